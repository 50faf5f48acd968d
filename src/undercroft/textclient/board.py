r"""Drawing boards: flat-topped hexes in staggered columns, squares in rows.

    __          Each space shows who stands there, what lies there, or its name;
   /M \__       below that the number of the option that leads there.
   \1_/c3\
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from undercroft.table import SceneBoard, SceneCell, SceneFigure
from undercroft.textclient.drawing import Canvas, Row, Span
from undercroft.textclient.labels import FLOOR, Labels

NARROW, WIDE = 3, 7
OPTION = "bold cyan"
DIM = "dim"
STYLES = {
    "hero": "bold green",
    "monster": "bold red",
    "elite": "bold yellow",
    "boss": "bold magenta",
    "summon": "bold blue",
    "objective": "bold white",
}


class Spot(NamedTuple):
    """Where something is drawn, and how long it is."""

    x: int
    y: int
    long: int
    tall: int
    sign: str

    def draw(self, canvas: Canvas, sign: str, style: str) -> None:
        for line in range(self.tall):
            canvas.put(self.x, self.y + line, sign * self.long, style)


def draw_board(
    board: SceneBoard, figures: Iterable[SceneFigure], labels: Labels, numbers: Mapping[str, int]
) -> list[Row]:
    """The board with figures, things, terrain, edges, and the numbers of options that mean a cell."""
    contents = cell_contents(board, figures, labels)
    longest = max((sum(len(span.text) for span in spans) for spans in contents.values()), default=0)
    wide = min(max(NARROW, longest), WIDE)
    canvas = Canvas()
    corners = corners_of(board, wide)
    sides = hex_sides if board.shape == "hex" else square_sides
    for cell in board.cells:
        x, y = corners[cell.id]
        for spot in sides(x, y, wide):
            spot.draw(canvas, spot.sign, DIM)
    for cell in board.cells:
        x, y = corners[cell.id]
        at = x + 1
        for span in fit(contents.get(cell.id) or [Span(cell.id, DIM)], wide):
            canvas.put(at, y + 1, *span)
            at += len(span.text)
    for edge in board.edges:
        x, y = corners[edge.cell]
        sides(x, y, wide)[edge.side].draw(canvas, labels.edges[edge.kind], "bold")
    for id in [cell.id for cell in board.cells if cell.id in numbers]:
        x, y = corners[id]
        canvas.put(x + 1, y + 2, str(numbers[id])[:wide], OPTION)
    return canvas.rows()


def cell_contents(board: SceneBoard, figures: Iterable[SceneFigure], labels: Labels) -> dict[str, list[Span]]:
    """What is to be seen in each cell: figures first, then things, then the terrain."""
    contents: dict[str, list[Span]] = defaultdict(list)
    for figure in figures:
        if figure.id in labels.figures:
            style = STYLES[figure.kind] + (" underline" if figure.acting else "")
            for id in figure.cells:
                contents[id].append(Span(labels.figures[figure.id], style))
    for thing in board.things:
        if thing.side is None:
            for id in thing.cells:
                contents[id].append(Span(labels.thing(thing), "yellow"))
    for cell in board.cells:
        if cell.terrain != FLOOR:
            contents[cell.id].append(Span(labels.terrain[cell.terrain], "blue"))
    return contents


def fit(spans: list[Span], wide: int) -> list[Span]:
    """As many as there is room for; a plus says that there is more."""
    fitting: list[Span] = []
    room = wide
    for at, span in enumerate(spans):
        if len(span.text) > room - (at < len(spans) - 1 and len(span.text) == room):
            return [*fitting, Span("+"[:room])]
        fitting.append(span)
        room -= len(span.text)
    return fitting


def corners_of(board: SceneBoard, wide: int) -> dict[str, tuple[int, int]]:
    """The upper left corner of each cell's drawing."""
    place = hex_place if board.shape == "hex" else square_place
    placed = {cell.id: place(cell, wide) for cell in board.cells}
    left = min((x for x, _ in placed.values()), default=0)
    top = min((y for _, y in placed.values()), default=0)
    return {id: (x - left, y - top) for id, (x, y) in placed.items()}


def hex_place(cell: SceneCell, wide: int) -> tuple[int, int]:
    """Axial coordinates, +r up: a column to the right lies half a hex higher."""
    q, r = cell.at
    return q * (wide + 1), -(2 * r + q)


def hex_sides(x: int, y: int, wide: int) -> list[Spot]:
    """The six sides, counter-clockwise from the upper right one."""
    right = x + wide + 1
    return [
        Spot(right, y + 1, 1, 1, "\\"),
        Spot(x + 1, y, wide, 1, "_"),
        Spot(x, y + 1, 1, 1, "/"),
        Spot(x, y + 2, 1, 1, "\\"),
        Spot(x + 1, y + 2, wide, 1, "_"),
        Spot(right, y + 2, 1, 1, "/"),
    ]


def square_place(cell: SceneCell, wide: int) -> tuple[int, int]:
    column, row = cell.at
    return column * (wide + 1), row * 3


def square_sides(x: int, y: int, wide: int) -> list[Spot]:
    """The right, lower, left and upper side, and the four corners."""
    right = x + wide + 1
    return [
        Spot(right, y + 1, 1, 2, "|"),
        Spot(x + 1, y + 3, wide, 1, "-"),
        Spot(x, y + 1, 1, 2, "|"),
        Spot(x + 1, y, wide, 1, "-"),
        *(Spot(corner, line, 1, 1, "+") for corner in (x, right) for line in (y, y + 3)),
    ]
