"""The lines between two hexes on an open board, as the edges they touch; exact, in integers, kept for all boards.

With circumradius 1 a hex has its centre at x = 1.5 q, y = √3 (r + q/2). Stretching both axes keeps lines straight and
makes every corner an integer point: centres at (3q, 2r + q), corners at (±2, 0) and (±1, ±1) from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.shape import HEX, ORIGIN

Point: TypeAlias = tuple[int, int]
EdgeSet: TypeAlias = frozenset[Edge]

CORNERS: Final[tuple[Point, ...]] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""Corner `i` begins side `i`, counter-clockwise, seen from the centre."""


class Ray(NamedTuple):
    """The line through two points, tilted a hair clockwise about a place just behind the middle between them."""

    behind: Point
    ahead: Point

    def is_left(self, point: Point) -> bool:
        """Whether the point lies left of the tilted line; it never lies on it."""
        (x, y), (u, v), (p, q) = self.behind, self.ahead, point
        dx, dy = u - x, v - y
        turn = dx * (q - y) - dy * (p - x)
        return turn > 0 or (turn == 0 and dx * (2 * p - x - u) + dy * (2 * q - y - v) >= 0)


@lru_cache(maxsize=4096)
def any_part_lines(way: Cell) -> tuple[EdgeSet, ...]:
    """For every kind of straight line from some point of a hex to some point of another, the edges it crosses.

    Kinds that cross all edges of another kind and more are left out: they are never free when that one is not.

    Lines of one kind pass all corners on the same sides. A line that touches no wall still touches none after a small
    shift; so lines that meet a corner need not be looked at, and each kind is an open set of lines. Turn a line of a
    kind counter-clockwise as far as it can go: it comes to rest against two corners, one behind on its right and one
    ahead on its left. So every kind is found by tilting the line through some two corners back a little. Only corners
    inside the convex hull of the two hexes can be met.

    >>> [len(any_part_lines(Cell(q, 0))) for q in (1, 2, 3)]
    [3, 7, 13]
    """
    base, symmetry = _turned_to_base(way)
    if symmetry:
        return _moved(any_part_lines(base), symmetry)
    return _fewest(line for _, line in any_part_rays(base))


def any_part_rays(way: Cell) -> Iterator[tuple[Ray, EdgeSet]]:
    """A line of every kind that leads from some point of a hex to some point of another, and the edges it crosses."""
    corners = _corners_between(way)
    for pair in product(corners, corners):
        if _forward(*pair, way) and _meets(*pair, way):
            ray = Ray(*pair)
            if line := _crossed(ray, way):
                yield ray, line


@lru_cache(maxsize=4096)
def corner_lines(way: Cell, inset: Fraction) -> tuple[EdgeSet, ...]:
    """For the 36 lines from a corner of a hex to a corner of another, the edges they touch; needless lines left out.

    Corners are drawn towards the centre by the share `inset`; a line that meets an end of an edge touches it.

    >>> len(corner_lines(Cell(2, 0), Fraction(1, 20)))
    7
    """
    base, symmetry = _turned_to_base(way)
    if symmetry:
        return _moved(corner_lines(base, inset), symmetry)
    scale = inset.denominator
    edges = [(edge, *_ends(edge, scale)) for edge in _edges_between(base)]
    starts, goals = (_points(cell, scale, scale - inset.numerator) for cell in (ORIGIN, base))
    return _fewest(_touched(start, goal, edges) for start, goal in product(starts, goals))


def centre(cell: Cell) -> Point:
    """The centre of a hex among the integer points."""
    return 3 * cell.q, 2 * cell.r + cell.q


