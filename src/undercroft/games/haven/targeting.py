"""Choosing targets one after the other, within a range or under an area."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Targeted
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targets import legal_targets, placements
from undercroft.games.haven.world import names_of
from undercroft.grid import Mask
from undercroft.table import Option, Question

ENEMIES = Selector(who="enemies")


class Aim:
    """The targets of one ability, each chosen when the one before is done with (JL-TARGET-03 … JL-TARGET-05).

    The actor chooses; for a monster what its thought settled counts first (JL-OPEN-15, JL-MATK-01).
    """

    def __init__(
        self, game: Table, act: Act, ability: Targeted, reach: int, more: int = 0, default: Selector = ENEMIES
    ) -> None:
        self.game, self.act, self.ability, self.reach = game, act, ability, reach
        self.selector = ability.at or default
        self.left = 99 if ability.targets == "all" else ability.targets + more
        self.hit: list[str] = []
        self.area: Mask | None = None
        self._laid = False

    async def next(self) -> Figure | None:
        """The next target, or None when nobody is left (JL-TARGET-05, JL-ATTACK-14)."""
        game, act = self.game, self.act
        if not self._laid:
            self._laid = True
            self.area = await choose_area(game, act, self.ability, self.reach, self.selector)
            if self.area is not None:
                self.left -= 1
        if not act.actor.at:
            return None
        legal = self._legal(self.area)
        if self.area is not None and not legal and self.left > 0:
            legal = self._legal(None)
            self.left -= 1
        elif self.area is None:
            legal = legal if self.left > 0 else []
            self.left -= 1
        if not legal:
            return None
        target = await choose(game, act, legal, type(self.ability).__name__.lower())
        if target is None:
            self.left = 0
            self.area = 0 if self.area is not None else None
        else:
            self.hit.append(target.id)
        return target

    def _legal(self, area: Mask | None) -> list[Figure]:
        legal = legal_targets(self.game, self.act.actor, self.reach, self.selector, area)
        chosen = self.act.chosen
        return [one for one in legal if one.id not in self.hit and (chosen is None or one.id in chosen)]


async def choose(game: Table, act: Act, legal: list[Figure], kind: str) -> Figure | None:
    """One of the legal targets; a character may leave it at those it has (JL-TARGET-05)."""
    options: list[Option[Figure | None]] = [Option(f"target:{figure.id}", figure) for figure in legal]
    if act.actor.id in game.state.sheets:
        options.append(Option("stop", None))
    return await game.ask(Question(act.seats, f"target-{kind}", options, "JL-TARGET-01", party=act.party))


async def choose_area(game: Table, act: Act, ability: Targeted, reach: int, selector: Selector) -> Mask | None:
    """Where an area is laid: every way that hits somebody (JL-AOE-01, JL-AOE-02); monsters hit what they settled on."""
    if ability.area is None:
        return None
    wanted = set(act.chosen or ())
    laid: dict[tuple[str, ...], Mask] = {}
    for area in placements(game, act.actor, ability.area, reach):
        hit = {figure.id for figure in legal_targets(game, act.actor, reach, selector, area)}
        if hit and (not wanted or hit <= wanted):
            laid.setdefault(tuple(sorted(hit)) if act.chosen else tuple(names_of(game, area)), area)
    if not laid:
        return 0
    if wanted:
        return laid[max(laid, key=len)]
    options = [Option(f"area:{','.join(cells)}", area) for cells, area in laid.items()]
    return await game.ask(Question(act.seats, "lay-area", options, "JL-AOE-06", party=act.party))
