"""What can happen between scenarios."""

from undercroft.table import Event
from undercroft.words import Text


class CharacterJoined(Event, frozen=True):
    who: str
    name: str


class CameHome(Event, frozen=True):
    """What a character brought from a scenario."""

    who: str
    xp: int
    bonus: int
    coins: int
    gold: int
    checks: int


class Rewarded(Event, frozen=True):
    """Something for each character."""

    what: str
    amount: int


class Located(Event, frozen=True):
    """A sticker on the map: a new location, or one that can't be played any more."""

    scenario: Text
    at: str
    how: str


class EventDrawn(Event, frozen=True):
    card: str
    text: Text


class EventTurned(Event, frozen=True):
    """The back of the card is read."""

    card: str
    option: str
    text: Text


class GoldGained(Event, frozen=True):
    who: str
    gold: int


class GoldLost(Event, frozen=True):
    who: str
    gold: int


class ItemGained(Event, frozen=True):
    who: str
    item: Text


class NoCopyLeft(Event, frozen=True):
    item: Text


class WillStartWith(Event, frozen=True):
    """A condition waits for the next scenario."""

    who: str
    condition: str


class Learnt(Event, frozen=True):
    who: str
    card: Text


class LevelReached(Event, frozen=True):
    who: str
    level: int
    hp: int


class PerkMarked(Event, frozen=True):
    who: str
    perk: int


class Bought(Event, frozen=True):
    who: str
    item: Text
    gold: int


class Sold(Event, frozen=True):
    who: str
    item: Text
    gold: int


class Given(Event, frozen=True):
    who: str
    to: str
    item: Text


class DifficultyChosen(Event, frozen=True):
    difficulty: str
