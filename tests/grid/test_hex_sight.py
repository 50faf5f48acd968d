"""Sight between hexes, against slow exact searches for a free line; and the examples of the ledgers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import (
    any_part_sees,
    board_of,
    boards,
    free_corner_lines,
    quick,
    wall_segments,
)

from undercroft.grid import HEX, INSET, Board, Cell, Edge, HexSight, NoSightNeeded, parse_position
from undercroft.grid.sightlines import any_part_lines, corner_lines

Drawn = tuple[list[Cell], list[Edge], list[Cell]]
CORRIDOR = [Cell(q, 0) for q in range(4)]


@quick
@given(drawn=boards(HEX), data=st.data())
def test_any_part_sees_any_part_along_a_line_that_touches_no_wall(drawn: Drawn, data: st.DataObject) -> None:
    cells, walls, _ = drawn
    sight = HexSight(board_of(HEX, cells, walls)["sight"])
    segments = wall_segments(cells, walls)
    for _ in range(2):
        here, there = data.draw(st.sampled_from(cells)), data.draw(st.sampled_from(cells))
        assert sight.sees(here, there) == any_part_sees(here, there, segments)


@quick
@given(drawn=boards(HEX), data=st.data(), inset=st.sampled_from([INSET, Fraction(1, 4), Fraction(0)]))
def test_corners_see_corners_along_a_line_that_touches_no_wall(
    drawn: Drawn, data: st.DataObject, inset: Fraction
) -> None:
    cells, walls, _ = drawn
    sight = HexSight(board_of(HEX, cells, walls)["sight"], inset)
    segments = wall_segments(cells, walls)
    for _ in range(4):
        here, there = data.draw(st.sampled_from(cells)), data.draw(st.sampled_from(cells))
        if here != there:
            assert sight.sees(here, there) == (free_corner_lines(here, there, segments, inset) > 0)


@quick
@given(drawn=boards(HEX), data=st.data())
def test_sight_goes_both_ways_and_corners_see_no_more_than_any_part(drawn: Drawn, data: st.DataObject) -> None:
    cells, walls, _ = drawn
    links = board_of(HEX, cells, walls)["sight"]
    here = data.draw(st.sampled_from(cells))
    forth, back = HexSight(links), HexSight(links)
    corners = HexSight(links, INSET)
    for there in cells:
        assert forth.sees(here, there) == back.sees(there, here)
        assert forth.sees(here, there) or not corners.sees(here, there)


@quick
@given(drawn=boards(HEX), data=st.data())
def test_what_is_seen_at_once_is_what_is_seen_one_by_one(drawn: Drawn, data: st.DataObject) -> None:
    cells, walls, some = drawn
    board = board_of(HEX, cells, walls)
    sight, here = HexSight(board["sight"]), data.draw(st.sampled_from(cells))
    first = sight.seen_from(here, board.mask(some))
    everything = sight.seen_from(here, board.cells)
    assert board.cells_of(everything) == tuple(there for there in cells if sight.sees(here, there))
    assert first == everything & board.mask(some)


def test_every_kind_of_line_is_one_of_its_own_and_turns_with_the_way() -> None:
    for way in HEX.disc(Cell(0, 0), 4):
        if way != Cell(0, 0):
            for lines in (any_part_lines(way), corner_lines(way, INSET)):
                assert all(not one < other for one, other in product(lines, lines))
            turned = {frozenset(HEX.move_edge(edge, 2) for edge in line) for line in any_part_lines(way)}
            assert turned == set(any_part_lines(HEX.turn(way)))


def test_walls_of_a_corridor_do_not_blind_it() -> None:
    """JL-EX-51: of the 36 lines with corners a little inside 30, 22 and 16 are free, at the letter none is."""
    segments = wall_segments(CORRIDOR, [])
    counted = [free_corner_lines(Cell(0, 0), there, segments, INSET) for there in CORRIDOR[1:]]
    assert counted == [30, 22, 16]
    links = Board.of(HEX, CORRIDOR).linked("sight")["sight"]
    for here, there in product(CORRIDOR, CORRIDOR):
        assert HexSight(links, INSET).sees(here, there)
        assert HexSight(links).sees(here, there)
        assert HexSight(links, Fraction(0)).sees(here, there) == (here == there)


def test_a_short_wall_parts_neighbours_but_hides_nothing() -> None:
    """JL-EX-44: 6 of 36 lines lead round a single edge, none round five in a row."""
    cells = HEX.disc(Cell(0, 0), 5)
    wall = HEX.edge(Cell(0, 0), 0)
    assert free_corner_lines(Cell(0, 0), Cell(1, 0), wall_segments(cells, [wall]), INSET) == 6
    links = board_of(HEX, cells, [wall])["sight"]
    row = [HEX.edge(Cell(1, r), side) for r in (-2, -1, 0, 1, 2) for side in (2, 3)]
    parted = board_of(HEX, cells, row[1:-1])["sight"]
    for inset in (None, INSET):
        assert HexSight(links, inset).sees(Cell(0, 0), Cell(1, 0))
        assert not HexSight(parted, inset).sees(Cell(0, 0), Cell(1, 0))


def test_a_closed_door_is_a_wall_until_it_opens() -> None:
    position = parse_position(
        """
        hex from a2
          A
            +
              B
        A = @A
        B = @B
        + = door
        """
    )
    board = position.board().linked("sight")
    door = position.terrain["door"]
    a, b = (position.layout()[name].cells[0] for name in "AB")
    assert HexSight(board["sight"]).sees(a, b)
    closed = HexSight(board.closed("sight", cells=board.mask(door))["sight"])
    assert not closed.sees(a, b)
    assert not closed.sees(a, door[0])


def test_who_stands_off_the_board_sees_nothing() -> None:
    links = Board.of(HEX, CORRIDOR).linked("sight")["sight"]
    assert not HexSight(links).sees(Cell(0, 0), Cell(0, 1))


def test_some_games_ask_for_no_sight() -> None:
    assert NoSightNeeded().sees(Cell(0, 0), Cell(99, 0))
    assert NoSightNeeded().seen_from(Cell(0, 0), 0b1011) == 0b1011


@pytest.mark.parametrize("inset", [None, INSET])
def test_an_open_board_hides_nothing(inset: Fraction | None) -> None:
    cells = [Cell(q, r - q // 2) for q in range(12) for r in range(9)]
    links = Board.of(HEX, cells).linked("sight")["sight"]
    assert links.cells == HexSight(links, inset).seen_from(Cell(5, 2), links.cells)
