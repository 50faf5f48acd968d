"""The campaign of the pack as a whole: how its scenarios hang together, and that all of the game occurs in it."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import get_args

import msgspec
import pytest
from tests.rules.jaws.den import box
from tests.rules.jaws.printed import cells_of, rows
from tests.rules.jaws.test_audit_scenarios import BOX, SCENARIOS, STRIPS, layout

from undercroft.games.haven.campaign.chapters import Chapters, is_open
from undercroft.games.haven.campaign.chronicle import Chronicle
from undercroft.games.haven.campaign.rewards import redraw_map
from undercroft.games.haven.content.model import Goal, Item, Scenario
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.select import Element
from undercroft.games.haven.content.stats import cards_of, count_verbs, rare_verbs, tag_of
from undercroft.games.haven.content.verbs import Ability, Read, Reveal
from undercroft.rulebook import rule

STORY = [f"s{number:02}" for number in range(1, 18)]
SIDE = [f"s{number:02}" for number in range(18, 26)]
CHAPTERS = Chapters(BOX)
ITEMS = {one.id: one.number for one in box().table(Item).values()}


# The map of the city


def test_there_are_17_story_scenarios_and_8_that_lead_nowhere() -> None:
    assert [one.number for one in SCENARIOS.values()] == list(range(1, 26))
    assert [id for id, one in SCENARIOS.items() if not one.rewards.unlocks] == ["s17", *SIDE]
    assert len({one.place for one in SCENARIOS.values()}) >= 15


def unlocked_by(id: str) -> set[int]:
    return {BOX.scenarios[other].number for other in SCENARIOS[id].rewards.unlocks}


@pytest.mark.rule("FACT-JL-07")
def test_the_city_map_and_the_rewards_are_those_of_the_box() -> None:
    for cells in rows("FACT-JL-07"):
        if not cells[0].isdigit():
            continue
        number, place, unlocks, locks, brings = cells[0], cells[2], cells[4], cells[5], cells[6]
        id = f"s{int(number):02}"
        scenario, rewards = SCENARIOS[id], SCENARIOS[id].rewards
        assert place in (scenario.place, "–")
        after = {int(other) for other in unlocks.split(",") if other.isdigit()}
        assert unlocked_by(id) == (after or ({9} if id in ("s07", "s08") else set[int]()))
        assert {str(BOX.scenarios[other].number) for other in rewards.locks} == set(locks.split(",")) - {"–"}
        assert amount(brings, "gold") == rewards.gold_each
        assert amount(brings, "XP") == rewards.xp_each
        assert amount(brings, "check mark") == rewards.checks_each
        assert amount(brings, "perk") == rewards.perks_each
        assert [f"item {ITEMS[item]}" for item in rewards.items] == re.findall(r"(?<!s )item \d+", brings)


def amount(brings: str, what: str) -> int:
    found = re.search(rf"(\d+) {what}\b", brings)
    return int(found[1]) if found else 0


@cache
def endings(won: frozenset[str]) -> frozenset[frozenset[str]]:
    """What may have been won when nothing is left to play, the side scenarios left out."""
    chronicle = Chronicle(unlocked=["jaws:s01"])
    for id in sorted(won):
        CHAPTERS.complete(chronicle, SCENARIOS[id])
        redraw_map(chronicle, SCENARIOS[id].rewards)
    nexts = [id for id in STORY if is_open(chronicle, SCENARIOS[id])]
    if not nexts:
        return frozenset({won})
    return frozenset().union(*(endings(won | {id}) for id in nexts))


@pytest.mark.rule("JL-CAMP-02")
def test_whatever_the_party_chooses_it_comes_to_the_last_scenario() -> None:
    ends = endings(frozenset())
    assert all("s17" in end for end in ends)
    assert frozenset().union(*ends) == set(STORY)
    assert len(ends) >= 4


# Variety


def test_all_kinds_of_goals_occur() -> None:
    kinds = {goal.kind for one in SCENARIOS.values() for goal in one.goals}
    assert kinds == set(get_args(msgspec.structs.fields(Goal)[0].type))


@pytest.mark.rule("JL-DATA-09")
def test_all_that_can_lie_on_a_map_lies_on_some() -> None:
    tiles = [tile for id in SCENARIOS for tile in layout(id).tiles]
    assert {tile.kind for tile in tiles} >= {"obstacle", "trap", "trap-b", "difficult", "door", "coin", "treasure"}
    assert {tile.kind for tile in tiles if len(tile.cells) > 1} >= {"obstacle", "door"}
    assert {one.foe_of for scenario in SCENARIOS.values() for one in scenario.objectives} == {"heroes", "monsters"}
    assert sum(bool(one.locked) for one in SCENARIOS.values()) >= 3


def test_every_monster_appears() -> None:
    placed = {one.type for scenario in SCENARIOS.values() for room in scenario.rooms for one in room.monsters}
    spawned = {getattr(part, "monster", None) for scenario in SCENARIOS.values() for part in parts_in(scenario)}
    assert placed | spawned >= set(BOX.monsters)
    for kind in BOX.monsters:
        if number := re.search(r"scenario-(\d+)", kind):
            where = {one.number for one in SCENARIOS.values() if kind in str(msgspec.to_builtins(one))}
            assert where == {int(number[1])}


def parts_in(scenario: Scenario) -> Iterator[Ability]:
    for rule_ in scenario.rules:
        yield from parts_of(rule_.do)
    for entry in scenario.index.values():
        yield from parts_of(entry)


@pytest.mark.parametrize("id", SCENARIOS)
def test_no_more_monsters_are_placed_than_there_are_standees(id: str) -> None:
    for strip in STRIPS:
        placed = Counter(
            one.type for room in SCENARIOS[id].rooms for one in room.monsters if getattr(one, strip) != "none"
        )
        assert all(many <= BOX.monsters[kind].standees for kind, many in placed.items()), placed


# The language


def packs_cards() -> list[tuple[Ability, ...]]:
    return list(cards_of(box()))


def test_the_language_says_nearly_all_and_all_of_it_is_used() -> None:
    lines = [[tag_of(line) for line in parts_of(card)] for card in packs_cards()]
    words = {str(kind.__struct_config__.tag) for kind in get_args(Ability)}
    assert {tag for card in lines for tag in card} == words - {"rule"}
    assert rare_verbs(lines) == {"rule"}
    counted = count_verbs(box())
    assert counted["lines by named rules"] <= 0.05 * counted["all lines"]


@pytest.mark.rule("JL-DATA-04", "JL-DATA-16")
def test_all_conditions_and_elements_occur() -> None:
    written = str([msgspec.to_builtins(card) for card in packs_cards()])
    conditions = [cells[0].lower() for cells in cells_of(rule("JL-DATA-04").statement)][1:]
    assert len(conditions) == 9
    assert all(f"'{name}'" in written for name in conditions)
    for element in get_args(Element):
        infused = [one for one in SCENARIOS.values() if element in elements_of(one)]
        assert infused, element


def elements_of(scenario: Scenario) -> set[str]:
    return {element for part in parts_in(scenario) for element in getattr(part, "elements", ())}


def test_sections_and_rooms_are_reached_by_rules_in_several_scenarios() -> None:
    used = {id: {type(part) for part in parts_in(one)} for id, one in SCENARIOS.items()}
    assert sum(Read in kinds for kinds in used.values()) >= 3
    assert any(Reveal in kinds for kinds in used.values())
