"""What an ability gains: printed boosts whose tests hold, and consumed elements."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from undercroft.games.haven.ability_words import joined
from undercroft.games.haven.act import Act
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.select import ElementOrWild
from undercroft.games.haven.content.verbs import Ability, Area, Boost
from undercroft.games.haven.elements import can_consume, consume
from undercroft.games.haven.holds import holds
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targets import selected
from undercroft.games.haven.world import number
from undercroft.table import Option, Question
from undercroft.words import Message


@dataclass(slots=True)
class Boosts:
    """The boosts of one ability; those that look at the target are judged target by target."""

    some: list[Boost]
    range: int = 0
    reach: int = 0
    targets: int = 0
    area: Area | None = None
    rewarded: list[Boost] = field(default_factory=list[Boost])

    def take(self, game: Table, act: Act, more: list[Boost]) -> None:
        """Add boosts before targets are chosen; ranges and areas hold for all of them."""
        self.some += more
        for boost in more:
            if holds(game, act, boost.when):
                self.range += number(game, boost.range)
                self.reach += number(game, boost.reach)
                self.targets += boost.targets
                self.area = boost.area or self.area

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
    bought = [option for option in ability.consume if await absorbs(game, act, option.elements)]
    boosts = Boosts([])
    boosts.take(game, act, [*ability.boost, *bought])
    for option in bought:
        act.then += option.then
    return boosts


async def absorbs(game: Table, act: Act, elements: tuple[ElementOrWild, ...]) -> bool:
    """Characters may consume, monsters do whenever they can, the first of a type for all (JL-ELEM-07, JL-ELEM-09).

    JL-ELEM-10, JL-ELEM-11; also those that come into play later (JL-OPEN-22).
    """
    key = "+".join(elements)
    pack = game.state.packs.get(act.actor.kind) if act.source.startswith("plan") else None
    if pack is not None and key in pack.consumed:
        return True
    if not can_consume(game, elements):
        return False
    if pack is None:
        options = [Option("consume", True), Option("keep", False)]
        args = {"elements": joined(Message(name) for name in elements)}
        if not await game.ask(Question(act.seats, "consume", options, "JL-ELEM-07", args, party=act.party)):
            return False
    await consume(game, act.actor, elements)
    if pack is not None:
        pack.consumed.append(key)
    return True
