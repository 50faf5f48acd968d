"""`undercroft rules`: text for people, plain lines in pipes, JSON for programs, errors to act on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from undercroft.cli import UserError, main
from undercroft.cli.rules import rules
from undercroft.rulebook import ids_in
from undercroft.rulebook.covering import Traces
from undercroft.rulebook.project import Project

Measured = tuple[Project, Traces]
Out = pytest.CaptureFixture[str]


def read_json(out: Out) -> Any:
    return json.loads(out.readouterr().out)


def test_games_with_their_counts(capsys: Out) -> None:
    rules()
    heading, engine, *_, total = (line.split() for line in capsys.readouterr().out.splitlines())
    assert heading[:5] == ["buttons", "frosthaven", "jaws", "perdition", "runebound"]
    assert engine[:6] == ["engine", "593", "678", "521", "679", "475"]
    assert total[:6] == ["all", "932", "1862", "868", "1028", "717"]


def test_a_game_is_listed_by_area_a_line_a_rule(capsys: Out) -> None:
    rules("jaws")
    lines = capsys.readouterr().out.splitlines()
    assert "JL-REST — Resting (p. 14)" in lines
    assert lines[lines.index("JL-REST — Resting (p. 14)") + 1].startswith("JL-REST-01 (p. 14) [engine] ")
    assert len([line for line in lines if line.startswith(("JL-", "FACT-JL-")) and "—" not in line[:14]]) == 868


def test_an_area_alone(capsys: Out) -> None:
    rules("jaws", area="rest")
    title, blank, heading, *lines = capsys.readouterr().out.splitlines()
    assert (title, blank, heading) == ("Gloomhaven: Jaws of the Lion", "", "JL-REST — Resting (p. 14)")
    assert [ids_in(line)[0] for line in lines] == [f"JL-REST-{number:02}" for number in range(1, 16)]


def test_a_rule_with_everything_about_it(capsys: Out) -> None:
    rules("bb-open-11")
    out = capsys.readouterr().out
    assert "BB-OPEN-11 · buttons · open · also O-11" in out
    assert "Default: both stop at 0." in out


def test_search_in_text(capsys: Out) -> None:
    rules("frosthaven", search="vergelt")
    assert "Retaliate = Vergeltung (frosthaven): damage" in capsys.readouterr().out
    rules(search="no such words anywhere")
    assert "beginnings of words are enough" in capsys.readouterr().out


def test_a_search_shows_the_best_and_says_how_many_more(capsys: Out) -> None:
    rules("jaws", search="monster", limit=2)
    first, second, more, *_ = capsys.readouterr().out.splitlines()
    assert first != second
    assert more.startswith("… and ")
    rules("jaws", search="monster", limit=0, json=True)
    found = read_json(capsys)
    assert found["found"] == len(found["rules"]) == int(more.split()[2]) + 2


def test_a_search_in_one_area(capsys: Out) -> None:
    rules("jaws", search="short", area="rest", json=True)
    assert {found["area"] for found in read_json(capsys)["rules"]} == {"JL-REST"}


def test_json_of_games_game_rule_and_search(capsys: Out) -> None:
    rules(json=True)
    games = read_json(capsys)["games"]
    assert [game["game"] for game in games][:5] == ["buttons", "frosthaven", "jaws", "perdition", "runebound"]
    assert games[1]["ledgers"] == ["FH", "FHC"]
    rules("runebound", json=True)
    assert len(read_json(capsys)["rules"]) == games[4]["entries"] == 717
    rules("JL-EX-06", json=True)
    assert read_json(capsys)["refers_to"] == ["JL-EX-05", "JL-MMOVE-14", "JL-MOVE-05"]
    rules("jaws", search="rest", json=True)
    assert read_json(capsys)["rules"][0]["area"] == "JL-REST"


def test_coverage_in_text_and_json(
    capsys: Out, measured: tuple[Project, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    project, _ = measured
    monkeypatch.chdir(project.root)
    rules("cellar", coverage=True, jobs=1)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["cellar", "engine", "6", "5", "3", "50"]
    assert "engine, not cited (1): CE-HIT-04" in lines
    assert "engine, cited but not covered (2): CE-HIT-03, CE-LOOT-02" in lines
    rules(coverage=True, jobs=1, json=True)
    assert read_json(capsys)["rows"][0]["not_covered"] == ["CE-HIT-03", "CE-HIT-04", "CE-LOOT-02"]


def test_mutants_in_text_and_json(
    capsys: Out, measured: tuple[Project, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    project, _ = measured
    monkeypatch.chdir(project.root)
    rules(mutate=3, seed=4)
    assert "of 3 mutants noticed" in capsys.readouterr().out
    rules(mutate=3, seed=4, json=True)
    report = read_json(capsys)
    assert (report["tried"], report["seed"]) == (3, 4)
    assert report["rate"] == round(report["noticed"] / 3, 3)
    assert report["trials"][0]["file"] == "src/cellar/fight.py"


def test_a_wrong_citation_is_shown_and_fails(capsys: Out, cellar: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    source = cellar.packages[0] / "fight.py"
    source.write_text(source.read_text().replace("(CE-HIT-01)", "(CE-HIT-99)"))
    monkeypatch.chdir(cellar.root)
    with pytest.raises(SystemExit) as ended:
        rules(coverage=True, jobs=1)
    assert ended.value.code == 1
    assert "hit cites unknown id 'CE-HIT-99'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["JL-REST-99"], "no rule has the id 'JL-REST-99'\nDid you mean JL-REST-"),
        (["jawz"], "no rules are known for the game 'jawz'\nDid you mean jaws?"),
        (["chess"], "no rules are known for the game 'chess'\nThere are buttons,"),
        (["jaws", "--area", "XX"], "--area: jaws has no area 'XX'\nIt has GEN, "),
        (["--mutate", "-1"], "--mutate and --limit count from 0 up"),
        (["--coverage", "--jobs", "0"], "--jobs from 1 up"),
    ],
)
def test_what_cannot_be_done_is_said_with_status_2(capsys: Out, arguments: list[str], message: str) -> None:
    assert main(["rules", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_without_a_checkout_coverage_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UserError, match="inside a checkout"):
        rules(coverage=True)


def test_without_pytest_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "coverage", None)
    with pytest.raises(UserError, match=r"coverage cannot be found\nRun: pip install 'undercroft\[testing\]'"):
        rules(coverage=True)


def test_broken_tests_are_reported(cellar: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    (cellar.tests / "test_broken.py").write_text("import nothing_of_this_name\n")
    monkeypatch.chdir(cellar.root)
    with pytest.raises(UserError, match="nothing_of_this_name"):
        rules(coverage=True, jobs=1)


@pytest.mark.skipif(os.name != "posix", reason="processor time of a child process is known on POSIX only")
def test_one_rule_is_shown_quickly() -> None:
    durations: list[float] = []
    for _ in range(3):
        before = os.times()
        subprocess.run([sys.executable, "-m", "undercroft", "rules", "JL-REST-04"], check=True, capture_output=True)
        after = os.times()
        durations.append(after.children_user - before.children_user + after.children_system - before.children_system)
    assert min(durations) < 0.5
