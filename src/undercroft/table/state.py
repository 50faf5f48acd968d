"""State is plain data: records of ids and numbers, copied, compared, stored and checked as a whole."""

from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec

from undercroft.table.card import Card, Zone
from undercroft.table.names import CardId, Seat, ZoneId


class Place(msgspec.Struct, frozen=True, tag=True):
    """A place where the outer flow of a game can stand: a phase, an activation, a round's end."""


class Finished(Place, frozen=True):
    """The match is over: how it ended, and what it hands to a campaign."""

    outcome: str
    report: dict[str, Any] = {}


class Barrier(msgspec.Struct):
    """Secret choices of several seats at the same time: who is still choosing, who has chosen."""

    waiting: list[Seat]
    done: list[Seat] = msgspec.field(default_factory=list[Seat])


P = TypeVar("P")


class State(msgspec.Struct, Generic[P], kw_only=True):
    """What every match holds. A game's state is a subclass that names its places and adds its own fields."""

    place: P
    seats: list[Seat]
    cards: dict[CardId, Card] = {}
    zones: dict[ZoneId, Zone] = {}
    switches: dict[str, bool] = {}
    """The house rules that are on."""
    barrier: Barrier | None = None
    draws: int = 0
    """How many random words have been used."""
    key: int = 0
    """Which of the match's keys they come from; an undo past a revealed draw takes the next."""


AnyState = State[Any]
S = TypeVar("S", bound=AnyState)


class Codec(Generic[S]):
    """Packs states of one game into bytes and back: the way they are copied, stored and compared."""

    def __init__(self, kind: type[S]) -> None:
        self.kind = kind
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(kind).decode

    def copy(self, state: S) -> S:
        return self.decode(self.encode(state))

    def checksum(self, state: S) -> str:
        """The same for equal states, on every machine."""
        return blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=8).hexdigest()
