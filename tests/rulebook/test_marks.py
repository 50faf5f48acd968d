"""A wrong mark fails the collection of its module, with a text that says what to do."""

import subprocess
import sys

import pytest

from undercroft.rulebook.project import Project


def collect(project: Project, mark: str, *options: str) -> subprocess.CompletedProcess[str]:
    (project.tests / "test_more.py").write_text(
        f"import pytest\n\nclass TestMore:\n    @pytest.mark.rule({mark})\n    def test_more(self): pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    return subprocess.run(
        command, cwd=project.root, env=project.environment(), capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ("'CE-HIT-07'", "tests/test_more.py:4: test_more: no rule has the id 'CE-HIT-07': did you mean CE-HIT-0"),
        ("'CE-HIT-01', 'CE-HIT-02', 'CE-HIT-03', 'CE-HIT-04', 'CE-LOOT-01'", "marked with 5 rules, at most 4"),
        ("", "a rule mark without an id; write @pytest.mark.rule('JL-FOCUS-03')"),
    ],
)
def test_a_wrong_mark_is_a_collection_error(cellar: Project, mark: str, message: str) -> None:
    done = collect(cellar, mark)
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert message in done.stdout


def test_wrong_marks_fail_in_worker_processes_too(cellar: Project) -> None:
    done = collect(cellar, "'XX-HIT-01'", "-p", "xdist.plugin", "-n", "1")
    assert done.returncode != pytest.ExitCode.OK
    assert "no rule has the id 'XX-HIT-01'" in done.stdout


def test_four_marks_are_fine(cellar: Project) -> None:
    done = collect(cellar, "'CE-HIT-01', 'CE-HIT-02', 'CE-HIT-03', 'CE-HIT-04'", "--collect-only")
    assert done.returncode == pytest.ExitCode.OK
