"""The kinds of cards: what each kind has to say, and what it may not."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.rules.jaws.den import box

from undercroft.games.haven.box import BASE_DECK, BASE_MODIFIERS
from undercroft.games.haven.content.model import (
    AbilityCard,
    BattleGoal,
    EventCard,
    HeroClass,
    Item,
    Modifier,
    MonsterType,
    PlanCard,
)
from undercroft.games.haven.modifiers import modify
from undercroft.packs import Record

NAME = {"en": "Thing", "de": "Ding"}
ACTION = {"do": [{"do": "attack", "value": 2}]}
GOAL = {"id": "g", "name": NAME, "text": NAME, "counts": "kills", "at_least": 3}
OPTION = {"text": NAME, "needs": ["tanner"], "outcome": {"text": NAME, "lose_gold_each": 5}}
EVENT = {"id": "e", "name": NAME, "text": NAME, "a": OPTION, "b": {"text": NAME, "outcome": {"text": NAME}}}
ITEM = {
    "id": "i", "name": NAME, "number": 1, "slot": "head", "gold": 20, "copies": 2, "use": "spent", "at": "attacks",
    "action": ACTION,
}  # fmt: skip
PLAN = {"initiative": 50, "action": ACTION, "name": NAME, "shuffle": True}
CARD = {"id": "c", "name": NAME, "level": "X", "initiative": 7, "top": ACTION, "bottom": ACTION}
STATS = [{"hp": 4, "move": 2, "attack": 1, "shield": 1}] * 8
MONSTER = {"id": "m", "name": NAME, "deck": "d", "standees": 6, "normal": STATS, "elite": STATS, "immune": ["stun"]}


def read(kind: type[msgspec.Struct], written: dict[str, Any]) -> Any:
    return msgspec.convert(written, kind, str_keys=True)


@pytest.mark.rule("JL-CARD-01")
def test_a_modifier_card_is_a_number_a_doubling_or_a_null_with_its_symbols() -> None:
    printed = {"value": 1, "effects": ["stun"], "infuse": ["fire"], "shuffle": True}
    card = read(Modifier, printed)
    assert (card.value, card.effects, card.infuse, card.shuffle) == (1, ("stun",), ("fire",), True)
    assert [read(Modifier, {"times": times}).times for times in (0, 2)] == [0, 2]
    for wrong in ({"times": 3}, {"effects": ["sleepy"]}, {"infuse": ["water"]}, {"value": "much"}):
        with pytest.raises(msgspec.ValidationError):
            read(Modifier, wrong)
    assert {name for name, card in BASE_MODIFIERS.items() if card.shuffle} == {"x2", "null"}


@pytest.mark.rule("FACT-JL-01", "JL-AMD-20")
def test_a_starting_deck_has_20_cards_that_come_to_nothing() -> None:
    cards = Counter(BASE_DECK)
    assert cards == {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "x2": 1, "null": 1}
    assert sum(BASE_MODIFIERS[name].value * count for name, count in cards.items()) == 0


@pytest.mark.rule("JL-CARD-02")
def test_a_modifier_card_with_a_condition_in_its_centre_counts_as_0() -> None:
    assert modify(3, read(Modifier, {"effects": ["stun"]})) == 3


@pytest.mark.rule("JL-CARD-03")
@pytest.mark.parametrize("part", ["name", "text", "counts"])
def test_a_battle_goal_has_a_title_and_what_it_asks_for(part: str) -> None:
    assert read(BattleGoal, GOAL).at_least == 3
    with pytest.raises(msgspec.ValidationError, match=part):
        read(BattleGoal, {key: value for key, value in GOAL.items() if key != part})


@pytest.mark.rule("JL-CARD-08")
def test_an_event_card_has_a_prologue_and_two_options_with_their_consequences() -> None:
    event = read(EventCard, EVENT)
    assert (event.a.needs, event.b.needs) == (("tanner",), ())
    assert event.a.outcome.lose_gold_each == 5
    for part in ("name", "text", "a", "b"):
        with pytest.raises(msgspec.ValidationError, match=part):
            read(EventCard, {key: value for key, value in EVENT.items() if key != part})
    with pytest.raises(msgspec.ValidationError, match="outcome"):
        read(EventCard, EVENT | {"b": {"text": NAME}})


@pytest.mark.rule("JL-CARD-09", "JL-ITEM-09", "JL-ITEM-16")
@pytest.mark.parametrize("part", ["name", "number", "slot", "gold", "copies", "use", "at", "action"])
def test_an_item_card_says_what_it_is_what_it_costs_and_when_it_is_used(part: str) -> None:
    assert read(Item, ITEM).use == "spent"
    with pytest.raises(msgspec.ValidationError, match=part):
        read(Item, {key: value for key, value in ITEM.items() if key != part})


@pytest.mark.parametrize("slot", ["hat", "hand", ""])
def test_an_item_goes_where_a_body_has_room_for_it(slot: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="slot"):
        read(Item, ITEM | {"slot": slot})


@pytest.mark.rule("JL-CARD-10")
def test_a_monsters_card_has_initiative_and_abilities() -> None:
    card = read(PlanCard, PLAN)
    assert (card.initiative, card.shuffle, card.name.en) == (50, True, "Thing")
    for wrong in (PLAN | {"initiative": 100}, {"initiative": 3}, PLAN | {"action": {"do": [{"do": "sing"}]}}):
        with pytest.raises(msgspec.ValidationError):
            read(PlanCard, wrong)


@pytest.mark.rule("JL-CARD-11", "JL-CARD-12")
def test_a_stat_card_has_hit_points_move_attack_and_bonuses_of_each_rank() -> None:
    card = read(MonsterType, MONSTER)
    assert (card.normal[0].shield, card.elite[7].hp, card.boss, card.immune) == (1, 4, (), ("stun",))
    for wrong in (MONSTER | {"standees": 0}, MONSTER | {"normal": [{"move": 1}]}, MONSTER | {"immune": ["rain"]}):
        with pytest.raises(msgspec.ValidationError):
            read(MonsterType, wrong)


@pytest.mark.rule("JL-CARD-05", "JL-CARD-07")
@pytest.mark.parametrize("part", ["name", "level", "initiative", "top", "bottom"])
def test_an_ability_card_has_two_actions_and_no_room_for_enhancements(part: str) -> None:
    assert read(AbilityCard, CARD).level == "X"
    with pytest.raises(msgspec.ValidationError, match=part):
        read(AbilityCard, {key: value for key, value in CARD.items() if key != part})
    with pytest.raises(msgspec.ValidationError, match="dots"):
        read(AbilityCard, CARD | {"dots": 2})


@pytest.mark.rule("JL-CARD-04", "JL-CARD-05")
@pytest.mark.parametrize(("kind", "least"), [(HeroClass, 4), (AbilityCard, 100), (MonsterType, 19), (Item, 36)])
def test_the_pack_holds_all_kinds_under_ids_of_their_own(kind: type[Record], least: int) -> None:
    table = box().table(kind)
    assert len(table) >= least
    assert all(id == record.id and id.startswith("jaws:") for id, record in table.items())
