"""Bots decide by the same door as people, and the same stream decides the same way."""

from collections.abc import Sequence
from typing import Any

import pytest

from tallow import TALLOW
from undercroft.bots import Decision, Endless, RandomBot, next_decision, play_out
from undercroft.table import Match, Seat, Setup, Stream, key_of

MIRA, BRAND = TALLOW.seats(2)


def begin(seed: int = 1) -> Match[Any, Any]:
    return Match(TALLOW, Setup(system="tallow", scenario="cellar", seats=(MIRA, BRAND)), key=key_of(seed))


def random_bot(seed: int) -> RandomBot:
    return RandomBot(Stream(key_of(seed)))


class Recorder:
    """A random bot that writes down which seats' questions it was given."""

    def __init__(self, seed: int, declines: bool = False) -> None:
        self._bot = random_bot(seed)
        self._declines = declines
        self.given: list[tuple[tuple[Seat, ...], bool]] = []

    def choose(self, match: Match[Any, Any], mine: Sequence[int]) -> Decision | None:
        self.given += [(match.questions[at].seats, match.questions[at].optional) for at in mine]
        if self._declines and all(match.questions[at].optional for at in mine):
            return None
        return self._bot.choose(match, mine)


def test_a_random_bot_plays_to_the_end_and_again_the_same_way() -> None:
    played = [begin(), begin()]
    counts = [play_out(match, random_bot(3)) for match in played]
    assert played[0].over
    assert counts[0] == counts[1] > 10
    assert played[0].line == played[1].line


def test_another_stream_plays_another_way() -> None:
    one, other = begin(), begin()
    play_out(one, random_bot(3))
    play_out(other, random_bot(4))
    assert one.line != other.line


def test_every_option_is_chosen_at_some_time() -> None:
    match, bot = begin(), random_bot(9)
    options = match.questions[0].options
    chosen = {decision[1].text for _ in range(60) if (decision := bot.choose(match, [0]))}
    assert chosen == {option.text for option in options}


def test_each_seat_has_a_bot_that_gets_only_its_own_questions() -> None:
    bots = {MIRA: Recorder(1), BRAND: Recorder(2)}
    match = begin()
    assert play_out(match, bots) > 10
    assert match.over
    assert all(seats[0] == MIRA for seats, _ in bots[MIRA].given)
    assert all(seats == (BRAND,) for seats, _ in bots[BRAND].given)


def offered_match() -> Match[Any, Any]:
    """A match in which one seat has an offer while the other has to decide."""
    for seed in range(200):
        match, bot = begin(seed), random_bot(seed)
        while match.questions:
            kinds = [question.optional for question in match.questions]
            if any(kinds) and len({question.seats for question in match.questions}) > 1:
                return match
            at, option = bot.choose(match, range(len(match.questions))) or pytest.fail("a duty was declined")
            match.play(at, option)
    pytest.fail("no offer in 200 games")


def test_an_offer_comes_before_the_duty_it_is_tied_to() -> None:
    match = offered_match()
    at, option = next_decision(match, {MIRA: random_bot(1), BRAND: random_bot(1)})
    duties = [number for number, question in enumerate(match.questions) if not question.optional]
    taken = {next_decision(match, {MIRA: random_bot(seed), BRAND: random_bot(seed)})[0] in duties for seed in range(40)}
    assert option in match.questions[at].options
    assert taken == {True, False}


def test_who_declines_an_offer_lets_play_go_on() -> None:
    match = offered_match()
    bots = {MIRA: Recorder(1, declines=True), BRAND: Recorder(1, declines=True)}
    at, _ = next_decision(match, bots)
    assert not match.questions[at].optional
    assert any(optional for recorder in bots.values() for _, optional in recorder.given)


def test_a_match_without_an_end_is_noticed() -> None:
    with pytest.raises(Endless, match="no end after 5 decisions"):
        play_out(begin(), random_bot(3), limit=5)
    with pytest.raises(Endless, match="no end after 5 decisions"):
        play_out(begin(), {MIRA: random_bot(1), BRAND: random_bot(2)}, limit=5)
