"""Names of cells, and the geometry of open boards."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import distances, graph, quick

from undercroft.grid import HEX, SQUARE, Cell, Edge, Shape, cell_name, parse_cell, parse_edge

cells = st.builds(Cell, st.integers(-2000, 2000), st.integers(-2000, 2000))
near = st.builds(Cell, st.integers(-4, 4), st.integers(-4, 4))
shapes = pytest.mark.parametrize("shape", [HEX, SQUARE], ids=["hex", "square"])


@quick
@given(cells)
def test_a_name_leads_back_to_its_cell(cell: Cell) -> None:
    assert parse_cell(cell_name(cell)) == cell


def test_no_two_cells_share_a_name() -> None:
    names = [cell_name(Cell(q, r)) for q, r in product(range(-60, 60), range(-12, 13))]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("text", ["", "c", "4", "4c", "C4", "c04", "c-0", "c 4", "c4 ", "c٤", "--c4"])
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no cell name: write"):
        parse_cell(text)


def test_edges_have_names_too() -> None:
    assert parse_edge("-a-3/5") == Edge(Cell(-1, -3), 5)
    with pytest.raises(ValueError, match="like c4/1"):
        parse_edge("c4-1")
    with pytest.raises(ValueError, match="sides 0 to 3"):
        SQUARE.edge(Cell(0, 0), 4)


def test_hexes_are_flat_topped_as_the_monster_turn_format_says() -> None:
    def centre(cell: Cell) -> tuple[float, float]:
        return 1.5 * cell.q, math.sqrt(3) * (cell.r + cell.q / 2)

    angles = [math.degrees(math.atan2(y, x)) for x, y in (centre(way) for way in HEX.directions)]
    assert [round(angle) % 360 for angle in angles] == [30, 90, 150, 210, 270, 330]
    assert [tuple(way) for way in HEX.directions] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@shapes
@quick
@given(cell=near, side=st.integers(0, 3))
def test_both_cells_name_their_edge_alike(shape: Shape, cell: Cell, side: int) -> None:
    neighbour = shape.neighbour(cell, side)
    edge = shape.edge(cell, side)
    assert edge == shape.edge(neighbour, shape.opposite(side)) == shape.edge_between(cell, neighbour)
    assert set(shape.across(edge)) == {cell, neighbour}


@shapes
def test_distances_agree_with_counting_steps(shape: Shape) -> None:
    disc = shape.disc(Cell(0, 0), 8)
    counted = distances(graph(shape, disc, []), Cell(0, 0))
    for cell in shape.disc(Cell(0, 0), 4):
        assert shape.distance(Cell(0, 0), cell) == counted[cell]
    assert sorted(cell for cell in counted if counted[cell] == 3) == list(shape.ring(Cell(0, 0), 3))


def test_squares_step_four_ways_and_count_eight() -> None:
    """PM-BOARD-02, PM-BOARD-03, PM-BOARD-04, PM-BOARD-05"""
    here = Cell(4, 5)
    assert {str(cell) for cell in SQUARE.neighbours(here)} == {"f5", "e6", "d5", "e4"}
    assert len(SQUARE.ring(here, 1, corners=True)) == 8
    assert SQUARE.distance(here, Cell(6, 3)) == 4
    assert SQUARE.distance(here, Cell(6, 3), corners=True) == 2


@shapes
@quick
@given(one=near, other=near, symmetry=st.integers(0, 7))
def test_turning_and_mirroring_keep_distances(shape: Shape, one: Cell, other: Cell, symmetry: int) -> None:
    moved = shape.move(one, symmetry), shape.move(other, symmetry)
    assert shape.distance(*moved) == shape.distance(one, other)


@shapes
@quick
@given(cell=near, side=st.integers(0, 3), symmetry=st.integers(0, 7))
def test_edges_move_with_their_cells(shape: Shape, cell: Cell, side: int, symmetry: int) -> None:
    across = {shape.move(one, symmetry) for one in shape.across(shape.edge(cell, side))}
    assert set(shape.across(shape.move_edge(shape.edge(cell, side), symmetry))) == across


@shapes
@quick
@given(one=near, other=near)
def test_lines_are_shortest_rows_of_neighbours(shape: Shape, one: Cell, other: Cell) -> None:
    line = shape.line(one, other)
    assert (line[0], line[-1], len(line)) == (one, other, shape.distance(one, other) + 1)
    assert all(shape.distance(a, b) == 1 for a, b in pairwise(line))


@shapes
def test_a_direction_is_where_a_cell_lies_straight_ahead(shape: Shape) -> None:
    for side, way in enumerate(shape.directions):
        assert shape.direction(Cell(2, 1), Cell(2 + 3 * way.q, 1 + 3 * way.r)) == side
    assert shape.direction(Cell(2, 1), Cell(2, 1)) is None
    assert shape.direction(Cell(0, 0), Cell(2, 1)) is None
