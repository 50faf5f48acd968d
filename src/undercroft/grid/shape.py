"""The two shapes of cells: flat-topped hexes and squares, on an open board without an end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Final, Literal

from undercroft.grid.cell import Cell, Edge

ORIGIN: Final = Cell(0, 0)


@dataclass(frozen=True)
class Shape:
    """How cells lie beside each other. Side `i` of a cell leads in direction `i`.

    Hexes: axial, flat-topped, +r goes up, sides 0-5 counter-clockwise from the upper right.
    Squares: rows go down; sides 0-3 are right, down, left, up.

    >>> [str(cell) for cell in HEX.neighbours(Cell(2, 2))]
    ['d2', 'c3', 'b3', 'b2', 'c1', 'd1']
    """

    name: Literal["hex", "square"]
    directions: tuple[Cell, ...]
    diagonals: tuple[Cell, ...] = field(default=())

    @property
    def sides(self) -> int:
        """How many sides a cell has."""
        return len(self.directions)

    def opposite(self, side: int) -> int:
        """The number by which the neighbour calls the side they share."""
        return (side + self.sides // 2) % self.sides

    def neighbour(self, cell: Cell, side: int) -> Cell:
        """The cell beyond one side."""
        return cell.plus(self.directions[side])

    def neighbours(self, cell: Cell, *, corners: bool = False) -> tuple[Cell, ...]:
        """The cells beyond every side; with `corners` those that share only a corner as well."""
        return tuple(cell.plus(way) for way in (self.directions + self.diagonals if corners else self.directions))

    def edge(self, cell: Cell, side: int) -> Edge:
        """The edge on that side, named from the one of its two cells that gives the lower number.

        >>> HEX.edge(Cell(2, 4), 1) == HEX.edge(Cell(2, 5), 4)
        True
        """
        if not 0 <= side < self.sides:
            raise ValueError(f"{cell}/{side}: a {self.name} has the sides 0 to {self.sides - 1}")
        if side < self.sides // 2:
            return Edge(cell, side)
        return Edge(self.neighbour(cell, side), self.opposite(side))

    def across(self, edge: Edge) -> tuple[Cell, Cell]:
        """The two cells an edge parts."""
        return edge.cell, self.neighbour(edge.cell, edge.side)

    def edge_between(self, here: Cell, there: Cell) -> Edge:
        """The edge two neighbours share.

        >>> str(SQUARE.edge_between(Cell(1, 1), Cell(0, 1)))
        'a1/0'
        """
        way = there.minus(here)
        if way not in self.directions:
            raise ValueError(f"{here} and {there} share no edge")
        return self.edge(here, self.directions.index(way))

    def direction(self, here: Cell, there: Cell) -> int | None:
        """The side of `here` behind which `there` lies straight ahead, if it does.

        >>> HEX.direction(Cell(0, 0), Cell(3, -3)), HEX.direction(Cell(0, 0), Cell(1, 1))
        (5, None)
        """
        steps = self.distance(here, there)
        way = there.minus(here)
        straight = (side for side, (q, r) in enumerate(self.directions) if (q * steps, r * steps) == way)
        return next(straight, None) if steps else None

    def distance(self, here: Cell, there: Cell, *, corners: bool = False) -> int:
        """The fewest steps over sides (with `corners` over corners too) where nothing is in the way.

        >>> HEX.distance(Cell(0, 0), Cell(2, 1)), HEX.distance(Cell(0, 0), Cell(2, -1))
        (3, 2)
        >>> SQUARE.distance(Cell(0, 0), Cell(3, 2)), SQUARE.distance(Cell(0, 0), Cell(3, 2), corners=True)
        (5, 3)
        """
        q, r = there.minus(here)
        if self.name == "hex":
            return max(abs(q), abs(r), abs(q + r))
        return max(abs(q), abs(r)) if corners else abs(q) + abs(r)

    def disc(self, centre: Cell, radius: int, *, corners: bool = False) -> tuple[Cell, ...]:
        """All cells within `radius` steps, sorted."""
        around = range(-radius, radius + 1)
        cells = (centre.plus(Cell(q, r)) for q, r in product(around, around))
        return tuple(cell for cell in cells if self.distance(centre, cell, corners=corners) <= radius)

    def ring(self, centre: Cell, radius: int, *, corners: bool = False) -> tuple[Cell, ...]:
        """All cells exactly `radius` steps away, sorted.

        >>> len(HEX.ring(Cell(0, 0), 3)), len(SQUARE.ring(Cell(0, 0), 3, corners=True))
        (18, 24)
        """
        cells = self.disc(centre, radius, corners=corners)
        return tuple(cell for cell in cells if self.distance(centre, cell, corners=corners) == radius)

    def line(self, here: Cell, there: Cell) -> tuple[Cell, ...]:
        """A shortest row of neighbours close to the straight line; where two are as close, the smaller cell.

        >>> " ".join(str(cell) for cell in HEX.line(Cell(0, 0), Cell(3, 0)))
        'a0 b0 c0 d0'
        """
        row = [here]
        while row[-1] != there:
            left = self.distance(row[-1], there)
            nearer = (cell for cell in self.neighbours(row[-1]) if self.distance(cell, there) < left)
            row.append(min(nearer, key=lambda cell: (self._stray(cell, here, there), cell)))
        return tuple(row)

    def turn(self, cell: Cell, turns: int = 1) -> Cell:
        """The cell turned about the origin, so that direction 0 becomes direction `turns`.

        >>> HEX.turn(Cell(1, 0)), SQUARE.turn(Cell(2, 1), 2)
        (Cell(q=0, r=1), Cell(q=-2, r=-1))
        """
        q, r = cell
        for _ in range(turns % self.sides):
            q, r = (-r, q + r) if self.name == "hex" else (-r, q)
        return Cell(q, r)

    def mirror(self, cell: Cell) -> Cell:
        """The cell mirrored at the axis between directions 0 and 1."""
        return Cell(cell.r, cell.q)

    def move(self, cell: Cell, symmetry: int) -> Cell:
        """The cell under one of the `2 * sides` ways to put a tile on itself: mirrored if odd, then turned."""
        turns, mirrored = divmod(symmetry, 2)
        return self.turn(self.mirror(cell) if mirrored else cell, turns)

    def move_edge(self, edge: Edge, symmetry: int) -> Edge:
        """The edge under the same turning and mirroring of everything."""
        turns, mirrored = divmod(symmetry, 2)
        side = 1 - edge.side if mirrored else edge.side
        return self.edge(self.move(edge.cell, symmetry), (side + turns) % self.sides)

    def orientations(self, cells: Iterable[Cell]) -> tuple[tuple[Cell, ...], ...]:
        """A pattern in all its distinct turns and mirrorings, each sorted.

        >>> [len(HEX.orientations(cells)) for cells in ([(1, 0)], [(1, 0), (0, 1)], [(1, 0), (2, 0), (2, 1)])]
        [6, 6, 12]
        """
        pattern = [Cell(*cell) for cell in cells]
        turned = (tuple(sorted(self.move(cell, way) for cell in pattern)) for way in range(2 * self.sides))
        return tuple(dict.fromkeys(turned))

    def _stray(self, cell: Cell, here: Cell, there: Cell) -> int:
        (a, b), (c, d) = self._point(cell.minus(here)), self._point(there.minus(here))
        return abs(a * d - b * c)

    def _point(self, cell: Cell) -> tuple[int, int]:
        return (3 * cell.q, 2 * cell.r + cell.q) if self.name == "hex" else (cell.q, cell.r)


HEX: Final = Shape("hex", (Cell(1, 0), Cell(0, 1), Cell(-1, 1), Cell(-1, 0), Cell(0, -1), Cell(1, -1)))
SQUARE: Final = Shape(
    "square",
    (Cell(1, 0), Cell(0, 1), Cell(-1, 0), Cell(0, -1)),
    (Cell(1, 1), Cell(-1, 1), Cell(-1, -1), Cell(1, -1)),
)
SHAPES: Final = {shape.name: shape for shape in (HEX, SQUARE)}
