"""Servers that are killed in the middle of play lose nothing: benchmarks/faults.py does the same 200 times."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from benchmarks.faults import COMMAND, Story, parser, run
from benchmarks.witness import Account, Given, Witness
from tests.server.cluster import Cluster
from tests.server.house import House

from undercroft.table import Seat

MIRA = Seat("mira")


def kill(folder: Path, *arguments: str, command: tuple[str, ...] = COMMAND) -> Story:
    return asyncio.run(run(parser().parse_args(["--tables", "1", *arguments]), folder, command))


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    story = kill(tmp_path, "--kills", "3")
    assert story.broken == []
    assert story.kills.total() == 3
    assert story.acknowledged > 0
    assert story.returns > 0


@pytest.mark.postgres
def test_one_of_several_processes_that_is_killed_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    story = kill(tmp_path, "--kills", "4", "--workers", "2", "--database", cluster.fresh_database())
    assert story.broken == []
    assert story.kills.total() == 4
    assert story.returns > 0


def test_a_server_that_acknowledges_too_early_is_found_out(tmp_path: Path) -> None:
    story = kill(tmp_path, "--kills", "20", command=(sys.executable, "-m", "tests.server.forgetful"))
    assert any("was told of" in broken for broken in story.broken), story.broken


@pytest.fixture
def told(tmp_path: Path) -> Account:
    """A match where somebody was told that two answers are stored; the server has stopped."""
    house = House(tmp_path / "matches.sqlite3", key=tmp_path / "key")
    made = house.begin(seats=1)
    given: list[Given] = []
    with house.sit(made["match"], made["seats"][MIRA]) as mira:
        for _ in range(2):
            given.append(Given(mira.options[0], True))
            assert mira.answer(mira.options[0])["is"] == "stored"
    house.stop()
    return Account(made["match"], {MIRA: given})


def look(folder: Path, told: Account, *changes: str) -> list[str]:
    """What a witness finds who looks before and after something was done to the database."""
    witness = Witness(str(folder / "matches.sqlite3"), folder / "key")
    asyncio.run(witness.look([told], thoroughly=True))
    assert witness.broken == []
    with sqlite3.connect(folder / "matches.sqlite3") as database:
        database.execute("PRAGMA foreign_keys = ON")
        for change in changes:
            assert database.execute(change).rowcount
    asyncio.run(witness.look([told], thoroughly=True))
    return witness.broken


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("DELETE FROM matches", "is gone"),
        ("DELETE FROM entries WHERE number = 0", "has changed"),
        ("UPDATE entries SET entry = replace(entry, 'Light', 'Night') WHERE number = 0", "has changed"),
    ],
)
def test_a_store_that_was_changed_is_found_out(told: Account, change: str, why: str, tmp_path: Path) -> None:
    assert [broken for broken in look(tmp_path, told, change) if why in broken]


def test_answers_that_nobody_gave_or_that_do_not_fit_are_found_out(told: Account, tmp_path: Path) -> None:
    more = "INSERT INTO entries SELECT match, (SELECT count(*) FROM entries), entry, at FROM entries WHERE number = 0"
    found = look(tmp_path, told, more)
    assert [broken for broken in found if "other answers than those that are stored" in broken]
    assert [broken for broken in found if "does not play again" in broken]
