"""Where bots want to get: what is left to do comes before the exit."""

import pytest
from tests.rules.house import house, monster
from tests.rules.stage import NAME, Stage

from undercroft.games.haven.adviser.aims import DOOR, GOAL, HARM, aims_of
from undercroft.games.haven.content.model import Goal, SpecialRule
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Suffer
from undercroft.games.haven.world import names_of

ESCAPE = Goal(kind="escape", of="start", text=NAME)
LOOT = Goal(kind="loot", count=1, text=NAME)


def aims(stage: Stage) -> dict[float, list[str]]:
    """Hexes by what a step towards them is worth."""
    return {aim.worth: names_of(stage.game, aim.at) for aim in aims_of(stage.game, stage.figure("mira"))}


@pytest.mark.parametrize(
    ("goals", "aimed"), [((ESCAPE,), {GOAL: ["a0", "b0"]}), ((LOOT, ESCAPE), {DOOR: ["d0"]})], ids=["alone", "last"]
)
def test_the_exit_comes_last(goals: tuple[Goal, ...], aimed: dict[float, list[str]]) -> None:
    assert aims(house(goals=goals, figures={"mira": "2,0 hero hp=20"})) == aimed


def test_a_hex_that_hurts_enemies_draws_as_long_as_there_are_any() -> None:
    hurt = Suffer(value=3, at=Selector(who="monsters"))
    rule = SpecialRule(at="enters", of="start", do=(hurt,), once=True)
    calm = house(rules=(rule,))
    assert HARM not in aims(calm)
    fight = house(rules=(rule,), figures={"mira": "0,0 hero hp=20", "rat-1": "2,0 hp=5"}, records=monster("rat"))
    assert aims(fight)[HARM] == ["a0", "b0"]
    fight.state.fired.append(0)
    assert HARM not in aims(fight)
