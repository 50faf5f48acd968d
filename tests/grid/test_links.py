"""Sets of links: walls, closed doors, corners, further pairs, and what is counted along them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import Graph, board_of, boards, distances, graph, quick

from undercroft.grid import HEX, SQUARE, Board, Cell, Diagonals, Edge, HexSight, Shape, parse_cell, parse_position

Drawn = tuple[list[Cell], list[Edge], list[Cell]]
shapes = pytest.mark.parametrize("shape", [HEX, SQUARE], ids=["hex", "square"])


def pairs(links: Graph) -> list[tuple[Cell, Cell]]:
    return sorted({(min(a, b), max(a, b)) for a in links for b in links[a]})


@shapes
@quick
@given(data=st.data())
def test_links_stop_at_walls_and_at_the_rim(shape: Shape, data: st.DataObject) -> None:
    cells, walls, _ = data.draw(boards(shape))
    assert board_of(shape, cells, walls)["step"].pairs() == pairs(graph(shape, cells, walls))


@shapes
@quick
@given(data=st.data())
def test_distances_and_floods_agree_with_counting(shape: Shape, data: st.DataObject) -> None:
    cells, walls, _ = data.draw(boards(shape))
    start = data.draw(st.sampled_from(cells))
    board = board_of(shape, cells, walls)
    step, counted = board["step"], distances(graph(shape, cells, walls), start)
    assert {cell: step.distance(start, cell) for cell in cells} == {cell: counted.get(cell) for cell in cells}
    assert board.cells_of(step.flood(board.bit(start))) == tuple(sorted(counted))
    assert board.cells_of(step.disc(start, 2)) == tuple(sorted(cell for cell in counted if counted[cell] <= 2))
    assert step.spread_within(board.bit(start), 2) == step.disc(start, 2)


@shapes
@quick
@given(data=st.data())
def test_closing_later_is_as_good_as_building_so(shape: Shape, data: st.DataObject) -> None:
    cells, walls, blocked = data.draw(boards(shape))
    board = board_of(shape, cells, walls[::2])
    closed = board.closed("step", cells=board.mask(blocked), edges=walls[1::2])
    left = graph(shape, set(cells) - set(blocked), walls)
    assert closed["step"].pairs() == pairs(left)
    assert closed["sight"].pairs() == board["sight"].pairs()
    assert board["step"].among(board.cells & ~board.mask(blocked)).pairs() == pairs(
        graph(shape, set(cells) - set(blocked), walls[::2])
    )


@quick
@given(drawn=boards(SQUARE), rule=st.sampled_from([rule for rule in Diagonals if rule is not Diagonals.NEVER]))
def test_corners_are_cut_by_the_ways_round_them(drawn: Drawn, rule: Diagonals) -> None:
    cells, walls, _ = drawn
    links = graph(SQUARE, cells, walls)
    expected = set(pairs(links))
    for cell in cells:
        for way in SQUARE.diagonals:
            other = cell.plus(way)
            round_it = [Cell(cell.q, other.r), Cell(other.q, cell.r)]
            ways = [middle in links[cell] and other in links.get(middle, []) for middle in round_it]
            opened = {Diagonals.ALWAYS: True, Diagonals.ONE_WAY_OPEN: any(ways), Diagonals.BOTH_WAYS_OPEN: all(ways)}
            if other in links and opened[rule]:
                expected.add((min(cell, other), max(cell, other)))
    board = Board.of(SQUARE, cells, {"wall": walls}).linked("range", walls=["wall"], diagonals=rule)
    assert board["range"].pairs() == sorted(expected)


def test_neighbours_parted_by_a_wall_are_at_range_two_around_its_end() -> None:
    """FH-RANGE-03, FH-MAP-05"""
    position = parse_position(
        """
        hex from a1
          P
          - D
          Q
        P = @P
        D = door
        Q = @Q
        """
    )
    p, q = (position.layout()[name].cells[0] for name in "PQ")
    board = position.board().linked("range", walls=["wall"])
    assert board["range"].distance(p, q) == 2
    assert not board["range"].joined(p, q)
    assert HexSight(board.linked("sight", walls=["wall"])["sight"]).sees(p, q)


def test_joins_lead_anywhere_and_roads_only_along_themselves() -> None:
    cells = HEX.disc(Cell(0, 0), 2)
    far = Cell(-2, 0), Cell(2, 0)
    road = [(Cell(0, 0), Cell(1, 0)), (Cell(1, 0), Cell(1, 1))]
    board = Board.of(HEX, cells).linked("step", joins=[far]).linked("road", neighbours=False, joins=road)
    assert board["step"].distance(*far) == 1
    assert board["step"].distance(Cell(-2, 1), Cell(2, 0)) == 2
    assert board["road"].pairs() == sorted(road)
    assert board["road"].distance(Cell(0, 0), Cell(1, 1)) == 2
    assert board["road"].distance(Cell(0, 0), Cell(0, 1)) is None
    shut = board.closed("step", cells=board.bit(Cell(2, 0)))
    assert shut["step"].distance(*far) is None


def test_rivers_belong_to_edges_and_bridges_lie_on_them() -> None:
    """RB-HEX-08, RB-RIVER-06"""
    here, there = Cell(0, 0), Cell(1, 0)
    edge = HEX.edge_between(here, there)
    board = Board.of(HEX, HEX.disc(here, 1), {"river": [edge, HEX.edge(here, 1)], "bridge": [edge]})
    assert board.kinds_between(here, there) == ("bridge", "river")
    assert board.kinds_between(here, Cell(0, 1)) == ("river",)
    assert board.kinds_between(here, Cell(-1, 0)) == ()
    dry = board.linked("dry", walls=["river"]).crossing("wet", "river")
    assert not dry["dry"].joined(here, there)
    assert dry["wet"].pairs() == sorted([(here, there), (here, Cell(0, 1))])


@quick
@given(drawn=boards(SQUARE, 3))
def test_large_figures_move_where_every_cell_of_them_does(drawn: Drawn) -> None:
    cells, walls, _ = drawn
    ways = (Cell(0, 0), Cell(0, 1), Cell(1, 0), Cell(1, 1))
    links = graph(SQUARE, cells, walls)
    board = board_of(SQUARE, cells, walls)
    expected = {
        (min(cell, other), max(cell, other))
        for cell in cells
        for other in SQUARE.neighbours(cell)
        if all(other.plus(way) in links.get(cell.plus(way), []) for way in ways)
    }
    assert board["step"].moving(ways).pairs() == sorted(expected)


def test_the_distance_of_a_large_figure_is_the_smallest_over_its_cells() -> None:
    """PM-BOARD-06"""
    board = Board.of(SQUARE, SQUARE.disc(Cell(3, 3), 3, corners=True)).linked("range", diagonals=Diagonals.ALWAYS)
    demon = board.mask([Cell(0, 0), Cell(0, 1), Cell(1, 0), Cell(1, 1)])
    assert board["range"].gap(demon, board.bit(Cell(4, 5))) == 4
    assert board["range"].gap(board.bit(Cell(4, 5)), demon) == 4
    assert board["range"].gap(demon, 0) is None


def test_asking_for_unknown_links_says_which_there_are() -> None:
    board = Board.of(HEX, [Cell(0, 0)]).linked("step")
    with pytest.raises(KeyError, match=r"no links 'sight'.*it has: step"):
        board["sight"]
    with pytest.raises(ValueError, match="neither of its cells"):
        Board.of(HEX, [Cell(0, 0)], {"wall": [HEX.edge(parse_cell("d4"), 0)]})
    with pytest.raises(ValueError, match="at most 1000"):
        Board.of(HEX, [Cell(0, 0), Cell(0, 5000)])


def test_cells_off_the_board_have_no_bit() -> None:
    board = Board.of(HEX, [Cell(0, 0), Cell(2, 0)])
    assert Cell(1, 0) not in board
    assert board.mask([Cell(1, 0), Cell(0, 40), Cell(-90, 0), Cell(2, 0)]) == board.bit(Cell(2, 0))
