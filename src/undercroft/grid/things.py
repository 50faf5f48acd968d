"""Things on a board as plain data: on a cell, on several, on an area, on edges; and figures larger than a cell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

from undercroft.grid.board import Board
from undercroft.grid.cell import Cell, Edge
from undercroft.grid.lattice import Mask, shifted
from undercroft.grid.links import fitting
from undercroft.grid.shape import ORIGIN, Shape

Note: TypeAlias = str | int | bool


class Thing(msgspec.Struct, frozen=True):
    """Something that lies or stands on a board, on cells or on edges or on both, with notes for whoever placed it."""

    id: str
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    notes: tuple[tuple[str, Note], ...] = ()


class Things:
    """Where things are, found by id, by cell and by edge. Placing and removing give a new collection.

    >>> things = Things([Thing("chest", (Cell(1, 1),)), Thing("demon", (Cell(1, 1), Cell(2, 1)))])
    >>> [thing.id for thing in things.at(Cell(1, 1))]
    ['chest', 'demon']
    """

    def __init__(self, things: Iterable[Thing] = ()) -> None:
        self._by_id: dict[str, Thing] = {}
        self._at: dict[Cell, list[Thing]] = {}
        self._on: dict[Edge, list[Thing]] = {}
        for thing in things:
            if thing.id in self._by_id:
                raise ValueError(f"two things are called {thing.id!r}; every thing needs an id of its own")
            self._by_id[thing.id] = thing
            for cell in thing.cells:
                self._at.setdefault(cell, []).append(thing)
            for edge in thing.edges:
                self._on.setdefault(edge, []).append(thing)

    def __iter__(self) -> Iterator[Thing]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def __contains__(self, thing_id: str) -> bool:
        return thing_id in self._by_id

    def __getitem__(self, thing_id: str) -> Thing:
        """The thing of that id."""
        return self._by_id[thing_id]

    def at(self, cell: Cell) -> tuple[Thing, ...]:
        """What lies on a cell, in the order of placing."""
        return tuple(self._at.get(cell, ()))

    def on(self, edge: Edge) -> tuple[Thing, ...]:
        """What lies on an edge, given as `Shape.edge` names it."""
        return tuple(self._on.get(edge, ()))

    def within(self, board: Board, area: Mask) -> tuple[Thing, ...]:
        """What has a cell in the area, each thing once, in the order of placing."""
        return tuple(thing for thing in self if board.mask(thing.cells) & area)

    def along(self, board: Board, area: Mask) -> tuple[Thing, ...]:
        """What lies on an edge of any cell of the area: a door counts as standing on both sides."""
        return tuple(
            thing for thing in self if any(board.mask(board.shape.across(edge)) & area for edge in thing.edges)
        )

    def covered(self, board: Board) -> Mask:
        """All cells that something lies on."""
        return board.mask(self._at)

    def placed(self, thing: Thing) -> Things:
        """With this thing added, or moved here if it was elsewhere."""
        return Things({**self._by_id, thing.id: thing}.values())

    def removed(self, thing_id: str) -> Things:
        """Without this thing."""
        return Things(thing for thing in self if thing.id != thing_id)


class Footprint(msgspec.Struct, frozen=True):
    """The cells a figure covers, relative to its anchor.

    >>> [str(cell) for cell in LARGE.cells(Cell(2, 2))]
    ['c2', 'c3', 'd2', 'd3']
    """

    ways: tuple[Cell, ...] = (ORIGIN,)

    def cells(self, anchor: Cell) -> tuple[Cell, ...]:
        """The cells covered from an anchor, sorted."""
        return tuple(sorted(anchor.plus(way) for way in self.ways))

    def mask(self, board: Board, anchor: Cell) -> Mask:
        """The cells covered, as far as they are on the board."""
        return board.mask(self.cells(anchor))

    def anchors(self, board: Board, free: Mask, links: str | None = None) -> Mask:
        """Every anchor from which all of it lies on free cells; with `links` none of these may part it by a wall."""
        shifts = [board.lattice.shift(way) for way in self.ways]
        found = fitting(free & board.cells, shifts)
        return found & self._unparted(board, links) if links else found

    def touching(self, board: Board, cells: Mask) -> Mask:
        """Every anchor on the board from which some of it covers one of the cells."""
        found = 0
        for way in self.ways:
            found |= shifted(cells & board.cells, -board.lattice.shift(way))
        return found & board.cells

    def covering(self, cell: Cell) -> tuple[Cell, ...]:
        """The anchors from which the cell is covered, sorted."""
        return tuple(sorted(cell.minus(way) for way in self.ways))

    def turns(self, shape: Shape) -> tuple[Footprint, ...]:
        """The footprint in its distinct orientations, each with the anchor where it was."""
        return tuple(Footprint(cells) for cells in shape.orientations(self.ways))

    def _unparted(self, board: Board, name: str) -> Mask:
        """The anchors whose neighbouring cells are all linked with each other."""
        hops = dict(board[name].hops)
        found = -1
        for here in self.ways:
            for way in board.shape.directions:
                shift = board.lattice.shift(way)
                if shift > 0 and here.plus(way) in self.ways:
                    found &= shifted(hops.get(shift, 0), -board.lattice.shift(here))
        return found


SMALL: Final = Footprint()
WIDE: Final = Footprint((ORIGIN, Cell(1, 0)))
TALL: Final = Footprint((ORIGIN, Cell(0, 1)))
LARGE: Final = Footprint((ORIGIN, Cell(0, 1), Cell(1, 0), Cell(1, 1)))
