"""Whom a monster could attack from a hex: its focus, and as many further targets as the attack allows."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, TypeAlias, TypeVar

from undercroft.games.haven.monsters.field import Foe, Index, Position, Task
from undercroft.games.haven.monsters.focus import attack_hexes
from undercroft.grid import Cell, Mask, indices, place_melee, place_ranged, union

T = TypeVar("T")
Group: TypeAlias = Mask
"""The further targets, attacked together with the focus, by the hexes they stand on."""
Lay: TypeAlias = tuple[Group, Group]
"""One way to aim: those the area hits, and those who can be chosen besides."""
MOST_GROUPS = 20_000


class TooManyGroupsError(ValueError):
    """So many equally good sets of targets that nobody could choose among them."""


class Reach:
    """What one hex offers."""

    __slots__ = ("index", "lays", "near", "points", "spare", "targeting")

    def __init__(self, targeting: "Targeting", index: Index, points: int) -> None:
        self.targeting = targeting
        self.index = index
        self.points = points
        self.spare = targeting.task.targets - 1
        self.near = targeting.near(index)
        self.lays = targeting.lays(index)

    @property
    def cell(self) -> Cell:
        return self.targeting.position.arena.cell(self.index)

    @property
    def focus_hampered(self) -> bool:
        """It would attack its focus with disadvantage."""
        return bool(self.near >> self.targeting.focus.at & 1)

    @property
    def most(self) -> int:
        """The most further targets."""
        return max((self._count(hit, pool) for hit, pool in self.lays), default=0)

    def hampered(self, group: Group) -> int:
        """How many of these it would attack with disadvantage."""
        return (self.near & group).bit_count()

    def names(self, group: Group) -> tuple[str, ...]:
        """Whom it attacks in all, sorted."""
        targeting = self.targeting
        return tuple(sorted([targeting.focus.id, *(foe.id for foe in targeting.foes(group))]))

    def is_near(self, foe: Foe) -> bool:
        """It would be attacked with disadvantage, being adjacent."""
        return bool(self.near >> foe.at & 1)

    def attacks_hampered(self, group: Group) -> int:
        """How many of all its attacks, the one on the focus counted."""
        return self.focus_hampered + self.hampered(group)

    def fewest_hampered(self) -> int:
        """The fewest attacks at disadvantage that the most targets need, the focus counted."""
        most = self.most
        counts = [
            self.hampered(hit) + max(0, most - hit.bit_count() - (pool & ~self.near).bit_count())
            for hit, pool in self.lays
            if self._count(hit, pool) == most
        ]
        return self.focus_hampered + min(counts, default=0)

    def groups(self, rank: Callable[[Foe], Any]) -> Iterator[Group]:
        """The sets of most further targets; of those who can be chosen the ones with the lowest ranks."""
        most = self.most
        for hit, pool in self.lays:
            if self._count(hit, pool) == most:
                for chosen in lowest(self.targeting.foes(pool), most - hit.bit_count(), rank):
                    yield hit | union(1 << foe.at for foe in chosen)

    def allows(self, group: Group) -> bool:
        """Whether it can attack just this group from here."""
        return any(
            not hit & ~group and not group & ~hit & ~pool and (group & ~hit).bit_count() <= self.spare
            for hit, pool in self.lays
        )

    def _count(self, hit: Group, pool: Group) -> int:
        return hit.bit_count() + min(self.spare, pool.bit_count())


class Targeting:
    """One attack on one focus, from the hexes that come into question."""

    def __init__(self, position: Position, task: Task, focus: Foe, hexes: Mask) -> None:
        self.position = position
        self.task = task.attack
        self.focus = focus
        self.others = [foe for foe in position.foes if foe.visible and foe is not focus]
        self._alone: list[Lay] | None = None
        if self.task.area is None and (self.task.targets < 2 or not self.others):
            self._alone = [(0, 0)]
            return
        single = self.task._replace(area=None, melee_area=False)
        spare = self.task.targets > 1
        self._aim = [(foe, attack_hexes(position.arena, single, foe.at, hexes)) for foe in self.others if spare]
        self._areas = self._ranged_areas() if self.task.area and not self.task.melee_area else []

    def foes(self, group: Group) -> list[Foe]:
        """Who stands on these hexes, the earlier in the order of play first."""
        return sorted((foe for foe in self.others if group >> foe.at & 1), key=lambda foe: foe.order)

    def near(self, index: Index) -> Mask:
        """The hexes on which targets would be attacked with disadvantage."""
        return self.position.arena.links.spread(1 << index) if self.task.shuns_neighbours else 0

    def lays(self, index: Index) -> list[Lay]:
        """The different ways to aim from a hex."""
        if self._alone is not None:
            return self._alone
        pool = union(1 << foe.at for foe, hexes in self._aim if hexes >> index & 1)
        if self.task.area is None:
            return [(0, pool)]
        return [(hit, pool & ~hit) for hit in dict.fromkeys(self._hits(index))]

    def _hits(self, index: Index) -> Iterator[Group]:
        """Those hit along with the focus by each way to lay the area."""
        area, arena = self.task.area, self.position.arena
        seen = arena.sight.seen_from(arena.cell(index), self._foe_cells())
        if area and self.task.melee_area:
            masks = dict.fromkeys(placed.cells & seen for placed in place_melee(arena.board, area, arena.cell(index)))
        else:
            masks = dict.fromkeys(mask & seen for mask, reach in self._areas if reach >> index & 1)
        focus = 1 << self.focus.at
        for mask in masks:
            if mask & focus:
                yield mask & ~focus

    def _ranged_areas(self) -> list[tuple[Mask, Mask]]:
        """The foes under each placement that covers the focus, and the hexes in range of such a placement."""
        area, arena, foes = self.task.area, self.position.arena, self._foe_cells()
        reach: dict[Mask, Mask] = {}
        if area:
            for placed in place_ranged(arena.board, area, arena.board.cells, 1 << self.focus.at):
                hit = placed.cells & foes
                reach[hit] = reach.get(hit, 0) | placed.cells
        return [(hit, self._in_range(cells)) for hit, cells in reach.items()]

    def _in_range(self, cells: Mask) -> Mask:
        """The hexes from which one of these cells is in range."""
        arena, near = self.position.arena, 0
        for index in indices(cells):
            near |= arena.links.disc(arena.cell(index), self.task.range)
        return near

    def _foe_cells(self) -> Mask:
        return sum(1 << foe.at for foe in self.others) | 1 << self.focus.at


def least(items: Sequence[T], key: Callable[[T], Any]) -> list[T]:
    """All items with the lowest key.

    >>> least(["ash", "b", "c"], len)
    ['b', 'c']
    """
    if len(items) < 2:
        return list(items)
    keys = [key(item) for item in items]
    lowest_key = min(keys)
    return [item for item, one in zip(items, keys, strict=True) if one == lowest_key]


def lowest(items: Sequence[T], count: int, rank: Callable[[T], Any]) -> Iterator[tuple[T, ...]]:
    """All ways to take so many items with the lowest ranks; where ranks tie there are several.

    >>> list(lowest(["a", "bb", "cc"], 2, len))
    [('a', 'bb'), ('a', 'cc')]
    """
    if count <= 0:
        yield ()
        return
    limit = sorted(rank(item) for item in items)[count - 1]
    sure = [item for item in items if rank(item) < limit]
    tied = [item for item in items if rank(item) == limit]
    if comb(len(tied), count - len(sure)) > MOST_GROUPS:
        raise TooManyGroupsError(
            f"more than {MOST_GROUPS} ways to choose {count} targets: give fewer enemies or targets"
        )
    for some in combinations(tied, count - len(sure)):
        yield (*sure, *some)
