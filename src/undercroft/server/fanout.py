"""How server processes on one PostgreSQL hear of each other: notices that name a match, the rest is in the tables."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Protocol, cast

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from undercroft.server.database import CHANNEL, Database, News

LOG = logging.getLogger("undercroft")
PAUSE = 1.0
"""Seconds before a lost line to the database is tried again."""
ROLL_CALL = 10.0
"""Seconds between two looks at which processes still run."""
NAME = "undercroft-"
RUNNING = f"SELECT application_name FROM pg_stat_activity WHERE application_name LIKE '{NAME}%'"
"""A process holds its line to the database as long as it lives, however it ends."""


class Hearing(Protocol):
    """Who takes over what others have written: `hear` when told, `catch_up` when notices may have been missed."""

    async def hear(self, what: News, rest: str, process: str) -> None: ...
    async def catch_up(self) -> None: ...
    def keep_only(self, processes: Collection[str]) -> None: ...


class Fanout:
    """Listens for what other processes have written."""

    def __init__(self, address: str, process: str, hearing: Hearing) -> None:
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._hearing = hearing
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
                name = {"application_name": f"{NAME}{self._process}"}
                line: Any = await cast(Any, asyncpg).connect(self._address, server_settings=name)
                try:
                    line.add_termination_listener(partial(_set, lost))
                    await line.add_listener(CHANNEL, self._notice)
                    if ready.is_set():
                        await self._hearing.catch_up()
                    ready.set()
                    while not lost.is_set():
                        with suppress(TimeoutError):
                            await asyncio.wait_for(lost.wait(), ROLL_CALL)
                        running = {name.removeprefix(NAME) for (name,) in await line.fetch(RUNNING)}
                        self._hearing.keep_only(running)
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
                await self._hearing.hear(cast(News, what), rest, process)
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
    fanout = Fanout(address, database.process, tables)
    await fanout.start()
    yield
    await fanout.close()
