"""The record of a match that is over: who decided how often and how long it took them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.table import Match, NotAllowed, Seat
from undercroft.table.log import Answered, HouseRuled, Overrode, Redone, Supplied, Undone

LONGEST_THOUGHT = 600
"""Whoever takes longer was away: more seconds than this are not counted as thinking."""


class SeatRecord(msgspec.Struct, frozen=True):
    """What one seat did."""

    decisions: int
    """Answers that people or bots gave for it."""
    by_order: int
    """Answers that its standing orders gave."""
    seconds: int
    """How long the table waited before its decisions, without the long pauses."""
    undos: int


class Record(msgspec.Struct, frozen=True):
    """A match in figures."""

    outcome: str
    lines: int
    began: int
    ended: int
    """In seconds since 1970."""
    forced: int
    """Answers that the table gave by itself, because there was nothing to choose."""
    entered: int
    """Results of real dice and cards."""
    by_hand: int
    """Changes by hand and house rules switched."""
    seats: dict[Seat, SeatRecord]
    questions: dict[str, int]
    """How many decisions of each kind, the most frequent first."""


def record_of(match: Match[Any, Any], times: Sequence[int]) -> Record:
    """The record; while a match goes on, it would tell of secret choices."""
    if match.over is None:
        raise NotAllowed("the record of a match is read when it is over")
    log = match.history.log
    answers = [(at, entry) for at, entry in enumerate(log) if isinstance(entry, Answered)]
    chosen = [(at, entry) for at, entry in answers if entry.by == "seat"]
    kinds: dict[str, int] = {}
    for _, entry in chosen:
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1

    def of(seat: Seat) -> SeatRecord:
        mine = [at for at, entry in chosen if entry.seat == seat]
        thought = [times[at] - times[at - 1] for at in mine if at]
        return SeatRecord(
            len(mine),
            sum(entry.by == "order" and entry.seat == seat for _, entry in answers),
            sum(seconds for seconds in thought if seconds <= LONGEST_THOUGHT),
            sum(isinstance(entry, Undone) and entry.seat == seat for entry in log)
            - sum(isinstance(entry, Redone) and entry.seat == seat for entry in log),
        )

    return Record(
        match.over.outcome,
        len(match.line),
        times[0] if times else 0,
        times[-1] if times else 0,
        sum(entry.by == "forced" for _, entry in answers),
        sum(isinstance(entry, Supplied) for entry in log),
        sum(isinstance(entry, Overrode | HouseRuled) for entry in log),
        {seat: of(seat) for seat in match.setup.seats},
        dict(sorted(kinds.items(), key=lambda item: (-item[1], item[0]))),
    )
