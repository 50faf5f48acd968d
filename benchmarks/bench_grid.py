"""How long geometry takes: name, a setup that returns what is timed, and the budget in microseconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from undercroft.grid import (
    HEX,
    INSET,
    SQUARE,
    Board,
    Cell,
    CentreSight,
    Edge,
    HexSight,
    Movement,
    Pattern,
    Shape,
    explore,
    place_melee,
)

Timed: TypeAlias = Callable[[], object]
Benchmark: TypeAlias = tuple[str, Callable[[], Timed], float]


class Sees(Protocol):
    """The part of a sight that is timed."""

    def sees(self, origin: Cell, target: Cell) -> bool:
        """Whether the target can be seen."""
        ...


def _hexes() -> list[Cell]:
    return [Cell(q, r - q // 2) for q in range(16) for r in range(13)]


def _squares() -> list[Cell]:
    return [Cell(column, row) for column in range(16) for row in range(13)]


def _board(shape: Shape, cells: list[Cell]) -> Board:
    """208 cells, and every fifth edge a wall."""
    walls = [Edge(cell, side) for cell in cells for side in range(shape.sides // 2)][::5]
    board = Board.of(shape, cells, {"wall": walls})
    return board.linked("step", walls=["wall"]).linked("sight", walls=["wall"])


def _reach(movement: Callable[[Board], Movement], budget: int | None = None) -> Callable[[], Timed]:
    def set_up() -> Timed:
        board = _board(HEX, _hexes())
        way, start = movement(board), board.bit(Cell(7, 3))
        return lambda: explore(way, start, budget=budget)

    return set_up


def _walk(board: Board) -> Movement:
    return Movement(board["step"])


def _monster(board: Board) -> Movement:
    """Fewest negative hexes, then fewest points, with difficult ground."""
    cells = _hexes()
    return Movement(board["step"], (0, 1), (((0, 1), board.mask(cells[::7])), ((1, 0), board.mask(cells[::11]))))


def _new_pairs(make: Callable[[Board], Sees], shape: Shape) -> Callable[[], Timed]:
    """Pairs nobody has asked for, in an order that mixes near and far; the lines of the open board are known."""

    def set_up() -> Timed:
        cells = _hexes() if shape is HEX else _squares()
        board = _board(shape, cells)
        pairs = [(here, there) for here in cells for there in cells if here < there]
        mixed = [pairs[place * 7919 % len(pairs)] for place in range(len(pairs))]
        first = make(board)
        for pair in mixed:
            first.sees(*pair)
        fresh = (sight.sees(*pair) for sight in iter(lambda: make(board), None) for pair in mixed)
        return lambda: next(fresh)

    return set_up


def _known_pair(make: Callable[[Board], Sees], shape: Shape) -> Callable[[], Timed]:
    def set_up() -> Timed:
        sight = make(_board(shape, _hexes() if shape is HEX else _squares()))
        here, there = (Cell(2, 3), Cell(11, 2)) if shape is HEX else (Cell(2, 3), Cell(11, 9))
        sight.sees(here, there)
        return lambda: sight.sees(here, there)

    return set_up


def _any_part(board: Board) -> Sees:
    return HexSight(board["sight"])


def _corners(board: Board) -> Sees:
    return HexSight(board["sight"], INSET)


def _centres(board: Board) -> Sees:
    return CentreSight(board["sight"])


def _areas() -> Timed:
    board = _board(HEX, _hexes())
    pattern = Pattern((Cell(1, 0), Cell(1, 1), Cell(2, 0), Cell(2, 1)))
    return lambda: place_melee(board, pattern, Cell(7, 3))


BENCHMARKS: Final[list[Benchmark]] = [
    ("grid: reachable set, 208 hexes, no limit", _reach(_walk), 50),
    ("grid: reachable set, 208 hexes, 4 points", _reach(_walk, 4), 50),
    ("grid: cheapest ways, 208 hexes, (negative, points), no limit", _reach(_monster), 100),
    ("grid: cheapest ways, 208 hexes, (negative, points), 4 points", _reach(_monster, 4), 100),
    ("grid: sight of any part, new pair", _new_pairs(_any_part, HEX), 20),
    ("grid: sight of any part, known pair", _known_pair(_any_part, HEX), 1),
    ("grid: sight of corners, new pair", _new_pairs(_corners, HEX), 20),
    ("grid: sight of corners, known pair", _known_pair(_corners, HEX), 1),
    ("grid: sight of centres, new pair", _new_pairs(_centres, SQUARE), 20),
    ("grid: sight of centres, known pair", _known_pair(_centres, SQUARE), 1),
    ("grid: melee area of 4 hexes, all turns", _areas, 100),
]
