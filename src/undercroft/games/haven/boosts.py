"""What an ability gains: printed boosts whose tests hold, and consumed elements."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from undercroft.games.haven.act import Act
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.verbs import Ability, Area, Boost, Consume
from undercroft.games.haven.elements import can_consume, consume
from undercroft.games.haven.holds import holds
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targets import selected
from undercroft.games.haven.world import number
from undercroft.table import Option, Question


@dataclass(slots=True)
class Boosts:
    """The boosts of one ability; those that look at the target are judged target by target."""

    some: list[Boost]
    range: int = 0
    targets: int = 0
    area: Area | None = None
    rewarded: list[Boost] = field(default_factory=list[Boost])

    def holding(
        self, game: Table, act: Act, target: Figure | None = None, melee: bool | None = None
    ) -> Iterator[tuple[Boost, int]]:
        """Those that hold for a target, each with what it adds to the value."""
        for boost in self.some:
            if holds(game, act, boost.when, target, melee):
                times = len(selected(game, act.actor, boost.each, target, act.side)) if boost.each else 1
                if times:
                    yield boost, times * number(game, boost.value)

    def apply(self, game: Table, act: Act, blow: Blow) -> None:
        """Add to a blow what holds for its target (JL-ATTACK-09)."""
        for boost, value in self.holding(game, act, blow.target, blow.melee):
            blow.add(boost, value)

    def total(self, game: Table, act: Act, target: Figure | None = None) -> int:
        """What they add to a plain value (a heal, a move)."""
        self.reward(game, act, target)
        return sum(value for _, value in self.holding(game, act, target))

    def reward(self, game: Table, act: Act, target: Figure | None = None, melee: bool | None = None) -> None:
        """Their experience, once each however many targets there are; it comes with the ability's own."""
        for boost, _ in self.holding(game, act, target, melee):
            if boost.xp and boost not in self.rewarded:
                self.rewarded.append(boost)
                act.boosted += boost.xp


async def gather(game: Table, act: Act, ability: Ability) -> Boosts:
    """The boosts printed on an ability and those bought with elements, before it begins (JL-ELEM-05, JL-ELEM-15)."""
    bought = [option for option in ability.consume if await _wants(game, act, option)]
    boosts = Boosts([*ability.boost, *bought])
    for boost in boosts.some:
        if holds(game, act, boost.when):
            boosts.range += number(game, boost.range)
            boosts.targets += boost.targets
            boosts.area = boost.area or boosts.area
    for option in bought:
        act.then += option.then
    return boosts


async def _wants(game: Table, act: Act, option: Consume) -> bool:
    """Characters may consume, monsters do whenever they can, the first of a type for all (JL-ELEM-07, JL-ELEM-09).

    JL-ELEM-10, JL-ELEM-11.
    """
    key = "+".join(option.elements)
    pack = game.state.packs.get(act.actor.kind) if act.source.startswith("plan") else None
    if pack is not None and key in pack.consumed:
        return True
    if not can_consume(game, option.elements):
        return False
    if pack is None:
        options = [Option("consume", True), Option("keep", False)]
        args = {"elements": ", ".join(option.elements)}
        if not await game.ask(Question(act.seats, "consume", options, "JL-ELEM-07", args, party=act.party)):
            return False
    await consume(game, act.actor, option.elements)
    if pack is not None:
        pack.consumed.append(key)
    return True
