"""All matches of this server: those in play are kept at hand, the others wait in the store."""

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from undercroft.server.database import News
from undercroft.server.life import Life
from undercroft.server.live import Gone, LiveMatch
from undercroft.server.metrics import AWAKE
from undercroft.server.positions import Positions
from undercroft.server.protocol import Log
from undercroft.server.remarks import Remarks
from undercroft.server.store import Store, Stored, now
from undercroft.server.table_bots import play_bots
from undercroft.server.tokens import OWNER, Token, hashed, new_token
from undercroft.server.watcher import Watcher
from undercroft.table import AUDIENCE, Match, Policy, Seat, Setup, System, TableError, systems
from undercroft.table.tools import all_tools
from undercroft.words import Lang

LOG = logging.getLogger("undercroft")
AT_HAND = 1_200
LINES_AT_HAND = 300_000
"""So many matches, of so many lines together, are kept in memory as they stand (about 300 MB for either); of others
only who watches them, or nothing."""
SWEEPS = 6 * 3600.0
"""Seconds between two looks for matches that nobody touches any more."""


class Unknown(TableError):
    """There is no such thing here, or the link to it doesn't open anything any more."""


class Tables:
    """Finds games and matches; makes new ones."""

    def __init__(self, store: Store, examples: bool) -> None:
        self.store = store
        self.remarks = Remarks(store.database)
        self.positions = Positions(store.database)
        self.seal = store.database.seal
        self.games: Mapping[str, System[Any, Any]] = systems(examples)
        self.tools = all_tools(examples)
        self.open: dict[str, LiveMatch] = {}
        self._opening = asyncio.Lock()
        self._bots: dict[str, asyncio.Task[None]] = {}

    def game(self, id: str) -> System[Any, Any]:
        if id in self.games:
            return self.games[id]
        known = ", ".join(self.games) or "none is installed"
        raise Unknown(f"unknown game {id!r}. Games at this server: {known}")

    async def create(self, setup: Setup, policy: Policy, life: Life | None = None) -> tuple[str, dict[str, Token]]:
        """A new match, with a token for each seat, the audience and the owner."""
        match = Match(self.game(setup.system), setup, policy=policy)
        links = self.new_links(setup.seats)
        return await self.keep(match, links, life), links

    async def keep(
        self, match: Match[Any, Any], links: Mapping[str, Token], life: Life | None = None, campaign: str = ""
    ) -> str:
        """Store a match that was just made, and open it to these links; a campaign's links open its chapters."""
        life = life or Life()
        if packs := match.system.packs:
            await asyncio.to_thread(packs.keep, match.setup.packs)
        hashes = {seat: hashed(token) for seat, token in links.items()}
        id = await self.store.create(match, hashes, life, campaign)
        log = match.history.log
        stored = Stored(match.setup, match.policy, match.keys[0], log, life, 0, campaign, now())
        self._put(LiveMatch(id, stored, match, self.store, self._resume))
        return id

    async def find(self, id: str) -> LiveMatch:
        """A match by its id, from memory or from the store."""
        async with self._opening:
            if id not in self.open:
                self._put(await self._open_stored(id))
            return self.open[id]

    async def seats_of(self, id: str, tokens: list[str]) -> list[Seat]:
        """What these tokens open at a match or campaign; refused when it is nothing."""
        seats = await self.store.seats_of(id, tokens)
        if not seats:
            raise Unknown(f"this link opens nothing at {id!r}. Ask the owner for a new one")
        return seats

    async def view(self, id: str, seat: Seat, lang: Lang, line: int | None = None) -> tuple[dict[str, Any], Log]:
        """What a seat sees, or saw after so many lines."""
        live = await self.find(id)
        async with live.at_table() as match:
            seen = match if line is None else match.at_line(line)
            return Watcher(seen, seat, lang, live.names.get(seat)).whole(seen)

    @staticmethod
    def new_links(seats: Iterable[Seat]) -> dict[str, Token]:
        """A fresh token for each seat, the audience and the owner."""
        return {seat: new_token() for seat in (*seats, AUDIENCE, OWNER)}

    async def delete(self, id: str) -> None:
        """Delete a match, and send everybody away."""
        await self.store.delete(id)
        self._forget(id)

    async def sweep(self, days: int) -> int:
        """Delete the matches where nothing happened for so many days."""
        old = await self.store.untouched_since(now() - days * 86_400)
        for id in old:
            await self.delete(id)
        return len(old)

    async def hear(self, what: News, rest: str, process: str) -> None:
        """Take over what another process has written, where somebody here watches."""
        match, _, more = rest.partition(" ")
        if what == "links":  # of a match or a campaign
            self._turn_out(match, Seat(more))
            return
        live = self.open.get(match)
        if live is None:
            return
        match what:
            case "log":
                await live.catch_up()
            case "life":
                await live.catch_up_life()
                self.let_bots_play(live)
            case "said":
                live.hear(await self.remarks.since(match, int(more)))
            case "here" | "who":
                live.elsewhere[process] = [Seat(seat) for seat in more.split(",") if seat]
                live.announce_present()
                if what == "who" and live.onlookers:
                    await self.tell_who_is_here(live)
            case "gone":
                self._forget(match)

    async def catch_up(self) -> None:
        """Take over all that may have been missed."""
        for live in list(self.open.values()):
            await live.catch_up()
            await live.catch_up_life()

    def keep_only(self, processes: Collection[str]) -> None:
        """Nobody is connected any more through a process that has ended."""
        for live in list(self.open.values()):
            if gone := live.elsewhere.keys() - processes:
                for process in gone:
                    del live.elsewhere[process]
                live.announce_present()

    async def tell_who_is_here(self, live: LiveMatch, what: News = "here") -> None:
        """Let other processes know for which seats somebody is connected at this one."""
        await self.store.database.tell(live.id, what, ",".join(live.here()))

    async def reissue(self, table: str, seat: Seat) -> Token:
        """A new link to a seat of a match or campaign; whoever came by the old one has to come in anew."""
        token = new_token()
        await self.store.reissue(table, seat, token)
        self._turn_out(table, seat)
        return token

    async def stay_clean(self, days: int) -> None:
        """Sweep again and again, where matches are not kept for ever."""
        while days:
            if count := await self.sweep(days):
                LOG.info("deleted %s matches where nothing had happened for %s days", count, days)
            await asyncio.sleep(SWEEPS)

    async def close(self) -> None:
        """Let the bots rest."""
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)

    async def _open_stored(self, id: str) -> LiveMatch:
        stored = await self.store.load(id)
        if stored is None:
            raise Unknown(f"there is no match {id!r} at this server. Was it deleted, or is the link cut short?")
        match = await self._resume(id, stored)
        # New rules may answer, or set aside, more than the stored log says: that becomes part of it.
        await self.store.append(id, len(stored.log), match.history.log[len(stored.log) :])
        return LiveMatch(id, stored, match, self.store, self._resume)

    async def _resume(self, id: str, stored: Stored) -> Match[Any, Any]:
        """Play a stored match again, beside what else goes on: a long one takes a while."""
        game = self.game(stored.setup.system)
        match = await asyncio.to_thread(Match.resume, game, stored.setup, stored.policy, stored.key, stored.log)
        self._make_room(id)
        return match

    def _put(self, live: LiveMatch) -> None:
        """Keep a match at hand."""
        self.open[live.id] = live
        self.let_bots_play(live)
        self._make_room(live.id)

    def _make_room(self, needed: str) -> None:
        """Beyond the limits the matches least lately used sleep, and where nobody watches they are let go."""
        awake = [live for live in self.open.values() if live.is_awake]
        count, lines = len(awake), sum(live.lines for live in awake)
        AWAKE.set(count)
        if count <= AT_HAND and lines <= LINES_AT_HAND:
            return
        for live in sorted(awake, key=lambda live: live.used):
            if (count <= AT_HAND and lines <= LINES_AT_HAND) or live.id == needed or live.is_busy:
                continue
            count, lines = count - 1, lines - live.lines
            live.sleep()
            if not live.onlookers and live.id not in self._bots:
                del self.open[live.id]

    def let_bots_play(self, live: LiveMatch) -> None:
        if live.life.bots and live.id not in self._bots:
            task = asyncio.create_task(play_bots(live))
            task.add_done_callback(lambda task: self._bots_left(live.id, task))
            self._bots[live.id] = task

    def _bots_left(self, id: str, task: asyncio.Task[None]) -> None:
        self._bots.pop(id, None)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("the bots of %s have stopped", id, exc_info=error)

    def _turn_out(self, table: str, seat: Seat) -> None:
        for live in list(self.open.values()):
            if table in (live.id, live.campaign):
                live.turn_out(seat)

    def _forget(self, id: str) -> None:
        if task := self._bots.pop(id, None):
            task.cancel()
        if live := self.open.pop(id, None):
            live.end(Gone(f"match {id} was deleted"))
            live.sleep()
