"""Positions become text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count, groupby
from typing import TypeAlias

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.notation import (
    FLOOR,
    HEX_LINES,
    LEVEL,
    RESERVED,
    STACKED,
    SYMBOLS,
    THING,
    TIED,
    TO,
    UPRIGHT,
    WALL,
    hex_height,
    hex_line,
    noted,
    quoted,
)
from undercroft.grid.position import Position
from undercroft.grid.things import Thing

Canvas: TypeAlias = dict[tuple[int, int], str]
"""Characters by line (growing downwards) and column."""

Content: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""What a cell holds: ids of things, kinds of terrain."""

_WIDTH = 100
_INDENT = "  "


def draw_position(position: Position) -> str:
    """The canonical text of a position; `parse_position` reads it back.

    >>> from undercroft.grid import HEX, Position
    >>> print(draw_position(Position.of(HEX, HEX.disc(Cell(1, 1), 1), terrain={"trap": [Cell(1, 1)]})), end="")
    hex from b2
        .
      .   .
        ^
      .   .
        .
    ^ = trap
    """
    contents = _contents(position)
    reading = sorted(position.cells, key=_reading_order(position))
    symbols = _symbols(contents[cell] for cell in reading)
    lines = [f"{position.shape} from {reading[0]}" if reading else position.shape]
    drawn = _drawn_kind(position)
    place = _paint_hexes if position.shape == "hex" else _paint_squares
    lines += _rows(place({cell: symbols[contents[cell]] for cell in reading}, position.edges.get(drawn, ())))
    lines += _legend(position, symbols)
    if drawn != WALL:
        lines.append(f"lines = {quoted(drawn)}")
    for kind, edges in position.edges.items():
        if kind != drawn:
            lines += _listed(f"edge {quoted(kind)}:", map(str, edges))
    for kind, pairs in position.links.items():
        lines += _listed(f"link {quoted(kind)}:", (f"{here}{TIED}{there}" for here, there in pairs))
    for name, cells in position.areas.items():
        lines += _listed(f"area {quoted(name)}:", _runs(cells))
    for thing in position.things:
        if thing.edges or not thing.cells:
            head = _named(thing, with_notes=not thing.cells)
            again = _named(thing, with_notes=False)
            lines += _listed(f"thing {head}:", map(str, thing.edges), f"thing {again}:")
    return "\n".join(lines) + "\n"


def _drawn_kind(position: Position) -> str:
    """Walls are drawn; where there are none, the kind with most edges."""
    if WALL in position.edges or not position.edges:
        return WALL
    return min(position.edges, key=lambda kind: (-len(position.edges[kind]), kind))


def _contents(position: Position) -> dict[Cell, Content]:
    things: dict[Cell, list[str]] = {cell: [] for cell in position.cells}
    kinds: dict[Cell, list[str]] = {cell: [] for cell in position.cells}
    for thing in position.things:
        for cell in thing.cells:
            things[cell].append(thing.id)
    for kind, cells in position.terrain.items():
        for cell in cells:
            kinds[cell].append(kind)
    return {cell: (tuple(things[cell]), tuple(kinds[cell])) for cell in position.cells}


def _reading_order(position: Position) -> Callable[[Cell], tuple[int, int]]:
    return (lambda cell: (-hex_height(cell), cell.q)) if position.shape == "hex" else (lambda cell: (cell.r, cell.q))


def _symbols(contents: Iterable[Content]) -> dict[Content, str]:
    """A sign for each content, in the order of first appearance."""
    symbols: dict[Content, str] = {((), ()): FLOOR}
    taken = set(RESERVED)
    for content in contents:
        if content not in symbols:
            symbols[content] = next(sign for sign in _candidates(content) if sign not in taken)
            taken.add(symbols[content])
    return symbols


def _candidates(content: Content) -> Iterator[str]:
    things, kinds = content
    if things:
        yield from _letters(things[0].upper())
        yield from "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for kind in kinds:
        yield from SYMBOLS.get(kind, "")
        yield from _letters(kind.lower())
    yield from "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    yield from (chr(code) for code in count(0x100))


