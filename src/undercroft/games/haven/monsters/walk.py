"""The ways a monster can go: their costs as (negative hexes, movement points), over unlimited movement."""

from collections.abc import Iterator
from typing import Protocol, TypeAlias

from undercroft.games.haven.monsters.field import Arena, Index, MovementKind, Position
from undercroft.games.haven.monsters.slide import SlidingWalk
from undercroft.grid import HEX, Cell, Mask, Movement, Ways, explore, indices

Cost: TypeAlias = tuple[int, ...]
Layers: TypeAlias = list[tuple[Cost, Mask]]
"""Hexes by cost, cheapest first."""
STEP: Cost = (0, 1)
NEGATIVE: Cost = (1, 0)
SLOW: Cost = (0, 1)


class Walk(Protocol):
    """All ways from where a monster stands."""

    def layers(self) -> Iterator[tuple[Cost, Mask]]:
        """The hexes where it may end, by cost, cheapest first; its own hex costs nothing."""
        ...

    def rest(self, goal: Index, hexes: Mask) -> dict[Index, Cost]:
        """What the way from each of these hexes to the goal still costs."""
        ...

    def path(self, goal: Index) -> tuple[Cell, ...]:
        """One cheapest way to a hex: every hex entered, from its own to the last."""
        ...


def walk_of(position: Position, kind: MovementKind) -> Walk:
    """The ways of a monster with the movement kind it has this turn."""
    arena = position.arena
    if kind == "teleport":
        return Teleport(position)
    if kind == "normal" and arena.ice:
        return SlidingWalk(position)
    return PlainWalk(arena, position.at, _movement(position, kind))


def _movement(position: Position, kind: MovementKind) -> Movement:
    """What blocks, what costs and where it may not end, by the kind of movement it has this turn.

    Walking: friends are passed, difficult ground costs double (JL-FOCUS-11, JL-FOCUS-13, FH-FOCUS-03, FH-FOCUS-21).
    Jumping: measured as one jump, only its end counts (JL-FOCUS-20, FH-FOCUS-27, FH-JUMP-02, FH-JUMP-03).
    Flying: nothing but figures and walls counts, not even at the end (FH-FLY-02, FH-FLY-03).
    """
    arena, figures = position.arena, position.figures()
    if kind == "normal":
        tolls = tuple((toll, mask) for toll, mask in ((NEGATIVE, arena.negative), (SLOW, arena.difficult)) if mask)
        return Movement(arena.steps, STEP, tolls, closed=position.barriers(), no_end=figures)
    if kind == "flying":
        return Movement(arena.steps, STEP, no_end=figures)
    return Movement(arena.steps, STEP, no_end=figures | arena.obstacles, end_tolls=((NEGATIVE, arena.negative),))


class PlainWalk:
    """Walking, jumping or flying hex by hex."""

    __slots__ = ("_movement", "_ways", "arena")

    def __init__(self, arena: Arena, at: Index, movement: Movement) -> None:
        self.arena = arena
        self._movement = movement
        self._ways: Ways = explore(movement, 1 << at)

    def layers(self) -> Iterator[tuple[Cost, Mask]]:
        return self._ways.layers()

    def rest(self, goal: Index, hexes: Mask) -> dict[Index, Cost]:
        """Followed backwards from the goal: there the goal's own toll counts and the start's does not."""
        movement = self._movement
        back = explore(Movement(movement.links, STEP, movement.tolls, movement.closed), 1 << goal)
        last = _toll(movement, goal)
        rest: dict[Index, Cost] = {}
        for cost, mask in back.layers():
            for index in indices(mask & hexes):
                first = _toll(movement, index) if movement.end_tolls is None else (0, 0)
                rest[index] = (cost[0] - first[0] + last[0], cost[1] - first[1] + last[1])
        if goal in rest:
            rest[goal] = (0, 0)
        return rest

    def path(self, goal: Index) -> tuple[Cell, ...]:
        return self._ways.path(self.arena.cell(goal)) or ()


class Teleport:
    """Straight to any legal hex; what lies between doesn't matter, not even walls.

    FH-TELE-03, FH-TELE-04, FH-TELE-05, FH-TELE-09.
    """

    __slots__ = ("_ends", "position")

    def __init__(self, position: Position) -> None:
        arena = position.arena
        self.position = position
        ends = arena.links.cells & ~(position.figures() | arena.obstacles)
        self._ends: dict[Cost, Mask] = {(0, 0): 1 << position.at}
        for index in indices(ends & ~(1 << position.at)):
            cost = (arena.negative >> index & 1, self._steps(position.at, index))
            self._ends[cost] = self._ends.get(cost, 0) | 1 << index

    def layers(self) -> Iterator[tuple[Cost, Mask]]:
        return iter(sorted(self._ends.items()))

    def rest(self, goal: Index, hexes: Mask) -> dict[Index, Cost]:
        last = self.position.arena.negative >> goal & 1
        return {
            index: (last if index != goal else 0, self._steps(index, goal))
            for mask in self._ends.values()
            for index in indices(mask & hexes)
        }

    def path(self, goal: Index) -> tuple[Cell, ...]:
        arena, at = self.position.arena, self.position.at
        return (arena.cell(at), arena.cell(goal)) if goal != at else (arena.cell(at),)

    def _steps(self, here: Index, there: Index) -> int:
        arena = self.position.arena
        return HEX.distance(arena.cell(here), arena.cell(there))


def _toll(movement: Movement, index: Index) -> Cost:
    tolls = movement.tolls if movement.end_tolls is None else movement.end_tolls
    return (
        sum(toll[0] for toll, mask in tolls if mask >> index & 1),
        sum(toll[1] for toll, mask in tolls if mask >> index & 1),
    )
