"""Numbers on cards: plain, or words that stand for a number of the moment."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, TypeAlias

from msgspec import Meta

WORDS = ("X", "body", "mind", "spirit", "speed", "hand", "gold", "damage", "successes", "matches", "tokens", "trophies")
_TERM = re.compile(r"([+-]?)(?:(\d+)\*)?(?:(\d+)|([A-Za-z]+))")

Formula: TypeAlias = (
    int
    | Annotated[
        str,
        Meta(
            pattern=rf"^-?(\d+\*)?(\d+|{'|'.join(WORDS)})([+-](\d+\*)?(\d+|{'|'.join(WORDS)}))*$",
            description=f"A number, or a sum like `1+spirit` or `2*X`. Words: {', '.join(WORDS)}.",
        ),
    ]
)

Many: TypeAlias = (
    int
    | Annotated[
        str,
        Meta(
            pattern=rf"^(all|{'|'.join(WORDS)})$",
            description=f"A number, `all`, or a word: {', '.join(WORDS)}.",
        ),
    ]
)


def value_of(formula: Formula, number: Callable[[str], int]) -> int:
    """What a formula comes to; `number` says what a word stands for now.

    >>> value_of(3, len), value_of("2*X+1", lambda word: 4)
    (3, 9)
    """
    if isinstance(formula, int):
        return formula
    return sum(factor * (plain if word is None else number(word)) for factor, plain, word in _terms(formula))


@lru_cache(maxsize=512)
def _terms(formula: str) -> tuple[tuple[int, int, str | None], ...]:
    terms: list[tuple[int, int, str | None]] = []
    for sign, times, plain, word in _TERM.findall(formula):
        factor = (-1 if sign == "-" else 1) * int(times or 1)
        terms.append((factor, int(plain or 0), word or None))
    return tuple(terms)