def _letters(word: str) -> str:
    return "".join(letter for letter in word if letter.isascii() and letter.isalpha())


def _paint_hexes(symbols: dict[Cell, str], edges: Iterable[Edge]) -> Canvas:
    canvas: Canvas = {(-hex_height(cell), 2 * cell.q): symbol for cell, symbol in symbols.items()}
    slanting: dict[Cell, tuple[int, ...]] = {}
    for edge in edges:
        if edge.side == 1:
            canvas[-hex_height(edge.cell) - 1, 2 * edge.cell.q] = LEVEL
        else:
            cell, side = hex_line(edge)
            slanting[cell] = tuple(sorted((*slanting.get(cell, ()), side)))
    signs = {sides: sign for sign, sides in HEX_LINES.items()}
    for cell, sides in slanting.items():
        canvas[-hex_height(cell), 2 * cell.q + 1] = signs[sides]
    return canvas


def _paint_squares(symbols: dict[Cell, str], edges: Iterable[Edge]) -> Canvas:
    level = sorted({edge.cell.r for edge in edges if edge.side == 1})
    rows = {cell.r for cell in symbols} | set(level)
    lines: dict[int, int] = {}
    for row in range(min(rows, default=0), max(rows, default=0) + 1):
        lines[row] = row + sum(other < row for other in level)
    canvas: Canvas = {(lines[cell.r], 2 * cell.q): symbol for cell, symbol in symbols.items()}
    for edge in edges:
        if edge.side == 1:
            canvas[lines[edge.cell.r] + 1, 2 * edge.cell.q] = LEVEL
        else:
            canvas[lines[edge.cell.r], 2 * edge.cell.q + 1] = UPRIGHT
    return canvas


def _rows(canvas: Canvas) -> Iterator[str]:
    if not canvas:
        return
    left = min(column for _, column in canvas)
    right = max(column for _, column in canvas)
    top, bottom = min(line for line, _ in canvas), max(line for line, _ in canvas)
    for line in range(top, bottom + 1):
        signs = "".join(canvas.get((line, column), " ") for column in range(left, right + 1))
        yield (_INDENT + signs).rstrip()


def _legend(position: Position, symbols: dict[Content, str]) -> Iterator[str]:
    by_id = {thing.id: thing for thing in position.things}
    named: set[str] = set()
    for (things, kinds), symbol in symbols.items():
        if symbol != FLOOR:
            figures = [_named(by_id[thing], with_notes=thing not in named) for thing in things]
            named.update(things)
            yield f"{symbol} = {f' {STACKED} '.join([*figures, *map(quoted, kinds)])}"


def _named(thing: Thing, *, with_notes: bool) -> str:
    notes = " ".join(f"{quoted(name)}={noted(value)}" for name, value in thing.notes)
    return f"{THING}{quoted(thing.id)}" + (f"({notes})" if notes and with_notes else "")


def _listed(head: str, items: Iterable[str], again: str = "") -> Iterator[str]:
    """A list behind its head, on as many lines as it needs; the later ones begin alike, or with `again`."""
    line = head
    for item in items:
        if len(line) + len(item) >= _WIDTH and line != head:
            yield line
            line = head = again or head
        line += f" {item}"
    yield line


def _runs(cells: tuple[Cell, ...]) -> Iterator[str]:
    """The cells, neighbours of one column drawn together: a0..a3.

    >>> list(_runs((Cell(0, 0), Cell(0, 1), Cell(0, 2), Cell(1, 4))))
    ['a0..a2', 'b4']
    """
    for _, group in groupby(enumerate(cells), key=lambda item: (item[1].q, item[1].r - item[0])):
        run = [cell for _, cell in group]
        yield str(run[0]) if len(run) == 1 else f"{run[0]}{TO}{run[-1]}"
