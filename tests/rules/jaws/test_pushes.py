"""Push and pull: farther or nearer with every step, and what stops them."""

from typing import Any

import pytest
from tests.rules.boards import at, board, line
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Pull, Push
from undercroft.games.haven.events import Shoved
from undercroft.games.haven.force import shove
from undercroft.games.haven.state import Overlay


def field(foe: str = "1,0 hp=5", mira: str = "0,0", **more: Any) -> Stage:
    """Mira in the middle of open ground, a foe beside her."""
    figures = {"mira": f"{mira} hero hp=9 cards=0", "imp-1": foe, **more.pop("figures", {})}
    return Stage(board(figures, **more))


@pytest.mark.rule("JL-EX-37", "JL-PUSH-01", "JL-PUSH-03", "JL-PUSH-09")
def test_every_step_of_a_push_leads_farther_away_and_a_character_may_stop() -> None:
    stage = field()
    stage.act("mira", Push(value=2), "target:imp-1", "stop")
    assert stage.options() == [*(f"cell:{at(*spot)}" for spot in ((1, 1), (2, -1), (2, 0))), "stop"]
    assert stage.at("imp-1") == at(1, 0)
    stage.act("mira", Push(value=2), "target:imp-1", f"cell:{at(2, 0)}", f"cell:{at(3, 0)}")
    assert stage.at("imp-1") == at(3, 0)


@pytest.mark.rule("JL-PUSH-10", "JL-EX-37", "JL-GEN-03")
def test_a_monster_pushes_as_far_as_possible_where_the_players_say() -> None:
    stage = field("1,0 hp=5", floor=3)
    stage.act("imp-1", Push(value=2), "target:mira", f"cell:{at(-1, 0)}", f"cell:{at(-2, 1)}")
    assert stage.asked[-1].party
    assert "stop" not in stage.options()
    assert stage.at("mira") == at(-2, 1)


@pytest.mark.rule("JL-PUSH-10")
def test_of_the_ways_of_a_monster_s_push_only_the_longest_may_be_taken() -> None:
    stage = field("1,0 hp=5", floor=[(0, 0), (1, 0), (-1, 0), (-1, 1), (-2, 0)])
    stage.act("imp-1", Push(value=1), "target:mira", f"cell:{at(-1, 1)}")
    assert stage.options() == [f"cell:{at(-1, 0)}", f"cell:{at(-1, 1)}"]
    stage.figure("mira").at = at(0, 0)
    stage.act("imp-1", Push(value=2), "target:mira", f"cell:{at(-1, 0)}", f"cell:{at(-2, 0)}")
    assert [len(question.options) for question in stage.asked[-2:]] == [1, 1]


@pytest.mark.rule("JL-PUSH-01", "JL-PUSH-03")
def test_every_step_of_a_pull_leads_nearer() -> None:
    stage = field("3,0 hp=5", floor=line(0, 4))
    stage.act("mira", Pull(value=2, range=3), "target:imp-1", f"cell:{at(2, 0)}", f"cell:{at(1, 0)}")
    assert [event.to for event in stage.events(Shoved)] == [at(2, 0), at(1, 0)]  # type: ignore[attr-defined]
    stage.act("mira", Pull(value=2), "target:imp-1")
    assert stage.at("imp-1") == at(1, 0)
    wide = field("2,0 hp=5")
    wide.act("mira", Pull(value=2, range=2), "target:imp-1", "stop")
    assert wide.options() == [f"cell:{at(1, 0)}", "stop"]


@pytest.mark.rule("JL-PUSH-02")
def test_only_enemies_are_pushed_unless_the_ability_says_otherwise() -> None:
    stage = allies()
    stage.act("mira", Push(value=1))
    assert not stage.asked
    stage.act("mira", Push(value=1, at=Selector(who="allies")), "target:brand", f"cell:{at(2, 0)}")
    assert stage.at("brand") == at(2, 0)


def allies() -> Stage:
    return Stage(board({"mira": "0,0 hero hp=9", "brand": "1,0 hero hp=9"}, floor=line(0, 3)))


@pytest.mark.rule("JL-PUSH-04", "JL-PUSH-06")
@pytest.mark.parametrize("barrier", ["obstacle", "objective", "enemy of the target", "wall"])
def test_a_push_ends_where_no_hex_is_left(barrier: str) -> None:
    figures = {"objective": {"altar": "2,0 hp=5 rank=objective"}, "enemy of the target": {"brand": "2,0 hero hp=9"}}
    more: dict[str, Any] = {"figures": figures.get(barrier, {})}
    if barrier == "obstacle":
        more["obstacle"] = [(2, 0)]
    if barrier == "wall":
        more["walls"] = [((1, 0), (2, 0))]
    stage = field(floor=line(0, 4), **more)
    stage.act("mira", Push(value=3), "target:imp-1")
    assert stage.at("imp-1") == at(1, 0)
    assert not stage.events(Shoved)


