"""Matches over HTTP: what is settled, looked at, handed on, taken away."""

from pathlib import Path

import msgspec
import pytest
from tests.server.house import House, Json, bearer, play_to_end

from tallow import TALLOW
from undercroft.server import Settings
from undercroft.server.takeaway import LAST_LINES
from undercroft.table import load


def finished(house: House) -> Json:
    """A match of one seat, played to its end."""
    made = house.begin(seats=1)
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        play_to_end(mira)
    return made


def test_a_summary_says_how_a_match_stands(standing: House) -> None:
    made = standing.begin(bots={"brand": "random"})
    said = standing.get(f"/api/matches/{made['match']}", made["seats"]["mira"]).json()
    assert (said["seat"], said["seats"], said["bots"]) == ("mira", ["mira", "brand"], {"brand": "random"})
    assert (said["waiting"], said["over"], said["answers"], said["campaign"]) == (["mira"], "", 0, "")
    assert said["since"] > 1_700_000_000


@pytest.mark.parametrize("bots", [{"nobody": "random"}, {"mira": "deep-thought"}])
def test_bots_that_cannot_sit_there(standing: House, bots: Json) -> None:
    wanted = {"game": "tallow", "scenario": "cellar", "seats": 2, "bots": bots}
    assert standing.http.post("/api/matches", json=wanted).status_code == 409


def test_a_bot_plays_from_the_start(standing: House) -> None:
    made = standing.begin(seats=1, bots={"mira": "greedy"})
    with standing.sit(made["match"], made["audience"]) as watching:
        while not watching.view["over"]:
            watching.hear("changed")
    assert watching.view["line"] > 1


def test_the_table_as_it_was_and_as_each_saw_it(standing: House) -> None:
    made = standing.begin()
    path, mira = f"/api/matches/{made['match']}/view", made["seats"]["mira"]
    before = standing.get(path, mira).json()
    with standing.sit(made["match"], mira) as guest:
        guest.answer("text:Light!")
    then = standing.get(path, mira, line=0).json()
    assert then["view"]["scene"] == before["view"]["scene"]
    assert standing.get(path, mira).json()["view"]["line"] == 1
    assert standing.get(path, mira, line=9).status_code == 409
    assert standing.get(path, mira, line=-1).status_code == 409
    brand = standing.get(path, made["seats"]["brand"], line=1).json()
    assert brand["view"]["asked"] != standing.get(path, mira, line=1).json()["view"]["asked"]


