"""A scenario of one's own: put on the shelf, played like any other, and gone on with after it was changed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

MANIFEST = """
id: attic
game: jaws
version: 1.0.0
schema: 1
title: {en: The Attic, de: Der Dachboden}
requires: {jaws: 0.1.0}
authors: [A. Thatcher]
licence: CC0
"""
LOFT = """
id: loft
name: {en: Under the shingles, de: Unter den Schindeln}
number: 101
place: A1
intro: {en: Something gnaws at the beams., de: Etwas nagt an den Balken.}
outro: {en: The beams hold., de: Die Balken halten.}
map: |
  hex from b3
      .   .   .
    .   .   .
      .   .   .
    .   .   .
      .   .   .
  area 1: a2 a3 b1..b3 c1 c2 d0..d2 e0 e1 f-1..f1
  area start: a2 a3 b1 b2
rooms:
  - id: "1"
    monsters: [{type: 'jaws:common-vermling-raider', at: f0, two: normal, three: normal, four: elite}]
goals: [{kind: kill-all, text: {en: Kill all enemies., de: Tötet alle Gegner.}}]
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "attic").mkdir()
    (tmp_path / "attic" / "pack.yaml").write_text(MANIFEST)
    (tmp_path / "attic" / "scenarios").mkdir()
    (tmp_path / "attic" / "scenarios" / "loft.yaml").write_text(LOFT)
    return tmp_path


def undercroft(home: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    places = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "UNDERCROFT_PACKS": ""}
    command = [sys.executable, "-m", "undercroft", *words]
    return subprocess.run(
        command, input=answers, capture_output=True, text=True, env={**os.environ, **places}, cwd=home, check=False
    )


def test_a_scenario_of_ones_own_is_played_and_survives_its_change(home: Path) -> None:
    added = undercroft(home, "pack", "add", "attic")
    assert (added.returncode, added.stderr) == (0, "")
    assert "attic 1.0.0 lies at" in added.stdout
    played = undercroft(
        home, "text", "jaws", "--scenario", "attic:loft", "--seed", "1", "--save", "m.json", answers="1\n"
    )
    assert "Under the shingles" in played.stdout, played.stderr
    began = json.loads((home / "m.json").read_text())
    assert [pin.partition("#")[0] for pin in began["setup"]["packs"]] == ["attic@1.0.0", "jaws@0.1.0"]

    scenario = home / "data" / "undercroft" / "packs" / "attic" / "scenarios" / "loft.yaml"
    scenario.write_text(LOFT.replace("Under the shingles", "On the shingles"))
    anew = undercroft(home, "text", "jaws", "--scenario", "attic:loft", "--seed", "1")
    assert "On the shingles" in anew.stdout
    again = undercroft(home, "text", "--load", "m.json")
    assert "Under the shingles" in again.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("    .   .   .", "    ?   .   .", "loft.yaml:10:3: the map can't be read: line 2"),
        ("start: a2 a3", "start: a2", "the area 'start' has 3 hexes"),
        ("at: f0", "at: a2", "no free floor of room 1 at a2"),
        ('id: "1"', 'id: "2"', "the map has no area for room '2'"),
        ("{kind: kill-all,", "{kind: escape, of: hatch,", "nothing called 'hatch' for the goal escape"),
        ("{kind: kill-all,", "{kind: kill, of: rat,", "nothing called 'rat' for the goal kill"),
        ("goals:", "locked: [door-c2]\ngoals:", "there is no door 'door-c2'"),
        ("goals:", "treasures: {c2: 77}\ngoals:", "treasure at c2 is either not drawn or not described"),
        ("goals:", "rules: [{at: room-revealed, of: '7', do: [{do: reveal, room: '8'}]}]\ngoals:", "no room '8'"),
    ],
)
def test_what_would_stop_a_scenario_is_named_with_its_line(home: Path, right: str, wrong: str, said: str) -> None:
    assert right in LOFT
    (home / "attic" / "scenarios" / "loft.yaml").write_text(LOFT.replace(right, wrong))
    checked = undercroft(home, "pack", "check", "attic")
    assert said in checked.stdout


def test_a_pack_with_mistakes_is_not_added(home: Path) -> None:
    (home / "attic" / "scenarios" / "loft.yaml").write_text(LOFT.replace("common-vermling", "common-vermlin"))
    added = undercroft(home, "pack", "add", "attic")
    assert added.returncode == 2
    assert "did you mean" in added.stdout
    assert not (home / "data" / "undercroft" / "packs").exists()


def test_a_pack_takes_the_place_of_its_older_edition_and_stays_where_it_lies(home: Path) -> None:
    packs = home / "data" / "undercroft" / "packs"
    undercroft(home, "pack", "add", "attic")
    (packs / "attic" / "notes.md").write_text("of the older edition")
    again = undercroft(home, "pack", "add", "attic")
    assert (again.returncode, again.stderr) == (0, "")
    assert [path.name for path in packs.iterdir()] == ["attic"]
    assert sorted(path.name for path in (packs / "attic").iterdir()) == ["pack.yaml", "scenarios"]
    added = undercroft(home, "pack", "add", str(packs / "attic"))
    assert (added.returncode, added.stderr) == (0, "")
    assert (packs / "attic" / "scenarios" / "loft.yaml").read_text() == LOFT
