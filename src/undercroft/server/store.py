"""The store: matches and their logs in a database. What it has acknowledged is on the disk."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from undercroft.server.appending import Appender, Conflict
from undercroft.server.database import Database
from undercroft.server.life import Life
from undercroft.server.schema import ENTRIES, LINKS, MATCHES
from undercroft.server.tokens import Token, hashed
from undercroft.table import Match, Policy, Seat, Setup
from undercroft.table.log import AnyEntry, Redealt, Rekeyed


class Stored(NamedTuple):
    """A match as the store holds it."""

    setup: Setup
    policy: Policy
    key: bytes
    log: list[AnyEntry]
    life: Life
    version: int
    """Of `life`."""
    campaign: str
    touched: int
    """When something was last written at this match, in seconds."""


class Store:
    """Matches, their logs, and who may sit where."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._seal = database.seal
        self._appender = Appender(database)
        self._decode = msgspec.json.Decoder(AnyEntry).decode

    # Matches

    async def create(
        self, match: Match[Any, Any], links: Mapping[str, bytes], life: Life | None = None, campaign: str = ""
    ) -> str:
        """Store a new match with the log it starts with, and the hashes of the links to its seats."""
        id = secrets.token_hex(8)
        row = {
            "id": id,
            "system": match.system.id,
            "setup": msgspec.json.encode(match.setup),
            "policy": msgspec.json.encode(match.policy),
            "sealed_key": self._seal.close(match.keys[0]),
            "life": msgspec.json.encode(life or Life()).decode(),
            "created": now(),
            "campaign": campaign,
        }
        async with self.database.writing() as connection:
            await connection.execute(insert(MATCHES), row)
            if links:
                await connection.execute(insert(LINKS), held(id, links))
            if match.history.log:
                await connection.execute(insert(ENTRIES), self._rows(id, 0, match.history.log))
        return id

    async def append(self, match: str, number: int, entries: Sequence[AnyEntry]) -> None:
        """Write entries from a number on, all or none; returns when they are on the disk."""
        if entries:
            await self._appender.append(match, self._rows(match, number, entries))

    async def load(self, match: str) -> Stored | None:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).one_or_none()
            if found is None:
                return None
            lines = select(ENTRIES.c.entry, ENTRIES.c.at).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
            rows = (await connection.execute(lines)).all()
        return Stored(
            msgspec.json.decode(found.setup, type=Setup),
            msgspec.json.decode(found.policy, type=Policy),
            self._seal.open(found.sealed_key),
            [self._opened(self._decode(row.entry)) for row in rows],
            msgspec.json.decode(found.life, type=Life),
            found.life_version,
            found.campaign,
            rows[-1].at if rows else found.created,
        )

    async def times(self, match: str) -> list[int]:
        """When each entry was written, in seconds since 1970."""
        wanted = select(ENTRIES.c.at).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def is_reached(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.database.reading() as connection:
                await connection.execute(select(1))
        except (DBAPIError, OSError):
            return False
        return True

    async def length(self, match: str) -> int:
        """How many entries the log of a match has."""
        counted = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.match == match)
        async with self.database.reading() as connection:
            return (await connection.execute(counted)).scalar_one()

    async def entries_from(self, match: str, number: int) -> list[AnyEntry]:
        """What was written from a number on."""
        wanted = select(ENTRIES.c.entry).where(ENTRIES.c.match == match, ENTRIES.c.number >= number)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(ENTRIES.c.number))).scalars()
            return [self._opened(self._decode(entry)) for entry in rows]

    async def keep_life(self, match: str, life: Life, version: int) -> None:
        """Replace what the table agreed on, if nobody has since `version`."""
        mine = (MATCHES.c.id == match) & (MATCHES.c.life_version == version)
        values = {"life": msgspec.json.encode(life).decode(), "life_version": version + 1}
        async with self.database.writing() as connection:
            if (await connection.execute(update(MATCHES).where(mine).values(values))).rowcount != 1:
                raise Conflict(f"{match}: the table has agreed on something else meanwhile")
            await self.database.call(connection, match, "life")

    async def life(self, match: str) -> tuple[Life, int]:
        wanted = select(MATCHES.c.life, MATCHES.c.life_version).where(MATCHES.c.id == match)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one()
        return msgspec.json.decode(row.life, type=Life), row.life_version

    async def delete(self, match: str) -> None:
        """Delete a match with all that belongs to it."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.table == match))
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match))
            await self.database.call(connection, match, "gone")

    async def untouched_since(self, moment: int) -> list[str]:
        """The matches where nothing was written since then."""
        last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
        old = select(MATCHES.c.id).where(MATCHES.c.campaign == "", func.coalesce(last, MATCHES.c.created) < moment)
        async with self.database.reading() as connection:
            return list((await connection.execute(old)).scalars())

    # Links

    async def seats_of(self, table: str, tokens: Sequence[str]) -> list[Seat]:
        """The seats that these tokens open at this match or campaign, in the order of the tokens.

        The links of a campaign open all of its chapters.
        """
        wanted = [hashed(token) for token in tokens]
        campaign = select(MATCHES.c.campaign).where(MATCHES.c.id == table).scalar_subquery()
        here = (LINKS.c.table == table) | (LINKS.c.table == campaign)
        known = select(LINKS.c.token, LINKS.c.seat).where(here, LINKS.c.token.in_(wanted))
        async with self.database.reading() as connection:
            found: dict[bytes, str] = {row.token: row.seat for row in await connection.execute(known)}
        return [Seat(found[token]) for token in wanted if token in found]

    async def links_of(self, table: str) -> dict[str, bytes]:
        """The hashes of all links to a match or campaign, by seat."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(LINKS.c.seat, LINKS.c.token).where(LINKS.c.table == table))
            return {row.seat: row.token for row in rows}

    async def reissue(self, table: str, seat: str, token: Token) -> None:
        """Let a new link open a seat; the old one no longer does."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.table == table, LINKS.c.seat == seat))
            await connection.execute(insert(LINKS), held(table, {seat: hashed(token)}))
            await self.database.call(connection, table, "links", seat)

    def _rows(self, match: str, number: int, entries: Sequence[AnyEntry]) -> list[dict[str, Any]]:
        return [
            {"match": match, "number": at, "entry": msgspec.json.encode(self._closed(entry)), "at": now()}
            for at, entry in enumerate(entries, number)
        ]

    def _closed(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Rekeyed | Redealt):
            return msgspec.structs.replace(entry, key=self._seal.close(entry.key))
        return entry

    def _opened(self, entry: AnyEntry) -> AnyEntry:
        if isinstance(entry, Rekeyed | Redealt):
            return msgspec.structs.replace(entry, key=self._seal.open(entry.key))
        return entry


def now() -> int:
    """Seconds, as they are stored."""
    return int(time.time())


def held(table: str, links: Mapping[str, bytes]) -> list[dict[str, Any]]:
    return [{"table": table, "token": token, "seat": seat} for seat, token in links.items()]
