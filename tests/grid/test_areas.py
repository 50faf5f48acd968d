"""Patterns laid on boards, and cones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import board_of, boards, quick

from undercroft.grid import (
    HEX,
    SQUARE,
    Board,
    Cell,
    CentreSight,
    Edge,
    Pattern,
    Shape,
    cone,
    parse_position,
    place_melee,
    place_ranged,
    turned,
)

Drawn = tuple[list[Cell], list[Edge], list[Cell]]
patterns = st.sets(st.sampled_from(HEX.disc(Cell(0, 0), 2)), min_size=1, max_size=4).map(
    lambda cells: Pattern(tuple(sorted(cells)))
)


def every_turn(shape: Shape, pattern: Pattern) -> list[set[Cell]]:
    return [{shape.move(cell, way) for cell in pattern.cells} for way in range(2 * shape.sides)]


@quick
@given(pattern=patterns)
def test_turns_are_all_there_and_none_twice(pattern: Pattern) -> None:
    found = [set(turn.cells) for turn in turned(HEX, pattern)]
    assert all(turn in found for turn in every_turn(HEX, pattern))
    assert all(found.count(turn) == 1 for turn in found)


@quick
@given(drawn=boards(HEX), pattern=patterns, data=st.data())
def test_melee_areas_lie_around_the_attacker(drawn: Drawn, pattern: Pattern, data: st.DataObject) -> None:
    cells, walls, _ = drawn
    board, attacker = board_of(HEX, cells, walls), data.draw(st.sampled_from(cells))
    expected = {
        tuple(sorted(set(cells) & {attacker.plus(cell) for cell in turn})) for turn in every_turn(HEX, pattern)
    } - {()}
    placed = place_melee(board, pattern, attacker)
    assert {board.cells_of(area.cells) for area in placed} == expected
    assert len(placed) == len(expected)


@quick
@given(drawn=boards(HEX), pattern=patterns, data=st.data())
def test_ranged_areas_have_one_cell_in_range_and_cover_what_is_asked(
    drawn: Drawn, pattern: Pattern, data: st.DataObject
) -> None:
    cells, walls, _ = drawn
    board, attacker = board_of(HEX, cells, walls), data.draw(st.sampled_from(cells))
    target = data.draw(st.sampled_from(cells))
    in_range = board["step"].disc(attacker, 2)
    near = set(board.cells_of(in_range))
    lays = (
        {cell.plus(anchor) for cell in turn} & set(cells)
        for turn in every_turn(HEX, pattern)
        for anchor in HEX.disc(Cell(1, -1), 5)
    )
    legal = {tuple(sorted(lay)) for lay in lays if lay & near}
    assert {board.cells_of(area.cells) for area in place_ranged(board, pattern, in_range)} == legal
    covering = place_ranged(board, pattern, in_range, board.bit(target))
    assert {board.cells_of(area.cells) for area in covering} == {lay for lay in legal if target in lay}


def test_marked_cells_turn_along_and_need_the_board() -> None:
    board = Board.of(HEX, [Cell(0, 0), Cell(1, 0), Cell(2, 0), Cell(0, 1)])
    pattern = Pattern(cells=(Cell(2, 0),), marked=(Cell(1, 0),))
    placed = place_melee(board, pattern, Cell(0, 0))
    assert [(board.cells_of(area.cells), board.cells_of(area.marked)) for area in placed] == [
        ((Cell(2, 0),), (Cell(1, 0),))
    ]


@pytest.mark.parametrize("side", range(4))
def test_a_cone_grows_by_one_on_either_side(side: int) -> None:
    """PM-CONE-01 to PM-CONE-03."""
    origin, ahead = Cell(7, 7), SQUARE.directions[side]
    rows = cone(origin, side)
    assert rows[0] == (origin.plus(ahead),)
    for row, cells in enumerate(rows, 1):
        assert len(set(cells)) == 2 * row - 1
        for cell in cells:
            way = cell.minus(origin)
            assert way.q * ahead.q + way.r * ahead.r == row
            assert abs(way.q * ahead.r) + abs(way.r * ahead.q) < row


def test_a_wall_casts_its_shadow_in_a_cone() -> None:
    """PM-EX-26: 2D, 3C, 4D and 5F are affected, 6B and 7B lie behind the wall, 3G beside the cone."""
    position = parse_position(
        """
        square from a1
          . . . A . . .
          . . . W . . .
          . . W . . . W
          . . # W . . .
          . . . . . W .
          . W . . . . .
          . W . . . . .
        A = @simma
        # = wall
        W = worm
        """
    )
    board = position.board().linked("sight")
    sight = CentreSight(board["sight"], board.mask(position.terrain["wall"]))
    hit = sight.seen_from(Cell(3, 1), board.mask(cell for row in cone(Cell(3, 1), 1) for cell in row))
    worms = [str(worm) for worm in position.terrain["worm"] if worm in board.cells_of(hit)]
    assert sorted(worms) == ["c3", "d2", "d4", "f5"]
