"""`undercroft simulate` and `undercroft conformance`, as people call them."""

import json
import re
from pathlib import Path

import pytest
from tests.sim.conftest import Run

from undercroft.table import load
from undercroft.table.errors import RuleFailure


def test_the_same_seed_gives_the_same_statistics_with_one_process_and_with_two(run: Run) -> None:
    asked = ("simulate", "tallow", "--examples", "--games", "40", "--seed", "4", "--json")
    one, two = (json.loads(run(*asked, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    other = json.loads(run(*asked[:-2], "5", "--json").stdout)
    assert one["statistics"] == two["statistics"]
    assert one["statistics"]["variants"] != other["statistics"]["variants"]
    assert one["statistics"]["games"] == sum(variant["games"] for variant in one["statistics"]["variants"]) == 40
    assert one["speed"]["games_per_second"] > 0


def test_a_cluster_gives_the_same_statistics(run: Run, cluster: str) -> None:
    asked = ("simulate", "tallow", "--examples", "--games", "30", "--json")
    here, there = (json.loads(run(*asked, *more).stdout) for more in ((), ("--cluster", cluster)))
    assert here["statistics"] == there["statistics"]


def test_tables_for_people_name_outcomes_lengths_and_questions(run: Run) -> None:
    done = run("simulate", "tallow", "--examples", "--games", "4", "--scenario", "cellar", "--seats", "2")
    assert done.returncode == 0
    assert done.stderr == ""
    assert re.search(r"cellar, 2 seats +4 +(won|lost) \d+%", done.stdout)
    assert re.search(r"walk +\d+ +[\d.]+ +cell \d+%", done.stdout)
    assert "\x1b" not in done.stdout


def test_a_crash_leaves_a_match_file_that_stands_right_before_it(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "fragile", "--games", "3", "--scenario", "cellar", "--crashes", "kept")
    assert done.returncode == 1
    assert "KeyError: 'no wick left'" in done.stdout
    files = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in files] == ["fragile-cellar-2-game1.json", "fragile-cellar-2-game1.txt"]
    assert all(f"kept/{path.name}" in done.stdout for path in files)
    report = files[1].read_text()
    command = re.search(r"again: undercroft (.*)", report)
    answer = re.search(r"when (\S+) answers '(\S+)' to '(\S+)'", report)
    assert command
    assert answer
    assert "KeyError: 'no wick left'" in run(*command[1].split()).stdout
    namespace: dict[str, object] = {}
    exec((tmp_path / "packages" / "fragile.py").read_text(), namespace)
    match = load(files[0].read_bytes(), lambda _: namespace["GAME"])  # type: ignore[arg-type, return-value]
    with pytest.raises(RuleFailure, match="no wick left"):
        match.answer(answer[1], answer[2], kind=answer[3])  # type: ignore[arg-type]


def test_json_names_the_files_of_crashes(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "fragile", "--games", "2", "--scenario", "cellar", "--json")
    crash = json.loads(done.stdout)["crashes"][0]
    assert done.returncode == 1
    assert (crash["game"], crash["scenario"], crash["seats"]) == (1, "cellar", 2)
    assert all((tmp_path / name).exists() for name in crash["files"])
    assert json.loads((tmp_path / crash["files"][0]).read_text())["system"] == "fragile"


def test_a_game_that_takes_too_long_counts_as_a_crash(run: Run) -> None:
    done = run("simulate", "tallow", "--examples", "--games", "1", "--limit", "3")
    assert done.returncode == 1
    assert "no end after 3 decisions" in done.stdout


def test_the_report_is_one_page_without_script_or_links(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "tallow", "--examples", "--games", "18", "--report", "report.html")
    page = (tmp_path / "report.html").read_text()
    assert "Report: report.html" in done.stdout
    assert page.count("<svg") == 2 * page.count("<h2>") == 18
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"<script|https?://|src=|@import", page)


@pytest.mark.parametrize("command", ["simulate", "conformance"])
@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("tallo", "--examples"), "Did you mean 'tallow'?"),
        (("tallow",), "--examples"),
        (("tallo",), "Installed: broken, fragile"),
        (("broken",), "can't be loaded"),
        (("missing",), "can't be loaded"),
        (("tallow", "--examples", "--scenario", "attic"), "cloister"),
        (("tallow", "--examples", "--seats", "9"), "9 seats"),
        (("tallow", "--examples", "--games", "0"), "Give"),
    ],
)
def test_bad_input_gets_status_2_and_says_what_to_do(
    run: Run, command: str, arguments: tuple[str, ...], what: str
) -> None:
    done = run(command, *arguments)
    assert done.returncode == 2
    assert what in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("--bots", "clever"), "Choose one of: random"),
        (("--jobs", "0"), "Give 1 or more"),
        (("--report", "nowhere/report.html"), "there is no folder nowhere"),
        (("--cluster", "tcp://127.0.0.1:9"), "no Dask scheduler answers"),
        (("--cluster", "what://ever"), "no Dask scheduler answers"),
    ],
)
def test_bad_options_get_status_2(run: Run, arguments: tuple[str, ...], what: str) -> None:
    done = run("simulate", "tallow", "--examples", "--games", "1", *arguments)
    assert (done.returncode, what in done.stderr) == (2, True)


def test_conformance_reports_every_check_and_fails_with_status_1(run: Run) -> None:
    asked = ("--games", "1", "--scenario", "cellar", "--seats")
    good = run("conformance", "tallow", "--examples", *asked, "1")
    bad = run("conformance", "fragile", *asked, "2", "--json")
    assert good.returncode == 0, good.stdout
    assert re.search(r"ok +1 ×  hash-seeds", good.stdout)
    report = json.loads(bad.stdout)
    assert bad.returncode == 1
    assert any("no wick left" in failure["message"] for failure in report["failures"])
    assert report["checks"]["options"] > 5
