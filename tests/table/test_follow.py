"""Another worker takes over entries in whatever batches they come, and stands where the first one stands."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.games import A, B, Tiny, everything, market, sit_down

from undercroft.table import Match, Policy, SetValue, TableError, dump, load
from undercroft.table.log import AnyEntry, Redone, Rekeyed, Retracted, Supplied, Undone, Voted

Acts = list[tuple[int, int]]
FREE = Policy(undo="free")
CONSENT = Policy(undo="free", consent=True)
REAL = Policy(undo="free", physical=("die",))
POLICIES = st.sampled_from([FREE, CONSENT, REAL])


def act(match: Match[Tiny, None], what: int, which: int) -> list[AnyEntry]:
    """One of the things people do at a table, mostly answers; what is refused is nothing done."""
    seat = (A, B)[which % 2]
    steps: list[Callable[[], list[AnyEntry]]] = [
        lambda: match.undo(seat),
        lambda: match.redo(seat),
        lambda: match.undo(seat, which % (len(match.line) + 1)),
        lambda: match.override(seat, SetValue("purse/a", which % 9)),
        lambda: match.order(seat, "calm", {"t": which % 2} if which % 3 else None),
    ]
    if not match.questions:
        return []
    try:
        if what < len(steps):
            return steps[what]()
        asked = match.questions[which % len(match.questions)]
        for other in (seat, *asked.seats):
            if other in asked.seats:
                return match.answer(other, asked.options[which % len(asked.options)].text)
    except TableError:
        pass
    return []


def play(acts: Acts, policy: Policy, laid: bool) -> tuple[Match[Tiny, None], list[AnyEntry]]:
    match = sit_down(market(), policy=policy, spacing=3)
    if laid:
        match.supply("die", *"1234561")
    return match, [entry for what, which in acts for entry in act(match, what, which)]


ACTS = st.lists(st.tuples(st.integers(0, 14), st.integers(0, 50)), max_size=60)


@given(acts=ACTS, cuts=st.lists(st.integers(1, 5), min_size=1, max_size=8), policy=POLICIES, laid=st.booleans())
@settings(max_examples=80, deadline=None)
def test_arbitrary_batches_lead_to_the_same_match(acts: Acts, cuts: list[int], policy: Policy, laid: bool) -> None:
    leader, entries = play(acts, policy, laid)
    assert entries == leader.history.log[: len(entries)]
    follower = sit_down(market(), policy=policy, spacing=2)
    at = turn = 0
    while at < len(entries):
        size = cuts[turn % len(cuts)]
        follower.follow(entries[at : at + size])
        at, turn = at + size, turn + 1
    assert everything(follower) == everything(leader)


@given(acts=ACTS, policy=POLICIES, laid=st.booleans())
@settings(max_examples=40, deadline=None)
def test_a_file_leads_to_the_same_match(acts: Acts, policy: Policy, laid: bool) -> None:
    leader, _ = play(acts, policy, laid)
    again = load(dump(leader), lambda _: leader.system)
    without_events = [part for part in everything(again) if part != again.told]
    assert without_events == [part for part in everything(leader) if part != leader.told]
    tail = again.told
    assert leader.told[len(leader.told) - len(tail) :] == tail


def test_what_was_undone_and_played_otherwise_within_one_batch_is_followed() -> None:
    leader = sit_down(market(), policy=FREE)
    follower = sit_down(market(), policy=FREE, spacing=1)
    follower.follow([entry for _ in range(40) for entry in leader.answer(leader.waiting_for()[0], first(leader))])
    entries = leader.undo(A, 1)
    while len(leader.line) < 45:
        entries += leader.answer(leader.waiting_for()[0], last(leader))
    follower.follow(entries)
    assert everything(follower) == everything(leader)


def first(match: Match[Tiny, None]) -> str:
    return match.open_to(match.waiting_for()[0])[0].options[0].text


def last(match: Match[Tiny, None]) -> str:
    return match.open_to(match.waiting_for()[0])[0].options[-1].text


def test_the_acts_of_these_tests_reach_every_kind_of_entry() -> None:
    acts = [(what, which) for which in range(40) for what in (14, 9, 0, 1, 14, 13, 12, 3, 2, 1, 8, 7)]
    kinds = {type(entry) for policy in (FREE, CONSENT) for entry in play(acts, policy, laid=True)[1]}
    assert {Undone, Redone, Rekeyed, Supplied, Voted} <= kinds
    match, _ = play([], FREE, laid=False)
    match.answer(A, "red")
    match.answer(B, "red")
    assert isinstance(match.undo(A)[0], Retracted)
