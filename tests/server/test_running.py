"""What whoever runs a server relies on: limits, logs, figures, an orderly end, matches kept so long and no longer."""

import asyncio
import json
import re
import signal
import sqlite3
import time
from pathlib import Path
from random import Random

import asyncpg
import httpx
import pytest
from benchmarks.faults import COMMAND, Server
from tests.server.cluster import Cluster
from tests.server.house import PATIENCE, House, HouseApart, Json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from undercroft.server.database import CHANNEL, Database
from undercroft.server.seal import Seal
from undercroft.server.store import Store

FEW = 5


class HouseThatWrites(HouseApart):
    """A server whose log is kept."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.log = folder / "log"
        self.server = Server(COMMAND, str(folder / "matches.sqlite3"), folder / "key", 1, self.log, *arguments)
        self.url = self.server.url
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def stop(self) -> None:
        self.http.close()
        self.server.stop()


def test_who_asks_too_often_waits_whomever_it_says_it_asks_for(tmp_path: Path) -> None:
    house = House(tmp_path / "m.sqlite3", per_minute=FEW)
    try:
        made = house.begin()
        told = [house.http.get("/api/server", headers={"x-forwarded-for": f"10.0.0.{n}"}) for n in range(FEW)]
        assert [answer.status_code for answer in told] == [200] * (FEW - 1) + [429]
        assert told[-1].json()["code"] == "too-fast"
        with pytest.raises(InvalidStatus) as refused, house.line(made["match"]):
            pass
        assert refused.value.response.status_code == 403
        assert house.get("/metrics").status_code == 200, "the page and the figures are no requests at tables"
    finally:
        house.stop()


def test_a_proxy_is_believed_where_it_was_named(tmp_path: Path) -> None:
    house = House(tmp_path / "m.sqlite3", per_minute=FEW, proxies=("127.0.0.1",))
    try:
        for n in range(2 * FEW):
            told = house.http.get("/api/server", headers={"x-forwarded-for": f"10.0.0.{n}"})
            assert told.status_code == 200
    finally:
        house.stop()


def test_the_log_names_what_failed_in_json_and_nothing_that_opens_a_door(tmp_path: Path) -> None:
    password = tmp_path / "password"
    password.write_text("tallow & wick\n")
    house = HouseThatWrites(tmp_path, "--password-file", str(password))
    try:
        house.http.headers["x-table-password"] = "tallow & wick"
        made, broken = house.begin(), house.begin()
        tokens = [*made["seats"].values(), made["audience"], made["owner"]]
        with house.sit(made["match"], *tokens) as mira:
            mira.answer("text:Light!")
            tokens.append(mira.ask("share")["token"])
        tokens.append(house.http.post("/api/purse", json={"tables": []}).json()["token"])
        for path in (f"/api/matches/{made['match']}/export", "/api/position", "/api/purse"):
            for token in tokens:
                house.get(path, token)
        house.server.kill(Random())
        house.server.start()
        with sqlite3.connect(tmp_path / "matches.sqlite3") as database:
            database.execute("UPDATE matches SET setup = 'torn' WHERE id = ?", (broken["match"],))
        failed = house.get(f"/api/matches/{broken['match']}", broken["owner"])
        assert (failed.status_code, set(failed.json())) == (500, {"code", "why"})
        assert "torn" not in failed.text
    finally:
        house.stop()
    text = house.log.read_text()
    lines: list[Json] = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    errors = [line for line in lines if line["level"] == "error"]
    assert [line["message"] for line in errors] == [f"/api/matches/{broken['match']} failed"]
    assert "Traceback" in errors[0]["error"]
    secrets = [*tokens, *broken["seats"].values(), broken["owner"], "tallow & wick"]
    assert [secret for secret in secrets if secret in text] == []


def test_figures_say_how_much_and_never_who(standing: House) -> None:
    made = standing.begin()
    with standing.sit(made["match"], made["seats"]["mira"]) as mira:
        before = figure(standing, "undercroft_acts_stored_total")
        mira.answer("text:Light!")
        mira.ask("undo", keep=99)
        told = standing.get("/metrics").text
    assert figure(standing, "undercroft_acts_stored_total") == before + 1
    assert 'undercroft_refused_total{code="not-allowed"}' in told
    assert re.search(r"^undercroft_clients 1\.0$", told, re.MULTILINE)
    for secret in (made["match"], *made["seats"].values(), "mira"):
        assert secret not in told


def test_a_server_that_cannot_reach_its_database_is_not_well() -> None:
    async def ask() -> bool:
        database = Database("postgresql://nobody@127.0.0.1:1/nothing", Seal(bytes(32)))
        try:
            return await Store(database).is_reached()
        finally:
            await database.close()

    assert asyncio.run(ask()) is False


def test_a_server_that_is_asked_to_end_ends_in_order(tmp_path: Path) -> None:
    house = HouseApart(tmp_path / "matches.sqlite3")
    made = house.begin(bots={"brand": "random"})
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        assert mira.answer("text:Light!")["is"] == "stored"
        assert house.served.stop() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            mira.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "the page knows that it may come back"
    again = HouseApart(tmp_path / "matches.sqlite3")
    try:
        assert again.get(f"/api/matches/{made['match']}", made["owner"]).json()["answers"] > 0
    finally:
        again.stop()


def test_matches_are_kept_for_so_many_days(tmp_path: Path) -> None:
    house = House(tmp_path / "matches.sqlite3", keep_days=9)
    try:
        old, new = house.begin(), house.begin()
        assert house.get("/api/server").json()["keep_days"] == 9
        house.stop()
        with sqlite3.connect(tmp_path / "matches.sqlite3") as database:
            database.execute("UPDATE matches SET created = created - 864000 WHERE id = ?", (old["match"],))
        house.start()
        deadline = time.monotonic() + PATIENCE
        while house.get(f"/api/matches/{old['match']}", old["owner"]).status_code != 404:
            assert time.monotonic() < deadline, "it is never swept away"
        assert house.get(f"/api/matches/{new['match']}", new["owner"]).status_code == 200
    finally:
        house.stop()


@pytest.mark.postgres
def test_a_notice_names_a_match_and_holds_nothing_of_it(cluster: Cluster, tmp_path: Path) -> None:
    """What happened is fetched from the tables, by whoever may show it to somebody."""
    address = cluster.fresh_database()
    house = House(address, key=tmp_path / "key")
    made = house.begin()

    def play() -> None:
        with house.sit(made["match"], made["seats"]["mira"]) as mira:
            mira.answer("text:Light!")
            mira.ask("say", text="Mind the left one!")

    async def listen() -> list[str]:
        heard: list[str] = []
        line = await asyncpg.connect(address)
        await line.add_listener(CHANNEL, lambda *told: heard.append(told[3]))
        await asyncio.to_thread(play)
        await line.fetch("SELECT 1")
        await line.close()
        return heard

    try:
        heard = asyncio.run(listen())
    finally:
        house.stop()
    told = [notice.split(" ", 3)[1:3] for notice in heard]
    assert ["log", made["match"]] in told
    assert ["said", made["match"]] in told
    for notice in heard:
        assert re.fullmatch(r"[0-9a-f]{8} [a-z]+ [0-9a-f]{16} ([0-9]*|mira)", notice), notice


def figure(house: House, name: str) -> float:
    found = re.search(rf"^{name} ([0-9.]+)$", house.get("/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])
