"""A thousand open matches at one server: how long everybody waits for the new scene, and what it costs.

`python -m benchmarks.load` (some minutes; `--help` for less). The matches are of a real game and under way. Some are
played: their seats answer every five seconds. Of the others each is answered once within the time. The same number of
clients and frames then goes to `benchmarks/echo.py`, and the processor time of both servers is compared.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

import httpx
import psutil
from websockets.asyncio.client import connect

from benchmarks.visitors import PATIENCE, Visitor
from undercroft.bots import RandomBot
from undercroft.server.database import open_engine
from undercroft.table import Match, Setup, Stream, dump, key_of, system

EVERY = 5.0
"""Seconds between two answers of a seat that plays."""
SEATS = 2
MADE = 12
"""So many different matches are made; each is imported again and again."""
FULL = 2
LATEST, MEMORY, TIMES_ECHO = 100.0, 1024.0, 6.0
"""The budgets: milliseconds for 99 of 100 answers, MiB, and the echo's processor time."""


@dataclass
class Figures:
    """What was measured while the clients played."""

    waits: list[float] = field(default_factory=list[float])
    """Milliseconds from an answer until everybody had its new scene."""
    answered: set[str] = field(default_factory=set[str])
    refused: list[str] = field(default_factory=list[str])
    frames: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    memory: float = 0.0

    def latest(self, share: float) -> float:
        return sorted(self.waits)[min(len(self.waits) - 1, int(len(self.waits) * share))]


class Table:
    """A match and everybody who watches it."""

    def __init__(self, id: str, visitors: Sequence[Visitor]) -> None:
        self.id = id
        self.visitors = visitors

    async def answer_once(self, random: Random, figures: Figures) -> None:
        """Somebody who is asked answers; all have to see it."""
        for visitor in self.visitors:
            if not visitor.asked and len(visitor.held) > 1:
                seats = [seat for seat in visitor.view["waiting"] if seat in visitor.held]
                if seats:
                    await visitor.ask("sit", seat=seats[0])
            if visitor.asked:
                question = random.choice(visitor.asked)
                line = visitor.view["line"]
                began = time.perf_counter()
                reply = await visitor.answer(question, random.choice(question["options"])["text"])
                figures.frames += 1
                if reply["is"] != "stored":
                    figures.refused.append(f"{reply['code']}: {reply['why']}")
                    return
                for one in self.visitors:
                    await one.until_behind(line)
                figures.waits.append((max(one.seen_at for one in self.visitors) - began) * 1000)
                figures.answered.add(self.id)
                return


def made_matches(game: str, count: int) -> list[bytes]:
    """Matches under way, by random play, as files."""
    found = system(game)
    files: list[bytes] = []
    number = 0
    while len(files) < count:
        number += 1
        stream = Stream(key_of(f"load-{number}"))
        scenario = found.scenarios[number % len(found.scenarios)]
        if SEATS not in scenario.seats:
            continue
        setup = Setup(system=game, scenario=scenario.id, seats=found.seats(SEATS), options=found.settle({}))
        match = Match(found, setup, key=stream.key())
        bot, answers = RandomBot(stream), 10 + stream.below(50)
        while not match.over and len(match.line) < answers:
            if decision := bot.choose(match, range(len(match.questions))):
                match.play(*decision)
        if not match.over:
            files.append(dump(match))
    return files


async def open_tables(url: str, files: Sequence[bytes], count: int, played: int) -> list[Table]:
    """Import the matches and sit down: at those that are played a client for each seat, else one for all seats."""
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for number in range(count):
            headers = {"content-type": "application/json"}
            made = (await http.post("/api/matches/import", content=files[number % len(files)], headers=headers)).json()
            held = [[token] for token in made["seats"].values()] if number < played else [[*made["seats"].values()]]
            visitors = [Visitor(url, made["match"], tokens) for tokens in held]
            for visitor in visitors:
                await visitor.come()
            tables.append(Table(made["match"], visitors))
    return tables


async def play(tables: Sequence[Table], played: int, seconds: float, figures: Figures) -> None:
    """Answers at the rate of the seats that play, and once at every other table, evenly spread."""
    random = Random(1)
    pace = EVERY / SEATS
    begin = time.perf_counter() + 1

    async def keep_playing(table: Table, first: float) -> None:
        moment = first
        while moment < seconds:
            await asyncio.sleep(max(0.0, begin + moment - time.perf_counter()))
            await table.answer_once(random, figures)
            moment += pace

    async def answer_later(table: Table, moment: float) -> None:
        await asyncio.sleep(max(0.0, begin + moment - time.perf_counter()))
        await table.answer_once(random, figures)

    busy = [keep_playing(table, pace * at / max(played, 1)) for at, table in enumerate(tables[:played])]
    others = tables[played:]
    quiet = [answer_later(table, seconds * at / max(len(others), 1)) for at, table in enumerate(others)]
    await asyncio.gather(*busy, *quiet)


