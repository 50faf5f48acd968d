"""The balance of a game that one of the players wins: who of them does, and how long it takes, as Markdown."""

from collections.abc import Iterable, Iterator, Mapping

from undercroft.sim.balance import Balance, Measured
from undercroft.sim.shares import Fared, fare, likely
from undercroft.sim.statistics import describe_lengths, most_first
from undercroft.sim.tally import Counts
from undercroft.table import System

WON = "won"
LEAST_WON = 0.7
"""So many games at least shall somebody win."""
MOST_SHARE = 1.6
"""Nobody shall win more than so many times what the others win in as many games."""


def is_contest(balance: Balance) -> bool:
    """Whether reports say who took part against whom."""
    return any(one.took_part for one in balance.measured)


def make_table(balance: Balance, system: System, command: str) -> str:
    """How many games somebody won, how long they took, and how everybody fared in them."""
    measured = [one for one in balance.measured if one.games]
    lines = [
        f"# {system.name.en}: who wins how often",
        "",
        f"Made by `{command}`. The games of one row are those of `undercroft simulate` with its scenario, seats,",
        "bot and seed. In brackets after a share: where it lies in the long run, with a probability of 95 %.",
        "",
        *overview(measured),
        *(line for name in names_of(measured) for line in shares_by(name, measured)),
        "",
        *verdict(measured),
    ]
    return "\n".join(lines) + "\n"


def overview(measured: Iterable[Measured]) -> Iterator[str]:
    """A row a scenario, number of seats and bot."""
    yield "## Games"
    yield ""
    yield "Lengths: the mean, and in brackets what 10 and 90 of 100 games don't exceed."
    yield ""
    measured = list(measured)
    numbers = [name for name, values in all_of(one.reported for one in measured).items() if are_numbers(values)]
    heads = ["scenario", "seats", "bot", "games", WON, "other ends", *numbers, "decisions"]
    yield from head(heads, words=3)
    for one in measured:
        cells = [
            *title(one),
            str(one.games),
            percent(one),
            other_ends(one),
            *(length({int(value): times for value, times in one.reported[name].items()}) for name in numbers),
            length(one.lengths),
        ]
        yield row(cells)


def shares_by(name: str, measured: Iterable[Measured]) -> Iterator[str]:
    """What each hero, each seat won, as a multiple of what all won in as many games."""
    told = [one for one in measured if len(one.took_part.get(name, {})) > 1]
    values = sorted(all_of(one.took_part for one in told).get(name, {}))
    yield ""
    yield f"## By {name}"
    yield ""
    yield "How many times as often as on average it won the games in which it took part (of so many games so many won)."
    yield ""
    yield from head(["scenario", "seats", "bot", *values], words=3)
    for one in told:
        found = fares(one)[name]
        yield row([*title(one), *(multiple(found.get(value)) for value in values)])


def verdict(measured: Iterable[Measured]) -> Iterator[str]:
    """What is outside of what shall be."""
    measured = list(measured)
    few = [f"{called(one)} {percent(one)}" for one in measured if one.share(WON) < LEAST_WON]
    often = [
        f"{called(one)}, {name} {value}: {fared.share:.2f}"
        for one in measured
        for name, found in fares(one).items()
        for value, fared in found.items()
        if fared.share > MOST_SHARE
    ]
    most = max(
        (fared.share for one in measured for found in fares(one).values() for fared in found.values()), default=1
    )
    yield f"- Fewer than {100 * LEAST_WON:.0f} % of games won: {'; '.join(few) or 'nowhere'}."
    yield f"- More than {MOST_SHARE} times the fair share: {'; '.join(often) or 'nobody'}. The most is {most:.2f}."


def fares(one: Measured) -> dict[str, dict[str, Fared]]:
    """By each name that tells seats apart: how each of its values fared beside the others."""
    return {
        name: fare(took_part, one.won_by.get(name, {}))
        for name, took_part in sorted(one.took_part.items())
        if len(took_part) > 1
    }


def names_of(measured: Iterable[Measured]) -> list[str]:
    return sorted({name for one in measured for name in fares(one)})


def all_of(counts: Iterable[Counts]) -> Mapping[str, set[str]]:
    """All values that were counted for each name."""
    found: dict[str, set[str]] = {}
    for one in counts:
        for name, values in one.items():
            found.setdefault(name, set()).update(values)
    return found


def are_numbers(values: Iterable[str]) -> bool:
    return all(value.isdigit() for value in values)


def other_ends(one: Measured) -> str:
    ends = [f"{outcome} {times}" for outcome, times in most_first(one.outcomes).items() if outcome != WON]
    return ", ".join(ends) or "–"


def length(counts: dict[int, int]) -> str:
    """A length and its spread.

    >>> length({10: 1, 20: 8, 90: 1})
    '26 (10 to 20)'
    """
    lengths = describe_lengths(counts)
    return f"{lengths.mean:.0f} ({lengths.p10} to {lengths.p90})"


def percent(one: Measured) -> str:
    """The share of games that somebody won.

    >>> from undercroft.sim.balance import Point
    >>> percent(Measured(Point("crypt", 2, "greedy"), {}, "", 300, {"won": 225, "lost": 75}))
    '75 % (70 to 80)'
    """
    least, most = likely(one.games, one.outcomes.get(WON, 0))
    return f"{100 * one.share(WON):.0f} % ({100 * least:.0f} to {100 * most:.0f})"


def multiple(fared: Fared | None) -> str:
    """How often one won beside the others.

    >>> multiple(Fared(100, 30, 1.5, 1.09, 1.98)), multiple(None)
    ('1.50 (1.1 to 2.0; 100, 30)', '–')
    """
    if fared is None:
        return "–"
    return f"{fared.share:.2f} ({fared.least:.1f} to {fared.most:.1f}; {fared.games}, {fared.won})"


def called(one: Measured) -> str:
    return f"{one.point.scenario} with {one.point.seats}"


def title(one: Measured) -> list[str]:
    return [one.point.scenario, str(one.point.seats), one.point.bot]


def head(heads: Iterable[str], words: int) -> Iterator[str]:
    """The first so many columns hold words, the others figures."""
    heads = list(heads)
    yield row(heads)
    yield row(["---"] * words + ["---:"] * (len(heads) - words))


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
