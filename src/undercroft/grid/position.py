"""Positions: a board with everything on it, as plain data. `parse_position` and `draw_position` read and write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias, TypeVar

import msgspec

from undercroft.grid.board import Board
from undercroft.grid.cell import Cell, Edge
from undercroft.grid.lattice import Lattice
from undercroft.grid.shape import SHAPES, Shape
from undercroft.grid.things import Thing, Things

Pair: TypeAlias = tuple[Cell, Cell]
Spot = TypeVar("Spot", Cell, Edge, Pair)


class Position(msgspec.Struct, frozen=True):
    """What stands where. Build it with `Position.of`, which puts everything in order: equal positions compare equal.

    Terrain, edges, links and areas go by kind or name; what they mean is the game's affair.
    """

    shape: Literal["hex", "square"]
    cells: tuple[Cell, ...] = ()
    terrain: dict[str, tuple[Cell, ...]] = {}
    edges: dict[str, tuple[Edge, ...]] = {}
    links: dict[str, tuple[Pair, ...]] = {}
    areas: dict[str, tuple[Cell, ...]] = {}
    things: tuple[Thing, ...] = ()

    @classmethod
    def of(
        cls,
        shape: Shape,
        cells: Iterable[Cell],
        *,
        terrain: Mapping[str, Iterable[Cell]] | None = None,
        edges: Mapping[str, Iterable[Edge]] | None = None,
        links: Mapping[str, Iterable[Pair]] | None = None,
        areas: Mapping[str, Iterable[Cell]] | None = None,
        things: Iterable[Thing] = (),
    ) -> Position:
        """A position in order; what lies off the board is refused.

        >>> from undercroft.grid import HEX
        >>> Position.of(HEX, [Cell(0, 0)], terrain={"trap": [Cell(1, 0)]})
        Traceback (most recent call last):
        ValueError: terrain trap: b0 is not on the board
        """
        position = cls(
            shape.name,
            tuple(sorted(set(cells))),
            _sorted({kind: set(some) for kind, some in (terrain or {}).items()}),
            _sorted({kind: {shape.edge(*edge) for edge in some} for kind, some in (edges or {}).items()}),
            _sorted({kind: {_pair(pair) for pair in some} for kind, some in (links or {}).items()}),
            _sorted({name: set(some) for name, some in (areas or {}).items()}, keep_empty=True),
            tuple(sorted((_ordered(shape, thing) for thing in things), key=lambda thing: thing.id)),
        )
        _check(position)
        return position

    def board(self) -> Board:
        """The bare board with its edges by kind; link sets are the game's to add."""
        return Board.of(SHAPES[self.shape], self.cells, self.edges)

    def layout(self) -> Things:
        """The things, findable by cell and edge."""
        return Things(self.things)

    def terrain_at(self, cell: Cell) -> tuple[str, ...]:
        """The kinds of terrain on a cell, sorted."""
        return tuple(kind for kind, cells in self.terrain.items() if cell in cells)

    def with_things(self, things: Iterable[Thing]) -> Position:
        """The same board with other things on it."""
        return Position.of(
            SHAPES[self.shape],
            self.cells,
            terrain=self.terrain,
            edges=self.edges,
            links=self.links,
            areas=self.areas,
            things=things,
        )


def _sorted(groups: Mapping[str, set[Spot]], *, keep_empty: bool = False) -> dict[str, tuple[Spot, ...]]:
    return {name: tuple(sorted(group)) for name, group in sorted(groups.items()) if group or keep_empty}


def _pair(pair: Pair) -> Pair:
    here, there = sorted(pair)
    return here, there


def _ordered(shape: Shape, thing: Thing) -> Thing:
    return Thing(
        thing.id,
        tuple(sorted(set(thing.cells))),
        tuple(sorted({shape.edge(*edge) for edge in thing.edges})),
        tuple(sorted(thing.notes, key=lambda note: note[0])),
    )


def _check(position: Position) -> None:
    Lattice.around(position.cells)
    shape, cells = SHAPES[position.shape], frozenset(position.cells)
    spots: list[tuple[str, Iterable[Cell]]] = [
        *((f"terrain {kind}", some) for kind, some in position.terrain.items()),
        *((f"area {name}", some) for name, some in position.areas.items()),
        *((f"link {kind}", [cell for pair in pairs for cell in pair]) for kind, pairs in position.links.items()),
        *((f"thing {thing.id}", thing.cells) for thing in position.things),
    ]
    for what, some in spots:
        for cell in some:
            if cell not in cells:
                raise ValueError(f"{what}: {cell} is not on the board")
    borders: list[tuple[str, Iterable[Edge]]] = [
        *((f"edge {kind}", some) for kind, some in position.edges.items()),
        *((f"thing {thing.id}", thing.edges) for thing in position.things),
    ]
    for what, edges in borders:
        for edge in edges:
            if cells.isdisjoint(shape.across(edge)):
                raise ValueError(f"{what}: neither cell of the edge {edge} is on the board")
    twice = [thing_id for thing_id, times in Counter(thing.id for thing in position.things).items() if times > 1]
    for thing in position.things:
        if len(dict(thing.notes)) < len(thing.notes):
            raise ValueError(f"thing {thing.id}: two notes of one name")
    if twice:
        raise ValueError(f"two things are called {twice[0]!r}; every thing needs an id of its own")
