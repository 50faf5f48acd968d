"""A rule that fails takes nothing with it."""

import gc
import weakref
from collections.abc import Callable

import pytest
from tests.table.games import A, B, Table, Tiny, everything, pick, say, sit_down, tiny

from undercroft.table import Match, Policy, RuleFailure, SetValue, StandingOrder, TableError
from undercroft.words import Text


async def tread(game: Table) -> None:
    """Steps that change the state, draw and then break."""
    for seat in game.state.seats:
        word = await game.ask(pick(seat, "tread", "well", "badly", "later"))
        say(game, seat, game.random.die("123456"))
        game.state.purse[seat] -= 1
        if word == "badly":
            raise KeyError("no such stone")
        game.state.lit = word == "later"
    if game.state.lit:
        raise ZeroDivisionError("behind the last answer")


def treading(spacing: int = 8) -> Match[Tiny, None]:
    return sit_down(tiny(tread, turns=5), policy=Policy(undo="free"), spacing=spacing)


@pytest.mark.parametrize("spacing", [1, 8])
@pytest.mark.parametrize("before", [0, 1, 4, 7])
def test_the_match_stands_as_before_and_the_next_answer_works(before: int, spacing: int) -> None:
    match = treading(spacing)
    for _ in range(before):
        match.answer(match.waiting_for()[0], "well")
    here = everything(match)
    seat = match.waiting_for()[0]
    with pytest.raises(RuleFailure, match=f"a rule failed after line {before}.*KeyError.*Nothing is lost"):
        match.answer(seat, "badly")
    assert everything(match) == here
    match.answer(seat, "well")
    assert len(match.state.said) == before + 1


def test_an_error_in_the_next_place_is_the_answers_too() -> None:
    match = treading(spacing=1)
    match.answer(A, "well")
    here = everything(match)
    with pytest.raises(RuleFailure):
        match.answer(B, "later")
    assert everything(match) == here


def test_a_failure_keeps_what_can_be_redone() -> None:
    match = treading()
    match.answer(A, "well")
    match.undo(A)
    with pytest.raises(RuleFailure):
        match.answer(A, "badly")
    match.redo(A)
    assert len(match.state.said) == 1


def test_two_matches_with_and_without_a_failure_stay_the_same() -> None:
    stumbled, steady = treading(), treading()
    for _ in range(6):
        seat = steady.waiting_for()[0]
        with pytest.raises(RuleFailure):
            stumbled.answer(seat, "badly")
        stumbled.answer(seat, "well")
        steady.answer(seat, "well")
        assert everything(stumbled) == everything(steady)


def test_a_standing_order_that_fails_is_not_set() -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("order")

    order = StandingOrder("broken", Text("x", "x"), frozenset({"tread"}), broken)
    match = sit_down(tiny(tread, orders=[order]))
    with pytest.raises(RuleFailure):
        match.order(A, "broken", {})
    match.answer(A, "well")
    assert match.history.orders == {}


def test_places_that_never_ask_are_noticed() -> None:
    async def rule(_: Table) -> None:
        return None

    with pytest.raises(RuntimeError, match="places without a question"):
        sit_down(tiny(rule, turns=20_000))


def test_every_refusal_is_an_error_people_can_act_on() -> None:
    match = treading()
    acts: list[Callable[[], object]] = [
        lambda: match.answer(B, "well"),
        lambda: match.answer(A, "sideways"),
        lambda: match.undo(A),
        lambda: match.switch(A, "none", True),
    ]
    for act in acts:
        with pytest.raises(TableError) as refused:
            act()
        assert len(str(refused.value)) > 20


def test_a_match_that_retires_leaves_nothing_for_the_collector() -> None:
    """Or a server that lets thousands go would stand still while it looks for them."""
    match = treading()
    match.answer(A, "well")
    parts = [weakref.ref(match), weakref.ref(match.game)]
    gc.disable()
    try:
        match.retire()
        del match
        assert [part() for part in parts] == [None, None]
    finally:
        gc.enable()


def test_after_a_change_by_hand_a_failure_says_what_may_have_caused_it() -> None:
    match = treading()
    match.override(B, SetValue("purse/a", 9))
    with pytest.raises(RuleFailure, match="changed by hand before: put it right, or undo it"):
        match.answer(A, "badly")
