"""The scenario level and the numbers that follow from it."""

from collections.abc import Sequence


def level_of(levels: Sequence[int], difficulty: int = 0) -> int:
    """Half the average level, rounded up, and what the difficulty adds, from 0 to 7.

    JL-LEVEL-01, JL-LEVEL-07, JL-VAR-01 … JL-VAR-04, JL-LVL-07, JL-DATA-08; `levels` are those of all who start
    (JL-OPEN-27).

    >>> level_of([1, 1]), level_of([2, 3]), level_of([9, 9], 2), level_of([1, 1], -1)
    (1, 2, 7, 0)
    """
    normal = -(-sum(levels) // (2 * len(levels)))
    return max(0, min(7, normal + difficulty))


def trap_damage(level: int) -> int:
    """What the word “damage” on a trap means (JL-LEVEL-02, JL-LEVEL-04, JL-DATA-01).

    >>> trap_damage(0), trap_damage(7)
    (2, 9)
    """
    return 2 + level


def gold_per_coin(level: int) -> int:
    """What a coin token is worth after the scenario (JL-LEVEL-02, JL-LEVEL-05, JL-DATA-01).

    >>> [gold_per_coin(level) for level in range(8)]
    [2, 2, 3, 3, 4, 4, 5, 6]
    """
    return (2, 2, 3, 3, 4, 4, 5, 6)[level]


def bonus_experience(level: int) -> int:
    """What each character gains by a scenario that was won (JL-LEVEL-02, JL-LEVEL-06, JL-END-07, JL-DATA-01).

    >>> bonus_experience(0), bonus_experience(3)
    (4, 10)
    """
    return 4 + 2 * level
