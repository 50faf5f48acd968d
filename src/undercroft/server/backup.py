"""A copy of all that a server stores, made while it runs, and brought back while it runs.

A backup is one SQLite file with the server's own key beside it, whichever database it was made of: matches move from
SQLite to PostgreSQL by it, too.
"""

import shutil
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.server.database import bring_up_to_date, open_engine
from undercroft.server.schema import CAMPAIGNS, ENTRIES, LINKS, MATCHES, METADATA, POSITIONS, PURSES, REMARKS
from undercroft.server.seal import own_seal
from undercroft.table import TableError

AT_ONCE = 500
"""So many rows are read and written together."""
OF_A_MATCH = {MATCHES: "id", ENTRIES: "match", REMARKS: "match", POSITIONS: "match", LINKS: "table"}
OF_A_CAMPAIGN = {CAMPAIGNS: "id", LINKS: "table"}
OF_A_PURSE = {PURSES: "token"}
"""What belongs together, and the column that says to what it belongs."""


class NoBackup(TableError):
    """A backup can't be made so, or not be brought back."""


class Copied(NamedTuple):
    """How much was copied."""

    matches: int
    campaigns: int
    purses: int


def key_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


async def back_up(database: str, key: Path, file: Path) -> Copied:
    """Copy everything as it stands at one moment; the server goes on meanwhile."""
    for taken in (file, key_beside(file)):
        if taken.exists():
            raise NoBackup(f"{taken} is there already. Name another file, or put this one away")
    if not key.exists():
        raise NoBackup(f"there is no key file {key}, and without it nobody can open a backup. Is this the database?")
    with TemporaryDirectory(dir=file.parent, prefix=f"{file.name}.") as folder:
        made = Path(folder) / file.name
        async with _opened(database) as engine, _opened(str(made)) as copy, _one_moment(engine) as source:
            await bring_up_to_date(copy)
            async with copy.begin() as target:
                counts = {table: await _copy(source, target, table) for table in METADATA.sorted_tables}
        shutil.copy2(key, key_beside(file))
        made.rename(file)
    return Copied(counts[MATCHES], counts[CAMPAIGNS], counts[PURSES])


async def restore(file: Path, database: str, key: Path, only: str = "") -> Copied:
    """Bring back what the database doesn't hold any more, or only one match or campaign; what it holds stays as it is.

    Each comes back wholly or not at all, and the server need not wait.
    """
    if not key.exists() and key_beside(file).exists():
        shutil.copy2(key_beside(file), key)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        shutil.copy(file, copy)  # a backup of an older release is led to the present form; the file stays as it is
        async with _opened(str(copy)) as old, _opened(database) as engine:
            await bring_up_to_date(old)
            await bring_up_to_date(engine)
            async with _one_moment(old) as source:
                await _check_key(source, key)
                return await _bring_back(source, engine, only)


async def _bring_back(source: AsyncConnection, engine: AsyncEngine, only: str) -> Copied:
    campaigns = [id for (id,) in await _missing(source, engine, CAMPAIGNS.c.id) if only in ("", id)]
    matches = [
        id
        for id, campaign in await _missing(source, engine, MATCHES.c.id, MATCHES.c.campaign)
        if (campaign in campaigns if campaign else only in ("", id))
    ]
    purses = [] if only else [token for (token,) in await _missing(source, engine, PURSES.c.token)]
    for keys, tables in ((campaigns, OF_A_CAMPAIGN), (matches, OF_A_MATCH), (purses, OF_A_PURSE)):
        for one in keys:
            async with engine.begin() as target:
                for table, column in tables.items():
                    await _copy(source, target, table, table.c[column] == one)
    return Copied(len(matches), len(campaigns), len(purses))


async def _missing(source: AsyncConnection, engine: AsyncEngine, *columns: ColumnElement[Any]) -> Collection[Any]:
    """The rows of a backup whose first column stands nowhere in the database."""
    async with engine.connect() as target:
        there = set((await target.execute(select(columns[0]))).scalars())
    return [row for row in (await source.execute(select(*columns))).all() if row[0] not in there]


async def _copy(
    source: AsyncConnection, target: AsyncConnection, table: Table, which: ColumnElement[bool] | None = None
) -> int:
    count = 0
    wanted = select(table) if which is None else select(table).where(which)
    async for rows in (await source.stream(wanted)).mappings().partitions(AT_ONCE):
        await target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    return count


async def _check_key(source: AsyncConnection, key: Path) -> None:
    """Refuse, before anything is written, what this server's key doesn't open."""
    if not key.exists():
        raise NoBackup(f"there is neither a key file {key} nor one beside the backup: nobody can open what it holds")
    seal = own_seal(key)
    for column in (MATCHES.c.sealed_key, CAMPAIGNS.c.book):
        sealed = (await source.execute(select(column).limit(1))).scalar_one_or_none()
        if sealed is not None:
            seal.open(sealed)


@asynccontextmanager
async def _opened(database: str) -> AsyncGenerator[AsyncEngine]:
    engine = open_engine(database)
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """Everything as it stands now, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection
        await connection.rollback()
