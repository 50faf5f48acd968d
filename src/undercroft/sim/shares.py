"""Of the games that somebody won: how much fell to each hero, each place in order, against an equal share."""

from collections.abc import Mapping
from math import sqrt

import msgspec

SURE = 1.96
"""Standard errors to both sides that leave out one result in twenty."""


class Fared(msgspec.Struct, frozen=True):
    """In how many games somebody took part as a certain hero or in a certain place, and how many of them it won."""

    games: int
    won: int
    share: float
    """What it won, as a multiple of what all together won in as many games."""
    least: float
    most: float
    """Between these the multiple lies in the long run, with a probability of 95 %."""


def fare(took_part: Mapping[str, int], won: Mapping[str, int]) -> dict[str, Fared]:
    """How each of several fared beside the others.

    >>> fare({"mok": 100, "lissa": 100}, {"mok": 30, "lissa": 10})["mok"]
    Fared(games=100, won=30, share=1.5, least=1.09, most=1.98)
    """
    usual = sum(won.values()) / max(1, sum(took_part.values()))
    return {name: fared(games, won.get(name, 0), usual) for name, games in sorted(took_part.items())}


def fared(games: int, won: int, usual: float) -> Fared:
    """Nobody fares better than others where nobody ever wins."""
    marks = (won / games, *likely(games, won))
    share, least, most = (round(mark / usual, 2) if usual else 1.0 for mark in marks)
    return Fared(games, won, share, least, most)


def likely(games: int, won: int) -> tuple[float, float]:
    """Between which marks the share of games won lies in the long run (Wilson's interval, 95 %).

    >>> [round(mark, 3) for mark in likely(300, 210)]
    [0.646, 0.749]
    """
    middle, square = won + SURE**2 / 2, SURE**2 / games
    spread = SURE * sqrt(won * (games - won) / games + SURE**2 / 4)
    whole = games * (1 + square)
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
