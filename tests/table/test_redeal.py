"""Dealing anew what one seat can't know: all it knows stays, and all cards stay in the box."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.games import A, B, Table, Tiny, cards, checksum, market, pick, say, sit_down, texts, tiny

from undercroft.table import Match, Stream, ZoneId, draw, key_of, look, redeal_cards, vary_cards, view_of
from undercroft.table.log import Redealt, Rekeyed


async def deal(game: Table) -> None:
    """Three cards each, and a look at the deck for a."""
    for _ in range(3):
        for seat in game.state.seats:
            draw(game, ZoneId("deck"), ZoneId(f"hand-{seat}"))
    look(game, ZoneId("deck"), A, 2)
    await game.ask(pick(A, "go", "on", "off"))
    for _ in range(4):
        card = draw(game, ZoneId("deck"), ZoneId("pile"))
        say(game, A, game.state.cards[card].definition)
        await game.ask(pick(A, "go", "on", "off"))


def dealt() -> Match[Tiny, None]:
    return sit_down(tiny(deal, deal=cards(*"abcdefghijkl", hands=(A, B))))


def known(match: Match[Tiny, None], seat: str) -> dict[str, str]:
    return {card.id: card.definition for card in match.state.cards.values() if card.known_to(seat)}  # type: ignore[arg-type]


@given(seed=st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_what_a_seat_knows_stays_and_the_box_stays_whole(seed: int) -> None:
    match = dealt()
    fork = match.fork(viewer=A, key=key_of(seed))
    assert known(fork, A) == known(match, A)
    assert len(known(match, A)) == 5
    assert Counter(card.definition for card in fork.state.cards.values()) == Counter("abcdefghijkl")
    assert {id: zone.cards for id, zone in fork.state.zones.items()} == {
        id: zone.cards for id, zone in match.state.zones.items()
    }


def test_the_seats_view_and_questions_stay_the_same() -> None:
    match = dealt()
    for seed in range(5):
        fork = match.fork(viewer=A, key=key_of(seed))
        seen, was = view_of(fork, A, "en"), view_of(match, A, "en")
        assert (seen.scene, [asked.options for asked in seen.asked]) == (
            was.scene,
            [asked.options for asked in was.asked],
        )


def test_what_it_cannot_know_varies() -> None:
    match = dealt()
    hands = {tuple(sorted(known(match.fork(viewer=A, key=key_of(seed)), B).values())) for seed in range(12)}
    assert len(hands) > 4


def test_the_cards_it_looked_at_come_in_their_order_in_every_deal() -> None:
    match = dealt()
    seen = [match.state.cards[card].definition for card in reversed(match.state.zones[ZoneId("deck")].cards[-2:])]
    for seed in range(5):
        fork = match.fork(viewer=A, key=key_of(seed))
        fork.answer(A, "on")
        fork.answer(A, "on")
        assert fork.state.said == [f"a:{card}" for card in seen]


def test_chance_goes_on_from_another_key_in_a_deal() -> None:
    match = dealt()
    fork = match.fork(viewer=A, key=key_of(1))
    assert [type(entry) for entry in fork.line] == [Redealt, Rekeyed]
    assert len(fork.keys) == 2
    assert match.keys == match.keys[:1]


def test_a_deal_can_be_replayed_and_undone_like_any_match() -> None:
    fork = dealt().fork(viewer=A, key=key_of(1))
    before = checksum(fork)
    fork.answer(A, "on")
    after = checksum(fork)
    fork.undo(A, agreed=True)
    fork.redo(A)
    assert checksum(fork) == after
    assert checksum(fork.at_line(2)) == before


def test_equal_backs_are_dealt_among_themselves() -> None:
    match = dealt()
    for card in match.state.cards.values():
        card.back = "odd" if card.definition in "aceg" else "even"
        card.seen_by = []
    redeal_cards(match.state, A, Stream(key_of(3)))
    assert {card.definition for card in match.state.cards.values() if card.back == "odd"} == set("aceg")


def test_faces_and_counters_go_with_the_card() -> None:
    match = dealt()
    for card in match.state.cards.values():
        card.seen_by, card.face, card.counters = [], ord(card.definition) % 2, {card.definition: 1}
    redeal_cards(match.state, A, Stream(key_of(4)))
    assert all(card.counters == {card.definition: 1} for card in match.state.cards.values())
    assert all(card.face == ord(card.definition) % 2 for card in match.state.cards.values())


@pytest.mark.parametrize(("definitions", "varies"), [("ab", True), ("aa", False)])
def test_equal_cards_cannot_be_told_apart_by_varying_them(definitions: str, varies: bool) -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "go", "on", "off"))

    match = sit_down(tiny(rule, deal=cards(*definitions)))
    stream = Stream(key_of(1))
    copies = [match.system.codec.copy(match.state) for _ in range(8)]
    assert any(vary_cards(match.game, A, stream, copy) for copy in copies) is varies


def test_bots_of_a_seat_never_touch_the_true_match() -> None:
    match = sit_down(market())
    before = msgspec.json.encode(match.state)
    fork = match.fork(viewer=B)
    fork.play(0, fork.questions[0].options[0])
    assert msgspec.json.encode(match.state) == before


def test_secret_choices_of_others_are_open_again_in_a_deal() -> None:
    match = sit_down(market())
    match.answer(B, "red")
    match.answer(B, "hot")
    match.answer(A, "red")
    fork = match.fork(viewer=A)
    assert texts(fork) == ["red"]
    assert [question.kind for question in fork.open_to(B)] == ["first"]
    assert [question.kind for question in fork.open_to(A)] == ["second"]
    assert texts(match.fork()) == ["red", "hot", "red"]
