"""The figures made of a tally: what people and programs read."""

from itertools import accumulate

import msgspec

from undercroft.sim.shares import Fared, fare
from undercroft.sim.tally import Group, Tally


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions games took: the mean, and marks that so many per cent of the games don't exceed."""

    mean: float
    least: int
    p10: int
    median: int
    p90: int
    most: int


class AnswersTo(msgspec.Struct, frozen=True):
    """A kind of question: how often it was asked, and how it was answered."""

    asked: int
    per_game: float
    answers: dict[str, int]


class VariantStatistics(msgspec.Struct, frozen=True):
    """The finished games of one scenario with one number of seats."""

    scenario: str
    seats: int
    games: int
    outcomes: dict[str, int]
    winners: dict[str, int]
    lengths: Lengths
    histogram: dict[int, int]
    forced_per_game: float
    questions: dict[str, AnswersTo]
    reported: dict[str, dict[str, int]] = {}
    fared: dict[str, dict[str, Fared]] = {}


class Statistics(msgspec.Struct, frozen=True):
    """All that a simulation says about a game; equal for equal plans, wherever they were played."""

    system: str
    seed: int
    games: int
    crashes: int
    settled: dict[str, dict[str, int]]
    """How many games settled each choice in which way, where it wasn't left at its default."""
    variants: list[VariantStatistics]


def describe(tally: Tally, system: str, seed: int) -> Statistics:
    """The statistics of a tally, in an order that depends on nothing but the counts."""
    variants = sorted(tally.groups.items(), key=lambda item: (item[0].scenario, item[0].seats))
    return Statistics(
        system,
        seed,
        tally.played,
        tally.crashed,
        {name: dict(sorted(values.items())) for name, values in sorted(tally.settled.items())},
        [_describe_group(variant.scenario, variant.seats, group) for variant, group in variants],
    )


def _describe_group(scenario: str, seats: int, group: Group) -> VariantStatistics:
    asked = {kind: sum(verbs.values()) for kind, verbs in group.answers.items()}
    questions = {
        kind: AnswersTo(asked[kind], round(asked[kind] / group.games, 2), most_first(group.answers[kind]))
        for kind in most_first(asked)
    }
    return VariantStatistics(
        scenario,
        seats,
        group.games,
        most_first(group.outcomes),
        dict(sorted(group.winners.items())),
        describe_lengths(group.lengths),
        dict(sorted(group.lengths.items())),
        round(group.forced / group.games, 2),
        questions,
        {name: dict(sorted(values.items())) for name, values in sorted(group.reported.items())},
        {name: fare(group.took_part[name], group.won_by.get(name, {})) for name in sorted(group.took_part)},
    )


def most_first(counts: dict[str, int]) -> dict[str, int]:
    """The most frequent first; the alphabet decides ties.

    >>> most_first({"b": 1, "a": 1, "c": 2})
    {'c': 2, 'a': 1, 'b': 1}
    """
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def describe_lengths(lengths: dict[int, int]) -> Lengths:
    """The figures of a distribution that is given as counts.

    >>> describe_lengths({10: 1, 20: 8, 90: 1})
    Lengths(mean=26.0, least=10, p10=10, median=20, p90=20, most=90)
    """
    values = sorted(lengths)
    sums = list(accumulate(lengths[value] for value in values))
    games = sums[-1]

    def mark(percent: int) -> int:
        return next(value for value, sum_ in zip(values, sums, strict=True) if sum_ * 100 >= games * percent)

    mean = sum(value * lengths[value] for value in values) / games
    return Lengths(round(mean, 2), values[0], mark(10), mark(50), mark(90), values[-1])
