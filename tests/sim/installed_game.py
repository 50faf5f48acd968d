"""A game that is installed as a package of its own for a test: other processes find it too."""

from pathlib import Path

MODULE = """
from dataclasses import replace

from tallow import TALLOW
from tallow.state import Turn

turn = TALLOW.places[Turn]


async def fragile_turn(game, place):
    if game.state.round == 2 and len(game.state.seats) == 2:
        raise KeyError("no wick left")
    return await turn(game, place)


GAME = replace(TALLOW, id="fragile", places={**TALLOW.places, Turn: fragile_turn}, example=False)
"""


def install(folder: Path) -> None:
    """Lay a package into a folder that is put on the path: the example game, with a rule that fails for two seats."""
    (folder / "fragile.py").write_text(MODULE)
    info = folder / "fragile-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fragile\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[undercroft.games]\nfragile = fragile:GAME\nbroken = fragile:NOT_THERE\nmissing = not_there_at_all:GAME\n"
    )
