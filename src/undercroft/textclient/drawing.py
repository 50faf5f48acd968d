"""Lines of characters with styles: what drawings are made of before a terminal, or a pipe, gets them."""

from itertools import groupby
from typing import NamedTuple, TypeAlias


class Span(NamedTuple):
    """A run of characters in one style; a pipe leaves the style out."""

    text: str
    style: str = ""


Row: TypeAlias = list[Span]


class Canvas:
    """A sheet that grows as it is drawn on.

    >>> canvas = Canvas()
    >>> canvas.put(2, 1, "ab", "bold")
    >>> canvas.rows()
    [[], [Span(text='  ', style=''), Span(text='ab', style='bold')]]
    """

    def __init__(self) -> None:
        self._drawn: dict[tuple[int, int], Span] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, character in enumerate(text):
            self._drawn[x + at, y] = Span(character, style)

    def rows(self) -> list[Row]:
        """Everything drawn, from the leftmost and topmost 0; runs of one style are joined."""
        lines: dict[int, dict[int, Span]] = {}
        for (x, y), span in self._drawn.items():
            lines.setdefault(y, {})[x] = span
        return [_row(lines.get(y, {})) for y in range(max(lines, default=-1) + 1)]


def _row(line: dict[int, Span]) -> Row:
    spans = [line.get(x, Span(" ")) for x in range(max(line, default=-1) + 1)]
    return [Span("".join(span.text for span in run), style) for style, run in groupby(spans, lambda span: span.style)]


def plain(rows: list[Row]) -> list[str]:
    """The rows without styles."""
    return ["".join(span.text for span in row).rstrip() for row in rows]
