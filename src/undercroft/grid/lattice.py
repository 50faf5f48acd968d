"""Sets of cells as single integers: one bit a cell, so that a step of everything at once is one shift."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from undercroft.grid.cell import Cell

Mask: TypeAlias = int
"""A set of cells of one board: bit `lattice.index(cell)` stands for the cell."""

MARGIN: Final = 2
LARGEST: Final = 1000
_ROUND: Final = 16


def union(masks: Iterable[Mask]) -> Mask:
    """All cells of some sets of cells."""
    everything = 0
    for mask in masks:
        everything |= mask
    return everything


def indices(mask: Mask) -> list[int]:
    """The places of the bits set, in rising order.

    >>> indices(0b10110)
    [1, 2, 4]
    """
    places: list[int] = []
    while mask:
        lowest = mask & -mask
        places.append(lowest.bit_length() - 1)
        mask ^= lowest
    return places


def shifted(mask: Mask, by: int) -> Mask:
    """The mask moved up by so many places, or down."""
    return mask << by if by >= 0 else mask >> -by


@dataclass(frozen=True, slots=True)
class Lattice:
    """The numbering of cells: column by column, with an empty margin so that no shift reaches round an end.

    Columns have a length that is a multiple of 16: boards of similar size then share the tables of sight.

    >>> lattice = Lattice.around([Cell(0, 0), Cell(3, 5)])
    >>> lattice.index(Cell(1, 0)) - lattice.index(Cell(0, 0)) == lattice.stride
    True
    >>> lattice.cell(lattice.index(Cell(3, 5)))
    Cell(q=3, r=5)
    """

    q: int
    r: int
    columns: int
    stride: int

    @classmethod
    def around(cls, cells: Iterable[Cell]) -> Lattice:
        """The lattice that holds these cells and the margin."""
        places = list(cells) or [Cell(0, 0)]
        left, low = min(q for q, _ in places), min(r for _, r in places)
        width = max(q for q, _ in places) - left + 1
        height = max(r for _, r in places) - low + 1
        if max(width, height) > LARGEST:
            raise ValueError(f"a board of {width} × {height} cells is too large: at most {LARGEST} each way")
        stride = -(-(height + 2 * MARGIN) // _ROUND) * _ROUND
        return cls(left - MARGIN, low - MARGIN, width + 2 * MARGIN, stride)

    @property
    def everything(self) -> Mask:
        """All places, on the board or not."""
        return (1 << self.columns * self.stride) - 1

    def index(self, cell: Cell) -> int:
        """The place of a cell; only meaningful for cells within the margin."""
        return (cell[0] - self.q) * self.stride + cell[1] - self.r

    def cell(self, index: int) -> Cell:
        """The cell at a place."""
        column, row = divmod(index, self.stride)
        return Cell(column + self.q, row + self.r)

    def shift(self, way: Cell) -> int:
        """By how many places a way moves."""
        return way[0] * self.stride + way[1]

    def cells(self, mask: Mask) -> Iterator[Cell]:
        """The cells of a mask, sorted."""
        return map(self.cell, indices(mask))
