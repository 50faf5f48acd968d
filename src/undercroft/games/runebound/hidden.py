"""What is hidden, and from whom."""

from undercroft.games.runebound.box import Box
from undercroft.games.runebound.state import Runebound
from undercroft.table import Card, Secret, swap_cards


def in_a_hand(card: Card) -> bool:
    """Skill cards in hand are known to their owner only (RB-VIEW-05)."""
    return card.zone.startswith("hand-")


def a_trophy(card: Card) -> bool:
    """The fronts of gained trophies are known to their owner only (RB-VIEW-06)."""
    return card.zone.startswith("trophies-")


def in_a_deck(card: Card) -> bool:
    """What lies in the decks is known to nobody (RB-VIEW-07)."""
    return card.zone in ("skills", "assets", "story", "social", "combat", "exploration")


SECRETS: list[Secret[Runebound, Box]] = [
    Secret("RB-VIEW-05", swap_cards(in_a_hand)),
    Secret("RB-VIEW-06", swap_cards(a_trophy)),
    Secret("RB-VIEW-07", swap_cards(in_a_deck)),
]
