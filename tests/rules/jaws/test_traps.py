"""Traps: who springs them, what they do, and who gets the kill."""

from typing import Any

import pytest
from tests.rules.boards import at, board, line
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Grant, Trap
from undercroft.games.haven.enter import enter
from undercroft.games.haven.events import TrapSprung
from undercroft.games.haven.state import Overlay


def corridor(
    damage: int = 3, conditions: tuple[str, ...] = (), figures: dict[str, str] | None = None, **more: Any
) -> Stage:
    """Mira before a trap at (1,0)."""
    drawn = board({"mira": "0,0 hero hp=9 cards=2", **(figures or {})}, floor=line(0, 5))
    stage = Stage(drawn, **more)
    trap = Overlay(id="trap-1", kind="trap", cells=[at(1, 0)], damage=damage, conditions=list(conditions))
    stage.state.overlays["trap-1"] = trap
    return stage


@pytest.mark.rule("JL-TRAP-01", "JL-TRAP-02", "JL-TRAP-03")
def test_entering_a_trap_springs_it_once() -> None:
    stage = corridor(3, ("poison", "muddle"))
    stage.act("mira", Move(value=1), f"cell:{at(1, 0)}", "suffer")
    assert (stage.hp("mira"), stage.conditions("mira")) == (6, ["poison", "muddle"])
    assert not stage.state.overlays
    stage.run(enter(stage.game, stage.figure("mira"), at(1, 0)))
    assert len(stage.events(TrapSprung)) == 1


@pytest.mark.rule("JL-EX-47", "JL-TRAP-07", "JL-TRAP-02", "JL-TRAP-03")
def test_its_damage_can_be_negated_its_conditions_not() -> None:
    stage = corridor(3, ("poison",))
    stage.figure("mira").hp = 3
    card = stage.pile("hand-mira")[0]
    stage.act("mira", Move(value=1), f"cell:{at(1, 0)}", f"lose:{card}")
    assert (stage.hp("mira"), stage.conditions("mira"), stage.state.overlays) == (3, ["poison"], {})
    assert stage.pile("lost-mira") == [card]


@pytest.mark.rule("JL-TRAP-08", "JL-DEATH-04", "JL-TRAP-01")
def test_monsters_spring_traps_too_and_nobody_gets_the_kill() -> None:
    stage = corridor(3, figures={"imp-1": "2,0 hp=3"}, plan=Action(do=(Move(), Attack())))
    stage.figure("mira").at = ""
    stage.run(enter(stage.game, stage.figure("imp-1"), at(2, 0)))
    assert stage.hp("imp-1") == 3
    stage.figure("imp-1").at = at(1, 0)
    stage.run(enter(stage.game, stage.figure("imp-1"), at(1, 0)))
    assert stage.at("imp-1") == ""
    assert "kills" not in stage.state.sheets["mira"].tally


@pytest.mark.rule("JL-DEATH-03", "JL-TRAP-08")
def test_who_has_an_enemy_walk_onto_it_gets_the_kill() -> None:
    stage = corridor(3, figures={"imp-1": "2,0 hp=3"})
    stage.act(
        "mira",
        Grant(range=3, at=Selector(who="enemies"), abilities=(Move(value=1),)),
        "target:imp-1",
        f"cell:{at(1, 0)}",
    )
    assert stage.at("imp-1") == ""
    assert stage.state.sheets["mira"].tally["kills"] == 1


@pytest.mark.rule("JL-TRAP-05", "JL-TRAP-04")
def test_a_trap_is_laid_on_an_empty_hex_of_the_kind_that_is_said() -> None:
    stage = corridor(figures={"imp-1": "3,0 hp=5"})
    stage.act("mira", Trap(range=3, damage="2+L", conditions=("wound",)), f"cell:{at(2, 0)}")
    assert stage.options() == [f"cell:{at(2, 0)}", "skip"]
    laid = [one for one in stage.state.overlays.values() if one.id != "trap-1"]
    assert [(one.kind, one.cells, one.damage, one.conditions) for one in laid] == [("trap", [at(2, 0)], 3, ["wound"])]
    stage.act("mira", Trap(range=9, damage=1), "skip")
    assert len(stage.state.overlays) == 2


@pytest.mark.rule("JL-TRAP-02", "JL-MOVE-02")
def test_the_move_goes_on_behind_the_trap() -> None:
    stage = corridor(3)
    stage.act("mira", Move(value=3), f"cell:{at(3, 0)}", "suffer")
    assert (stage.at("mira"), stage.hp("mira")) == (at(3, 0), 6)


@pytest.mark.rule("JL-TRAP-02", "JL-EXH-01")
def test_who_is_exhausted_by_a_trap_goes_no_farther() -> None:
    stage = corridor(9)
    stage.act("mira", Move(value=3), f"cell:{at(3, 0)}", "suffer")
    assert stage.at("mira") == ""
    assert stage.state.sheets["mira"].exhausted
