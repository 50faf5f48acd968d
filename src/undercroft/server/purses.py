"""My tables, on several devices: the links that somebody holds, kept under one link that brings them all back.

They lie sealed with a key made of that link, which the server doesn't keep: whoever has the database has no link.
"""

from hashlib import blake2b
from typing import Literal

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import delete as delete_from
from sqlalchemy import insert, select, update

from undercroft.server.asking import Asking, Here, House, Name, bearer
from undercroft.server.database import Database
from undercroft.server.guard import check_password
from undercroft.server.schema import PURSES
from undercroft.server.seal import Seal
from undercroft.server.store import now
from undercroft.server.tables import Unknown
from undercroft.server.tokens import Token, hashed, new_token
from undercroft.table import NotLegal, Seat

MOST_TABLES = 500


class HeldLink(msgspec.Struct, frozen=True):
    """A seat's link, and who sits there: I, somebody at the same screen, or somebody elsewhere."""

    token: str
    seat: Seat
    who: Literal["me", "here", "away"] = "me"


class Holding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The links to one match or campaign."""

    match: str = ""
    campaign: str = ""
    name: Name = ""
    """What its holder calls it."""
    held: tuple[HeldLink, ...] = ()
    audience: str = ""
    owner: str = ""


class Purse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of one person, the newest first."""

    tables: list[Holding]


class PurseLink(msgspec.Struct, frozen=True):
    """The token that brings a purse back: `Authorization: Bearer TOKEN`."""

    token: Token


class Purses(Controller):
    """Purses over HTTP."""

    path = "/api/purse"

    @post("/")
    async def begin(self, tables: Here, house: House, request: Asking, data: JSONBody[Purse]) -> PurseLink:
        """Keep a purse under a new link."""
        check_password(house, request)
        token = new_token()
        database = tables.store.database
        async with database.writing() as connection:
            await connection.execute(insert(PURSES), {"token": hashed(token), **packed(data, token)})
        return PurseLink(token)

    @get("/")
    async def bring(self, tables: Here, request: Asking) -> Purse:
        """The purse of this link."""
        return await purse_of(tables.store.database, bearer(request))

    @put("/")
    async def keep(self, tables: Here, request: Asking, data: JSONBody[Purse]) -> Purse:
        """Replace the purse of this link."""
        token = bearer(request)
        await purse_of(tables.store.database, token)
        mine = update(PURSES).where(PURSES.c.token == hashed(token))
        async with tables.store.database.writing() as connection:
            await connection.execute(mine.values(packed(data, token)))
        return data

    @delete("/")
    async def forget(self, tables: Here, request: Asking) -> None:
        """Forget the purse of this link; the matches stay."""
        token = bearer(request)
        await purse_of(tables.store.database, token)
        async with tables.store.database.writing() as connection:
            await connection.execute(delete_from(PURSES).where(PURSES.c.token == hashed(token)))


async def purse_of(database: Database, token: str) -> Purse:
    wanted = select(PURSES.c.sealed).where(PURSES.c.token == hashed(token))
    async with database.reading() as connection:
        sealed = (await connection.execute(wanted)).scalar_one_or_none()
    if sealed is None:
        raise Unknown("this link brings nothing back: it is cut short, or it was forgotten")
    return msgspec.json.decode(seal_of(token).open(sealed), type=Purse)


def packed(purse: Purse, token: str) -> dict[str, bytes | int]:
    if len(purse.tables) > MOST_TABLES:
        raise NotLegal(f"a purse holds {MOST_TABLES} tables; forget some of those that are over")
    return {"sealed": seal_of(token).close(msgspec.json.encode(purse)), "touched": now()}


def seal_of(token: str) -> Seal:
    """The seal that only this token makes."""
    return Seal(blake2b(token.encode(), digest_size=32, person=b"undercroft-purse").digest())
