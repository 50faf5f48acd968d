"""Match files: they outlive releases, say what is wrong with them, and keep what still fits."""

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.table.games import A, B, Table, Tiny, checksum, market, pick, roll_turn, say, sit_down, texts, tiny

from undercroft.table import BrokenSave, Match, Policy, Setup, System, dump, load
from undercroft.table.log import Line, SetAside


def played(lines: int = 30) -> Match[Tiny, None]:
    match = sit_down(market(), policy=Policy(undo="free"), spacing=4)
    for _ in range(lines):
        match.play(0, match.questions[0].options[0])
    return match


def reread(match: Match[Tiny, None], system: System[Tiny, None] | None = None) -> Match[Tiny, None]:
    return load(dump(match), lambda _: system or match.system)


@pytest.mark.parametrize("lines", [0, 1, 5, 30, 77])
def test_a_loaded_match_stands_and_goes_on_as_the_saved_one(lines: int) -> None:
    match = played(lines)
    again = reread(match)
    assert checksum(again) == checksum(match)
    assert [question.id for question in again.questions] == [question.id for question in match.questions]
    assert dump(again) == dump(match)
    for one in (match, again):
        one.play(0, one.questions[0].options[-1])
    assert checksum(again) == checksum(match)


def test_a_loaded_match_goes_back_to_its_first_line_and_forth() -> None:
    match = played()
    again = reread(match)
    again.undo(A, 0)
    assert again.state.said == []
    again.redo(A)
    assert checksum(again) == checksum(match)
    assert again.reveals == match.reveals


def test_a_loaded_match_goes_back_far_without_playing_all_of_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit_down(tiny(roll_turn(), turns=2000), policy=Policy(undo="free"))
    while not match.over:
        match.play(0, match.questions[0].options[0])
    assert len(match.line) >= 2000
    again = reread(match)
    fed: list[Line] = []
    feed = Match._feed
    monkeypatch.setattr(Match, "_feed", lambda match, line: (fed.append(line), feed(match, line)))
    for keep in (1999, 1300, 300):
        again.undo(A, keep)
    assert len(fed) < 3 * 500
    assert again.line[:300] == match.line[:300]


def edited(match: Match[Tiny, None], **changes: Any) -> bytes:
    return json.dumps({**json.loads(dump(match)), **changes}).encode()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "this is no match file"),
        (b"\xff\xfe", "this is no match file"),
        (b"{}", "it doesn't say that its format is 'undercroft-match'"),
        (b"[1, 2]", "it doesn't say that its format"),
        (b"[" * 100_000, "this is no match file"),
        (edited(played(3), schema=99), "the file has schema 99, this release reads up to 1: update Undercroft"),
        (edited(played(3), schema="new"), "update Undercroft"),
        (edited(played(3), schema=-1), "it says that its schema is -1"),
        (edited(played(3), rules=9), "saved by a newer release of tiny: update it"),
        (edited(played(3), log="none"), r"Expected `array`, got `str` - at `\$.log`"),
        (edited(played(3), log=[{"type": "Danced"}]), "Invalid value 'Danced'"),
        (dump(played(3))[:-40], "this is no match file"),
    ],
)
def test_a_broken_file_is_refused_with_what_is_wrong(data: bytes, why: str) -> None:
    with pytest.raises(BrokenSave, match=why):
        load(data, lambda _: market())


@pytest.mark.parametrize("entry", [{"type": "Redone", "seat": "a"}, {"type": "Undone", "seat": "a", "keep": -3}])
def test_entries_that_fit_nowhere_do_not_crash_the_table(entry: dict[str, Any]) -> None:
    match = played(3)
    log = [*json.loads(dump(match))["log"], entry]
    with pytest.raises(BrokenSave):
        load(edited(match, log=log), lambda _: market())


def test_a_damaged_checkpoint_is_left_aside_and_the_log_does_its_work() -> None:
    match = played()
    file = json.loads(dump(match))
    for checkpoint in file["checkpoints"]:
        checkpoint["state"]["draws"] += 1
    again = load(json.dumps(file).encode(), lambda _: market())
    assert again.state == match.state
    assert again.told == match.told


def test_a_match_begins_as_it_began_whatever_a_new_release_would_begin_with() -> None:
    match = played()
    began = market().begin

    def richer(setup: Setup, content: None) -> Tiny:
        state = began(setup, content)
        state.said.append("a new release")
        return state

    again = reread(match, replace(market(), begin=richer))
    assert again.at_line(0).state == match.at_line(0).state
    assert again.state == match.state


@pytest.mark.parametrize("number", [2**80, -(2**80)])
def test_numbers_that_no_state_holds_do_not_crash_the_table(number: int) -> None:
    match = played()
    file = json.loads(dump(match))
    for checkpoint in file["checkpoints"]:
        checkpoint["state"]["draws"] = number
        del checkpoint["checksum"]
    assert load(json.dumps(file).encode(), lambda _: market()).state == match.state


def test_a_set_up_that_the_game_cannot_make_says_so() -> None:
    def no_room(_setup: Setup, _content: None) -> Tiny:
        raise KeyError("attic")

    with pytest.raises(BrokenSave, match=r"tiny can't be set up as this file says \(KeyError: 'attic'\)"):
        reread(played(3), replace(market(), begin=no_room))


async def old_rule(game: Table) -> None:
    for seat in (A, B):
        say(game, seat, await game.ask(pick(seat, "step", "left", "right", "back")))


async def new_rule(game: Table) -> None:
    """The same, but nobody steps back any more."""
    for seat in (A, B):
        say(game, seat, await game.ask(pick(seat, "step", "left", "right")))


def stepped(*words: str) -> Match[Tiny, None]:
    match = sit_down(tiny(old_rule, turns=9), spacing=100)
    for word in words:
        match.answer(match.waiting_for()[0], word)
    return match


def test_what_no_longer_fits_a_changed_rule_is_set_aside_visibly() -> None:
    match = stepped("left", "right", "back", "left")
    again = reread(match, tiny(new_rule, turns=9))
    assert texts(again) == ["left", "right"]
    assert [line.text for line in again.history.set_aside] == ["back", "left"]  # type: ignore[union-attr]
    assert isinstance(again.history.log[-1], SetAside)
    assert "can't answer 'back' to 'step' any more" in again.history.log[-1].why
    again.answer(A, "left")
    assert again.state.said == ["a:left", "b:right", "a:left"]


def test_questions_that_read_otherwise_are_noticed_by_their_fingerprints() -> None:
    again = reread(stepped("left", "right"), tiny(new_rule, turns=9))
    assert sorted(again.changed) == [0, 1]
    assert texts(again) == ["left", "right"]
    assert reread(stepped("left", "right")).changed == set()


def test_a_state_of_an_older_schema_is_migrated() -> None:
    match = played()
    seen = set(match.state.said)

    def note(state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "said": [*state["said"], "migrated"]}

    again = reread(match, replace(market(), schema=2, migrations={1: note}))
    assert set(again.state.said) == seen | {"migrated"}
    assert set(again.at_line(0).state.said) == {"migrated"}
    assert json.loads(dump(again))["rules"] == 2


def test_a_state_that_cannot_be_migrated_is_played_anew_from_the_log() -> None:
    match = played()
    again = reread(match, replace(market(), schema=3))
    assert again.state == match.state
    assert again.told == match.told


def test_a_match_that_cannot_even_begin_says_so() -> None:
    async def gone(_: Table) -> None:
        raise LookupError("the room is gone")

    with pytest.raises(BrokenSave, match=r"can't even begin any more \(the room is gone\)"):
        reread(sit_down(tiny(roll_turn())), tiny(gone))
