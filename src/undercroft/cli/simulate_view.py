"""What `undercroft simulate` prints: tables for people, JSON for programs, a bar while it works."""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from undercroft.sim import Crash, Statistics
from undercroft.sim.report import shares, title_of, top_answers
from undercroft.sim.statistics import VariantStatistics

WIDE = 100_000
"""Columns of a pipe: nothing is wrapped there."""


@contextmanager
def progress(whole: int, what: str, shown: bool) -> Generator[Callable[[int], None]]:
    """A bar on stderr, if somebody is there to look at it."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as bar:
        task = bar.add_task(what, total=whole)
        yield lambda done: bar.advance(task, done)


def print_json(
    statistics: Statistics, seconds: float, crashes: Sequence[Crash], written: Sequence[Sequence[Path]]
) -> None:
    """Statistics are the same for the same seed; what depends on the machine stands apart from them."""
    form = {
        "statistics": msgspec.to_builtins(statistics, str_keys=True),
        "speed": {"seconds": round(seconds, 3), "games_per_second": round(statistics.games / seconds, 2)},
        "crashes": [
            {
                "game": crash.number,
                "scenario": crash.scenario,
                "seats": crash.seats,
                "error": crash.error,
                "line": crash.line,
                "answer": crash.answer,
                "command": crash.command,
                "files": [str(path) for path in paths],
            }
            for crash, paths in zip(crashes, written, strict=True)
        ],
    }
    print(msgspec.json.format(msgspec.json.encode(form), indent=1).decode())


def print_statistics(
    statistics: Statistics,
    seconds: float,
    crashes: Sequence[Crash],
    written: Sequence[Sequence[Path]],
    report: Path | None,
) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDE)
    console.print(overview(statistics, console.is_terminal))
    for variant in statistics.variants:
        console.print(questions(variant, console.is_terminal))
    for name, values in statistics.settled.items():
        console.print(escape(f"{name}: {', '.join(f'{times} games at {value}' for value, times in values.items())}"))
    console.print(pace(statistics, seconds))
    if report is not None:
        console.print(f"Report: {escape(str(report))}")
    for crash, paths in zip(crashes, written, strict=True):
        console.print(f"[bold red]Crash[/] in game {crash.number} ({crash.scenario}): {escape(crash.error)}")
        console.print(f"  kept in {escape(', '.join(str(path) for path in paths))}; again: {escape(crash.command)}")
    if statistics.crashes > len(crashes):
        console.print(f"{statistics.crashes - len(crashes)} more crashes were counted and not kept.")


def pace(statistics: Statistics, seconds: float) -> str:
    return f"{statistics.games} games in {seconds:.1f} s: {statistics.games / seconds:.1f} games a second."


def overview(statistics: Statistics, boxed: bool) -> Table:
    table = make_table(boxed, "variant", "games", "outcomes")
    for heading in ("decisions", "least", "10 %", "median", "90 %", "most"):
        table.add_column(heading, justify="right")
    for one in statistics.variants:
        lengths = one.lengths
        marks = (lengths.mean, lengths.least, lengths.p10, lengths.median, lengths.p90, lengths.most)
        table.add_row(title_of(one), str(one.games), shares(one), *map(str, marks))
    return table


def questions(variant: VariantStatistics, boxed: bool) -> Table:
    table = make_table(boxed, title_of(variant), "asked", "a game", "answers")
    for kind, one in variant.questions.items():
        table.add_row(kind, str(one.asked), str(one.per_game), top_answers(one))
    return table


def make_table(boxed: bool, *headings: str) -> Table:
    table = Table(box=SIMPLE_HEAD if boxed else None, pad_edge=boxed)
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="left" if at in (0, len(headings) - 1) else "right")
    return table
