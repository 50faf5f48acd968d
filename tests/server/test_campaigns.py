"""Campaigns over HTTP: one group, one set of links, chapter after chapter."""

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.house import House, Json, bearer, play_to_end

from tallow import TALLOW
from undercroft.server.campaigns import Campaigns
from undercroft.server.database import Database
from undercroft.server.schema import MATCHES
from undercroft.server.seal import Seal
from undercroft.server.store import Store
from undercroft.server.tables import Tables
from undercroft.table import Campaign, NotAllowed, NotAsked, Policy, Seat

CAST = {"mira": ["mira"], "brand": ["brand"]}


def begin(house: House, **more: Json) -> Json:
    wanted = {"game": "tallow", "name": "Thursdays", "seats": 2, "policy": {"undo": "free"}, **more}
    made = house.http.post("/api/campaigns", json=wanted)
    assert made.status_code == 201, made.text
    return made.json()


def post(house: House, made: Json, what: str, who: str = "owner", **body: Json) -> httpx.Response:
    token = made["owner"] if who == "owner" else made["audience"] if who == "*" else made["seats"][who]
    return house.http.post(f"/api/campaigns/{made['campaign']}/{what}", json=body, headers=bearer(token))


def stand(house: House, made: Json, **params: Any) -> Json:
    return house.get(f"/api/campaigns/{made['campaign']}", made["seats"]["mira"], **params).json()


def open_first(house: House, made: Json) -> Json:
    scenario = stand(house, made)["choices"][0]["id"]
    opened = post(house, made, "chapters", "mira", scenario=scenario, cast=CAST)
    assert opened.status_code == 201, opened.text
    return opened.json()


def play_through(house: House, made: Json, match: str) -> None:
    with house.sit(match, *made["seats"].values()) as both:
        play_to_end(both)


def test_a_campaign_tells_whom_it_has_and_what_can_be_played(standing: House) -> None:
    made = begin(standing)
    told = stand(standing, made)
    assert (told["name"], told["seat"], told["seats"], told["open"]) == ("Thursdays", "mira", ["mira", "brand"], "")
    assert [member["id"] for member in told["roster"]] == ["mira", "brand"]
    assert len(told["choices"]) == 1
    assert told["choices"][0]["name"] != stand(standing, made, lang="de")["choices"][0]["name"]


def test_the_links_of_a_campaign_open_every_chapter(standing: House) -> None:
    made = begin(standing)
    opened = open_first(standing, made)
    with (
        standing.sit(opened["open"], made["seats"]["brand"]) as brand,
        standing.sit(opened["open"], made["owner"]) as owner,
    ):
        assert brand.welcome["held"] == ["brand"]
        assert (brand.welcome["campaign"], owner.welcome["owner"]) == (made["campaign"], True)
    stranger = begin(standing)
    assert standing.get(f"/api/matches/{opened['open']}", stranger["seats"]["brand"]).status_code == 404


def test_from_chapter_to_chapter(standing: House) -> None:
    made = begin(standing)
    first = open_first(standing, made)["open"]
    refused = post(standing, made, "close", "brand")
    assert "isn't over" in refused.json()["why"]
    play_through(standing, made, first)
    closed = post(standing, made, "close", "brand").json()
    assert (closed["open"], closed["chapters"][0]["status"]) == ("", "closed")
    assert closed["chapters"][0]["outcome"] in ("won", "lost")
    with standing.sit(first, made["seats"]["mira"]) as mira:
        refused = mira.ask("undo")
        assert "this chapter is closed" in refused["why"]
        second = open_first(standing, made)["open"]
        assert mira.hear("table")["next"] == second
    assert [chapter["match"] for chapter in stand(standing, made)["chapters"]] == [first, second]


def test_undo_crosses_the_boundary_until_the_next_chapters_first_answer(standing: House) -> None:
    made = begin(standing)
    first = open_first(standing, made)["open"]
    play_through(standing, made, first)
    post(standing, made, "close")
    second = open_first(standing, made)["open"]
    again = post(standing, made, "reopen", "mira").json()
    assert again["open"] == first
    assert standing.get(f"/api/matches/{second}", made["owner"]).status_code == 404, "it had not begun"
    with standing.sit(first, *made["seats"].values()) as both:
        assert both.ask("undo")["is"] == "stored"
        assert both.view["over"] == ""
        play_to_end(both)
    post(standing, made, "close")
    third = open_first(standing, made)["open"]
    with standing.sit(third, *made["seats"].values()) as both:
        both.answer(both.options[0])
    assert "first answer" in post(standing, made, "reopen").json()["why"]


def test_giving_up_and_starting_over_is_for_the_owner(standing: House) -> None:
    made = begin(standing)
    first = open_first(standing, made)["open"]
    assert post(standing, made, "abandon", "mira").status_code == 409
    given_up = post(standing, made, "abandon").json()
    assert given_up["chapters"][0]["status"] == "abandoned"
    second = open_first(standing, made)["open"]
    assert post(standing, made, "chapters/0/replay", "mira").status_code == 409
    assert post(standing, made, "chapters/7/replay").status_code == 409
    fresh = post(standing, made, "chapters/0/replay").json()
    assert (fresh["chapters"], fresh["open"]) == ([], "")
    for match in (first, second):
        assert standing.get(f"/api/matches/{match}", made["owner"]).status_code == 404


@pytest.mark.parametrize(
    "chapter",
    [
        {"scenario": "attic", "cast": CAST},
        {"scenario": "", "cast": {}},
        {"cast": {"mira": ["nobody"]}},
        {"cast": {"stranger": ["mira"]}},
        {"cast": {"mira": ["mira", "mira"]}},
        {"cast": {}},
        {"cast": CAST, "bots": {"odo": "random"}},
    ],
)
def test_a_chapter_that_cannot_be(standing: House, chapter: Json) -> None:
    made = begin(standing)
    wanted = {"scenario": stand(standing, made)["choices"][0]["id"], **chapter}
    refused = post(standing, made, "chapters", "mira", **wanted)
    assert refused.status_code == 409, refused.text
    assert stand(standing, made)["chapters"] == []


