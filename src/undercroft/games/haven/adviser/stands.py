"""Where to stand: what can be done from a hex, how dangerous it is, and how far on the way."""

from collections.abc import Iterable, Sequence

from undercroft.games.haven.adviser import worth
from undercroft.games.haven.adviser.chances import SECOND, Chance, chances_of, targets_of
from undercroft.games.haven.adviser.halves import to_come
from undercroft.games.haven.adviser.prospect import Prospect
from undercroft.games.haven.loot import lootable
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import bit, characters, closed_doors, distance, tiles
from undercroft.grid import Mask
from undercroft.table import Question

TRAP = 4.0
STEP = 0.02
"""Of two hexes that are as good the nearer one."""
DOOR_TOO_SOON = 1.5


class Stands:
    """Judges hexes for a hero in the middle of its turn."""

    def __init__(self, view: Prospect, question: Question[object]) -> None:
        self.view = view
        self.plans = [(chances_of(view, one), targets_of(one)) for one in to_come(view, question)]
        self.doors = closed_doors(view.game)
        self.traps = tiles(view.game, "trap", "trap-b")

    def worth(self, name: str) -> float:
        """Of ending a move on a hex."""
        view, at = self.view, bit(self.view.game, name)
        gain = sum(self._best(chances, count, at) for chances, count in self.plans)
        gain += view.advance(at) + self._finds(at)
        gain -= worth.of_harm(view.hero, view.danger(at))
        if at & self.doors and view.foes:
            gain -= DOOR_TOO_SOON
        if at & self.traps:
            gain -= TRAP
        return gain

    def _best(self, chances: Sequence[Chance], count: int, at: Mask) -> float:
        total, share = 0.0, 1.0
        for chance in chances:
            if count and chance.stands & at:
                total += share * chance.worth
                share, count = SECOND, count - 1
        return total

    def _finds(self, at: Mask) -> float:
        found = lootable(self.view.game, at)
        return sum(worth.COIN if one.kind == "coin" else worth.TREASURE for one in found)


def for_a_monster(view: Prospect, monster: Figure, name: str) -> float:
    """Where to send an enemy that has to do as it is told: into traps, else away from the heroes."""
    trap = TRAP if bit(view.game, name) & tiles(view.game, "trap", "trap-b") else 0.0
    return trap + 0.1 * min((distance(view.game, name, hero.at) for hero in characters(view.game)), default=0)


def best(values: Iterable[float]) -> float:
    return max(values, default=0.0)
