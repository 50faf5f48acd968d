"""Party questions: anybody's word, or everybody's agreement where the table wants it."""

import pytest
from tests.table.games import A, B, C, Table, Tiny, checksum, everything, pick, say, sit_down, tiny

from undercroft.table import Match, NotLegal, Option, Policy, Question, dump, load


async def focus(game: Table) -> None:
    options = [Option("prey:a", "a"), Option("prey:b", "b")]
    say(game, A, await game.ask(Question(tuple(game.state.seats), "prey", options, party=True)))


def hunted(consent: bool) -> Match[Tiny, None]:
    return sit_down(tiny(focus, turns=3), (A, B, C), policy=Policy(consent=consent, undo="free"))


def test_anybody_of_the_party_may_answer() -> None:
    match = hunted(consent=False)
    assert match.waiting_for() == [A, B, C]
    match.answer(C, "prey:b")
    assert match.state.said == ["a:b"]
    assert match.line[0].seat == C  # type: ignore[union-attr]


def test_by_consent_nothing_happens_until_all_agree() -> None:
    match = hunted(consent=True)
    match.answer(A, "prey:a")
    match.answer(B, "prey:a")
    assert match.state.said == []
    assert match.waiting_for() == [C]
    assert match.open_to(A) == []
    match.answer(C, "prey:a")
    assert match.state.said == ["a:a"]
    assert match.history.votes == {}
    assert match.waiting_for() == [A, B, C]


def test_where_voices_differ_everybody_may_think_again() -> None:
    match = hunted(consent=True)
    for seat, text in ((A, "prey:a"), (B, "prey:b"), (C, "prey:a")):
        match.answer(seat, text)
    assert match.state.said == []
    assert match.waiting_for() == [A, B, C]
    match.answer(B, "prey:a")
    assert match.state.said == ["a:a"]


def test_a_voice_for_no_option_is_refused() -> None:
    match = hunted(consent=True)
    with pytest.raises(NotLegal):
        match.answer(A, "prey:c")
    assert match.history.votes == {}


def test_voices_are_kept_in_files_and_by_followers() -> None:
    match, follower = hunted(consent=True), hunted(consent=True)
    follower.follow(match.answer(A, "prey:a"))
    assert everything(follower) == everything(match)
    again = load(dump(match), lambda _: match.system)
    assert again.history.votes == {A: "prey:a"}
    for seat in (B, C):
        again.answer(seat, "prey:a")
    assert again.state.said == ["a:a"]


def test_an_undo_takes_open_voices_back_too() -> None:
    match = hunted(consent=True)
    for seat in (A, B, C):
        match.answer(seat, "prey:b")
    match.answer(A, "prey:a")
    match.undo(B)
    assert match.history.votes == {}
    assert match.state.said == []
    assert checksum(match) == checksum(hunted(consent=True))


def test_a_question_to_one_seat_needs_no_consent() -> None:
    async def rule(game: Table) -> None:
        say(game, A, await game.ask(pick(A, "go", "on", "off")))

    match = sit_down(tiny(rule), policy=Policy(consent=True))
    match.answer(A, "on")
    assert match.state.said == ["a:on"]
