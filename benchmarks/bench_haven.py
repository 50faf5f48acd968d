"""Whole scenarios of Jaws of the Lion by random bots: how many a second, and that they are games worth the name.

`python -m benchmarks.bench_haven` also says how many rounds and unforced decisions a game has on average.
"""

import sys
from collections.abc import Iterator
from itertools import count
from statistics import mean
from time import process_time
from typing import Final, NamedTuple

from benchmarks.measure import REFERENCE, Work, calibrate
from undercroft.bots import RandomBot, play_out
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import Match, Setup, Stream, key_of

HEROES: Final = 4
BUDGET: Final = 200_000
"""Microseconds a game: 5 a second; 20 is the goal."""
LEAST_ROUNDS: Final = 8
LEAST_DECISIONS: Final = 400
GAMES: Final = 100


class Played(NamedTuple):
    """One game: whole rounds, decisions that were no table's, and what it took of a processor and in its loops."""

    rounds: int
    decisions: int
    seconds: float
    loops: float


def matches() -> Iterator[Match]:
    """Four heroes in all scenarios in turn, at all levels in turn."""
    variants = len(SYSTEM.scenarios)
    for number in count():
        scenario = SYSTEM.scenarios[number % variants]
        options = SYSTEM.in_turn(number, variants)
        setup = Setup(system=SYSTEM.id, scenario=scenario.id, seats=SYSTEM.seats(HEROES), options=options)
        yield Match(SYSTEM, setup, key=key_of(f"bench {number}"), telling=False)


def random_scenarios() -> Work:
    """An operation is a scenario from its beginning to its end."""
    waiting, stream = matches(), Stream(key_of("bots"))

    def play() -> int:
        play_out(next(waiting), RandomBot(stream))
        return 1

    return play


BENCHMARKS = [("haven: a scenario of four heroes", random_scenarios, BUDGET)]


def played(games: int) -> Iterator[Played]:
    stream = Stream(key_of("bots"))
    for _, match in zip(range(games), matches(), strict=False):
        start = process_time()
        decisions = play_out(match, RandomBot(stream))
        seconds = process_time() - start
        yield Played(match.state.round, decisions, seconds, seconds * 1e6 / min(calibrate() for _ in range(5)))


def main() -> int:
    games = list(played(GAMES))
    seconds, loops = (mean(values) for values in zip(*((one.seconds, one.loops) for one in games), strict=True))
    figures = (
        ("games a second on the reference machine", 1e6 / (loops * REFERENCE), 1e6 / BUDGET),
        ("rounds a game", mean(one.rounds for one in games), LEAST_ROUNDS),
        ("decisions a game that the table did not make", mean(one.decisions for one in games), LEAST_DECISIONS),
    )
    print(f"{len(games)} scenarios of four heroes by random bots; {1 / seconds:.1f} a second of this processor")
    for name, value, least in figures:
        print(f"{name:<50}{value:>9,.1f}   at least {least:g}: {'yes' if value >= least else 'no'}")
    return 0 if all(value >= least for _, value, least in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
