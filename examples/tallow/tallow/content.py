"""The box: cards, figures, dice, tokens and rooms. Tables that are never changed."""

from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from undercroft.grid import Board, Cell, Mask, Position, indices, parse_cell, parse_position
from undercroft.table import Option
from undercroft.words import Text


class Side(NamedTuple):
    """One side of a card: when it acts and what it does; `peer` looks at the next fate card."""

    initiative: int
    move: int = 0
    hit: int = 0
    reach: int = 1
    peer: bool = False


class Printed(NamedTuple):
    """A card: heroes' cards have a light side and a dark one, foes' cards only a light one."""

    name: Text
    light: Side
    dark: Side = Side(0)


class Kind(NamedTuple):
    """A kind of figure: foes hit by themselves, heroes by their cards."""

    name: Text
    hp: int
    hit: int = 0
    cards: tuple[str, ...] = ()


CARDS = {
    "lunge": Printed(Text("Lunge", "Ausfall"), Side(22, 2, 3), Side(30, 1, 2)),
    "sweep": Printed(Text("Sweep", "Rundschlag"), Side(48, 1, 4), Side(52, 0, 2)),
    "dart": Printed(Text("Dart", "Wurfpfeil"), Side(35, 2, 2, 3), Side(41, 1, 1, 3)),
    "slip-by": Printed(Text("Slip by", "Vorbeihuschen"), Side(12, 4), Side(15, 3, 1)),
    "listen": Printed(Text("Listen", "Lauschen"), Side(60, 1, 2, 1, True), Side(70, 2, 0, 1, True)),
    "flare": Printed(Text("Flare", "Aufflammen"), Side(55, 1, 4, 2), Side(65, 0, 3, 2)),
    "shamble": Printed(Text("Shamble", "Schlurfen"), Side(45, 2, 1)),
    "grasp": Printed(Text("Grasp", "Greifen"), Side(28, 1, 2)),
    "rush": Printed(Text("Rush", "Losstürmen"), Side(18, 4, 0)),
    "gutter": Printed(Text("Gutter", "Flackern"), Side(75, 1, 3)),
}
FIGURES = {
    "mira": Kind(Text("Mira", "Mira"), 9, cards=("lunge", "sweep", "dart", "slip-by", "lunge")),
    "brand": Kind(Text("Brand", "Brand"), 7, cards=("flare", "dart", "listen", "slip-by", "flare")),
    "odo": Kind(Text("Odo", "Odo"), 11, cards=("sweep", "lunge", "listen", "sweep", "slip-by")),
    "ghoul": Kind(Text("Wick ghoul", "Dochtghul"), 4, 1),
    "king": Kind(Text("Tallow king", "Talgkönig"), 12, 2),
}
FOE_DECK = ("shamble", "grasp", "rush", "gutter")
FATE_DECK = ("miss", "-1", "-1", "+0", "+0", "+0", "+1", "+1", "+2")
FATES = {"miss": -99, "-1": -1, "+0": 0, "+1": 1, "+2": 2}
FLAME_DIE = (0, 1, 1, 2)
FAR = 99
DRAUGHT_TOKENS = (("still", "gust"), ("still", "gust"))


class Room:
    """A room, drawn in `rooms/`: doors where heroes come in, pillars where nobody steps, foes by name."""

    def __init__(self, id: str, name: Text, about: Text) -> None:
        self.id = id
        self.name = name
        self.about = about

    @cached_property
    def drawn(self) -> Position:
        return parse_position((Path(__file__).parent / "rooms" / f"{self.id}.txt").read_text(encoding="utf-8"))

    @cached_property
    def board(self) -> Board:
        """The cells, and the steps between them (TV-MOVE-02)."""
        bare = self.drawn.board()
        return bare.linked("step", blocked=bare.mask(self.drawn.terrain.get("pillar", ())))

    @cached_property
    def answers(self) -> dict[int, Option[Cell | None]]:
        """The answer `cell:c4` for every cell, by its place in a mask."""
        return {self.board.lattice.index(cell): Option(f"cell:{cell}", cell) for cell in self.drawn.cells}

    def answers_in(self, mask: Mask) -> list[Option[Cell | None]]:
        return [self.answers[place] for place in indices(mask)]


ROOMS = {
    "cellar": Room("cellar", Text("The cellar", "Der Keller"), Text("Two ghouls wait.", "Zwei Ghule warten.")),
    "cloister": Room("cloister", Text("The cloister", "Der Kreuzgang"), Text("So many pillars.", "So viele Säulen.")),
    "vault": Room("vault", Text("The vault", "Die Gruft"), Text("The king burns low.", "Der König brennt nieder.")),
}


@cache
def distance(room: str, here: str, there: str) -> int:
    """The steps from one cell to another, around pillars (TV-MOVE-02).

    >>> distance("cellar", "a0", "a2"), distance("cloister", "b1", "d1")
    (2, 4)
    """
    steps = ROOMS[room].board["step"].distance(parse_cell(here), parse_cell(there))
    return FAR if steps is None else steps
