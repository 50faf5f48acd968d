"""How server processes on one PostgreSQL hear of each other: notices that name a match, the rest is in the tables."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Protocol, cast

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from undercroft.server.database import CHANNEL, Database, News

LOG = logging.getLogger("undercroft")
PAUSE = 1.0
"""Seconds before a lost line to the database is tried again."""

Hear = Callable[[News, str, str], Awaitable[None]]
"""Called with what has changed, the match, and the process that changed it."""


class Hearing(Protocol):
    """Who takes over what others have written."""

    async def hear(self, what: News, rest: str, process: str) -> None: ...
    async def catch_up(self) -> None: ...


class Fanout:
    """Listens for what other processes have written."""

    def __init__(self, address: str, process: str, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._hear = hear
        self._catch_up = catch_up
        """Called when notices may have been missed."""
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(ready)), asyncio.create_task(self._pass_on())]
        await ready.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            lost = asyncio.Event()
            try:
                line: Any = await cast(Any, asyncpg).connect(self._address)
                try:
                    line.add_termination_listener(partial(_set, lost))
                    await line.add_listener(CHANNEL, self._notice)
                    if ready.is_set():
                        await self._catch_up()
                    ready.set()
                    await lost.wait()
                finally:
                    await line.close()
            except (OSError, cast(Any, asyncpg).PostgresError, cast(Any, asyncpg).InterfaceError) as error:
                LOG.warning("the line to the database is lost: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    def _notice(self, _line: object, _id: int, _channel: str, notice: str) -> None:
        if not notice.startswith(self._process):
            self._heard.put_nowait(notice)

    async def _pass_on(self) -> None:
        while notice := await self._heard.get():
            process, what, rest = notice.split(" ", 2)
            try:
                await self._hear(cast(News, what), rest, process)
            except Exception:
                LOG.exception("what another process wrote could not be taken over")


def _set(event: asyncio.Event, _line: object) -> None:
    event.set()


@asynccontextmanager
async def fanning_out(address: str, database: Database, tables: Hearing) -> AsyncGenerator[None]:
    """Listen while the server runs, where other processes may serve the same matches."""
    if not database.is_shared:
        yield
        return
    fanout = Fanout(address, database.process, tables.hear, tables.catch_up)
    await fanout.start()
    yield
    await fanout.close()
