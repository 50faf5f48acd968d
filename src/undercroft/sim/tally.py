"""What is counted while games are played: whole numbers only, so that sums don't depend on their order."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from undercroft.sim.crash import Crash
from undercroft.sim.plan import Variant
from undercroft.table import Match, Setting
from undercroft.table.log import Answered

K = TypeVar("K", int, str)

Counts: TypeAlias = dict[str, dict[str, int]]
"""By name and value."""

CRASHES_KEPT = 20
"""Of more crashes only the first in number are kept with their match files."""


class Group(msgspec.Struct):
    """The games of one variant."""

    games: int = 0
    outcomes: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    winners: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """How many games each seat won, where the report of a game names a winner."""
    reported: Counts = msgspec.field(default_factory=Counts)
    """How many of these games reported what else: the winner's hero, the round."""
    took_part: Counts = msgspec.field(default_factory=Counts)
    """In how many of these games each seat, each hero, each place in order had a part; of more there may be two."""
    won_by: Counts = msgspec.field(default_factory=Counts)
    """How many of these it won."""
    lengths: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """How many games took so many decisions."""
    answers: Counts = msgspec.field(default_factory=Counts)
    """How often each kind of question was answered with each verb."""
    forced: int = 0
    """Answers that the table gave by itself."""

    def count(self, match: Match, decisions: int) -> None:
        """Take in one finished game."""
        self.games += 1
        add(self.outcomes, match.over.outcome if match.over else "unfinished")
        if match.over and "winner" in match.over.report:
            self.count_report(match.over.report)
        add(self.lengths, decisions)
        for entry in match.line:
            if isinstance(entry, Answered):
                if entry.by == "seat":
                    verb = entry.text.partition(":")[0]
                    count(self.answers, entry.kind, verb)
                else:
                    self.forced += 1

    def count_report(self, report: Mapping[str, Any]) -> None:
        """Who won against whom, and whatever else of it is a word or a number; what is empty says nothing."""
        winner = str(report["winner"])
        if winner:
            add(self.winners, winner)
        for seat, described in report.get("seats", {}).items():
            self.count_seat({"seat": seat, **described}, seat == winner)
        for name, value in report.items():
            if name != "winner" and isinstance(value, str | int) and value:
                count(self.reported, name, value)

    def count_seat(self, described: Mapping[str, object], won: bool) -> None:
        """One who took part, by all that is said of it."""
        for name, value in described.items():
            count(self.took_part, name, value)
            if won:
                count(self.won_by, name, value)

    def take_in(self, other: "Group") -> None:
        self.games += other.games
        self.forced += other.forced
        for outcome, times in other.outcomes.items():
            add(self.outcomes, outcome, times)
        for seat, times in other.winners.items():
            add(self.winners, seat, times)
        add_all(self.reported, other.reported)
        add_all(self.took_part, other.took_part)
        add_all(self.won_by, other.won_by)
        for length, times in other.lengths.items():
            add(self.lengths, length, times)
        add_all(self.answers, other.answers)


class Tally(msgspec.Struct):
    """The games of a series, or of a part of it."""

    groups: dict[Variant, Group] = msgspec.field(default_factory=dict[Variant, Group])
    crashes: list[Crash] = msgspec.field(default_factory=list[Crash])
    crashed: int = 0
    settled: Counts = msgspec.field(default_factory=Counts)
    """How many games settled each choice before them in which way; choices left at their default are not counted."""

    def group(self, variant: Variant) -> Group:
        return self.groups.setdefault(variant, Group())

    @property
    def played(self) -> int:
        return sum(group.games for group in self.groups.values()) + self.crashed

    def note_options(self, options: Mapping[str, Setting]) -> None:
        for name, value in options.items():
            count(self.settled, name, value)

    def note_crash(self, crash: Crash) -> None:
        self.crashed += 1
        self._keep([crash])

    def take_in(self, other: "Tally") -> None:
        """Add another part; the order in which parts come makes no difference."""
        for variant, group in other.groups.items():
            self.group(variant).take_in(group)
        self.crashed += other.crashed
        add_all(self.settled, other.settled)
        self._keep(other.crashes)

    def _keep(self, more: list[Crash]) -> None:
        self.crashes = sorted([*self.crashes, *more], key=lambda crash: crash.number)[:CRASHES_KEPT]


def add(counts: dict[K, int], key: K, times: int = 1) -> None:
    """Count one thing."""
    counts[key] = counts.get(key, 0) + times


def count(counts: Counts, name: str, value: object) -> None:
    """Count one value of a name."""
    add(counts.setdefault(name, {}), str(value))


def add_all(counts: Counts, more: Counts) -> None:
    """Add other counts of the same names."""
    for name, values in more.items():
        mine = counts.setdefault(name, {})
        for value, times in values.items():
            add(mine, value, times)
