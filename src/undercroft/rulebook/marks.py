"""Pytest plugin: `@pytest.mark.rule("JL-FOCUS-03")` names the rules that a test covers.

A mark that names no rule, names one that does not exist, or is one of more than four on a test is an error when tests
are collected: the module it stands in fails. Load it with `pytest_plugins = ["undercroft.rulebook.marks"]`.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

from undercroft.rulebook.errors import UnknownRuleError
from undercroft.rulebook.library import Library, library

MOST_RULES_A_TEST = 4
_SHELVES = pytest.StashKey[Library]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("rule_catalogue", "folder of the rule catalogue, if it is not the installed one", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the ledger rules this test covers (at most four)")
    folder = str(config.getini("rule_catalogue"))
    config.stash[_SHELVES] = Library(config.rootpath / folder) if folder else library()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let the collection of a module fail when its marks are wrong."""
    report = yield
    items = [node for node in report.result or () if isinstance(node, pytest.Function)]
    shelves = collector.config.stash[_SHELVES]
    if problems := list(dict.fromkeys(problem for item in items for problem in check_marks(item, shelves))):
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
    return report


def marked_rules(item: pytest.Item) -> tuple[str, ...]:
    """The ids that the marks of a test name, those of its class and module included."""
    return tuple(dict.fromkeys(str(number) for mark in item.iter_markers("rule") for number in mark.args))


def check_marks(item: pytest.Function, shelves: Library) -> list[str]:
    """What is wrong with the marks of one test: each problem says where and what to do."""
    where = f"{Path(item.location[0])}:{(item.location[1] or 0) + 1}: {item.originalname}"
    marks = list(item.iter_markers("rule"))
    problems = [
        f"{where}: a rule mark without an id; write @pytest.mark.rule('JL-FOCUS-03')"
        for mark in marks
        if not mark.args or mark.kwargs
    ]
    numbers = marked_rules(item)
    if len(numbers) > MOST_RULES_A_TEST:
        problems.append(f"{where}: marked with {len(numbers)} rules, at most {MOST_RULES_A_TEST} are allowed; split it")
    for number in numbers:
        try:
            shelves.rule(number)
        except UnknownRuleError as unknown:
            problems.append(f"{where}: {unknown}")
    return problems
