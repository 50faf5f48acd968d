"""Real dice and cards: people enter what came up, tests lay results in readiness."""

import pytest
from tests.table.games import A, B, Table, checksum, everything, pick, roll_turn, say, sit_down, tiny

from undercroft.table import NotAllowed, NotLegal, Policy, RuleFailure
from undercroft.table.log import Rekeyed, Supplied

REAL = Policy(physical=("die",), undo="free")
DICE = tiny(roll_turn(), turns=5)


def test_a_real_die_is_asked_for_and_anybody_enters_it() -> None:
    match = sit_down(DICE, policy=REAL)
    match.answer(A, "roll")
    [asked] = match.open_to(B)
    assert asked.kind == "chance:die"
    assert [option.text for option in asked.options] == [f"result:{n}" for n in range(1, 7)]
    match.answer(B, "result:4")
    assert match.state.said == ["a:4"]
    assert [question.seats for question in match.questions] == [(B,)]


def test_only_the_named_draws_are_real() -> None:
    match = sit_down(DICE, policy=Policy(physical=("fate",)))
    match.answer(A, "roll")
    assert match.chance is None
    assert len(match.state.said) == 1


def test_a_mistyped_result_is_taken_back_and_entered_again() -> None:
    match = sit_down(DICE, policy=REAL)
    match.answer(A, "roll")
    match.answer(B, "result:4")
    match.undo(A)
    assert match.chance
    assert match.state.said == []
    match.answer(A, "result:5")
    assert match.state.said == ["a:5"]
    assert [type(line) for line in match.line][1:] == [Rekeyed, Supplied]


def test_what_is_drawn_behind_a_corrected_result_comes_from_the_new_key() -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "roll", "roll", "rest"))
        before = game.random.die(range(1000), "first")
        real = game.random.die("123", "die")
        say(game, A, f"{before}/{real}/{game.random.die(range(1000), 'last')}")

    match = sit_down(tiny(rule), policy=REAL)
    match.answer(A, "roll")
    match.answer(A, "result:1")
    first, real, last = match.state.said[0].split("/")
    match.undo(A)
    match.answer(A, "result:2")
    again = match.state.said[0].split("/")
    assert (again[0], again[1]) == (first, "2")
    assert again[2] != last
    assert real == "1"
    restored = match.fork()
    assert checksum(restored) == checksum(match)


def test_a_corrected_result_survives_redo_replay_and_followers() -> None:
    match = sit_down(DICE, policy=REAL)
    follower = sit_down(DICE, policy=REAL)
    for act in (
        lambda: match.answer(A, "roll"),
        lambda: match.answer(B, "result:4"),
        lambda: match.undo(A),
        lambda: match.redo(A),
        lambda: match.undo(A),
        lambda: match.answer(A, "result:2"),
        lambda: match.answer(B, "roll"),
    ):
        follower.follow(act())
        assert everything(follower) == everything(match)


def test_an_answer_that_waits_for_its_die_can_be_taken_back() -> None:
    match = sit_down(DICE, policy=REAL)
    before = checksum(match)
    match.answer(A, "roll")
    match.undo(A)
    assert match.chance is None
    assert checksum(match) == before


def test_nothing_is_changed_by_hand_while_a_result_is_awaited() -> None:
    from undercroft.table import SetValue

    match = sit_down(DICE, policy=REAL)
    match.answer(A, "roll")
    with pytest.raises(NotAllowed, match="enter the result of 'die' first"):
        match.override(A, SetValue("purse/a", 9))


def test_a_bot_enters_results_like_any_answer() -> None:
    match = sit_down(DICE, policy=REAL)
    match.play(0, match.questions[0].options[0])
    match.play(0, match.questions[0].options[2])
    assert match.state.said == ["a:3"]


def test_a_look_back_shows_what_is_awaited_and_not_what_the_key_would_give() -> None:
    match = sit_down(DICE, policy=REAL)
    match.answer(A, "roll")
    match.answer(A, "result:6")
    then = match.at_line(1)
    assert then.chance
    assert then.state.said == []


def test_a_laid_result_comes_up() -> None:
    match = sit_down(DICE)
    match.supply("die", "6", "2")
    match.answer(A, "roll")
    match.answer(B, "roll")
    assert match.state.said == ["a:6", "b:2"]


def test_laid_results_wait_for_the_next_draw_whatever_is_undone() -> None:
    match = sit_down(DICE)
    match.answer(A, "roll")
    said = list(match.state.said)
    match.supply("die", "6", "6")
    match.answer(B, "roll")
    match.undo(B, agreed=True)
    assert match.state.said == said
    match.answer(B, "roll")
    assert match.state.said == [*said, "b:6"]


def test_a_result_that_cannot_come_up_is_named_and_dropped() -> None:
    match = sit_down(DICE)
    match.supply("die", "7", "6")
    before = checksum(match)
    with pytest.raises(NotLegal, match=r"'7' can't come up and is dropped; possible: 1, 2"):
        match.answer(A, "roll")
    assert checksum(match) == before
    match.answer(A, "roll")
    assert match.state.said == ["a:6"]


def test_a_failing_rule_leaves_laid_results_in_their_place() -> None:
    async def rule(game: Table) -> None:
        if await game.ask(pick(A, "roll", "well", "badly")) == "badly":
            game.random.die("123456")
            raise ValueError("a bug")
        say(game, A, game.random.die("123456"))

    match = sit_down(tiny(rule))
    match.supply("die", "5")
    with pytest.raises(RuleFailure):
        match.answer(A, "badly")
    match.answer(A, "well")
    assert match.state.said == ["a:5"]


def test_a_batch_may_end_between_an_answer_and_the_result_laid_for_it() -> None:
    match, follower = sit_down(DICE, spacing=1), sit_down(DICE, spacing=1)
    match.supply("die", "6", "1", "3")
    entries = [*match.answer(A, "roll"), *match.answer(B, "roll"), *match.answer(A, "roll")]
    for entry in entries:
        follower.follow([entry])
    assert everything(follower) == everything(match)
