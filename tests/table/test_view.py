"""A view: all that one viewer gets, and nothing else."""

import msgspec
import pytest
from tests.table.games import A, B, Table, Tiny, cards, market, pick, roll_turn, sit_down, tiny

from undercroft.table import AUDIENCE, Match, Option, Policy, Preview, Question, ZoneId, draw, view_of
from undercroft.table.view import label_of, preview_of
from undercroft.words import Message


async def deal(game: Table) -> None:
    for seat in game.state.seats:
        draw(game, ZoneId("deck"), ZoneId(f"hand-{seat}"))
    await game.ask(pick(A, "go", "on", "off"))


def dealt() -> Match[Tiny, None]:
    return sit_down(tiny(deal, deal=cards("gryphon", "basilisk", "chimera", hands=(A, B))))


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    match = dealt()
    [held] = match.state.zones[ZoneId("hand-a")].cards
    what = match.state.cards[held].definition
    for viewer, shown in ((A, what), (B, "?"), (AUDIENCE, "?")):
        zones = {zone["id"]: zone for zone in view_of(match, viewer, "en").scene["zones"]}
        [card] = zones["hand-a"]["cards"]
        assert card.get("what", "?") == shown
        assert card["id"] == (held if viewer == A else "hand-a#0")


def test_a_deck_is_a_count() -> None:
    match = dealt()
    for viewer in (A, B, AUDIENCE):
        [deck] = [zone for zone in view_of(match, viewer, "en").scene["zones"] if zone["id"] == "deck"]
        assert (deck["count"], deck.get("cards", [])) == (1, [])


def test_two_true_states_that_differ_in_what_is_hidden_look_the_same() -> None:
    match = dealt()
    for seed in range(6):
        fork = match.fork(viewer=B, key=bytes([seed]) * 32)
        assert view_of(fork, B, "en").scene == view_of(match, B, "en").scene


def test_questions_are_shown_to_those_who_may_answer() -> None:
    match = dealt()
    [asked] = view_of(match, A, "en").asked
    assert (asked.kind, [option.text for option in asked.options], asked.seats) == ("go", ["on", "off"], (A,))
    assert asked.id == match.questions[0].id
    assert view_of(match, B, "en").asked == view_of(match, AUDIENCE, "en").asked == []
    assert view_of(match, AUDIENCE, "en").waiting == [A]


def test_it_says_why_an_undo_is_refused_and_whether_a_redo_is_possible() -> None:
    match = sit_down(tiny(roll_turn(), turns=5), policy=Policy(undo="honest"))
    assert view_of(match, A, "en").undo == "there is nothing to undo yet"
    match.answer(A, "rest")
    assert view_of(match, A, "en").undo == ""
    match.undo(A)
    assert view_of(match, A, "en").redo
    match.answer(A, "roll")
    assert "plays honestly" in view_of(match, A, "en").undo


def test_it_is_plain_data_in_both_languages() -> None:
    match = sit_down(market())
    for lang in ("en", "de"):
        view = view_of(match, A, lang)  # type: ignore[arg-type]
        assert msgspec.json.decode(msgspec.json.encode(view))["scene"]["title"] == "tiny"


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (Option("yes", True, Message("yes")), Message("yes")),
        (Option("attack:rat", 1), Message("option-attack", {"on": "the rat"})),
        (Option("push:rat,c4", 1), Message("option-push", {"on": "the rat", "and": "c4"})),
        (Option("stop", 1), Message("option-stop")),
    ],
)
def test_an_option_is_worded_by_its_label_or_its_verb_and_things(option: Option[object], label: Message) -> None:
    assert label_of(option, {"rat": "the rat"}) == label


def test_a_preview_is_for_whoever_may_choose_it() -> None:
    async def rule(game: Table) -> None:
        options = [Option("cell:c4", "c4"), Option("stop", "")]
        await game.ask(Question((A,), "walk", options, preview=lambda cell: Preview(path=("b4", cell))))

    match = sit_down(tiny(rule))
    asked = match.questions[0].id
    assert preview_of(match, A, asked, "cell:c4", "en") == {"path": ("b4", "c4")}
    assert preview_of(match, B, asked, "cell:c4", "en") is None
    assert preview_of(match, A, asked, "cell:d4", "en") is None
    assert preview_of(match, A, "0-gone", "cell:c4", "en") is None
