"""Whole games, played at random with what came in the box."""

import pytest

from undercroft.bots.named import make_bot
from undercroft.bots.play import play_out
from undercroft.games.runebound.system import SYSTEM
from undercroft.table import Match, Setup, Stream, key_of


@pytest.mark.parametrize("scenario", [one.id for one in SYSTEM.scenarios])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_runs_from_set_up_to_its_end(scenario: str, seats: int) -> None:
    setup = Setup(system="runebound", scenario=scenario, seats=SYSTEM.seats(seats))
    match = Match(SYSTEM, setup, key=key_of(f"{scenario}-{seats}"), telling=False)
    play_out(match, make_bot("random", Stream(key_of(seats))))
    assert match.over is not None
    assert match.over.outcome in ("won", "lost")
