"""Items between scenarios: the shop, what a character owns, and what it may wear."""

from collections.abc import Mapping, Sequence

from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.content.model import Item

HANDS = {"onehand": 1, "twohands": 2}
ROOM = {"head": 1, "body": 1, "legs": 1, "hand": 2}


def small_items(level: int) -> int:
    """Half the level, rounded up (JL-ITEM-11, JL-LVL-08, JL-DATA-07).

    >>> [small_items(level) for level in (1, 2, 3, 8, 9)]
    [1, 1, 2, 4, 5]
    """
    return (level + 1) // 2


def fits(worn: Sequence[Item], more: Item, level: int) -> bool:
    """Whether there is room for one more: a head, a body, two legs' worth, two hands, some small things.

    JL-ITEM-09, JL-ITEM-11, JL-DATA-07.
    """
    room = {**ROOM, "small": small_items(level)}
    kind = "hand" if more.slot in HANDS else more.slot
    taken = sum(HANDS.get(item.slot, 1) for item in worn if ("hand" if item.slot in HANDS else item.slot) == kind)
    return taken + HANDS.get(more.slot, 1) <= room[kind]


def price(item: Item) -> int:
    """What the card says (JL-SHOP-04)."""
    return item.gold


def sale_price(item: Item) -> int:
    """Half of it, rounded up (JL-SHOP-05)."""
    return (item.gold + 1) // 2


def stock(chronicle: Chronicle, items: Mapping[str, Item], number: int) -> None:
    """A completed scenario puts all copies of its items into the shop; the others stay away.

    JL-SHOP-01 … JL-SHOP-03, JL-ITEM-16; it opens with the second scenario (JL-OPEN-25).
    """
    for id, item in items.items():
        if item.shop_after == number and id not in chronicle.shop:
            chronicle.shop[id] = item.copies - sum(hero.items.count(id) for hero in chronicle.heroes)


def for_sale(chronicle: Chronicle, hero: Hero, items: Mapping[str, Item]) -> list[str]:
    """What a character can pay of what is there; its purse is its own (JL-SHOP-07, JL-SHOP-08, JL-SHOP-10)."""
    return [id for id, left in chronicle.shop.items() if left > 0 and price(items[id]) <= hero.gold]


def buy(chronicle: Chronicle, hero: Hero, item: Item) -> None:
    """Gold for a copy (JL-SHOP-04, JL-SHOP-07); one owns as many items as one likes (JL-ITEM-10)."""
    hero.gold -= price(item)
    chronicle.shop[item.id] -= 1
    hero.items.append(item.id)


def sell(chronicle: Chronicle, hero: Hero, item: Item) -> None:
    """The copy can be bought again from now on (JL-SHOP-05, JL-SHOP-06)."""
    hero.gold += sale_price(item)
    take_off(hero, item.id)
    chronicle.shop[item.id] = chronicle.shop.get(item.id, 0) + 1


def pass_on(hero: Hero, other: Hero, item: str) -> None:
    """Items go freely from one to another between scenarios, gold never (JL-ITEM-13, JL-OPEN-43, JL-SHOP-10)."""
    take_off(hero, item)
    other.items.append(item)


def take_off(hero: Hero, item: str) -> None:
    """It is no longer this character's."""
    hero.items.remove(item)
    if hero.equipped.count(item) > hero.items.count(item):
        hero.equipped.remove(item)
