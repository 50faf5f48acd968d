"""The mind agrees with a slow obvious one, and doesn't care how a board lies or in what order figures are named."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.haven.monsters.boards import BOTH, EDITIONS
from tests.games.haven.monsters.crowds import crowd
from tests.games.haven.monsters.oracle import Oracle
from tests.games.haven.monsters.random_boards import cases
from tests.games.haven.monsters.walker import check_path

from undercroft.games.haven.monsters.turn_format import Case, answer
from undercroft.grid import HEX, Cell

MOST = 60
CROWDS = 60
"""The mind was held against the oracle on the first 3,000 of each rule set; here some of them stand for all."""


@pytest.mark.parametrize("rules", BOTH)
@given(data=st.data())
@settings(max_examples=MOST, deadline=None)
def test_agrees_with_trying_everything(rules: str, data: st.DataObject) -> None:
    check_against_oracle(data.draw(cases(rules)))


@pytest.mark.parametrize("rules", BOTH)
def test_agrees_on_boards_with_everything_on_them(rules: str) -> None:
    for number in range(CROWDS):
        check_against_oracle(crowd(rules, number))


def check_against_oracle(case: Case) -> None:
    edition = EDITIONS[case.rules]
    told = answer(case, edition)
    foci, options = Oracle(case, edition.sight_inset).solve()
    assert {(tuple(cell), targets) for cell, targets in told.options} == options, case.case
    named = {told.focus} if isinstance(told.focus, str) else set(told.focus or ())
    assert named == foci, case.case
    for (end, _), path in zip(told.options, told.paths, strict=True):
        check_path(case, end, path)


@pytest.mark.parametrize("rules", BOTH)
@given(data=st.data())
@settings(max_examples=MOST, deadline=None)
def test_paths_can_be_walked(rules: str, data: st.DataObject) -> None:
    case = data.draw(cases(rules))
    told = answer(case, EDITIONS[rules])
    for (end, _), path in zip(told.options, told.paths, strict=True):
        check_path(case, end, path)


@pytest.mark.parametrize("rules", BOTH)
@given(data=st.data(), way=st.integers(0, 11), by=st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
@settings(max_examples=MOST, deadline=None)
def test_turning_mirroring_and_moving_the_board_moves_the_answer(
    rules: str, data: st.DataObject, way: int, by: tuple[int, int]
) -> None:
    case = data.draw(cases(rules))
    told, moved = answer(case, EDITIONS[rules]), answer(_moved(case, way, by), EDITIONS[rules])
    assert moved.focus == told.focus
    assert moved.options == tuple(sorted((Cell(*_move(cell, way, by)), group) for cell, group in told.options))


@pytest.mark.parametrize("rules", BOTH)
@given(data=st.data())
@settings(max_examples=MOST, deadline=None)
def test_the_order_of_the_input_does_not_matter(rules: str, data: st.DataObject) -> None:
    case = data.draw(cases(rules))
    board = case.position
    mixed = msgspec.structs.replace(
        board,
        figures=tuple(data.draw(st.permutations(board.figures))),
        hexes=tuple(reversed(board.hexes)),
        terrain=tuple(reversed(board.terrain)),
        walls=tuple(reversed(board.walls)),
    )
    told, again = (
        answer(msgspec.structs.replace(case, position=position), EDITIONS[rules]) for position in (board, mixed)
    )
    assert (told.focus, told.options) == (again.focus, again.options)


def _move(place: tuple[int, int], way: int, by: tuple[int, int]) -> tuple[int, int]:
    q, r = HEX.move(Cell(*place), way)
    return q + by[0], r + by[1]


def _moved(case: Case, way: int, by: tuple[int, int]) -> Case:
    board = case.position
    walls = []
    for q, r, side in board.walls:
        here, there = (_move(tuple(cell), way, by) for cell in (Cell(q, r), HEX.neighbour(Cell(q, r), side)))
        edge = HEX.edge_between(Cell(*here), Cell(*there))
        walls.append((edge.cell.q, edge.cell.r, edge.side))
    return msgspec.structs.replace(
        case,
        position=msgspec.structs.replace(
            board,
            hexes=tuple(_move(hex, way, by) for hex in board.hexes),
            terrain=tuple((*_move((q, r), way, by), kind) for q, r, kind in board.terrain),
            walls=tuple(walls),
            figures=tuple(msgspec.structs.replace(figure, at=_move(figure.at, way, by)) for figure in board.figures),
        ),
    )
