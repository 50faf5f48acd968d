"""Shared positions: what one seat saw at one moment, stored as it was shown, and nothing behind it."""

from typing import Any

import msgspec
from sqlalchemy import insert, select

from undercroft.server.database import Database
from undercroft.server.protocol import Log
from undercroft.server.schema import POSITIONS
from undercroft.server.tokens import Token, hashed, new_token
from undercroft.server.watcher import Watcher
from undercroft.table import Match, Seat
from undercroft.words import LANGS, Lang


class Shown(msgspec.Struct, frozen=True):
    """A position in one language."""

    view: dict[str, Any]
    log: Log


class Position(msgspec.Struct, frozen=True):
    """What a shared link opens."""

    game: str
    seat: Seat
    line: int
    shown: dict[Lang, Shown]


class Positions:
    """The shared positions of all matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def share(self, id: str, match: Match[Any, Any], seat: Seat) -> Token:
        """Keep what a seat sees of a match as it stands; the token opens it, and nothing else."""
        shown: dict[Lang, Shown] = {lang: Shown(*Watcher(match, seat, lang).whole(match)) for lang in LANGS}
        sight = Position(match.system.id, seat, len(match.line), shown)
        token = new_token()
        row = {"token": hashed(token), "match": id, "sight": msgspec.json.encode(sight)}
        async with self._database.writing() as connection:
            await connection.execute(insert(POSITIONS), row)
        return token

    async def find(self, token: str) -> Position | None:
        async with self._database.reading() as connection:
            wanted = select(POSITIONS.c.sight).where(POSITIONS.c.token == hashed(token))
            sight = (await connection.execute(wanted)).scalar_one_or_none()
        return None if sight is None else msgspec.json.decode(sight, type=Position)
