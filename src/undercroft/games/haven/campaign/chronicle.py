"""What a campaign remembers from one chapter to the next."""

from typing import Any, Literal

import msgspec

from undercroft.games.haven.content.model import Rewards


class Hero(msgspec.Struct, kw_only=True):
    """A character's sheet: all that stays of it between scenarios (JL-CHAR-09)."""

    id: str
    kind: str
    name: str = ""
    """Given by its player; without one it is called by its class."""
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
    """The cards for the next scenario; none: those that everybody begins with."""
    items: list[str] = []
    equipped: list[str] = []
    conditions: list[str] = []
    """What it starts the next scenario with."""


class Return(msgspec.Struct, kw_only=True):
    """What a character came home with from the last scenario, to be told in the city."""

    hero: str
    xp: int
    bonus: int
    coins: int
    gold: int
    checks: int


class Chronicle(msgspec.Struct, kw_only=True):
    """The campaign: its characters, the map, the decks of events and of items (JL-CAMP-08)."""

    difficulty: int = 0
    heroes: list[Hero] = []
    next: Literal["party", "scenario", "city"] = "scenario"
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
    last: str = ""
    """The scenario played last."""
    returns: list[Return] = []
    """News of it, until they have been told."""
    pending: list[Rewards] = []
    """Rewards of which the players have still to say who gets them."""

    def hero(self, id: str) -> Hero:
        return next(hero for hero in self.heroes if hero.id == id)


def read(state: Any) -> Chronicle:
    """A copy to change: what a campaign has stored is never changed in place."""
    return msgspec.convert(msgspec.json.decode(msgspec.json.encode(state)), Chronicle)


def written(chronicle: Chronicle) -> Any:
    """As a campaign stores it: complete between any two chapters (JL-CAMP-10, JL-CAMP-11)."""
    return msgspec.to_builtins(chronicle)
