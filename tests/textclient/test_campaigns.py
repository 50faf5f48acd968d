"""Campaigns in the text client: from the founding of the party on, left and taken up again."""

import json
from pathlib import Path

import pytest
from tests.textclient.test_sessions import said, text

FOUND = ("class:jaws:tanner", "text:Osk", "class:jaws:chandler", "unnamed", "complete", "difficulty:-1")


def sitting(file: Path, *typed: str, **more: str) -> str:
    options = [word for name, value in more.items() for word in (f"--{name}", value)]
    done = text("jaws", "--campaign", str(file), "--seed", "1", *options, typed=said(*typed))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_party_comes_together_and_the_first_scenario_begins(tmp_path: Path) -> None:
    shown = sitting(tmp_path / "c.json", *FOUND)
    assert "Chapter 1: The party comes together" in shown
    assert "The chapter is over: The party is complete" in shown
    assert "Chapter 2: The curing house" in shown
    assert "Where does Osk start?" in shown


def test_it_is_kept_after_each_answer_and_taken_up_where_it_was_left(tmp_path: Path) -> None:
    sitting(tmp_path / "c.json", *FOUND[:3])
    shown = sitting(tmp_path / "c.json", *FOUND[3:])
    assert "What is the Chandler called?" in shown
    assert "Where does Osk start?" in shown
    chapters = json.loads((tmp_path / "c.json").read_bytes())["chapters"]
    assert [(chapter["scenario"], chapter["status"]) for chapter in chapters] == [
        ("party", "closed"),
        ("jaws:s01", "open"),
    ]


def test_before_its_first_answer_a_chapter_can_be_left_backwards(tmp_path: Path) -> None:
    sitting(tmp_path / "c.json", *FOUND)
    shown = sitting(tmp_path / "c.json", "u", "difficulty:2", undo="free")
    assert "Back in the chapter before." in shown
    first = json.loads((tmp_path / "c.json").read_bytes())["chapters"][0]
    assert first["ending"]["report"]["campaign"]["difficulty"] == 2


def test_two_people_take_turns_and_each_plays_their_own(tmp_path: Path) -> None:
    shown = sitting(tmp_path / "c.json", *FOUND, seats="2", lang="de")
    assert "== b ist da. ==" in shown
    cast = json.loads((tmp_path / "c.json").read_bytes())["chapters"][1]["cast"]
    assert cast == {"a": ["tanner"], "b": ["chandler"]}


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--campaign", "there/is/none.json"), "there is no folder"),
        (("--campaign", "broken.json"), "this is no campaign file"),
        (("--campaign", "new.json", "--seats", "5"), "5 people can't play it"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, arguments: tuple[str, ...], why: str) -> None:
    (tmp_path / "broken.json").write_text("{}")
    done = text("jaws", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert why in done.stderr
