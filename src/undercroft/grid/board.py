"""Boards: cells, edges with kinds and named sets of links; nothing on them moves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeAlias

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.lattice import Lattice, Mask
from undercroft.grid.links import NOTHING, Diagonals, Hop, Links
from undercroft.grid.shape import Shape

Fence: TypeAlias = tuple[Mask, ...]
"""A set of edges: for each of the first half of the sides the cells that have such an edge there."""


@dataclass(frozen=True)
class LinkRule:
    """How a set of links comes about, kept so that a door can close later without building everything anew."""

    fence: Fence
    blocked: Mask = 0
    neighbours: bool = True
    diagonals: Diagonals = Diagonals.NEVER
    joins: tuple[tuple[Cell, Cell], ...] = ()


@dataclass(frozen=True, eq=False)
class Board:
    """The geometry of a board. Derive boards with `linked` and `closed`; the old one stays as it is.

    >>> from undercroft.grid import HEX, Board, Cell
    >>> room = HEX.disc(Cell(0, 0), 1)
    >>> board = Board.of(HEX, room, edges={"wall": [HEX.edge(Cell(0, 0), 0)]}).linked("step", walls=["wall"])
    >>> board["step"].distance(Cell(0, 0), Cell(1, 0))
    2
    """

    shape: Shape
    lattice: Lattice
    cells: Mask
    edges: Mapping[str, Fence] = field(default_factory=dict[str, Fence])
    links: Mapping[str, Links] = field(default_factory=dict[str, Links])
    rules: Mapping[str, LinkRule] = field(default_factory=dict[str, LinkRule])

    @classmethod
    def of(cls, shape: Shape, cells: Iterable[Cell], edges: Mapping[str, Iterable[Edge]] | None = None) -> Board:
        """A board of these cells, with edges by kind and no links yet."""
        places = sorted(set(cells))
        bare = cls(shape, Lattice.around(places), 0)
        whole = replace(bare, cells=_mask(bare.lattice, places))
        return replace(whole, edges={kind: whole.fence(some) for kind, some in sorted((edges or {}).items())})

    def __getitem__(self, name: str) -> Links:
        """The links of that name."""
        try:
            return self.links[name]
        except KeyError:
            known = ", ".join(self.links) or "none yet"
            raise KeyError(f"this board has no links {name!r} (it has: {known}); add them with Board.linked") from None

    def __contains__(self, cell: Cell) -> bool:
        return bool(self.bit(cell))

    def bit(self, cell: Cell) -> Mask:
        """The mask of one cell; empty for a cell off the board."""
        lattice = self.lattice
        row = cell[1] - lattice.r
        column = cell[0] - lattice.q
        if not (0 <= row < lattice.stride and 0 <= column < lattice.columns):
            return 0
        return 1 << column * lattice.stride + row & self.cells

    def mask(self, cells: Iterable[Cell]) -> Mask:
        """The mask of those of the cells that are on the board."""
        mask = 0
        for cell in cells:
            mask |= self.bit(cell)
        return mask

    def mask_of(self, names: Iterable[str]) -> Mask:
        """The mask of those cells of the board that have one of these names."""
        mask = 0
        for name in names:
            mask |= self._by_name.get(name, 0)
        return mask

    @cached_property
    def _by_name(self) -> dict[str, Mask]:
        return {str(cell): self.bit(cell) for cell in self.cells_of(self.cells)}

    def cells_of(self, mask: Mask) -> tuple[Cell, ...]:
        """The cells of a mask, sorted."""
        return tuple(self.lattice.cells(mask & self.cells))

    def fence(self, edges: Iterable[Edge]) -> Fence:
        """A set of edges as masks. At least one of the cells of each edge has to be on the board."""
        masks = [0] * (self.shape.sides // 2)
        for edge in edges:
            cell, side = self.shape.edge(edge.cell, edge.side)
            if cell not in self and self.shape.neighbour(cell, side) not in self:
                raise ValueError(f"edge {edge}: neither of its cells is on the board")
            masks[side] |= 1 << self.lattice.index(cell)
        return tuple(masks)

    def kinds_at(self, edge: Edge) -> tuple[str, ...]:
        """The kinds of an edge, sorted."""
        cell, side = self.shape.edge(edge.cell, edge.side)
        if cell not in self and self.shape.neighbour(cell, side) not in self:
            return ()
        place = self.lattice.index(cell)
        return tuple(kind for kind, fence in self.edges.items() if fence[side] >> place & 1)

    def kinds_between(self, here: Cell, there: Cell) -> tuple[str, ...]:
        """The kinds of the edge between two neighbours, sorted: what a step there crosses."""
        return self.kinds_at(self.shape.edge_between(here, there))

    def linked(
        self,
        name: str,
        *,
        walls: Collection[str] = (),
        blocked: Mask = 0,
        neighbours: bool = True,
        diagonals: Diagonals = Diagonals.NEVER,
        joins: Iterable[tuple[Cell, Cell]] = (),
    ) -> Board:
        """The board with a further set of links.

        Neighbours are linked (unless `neighbours` is off), but not across edges of the kinds in `walls` nor into
        `blocked` cells; `diagonals` says when squares are linked over a corner; `joins` links further pairs.
        """
        fence = self.fence(())
        for kind in walls:
            fence = _both(fence, self.edges.get(kind, ()))
        rule = LinkRule(fence, blocked, neighbours, diagonals, tuple(joins))
        return self._with(name, rule)

    def crossing(self, name: str, kind: str, *, blocked: Mask = 0) -> Board:
        """The board with a set of links that holds only the steps across edges of one kind."""
        kept = self.edges.get(kind) or self.fence(())
        everywhere = self.lattice.everything
        return self._with(name, LinkRule(tuple(everywhere & ~mask for mask in kept), blocked))

    def closed(self, *names: str, cells: Mask = 0, edges: Iterable[Edge] = ()) -> Board:
        """The board with some cells and edges shut in the named sets of links (all sets if none is named)."""
        shut = self.fence(edges)
        board = self
        for name in names or tuple(self.links):
            self[name]
            rule = self.rules[name]
            board = board._with(name, replace(rule, fence=_both(rule.fence, shut), blocked=rule.blocked | cells))
        return board

    def _with(self, name: str, rule: LinkRule) -> Board:
        return replace(self, links={**self.links, name: _build(self, rule)}, rules={**self.rules, name: rule})


def _mask(lattice: Lattice, cells: Iterable[Cell]) -> Mask:
    mask = 0
    for cell in cells:
        mask |= 1 << lattice.index(cell)
    return mask


def _both(fence: Fence, other: Fence) -> Fence:
    return tuple(a | b for a, b in zip(fence, other, strict=True)) if other else fence


def _build(board: Board, rule: LinkRule) -> Links:
    cells = board.cells & ~rule.blocked
    hops = _sides(board, rule, cells) if rule.neighbours else ()
    hops += _corners(board, hops, cells, rule.diagonals)
    return _join(board, Links(board.lattice, cells, hops), rule.joins)


def _sides(board: Board, rule: LinkRule, cells: Mask) -> tuple[Hop, ...]:
    hops: list[Hop] = []
    for way, walls in zip(board.shape.directions, rule.fence, strict=False):
        shift = board.lattice.shift(way)
        if shift > 0:
            hops.append(Hop(shift, cells & cells >> shift & ~walls))
        else:
            hops.append(Hop(-shift, cells & cells >> -shift & ~(walls >> -shift)))
    return tuple(hops)


def _corners(board: Board, hops: tuple[Hop, ...], cells: Mask, rule: Diagonals) -> tuple[Hop, ...]:
    if rule is Diagonals.NEVER:
        return ()
    if board.shape.name != "square" or not hops:
        raise ValueError("only squares that are linked to their neighbours can be linked over corners")
    (right, rightward), (down, downward) = hops
    falling = right + down, rightward & downward >> right, downward & rightward >> down
    rising = right - down, rightward & downward >> right - down, (downward & rightward) << down
    return tuple(_diagonal(cells, *ways, rule) for ways in (falling, rising))


def _diagonal(cells: Mask, shift: int, one: Mask, other: Mask, rule: Diagonals) -> Hop:
    open_ways = {
        Diagonals.ALWAYS: -1,
        Diagonals.ONE_WAY_OPEN: one | other,
        Diagonals.BOTH_WAYS_OPEN: one & other,
    }[rule]
    return Hop(shift, cells & cells >> shift & open_ways)


def _join(board: Board, links: Links, joins: Iterable[tuple[Cell, Cell]]) -> Links:
    hops = dict(links.hops)
    far: dict[int, Mask] = {}
    near = {abs(board.lattice.shift(way)) for way in board.shape.directions}
    for here, there in joins:
        low, high = sorted((board.lattice.index(here), board.lattice.index(there)))
        if not (links.cells >> low & links.cells >> high & 1) or low == high:
            continue
        if high - low in near:
            hops[high - low] = hops.get(high - low, 0) | 1 << low
        else:
            far[low] = far.get(low, 0) | 1 << high
            far[high] = far.get(high, 0) | 1 << low
    return Links(links.lattice, links.cells, tuple(Hop(*hop) for hop in sorted(hops.items())), far or NOTHING)
