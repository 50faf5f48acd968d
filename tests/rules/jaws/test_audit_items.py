"""The items of the pack against the figures of the box, and bonuses of all cards against what they need to say."""

from collections.abc import Iterator

import pytest

from undercroft.games.haven.content.model import HeroClass, Item
from undercroft.games.haven.content.verbs import Action, Bonus, Retaliate, Shield
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.packs import Library, load_pack
from undercroft.rulebook import rule

LIBRARY = Library((load_pack(FOLDER, MODEL),))
ITEMS = {item.number: item for item in LIBRARY.table(Item).values()}
USES = {"S": "spent", "L": "consumed", "–": "always"}


def listed() -> Iterator[list[str]]:
    """The lines of the table: number, name, price, slot, copies, use, shop, effect."""
    for line in rule("FACT-JL-06").statement.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if cells[0].isdigit():
            yield cells


@pytest.mark.rule("FACT-JL-06", "JL-ITEM-14", "JL-ITEM-16", "JL-OPEN-61")
def test_the_items_are_those_of_the_box() -> None:
    rows = list(listed())
    assert len(rows) == len(ITEMS) == 36
    for number, name, gold, slot, copies, use, shop, _ in rows:
        item = ITEMS[int(number)]
        assert (item.name.en, str(item.gold), item.slot, str(item.copies)) == (name, gold, slot, copies)
        assert item.use == USES[use]
        assert item.shop_after == (int(shop) if shop.isdigit() else None)
    assert sum(item.copies for item in ITEMS.values()) == 52


@pytest.mark.rule("JL-ITEM-09")
def test_items_are_worn_on_head_body_and_legs_held_or_small() -> None:
    assert {item.slot for item in ITEMS.values()} == {"head", "body", "legs", "onehand", "small"}


@pytest.mark.rule("JL-ITEM-14")
def test_every_item_has_a_number_of_its_own_and_words_in_both_languages() -> None:
    assert sorted(ITEMS) == list(range(1, 37))
    german = [item.name.de for item in ITEMS.values()]
    assert all(0 < len(name) <= 20 for name in german)
    assert len(set(german)) == 36


def actions() -> Iterator[Action]:
    for kind in LIBRARY.table(HeroClass).values():
        for card in kind.cards:
            yield from (card.top, card.bottom)


@pytest.mark.rule("JL-ONGO-03")
def test_cards_that_stay_have_a_bonus_and_only_they_have_use_slots() -> None:
    staying = [action for action in actions() if action.stays]
    assert staying
    for action in staying:
        assert any(isinstance(ability, (Bonus, Shield, Retaliate)) for ability in action.do), action
    assert all(action.stays == "persistent" for action in actions() if action.slots)
