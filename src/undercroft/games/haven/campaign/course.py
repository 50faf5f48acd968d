"""The course of a campaign: the numbers and named policies that differ between editions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from undercroft.games.haven.campaign.town import Step
from undercroft.games.haven.content.model import Rewards
from undercroft.words import Text


@dataclass(frozen=True, kw_only=True)
class Course:
    """How a campaign of an edition goes. Scenarios are meant by their numbers."""

    interlude: Text
    """What the chapter between two scenarios is called."""
    steps: tuple[type[Step], ...]
    """The places of that chapter, in order."""
    first: int
    """The scenario it begins with."""
    better_cards_after: int
    """The scenario after which two cards of each tutorial hand are exchanged."""
    tutorial_ends: int
    """The last scenario played with the cards of the tutorial; afterwards hands are chosen and battle goals dealt."""
    events_after: int
    """The scenario that brings events into the game."""
    skipping: Rewards
    """What characters get that cannot play the tutorial."""
    thresholds: tuple[int, ...]
    """The experience that each level takes."""
    most_checks: int
    checks_a_perk: int
    room: Mapping[str, int]
    """How many items of each type can be worn at once."""
    small_items: Callable[[int], int]
    """How many small ones, by level."""
    sale_price: Callable[[int], int]
    """What the shop pays for an item of that value."""
    difficulties: tuple[int, ...]
