"""What clients were told, laid beside what the store holds: nothing may be missing, and nothing may have changed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.conformance.trial import mark
from undercroft.server.database import Database
from undercroft.server.seal import own_seal
from undercroft.server.store import Store, Stored
from undercroft.table import Match, Seat, system
from undercroft.table.log import Answered, AnyEntry


@dataclass(slots=True)
class Given:
    """An answer that a client gave, and whether it was told that it is stored; if the line was cut nobody knows."""

    text: str
    acknowledged: bool = False


@dataclass(slots=True)
class Account:
    """What the clients of one match know of it: who gave which answers, in which order."""

    match: str
    given: Mapping[Seat, Sequence[Given]]


@dataclass(slots=True)
class Known:
    """A match as it stood at the last look: its log, and the same match led on by what was added since."""

    log: list[AnyEntry] = field(default_factory=list[AnyEntry])
    led_on: Match[Any, Any] | None = None


class Witness:
    """Looks into a database beside its server and compares."""

    def __init__(self, database: str, key: Path) -> None:
        self._address, self._key = database, key
        self._known: dict[str, Known] = {}
        self.broken: list[str] = []
        """What doesn't hold, in words."""

    async def look(self, all_told: Iterable[Account], *, thoroughly: bool = False) -> None:
        """Compare the matches; thoroughly: play each again from its beginning as well."""
        database = Database(self._address, own_seal(self._key))
        store = Store(database)
        try:
            for told in all_told:
                self._compare(told, await store.load(told.match), thoroughly)
        finally:
            await database.close()

    def _compare(self, told: Account, stored: Stored | None, thoroughly: bool) -> None:
        if stored is None:
            self.broken.append(f"match {told.match} is gone")
            return
        known = self._known.setdefault(told.match, Known())
        if stored.log[: len(known.log)] != known.log:
            self.broken.append(f"match {told.match}: the log has changed before line {len(known.log)}")
            return
        for seat, given in told.given.items():
            if not holds(given, answers_of(seat, stored.log)):
                self.broken.append(f"match {told.match}: {difference(seat, given, answers_of(seat, stored.log))}")
        try:
            led_on = self._led_on(known, stored)
            if thoroughly and mark(resumed(stored)) != mark(led_on):
                self.broken.append(f"match {told.match}: played again from its beginning it stands elsewhere")
        except Exception as error:
            self.broken.append(f"match {told.match} does not play again: {type(error).__name__}: {error}")

    @staticmethod
    def _led_on(known: Known, stored: Stored) -> Match[Any, Any]:
        """The match of the last look, with what was stored since."""
        if known.led_on is None:
            known.led_on = resumed(stored)
        else:
            known.led_on.follow(stored.log[len(known.log) :])
        known.log = stored.log
        return known.led_on


def resumed(stored: Stored) -> Match[Any, Any]:
    """A stored match, played from its beginning; every line of it has to fit."""
    match = Match.resume(system(stored.setup.system), stored.setup, stored.policy, stored.key, stored.log)
    if match.history.log != stored.log:
        raise AssertionError(f"only {match.history.stands} lines of the log fit")
    return match


def answers_of(seat: Seat, log: Iterable[AnyEntry]) -> list[str]:
    """What somebody answered for a seat, without what the table answered by itself."""
    return [entry.text for entry in log if isinstance(entry, Answered) and entry.seat == seat and entry.by == "seat"]


def holds(given: Iterable[Given], stored: Sequence[str]) -> bool:
    """Whether every acknowledged answer is stored, once and in order, and beside them only such as were on the way.

    >>> holds([Given("a", True), Given("b"), Given("c", True)], ["a", "c"])
    True
    >>> holds([Given("a", True), Given("b", True)], ["a"]), holds([Given("a", True)], ["a", "a"])
    (False, False)
    """
    reached = {0}
    for one in given:
        after = {at + 1 for at in reached if at < len(stored) and stored[at] == one.text}
        reached = after if one.acknowledged else reached | after
    return len(stored) in reached


def difference(seat: Seat, given: Sequence[Given], stored: Sequence[str]) -> str:
    """The first answers of a seat that don't fit, in words."""
    told = [one for one in given if one.acknowledged]
    if len(stored) < len(told):
        return f"{seat} was told of {len(told)} answers, and {len(stored)} are stored: the last is {stored[-1:]}"
    return f"{seat} gave other answers than those that are stored: {[one.text for one in given][-4:]}, {stored[-4:]}"
