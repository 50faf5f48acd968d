"""Positions as text: there and back, the boards of five games, and errors that say where."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.boards_of_games import BOARDS
from tests.grid.oracles import all_edges, quick
from tests.shared_material import needs_shared_material, shared_path

from undercroft.grid import (
    HEX,
    SQUARE,
    Cell,
    Edge,
    Position,
    PositionError,
    Shape,
    Thing,
    TurnPosition,
    draw_position,
    parse_position,
    position_from_turn,
    position_to_turn,
)

words = st.one_of(st.sampled_from(["wall", "trap", "door", "river-2", "room 1", "a.b", "12", "true", "é"]), st.text())
values = st.one_of(words, st.integers(-99, 99), st.booleans())


@st.composite
def positions(draw: st.DrawFn) -> Position:
    shape: Shape = draw(st.sampled_from([HEX, SQUARE]))
    cells = sorted(draw(st.sets(st.builds(Cell, st.integers(-3, 4), st.integers(-3, 4)), max_size=20)))
    if not cells:
        return Position.of(shape, [], things=[Thing(name) for name in draw(st.sets(words, max_size=2))])
    some = st.sets(st.sampled_from(cells), max_size=4)
    edges = st.sets(st.sampled_from(all_edges(shape, cells)), max_size=8)
    pair = st.tuples(st.sampled_from(cells), st.sampled_from(cells))
    notes = st.dictionaries(words, values, max_size=2).map(lambda found: tuple(found.items()))
    things = draw(st.dictionaries(words, st.tuples(some, edges, notes), max_size=5))
    return Position.of(
        shape,
        cells,
        terrain=draw(st.dictionaries(words, some, max_size=3)),
        edges=draw(st.dictionaries(words, edges, max_size=3)),
        links=draw(st.dictionaries(words, st.sets(pair, max_size=3), max_size=2)),
        areas=draw(st.dictionaries(words, some, max_size=2)),
        things=[Thing(name, tuple(on), tuple(beside), known) for name, (on, beside, known) in things.items()],
    )


@quick
@given(positions())
def test_what_is_drawn_reads_back_and_draws_the_same(position: Position) -> None:
    text = draw_position(position)
    assert parse_position(text) == position
    assert draw_position(parse_position(text)) == text


@quick
@given(positions())
def test_positions_are_plain_data(position: Position) -> None:
    assert msgspec.json.decode(msgspec.json.encode(position), type=Position) == position


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_the_boards_of_five_games_come_back_as_they_were(game: str) -> None:
    text = dedent(BOARDS[game]).lstrip("\n").rstrip(" ")
    assert draw_position(parse_position(text)) == text


def test_indented_text_and_blank_lines_around_it_make_no_difference() -> None:
    text = "hex from b1\n    .\n  .   .\n"
    shifted = "\n\n" + "".join(f"        {line}\n" for line in text.splitlines()) + "\n"
    assert parse_position(shifted) == parse_position(text)


def test_a_thing_may_cover_cells_with_different_ground() -> None:
    position = parse_position(
        """
        square from a0
          D D
          d D
        D = @demon(hp=9)
        d = @demon + water
        """
    )
    assert position.things == (Thing("demon", tuple(position.cells), notes=(("hp", 9),)),)
    assert position.terrain_at(Cell(0, 1)) == ("water",)


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "begin with the shape"),
        ("hexx from a0\n  .", 1, 1, "did you mean hex?"),
        ("  hex of a0", 1, 3, "like hex from c4"),
        ("hex from 4c\n  .", 1, 10, "letters, then the row"),
        ("hex from a0\n\t.", 2, 1, "a tab"),
        ("hex from a0\n  . A", 2, 5, "no hex lies here: the next one of this line is at column 7"),
        ("hex from a0\n  .A", 2, 4, "no hex lies here: the next one of this line is at column 7"),
        ("hex from a0\n  .\n   .", 3, 4, "no hex lies here: the next one of this line is at column 5"),
        ("hex from a0\n  .|", 2, 4, "walls are"),
        ("hex from a0\n  .-", 2, 4, "between two hexes of one column"),
        ("hex from a0\n  .\n  /", 3, 3, "just to the right of the hex"),
        ("hex from a0\n  .   -", 2, 7, "a hex lies here"),
        ("hex from a0\n  -", 2, 3, "walls without cells"),
        ("hex from a0\n  .   .   Q", 2, 11, "the legend does not know 'Q'"),
        ("square from a0\n  .\\.", 2, 4, "only a wall | can"),
        ("square from a0\n  . /", 2, 5, "is no square"),
        ("square from a0\n  .\no obstacle", 3, 1, "no statement 'o'"),
        ("square from a0\n  .\nlinks = road", 3, 1, "did you mean link?"),
        ("square from a0\n  .\n- = wall", 3, 1, "taken by the notation"),
        ("square from a0\n  o\no = trap\no = wall", 4, 1, "has a meaning already"),
        ("square from a0\n  .\no = trap", 3, 1, "the drawing has no o"),
        ("square from a0\n  o\no = ", 3, 4, "a kind of terrain or a thing"),
        ("square from a0\n  o\no = trap ice", 3, 10, "'+' is missing here"),
        ('square from a0\n  o\no = "trap', 3, 5, "quotes are not closed"),
        ("square from a0\n  o\no = @rat(hp=1", 3, 14, "brackets are not closed"),
        ("square from a0\n  o\no = @rat(hp=1 hp=2)", 3, 15, "a note 'hp' already"),
        ("square from a0\n  .\nedge door a0/1", 3, 11, "':' is missing here"),
        ("square from a0\n  .\nedge door: a0", 3, 12, "like c4/1"),
        ("square from a0\n  .\nedge door: a0/7", 3, 12, "sides 0 to 3"),
        ("square from a0\n  .\nedge door: f0/1", 3, 12, "f0/1 is not on the board"),
        ("square from a0\n  .\nlink road: a0-b0", 3, 12, "like c4~c5"),
        ("square from a0\n  .\narea hall: a5..a0", 3, 12, "goes up one column"),
        ("square from a0\n  .\narea hall: a0 b0", 3, 15, "b0 is not on the board"),
        ("square from a0\n  .\narea hall: a0..a3", 3, 16, "a3 is not on the board"),
        ("square from a0\n  .\n\n  .\narea hall: a0..a2", 5, 12, "a1 is not on the board"),
        ("square from a0\n  .\nlink road: a0~b7", 3, 15, "b7 is not on the board"),
        ("square from a0\n  .\nlines = door wall", 3, 14, "should end here"),
        ("square from a0\n  .\nthing gate: a0/1", 3, 7, "'@' is missing here"),
    ],
)
def test_errors_say_where_and_what_would_be_right(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert problem in str(caught.value)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


@quick
@given(st.text(alphabet='hexsquare from a0-9/\\|.>+=@("~:\n oA1,)', max_size=80))
def test_whatever_is_typed_is_read_or_refused_in_words(text: str) -> None:
    position = Position.of(HEX, [])
    with suppress(PositionError):
        position = parse_position(text)
    assert parse_position(draw_position(position)) == position


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"things": [Thing("rat"), Thing("rat")]}, "two things are called 'rat'"),
        ({"things": [Thing("rat", (Cell(9, 9),))]}, "thing rat: j9 is not on the board"),
        ({"things": [Thing("rat", notes=(("hp", 1), ("hp", 2)))]}, "two notes of one name"),
        ({"edges": {"wall": [Edge(Cell(5, 5), 0)]}}, "neither cell of the edge f5/0"),
        ({"links": {"road": [(Cell(0, 0), Cell(7, 0))]}}, "link road: h0 is not on the board"),
        ({"cells": [Cell(0, 0), Cell(9999, 0)]}, "too large"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Position.of(HEX, **{"cells": [Cell(0, 0)], **position})  # type: ignore[arg-type]


TURN = {
    "hexes": [[0, 0], [0, 1], [1, 0]],
    "terrain": [[0, 1, "trap"], [1, 0, "wall"]],
    "walls": [[0, 0, 1]],
    "figures": [
        {"id": "A", "role": "active", "at": [0, 0], "initiative": 12},
        {"id": "C 1", "role": "enemy", "at": [0, 1], "initiative": 30, "tie": 99, "name": "Mia", "invisible": True},
    ],
}


def test_the_board_of_a_monster_turn_becomes_a_position_and_back() -> None:
    turn = msgspec.convert(TURN, TurnPosition)
    position = position_from_turn(turn)
    assert parse_position(draw_position(position)) == position
    assert json.loads(msgspec.json.encode(position_to_turn(position))) == TURN


def test_what_the_monster_turn_format_cannot_say_is_refused() -> None:
    with pytest.raises(ValueError, match="knows hexes only"):
        position_to_turn(Position.of(SQUARE, [Cell(0, 0)]))
    wide = Thing("ogre", (Cell(0, 0), Cell(0, 1)), notes=(("role", "enemy"),))
    with pytest.raises(ValueError, match="figure ogre: it stands on 2 hexes"):
        position_to_turn(Position.of(HEX, wide.cells, things=[wide]))
    nameless = Thing("ogre", (Cell(0, 0),), notes=(("role", "enemy"),))
    with pytest.raises(ValueError, match=r"figure ogre: .*initiative"):
        position_to_turn(Position.of(HEX, nameless.cells, things=[nameless]))


@needs_shared_material
def test_all_boards_of_our_peers_survive_drawing() -> None:
    cases = json.loads(shared_path("peer-cases", "monster-turns.json").read_text())
    for case in cases:
        position = position_from_turn(msgspec.convert(case["position"], TurnPosition))
        assert parse_position(draw_position(position)) == position
        again = position_from_turn(position_to_turn(position))
        assert again == position
    assert len(cases) == 120


def test_the_boards_shown_in_the_guide_are_canonical() -> None:
    guide = Path(__file__).parents[2].joinpath("docs", "positions.md").read_text(encoding="utf-8")
    shown = re.findall(r"```text\n(.*?)```", guide, re.DOTALL)
    assert len(shown) == 3
    for text in shown:
        assert draw_position(parse_position(text)) == text
