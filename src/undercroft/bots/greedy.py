"""The bot that takes what its game's adviser values most, one answer at a time."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from undercroft.bots.bot import Decision
from undercroft.bots.random_bot import RandomBot
from undercroft.table import Match, Option, Question, Stream


class Valued(NamedTuple):
    """An answer that could be given, and what it is worth."""

    worth: float
    at: int
    option: Option[Any]

    @property
    def decision(self) -> Decision:
        return self.at, self.option


class GreedyBot:
    """Knows no game. Among equals it chooses by its stream, and without an adviser always so."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._random = RandomBot(stream)

    def choose(self, match: Match[Any, Any], mine: Sequence[int]) -> Decision | None:
        """The best of the offers that are worth taking, else the best answer to the first question that has to be."""
        if match.system.adviser is None or match.chance:
            return self._random.choose(match, mine)
        offers = [at for at in mine if match.questions[at].optional]
        tempting = [valued for at in offers for valued in values(match, at) if valued.worth > 0]
        due = next((at for at in mine if at not in offers), None)
        among = tempting or (list(values(match, due)) if due is not None else [])
        return self._best(among).decision if among else None

    def _best(self, among: Sequence[Valued]) -> Valued:
        most = max(valued.worth for valued in among)
        return self._stream.pick([valued for valued in among if valued.worth == most])


def values(match: Match[Any, Any], at: int) -> Iterator[Valued]:
    """The options of an open question with their worth to the first seat that may answer it."""
    question: Question[Any] = match.questions[at]
    if len(question.options) == 1 and not question.optional:
        yield Valued(0.0, at, question.options[0])
        return
    adviser = match.system.adviser
    assert adviser
    worths = adviser.options(match.game, question.seats[0], question)
    for worth, option in zip(worths, question.options, strict=True):
        yield Valued(worth, at, option)
