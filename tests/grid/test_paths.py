"""Reachable cells and cheapest ways, against Dijkstra with tuples and against listing every way."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import Cost, added, board_of, boards, cheapest, distances, graph, quick, simple_paths

from undercroft.grid import HEX, LARGE, SQUARE, Board, Cell, Edge, Movement, Shape, explore, parse_position

Drawn = tuple[list[Cell], list[Edge], list[Cell]]
shapes = pytest.mark.parametrize("shape", [HEX, SQUARE], ids=["hex", "square"])


def prices(cells: list[Cell], slow: list[Cell], bad: list[Cell]) -> dict[Cell, Cost]:
    return {cell: (int(cell in bad), 1 + (cell in slow)) for cell in cells}


@shapes
@quick
@given(data=st.data())
def test_costs_and_all_cheapest_ways(shape: Shape, data: st.DataObject) -> None:
    cells, walls, slow = data.draw(boards(shape, 1))
    bad = sorted(data.draw(st.sets(st.sampled_from(cells), max_size=4)))
    start = data.draw(st.sampled_from(cells))
    board = board_of(shape, cells, walls)
    links, price = graph(shape, cells, walls), prices(cells, slow, bad)
    movement = Movement(board["step"], (0, 1), (((0, 1), board.mask(slow)), ((1, 0), board.mask(bad))))
    ways = explore(movement, board.bit(start))
    expected = cheapest(links, start, lambda _, there: price[there]) if any(links.values()) else {start: (0, 0)}
    assert {cell: ways.cost(cell) for cell in cells} == {cell: expected.get(cell) for cell in cells}
    assert board.cells_of(ways.reached) == tuple(sorted(expected))
    for goal in expected:
        best = sorted(
            path
            for path in simple_paths(links, start, goal, 12)
            if tuple(map(sum, zip((0, 0), *(price[cell] for cell in path[1:]), strict=True))) == expected[goal]
        )
        assert sorted(ways.paths(goal)) == best
        assert ways.path(goal) in best
        assert board.cells_of(ways.on_the_way(board.bit(goal))) == tuple(
            sorted({cell for path in best for cell in path})
        )
        assert ways.before(goal) == tuple(sorted({path[-2] for path in best if len(path) > 1}))


@shapes
@quick
@given(data=st.data())
def test_ending_may_be_forbidden_or_cost_otherwise(shape: Shape, data: st.DataObject) -> None:
    """A jump: passing ignores what lies there, the last cell does not."""
    cells, walls, bad = data.draw(boards(shape))
    filled = sorted(data.draw(st.sets(st.sampled_from(cells), max_size=4)))
    start = data.draw(st.sampled_from(cells))
    board = board_of(shape, cells, walls)
    counted = distances(graph(shape, cells, walls), start)
    jump = Movement(board["step"], (0, 1), no_end=board.mask(filled), end_tolls=(((1, 1), board.mask(bad)),))
    ways = explore(jump, board.bit(start))
    expected = {
        cell: (int(cell in bad), steps + (cell in bad)) for cell, steps in counted.items() if cell not in filled
    } | {start: (0, 0)}
    assert {cell: ways.cost(cell) for cell in cells} == {cell: expected.get(cell) for cell in cells}
    for goal in expected:
        path = ways.path(goal)
        assert path is not None
        assert (path[0], path[-1], len(path) - 1) == (start, goal, counted[goal])


@quick
@given(drawn=boards(HEX), data=st.data())
def test_a_budget_reaches_each_cell_as_safely_as_it_allows(drawn: Drawn, data: st.DataObject) -> None:
    cells, walls, slow = drawn
    bad = sorted(data.draw(st.sets(st.sampled_from(cells), max_size=8)))
    start, budget = data.draw(st.sampled_from(cells)), data.draw(st.integers(0, 4))
    board, links, price = board_of(HEX, cells, walls), graph(HEX, cells, walls), prices(cells, slow, bad)
    movement = Movement(board["step"], (0, 1), (((0, 1), board.mask(slow)), ((1, 0), board.mask(bad))))
    ways = explore(movement, board.bit(start), budget=budget)
    for goal in cells:
        paths = list(simple_paths(links, start, goal, budget))
        costs = [tuple(map(sum, zip((0, 0), *(price[cell] for cell in path[1:]), strict=True))) for path in paths]
        affordable = [cost for cost in costs if cost[1] <= budget]
        assert ways.cost(goal) == min(affordable, default=None)
        best = sorted(path for path, cost in zip(paths, costs, strict=True) if affordable and cost == min(affordable))
        assert sorted(ways.paths(goal)) == best


@quick
@given(drawn=boards(SQUARE), data=st.data())
def test_gates_have_a_price_of_their_own(drawn: Drawn, data: st.DataObject) -> None:
    cells, doors, slow = drawn
    start = data.draw(st.sampled_from(cells))
    board = Board.of(SQUARE, cells, {"door": doors}).linked("step", walls=["door"]).crossing("gate", "door")
    links, shut = graph(SQUARE, cells, []), set(doors)

    def price(here: Cell, there: Cell) -> Cost:
        return (1 + 2 * (there in slow) + 8 * (SQUARE.edge_between(here, there) in shut),)

    expected = cheapest(links, start, price) if any(links.values()) else {start: (0,)}
    movement = Movement(board["step"], (1,), (((2,), board.mask(slow)),), gates=(((8,), board["gate"]),))
    for ends in (movement, movement._replace(end_tolls=movement.tolls)):
        ways = explore(ends, board.bit(start))
        assert {cell: ways.cost(cell) for cell in cells} == {cell: expected.get(cell) for cell in cells}
        for goal in expected:
            path = ways.path(goal)
            assert path is not None
            total = (0,)
            for here, there in pairwise(path):
                total = added(total, price(here, there))
            assert total == expected[goal]


def test_it_stops_once_the_cheapest_goals_are_found_with_all_ties() -> None:
    cells = HEX.disc(Cell(0, 0), 6)
    board = Board.of(HEX, cells).linked("step")
    goals = board.mask([Cell(2, 0), Cell(-2, 0), Cell(0, 3)])
    for movement in (Movement(board["step"]), Movement(board["step"], end_tolls=())):
        ways = explore(movement, board.bit(Cell(0, 0)), until=goals)
        assert ways.cheapest(goals) == ((2,), board.mask([Cell(2, 0), Cell(-2, 0)]))
        assert ways.cost(Cell(0, 3)) is None
        assert ways.cheapest(board.bit(Cell(0, 5))) is None


def test_a_goal_that_may_not_be_ended_on_stops_nothing() -> None:
    board = Board.of(HEX, HEX.disc(Cell(0, 0), 3)).linked("step")
    near, far = board.bit(Cell(1, 0)), board.bit(Cell(0, 3))
    ways = explore(Movement(board["step"], no_end=near), board.bit(Cell(0, 0)), until=near | far)
    assert ways.cheapest(near | far) == ((3,), far)


def test_allies_are_passed_but_not_ended_on() -> None:
    """FH-MOVE-02"""
    position = parse_position(
        """
        hex from a3
          A

          B

          #

          .
        A = @a
        B = @b
        # = wall
        """
    )
    board = position.board().linked("step")
    ally, wall = Cell(0, 2), board.mask(position.terrain["wall"])
    blocked = explore(Movement(board["step"], closed=wall, no_end=board.bit(ally)), board.bit(Cell(0, 3)))
    assert board.cells_of(blocked.reached) == (Cell(0, 3),)
    flying = explore(Movement(board["step"], no_end=board.bit(ally) | wall), board.bit(Cell(0, 3)), budget=3)
    assert board.cells_of(flying.reached) == (Cell(0, 0), Cell(0, 3))


def test_a_demon_squeezes_through_as_one_square_and_ends_where_it_fits() -> None:
    """PM-LARGE-02, PM-LARGE-03, PM-EX-29"""
    position = parse_position(
        """
        square from a0
          D D # . .
          D D . . .
          # # # . .
        D = @demon
        # = wall
        """
    )
    board = position.board()
    open_squares = board.cells & ~board.mask(position.terrain["wall"])
    board = board.linked("step", blocked=board.mask(position.terrain["wall"]))
    fits = LARGE.anchors(board, open_squares)
    demon = Movement(board["step"], no_end=board.cells & ~fits)
    ways = explore(demon, board.bit(Cell(1, 1)), budget=4)
    assert board.cells_of(ways.reached & ~board.bit(Cell(1, 1))) == (Cell(0, 0), Cell(3, 0), Cell(3, 1))
    assert ways.path(Cell(3, 1)) == (Cell(1, 1), Cell(2, 1), Cell(3, 1))


@pytest.mark.parametrize(
    ("step", "tolls", "message"),
    [
        ((0,), (), "has to cost something"),
        ((1,), (((-1,), 1),), "less than nothing"),
        ((1,), (((0, 1), 1),), "as many parts"),
        ((60_000,), (), "too large"),
    ],
)
def test_costs_that_cannot_work_are_refused(step: Cost, tolls: tuple[tuple[Cost, int], ...], message: str) -> None:
    board = Board.of(HEX, HEX.disc(Cell(0, 0), 1)).linked("step")
    with pytest.raises(ValueError, match=message):
        explore(Movement(board["step"], step, tolls), board.bit(Cell(0, 0)))
