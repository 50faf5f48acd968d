"""Items between scenarios: the shop, what a character owns, and what it may wear."""

from collections.abc import Mapping, Sequence

from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.campaign.course import Course
from undercroft.games.haven.content.model import Item

HANDS = {"onehand": 1, "twohands": 2}


def fits(worn: Sequence[Item], more: Item, level: int, course: Course) -> bool:
    """Whether there is room for one more: a head, a body, legs, two hands, some small things.

    JL-ITEM-09, JL-ITEM-11, JL-DATA-07.
    """
    room = {**course.room, "small": course.small_items(level)}
    kind = _place(more)
    taken = sum(HANDS.get(item.slot, 1) for item in worn if _place(item) == kind)
    return taken + HANDS.get(more.slot, 1) <= room[kind]


def _place(item: Item) -> str:
    return "hand" if item.slot in HANDS else item.slot


def wear(hero: Hero, item: str, items: Mapping[str, Item], course: Course) -> bool:
    """Put an item on, if there is room for it (JL-ITEM-11)."""
    room = fits([items[worn] for worn in hero.equipped], items[item], hero.level, course)
    if room:
        hero.equipped.append(item)
    return room


def spare(hero: Hero) -> list[str]:
    """What a character owns and doesn't wear; it may own any number of items (JL-ITEM-10)."""
    left = list(hero.items)
    for item in hero.equipped:
        left.remove(item)
    return left


def price(item: Item) -> int:
    """What the card says (JL-SHOP-04)."""
    return item.gold


def stock(chronicle: Chronicle, items: Mapping[str, Item], number: int) -> None:
    """A completed scenario puts all copies of its items into the shop; the others stay away.

    JL-SHOP-01 … JL-SHOP-03, JL-ITEM-16; it opens with the second scenario (JL-OPEN-25).
    """
    for id, item in items.items():
        if item.shop_after == number:
            chronicle.shop[id] = item.copies - owned(chronicle, id)


def owned(chronicle: Chronicle, item: str) -> int:
    return sum(hero.items.count(item) for hero in chronicle.heroes)


def fetch(chronicle: Chronicle, item: Item) -> bool:
    """Take a copy out of the box, or else out of the shop; where all are owned there is none (JL-ITEM-16)."""
    in_shop = chronicle.shop.get(item.id, 0)
    if owned(chronicle, item.id) + in_shop < item.copies:
        return True
    if in_shop:
        chronicle.shop[item.id] -= 1
    return bool(in_shop)


def for_sale(chronicle: Chronicle, hero: Hero, items: Mapping[str, Item]) -> list[str]:
    """What a character can pay of what is there; its purse is its own (JL-SHOP-07, JL-SHOP-08, JL-SHOP-10)."""
    return [id for id, left in chronicle.shop.items() if left > 0 and price(items[id]) <= hero.gold]


def buy(chronicle: Chronicle, hero: Hero, item: Item) -> None:
    """Gold for a copy (JL-SHOP-04, JL-SHOP-07)."""
    hero.gold -= price(item)
    chronicle.shop[item.id] -= 1
    hero.items.append(item.id)


def sell(chronicle: Chronicle, hero: Hero, item: Item, course: Course) -> None:
    """The copy can be bought again from now on (JL-SHOP-05, JL-SHOP-06)."""
    hero.gold += course.sale_price(item.gold)
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
