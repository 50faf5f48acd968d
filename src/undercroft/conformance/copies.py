"""Copies, files, and going back: a match is the same wherever it is rebuilt."""

from typing import Any

from undercroft.bots import RandomBot
from undercroft.conformance.trial import Mark, Trial, Violation, mark, mark_without_key, step
from undercroft.table import Match, Stream, key_of
from undercroft.table.save import dump, load

AHEAD = 4
"""So many decisions a copy plays on its own."""
BACK = 12
"""An undo goes back over at most so many decisions."""


def check_options(trial: Trial) -> None:
    """Options are there, unique, found by their texts, and the same when the question is asked anew."""
    again = trial.match.fork().questions
    for question, same in zip(trial.match.questions, again, strict=True):
        texts = [option.text for option in question.options]
        if not texts:
            raise Violation(f"{question.kind} has no option")
        if len(set(texts)) < len(texts):
            twice = next(text for text in texts if texts.count(text) > 1)
            raise Violation(f"{question.kind} has the option {twice!r} twice")
        lost = [option.text for option in question.options if question.option(option.text) is not option]
        if lost:
            raise Violation(f"{question.kind} doesn't find its option {lost[0]!r} by its text")
        if (question.seats, question.kind, texts) != (same.seats, same.kind, [option.text for option in same.options]):
            raise Violation(f"{question.kind} is another question when it is asked anew: {same.kind}, {same.options}")


class CheckClone:
    """Equal at first, then independent in both directions."""

    def __init__(self) -> None:
        self._kept: tuple[Match[Any, Any], Mark] | None = None

    def __call__(self, trial: Trial) -> None:
        if self._kept and mark(self._kept[0]) != self._kept[1]:
            raise Violation("a copy changed when the match it was made from went on")
        match = trial.match
        before = mark(match)
        twin = match.fork()
        if mark(twin) != before:
            raise Violation("a copy differs from the match it was made from")
        bot = RandomBot(Stream(key_of(f"{trial.seed}/clone/{len(match.line)}")))
        for _ in range(AHEAD):
            if twin.questions:
                step(twin, bot)
        if mark(match) != before:
            raise Violation("a match changed when a copy of it went on")
        self._kept = twin, mark(twin)


def check_save(trial: Trial) -> None:
    """The file leads back to the same state and the same questions."""
    loaded = load(dump(trial.match), lambda _: trial.system)
    if loaded.history.set_aside:
        raise Violation(f"{len(loaded.history.set_aside)} lines of a file just saved no longer fit the rules")
    if mark(loaded) != mark(trial.match):
        raise Violation("a match saved and loaded stands at another question or in another state")


class CheckUndo:
    """Any of the last decisions can be gone back to, and from there forth again."""

    def __init__(self) -> None:
        self._stood: list[tuple[int, Mark]] = []

    def __call__(self, trial: Trial) -> None:
        match = trial.match
        now, lines, told = mark(match), list(match.line), len(match.told)
        self._stood = [(keep, then) for keep, then in self._stood if keep < len(lines)][-BACK:]
        if self._stood:
            keep, then = trial.stream.pick(self._stood)
            seat = trial.setup.seats[0]
            match.undo(seat, keep, agreed=True)
            if mark_without_key(match) != then:
                raise Violation(f"undo from line {len(lines)} to {keep} leads to another state than was there before")
            match.redo(seat)
            if mark(match) != now or list(match.line) != lines or len(match.told) != told:
                raise Violation(f"redo from line {keep} to {len(lines)} leads to another state than was there before")
        self._stood.append((len(lines), mark_without_key(match)))
