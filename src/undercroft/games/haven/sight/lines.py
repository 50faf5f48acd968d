"""A straight line between two hexes that shows why one sees the other, or which walls are in the way.

Whether there is sight is for `HexSight` to say; here a line is looked for that people can check with a ruler.
"""

import math
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from undercroft.grid import HEX, Cell, Edge, Links
from undercroft.grid.sightlines import CORNERS, Point, Ray, any_part_rays, centre, segments_touch

Spot: TypeAlias = tuple[float, float]
SCALE: Final = 20
"""So finely the points that are tried first lie, for exact whole numbers."""
REACHES: Final = (0, 10, 19)
"""How far from the centre those points lie, in twentieths of the way to a corner."""


class Line(NamedTuple):
    """A straight line and the walls it touches."""

    start: Spot
    end: Spot
    walls: tuple[Edge, ...]


def best_line(links: Links, here: Cell, there: Cell, inset: Fraction | None) -> Line:
    """A line that touches no wall where there is one, else one that touches the fewest.

    With `inset` lines lead from corner to corner (JL-LOS-02, JL-LOS-05, JL-LOS-06), without from any part to any part
    of the hexes (FH-LOS-01). Of equally good lines the one nearest to the line of centres.
    """
    walls = [_Wall(edge, *_ends(edge)) for edge in walls_near(links, here, there)]
    tried = (_line(*pair, walls) for pair in _pairs(here, there, inset))
    best = min(tried, key=lambda line: len(line.walls))
    if best.walls and inset is None:
        return next(_free_rays(here, there, [wall.edge for wall in walls]), best)
    return best


def walls_near(links: Links, here: Cell, there: Cell) -> set[Edge]:
    """The edges about two hexes that no link leads across: walls, closed doors, the rim of the map."""
    on_map = set(links.lattice.cells(links.cells))
    columns, rows = (range(min(ends) - 1, max(ends) + 2) for ends in zip(here, there, strict=True))
    edges = {HEX.edge(Cell(q, r), side) for q, r in product(columns, rows) for side in range(6)}
    return {edge for edge in edges if not _open(links, on_map, edge)}


def _open(links: Links, on_map: set[Cell], edge: Edge) -> bool:
    near, far = HEX.across(edge)
    return near in on_map and far in on_map and links.joined(near, far)


class _Wall(NamedTuple):
    edge: Edge
    first: Point
    second: Point


def _pairs(here: Cell, there: Cell, inset: Fraction | None) -> list[tuple[Point, Point]]:
    """The lines that are tried, those nearest to the line of centres first."""
    reaches = REACHES if inset is None else (int(SCALE * (1 - inset)),)
    pairs = product(_points(here, reaches), _points(there, reaches))
    middles = _scaled(centre(here)), _scaled(centre(there))
    return sorted(pairs, key=lambda pair: _length(pair[0], middles[0]) + _length(pair[1], middles[1]) + _length(*pair))


def _points(cell: Cell, reaches: Iterable[int]) -> set[Point]:
    x, y = _scaled(centre(cell))
    return {(x + reach * dx, y + reach * dy) for reach in reaches for dx, dy in CORNERS}


def _scaled(point: Point) -> Point:
    return SCALE * point[0], SCALE * point[1]


def _unscaled(point: Point) -> Spot:
    return _spot(point[0] / SCALE, point[1] / SCALE)


def _length(start: Point, end: Point) -> float:
    return math.dist(_spot(*start), _spot(*end))


def _spot(x: float, y: float) -> Spot:
    """A point of the stretched plane (see `sightlines`) in units of a hex's radius."""
    return x / 2, y * math.sqrt(3) / 2


def _line(start: Point, end: Point, walls: Iterable[_Wall]) -> Line:
    touched = tuple(wall.edge for wall in walls if segments_touch(start, end, wall.first, wall.second))
    return Line(_unscaled(start), _unscaled(end), tuple(sorted(touched)))


def _ends(edge: Edge) -> tuple[Point, Point]:
    x, y = centre(edge.cell)
    (a, b), (c, d) = CORNERS[edge.side], CORNERS[(edge.side + 1) % 6]
    return _scaled((x + a, y + b)), _scaled((x + c, y + d))


def _free_rays(here: Cell, there: Cell, walls: list[Edge]) -> Iterator[Line]:
    """Lines through a narrow gap: each passes two corners by a hair."""
    way = Cell(there.q - here.q, there.r - here.r)
    shut = {HEX.edge(Cell(edge.cell.q - here.q, edge.cell.r - here.r), edge.side) for edge in walls}
    x, y = centre(here)
    for ray, crossed in any_part_rays(way):
        if shut.isdisjoint(crossed):
            start, end = _drawn(ray, way, shut)
            yield Line(_spot(start[0] + x, start[1] + y), _spot(end[0] + x, end[1] + y), ())


def _drawn(ray: Ray, way: Cell, shut: set[Edge]) -> tuple[Spot, Spot]:
    """A ray tilted by so little that it touches no wall, from inside one hex to inside the other."""
    (x, y), (u, v) = ray
    dx, dy = u - x, v - y
    pivot = (x + u) / 2 - dx / 1000, (y + v) / 2 - dy / 1000
    walls = [tuple((x / SCALE, y / SCALE) for x, y in _ends(edge)) for edge in shut]
    tilt, drawn = 0.02, ((0.0, 0.0), (0.0, 0.0))
    while tilt > 1e-6:
        direction = dx + tilt * dy, dy - tilt * dx
        inside = [_middle_within(pivot, direction, middle) for middle in ((0, 0), centre(way))]
        if inside[0] is not None and inside[1] is not None:
            drawn = inside[0], inside[1]
            if not any(_cross(*drawn, *wall) for wall in walls):
                break
        tilt /= 2
    return drawn


def _middle_within(pivot: Spot, direction: Spot, middle: Point) -> Spot | None:
    """The middle of the part of a line that lies within a hex: |y| ≤ 1, |x + y| ≤ 2, |x - y| ≤ 2 about its centre."""
    (px, py), (dx, dy) = (pivot[0] - middle[0], pivot[1] - middle[1]), direction
    low, high = -math.inf, math.inf
    for place, pace, width in ((py, dy, 1), (px + py, dx + dy, 2), (px - py, dx - dy, 2)):
        if not pace:
            if abs(place) > width:
                return None
            continue
        ends = sorted(((-width - place) / pace, (width - place) / pace))
        low, high = max(low, ends[0]), min(high, ends[1])
    share = (low + high) / 2
    return (pivot[0] + share * dx, pivot[1] + share * dy) if low < high else None


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
