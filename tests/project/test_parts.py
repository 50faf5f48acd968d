"""./test: which parts run, how they run, and what the summary and the exit status say of them."""

import sys
from pathlib import Path

import pytest

from house.console import SetupError
from house.parts import PARTS, Part
from house.runner import Result, run_part, run_parts
from house.testing import choose, sum_up


def part(code: str, name: str = "part", **settings: bool) -> Part:
    return Part(name, "a part for this test", ((sys.executable, "-c", code),), **settings)


def names(parts: list[Part]) -> list[str]:
    return [part.name for part in parts]


def test_all_parts_run_unless_some_are_named() -> None:
    assert choose([]) == (list(PARTS), [])
    assert names(choose(["mypy", "lint"])[0]) == ["mypy", "lint"]


def test_options_and_paths_go_to_pytest() -> None:
    assert (names(choose(["-k", "sight"])[0]), choose(["-k", "sight"])[1]) == (["pytest"], ["-k", "sight"])
    assert names(choose(["tests/project", "-x"])[0]) == ["pytest"]
    assert names(choose(["browser", "--pdb"])[0]) == ["browser"]


def test_an_unknown_part_is_named_beside_the_known() -> None:
    with pytest.raises(SetupError, match=r"knows no part 'mipy'\. It knows: .*mypy"):
        choose(["mipy"])


def test_a_part_stops_at_its_first_failing_command() -> None:
    failing = (sys.executable, "-c", "print('why'); raise SystemExit(3)")
    never_run = (sys.executable, "-c", "print('more')")
    result = run_part(Part("two", "", (failing, never_run)))
    assert (result.outcome, result.note, result.output) == ("FAILED", "what it says is above", "why\n")


def test_a_tool_that_is_not_there_fails_its_part() -> None:
    result = run_part(Part("gone", "", (("no-such-tool-anywhere",),)))
    assert (result.outcome, result.output) == ("FAILED", "no-such-tool-anywhere is not there")


def test_a_part_that_this_machine_cannot_run_is_skipped_with_its_reason() -> None:
    result = run_part(Part("skip", "", (), why_not=lambda: "no such luck"))
    assert (result.outcome, result.note) == ("SKIPPED", "no such luck")


def test_parts_run_side_by_side_but_for_those_that_want_to_be_alone(tmp_path: Path) -> None:
    meet = """
import pathlib, time
here = pathlib.Path({folder!r})
(here / "{own}-is-here").touch()
for _ in range(6000):
    if (here / "{other}-is-here").exists():
        break
    time.sleep(0.01)
else:
    raise SystemExit("{other} never came")
time.sleep(0.1)
(here / "{own}-is-gone").touch()
"""
    look = "import pathlib; print(sorted(path.name for path in pathlib.Path({folder!r}).glob('*-is-gone')))"
    folder = str(tmp_path)
    parts = [
        part(meet.format(folder=folder, own="a", other="b"), "a"),
        part(meet.format(folder=folder, own="b", other="a"), "b"),
        part(look.format(folder=folder), "c", alone=True),
    ]
    said = {result.part.name: (result.outcome, result.output) for result in run_parts(parts)}
    assert said == {"a": ("ok", ""), "b": ("ok", ""), "c": ("ok", "['a-is-gone', 'b-is-gone']\n")}


def test_a_part_alone_is_heard_while_it_runs(capfd: pytest.CaptureFixture[str]) -> None:
    run_parts([part("print('3 passed in 0.1s')", alone=True)])
    assert "3 passed in 0.1s" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("outcome", "ci", "status"),
    [("ok", "true", 0), ("SKIPPED", "", 0), ("SKIPPED", "true", 1), ("FAILED", "", 1)],
)
def test_a_part_left_out_fails_in_ci_only(
    outcome: str, ci: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    lint = next(part for part in PARTS if part.name == "lint")
    results = [Result(lint, outcome, 1.25, "the note")]  # type: ignore[arg-type]
    assert sum_up(results, seconds=2.0) == status
    told = capsys.readouterr().out
    assert f"lint       {outcome:<8}    1.2  the note" in told
    assert ("Failed: lint" in told) == bool(status)
