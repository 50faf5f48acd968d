"""What is counted while games are played: whole numbers only, so that sums don't depend on their order."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from undercroft.sim.crash import Crash
from undercroft.sim.plan import Variant
from undercroft.table import Match, Setting
from undercroft.table.log import Answered

K = TypeVar("K", int, str)

CRASHES_KEPT = 20
"""Of more crashes only the first in number are kept with their match files."""


class Group(msgspec.Struct):
    """The games of one variant."""

    games: int = 0
    outcomes: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    winners: dict[str, int] = msgspec.field(default_factory=dict[str, int])
    """How many games each seat won, where the report of a game names a winner."""
    reported: dict[str, dict[str, int]] = msgspec.field(default_factory=dict[str, dict[str, int]])
    """How many of these games reported what else: the winner's hero, the round."""
    lengths: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """How many games took so many decisions."""
    answers: dict[str, dict[str, int]] = msgspec.field(default_factory=dict[str, dict[str, int]])
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
                    verbs = self.answers.setdefault(entry.kind, {})
                    verbs[verb] = verbs.get(verb, 0) + 1
                else:
                    self.forced += 1

    def count_report(self, report: Mapping[str, object]) -> None:
        """Who won, and whatever else of it is a word or a number; what is empty says nothing."""
        for name, value in report.items():
            if name == "winner" and value:
                add(self.winners, str(value))
            elif isinstance(value, str | int) and value:
                add(self.reported.setdefault(name, {}), str(value))

    def take_in(self, other: "Group") -> None:
        self.games += other.games
        self.forced += other.forced
        for outcome, times in other.outcomes.items():
            add(self.outcomes, outcome, times)
        for seat, times in other.winners.items():
            add(self.winners, seat, times)
        for name, values in other.reported.items():
            for value, times in values.items():
                add(self.reported.setdefault(name, {}), value, times)
        for length, times in other.lengths.items():
            add(self.lengths, length, times)
        for kind, verbs in other.answers.items():
            mine = self.answers.setdefault(kind, {})
            for verb, times in verbs.items():
                add(mine, verb, times)


class Tally(msgspec.Struct):
    """The games of a series, or of a part of it."""

    groups: dict[Variant, Group] = msgspec.field(default_factory=dict[Variant, Group])
    crashes: list[Crash] = msgspec.field(default_factory=list[Crash])
    crashed: int = 0
    settled: dict[str, dict[str, int]] = msgspec.field(default_factory=dict[str, dict[str, int]])
    """How many games settled each choice before them in which way; choices left at their default are not counted."""

    def group(self, variant: Variant) -> Group:
        return self.groups.setdefault(variant, Group())

    @property
    def played(self) -> int:
        return sum(group.games for group in self.groups.values()) + self.crashed

    def note_options(self, options: Mapping[str, Setting]) -> None:
        for name, value in options.items():
            add(self.settled.setdefault(name, {}), str(value))

    def note_crash(self, crash: Crash) -> None:
        self.crashed += 1
        self._keep([crash])

    def take_in(self, other: "Tally") -> None:
        """Add another part; the order in which parts come makes no difference."""
        for variant, group in other.groups.items():
            self.group(variant).take_in(group)
        self.crashed += other.crashed
        for name, values in other.settled.items():
            for value, times in values.items():
                add(self.settled.setdefault(name, {}), value, times)
        self._keep(other.crashes)

    def _keep(self, more: list[Crash]) -> None:
        self.crashes = sorted([*self.crashes, *more], key=lambda crash: crash.number)[:CRASHES_KEPT]


def add(counts: dict[K, int], key: K, times: int = 1) -> None:
    """Count one thing."""
    counts[key] = counts.get(key, 0) + times
