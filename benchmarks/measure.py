"""Timing beside a calibration loop, so that a busy or a slow machine doesn't spoil the figures.

What only computes is timed by the processor's clock: a core shared with others then costs it no more than their heat
in the caches. What waits (for a disk, for another process) is timed by the clock on the wall.
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple, TypeAlias

Clock: TypeAlias = Callable[[], float]
Work: TypeAlias = Callable[[], object]
"""What is timed. It may return how many operations it did; otherwise it did one."""

REFERENCE = 1_050.0
"""Microseconds of one calibration loop on an idle core of the machine that the budgets are meant for.

The budgets speak of "this class of machine": two ordinary cores of a server of 2024 (AMD EPYC 9005, 2.6 GHz, virtual)
under Python 3.11, where the loop takes 980 to 1,070 µs. A generous figure here would make every budget easier.
"""
SAMPLE_SECONDS = 0.02


class Benchmark(NamedTuple):
    name: str
    prepare: Callable[[], Work]
    budget: float
    """Microseconds that one operation may take on an idle core of the reference machine."""
    without: Callable[[], Work] | None = None
    """The same work without the part whose cost is asked for: its time is subtracted."""
    worst: bool = False
    """Prepared anew for every sample, and the slowest sample counts instead of the median."""
    waits: bool = False
    """Not only computes, but waits for something."""


class Figure(NamedTuple):
    """What came out: as measured, as a share of the calibration loop, and as it would be on the reference machine."""

    name: str
    measured: float
    ratio: float
    budget: float

    @property
    def scaled(self) -> float:
        return self.ratio * REFERENCE

    def is_within(self, tolerance: float = 1.0) -> bool:
        return self.scaled <= self.budget * tolerance


def measure(benchmark: Benchmark, samples: int) -> Figure:
    """The median of some samples (or the worst), each beside a calibration of its own."""
    clock = perf_counter if benchmark.waits else process_time
    work = benchmark.prepare()
    without = benchmark.without() if benchmark.without else None
    times: list[tuple[float, float]] = []
    for _ in range(samples):
        if benchmark.worst:
            work = benchmark.prepare()
        before = calibrate(clock)
        taken = time_once(work, clock) if benchmark.worst else time_of(work, clock)
        taken -= time_of(without, clock) if without else 0.0
        beside = (before + calibrate(clock)) / 2
        times.append((taken, taken / beside))
    pick = max if benchmark.worst else median
    return Figure(
        benchmark.name, pick(taken for taken, _ in times), pick(ratio for _, ratio in times), benchmark.budget
    )


def time_of(work: Work, clock: Clock) -> float:
    """Microseconds an operation, over enough of them for the clock."""
    done = 0
    start, end = clock(), perf_counter() + SAMPLE_SECONDS
    while perf_counter() < end:
        done += _operations(work())
    return (clock() - start) / done * 1e6


def time_once(work: Work, clock: Clock) -> float:
    start = clock()
    done = _operations(work())
    return (clock() - start) / done * 1e6


def calibrate(clock: Clock = process_time) -> float:
    """Microseconds of a fixed amount of plain Python: calls, attributes, dictionaries, numbers."""
    start = clock()
    counts = dict.fromkeys(range(16), 0)
    for number in range(12_000):
        counts[number & 15] += _step(number)
    return (clock() - start) * 1e6


def _step(number: int) -> int:
    return number * number >> 3 & 255


def _operations(result: object) -> int:
    return result if type(result) is int else 1
