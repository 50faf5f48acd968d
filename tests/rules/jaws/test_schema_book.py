"""The scenario book as a pack: what every scenario consists of."""

from typing import Any

import pytest

from undercroft.games.haven.content.model import Scenario
from undercroft.grid import Mask
from undercroft.table import Setup, system

JAWS: Any = system("jaws")
BOX: Any = JAWS.content(Setup(system="jaws", seats=()))
SCENARIOS: list[Scenario] = list(BOX.scenarios.values())


@pytest.mark.rule("JL-BOOK-01")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
def test_a_scenario_has_a_map_monsters_a_goal_and_its_story(scenario: Scenario) -> None:
    assert len(BOX.layout(scenario.id).board.cells_of(BOX.layout(scenario.id).board.cells)) >= 15
    assert any(room.monsters for room in scenario.rooms)
    assert scenario.goals
    for text in (scenario.intro, scenario.outro, *(goal.text for goal in scenario.goals)):
        assert text.en
        assert text.de
        assert text.en != text.de


@pytest.mark.rule("JL-BOOK-02")
def test_sections_stand_apart_from_the_prologue_and_each_has_something_that_calls_it() -> None:
    marked = [one for one in SCENARIOS if one.sections or any(room.section for room in one.rooms)]
    assert len(marked) >= 5
    for scenario in marked:
        called = str(scenario.rules)
        assert all(f"section='{section}'" in called for section in scenario.sections), scenario.id
        later = [*scenario.sections.values(), *(room.section for room in scenario.rooms if room.section)]
        assert all(text not in (scenario.intro, scenario.outro) for text in later), scenario.id


@pytest.mark.rule("JL-BOOK-11")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
def test_all_areas_form_one_continuous_map(scenario: Scenario) -> None:
    layout = BOX.layout(scenario.id)
    board = layout.board
    reached: Mask = board.bit(board.cells_of(board.cells)[0])
    links = board.linked("all", walls=["wall"])["all"]
    while (more := reached | links.spread(reached)) != reached:
        reached = more
    assert reached == board.cells
