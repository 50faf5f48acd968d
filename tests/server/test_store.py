"""What is acknowledged is on the disk, and no two writers both win."""

import asyncio
import sqlite3
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House

from undercroft.server.seal import Seal, own_seal
from undercroft.server.store import Conflict, Store
from undercroft.server.tables import Tables
from undercroft.server.tokens import new_token
from undercroft.table import BrokenSave, Match, NotAsked, Policy, Seat, Setup, fresh_key, system
from undercroft.table.log import Rekeyed

CELLAR = Setup(system="tallow", scenario="cellar", seats=(Seat("mira"), Seat("brand")))


async def open_store(folder: Path) -> Store:
    store = Store(folder / "matches.sqlite3", own_seal(folder / "key"))
    await store.start()
    return store


def test_of_two_writers_of_one_number_one_wins(tmp_path: Path) -> None:
    async def race() -> list[str]:
        store, other = await open_store(tmp_path), await open_store(tmp_path)
        tables, others = Tables(store, examples=True), Tables(other, examples=True)
        id, _ = await tables.create(CELLAR, Policy())
        mine, theirs = await tables.find(id), await others.find(id)
        acts = [
            mine.act(lambda match: match.answer(Seat("mira"), "text:Light!")),
            theirs.act(lambda match: match.answer(Seat("mira"), "text:For the wick!")),
        ]
        results = await asyncio.gather(*acts, return_exceptions=True)
        assert [type(result) for result in results if result] == [NotAsked]
        assert mine.match.state == theirs.match.state, "the loser stands where the winner stands"
        stored = await store.load(id)
        assert stored is not None
        await store.close()
        await other.close()
        return [entry.text for entry in stored.log if hasattr(entry, "text")]

    assert len(asyncio.run(race())) == 1


def test_a_number_is_written_once_and_several_entries_whole_or_not_at_all(tmp_path: Path) -> None:
    async def write() -> None:
        store = await open_store(tmp_path)
        match: Match[Any, Any] = Match(system("tallow"), CELLAR)
        id = await store.create(match, {"mira": new_token()})
        first = match.answer(Seat("mira"), "text:Light!")
        await store.append(id, 1, first)
        with pytest.raises(Conflict):
            await store.append(id, 0, [*first, *first])
        assert await store.length(id) == 1
        await store.close()

    asyncio.run(write())


def test_what_another_process_wrote_is_taken_over(tmp_path: Path) -> None:
    async def follow() -> None:
        store, other = await open_store(tmp_path), await open_store(tmp_path)
        tables, others = Tables(store, examples=True), Tables(other, examples=True)
        id, _ = await tables.create(CELLAR, Policy())
        mine, theirs = await tables.find(id), await others.find(id)
        await theirs.act(lambda match: match.answer(Seat("mira"), "text:Light!"))
        await mine.catch_up()
        assert mine.match.state == theirs.match.state
        await store.close()
        await other.close()

    asyncio.run(follow())


def test_a_copy_of_the_database_foretells_no_draw(tmp_path: Path) -> None:
    key, later = fresh_key(), fresh_key()

    async def keep() -> None:
        store = await open_store(tmp_path)
        match: Match[Any, Any] = Match(system("tallow"), CELLAR, key=key)
        id = await store.create(match, {"mira": new_token()})
        await store.append(id, 0, [Rekeyed(later)])
        stored = await store.load(id)
        assert stored is not None
        assert (stored.key, stored.log) == (key, [Rekeyed(later)])
        await store.close()

    asyncio.run(keep())
    rows = dump(tmp_path / "matches.sqlite3")
    assert key.hex() not in rows
    assert later.hex() not in rows
    assert b64encode(later).hex() not in rows, "entries are JSON, where bytes are written in base 64"


def test_a_lost_server_key_is_explained(tmp_path: Path) -> None:
    sealed = Seal(b"one").close(b"k" * 32)
    with pytest.raises(BrokenSave, match=r"DATABASE\.key"):
        Seal(b"another").open(sealed)


def test_the_key_file_is_for_its_owner_only(tmp_path: Path) -> None:
    own_seal(tmp_path / "key")
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


def test_the_database_is_as_safe_as_promised(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        store = await open_store(tmp_path)
        async with store._engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            values = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]
        await store.close()
        return values

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_tokens_are_stored_hashed_and_can_be_issued_again(house: House) -> None:
    made = house.begin()
    database = house.settings.database
    for token in (*made["seats"].values(), made["audience"], made["owner"]):
        assert token.encode().hex() not in dump(database)
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
