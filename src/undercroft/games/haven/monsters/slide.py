"""Walking where there is ice: who enters an icy hex slides on in the same direction (FH-TILE-22 … FH-TILE-26)."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import TypeAlias

from undercroft.games.haven.monsters.field import Index, Position
from undercroft.grid import HEX, Cell, Mask, indices

Cost: TypeAlias = tuple[int, ...]


class SlidingWalk:
    """The ways of a walking monster on a map with ice; a slide costs no points, and passes what it passes."""

    def __init__(self, position: Position) -> None:
        self.position = position
        arena = position.arena
        self._shifts = [arena.board.lattice.shift(way) for way in HEX.directions]
        self._figures = position.friends | position.foe_mask()
        self._closed = position.foe_mask() | arena.obstacles
        self._steps = {index: list(self._moves(index)) for index in indices(arena.links.cells & ~self._closed)}
        self._steps[position.at] = list(self._moves(position.at))
        self._costs, self._before = _cheapest({position.at: (0, 0)}, self._steps)

    def layers(self) -> Iterator[tuple[Cost, Mask]]:
        ends: dict[Cost, Mask] = {}
        for index, cost in self._costs.items():
            if index == self.position.at or not self.position.friends >> index & 1:
                ends[cost] = ends.get(cost, 0) | 1 << index
        return iter(sorted(ends.items()))

    def rest(self, goal: Index) -> dict[Index, Cost]:
        back: dict[Index, list[tuple[Index, Cost]]] = {}
        for here, steps in self._steps.items():
            for there, cost in steps:
                back.setdefault(there, []).append((here, cost))
        return _cheapest({goal: (0, 0)}, back)[0]

    def path(self, goal: Index) -> tuple[Cell, ...]:
        way = [goal]
        while way[-1] in self._before:
            way.append(self._before[way[-1]])
        return tuple(self.position.arena.cell(index) for index in reversed(way))

    def _moves(self, here: Index) -> Iterator[tuple[Index, Cost]]:
        """Where one step from a hex leads, slides included, and what it costs."""
        arena = self.position.arena
        linked = arena.links.spread(1 << here) & ~self._closed
        for shift in self._shifts:
            there = here + shift
            if there < 0 or not linked >> there & 1:
                continue
            negative, points = arena.negative >> there & 1, 1 + (arena.difficult >> there & 1)
            while arena.ice >> there & 1 and self._slides(there, there + shift):
                there += shift
                negative += arena.negative >> there & 1
            yield there, (negative, points)

    def _slides(self, here: Index, there: Index) -> bool:
        """A slide ends before a wall line, a figure, an obstacle or an objective (FH-TILE-24)."""
        arena = self.position.arena
        stops = self._figures | arena.obstacles | 1 << self.position.at
        return bool(arena.links.spread(1 << here) & ~stops & 1 << there)


def _cheapest(
    starts: dict[Index, Cost], steps: dict[Index, list[tuple[Index, Cost]]]
) -> tuple[dict[Index, Cost], dict[Index, Index]]:
    """The lowest cost from the starts to every hex, and one hex before each on such a way."""
    costs: dict[Index, Cost] = {}
    before: dict[Index, Index] = {}
    queue: list[tuple[Cost, Index, Index]] = [(cost, index, -1) for index, cost in starts.items()]
    while queue:
        cost, here, source = heappop(queue)
        if here in costs:
            continue
        costs[here] = cost
        if source >= 0:
            before[here] = source
        for there, price in steps.get(here, ()):
            if there not in costs:
                heappush(queue, ((cost[0] + price[0], cost[1] + price[1]), there, here))
    return costs, before
