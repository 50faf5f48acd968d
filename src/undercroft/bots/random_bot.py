"""The bot that doesn't think: each open question, and each of its options, is as likely as the others."""

from collections.abc import Sequence
from typing import Any

from undercroft.bots.bot import Decision
from undercroft.table import Match, Stream


class RandomBot:
    """Plays at random, the same way again with the same stream; leaves half of the offers alone."""

    __slots__ = ("_below",)

    def __init__(self, stream: Stream) -> None:
        self._below = stream.below

    def choose(self, match: Match[Any, Any], mine: Sequence[int]) -> Decision | None:
        below = self._below
        at = mine[below(len(mine)) if len(mine) > 1 else 0]
        question = match.questions[at]
        if question.optional and below(2):
            return self._choose_among_duties(match, mine)
        options = question.options
        return at, options[below(len(options)) if len(options) > 1 else 0]

    def _choose_among_duties(self, match: Match[Any, Any], mine: Sequence[int]) -> Decision | None:
        duties = [at for at in mine if not match.questions[at].optional]
        return self.choose(match, duties) if duties else None
