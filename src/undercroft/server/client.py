"""One WebSocket: reads what its person asks for, and sends what they may see."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.server.bucket import Bucket
from undercroft.server.life import Life
from undercroft.server.live import LiveMatch
from undercroft.server.metrics import CLIENTS, REFUSED
from undercroft.server.protocol import (
    LONGEST,
    AnyReply,
    AnyRequest,
    Changed,
    Hello,
    Orders,
    Present,
    Refused,
    Remark,
    Said,
    Table,
    Welcome,
)
from undercroft.server.tables import Tables
from undercroft.server.tokens import OWNER
from undercroft.server.watcher import Watcher
from undercroft.table import AUDIENCE, Match, NotAllowed, NotLegal, Seat, TableError
from undercroft.words import Lang

PATIENCE = 15.0
"""Seconds to say hello in."""
BACKLOG = 256
"""So many messages a slow client may lag behind before it has to connect again."""
BURST, PER_SECOND = 60, 20
"""So many messages a client may send at once, and in the long run."""
CUT = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending ends with when nobody listens any more, as the layers below have it."""
CLOSE_REFUSED = 4401
CLOSE_GONE = 4404
CLOSE_AGAIN = 4408

_decode = msgspec.json.Decoder(AnyRequest).decode
_encode = msgspec.json.Encoder().encode
Socket = WebSocket[Any, Any, Any]
Do: TypeAlias = "Callable[[Client, AnyRequest], Awaitable[None]]"
"""Does what a client has asked for, or raises a TableError with the reason."""


