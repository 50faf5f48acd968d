"""How things stand for one hero: whom it can get at, from where, and what threatens it there."""

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from undercroft.games.haven.adviser.aims import aims_of, weight_of
from undercroft.games.haven.adviser.worth import ROUNDS_SPARED, blow_now, blow_of, foes_of
from undercroft.games.haven.bonus import shield_of
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import AbilityCard
from undercroft.games.haven.state import Figure
from undercroft.games.haven.walk import reach
from undercroft.games.haven.world import bit, cell_of, characters, ground, tiles
from undercroft.grid import Mask, Ways, union
from undercroft.table import CardId

T = TypeVar("T")
R = TypeVar("R")

FAR = 12
"""Nobody looks farther ahead than so many steps."""
SPARED = 0.35
"""How likely a monster still strikes a hero when another one is nearer."""
LATER = 0.7
"""A monster that has had its turn strikes in the next round at the earliest."""


class Mark(NamedTuple):
    """An enemy as a target: what stops blows, what its fall would spare, what damage to it counts."""

    foe: Figure
    shield: int
    spared: float
    weight: float


class Prospect:
    """One hero's outlook, worked out as far as it is asked for. Nothing hidden from its player goes into it."""

    def __init__(self, game: Table, hero: Figure) -> None:
        self.game = game
        self.hero = hero
        self.here = ground(game)
        self.at = bit(game, hero.at)
        self._within: dict[tuple[str, int], Mask] = {}
        self._known: dict[tuple[Callable[..., Any], Hashable], Any] = {}

    def once(self, reckon: "Callable[[Prospect, T], R]", about: T) -> R:
        """What is reckoned about a thing of the pack, once for as long as nothing moves."""
        key = (reckon, id(about))
        if key not in self._known:
            self._known[key] = reckon(self, about)
        found: R = self._known[key]
        return found

    def alike(self, reckon: "Callable[..., R]", *about: Hashable) -> R:
        """What is reckoned from some values, once for all cards that have them."""
        key = (reckon, about)
        if key not in self._known:
            self._known[key] = reckon(self, *about)
        found: R = self._known[key]
        return found

    @cached_property
    def foes(self) -> list[Figure]:
        return foes_of(self.game)

    @cached_property
    def weights(self) -> dict[str, float]:
        """What damage to each enemy counts."""
        return {foe.id: weight_of(self.game, foe) for foe in self.foes}

    @cached_property
    def party(self) -> list[Figure]:
        return characters(self.game)

    @cached_property
    def marks(self) -> list[Mark]:
        """The enemies as targets."""
        return [
            Mark(foe, shield_of(self.game, foe), ROUNDS_SPARED * blow_of(self.game, foe), self.weights[foe.id])
            for foe in self.foes
        ]

    def printed(self, card: CardId) -> AbilityCard:
        return self.game.content.cards[self.game.state.cards[card].definition]

    def within(self, figure: Figure, steps: int) -> Mask:
        """The hexes from which a figure is in range and sight."""
        key = (figure.at, steps)
        if key not in self._within:
            cell = cell_of(figure)
            self._within[key] = self.here.arena.sight.seen_from(cell, self.here.links.disc(cell, steps))
        return self._within[key]

    @cached_property
    def ways(self) -> Ways:
        """Wherever the hero can walk."""
        return reach(self.game, self.hero, FAR, jump=False)

    @cached_property
    def leaps(self) -> Ways:
        """Wherever it can jump."""
        return reach(self.game, self.hero, FAR, jump=True)

    @cached_property
    def reachable(self) -> list[Mask]:
        """By movement points, the hexes that so many are enough for without stepping into a trap."""
        found, masks = self.at, list[Mask]()
        layers = {cost: mask for cost, mask in self.ways.layers() if not cost[0]}
        for points in range(FAR + 1):
            found |= layers.get((0, points), 0)
            masks.append(found)
        return masks

    def stands(self, points: int) -> Mask:
        """Where it can stand with so many movement points."""
        return self.at if self.hero.has("immobilize") else self.reachable[min(points, FAR)]

    @cached_property
    def threats(self) -> list[tuple[Mask, float]]:
        """The hexes that each monster may strike, with the damage to be reckoned with there."""
        found: list[tuple[Mask, float]] = []
        for foe in self.foes:
            blow, far = blow_now(self.game, foe)
            if blow <= 0:
                continue
            if foe.id in self.game.state.acted:
                blow *= LATER
            rings = self.here.links.rings_of(cell_of(foe))[: far + 1]
            others = union(self.at_of(one) for one in self.party if one.id != self.hero.id)
            nearer = next((steps for steps, ring in enumerate(rings) if ring & others), len(rings))
            found.append((union(rings[: nearer + 1]), blow))
            found.append((union(rings[nearer + 1 :]), blow * SPARED))
        return found

    def at_of(self, figure: Figure) -> Mask:
        return bit(self.game, figure.at)

    def danger(self, at: Mask) -> float:
        """The damage to be reckoned with on a hex until the hero's next turn."""
        return sum(blow for mask, blow in self.threats if mask & at)

    @cached_property
    def nearing(self) -> list[tuple[tuple[Mask, ...], float]]:
        """For each aim the hexes by their distance from it, as far as the hero's own, and what a step is worth."""
        walk = self.here.walk
        free = walk.cells & ~tiles(self.game, "obstacle")
        return [(tuple(walk.rings(aim.at, free)), aim.worth) for aim in aims_of(self.game, self.hero)]

    def advance(self, at: Mask) -> float:
        """How far a hex is on the way to what the party wants."""
        return sum(max(0.0, FAR - steps_to(rings, at)) * worth for rings, worth in self.nearing)

    @cached_property
    def gaps(self) -> list[tuple[int, float]]:
        """How far each aim is, and what a step is worth."""
        return [(steps_to(rings, self.at), worth) for rings, worth in self.nearing]

    def stride(self, points: int) -> float:
        """What so many steps towards the best of the aims are worth."""
        if self.hero.has("immobilize"):
            return 0.0
        return max([min(points, gap) * worth for gap, worth in self.gaps], default=0.0)


def steps_to(rings: tuple[Mask, ...], at: Mask) -> int:
    """On which ring a hex lies."""
    return next((steps for steps, ring in enumerate(rings) if ring & at), 3 * FAR)
