"""What is sent to a seat tells nothing that is hidden from it: benchmarks/leaks.py does the same for long."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from benchmarks.leaks import House, Report, listen_in
from tests.conformance import planted

from tallow import TALLOW
from undercroft.conformance.varied import UNKNOWN_CARDS
from undercroft.server import matches
from undercroft.server.client import Client
from undercroft.table import Seat, System, systems

FEW = 2


def listen_to(game: System[Any, Any], folder: Path, pairs: int = FEW, most: int = 40) -> Report:
    async def listen() -> Report:
        report = Report()
        async with House.standing(folder) as house:
            house.install(game)
            await listen_in(house, game, pairs, report, matches=most)
        return report

    return asyncio.run(listen())


@pytest.mark.parametrize("game", list(systems(examples=True).values()), ids=lambda game: game.id)
def test_no_seat_is_sent_what_it_may_not_know(game: System[Any, Any], tmp_path: Path) -> None:
    report = listen_to(game, tmp_path)
    assert not report.leaks, "\n".join(report.leaks)
    secrets = [secret.rule for secret in [*game.secrets, UNKNOWN_CARDS]]
    assert report.pairs == {(game.id, secret): FEW for secret in secrets}
    assert report.sent > FEW * len(secrets) * 10, "every seat was sent something in every pair"


@pytest.mark.parametrize(
    ("game", "where"),
    [
        (planted.with_scene(planted.leaky_scene), "tracks"),
        (planted.before_turns(planted.ask_by_hand), "asked"),
    ],
    ids=["scene", "option"],
)
def test_a_leak_planted_in_a_game_is_heard(game: System[Any, Any], where: str, tmp_path: Path) -> None:
    leaks = listen_to(game, tmp_path, pairs=5).leaks
    assert any(where in leak for leak in leaks), leaks


def leak_by_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby's line about a match names what others hold."""
    honest = matches.summary_of

    def leaky(id: str, seat: Seat, match: Any, *more: Any) -> matches.Summary:
        summary = honest(id, seat, match, *more)
        return msgspec.structs.replace(summary, title=f"{summary.title} {planted.others_hands(match.game, seat)}")

    monkeypatch.setattr(matches, "summary_of", leaky)


def leak_by_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a seat is told anything at all depends on what others hold."""
    honest = Client.show_change

    def leaky(self: Client, match: Any, keep: int) -> None:
        honest(self, match, keep)
        if planted.others_hands(match.game, self.seat) < "l":
            self.show_present([])

    monkeypatch.setattr(Client, "show_change", leaky)


@pytest.mark.parametrize(("leak", "where"), [(leak_by_words, "title"), (leak_by_silence, "present")])
def test_a_leak_planted_in_the_server_is_heard(
    leak: Callable[[pytest.MonkeyPatch], None], where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No check of a game by itself would see these."""
    leak(monkeypatch)
    leaks = listen_to(TALLOW, tmp_path, pairs=5).leaks
    assert any(where in leak for leak in leaks), leaks