@pytest.mark.rule("JL-PUSH-05", "JL-PUSH-11")
def test_through_allies_of_the_target_but_not_onto_them() -> None:
    stage = field(floor=line(0, 3), figures={"imp-2": "2,0 hp=5"})
    stage.act("mira", Push(value=1), "target:imp-1")
    assert stage.at("imp-1") == at(1, 0)
    stage.act("mira", Push(value=2), "target:imp-1", f"cell:{at(2, 0)}", f"cell:{at(3, 0)}")
    assert stage.at("imp-1") == at(3, 0)
    assert stage.at("imp-2") == at(2, 0)
    assert stage.options() == [f"cell:{at(3, 0)}"]


@pytest.mark.rule("JL-PUSH-07", "JL-TRAP-09", "JL-TRAP-01", "JL-DEATH-03")
def test_traps_spring_on_every_hex_of_a_push_which_goes_on() -> None:
    stage = field("1,0 hp=9", floor=line(0, 4), trap=[(2, 0), (3, 0)])
    steps = [f"cell:{at(q, 0)}" for q in (2, 3, 4)]
    stage.act("mira", Push(value=3), "target:imp-1", *steps)
    assert (stage.hp("imp-1"), stage.at("imp-1")) == (3, at(4, 0))
    assert not stage.state.overlays
    killed = field("1,0 hp=3", floor=line(0, 4), trap=[(2, 0)])
    killed.act("mira", Push(value=3), "target:imp-1", steps[0])
    assert killed.at("imp-1") == ""
    assert killed.state.sheets["mira"].tally["kills"] == 1


@pytest.mark.rule("JL-PUSH-08", "JL-TERR-02")
def test_difficult_terrain_does_not_slow_a_push() -> None:
    stage = field(floor=line(0, 4), difficult=[(2, 0), (3, 0)])
    stage.act("mira", Push(value=2), "target:imp-1", f"cell:{at(2, 0)}", f"cell:{at(3, 0)}")
    assert stage.at("imp-1") == at(3, 0)


@pytest.mark.rule("JL-PUSH-12", "JL-ATTACK-05")
def test_the_dead_are_not_pushed() -> None:
    stage = field("1,0 hp=2", floor=line(0, 4))
    stage.deck("+0")
    stage.act("mira", Attack(value=2, push=2), "target:imp-1")
    assert not stage.events(Shoved)
    assert stage.run(shove(stage.game, stage.acting("mira"), stage.figure("imp-1"), 2, away=True)) is False


@pytest.mark.rule("JL-PUSH-01", "JL-ATTACK-04")
def test_an_attack_that_pushes_does_so_after_its_damage() -> None:
    stage = field("1,0 hp=5", floor=line(0, 4))
    stage.deck("null")
    stage.act("mira", Attack(value=2, push=1), "target:imp-1", f"cell:{at(2, 0)}")
    assert (stage.hp("imp-1"), stage.at("imp-1")) == (5, at(2, 0))


@pytest.mark.rule("JL-PUSH-13", "JL-OBJ-06")
def test_objectives_are_not_moved() -> None:
    stage = field("1,0 hp=5 rank=objective", floor=line(0, 4))
    stage.act("mira", Push(value=2), "target:imp-1")
    assert stage.at("imp-1") == at(1, 0)


@pytest.mark.rule("JL-PUSH-14")
def test_who_is_not_seen_is_not_pulled() -> None:
    walls = [((1, r), (2, r)) for r in range(-2, 2)] + [((1, r), (2, r - 1)) for r in range(-1, 3)]
    stage = field("2,0 hp=5", floor=3, walls=walls)
    stage.act("mira", Pull(value=1, range=9))
    assert not stage.asked
    clear = field("2,0 hp=5", floor=3)
    clear.act("mira", Pull(value=1, range=9), "target:imp-1", "stop")
    assert clear.asked


@pytest.mark.rule("JL-IMMOB-03", "JL-PUSH-01")
def test_immobilized_figures_are_pushed_all_the_same() -> None:
    stage = field(floor=line(0, 4))
    trap = Overlay(id="trap-1", kind="trap", cells=[at(2, 0)], conditions=["immobilize"])
    stage.state.overlays["trap-1"] = trap
    stage.act("mira", Push(value=2), "target:imp-1", f"cell:{at(2, 0)}", f"cell:{at(3, 0)}")
    assert (stage.at("imp-1"), stage.conditions("imp-1")) == (at(3, 0), ["immobilize"])
