"""Lines that are cut at the worst moment."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from undercroft.server.client import Client
from undercroft.server.database import Database
from undercroft.server.deeds import do
from undercroft.server.seal import Seal
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.table import Policy, Seat, Setup

CELLAR = Setup(system="tallow", scenario="cellar", seats=(Seat("mira"), Seat("brand")))


class CutSocket:
    """Says hello, and is gone when the welcome comes."""

    def __init__(self, token: str, cut: Exception) -> None:
        self._said = [json.dumps({"do": "hello", "tokens": [token]})]
        self._cut = cut

    async def receive_data(self, mode: str) -> str:
        await asyncio.sleep(0)
        if self._said:
            return self._said.pop()
        raise WebSocketDisconnect(code=1006, detail="")

    async def send_data(self, _frame: str) -> None:
        raise self._cut

    async def close(self, _code: int) -> None:
        raise self._cut


@pytest.mark.parametrize("cut", [OSError(), RuntimeError(), WebSocketDisconnect(code=1006, detail="")], ids=type)
def test_who_leaves_while_something_is_being_sent_is_gone_for_everybody(tmp_path: Path, cut: Exception) -> None:
    async def leave() -> tuple[list[Any], list[str]]:
        database = Database(str(tmp_path / "matches.sqlite3"), Seal(bytes(32)))
        await database.start()
        tables = Tables(Store(database), examples=True)
        id, links = await tables.create(CELLAR, Policy())
        live, told = await tables.find(id), list[str]()

        async def tell(_match: str, _what: str, more: str = "") -> None:
            told.append(more)

        database.tell = tell  # type: ignore[method-assign, assignment]
        socket: Any = CutSocket(links[Seat("mira")], cut)
        await Client(socket, tables, live, do).stay()
        await database.close()
        return live.present(), told

    assert asyncio.run(leave()) == ([], ["mira", ""])
