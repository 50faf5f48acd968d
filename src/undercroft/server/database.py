"""The database behind the store: SQLite in a file, or PostgreSQL by its address; made and brought up to date here."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from undercroft.server.seal import Seal

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
MIGRATIONS = Path(__file__).parent / "migrations"
FIRST = "0001"
CHANNEL = "undercroft"
POOL = 8
News: TypeAlias = Literal["log", "life", "said", "here", "who", "links", "gone"]
"""What may have changed at a match: its log, its life, what is said, who is here (`who` asks the same of others), who
may sit where, that it is."""
ONE_AT_A_TIME = 0x756E646572
"""The lock under which one of several starting servers brings the database up to date."""


def is_address(database: str) -> bool:
    """Whether this names a database server rather than a file.

    >>> is_address("postgresql://me@localhost/undercroft"), is_address("matches.sqlite3")
    (True, False)
    """
    return "://" in database


def open_engine(database: str) -> AsyncEngine:
    """The engine for a file name, or for `postgresql://USER:PASSWORD@HOST/NAME`."""
    if is_address(database):
        address = make_url(database).set(drivername="postgresql+asyncpg")
        return create_async_engine(address, pool_size=POOL, max_overflow=POOL, pool_pre_ping=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{database}")
    event.listen(engine.sync_engine, "connect", _make_safe)
    return engine


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make the tables, or lead them from an older release's form to the present one."""
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    tables = inspect(connection).get_table_names()
    if "matches" in tables and "alembic_version" not in tables:
        command.stamp(config, FIRST)  # made before there were migrations
    command.upgrade(config, "head")


def _make_safe(connection: Any, _record: Any) -> None:
    """What is committed survives a loss of power: WAL, with a sync at every commit."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """An open database: who writes in turn, and how other server processes hear of it."""

    def __init__(self, database: str, seal: Seal) -> None:
        self.engine = open_engine(database)
        self.seal = seal
        self.is_shared = is_address(database)
        """Other processes may serve the same matches."""
        self.process = secrets.token_hex(4)
        self._turn = asyncio.Semaphore(POOL if self.is_shared else 1)

    async def start(self) -> None:
        await bring_up_to_date(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction: at its end it is on the disk, or nothing of it is. SQLite takes one writer at a time."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def tell(self, match: str, what: News, more: str = "") -> None:
        """Tell the other processes something that is in no table."""
        if self.is_shared:
            async with self.writing() as connection:
                await self.call(connection, match, what, more)

    async def call(self, connection: AsyncConnection, match: str, what: News, more: str = "") -> None:
        """Tell the other processes, when this transaction is committed, what to fetch from the tables."""
        if self.is_shared:
            notice = {"channel": CHANNEL, "notice": f"{self.process} {what} {match} {more}"}
            await connection.execute(text("SELECT pg_notify(:channel, :notice)"), notice)
