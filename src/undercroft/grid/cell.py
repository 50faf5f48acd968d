"""Cells and edges: two small values with names people can read."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

_NAME = re.compile(r"(-?)([a-z]+)(-?)(\d+)")
_NAMES = 1 << 14
"""So many cells are known by name without being spelt out again."""


class Cell(NamedTuple):
    """One space of a board: axial `(q, r)` on hexes, `(column, row)` on squares.

    >>> str(Cell(2, 4)), str(Cell(-1, -3))
    ('c4', '-a-3')
    """

    q: int
    r: int

    def __str__(self) -> str:
        return cell_name(self)

    def plus(self, other: Cell) -> Cell:
        """The cell as far from this one as `other` is from the origin."""
        return Cell(self.q + other.q, self.r + other.r)

    def minus(self, other: Cell) -> Cell:
        """The way from `other` to this cell."""
        return Cell(self.q - other.q, self.r - other.r)


class Edge(NamedTuple):
    """One side of a cell; `Shape.edge` gives the same value for both cells that share it.

    >>> str(Edge(Cell(2, 4), 1))
    'c4/1'
    """

    cell: Cell
    side: int

    def __str__(self) -> str:
        return f"{self.cell}/{self.side}"


@lru_cache(maxsize=_NAMES)
def cell_name(cell: Cell) -> str:
    """The name of a cell: the column in letters, the row in digits, each with a minus below zero.

    >>> [cell_name(Cell(q, 0)) for q in (0, 25, 26, 702, -1, -27)]
    ['a0', 'z0', 'aa0', 'aaa0', '-a0', '-aa0']
    """
    column = f"-{_letters(-cell.q - 1)}" if cell.q < 0 else _letters(cell.q)
    return f"{column}{cell.r}"


@lru_cache(maxsize=_NAMES)
def parse_cell(text: str) -> Cell:
    """The cell of a name; every cell has exactly one name.

    >>> parse_cell("c4"), parse_cell("-a-3")
    (Cell(q=2, r=4), Cell(q=-1, r=-3))
    >>> parse_cell("4c")
    Traceback (most recent call last):
    ValueError: '4c' is no cell name: write the column in letters, then the row in digits, like c4 or -a-3
    """
    found = _NAME.fullmatch(text)
    if not found:
        raise ValueError(
            f"{text!r} is no cell name: write the column in letters, then the row in digits, like c4 or -a-3"
        )
    minus, letters, below, digits = found.groups()
    column = _number(letters)
    cell = Cell(-column - 1 if minus else column, -int(digits) if below else int(digits))
    if cell_name(cell) != text:
        raise ValueError(f"{text!r} is no cell name: write {cell_name(cell)} (no leading zeros, no minus before 0)")
    return cell


def parse_edge(text: str) -> Edge:
    """The edge of a name like `c4/1`: a cell and the number of one of its sides.

    >>> parse_edge("c4/1")
    Edge(cell=Cell(q=2, r=4), side=1)
    >>> parse_edge("c4")
    Traceback (most recent call last):
    ValueError: 'c4' is no edge: write a cell, a slash and the number of its side, like c4/1
    """
    name, slash, side = text.partition("/")
    if not slash or not re.fullmatch(r"[0-9]", side):
        raise ValueError(f"{text!r} is no edge: write a cell, a slash and the number of its side, like c4/1")
    return Edge(parse_cell(name), int(side))


def _letters(number: int) -> str:
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("a") + 1
    return number - 1
