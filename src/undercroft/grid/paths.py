"""Where a movement can lead, what it costs, and every cheapest way there.

Cells of equal cost are handled together, as masks, in rising order of cost: Dijkstra's algorithm, one bucket a cost.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from undercroft.grid.cell import Cell
from undercroft.grid.lattice import Mask, indices, union
from undercroft.grid.links import Links
from undercroft.grid.movement import LIMIT, Cost, Movement, classes, pack, unpack

Layers: TypeAlias = dict[int, Mask]
"""Cells by packed cost, cheapest first."""

_LAST: Final = LIMIT - 1


def explore(movement: Movement, start: Mask, *, budget: int | None = None, until: Mask = 0) -> Ways:
    """Follow a movement from the start as far as it leads.

    `budget` limits the last part of the cost: with costs (negative hexes, points) and a budget of 3 each cell is
    reached with the fewest negative hexes that 3 points allow. `until` stops once the cheapest of those cells
    are found, with all that cost the same or less.
    """
    _check(movement)
    return Ways(movement, start, budget, until)


class Ways:
    """The outcome of `explore`: costs and cheapest ways from one start to every end in reach."""

    __slots__ = ("_ends", "_enter", "_enter_last", "_exits", "_passed", "movement", "reached", "start")

    def __init__(self, movement: Movement, start: Mask, budget: int | None, until: Mask) -> None:
        self.movement = movement
        self.start = start
        usable = movement.links.cells & ~movement.closed
        self._exits = _exits(movement)
        self._enter = classes(movement.step, movement.tolls, usable)
        special = movement.end_tolls is not None
        self._enter_last = classes(movement.step, movement.end_tolls or (), usable) if special else self._enter
        limit = _LAST if budget is None else budget
        several = budget is not None and len(movement.step) > 1
        if not special:
            stop = until & ~movement.no_end | until & start
            self._passed = self._walk_narrowly(limit, stop) if several else self._walk(limit, stop)
            self._ends = _cheapest(self._passed, ~movement.no_end | start)
        else:
            self._passed = self._walk_narrowly(limit, 0) if several else self._walk(limit, 0)
            self._ends = self._land(limit, until)
        self.reached = union(self._ends.values())
        """Every cell where the movement can end, the start included."""

    def cost(self, cell: Cell) -> Cost | None:
        """What it costs to end there; None where the movement cannot end."""
        bit = 1 << self.movement.links.lattice.index(cell)
        return next((self._unpacked(packed) for packed, mask in self._ends.items() if mask & bit), None)

    def layers(self) -> Iterator[tuple[Cost, Mask]]:
        """The ends by cost, cheapest first."""
        for packed, mask in self._ends.items():
            yield self._unpacked(packed), mask

    def cheapest(self, goals: Mask) -> tuple[Cost, Mask] | None:
        """The lowest cost to end on any of the goals, with every goal of that cost; None if none can be reached."""
        if goals & self.reached:
            for packed, mask in self._ends.items():
                if mask & goals:
                    return self._unpacked(packed), mask & goals
        return None

    def before(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells from which a cheapest way takes its last step to this end, sorted."""
        bit = 1 << self.movement.links.lattice.index(cell)
        packed = self._end_cost(bit)
        if packed is None or (bit & self.start and packed == 0):
            return ()
        mask = union(self._sources(bit, packed, self._enter_last).values())
        return tuple(self.movement.links.lattice.cells(mask))

    def on_the_way(self, goals: Mask) -> Mask:
        """All cells of all cheapest ways to each of the goals, both ends included."""
        todo: Layers = {}
        used = 0
        for packed, mask in self._ends.items():
            if reached := mask & goals:
                used |= reached
                _merge(todo, self._sources(reached & ~self.start, packed, self._enter_last))
        while todo:
            packed = max(todo)
            mask = todo.pop(packed)
            used |= mask
            _merge(todo, self._sources(mask & ~self.start, packed, self._enter))
        return used

    def paths(self, goal: Cell) -> Iterator[tuple[Cell, ...]]:
        """Every cheapest way to the goal, from the start to the goal, in sorted order of the way back."""
        bit = 1 << self.movement.links.lattice.index(goal)
        packed = self._end_cost(bit)
        if packed is not None:
            cell = self.movement.links.lattice.cell
            for places in self._back(bit, packed, self._enter_last):
                yield tuple(cell(place) for place in reversed(places))

    def path(self, goal: Cell) -> tuple[Cell, ...] | None:
        """One cheapest way to the goal; None if it cannot be reached."""
        return next(self.paths(goal), None)

    def _walk(self, limit: int, until: Mask) -> Layers:
        """The cells passed, each at its lowest cost."""
        if len(self._enter) == len(self._exits) == 1:
            return self._walk_evenly(limit, until)
        layers: Layers = {}
        pending: Layers = {0: self.start}
        order = [0]
        fresh = -1
        while order:
            packed = heappop(order)
            here = pending.pop(packed) & fresh
            if not here:
                continue
            fresh &= ~here
            layers[packed] = here
            if here & until:
                break
            for surcharge, links in self._exits:
                near = links.spread(here) & fresh
                if not near:
                    continue
                for price, cells in self._enter:
                    if (entered := near & cells) and (total := packed + surcharge + price) & _LAST <= limit:
                        if total in pending:
                            pending[total] |= entered
                        else:
                            pending[total] = entered
                            heappush(order, total)
        return layers

    def _walk_evenly(self, limit: int, until: Mask) -> Layers:
        """The cells passed where every step costs the same: ring after ring."""
        [(_, links)], [(price, fresh)] = self._exits, self._enter
        layers: Layers = {}
        here, packed = self.start, 0
        while here:
            layers[packed] = here
            packed += price
            if here & until or packed & _LAST > limit:
                break
            fresh &= ~here
            here = links.spread(here) & fresh
        return layers

    def _walk_narrowly(self, limit: int, until: Mask) -> Layers:
        """The cells passed, at each cost that no other is better than in both its last part and the parts before."""
        layers: Layers = {}
        pending: Layers = {0: self.start}
        order = [0]
        fresh = [-1] * (limit + 1)
        while order:
            packed = heappop(order)
            spent = packed & _LAST
            here = pending.pop(packed) & fresh[spent]
            if not here:
                continue
            for later in range(spent, limit + 1):
                fresh[later] &= ~here
            layers[packed] = here
            if here & until:
                break
            for surcharge, links in self._exits:
                near = links.spread(here)
                for price, cells in self._enter:
                    total = packed + surcharge + price
                    if total & _LAST > limit or not (entered := near & cells & fresh[total & _LAST]):
                        continue
                    if total not in pending:
                        heappush(order, total)
                    pending[total] = pending.get(total, 0) | entered
        return layers

    def _land(self, limit: int, until: Mask) -> Layers:
        """The ends of a movement whose last cell counts otherwise than those passed."""
        ends: Layers = {0: self.start}
        allowed = ~self.movement.no_end
        for packed, here in self._passed.items():
            for surcharge, links in self._exits:
                near = links.spread(here) & allowed
                for price, cells in self._enter_last:
                    total = packed + surcharge + price
                    if total & _LAST <= limit and (entered := near & cells):
                        ends[total] = ends.get(total, 0) | entered
        landed = _cheapest(dict(sorted(ends.items())), -1)
        return _upto(landed, until) if until else landed

    def _sources(self, mask: Mask, packed: int, enter: list[tuple[int, Mask]]) -> Layers:
        """The cells passed from which a step arrives on the mask at that cost, by their own cost."""
        found: Layers = {}
        for price, cells in enter:
            if entered := mask & cells:
                for surcharge, links in self._exits:
                    before = packed - price - surcharge
                    if passed := self._passed.get(before, 0) & links.spread(entered):
                        found[before] = found.get(before, 0) | passed
        return found

    def _back(self, bit: Mask, packed: int, enter: list[tuple[int, Mask]]) -> Iterator[tuple[int, ...]]:
        place = bit.bit_length() - 1
        if not packed:
            yield (place,)
            return
        sources = self._sources(bit, packed, enter)
        steps = sorted((index, before) for before, mask in sources.items() for index in indices(mask))
        for index, before in steps:
            for rest in self._back(1 << index, before, self._enter):
                yield (place, *rest)

    def _end_cost(self, bit: Mask) -> int | None:
        return next((packed for packed, mask in self._ends.items() if mask & bit), None)

    def _unpacked(self, packed: int) -> Cost:
        return unpack(packed, len(self.movement.step))


