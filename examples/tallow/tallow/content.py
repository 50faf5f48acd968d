"""The box: cards, foes and rooms. Plain tables that are never changed."""

from typing import NamedTuple

from undercroft.grid import HEX, SQUARE, Board, Cell
from undercroft.words import Text


class Side(NamedTuple):
    """One side of a hero's card: when it acts and what it does."""

    initiative: int
    move: int = 0
    hit: int = 0
    reach: int = 1
    peer: bool = False
    """Look at the next fate card."""


class HeroCard(NamedTuple):
    name: Text
    light: Side
    dark: Side


class FoeCard(NamedTuple):
    name: Text
    initiative: int
    move: int
    hit: int


class FoeKind(NamedTuple):
    name: Text
    hp: int
    hit: int
    boss: bool = False


class Room(NamedTuple):
    name: Text
    about: Text
    board: Board
    doors: tuple[str, ...]
    """Where the heroes come in."""
    foes: tuple[tuple[str, str], ...]
    """Kind and cell of each foe."""


CARDS = {
    "lunge": HeroCard(Text("Lunge", "Ausfall"), Side(22, 2, 3), Side(30, 1, 2)),
    "sweep": HeroCard(Text("Sweep", "Rundschlag"), Side(48, 1, 4), Side(52, 0, 2)),
    "dart": HeroCard(Text("Dart", "Wurfpfeil"), Side(35, 2, 2, 3), Side(41, 1, 1, 3)),
    "slip-by": HeroCard(Text("Slip by", "Vorbeihuschen"), Side(12, 4), Side(15, 3, 1)),
    "listen": HeroCard(Text("Listen", "Lauschen"), Side(60, 1, 2, 1, True), Side(70, 2, 0, 1, True)),
    "flare": HeroCard(Text("Flare", "Aufflammen"), Side(55, 1, 4, 2), Side(65, 0, 3, 2)),
}
HANDS = {
    "mira": ("lunge", "sweep", "dart", "slip-by", "lunge"),
    "brand": ("flare", "dart", "listen", "slip-by", "flare"),
    "odo": ("sweep", "lunge", "listen", "sweep", "slip-by"),
}
HEROES = {"mira": 9, "brand": 7, "odo": 11}
FATE = ("miss", "-1", "-1", "+0", "+0", "+0", "+1", "+1", "+2")
FATES = {"miss": -99, "-1": -1, "+0": 0, "+1": 1, "+2": 2}
FOE_CARDS = {
    "shamble": FoeCard(Text("Shamble", "Schlurfen"), 45, 2, 1),
    "grasp": FoeCard(Text("Grasp", "Greifen"), 28, 1, 2),
    "rush": FoeCard(Text("Rush", "Losstürmen"), 18, 4, 0),
    "gutter": FoeCard(Text("Gutter", "Flackern"), 75, 1, 3),
}
FOES = {
    "ghoul": FoeKind(Text("Wick ghoul", "Dochtghul"), 4, 1),
    "king": FoeKind(Text("Tallow king", "Talgkönig"), 12, 2, boss=True),
}


def _room(shape: str, width: int, height: int, pillars: str = "") -> Board:
    if shape == "hex":
        cells = [Cell(q, r - q // 2) for q in range(width) for r in range(height)]
    else:
        cells = [Cell(x, y) for x in range(width) for y in range(height)]
    board = Board.of(HEX if shape == "hex" else SQUARE, [cell for cell in cells if str(cell) not in pillars.split()])
    return board.linked("step")


ROOMS = {
    "cellar": Room(
        Text("The cellar", "Der Keller"),
        Text("Two ghouls among the casks.", "Zwei Ghule zwischen den Fässern."),
        _room("hex", 7, 5, "d1"),
        ("a0", "a1", "a2"),
        (("ghoul", "f1"), ("ghoul", "g0")),
    ),
    "cloister": Room(
        Text("The cloister", "Der Kreuzgang"),
        Text("Pillars, and something behind each.", "Säulen, und hinter jeder etwas."),
        _room("square", 8, 6, "c2 c3 f2 f3"),
        ("a0", "a1", "a2"),
        (("ghoul", "g1"), ("ghoul", "h4"), ("ghoul", "g3")),
    ),
    "vault": Room(
        Text("The tallow vault", "Die Talggruft"),
        Text("The king burns low.", "Der König brennt nieder."),
        _room("hex", 8, 6),
        ("a0", "a1", "a2"),
        (("king", "g0"), ("ghoul", "f2")),
    ),
}
