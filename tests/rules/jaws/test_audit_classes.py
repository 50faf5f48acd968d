"""The classes of the pack: structure, perks, how varied their cards are; and what the audit says of others."""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tests.rules.jaws.printed import rows

from undercroft.games.haven.content.model import AbilityCard, HeroClass, Modifier, Perk
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.verbs import Ability, Action, Bonus, Move, NamedRule, Shield
from undercroft.games.haven.jaws.audit_classes import (
    audit_classes,
    check_halves,
    check_levels,
    check_modifiers,
    check_order,
    check_perks,
    check_sheet,
    check_tutorial,
    check_twins,
)
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.packs import Pack, PackError, load_pack

CONDITIONS = {"bless", "curse", "disarm", "immobilize", "muddle", "poison", "strengthen", "stun", "wound"}
SHEETS = {
    "lamplighter": (9, [8, 9, 11, 12, 14, 15, 17, 18, 20], 35, 11),
    "roofrunner": (10, [8, 9, 11, 12, 14, 15, 17, 18, 20], 36, 13),
    "tanner": (10, [10, 12, 14, 16, 18, 20, 22, 24, 26], 36, 12),
    "chandler": (11, [6, 7, 8, 9, 10, 11, 12, 13, 14], 37, 13),
}
"""Hand limit, hit points, ability cards and modifier cards of each class."""


@cache
def pack() -> Pack:
    return load_pack(FOLDER, MODEL)


def classes() -> list[HeroClass]:
    return list(pack().table(HeroClass).values())


def named(name: str) -> HeroClass:
    return pack().table(HeroClass)[f"jaws:{name}"]


def halves(card: AbilityCard) -> tuple[Action, Action]:
    return card.top, card.bottom


def lines(card: AbilityCard) -> Iterator[Ability]:
    for half in halves(card):
        yield from parts_of(half.do)


@pytest.mark.rule("JL-CHAR-01", "JL-CHAR-02", "JL-CHAR-03", "FACT-JL-03")
def test_there_are_four_classes_with_the_numbers_of_the_box() -> None:
    found = {
        hero.id.partition(":")[2]: (
            hero.hand,
            list(hero.hp),
            len(hero.cards),
            sum(perk.boxes * len(perk.add) for perk in hero.perks),
        )
        for hero in classes()
    }
    assert found == SHEETS


@pytest.mark.rule("JL-OPEN-53", "JL-LVL-09", "JL-DATA-12", "JL-TUT-02")
def test_the_classes_of_the_pack_are_sound() -> None:
    assert list(audit_classes(pack())) == []
    assert sum(len(hero.cards) for hero in classes()) == 144


@pytest.mark.rule("JL-CARD-05", "JL-TUT-05", "JL-ABIL-04", "JL-ONGO-03")
@pytest.mark.parametrize("name", SHEETS)
def test_cards_bear_what_a_card_bears(name: str) -> None:
    hero = named(name)
    grown = [card for card in hero.cards if card.level not in ("A", "B")]
    assert all(1 <= card.initiative <= 99 for card in hero.cards)
    assert min(card.initiative for card in grown) < 10
    assert max(card.initiative for card in grown) > 90
    assert all(half.do for card in hero.cards for half in halves(card))
    assert any(half.stays and half.slots for card in grown for half in halves(card))
    assert sum(half.lost for card in grown for half in halves(card)) >= len(grown) // 4


@pytest.mark.rule("FACT-JL-04")
def test_a_class_has_as_many_cards_of_each_level_as_those_of_the_box() -> None:
    printed = [[cell.count(" ") + 1 for cell in cells[1:5]] for cells in list(rows("FACT-JL-04"))[1:]]
    ours = [[sum(card.level == level for card in hero.cards) for level in "AB1X"] for hero in classes()]
    assert sorted(ours) == sorted(printed)


