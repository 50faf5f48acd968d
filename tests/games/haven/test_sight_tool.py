"""Sight and range as a tool: what it answers, and that the line it draws is worth looking at."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.cli import main
from undercroft.games.haven.cardboard import KINDS, WORDS
from undercroft.games.haven.sight.lines import best_line
from undercroft.games.haven.sight.tool import SightAnswer, SightCase
from undercroft.games.haven.tools import EDITIONS, SIGHT_AND_RANGE
from undercroft.grid import HEX, Board, Cell, HexSight
from undercroft.rulebook import rule
from undercroft.table import TableError
from undercroft.table.tools import run_tool
from undercroft.words import LANGS

BOTH = pytest.mark.parametrize("rules", ["jaws", "frosthaven"])


def a_question(here: tuple[int, int], there: tuple[int, int], rules: str = "jaws", **position: Any) -> dict[str, Any]:
    """A disc of hexes, with whatever stands on it, and two of them."""
    hexes = [list(cell) for cell in HEX.disc(Cell(0, 0), 3)]
    return {"rules": rules, "position": {"hexes": hexes, "figures": [], **position}, "from": here, "to": there}


def ask(*args: Any, **more: Any) -> SightAnswer:
    answer = run_tool(SIGHT_AND_RANGE, a_question(*args, **more))
    assert isinstance(answer, SightAnswer)
    assert all(rule(step.rule).id == step.rule for step in answer.why)
    return answer


def rules_of(answer: SightAnswer) -> list[str]:
    return [step.rule for step in answer.why]


FENCE = [[0, 0, side] for side in (0, 1, 5)]
"""Walls on the right of (0, 0)."""


@pytest.mark.rule("JL-RANGE-02", "JL-LOS-02", "JL-LOS-06")
def test_jaws_counts_from_the_first_hex_beside_and_draws_from_corner_to_corner() -> None:
    answer = ask((-2, 0), (2, 0))
    assert (answer.range, answer.straight, answer.sight, answer.walls) == (4, 4, True, ())
    assert len(answer.path) == 5
    assert rules_of(answer) == ["JL-RANGE-02", "JL-LOS-02"]


@pytest.mark.rule("FH-RANGE-01", "FH-LOS-01")
def test_frosthaven_draws_from_part_to_part() -> None:
    answer = ask((-2, 0), (2, 0), "frosthaven")
    assert (answer.range, answer.sight) == (4, True)
    assert rules_of(answer) == ["FH-RANGE-01", "FH-LOS-01"]
    assert answer.line == ((-3.0, pytest.approx(-1.732, abs=0.01)), (3.0, pytest.approx(1.732, abs=0.01)))


@pytest.mark.rule("JL-RANGE-05", "FH-RANGE-02")
@BOTH
def test_the_count_goes_round_walls(rules: str) -> None:
    answer = ask((-1, 0), (1, 0), rules, walls=FENCE)
    assert answer.straight == 2
    assert answer.range == 3
    assert rules_of(answer)[1] == {"jaws": "JL-RANGE-05", "frosthaven": "FH-RANGE-02"}[rules]
    assert all(HEX.distance(*pair) == 1 for pair in zip(answer.path, answer.path[1:], strict=False))


@pytest.mark.rule("JL-LOS-08", "FH-RANGE-03")
@BOTH
def test_neighbours_parted_by_a_wall_are_not_adjacent(rules: str) -> None:
    answer = ask((0, 0), (1, 0), rules, walls=[[0, 0, 0]])
    assert (answer.straight, answer.range) == (1, 2)
    assert rules_of(answer)[1] == {"jaws": "JL-LOS-08", "frosthaven": "FH-RANGE-03"}[rules]


@pytest.mark.rule("JL-LOS-07")
def test_neighbours_always_see_each_other() -> None:
    corridor = [[q, 0] for q in range(4)]
    assert rules_of(ask((1, 0), (2, 0), hexes=corridor)) == ["JL-RANGE-02", "JL-LOS-07"]


@pytest.mark.rule("JL-LOS-05", "FH-LOS-02")
@BOTH
def test_walls_in_the_way_are_named(rules: str) -> None:
    answer = ask((0, 0), (2, 0), rules, walls=[[1, r, side] for r in range(-3, 3) for side in (0, 5)])
    assert not answer.sight
    assert answer.line
    assert answer.walls
    assert rules_of(answer)[-1] == {"jaws": "JL-LOS-05", "frosthaven": "FH-LOS-01"}[rules]


@pytest.mark.rule("JL-LOS-04", "JL-LOS-03")
def test_obstacles_and_figures_block_nothing() -> None:
    stands = {"id": "ogre", "role": "ally", "at": [1, 0], "initiative": 3}
    answer = ask((-1, 0), (2, 0), terrain=[[0, 0, "obstacle"]], figures=[stands])
    assert answer.sight
    assert answer.why[-1].rule == "JL-LOS-04"
    assert "(0, 0), (1, 0)" in WORDS.say(answer.why[-1].text, "en")


@pytest.mark.rule("JL-DOOR-04", "FH-TILE-04")
@BOTH
def test_a_closed_door_is_a_wall(rules: str) -> None:
    answer = ask((0, 0), (2, 0), rules, hexes=[[q, 0] for q in range(3)], terrain=[[1, 0, "door"]])
    assert (answer.range, answer.sight) == (None, False)
    assert answer.why[-1].rule == {"jaws": "JL-DOOR-04", "frosthaven": "FH-TILE-04"}[rules]
    assert "(1, 0)" in WORDS.say(answer.why[-1].text, "de")


@pytest.mark.rule("FH-RANGE-07")
def test_one_hex_is_at_no_distance_from_itself() -> None:
    answer = ask((1, 0), (1, 0), "frosthaven")
    assert (answer.range, answer.sight, answer.line) == (0, True, None)
    assert rules_of(answer) == ["FH-RANGE-07"]


@pytest.mark.parametrize("rules", sorted(EDITIONS))
def test_the_line_proves_what_sight_says(rules: str) -> None:
    """On random boards: there is a line that touches no wall exactly when there is sight."""
    chance = random.Random(7)
    cells = HEX.disc(Cell(0, 0), 4)
    inset = EDITIONS[rules].sight_inset
    for _ in range(60):
        walls = [HEX.edge(cell, side) for cell in cells for side in range(6) if chance.random() < 0.13]
        board = Board.of(HEX, cells, {"wall": walls}).linked("step", walls=["wall"])
        sight = HexSight(board["step"], inset)
        here, there = chance.sample(cells, 2)
        line = best_line(board["step"], here, there, inset)
        assert (not line.walls) == sight.sees(here, there), (here, there, walls)
        if inset is None or line.walls:
            assert all(abs(value) < 10 for value in (*line.start, *line.end))


def test_mistakes_are_named_with_their_field() -> None:
    for wrong, said in [
        (a_question((9, 9), (0, 0)), r"from: \[9, 9\] is off the map"),
        (a_question((0, 0), (1, 0), terrain=[[1, 0, "wall"]]), r"to: on \[1, 0\] stands a wall"),
        (a_question((0, 0), (1, 0), rules="buttons"), "rules: the rule set 'buttons' is not built yet"),
        (a_question((0, 0), (1, 0), walls=[[9, 9, 0]]), r"position.walls\[0\]"),
    ]:
        with pytest.raises(TableError, match=said):
            run_tool(SIGHT_AND_RANGE, wrong)


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "question.json"
    file.write_text(json.dumps(a_question((-2, 0), (2, 0))))
    assert main(["tool", "sight-and-range", str(file)]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["range"], told["sight"], told["walls"]) == (4, True, [])
    assert main(["tool", "sight-and-range", str(file), "--explain", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("In Sicht, in Reichweite 4\n  1. Von (-2, 0) bis (2, 0)")


def test_the_line_and_the_walls_are_drawn() -> None:
    question = msgspec.convert(
        a_question((0, 0), (2, 0), walls=[[1, r, side] for r in range(-3, 3) for side in (0, 5)]), SightCase
    )
    assert SIGHT_AND_RANGE.draw
    answer = SIGHT_AND_RANGE.run(question)
    sketch = SIGHT_AND_RANGE.draw(question, answer)
    (drawing,) = sketch.drawings
    assert [stroke.kind for stroke in drawing.strokes] == ["blocked"]
    assert drawing.sides
    assert {side.cell for side in drawing.sides} <= {cell.id for cell in sketch.scene.boards[0].cells}
    assert [step.rule for step in sketch.steps] == rules_of(ask((0, 0), (2, 0), walls=question.position.walls))


def test_every_name_in_a_form_has_words() -> None:
    for lang in LANGS:
        assert [kind for kind in KINDS if not WORDS.knows(f"terrain-{kind}", lang)] == []
        assert WORDS.knows("sight-verdict", lang)
