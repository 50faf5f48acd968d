"""Coverage of rules: a marked test counts where it executes a function that cites the rule."""

from pathlib import Path

import pytest

from undercroft.rulebook import Tag
from undercroft.rulebook.covering import (
    MarkedTestsError,
    Row,
    Traces,
    covered_rules,
    failed_tests,
    measure,
    report,
    run_marked_tests,
)
from undercroft.rulebook.project import NoCheckoutError, Project

Measured = tuple[Project, Traces]


def rows(measured: Measured) -> dict[Tag, Row]:
    return {row.tag: row for row in report(*measured)}


def test_what_marked_tests_execute_is_covered(measured: Measured) -> None:
    assert covered_rules(*measured) == {
        "CE-HIT-01",
        "CE-HIT-02",
        "CE-LOOT-01",
        "CE-CARD-01",
        "CE-DATA-01",
        "CE-EX-01",
    }


def test_the_report_counts_by_tag_and_lists_what_is_missing(measured: Measured) -> None:
    engine = rows(measured)[Tag.ENGINE]
    assert (engine.rules, engine.cited, engine.covered) == (6, 5, 3)
    assert engine.not_cited == ("CE-HIT-04",)
    assert engine.not_covered == ("CE-HIT-03", "CE-HIT-04", "CE-LOOT-02")


def test_a_mark_without_execution_covers_nothing(measured: Measured) -> None:
    assert rows(measured)[Tag.CAMPAIGN].not_covered == ("CE-LOOT-03",)


def test_audit_tests_cover_content_and_data_without_execution(measured: Measured) -> None:
    assert rows(measured)[Tag.CONTENT].covered == 1
    assert rows(measured)[Tag.DATA].covered == 1


def test_an_example_needs_a_test_that_runs_what_it_shows(measured: Measured) -> None:
    assert rows(measured)[Tag.EXAMPLE].not_covered == ("CE-EX-02",)


def test_physical_rules_are_left_out(measured: Measured) -> None:
    assert Tag.PHYSICAL not in rows(measured)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("assert is_dead(0)[0]", "assert is_dead(7)[0]"),
        ("dead() -> None", "dead(broken: None) -> None"),
    ],
)
def test_a_failing_test_covers_nothing(cellar: Project, old: str, new: str) -> None:
    test = cellar.tests / "test_fight.py"
    broken = "@pytest.fixture\ndef broken() -> None:\n    raise ValueError\n"
    test.write_text(f"{test.read_text().replace(old, new)}\n\n{broken}")
    traces = measure(cellar, jobs=1)
    assert "CE-HIT-02" not in covered_rules(cellar, traces)
    assert failed_tests(traces) == ["tests/test_fight.py::test_a_rat_without_hit_points_is_dead"]


def test_traces_are_the_same_over_several_processes(measured: Measured) -> None:
    project, alone = measured
    together, all_passed = run_marked_tests(project, jobs=2)
    assert all_passed
    assert {test: trace.ran for test, trace in together.items()} == {test: trace.ran for test, trace in alone.items()}


def test_traces_are_recalled_while_nothing_changes(measured: Measured) -> None:
    project, traces = measured
    (remembered,) = project.cache.iterdir()
    written = remembered.stat().st_mtime_ns
    assert measure(project, jobs=1) == traces
    assert remembered.stat().st_mtime_ns == written


@pytest.mark.parametrize("file", ["src/cellar/fight.py", "tests/test_fight.py", "catalogue/cellar/CE/rules.md"])
def test_a_change_anywhere_asks_for_new_traces(cellar: Project, file: str) -> None:
    before = cellar.digest()
    with (cellar.root / file).open("a") as text:
        text.write("\n")
    assert cellar.digest() != before


def test_tests_that_cannot_be_collected_are_an_error(cellar: Project) -> None:
    (cellar.tests / "test_broken.py").write_text("import nothing_of_this_name\n")
    with pytest.raises(MarkedTestsError, match="nothing_of_this_name"):
        measure(cellar, jobs=1)


def test_a_project_is_found_from_within(cellar: Project, tmp_path: Path) -> None:
    assert Project.around(cellar.packages[0]).root == cellar.root
    with pytest.raises(NoCheckoutError, match="pyproject"):
        Project.around(tmp_path)
