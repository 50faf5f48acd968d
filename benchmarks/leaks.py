"""What a server sends to a seat, in pairs of worlds that differ in a secret: it has to be the same.

`python -m benchmarks.leaks` (some minutes; `--help` for less). Random matches of every installed game are interrupted
again and again: the match as it stands and one like it that differs in a secret are laid before a real server, and
everything that one seat is sent of either is written down, while both are played on with the same answers.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, zip_longest
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from benchmarks.visitors import PATIENCE, Visitor
from undercroft.bots import RandomBot
from undercroft.conformance.run import setups_of
from undercroft.conformance.sight import STEPS
from undercroft.conformance.trial import first_difference
from undercroft.conformance.varied import UNKNOWN_CARDS, Pair, check_unmoved
from undercroft.server.run import address_of, configuration, listen
from undercroft.server.settings import Settings
from undercroft.server.tables import Tables
from undercroft.table import AUDIENCE, Match, Option, Policy, Seat, Stream, System, key_of, systems
from undercroft.words import LANGS

Played = Match[Any, Any]
PAIRS = 50
MOST_OF_A_MATCH = 4
"""So many pairs for one secret come from one match at most."""
SELDOM = 4
"""One of so many decisions is looked at, so that the pairs lie all over a match."""
MATCHES = 150
"""After so many matches of a game a secret that is still short of pairs is given up, and the run fails."""
LOOKS = 3
"""So many options a seat looks at before each decision; a line takes 60 messages at once."""
ONCE = ("/report?lang=de", "/statistics", "/export")
NOT_THE_SAME = ("since", "token", "at")
"""Moments and fresh tokens differ between any two matches."""


@dataclass
class Report:
    """What was compared, and what differed."""

    pairs: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    """By game and secret."""
    looks: int = 0
    sent: int = 0
    """Frames and bodies, of one of the two worlds."""
    leaks: list[str] = field(default_factory=list[str])


class Ear(Visitor):
    """A seat's line to a match that keeps all it is sent."""

    def __init__(self, url: str, match: str, tokens: Sequence[str]) -> None:
        super().__init__(url, match, tokens)
        self.heard: list[Any] = []

    def _hear(self, told: dict[str, Any]) -> None:
        self.heard.append(told)
        super()._hear(told)


class World:
    """One of two worlds at the server: its match, somebody who plays all seats, and the seat that is listened to."""

    def __init__(self, url: str, http: httpx.AsyncClient, match: Played, id: str, links: Mapping[str, str]) -> None:
        self.match = match
        self.id = id
        self._url, self._http, self._links = url, http, links
        self._players = Visitor(url, id, [links[seat] for seat in match.setup.seats])

    async def begin(self, viewer: Seat) -> None:
        """Everybody sits down."""
        self._token = self._links[viewer]
        self._ear = Ear(self._url, self.id, [self._token])
        await self._players.come()
        await self._ear.come()

    async def look_around(self) -> None:
        """Ask for everything that the seat can ask for."""
        for asked in self._ear.asked:
            for option in asked["options"][:LOOKS]:
                await self._ear.ask("look", question=asked["id"], option=option["text"])
        await self._ear.ask("answer", question="nobody-asked", option="nothing")
        shared = await self._ear.ask("share")
        await self._get("/api/position", shared["token"])
        for path in (*(f"{what}?lang={lang}" for what in ("", "/view") for lang in LANGS), *ONCE):
            await self._get(f"/api/matches/{self.id}{path}", self._token)

    async def answer(self, at: int, option: Option[Any]) -> None:
        """Answer for whoever is asked; returns when the seat that is listened to has heard of it."""
        question = self.match.questions[at]
        if self._players.seat != question.seats[0]:
            await self._players.ask("sit", seat=question.seats[0])
        reply = await self._players.ask("answer", question=question.id, option=option.text)
        if reply["is"] != "stored":
            raise AssertionError(f"{option.text} was refused: {reply['why']}")
        await self._ear.ask("look", question="none", option="none")

    def heard(self) -> list[Any]:
        """What the seat was sent, without what differs between any two matches."""
        return [comparable(one, self.id) for one in self._ear.heard]

    async def leave(self) -> None:
        await self._ear.leave()
        await self._players.leave()

    async def _get(self, path: str, token: str) -> None:
        answer = await self._http.get(path, headers={"authorization": f"Bearer {token}"})
        self._ear.heard.append({"asked": path, "status": answer.status_code, "body": answer.json()})


def comparable(told: Any, match: str) -> Any:
    """What was sent, with the match called by the same name, no moments and no fresh tokens; of what is sealed its
    length, which is all that anybody sees of it."""
    if isinstance(told, dict):
        return {
            key: len(value) if key == "sealed" else comparable(value, match)
            for key, value in told.items()
            if key not in NOT_THE_SAME
        }
    if isinstance(told, list):
        return [comparable(one, match) for one in told]
    return told.replace(match, "MATCH") if isinstance(told, str) else told