def test_a_shared_position_opens_by_its_link_alone(standing: House) -> None:
    made = standing.begin()
    with standing.sit(made["match"], made["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
        token = mira.ask("share", line=0)["token"]
        now = mira.ask("share")["token"]
    shared = standing.get("/api/position", token).json()
    assert (shared["game"], shared["seat"], shared["line"]) == ("tallow", "mira", 0)
    assert shared["shown"]["de"]["view"]["scene"]["title"] != shared["shown"]["en"]["view"]["scene"]["title"]
    assert standing.get("/api/position", now).json()["line"] == 1
    for wrong in ("", "x" * 22, made["seats"]["mira"]):
        assert standing.get("/api/position", wrong).status_code == 404
    assert standing.get(f"/api/matches/{made['match']}", token).status_code == 404, "it opens nothing else"


def test_only_the_owner_deletes(standing: House) -> None:
    made = standing.begin()
    path = f"/api/matches/{made['match']}"
    with standing.sit(made["match"], made["seats"]["mira"]) as mira:
        token = mira.ask("share")["token"]
        assert standing.http.delete(path, headers=bearer(made["seats"]["mira"])).status_code == 409
        assert standing.http.delete(path, headers=bearer(made["owner"])).status_code == 204
        assert mira.hear("refused")["code"] == "gone"
    assert standing.get(path, made["owner"]).status_code == 404
    assert standing.get("/api/position", token).status_code == 404


def test_the_record_is_read_at_the_end_and_not_before(standing: House) -> None:
    made = standing.begin()
    assert standing.get(f"/api/matches/{made['match']}/statistics", made["owner"]).status_code == 409
    made = finished(standing)
    record = standing.get(f"/api/matches/{made['match']}/statistics", made["audience"]).json()
    log = standing.live(made["match"])._match.history.log  # type: ignore[union-attr]
    chosen = [entry for entry in log if getattr(entry, "by", "") == "seat"]
    assert record["outcome"] in ("won", "lost")
    assert record["seats"]["mira"]["decisions"] == len(chosen) == sum(record["questions"].values())
    assert record["forced"] == sum(getattr(entry, "by", "") == "forced" for entry in log)
    assert record["began"] <= record["ended"]


def test_before_the_end_a_match_leaves_sealed_and_for_its_owner_only(standing: House) -> None:
    made = standing.begin()
    path = f"/api/matches/{made['match']}/export"
    with standing.sit(made["match"], made["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
    assert standing.get(path, made["seats"]["mira"]).status_code == 409
    file = standing.get(path, made["owner"])
    assert "attachment" in file.headers["content-disposition"]
    assert set(file.json()) == {"format", "holds", "game", "sealed"}
    taken = standing.http.post("/api/matches/import", json=file.json())
    assert taken.status_code == 201, taken.text
    again = taken.json()
    assert again["match"] != made["match"]
    assert set(again["seats"].values()).isdisjoint(made["seats"].values())
    with (
        standing.sit(again["match"], again["seats"]["brand"]) as there,
        standing.sit(made["match"], made["seats"]["brand"]) as here,
    ):
        assert there.view == here.view
        assert there.answer(there.options[0])["is"] == "stored"
        here.catch_up()
        assert here.view["line"] == 1, "the two go separate ways"


def test_after_the_end_a_match_leaves_open(standing: House) -> None:
    made = finished(standing)
    file = standing.get(f"/api/matches/{made['match']}/export", made["audience"])
    match = load(file.content, lambda _: TALLOW)
    assert match.over
    assert standing.http.post("/api/matches/import", json=file.json()).status_code == 201


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"format": "undercroft-campaign"},
        {"format": "undercroft-sealed", "holds": "undercroft-match"},
        {"format": "undercroft-sealed", "holds": "undercroft-match", "game": "tallow", "sealed": "AAAA"},
        {"format": "undercroft-match", "schema": 1},
    ],
)
def test_a_file_that_holds_no_match(standing: House, document: Json) -> None:
    refused = standing.http.post("/api/matches/import", json=document)
    assert refused.status_code == 409
    assert refused.json()["code"] == "broken-save"


def test_a_report_holds_what_its_seat_may_know_and_the_rest_sealed(standing: House) -> None:
    made = standing.begin()
    with (
        standing.sit(made["match"], made["seats"]["mira"]) as mira,
        standing.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        mira.answer("text:Light!")
        brand.catch_up()
        hand = {option.removeprefix("card:") for option in brand.options if option.startswith("card:")}
        view = mira.view
    report = standing.get(f"/api/matches/{made['match']}/report", made["seats"]["mira"])
    told = report.json()
    assert told["view"] == view
    assert 0 < len(told["log"]) <= LAST_LINES
    assert hand
    assert not [card for card in hand if card in report.text]
    sealed = told["match"]
    assert standing.http.post("/api/matches/import", json=sealed).status_code == 201, "whoever has the key can look"


def test_a_server_with_a_password(tmp_path: Path) -> None:
    house = House(tmp_path / "m.sqlite3", password="tallow & wick")
    wanted = {"game": "tallow", "scenario": "cellar", "seats": 1}
    try:
        assert house.get("/api/server").json()["locked"] is True
        for said in ({}, {"x-table-password": "wick"}):
            refused = house.http.post("/api/matches", json=wanted, headers=said)
            assert (refused.status_code, refused.json()["code"]) == (401, "no-entry")
            assert house.http.post("/api/matches/import", json={}, headers=said).status_code == 401
        made = house.http.post("/api/matches", json=wanted, headers={"x-table-password": "tallow & wick"})
        assert made.status_code == 201
        assert house.get(f"/api/matches/{made.json()['match']}", made.json()["owner"]).status_code == 200
    finally:
        house.stop()


def test_settings_are_not_told_to_a_page() -> None:
    """What `GET /api/server` says is a type of its own: nothing new in the settings gets out by itself."""
    from undercroft.server.lobby import ServerCard

    secret = {"database", "key", "password", "origins"}
    assert not secret & set(ServerCard.__struct_fields__)
    assert secret <= set(Settings.__dataclass_fields__)
    assert msgspec.structs.fields(ServerCard)
