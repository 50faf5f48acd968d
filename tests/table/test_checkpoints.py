"""Checkpoints: dense near the present, sparse in the past, never wrong."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from tests.table.games import A, checksum, roll_turn, sit_down, tiny

from undercroft.table import Policy
from undercroft.table.checkpoints import NEAR, SPARSE, Checkpoint, Checkpoints


def kept(upto: int, every: int = 8) -> Checkpoints:
    checkpoints = Checkpoints()
    for at in range(0, upto + 1, every):
        checkpoints.add(Checkpoint(at, b"", at))
    return checkpoints


def places(checkpoints: Checkpoints) -> list[int]:
    copy = checkpoints.copy()
    found = []
    while len(copy) > 1:
        found.append(copy.last.at)
        copy.before(copy.last.at - 1)
    return [copy.first.at, *reversed(found)]


def test_the_newest_all_stay_and_old_ones_are_thinned() -> None:
    found = places(kept(5000))
    assert found[-NEAR:] == list(range(5000 - 8 * (NEAR - 1), 5001, 8))
    gaps = [later - earlier for earlier, later in pairwise(found)]
    assert max(gaps) <= SPARSE
    assert len(found) < 5000 / SPARSE * 2 + NEAR + 2


@given(upto=st.integers(0, 3000), every=st.integers(1, 120), line=st.integers(0, 3000))
def test_the_one_before_a_line_is_never_behind_it(upto: int, every: int, line: int) -> None:
    checkpoints = kept(upto, every)
    reached = (upto // every) * every
    found = checkpoints.before(line)
    assert found.at <= line
    assert min(line, reached) - found.at <= max(SPARSE, 2 * every)
    assert checkpoints.last == found


def test_a_copy_forgets_on_its_own() -> None:
    checkpoints = kept(100)
    checkpoints.copy().before(0)
    assert checkpoints.last.at == 96


def test_a_long_match_keeps_few_states_and_comes_back_to_each_line() -> None:
    match = sit_down(tiny(roll_turn(), turns=400), policy=Policy(undo="free"))
    states = {}
    while not match.over:
        states[len(match.line)] = checksum(match)
        match.play(0, match.questions[0].options[len(match.line) % 2])
    assert len(match.checkpoints) < 800 / SPARSE * 2 + NEAR + 2
    for line in (799, 640, 333, 100, 1, 0):
        assert checksum(match.at_line(line)) == states[line]
    match.undo(A, 333)
    assert match.state.said == match.at_line(333).state.said
