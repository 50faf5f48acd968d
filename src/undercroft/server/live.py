"""A match that is being played here: one serial queue for all who act, and everybody who watches."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Protocol

from undercroft.server.store import Conflict, Store, Stored
from undercroft.table import AUDIENCE, Match, NotAsked, Seat, Told
from undercroft.table.log import AnyEntry

Act = Callable[[Match[Any, Any]], Sequence[AnyEntry]]
Resume = Callable[[Stored], Match[Any, Any]]


class Onlooker(Protocol):
    """Whoever wants to know at once when something has changed."""

    held: list[Seat]

    def show_change(self, match: Match[Any, Any], keep: int) -> None: ...
    def show_present(self, seats: list[Seat]) -> None: ...


class LiveMatch:
    """Acts one after the other; each is stored before anybody hears of it."""

    def __init__(self, id: str, match: Match[Any, Any], store: Store, resume: Resume) -> None:
        self.id = id
        self.match = match
        self.turn = asyncio.Lock()
        """Held by whoever acts or looks: nobody sees what isn't stored yet."""
        self.onlookers: list[Onlooker] = []
        self._store = store
        self._resume = resume

    async def act(self, act: Act) -> None:
        """Do something at the table, wholly or not at all; returns when it is on the disk."""
        async with self.turn:
            before, number = list(self.match.told), len(self.match.history.log)
            entries = list(act(self.match))
            try:
                await self._store.append(self.id, number, entries)
            except Conflict:
                await self._take_over(before)
                raise NotAsked(
                    "somebody else was quicker: the table shows what was decided. Look at the question open now"
                ) from None
            except BaseException:
                await self._take_over(before)
                raise
            self._announce(before)

    async def catch_up(self) -> None:
        """Take over what another server process has written meanwhile."""
        async with self.turn:
            if await self._store.length(self.id) > len(self.match.history.log):
                await self._take_over(list(self.match.told))

    async def welcome(self, onlooker: Onlooker, greet: Callable[[Match[Any, Any]], None]) -> None:
        """Let somebody in: first the whole picture, then every change."""
        async with self.turn:
            greet(self.match)
            if onlooker not in self.onlookers:
                self.onlookers.append(onlooker)
                self._announce_present()

    def leave(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            self._announce_present()

    async def _take_over(self, before: Sequence[Told]) -> None:
        """Stand where the store stands: it alone knows what has happened."""
        stored = await self._store.load(self.id)
        assert stored is not None, f"{self.id} has vanished from the store"
        self.match = self._resume(stored)
        self._announce(before)

    def _announce(self, before: Sequence[Told]) -> None:
        keep = still_told(before, self.match.told)
        for onlooker in self.onlookers:
            onlooker.show_change(self.match, keep)

    def _announce_present(self) -> None:
        here = {seat for onlooker in self.onlookers for seat in onlooker.held}
        present = [seat for seat in (*self.match.state.seats, AUDIENCE) if seat in here]
        for onlooker in self.onlookers:
            onlooker.show_present(present)


def still_told(before: Sequence[Told], now: Sequence[Told]) -> int:
    """The number of the last event that was told before and still is: an undo takes the later ones back."""
    last = len(before) - 1
    if last < 0 or (last < len(now) and now[last] is before[last]):
        return before[last].number if before else 0
    same = takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], zip(before, now, strict=False))
    return max((told.number for told, _ in same), default=0)
