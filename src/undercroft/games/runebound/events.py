"""What can happen in a game of Runebound."""

from undercroft.table import Event


class FirstPlayer(Event, frozen=True):
    seat: str


class HeroChosen(Event, frozen=True):
    seat: str
    who: str


class Placed(Event, frozen=True):
    """A figure was put on a hex."""

    who: str
    at: str


class TurnBegan(Event, frozen=True):
    who: str


class Acted(Event, frozen=True):
    """A hero spends actions: `what` is move, rest, train, shop, adventure, stand, nothing."""

    who: str
    what: str
    actions: int = 1


class Rolled(Event, frozen=True):
    who: str
    dice: tuple[str, ...]


class DieTurned(Event, frozen=True):
    """A die was rerolled or turned."""

    who: str
    die: str
    now: str


class Exerted(Event, frozen=True):
    who: str
    card: str


class Moved(Event, frozen=True):
    who: str
    to: str
    die: str = ""


class Healed(Event, frozen=True):
    who: str
    damage: int


class Suffered(Event, frozen=True):
    """Damage was dealt or suffered."""

    who: str
    damage: int
    kind: str = ""


class Blocked(Event, frozen=True):
    who: str
    damage: int


class Defeated(Event, frozen=True):
    who: str


class Recovered(Event, frozen=True):
    """No longer defeated."""

    who: str


class Delayed(Event, frozen=True):
    who: str


class StoodUp(Event, frozen=True):
    who: str


class Eliminated(Event, frozen=True):
    who: str


class GoldChanged(Event, frozen=True):
    who: str
    gold: int
    """What was gained, or below zero lost."""


class TokensChanged(Event, frozen=True):
    who: str
    token: str
    amount: int


class Learned(Event, frozen=True):
    who: str
    card: str


class Forgot(Event, frozen=True):
    """A learned skill was discarded over the limit."""

    who: str
    card: str


class Tested(Event, frozen=True):
    """The result of an attribute test."""

    who: str
    attribute: str
    successes: int


class Revealed(Event, frozen=True):
    card: str
    stars: int


class Bought(Event, frozen=True):
    who: str
    card: str
    gold: int


class Sold(Event, frozen=True):
    who: str
    card: str
    gold: int


class Traded(Event, frozen=True):
    """Goods were traded in."""

    who: str
    card: str
    gold: int


class Exchanged(Event, frozen=True):
    """Two heroes swapped gold and assets."""

    who: str
    whom: str


class Refused(Event, frozen=True):
    who: str
    whom: str


class GemTurned(Event, frozen=True):
    at: str
    active: bool


class Drawn(Event, frozen=True):
    """An adventure or story card is resolved."""

    who: str
    card: str


class Chose(Event, frozen=True):
    """An option of a card."""

    who: str
    card: str
    option: int


class QuestDone(Event, frozen=True):
    who: str
    card: str
    outcome: int


class TrophyGained(Event, frozen=True):
    who: str
    deck: str


class Used(Event, frozen=True):
    """An ability is used."""

    who: str
    source: str


class Cancelled(Event, frozen=True):
    source: str


class CombatBegan(Event, frozen=True):
    who: str
    whom: str


class CombatRoundBegan(Event, frozen=True):
    round: int


class Cast(Event, frozen=True):
    who: str
    faces: tuple[str, ...]


class HasInitiative(Event, frozen=True):
    who: str


class Attacked(Event, frozen=True):
    who: str
    damage: int
    kind: str


class Spent(Event, frozen=True):
    """A combat token was spent or removed."""

    who: str
    face: str


class Flipped(Event, frozen=True):
    who: str
    face: str
    now: str


class Doubled(Event, frozen=True):
    who: str
    face: str


class Passed(Event, frozen=True):
    who: str


class Retreated(Event, frozen=True):
    who: str
    to: str


class CombatEnded(Event, frozen=True):
    how: str
    loser: str = ""


class RoundEnded(Event, frozen=True):
    round: int


class TimeMoved(Event, frozen=True):
    act: int
    space: int


class TokenPlaced(Event, frozen=True):
    token: str
    at: str


class TokenRemoved(Event, frozen=True):
    token: str
    at: str


class VillainMoved(Event, frozen=True):
    at: str
