"""Servers that are killed in the middle of play, again and again: nothing that was acknowledged may be lost.

`python -m benchmarks.faults` (a quarter of an hour; `--help` for less). Clients answer at matches of every installed
game as fast as they may. At random moments a server process is ended by `kill -9` and started again; the clients come
back by themselves and go on. Each time all that the clients were told is laid beside what the store holds. With
`--database postgresql://…` and `--workers 2` one of several processes is killed, or all of them.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec
import psutil
from websockets.exceptions import WebSocketException

from benchmarks.load import is_synchronous, start
from benchmarks.visitors import PATIENCE, Visitor, decode
from benchmarks.witness import Account, Given, Witness
from undercroft.server.database import is_address
from undercroft.table import Seat

SEATS = 2
PACE = 0.1
"""Seconds a client thinks at most; one that asks more than 20 times a second is told to wait."""
LATEST = 1.0
"""Seconds between the moment when all go on and the next kill, at most."""
WHOLE = 0.2
"""Of several processes all are killed at once so often, else one of them."""
MOST_SECONDS = 3600.0
COMMAND = (sys.executable, "-m", "undercroft")
NOBODYS_FAULT = ("not-asked", "too-fast")
"""Refusals that are part of playing together: somebody else was quicker, or the line is too busy."""
ONE, ALL = "one of several processes", "the whole server"
AWAY = (OSError, WebSocketException)


@dataclass
class Story:
    """What happened, and what doesn't hold."""

    kills: Counter[str] = field(default_factory=Counter[str])
    acknowledged: int = 0
    cut: int = 0
    """Answers that were on their way when the line was cut."""
    returns: int = 0
    gaps: list[float] = field(default_factory=list[float])
    """Seconds from a kill until an answer was acknowledged again."""
    broken: list[str] = field(default_factory=list[str])
    last: float = 0.0
    """When an answer was acknowledged last."""


class Player(Visitor):
    """Somebody at a seat who answers whenever asked, comes back when the line is cut, and forgets no answer."""

    def __init__(self, url: str, match: str, token: str, calm: asyncio.Event, story: Story, random: Random) -> None:
        super().__init__(url, match, [token])
        self.given: list[Given] = []
        self.is_asking = False
        self._calm, self._story, self._random = calm, story, random

    async def play(self) -> None:
        """Answer until the match is over, whatever happens to the server."""
        while not self.view.get("over"):
            try:
                if not self.is_here:
                    await self._come_back()
                await self._calm.wait()
                if self.asked:
                    await self._answer()
                else:
                    await self._next_news()
            except AWAY:
                await asyncio.sleep(0.02)

    async def _come_back(self) -> None:
        """Open the line again; what was seen before is what the table looked like then."""
        seen = self.view
        try:
            await self.come()
            if not seen:
                return
            self._story.returns += 1
            past = await self.ask("history", line=seen["line"])
        except AWAY:
            self.view = seen
            raise
        if past["is"] != "past" or past["view"]["scene"] != seen["scene"]:
            self._story.broken.append(f"{self.seat} sees line {seen['line']} of {self.match} otherwise than before")

    async def _answer(self) -> None:
        """Choose anything, and note what became of it."""
        question = self._random.choice(self.asked)
        given = Given(self._random.choice(question["options"])["text"])
        self.given.append(given)
        self.is_asking = True
        try:
            reply = await self.answer(question, given.text)
        except AWAY:
            self._story.cut += 1
            raise
        finally:
            self.is_asking = False
        if reply["is"] == "stored":
            given.acknowledged = True
            self._story.acknowledged += 1
            self._story.last = time.monotonic()
        else:
            self.given.pop()
            if reply["code"] not in NOBODYS_FAULT:
                self._story.broken.append(f"{self.match}, {given.text}: {reply['code']}: {reply['why']}")
        await asyncio.sleep(self._random.uniform(0, PACE))


