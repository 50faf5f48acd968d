"""Moving: points, friends and foes in the way, jumps, difficult terrain, obstacles."""

from typing import Any

import pytest
from tests.rules.boards import at, board, line
from tests.rules.stage import Move, Stage

from undercroft.games.haven.content.verbs import Destroy
from undercroft.games.haven.events import Moved
from undercroft.games.haven.state import Overlay
from undercroft.games.haven.walk import move_ability, reach, walk
from undercroft.games.haven.world import empty_hexes, names_of
from undercroft.grid import parse_cell


def corridor(length: int = 4, foe: str = "9,9", **terrain: Any) -> Stage:
    """Mira at (0,0) of a corridor one hex wide."""
    figures = {"mira": "0,0 hero hp=8 cards=0"}
    if foe != "9,9":
        figures["imp-1"] = f"{foe} hp=5"
    return Stage(board(figures, floor=line(0, length), **terrain))


def ends(stage: Stage, points: int, jump: bool = False, who: str = "mira") -> list[str]:
    """Where a move of so many points can end, besides staying."""
    ways = reach(stage.game, stage.figure(who), points, jump)
    return [name for name in names_of(stage.game, ways.reached) if name != stage.at(who)]


@pytest.mark.rule("JL-MOVE-01", "JL-MOVE-02", "JL-GEN-15")
def test_every_point_leads_one_hex_on_and_none_has_to_be_used() -> None:
    stage = corridor()
    assert ends(stage, 2) == [at(1, 0), at(2, 0)]
    stage.act("mira", Move(value=3), f"cell:{at(1, 0)}", "stop")
    assert stage.at("mira") == at(1, 0)
    assert stage.asked[1].args["points"] == 2
    stage.act("mira", Move(value=2), f"cell:{at(2, 0)}", f"cell:{at(3, 0)}")
    assert [event.to for event in stage.events(Moved)] == [at(1, 0), at(2, 0), at(3, 0)]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-MOVE-03", "JL-MOVE-05", "JL-MOVE-08", "JL-MAP-05")
def test_through_an_ally_but_not_onto_it() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8", "brand": "1,0 hero hp=8"}, floor=line(0, 3)))
    assert ends(stage, 1) == []
    assert ends(stage, 2) == [at(2, 0)]
    stage.act("mira", Move(value=1))
    assert not stage.asked
    stage.act("mira", Move(value=2), f"cell:{at(2, 0)}")
    assert stage.at("mira") == at(2, 0)


@pytest.mark.rule("JL-MOVE-04", "JL-OBST-01", "JL-OBJ-01", "JL-MAP-11")
@pytest.mark.parametrize("barrier", ["enemy", "obstacle", "objective", "friendly objective", "wall"])
def test_nobody_walks_through_what_bars_the_way(barrier: str) -> None:
    walls = [((0, 0), (1, 0))] if barrier == "wall" else []
    figures = {"mira": "0,0 hero hp=8", "imp-9": "4,0 hp=3"}
    if barrier == "enemy":
        figures["imp-1"] = "1,0 hp=3"
    if "objective" in barrier:
        side = "heroes" if "friendly" in barrier else "monsters"
        figures["altar"] = f"1,0 hp=3 rank=objective side={side}"
    more = {"obstacle": [(1, 0)]} if barrier == "obstacle" else {}
    stage = Stage(board(figures, floor=line(0, 4), walls=walls, **more))
    assert ends(stage, 5) == []
    over = ends(stage, 3, jump=True)
    assert over == ([] if barrier == "wall" else [at(2, 0), at(3, 0)])
    assert (at(1, 0) in ends(stage, 5, who="imp-9")) is (barrier == "wall")


@pytest.mark.rule("JL-JUMP-01", "JL-JUMP-02", "JL-JUMP-03", "JL-JUMP-06")
def test_a_jump_passes_everything_but_walls_and_lands_where_nobody_stands() -> None:
    stage = corridor(5, foe="1,0", obstacle=[(2, 0)], difficult=[(3, 0)], trap=[(4, 0)])
    assert ends(stage, 5, jump=True) == [at(3, 0), at(4, 0), at(5, 0)]
    stage.act("mira", Move(value=5, jump=True), f"cell:{at(5, 0)}")
    assert stage.at("mira") == at(5, 0)
    assert stage.hp("mira") == 8
    assert [overlay.kind for overlay in stage.state.overlays.values()].count("trap") == 1


@pytest.mark.rule("JL-JUMP-04", "JL-TRAP-01", "JL-OPEN-03")
def test_a_jump_springs_the_trap_it_ends_on() -> None:
    stage = corridor(4, trap=[(1, 0), (2, 0)])
    stage.act("mira", Move(value=2, jump=True), f"cell:{at(2, 0)}")
    assert stage.hp("mira") == 5
    assert [overlay.cells for overlay in stage.state.overlays.values()] == [[at(1, 0)]]


@pytest.mark.rule("JL-EX-53", "JL-JUMP-05", "JL-TERR-01", "JL-TERR-04")
def test_difficult_terrain_costs_two_points_and_a_jump_one() -> None:
    stage = corridor(4, difficult=[(1, 0), (2, 0)])
    assert ends(stage, 2) == [at(1, 0)]
    assert ends(stage, 1) == []
    assert ends(stage, 2, jump=True) == [at(1, 0), at(2, 0)]
    stage.act("mira", Move(value=3), f"cell:{at(1, 0)}", "stop")
    assert stage.asked[-1].args["points"] == 1
    stage.act("mira", Move(value=2, jump=True), f"cell:{at(3, 0)}")
    assert stage.at("mira") == at(3, 0)


