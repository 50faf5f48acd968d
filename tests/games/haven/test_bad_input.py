"""What can't be played is refused wherever it is asked for: said what is wrong, status 2, nothing changed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import House

from undercroft.cli import main

UNPLAYABLE = [
    (["--seats", "5"], "can't be played with 5 seats", "1, 2, 3, 4"),
    (["--option", "heroes=5"], "'heroes' with the value '5'", "0, 1, 2, 3, 4"),
    (["--option", "hero-level=10"], "'hero-level' with the value '10'", "1, 2, 3, 4, 5, 6, 7, 8, 9"),
    (["--option", "level=8"], "'level' with the value '8'", "0, 1, 2"),
    (["--option", "class-1=jaws:nobody"], "'class-1' with the value 'jaws:nobody'", "jaws:tanner"),
    (["--option", "speed=3"], "no option 'speed'", "hero-level"),
    (["--option", "speed"], "'speed' sets nothing", "NAME=VALUE"),
    (
        ["--option", "class-1=jaws:tanner", "--option", "class-2=jaws:tanner"],
        "of the class jaws:tanner",
        "another class",
    ),
    (["--seats", "3", "--option", "heroes=2"], "2 heroes for 3 seats", "Choose more"),
]


@pytest.mark.parametrize("command", ["text", "simulate"])
@pytest.mark.parametrize(("arguments", "said", "advice"), UNPLAYABLE)
def test_commands_refuse_what_cannot_be_played(
    command: str, arguments: list[str], said: str, advice: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = ["--scenario", "jaws:s01", "--seats", "2"] if "--seats" not in arguments else ["--scenario", "jaws:s01"]
    kept = ["--save", str(tmp_path / "match.json")] if command == "text" else ["--crashes", str(tmp_path / "crashes")]
    assert main([command, "jaws", *scenario, *arguments, *kept]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert advice in told.err
    assert list(tmp_path.iterdir()) == []


def test_options_that_can_be_played_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "hero-level=3", "--option", "goals=true", "--option", "level=0"]
    assert main(["simulate", "jaws", "--scenario", "jaws:s01", "--seats", "1", "--games", "1", *options]) == 0
    assert "battle-goal" in capsys.readouterr().out


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "matches.sqlite3")
    yield house
    house.stop()


def test_the_server_refuses_it_too_and_keeps_no_match(house: House) -> None:
    sound = {"game": "jaws", "scenario": "jaws:s01", "seats": 2}
    for change, said in (
        ({"seats": 5}, "can't be played with 5 seats"),
        ({"options": {"heroes": 5}}, "'heroes'"),
        ({"options": {"hero-level": 12}}, "'hero-level'"),
        ({"options": {"class-1": "jaws:tanner", "class-2": "jaws:tanner"}}, "two characters are of the class"),
        ({"options": {"heroes": 1}}, "1 heroes for 2 seats"),
    ):
        answer = house.http.post("/api/matches", json={**sound, **change})
        assert answer.status_code in (404, 409), answer.text
        assert said in answer.json()["why"]
    assert house.http.post("/api/matches", json=sound).status_code == 201
