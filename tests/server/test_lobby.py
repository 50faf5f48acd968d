"""The plain HTTP side."""

import time
from pathlib import Path

from tests.pace import slowness
from tests.server.house import House, Json


def test_games_in_the_readers_language(house: House) -> None:
    english = tallow(house.http.get("/api/games").json())
    german = tallow(house.http.get("/api/games", params={"lang": "de"}).json())
    assert english["name"] != german["name"]
    assert 2 in english["scenarios"][0]["seats"]


def test_what_a_seat_sees_over_http_is_what_its_socket_shows(house: House) -> None:
    made = house.begin()
    headers = {"authorization": f"Bearer {made['seats']['brand']}"}
    seen = house.http.get(f"/api/matches/{made['match']}/view", headers=headers).json()
    with house.sit(made["match"], made["seats"]["brand"]) as brand:
        assert seen["view"] == brand.view
    owner = {"authorization": f"Bearer {made['owner']}"}
    assert house.http.get(f"/api/matches/{made['match']}/view", headers=owner).json()["seat"] == "*"


def test_the_words_behind_a_why(house: House) -> None:
    rule = house.http.get("/api/rules/JL-FOCUS-03").json()
    assert rule["id"] == "JL-FOCUS-03"
    assert rule["text"]
    assert house.http.get("/api/rules/ZZ-NOTHING-99").status_code == 404


def test_the_openapi_document_names_every_path(house: House) -> None:
    paths = house.http.get("/schema/openapi.json").json()["paths"]
    assert {"/api/games", "/api/matches", "/api/matches/{match}", "/api/rules/{number}"} <= set(paths)


def test_without_a_page_the_server_says_what_is_missing(house: House) -> None:
    answer = house.http.get("/")
    assert answer.status_code == 503
    assert "./play" in answer.text


def test_the_page_comes_with_a_strict_policy(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>t</title>")
    (page / "assets" / "a-1.js").write_text("1")
    house = House(tmp_path / "m.sqlite3", page)
    try:
        answer, asset = house.http.get("/"), house.http.get("/assets/a-1.js")
    finally:
        house.stop()
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "immutable" in asset.headers["cache-control"]


def test_answers_are_stored_quickly(house: House) -> None:
    """A loose bound for any machine and disk, however busy: at least one of many answers meets it."""
    made = house.begin(policy={"undo": "free"})
    took: list[float] = []
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        for _ in range(20):
            began = time.perf_counter()
            mira.answer("text:Light!")
            took.append(time.perf_counter() - began)
            mira.ask("undo")
    assert min(took) < 0.05 * slowness()


def tallow(games: list[Json]) -> Json:
    return next(game for game in games if game["id"] == "tallow")
