"""All matches of this server: those in play are kept at hand, the others wait in the store."""

import asyncio
from collections.abc import Mapping
from typing import Any

from undercroft.server.live import LiveMatch
from undercroft.server.protocol import Log
from undercroft.server.store import Store, Stored
from undercroft.server.tokens import OWNER, Token, new_token
from undercroft.server.watcher import Watcher
from undercroft.table import AUDIENCE, Match, Policy, Seat, Setup, System, TableError, systems
from undercroft.words import Lang

AT_HAND = 400
"""So many matches without anybody watching are kept in memory."""


class Unknown(TableError):
    """There is no such match here, or the link to it doesn't open anything any more."""


class Tables:
    """Finds games and matches; makes new ones."""

    def __init__(self, store: Store, examples: bool) -> None:
        self.store = store
        self.games: Mapping[str, System[Any, Any]] = systems(examples)
        self._open: dict[str, LiveMatch] = {}
        self._opening = asyncio.Lock()

    def game(self, id: str) -> System[Any, Any]:
        if id in self.games:
            return self.games[id]
        known = ", ".join(self.games) or "none is installed"
        raise Unknown(f"unknown game {id!r}. Games at this server: {known}")

    async def create(self, setup: Setup, policy: Policy) -> tuple[str, dict[str, Token]]:
        """A new match, with a token for each seat, the audience and the owner."""
        match = Match(self.game(setup.system), setup, policy=policy)
        links = {seat: new_token() for seat in (*setup.seats, AUDIENCE, OWNER)}
        id = await self.store.create(match, links)
        self._keep(LiveMatch(id, match, self.store, self._resume))
        return id, links

    async def find(self, id: str) -> LiveMatch:
        """A match by its id, from memory or from the store."""
        async with self._opening:
            live = self._open.pop(id, None)
            if live is None:
                stored = await self.store.load(id)
                if stored is None:
                    raise Unknown(f"there is no match {id!r} at this server. Was it deleted, or is the link cut short?")
                live = LiveMatch(id, self._resume(stored), self.store, self._resume)
                await self._store_what_was_settled(live, stored)
            self._keep(live)
            return live

    async def seats_of(self, id: str, tokens: list[str]) -> list[Seat]:
        """What these tokens open at a match; refused when it is nothing."""
        seats = await self.store.seats_of(id, tokens)
        if not seats:
            raise Unknown(f"this link opens no seat at match {id!r}. Ask the owner of the match for a new one")
        return seats

    async def view(self, id: str, seat: Seat, lang: Lang) -> tuple[dict[str, Any], Log]:
        """What a seat sees, once."""
        live = await self.find(id)
        async with live.turn:
            return Watcher(live.match, seat, lang).whole(live.match)

    def _resume(self, stored: Stored) -> Match[Any, Any]:
        game = self.game(stored.setup.system)
        return Match.resume(game, stored.setup, stored.policy, stored.key, stored.log)

    async def _store_what_was_settled(self, live: LiveMatch, stored: Stored) -> None:
        """New rules may answer, or set aside, more than the stored log says: that becomes part of it."""
        settled = live.match.history.log[len(stored.log) :]
        await self.store.append(live.id, len(stored.log), settled)

    def _keep(self, live: LiveMatch) -> None:
        self._open[live.id] = live
        idle = [id for id, other in self._open.items() if not other.onlookers and not other.turn.locked()]
        for id in idle[: max(0, len(idle) - AT_HAND)]:
            del self._open[id]
