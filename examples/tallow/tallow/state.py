"""What a fight remembers: the places of its flow, its figures; and the events that tell of it."""

from collections.abc import Iterable

import msgspec

from tallow.content import ROOMS, Room
from undercroft.grid import Mask
from undercroft.table import Event, Finished, Game, Place, Seat, State, ZoneId

FATE, FATE_TURNED = ZoneId("fate"), ZoneId("fate-turned")
FOES, FOES_TURNED = ZoneId("foes"), ZoneId("foes-turned")
LOST = ZoneId("lost")


class Dawn(Place, frozen=True):
    """The heroes stand at the door."""


class Choose(Place, frozen=True):
    """A round begins, and all choose a card in secret."""


class Hurry(Place, frozen=True):
    """The cards are open; oil can still change the order."""


class Turn(Place, frozen=True):
    """The figure at this place of the order acts."""

    at: int


class Hero(msgspec.Struct):
    id: str
    seat: Seat
    at: str
    hp: int
    max_hp: int
    oil: int
    haste: int = 0

    def zone(self, what: str) -> ZoneId:
        """The hero's `hand`, `chosen` or `played` cards."""
        return ZoneId(f"{what}-{self.id}")


class Foe(msgspec.Struct):
    id: str
    kind: str
    at: str
    hp: int


class Fight(State[Dawn | Choose | Hurry | Turn | Finished], kw_only=True):
    room: str
    heroes: dict[str, Hero]
    foes: dict[str, Foe]
    round: int = 1
    order: list[str] = []
    aid: int = 0
    """What a friend's oil adds to the blow that is being struck."""

    @property
    def map(self) -> Room:
        return ROOMS[self.room]

    def standing(self, seat: Seat | None = None) -> list[Hero]:
        return [hero for hero in self.heroes.values() if hero.hp and (not seat or seat == hero.seat)]

    def living(self) -> list[Foe]:
        return [foe for foe in self.foes.values() if foe.hp]

    def figures(self) -> list[Hero | Foe]:
        return [*self.standing(), *self.living()]

    def mask(self, figures: Iterable[Hero | Foe]) -> Mask:
        """The cells where these figures stand."""
        return self.map.board.mask_of([figure.at for figure in figures])


Table = Game[Fight, None]


class Cried(Event, frozen=True):
    words: str


class RoundBegan(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    who: str


class Rested(Event, frozen=True):
    who: str


class OilUsed(Event, frozen=True):
    """Oil was burnt, given away or blown out."""

    who: str
    left: int


class Moved(Event, frozen=True):
    who: str
    to: str


class Looked(Event, frozen=True):
    """Somebody looked at the next fate card: what the others learn of it."""

    who: str


class Peeked(Looked, frozen=True):
    fate: str


class Attacked(Event, frozen=True):
    who: str
    whom: str
    hit: int


class FateTurned(Event, frozen=True):
    fate: str


class Saved(Event, frozen=True):
    """A card was given up against damage."""

    who: str
    card: str


class Suffered(Event, frozen=True):
    who: str
    damage: int


class Fell(Event, frozen=True):
    who: str
