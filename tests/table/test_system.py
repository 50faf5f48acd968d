"""The registry: games by their id, examples on demand."""

import sys
from importlib.metadata import EntryPoint

import pytest

from undercroft.table import TableError, system, systems


def test_examples_are_shown_on_demand() -> None:
    assert "tallow" in systems(examples=True)
    assert "tallow" not in systems()
    assert system("tallow").example


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(TableError, match=r"unknown game 'chess'. Known games: .*tallow"):
        system("chess")


def test_an_unknown_scenario_is_refused_with_those_there_are() -> None:
    with pytest.raises(TableError, match=r"tallow: no scenario 'sea'. Choose one of: cellar"):
        system("tallow").scenario("sea")


def test_seats_have_names_in_order() -> None:
    assert len(system("tallow").seats(2)) == 2
    assert system("tallow").seats(3)[:2] == system("tallow").seats(2)


def test_a_game_that_can_not_be_loaded_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = EntryPoint("broken", "no_such_package:GAME", "undercroft.games")
    sound = EntryPoint("tallow", "tallow:TALLOW", "undercroft.games")
    monkeypatch.setattr(sys.modules["undercroft.table.system"], "entry_points", lambda group: [broken, sound])
    assert list(systems(examples=True)) == ["tallow"]
    assert "no_such_package" in caplog.text
