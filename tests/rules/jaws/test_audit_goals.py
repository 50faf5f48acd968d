"""The battle goals of the pack: as many as in the box, all different, all counted; and what the audit finds."""

from pathlib import Path
from typing import get_args

import pytest

from undercroft.games.haven.content.model import BattleGoal, Counted
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.games.haven.tally import MEASURES, TALLIES
from undercroft.packs import PackError, load_pack

GOALS = load_pack(FOLDER, MODEL).table(BattleGoal).values()


@pytest.mark.rule("JL-CARD-03", "FACT-JL-13")
def test_there_are_thirty_two_goals_worth_one_check_mark_each() -> None:
    assert len(GOALS) == 32
    assert {goal.checks for goal in GOALS} == {1}
    for lang in ("en", "de"):
        assert (
            len({getattr(goal.name, lang) for goal in GOALS}) == len({getattr(goal.text, lang) for goal in GOALS}) == 32
        )
        assert all(len(getattr(goal.text, lang)) <= 100 for goal in GOALS)


@pytest.mark.rule("JL-CARD-03")
def test_all_that_goals_ask_for_is_counted_once_and_asked_for() -> None:
    assert not set(TALLIES) & set(MEASURES)
    assert {*TALLIES, *MEASURES} == set(get_args(Counted)) == {goal.counts for goal in GOALS}


def faults(tmp_path: Path, *goals: str) -> list[str]:
    """What the audit says of a pack of such goals."""
    words = "name: {en: N, de: N}, text: {en: T, de: T}"
    lines = [f"- {{id: g{place}, {words}, {goal}}}\n" for place, goal in enumerate(goals)]
    (tmp_path / "pack.yaml").write_text((FOLDER / "pack.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "goals.yaml").write_text("".join(lines), encoding="utf-8")
    try:
        load_pack(tmp_path, MODEL)
    except PackError as error:
        return [problem.what.removeprefix("jaws:") for problem in error.problems]
    return []


@pytest.mark.rule("JL-CARD-03")
@pytest.mark.parametrize(
    ("goals", "said"),
    [
        (["counts: kills, at_least: 1", "counts: kills, at_least: 2"], []),
        (["counts: wounds, at_least: 1, at_most: 1"], []),
        (["counts: kills, at_most: 0"], []),
        (["counts: kills"], ["g0 asks for nothing"]),
        (["counts: kills, at_least: 2, at_most: 1"], ["g0 can't be met"]),
        (["counts: kills, at_most: -1"], ["g0 can't be met"]),
        (["counts: kills, at_least: 0"], ["g0 can't be missed"]),
        (["counts: kills, at_least: 1", "counts: kills, at_least: 1"], ["g1 asks for the same as jaws:g0"]),
    ],
)
def test_the_audit_names_goals_that_make_no_sense(tmp_path: Path, goals: list[str], said: list[str]) -> None:
    assert faults(tmp_path, *goals) == said
