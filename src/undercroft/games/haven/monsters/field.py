"""What a monster thinks about: the prepared board, who stands where, and the ability it is about to perform."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from undercroft.grid import Board, Cell, Links, Mask, Pattern, Sight

MovementKind: TypeAlias = Literal["normal", "jump", "flying", "teleport"]
Index: TypeAlias = int
"""A hex by its place on the board's lattice."""


@dataclass(frozen=True, eq=False)
class Arena:
    """A board as monsters see it. Made once a map (or once a door has opened) and used for many turns."""

    board: Board
    links: Links
    """Steps and the counting of range: not across walls, not into wall hexes and closed doors."""
    sight: Sight
    obstacles: Mask = 0
    negative: Mask = 0
    """Hexes with traps and whatever else this edition's monsters avoid."""
    difficult: Mask = 0
    ice: Mask = 0
    attack_hexes: dict[tuple[Index, int, Pattern | None, bool], Mask] = field(default_factory=dict)  # pyright: ignore[reportUnknownVariableType]
    """From where a hex can be attacked, remembered by hex, range and area."""

    def cell(self, index: Index) -> Cell:
        return self.board.lattice.cell(index)

    def index(self, cell: Cell) -> Index:
        return self.board.lattice.index(cell)


class Foe(NamedTuple):
    """An enemy of the thinking monster. `order`: its place in the order of play (initiative, then tie-breakers)."""

    id: str
    at: Index
    order: tuple[int, ...]
    visible: bool = True


class Position(NamedTuple):
    """Where everybody stands."""

    arena: Arena
    at: Index
    friends: Mask
    foes: tuple[Foe, ...]

    def foe_mask(self) -> Mask:
        mask = 0
        for foe in self.foes:
            mask |= 1 << foe.at
        return mask


class Task(NamedTuple):
    """What the ability card (and the monster's state) lets it do this turn."""

    move: int = 0
    range: int = 0
    """0: melee."""
    targets: int = 0
    """0: no attack."""
    area: Pattern | None = None
    melee_area: bool = False
    movement: MovementKind = "normal"
    disadvantage: bool = False
    """It attacks with disadvantage whatever it does."""

    @property
    def attack(self) -> "Task":
        """The attack it looks for: without one, a melee attack on one target (as the book has it)."""
        return self if self.targets else self._replace(range=0, targets=1, area=None, melee_area=False)

    @property
    def shuns_neighbours(self) -> bool:
        """A ranged attack has disadvantage on adjacent targets, where standing elsewhere would help."""
        return self.range > 0 and not self.melee_area and not self.disadvantage
