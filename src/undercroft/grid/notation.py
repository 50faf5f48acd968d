"""The signs of positions as text, shared by the reader and the printer. docs/positions.md explains them."""

from __future__ import annotations

import json
import re
from typing import Final

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.shape import HEX
from undercroft.grid.things import Note

FLOOR: Final = "."
STACKED: Final = "+"
THING: Final = "@"
TIED: Final = "~"
TO: Final = ".."
WALL: Final = "wall"
"""The kind of the edges that are drawn, unless the legend says otherwise."""

LEVEL: Final = "-"
UPRIGHT: Final = "|"
HEX_LINES: Final[dict[str, tuple[int, ...]]] = {"\\": (0,), "/": (5,), ">": (0, 5)}
"""What stands to the right of a hex: its upper right side, its lower right side, or both."""

RESERVED: Final = frozenset(f"{FLOOR}{LEVEL}{UPRIGHT}{THING}=" + "".join(HEX_LINES))

SYMBOLS: Final[dict[str, str]] = {
    "difficult": ":",
    "door": "+",
    "hazard": "!",
    "ice": "*",
    "obstacle": "o",
    "trap": "^",
    "wall": "#",
    "water": "~",
}
"""The signs that terrain gets when a position is drawn and nothing speaks against it."""

BARE: Final = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_-]|\.(?!\.))*")
_INTEGER: Final = re.compile(r"-?\d+")


class PositionError(ValueError):
    """A position that cannot be read: where, what is wrong, and what would be right."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column


def quoted(word: str) -> str:
    """A word as the text holds it: bare if it can be, in quotes if not.

    >>> print(quoted("hound-2"), quoted("big hound"))
    hound-2 "big hound"
    """
    return word if BARE.fullmatch(word) else json.dumps(word)


def noted(value: Note) -> str:
    """The value of a note; words that look like a number or a truth are quoted to stay words.

    >>> print(noted(12), noted(True), noted("active"), noted("12"))
    12 true active "12"
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return json.dumps(value) if _INTEGER.fullmatch(value) or value in ("true", "false") else quoted(value)


def note_of(word: str) -> Note:
    """The value of a bare word in a note.

    >>> note_of("12"), note_of("true"), note_of("active")
    (12, True, 'active')
    """
    if _INTEGER.fullmatch(word):
        return int(word)
    return {"true": True, "false": False}.get(word, word)


def hex_height(cell: Cell) -> int:
    """The line of a hex in a drawing, counted upwards: neighbours above are two lines up, others one."""
    return 2 * cell.r + cell.q


def hex_at(column: int, height: int) -> Cell:
    """The hex of a column and a line; they have to be both even or both odd."""
    return Cell(column, (height - column) // 2)


def hex_line(edge: Edge) -> tuple[Cell, int]:
    """The hex to whose right a slanting edge is drawn, and the side it has there."""
    if edge.side == 2:
        return HEX.neighbour(edge.cell, 2), 5
    return edge.cell, edge.side
