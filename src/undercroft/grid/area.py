"""Area shapes: patterns that turn and mirror, and cones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from undercroft.grid.board import Board
from undercroft.grid.cell import Cell
from undercroft.grid.lattice import Mask
from undercroft.grid.shape import ORIGIN, SQUARE, Shape

CONE_DEPTH: Final = 6


class Pattern(NamedTuple):
    """An area as it is printed: the cells it covers, and cells it marks for a reason of their own.

    A melee pattern is given relative to the attacker, a ranged one relative to any of its cells. Marked cells (one that
    an ally has to stand on) turn along with the others and have to lie on the board.
    """

    cells: tuple[Cell, ...]
    marked: tuple[Cell, ...] = ()


class Placed(NamedTuple):
    """A pattern lying on a board; cells beyond the board's rim are left out."""

    cells: Mask
    marked: Mask = 0


@lru_cache(maxsize=4096)
def turned(shape: Shape, pattern: Pattern) -> tuple[Pattern, ...]:
    """The pattern in all its distinct turns and mirrorings.

    >>> from undercroft.grid import HEX
    >>> len(turned(HEX, Pattern((Cell(1, 0), Cell(2, 0))))), len(turned(HEX, Pattern((Cell(1, 0), Cell(1, 1)))))
    (6, 12)
    """
    ways = (
        Pattern(_moved(shape, pattern.cells, way), _moved(shape, pattern.marked, way)) for way in range(2 * shape.sides)
    )
    return tuple(dict.fromkeys(ways))


def place_melee(board: Board, pattern: Pattern, attacker: Cell) -> tuple[Placed, ...]:
    """Every way to lay a pattern around the attacker that covers any cell of the board."""
    return _distinct(board, ((turn, attacker) for turn in turned(board.shape, pattern)))


def place_ranged(board: Board, pattern: Pattern, in_range: Mask, covering: Mask = -1) -> tuple[Placed, ...]:
    """Every way to lay a pattern that has a cell `in_range` and covers one of the cells `covering`.

    Asking for what has to be covered is much faster than sorting out the placements afterwards.
    """
    asked = board.cells_of(min((in_range, covering), key=lambda mask: (mask & board.cells).bit_count()))
    shapes = (turn for turn in turned(board.shape, pattern))
    lays = dict.fromkeys((turn, cell.minus(part)) for turn in shapes for part in turn.cells for cell in asked)
    return tuple(area for area in _distinct(board, lays) if area.cells & in_range and area.cells & covering)


def cone(origin: Cell, side: int, depth: int = CONE_DEPTH) -> tuple[tuple[Cell, ...], ...]:
    """The rows of a cone on squares, pointing away from the origin: 1, 3, 5 … cells wide.

    >>> [len(row) for row in cone(Cell(0, 0), 0)]
    [1, 3, 5, 7, 9, 11]
    >>> " ".join(str(cell) for cell in cone(Cell(3, 3), 1)[1])
    'c5 d5 e5'
    """
    ahead, aside = SQUARE.directions[side], SQUARE.directions[1 - side % 2]
    return tuple(
        tuple(
            Cell(origin.q + ahead.q * row + aside.q * wide, origin.r + ahead.r * row + aside.r * wide)
            for wide in range(1 - row, row)
        )
        for row in range(1, depth + 1)
    )


def _moved(shape: Shape, cells: Iterable[Cell], way: int) -> tuple[Cell, ...]:
    return tuple(sorted(shape.move(cell, way) for cell in cells))


def _distinct(board: Board, lays: Iterable[tuple[Pattern, Cell]]) -> tuple[Placed, ...]:
    placed: dict[Placed, None] = {}
    for turn, anchor in lays:
        cells = _lay(board, turn.cells, anchor)
        marked = _lay(board, turn.marked, anchor)
        if cells and marked.bit_count() == len(turn.marked):
            placed[Placed(cells, marked)] = None
    return tuple(placed)


def _lay(board: Board, cells: tuple[Cell, ...], anchor: Cell) -> Mask:
    if anchor == ORIGIN:
        return board.mask(cells)
    q, r = anchor
    return board.mask([Cell(q + cell.q, r + cell.r) for cell in cells])
