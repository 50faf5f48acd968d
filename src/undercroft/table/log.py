"""What a match writes down: one entry for everything that was decided, in order, never changed."""

from typing import Literal, TypeAlias

import msgspec

from undercroft.table.names import CardId, RuleId, Seat, ZoneId

By = Literal["seat", "forced", "order"]


class Entry(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """One line of the log; its number is its place."""


class Answered(Entry, frozen=True):
    """A question was answered: by its seat, because only one option was left, or by a standing order."""

    seat: Seat
    kind: str
    text: str
    fingerprint: int
    by: By = "seat"


class Supplied(Entry, frozen=True):
    """What real dice or cards showed, or a test laid in readiness."""

    purpose: str
    result: str


class SetValue(msgspec.Struct, frozen=True, tag=True):
    """Set one value of the state: `figures/mira/hp`."""

    path: str
    value: int | str | bool | None


class MoveCard(msgspec.Struct, frozen=True, tag=True):
    """Lay a card into a zone by hand."""

    card: CardId
    zone: ZoneId


class Ruling(msgspec.Struct, frozen=True, tag=True):
    """The table's word on a rule: noted, so that the log explains what was done by hand."""

    text: str
    rule: RuleId = ""


Change: TypeAlias = SetValue | MoveCard | Ruling


class Overrode(Entry, frozen=True):
    """The table overruled the program."""

    seat: Seat
    change: Change


class HouseRuled(Entry, frozen=True):
    """A house rule was switched."""

    seat: Seat
    house_rule: str
    on: bool


class Rekeyed(Entry, frozen=True):
    """After an undo past a revealed draw chance goes on from a new key."""

    key: bytes


class Redealt(Entry, frozen=True):
    """A fork that plays on from what one seat knows: all it can't know was dealt anew."""

    viewer: Seat
    key: bytes


class Undone(Entry, frozen=True):
    """Everything from a line on was taken back (`keep` lines stand)."""

    seat: Seat
    keep: int


class Redone(Entry, frozen=True):
    """The last undo was taken back."""

    seat: Seat


class Retracted(Entry, frozen=True):
    """A seat took back its own secret choices while others were still choosing."""

    seat: Seat
    since: int


class SetAside(Entry, frozen=True):
    """The rules have changed since: the lines from `keep` on no longer fit and were set aside."""

    keep: int
    why: str = ""


class Voted(Entry, frozen=True):
    """A seat's voice in a party that decides by consent."""

    seat: Seat
    kind: str
    text: str


class Ordered(Entry, frozen=True):
    """A seat set a standing order, or took it back."""

    seat: Seat
    order: str
    settings: dict[str, int] | None


Line: TypeAlias = Answered | Supplied | Overrode | HouseRuled | Rekeyed | Redealt
"""What play consists of; the other entries work on these lines."""
AnyEntry: TypeAlias = Line | Undone | Redone | Retracted | SetAside | Voted | Ordered
