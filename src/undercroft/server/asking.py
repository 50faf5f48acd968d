"""What every handler of the HTTP side shares: how a request names its token, its language and what it looks for."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from undercroft.server.settings import Settings
from undercroft.server.tables import Tables
from undercroft.table import NotAllowed, Seat, TableError
from undercroft.words import Lang

Asking = Request[Any, Any, Any]
Here = NamedDependency[Tables]
House = NamedDependency[Settings]
InPath = FromPath[str]
InNumber = FromPath[int]
Spoken = FromQuery[Lang]
Name = Annotated[str, msgspec.Meta(max_length=120, pattern="^[^\\x00-\\x1f\\x7f]*$")]
PASSWORD = "x-table-password"


class Refusal(msgspec.Struct, frozen=True):
    """Nothing was changed, and why: `code` for programs, `why` for people."""

    code: str
    why: str


class NoEntry(TableError):
    """The password of this server is missing or wrong."""


REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=why)
    for status, why in {
        400: "The request makes no sense.",
        401: "The server's password is missing or wrong.",
        403: "Pages of another origin may not do this.",
        404: "There is no such thing, or the link is no good.",
        409: "The rules, the table or its policy forbid it.",
        413: "What was sent is too large.",
        429: "There were too many requests from this address.",
    }.items()
}
"""What is refused, and how: documented with every handler."""
A_FILE = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="A file: see docs/matches.md.")}


def bearer(request: Asking) -> str:
    """The token of a request. It never stands in an address, because addresses are logged."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


async def seat_at(tables: Tables, request: Asking, table: str) -> Seat:
    """The seat at a match or campaign that the token of this request opens."""
    return (await tables.seats_of(table, [bearer(request)]))[0]


def must_be(owner: bool, what: str) -> None:
    if not owner:
        raise NotAllowed(f"only the owner {what}")