async def echo(url: str, lines: int, frames: int, seconds: float) -> None:
    """So many frames from so many open lines, evenly spread."""
    address = url.replace("http", "ws", 1)
    opened = [await connect(address, compression=None, ping_interval=None) for _ in range(lines)]
    frame = json.dumps({"do": "answer", "ref": 1, "question": "0123456789abcdef", "option": "hex:c4"})
    begin = time.perf_counter() + 1

    async def send(number: int) -> None:
        await asyncio.sleep(max(0.0, begin + seconds * number / frames - time.perf_counter()))
        line = opened[number % lines]
        await line.send(frame)
        await line.recv()

    measured = asyncio.gather(*(send(number) for number in range(frames)))
    await measured
    await asyncio.gather(*(line.close() for line in opened))


async def watched(process: psutil.Process, work: Callable[[], Awaitable[None]], figures: Figures) -> None:
    """Run something while a server's processor time and memory are measured."""
    used, began = sum(process.cpu_times()[:2]), time.perf_counter()
    await work()
    figures.seconds = time.perf_counter() - began
    figures.processor = sum(process.cpu_times()[:2]) - used
    peak = Path(f"/proc/{process.pid}/status").read_text()
    figures.memory = next(int(line.split()[1]) for line in peak.splitlines() if line.startswith("VmHWM")) / 1024


async def is_synchronous(database: Path) -> bool:
    """Whether connections as the server opens them wait for the disk at every commit."""
    engine = open_engine(str(database))
    async with engine.connect() as connection:
        level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
    await engine.dispose()
    return level == FULL


async def run(options: argparse.Namespace, folder: Path) -> int:
    figures, other = Figures(), Figures()
    played = options.seats // SEATS
    files = made_matches(options.game, MADE)
    database = folder / "matches.sqlite3"
    serving = [sys.executable, "-m", "undercroft", "serve", "--examples", "--port", "0", "--per-minute", "0"]
    server, url = start([*serving, "--database", str(database)])
    try:
        assert await is_synchronous(database), "the figures are for synchronous=FULL"
        tables = await open_tables(url, files, options.matches, played)
        process = psutil.Process(server.pid)
        await watched(process, lambda: play(tables, played, options.seconds, figures), figures)
        for table in tables:
            for visitor in table.visitors:
                await visitor.leave()
    finally:
        end(server)
    lines = sum(len(table.visitors) for table in tables)
    server, url = start([sys.executable, "-m", "benchmarks.echo", str(folder / "echo.sqlite3")])
    try:
        assert await is_synchronous(folder / "echo.sqlite3"), "the echo is as careful"
        process = psutil.Process(server.pid)
        await watched(process, lambda: echo(url, lines, figures.frames, options.seconds), other)
    finally:
        end(server)
    return tell(options, figures, other, lines)


def tell(options: argparse.Namespace, figures: Figures, other: Figures, lines: int) -> int:
    times = figures.processor / other.processor
    rows = [
        ("answers acknowledged", f"{len(figures.waits)}, {len(figures.waits) / figures.seconds:.1f} a second", True),
        ("refused", str(len(figures.refused)), not figures.refused),
        ("matches answered", f"{len(figures.answered)} of {options.matches}", True),
        ("median to everybody's new scene", f"{figures.latest(0.5):.1f} ms", True),
        ("99 of 100", f"{figures.latest(0.99):.1f} ms (budget {LATEST:.0f})", figures.latest(0.99) <= LATEST),
        ("slowest", f"{figures.latest(1):.1f} ms", True),
        ("memory at most", f"{figures.memory:.0f} MiB (budget {MEMORY:.0f})", figures.memory <= MEMORY),
        ("processor an answer", f"{1000 * figures.processor / figures.frames:.2f} ms", True),
        ("… of the echo a frame", f"{1000 * other.processor / figures.frames:.2f} ms", True),
        ("times the echo", f"{times:.2f} (budget {TIMES_ECHO:.0f})", times <= TIMES_ECHO),
    ]
    print(f"{options.matches} matches of {options.game}, {lines} clients, {options.seats} seats play, SQLite FULL")
    print(f"load of the machine before and now: {options.before:.1f}, {os.getloadavg()[0]:.1f}")
    for what, value, holds in rows:
        print(f"{what:<34}{value}{'' if holds else '  OVER'}")
    for why in sorted(set(figures.refused))[:5]:
        print(f"  refused: {why}")
    return 0 if all(holds for _, _, holds in rows) else 1


def start(command: Sequence[str], errors: IO[str] | None = None) -> tuple["subprocess.Popen[str]", str]:
    """A server in a process of its own, and its address."""
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert server.stdout
    said = server.stdout.readline()
    url = next(word for word in said.split() if word.startswith("http://"))
    return server, url.replace("localhost", "127.0.0.1")


def end(server: "subprocess.Popen[str]") -> None:
    server.terminate()
    server.wait()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--game", default="jaws")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=200, help="so many play; the other matches are answered once")
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    gc.disable()  # a pause of the clients' own would be counted as the server's
    options.before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="uc-load-") as folder:
        return asyncio.run(run(options, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
