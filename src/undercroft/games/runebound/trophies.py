"""Trophies: taken, gained, spent."""

from collections.abc import Sequence

from undercroft.games.runebound.box import DECKS, Table
from undercroft.games.runebound.content.terms import AnyDeck, Deck
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import discard, draw_top, pile_of
from undercroft.games.runebound.events import TrophyGained
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, Option, ZoneId, move


def trophies(game: Table, hero: Hero, deck: AnyDeck = "any") -> list[CardId]:
    """A hero's trophies of one type, or all of them; there is no limit to their number (RB-LIMIT-08)."""
    decks: Sequence[Deck] = DECKS if deck == "any" else (deck,)
    return [card for one in decks for card in game.state.zones[hero.zone(f"trophies-{one}")].cards]


async def take(game: Table, hero: Hero, card: CardId) -> None:
    """Turn the card that was just resolved face down and keep it; that counts as gaining it.

    RB-TROPHY-01, RB-TROPHY-02, RB-TROPHY-03; the back says of which type it is (RB-DECK-04).
    """
    deck = game.state.cards[card].back
    move(game, card, hero.zone(f"trophies-{deck}"), "RB-TROPHY-02")
    await gained(game, hero, deck, "RB-TROPHY-03")


async def gain(game: Table, hero: Hero, deck: AnyDeck, count: int = 1) -> None:
    """The top cards of a deck, unseen; where it is empty those of its discard pile, where both are, none.

    RB-TROPHY-04, RB-TROPHY-05, RB-TROPHY-06, RB-LIMIT-03, RB-TROPHY-10; what stands on it is not
    resolved (RB-TROPHY-11).
    """
    for _ in range(count):
        left = [one for one in (DECKS if deck == "any" else (deck,)) if has_trophies(game, one)]
        if not left:
            return
        options = [Option(f"deck:{one}", one) for one in left]
        which = await decide(game, hero.seat, "trophy-deck", options, "RB-TROPHY-05", hero=hero.id)
        target = hero.zone(f"trophies-{which}")
        if draw_top(game, ZoneId(which), target, "RB-TROPHY-04") is None:
            move(game, game.state.zones[pile_of(which)].cards[-1], target, "RB-TROPHY-06")
        await gained(game, hero, which, "RB-TROPHY-04")


def has_trophies(game: Table, deck: Deck) -> bool:
    zones = game.state.zones
    return bool(zones[ZoneId(deck)].cards or zones[pile_of(deck)].cards)


async def gained(game: Table, hero: Hero, deck: str, rule: str) -> None:
    """A trophy was gained; abilities may follow (RB-TROPHY-03)."""
    from undercroft.games.runebound.abilities import trigger

    game.tell(TrophyGained(hero.id, deck, rule=rule))
    await trigger(game, "trophy-gained", [hero.id])


def payments(game: Table, hero: Hero, cost: Sequence[AnyDeck]) -> bool:
    """Whether the hero's trophies can pay these orbs: a coloured orb by its own type, a grey one by any.

    RB-SKILL-06.
    """
    zones = game.state.zones
    left = {deck: len(zones[hero.zone(f"trophies-{deck}")].cards) for deck in DECKS}
    for orb in cost:
        if orb != "any":
            left[orb] -= 1
    return min(left.values()) >= 0 and sum(left.values()) >= sum(orb == "any" for orb in cost)


async def pay(game: Table, hero: Hero, cost: Sequence[AnyDeck], rule: str) -> None:
    """Spend a trophy for each orb, coloured ones first; the hero chooses which (RB-SKILL-07, RB-SPEND-04)."""
    for orb in sorted(cost, key=lambda orb: orb == "any"):
        await spend(game, hero, orb, rule)


async def spend(game: Table, hero: Hero, deck: AnyDeck, rule: str) -> None:
    """A spent trophy goes to the discard pile of its deck; of any type where none is asked for (RB-SPEND-04)."""
    options = [Option(f"trophy:{card}", card) for card in trophies(game, hero, deck)]
    card = await decide(game, hero.seat, "spend-trophy", options, rule, forced=False, hero=hero.id)
    discard(game, card, "RB-SPEND-04")
