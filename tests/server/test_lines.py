"""Lines that are cut at the worst moment, that nobody reads or speaks on, and that the server ends."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.house import PATIENCE, Guest, House, bearer
from websockets.exceptions import ConnectionClosed

from undercroft.server import client
from undercroft.server.client import CLOSE_AGAIN, CLOSE_GONE, CLOSE_REFUSED, Client
from undercroft.server.database import Database
from undercroft.server.deeds import do
from undercroft.server.protocol import Remark
from undercroft.server.seal import Seal
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.table import Policy, Seat, Setup

CELLAR = Setup(system="tallow", scenario="cellar", seats=(Seat("mira"), Seat("brand")))


def closed_with(guest: Guest) -> int:
    """The code that a line ends with."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.hear("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_who_came_by_a_link_that_was_replaced_has_to_come_in_anew(house: House) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        link = f"/api/matches/{made['match']}/links/mira"
        new = house.http.post(link, headers=bearer(made["owner"])).json()["mira"]
        assert closed_with(mira) == CLOSE_AGAIN
        brand.catch_up()
        assert brand.present == ["brand"]
        with house.sit(made["match"], new) as again:
            assert again.welcome["held"] == ["mira"]


def test_who_sits_at_a_match_that_is_deleted_is_told_that_it_is_gone(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        house.http.delete(f"/api/matches/{made['match']}", headers=bearer(made["owner"]))
        assert closed_with(mira) == CLOSE_GONE
        assert mira.heard[-1]["code"] == "gone"


def test_who_says_nothing_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.begin()
    monkeypatch.setattr(client, "PATIENCE", 0.1)
    with house.line(made["match"]) as line:
        assert json.loads(line.recv(timeout=PATIENCE))["code"] == "silent"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSE_REFUSED


async def open_table(folder: Path) -> tuple[Tables, str, dict[str, str]]:
    database = Database(str(folder / "matches.sqlite3"), Seal(bytes(32)))
    await database.start()
    tables = Tables(Store(database), examples=True)
    id, links = await tables.create(CELLAR, Policy())
    return tables, id, {str(seat): str(token) for seat, token in links.items()}


class DeafSocket:
    """Says hello, and takes in nothing of what is sent until it may."""

    def __init__(self, token: str) -> None:
        self._said = [json.dumps({"do": "hello", "tokens": [token]})]
        self.may_hear = asyncio.Event()
        self._closed = asyncio.Event()
        self.code = 0

    async def receive_data(self, mode: str) -> str:
        if not self._said:
            await self._closed.wait()
            raise WebSocketDisconnect(code=self.code, detail="")
        return self._said.pop()

    async def send_data(self, _frame: str) -> None:
        await self.may_hear.wait()

    async def close(self, code: int) -> None:
        self.code = code
        self._closed.set()


def test_who_lags_too_far_behind_is_hung_up_on_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "BACKLOG", 10)

    async def lag() -> tuple[bool, int]:
        tables, id, links = await open_table(tmp_path)
        live, socket = await tables.find(id), DeafSocket(links["mira"])
        line: Any = socket
        staying = asyncio.create_task(Client(line, tables, live, do).stay())
        while not live.onlookers:
            await asyncio.sleep(0.01)
        for number in range(20):
            live.hear([Remark(number, 0, Seat("brand"), "chat", "Well?")])
        left = not live.onlookers
        socket.may_hear.set()
        await staying
        await tables.store.database.close()
        return left, socket.code

    assert asyncio.run(lag()) == (True, CLOSE_AGAIN)


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
        tables, id, links = await open_table(tmp_path)
        database = tables.store.database
        live, told = await tables.find(id), list[str]()

        async def tell(_match: str, _what: str, more: str = "") -> None:
            told.append(more)

        database.tell = tell  # type: ignore[method-assign, assignment]
        socket: Any = CutSocket(links["mira"], cut)
        await Client(socket, tables, live, do).stay()
        await database.close()
        return live.present(), told

    assert asyncio.run(leave()) == ([], ["mira", ""])
