"""Which rules are covered: a marked test executes a function that cites them.

Rules tagged `content` may instead be covered by a marked test in a file named `test_schema*` or `test_audit*`, for
they speak of what a card or sheet can say; so may tables (DATA) and facts (FACT). An example (EX) is a test vector: it
is covered by a marked test that executes a function citing one of the rules it names. `physical` rules are left out.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

import msgspec
import pytest

from undercroft.rulebook.project import Project
from undercroft.rulebook.record import Rule, Tag

WORKED = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
BY_AUDIT = (Tag.CONTENT, Tag.DATA, Tag.FACT)


class MarkedTestsError(RuntimeError):
    """Pytest could not collect or run the marked tests."""


class Trace(msgspec.Struct, frozen=True):
    """One marked test: what it claims to cover, how it ended, which citing functions it ran."""

    rules: tuple[str, ...]
    outcome: Literal["passed", "failed", "skipped"]
    seconds: float
    ran: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return self.outcome == "passed"


Traces = dict[str, Trace]


class Row(NamedTuple):
    """How one tag of one game stands."""

    game: str
    tag: Tag
    rules: int
    cited: int
    covered: int
    not_cited: tuple[str, ...]
    not_covered: tuple[str, ...]


def measure(project: Project, *, jobs: int = 2) -> Traces:
    """Run the marked tests under coverage, or recall what they did when nothing has changed since."""
    remembered = project.cache / f"traces-{project.digest()}.json"
    if remembered.exists():
        return msgspec.json.decode(remembered.read_bytes(), type=Traces)
    traces, all_passed = run_marked_tests(project, jobs)
    if all_passed:
        project.cache.mkdir(parents=True, exist_ok=True)
        remembered.write_bytes(msgspec.json.encode(traces))
    return traces


def run_marked_tests(project: Project, jobs: int) -> tuple[Traces, bool]:
    """What every marked test executed, and whether none of them failed."""
    with TemporaryDirectory(prefix="undercroft-rules-") as folder:
        sites, output = Path(folder) / "sites.json", Path(folder) / "traces"
        output.mkdir()
        sites.write_text(json.dumps(lines_by_file(project)), encoding="utf-8")
        spread = ["-p", "xdist.plugin", "-n", str(jobs)] if jobs > 1 and find_spec("xdist") else []
        recording = ["-p", "undercroft.rulebook.tracing", f"--rule-sites={sites}", f"--rule-traces={output}"]
        command = [sys.executable, "-m", "pytest", str(project.tests), "-m", "rule", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, *recording, *spread],
            cwd=project.root,
            env=project.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in WORKED:
            raise MarkedTestsError(f"the marked tests could not be run:\n{(done.stdout + done.stderr)[-4000:]}")
        parts = [msgspec.json.decode(path.read_bytes(), type=Traces) for path in sorted(output.iterdir())]
    merged = {test: trace for part in parts for test, trace in part.items()}
    return dict(sorted(merged.items())), done.returncode != pytest.ExitCode.TESTS_FAILED


def failed_tests(traces: Mapping[str, Trace]) -> list[str]:
    """The marked tests that failed, and so cover nothing."""
    return [test for test, trace in traces.items() if trace.outcome == "failed"]


def lines_by_file(project: Project) -> dict[str, dict[str, list[int]]]:
    """File → citing function → the lines that show it was executed."""
    files: dict[str, dict[str, list[int]]] = {}
    for site in project.citations.sites:
        files.setdefault(str(site.file), {})[site.key] = sorted(site.lines)
    return files


def report(project: Project, traces: Mapping[str, Trace], games: Iterable[str] = ()) -> list[Row]:
    """Count, per game and tag, what is cited and what is covered."""
    covered = covered_rules(project, traces)
    cited = project.citations.by_id
    rows: list[Row] = []
    for game in games or project.library.games:
        by_tag: dict[Tag, list[str]] = {}
        for rule in project.library.catalogue(game):
            by_tag.setdefault(rule.tag, []).append(rule.id)
        rows += [
            count(game, tag, by_tag[tag], cited, covered) for tag in Tag if tag in by_tag and tag is not Tag.PHYSICAL
        ]
    return rows


def count(game: str, tag: Tag, rules: list[str], cited: Iterable[str], covered: Iterable[str]) -> Row:
    not_cited = tuple(number for number in rules if number not in cited) if tag is not Tag.EXAMPLE else ()
    not_covered = tuple(number for number in rules if number not in covered)
    return Row(
        game, tag, len(rules), len(rules) - len(not_cited), len(rules) - len(not_covered), not_cited, not_covered
    )


def covered_rules(project: Project, traces: Mapping[str, Trace]) -> set[str]:
    """The ids that at least one passing test covers."""
    return {
        number
        for test, trace in traces.items()
        if trace.passed
        for number in trace.rules
        if number in project.library and covers(test, trace, project.library.rule(number), project)
    }


def covers(test: str, trace: Trace, rule: Rule, project: Project) -> bool:
    """Whether this test is one that counts for this rule."""
    file = test.partition("::")[0].rpartition("/")[2]
    if rule.tag in BY_AUDIT and file.startswith(("test_schema", "test_audit")):
        return True
    wanted = rule.refers_to if rule.tag is Tag.EXAMPLE else (rule.id,)
    ran = frozenset(trace.ran)
    return any(key in ran for key in citing_keys(project, wanted))


def citing_keys(project: Project, numbers: Iterable[str]) -> Iterator[str]:
    for number in numbers:
        for site in project.citations.by_id.get(number, ()):
            yield site.key