def _exits(movement: Movement) -> list[tuple[int, Links]]:
    exits = [(0, movement.links)]
    if movement.gates:
        exits += [(pack(price), links) for price, links in movement.gates]
    return exits


def _cheapest(layers: Layers, allowed: Mask) -> Layers:
    """Of layers in rising order each cell at its first cost only."""
    first: Layers = {}
    for packed, mask in layers.items():
        if new := mask & allowed:
            first[packed] = new
            allowed &= ~new
    return first


def _upto(layers: Layers, goals: Mask) -> Layers:
    found: Layers = {}
    for packed, mask in layers.items():
        found[packed] = mask
        if mask & goals:
            break
    return found


def _merge(layers: Layers, more: Layers) -> None:
    for packed, mask in more.items():
        layers[packed] = layers.get(packed, 0) | mask


def _check(movement: Movement) -> None:
    """Costs must fit the board: all steps together stay below the room that one part of a packed cost has."""
    costs: tuple[Cost, ...] = (movement.step,)
    if movement.tolls or movement.end_tolls or movement.gates:
        further = (*movement.tolls, *(movement.end_tolls or ()), *movement.gates)
        costs = (movement.step, *[cost for cost, _ in further])
    if _dearest(costs) * movement.links.cells.bit_count() >= LIMIT:
        raise ValueError(f"costs too large for a board of this size: {list(costs)}")


@lru_cache(maxsize=1024)
def _dearest(costs: tuple[Cost, ...]) -> int:
    """What a step can cost at most, in any part; costs must grow with every step, or ways would run in circles."""
    step = costs[0]
    if any(len(cost) != len(step) for cost in costs):
        raise ValueError(f"all costs of a movement need as many parts as a step, {len(step)}: {list(costs)}")
    if min(map(min, costs)) < 0 or not any(step):
        raise ValueError(f"a step has to cost something, and nothing may cost less than nothing: {list(costs)}")
    return sum(map(max, costs))