@pytest.mark.rule("JL-MOVE-06", "JL-MAP-08")
def test_moving_over_coins_does_not_pick_them_up() -> None:
    stage = corridor(3, coin=[(1, 0), (2, 0)])
    assert {at(1, 0), at(2, 0)} <= set(names_of(stage.game, empty_hexes(stage.game)))
    stage.act("mira", Move(value=2), f"cell:{at(2, 0)}")
    assert stage.state.sheets["mira"].coins == 0
    assert len(stage.state.overlays) == 2


@pytest.mark.rule("JL-MOVE-09")
def test_a_move_was_performed_once_a_hex_was_entered() -> None:
    stage = corridor()
    stage.act("mira", Move(value=2, xp=1), "stop")
    assert stage.state.sheets["mira"].xp == 0
    stage.act("mira", Move(value=2, xp=1), f"cell:{at(1, 0)}", "stop")
    assert stage.state.sheets["mira"].xp == 1
    assert stage.state.facts.moved == 1


@pytest.mark.rule("JL-MOVE-10", "JL-OPEN-40", "JL-IMMOB-01")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_a_figure_held_in_mid_move_stays_where_it_is(condition: str) -> None:
    stage = corridor(4)
    stage.state.overlays["trap-1"] = Overlay(id="trap-1", kind="trap", cells=[at(1, 0)], conditions=[condition])
    stage.act("mira", Move(value=4), f"cell:{at(3, 0)}")
    assert stage.at("mira") == at(1, 0)
    assert stage.conditions("mira") == [condition]
    if condition == "immobilize":
        asked = len(stage.asked)
        assert stage.run(move_ability(stage.game, stage.acting("mira"), Move(value=4))) is False
        assert (stage.at("mira"), len(stage.asked)) == (at(1, 0), asked)


@pytest.mark.rule("JL-MOVE-01", "JL-DATA-09")
def test_a_leg_shows_its_way_its_points_and_its_traps() -> None:
    stage = corridor(3, trap=[(1, 0)], difficult=[(2, 0)])
    stage.act("mira", Move(value=3), "stop")
    question = stage.asked[-1]
    assert question.preview is not None
    leg = question.preview(parse_cell(at(2, 0)))
    assert leg.path == (at(0, 0), at(1, 0), at(2, 0))
    assert leg.cost.args == {"points": 3}  # type: ignore[union-attr]
    assert [danger.args["damage"] for danger in leg.dangers] == [3]  # type: ignore[union-attr]
    assert not question.preview(None).path
    stage.act("mira", Move(value=3, jump=True), "stop")
    assert stage.asked[-1].preview(parse_cell(at(2, 0))).dangers == []  # type: ignore[misc]


@pytest.mark.rule("JL-MOVE-01", "JL-TRAP-01")
def test_a_way_round_a_trap_is_taken_when_the_points_allow() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8 cards=0"}, floor=2, trap=[(1, 0)]))
    stage.act("mira", Move(value=3), f"cell:{at(2, 0)}")
    assert stage.hp("mira") == 8
    assert stage.state.facts.moved == 3


@pytest.mark.rule("JL-TRAP-04")
def test_a_trap_is_no_obstacle() -> None:
    stage = corridor(4, trap=[(1, 0)])
    assert at(2, 0) in ends(stage, 2)
    stage.act("mira", Destroy(range=3))
    assert not stage.asked
    assert stage.state.overlays


@pytest.mark.rule("JL-OBST-02", "JL-OBST-03", "JL-OBST-04", "JL-MAP-16")
def test_an_obstacle_is_destroyed_as_a_whole() -> None:
    stage = Stage("""
    hex from a3
      A   O   .
        O   .
      .   .   .
    A = @mira(hero=true hp=8 cards=0)
    O = @obstacle-vat
    """)
    assert len(stage.state.overlays["obstacle-vat"].cells) == 2
    before = ends(stage, 1)
    stage.act("mira", Destroy(range=1), "destroy:obstacle-vat")
    assert not stage.state.overlays
    assert set(before) < set(ends(stage, 1))


@pytest.mark.rule("JL-MAP-07", "JL-OBST-03")
def test_where_an_obstacle_was_the_hex_is_empty() -> None:
    stage = corridor(3, foe="3,0", obstacle=[(1, 0)])
    assert names_of(stage.game, empty_hexes(stage.game)) == [at(2, 0)]
    stage.act("mira", Destroy(), f"destroy:obstacle-{at(1, 0)}")
    assert names_of(stage.game, empty_hexes(stage.game)) == [at(1, 0), at(2, 0)]
    stage.act("mira", Move(value=2), f"cell:{at(1, 0)}", "stop")
    assert stage.at("mira") == at(1, 0)


@pytest.mark.rule("JL-MAP-06", "JL-TERR-03", "JL-MAP-04")
@pytest.mark.parametrize("kind", ["obstacle", "trap", "trap-b", "difficult"])
def test_what_keeps_a_hex_from_being_empty(kind: str) -> None:
    stage = corridor(2, **{kind: [(1, 0)]})
    assert names_of(stage.game, empty_hexes(stage.game)) == [at(2, 0)]


@pytest.mark.rule("JL-MOVE-01")
def test_a_move_for_nothing_asks_nothing() -> None:
    stage = corridor()
    act = stage.acting("mira")
    assert stage.run(walk(stage.game, act, 0, jump=False)) is False
    assert not stage.asked
