"""Who gets what is not for each: one whom the players name, or all together as they agree."""

from collections.abc import Sequence

from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.gear import fetch, wear
from undercroft.games.haven.campaign.happenings import GoldGained, GoldLost, ItemGained, NoCopyLeft
from undercroft.games.haven.campaign.rewards import evenly, pay
from undercroft.games.haven.campaign.town import Gifts, Town, onward, party, seats_there
from undercroft.games.haven.content.model import Item
from undercroft.table import Option, Place, Question
from undercroft.words import Message, Value


async def hand_out(game: Town, _: Gifts) -> Place:
    """The next thing that waits for its taker (JL-REW-04)."""
    pending = game.state.chronicle.pending
    if not pending:
        return onward(game)
    gift = pending[0]
    if gift.gold:
        gain_gold(game, await name_one(game, "gold-for-one", gold=gift.gold), gift.gold)
    if gift.gold_together:
        await share_out(game, gift.gold_together, party(game))
    for id in gift.items:
        await hand_item(game, game.content.items[id])
    del pending[0]
    return Gifts()


async def hand_item(game: Town, item: Item) -> None:
    """An item goes to one, who may wear it at once; where no copy is left nobody gets it (JL-REW-04, JL-ITEM-16)."""
    if not fetch(game.state.chronicle, item):
        game.tell(NoCopyLeft(item.name, rule="JL-ITEM-16"))
        return
    hero = await name_one(game, "item-for-one", item=item.name)
    hero.items.append(item.id)
    wear(hero, item.id, game.content.items, game.content.course)
    game.tell(ItemGained(hero.id, item.name, rule="JL-REW-04"))


async def name_one(game: Town, kind: str, **args: Value) -> Hero:
    """The players decide who it is (JL-REW-04)."""
    options = [Option(f"hero:{hero.id}", hero) for hero in party(game)]
    return await game.ask(Question(tuple(seats_there(game)), kind, options, "JL-REW-04", args, party=True))


def gain_gold(game: Town, hero: Hero, gold: int) -> None:
    """Gold is written on the sheet of the one who gets it (JL-SHOP-08, JL-SHOP-09)."""
    if gold:
        hero.gold += gold
        game.tell(GoldGained(hero.id, gold, rule="JL-SHOP-09"))


async def share_out(game: Town, gold: int, heroes: Sequence[Hero]) -> None:
    """Gold for all together: as even as can be, or as the players say (JL-EVENT-05, JL-REW-04)."""
    for hero, share in zip(heroes, await divide(game, gold, [gold] * len(heroes), heroes, "share"), strict=True):
        gain_gold(game, hero, share)


async def share_costs(game: Town, gold: int) -> None:
    """All together lose gold, as far as they have it, each as much as the players agree (JL-EVENT-05, JL-EVENT-06)."""
    heroes = party(game)
    purses = [hero.gold for hero in heroes]
    shares = await divide(game, min(gold, sum(purses)), purses, heroes, "share-costs")
    for hero, share in zip(heroes, shares, strict=True):
        if paid := pay(hero, share):
            game.tell(GoldLost(hero.id, paid, rule="JL-EVENT-06"))


async def divide(game: Town, gold: int, most: Sequence[int], heroes: Sequence[Hero], kind: str) -> list[int]:
    """How much of it falls to each, by the word of the players (JL-REW-04)."""
    if not heroes or not gold:
        return [0] * len(heroes)
    even = evenly(gold, most)
    options: list[Option[list[int] | None]] = [Option("even", even, Message("option-even"))]
    if len(heroes) > 1:
        options.append(Option("uneven", None, Message("option-uneven")))
    seats = tuple(seats_there(game))
    agreed = await game.ask(Question(seats, kind, options, "JL-REW-04", {"gold": gold}, party=True))
    return even if agreed is not None else await name_shares(game, gold, most, heroes, kind)


async def name_shares(game: Town, gold: int, most: Sequence[int], heroes: Sequence[Hero], kind: str) -> list[int]:
    """One character after the other; what is left must find room with those who follow (JL-REW-04)."""
    shares: list[int] = []
    seats = tuple(seats_there(game))
    for at, hero in enumerate(heroes):
        left = gold - sum(shares)
        least = max(0, left - sum(most[at + 1 :])) if at + 1 < len(heroes) else left
        options = [Option(f"number:{n}", n, str(n)) for n in range(least, min(left, most[at]) + 1)]
        args: dict[str, Value] = {"hero": hero.id, "gold": left}
        shares.append(await game.ask(Question(seats, f"{kind}-of", options, "JL-REW-04", args, party=True)))
    return shares
