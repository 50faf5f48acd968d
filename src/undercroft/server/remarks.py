"""What people say to each other at a match, and where they point."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.server.database import Database
from undercroft.server.protocol import Remark
from undercroft.server.schema import REMARKS
from undercroft.server.store import now
from undercroft.table import NotLegal, Seat

LONGEST_TEXT = 500
LONGEST_PING = 80
KEPT = 200
"""So many remarks of a match are kept; who comes in gets the newest `SHOWN`."""
SHOWN = 50


class Remarks:
    """The remarks of all matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: str, seat: Seat, kind: str, text: str) -> Remark:
        """Write a remark down behind the newest, wherever that came from."""
        while True:
            try:
                return await self._add(match, seat, kind, text)
            except IntegrityError:  # somebody else said something at the same moment
                continue

    async def since(self, match: str, number: int) -> list[Remark]:
        """The remarks behind a number, oldest first, but only the newest of them."""
        wanted = select(REMARKS.c.number, REMARKS.c.at, REMARKS.c.seat, REMARKS.c.kind, REMARKS.c.text)
        wanted = wanted.where(REMARKS.c.match == match, REMARKS.c.number > number)
        async with self._database.reading() as connection:
            rows: Sequence[Any] = (
                await connection.execute(wanted.order_by(REMARKS.c.number.desc()).limit(SHOWN))
            ).all()
        return [Remark(*row) for row in reversed(rows)]

    async def _add(self, match: str, seat: Seat, kind: str, text: str) -> Remark:
        last = select(func.coalesce(func.max(REMARKS.c.number), 0)).where(REMARKS.c.match == match)
        async with self._database.writing() as connection:
            number = (await connection.execute(last)).scalar_one() + 1
            remark = Remark(number, now(), seat, kind, text)
            row = {"match": match, "number": number, "at": remark.at, "seat": seat, "kind": kind, "text": text}
            await connection.execute(insert(REMARKS), row)
            old = delete(REMARKS).where(REMARKS.c.match == match, REMARKS.c.number <= number - KEPT)
            await connection.execute(old)
            await self._database.call(connection, match, "said", str(number - 1))
        return remark


def checked(text: str, longest: int) -> str:
    """Words as they may be shown to others.

    >>> checked(" well played\\n", 40)
    'well played'
    """
    words = text.strip()
    if not words or len(words) > longest or not all(letter.isprintable() or letter == "\n" for letter in words):
        raise NotLegal(f"a remark has 1 to {longest} printable characters")
    return words
