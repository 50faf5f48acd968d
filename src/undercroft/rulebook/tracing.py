"""Pytest plugin: notes which citing functions each marked test executes, by coverage contexts.

`covering.py` starts pytest with it: `-p undercroft.rulebook.tracing --rule-sites=FILE --rule-traces=FOLDER`. Every
process (xdist's workers too) writes one file of traces into the folder when it ends.
"""

import json
import os
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

from undercroft.rulebook.marks import marked_rules


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules")
    group.addoption("--rule-sites", help="file with the citing functions and their lines")
    group.addoption("--rule-traces", help="folder for what the tests executed")


def pytest_configure(config: pytest.Config) -> None:
    sites, traces = config.getoption("--rule-sites"), config.getoption("--rule-traces")
    if sites and traces:
        config.pluginmanager.register(Tracer(Path(sites), Path(traces)), "rule-tracer")


class Tracer:
    """Records the call phase of every marked test under a context of its own."""

    def __init__(self, sites: Path, traces: Path) -> None:
        self.sites: dict[str, dict[str, list[int]]] = json.loads(sites.read_text(encoding="utf-8"))
        self.traces = traces
        self.tests: dict[str, dict[str, object]] = {}
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=list(self.sites), context="", messages=False
        )

    def pytest_sessionstart(self) -> None:
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        if not (rules := marked_rules(item)):
            return (yield)
        self.tests[item.nodeid] = {"rules": rules, "outcome": "failed", "seconds": 0.0, "ran": []}
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.nodeid in self.tests:
            self.tests[report.nodeid] |= {"outcome": report.outcome, "seconds": round(report.duration, 3)}
        elif report.failed and "rule" in report.keywords:
            entry: dict[str, object] = {"rules": (), "outcome": "failed", "seconds": 0.0, "ran": []}
            self.tests[report.nodeid] = self.tests.get(report.nodeid, entry) | {"outcome": "failed"}

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        for test, functions in self._executed().items():
            self.tests[test]["ran"] = functions
        target = self.traces / f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}.json"
        target.write_text(json.dumps(self.tests), encoding="utf-8")

    def _executed(self) -> dict[str, list[str]]:
        """The citing functions of which each test ran a line."""
        executed: dict[str, list[str]] = {}
        data = self.coverage.get_data()
        for file, functions in self.sites.items():
            contexts = data.contexts_by_lineno(file)
            for key, lines in functions.items():
                tests = {test for line in lines for test in contexts.get(line, ()) if test in self.tests}
                for test in sorted(tests):
                    executed.setdefault(test, []).append(key)
        return executed
