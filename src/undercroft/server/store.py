"""The store: matches and their logs in a database. What it has acknowledged is on the disk."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, event, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.server.schema import ENTRIES, LINKS, MATCHES, METADATA
from undercroft.server.seal import Seal
from undercroft.server.tokens import Token, hashed
from undercroft.table import Match, Policy, Seat, Setup
from undercroft.table.log import AnyEntry, Redealt, Rekeyed

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Conflict(Exception):
    """Somebody else wrote this number of the log first."""


class Stored(NamedTuple):
    """A match as the store holds it."""

    setup: Setup
    policy: Policy
    key: bytes
    log: list[AnyEntry]


class Store:
    """Matches, their logs, and who may sit where."""

    def __init__(self, database: Path, seal: Seal) -> None:
        self._seal = seal
        self._engine = open_engine(database)
        self._decode = msgspec.json.Decoder(AnyEntry).decode

    async def start(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)

    async def close(self) -> None:
        await self._engine.dispose()

    async def create(self, match: Match[Any, Any], links: Mapping[str, Token]) -> str:
        """Store a new match with the log it starts with, and who may do what there."""
        id = secrets.token_hex(8)
        row = {
            "id": id,
            "system": match.system.id,
            "setup": msgspec.json.encode(match.setup),
            "policy": msgspec.json.encode(match.policy),
            "sealed_key": self._seal.close(match.keys[0]),
        }
        held = [{"token": hashed(token), "match": id, "seat": seat} for seat, token in links.items()]
        async with self._engine.begin() as connection:
            await connection.execute(insert(MATCHES), row)
            await connection.execute(insert(LINKS), held)
            if match.history.log:
                await connection.execute(insert(ENTRIES), self._rows(id, 0, match.history.log))
        return id

    async def append(self, match: str, number: int, entries: Sequence[AnyEntry]) -> None:
        """Write entries from a number on, all or none; returns when they are on the disk."""
        if not entries:
            return
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ENTRIES), self._rows(match, number, entries))
        except IntegrityError:
            raise Conflict(f"{match}: entry {number} is written already") from None

    async def load(self, match: str) -> Stored | None:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).one_or_none()
            if found is None:
                return None
            lines = select(ENTRIES.c.entry).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
            log = [self._opened(self._decode(entry)) for entry in (await connection.execute(lines)).scalars()]
        return Stored(
            msgspec.json.decode(found.setup, type=Setup),
            msgspec.json.decode(found.policy, type=Policy),
            self._seal.open(found.sealed_key),
            log,
        )

    async def length(self, match: str) -> int:
        """How many entries the log of a match has."""
        counted = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.match == match)
        async with self._engine.connect() as connection:
            return (await connection.execute(counted)).scalar_one()

    async def seats_of(self, match: str, tokens: Sequence[str]) -> list[Seat]:
        """The seats that these tokens open at this match, in the order of the tokens."""
        wanted = [hashed(token) for token in tokens]
        known = select(LINKS.c.token, LINKS.c.seat).where(LINKS.c.match == match, LINKS.c.token.in_(wanted))
        async with self._engine.connect() as connection:
            found: dict[bytes, str] = {row.token: row.seat for row in await connection.execute(known)}
        return [Seat(found[token]) for token in wanted if token in found]

    async def reissue(self, match: str, seat: str, token: Token) -> None:
        """Let a new link open a seat; the old one no longer does."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.match == match, LINKS.c.seat == seat))
            await connection.execute(insert(LINKS), {"token": hashed(token), "match": match, "seat": seat})

    def _rows(self, match: str, number: int, entries: Sequence[AnyEntry]) -> list[dict[str, Any]]:
        return [
            {"match": match, "number": at, "entry": msgspec.json.encode(self._closed(entry))}
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


def open_engine(database: Path) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{database}")

    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine
