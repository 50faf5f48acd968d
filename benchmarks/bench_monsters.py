"""How long a monster thinks, on the peers' boards: name, a setup that returns what is timed, microseconds allowed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, TypeAlias

import msgspec

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.frosthaven.edition import FROSTHAVEN
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.monsters import Position, Task, think
from undercroft.games.haven.monsters.turn_format import Case, read_case

Timed: TypeAlias = Callable[[], object]
Benchmark: TypeAlias = tuple[str, Callable[[], Timed], float]

BOARDS: Final = Path(__file__).parents[2] / "shared" / "peer-cases" / "monster-turns.json"
EDITIONS: Final = {edition.id: edition for edition in (JAWS, FROSTHAVEN)}
Turn: TypeAlias = tuple[Edition, Position, Task]


def _cases() -> list[Case]:
    return msgspec.json.decode(BOARDS.read_bytes(), type=list[Case])


def _turn(case: Case) -> Turn:
    edition = EDITIONS[case.rules]
    return edition, *read_case(case, edition)


def _think(turn: Turn) -> None:
    """The whole answer, a path for every option included."""
    edition, position, task = turn
    thought = think(edition, position, task)
    for choice in thought.choices:
        thought.path(choice.at)


def _seconds(work: Callable[[], None]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _warm_cost(case: Case) -> float:
    turn = _turn(case)
    return median(_seconds(lambda: _think(turn)) for _ in range(5))


def _fresh_cost(case: Case) -> float:
    return median(_seconds(lambda: _think(_turn(case))) for _ in range(3))


def _prepared(place: float) -> Callable[[], Timed]:
    """The board at this place of the order by cost, prepared."""

    def set_up() -> Timed:
        cases = sorted(_cases(), key=_warm_cost)
        turn = _turn(cases[int(place * (len(cases) - 1))])
        return lambda: _think(turn)

    return set_up


def _unprepared(place: float) -> Callable[[], Timed]:
    """The board at this place of the order by cost, prepared anew each time."""

    def set_up() -> Timed:
        cases = sorted(_cases(), key=_fresh_cost)
        case = cases[int(place * (len(cases) - 1))]
        return lambda: _think(_turn(case))

    return set_up


BENCHMARKS: Final[list[Benchmark]] = [
    ("monsters: prepared board, median", _prepared(0.5), 200),
    ("monsters: with preparation, median", _unprepared(0.5), 3_000),
    ("monsters: prepared board, worst", _prepared(1.0), 20_000),
    ("monsters: with preparation, worst", _unprepared(1.0), 20_000),
]
if not BOARDS.exists():
    BENCHMARKS.clear()
