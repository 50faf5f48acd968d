"""How fast this machine is just now: bounds of time hold on a slow or a busy one too."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ORDINARY = 0.08
"""Seconds of the fixed piece of work on an idle, ordinary core."""


def slowness(clock: Callable[[], float] = time.process_time) -> float:
    """How many times longer than on an idle, ordinary core things take; never less than one.

    By the clock on the wall it counts the waiting for others who compute here, too.
    """
    start = clock()
    kept = {str(number): [number] for number in range(150_000)}
    return max(1.0, (clock() - start) / ORDINARY) if kept else 1.0


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What is done takes less processor time than this (more on a slow machine; unmeasured when traced)."""
    before, start = slowness(), time.process_time()
    yield
    took = time.process_time() - start
    assert sys.gettrace() is not None or took < seconds * max(before, slowness()), f"{took:.2f} s"


def best_of(times: int, clock: Callable[[], float], work: Callable[[], object]) -> float:
    """What the clock shows for the fastest of several runs, as it would be on an idle, ordinary core."""
    taken: list[float] = []
    for _ in range(times):
        before, start = slowness(), clock()
        work()
        took = clock() - start
        taken.append(took / max(before, slowness()))
    return min(taken)
