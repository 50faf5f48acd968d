"""The bot that tries answers out before it gives one, in worlds dealt anew from what its seat knows."""

from collections.abc import Sequence
from typing import Any, Final

from undercroft.bots.bot import Decision
from undercroft.bots.greedy import GreedyBot, Valued, values
from undercroft.table import Adviser, Match, Question, Stream

WIDTH: Final = 2
"""So many answers are tried, those that the adviser values most."""
WORLDS: Final = 1
"""In so many worlds, the same ones for each answer."""
SURE: Final = 0.5
"""An answer that is worth so much less than the best is not tried."""
HINT: Final = 0.5
"""How much the adviser's word counts beside the position that an answer leads to."""
AHEAD: Final = 150
"""No more decisions than this are played ahead, however long a stretch lasts."""


class SearchBot:
    """Plays on from the best answers, as the greedy bot would for everybody, to the end of the stretch of play that
    the adviser names, and gives the answer that comes to the best position. Knows no game, and nothing its seat can't.
    """

    def __init__(self, stream: Stream, width: int = WIDTH, worlds: int = WORLDS) -> None:
        self._stream = stream
        self._greedy = GreedyBot(stream)
        self._width = width
        self._worlds = worlds

    def choose(self, match: Match[Any, Any], mine: Sequence[int]) -> Decision | None:
        """What the greedy bot chooses, unless something else that is nearly as good turns out to be better."""
        usual = self._greedy.choose(match, mine)
        adviser = match.system.adviser
        if usual is None or adviser is None or match.chance or match.questions[usual[0]].optional:
            return usual
        tried = self._worth_trying(match, *usual)
        return self._best(match, adviser, tried) if len(tried) > 1 else usual

    def _worth_trying(self, match: Match[Any, Any], at: int, usual: object) -> list[Valued]:
        ranked = sorted(values(match, at), key=lambda one: (one.option is not usual, -one.worth))
        return [one for one in ranked[: self._width] if one.worth > ranked[0].worth - SURE]

    def _best(self, match: Match[Any, Any], adviser: Adviser[Any, Any], tried: Sequence[Valued]) -> Decision:
        question: Question[Any] = match.questions[tried[0].at]
        sums = [HINT * self._worlds * one.worth for one in tried]
        for _ in range(self._worlds):
            key = self._stream.key()
            for at, one in enumerate(tried):
                sums[at] += come_of(match, adviser, question, one.option.text, key)
        return tried[sums.index(max(sums))].decision


def come_of(
    match: Match[Any, Any], adviser: Adviser[Any, Any], question: Question[Any], text: str, key: bytes
) -> float:
    """The position that an answer leads to at the end of the stretch, in a world that this key deals."""
    seat = question.seats[0]
    world = match.fork(seat, key)
    at = next(at for at, asked in enumerate(world.questions) if asked.kind == question.kind and seat in asked.seats)
    option = world.questions[at].option(text)
    assert option, f"{text!r} answers {question.kind} only where something hidden is known"
    guide = GreedyBot(Stream(key))
    stretch = adviser.stretch(world.game)
    world.play(at, option)
    for _ in range(AHEAD):
        if not world.questions or adviser.stretch(world.game) != stretch:
            break
        decision = guide.choose(world, range(len(world.questions)))
        assert decision, "a question that is no offer was left open"
        world.play(*decision)
    return adviser.position(world.game, seat)
