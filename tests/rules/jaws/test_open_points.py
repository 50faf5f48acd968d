"""Points the book leaves open whose default is a reading of what was lost, or content of our own."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.jaws.den import box
from tests.rules.jaws.printed import CONDITIONS, rows

from undercroft.games.haven.ability_words import ability_lines
from undercroft.games.haven.card_words import ability_card_words
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.model import AbilityCard, BattleGoal, HeroClass, Scenario
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.rulebook import catalogue
from undercroft.rulebook.project import Project
from undercroft.rulebook.record import Kind
from undercroft.table import CardWords, Line, Match, Setup, ZoneId, key_of
from undercroft.words import Text


def begin(scenario: str, seats: int = 4, **options: Any) -> Any:
    """The state of a scenario before its first answer."""
    setup = Setup(system="jaws", scenario=scenario, seats=SYSTEM.seats(seats), options=options)
    return Match(SYSTEM, setup, key=key_of("open")).state


def said(words: CardWords) -> str:
    lines = [line.text if isinstance(line, Line) else line for line in words.lines]
    return " | ".join(SYSTEM.speech.say(line, "en") for line in lines)


ASKS_FOR_NOTHING = {"JL-OPEN-52", "JL-OPEN-66"}
"""An advertisement on the back of the book, and a note on how the ledger is to be read."""


def test_every_open_point_has_a_default_and_code_that_follows_it() -> None:
    points = [rule for rule in catalogue("jaws") if rule.kind is Kind.OPEN]
    assert [point.id for point in points if not (point.default and point.german)] == []
    cited = Project.around(Path(__file__)).citations.by_id
    assert {point.id for point in points if point.id not in cited} == ASKS_FOR_NOTHING


@pytest.mark.rule("JL-OPEN-47")
def test_every_kind_of_ability_and_every_condition_has_the_icon_restored_for_it() -> None:
    plain = [verbs.Attack(value=2), verbs.Move(value=2), verbs.Heal(value=2), verbs.Loot(value=1)]
    assert [ability_lines(one)[0].icon for one in plain] == ["attack", "move", "heal", "loot"]
    assert [ability_lines(verbs.Give(conditions=(name,)))[0].icon for name in CONDITIONS] == CONDITIONS


@pytest.mark.rule("JL-OPEN-48", "JL-CARD-05")
def test_a_heros_card_shows_all_its_parts() -> None:
    halves = verbs.Action(do=(verbs.Attack(value=3, xp=1),), infuse=("fire",), lost=True)
    bottom = verbs.Action(do=(verbs.Move(value=4),))
    card = AbilityCard(id="c", name=Text("Wick", "Docht"), level="X", initiative=7, top=halves, bottom=bottom)
    words = ability_card_words(card)
    assert (words.name, words.corner) == (card.name, "7")
    for part in ("Attack 3", "experience", "Fire", "Lost", "Move 4"):
        assert part.lower() in said(words).lower(), part


@pytest.mark.rule("JL-OPEN-54", "FACT-JL-03", "JL-CHAR-04")
@pytest.mark.parametrize("level", range(1, 10))
def test_hand_and_hit_points_of_a_class_are_those_of_its_mat(level: int) -> None:
    state = begin("jaws:s05", **{"hero-level": level})
    for id, sheet in state.sheets.items():
        mat = box().table(HeroClass)[sheet.kind]
        assert (state.figures[id].hp, state.figures[id].max_hp) == (mat.hp[level - 1],) * 2
        assert len(state.zones[ZoneId(f"hand-{id}")].cards) == mat.hand


@pytest.mark.rule("JL-OPEN-60", "FACT-JL-08", "FACT-JL-15", "JL-SETUP-08")
def test_on_the_maps_of_our_own_lie_the_treasures_of_the_box() -> None:
    treasures = {
        int(cells[0]): sorted(int(part.split()[0].rstrip(",")) for part in cells[1].split("treasure ")[1:])
        for cells in rows("FACT-JL-08")
        if cells[0].isdigit()
    }
    for scenario in box().table(Scenario).values():
        tiles = begin(scenario.id).overlays.values()
        found = sorted(tile.number for tile in tiles if tile.kind == "treasure" and tile.number)
        assert found == treasures[scenario.number], scenario.id


@pytest.mark.rule("JL-OPEN-62", "FACT-JL-13", "JL-GOAL-05")
def test_the_deck_of_battle_goals_holds_32_of_our_own_with_a_check_mark_each() -> None:
    zones = begin("jaws:s05", goals=True).zones
    cards = [card for name, zone in zones.items() if "goal" in name for card in zone.cards]
    assert len(cards) == len(box().table(BattleGoal)) == 32
    assert {goal.checks for goal in box().table(BattleGoal).values()} == {1}
