"""The events of the city and the treasures of the pack, against the figures of the box."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from tests.rules.jaws.den import box
from tests.rules.jaws.printed import cells_of, rows

from undercroft.games.haven.content.model import EventCard, EventOption, HeroClass, Item, Outcome, Scenario, Treasure
from undercroft.rulebook import rule
from undercroft.words import Text

EVENTS = {event.id.removeprefix("jaws:"): event for event in box().table(EventCard).values()}
CLASSES = sorted(box().table(HeroClass))
TREASURES = {one.number: one for one in box().table(Treasure).values()}
ITEMS = {one.id: one.number for one in box().table(Item).values()}
NOTHING: dict[str, Any] = {}

EFFECTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "e01": ({"items": [26]}, {"gold_together": 20}),
    "e02": ({"give_next": ["bless"]}, {"items": [3], "give_next": ["bless"]}),
    "e03": ({"gold_together": 5}, NOTHING),
    "e04": ({"gold_together": 5}, NOTHING),
    "e05": ({"xp_each": 5}, {"xp_each": 10}),
    "e06": ({"give_one": ["wound"], "give_next": ["curse"]}, {"lose_gold_one": 5, "gold_others": 15}),
    "e07": ({"lose_gold_together": 5}, {"give_next": ["muddle"]}),
    "e08": ({"xp_each": 10}, NOTHING),
    "e09": (NOTHING, {"give_next": ["curse"]}),
    "e10": ({"gold_together": 4, "give_next": ["poison"]}, {"give_next": ["bless"]}),
    "e11": (NOTHING, {"give_next": ["curse"]}),
    "e12": ({"lose_gold_together": 5}, {"gold_together": 10}),
    "e13": ({"lose_gold_together": 5, "give_next": ["strengthen"]}, NOTHING),
    "e14": ({"lose_gold_each": 5, "give_next": ["bless"]}, {"give_next": ["curse"]}),
    "e15": ({"lose_gold_together": 5, "xp_each": 5}, {"lose_gold_together": 5}),
    "e16": ({"gold_together": 10}, NOTHING),
    "e17": ({"unlocks": ["jaws:s20"]}, {"unlocks": ["jaws:s20"], "gold_together": 5}),
    "e18": ({"unlocks": ["jaws:s21"], "gold_together": 5}, {"unlocks": ["jaws:s21"]}),
    "e19": ({"unlocks": ["jaws:s22"]}, {"draw_another": True}),
    "e20": ({"unlocks": ["jaws:s23"]}, {"draw_another": True}),
    "e21": ({"unlocks": ["jaws:s24"]}, {"draw_another": True}),
    "e22": ({"unlocks": ["jaws:s25"]}, {"draw_another": True}),
}
"""What FACT-JL-12 says of the two options of each card; where a class makes a difference, what the others get."""
BY_CLASS = {
    "e07": [{"gold_together": 10}],
    "e09": [{"gold_together": 15}, NOTHING],
    "e11": [{"checks_each": 1}, {"xp_each": 5}],
}


def effects(outcome: Outcome) -> dict[str, Any]:
    """All that an outcome brings, without its text; items by their numbers."""
    found = {name: value for name, value in msgspec.to_builtins(outcome).items() if name not in ("text", "rewards")}
    found |= {name: value for name, value in msgspec.to_builtins(outcome.rewards).items() if name != "text"}
    found["items"] = [ITEMS[item] for item in outcome.rewards.items]
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items() if value}


def options() -> Iterator[EventOption]:
    for event in EVENTS.values():
        yield from (event.a, event.b)


def outcomes() -> Iterator[Outcome]:
    for option in options():
        yield option.outcome
        yield from (case.outcome for case in option.cases)


@pytest.mark.rule("FACT-JL-12", "JL-CARD-08")
def test_the_22_events_bring_what_those_of_the_box_bring() -> None:
    assert {id: (effects(one.a.outcome), effects(one.b.outcome)) for id, one in EVENTS.items()} == EFFECTS
    by_class = {
        id: [effects(case.outcome) for option in (one.a, one.b) for case in option.cases] for id, one in EVENTS.items()
    }
    assert {id: cases for id, cases in by_class.items() if cases} == BY_CLASS


def test_every_party_can_answer_every_event_and_every_class_makes_a_difference() -> None:
    for size in range(len(CLASSES) + 1):
        for party in combinations(CLASSES, size):
            for event in EVENTS.values():
                assert any(not option.needs or set(option.needs) & set(party) for option in (event.a, event.b))
    asked = {kind for option in options() for kind in option.needs}
    asked |= {kind for option in options() for case in option.cases for kind in case.classes}
    assert asked == set(CLASSES)


def test_events_unlock_the_side_scenarios_that_no_scenario_unlocks() -> None:
    scenarios = box().table(Scenario)
    by_event = {id for outcome in outcomes() for id in outcome.rewards.unlocks}
    by_scenario = {id for one in scenarios.values() for id in one.rewards.unlocks}
    assert by_event | by_scenario | {"jaws:s01"} == set(scenarios)
    assert not by_event & by_scenario


def texts() -> Iterator[tuple[Text, range]]:
    """Every text of the events, and how many words it may have."""
    for event in EVENTS.values():
        yield event.text, range(30, 91)
        for option in (event.a, event.b):
            yield option.text, range(2, 19)
            for outcome in (option.outcome, *(case.outcome for case in option.cases)):
                yield outcome.text, range(12, 61)


def test_events_are_short_to_read_in_both_languages() -> None:
    for text, words in texts():
        assert len(text.en.split()) in words, text.en
        assert len(text.de.split()) in words, text.de
        assert text.en != text.de
        assert 0.6 < len(text.en) / len(text.de) < 1.5, text.en
    fronts = [event.text.en for event in EVENTS.values()]
    assert len(set(fronts)) == len({event.name.en for event in EVENTS.values()}) == 22


# Treasures


def brings(treasure: Treasure) -> str:
    """A treasure in the words of the table."""
    parts = [
        f"{treasure.xp} experience" if treasure.xp else "",
        f"{treasure.checks} check mark" if treasure.checks else "",
        f"{treasure.gold} gold" if treasure.gold else "",
        f"{treasure.coins} coin tokens" if treasure.coins else "",
        f"suffer {treasure.damage} damage" if treasure.damage else "",
        " and ".join(f"gain {name.upper()}" for name in treasure.conditions),
        f'item {ITEMS[treasure.item]} "{box().table(Item)[treasure.item].name.en}"' if treasure.item else "",
    ]
    return " and ".join(part for part in parts if part)


@pytest.mark.rule("JL-DATA-05", "FACT-JL-13")
def test_the_treasures_bring_what_the_index_of_the_box_says() -> None:
    table = cells_of(rule("JL-DATA-05").statement)
    listed = {int(number): result for number, result in table if number.isdigit()}
    assert {number: brings(one) for number, one in TREASURES.items()} == listed
    assert all(40 <= len(text) <= 160 for one in TREASURES.values() for text in (one.text.en, one.text.de))


@pytest.mark.rule("FACT-JL-08")
def test_every_treasure_lies_in_the_scenario_in_which_the_box_has_it() -> None:
    listed = {
        int(cells[0]): sorted(int(part.split()[0].rstrip(",")) for part in cells[1].split("treasure ")[1:])
        for cells in rows("FACT-JL-08")
        if cells[0].isdigit()
    }
    ours = {
        one.number: sorted(entry for entry in one.treasures.values() if isinstance(entry, int))
        for one in box().table(Scenario).values()
    }
    assert ours == listed
    assert sorted(number for numbers in ours.values() for number in numbers) == sorted(TREASURES)
