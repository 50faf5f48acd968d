"""Mutants: small breaks of one function, and whether its rules' tests notice them."""

import ast
import re
from pathlib import Path

import pytest

from undercroft.rulebook.citations import read_sites
from undercroft.rulebook.covering import MarkedTestsError, Traces, measure
from undercroft.rulebook.mutants import Mutant, mutants_of
from undercroft.rulebook.project import Project
from undercroft.rulebook.trials import Trial, choose, try_mutants

Measured = tuple[Project, Traces]


def break_source(tmp_path: Path, body: str) -> list[Mutant]:
    """All mutants of a function with this body."""
    lines = "\n    ".join(body.splitlines())
    file = tmp_path / "broken.py"
    file.write_text(f'def act(a, b):\n    """Do it (JL-MOVE-01), 1 < 2."""\n    {lines}\n')
    (site,) = read_sites(ast.parse(file.read_text()), file)
    return mutants_of(site)


def changed_lines(mutants: list[Mutant]) -> list[tuple[str, str]]:
    """What each mutant did, and the line that came of it."""
    return [
        (mutant.what, line[1:].strip())
        for mutant in mutants
        for line in mutant.diff.splitlines()
        if line.startswith("+")
    ]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a < b", [("< made <=", "return ((a) <= (b))"), ("nothing returned", "return None")]),
        ("if not a: b.go()", [("condition turned round", "if (a): b.go()"), ("statement left out", "if not a: pass")]),
        ("b.x = a and b", [("statement left out", "pass"), ("and made or", "b.x = ((a) or (b))")]),
        ("a[0] += 1", [("number off by one", "a[1] += 1"), ("number off by one", "a[0] += 2")]),
        ("x = min(a)", [("min made max", "x = max(a)")]),
        ("x = a - b", [("other arithmetic", "x = (a + b)")]),
        ("x = [c for c in a if c]", [("condition turned round", "x = [c for c in a if (not (c))]")]),
        ("x = True", [("yes and no swapped", "x = False")]),
        ("return True", [("yes and no swapped", "return False"), ("nothing returned", "return None")]),
        ("x = 'ä', 2", [("number off by one", "x = 'ä', 3")]),
    ],
)
def test_the_ways_to_break_a_function(tmp_path: Path, body: str, expected: list[tuple[str, str]]) -> None:
    made = changed_lines(break_source(tmp_path, body))
    assert set(expected) <= set(made)


@pytest.mark.parametrize(
    "body",
    [
        "raise ValueError(1 + 2)",
        "assert a < 3",
        "assert_never(a)",
        "x = f'{a + 1}'",
        "x = zip(a, b, strict=True)",
        "x: 'int' = b",
        "return None",
        "return",
    ],
)
def test_texts_errors_and_docstrings_are_left_alone(tmp_path: Path, body: str) -> None:
    assert break_source(tmp_path, body) == []


def test_no_is_made_yes_and_not_nothing(tmp_path: Path) -> None:
    assert changed_lines(break_source(tmp_path, "return False")) == [("yes and no swapped", "return True")]


def test_inner_functions_are_not_part_of_the_outer_one(tmp_path: Path) -> None:
    assert break_source(tmp_path, "def inner(): return 1\nx = inner") == []


def test_every_mutant_differs_in_one_place_and_compiles(tmp_path: Path) -> None:
    body = "if a < 1 or not b:\n    a.x = (\n        b + 1\n    )\nreturn any(c == 2 for c in a)"
    made = break_source(tmp_path, body)
    assert len({mutant.source for mutant in made}) == len(made) == 11
    for mutant in made:
        compile(mutant.source, "mutant", "exec")


@pytest.fixture(scope="module")
def trials(measured: Measured) -> list[Trial]:
    return try_mutants(*measured, wanted=100)


def changes_in(trials: list[Trial], function: str, *, noticed: bool) -> set[str]:
    return {trial.mutant.what for trial in trials if trial.mutant.site.name == function and trial.noticed is noticed}


def test_a_good_test_notices_every_break(trials: list[Trial]) -> None:
    wanted = {"max made min", "nothing returned", "number off by one", "other arithmetic"}
    assert changes_in(trials, "hit", noticed=True) == wanted
    assert changes_in(trials, "hit", noticed=False) == set()


def test_a_weak_test_lets_breaks_pass(trials: list[Trial]) -> None:
    passed = {"condition turned round", "number off by one", "statement left out"}
    assert changes_in(trials, "Purse", noticed=False) == passed


def test_only_cited_and_covered_functions_are_broken(trials: list[Trial]) -> None:
    assert {trial.mutant.site.name for trial in trials} == {"hit", "foresee", "is_dead", "Purse"}


def test_a_function_that_its_tests_never_run_is_not_noticed(trials: list[Trial]) -> None:
    foresee = [trial for trial in trials if trial.mutant.site.name == "foresee"]
    assert {(trial.noticed, trial.how) for trial in foresee} == {(False, "none of these tests runs the function")}


def test_only_the_tests_of_its_rules_are_run(trials: list[Trial]) -> None:
    tests = {test for trial in trials if trial.mutant.site.name == "is_dead" for test in trial.tests}
    assert tests == {"tests/test_fight.py::test_a_rat_without_hit_points_is_dead"}


def test_the_working_tree_is_not_touched(measured: Measured, trials: list[Trial]) -> None:
    project, _ = measured
    original = Path(__file__).parent / "fixture_pkg" / "src" / "cellar" / "fight.py"
    assert (project.packages[0] / "fight.py").read_text() == original.read_text()
    assert trials


def test_the_seed_decides_and_every_function_has_its_turn(measured: Measured) -> None:
    first = choose(*measured, wanted=4, game="", seed=1)
    assert first == choose(*measured, wanted=4, game="", seed=1)
    assert {mutant.site.name for mutant in first} == {"hit", "foresee", "is_dead", "Purse"}
    samples = {tuple(mutant.diff for mutant in choose(*measured, wanted=4, game="", seed=seed)) for seed in range(5)}
    assert len(samples) > 1


def test_a_game_limits_the_sample(measured: Measured) -> None:
    assert choose(*measured, wanted=50, game="cellar", seed=0) == choose(*measured, wanted=50, game="", seed=0)


def test_an_endless_mutant_counts_as_noticed(cellar: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.rulebook.trials.PATIENCE", 1.5)
    (cellar.packages[0] / "fight.py").write_text(
        'def hit(n):\n    """CE-HIT-01"""\n    while n > 0:\n        n -= 1\n    return n\n'
    )
    (cellar.tests / "test_fight.py").write_text(
        "import pytest\nfrom cellar.fight import hit\n\n"
        "@pytest.mark.rule('CE-HIT-01')\ndef test_hit():\n    assert hit(2) == 0\n"
    )
    (cellar.tests / "test_audit_cards.py").unlink()
    trials = try_mutants(cellar, measure(cellar, jobs=1), wanted=100)
    (endless,) = [trial for trial in trials if trial.mutant.what == "statement left out"]
    assert endless.noticed
    assert re.fullmatch(r"no end after \d+ s", endless.how)


def test_tests_that_fail_by_themselves_are_an_error(cellar: Project) -> None:
    traces = measure(cellar, jobs=1)
    source = cellar.packages[0] / "fight.py"
    source.write_text(source.read_text().replace("points <= 0", "points <= 9"))
    with pytest.raises(MarkedTestsError, match="before anything is broken"):
        try_mutants(cellar, traces, wanted=5)
