"""Sight between squares: from centre to centre, past at most one corner, with figures in the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from undercroft.grid.cell import Cell
from undercroft.grid.lattice import Mask, indices
from undercroft.grid.links import Links
from undercroft.grid.shape import ORIGIN, SQUARE

ALLOWED_CORNERS: Final = 1


@dataclass(frozen=True, slots=True)
class Bend:
    """A corner point a line runs through, from one square to the one diagonally behind."""

    before: Cell
    after: Cell

    @property
    def sides(self) -> tuple[Cell, Cell]:
        """The two squares it passes between."""
        return Cell(self.before.q, self.after.r), Cell(self.after.q, self.before.r)


@dataclass(frozen=True, slots=True)
class Track:
    """The line between two square centres: squares run through (ends included), edges crossed, corners met."""

    squares: tuple[Cell, ...]
    steps: tuple[tuple[Cell, Cell], ...]
    bends: tuple[Bend, ...]


@lru_cache(maxsize=4096)
def track(way: Cell) -> Track:
    """The line from the centre of the origin to that of another square; exact, in integers.

    >>> [str(square) for square in track(Cell(2, 1)).squares], len(track(Cell(3, 3)).bends)
    (['a0', 'b0', 'b1', 'c1'], 3)
    """
    squares = tuple(_squares(way))
    pairs = tuple(pairwise(squares))
    bends = tuple(Bend(*pair) for pair in pairs if SQUARE.distance(*pair) == 2)
    return Track(squares, tuple(pair for pair in pairs if SQUARE.distance(*pair) == 1), bends)


@dataclass(frozen=True, slots=True)
class Line:
    """What a line between two squares of a board meets: walls have been looked at, squares are left to the moment.

    `free` is false where a wall lies across it. `bends` holds for each corner met the squares on either side whose
    filling would make it touch one, `touched` counts the sides that walls have closed for good.
    """

    free: bool
    through: Mask
    bends: tuple[tuple[Mask, Mask], ...]
    beside: Mask
    touched: int

    def is_open(self, blockers: Mask) -> bool:
        """Whether it runs through no blocker and touches at most one corner."""
        if not self.free or self.through & blockers:
            return False
        if not self.beside & blockers:
            return True
        touched = self.touched
        for left, right in self.bends:
            touched += (left & blockers != 0) + (right & blockers != 0)
        return touched <= ALLOWED_CORNERS


WALLED: Final = Line(False, 0, (), 0, 0)


class _Flank(NamedTuple):
    """One side of a corner: its square and the edges that lead round, by their distance from the start of the line."""

    cell: Cell
    square: int
    right: int
    down: int


class _Stencil(NamedTuple):
    """A track as masks, to be moved to where the line starts; the lowest place is `low` from there."""

    low: int
    through: Mask
    right: Mask
    down: Mask
    bends: tuple[tuple[_Flank, _Flank], ...]


class CentreSight:
    """Sight along the straight line between two centres.

    Squares that block are given when asking (figures) or once (`opaque` terrain); squares off the board block, start
    and target never do. The line may touch one corner of a blocking square; where it runs between two blockers that
    meet at a point it touches two. An edge that no link of `links` crosses blocks, and its ends count as corners.

    >>> from undercroft.grid import SQUARE, Board, Cell
    >>> board = Board.of(SQUARE, SQUARE.disc(Cell(3, 3), 3, corners=True)).linked("sight")
    >>> sight = CentreSight(board["sight"])
    >>> sight.sees(Cell(2, 3), Cell(3, 4), board.mask([Cell(2, 4)]))
    True
    >>> sight.sees(Cell(2, 3), Cell(3, 4), board.mask([Cell(2, 4), Cell(3, 3)]))
    False
    """

    def __init__(self, links: Links, opaque: Mask = 0) -> None:
        self.links = links
        self._cells = links.cells
        self._solid = ~links.cells | opaque
        opened = dict(links.hops)
        self._right = ~opened.get(links.lattice.stride, 0)
        self._down = ~opened.get(1, 0)
        self._lines: dict[tuple[Cell, Cell], Line] = {}
        self._slit_lines: dict[tuple[Cell, Cell, Cell], Line | None] = {}

    def sees(self, origin: Cell, target: Cell, blockers: Mask = 0) -> bool:
        """Whether the straight line between the two centres is open."""
        line = self._lines.get((origin, target))
        if line is None:
            line = self._lines[origin, target] = self._lay(origin, target)
        return line.is_open(blockers)

    def seen_from(self, origin: Cell, among: Mask, blockers: Mask = 0) -> Mask:
        """Those of the cells that can be seen from the origin."""
        seen = 0
        for index in indices(among & self._cells):
            if self.sees(origin, self.links.lattice.cell(index), blockers):
                seen |= 1 << index
        return seen

    def sees_through(self, user: Cell, slit: Cell, target: Cell, blockers: Mask = 0) -> bool:
        """Whether the user sees the target through a slit: along a line from the slit's centre.

        User and slit share an open edge, and the line leaves the slit over the opposite edge or one of its corners,
        which then is the one corner allowed. It works one way only: ask with the other figure as user for the way back.
        """
        key = user, slit, target
        if key not in self._slit_lines:
            self._slit_lines[key] = self._lay_through(*key)
        line = self._slit_lines[key]
        return line is not None and line.is_open(blockers)

    def sees_with_slits(self, user: Cell, target: Cell, slits: Mask, blockers: Mask = 0) -> bool:
        """Whether the user sees the target straight or through some slit beside it; slits block like walls."""
        if self.sees(user, target, blockers | slits):
            return True
        near = (cell for cell in SQUARE.neighbours(user) if self._has(cell) and slits >> self._index(cell) & 1)
        return any(self.sees_through(user, slit, target, blockers | slits) for slit in near)

    def _lay(self, origin: Cell, target: Cell, used: Cell | None = None) -> Line:
        """The line on this board; beside the `used` square (seen from the origin) it has touched its corner."""
        if not (self._has(origin) and self._has(target)):
            return WALLED
        base = self._index(origin)
        stencil = _stencil(target.minus(origin), self.links.lattice.stride)
        place = base + stencil.low
        through = stencil.through << place
        if through & self._solid or stencil.right << place & self._right or stencil.down << place & self._down:
            return WALLED
        bends = tuple(
            (self._beside(base, left, used), self._beside(base, right, used)) for left, right in stencil.bends
        )
        touched = sum((left == 0) + (right == 0) for left, right in bends)
        beside = 0
        for left, right in bends:
            beside |= left | right
        return Line(touched <= ALLOWED_CORNERS, through, bends, beside, touched)

    def _beside(self, base: int, flank: _Flank, used: Cell | None) -> Mask:
        """The square on one side of a corner; nothing where walls, terrain or the rim have closed that side."""
        shut = self._solid >> base + flank.square | self._right >> base + flank.right | self._down >> base + flank.down
        return 0 if shut & 1 or flank.cell == used else 1 << base + flank.square

    def _lay_through(self, user: Cell, slit: Cell, target: Cell) -> Line | None:
        """The line from the slit's centre; None where the user cannot use the slit towards the target."""
        ahead = slit.minus(user)
        if ahead not in SQUARE.directions or not (self._has(user) and self._has(target) and self._has(slit)):
            return None
        if not self.links.joined(user, slit):
            return None
        q, r = target.minus(slit)
        forward = q * ahead.q + r * ahead.r
        left = q * ahead.r - r * ahead.q
        if forward <= 0 or abs(left) > forward:
            return None
        beside = Cell(ahead.r, -ahead.q) if left > 0 else Cell(-ahead.r, ahead.q)
        return self._lay(slit, target, beside if abs(left) == forward else None)

    def _has(self, cell: Cell) -> bool:
        return bool(self._cells >> self._index(cell) & 1)

    def _index(self, cell: Cell) -> int:
        return self.links.lattice.index(cell)


