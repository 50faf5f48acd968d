"""What is acknowledged is on the disk, and no two writers both win: on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from base64 import b64encode, urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from tests.server.house import House

from undercroft.server.appending import Conflict
from undercroft.server.database import Database
from undercroft.server.life import Life
from undercroft.server.schema import ENTRIES, LINKS, MATCHES
from undercroft.server.seal import Seal, own_seal
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.server.tokens import hashed, new_token
from undercroft.table import BrokenSave, Match, NotAsked, Policy, Seat, Setup, fresh_key, system
from undercroft.table.log import Rekeyed

CELLAR = Setup(system="tallow", scenario="cellar", seats=(Seat("mira"), Seat("brand")))
SECRET = bytes(32)
LINKED = {"mira": hashed(new_token())}


async def open_store(database: str, secret: bytes = SECRET) -> Store:
    opened = Database(database, Seal(secret))
    await opened.start()
    return Store(opened)


async def close(*stores: Store) -> None:
    for store in stores:
        await store.database.close()


def test_of_two_writers_of_one_number_one_wins(database: str) -> None:
    async def race() -> list[str]:
        store, other = await open_store(database), await open_store(database)
        tables, others = Tables(store, examples=True), Tables(other, examples=True)
        id, _ = await tables.create(CELLAR, Policy())
        mine, theirs = await tables.find(id), await others.find(id)
        acts = [
            mine.act(lambda match: match.answer(Seat("mira"), "text:Light!")),
            theirs.act(lambda match: match.answer(Seat("mira"), "text:For the wick!")),
        ]
        results = await asyncio.gather(*acts, return_exceptions=True)
        assert [type(result) for result in results if result] == [NotAsked]
        async with mine.at_table() as here, theirs.at_table() as there:
            assert here.state == there.state, "the loser stands where the winner stands"
        stored = await store.load(id)
        assert stored is not None
        await close(store, other)
        return [entry.text for entry in stored.log if hasattr(entry, "text")]

    assert len(asyncio.run(race())) == 1


def test_a_number_is_written_once_and_several_entries_whole_or_not_at_all(database: str) -> None:
    async def write() -> None:
        store = await open_store(database)
        match: Match[Any, Any] = Match(system("tallow"), CELLAR)
        id = await store.create(match, LINKED)
        first = match.answer(Seat("mira"), "text:Light!")
        await store.append(id, 1, first)
        with pytest.raises(Conflict):
            await store.append(id, 0, [*first, *first])
        assert await store.length(id) == 1
        await close(store)

    asyncio.run(write())


def test_what_another_process_wrote_is_taken_over(database: str) -> None:
    async def follow() -> None:
        store, other = await open_store(database), await open_store(database)
        tables, others = Tables(store, examples=True), Tables(other, examples=True)
        id, _ = await tables.create(CELLAR, Policy())
        mine, theirs = await tables.find(id), await others.find(id)
        await theirs.act(lambda match: match.answer(Seat("mira"), "text:Light!"))
        await mine.catch_up()
        async with mine.at_table() as here, theirs.at_table() as there:
            assert here.state == there.state
            assert len(here.line) == 1
        await close(store, other)

    asyncio.run(follow())


def test_a_match_that_slept_goes_on_where_it_stood(database: str) -> None:
    async def doze() -> None:
        store = await open_store(database)
        tables = Tables(store, examples=True)
        id, _ = await tables.create(CELLAR, Policy())
        live = await tables.find(id)
        await live.act(lambda match: match.answer(Seat("mira"), "text:Light!"))
        async with live.at_table() as match:
            before = match.state
        live.sleep()
        assert not live.is_awake
        async with live.at_table() as match:
            assert match.state == before
        await close(store)

    asyncio.run(doze())


def test_of_two_agreements_at_once_one_counts(database: str) -> None:
    async def agree() -> None:
        store = await open_store(database)
        id = await store.create(Match(system("tallow"), CELLAR), LINKED)
        await store.keep_life(id, Life(paused=Seat("mira")), 0)
        with pytest.raises(Conflict):
            await store.keep_life(id, Life(paused=Seat("brand")), 0)
        assert await store.life(id) == (Life(paused=Seat("mira")), 1)
        await close(store)

    asyncio.run(agree())


def test_a_deleted_match_leaves_nothing_behind(database: str) -> None:
    async def delete() -> list[int]:
        store = await open_store(database)
        tables = Tables(store, examples=True)
        id, _ = await tables.create(CELLAR, Policy())
        live = await tables.find(id)
        await live.act(lambda match: match.answer(Seat("mira"), "text:Light!"))
        await tables.remarks.add(id, Seat("mira"), "chat", "bye")
        await tables.delete(id)
        async with store.database.reading() as connection:
            rows = [len((await connection.execute(select(table))).all()) for table in (MATCHES, ENTRIES, LINKS)]
        await close(store)
        return rows

    assert asyncio.run(delete()) == [0, 0, 0]


def test_matches_where_nothing_happens_are_swept_away(database: str) -> None:
    async def sweep() -> None:
        store = await open_store(database)
        tables = Tables(store, examples=True)
        old, _ = await tables.create(CELLAR, Policy())
        new, _ = await tables.create(CELLAR, Policy())
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE matches SET created = created - 864000 WHERE id = :id"), {"id": old})
        assert await tables.sweep(days=9) == 1
        assert await store.load(old) is None
        assert await store.load(new) is not None
        await close(store)

    asyncio.run(sweep())


def test_a_copy_of_the_database_foretells_no_draw(tmp_path: Path) -> None:
    key, later = fresh_key(), fresh_key()

    async def keep() -> None:
        store = await open_store(str(tmp_path / "matches.sqlite3"))
        match: Match[Any, Any] = Match(system("tallow"), CELLAR, key=key)
        id = await store.create(match, LINKED)
        await store.append(id, 0, [Rekeyed(later)])
        stored = await store.load(id)
        assert stored is not None
        assert (stored.key, stored.log) == (key, [Rekeyed(later)])
        await close(store)

    asyncio.run(keep())
    rows = dump(tmp_path / "matches.sqlite3")
    assert key.hex() not in rows
    assert later.hex() not in rows
    assert b64encode(later).hex() not in rows, "entries are JSON, where bytes are written in base 64"


def test_a_lost_server_key_is_explained(tmp_path: Path) -> None:
    sealed = Seal(bytes(32)).close(b"k" * 32)
    with pytest.raises(BrokenSave, match=r"DATABASE\.key"):
        Seal(bytes([1]) * 32).open(sealed)


def test_the_key_file_is_for_its_owner_only(tmp_path: Path) -> None:
    own_seal(tmp_path / "key")
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


def test_the_database_is_as_safe_as_promised(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        store = await open_store(str(tmp_path / "matches.sqlite3"))
        async with store.database.reading() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            values = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        await close(store)
        return values

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_tokens_are_stored_hashed(tmp_path: Path) -> None:
    house = House(tmp_path / "matches.sqlite3")
    made = house.begin()
    house.stop()
    rows = dump(tmp_path / "matches.sqlite3")
    for token in (*made["seats"].values(), made["audience"], made["owner"]):
        assert token.encode().hex() not in rows


def test_a_token_has_128_bits_of_its_own() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(urlsafe_b64decode(f"{token}==")) * 8 for token in tokens} == {128}


def test_a_link_that_was_issued_again(house: House) -> None:
    made = house.begin()
    owner = {"authorization": f"Bearer {made['owner']}"}
    mira = {"authorization": f"Bearer {made['seats']['mira']}"}
    link = f"/api/matches/{made['match']}/links/mira"
    assert house.http.post(link, headers=mira).status_code == 409
    new = house.http.post(link, headers=owner).json()["mira"]
    assert house.http.get(f"/api/matches/{made['match']}", headers=mira).status_code == 404
    fresh = {"authorization": f"Bearer {new}"}
    assert house.http.get(f"/api/matches/{made['match']}", headers=fresh).json()["seat"] == "mira"


def dump(database: Path) -> str:
    """All that the database holds, as hexadecimal."""
    with sqlite3.connect(database) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for table in tables for row in connection.execute(f"SELECT * FROM {table}")]
    return " ".join(cell.hex() if isinstance(cell, bytes) else str(cell).encode().hex() for row in rows for cell in row)
