"""Objectives: things with hit points that are destroyed or protected."""

from typing import Any

import pytest
from tests.rules.boards import board, line
from tests.rules.house import house
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.content.model import Goal, Objective, SpecialRule
from undercroft.games.haven.content.verbs import Action, CountUp, Destroy, Give, Push
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import Destroyed
from undercroft.games.haven.order import next_to_act
from undercroft.games.haven.rules import check_goals
from undercroft.games.haven.scene import scene
from undercroft.games.haven.state import Marker
from undercroft.games.haven.walk import reach
from undercroft.games.haven.world import empty_hexes, names_of
from undercroft.table import Seat
from undercroft.words import Text

NAME = Text("altar", "Altar")


def altar(at: str = "c0", hp: Any = "2+C*L", foe_of: Any = "heroes") -> Objective:
    return Objective(id="altar", name=NAME, at=at, hp=hp, foe_of=foe_of)


def hall(
    objective: Objective | None = None, figures: dict[str, str] | None = None, level: int = 2, **more: Any
) -> Stage:
    drawn = board({"mira": "0,0 hero hp=9 cards=0", **(figures or {})}, floor=line(0, 6))
    plan = Action(do=(Move(), Attack()))
    return Stage(drawn, level=level, objectives=(objective or altar(),), plan=plan, **more)


def goals(kind: Any) -> tuple[Goal, ...]:
    return (Goal(kind=kind, of="altar", text=NAME),)


@pytest.mark.rule("JL-OBJ-03", "JL-GEN-12", "JL-GEN-14", "JL-GEN-18")
def test_its_hit_points_are_a_formula_of_characters_and_level() -> None:
    stage = hall(figures={"brand": "1,0 hero hp=9"})
    assert (stage.hp("altar"), stage.figure("altar").max_hp) == (6, 6)
    assert next_to_act(stage.game) is None


@pytest.mark.rule("JL-OBJ-04", "JL-OBJ-07", "JL-OPEN-17", "JL-TARGET-08")
def test_it_is_attacked_like_a_figure_until_it_is_destroyed() -> None:
    stage = hall(altar(at="b0", hp=4))
    stage.deck("+1", "+0")
    stage.act("mira", Attack(value=2), "target:altar")
    assert stage.hp("altar") == 1
    stage.act("mira", Attack(value=2), "target:altar")
    assert stage.at("altar") == ""
    assert [event.what for event in stage.events(Destroyed)] == ["altar"]  # type: ignore[attr-defined]
    assert not stage.state.overlays


@pytest.mark.rule("JL-OBJ-05", "JL-OBJ-06", "JL-PUSH-13")
def test_conditions_and_pushes_do_nothing_to_it() -> None:
    stage = hall(altar(at="b0", hp=9))
    stage.deck("+0")
    stage.act("mira", Attack(value=2, effects=("poison",), push=2), "target:altar")
    stage.act("mira", Give(conditions=("stun",)), "target:altar")
    stage.act("mira", Push(value=2), "target:altar")
    assert (stage.hp("altar"), stage.conditions("altar"), stage.at("altar")) == (7, [], "b0")


@pytest.mark.rule("JL-OBJ-07", "JL-MAP-07", "JL-OBJ-01")
def test_where_it_was_the_hex_is_empty_and_can_be_entered() -> None:
    stage = hall(altar(at="b0", hp=3))
    mira = stage.figure("mira")
    assert "b0" not in names_of(stage.game, empty_hexes(stage.game))
    assert names_of(stage.game, reach(stage.game, mira, 3, jump=False).reached) == ["a0"]
    assert names_of(stage.game, reach(stage.game, mira, 2, jump=True).reached) == ["a0", "c0"]
    stage.run(suffer(stage.game, stage.figure("altar"), 3))
    assert "b0" in names_of(stage.game, empty_hexes(stage.game))
    stage.act("mira", Move(value=1), "cell:b0")
    assert stage.at("mira") == "b0"


@pytest.mark.rule("JL-OBJ-08")
def test_what_destroys_obstacles_leaves_it_alone() -> None:
    stage = hall(altar(at="b0"))
    stage.act("mira", Destroy(range=3))
    assert stage.hp("altar") == 4
    assert not stage.asked


@pytest.mark.rule("JL-OBJ-02", "JL-END-01")
@pytest.mark.parametrize(("kind", "before", "after"), [("destroy", False, True), ("protect", True, False)])
def test_the_goal_is_to_destroy_or_to_protect_it(kind: str, before: bool, after: bool) -> None:
    for destroyed, met in ((False, before), (True, after)):
        stage = hall(altar(hp=3), goals=goals(kind))
        if destroyed:
            stage.run(suffer(stage.game, stage.figure("altar"), 3))
        check_goals(stage.game)
        assert stage.state.goal_met is met


@pytest.mark.rule("JL-OBJ-02", "JL-GEN-16")
def test_special_rules_wait_for_its_destruction() -> None:
    counts = SpecialRule(at="objective-destroyed", of="altar", do=(CountUp(counter="ruins"),))
    stage = hall(altar(hp=3), rules=(counts,))
    stage.run(suffer(stage.game, stage.figure("altar"), 3))
    assert stage.state.counters["ruins"] == 1


@pytest.mark.rule("JL-OPEN-17", "JL-OBJ-02")
@pytest.mark.parametrize(("foe_of", "hp"), [("monsters", 2), ("heroes", 4)])
def test_monsters_attack_only_objectives_that_are_their_foes(foe_of: str, hp: int) -> None:
    stage = hall(altar(at="e0", hp=4, foe_of=foe_of), figures={"imp-1": "5,0 hp=5 move=0"}, level=1)
    stage.deck("+0")
    stage.turn_of("imp-1")
    assert stage.hp("altar") == hp


@pytest.mark.rule("JL-OPEN-17", "JL-FOCUS-04")
def test_a_character_comes_before_an_objective_as_near() -> None:
    stage = hall(altar(at="e0", hp=4, foe_of="monsters"), figures={"imp-1": "5,0 hp=5 move=0"})
    stage.figure("mira").at = "g0"
    stage.state.row = [Marker("mira", 98)]
    stage.deck("+0")
    stage.turn_of("imp-1")
    assert (stage.hp("altar"), stage.hp("mira")) == (4, 7)


@pytest.mark.rule("JL-OBJ-01", "JL-FOCUS-13")
def test_it_stands_in_the_way_of_its_own_side() -> None:
    stage = hall(altar(at="b0", hp=4), figures={"imp-1": "2,0 hp=5 move=3"})
    stage.turn_of("imp-1")
    assert stage.at("imp-1") == "c0"
    assert stage.hp("mira") == 9


@pytest.mark.rule("JL-OBJ-03", "JL-HIDE-02", "JL-REVEAL-01")
def test_it_comes_to_light_with_its_room() -> None:
    stage = house(objectives=(altar(at="f0", hp="3*C"),))
    assert "altar" not in stage.state.figures
    assert all(figure.id != "altar" for figure in scene(stage.game, Seat("mira")).figures)
    stage.act("mira", Move(value=3), "cell:d0")
    assert (stage.at("altar"), stage.hp("altar")) == ("f0", 3)
    assert any(figure.id == "altar" for figure in scene(stage.game, Seat("mira")).figures)
