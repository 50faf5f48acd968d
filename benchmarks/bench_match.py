"""The match machinery, with the example game: decisions, copies, scenes, undo."""

from collections.abc import Callable
from functools import cache
from typing import Any

from benchmarks.endless import long_match
from benchmarks.measure import Benchmark, Work
from tallow import TALLOW
from undercroft.bots import RandomBot, play_out
from undercroft.table import Finished, Game, Match, Policy, Seat, Setup, Stream, key_of
from undercroft.table.game import Questions, Sent
from undercroft.table.log import Answered

ANSWERS = 5_000
SETUPS = [
    Setup(system="tallow", scenario=scenario.id, seats=TALLOW.seats(seats))
    for scenario in TALLOW.scenarios
    for seats in (2, 3)
]
GAME = key_of("game")
SETUP = SETUPS[1]


def random_games() -> Work:
    """Whole games by the random bot; an operation is an answer in the log, forced ones included."""
    stream = Stream(key_of("games"))

    def play() -> int:
        match = Match(TALLOW, stream.pick(SETUPS), key=stream.key(), telling=False)
        play_out(match, RandomBot(stream))
        return len(match.line)

    return play


class Recording:
    """One game by its answers, so that it can be played again without anybody choosing."""

    def __init__(self) -> None:
        match = Match(TALLOW, SETUP, key=GAME, telling=False)
        play_out(match, RandomBot(Stream(key_of("players"))))
        self.lines = [line for line in match.line if isinstance(line, Answered)]
        self.picks: list[tuple[int, int]] = []
        drive(self._find)

    def _find(self, questions: Questions) -> Sent:
        line = self.lines[len(self.picks)]
        for at, question in enumerate(questions):
            option = question.option(line.text)
            if question.kind == line.kind and line.seat in question.seats and option:
                self.picks.append((at, question.options.index(option)))
                return at, option
        raise AssertionError(f"nobody asks for {line}")

    def with_match(self) -> int:
        """All answers but the forced ones, which the match gives by itself."""
        match = Match(TALLOW, SETUP, key=GAME, telling=False)
        for line, (at, option) in zip(self.lines, self.picks, strict=True):
            if line.by == "seat":
                match.play(at, match.questions[at].options[option])
        assert match.over
        return len(self.picks)

    def without_match(self) -> int:
        picks = iter(self.picks)

        def pick(questions: Questions) -> Sent:
            at, option = next(picks)
            return at, questions[at].options[option]

        drive(pick)
        return len(self.picks)


def drive(pick: Callable[[Questions], Sent]) -> None:
    """The rules of a game with no match around them: no log, no checkpoints, no undo."""
    game: Game[Any, Any] = Game(TALLOW.begin(SETUP, None), None, [GAME], telling=False)
    while not isinstance(place := game.state.place, Finished):
        rules = TALLOW.places[type(place)](game, place)
        try:
            questions = rules.send(None)  # type: ignore[arg-type] # None starts a coroutine
            while True:
                questions = rules.send(pick(questions))
        except StopIteration as stop:
            game.state.place = stop.value
            game.path = ()


@cache
def recording() -> Recording:
    return Recording()


@cache
def long() -> Match[Any, Any]:
    return long_match(ANSWERS)


def copy_of_a_state() -> Work:
    copy, state = TALLOW.codec.copy, long().state
    return lambda: copy(state)


def scene_for_a_seat() -> Work:
    match = long()
    return lambda: TALLOW.scene(match.game, Seat("mira"))


points = Stream(key_of("points"))


def undo_to_any_line() -> Work:
    """A twin of the long match goes back to a line of its own choice."""
    twin = long().fork()
    twin.policy = Policy(undo="free")
    keep = points.below(ANSWERS)
    return lambda: twin.undo(Seat("mira"), keep)


BENCHMARKS = [
    Benchmark("decisions", random_games, 25),
    Benchmark("match-adds", lambda: recording().with_match, 15, without=lambda: recording().without_match),
    Benchmark("state-copy", copy_of_a_state, 100),
    Benchmark("scene", scene_for_a_seat, 1_000),
    Benchmark("undo", undo_to_any_line, 200_000, worst=True),
]
