"""Things on cells, areas and edges, and figures larger than a cell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import board_of, boards, graph, quick

from undercroft.grid import HEX, LARGE, SMALL, SQUARE, TALL, WIDE, Board, Cell, Edge, Footprint, Thing, Things

Drawn = tuple[list[Cell], list[Edge], list[Cell]]
footprints = st.sampled_from([SMALL, WIDE, TALL, LARGE])


@quick
@given(drawn=boards(SQUARE), footprint=footprints)
def test_anchors_are_where_all_of_a_figure_fits(drawn: Drawn, footprint: Footprint) -> None:
    cells, walls, free = drawn
    board, links = board_of(SQUARE, cells, walls), graph(SQUARE, cells, walls)
    fitting = [
        anchor for anchor in SQUARE.disc(Cell(1, -1), 4, corners=True) if set(footprint.cells(anchor)) <= set(free)
    ]
    assert board.cells_of(footprint.anchors(board, board.mask(free))) == tuple(fitting)
    whole = [
        anchor
        for anchor in fitting
        if all(
            other in links[cell]
            for cell in footprint.cells(anchor)
            for other in SQUARE.neighbours(cell)
            if other in footprint.cells(anchor)
        )
    ]
    assert board.cells_of(footprint.anchors(board, board.mask(free), "step")) == tuple(whole)


@quick
@given(drawn=boards(SQUARE), footprint=footprints)
def test_touching_anchors_cover_something(drawn: Drawn, footprint: Footprint) -> None:
    cells, walls, some = drawn
    board = board_of(SQUARE, cells, walls)
    expected = [anchor for anchor in cells if set(footprint.cells(anchor)) & set(some)]
    assert board.cells_of(footprint.touching(board, board.mask(some))) == tuple(expected)
    assert all(cell in footprint.cells(anchor) for cell in some for anchor in footprint.covering(cell))


def test_footprints_turn_and_cover() -> None:
    assert WIDE.turns(SQUARE) == tuple(Footprint(cells) for cells in SQUARE.orientations(WIDE.ways))
    assert {turn.cells(Cell(0, 0)) for turn in WIDE.turns(SQUARE)} == {
        (Cell(0, 0), Cell(1, 0)),
        (Cell(-1, 0), Cell(0, 0)),
        (Cell(0, 0), Cell(0, 1)),
        (Cell(0, -1), Cell(0, 0)),
    }
    board = Board.of(SQUARE, [Cell(0, 0), Cell(1, 0)])
    assert LARGE.mask(board, Cell(0, 0)) == board.cells


def test_a_door_counts_as_standing_on_both_cells() -> None:
    """PM-BOARD-09, PM-BOARD-10."""
    edge = SQUARE.edge_between(Cell(0, 0), Cell(1, 0))
    board = Board.of(SQUARE, [Cell(0, 0), Cell(1, 0), Cell(2, 0)])
    things = Things([Thing("door", edges=(edge,)), Thing("chest", (Cell(2, 0),))])
    assert [thing.id for thing in things.on(edge)] == ["door"]
    assert things.at(Cell(0, 0)) == ()
    for cell, expected in ((Cell(0, 0), ["door"]), (Cell(1, 0), ["door"]), (Cell(2, 0), [])):
        assert [thing.id for thing in things.along(board, board.bit(cell))] == expected
    assert [thing.id for thing in things.within(board, board.cells)] == ["chest"]
    assert things.covered(board) == board.bit(Cell(2, 0))


def test_placing_and_removing_leave_the_old_collection_alone() -> None:
    old = Things([Thing("a", (Cell(0, 0),)), Thing("b", (Cell(1, 0),))])
    moved = old.placed(Thing("a", (Cell(2, 0),)))
    assert (old["a"].cells, moved["a"].cells) == ((Cell(0, 0),), (Cell(2, 0),))
    assert [thing.id for thing in moved.removed("b")] == ["a"]
    assert "b" in moved
    assert len(old) == 2
    with pytest.raises(ValueError, match="two things are called 'a'"):
        Things([Thing("a"), Thing("a")])


def test_hexes_have_large_figures_too() -> None:
    three = Footprint((Cell(0, 0), Cell(0, 1), Cell(1, 0)))
    board = Board.of(HEX, HEX.disc(Cell(0, 0), 1)).linked("step")
    assert len(board.cells_of(three.anchors(board, board.cells))) == 3
    assert len(three.turns(HEX)) == 6
