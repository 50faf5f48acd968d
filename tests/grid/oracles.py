"""Small random boards, and slow obvious ways to compute what the grid computes fast."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations, product

from hypothesis import settings
from hypothesis import strategies as st

from undercroft.grid import HEX, SQUARE, Board, Cell, Edge, Shape

quick = settings(derandomize=True, max_examples=60, deadline=None)

HAIR = 10_000
Point = tuple[int, int]
Segment = tuple[Point, Point]
Graph = dict[Cell, list[Cell]]


def all_edges(shape: Shape, cells: Iterable[Cell]) -> list[Edge]:
    """Every edge of every cell, the rim's too."""
    return sorted({shape.edge(cell, side) for cell in cells for side in range(shape.sides)})


@st.composite
def boards(draw: st.DrawFn, shape: Shape, radius: int = 2) -> tuple[list[Cell], list[Edge], list[Cell]]:
    """Cells with holes, walls on edges, and some of the cells (to block, to cost more)."""
    space = shape.disc(Cell(1, -1), radius, corners=True)
    cells = sorted(draw(st.sets(st.sampled_from(space), min_size=len(space) * 2 // 3)))
    walls = sorted(draw(st.sets(st.sampled_from(all_edges(shape, cells)), max_size=12)))
    return cells, walls, sorted(draw(st.sets(st.sampled_from(cells), max_size=6)))


def graph(shape: Shape, cells: Iterable[Cell], walls: Iterable[Edge]) -> Graph:
    """Neighbours with no wall between them."""
    here, shut = set(cells), set(walls)
    return {
        cell: [
            shape.neighbour(cell, side)
            for side in range(shape.sides)
            if shape.edge(cell, side) not in shut and shape.neighbour(cell, side) in here
        ]
        for cell in sorted(here)
    }


def distances(links: Graph, start: Cell) -> dict[Cell, int]:
    """Steps to every cell that can be reached."""
    found, todo = {start: 0}, deque([start])
    while todo:
        cell = todo.popleft()
        for other in links[cell]:
            if other not in found:
                found[other] = found[cell] + 1
                todo.append(other)
    return found


Cost = tuple[int, ...]


def added(one: Cost, other: Cost) -> Cost:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def cheapest(links: Graph, start: Cell, price: Callable[[Cell, Cell], Cost | None]) -> dict[Cell, Cost]:
    """Dijkstra with tuples; a price of None closes a step."""
    nothing = next(tuple(0 for _ in cost) for a in links for b in links[a] if (cost := price(a, b)) is not None)
    found: dict[Cell, Cost] = {}
    order = [(nothing, start)]
    while order:
        cost, cell = heapq.heappop(order)
        if cell in found:
            continue
        found[cell] = cost
        for other in links[cell]:
            if (step := price(cell, other)) is not None:
                heapq.heappush(order, (added(cost, step), other))
    return found


def simple_paths(links: Graph, start: Cell, goal: Cell, longest: int) -> Iterator[tuple[Cell, ...]]:
    """Every way that visits no cell twice."""

    def walk(path: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
        if path[-1] == goal:
            yield path
        elif len(path) <= longest:
            for other in links[path[-1]]:
                if other not in path:
                    yield from walk((*path, other))

    return walk((start,))


def hex_corners(cell: Cell) -> list[Point]:
    """Corners in units in which they are whole: x doubled, y by half the height of a hex."""
    x, y = 3 * cell.q, 2 * cell.r + cell.q
    return [(x + a, y + b) for a, b in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]


def hex_segment(edge: Edge) -> Segment:
    corners = hex_corners(edge.cell)
    return corners[edge.side], corners[(edge.side + 1) % 6]


def square_segment(edge: Edge) -> Segment:
    """The ends of an edge, with squares two units wide."""
    x, y = 2 * edge.cell.q, 2 * edge.cell.r
    return ((x + 1, y - 1), (x + 1, y + 1)) if edge.side == 0 else ((x - 1, y + 1), (x + 1, y + 1))


def scaled(point: Point, by: int) -> Point:
    return point[0] * by, point[1] * by


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common, by solving for it."""
    ux, uy, vx, vy, wx, wy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1], c[0] - a[0], c[1] - a[1]
    det = ux * vy - uy * vx
    if det:
        s, t = wx * vy - wy * vx, wx * uy - wy * ux
        return 0 <= s <= det and 0 <= t <= det if det > 0 else det <= s <= 0 and det <= t <= 0
    if wx * uy - wy * ux or wx * vy - wy * vx:
        return False
    return all(min(a[i], b[i]) <= max(c[i], d[i]) and min(c[i], d[i]) <= max(a[i], b[i]) for i in (0, 1))


def wall_segments(cells: Iterable[Cell], walls: Iterable[Edge]) -> list[Segment]:
    """All wall lines of a hex board: the walls given and the rim."""
    here = set(cells)
    rim = {edge for edge in all_edges(HEX, here) if not here.issuperset(HEX.across(edge))}
    return [hex_segment(edge) for edge in sorted(rim | set(walls))]


def any_part_sees(here: Cell, there: Cell, walls: list[Segment]) -> bool:
    """Try the lines a hair beside every two corners in the area, on either side of both; all in whole numbers."""
    if here == there:
        return True
    far = HEX.distance(here, there) + 1
    area = [cell for cell in HEX.disc(here, far) if HEX.distance(here, cell) + HEX.distance(cell, there) <= far]
    corners = sorted({corner for cell in area for corner in hex_corners(cell)})
    fine = [(scaled(c, HAIR), scaled(d, HAIR)) for c, d in walls]
    for (ax, ay), (bx, by) in combinations(corners, 2):
        nx, ny = ay - by, bx - ax
        for s, t in product((-1, 1), (-1, 1)):
            line = (ax * HAIR + s * nx, ay * HAIR + s * ny), (bx * HAIR + t * nx, by * HAIR + t * ny)
            start, end = place_within(line, here), place_within(line, there)
            if start is not None and end is not None and not any(crosses(line, start, end, wall) for wall in fine):
                return True
    return False


def place_within(line: Segment, cell: Cell) -> Fraction | None:
    """Where an endless line is in the middle of a hex, as a share of the way between its points; None if beside it."""
    (ax, ay), (bx, by) = line
    x, y = 3 * cell.q * HAIR, (2 * cell.r + cell.q) * HAIR
    turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    if abs(turn) >= HAIR * max(2 * abs(by - ay), abs(bx - ax) + abs(by - ay)):
        return None
    bounds: list[tuple[Fraction, Fraction]] = []
    for fx, fy, width in ((0, 1, HAIR), (1, 1, 2 * HAIR), (1, -1, 2 * HAIR)):
        place, pace = fx * (ax - x) + fy * (ay - y), fx * (bx - ax) + fy * (by - ay)
        if pace:
            ends = sorted((Fraction(-width - place, pace), Fraction(width - place, pace)))
            bounds.append((ends[0], ends[1]))
    return (max(low for low, _ in bounds) + min(high for _, high in bounds)) / 2


def crosses(line: Segment, start: Fraction, end: Fraction, wall: Segment) -> bool:
    """Whether a line meets a wall between two of its places."""
    (ax, ay), (bx, by) = line
    (cx, cy), (dx, dy) = wall
    ux, uy = bx - ax, by - ay
    one, other = ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)
    if one * other > 0:
        return False
    det = ux * (dy - cy) - uy * (dx - cx)
    place = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), det)
    return min(start, end) <= place <= max(start, end)


def free_corner_lines(here: Cell, there: Cell, walls: list[Segment], inset: Fraction) -> int:
    """How many of the 36 lines between inset corners touch no wall."""
    whole, part = inset.denominator, inset.numerator
    fine = [(scaled(c, whole), scaled(d, whole)) for c, d in walls]
    starts, ends = (
        [
            (x * whole + (3 * cell.q - x) * part, y * whole + (2 * cell.r + cell.q - y) * part)
            for x, y in hex_corners(cell)
        ]
        for cell in (here, there)
    )
    return sum(not any(touch(a, b, *wall) for wall in fine) for a, b in product(starts, ends))


def centre_sees(
    here: Cell, there: Cell, cells: Iterable[Cell], walls: Iterable[Edge], blockers: Iterable[Cell]
) -> bool:
    """The line between two square centres, looked at through every square and every corner of the area."""
    known, shut = set(cells), set(walls)
    columns, rows = (range(min(ends), max(ends) + 1) for ends in zip(here, there, strict=True))
    area = {Cell(q, r) for q in columns for r in rows}
    filled = (area & set(blockers) | area - known) - {here, there}
    dx, dy = there.q - here.q, there.r - here.r

    def turn(x: int, y: int) -> int:
        return dx * (y - 2 * here.r) - dy * (x - 2 * here.q)

    def runs_through(cell: Cell) -> bool:
        turns = [turn(2 * cell.q + a, 2 * cell.r + b) for a, b in product((-1, 1), (-1, 1))]
        return min(turns) < 0 < max(turns)

    if any(runs_through(cell) for cell in filled):
        return False
    centres = scaled(here, 2), scaled(there, 2)
    rim = {edge for edge in all_edges(SQUARE, area) if not known.issuperset(SQUARE.across(edge))}
    for edge in shut | rim:
        ends = square_segment(edge)
        if touch(*centres, *ends) and all(turn(*end) for end in ends):
            return False
    corners = [Cell(q, r) for q, r in product(columns[:-1], rows[:-1]) if turn(2 * q + 1, 2 * r + 1) == 0]
    return sum(_closed_sides(corner, dx * dy > 0, filled, shut) for corner in corners) <= 1


def _closed_sides(corner: Cell, falling: bool, filled: set[Cell], shut: set[Edge]) -> int:
    """How many of the two squares beside a line are closed at the corner to the lower right of a square."""
    q, r = corner
    four = Cell(q, r), Cell(q + 1, r), Cell(q + 1, r + 1), Cell(q, r + 1)
    beside = (four[1], four[3]) if falling else (four[0], four[2])
    around = {SQUARE.edge_between(one, four[(place + 1) % 4]) for place, one in enumerate(four)}
    return sum(
        cell in filled or any(cell in SQUARE.across(edge) and edge in shut for edge in around) for cell in beside
    )


def board_of(shape: Shape, cells: Iterable[Cell], walls: Iterable[Edge]) -> Board:
    """A board with the usual links: steps and sight stop at walls."""
    board = Board.of(shape, cells, {"wall": walls})
    return board.linked("step", walls=["wall"]).linked("sight", walls=["wall"])
