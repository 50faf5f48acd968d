"""What item cards say."""

from pathlib import Path

import pytest

from undercroft.games.haven import item_words as module
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.item_words import item_words
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.packs import Library, load_pack
from undercroft.words import Lang, Words

WORDS = Words([Path(module.__file__).parent / "words"])
ITEMS = {item.id.rpartition(":")[2]: item for item in Library((load_pack(FOLDER, MODEL),)).table(Item).values()}


def read(name: str, lang: Lang = "en") -> list[str]:
    return [WORDS.say(line.text, lang) for line in item_words(ITEMS[name])]


@pytest.mark.rule("JL-ITEM-04", "JL-ITEM-05", "JL-ITEM-06")
@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("winged-shoes", ["on a move: jump", "for the whole action", "Spent by use until a long rest"]),
        ("jet-boots", ["on a move: +1 · jump", "Spent by use until a long rest"]),
        ("comfortable-shoes", ["on a move: +1", "only if the action is basic"]),
        ("healing-potion", ["Heal 3 · yourself", "Once a scenario"]),
        ("throwing-hammer", ["on an attack: Stun", "only if it is a ranged attack", "Once a scenario"]),
    ],
)
def test_an_item_says_what_it_does_when_and_how_often(name: str, lines: list[str]) -> None:
    assert read(name) == lines


@pytest.mark.rule("JL-ITEM-01")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_item_has_words_for_all_it_does(lang: Lang) -> None:
    for name in ITEMS:
        lines = read(name, lang)
        assert lines
        assert all(line.strip(" :·") == line and len(line) < 120 for line in lines), lines
