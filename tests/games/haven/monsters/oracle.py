"""A slow, obvious monster: tries all hexes and all sets of targets, written from the ledgers' sentences alone.

Only sight is borrowed (from the grid, which has oracles of its own).
"""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from itertools import combinations

from tests.games.haven.monsters.walker import WAYS, Place, distance, kinds_of, passable

from undercroft.games.haven.monsters.turn_format import Ability, Case, Figure, Map
from undercroft.grid import HEX, Board, Cell, HexSight

Cost = tuple[int, int]
Option = tuple[Place, tuple[str, ...]]


class Oracle:
    def __init__(self, case: Case, inset: object) -> None:
        self.board: Map = case.position
        self.ability: Ability = case.ability
        self.frost = case.rules == "frosthaven"
        self.kinds = kinds_of(self.board)
        figures = self.board.figures
        self.me: Figure = next(figure for figure in figures if figure.role == "active")
        self.friends = {figure.at for figure in figures if figure.role == "ally"}
        self.things = {figure.at for figure in figures if figure.role == "ally" and figure.objective}
        self.enemies = [figure for figure in figures if figure.role == "enemy"]
        shut = {place for place, kinds in self.kinds.items() if kinds & {"wall", "door"}}
        self.floor = [place for place in self.board.hexes if place not in shut]
        edges = [HEX.edge(Cell(q, r), side) for q, r, side in self.board.walls]
        cells = {Cell(*place) for place in self.floor}
        edges = [edge for edge in edges if set(HEX.across(edge)) & cells]
        grid = Board.of(HEX, cells, {"wall": edges}).linked("step", walls=["wall"])
        self.sight = HexSight(grid["step"], inset)  # type: ignore[arg-type]
        self.melee_only = not self.ability.targets
        self.range = 0 if self.melee_only else self.ability.range
        self.targets = self.ability.targets or 1
        self.area = None if self.melee_only else self.ability.area
        self.ranges = {place: self.count_range(place) for place in self.floor}

    # Movement

    def bad(self, place: Place) -> int:
        return int(bool(self.kinds.get(place, set()) & {"trap", "hazard"}))

    def is_free(self, place: Place) -> bool:
        taken = self.friends | {enemy.at for enemy in self.enemies}
        obstacle = "obstacle" in self.kinds.get(place, ()) and self.ability.movement != "flying"
        return place == self.me.at or (place not in taken and not obstacle)

    def steps(self, here: Place) -> Iterator[tuple[Place, Cost]]:
        """One step, slides included; jumps are counted without their end."""
        for dq, dr in WAYS:
            there = (here[0] + dq, here[1] + dr)
            if not passable(self.board, here, there):
                continue
            if self.ability.movement != "normal":
                yield there, (0, 1)
                continue
            if not self.can_enter(there):
                continue
            points = 1 + bool(self.kinds.get(there, set()) & {"difficult", "water"})
            bad = self.bad(there)
            while "ice" in self.kinds.get(there, ()):
                beyond = (there[0] + dq, there[1] + dr)
                standing = self.friends | {enemy.at for enemy in self.enemies}
                if not passable(self.board, there, beyond) or beyond in standing:
                    break
                if "obstacle" in self.kinds.get(beyond, ()):
                    break
                there = beyond
                bad += self.bad(there)
            yield there, (bad, points)

    def can_enter(self, place: Place) -> bool:
        blocked = {enemy.at for enemy in self.enemies if not (enemy.invisible and self.frost)}
        return place not in blocked | self.things and "obstacle" not in self.kinds.get(place, ())

    def costs_from(self, start: Place) -> dict[Place, Cost]:
        """To every hex where the movement may end."""
        if self.ability.movement == "teleport":
            far = {place: (self.bad(place), distance(start, place)) for place in self.floor if self.is_free(place)}
            return {**far, start: (0, 0)}
        found: dict[Place, Cost] = {}
        queue: list[tuple[Cost, Place]] = [((0, 0), start)]
        while queue:
            cost, here = heappop(queue)
            if here in found:
                continue
            found[here] = cost
            for there, price in self.steps(here):
                heappush(queue, ((cost[0] + price[0], cost[1] + price[1]), there))
        ends = {place: cost for place, cost in found.items() if self.is_free(place) or place == start}
        if self.ability.movement == "jump":
            return {place: (self.bad(place) * (place != start), cost[1]) for place, cost in ends.items()}
        return ends

    # Attacks

    def count_range(self, start: Place) -> dict[Place, int]:
        found = {start: 0}
        edge = [start]
        while edge:
            ahead: list[Place] = []
            for here in edge:
                for dq, dr in WAYS:
                    there = (here[0] + dq, here[1] + dr)
                    if there not in found and passable(self.board, here, there):
                        found[there] = found[here] + 1
                        ahead.append(there)
            edge = ahead
        return found

    def can_aim(self, here: Place, enemy: Figure) -> bool:
        """In range (adjacent without one) and in sight."""
        return self.ranges[here].get(enemy.at, 999) <= max(1, self.range) and self.sees(here, enemy)

    def sees(self, here: Place, enemy: Figure) -> bool:
        return self.sight.sees(Cell(*here), Cell(*enemy.at))

    def target_sets(self, here: Place, focus: Figure) -> set[frozenset[str]]:
        """All sets that can be attacked from a hex, the focus among them."""
        seen = [enemy for enemy in self.enemies if not enemy.invisible]
        if self.area is None:
            if not self.can_aim(here, focus):
                return set()
            others = [enemy for enemy in seen if enemy is not focus and self.can_aim(here, enemy)]
            return set(self.with_some(frozenset({focus.id}), others, self.targets - 1))
        sets: set[frozenset[str]] = set()
        for red in self.lay_area(here, focus.at):
            hit = [enemy for enemy in seen if enemy.at in red and self.sees(here, enemy)]
            if focus in hit:
                others = [enemy for enemy in seen if enemy not in hit and self.can_aim(here, enemy)]
                sets |= set(self.with_some(frozenset(enemy.id for enemy in hit), others, self.targets - 1))
        return sets

    def with_some(self, sure: frozenset[str], others: list[Figure], most: int) -> Iterator[frozenset[str]]:
        for count in range(most + 1):
            for some in combinations(others, count):
                yield sure | {enemy.id for enemy in some}

    def lay_area(self, here: Place, covering: Place) -> Iterator[set[Place]]:
        assert self.area is not None
        for way in range(12):
            red = [tuple(HEX.move(Cell(*hex), way)) for hex in self.area.hexes]
            if self.area.kind == "melee":
                yield {(here[0] + q, here[1] + r) for q, r in red}
                continue
            for q, r in red:
                laid = {(covering[0] - q + a, covering[1] - r + b) for a, b in red}
                if any(self.ranges[here].get(place, 999) <= self.range for place in laid):
                    yield laid

    def hampered(self, here: Place, enemies: Iterable[Figure]) -> int:
        ranged = self.range > 0 and not (self.area and self.area.kind == "melee")
        if not ranged or self.ability.disadvantage:
            return 0
        return sum(self.ranges[here].get(enemy.at) == 1 for enemy in enemies)

    # The turn

    def order(self, enemy: Figure) -> tuple[int, ...]:
        initiative = 99 if enemy.initiative is None else enemy.initiative
        return (initiative, enemy.tie, enemy.kind != "summon")

    def solve(self) -> tuple[set[str], set[Option]]:
        costs = self.costs_from(self.me.at)
        ways: dict[str, Cost] = {}
        by_id = {enemy.id: enemy for enemy in self.enemies}
        for enemy in self.enemies:
            reached = [cost for place, cost in costs.items() if not enemy.invisible and self.target_sets(place, enemy)]
            if reached:
                ways[enemy.id] = min(reached)
        if not ways:
            return set(), {(self.me.at, ())}
        foci = _least(ways, lambda id: ways[id])
        if self.frost:
            foci = _least(foci, lambda id: self.ranges[self.me.at].get(by_id[id].at, 999))
        foci = _least(foci, lambda id: self.order(by_id[id]))
        options: set[Option] = set()
        for id in foci:
            options |= self.solve_for(by_id[id], ways[id][0], costs)
        return set(foci), options

    def solve_for(self, focus: Figure, bad: int, costs: dict[Place, Cost]) -> set[Option]:
        attackable = {
            place: (cost[1], self.target_sets(place, focus)) for place, cost in costs.items() if cost[0] == bad
        }
        attackable = {place: found for place, found in attackable.items() if found[1]}
        now = {place: found for place, found in attackable.items() if found[0] <= self.ability.move}
        if now:
            best = self.rank(focus, now)
            return {(place, tuple(sorted(group)) if self.ability.targets else ()) for place, group in best}
        if self.frost:
            points = min(found[0] for found in attackable.values())
            goals = {place for place, found in attackable.items() if found[0] == points}
        else:
            goals = {place for place, _ in self.rank(focus, attackable)}
        return {(end, ()) for goal in goals for end in self.nearer(goal, bad, costs)}

    def rank(
        self, focus: Figure, hexes: dict[Place, tuple[int, set[frozenset[str]]]]
    ) -> list[tuple[Place, frozenset[str]]]:
        by_id = {enemy.id: enemy for enemy in self.enemies}
        every = [(place, group) for place, (_, groups) in hexes.items() for group in groups]
        points = {place: found[0] for place, found in hexes.items()}

        def others(stand: tuple[Place, frozenset[str]]) -> list[Figure]:
            return [by_id[id] for id in stand[1] if id != focus.id]

        if self.frost:
            every = _least(every, lambda stand: -len(stand[1]))
            every = _least(every, lambda stand: self.hampered(stand[0], [focus, *others(stand)]))
            return _least(every, lambda stand: points[stand[0]])
        every = _least(every, lambda stand: self.hampered(stand[0], [focus]))
        every = _least(every, lambda stand: -len(stand[1]))
        nearest = _least(every, lambda stand: points[stand[0]])
        first = _least(nearest, lambda stand: sorted(self.order(enemy) for enemy in others(stand)))
        every = [stand for stand in every if stand[1] in {group for _, group in first}]
        every = _least(every, lambda stand: self.hampered(stand[0], others(stand)))
        return _least(every, lambda stand: points[stand[0]])

    def nearer(self, goal: Place, bad: int, costs: dict[Place, Cost]) -> list[Place]:
        rests = {}
        for place, cost in costs.items():
            if cost[1] <= self.ability.move:
                rest = self.costs_from(place).get(goal)
                if rest is not None and cost[0] + rest[0] == bad:
                    rests[place] = (rest[1], cost[1])
        if min(rests.values())[0] >= rests[self.me.at][0]:
            return [self.me.at]
        return _least(rests, lambda place: rests[place])


def _least(items: Iterable, key) -> list:  # type: ignore[no-untyped-def, type-arg]
    every = list(items)
    lowest = min(map(key, every))
    return [item for item in every if key(item) == lowest]
