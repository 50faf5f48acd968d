"""Several seats choose at the same time, in secret, each for itself."""

import gc
import warnings
from itertools import permutations

import pytest
from tests.table.games import (
    A,
    B,
    Began,
    C,
    Table,
    Tiny,
    checksum,
    open_kinds,
    pick,
    roll_turn,
    say,
    sit_down,
    texts,
    tiny,
)

from undercroft.table import AUDIENCE, Match, NotAllowed, Policy, RuleFailure, Seat, view_of
from undercroft.table.log import Retracted, Undone


async def choose(game: Table, seat: Seat) -> str:
    """One step, or two."""
    with game.resolving(Began(f"choice of {seat}"), to=[seat]):
        first = await game.ask(pick(seat, "first", "red", "blue"))
        return first + (await game.ask(pick(seat, "second", "hot", "cold")) if first == "red" else "")


async def reveal(game: Table) -> None:
    chosen = await game.together({seat: choose(game, seat) for seat in game.state.seats})
    for seat, what in chosen.items():
        say(game, seat, what)
    await game.ask(pick(A, "after", "on", "off"))


def choosing(policy: Policy | None = None) -> Match[Tiny, None]:
    return sit_down(tiny(reveal), (A, B, C), policy=policy)


def test_the_order_of_answering_makes_no_difference() -> None:
    ends = set()
    for order in set(permutations([A, A, B, C])):
        match = choosing()
        for seat in order:
            match.answer(seat, {A: "red", B: "blue", C: "blue"}[seat] if "first" in open_kinds(match, seat) else "cold")
        ends.add((checksum(match), *match.state.said))
    assert len(ends) == 1
    assert next(iter(ends))[1:] == ("a:redcold", "b:blue", "c:blue")


def test_the_state_holds_who_is_still_choosing_and_who_has_chosen() -> None:
    match = choosing()
    match.answer(B, "blue")
    assert match.state.barrier
    assert (match.state.barrier.waiting, match.state.barrier.done) == ([A, C], [B])
    match.answer(A, "red")
    assert match.state.barrier.waiting == [A, C]
    assert match.waiting_for() == [A, C]
    match.answer(A, "hot")
    match.answer(C, "blue")
    assert match.state.barrier is None


def test_a_choice_is_hidden_from_the_others_until_all_have_chosen() -> None:
    match = choosing()
    before = {viewer: view_of(match, viewer, "en") for viewer in (C, AUDIENCE)}
    match.answer(A, "red")
    assert [told for told in match.told if told.known_to(B)] == [told for told in match.told if B in (told.to or [])]
    for viewer, seen in before.items():
        now = view_of(match, viewer, "en")
        assert (now.scene, now.asked, now.waiting) == (seen.scene, seen.asked, seen.waiting)


def test_every_question_of_it_says_that_it_is_one_of_several() -> None:
    match = choosing()
    match.answer(A, "red")
    assert [(question.kind, question.barrier) for question in match.questions] == [
        ("second", True),
        ("first", True),
        ("first", True),
    ]


def test_a_seat_takes_back_its_own_choice_and_leaves_the_others_alone() -> None:
    match = choosing(Policy(undo="honest"))
    match.answer(A, "blue")
    match.answer(B, "red")
    match.answer(B, "hot")
    [entry] = match.undo(A)
    assert isinstance(entry, Retracted)
    assert texts(match) == ["red", "hot"]
    assert open_kinds(match, A) == ["first"]
    assert match.state.barrier
    assert match.state.barrier.done == [B]
    match.answer(A, "red")
    match.answer(A, "cold")
    match.answer(C, "blue")
    assert match.state.said == ["a:redcold", "b:redhot", "c:blue"]


def test_a_table_without_undo_takes_nothing_back() -> None:
    match = choosing(Policy(undo="off"))
    match.answer(A, "blue")
    match.answer(B, "blue")
    with pytest.raises(NotAllowed, match="plays without undo"):
        match.undo(A)


def test_a_choice_that_drew_is_not_taken_back_from_under_the_others() -> None:
    async def branch(game: Table, seat: Seat) -> str:
        await game.ask(pick(seat, "roll", "roll", "rest"))
        said = game.random.die("123456")
        await game.ask(pick(seat, "keep", said, "away"))
        return said

    async def rule(game: Table) -> None:
        await game.together({seat: branch(game, seat) for seat in game.state.seats})

    match = sit_down(tiny(rule), policy=Policy(undo="honest"))
    match.answer(A, "roll")
    match.answer(B, "roll")
    drawn = match.open_to(B)[0].options[0].text
    with pytest.raises(NotAllowed, match="plays honestly"):
        match.undo(A)
    assert match.open_to(B)[0].options[0].text == drawn
    assert isinstance(match.undo(A, agreed=True)[0], Undone), "by consent, what was done last is taken back"
    assert [question.kind for question in match.open_to(A)] == ["keep"]


def test_a_change_by_hand_asks_every_open_choice_anew() -> None:
    from undercroft.table import SetValue

    async def branch(game: Table, seat: Seat) -> str:
        return await game.ask(lambda: pick(seat, "pay", *[str(n) for n in range(game.state.purse[seat] + 1)]))

    async def rule(game: Table) -> None:
        await game.together({seat: branch(game, seat) for seat in game.state.seats})

    match = sit_down(tiny(rule))
    match.override(A, SetValue("purse/b", 1))
    assert [len(question.options) for question in match.questions] == [6, 2]
    match.answer(B, "1")
    assert match.waiting_for() == [A]


async def stumble(game: Table) -> None:
    """A rule whose first branch may fail while others are open or not yet begun."""

    async def branch(seat: Seat) -> str:
        with game.resolving(Began(seat)):
            if game.state.lit:
                game.random.die("12")
            answer = await game.ask(pick(seat, "go", "well", "badly"))
            if answer == "badly":
                raise ValueError("a bug")
            return answer

    await game.ask(pick(A, "begin", "dark", "light"))
    game.state.lit = True
    with game.resolving(Began("outer")):
        await game.together({seat: branch(seat) for seat in game.state.seats})


@pytest.mark.parametrize("physical", [(), ("*",)])
def test_dropped_rules_leave_no_warning_and_no_trace(physical: tuple[str, ...]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        match = sit_down(tiny(stumble, turns=2), policy=Policy(undo="free", physical=physical))
        match.answer(A, "light")
        gc.collect()
        while match.chance:
            match.answer(A, "result:1")
        with pytest.raises(RuleFailure):
            match.answer(B, "badly")
        gc.collect()
        assert [told.event for told in match.game.path] == [Began("outer")]
        match.answer(A, "well")
        match.undo(A)
        match.undo(A)
        match.fork()
        del match
        gc.collect()
    assert [str(one.message) for one in warned] == []


def test_what_dropped_rules_do_at_their_end_is_done_to_no_other_state() -> None:
    async def rule(game: Table) -> None:
        try:
            await game.ask(pick(A, "stay", "on", "off"))
        finally:
            game.state.said.append("left")

    match = sit_down(tiny(rule, turns=9), policy=Policy(undo="free"))
    match.answer(A, "on")
    match.answer(A, "on")
    match.undo(A)
    assert match.state.said == ["left"]


def test_dropped_rules_do_not_reset_the_path_of_those_in_their_place() -> None:
    match = sit_down(tiny(roll_turn(), turns=3))
    old = sit_down(tiny(stumble))
    old.answer(A, "light")
    rules, path = old._rules, old.game.path  # the suspended coroutine itself
    assert rules is not None
    rules.close()
    assert old.game.path == path
    assert match.game.path == ()