def corners(cell: Cell) -> tuple[Point, ...]:
    """The corners of a hex among the integer points."""
    x, y = centre(cell)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def segments_touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight pieces, ends included, have a point in common.

    >>> segments_touch((0, 0), (4, 0), (2, 0), (2, 3)), segments_touch((0, 0), (4, 0), (2, 1), (2, 3))
    (True, False)
    """
    first, second = _turn(a, b, c), _turn(a, b, d)
    if first == second == 0 == _turn(c, d, a):
        return all(min(a[i], b[i]) <= max(c[i], d[i]) and min(c[i], d[i]) <= max(a[i], b[i]) for i in (0, 1))
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return False
    third, fourth = _turn(c, d, a), _turn(c, d, b)
    return not ((third > 0 and fourth > 0) or (third < 0 and fourth < 0))


def _fewest(lines: Iterable[EdgeSet]) -> tuple[EdgeSet, ...]:
    """The lines that touch no more than another does, those with the fewest edges first."""
    fewest: list[EdgeSet] = []
    for line in sorted(dict.fromkeys(lines), key=lambda line: (len(line), sorted(line))):
        if not any(less <= line for less in fewest):
            fewest.append(line)
    return tuple(fewest)


def _moved(lines: tuple[EdgeSet, ...], symmetry: int) -> tuple[EdgeSet, ...]:
    edges = {edge: HEX.move_edge(edge, symmetry) for edge in frozenset[Edge]().union(*lines)}
    return tuple(frozenset(edges[edge] for edge in line) for line in lines)


def _turned_to_base(way: Cell) -> tuple[Cell, int]:
    """The smallest of the ways that are the same but for turning and mirroring, and what leads back from it."""
    base = max(HEX.move(way, symmetry) for symmetry in range(12))
    return base, next(symmetry for symmetry in range(12) if HEX.move(base, symmetry) == way)


def _forward(behind: Point, ahead: Point, way: Cell) -> bool:
    """Whether the line leads ahead: every line between two hexes does, as they can be parted square to their centres.

    Only the line of a shared side itself leads neither way, and the kind beside it crosses just that side, like others.
    """
    x, y = centre(way)
    return x * (ahead[0] - behind[0]) + 3 * y * (ahead[1] - behind[1]) > 0


def _meets(behind: Point, ahead: Point, goal: Cell) -> bool:
    """Whether the line through two points meets the hex at the origin and the goal, if only in a corner."""
    dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
    offset = dx * behind[1] - dy * behind[0]
    reach = max(2 * abs(dy), abs(dx) + abs(dy))
    x, y = centre(goal)
    return abs(offset) <= reach and abs(dx * y - dy * x - offset) <= reach


def _crossed(ray: Ray, goal: Cell) -> EdgeSet:
    """The edges crossed on the way from the origin to the goal; empty if the line misses either."""
    side = _exit(ray, ORIGIN)
    if side is None or _exit(ray, goal) is None:
        return frozenset()
    cell = ORIGIN
    crossed: list[Edge] = []
    while cell != goal:
        edge, cell, entry = _step(cell, side)
        crossed.append(edge)
        side = _exit_after(ray, cell, entry)
    return frozenset(crossed)


@lru_cache(maxsize=4096)
def _step(cell: Cell, side: int) -> tuple[Edge, Cell, int]:
    """The edge on a side, the cell beyond it, and the number that cell gives it."""
    return HEX.edge(cell, side), HEX.neighbour(cell, side), HEX.opposite(side)


def _exit(ray: Ray, cell: Cell) -> int | None:
    """The side by which the line leaves a hex: its first corner lies right of the line, its second left."""
    left = [ray.is_left(corner) for corner in corners(cell)]
    return next((side for side in range(6) if not left[side] and left[(side + 1) % 6]), None)


def _exit_after(ray: Ray, cell: Cell, entry: int) -> int:
    """The side by which the line leaves a hex entered by another side."""
    x, y = centre(cell)
    side = entry + 1
    while True:
        dx, dy = CORNERS[(side + 1) % 6]
        if ray.is_left((x + dx, y + dy)):
            return side % 6
        side += 1


def _corners_between(goal: Cell) -> list[Point]:
    points = {point for cell in _box(goal) for point in corners(cell)}
    return sorted(point for point in points if _in_hull(point, goal))


def _edges_between(goal: Cell) -> list[Edge]:
    edges = {HEX.edge(cell, side) for cell in _box(goal) for side in range(6)}
    return sorted(edge for edge in edges if any(_in_hull(end, goal) for end in _ends(edge, 1)))


def _box(goal: Cell) -> Iterator[Cell]:
    columns, rows = (range(min(0, end) - 1, max(0, end) + 2) for end in goal)
    return (Cell(q, r) for q, r in product(columns, rows))


def _in_hull(point: Point, goal: Cell) -> bool:
    """Whether some hex on the straight way of centres from the origin to the goal covers the point.

    A hex is |y| ≤ 1, |x + y| ≤ 2, |x - y| ≤ 2 about its centre; each bounds the share of the way from below and above,
    and intervals have a point in common if every two of them do.
    """
    (x, y), (u, v) = point, centre(goal)
    bounds: list[tuple[int, int, int]] = [(0, 1, 1)]
    for place, pace, width in ((y, v, 1), (x + y, u + v, 2), (x - y, u - v, 2)):
        if pace:
            sign = 1 if pace > 0 else -1
            bounds.append((sign * place - width, sign * place + width, abs(pace)))
        elif abs(place) > width:
            return False
    return all(low * other <= high * own for low, _, own in bounds for _, high, other in bounds)


def _ends(edge: Edge, scale: int) -> tuple[Point, Point]:
    x, y = centre(edge.cell)
    (a, b), (c, d) = CORNERS[edge.side], CORNERS[(edge.side + 1) % 6]
    return ((x + a) * scale, (y + b) * scale), ((x + c) * scale, (y + d) * scale)


def _points(cell: Cell, scale: int, reach: int) -> list[Point]:
    x, y = centre(cell)
    return [(x * scale + dx * reach, y * scale + dy * reach) for dx, dy in CORNERS]


def _touched(start: Point, goal: Point, edges: Iterable[tuple[Edge, Point, Point]]) -> EdgeSet:
    return frozenset(edge for edge, a, b in edges if segments_touch(start, goal, a, b))


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
