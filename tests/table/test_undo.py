"""Undo, redo and retract, by the policy of the table."""

import pytest
from tests.table.games import (
    A,
    B,
    Table,
    Tiny,
    cards,
    checksum,
    everything,
    market,
    pick,
    roll_turn,
    say,
    sit_down,
    tiny,
)

from undercroft.table import Match, NotAllowed, Policy, ZoneId, draw
from undercroft.table.log import Redone, Rekeyed, Undone

FREE, HONEST, OFF = Policy(undo="free"), Policy(undo="honest"), Policy(undo="off")


def rolling(policy: Policy) -> Match[Tiny, None]:
    return sit_down(tiny(roll_turn(), turns=20), policy=policy)


def test_a_free_table_takes_back_anything() -> None:
    match = rolling(FREE)
    before = checksum(match)
    match.answer(A, "roll")
    match.undo(B)
    assert checksum(match) != before, "chance goes on from a new key"
    assert match.state.said == []
    assert match.waiting_for() == [A]


def test_an_honest_table_does_not_go_behind_a_draw_unless_all_agree() -> None:
    match = rolling(HONEST)
    match.answer(A, "roll")
    match.answer(B, "rest")
    match.undo(B)
    with pytest.raises(NotAllowed, match="plays honestly: no undo past a draw"):
        match.undo(A)
    match.undo(A, agreed=True)
    assert match.state.said == []


def test_an_honest_table_does_not_go_behind_a_card_that_was_shown() -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "look", "look", "leave"))
        draw(game, ZoneId("deck"), ZoneId("pile"))
        await game.ask(pick(A, "after", "on", "off"))

    match = sit_down(tiny(rule, deal=cards("ox")), policy=HONEST)
    match.answer(A, "look")
    assert match.reveals == [0]
    with pytest.raises(NotAllowed):
        match.undo(A)


def test_an_honest_table_takes_back_what_revealed_nothing_and_keeps_its_key() -> None:
    match = rolling(HONEST)
    before = checksum(match)
    match.answer(A, "rest")
    assert [type(entry) for entry in match.undo(A)] == [Undone]
    assert checksum(match) == before


def test_without_undo_nothing_is_taken_back_unless_all_agree() -> None:
    match = rolling(OFF)
    match.answer(A, "rest")
    with pytest.raises(NotAllowed, match="plays without undo, unless everybody agrees"):
        match.undo(A)
    match.undo(A, agreed=True)
    assert match.line == []


def test_behind_a_draw_chance_goes_on_from_a_new_key() -> None:
    results = set()
    match = rolling(FREE)
    for _ in range(12):
        match.answer(A, "roll")
        results.add(match.state.said[-1])
        match.undo(A)
        assert isinstance(match.line[-1], Rekeyed)
    assert len(results) > 1


def test_redo_restores_exactly_also_a_draw() -> None:
    match = rolling(FREE)
    for _ in range(3):
        match.answer(match.waiting_for()[0], "roll")
    here = everything(match)
    for _ in range(3):
        match.undo(A)
    for _ in range(3):
        assert [type(entry) for entry in match.redo(A)] == [Redone]
    assert everything(match) == here


def test_a_redo_ends_with_the_next_decision() -> None:
    match = rolling(FREE)
    match.answer(A, "rest")
    match.undo(A)
    match.answer(A, "roll")
    with pytest.raises(NotAllowed, match="a redo follows directly on an undo"):
        match.redo(A)


def test_undo_leads_to_any_line() -> None:
    match = sit_down(market(), policy=FREE, spacing=3)
    states = []
    for _ in range(40):
        states.append((len(match.line), match.state.said.copy(), [q.kind for q in match.questions]))
        match.play(0, match.questions[0].options[0])
    for keep, said, kinds in reversed(states):
        match.undo(A, keep)
        assert (match.state.said, [q.kind for q in match.questions]) == (said, kinds)


@pytest.mark.parametrize("keep", [-1, 1, 7])
def test_a_line_that_is_not_there_is_no_goal(keep: int) -> None:
    match = rolling(FREE)
    match.answer(A, "rest")
    with pytest.raises(NotAllowed, match=f"there is no line {keep} to go back to; the match has 1"):
        match.undo(A, keep)
    assert len(match.line) == 1


def test_at_the_beginning_there_is_nothing_to_undo_or_redo() -> None:
    match = rolling(FREE)
    with pytest.raises(NotAllowed, match="there is nothing to undo yet"):
        match.undo(A)
    with pytest.raises(NotAllowed, match="there is nothing to redo"):
        match.redo(A)


def test_a_finished_match_can_be_taken_back() -> None:
    async def rule(game: Table) -> None:
        say(game, A, await game.ask(pick(A, "last", "win", "lose")))

    match = sit_down(tiny(rule), policy=FREE)
    match.answer(A, "win")
    assert match.over
    match.undo(A)
    assert match.over is None
    match.answer(A, "lose")
    assert match.state.said == ["a:lose"]
