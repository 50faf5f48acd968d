"""The legend of a position: what the signs mean, and what no drawing can show."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, NamedTuple

from undercroft.grid.cell import Cell, Edge, parse_cell, parse_edge
from undercroft.grid.notation import (
    BARE,
    FLOOR,
    RESERVED,
    STACKED,
    THING,
    TIED,
    TO,
    WALL,
    PositionError,
    note_of,
)
from undercroft.grid.position import Pair
from undercroft.grid.read_drawing import Line
from undercroft.grid.shape import Shape
from undercroft.grid.things import Note

_STATEMENTS: Final = ("area", "edge", "lines", "link", "thing")
_ITEM: Final = re.compile(r"[^\s]+")
_NUMBER: Final = re.compile(r"-\d+")
_LONGEST_RUN: Final = 10_000


@dataclass
class Content:
    """What a sign stands for, and where the legend says so (line 0: nobody had to)."""

    things: list[str] = field(default_factory=list[str])
    kinds: list[str] = field(default_factory=list[str])
    line: int = 0
    column: int = 1


class Mention(NamedTuple):
    """A place the legend names; one of its cells has to be on the board."""

    text: str
    cells: tuple[Cell, ...]
    line: int
    column: int


@dataclass
class Legend:
    """Everything below the drawing."""

    contents: dict[str, Content] = field(default_factory=lambda: {FLOOR: Content()})
    drawn: str = WALL
    edges: dict[str, list[Edge]] = field(default_factory=dict[str, list[Edge]])
    links: dict[str, list[Pair]] = field(default_factory=dict[str, list[Pair]])
    areas: dict[str, list[Cell]] = field(default_factory=dict[str, list[Cell]])
    borders: dict[str, list[Edge]] = field(default_factory=dict[str, list[Edge]])
    notes: dict[str, dict[str, Note]] = field(default_factory=dict[str, dict[str, Note]])
    mentions: list[Mention] = field(default_factory=list[Mention])

    def mention(self, scanner: Scanner, text: str, place: int, *cells: Cell) -> None:
        """Remember where a place is named, to be checked against the drawing."""
        self.mentions.append(Mention(text, cells, scanner.line.number, place + 1))


def read_legend(shape: Shape, lines: list[Line]) -> Legend:
    """Read the lines of a legend."""
    legend = Legend()
    for line in lines:
        _read_line(Scanner(line), shape, legend)
    return legend


class Scanner:
    """Reads a line piece by piece and knows where it is."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.place = line.indent

    @property
    def ended(self) -> bool:
        """Whether nothing is left."""
        return self.place >= len(self.line.text)

    def refuse(self, problem: str, place: int | None = None) -> PositionError:
        """The error that points here, or at an earlier place."""
        return PositionError(self.line.number, (self.place if place is None else place) + 1, problem)

    def skip(self) -> None:
        """Pass spaces."""
        while not self.ended and self.line.text[self.place] == " ":
            self.place += 1

    def take(self, sign: str) -> bool:
        """Pass a sign if it comes next."""
        if not self.line.text.startswith(sign, self.place):
            return False
        self.place += len(sign)
        return True

    def expect(self, sign: str, example: str) -> None:
        """Pass a sign that has to come."""
        self.skip()
        if not self.take(sign):
            raise self.refuse(f"{sign!r} is missing here, as in  {example}")

    def word(self, what: str) -> str:
        """Pass a word, bare or in quotes."""
        self.skip()
        if self.line.text.startswith('"', self.place):
            try:
                word, end = json.JSONDecoder().raw_decode(self.line.text, self.place)
            except ValueError:
                raise self.refuse('the quotes are not closed: end the word with "') from None
            self.place = end
            return str(word)
        found = BARE.match(self.line.text, self.place)
        if not found:
            raise self.refuse(f'{what} is missing here: letters, digits, - and _, or anything in "quotes"')
        self.place = found.end()
        return found.group()

    def value(self) -> Note:
        """Pass the value of a note."""
        found = _NUMBER.match(self.line.text, self.place)
        if found:
            self.place = found.end()
            return note_of(found.group())
        in_quotes = self.line.text.startswith('"', self.place)
        word = self.word("a value")
        return word if in_quotes else note_of(word)

    def items(self) -> list[tuple[str, int]]:
        """Pass everything left, split at spaces, with the places."""
        found = [(item.group(), item.start()) for item in _ITEM.finditer(self.line.text, self.place)]
        self.place = len(self.line.text)
        return found


