"""Choosing targets one after the other, within a range or under an area."""

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.haven.act import Act
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Area, Targeted
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targets import legal_targets, names, placements
from undercroft.games.haven.world import ALL, names_of
from undercroft.grid import Mask
from undercroft.table import Option, Preview, Question
from undercroft.words import Message

NOBODY = Message("option-nobody")

ENEMIES = Selector(who="enemies")
Foreseeing: TypeAlias = Callable[[Figure | None], Preview]


class Aim:
    """The targets of one ability, each chosen when the one before is done with (JL-TARGET-03 … JL-TARGET-05).

    The actor chooses; a monster takes its focus first, then what its thought settled (JL-OPEN-15, JL-MATK-01).
    """

    def __init__(
        self,
        game: Table,
        act: Act,
        ability: Targeted,
        reach: int,
        more: int = 0,
        default: Selector = ENEMIES,
        area: Area | None = None,
        preview: Foreseeing | None = None,
    ) -> None:
        self.game, self.act, self.reach = game, act, reach
        self.kind = type(ability).__name__.lower()
        self.selector = ability.at or default
        self.pattern = area or ability.area
        self.preview = preview
        self.left = ALL if ability.targets == "all" else ability.targets + more
        self.hit: list[str] = []
        self.subject = subject_of(game, act)
        self.area: Mask = 0
        """The hexes of the pattern as it was laid."""
        self._laid = False

    async def next(self) -> Figure | None:
        """The next target, or None when nobody is left (JL-TARGET-04, JL-TARGET-05, JL-ATTACK-14)."""
        if not self.act.actor.at:
            return None
        await self._lay()
        legal = self._legal(self.area) if self.area else []
        if not legal and self.left > 0:
            legal, self.left = self._legal(None), self.left - 1
        target = await self._choose(legal) if legal else None
        if target is None:
            self.left = self.area = 0
        else:
            self.hit.append(target.id)
        return target

    async def _lay(self) -> None:
        """An area is laid once; all it covers counts as one of the ability's targets (JL-AOE-01, JL-AOE-02)."""
        if self.pattern and not self._laid:
            self._laid, self.left = True, self.left - 1
            self.area = await choose_area(self.game, self.act, self.pattern, self.reach, self.selector)

    def _legal(self, area: Mask | None) -> list[Figure]:
        """Whoever may be targeted now: not yet by this ability, and settled on, the focus before all others.

        JL-TARGET-04, JL-ATTACK-13, JL-OPEN-15.
        """
        act = self.act
        legal = [
            one
            for one in legal_targets(self.game, act.actor, self.reach, self.selector, area, act.side, self.subject)
            if one.id not in self.hit and (act.chosen is None or one.id in act.chosen)
        ]
        return [one for one in legal if one.id in act.foci and not self.hit] or legal

    async def _choose(self, legal: list[Figure]) -> Figure | None:
        """One of the legal targets; who may, leaves it at those it has (JL-TARGET-01, JL-TARGET-05, JL-GRANT-04)."""
        act = self.act
        options: list[Option[Figure | None]] = [Option(f"target:{figure.id}", figure) for figure in legal]
        if self.hit if act.granter else act.actor.id in self.game.state.sheets and not act.ruled:
            options.append(Option("stop", None, None if self.hit else NOBODY))
        args = {"figure": act.actor.id}
        question = Question(act.seats, f"target-{self.kind}", options, "JL-TARGET-01", args, party=act.party)
        question.preview = self.preview
        return await self.game.ask(question)


def subject_of(game: Table, act: Act) -> Figure | None:
    """Whom the ability before targeted last: “the target” of the next one."""
    return game.state.figures.get(act.targets[-1]) if act.targets else None


async def choose_area(game: Table, act: Act, pattern: Area, reach: int, selector: Selector) -> Mask:
    """Where an area is laid: turned and mirrored at will, so that it hits somebody (JL-AOE-06).

    A monster's hits as many as possible of those it settled on (JL-OPEN-38).
    """
    laid: dict[Mask, list[str]] = {}
    for area in placements(game, act.actor, pattern, reach):
        hit = names(legal_targets(game, act.actor, reach, selector, area, act.side))
        if hit and (act.chosen is None or set(hit) <= set(act.chosen)):
            laid.setdefault(area, hit)
    if not laid:
        return 0
    if act.chosen is not None:
        return max(laid, key=lambda area: (any(one in act.foci for one in laid[area]), len(laid[area])))
    options = [area_option(names_of(game, area), area, len(hit)) for area, hit in laid.items()]

    def preview(area: Mask) -> Preview:
        return Preview(area=tuple(names_of(game, area)), affects=tuple(laid[area]))

    return await game.ask(Question(act.seats, "lay-area", options, "JL-AOE-06", party=act.party, preview=preview))


def area_option(hexes: list[str], area: Mask, count: int) -> Option[Mask]:
    """One way to lay an area, told by its hexes and how many it hits."""
    return Option(f"area:{','.join(hexes)}", area, Message("option-area", {"cells": ", ".join(hexes), "count": count}))
