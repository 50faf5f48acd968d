"""From an answer until it is stored and everybody's news are on their way.

What the disk takes for a commit differs from machine to machine and from moment to moment, so that is measured by
itself, and what an answer takes beside it in memory: the answer's time is the sum.
"""

import asyncio
import sqlite3
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.measure import Benchmark, Work
from undercroft.bots import RandomBot
from undercroft.server.database import PRAGMAS, Database
from undercroft.server.live import LiveMatch
from undercroft.server.seal import Seal
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.server.watcher import Watcher
from undercroft.table import Match, Policy, Seat, Setup, Stream, key_of, system


class Onlooker:
    """Somebody who watches from a seat, with no line between."""

    def __init__(self, match: Match[Any, Any], seat: Seat) -> None:
        self.held = [seat]
        self._watcher = Watcher(match, seat, "en")
        self._watcher.whole(match)

    def owns(self, seat: Seat) -> bool:
        return seat in self.held

    def show_change(self, match: Match[Any, Any], keep: int) -> None:
        self._watcher.change(match, keep)

    def show_nothing(self, *_: object) -> None: ...

    show_life = show_present = show_remarks = dismiss = hang_up = show_nothing


@cache
def folder(on_disk: bool = False) -> "tempfile.TemporaryDirectory[str]":
    memory = Path("/dev/shm")
    return tempfile.TemporaryDirectory(prefix="uc-bench-", dir=memory if memory.is_dir() and not on_disk else None)


class AtATable:
    """A table of two seats where somebody answers at random; another match is begun when one is over."""

    def __init__(self, game: str) -> None:
        self._system = system(game)
        self._bot = RandomBot(Stream(key_of(game)))
        self._loop = asyncio.new_event_loop()
        self._live = self._loop.run_until_complete(self._begin())

    async def _begin(self) -> LiveMatch:
        database = Database(str(Path(folder().name) / f"{self._system.id}.sqlite3"), Seal(bytes(32)))
        await database.start()
        self._tables = Tables(Store(database), examples=True)
        return await self._sit_down()

    async def _sit_down(self) -> LiveMatch:
        found = self._system
        setup = Setup(system=found.id, scenario=found.scenarios[0].id, seats=found.seats(2), options=found.settle({}))
        id, _ = await self._tables.create(setup, Policy())
        live = await self._tables.find(id)
        async with live.at_table() as match:
            live.onlookers += [Onlooker(match, seat) for seat in setup.seats]
        return live

    def act(self) -> None:
        self._loop.run_until_complete(self._act())

    async def _act(self) -> None:
        async with self._live.at_table() as match:
            decision = None if match.over else self._bot.choose(match, range(len(match.questions)))
        if decision is None:
            self._live = await self._sit_down()
            return
        at, option = decision
        await self._live.act(lambda match: match.answer(match.questions[at].seats[0], option.text))


def acts_at(game: str) -> Work:
    return AtATable(game).act


def bare_commits() -> Work:
    """What the disk takes, whoever waits for it: one row a commit."""
    connection = sqlite3.connect(Path(folder(on_disk=True).name) / "bare.sqlite3", isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE IF NOT EXISTS rows (row TEXT)")
    return lambda: connection.execute("INSERT INTO rows VALUES (?)", ("x" * 100,))


BENCHMARKS = [
    Benchmark("server: a bare commit", bare_commits, 50_000, waits=True),
    Benchmark("server: an answer beside its commit, tallow", lambda: acts_at("tallow"), 4_000, waits=True),
    Benchmark("server: an answer beside its commit, jaws", lambda: acts_at("jaws"), 4_000, waits=True),
]
