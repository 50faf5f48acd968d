"""Entries of many matches go to the disk together: waiting for it once does for all who are waiting by then."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from undercroft.server.database import Database
from undercroft.server.schema import ENTRIES


class Conflict(Exception):
    """Somebody else wrote this first."""


class Append(NamedTuple):
    """What one match has to write, and who waits for it."""

    match: str
    rows: Sequence[dict[str, Any]]
    done: asyncio.Future[None]


class Appender:
    """Writes entries: those of one match all or none, in one transaction with whatever else waits."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, match: str, rows: Sequence[dict[str, Any]]) -> None:
        """Returns when the rows are on the disk; Conflict where one of their numbers is taken."""
        mine = Append(match, rows, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await mine.done

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            await self._write(together)
        self._writing = None

    async def _write(self, together: Sequence[Append]) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(ENTRIES), [row for one in together for row in one.rows])
                for one in together:
                    await self._database.call(connection, one.match, "log")
        except IntegrityError:
            if len(together) > 1:
                for one in together:
                    await self._write([one])
            else:
                _settle(together, Conflict(f"{together[0].match}: an entry is written already"))
        except BaseException as error:
            _settle(together, error)
            if not isinstance(error, Exception):
                raise
        else:
            _settle(together)


def _settle(together: Sequence[Append], error: BaseException | None = None) -> None:
    """Tell those who wait, but for those who have left meanwhile."""
    for one in together:
        if one.done.done():
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
