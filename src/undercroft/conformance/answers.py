"""Answers that must be refused: nonsense, another's, too late, to another question."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from undercroft.conformance.trial import Trial, Violation, mark
from undercroft.table import Match, NotAsked, NotLegal, Question, Seat

NONSENSE = "no such answer"


class Attempt(NamedTuple):
    """Something that somebody might send."""

    what: str
    seat: Seat
    text: str
    question: str | None = None
    kind: str | None = None


class CheckIllegal:
    """Refused with a reason, and nothing has changed."""

    def __init__(self) -> None:
        self._gone: Attempt | None = None

    def __call__(self, trial: Trial) -> None:
        match = trial.match
        before = mark(match), len(match.history.log), len(match.told)
        for attempt in self._attempts(match):
            try:
                match.answer(*attempt[1:])
            except (NotAsked, NotLegal):
                if (mark(match), len(match.history.log), len(match.told)) != before:
                    raise Violation(f"{attempt.what} was refused, but something has changed") from None
            else:
                raise Violation(f"{attempt.what} was taken for an answer: {attempt.text!r}")
        question = match.questions[0]
        self._gone = Attempt(
            "the answer to a question that is gone", question.seats[0], question.options[0].text, question.id
        )

    def _attempts(self, match: Match[Any, Any]) -> Iterator[Attempt]:
        if self._gone and all(question.id != self._gone.question for question in match.questions):
            yield self._gone
        for question in match.questions:
            yield from attempts_at(question)
            yield from attempts_across(match, question)


def attempts_at(question: Question[Any]) -> Iterator[Attempt]:
    """What one question has to refuse."""
    seat, legal = question.seats[0], question.options[0].text
    yield Attempt("nonsense", seat, NONSENSE, question.id)
    yield Attempt("an empty answer", seat, "", question.id)
    yield Attempt("an answer to another kind of question", seat, legal, question.id, f"not-{question.kind}")
    if question.option(shouted := legal.upper()) is None:
        yield Attempt("an answer in other letters", seat, shouted, question.id)
    if question.free:
        yield Attempt("a text that is too long", seat, f"text:{'x' * (question.free.longest + 1)}", question.id)


def attempts_across(match: Match[Any, Any], question: Question[Any]) -> Iterator[Attempt]:
    """What is legal elsewhere or for somebody else."""
    for seat in (*match.state.seats, Seat("nobody")):
        if seat not in question.seats:
            yield Attempt("somebody else's answer", seat, question.options[0].text, question.id)
    for other in match.questions:
        for option in other.options[:1]:
            if other is not question and question.option(option.text) is None:
                yield Attempt("an option of another question", question.seats[0], option.text, question.id)
