"""Letting bots play a match to its end."""

from collections.abc import Mapping
from typing import Any

from undercroft.bots.bot import Bot, Decision
from undercroft.table import Match, Seat

LIMIT = 100_000
"""More decisions than any game of these kinds takes: a match that reaches it turns in a circle."""


class Endless(Exception):
    """A match came to no end within the decisions it was given."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"no end after {limit} decisions")
        self.limit = limit

    def __reduce__(self) -> tuple[type["Endless"], tuple[int]]:
        return type(self), (self.limit,)


def play_out(match: Match[Any, Any], bots: Bot | Mapping[Seat, Bot], limit: int = LIMIT) -> int:
    """Play to the end and give the number of decisions. One bot plays all seats, or each seat has its own."""
    if isinstance(bots, Mapping):
        return _play_seats(match, bots, limit)
    choose, play = bots.choose, match.play
    for decisions in range(limit):
        questions = match.questions
        if not questions:
            return decisions
        decision = choose(match, range(len(questions)))
        assert decision, "a bot left a question unanswered that is no offer"
        play(*decision)
    raise Endless(limit)


def _play_seats(match: Match[Any, Any], bots: Mapping[Seat, Bot], limit: int) -> int:
    for decisions in range(limit):
        if not match.questions:
            return decisions
        match.play(*next_decision(match, bots))
    raise Endless(limit)


def next_decision(match: Match[Any, Any], bots: Mapping[Seat, Bot]) -> Decision:
    """What is decided next: who only has an offer is asked first, for play goes on when a duty is done."""
    duties: dict[Seat, list[int]] = {}
    offers: dict[Seat, list[int]] = {}
    for at, question in enumerate(match.questions):
        kept = offers if question.optional else duties
        kept.setdefault(question.seats[0], []).append(at)
    for seat, offered in offers.items():
        if seat not in duties and (decision := bots[seat].choose(match, offered)):
            return decision
    seat, due = next(iter(duties.items()))
    decision = bots[seat].choose(match, [*due, *offers.get(seat, ())])
    assert decision, f"the bot of {seat} left a question unanswered that is no offer"
    return decision