def _squares(way: Cell) -> Iterator[Cell]:
    """The squares a line enters, in order: whichever border comes next, or both at once in a corner."""
    wide, high = abs(way.q), abs(way.r)
    right, down = (1 if way.q > 0 else -1), (1 if way.r > 0 else -1)
    column = row = 0
    yield ORIGIN
    while column < wide or row < high:
        sooner = (2 * column + 1) * high - (2 * row + 1) * wide
        column += sooner <= 0
        row += sooner >= 0
        yield Cell(column * right, row * down)


@lru_cache(maxsize=4096)
def _stencil(way: Cell, stride: int) -> _Stencil:
    line = track(way)
    low = min(0, way.q) * stride + min(0, way.r)
    right = down = through = 0
    for square in line.squares[1:-1]:
        through |= 1 << square.q * stride + square.r - low
    for here, there in line.steps:
        edge = min(here, there)
        bit = 1 << edge.q * stride + edge.r - low
        right, down = (right | bit, down) if here.q != there.q else (right, down | bit)
    left_and_right = (tuple(_flank(bend, side, stride) for side in bend.sides) for bend in line.bends)
    return _Stencil(low, through, right, down, tuple((one, other) for one, other in left_and_right))


def _flank(bend: Bend, side: Cell, stride: int) -> _Flank:
    beside, below = (bend.after, bend.before) if side.r == bend.after.r else (bend.before, bend.after)
    right, down = min(side, beside), min(side, below)
    return _Flank(side, side.q * stride + side.r, right.q * stride + right.r, down.q * stride + down.r)
