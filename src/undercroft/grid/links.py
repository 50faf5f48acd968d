"""Which cell leads to which: named sets of links, and what can be counted along them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from undercroft.grid.cell import Cell
from undercroft.grid.lattice import Lattice, Mask, indices, shifted

NOTHING: Final[Mapping[int, Mask]] = MappingProxyType({})


class Diagonals(StrEnum):
    """When two squares that share only a corner are linked, given the two ways round that corner."""

    NEVER = "never"
    ALWAYS = "always"
    ONE_WAY_OPEN = "one way open"
    BOTH_WAYS_OPEN = "both ways open"


class Hop(NamedTuple):
    """Links of one direction: every cell of `sources` leads to the one `shift` places on, and back."""

    shift: int
    sources: Mask


class Links:
    """An unchangeable set of links between the cells of a board; every link leads both ways.

    Links to cells nearby are kept as hops, a mask for each direction, the others (`far`) by cell.
    """

    __slots__ = ("_hops", "_rings", "cells", "far", "hops", "lattice")

    def __init__(self, lattice: Lattice, cells: Mask, hops: tuple[Hop, ...], far: Mapping[int, Mask] = NOTHING) -> None:
        self.lattice = lattice
        self.cells = cells
        self.hops = hops
        self.far = far
        self._hops = tuple((hop.shift, hop.sources) for hop in hops if hop.sources)
        self._rings: dict[int, tuple[Mask, ...]] = {}

    def spread(self, mask: Mask) -> Mask:
        """All cells one link away from any cell of the mask."""
        found = 0
        for shift, sources in self._hops:
            found |= (mask & sources) << shift | mask >> shift & sources
        if self.far:
            for index, others in self.far.items():
                if mask >> index & 1:
                    found |= others
        return found

    def spread_within(self, mask: Mask, links: int) -> Mask:
        """All cells at most so many links away from any cell of the mask, itself included."""
        for _ in range(links):
            wider = mask | self.spread(mask)
            if wider == mask:
                break
            mask = wider
        return mask

    def flood(self, start: Mask, within: Mask = -1) -> Mask:
        """All cells that can be reached from the start without leaving `within`."""
        found = edge = start & within
        while edge:
            edge = self.spread(edge) & within & ~found
            found |= edge
        return found

    def rings(self, start: Mask, within: Mask = -1) -> Iterator[Mask]:
        """The cells at distance 0, 1, 2 … from the nearest cell of the start, without leaving `within`."""
        found = edge = start
        while edge:
            yield edge
            edge = self.spread(edge) & within & ~found
            found |= edge

    def rings_of(self, cell: Cell) -> tuple[Mask, ...]:
        """The cells at distance 0, 1, 2 … from one cell; remembered."""
        index = self.lattice.index(cell)
        rings = self._rings.get(index)
        if rings is None:
            rings = self._rings[index] = tuple(self.rings(1 << index & self.cells))
        return rings

    def disc(self, cell: Cell, radius: int) -> Mask:
        """All cells at most `radius` links away from one cell, itself included."""
        found = 0
        for ring in self.rings_of(cell)[: radius + 1]:
            found |= ring
        return found

    def distance(self, here: Cell, there: Cell) -> int | None:
        """The number of links from one cell to another; None where no way leads there."""
        bit = 1 << self.lattice.index(there)
        return next((steps for steps, ring in enumerate(self.rings_of(here)) if ring & bit), None)

    def gap(self, these: Mask, those: Mask) -> int | None:
        """The fewest links from any cell of one set to any of another: the distance of large figures."""
        return next((steps for steps, ring in enumerate(self.rings(these)) if ring & those), None)

    def joined(self, here: Cell, there: Cell) -> bool:
        """Whether a link leads straight from one cell to the other."""
        return bool(self.spread(1 << self.lattice.index(here)) >> self.lattice.index(there) & 1)

    def among(self, cells: Mask) -> Links:
        """Only the links that begin and end in these cells."""
        kept = cells & self.cells
        hops = tuple(Hop(hop.shift, hop.sources & kept & kept >> hop.shift) for hop in self.hops)
        far = {index: others & kept for index, others in self.far.items() if kept >> index & 1}
        return Links(self.lattice, kept, hops, far)

    def moving(self, ways: tuple[Cell, ...]) -> Links:
        """The links of a figure that covers its cell and those `ways` from it: all of it has to move along links.

        Far links lead one cell to one cell, so larger figures do not use them.
        """
        if ways == (Cell(0, 0),):
            return self
        shifts = [self.lattice.shift(way) for way in ways]
        cells = fitting(self.cells, shifts)
        hops = tuple(
            Hop(hop.shift, fitting(hop.sources, shifts) & cells & shifted(cells, -hop.shift)) for hop in self.hops
        )
        return Links(self.lattice, cells, hops)

    def pairs(self) -> list[tuple[Cell, Cell]]:
        """Every link once, the smaller cell first, sorted."""
        cell = self.lattice.cell
        near = ((index, index + hop.shift) for hop in self.hops for index in indices(hop.sources))
        distant = ((index, other) for index, others in self.far.items() for other in indices(others))
        return sorted({(cell(min(pair)), cell(max(pair))) for pair in (*near, *distant)})


def fitting(mask: Mask, shifts: list[int]) -> Mask:
    """The places from which all shifted places lie in the mask."""
    found = -1
    for shift in shifts:
        found &= shifted(mask, -shift)
    return found if shifts else 0
