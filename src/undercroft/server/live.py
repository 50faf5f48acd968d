"""A match that is being played here: one serial queue for all who act, and everybody who watches."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import Any, NoReturn, Protocol

from undercroft.server.appending import Conflict
from undercroft.server.life import Life
from undercroft.server.metrics import STORED, TO_STORED
from undercroft.server.protocol import Remark
from undercroft.server.store import Store, Stored, now
from undercroft.table import AUDIENCE, Match, NotAllowed, NotAsked, Seat, TableError, Told
from undercroft.table.log import AnyEntry
from undercroft.words import Speech

Played = Match[Any, Any]
Act = Callable[[Played], Sequence[AnyEntry]]
Resume = Callable[[str, Stored], Awaitable[Played]]
"""Makes a match of what is stored of it."""
QUICKER = "somebody else was quicker: the table shows what was decided. Look at the question open now"


class Gone(TableError):
    """The match was deleted."""


class Onlooker(Protocol):
    """Whoever wants to know at once when something has changed."""

    held: list[Seat]

    def owns(self, seat: Seat) -> bool: ...
    def show_change(self, match: Played, keep: int) -> None: ...
    def show_life(self, life: Life, since: int) -> None: ...
    def show_present(self, seats: list[Seat]) -> None: ...
    def show_remarks(self, remarks: list[Remark]) -> None: ...
    def dismiss(self, why: TableError) -> None: ...
    def hang_up(self) -> None: ...


class LiveMatch:
    """Acts one after the other; each is stored before anybody hears of it.

    A match that nobody has touched for long sleeps: only its onlookers stay, and it is resumed when it is needed.
    """

    def __init__(self, id: str, stored: Stored, match: Played, store: Store, resume: Resume) -> None:
        self.id = id
        self.life, self.since, self.campaign = stored.life, stored.touched, stored.campaign
        self.seats: tuple[Seat, ...] = stored.setup.seats
        self.onlookers: list[Onlooker] = []
        self.names: dict[Seat, dict[str, Speech]] = {}
        """What each viewer has learnt things to be called."""
        self.elsewhere: dict[str, list[Seat]] = {}
        """The seats that other server processes have somebody connected for."""
        self.decided = asyncio.Event()
        """Set when something was decided, for bots."""
        self.used = time.monotonic()
        self._match: Played | None = match
        self._version = stored.version
        self._turn = asyncio.Lock()
        self._store = store
        self._resume = resume

    # At the table

    @asynccontextmanager
    async def at_table(self) -> AsyncGenerator[Played]:
        """The match, while nobody else acts or looks: nobody sees what isn't stored yet."""
        async with self._turn:
            self.used = time.monotonic()
            yield await self._awake()

    @property
    def is_awake(self) -> bool:
        return self._match is not None

    @property
    def lines(self) -> int:
        """How long the match is that is held in memory."""
        return len(self._match.history.log) if self._match else 0

    @property
    def is_busy(self) -> bool:
        return self._turn.locked()

    def sleep(self) -> None:
        if self._match and not self.is_busy:
            self._match.retire()
            self._match = None

    async def act(self, act: Act) -> None:
        """Do something at the table, wholly or not at all; returns when it is on the disk."""
        async with self.at_table() as match:
            self._must_be_open()
            with TO_STORED.time():
                await self._do(match, act)

    async def settle(self, change: Callable[[Life, Played], Life]) -> Life:
        """Change what the table agrees on; returns it when it is on the disk."""
        async with self.at_table() as match:
            await self._keep(change(self.life, match))
            return self.life

    async def carry_out(self, act: Act) -> None:
        """Do what everybody agreed to, and close the vote."""
        async with self.at_table() as match:
            self._must_be_open()
            await self._do(match, act)

    async def welcome(self, onlooker: Onlooker, greet: Callable[[Played], None]) -> None:
        """Let somebody in: first the whole picture, then every change."""
        async with self.at_table() as match:
            greet(match)
            onlooker.show_life(self.life, self.since)
            if onlooker not in self.onlookers:
                self.onlookers.append(onlooker)
            self.announce_present()

    def leave(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            self.announce_present()

    # What other processes did

    async def catch_up(self) -> None:
        """Take over what another server process has written meanwhile."""
        async with self.at_table() as match:
            before = list(match.told)
            entries = await self._store.entries_from(self.id, len(match.history.log))
            if entries:
                match.follow(entries)
                self.since = now()
                self._announce(match, before)

    async def catch_up_life(self) -> None:
        async with self._turn:
            self.life, self._version = await self._store.life(self.id)
            self._announce_life()

    def hear(self, remarks: list[Remark]) -> None:
        for onlooker in self.onlookers:
            onlooker.show_remarks(remarks)

    def end(self, why: TableError) -> None:
        """Send everybody away: the match is no more."""
        for onlooker in list(self.onlookers):
            onlooker.dismiss(why)

    def turn_out(self, seat: Seat) -> None:
        """Who came by a link that no longer opens a seat has to come in anew, by what other links there are."""
        for onlooker in list(self.onlookers):
            if onlooker.owns(seat):
                onlooker.hang_up()

    def here(self) -> list[Seat]:
        """The seats that somebody is connected for, at this process."""
        return list(dict.fromkeys(seat for onlooker in self.onlookers for seat in onlooker.held))

    def present(self) -> list[Seat]:
        here = {*self.here(), *(seat for seats in self.elsewhere.values() for seat in seats)}
        return [seat for seat in (*self.seats, AUDIENCE) if seat in here]

    def announce_present(self) -> None:
        present = self.present()
        for onlooker in self.onlookers:
            onlooker.show_present(present)

    def _must_be_open(self) -> None:
        if self.life.closed:
            raise NotAllowed("this chapter is closed: reopen it in its campaign, as long as the next has not begun")
        if self.life.paused:
            raise NotAllowed(f"{self.life.paused} asked for a pause: nothing is decided before play goes on")

    async def _awake(self) -> Played:
        if self._match is None:
            self._match = await self._resume(self.id, await self._stored())
        return self._match

    async def _stored(self) -> Stored:
        stored = await self._store.load(self.id)
        if stored is None:
            raise Gone(f"match {self.id} was deleted")
        return stored

    async def _do(self, match: Played, act: Act) -> None:
        before, number = list(match.told), len(match.history.log)
        entries = list(act(match))
        try:
            await self._store.append(self.id, number, entries)
        except Conflict:
            await self._overtaken(before)
        except BaseException:
            self._match = None  # it stands where the store stands, and nobody has seen more
            raise
        self.since = now()
        self.decided.set()
        self._announce(match, before)
        STORED.inc()

    async def _overtaken(self, before: Sequence[Told]) -> NoReturn:
        """Another process wrote this number first: it counts, and ours does not."""
        self._match = await self._resume(self.id, await self._stored())
        self._announce(self._match, before)
        raise NotAsked(QUICKER)

    async def _keep(self, life: Life) -> None:
        if life == self.life:
            return
        try:
            await self._store.keep_life(self.id, life, self._version)
        except Conflict:
            self.life, self._version = await self._store.life(self.id)
            self._announce_life()
            raise NotAsked(QUICKER) from None
        self.life, self._version = life, self._version + 1
        self.decided.set()
        self._announce_life()

    def _announce(self, match: Played, before: Sequence[Told]) -> None:
        keep = still_told(before, match.told)
        for onlooker in list(self.onlookers):
            onlooker.show_change(match, keep)

    def _announce_life(self) -> None:
        for onlooker in list(self.onlookers):
            onlooker.show_life(self.life, self.since)


def still_told(before: Sequence[Told], now: Sequence[Told]) -> int:
    """The number of the last event that was told before and still is: an undo takes the later ones back."""
    last = len(before) - 1
    if last < 0 or (last < len(now) and now[last] is before[last]):
        return before[last].number if before else 0
    same = takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], zip(before, now, strict=False))
    return max((told.number for told, _ in same), default=0)