@pytest.mark.rule("JL-TUT-01", "JL-TUT-03")
@pytest.mark.parametrize("name", SHEETS)
def test_tutorial_cards_are_simple(name: str) -> None:
    hero = named(name)
    first = {card.initiative: card for card in hero.cards if card.level == "A"}
    for card in hero.cards:
        if card.level in ("A", "B"):
            assert all(not half.infuse and not half.slots for half in halves(card))
            assert all(not line.consume and not line.when and not line.boost for line in lines(card))
        if card.level == "A":
            assert not any(half.lost or half.xp for half in halves(card))
        if card.level == "B":
            assert card.name == first[card.initiative].name
    assert any(half.lost for card in hero.cards if card.level == "B" for half in halves(card))


@pytest.mark.parametrize("name", SHEETS)
def test_a_class_makes_the_elements_it_consumes(name: str) -> None:
    made: set[str] = set()
    wanted: set[str] = set()
    for card in named(name).cards:
        made.update(*(half.infuse for half in halves(card)))
        wanted.update(*(option.elements for line in lines(card) for option in line.consume))
    assert len(wanted) == 2
    assert wanted <= made


def test_all_conditions_are_used_and_no_card_is_a_rule_of_its_own() -> None:
    cards = [card for hero in classes() for card in hero.cards]
    verbs = Counter(type(line) for card in cards for line in lines(card))
    assert NamedRule not in verbs
    assert {name for card in cards for line in lines(card) for name in _conditions(line)} == CONDITIONS


def _conditions(line: Ability) -> set[str]:
    bought = [name for option in line.consume for name in option.effects]
    return {*getattr(line, "effects", ()), *getattr(line, "conditions", ()), *bought}


def test_each_class_has_its_own_style() -> None:
    def lead(count: Callable[[Ability], bool]) -> str:
        found = {
            name: sum(count(line) for card in named(name).cards for line in lines(card)) / len(named(name).cards)
            for name in SHEETS
        }
        return max(found, key=lambda name: found[name])

    def tag(line: Ability) -> str:
        return str(type(line).__struct_config__.tag)

    assert lead(lambda line: bool(getattr(line, "area", None))) == "lamplighter"
    assert lead(lambda line: tag(line) == "trap") == "roofrunner"
    assert lead(lambda line: tag(line) in ("shield", "retaliate") or isinstance(line, Bonus)) == "tanner"
    assert lead(lambda line: tag(line) == "grant") == "chandler"


@pytest.mark.rule("JL-CARD-07")
@pytest.mark.parametrize("name", SHEETS)
def test_names_are_short_and_in_both_languages(name: str) -> None:
    hero = named(name)
    titles = Counter((card.name.en, card.level) for card in hero.cards)
    assert max(titles.values()) == 1
    for card in hero.cards:
        assert all(0 < len(name) <= 24 for name in (card.name.en, card.name.de)), card.id
    assert all(40 < len(text) <= 140 for text in (hero.about.en, hero.about.de))


@pytest.mark.rule("JL-CHAR-02")
def test_a_pack_with_an_unsound_class_is_refused_with_the_place(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "pack.yaml", tmp_path)
    shutil.copytree(FOLDER / "classes", tmp_path / "classes")
    file = tmp_path / "classes" / "tanner.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("hand: 10", "hand: 9"), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path, MODEL)
    assert [str(problem) for problem in caught.value.problems] == [
        "classes/tanner.yaml:1:1: jaws:tanner has 10 cards of level 1 — a class has 9 of them"
    ]


def broken(**changes: object) -> HeroClass:
    return msgspec.structs.replace(named("tanner"), **changes)


def test_a_missing_card_is_reported_with_its_level() -> None:
    fewer = broken(cards=tuple(card for card in named("tanner").cards if card.level != "5"))
    assert list(check_levels(fewer)) == [("jaws:tanner has 0 cards of level 5", "a class has 1 of them")]


