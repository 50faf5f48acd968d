"""The drawn part of a position: which signs stand on which cells, which edges have lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.notation import FLOOR, HEX_LINES, LEVEL, RESERVED, UPRIGHT, PositionError, hex_at, hex_height
from undercroft.grid.shape import HEX, SQUARE, Shape


class Line(NamedTuple):
    """A line of the text and its number."""

    number: int
    text: str

    @property
    def indent(self) -> int:
        """How many spaces it begins with."""
        return len(self.text) - len(self.text.lstrip())


class Spot(NamedTuple):
    """A sign on a cell, and where it is written."""

    cell: Cell
    symbol: str
    line: int
    column: int


class Sign(NamedTuple):
    """A character of the drawing, by its distance from the first cell."""

    across: int
    down: int
    symbol: str
    line: int
    column: int

    def refuse(self, problem: str) -> PositionError:
        """The error that says what is wrong with it."""
        return PositionError(self.line, self.column, problem)


@dataclass
class Drawing:
    """What has been drawn."""

    spots: list[Spot] = field(default_factory=list[Spot])
    edges: list[Edge] = field(default_factory=list[Edge])


def read_drawing(shape: Shape, first: Cell, lines: list[Line]) -> Drawing:
    """Read the drawing; the first sign of a cell, from the top left, stands on the cell `first`."""
    drawing = Drawing()
    if shape is HEX:
        for sign in _signs(lines, _lines_of_hexes(lines)):
            _read_hex(sign, first, drawing)
    else:
        for sign in _signs(lines, _lines_of_squares(lines)):
            _read_square(sign, first, drawing)
    return drawing


def _is_cell(symbol: str) -> bool:
    return symbol == FLOOR or symbol not in RESERVED


def _lines_of_hexes(lines: list[Line]) -> list[int]:
    return list(range(len(lines)))


def _lines_of_squares(lines: list[Line]) -> list[int]:
    """The row each line belongs to; a line of level walls belongs to the row above it."""
    rows: list[int] = []
    row = -1
    for line in lines:
        level = set(line.text.split()) and set(line.text.replace(" ", "")) == {LEVEL}
        row += not level
        rows.append(row)
    return rows


def _signs(lines: list[Line], rows: list[int]) -> list[Sign]:
    signs = [
        Sign(column, row, symbol, line.number, column + 1)
        for line, row in zip(lines, rows, strict=True)
        for column, symbol in enumerate(line.text)
        if symbol != " "
    ]
    if not signs:
        return []
    start = next((sign for sign in signs if _is_cell(sign.symbol)), None)
    if start is None:
        raise signs[0].refuse("walls without cells: draw the cells beside them, a free one as .")
    return [sign._replace(across=sign.across - start.across, down=sign.down - start.down) for sign in signs]


def _read_hex(sign: Sign, first: Cell, drawing: Drawing) -> None:
    steps, gap = divmod(sign.across, 2)
    column, height = first.q + steps, hex_height(first) - sign.down
    on_hex = (column + height) % 2 == 0
    if gap:
        if not on_hex or sign.symbol not in HEX_LINES:
            raise sign.refuse(_misplaced(sign, on_hex))
        cell = hex_at(column, height)
        drawing.edges += [HEX.edge(cell, side) for side in HEX_LINES[sign.symbol]]
    elif on_hex:
        if not _is_cell(sign.symbol):
            raise sign.refuse(f"a hex lies here, not a wall: {sign.symbol} cannot stand for a hex")
        drawing.spots.append(Spot(hex_at(column, height), sign.symbol, sign.line, sign.column))
    elif sign.symbol == LEVEL:
        drawing.edges.append(HEX.edge(hex_at(column, height - 1), 1))
    else:
        raise sign.refuse(_misplaced(sign, on_hex=False))


def _misplaced(sign: Sign, on_hex: bool) -> str:
    if _is_cell(sign.symbol):
        ahead = 3 if on_hex else 2 - sign.across % 2
        return f"no hex lies here: the next one of this line is at column {sign.column + ahead}"
    if sign.symbol == LEVEL:
        return "a level wall - stands between two hexes of one column, in the line between theirs"
    if sign.symbol in HEX_LINES:
        return f"a wall {sign.symbol} stands just to the right of the hex it belongs to (upper right \\, lower right /)"
    return f"{sign.symbol} has no meaning between hexes: walls are \\ / > and -"


def _read_square(sign: Sign, first: Cell, drawing: Drawing) -> None:
    steps, gap = divmod(sign.across, 2)
    cell = Cell(first.q + steps, first.r + sign.down)
    if gap:
        if sign.symbol != UPRIGHT:
            raise sign.refuse(f"{sign.symbol} stands between two squares: only a wall | can")
        drawing.edges.append(SQUARE.edge(cell, 0))
    elif sign.symbol == LEVEL:
        drawing.edges.append(SQUARE.edge(cell, 1))
    elif _is_cell(sign.symbol):
        drawing.spots.append(Spot(cell, sign.symbol, sign.line, sign.column))
    else:
        raise sign.refuse(f"{sign.symbol} is no square; walls are | between squares and - in a line between rows")
