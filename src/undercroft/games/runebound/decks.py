"""Decks and their discard piles: what is shuffled anew when it runs out, and what never is."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, ZoneId, draw, move, shuffle

SKILLS = ZoneId("skills")
ASSETS = ZoneId("assets")
STORY = ZoneId("story")
TRACK = ZoneId("story-quests")
TABLE = ZoneId("table")
"""Cards that are being resolved, and those revealed for a test."""
OUT = ZoneId("out")
"""Out of the game."""


def pile_of(deck: str) -> ZoneId:
    """Each deck has a discard pile of its own; discarded cards lie face up (RB-SPEND-12, RB-VIEW-08)."""
    return ZoneId(f"{deck}-discard")


def discard(game: Table, card: CardId, rule: str = "RB-SPEND-12") -> None:
    """Lay a card onto the discard pile of its deck (RB-SPEND-12); an empty skill or asset deck is refilled."""
    back = game.state.cards[card].back
    move(game, card, pile_of(back), rule)
    if back in (SKILLS, ASSETS) and not game.state.zones[ZoneId(back)].cards:
        reshuffle(game, ZoneId(back))


def reshuffle(game: Table, deck: ZoneId) -> None:
    """An empty skill or asset deck is made anew of its discard pile, at once, in the middle of anything.

    RB-LIMIT-05, RB-LIMIT-06, RB-TEST-16. Adventure decks never are (RB-LIMIT-04). Cards on the table, revealed for a
    test under way, aren't in the pile yet. Where both are empty, it happens as soon as a card is discarded
    (RB-OPEN-14).
    """
    zones = game.state.zones
    pile = zones[pile_of(deck)]
    for card in pile.cards:
        game.state.cards[card].zone = deck
    zones[deck].cards += pile.cards
    pile.cards = []
    shuffle(game, deck)


def draw_top(game: Table, deck: ZoneId, target: ZoneId, rule: str) -> CardId | None:
    """The top card of a deck (RB-SPEND-09); None where no card is left (RB-OPEN-14)."""
    if not game.state.zones[deck].cards:
        return None
    card = draw(game, deck, target, rule)
    if deck in (SKILLS, ASSETS) and not game.state.zones[deck].cards:
        reshuffle(game, deck)
    return card


def hand(game: Table, hero: Hero) -> list[CardId]:
    """The skill cards in hand, which is what cards mean by skills (RB-SKILL-09); learned ones lie elsewhere.

    RB-TRAIN-07.
    """
    return game.state.zones[hero.zone("hand")].cards