class Client:
    """A person at a match, with all the seats held at this screen and the one looked from."""

    def __init__(self, socket: Socket, tables: Tables, live: LiveMatch, do: Do) -> None:
        self._do = do
        self.tables = tables
        self.live = live
        self.held: list[Seat] = []
        self.owner = False
        self._opened: list[Seat] = []
        """What the tokens that were shown open."""
        self._own: list[Seat] = []
        """The seats among them; others are held as a stand-in."""
        self._socket = socket
        self._watcher: Watcher | None = None
        self._orders: dict[str, dict[str, int]] = {}
        self._outbox: asyncio.Queue[AnyReply | None] = asyncio.Queue()
        self._close = CLOSE_REFUSED
        self._bucket = Bucket(BURST, PER_SECOND)

    @property
    def seat(self) -> Seat:
        """The seat looked from."""
        assert self._watcher is not None, "whoever is in has sat down"
        return self._watcher.seat

    @property
    def lang(self) -> Lang:
        assert self._watcher is not None, "whoever is in has sat down"
        return self._watcher.lang

    async def stay(self) -> None:
        """Serve this client until it leaves."""
        sending = asyncio.create_task(self._send_all())
        CLIENTS.inc()
        try:
            if await self._come_in():
                await self.tables.tell_who_is_here(self.live, "who")
                while True:
                    await self._serve(await self._read())
        except WebSocketDisconnect:
            pass
        finally:
            CLIENTS.dec()
            self.live.leave(self)
            self._outbox.put_nowait(None)
            with suppress(*CUT):
                await sending
            await self.tables.tell_who_is_here(self.live)

    def owns(self, seat: Seat) -> bool:
        """Whether this person came by the seat's own link (or the owner's, or the audience's)."""
        return seat in self._opened

    # What the match tells

    def show_change(self, match: Match[Any, Any], keep: int) -> None:
        if self._watcher:
            change, log = self._watcher.change(match, keep)
            if change is not None or log is not None:
                self.say(Changed(change, log))
            self._show_orders(match)

    def show_life(self, life: Life, since: int) -> None:
        self._hold(life)
        self.say(
            Table(
                life.paused,
                life.bots,
                life.stand_ins,
                life.motion,
                life.clock,
                life.heir,
                since,
                life.closed,
                life.next,
            )
        )

    def show_present(self, seats: list[Seat]) -> None:
        self.say(Present(seats))

    def show_remarks(self, remarks: list[Remark]) -> None:
        if remarks:
            self.say(Said(remarks))

    def dismiss(self, why: TableError) -> None:
        self._close = CLOSE_GONE
        self.say(refusal(0, why))
        self._outbox.put_nowait(None)

    # What the person asks

    async def sit(self, ref: int, seat: Seat, lang: Lang) -> None:
        """Look from a seat: the picture of any other is forgotten before this one is sent."""
        if seat not in self.held and seat != AUDIENCE:
            raise NotAllowed(f"no link to the seat {seat!r} is held here")

        def greet(match: Match[Any, Any]) -> None:
            watcher = Watcher(match, seat, lang, self.live.names.get(seat))
            self.live.names[seat] = watcher.names
            self._watcher = watcher
            view, log = watcher.whole(match)
            game, seats = match.system, tuple(match.state.seats)
            name = game.speech.say(game.name, lang)
            held = list(self.held)
            self.say(
                Welcome(self.live.id, game.id, name, seats, held, seat, view, log, ref, self.owner, self.live.campaign)
            )
            self._orders = {}
            self._show_orders(match)

        await self.live.welcome(self, greet)

    def say(self, reply: AnyReply) -> None:
        if isinstance(reply, Refused):
            REFUSED.labels(reply.code).inc()
        if self._outbox.qsize() < BACKLOG:
            self._outbox.put_nowait(reply)
        else:
            self.hang_up()

    def hang_up(self) -> None:
        """End the line; whoever still has a good link may come back."""
        self._close = CLOSE_AGAIN
        self.live.leave(self)
        self._outbox.put_nowait(None)

    async def _come_in(self) -> bool:
        """The first message names the seats by their tokens; without a valid one nobody comes in."""
        try:
            hello = await asyncio.wait_for(self._read(), PATIENCE)
        except TimeoutError:
            hello = Refused(0, "silent", f"nobody said hello within {PATIENCE:.0f} seconds")
        if isinstance(hello, Refused):
            return self._turn_away(hello)
        if not isinstance(hello, Hello):
            return self._turn_away(Refused(hello.ref, "hello", "the first message has to be hello, with tokens"))
        try:
            seats = await self.tables.seats_of(self.live.id, hello.tokens)
            self._opened = seats
            self.owner = OWNER in seats
            self._own = [seat for seat in dict.fromkeys(seats) if seat not in (AUDIENCE, OWNER)]
            self._hold(self.live.life)
            await self.live.catch_up()
            await self.sit(hello.ref, hello.sit or next(iter(self.held), AUDIENCE), hello.lang)
            self.show_remarks(await self.tables.remarks.since(self.live.id, 0))
        except TableError as error:
            return self._turn_away(refusal(hello.ref, error))
        return True

    async def _serve(self, request: AnyRequest | Refused) -> None:
        if isinstance(request, Refused):
            return self.say(request)
        if not self._bucket.take():
            return self.say(Refused(request.ref, "too-fast", "too many messages at once: wait a moment"))
        try:
            await self._do(self, request)
        except TableError as error:
            self.say(refusal(request.ref, error))

    def _hold(self, life: Life) -> None:
        """The own seats, and those that are played from them for a while."""
        others = [seat for seat, by in life.stand_ins.items() if by in self._own and seat not in self._own]
        self.held = [*self._own, *others]

    def _show_orders(self, match: Match[Any, Any]) -> None:
        orders = match.history.orders.get(self.seat, {})
        if orders != self._orders:
            self._orders = {id: dict(settings) for id, settings in orders.items()}
            self.say(Orders(self._orders))

    # The wire

    async def _read(self) -> AnyRequest | Refused:
        """The next message, or what is wrong with it."""
        text = await self._socket.receive_data(mode="text")
        if len(text) > LONGEST:
            return Refused(0, "too-long", f"a message may have {LONGEST} bytes, this one has {len(text)}")
        try:
            request: AnyRequest = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return Refused(0, "not-understood", f"not a message of docs/server.md: {error}")
        return request

    def _turn_away(self, refused: Refused) -> bool:
        self.say(refused)
        return False

    async def _send_all(self) -> None:
        """Send in order; a client that is turned away or lags too far behind is hung up on."""
        while (reply := await self._outbox.get()) is not None:
            await self._socket.send_data(_encode(reply).decode())
        with suppress(*CUT):
            await self._socket.close(self._close)


def refusal(ref: int, error: TableError) -> Refused:
    """An error as a message: its class tells programs, its words tell people."""
    code = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in type(error).__name__)
    among = error.among if isinstance(error, NotLegal) else ()
    return Refused(ref, code.removeprefix("-"), str(error), among)
