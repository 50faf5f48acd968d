"""How hard each scenario is for each bot: counted game by game, kept in a file, and played on where that stopped."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.sim.crash import Crash
from undercroft.sim.plan import Plan, Variant
from undercroft.sim.playing import play_span
from undercroft.sim.tally import Counts, Group, add, add_all
from undercroft.table import Setting, System

STEP = 5
"""After so many games of a point they are kept: a long run can be broken off at any time."""


class Point(msgspec.Struct, frozen=True):
    """A scenario with a number of seats, and who plays it."""

    scenario: str
    seats: int
    bot: str


class Measured(msgspec.Struct):
    """The first games of a point, as they came out."""

    point: Point
    options: dict[str, Setting]
    digest: str
    games: int = 0
    outcomes: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    winners: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    lengths: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """How many games took so many decisions."""
    reported: Counts = msgspec.field(default_factory=Counts)
    """What else the games with a winner said: which hero it was, which round."""
    took_part: Counts = msgspec.field(default_factory=Counts)
    won_by: Counts = msgspec.field(default_factory=Counts)

    def share(self, outcome: str = "won") -> float:
        return self.outcomes.get(outcome, 0) / max(1, self.games)

    @property
    def decisions(self) -> int:
        return sum(length * times for length, times in self.lengths.items())

    def take_in(self, group: Group) -> None:
        self.games += group.games
        for counts, more in ((self.outcomes, group.outcomes), (self.winners, group.winners)):
            for name, times in more.items():
                add(counts, name, times)
        for length, times in group.lengths.items():
            add(self.lengths, length, times)
        add_all(self.reported, group.reported)
        add_all(self.took_part, group.took_part)
        add_all(self.won_by, group.won_by)


class Balance(msgspec.Struct):
    """All that was measured of a game with one seed."""

    system: str
    seed: int = 0
    measured: list[Measured] = msgspec.field(default_factory=list[Measured])

    def of(self, point: Point) -> Measured | None:
        return next((one for one in self.measured if one.point == point), None)


class Broken(Exception):
    """A game broke off; what was measured before it is kept."""

    def __init__(self, crash: Crash) -> None:
        super().__init__(f"{crash.scenario}, {crash.seats} seats, game {crash.number}: {crash.error}")
        self.crash = crash


def read_balance(path: Path, system: str, seed: int) -> Balance:
    """What was measured before with this seed; nothing, where there is no such file."""
    if path.exists():
        kept = msgspec.json.decode(path.read_bytes(), type=Balance)
        if (kept.system, kept.seed) == (system, seed):
            return kept
    return Balance(system, seed)


def write_balance(balance: Balance, path: Path) -> None:
    """In the order of the points, whatever order they were played in."""
    balance.measured.sort(key=lambda one: (one.point.scenario, one.point.seats, one.point.bot))
    form = msgspec.to_builtins(balance, str_keys=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(form, order="sorted"), indent=1) + b"\n")


def points_of(system: System[Any, Any], scenarios: Sequence[str], seats: Sequence[int], bot: str) -> Iterator[Point]:
    """Every scenario, or some, with the numbers of seats that it can be played with."""
    for scenario in system.scenarios:
        if not scenarios or scenario.id in scenarios:
            yield from (Point(scenario.id, count, bot) for count in seats if count in scenario.seats)


def measure(
    balance: Balance, system: System[Any, Any], point: Point, games: int, keep: Callable[[int], None]
) -> Measured:
    """Play what is missing; games of a scenario that was changed since are forgotten. `keep` hears how many are new."""
    met = system.meeting(point.scenario)
    measured = balance.of(point)
    if measured is None or (measured.options, measured.digest) != (met.options, met.digest):
        balance.measured = [one for one in balance.measured if one is not measured]
        measured = Measured(point, met.options, met.digest)
        balance.measured.append(measured)
    plan = plan_of(balance, measured, games)
    while (begun := measured.games) < games:
        part = play_span(plan, range(begun, min(begun + STEP, games)))
        if part.crashes:
            raise Broken(part.crashes[0])
        measured.take_in(part.group(plan.variants[0]))
        keep(measured.games - begun)
    return measured


def plan_of(balance: Balance, measured: Measured, games: int) -> Plan:
    """The games of a point are those of a simulation of nothing else with the same seed."""
    point = measured.point
    return Plan(
        system=balance.system,
        variants=(Variant(point.scenario, point.seats),),
        options=measured.options,
        games=games,
        seed=balance.seed,
        bots=point.bot,
    )
