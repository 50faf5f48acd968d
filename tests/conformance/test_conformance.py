"""The example game conforms, and each promise that is broken on purpose is noticed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.conformance import planted

from tallow import TALLOW
from undercroft.conformance import ConformanceSuite, Report, run_conformance, sight
from undercroft.conformance.answers import NONSENSE
from undercroft.table import Game, Match, Option, Question, Seat, Secret, Stream, ZoneId, system
from undercroft.table.patch import patch
from undercroft.table.plain import Json


class TestTheExampleGame(ConformanceSuite):
    system = TALLOW
    games = 4


def failed_checks(report: Report) -> set[str]:
    return {failure.check for failure in report.failures}


def run(system: planted.Faulty, games: int = 2, **more: Any) -> Report:
    return run_conformance(system, games, seed=more.pop("seed", 1), seats=2, **more)


def test_every_secret_is_varied_many_times() -> None:
    report = run_conformance(TALLOW, 4, seats=3)
    assert set(report.secrets) == {secret.rule for secret in TALLOW.secrets} | {"cards"}
    assert all(pairs >= 3 for pairs in report.secrets.values()), report.secrets
    assert report.compared > sum(report.secrets.values())


@pytest.mark.parametrize(
    ("fault", "where"),
    [
        (planted.with_scene(planted.leaky_scene), "tracks"),
        (planted.before_turns(planted.ask_by_hand), "asked"),
        (planted.before_choices(planted.blab), "events"),
    ],
    ids=["scene", "option", "event"],
)
def test_a_planted_leak_is_caught(fault: planted.Faulty, where: str) -> None:
    report = run(fault, games=6)
    leaks = report.failed("hidden")
    assert leaks
    assert any(where in failure.message for failure in leaks), leaks[0].message
    assert failed_checks(report) == {"hidden"}


def test_a_failure_says_where_and_how_to_see_it_again() -> None:
    failure = run(planted.with_scene(planted.leaky_scene)).failed("hidden")[0]
    command = f"--scenario {failure.scenario} --seats 2 --seed {failure.seed} --games 1 --examples"
    assert failure.command == f"undercroft conformance tallow {command}"
    again = run_conformance(
        planted.with_scene(planted.leaky_scene), 1, failure.seed, scenario=failure.scenario, seats=failure.seats
    )
    assert again.failed("hidden")[0] == failure


def test_a_secret_that_can_never_be_varied_fails() -> None:
    nothing = Secret[Any, Any]("TV-NOTHING-01", lambda *_: None)
    report = run_conformance(replace(TALLOW, secrets=[nothing], scenarios=TALLOW.scenarios[:1]), 3)
    assert "never varied, in no state of 3 games: TV-NOTHING-01" in report.failed("hidden")[0].message
    assert report.secrets["TV-NOTHING-01"] == 0


def test_varying_must_leave_the_true_state_alone() -> None:
    def spoil(game: Game[Any, Any], viewer: Seat, stream: Stream) -> Any:
        game.state.round += 1
        return game.state

    report = run(replace(TALLOW, secrets=[Secret("TV-SPOILT-01", spoil)]), games=1)
    assert "vary a copy" in report.failed("hidden")[0].message


def test_options_that_come_twice_are_caught() -> None:
    async def ask_twice(game: Game[Any, Any]) -> None:
        options = [Option("same", 1), Option("same", 2), Option("other", 3)]
        await game.ask(Question((game.state.seats[0],), "twice", options))

    report = run(planted.before_turns(ask_twice), games=1)
    assert any("'same' twice" in failure.message for failure in report.failed("options"))


def test_options_that_depend_on_more_than_the_state_are_caught() -> None:
    asked: list[int] = []

    async def ask_anew(game: Game[Any, Any]) -> None:
        asked.append(len(asked))
        options = [Option(f"number:{len(asked)}", 1), Option("other", 2)]
        await game.ask(Question((game.state.seats[0],), "unstable", options))

    report = run(planted.before_turns(ask_anew), games=1)
    assert {"options", "clone", "undo", "save"} <= failed_checks(report)


def test_state_outside_the_state_breaks_the_copy_and_the_other_match() -> None:
    rounds: list[int] = []

    def count(game: Game[Any, Any]) -> None:
        rounds.append(1)
        game.state.round = len(rounds)

    report = run(planted.before_choices(count), games=1)
    assert {"interleaved", "clone"} <= failed_checks(report)


def test_a_lost_card_is_caught() -> None:
    report = run(planted.before_turns(planted.lose_a_card), games=1)
    assert "lies in no zone" in report.failed("cards")[0].message


def test_a_card_that_says_it_is_elsewhere_is_caught() -> None:
    def misplace(game: Game[Any, Any]) -> None:
        game.state.cards[game.state.zones[ZoneId("foes")].cards[0]].zone = ZoneId("lost")

    report = run(planted.before_choices(misplace), games=1)
    assert any("says it is in lost" in failure.message for failure in report.failed("cards"))


def test_the_games_own_invariant_is_heeded() -> None:
    def check(game: Game[Any, Any]) -> None:
        assert game.state.round < 2, "the second round has begun"

    failures = run(replace(TALLOW, check=check)).failed("invariants")
    assert failures[0].message.startswith("the second round has begun")


def test_a_failing_rule_is_named_with_its_error() -> None:
    def fall_over(game: Game[Any, Any]) -> None:
        if game.state.round == 2:
            raise KeyError("wick")

    report = run(planted.before_choices(fall_over), games=1)
    assert "KeyError: 'wick'" in report.failed("ends")[0].message


def test_a_game_that_does_not_end_is_noticed() -> None:
    report = run(TALLOW, games=1, cap=12)
    assert "no end after 12 lines" in report.failed("ends")[0].message


def test_hash_seeds_are_left_out_where_no_process_finds_the_game() -> None:
    report = run(replace(TALLOW, id="nowhere"), games=1)
    assert "not installed" in report.left_out["hash-seeds"]
    assert not report.failed("hash-seeds")


def test_a_match_that_takes_any_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def first(question: Question[Any], text: str) -> Option[Any]:
        return next((option for option in question.options if option.text == text), question.options[0])

    monkeypatch.setattr(Question, "option", first)
    assert any("was taken for an answer" in failure.message for failure in run(TALLOW, games=1).failed("illegal"))


def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse = Match.answer

    def note_and_refuse(match: Match[Any, Any], *answer: Any) -> Any:
        match.game.state.round += answer[1] == NONSENSE
        return refuse(match, *answer)

    monkeypatch.setattr(Match, "answer", note_and_refuse)
    assert any("something has changed" in failure.message for failure in run(TALLOW, games=1).failed("illegal"))


def test_a_patch_that_forgets_what_is_gone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(old: Json, change: Json | None) -> Json:
        return patch(old, {name: some for name, some in change.items() if name != "-"} if change else change)

    monkeypatch.setattr(sight, "patch", forgetful)
    monkeypatch.setattr("undercroft.table.patch.patch", forgetful)
    assert run(TALLOW, games=2).failed("patches")


def test_a_log_that_depends_on_the_hash_seed_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.install_wavering(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    report = run_conformance(system("wavering"), 1, seed=1, seats=2)
    assert "depends on the hash seed" in report.failed("hash-seeds")[0].message
    assert failed_checks(report) == {"hash-seeds"}
