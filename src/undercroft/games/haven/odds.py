"""What an attack promises: everybody may count which modifier cards a deck still holds."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from undercroft.games.haven.blow import Blow
from undercroft.games.haven.bonus import foresee, shield_of
from undercroft.games.haven.box import Table
from undercroft.games.haven.modifiers import compare, modify, owner_of, piles
from undercroft.table import Odds, Preview, ZoneId, cards_in
from undercroft.words import Message, Text


def preview_attack(game: Table, blow: Blow) -> Preview:
    """How likely an attack is enough, what it does on average, and how likely each damage is: with all sure bonuses."""
    foresee(game, blow)
    damages = damage_odds(game, blow)
    expected = f"{float(sum(damage * chance for damage, chance in damages.items())):.1f}"
    enough = sum(chance for damage, chance in damages.items() if damage >= blow.target.hp)
    promise = Message(
        "odds-enough",
        {"attack": blow.value, "drawn": drawn_way(blow), "expected": Text(expected, expected.replace(".", ","))},
    )
    odds = [(promise, enough)]
    odds += [(Message("odds-damage", {"damage": damage}), damages[damage]) for damage in sorted(damages)]
    return Preview(
        sight=((blow.attacker.at, blow.target.at),),
        affects=(blow.target.id,),
        odds=[Odds(result, float(chance)) for result, chance in odds],
    )


def drawn_way(blow: Blow) -> str:
    """How the card is drawn."""
    if blow.advantage == blow.disadvantage:
        return "plain"
    return "advantage" if blow.advantage else "disadvantage"


def damage_odds(game: Table, blow: Blow) -> dict[int, Fraction]:
    """Each damage a blow may do, with its probability; items are yet to be decided on."""
    shield = shield_of(game, blow.target)
    found: dict[int, Fraction] = {}
    for value, chance in value_odds(game, blow):
        damage = blow.left(value, shield)
        found[damage] = found.get(damage, Fraction(0)) + chance
    return found


def value_odds(game: Table, blow: Blow) -> Iterator[tuple[int, Fraction]]:
    """The attack values that the next card, or the better or worse of two, makes of a blow."""
    owner = owner_of(game, blow.attacker)
    deck, spent = piles(owner)
    pile = _count(game, deck) or _count(game, spent)
    for first, chance in _shares(pile):
        after = pile - Counter([first]) or _count(game, spent)
        if blow.advantage == blow.disadvantage or not after:
            yield modify(blow.value, game.content.modifier(first)), chance
            continue
        for second, share in _shares(after):
            yield better_value(game, blow, first, second), chance * share


def better_value(game: Table, blow: Blow, first: str, second: str) -> int:
    """The value that counts of two cards; where it is unclear the first one, or with advantage the higher.

    JL-ADV-07, JL-ADV-08.
    """
    one, other = game.content.modifier(first), game.content.modifier(second)
    order = compare(one, other, blow.value)
    values = [modify(blow.value, card) for card in (one, other)]
    if blow.advantage:
        return max(values)
    return values[0] if order is None else min(values)


def _count(game: Table, pile: ZoneId) -> "Counter[str]":
    return Counter(card.definition for card in cards_in(game, pile))


def _shares(pile: "Counter[str]") -> Iterator[tuple[str, Fraction]]:
    """The cards of a pile and how likely each comes up."""
    total = pile.total()
    for card in sorted(pile):
        yield card, Fraction(pile[card], total)
