"""What a campaign remembers from one chapter to the next."""

from typing import Literal

import msgspec

from undercroft.games.haven.content.model import Rewards


class Hero(msgspec.Struct, kw_only=True):
    """A character's sheet: all that stays of it between scenarios (JL-CHAR-09)."""

    id: str
    kind: str
    level: int = 1
    xp: int = 0
    gold: int = 0
    checks: int = 0
    perks: list[int] = []
    """One number for each marked box: which perk of the class's list."""
    owed: int = 0
    """Perks that are gained and not chosen yet."""
    learnt: list[str] = []
    """Cards gained by level-ups."""
    hand: list[str] = []
    """The cards for the next scenario; none: those of the tutorial."""
    items: list[str] = []
    equipped: list[str] = []


class Chronicle(msgspec.Struct, kw_only=True):
    """The campaign: its characters, the map, the decks of events and of items (JL-CAMP-08)."""

    difficulty: int = 0
    heroes: list[Hero] = []
    next: Literal["scenario", "city"] = "scenario"
    won: list[str] = []
    """The scenarios completed, in order."""
    unlocked: list[str] = []
    locked: list[str] = []
    treasures: list[int] = []
    shop: dict[str, int] = {}
    """How many copies of each item can be bought."""
    events: list[str] = []
    """The cards that are left; empty before events are part of the game."""
    resolved: list[str] = []
    event_due: bool = False
    pending: list[Rewards] = []
    """Rewards of which the players have still to say who gets them."""
    conditions: list[str] = []
    """What all start the next scenario with."""

    def hero(self, id: str) -> Hero:
        return next(hero for hero in self.heroes if hero.id == id)
