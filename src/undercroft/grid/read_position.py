"""Text becomes positions, or an error that says where and what would be right."""

from __future__ import annotations

import re
from collections import defaultdict
from difflib import get_close_matches
from typing import Final

from undercroft.grid.cell import Cell, Edge, parse_cell
from undercroft.grid.notation import PositionError
from undercroft.grid.position import Position
from undercroft.grid.read_drawing import Drawing, Line, read_drawing
from undercroft.grid.read_legend import Legend, read_legend
from undercroft.grid.shape import SHAPES, Shape
from undercroft.grid.things import Note, Thing

_HEADER: Final = re.compile(r"(?P<indent>\s*)(?P<shape>\w+)(?P<origin>\s+from\s+(?P<cell>\S+))?\s*")


def parse_position(text: str) -> Position:
    """The position that a text draws; docs/positions.md explains the notation.

    >>> position = parse_position('''
    ...     square from c1
    ...       . G
    ...         -
    ...       # .
    ...     # = wall
    ...     G = @guard-2(role=enemy)
    ... ''')
    >>> position.terrain, [str(cell) for cell in position.things[0].cells], str(position.edges["wall"][0])
    ({'wall': (Cell(q=2, r=2),)}, ['d1'], 'd1/1')
    >>> parse_position("hex from c1\\n  . Q")
    Traceback (most recent call last):
    undercroft.grid.notation.PositionError: line 2, column 5: no hex lies here: the next one of this line is at column 7
    """
    lines = [Line(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
    for line in lines:
        if "\t" in line.text:
            raise PositionError(line.number, line.text.index("\t") + 1, "a tab: draw with spaces, tabs have no width")
    head = next((place for place, line in enumerate(lines) if line.text), None)
    if head is None:
        raise PositionError(1, 1, "nothing here: begin with the shape of the cells, like hex from c4 or square from a0")
    shape, first, indent = _read_header(lines[head])
    rest = lines[head + 1 :]
    end = next((place for place, line in enumerate(rest) if line.text and line.indent <= indent), len(rest))
    drawing = read_drawing(shape, first, rest[:end])
    legend = read_legend(shape, [line for line in rest[end:] if line.text])
    return _assemble(shape, drawing, legend, lines[head])


def _read_header(line: Line) -> tuple[Shape, Cell, int]:
    found = _HEADER.fullmatch(line.text)
    if not found:
        raise PositionError(line.number, line.indent + 1, "begin with the shape and the first cell, like hex from c4")
    name = found["shape"]
    if name not in SHAPES:
        near = get_close_matches(name, SHAPES, 1, 0.3) or ["hex"]
        raise PositionError(line.number, found.start("shape") + 1, f"no shape {name!r}: did you mean {near[0]}?")
    if not found["cell"]:
        return SHAPES[name], Cell(0, 0), line.indent
    try:
        return SHAPES[name], parse_cell(found["cell"]), line.indent
    except ValueError as problem:
        raise PositionError(line.number, found.start("cell") + 1, str(problem)) from None


def _assemble(shape: Shape, drawing: Drawing, legend: Legend, head: Line) -> Position:
    cells = [spot.cell for spot in drawing.spots]
    terrain: defaultdict[str, list[Cell]] = defaultdict(list)
    standing: defaultdict[str, list[Cell]] = defaultdict(list)
    for spot in drawing.spots:
        content = legend.contents.get(spot.symbol)
        if content is None:
            raise PositionError(spot.line, spot.column, _unknown(spot.symbol, legend))
        for kind in content.kinds:
            terrain[kind].append(spot.cell)
        for thing in content.things:
            standing[thing].append(spot.cell)
    _check_places(drawing, legend)
    edges: defaultdict[str, list[Edge]] = defaultdict(list, {kind: list(some) for kind, some in legend.edges.items()})
    edges[legend.drawn] += drawing.edges
    try:
        return Position.of(
            shape,
            cells,
            terrain=terrain,
            edges=edges,
            links=legend.links,
            areas=legend.areas,
            things=_things(standing, legend.borders, legend.notes),
        )
    except ValueError as problem:
        raise PositionError(head.number, head.indent + 1, str(problem)) from None


def _check_places(drawing: Drawing, legend: Legend) -> None:
    """Every sign explained is drawn, and every place named is on the board."""
    drawn, cells = {spot.symbol for spot in drawing.spots}, {spot.cell for spot in drawing.spots}
    for symbol, content in legend.contents.items():
        if content.line and symbol not in drawn:
            raise PositionError(content.line, content.column, f"the drawing has no {symbol}: draw it or leave this out")
    for mention in legend.mentions:
        if cells.isdisjoint(mention.cells):
            raise PositionError(mention.line, mention.column, f"{mention.text} is not on the board: draw it first")


def _things(
    standing: dict[str, list[Cell]], borders: dict[str, list[Edge]], notes: dict[str, dict[str, Note]]
) -> list[Thing]:
    names = dict.fromkeys([*standing, *borders])
    return [
        Thing(name, tuple(standing.get(name, ())), tuple(borders.get(name, ())), tuple(notes.get(name, {}).items()))
        for name in names
    ]


def _unknown(symbol: str, legend: Legend) -> str:
    known = " ".join(sorted(legend.contents))
    return f"the legend does not know {symbol!r} (only: {known}); add a line like  {symbol} = obstacle"