class Table:
    """A place where one match after the other is played."""

    def __init__(self, game: str, scenarios: Sequence[str], url: str) -> None:
        self._game, self._scenarios, self._url = game, scenarios, url
        self.players: dict[Seat, Player] = {}
        self.past: list[Account] = []

    def told(self) -> list[Account]:
        """What was told of the match that is played here now, if there is one."""
        given = {seat: player.given for seat, player in self.players.items()}
        return [Account(player.match, given) for player in self.players.values()][:1]

    def acknowledged(self) -> int:
        """Answers that were acknowledged here, at all matches."""
        seats = [given for told in (*self.past, *self.told()) for given in told.given.values()]
        return sum(one.acknowledged for given in seats for one in given)

    def __str__(self) -> str:
        seats = [
            f"{seat} {'asking' if player.is_asking else 'here' if player.is_here else 'away'}, "
            f"line {player.view.get('line')}, {len(player.asked)} questions, waiting for {player.view.get('waiting')}"
            for seat, player in self.players.items()
        ]
        return f"{self._game} {[told.match for told in self.told()]}: {'; '.join(seats)}"

    async def play(self, calm: asyncio.Event, story: Story, random: Random) -> None:
        """Play until cancelled."""
        while True:
            made = await self._begin(random)
            self.past += self.told()
            seats = made["seats"].items()
            self.players = {
                Seat(seat): Player(self._url, made["match"], token, calm, story, random) for seat, token in seats
            }
            await asyncio.gather(*(player.play() for player in self.players.values()))
            await self.leave()

    async def leave(self) -> None:
        for player in self.players.values():
            await player.leave()

    async def _begin(self, random: Random) -> dict[str, dict[str, str]]:
        """A new match, as soon as there is a server."""
        wanted = {"game": self._game, "scenario": random.choice(self._scenarios), "seats": SEATS}
        while True:
            try:
                async with httpx.AsyncClient(base_url=self._url, timeout=PATIENCE) as http:
                    made = await http.post("/api/matches", json=wanted)
                    return made.raise_for_status().json()
            except httpx.TransportError:
                await asyncio.sleep(0.05)


class Server:
    """`undercroft serve` in processes of its own, always at the same port."""

    def __init__(self, command: Sequence[str], database: str, key: Path, workers: int, log: Path, *more: str) -> None:
        self._command = [*command, "serve", "--examples", "--per-minute", "0", "--logs", "json", *more]
        self._command += ["--database", database, "--key-file", str(key), "--workers", str(workers)]
        self._log, self._port = log, "0"
        self.start()

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process, self.url = start([*self._command, "--port", self._port], log)
        self._port = self.url.rstrip("/").rpartition(":")[2]

    def kill(self, random: Random) -> str:
        """End one process or all; gives which."""
        workers = self._working()
        if workers and random.random() > WHOLE:
            random.choice(workers).kill()
            return ONE
        for process in (*workers, self._process):
            process.kill()
        self._process.wait()
        psutil.wait_procs(workers, PATIENCE)
        return ALL

    def stop(self) -> None:
        for process in (*self._working(), self._process):
            process.terminate()
        self._process.wait()

    def failures(self) -> Iterator[str]:
        """What the server itself holds to be an error."""
        for line in self._log.read_text().splitlines():
            try:
                told = decode(line)
            except msgspec.DecodeError:
                yield f"the server wrote what is no line of its log: {line}"
                continue
            if told["level"] == "error":
                why = told.get("error", "").splitlines()[-1:]
                yield f"the server's log: {told['message']}: {' '.join(why)}"

    def _working(self) -> list[psutil.Process]:
        """The processes behind the first: not multiprocessing's own helper."""
        if self._process.poll() is not None:
            return []
        children = psutil.Process(self._process.pid).children()
        return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


