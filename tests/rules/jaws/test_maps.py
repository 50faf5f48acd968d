"""The map: adjacency, walls, rooms, doors, outlines, and what keeps of it to itself what nobody has seen."""

import pytest
from tests.rules.boards import at, board, line
from tests.rules.house import house, straight
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.content.select import Test
from undercroft.games.haven.content.verbs import CountUp
from undercroft.games.haven.layout import Layout
from undercroft.games.haven.scene import scene
from undercroft.games.haven.walk import reach
from undercroft.games.haven.world import adjacent, distance, names_of, occupied, sees
from undercroft.grid import INSET, Cell, parse_cell
from undercroft.table import Seat


def open_ground(**more: object) -> Stage:
    return Stage(board({"mira": "0,0 hero hp=8 cards=0"}, **more))  # type: ignore[arg-type]


@pytest.mark.rule("JL-MAP-01", "JL-MAP-02", "JL-GEN-15")
def test_hexes_that_share_an_edge_are_adjacent() -> None:
    game = open_ground(floor=2).game
    near = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert all(adjacent(game, at(0, 0), at(*spot)) for spot in near)
    assert not any(adjacent(game, at(0, 0), at(*spot)) for spot in [(0, 0), (2, 0), (1, 1), (2, -1)])
    assert [distance(game, at(0, 0), at(*spot)) for spot in [(0, 0), (1, 0), (2, 0), (1, 1)]] == [0, 1, 2, 2]


@pytest.mark.rule("JL-MAP-03", "JL-MAP-11", "JL-JUMP-02")
def test_a_wall_line_parts_two_hexes_for_good() -> None:
    stage = open_ground(floor=line(0, 1), walls=[((0, 0), (1, 0))])
    assert not adjacent(stage.game, at(0, 0), at(1, 0))
    assert distance(stage.game, at(0, 0), at(1, 0)) > 99
    for jump in (False, True):
        assert names_of(stage.game, reach(stage.game, stage.figure("mira"), 5, jump).reached) == [at(0, 0)]


@pytest.mark.rule("JL-MAP-04", "JL-MAP-05")
def test_a_hex_is_occupied_by_whoever_stands_on_it() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8", "imp-1": "1,0 hp=3", "altar": "2,0 hp=3 rank=objective"}))
    assert names_of(stage.game, occupied(stage.game)) == [at(0, 0), at(1, 0), at(2, 0)]


@pytest.mark.rule("JL-MAP-12")
def test_a_hex_beside_a_wall_has_at_least_one_wall_among_its_edges() -> None:
    stage = open_ground(floor=2, walls=[((0, 0), (1, 0))])
    map_ = stage.box.layout("test")
    beside = [spot for spot in ((0, 0), (1, 0), (0, 1), (0, -1), (2, 0), (-2, 1)) if map_.beside_wall(Cell(*spot))]
    assert beside == [(0, 0), (1, 0), (2, 0), (-2, 1)]
    ability = Move(value=1, when=Test(self_at_wall=True))
    stage.act("mira", ability, f"cell:{at(0, 1)}")
    stage.act("mira", ability)
    assert stage.at("mira") == at(0, 1)


@pytest.mark.rule("JL-MAP-09", "JL-MAP-10", "JL-DOOR-03")
def test_a_door_parts_rooms_and_belongs_to_none() -> None:
    map_ = Layout.of(straight().replace("area 2: e0", "area 2: d0 e0"), INSET)
    assert [map_.board.cells_of(map_.rooms[room]) for room in ("1", "2")] == [
        tuple(map(parse_cell, ("a0", "b0", "c0"))), tuple(map(parse_cell, ("e0", "f0", "g0"))),
    ]  # fmt: skip
    assert [map_.behind(door) for door in ("door-d0", "door-h0")] == [["1", "2"], ["2", "3"]]
    assert "start" not in map_.rooms


@pytest.mark.rule("JL-MAP-09", "JL-MAP-03")
def test_rooms_that_touch_are_parted_by_walls() -> None:
    drawn = board({"mira": "0,0 hero hp=8"}, floor=line(0, 3)) + "area 1: a0 b0\narea 2: c0 d0\n"
    stage = Stage(drawn)
    assert stage.state.rooms == ["1", "2"]
    assert adjacent(stage.game, "a0", "b0")
    assert not adjacent(stage.game, "b0", "c0")
    assert not sees(Stage(drawn, rooms=["1"]).game, "b0", "c0")


@pytest.mark.rule("JL-MAP-09", "JL-GEN-16")
def test_areas_made_up_of_hexes_of_rooms_only_name_places() -> None:
    drawn = straight() + "area smoke: b0 c0 f0\narea exit: l0\n"
    map_ = Layout.of(drawn, INSET)
    assert list(map_.rooms) == ["1", "2", "3"]
    assert [map_.area_at(parse_cell(name)) for name in ("a0", "f0", "l0", "e0", "d0")] == [
        "start", "smoke", "exit", "2", None,
    ]  # fmt: skip
    assert map_.board["near"].joined(parse_cell("a0"), parse_cell("b0"))


@pytest.mark.rule("JL-MAP-16", "JL-OBST-02", "JL-DOOR-01")
def test_one_outline_is_one_thing() -> None:
    stage = Stage("""
    hex from a2
      .   O   D
        O   D
      A   .   .
    A = @mira(hero=true hp=8 cards=0)
    O = @obstacle-bench
    D = @door-gate
    """)
    assert [(one.id, one.kind, len(one.cells)) for one in stage.state.overlays.values()] == [
        ("door-gate", "door", 2), ("obstacle-bench", "obstacle", 2),
    ]  # fmt: skip


@pytest.mark.rule("JL-DOOR-04", "JL-HIDE-02")
def test_doors_of_rooms_nobody_has_seen_are_not_shown() -> None:
    stage = house()
    seen = {cell.id for cell in scene(stage.game, Seat("mira")).boards[0].cells}
    assert seen == {"a0", "b0", "c0", "d0"}
    stage.state.rooms.append("2")
    seen = {cell.id for cell in scene(stage.game, Seat("mira")).boards[0].cells}
    assert seen == {"a0", "b0", "c0", "d0", "e0", "f0", "g0", "h0"}


@pytest.mark.rule("JL-MAP-14", "JL-GEN-16")
def test_tokens_that_special_rules_use_are_counters() -> None:
    stage = open_ground(floor=2)
    stage.act("mira", CountUp(counter="levers"))
    stage.act("mira", CountUp(counter="levers", by=2))
    stage.deck("+0")
    stage.act("mira", Attack(value=1, when=Test(counter="levers", at_least=4)))
    assert stage.state.counters["levers"] == 3
    assert not stage.asked