def test_who_only_watches_leads_nothing(standing: House) -> None:
    made = begin(standing)
    for what in ("chapters", "close", "reopen", "abandon", "chapters/0/replay"):
        assert post(standing, made, what, "*", scenario="cellar", cast=CAST).status_code == 409
    assert post(standing, made, "links/mira", "brand").status_code == 409


def test_bots_take_part_in_a_chapter(standing: House) -> None:
    made = begin(standing)
    scenario = stand(standing, made)["choices"][0]["id"]
    bots = {"mira": "random", "brand": "greedy"}
    match = post(standing, made, "chapters", scenario=scenario, cast=CAST, bots=bots).json()["open"]
    with standing.sit(match, made["audience"]) as watching:
        while not watching.view["over"]:
            watching.hear("changed")
    assert post(standing, made, "close").status_code == 200


def test_a_new_link_ends_the_old_one_at_every_chapter(standing: House) -> None:
    made = begin(standing)
    match = open_first(standing, made)["open"]
    new = post(standing, made, "links/mira").json()["mira"]
    assert standing.get(f"/api/matches/{match}", made["seats"]["mira"]).status_code == 404
    assert standing.get(f"/api/matches/{match}", new).json()["seat"] == "mira"
    newer = standing.http.post(f"/api/matches/{match}/links/mira", headers=bearer(made["owner"])).json()["mira"]
    assert standing.get(f"/api/campaigns/{made['campaign']}", new).status_code == 404
    assert standing.get(f"/api/campaigns/{made['campaign']}", newer).json()["seat"] == "mira"


def test_a_campaign_leaves_as_a_file_and_goes_on_elsewhere(standing: House) -> None:
    made = begin(standing)
    first = open_first(standing, made)["open"]
    play_through(standing, made, first)
    post(standing, made, "close")
    path = f"/api/campaigns/{made['campaign']}/export"
    assert standing.get(path, made["seats"]["mira"]).status_code == 409
    open_file = standing.get(path, made["owner"])
    assert Campaign.load(open_file.content, lambda _: TALLOW).chapters[0].status == "closed"
    second = open_first(standing, made)["open"]
    with standing.sit(second, *made["seats"].values()) as both:
        both.answer(both.options[0])
        view = both.view
    sealed = standing.get(path, made["owner"]).json()
    assert sealed["format"] == "undercroft-sealed"
    taken = standing.http.post("/api/campaigns/import", json=sealed).json()
    told = stand(standing, taken)
    assert [chapter["match"] == "" for chapter in told["chapters"]] == [True, False]
    with standing.sit(told["open"], *taken["seats"].values()) as both:
        assert both.view == view
    assert "elsewhere" in post(standing, taken, "reopen").json()["why"]
    assert standing.http.post("/api/campaigns/import", json={"format": "undercroft-match"}).status_code == 409


def test_a_campaign_goes_with_all_its_chapters(standing: House) -> None:
    made = begin(standing)
    match = open_first(standing, made)["open"]
    path = f"/api/campaigns/{made['campaign']}"
    assert standing.http.delete(path, headers=bearer(made["seats"]["mira"])).status_code == 409
    assert standing.http.delete(f"/api/matches/{match}", headers=bearer(made["owner"])).status_code == 409
    assert standing.http.delete(path, headers=bearer(made["owner"])).status_code == 204
    assert standing.get(path, made["owner"]).status_code == 404
    assert standing.get(f"/api/matches/{match}", made["owner"]).status_code == 404


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "runebound"}, 409),
        ({"seats": 0}, 409),
        ({"seats": 99}, 409),
        ({"game": "jaws", "options": {"difficulty": 17}}, 409),
        ({"game": "jaws", "options": {"classes": 3}}, 409),
        ({"name": "x" * 500}, 400),
    ],
)
def test_a_campaign_that_cannot_begin(standing: House, change: Json, status: int) -> None:
    wanted = {"game": "tallow", "seats": 2, **change}
    assert standing.http.post("/api/campaigns", json=wanted).status_code == status


def test_a_campaign_survives_a_restart(house: House) -> None:
    made = begin(house)
    match = open_first(house, made)["open"]
    with house.sit(match, *made["seats"].values()) as both:
        both.answer(both.options[0])
        view = both.view
    house.stop()
    house.start()
    assert stand(house, made)["open"] == match
    with house.sit(match, *made["seats"].values()) as both:
        assert both.view == view


def test_of_two_who_open_a_chapter_at_once_one_does(database: str) -> None:
    async def race() -> None:
        opened = Database(database, Seal(bytes(32)))
        await opened.start()
        tables = Tables(Store(opened), examples=True)
        campaigns = Campaigns(tables)
        id, _ = await campaigns.begin("tallow", "", 2, {}, Policy())
        scenario = (await campaigns.find(id)).campaign.choices()[0].id
        cast = {Seat(seat): members for seat, members in CAST.items()}
        both = [campaigns.open(id, scenario, cast, {}) for _ in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        chapters = [result for result in results if isinstance(result, str)]
        assert [type(result) for result in results if not isinstance(result, str)] in ([NotAsked], [NotAllowed])
        assert (await campaigns.find(id)).matches == chapters
        async with opened.reading() as connection:
            stored = (await connection.execute(select(MATCHES.c.id))).scalars().all()
        assert stored == chapters, "nothing is left of the other"
        await opened.close()

    asyncio.run(race())