def _read_line(scanner: Scanner, shape: Shape, legend: Legend) -> None:
    start, symbol = scanner.place, scanner.line.text[scanner.place]
    if re.match(r". *=", scanner.line.text[start:]):
        scanner.place += 1
        _read_symbol(scanner, symbol, legend)
        return
    statement = scanner.word("a sign with its meaning, or one of " + ", ".join(_STATEMENTS))
    match statement:
        case "lines":
            scanner.expect("=", "lines = river")
            legend.drawn = scanner.word("the kind of the lines drawn")
        case "edge":
            _read_edges(scanner, shape, legend)
        case "link":
            _read_links(scanner, legend)
        case "area":
            _read_area(scanner, legend)
        case "thing":
            _read_thing(scanner, shape, legend)
        case _:
            near = get_close_matches(statement, _STATEMENTS, 1, 0.4)
            hint = (
                f"did you mean {near[0]}?" if near else f"use a sign, as in  o = obstacle, or {', '.join(_STATEMENTS)}"
            )
            raise scanner.refuse(f"no statement {statement!r}: {hint}", start)
    scanner.skip()
    if not scanner.ended:
        raise scanner.refuse("the line should end here; write the rest on a line of its own")


def _read_symbol(scanner: Scanner, symbol: str, legend: Legend) -> None:
    start = scanner.place - 1
    if symbol in RESERVED:
        raise scanner.refuse(f"{symbol} is taken by the notation: choose another sign", start)
    if symbol in legend.contents:
        raise scanner.refuse(f"{symbol} has a meaning already: choose another sign", start)
    content = Content(line=scanner.line.number, column=start + 1)
    scanner.expect("=", f"{symbol} = obstacle")
    while True:
        scanner.skip()
        if scanner.take(THING):
            content.things.append(_read_name(scanner, legend))
        else:
            content.kinds.append(scanner.word("a kind of terrain or a thing like @guard-2"))
        scanner.skip()
        if scanner.ended:
            break
        scanner.expect(STACKED, f"{symbol} = @guard-2 + difficult")
    legend.contents[symbol] = content


def _read_name(scanner: Scanner, legend: Legend) -> str:
    """A thing behind its @, with notes in brackets if this is where they are written."""
    name = scanner.word("the id of a thing")
    notes = legend.notes.setdefault(name, {})
    if scanner.take("("):
        while not scanner.take(")"):
            place = scanner.place
            note = scanner.word("the name of a note")
            scanner.expect("=", "@guard-2(role=enemy initiative=12)")
            if note in notes:
                raise scanner.refuse(f"@{name} has a note {note!r} already", place)
            notes[note] = scanner.value()
            scanner.skip()
            if scanner.ended:
                raise scanner.refuse("the brackets are not closed: end the notes with )")
    return name


def _read_edges(scanner: Scanner, shape: Shape, legend: Legend) -> None:
    kind = scanner.word("the kind of the edges")
    scanner.expect(":", "edge door: c4/0 c5/1")
    legend.edges.setdefault(kind, []).extend(_edges(scanner, shape, legend))


def _read_thing(scanner: Scanner, shape: Shape, legend: Legend) -> None:
    scanner.expect(THING, "thing @gate: c4/0")
    name = _read_name(scanner, legend)
    scanner.expect(":", "thing @gate: c4/0")
    legend.borders.setdefault(name, []).extend(_edges(scanner, shape, legend))


def _edges(scanner: Scanner, shape: Shape, legend: Legend) -> list[Edge]:
    edges: list[Edge] = []
    for item, place in scanner.items():
        try:
            edges.append(shape.edge(*parse_edge(item)))
        except ValueError as problem:
            raise scanner.refuse(str(problem), place) from None
        legend.mention(scanner, item, place, *shape.across(edges[-1]))
    return edges


def _read_links(scanner: Scanner, legend: Legend) -> None:
    kind = scanner.word("the kind of the links")
    scanner.expect(":", "link road: c4~c5")
    links = legend.links.setdefault(kind, [])
    for item, place in scanner.items():
        here, tied, there = item.partition(TIED)
        if not tied:
            raise scanner.refuse(f"{item!r} is no link: write two cells with {TIED} between, like c4{TIED}c5", place)
        links.append((_cell(scanner, legend, here, place), _cell(scanner, legend, there, place + len(here) + 1)))


def _read_area(scanner: Scanner, legend: Legend) -> None:
    name = scanner.word("the name of the area")
    scanner.expect(":", "area cellar: a0..a3 b2")
    area = legend.areas.setdefault(name, [])
    for item, place in scanner.items():
        start, to, end = item.partition(TO)
        first = _cell(scanner, legend, start, place)
        last = _cell(scanner, legend, end, place + len(start) + len(TO)) if to else first
        if first.q != last.q or not first.r <= last.r < first.r + _LONGEST_RUN:
            raise scanner.refuse(f"{item!r} is no run: it goes up one column, like a0..a3", place)
        run = [Cell(first.q, row) for row in range(first.r, last.r + 1)]
        for cell in run[1:-1]:
            legend.mention(scanner, str(cell), place, cell)
        area.extend(run)


def _cell(scanner: Scanner, legend: Legend, name: str, place: int) -> Cell:
    try:
        cell = parse_cell(name)
    except ValueError as problem:
        raise scanner.refuse(str(problem), place) from None
    legend.mention(scanner, name, place, cell)
    return cell
