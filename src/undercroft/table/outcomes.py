"""Every result that one answer can have, with its exact probability: chance walked through instead of drawn."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from typing_extensions import TypeVar

from undercroft.table.errors import NotAllowed, TableError
from undercroft.table.match import Match, Policy
from undercroft.table.question import Option
from undercroft.table.state import AnyState

S = TypeVar("S", bound=AnyState)
C = TypeVar("C")

Draws = tuple[tuple[str, str], ...]
"""The purposes and results of some draws, in their order."""


class Outcome(NamedTuple):
    """How often so many draws come up, and what they are."""

    probability: Fraction
    draws: Draws


def outcomes(match: Match[S, C], at: int, option: Option[Any], most: int = 1000) -> list[tuple[Fraction, Match[S, C]]]:
    """The matches that the open question number `at` can lead to, each as far as the next question.

    Every draw on the way is followed to each of its results; equal labels are one result. The sum of the
    probabilities is 1. A bot calls it on a fork dealt anew from its own view, so that it foresees nothing hidden.
    """
    if match.chance:
        raise NotAllowed(f"enter the result of {match.chance.purpose!r} first: it decides what can follow")
    found: list[tuple[Fraction, Match[S, C]]] = []
    todo = [Outcome(Fraction(1), ())]
    while todo:
        outcome = todo.pop()
        reached = _play(match, at, option.text, outcome.draws)
        if not reached.chance:
            reached.policy = Policy(undo=match.policy.undo)
            found.append((outcome.probability, reached))
        else:
            todo += reversed(list(_branches(outcome, reached.chance.purpose, reached.chance.labels)))
        if len(found) + len(todo) > most:
            raise TableError(
                f"{match.system.id}: {option.text!r} can lead to more than {most} results. "
                "Ask about a smaller step, raise `most`, or sample forks instead"
            )
    return found


def _play(match: Match[S, C], at: int, text: str, draws: Draws) -> Match[S, C]:
    """A fork in which this is answered and these results come up; it waits at the first draw behind them."""
    fork = match.fork()
    fork.policy = Policy(undo=match.policy.undo, physical=("*",))
    for purpose, result in draws:
        fork.supply(purpose, result)
    chosen = fork.questions[at].option(text)
    if chosen is None:
        raise ValueError(f"{text!r} is no option of question {at} ({fork.questions[at].kind})")
    fork.play(at, chosen)
    return fork


def _branches(so_far: Outcome, purpose: str, labels: tuple[str, ...]) -> Iterator[Outcome]:
    for label, count in Counter(labels).items():
        yield Outcome(so_far.probability * Fraction(count, len(labels)), (*so_far.draws, (purpose, label)))
