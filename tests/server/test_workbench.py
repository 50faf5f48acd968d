"""Tools of the games, used without a match."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.haven.monsters.test_turn_format import a_case
from tests.server.house import House
from tests.shared_material import needs_shared_material, shared_path

from undercroft.grid import HEX, Cell
from undercroft.server import Settings
from undercroft.table.tools import all_tools


def test_tools_are_listed_with_what_they_want_to_know(standing: House) -> None:
    tools = standing.get("/api/tools", lang="de").json()
    assert {tool["id"] for tool in tools} == set(all_tools(examples=True))
    form = standing.get("/api/tools/monster-turn").json()
    assert form["name"]
    assert "$ref" in form["input"] or form["input"]["type"] == "object"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tool_is_run_and_told(standing: House, lang: str) -> None:
    answer = standing.http.post("/api/tools/monster-turn", json=a_case(), params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    chosen = all_tools(examples=False)["monster-turn"].tool
    result = chosen.run(msgspec.convert(a_case(), chosen.input))
    assert found["prose"] == result.explain(lang)  # type: ignore[attr-defined]
    assert [type(reason["text"]) for reason in found["result"]["why"]] == [str] * len(result.why)  # type: ignore[attr-defined]


def test_a_form_names_its_fields_in_the_readers_language(standing: House) -> None:
    fields = {
        lang: standing.get("/api/tools/monster-turn", lang=lang).json()["input"]["$defs"]["Ability"]["properties"]
        for lang in ("en", "de")
    }
    assert fields["en"]["move"]["title"] == "Move"
    assert fields["de"]["move"]["title"] == "Bewegung"
    assert fields["de"]["movement"]["x-names"]["normal"] == "zu Fuß"


def test_a_result_is_drawn_with_every_option_and_every_step(standing: House) -> None:
    found = standing.http.post("/api/tools/monster-turn", json=a_case(), params={"lang": "de"}).json()
    sketch = found["sketch"]
    assert [drawing["preview"]["path"][-1] for drawing in sketch["drawings"]] == ["d0"]
    assert sketch["drawings"][0]["preview"]["sight"] == [["d0", "e0"]]
    assert [step["text"] for step in sketch["steps"]] == [reason["text"] for reason in found["result"]["why"]]
    assert [figure["id"] for figure in sketch["scene"]["figures"] if figure.get("markers")] == ["Ada"]
    undrawn = standing.http.post("/api/tools/odds", json={"hit": 2}).json()
    assert undrawn["sketch"] is None


@needs_shared_material
def test_every_board_of_others_is_drawn_and_survives_as_text(standing: House) -> None:
    cases = json.loads(shared_path("peer-cases", "monster-turns.json").read_text())
    assert len(cases) == 120
    for case in cases:
        found = standing.http.post("/api/tools/monster-turn", json=case, params={"lang": "de"})
        assert found.status_code == 200, (case["case"], found.text)
        drawings, board = found.json()["sketch"]["drawings"], found.json()["sketch"]["scene"]["boards"][0]
        assert len(drawings) == len(found.json()["result"]["options"])
        known = {cell["id"] for cell in board["cells"]}
        assert known >= {cell for drawing in drawings for cell in drawing["preview"]["path"]}
        drawn = standing.http.post("/api/tools/boards/drawn", json=case["position"]).json()["text"]
        read = standing.http.post("/api/tools/boards/read", json={"text": drawn}).json()
        assert whole(read) == whole(case["position"]), case["case"]


def whole(position: Any) -> tuple[Any, ...]:
    """All of a board, in one order."""
    figures = sorted((one["id"], one["role"], tuple(one["at"]), one["initiative"]) for one in position["figures"])
    walls = {HEX.edge(Cell(q, r), side) for q, r, side in position["walls"]}
    return sorted(position["hexes"]), sorted(position["terrain"]), walls, figures


def test_a_mistake_is_named_with_its_field(standing: House) -> None:
    refused = standing.http.post("/api/tools/monster-turn", json={**a_case(), "ability": 7})
    assert refused.status_code == 409
    assert refused.json()["why"].startswith("ability")
    assert standing.http.post("/api/tools/abacus", json={}).status_code == 404
    assert standing.http.post("/api/tools/monster-turn", json=[]).status_code == 400


def test_a_board_becomes_a_drawing_and_back(standing: House) -> None:
    board = a_case()["position"]
    drawn = standing.http.post("/api/tools/boards/drawn", json=board).json()["text"]
    assert drawn.startswith("hex from e0")
    read = standing.http.post("/api/tools/boards/read", json={"text": drawn}).json()
    assert standing.http.post("/api/tools/boards/drawn", json=read).json()["text"] == drawn
    wrong = standing.http.post("/api/tools/boards/read", json={"text": "hex from a0\n  . Q"})
    assert (wrong.status_code, wrong.json()["why"][:16]) == (409, "line 2, column 5")


def test_a_server_without_examples_has_their_tools_neither(tmp_path: Path) -> None:
    house = House(tmp_path / "m.sqlite3")
    house.stop()
    house.settings = Settings(database=str(tmp_path / "m.sqlite3"), page=None)
    house.start()
    try:
        assert {tool["id"] for tool in house.get("/api/tools").json()} == set(all_tools(examples=False))
        assert "tallow" not in {game["id"] for game in house.get("/api/games").json()}
    finally:
        house.stop()
