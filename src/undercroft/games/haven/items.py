"""Items: offered when their condition is met, spent or consumed by use, refreshed by a long rest."""

from collections.abc import Callable, Iterator

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.bonus import change, follow_up
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Item, Modifier
from undercroft.games.haven.content.verbs import Bonus, Boost, Move
from undercroft.games.haven.elements import can_consume, consume
from undercroft.games.haven.events import ItemUsed
from undercroft.games.haven.holds import holds
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import characters, number, sheet_of
from undercroft.table import Card, Option, Question, ZoneId, cards_in

SPENT, CONSUMED = 1, 2


def usable(game: Table, figure: Figure, *windows: str) -> list[tuple[Card, Item]]:
    """The items of a character that may be used at this moment, in anybody's turn (JL-ITEM-01, JL-OPEN-44).

    Neither those spent or consumed (JL-ITEM-04, JL-ITEM-05) nor, stunned, any in the own turn (JL-OPEN-06); without a
    use icon as often as one likes (JL-ITEM-06).
    """
    if not sheet_of(game, figure) or (figure.has("stun") and game.state.facts.figure == figure.id):
        return []
    owned = [(card, game.content.items[card.definition]) for card in cards_in(game, ZoneId(f"items-{figure.id}"))]
    return [
        (card, item)
        for card, item in owned
        if item.at in windows and not card.counters.get("used") and _payable(game, item)
    ]


def _payable(game: Table, item: Item) -> bool:
    """The elements it consumes are there."""
    return all(can_consume(game, option.elements) for ability in item.action.do for option in ability.consume)


def use(game: Table, figure: Figure, card: Card, item: Item) -> None:
    """A spent item waits for a long rest, a consumed one for the scenario's end (JL-ITEM-04, JL-ITEM-05)."""
    if item.use != "always":
        card.counters["used"] = SPENT if item.use == "spent" else CONSUMED
    game.tell(ItemUsed(figure.id, card.id, rule="JL-ITEM-02"))


class Choice:
    """The items used at one moment, one after the other, each once (JL-ITEM-02, JL-ITEM-03)."""

    def __init__(self, game: Table, figure: Figure, at: str, fits: Callable[[Item], bool] = lambda _: True) -> None:
        self.game, self.figure, self.at, self.fits = game, figure, at, fits
        self.used: list[str] = []

    async def next(self) -> Item | None:
        """Its owner decides whether to use one more, and which (JL-ITEM-02)."""
        game, figure = self.game, self.figure
        ready = [pair for pair in usable(game, figure, self.at) if pair[0].id not in self.used and self.fits(pair[1])]
        if not ready:
            return None
        options: list[Option[tuple[Card, Item] | None]] = [Option(f"use:{pair[0].id}", pair) for pair in ready]
        options.append(Option("pass", None))
        seat = game.state.sheets[figure.id].seat
        chosen = await game.ask(Question((seat,), f"item-{self.at}", options, "JL-ITEM-02", {"hero": figure.id}))
        if chosen is None:
            return None
        use(game, figure, *chosen)
        self.used.append(chosen[0].id)
        return chosen[1]


def _bonuses(item: Item) -> Iterator[Bonus]:
    return (ability for ability in item.action.do if isinstance(ability, Bonus))


async def offer_items(game: Table, at: str, figure: Figure, blow: Blow) -> None:
    """Before the modifier card is drawn: items of the attacker, or of the attacked (JL-ATTACK-09, JL-OPEN-44)."""
    act = act_of(game, figure, "item||")
    other = blow.target if at == "attacks" else blow.attacker
    choice = Choice(game, figure, at, lambda item: holds(game, act, item.when, other, blow.melee))
    while item := await choice.next():
        doing = act_of(game, figure, f"item||{item.id}")
        doing.bound = True
        for ability in _bonuses(item):
            change(game, doing, ability, blow)
            if ability.then:
                await follow_up(game, doing, ability, figure, blow)


async def offer_attack_items(game: Table, act: Act, melee: bool) -> list[Boost]:
    """Before the first target of an attack ability is chosen: what items add to it, or to the whole action."""
    choice = Choice(game, act.actor, "attack-begins", lambda item: holds(game, act, item.when, melee=melee))
    found: list[Boost] = []
    while item := await choice.next():
        more = [boost for ability in _bonuses(item) for boost in await _bought(game, act.actor, ability)]
        found += more
        act.gained += more if item.whole else []
    return found


async def _bought(game: Table, figure: Figure, ability: Bonus) -> list[Boost]:
    """What an ability gives, for elements or for nothing (JL-ELEM-05)."""
    for option in ability.consume:
        await consume(game, figure, option.elements)
    return [*ability.consume, *([ability.gives] if ability.gives else [])]


async def offer_undoubling(game: Table, blow: Blow, modifier: Modifier) -> Modifier:
    """A doubling card was drawn against somebody whose helmet makes nothing of it."""
    choice = Choice(game, blow.target, "is-doubled", lambda item: any(ability.undouble for ability in _bonuses(item)))
    return Modifier() if modifier.times == 2 and await choice.next() else modifier


async def offer_move_items(game: Table, act: Act, points: int, jump: bool) -> tuple[int, bool]:
    """Boots: more points, or a jump, for one move or all of the action."""
    choice = Choice(game, act.actor, "moves", lambda item: holds(game, act, item.when))
    while item := await choice.next():
        for ability in item.action.do:
            if isinstance(ability, Move):
                points += number(game, ability.value)
                jump = jump or ability.jump
                act.jumps = act.jumps or (ability.jump and item.whole)
    return points, jump or act.jumps


async def offer_order_items(game: Table) -> None:
    """When the order of play is known."""
    from undercroft.games.haven.action import perform_all

    for figure in characters(game):
        choice = Choice(game, figure, "order-known")
        while item := await choice.next():
            act = act_of(game, figure, f"item||{item.id}")
            act.bound = True
            await perform_all(game, act, item.action.do)


def refresh_all(game: Table, figure: Figure) -> None:
    """A long rest makes all spent items ready again (JL-REST-11, JL-ITEM-05)."""
    for card in cards_in(game, ZoneId(f"items-{figure.id}")):
        if card.counters.get("used") == SPENT:
            card.counters["used"] = 0
