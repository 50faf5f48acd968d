"""The plain HTTP side."""

import asyncio
import socket
from pathlib import Path

from tests.server.house import House, Json

from tallow import TALLOW
from undercroft.bots import BOTS
from undercroft.server.run import listen


def test_games_in_the_readers_language(house: House) -> None:
    english = tallow(house.http.get("/api/games").json())
    german = tallow(house.http.get("/api/games", params={"lang": "de"}).json())
    assert english["name"] != german["name"]
    assert 2 in english["scenarios"][0]["seats"]


def test_choices_come_with_their_values_in_words(house: House) -> None:
    games = house.http.get("/api/games", params={"lang": "de"}).json()
    choices = {choice["id"]: choice for game in games for choice in game["choices"]}
    assert choices["difficulty"]["labels"] == ["leicht", "normal", "schwer", "sehr schwer"]
    assert choices["oil"]["labels"] == ["1", "2", "3"], "what has no words speaks for itself"
    assert choices["class-2"]["place"] == 2


def test_what_a_seat_sees_over_http_is_what_its_socket_shows(house: House) -> None:
    made = house.begin()
    headers = {"authorization": f"Bearer {made['seats']['brand']}"}
    seen = house.http.get(f"/api/matches/{made['match']}/view", headers=headers).json()
    with house.sit(made["match"], made["seats"]["brand"]) as brand:
        assert seen["view"] == brand.view
    owner = {"authorization": f"Bearer {made['owner']}"}
    assert house.http.get(f"/api/matches/{made['match']}/view", headers=owner).json()["seat"] == "*"


def test_a_server_says_what_a_page_has_to_know(standing: House) -> None:
    told = standing.http.get("/api/server").json()
    assert told["locked"] is False
    assert told["bots"] == list(BOTS)
    assert standing.http.get("/api/health").json() == {
        "games": len(standing.http.get("/api/games").json()),
        "database": 1,
    }


def test_a_game_tells_all_that_can_be_settled(standing: House) -> None:
    game = tallow(standing.http.get("/api/games").json())
    system = TALLOW
    assert [order["id"] for order in game["orders"]] == [order.id for order in system.orders]
    assert game["orders"][0]["settings"] == dict(system.orders[0].settings)
    assert (game["campaign"], game["example"]) == (True, True)
    assert {choice["id"]: choice["default"] for choice in game["choices"]} == {
        choice.id: choice.default for choice in system.choices
    }


def test_packs_are_listed_and_not_served(standing: House) -> None:
    packs = standing.http.get("/api/packs", params={"game": "jaws", "lang": "de"}).json()
    assert packs
    assert {"id", "game", "version", "title", "authors", "licence", "draft"} == set(packs[0])
    assert {pack["game"] for pack in packs} == {"jaws"}
    assert {pack["game"] for pack in standing.http.get("/api/packs").json()} > {"jaws"}


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


def test_small_messages_leave_at_once() -> None:
    """Without this an answer waits 40 ms for the acknowledgement of the frame before it."""

    async def option_of_an_accepted_line() -> int:
        listening = listen("127.0.0.1", 0)
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def accept(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        server = await asyncio.start_server(accept, sock=listening)
        async with server:
            _, writer = await asyncio.open_connection(*listening.getsockname()[:2])
            option = await found
            writer.close()
        return option

    assert asyncio.run(option_of_an_accepted_line()) != 0


def tallow(games: list[Json]) -> Json:
    return next(game for game in games if game["id"] == "tallow")
