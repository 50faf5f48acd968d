"""What boosts add to abilities other than attacks, and that these count as performed."""

import pytest
from tests.rules.boards import at, board
from tests.rules.stage import Stage

from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.select import Selector, Test
from undercroft.games.haven.content.verbs import Boost, Consume, Cure, Give, Heal, Infuse, Pull, Push, Suffer

FIGURES = {
    "bern": "0,2 hero hp=3 max=9 cards=0",
    "carl": "0,1 hero hp=3 max=9 cards=0",
    "mira": "0,0 hero hp=8 cards=0",
    "imp-1": "2,0 hp=9",
    "imp-2": "1,0 hp=2",
}
FAR = Boost(range=1, targets=1)


def stage() -> Stage:
    return Stage(board(FIGURES))


def xp(scene: Stage) -> int:
    return scene.state.sheets["mira"].xp


@pytest.mark.rule("JL-HEAL-01", "JL-ELEM-05")
def test_a_heal_with_more_points_range_and_targets() -> None:
    scene = stage()
    scene.state.elements["light"] = 2
    bought = Consume(elements=("light",), value=2, xp=1)
    heal = Heal(value=1, xp=1, boost=(FAR,), consume=(bought,))
    scene.act("mira", heal, "consume", "target:bern", "target:carl")
    assert (scene.hp("bern"), scene.hp("carl"), xp(scene)) == (6, 6, 2)


@pytest.mark.rule("JL-HEAL-01")
def test_the_boost_of_one_target_is_not_that_of_another() -> None:
    scene = stage()
    gain(scene.game, scene.figure("carl"), "muddle", "")
    heal = Heal(value=1, range=2, targets=2, boost=(Boost(when=Test(target_has="muddle"), value=3),))
    scene.act("mira", heal, "target:bern", "target:carl")
    assert (scene.hp("bern"), scene.hp("carl")) == (4, 7)


@pytest.mark.rule("JL-PUSH-01", "JL-PUSH-14")
def test_a_push_with_more_steps_and_range() -> None:
    scene = stage()
    push = Push(value=1, xp=1, boost=(Boost(value=1, range=1),))
    scene.act("mira", push, "target:imp-1", f"cell:{at(3, 0)}", f"cell:{at(4, 0)}")
    assert (scene.at("imp-1"), xp(scene)) == (at(4, 0), 1)
    scene.act(
        "mira", Pull(value=1, range=4, boost=(Boost(value=1),)), "target:imp-1", f"cell:{at(3, 0)}", f"cell:{at(2, 0)}"
    )
    assert scene.at("imp-1") == at(2, 0)


@pytest.mark.rule("JL-COND-11")
def test_conditions_for_more_targets_farther_away() -> None:
    scene = stage()
    scene.act("mira", Give(conditions=("wound",), xp=1, boost=(FAR,)), "target:imp-1", "target:imp-2")
    assert (scene.conditions("imp-1"), scene.conditions("imp-2"), xp(scene)) == (["wound"], ["wound"], 1)


@pytest.mark.rule("JL-COND-01")
def test_conditions_are_taken_away() -> None:
    scene = stage()
    for condition in ("wound", "muddle", "poison"):
        gain(scene.game, scene.figure("carl"), condition, "")
    scene.act("mira", Cure(conditions=("wound", "poison"), xp=1), "target:carl")
    assert (scene.conditions("carl"), xp(scene)) == (["muddle"], 1)


@pytest.mark.rule("JL-SUFFER-01", "JL-SUFFER-03")
def test_who_fell_by_suffered_damage_is_a_kill() -> None:
    scene = stage()
    blaze = Suffer(value=2, at=Selector(who="enemies"), xp=1)
    scene.act("mira", blaze, Infuse(elements=("fire",), when=Test(killed=True)), "do")
    assert (scene.state.facts.infuse, scene.hp("imp-1"), xp(scene)) == (["fire"], 7, 1)
    scene.act("mira", blaze, Infuse(elements=("fire",), when=Test(killed=True)), "do")
    assert scene.state.facts.infuse == []
