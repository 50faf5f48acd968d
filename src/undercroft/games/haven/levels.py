"""The scenario level and the numbers that follow from it."""

from collections.abc import Sequence


def level_of(levels: Sequence[int], difficulty: int = 0) -> int:
    """Half the average level, rounded up, and what the difficulty adds, from 0 to 7.

    JL-LEVEL-01, JL-VAR-01 … JL-VAR-04.

    >>> level_of([1, 1]), level_of([2, 3]), level_of([9, 9], 2), level_of([1, 1], -1)
    (1, 2, 7, 0)
    """
    normal = -(-sum(levels) // (2 * len(levels)))
    return max(0, min(7, normal + difficulty))
