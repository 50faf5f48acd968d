"""What goes over a WebSocket: one JSON object a frame, told apart by `do` (to the server) and `is` (to the client).

docs/server.md describes every message. `ref` is a number the client picks; the reply carries it back.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from undercroft.server.life import Clock, Motion, What
from undercroft.table import Seat
from undercroft.table.log import Change
from undercroft.table.names import RuleId
from undercroft.words import Lang

LONGEST = 16 * 1024
"""Bytes of one message; nothing a person does at a table needs more."""
VERSION = 2
"""Raised when an older page can't go on: it should be loaded again."""


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


class Undo(Request, frozen=True, kw_only=True):
    """Take back the last decision, or all lines from `keep` on."""

    keep: int | None = None


class Redo(Request, frozen=True):
    pass


class Order(Request, frozen=True, kw_only=True):
    """Set a standing order of this seat, or with null take it back."""

    order: str
    settings: dict[str, int] | None


class Override(Request, frozen=True, kw_only=True):
    """Overrule the program by hand."""

    change: Change


class Switch(Request, frozen=True, kw_only=True):
    """Switch a house rule."""

    house_rule: str
    on: bool


class Say(Request, frozen=True, kw_only=True):
    text: str


class Ping(Request, frozen=True, kw_only=True):
    """Point at something on the table."""

    thing: str


class Propose(Request, frozen=True, kw_only=True):
    """Put to the vote what one seat can't do alone."""

    what: What
    keep: int = -1


class Agree(Request, frozen=True):
    pass


class Decline(Request, frozen=True):
    pass


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class SetClock(Request, frozen=True, kw_only=True, tag="clock"):
    clock: Clock


class Relieve(Request, frozen=True, kw_only=True):
    """Let a bot or another seat play for a seat; with an empty `by` it is given back."""

    seat: Seat
    by: str


class History(Request, frozen=True, kw_only=True):
    """See the table as it stood after so many lines."""

    line: int


class Share(Request, frozen=True, kw_only=True):
    """Make a link to what this seat sees, or saw after so many lines."""

    line: int | None = None


AnyRequest: TypeAlias = (
    Hello
    | Sit
    | Speak
    | Answer
    | Look
    | Undo
    | Redo
    | Order
    | Override
    | Switch
    | Say
    | Ping
    | Propose
    | Agree
    | Decline
    | Pause
    | Resume
    | SetClock
    | Relieve
    | History
    | Share
)


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
    line: int
    """The line of the match that it goes back to: an undo with this `keep` leaves it as the newest."""


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
    owner: bool = False
    """The owner's token was shown as well."""
    campaign: str = ""
    version: int = VERSION


class Changed(Reply, frozen=True):
    """What is new: a patch of the view (see `table/patch.py`) and of the log."""

    patch: Any
    log: Log | None


class Present(Reply, frozen=True):
    """Which seats somebody is connected for."""

    seats: list[Seat]


class Table(Reply, frozen=True):
    """The life of the table: sent after the welcome and whenever it has changed."""

    paused: Seat
    bots: dict[Seat, str]
    stand_ins: dict[Seat, Seat]
    motion: Motion | None
    clock: Clock
    heir: Seat
    since: int
    """When something was last decided, in seconds since 1970: the clock runs from here."""
    closed: bool
    """Its campaign has taken this chapter over: nothing is decided here any more."""
    next: str
    """The match of the chapter that follows."""


class Orders(Reply, frozen=True):
    """The standing orders of this seat: sent after the welcome and whenever they have changed."""

    orders: dict[str, dict[str, int]]


class Remark(msgspec.Struct, frozen=True):
    """Something that was said (`kind` chat) or pointed at (`kind` ping)."""

    number: int
    at: int
    seat: Seat
    kind: str
    text: str


class Said(Reply, frozen=True):
    """New remarks; after the welcome the newest ones there are."""

    remarks: list[Remark]


class Past(Reply, frozen=True):
    """How the table looked to this seat after so many lines."""

    ref: int
    line: int
    lines: int
    """So many lines there are now."""
    view: dict[str, Any]
    log: Log


class Shared(Reply, frozen=True):
    """The token that opens a shared position (`GET /api/position`)."""

    ref: int
    token: str


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
    among: Sequence[str] = ()
    """What could have been named instead."""


AnyReply: TypeAlias = Welcome | Changed | Present | Table | Orders | Said | Past | Shared | Stored | Looked | Refused
