"""Who sees whom: on hexes by the walls between them, or not asked for at all."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.lattice import Lattice, Mask, indices
from undercroft.grid.links import Links
from undercroft.grid.shape import HEX
from undercroft.grid.sightlines import any_part_lines, corner_lines

INSET: Final = Fraction(1, 20)
"""How far corners are drawn towards the centre, so that a corridor's own walls do not blind it."""


class Sight(Protocol):
    """What a game asks of sight. The origin is a parameter: a figure may act as if it stood elsewhere."""

    def sees(self, origin: Cell, target: Cell) -> bool:
        """Whether the target can be seen from the origin."""
        ...

    def seen_from(self, origin: Cell, among: Mask) -> Mask:
        """Those of the cells that can be seen from the origin."""
        ...


class NoSightNeeded:
    """The sight of games that do not ask for it."""

    def sees(self, origin: Cell, target: Cell) -> bool:
        """Always."""
        return True

    def seen_from(self, origin: Cell, among: Mask) -> Mask:
        """All of them."""
        return among


class HexSight:
    """Sight between two hexes along a straight line that touches no wall line.

    Walls are the edges no link of `links` leads across: the rim of the board, wall edges, all sides of closed doors
    and of other cells the links leave out. Without `inset` any part of a hex may look at any part of the other;
    with it only the six corners may, drawn towards the centre by that share.

    >>> from undercroft.grid import HEX, Board, Cell
    >>> board = Board.of(HEX, HEX.disc(Cell(0, 0), 2), {"wall": [HEX.edge(Cell(0, 0), 0)]})
    >>> HexSight(board.linked("sight", walls=["wall"])["sight"]).sees(Cell(0, 0), Cell(1, 0))
    True
    """

    def __init__(self, links: Links, inset: Fraction | None = None) -> None:
        self.links = links
        self.inset = inset
        self._walls = _walls(links)
        self._sees: dict[tuple[Cell, Cell], bool] = {}
        self._seen: dict[Cell, tuple[Mask, Mask]] = {}

    def sees(self, origin: Cell, target: Cell) -> bool:
        """Whether some line leads from the origin to the target."""
        known = self._sees.get((origin, target))
        if known is None:
            known = self._look(origin, target)
            self._sees[origin, target] = self._sees[target, origin] = known
        return known

    def seen_from(self, origin: Cell, among: Mask) -> Mask:
        """Those of the cells that can be seen from the origin."""
        asked, seen = self._seen.get(origin, (0, 0))
        new = among & ~asked
        if new:
            cell = self.links.lattice.cell
            for index in indices(new):
                if self.sees(origin, cell(index)):
                    seen |= 1 << index
            self._seen[origin] = asked | new, seen
        return among & seen

    def _look(self, origin: Cell, target: Cell) -> bool:
        lattice, cells = self.links.lattice, self.links.cells
        here, there = lattice.index(origin), lattice.index(target)
        if not (cells >> here & 1 and cells >> there & 1):
            return False
        if here == there:
            return True
        if there < here:
            origin, target, here = target, origin, there
        lines = _lines(Cell(target[0] - origin[0], target[1] - origin[1]), lattice.stride, self.inset)
        walls = self._walls >> 3 * (here - 2 * lattice.stride) & lines.touched
        if not walls:
            return True
        return any(not line & walls for line in lines.each)


@dataclass(frozen=True, slots=True)
class _Lines:
    """The lines of one way as masks: edges are numbered as the walls of a board are, seen from the lower hex."""

    each: tuple[int, ...]
    touched: int


class _Numbering(NamedTuple):
    plane: int
    way: Cell


_NUMBERING: Final = {0: _Numbering(0, Cell(0, 0)), 1: _Numbering(1, Cell(0, 0)), 2: _Numbering(2, Cell(-1, 1))}
"""Edges count from the lower of their cells, three bits a cell; side 2 is side 5 of the cell above and to the left."""


def _walls(links: Links) -> int:
    """The edges without a link, three bits a cell."""
    shifts = (links.lattice.shift(way) for way in (HEX.directions[0], HEX.directions[1], HEX.directions[5]))
    sources = {hop.shift: hop.sources for hop in links.hops}
    everything = links.lattice.everything
    planes = (everything & ~sources.get(shift, 0) for shift in shifts)
    return sum(_spaced(mask) << plane for plane, mask in enumerate(planes))


def _spaced(mask: Mask) -> int:
    """The mask with two empty places after each: its binary digits read as octal ones."""
    return int(f"{mask:b}", 8)


@lru_cache(maxsize=4096)
def _lines(way: Cell, stride: int, inset: Fraction | None) -> _Lines:
    lattice = Lattice(-2, 0, 0, stride)
    lines = any_part_lines(way) if inset is None else corner_lines(way, inset)
    bits = {edge: 1 << _place(edge, lattice) for edge in frozenset[Edge]().union(*lines)}
    return _Lines(tuple(sum(bits[edge] for edge in line) for line in lines), sum(bits.values()))


def _place(edge: Edge, lattice: Lattice) -> int:
    plane, way = _NUMBERING[edge.side]
    return 3 * lattice.index(edge.cell.plus(way)) + plane
