"""Numbers that cards print as formulas: `C` characters, `L` scenario level, `H`, `X` and whatever else is at hand."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, TypeAlias

from msgspec import Meta

TOKEN = re.compile(r"\s*(?:(\d+)|([A-Z][A-Za-z]*)|(up|down)\b|([-+*/()]))")

Formula: TypeAlias = (
    int
    | Annotated[
        str,
        Meta(
            pattern=r"^[-+*/() 0-9A-Za-z]{1,60}$",
            description="A number with C (characters), L (level) and the like: `2+L`, `up(C/2)`, `10*C`.",
        ),
    ]
)


def value_of(formula: Formula, letters: Mapping[str, int]) -> int:
    """What a formula comes to. Division keeps fractions until `up(…)` or `down(…)`; the whole is rounded up.

    >>> value_of("2+L", {"L": 3}), value_of("up(C/2)", {"C": 3}), value_of(4, {})
    (5, 2, 4)
    >>> value_of("down(H/2)", {"H": 9})
    4
    """
    if isinstance(formula, int):
        return formula
    tokens = _tokens(formula)
    number, rest = _sum(tokens, 0, letters)
    if rest != len(tokens):
        raise ValueError(f"{formula!r}: nothing fits after {''.join(tokens[:rest])!r}")
    return _up(number)


def letters_in(formula: Formula) -> set[str]:
    """The letters a formula needs.

    >>> sorted(letters_in("up(C*L/2)"))
    ['C', 'L']
    """
    return set() if isinstance(formula, int) else {token for token in _tokens(formula) if token[0].isupper()}


Number: TypeAlias = tuple[int, int]
"""Numerator and denominator."""


@lru_cache(maxsize=512)
def _tokens(formula: str) -> tuple[str, ...]:
    tokens: list[str] = []
    at = 0
    while at < len(formula.rstrip()):
        match = TOKEN.match(formula, at)
        if not match:
            raise ValueError(f"{formula!r}: {formula[at:]!r} is no number, letter or sign")
        tokens.append(match.group().strip())
        at = match.end()
    return tuple(tokens)


def _sum(tokens: tuple[str, ...], at: int, letters: Mapping[str, int]) -> tuple[Number, int]:
    (top, bottom), at = _product(tokens, at, letters)
    while at < len(tokens) and tokens[at] in "+-":
        sign = 1 if tokens[at] == "+" else -1
        (more, part), at = _product(tokens, at + 1, letters)
        top, bottom = top * part + sign * more * bottom, bottom * part
    return (top, bottom), at


def _product(tokens: tuple[str, ...], at: int, letters: Mapping[str, int]) -> tuple[Number, int]:
    (top, bottom), at = _factor(tokens, at, letters)
    while at < len(tokens) and tokens[at] in "*/":
        times = tokens[at] == "*"
        (more, part), at = _factor(tokens, at + 1, letters)
        if not times:
            more, part = part, more
        if not part:
            raise ValueError("a formula divides by nothing")
        top, bottom = top * more, bottom * part
    return (top, bottom), at


def _factor(tokens: tuple[str, ...], at: int, letters: Mapping[str, int]) -> tuple[Number, int]:
    if at >= len(tokens):
        raise ValueError("a formula ends too early")
    token = tokens[at]
    if token == "-":
        (top, bottom), at = _factor(tokens, at + 1, letters)
        return (-top, bottom), at
    if token == "(" or token in ("up", "down"):
        inner, at = _sum(tokens, at + (1 if token == "(" else 2), letters)
        if at >= len(tokens) or tokens[at] != ")":
            raise ValueError("a bracket is not closed")
        return ((_up(inner), 1) if token == "up" else (inner[0] // inner[1], 1) if token == "down" else inner), at + 1
    if token.isdigit():
        return (int(token), 1), at + 1
    if token not in letters:
        raise ValueError(f"{token} means nothing here; known are {', '.join(sorted(letters)) or 'no letters'}")
    return (letters[token], 1), at + 1


def _up(number: Number) -> int:
    top, bottom = number
    return -(-top // bottom)