class House:
    """A real server on a real port, in this process, so that matches can be laid before it as they stand."""

    def __init__(self, url: str, tables: Tables, http: httpx.AsyncClient) -> None:
        self._url, self._tables, self._http = url, tables, http

    @classmethod
    @asynccontextmanager
    async def standing(cls, folder: Path) -> AsyncGenerator["House"]:
        settings = Settings(database=str(folder / "matches.sqlite3"), examples=True, page=None, per_minute=0)
        listening, configured = listen("127.0.0.1", 0), configuration(settings)
        server, app = uvicorn.Server(configured), configured.app
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        url = address_of(listening).replace("localhost", "127.0.0.1")
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            yield cls(url, app.state.tables, http)
        server.should_exit = True
        await serving

    def install(self, game: System[Any, Any]) -> None:
        """Let the server play a game in place of the one of this id."""
        self._tables.games = {**self._tables.games, game.id: game}

    async def compare(self, pair: Pair, stream: Stream, report: Report) -> str:
        """Play both worlds of a pair side by side for some decisions; gives how the viewer can tell them apart."""
        worlds = [await self._world(match) for match in pair.both()]
        for world in worlds:
            await world.begin(pair.viewer)
        try:
            for _ in range(STEPS):
                for world in worlds:
                    await world.look_around()
                report.looks += 1
                one, other = (world.heard() for world in worlds)
                if one != other:
                    return first_apart(one, other)
                if not await play_on(pair, worlds, stream):
                    break
            report.sent += len(one)
            return ""
        finally:
            for world in worlds:
                await world.leave()
                await self._tables.delete(world.id)

    async def _world(self, match: Played) -> World:
        links = self._tables.new_links(match.setup.seats)
        return World(self._url, self._http, match, await self._tables.keep(match, links), links)


def first_apart(one: Sequence[Any], other: Sequence[Any]) -> str:
    """The first thing that was sent in one world and not so in the other."""
    for number, (this, that) in enumerate(zip_longest(one, other)):
        if this != that:
            return first_difference(this, that, f"message {number}")
    raise AssertionError("they are the same")


async def play_on(pair: Pair, worlds: Sequence[World], stream: Stream) -> bool:
    """The same answer in both worlds; False where the viewer may learn of the secret by it (at the end everything is
    open), or where they can't agree."""
    decision = pair.same_decision(stream)
    if decision is None:
        return False
    at, *options = decision
    before = pair.stand()
    for world, option in zip(worlds, options, strict=True):
        await world.answer(at, option)
    return not pair.true.over and not pair.shows_since(before)


def pairs_of(game: System[Any, Any], wanted: Counter[str], stream: Stream, matches: int) -> Iterator[tuple[str, Pair]]:
    """Pairs of worlds that truly differ in a secret of a game, from random matches, until nothing more is wanted."""
    secrets = [*game.secrets, UNKNOWN_CARDS]
    setups = setups_of(game, "", 0)
    for number, setup in zip(range(matches), cycle(setups), strict=False):
        options = game.settle(game.in_turn(number, len(setups)))
        setup = msgspec.structs.replace(setup, options=options)
        match: Played = Match(game, setup, key=key_of(f"{game.id}/{number}"), policy=Policy())
        bot, left = RandomBot(stream), Counter({secret.rule: MOST_OF_A_MATCH for secret in secrets})
        while not match.over:
            open_secrets = [one for one in secrets if wanted[one.rule] > 0 and left[one.rule] > 0]
            if not open_secrets:
                break
            if decision := bot.choose(match, range(len(match.questions))):
                match.play(*decision)
            if stream.below(SELDOM) or match.over:
                continue
            secret, viewer = stream.pick(open_secrets), stream.pick([*setup.seats, AUDIENCE])
            before = game.codec.encode(match.state)
            varied = secret.vary(match.game, viewer, stream)
            check_unmoved(before, match, secret.rule)
            if varied is not None and game.codec.encode(varied) != before:
                wanted[secret.rule] -= 1
                left[secret.rule] -= 1
                yield secret.rule, Pair(match, varied, viewer)
        if not +wanted:
            return


async def listen_in(
    house: House, game: System[Any, Any], pairs: int, report: Report, seed: int = 0, matches: int = MATCHES
) -> None:
    """Compare so many pairs for each secret of a game."""
    stream = Stream(key_of(f"leaks/{game.id}/{seed}"))
    wanted = Counter({secret.rule: pairs for secret in [*game.secrets, UNKNOWN_CARDS]})
    for secret, pair in pairs_of(game, wanted, stream, matches):
        report.pairs[game.id, secret] += 1
        where = f"{pair.true.setup.scenario}, line {len(pair.true.line)}"
        if difference := await house.compare(pair, stream, report):
            report.leaks.append(f"{game.id} ({where}): {pair.viewer} can tell by {difference}: {secret} leaks")
    for secret, missing in (+wanted).items():
        report.leaks.append(f"{game.id}: {missing} pairs for {secret} are missing after {matches} matches")


async def run(options: argparse.Namespace) -> int:
    report = Report()
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="uc-leaks-", dir=memory if memory.is_dir() else None) as folder:
        async with House.standing(Path(folder)) as house:
            for game in systems(examples=True).values():
                if options.game in ("", game.id):
                    await listen_in(house, game, options.pairs, report, options.seed)
    for (game, secret), count in sorted(report.pairs.items()):
        print(f"{game:<12}{secret:<16}{count:>5} pairs")
    print(f"{report.looks} times looked around in both worlds, {report.sent} frames and bodies compared")
    for leak in report.leaks:
        print(f"LEAK  {leak}")
    return 1 if report.leaks else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leaks", description=__doc__)
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="so many for each secret")
    parser.add_argument("--seed", type=int, default=0)
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
