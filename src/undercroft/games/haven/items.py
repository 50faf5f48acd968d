"""Items: offered when their condition is met, spent or consumed by use, refreshed by a long rest."""

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.content.verbs import Bonus, Move, Shield
from undercroft.games.haven.events import ItemUsed
from undercroft.games.haven.holds import holds
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import number, sheet_of
from undercroft.table import Card, Option, Question, ZoneId, cards_in


def usable(game: Table, figure: Figure, at: str) -> list[tuple[Card, Item]]:
    """The items of a character that may be used at this moment (JL-ITEM-02, JL-ITEM-04 … JL-ITEM-06, JL-OPEN-44)."""
    if not sheet_of(game, figure):
        return []
    owned = [(card, game.content.items[card.definition]) for card in cards_in(game, ZoneId(f"items-{figure.id}"))]
    return [(card, item) for card, item in owned if item.at == at and not card.counters.get("used")]


def use(game: Table, figure: Figure, card: Card, item: Item) -> None:
    """A spent item waits for a long rest, a consumed one for the scenario's end (JL-ITEM-04, JL-ITEM-05)."""
    if item.use != "always":
        card.counters["used"] = 1 if item.use == "spent" else 2
    game.tell(ItemUsed(figure.id, card.id, rule="JL-ITEM-02"))


async def choose_item(game: Table, figure: Figure, items: list[tuple[Card, Item]], at: str) -> tuple[Card, Item] | None:
    """Using an item is its owner's choice (JL-ITEM-02, JL-ITEM-03)."""
    options: list[Option[tuple[Card, Item] | None]] = [Option(f"use:{card.id}", (card, item)) for card, item in items]
    options.append(Option("pass", None))
    return await game.ask(Question((game.state.sheets[figure.id].seat,), f"item-{at}", options, "JL-ITEM-02"))


async def offer_items(game: Table, at: str, figure: Figure, blow: Blow) -> None:
    """Before the modifier card is drawn: items of the attacker, or of the attacked."""
    act = act_of(game, figure, "item|")
    target = blow.target if at == "attacks" else blow.attacker
    passed: list[str] = []
    while items := [
        (card, item)
        for card, item in usable(game, figure, at)
        if card.id not in passed and holds(game, act, item.when, target, blow.melee)
    ]:
        chosen = await choose_item(game, figure, items, at)
        if chosen is None:
            return
        use(game, figure, *chosen)
        passed.append(chosen[0].id)
        await work_on(game, act, chosen[1], blow)


async def work_on(game: Table, act: Act, item: Item, blow: Blow) -> None:
    """An item changes the blow, or does something of its own."""
    from undercroft.games.haven.action import perform

    act.source = f"item||{item.id}"
    for ability in item.action.do:
        if isinstance(ability, Bonus):
            if ability.gives:
                blow.add(ability.gives, number(game, ability.gives.value))
            blow.shield += number(game, ability.shield)
            blow.disadvantage = blow.disadvantage or ability.disadvantage
        elif isinstance(ability, Shield):
            blow.shield += number(game, ability.value)
        else:
            await perform(game, act, ability)


async def offer_move_items(game: Table, figure: Figure, points: int, jump: bool) -> tuple[int, bool]:
    """Boots: more points, or a jump."""
    passed: list[str] = []
    while items := [pair for pair in usable(game, figure, "moves") if pair[0].id not in passed]:
        chosen = await choose_item(game, figure, items, "moves")
        if chosen is None:
            break
        use(game, figure, *chosen)
        passed.append(chosen[0].id)
        for ability in chosen[1].action.do:
            if isinstance(ability, Move):
                points += number(game, ability.value)
                jump = jump or ability.jump
    return points, jump


def refresh_all(game: Table, figure: Figure) -> None:
    """A long rest makes all spent items ready again (JL-REST-11, JL-ITEM-05)."""
    for card in cards_in(game, ZoneId(f"items-{figure.id}")):
        if card.counters.get("used") == 1:
            card.counters["used"] = 0
