"""Walking where there is ice: who enters an icy hex slides on in the same direction (FH-TILE-22 … FH-TILE-26)."""

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from undercroft.games.haven.monsters.field import Index, Position
from undercroft.grid import HEX, Cell, Mask, indices

Cost: TypeAlias = tuple[int, ...]


class Glide(NamedTuple):
    """One step with the slide that follows from it."""

    cost: Cost
    entered: tuple[Index, ...]
    """Every hex entered; it comes to rest on the last."""


class SlidingWalk:
    """The ways of a walking monster on a map with ice; a slide costs no points, and springs the traps it passes."""

    def __init__(self, position: Position) -> None:
        self.position = position
        arena = position.arena
        self._shifts = [arena.board.lattice.shift(way) for way in HEX.directions]
        self._stops = position.figures() | arena.obstacles
        self._open = arena.steps.cells & ~position.barriers()
        starts = dict.fromkeys([*indices(self._open), position.at])
        self._glides = {index: list(self._glides_from(index)) for index in starts}
        self._costs, self._before = _cheapest(position.at, self._glides)

    def layers(self) -> Iterator[tuple[Cost, Mask]]:
        ends: dict[Cost, Mask] = {}
        figures = self.position.figures()
        for index, cost in self._costs.items():
            if index == self.position.at or not figures >> index & 1:
                ends[cost] = ends.get(cost, 0) | 1 << index
        return iter(sorted(ends.items()))

    def rest(self, goal: Index, hexes: Mask) -> dict[Index, Cost]:
        back: dict[Index, list[Glide]] = {}
        for here, glides in self._glides.items():
            for glide in glides:
                back.setdefault(glide.entered[-1], []).append(Glide(glide.cost, (here,)))
        return {index: cost for index, cost in _cheapest(goal, back)[0].items() if hexes >> index & 1}

    def path(self, goal: Index) -> tuple[Cell, ...]:
        way = [goal]
        while way[-1] in self._before:
            here, entered = self._before[way[-1]]
            way += [*reversed(entered[:-1]), here]
        return tuple(self.position.arena.cell(index) for index in reversed(way))

    def _glides_from(self, here: Index) -> Iterator[Glide]:
        """Where one step from a hex leads, slides included; through a link nobody slides (FH-OPEN-21)."""
        arena = self.position.arena
        linked = arena.links.spread(1 << here) & self._open
        for shift in self._shifts:
            there = here + shift
            if there >= 0 and linked >> there & 1:
                yield self._glide(there, shift)
        for there in indices(arena.steps.spread(1 << here) & self._open & ~linked):
            yield self._glide(there, 0)

    def _glide(self, there: Index, shift: int) -> Glide:
        """Entering costs as ever; sliding on is free of points, also over difficult ground, but not of traps."""
        arena = self.position.arena
        entered = [there]
        while shift and arena.ice >> entered[-1] & 1 and self._slides(entered[-1], shift):
            entered.append(entered[-1] + shift)
        negative = sum(arena.negative >> index & 1 for index in entered)
        return Glide((negative, 1 + (arena.difficult >> there & 1)), tuple(entered))

    def _slides(self, here: Index, shift: int) -> bool:
        """A slide ends before a wall line, a figure, an obstacle or an objective (FH-TILE-24).

        The hex the monster set out from is free by then.
        """
        return bool(self.position.arena.links.spread(1 << here) & ~self._stops & 1 << here + shift)


def _cheapest(
    start: Index, glides: Mapping[Index, Sequence[Glide]]
) -> tuple[dict[Index, Cost], dict[Index, tuple[Index, tuple[Index, ...]]]]:
    """The lowest cost from a hex to every other, and the last step (from where, entering what) of one such way."""
    costs: dict[Index, Cost] = {}
    before: dict[Index, tuple[Index, tuple[Index, ...]]] = {}
    queue: list[tuple[Cost, Index, Index, tuple[Index, ...]]] = [((0, 0), start, -1, ())]
    while queue:
        cost, here, source, entered = heappop(queue)
        if here in costs:
            continue
        costs[here] = cost
        if source >= 0:
            before[here] = source, entered
        for glide in glides.get(here, ()):
            there = glide.entered[-1]
            if there not in costs:
                heappush(queue, ((cost[0] + glide.cost[0], cost[1] + glide.cost[1]), there, here, glide.entered))
    return costs, before
