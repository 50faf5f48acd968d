"""Whose turn it is at this terminal: people decide first, bots when nobody else has to."""

from collections.abc import Mapping
from typing import Any

from undercroft.bots import Bot
from undercroft.table import Match, Question, Seat


class Turns:
    """The seats of people at this terminal, and those of bots."""

    def __init__(self, match: Match[Any, Any], bots: Mapping[Seat, Bot]) -> None:
        self._match = match
        self._bots = bots
        self.people = [seat for seat in match.setup.seats if seat not in bots]
        self._passed: set[tuple[Seat, str]] = set()
        self._offered: set[str] = set()

    def next_person(self, now: Seat | None) -> Seat | None:
        """Who decides next: whoever sits there, if asked; None while only bots have to decide."""
        due = [seat for seat in self._match.waiting_for() if seat in self.people]
        if due:
            return now if now in due else due[0]
        return next((seat for seat in self.people if self.can_pass(seat) and not self._has_passed(seat)), None)

    def can_pass(self, seat: Seat) -> bool:
        """Whether a seat has offers and no duty."""
        asked = self._match.open_to(seat)
        return bool(asked) and all(question.optional for question in asked)

    def let_pass(self, seat: Seat) -> None:
        """A seat leaves the offers that are open now."""
        self._passed.update((seat, question.id) for question in self._match.open_to(seat))

    def play_bots(self) -> bool:
        """Let one bot decide; False when none has anything to do."""
        return any(self._play_bot(seat, bot) for seat, bot in self._bots.items())

    def _has_passed(self, seat: Seat) -> bool:
        return all((seat, question.id) in self._passed for question in self._match.open_to(seat))

    def _play_bot(self, seat: Seat, bot: Bot) -> bool:
        match = self._match
        mine = [at for at, question in enumerate(match.questions) if self._is_for_bot(seat, question)]
        decision = bot.choose(match, mine) if mine else None
        self._offered.update(match.questions[at].id for at in mine if match.questions[at].optional)
        if decision is None:
            return False
        at, option = decision
        question = match.questions[at]
        voted = next(iter(match.history.votes.values()), None) if question.party else None
        match.answer(seat, voted or option.text, question.id)
        return True

    def _is_for_bot(self, seat: Seat, question: Question[Any]) -> bool:
        """Bots leave to people what both may decide, and look at an offer once."""
        if seat not in question.seats or question not in self._match.open_to(seat):
            return False
        if question.optional:
            return question.id not in self._offered
        voted = any(one in self._match.history.votes for one in self.people)
        return voted or not any(person in question.seats for person in self.people)