@pytest.mark.rule("JL-CHAR-05", "JL-CHAR-11", "JL-CHAR-12", "JL-TUT-04")
def test_a_hand_is_made_of_cards_of_level_1() -> None:
    assert [fault for fault, _ in check_levels(broken(hand=11))] == ["jaws:tanner has 10 cards of level 1"]


@pytest.mark.rule("JL-CARD-06")
def test_cards_stand_in_the_order_of_their_levels() -> None:
    assert list(check_order(named("tanner"))) == []
    assert len(list(check_order(broken(cards=named("tanner").cards[::-1])))) == 1


@pytest.mark.rule("JL-CARD-04", "FACT-JL-02")
@pytest.mark.parametrize("hp", [(10,) * 9, (10, 12, 14, 16, 18, 20, 22, 24)])
def test_hit_points_rise_over_nine_levels(hp: tuple[int, ...]) -> None:
    assert list(check_sheet(named("tanner"))) == []
    assert "hit points" in next(iter(check_sheet(broken(hp=hp))))[0]


@pytest.mark.rule("JL-PERK-03", "JL-PERK-04", "JL-CARD-13", "FACT-JL-05")
def test_perks_have_fifteen_boxes_and_take_away_what_is_there() -> None:
    assert list(check_perks(named("tanner"))) == []
    greedy = broken(perks=(Perk(boxes=4, remove=("-2",)),))
    assert [fault for fault, _ in check_perks(greedy)] == [
        "jaws:tanner has 4 boxes for perks",
        "the perks of jaws:tanner take away 3 more -2 than there are",
    ]


def test_a_b_card_needs_an_a_card_to_replace() -> None:
    cards = tuple(
        msgspec.structs.replace(card, initiative=1) if card.id == "jaws:lime-pit-b" else card
        for card in named("tanner").cards
    )
    assert [(card.id, fault) for card, fault in check_tutorial(broken(cards=cards))] == [
        ("jaws:lime-pit-b", "no card of level A has the initiative 1, so jaws:lime-pit-b replaces none")
    ]


def test_twins_are_reported() -> None:
    heave = next(card for card in named("tanner").cards if card.id == "jaws:heave")
    twin = msgspec.structs.replace(heave, id="jaws:heave-again")
    found = [fault for _, fault in check_twins(broken(cards=(*named("tanner").cards, twin)))]
    assert found == [
        "jaws:heave-again has the same abilities as jaws:heave",
        "jaws:heave-again has the same initiative as jaws:heave",
    ]


@pytest.mark.rule("JL-CARD-01", "JL-CARD-02", "JL-AMD-12", "JL-PERK-05")
def test_a_modifier_card_has_a_number_or_a_multiple() -> None:
    odd = (Modifier(value=1, times=2), Modifier(value=2, shuffle=True), Modifier(effects=("stun",)))
    assert [fault for fault, _ in check_modifiers(broken(perks=(Perk(add=odd),)))] == [
        "modifier card 0 of jaws:tanner has a number and a multiple",
        "modifier card 1 of jaws:tanner shuffles or rolls",
    ]


@pytest.mark.rule("JL-ABIL-04", "JL-ONGO-03", "JL-CARD-05", "JL-CARD-14")
@pytest.mark.parametrize(
    ("half", "fault"),
    [
        (Action(do=()), "does nothing"),
        (Action(do=(Shield(value=1),)), "has a bonus and doesn't say how long it lasts"),
        (Action(do=(Move(value=1),), stays="round"), "stays and has no bonus"),
        (
            Action(do=(Shield(value=1),), stays="persistent", slots=(0,)),
            "has use slots and no lasting bonus that uses them",
        ),
    ],
)
def test_what_goes_on_says_how_long(half: Action, fault: str) -> None:
    card = msgspec.structs.replace(named("tanner").cards[0], top=half)
    assert [found for _, found in check_halves(broken(cards=(card,)))] == [f"the top of {card.id} {fault}"]
