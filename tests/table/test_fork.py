"""Forks and looks back: matches of their own that leave the first alone."""

import pytest
from tests.table.games import A, B, Tiny, checksum, everything, market, roll_turn, sit_down, tiny

from undercroft.table import Match, NotAllowed, Policy, key_of


def played(lines: int = 11) -> Match[Tiny, None]:
    match = sit_down(market(), policy=Policy(undo="free"), spacing=4)
    for _ in range(lines):
        match.play(0, match.questions[0].options[0])
    return match


def test_a_fork_goes_on_as_the_match_would() -> None:
    match = played()
    fork = match.fork(telling=True)
    for _ in range(20):
        for one in (match, fork):
            one.play(0, one.questions[0].options[-1])
        assert checksum(fork) == checksum(match)
    assert fork.told[-5:] == match.told[-5:]


def test_a_fork_and_its_match_do_not_touch_each_other() -> None:
    match = played()
    here = everything(match)
    fork = match.fork()
    fork.play(0, fork.questions[0].options[0])
    fork.undo(A, 0)
    assert everything(match) == here
    stood = checksum(fork)
    match.play(0, match.questions[0].options[0])
    match.undo(A, 0)
    assert checksum(fork) == stood


def test_a_fork_with_a_key_of_its_own_has_its_own_chance() -> None:
    match = sit_down(tiny(roll_turn([str(n) for n in range(1000)]), turns=9))
    forks = [match.fork(key=key_of(seed)) for seed in (1, 1, 2)]
    for fork in forks:
        fork.answer(A, "roll")
    assert forks[0].state.said == forks[1].state.said != forks[2].state.said


def test_a_fork_of_a_fork_stands_where_it_stood() -> None:
    fork = played().fork(key=key_of(5))
    fork.play(0, fork.questions[0].options[0])
    assert checksum(fork.fork()) == checksum(fork)


def test_every_line_can_be_looked_at_again() -> None:
    match = sit_down(market(), spacing=4)
    states = [checksum(match)]
    lines = [0]
    for _ in range(25):
        match.play(0, match.questions[0].options[0])
        states.append(checksum(match))
        lines.append(len(match.line))
    for line, state in zip(lines, states, strict=True):
        assert checksum(match.at_line(line)) == state
    assert checksum(match) == states[-1]


@pytest.mark.parametrize("line", [-1, 12])
def test_a_line_that_is_not_there_is_refused(line: int) -> None:
    with pytest.raises(NotAllowed, match=f"there is no line {line} to look at; the match has 11"):
        played().at_line(line)


def test_a_fork_is_not_bound_by_the_tables_real_dice() -> None:
    match = sit_down(tiny(roll_turn(), turns=3), policy=Policy(physical=("*",)))
    match.answer(A, "roll")
    fork = match.fork()
    assert fork.chance is None
    assert fork.waiting_for() == [B]
    assert match.chance
