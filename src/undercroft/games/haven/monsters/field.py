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
    """Counting range, and steps: not across walls, not into wall hexes and closed doors."""
    sight: Sight
    obstacles: Mask = 0
    negative: Mask = 0
    """Hexes with traps and whatever else this edition's monsters avoid."""
    difficult: Mask = 0
    ice: Mask = 0
    joined: Links | None = None
    """Steps where linked hexes add some: one may walk from one to the other, but no range leads there."""
    attack_hexes: dict[tuple[Index, int, Pattern | None, bool], Mask] = field(default_factory=dict)  # pyright: ignore[reportUnknownVariableType]
    """From where a hex is in range, remembered by hex, range and area."""

    @property
    def steps(self) -> Links:
        """Which hex leads to which for somebody who moves: linked hexes, too (FH-FOCUS-24, FH-MOVE-09)."""
        return self.joined or self.links

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
    passable: bool = False
    """Others walk through it as if it were not there (FH-FOCUS-22)."""


class Position(NamedTuple):
    """Where everybody stands."""

    arena: Arena
    at: Index
    friends: Mask
    foes: tuple[Foe, ...]
    objectives: Mask = 0
    """Objectives on its own side: no targets, and in the way of everybody who walks."""

    def barriers(self) -> Mask:
        """What a walker may not pass: enemies, obstacles, objectives (JL-FOCUS-13, FH-FOCUS-21, FH-MOVE-02)."""
        mask = self.arena.obstacles | self.objectives
        for foe in self.foes:
            if not foe.passable:
                mask |= 1 << foe.at
        return mask

    def figures(self) -> Mask:
        """Where nobody else may end: all figures, the unseen too, but not the monster's own hex (JL-FOCUS-12)."""
        mask = self.friends | self.objectives
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
        """The attack it looks for: without one, a melee attack on one target.

        JL-MTURN-03, JL-MATK-04, FH-FOCUS-06, FH-FOCUS-17.
        """
        return self if self.targets else self._replace(range=0, targets=1, area=None, melee_area=False)

    @property
    def shuns_neighbours(self) -> bool:
        """A ranged attack has disadvantage on adjacent targets, unless it has disadvantage anyway.

        JL-RANGE-04, JL-AOE-08, JL-MMOVE-12, JL-OPEN-42, FH-MMOVE-11, FH-MMOVE-13.
        """
        return self.range > 0 and not self.melee_area and not self.disadvantage
