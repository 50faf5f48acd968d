"""Combat tokens as they are written: `physical 2* / shield`, the two faces, a star for a golden symbol."""

import re
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple, TypeAlias, cast

from msgspec import Meta

Symbol: TypeAlias = Literal["physical", "magic", "enemy", "shield", "agility", "surge", "doubler", "dash"]

_FACE = r"(physical|magic|enemy|shield|agility|surge|doubler|dash)( [2-9])?\*?"
Token: TypeAlias = Annotated[
    str,
    Meta(
        pattern=rf"^{_FACE} / {_FACE}$",
        description="The two faces of a combat token: symbol, number above 1, * for golden: `magic 2* / dash`.",
    ),
]


class Face(NamedTuple):
    """One side of a combat token (RB-COMP-14, RB-COMP-15)."""

    symbol: Symbol
    number: int = 1
    golden: bool = False

    def __str__(self) -> str:
        return self.symbol + (f" {self.number}" if self.number > 1 else "") + "*" * self.golden


@lru_cache(maxsize=256)
def faces(token: str) -> tuple[Face, Face]:
    """The two faces of a token, as its card or the board names them (RB-OPEN-42).

    >>> faces("physical 2* / dash")
    (Face(symbol='physical', number=2, golden=True), Face(symbol='dash', number=1, golden=False))
    """
    one, other = (_face(text) for text in token.split(" / "))
    return one, other


@lru_cache(maxsize=256)
def face_names(token: str) -> tuple[str, str]:
    """Both faces as they are written."""
    one, other = faces(token)
    return str(one), str(other)


def _face(text: str) -> Face:
    found = re.fullmatch(r"(\w+)(?: (\d))?(\*?)", text)
    if not found:
        raise ValueError(f"{text!r} is no face of a combat token: write a symbol, a number above 1, * for golden")
    symbol, number, golden = found.groups()
    return Face(cast(Symbol, symbol), int(number or 1), bool(golden))
