"""Databases of every older form are led to the present one, with all that is in them."""

import asyncio
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from undercroft.server.database import Database
from undercroft.server.migrations.versions import m0001_matches
from undercroft.server.schema import METADATA
from undercroft.server.seal import Seal
from undercroft.server.store import Store

SEAL = Seal(bytes(32))
SETUP = b'{"system":"tallow","scenario":"cellar","seats":["mira","brand"]}'
ENTRY = b'{"type":"Answered","seat":"mira","kind":"cry","text":"text:Light!","fingerprint":1}'


def test_the_steps_lead_to_the_tables_that_the_code_knows(database: str) -> None:
    async def differences() -> list[Any]:
        opened = Database(database, SEAL)
        await opened.start()
        async with opened.reading() as connection:
            found = await connection.run_sync(lambda sync: compare_metadata(context(sync), METADATA))
        await opened.close()
        return found

    assert asyncio.run(differences()) == []


def test_a_database_from_before_there_were_migrations(database: str) -> None:
    async def upgrade() -> None:
        old = Database(database, SEAL)
        async with old.writing() as connection:
            await connection.run_sync(make_first_form)
            row = {"setup": SETUP, "policy": b"{}", "key": SEAL.close(b"k" * 32), "entry": ENTRY, "token": b"t" * 32}
            for table, values in {
                "matches": "'old', 'tallow', :setup, :policy, :key",
                "entries": "'old', 0, :entry",
                "links": ":token, 'old', 'mira'",
            }.items():
                await connection.execute(text(f"INSERT INTO {table} VALUES ({values})"), row)
        await old.start()
        stored = await Store(old).load("old")
        assert stored is not None
        assert (stored.key, len(stored.log), stored.version) == (b"k" * 32, 1, 0)
        assert await Store(old).links_of("old") == {"mira": b"t" * 32}
        await old.close()

    asyncio.run(upgrade())


def context(connection: Connection) -> MigrationContext:
    return MigrationContext.configure(connection)


def make_first_form(connection: Connection) -> None:
    """The tables as the first release made them, without Alembic's own."""
    from alembic.operations import Operations

    with Operations.context(context(connection)):
        m0001_matches.upgrade()
