"""All that a server stores is copied while it runs, and what is lost comes back while it runs."""

import asyncio
import threading
from pathlib import Path

import pytest
from tests.server.cluster import Cluster
from tests.server.house import House, Json, bearer

from undercroft.cli import main
from undercroft.server.backup import Copied, NoBackup, back_up, key_beside, restore
from undercroft.table import BrokenSave

CAST = {"mira": ["mira"], "brand": ["brand"]}


def backed_up(house: House, file: Path) -> Copied:
    return asyncio.run(back_up(house.settings.database, house.settings.secret, file))


def brought_back(file: Path, house: House, only: str = "") -> Copied:
    return asyncio.run(restore(file, house.settings.database, house.settings.secret, only))


def delete(house: House, what: str, made: Json) -> None:
    path = {"match": "matches", "campaign": "campaigns"}[what]
    gone = house.http.delete(f"/api/{path}/{made[what]}", headers=bearer(made["owner"]))
    assert gone.status_code == 204


def begin_campaign(house: House) -> Json:
    made = house.http.post("/api/campaigns", json={"game": "tallow", "seats": 2}).json()
    path, owner = f"/api/campaigns/{made['campaign']}", bearer(made["owner"])
    scenario = house.http.get(path, headers=owner).json()["choices"][0]["id"]
    house.http.post(f"{path}/chapters", json={"scenario": scenario, "cast": CAST}, headers=owner).raise_for_status()
    return made


def test_what_was_deleted_comes_back_with_its_links_and_its_log(house: House, tmp_path: Path) -> None:
    made, kept = house.begin(), house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
        mira.ask("say", text="Mind the left one!")
        shared = mira.ask("share")["token"]
        view = mira.view
    file = tmp_path / "backup"
    assert backed_up(house, file) == (2, 0, 0)
    delete(house, "match", made)
    with house.sit(kept["match"], kept["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
        assert brought_back(file, house) == (1, 0, 0)
        assert mira.view["line"] == 1
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        assert mira.view == view
        assert mira.hear("said")["remarks"][0]["text"] == "Mind the left one!"
    assert house.get("/api/position", shared).json()["line"] == 1
    with house.sit(kept["match"], kept["seats"]["brand"]) as brand:
        assert brand.view["line"] == 1, "what is there has not gone back"
    assert brought_back(file, house) == (0, 0, 0)


def test_a_campaign_comes_back_with_its_chapters_and_one_alone_where_only_one_is_wanted(
    house: House, tmp_path: Path
) -> None:
    made, campaign, other = house.begin(), begin_campaign(house), begin_campaign(house)
    token = house.http.post("/api/purse", json={"tables": [{"match": made["match"]}]}).json()["token"]
    file = tmp_path / "backup"
    assert backed_up(house, file) == (3, 2, 1)
    delete(house, "match", made)
    delete(house, "campaign", campaign)
    delete(house, "campaign", other)
    house.http.delete("/api/purse", headers=bearer(token))
    assert brought_back(file, house, campaign["campaign"]) == (1, 1, 0)
    card = house.get(f"/api/campaigns/{campaign['campaign']}", campaign["seats"]["mira"]).json()
    with house.sit(card["open"], campaign["seats"]["mira"]) as mira:
        assert mira.welcome["campaign"] == campaign["campaign"]
    assert house.get(f"/api/matches/{made['match']}", made["owner"]).status_code == 404
    assert brought_back(file, house, made["match"]) == (1, 0, 0)
    assert brought_back(file, house) == (1, 1, 1)
    assert house.get("/api/purse", token).status_code == 200


def test_a_backup_is_of_one_moment_while_people_play(house: House, tmp_path: Path) -> None:
    tables = [house.begin() for _ in range(8)]
    stop = threading.Event()

    def talk() -> None:
        with house.sit(tables[0]["match"], tables[0]["seats"]["mira"]) as mira:
            mira.answer("text:Light!")
            while not stop.wait(0.02):
                mira.ask("say", text="on")

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        assert backed_up(house, tmp_path / "backup").matches == len(tables)
    finally:
        stop.set()
        talking.join()
    elsewhere = str(tmp_path / "elsewhere.sqlite3")
    assert asyncio.run(restore(tmp_path / "backup", elsewhere, tmp_path / "elsewhere.sqlite3.key")).matches == len(
        tables
    )
    there = House(elsewhere)
    try:
        for made in tables:
            with there.sit(made["match"], made["seats"]["brand"]) as brand:
                assert brand.view["line"] in (0, 1)
    finally:
        there.stop()


@pytest.mark.postgres
def test_matches_move_from_sqlite_to_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    small = House(tmp_path / "matches.sqlite3")
    made = small.begin()
    with small.sit(made["match"], made["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
        view = mira.view
    backed_up(small, tmp_path / "backup")
    small.stop()
    large = House(cluster.fresh_database(), key=small.settings.secret)
    try:
        assert brought_back(tmp_path / "backup", large).matches == 1
        with large.sit(made["match"], made["seats"]["mira"]) as mira:
            assert mira.view == view
    finally:
        large.stop()


def test_nothing_comes_back_that_nobody_could_open(house: House, tmp_path: Path) -> None:
    house.begin()
    file = tmp_path / "backup"
    backed_up(house, file)
    other, key = str(tmp_path / "other.sqlite3"), tmp_path / "other.key"
    key.write_bytes(bytes(32))
    with pytest.raises(BrokenSave, match="another key"):
        asyncio.run(restore(file, other, key))
    key.unlink()
    key_beside(file).unlink()
    with pytest.raises(NoBackup, match="neither a key file"):
        asyncio.run(restore(file, other, key))
    with pytest.raises(NoBackup, match="is there already"):
        backed_up(house, file)
    with pytest.raises(NoBackup, match="no key file"):
        asyncio.run(back_up(other, key, tmp_path / "another"))
    assert not (tmp_path / "another").exists()


def test_by_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = House(tmp_path / "matches.sqlite3")
    made = house.begin()
    where, file = ["--database", house.settings.database], str(tmp_path / "backup")
    try:
        assert main(["backup", file, *where]) == 0
        assert (tmp_path / "backup.key").stat().st_mode & 0o077 == 0
        delete(house, "match", made)
        assert main(["restore", file, "--only", made["match"], *where]) == 0
        assert house.get(f"/api/matches/{made['match']}", made["owner"]).status_code == 200
    finally:
        house.stop()
    assert main(["restore", file, "--only", made["match"], *where]) == 2, "it is there now"
    told = capsys.readouterr()
    assert "holds 1 match, 0 campaigns, 0 lists of tables" in told.out
    assert "brought back: 1 match" in told.out
    assert main(["backup", file, *where]) == 2
    assert main(["backup", str(tmp_path / "nowhere" / "backup"), *where]) == 2
    assert main(["restore", str(tmp_path / "nothing"), *where]) == 2
    assert main(["restore", house.settings.database + ".key", *where]) == 2
    assert "is no backup" in capsys.readouterr().err
