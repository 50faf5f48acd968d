"""One WebSocket: reads what its person asks for, and sends what they may see."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from undercroft.server.live import Act, LiveMatch
from undercroft.server.protocol import (
    LONGEST,
    Answer,
    AnyReply,
    AnyRequest,
    Changed,
    Hello,
    Look,
    Looked,
    Present,
    Redo,
    Refused,
    Sit,
    Speak,
    Stored,
    Undo,
    Welcome,
)
from undercroft.server.tables import Tables
from undercroft.server.tokens import OWNER
from undercroft.server.watcher import Watcher
from undercroft.table import AUDIENCE, Match, NotAllowed, Seat, TableError
from undercroft.table.view import preview_of
from undercroft.words import Lang

PATIENCE = 15.0
"""Seconds to say hello in."""
BACKLOG = 256
"""So many messages a slow client may lag behind before it has to connect again."""
CLOSE_REFUSED = 4401
CLOSE_SLOW = 4408

_decode = msgspec.json.Decoder(AnyRequest).decode
_encode = msgspec.json.Encoder().encode
Socket = WebSocket[Any, Any, Any]


class Client:
    """A person at a match, with all the seats held at this screen and the one looked from."""

    def __init__(self, socket: Socket, tables: Tables, live: LiveMatch) -> None:
        self.held: list[Seat] = []
        self._socket = socket
        self._tables = tables
        self._live = live
        self._watcher: Watcher | None = None
        self._outbox: asyncio.Queue[AnyReply | None] = asyncio.Queue()

    async def stay(self) -> None:
        """Serve this client until it leaves."""
        sending = asyncio.create_task(self._send_all())
        try:
            if await self._come_in():
                while True:
                    await self._serve(await self._read())
        except WebSocketDisconnect:
            pass
        finally:
            self._live.leave(self)
            self._outbox.put_nowait(None)
            with suppress(WebSocketDisconnect, RuntimeError):
                await sending

    # What the match tells

    def show_change(self, match: Match[Any, Any], keep: int) -> None:
        if self._watcher:
            change, log = self._watcher.change(match, keep)
            if change is not None or log is not None:
                self._say(Changed(change, log))

    def show_present(self, seats: list[Seat]) -> None:
        self._say(Present(seats))

    # What the person asks

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
            seats = await self._tables.seats_of(self._live.id, hello.tokens)
            self.held = [seat for seat in dict.fromkeys(seats) if seat not in (AUDIENCE, OWNER)]
            await self._live.catch_up()
            await self._sit(hello.ref, hello.sit or next(iter(self.held), AUDIENCE), hello.lang)
        except TableError as error:
            return self._turn_away(refusal(hello.ref, error))
        return True

    async def _serve(self, request: AnyRequest | Refused) -> None:
        if isinstance(request, Refused):
            return self._say(request)
        try:
            await self._do(request)
        except TableError as error:
            self._say(refusal(request.ref, error))

    async def _do(self, request: AnyRequest) -> None:
        assert self._watcher is not None, "whoever is in has sat down"
        seat, lang = self._watcher.seat, self._watcher.lang
        match request:
            case Answer(ref, question=question, option=option):
                await self._act(ref, seat, lambda match: match.answer(seat, option, question))
            case Undo(ref):
                await self._act(ref, seat, lambda match: match.undo(seat))
            case Redo(ref):
                await self._act(ref, seat, lambda match: match.redo(seat))
            case Look(ref, question=question, option=option):
                async with self._live.turn:
                    self._say(Looked(ref, preview_of(self._live.match, seat, question, option, lang)))
            case Sit(ref, seat=there):
                await self._sit(ref, there, lang)
            case Speak(ref, lang=spoken):
                await self._sit(ref, seat, spoken)
            case Hello(ref):
                self._say(Refused(ref, "hello", "you are in already"))

    async def _act(self, ref: int, seat: Seat, act: Act) -> None:
        if seat not in self.held:
            raise NotAllowed("who only watches decides nothing: open the link of a seat to play")
        await self._live.act(act)
        self._say(Stored(ref))

    async def _sit(self, ref: int, seat: Seat, lang: Lang) -> None:
        """Look from a seat: the picture of any other is forgotten before this one is sent."""
        if seat not in self.held and seat != AUDIENCE:
            raise NotAllowed(f"no link to the seat {seat!r} is held here")

        def greet(match: Match[Any, Any]) -> None:
            self._watcher = Watcher(match, seat, lang)
            view, log = self._watcher.whole(match)
            game, seats = match.system, tuple(match.state.seats)
            name = game.speech.say(game.name, lang)
            self._say(Welcome(self._live.id, game.id, name, seats, self.held, seat, view, log, ref))

        await self._live.welcome(self, greet)

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

    def _say(self, reply: AnyReply) -> None:
        if self._outbox.qsize() < BACKLOG:
            self._outbox.put_nowait(reply)
        else:
            self._live.leave(self)
            self._outbox.put_nowait(None)

    def _turn_away(self, refused: Refused) -> bool:
        self._say(refused)
        return False

    async def _send_all(self) -> None:
        """Send in order; a client that is turned away or lags too far behind is hung up on."""
        while (reply := await self._outbox.get()) is not None:
            await self._socket.send_data(_encode(reply).decode())
        with suppress(RuntimeError):
            await self._socket.close(CLOSE_REFUSED if self._watcher is None else CLOSE_SLOW)


def refusal(ref: int, error: TableError) -> Refused:
    """An error as a message: its class tells programs, its words tell people."""
    code = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in type(error).__name__)
    return Refused(ref, code.removeprefix("-"), str(error))