class Trial:
    """Clients at their tables, a server that is killed, and somebody who looks into the store."""

    def __init__(self, options: argparse.Namespace, folder: Path, command: Sequence[str]) -> None:
        key = folder / "key"
        self.story = Story()
        self.calm = asyncio.Event()
        self.random = Random(options.seed)
        self.database = options.database or str(folder / "matches.sqlite3")
        self.server = Server(command, self.database, key, options.workers, folder / "log")
        self.witness = Witness(self.database, key)
        self.tables: list[Table] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, each: int) -> None:
        """So many tables of each game; everybody begins to play."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            games = (await http.get("/api/games")).json()
        for game in games:
            scenarios = [one["id"] for one in game["scenarios"] if SEATS in one["seats"]]
            self.tables += [Table(game["id"], scenarios, self.server.url) for _ in range(each)]
        self._tasks = [asyncio.create_task(table.play(self.calm, self.story, self.random)) for table in self.tables]
        self.calm.set()
        await self.all_go_on()

    async def kill_once(self) -> None:
        """Kill at a random moment; when nothing is on its way any more, look what is stored."""
        await asyncio.sleep(self.random.uniform(0, LATEST))
        self.calm.clear()
        self.story.kills[which := self.server.kill(self.random)] += 1
        killed = time.monotonic()
        if which == ALL:
            await asyncio.to_thread(self.server.start)
        await self._until(lambda: not any(player.is_asking for player in self._players()), "the lines are cut")
        await self.look([told for table in self.tables for told in table.told()])
        self.calm.set()
        await self._until(lambda: self.story.last > killed, "an answer is acknowledged again")
        self.story.gaps.append(self.story.last - killed)

    async def all_go_on(self) -> None:
        """Wait until somebody has answered at every table."""
        before = {table: table.acknowledged() for table in self.tables}
        try:
            await self._until(lambda: all(table.acknowledged() > count for table, count in before.items()), "all go on")
        except TimeoutError:
            for table, count in before.items():
                if table.acknowledged() == count:
                    self.story.broken.append(f"it never comes that play goes on at {table}")

    async def look(self, told: Sequence[Account], *, thoroughly: bool = False) -> None:
        await self.witness.look(told, thoroughly=thoroughly)
        self.story.broken += self.witness.broken
        self.witness.broken.clear()

    async def leave(self) -> None:
        """Everybody leaves, and the server is stopped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.leave() for table in self.tables))
        self.server.stop()
        self.story.broken += self.server.failures()

    def _players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players.values()]

    async def _until(self, holds: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not holds():
            for task in self._tasks:
                if task.done():
                    task.result()
            if time.monotonic() > deadline:
                raise TimeoutError(f"it never comes that {what}")
            await asyncio.sleep(0.01)


async def run(options: argparse.Namespace, folder: Path, command: Sequence[str] = COMMAND) -> Story:
    """Kill so often, or as long as there is time, or until something doesn't hold."""
    trial = Trial(options, folder, command)
    story, ends = trial.story, time.monotonic() + options.seconds
    try:
        if not is_address(trial.database):
            assert await is_synchronous(Path(trial.database)), "what is promised needs synchronous=FULL"
        await trial.sit_down(options.tables)
        while sum(story.kills.values()) < options.kills and time.monotonic() < ends and not story.broken:
            await trial.kill_once()
        await trial.all_go_on()
        trial.calm.clear()
    except TimeoutError as never:
        story.broken.append(str(never))
    finally:
        await trial.leave()
    await trial.look([told for table in trial.tables for told in (*table.past, *table.told())], thoroughly=True)
    return story


def tell(options: argparse.Namespace, story: Story) -> int:
    kills = sum(story.kills.values())
    rows = [
        (
            "kill -9",
            ", ".join(f"{count} times {which}" for which, count in story.kills.items()),
            kills >= options.kills,
        ),
        ("answers acknowledged", str(story.acknowledged), story.acknowledged > 0),
        ("on their way when a line was cut", str(story.cut), story.cut > 0),
        ("lines that came back", str(story.returns), story.returns > 0),
        ("until an answer was acknowledged again", f"{max(story.gaps, default=0):.1f} s at most", True),
        ("what doesn't hold", str(len(story.broken)), not story.broken),
    ]
    for what, value, holds in rows:
        print(f"{what:<42}{value}{'' if holds else '  FAILED'}")
    for broken in story.broken[:20]:
        print(f"  {broken}")
    return 0 if all(holds for _, _, holds in rows) else 1


def parser() -> argparse.ArgumentParser:
    wanted = argparse.ArgumentParser(prog="python -m benchmarks.faults", description=__doc__)
    wanted.add_argument("--kills", type=int, default=200)
    wanted.add_argument("--tables", type=int, default=4, help="so many of each game")
    wanted.add_argument("--seconds", type=float, default=MOST_SECONDS, help="no further kill after so many")
    wanted.add_argument("--database", default="", help="postgresql://…; a SQLite file that goes away unless told")
    wanted.add_argument("--workers", type=int, default=1)
    wanted.add_argument("--seed", type=int, default=0)
    return wanted


def main() -> int:
    options = parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="uc-faults-") as folder:
        return tell(options, asyncio.run(run(options, Path(folder))))


if __name__ == "__main__":
    sys.exit(main())
