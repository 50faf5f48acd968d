"""Clients by the hundred for benchmarks and soaks: each keeps what it sees as the page does."""

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercroft.table.patch import patch

PATIENCE = 60.0
decode = msgspec.json.decode


class Visitor:
    """One open line to a match. It can be cut and opened again."""

    def __init__(self, url: str, match: str, tokens: Sequence[str]) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}api/matches/{match}/live"
        self.match = match
        self._hello = {"do": "hello", "tokens": list(tokens)}
        self.view: dict[str, Any] = {}
        self.held: list[str] = []
        self.seat = ""
        self.news = asyncio.Event()
        self.seen_at = 0.0
        """When something was heard last."""
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._ref = 0
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Open the line; returns when the table is seen."""
        self._line = await connect(self._address, compression=None, open_timeout=PATIENCE, ping_interval=None)
        await self._line.send(json.dumps(self._hello))
        self.view = {}
        self._reading = asyncio.create_task(self._read())
        while not self.view:
            if self._reading.done():
                raise ConnectionError("the line was cut before the table was seen")
            await self._next_news()

    async def leave(self) -> None:
        if self._line:
            await self._line.close()
        if self._reading:
            await self._reading

    @property
    def is_here(self) -> bool:
        return self._reading is not None and not self._reading.done()

    @property
    def asked(self) -> list[dict[str, Any]]:
        return self.view.get("asked", [])

    async def answer(self, question: dict[str, Any], option: str) -> dict[str, Any]:
        return await self.ask("answer", question=question["id"], option=option)

    async def ask(self, do: str, **request: Any) -> dict[str, Any]:
        """Ask for something and wait for the reply; ConnectionError when the line is cut meanwhile."""
        if not self._line or not self.is_here:
            raise ConnectionError("the line is cut")
        self._ref += 1
        reply = self.waiting[self._ref] = asyncio.get_running_loop().create_future()
        try:
            await self._line.send(json.dumps({"do": do, "ref": self._ref, **request}))
        except ConnectionClosed as error:
            reply.cancel()
            raise ConnectionError("the line was cut") from error
        return await reply

    async def until_behind(self, line: int) -> None:
        """Wait until more than so many lines are seen."""
        while self.view["line"] <= line:
            await self._next_news()

    async def _next_news(self) -> None:
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def _read(self) -> None:
        assert self._line
        try:
            async for frame in self._line:
                self._hear(decode(frame))
        except ConnectionClosed:
            pass
        finally:
            for reply in self.waiting.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the line was cut"))
            self.waiting.clear()
            self.news.set()

    def _hear(self, told: dict[str, Any]) -> None:
        if told["is"] == "welcome":
            self.view, self.held, self.seat = told["view"], told["held"], told["seat"]
        elif told["is"] == "changed":
            self.view = patch(self.view, told["patch"])
        if (reply := self.waiting.pop(told.get("ref", 0), None)) and not reply.done():
            reply.set_result(told)
        self.seen_at = time.perf_counter()
        self.news.set()
