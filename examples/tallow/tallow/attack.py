"""An attack: fate, what a hero can do against it, and damage."""

from collections import Counter
from collections.abc import Sequence

from tallow.content import FATES
from tallow.state import FATE, FATE_TURNED, LOST, Attacked, FateTurned, Fell, Foe, Hero, Saved, Suffered, Table
from undercroft.table import CardId, Odds, Option, Question, Seat, ZoneId, cards_in, draw, move, shuffle

SAVED_BY_A_CARD = 3


async def attack(game: Table, attacker: Hero | Foe, target: Hero | Foe, hit: int) -> None:
    """Turn a fate card and add it; the target suffers what is left of it (TV-ATTACK-02)."""
    with game.resolving(Attacked(attacker.id, target.id, hit, rule="TV-ATTACK-02")):
        damage = max(0, hit + turn_fate(game))
        if isinstance(target, Hero):
            damage = await save(game, target, damage)
        suffer(game, target, damage)


def turn_fate(game: Table) -> int:
    """The next fate card; all are shuffled after a miss, and after the last (TV-FATE-01, TV-FATE-02)."""
    fate = game.state.cards[draw(game, FATE, FATE_TURNED, "TV-FATE-01")].definition
    game.tell(FateTurned(fate, rule="TV-FATE-01"))
    refill(game, FATE, FATE_TURNED, now=fate == "miss")
    return FATES[fate]


def refill(game: Table, deck: ZoneId, turned: ZoneId, now: bool = False) -> None:
    """A deck that is empty, or has to be shuffled now, gets its turned cards back in unknown order (TV-DECK-01)."""
    if now or not game.state.zones[deck].cards:
        for card in cards_in(game, turned):
            move(game, card.id, deck, "TV-DECK-01")
        shuffle(game, deck)


def fates_ahead(game: Table, seat: Seat) -> list[str]:
    """What the next fate card can be, as far as a seat knows (TV-PEER-01)."""
    deck = cards_in(game, FATE)
    if game.state.zones[FATE].top and deck[-1].known_to(seat):
        return [deck[-1].definition]
    return [card.definition for card in deck if not card.known_to(seat)] or [card.definition for card in deck]


def odds(hit: int, fates: Sequence[str]) -> list[Odds]:
    """Each damage with its chance, if one of these fates is as likely as another (TV-ATTACK-02).

    >>> [(one.result, one.chance) for one in odds(1, ["miss", "+0", "+0", "+2"])]
    [('0', 0.25), ('1', 0.5), ('3', 0.25)]
    """
    counted = Counter(max(0, hit + FATES[fate]) for fate in fates)
    return [Odds(str(damage), times / len(fates)) for damage, times in sorted(counted.items())]


async def save(game: Table, hero: Hero, damage: int) -> int:
    """A hero may give up cards from the hand for good, one by one: each takes 3 off the damage (TV-SAVE-01)."""
    while damage and (hand := cards_in(game, hero.zone("hand"))):
        options: list[Option[CardId | None]] = [Option("suffer", None)]
        options.extend(Option(f"lose:{card.id}", card.id) for card in hand)
        lost = await game.ask(Question((hero.seat,), "save", options, "TV-SAVE-01", {"who": hero.id, "damage": damage}))
        if lost is None:
            break
        move(game, lost, LOST, "TV-SAVE-01")
        game.tell(Saved(hero.id, lost, rule="TV-SAVE-01"))
        damage = max(0, damage - SAVED_BY_A_CARD)
    return damage


def suffer(game: Table, figure: Hero | Foe, damage: int) -> None:
    """Hit points go down; at none the figure falls (TV-DAMAGE-01)."""
    if damage:
        figure.hp = max(0, figure.hp - damage)
        game.tell(Suffered(figure.id, damage, rule="TV-DAMAGE-01"))
        if not figure.hp:
            game.tell(Fell(figure.id, rule="TV-DAMAGE-01"))
