"""What goes over a WebSocket: one JSON object a frame, told apart by `do` (to the server) and `is` (to the client).

docs/server.md describes every message. `ref` is a number the client picks; the reply carries it back.
"""

from typing import Any, TypeAlias

import msgspec

from undercroft.table import Seat
from undercroft.table.names import RuleId
from undercroft.words import Lang

LONGEST = 16 * 1024
"""Bytes of one message; nothing a person does at a table needs more."""


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    ref: int = 0


class Hello(Request, frozen=True, kw_only=True):
    """The first message: the tokens of the seats held here, and where to sit down."""

    tokens: list[str]
    lang: Lang = "en"
    sit: Seat | None = None


class Sit(Request, frozen=True, kw_only=True):
    """Look at the table from another seat that is held here."""

    seat: Seat


class Speak(Request, frozen=True, kw_only=True):
    lang: Lang


class Answer(Request, frozen=True, kw_only=True):
    question: str
    option: str


class Look(Request, frozen=True, kw_only=True):
    """Ask what an option would do."""

    question: str
    option: str


class Undo(Request, frozen=True):
    pass


class Redo(Request, frozen=True):
    pass


AnyRequest: TypeAlias = Hello | Sit | Speak | Answer | Look | Undo | Redo


class Reply(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    pass


class Line(msgspec.Struct, frozen=True):
    """A line of the log people read."""

    number: int
    depth: int
    text: str
    rule: RuleId
    kind: str
    things: tuple[str, ...]


class Log(msgspec.Struct, frozen=True):
    """Lines up to number `keep` stand; these follow."""

    keep: int
    lines: list[Line]


class Welcome(Reply, frozen=True):
    """Everything, from a seat: the first thing a client gets, and again when seat or language change."""

    match: str
    game: str
    name: str
    seats: tuple[Seat, ...]
    held: list[Seat]
    seat: Seat
    view: dict[str, Any]
    log: Log
    ref: int = 0


class Changed(Reply, frozen=True):
    """What is new: a patch of the view (see `table/patch.py`) and of the log."""

    patch: Any
    log: Log | None


class Present(Reply, frozen=True):
    """Which seats somebody is connected for."""

    seats: list[Seat]


class Stored(Reply, frozen=True):
    """What was asked is done, and on the disk."""

    ref: int


class Looked(Reply, frozen=True):
    ref: int
    preview: dict[str, Any] | None


class Refused(Reply, frozen=True):
    """Nothing was changed; `code` for programs, `why` for people."""

    ref: int
    code: str
    why: str


AnyReply: TypeAlias = Welcome | Changed | Present | Stored | Looked | Refused
