"""The greedy bot takes what the adviser values most, and knows no game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tallow import TALLOW
from undercroft.bots import GreedyBot, play_out
from undercroft.table import Adviser, Game, Match, Question, Seat, Setup, Stream, System, key_of, system


def begin(game: System[Any, Any], seed: int = 1) -> Match[Any, Any]:
    return Match(game, Setup(system="tallow", scenario="cellar", seats=game.seats(2)), key=key_of(seed))


def advised(worth: dict[str, float]) -> System[Any, Any]:
    """The example game with an adviser that values verbs."""

    def options(game: Game[Any, Any], seat: Seat, question: Question[Any]) -> Sequence[float]:
        return [worth.get(option.verb, 0.0) for option in question.options]

    return replace(TALLOW, adviser=Adviser(options=options, position=lambda game, seat: 0.0))


def bot(seed: int = 3) -> GreedyBot:
    return GreedyBot(Stream(key_of(seed)))


def verbs(match: Match[Any, Any], kind: str) -> set[str]:
    return {line.text.partition(":")[0] for line in match.line if getattr(line, "kind", "") == kind}


@pytest.mark.parametrize("favourite", ["suffer", "discard"])
def test_it_answers_what_is_worth_most(favourite: str) -> None:
    match = begin(advised({favourite: 2.0, "suffer": 1.0}))
    play_out(match, bot())
    assert verbs(match, "save") <= {favourite, "suffer"}


@pytest.mark.parametrize(("worth", "taken"), [(1.0, True), (0.0, False)])
def test_an_offer_is_taken_only_if_it_is_worth_something(worth: float, taken: bool) -> None:
    matches = [begin(advised({"aid": worth}), seed) for seed in range(12)]
    for match in matches:
        play_out(match, bot())
    assert any(verbs(match, "offer") for match in matches) is taken


def test_it_plays_the_same_way_again_and_another_way_with_another_stream() -> None:
    matches = [begin(TALLOW) for _ in range(3)]
    for match, seed in zip(matches, (3, 3, 4), strict=True):
        play_out(match, bot(seed))
    assert matches[0].line == matches[1].line != matches[2].line


def test_without_an_adviser_it_plays_at_random() -> None:
    match = begin(replace(TALLOW, adviser=None))
    assert play_out(match, bot()) > 10
    assert match.over


def test_it_wins_what_chance_loses() -> None:
    """In the first scenario of Jaws a party of two wins most of its games."""
    jaws = system("jaws")
    won = 0
    for seed in range(6):
        match = Match(jaws, Setup(system="jaws", scenario="jaws:s01", seats=jaws.seats(2)), key=key_of(seed))
        play_out(match, bot(seed))
        won += match.over is not None and match.over.outcome == "won"
    assert won >= 4
