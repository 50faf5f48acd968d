"""What an ability gains: printed boosts whose tests hold, and consumed elements."""

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
    value: int = 0
    range: int = 0
    targets: int = 0
    area: Area | None = None
    then: list[Ability] = field(default_factory=list[Ability])

    def apply(self, game: Table, act: Act, blow: Blow) -> None:
        """Add to a blow what holds for its target."""
        for boost in self.some:
            if holds(game, act, boost.when, blow.target, blow.melee):
                times = len(selected(game, act.actor, boost.each, blow.target)) if boost.each else 1
                blow.add(boost, times * number(game, boost.value))
                if times:
                    act.boosted += boost.xp

    def total(self, game: Table, act: Act, target: Figure | None = None) -> int:
        """What they add to a plain value (a heal, a move)."""
        return sum(
            number(game, boost.value) * (len(selected(game, act.actor, boost.each, target)) if boost.each else 1)
            for boost in self.some
            if holds(game, act, boost.when, target)
        )


async def gather(game: Table, act: Act, ability: Ability) -> Boosts:
    """The boosts printed on an ability and those bought with elements, before it begins (JL-ELEM-05, JL-ELEM-15)."""
    bought = [option for option in ability.consume if await _wants(game, act, option)]
    boosts = Boosts([*ability.boost, *bought])
    for boost in boosts.some:
        if boost.when is None or holds(game, act, boost.when):
            boosts.range += number(game, boost.range)
            boosts.targets += boost.targets
            boosts.area = boost.area or boosts.area
    for option in bought:
        boosts.then += option.then
    return boosts


async def _wants(game: Table, act: Act, option: Consume) -> bool:
    """Characters may consume, monsters do whenever they can, the first of a type for all (JL-ELEM-07, JL-ELEM-09).

    JL-ELEM-10, JL-ELEM-11.
    """
    key = "+".join(option.elements)
    pack = game.state.packs.get(act.actor.kind)
    if pack is not None and key in pack.consumed:
        return True
    if not can_consume(game, option.elements):
        return False
    if act.actor.id in game.state.sheets:
        options = [Option("consume", True), Option("keep", False)]
        args = {"elements": ", ".join(option.elements)}
        if not await game.ask(Question(act.seats, "consume", options, "JL-ELEM-07", args, party=act.party)):
            return False
    await consume(game, act.actor, option.elements)
    if pack is not None:
        pack.consumed.append(key)
    return True
