"""Whom a monster focuses on, in both editions."""

import pytest
from tests.games.haven.monsters.boards import (
    BOTH,
    EDITIONS,
    FH,
    JL,
    area,
    corridor,
    drawn,
    ends,
    floor,
    focus,
    ground,
    melee,
    ranged,
    turn,
)

from undercroft.games.haven.monsters import Arena, Foe, Position, Task, think
from undercroft.games.haven.monsters.turn_format import Ability
from undercroft.grid import HEX, Board, Cell, HexSight


@pytest.mark.rule("JL-FOCUS-05", "JL-FOCUS-06", "FH-FOCUS-09")
@pytest.mark.parametrize("rules", BOTH)
def test_equal_initiatives_go_by_the_second_card_then_by_the_players(rules: str) -> None:
    long_rests = {"A": {"initiative": 99}, "B": {"initiative": 99}}
    assert focus(rules, corridor("A . M . B", **long_rests), melee()) == ("A", "B")
    assert ends(rules, corridor("A . M . B", **long_rests), melee()) == [((1, 0), "A"), ((3, 0), "B")]
    long_rests["A"]["tie"] = 99
    assert focus(rules, corridor("A . M . B", **long_rests), melee()) == "B"


@pytest.mark.rule("JL-FOCUS-07", "JL-FOCUS-19", "FH-FOCUS-14", "FH-LOS-05")
@pytest.mark.parametrize("rules", BOTH)
def test_what_it_sees_now_does_not_matter(rules: str) -> None:
    wall = [(q, 0, side) for q in range(4) for side in (1, 2)]
    board = floor([(q, r) for q in range(5) for r in (0, 1)], walls=wall, M=(0, 0), A=(0, 1))
    assert ends(rules, board, ranged(1, move=0)) == [((0, 0), "")]
    assert focus(rules, board, ranged(1)) == "A"
    assert ends(rules, board, ranged(1, move=2)) == [((2, 0), "")]


@pytest.mark.rule("JL-FOCUS-02", "FH-FOCUS-11", "JL-MAP-11", "FH-TILE-35")
@pytest.mark.parametrize("rules", BOTH)
def test_round_the_wall_on_the_side_without_the_trap(rules: str) -> None:
    board = drawn("""
hex from b2
    A
  ^   .
    #
  .   .
    M
""")
    told = turn(rules, board, melee())
    assert told.paths == (((1, 0), (2, 0), (2, 1)),)
    assert [targets for _, targets in told.options] == [("A",)]


@pytest.mark.rule("JL-FOCUS-08", "JL-FOCUS-10", "FH-FOCUS-13", "FH-FOCUS-04")
@pytest.mark.parametrize("rules", BOTH)
def test_the_way_may_be_longer_than_this_turn(rules: str) -> None:
    board = corridor("M . . . . . . A")
    assert (focus(rules, board, melee(2)), ends(rules, board, melee(2))) == ("A", [((2, 0), "")])


@pytest.mark.rule("JL-FOCUS-09", "FH-FOCUS-05")
@pytest.mark.parametrize("rules", BOTH)
def test_range_shortens_the_way(rules: str) -> None:
    board = corridor("B . . M o . A", start=-3)
    assert focus(rules, board, melee()) == "B"
    assert focus(rules, board, ranged(3)) == "A"


@pytest.mark.rule("FH-FOCUS-03", "JL-FOCUS-11")
@pytest.mark.parametrize("rules", BOTH)
def test_difficult_ground_counts_twice(rules: str) -> None:
    assert focus(rules, corridor("A . ~ M . . B"), melee()) == "B"
    assert focus(rules, corridor("A ~ ~ M . . B"), melee()) == "B"


@pytest.mark.rule("FH-FOCUS-03", "FH-TILE-22", "FH-TILE-23")
def test_ice_shortens_the_way() -> None:
    board = corridor("A . . M * ~ . B")
    assert focus(FH, board, melee(1)) == "A"
    assert turn(FH, board, melee(1, movement="flying")).focus == "A"
    assert focus(FH, corridor("A . . . M * ~ . B"), melee(1)) == "B"


@pytest.mark.rule("JL-FOCUS-12", "FH-FOCUS-21")
@pytest.mark.parametrize("rules", BOTH)
def test_its_own_hex_counts_an_occupied_one_does_not(rules: str) -> None:
    assert ends(rules, corridor("M A"), melee()) == [((0, 0), "A")]
    assert turn(rules, corridor("M . m A"), melee(3)).focus is None


@pytest.mark.rule("JL-FOCUS-13", "FH-FOCUS-21", "FH-FOCUS-23")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("sign", ["B", "o", "#", "+"])
def test_no_way_through_enemies_obstacles_walls_and_doors(rules: str, sign: str) -> None:
    board = corridor(f"M . {sign} . A")
    assert focus(rules, board, melee(3)) != "A"
    assert focus(rules, corridor("M . m . A"), melee(3)) == "A"


@pytest.mark.rule("JL-FOCUS-13", "FH-FOCUS-21", "FH-MOVE-02")
@pytest.mark.parametrize("rules", BOTH)
def test_an_enemy_is_in_the_way_even_of_better_hexes_behind_it(rules: str) -> None:
    board = corridor("M B . A")
    assert ends(rules, board, melee(3, targets=2)) == [((0, 0), "B")]
    assert ends(rules, board, melee(3, targets=2, movement="jump")) == [((2, 0), "AB")]


@pytest.mark.rule("JL-FOCUS-13", "JL-OBJ-01", "FH-FOCUS-21", "FH-MOVE-02")
@pytest.mark.parametrize("rules", BOTH)
def test_an_objective_of_its_own_side_is_in_the_way_but_can_be_jumped(rules: str) -> None:
    board = corridor("M m . A", m={"objective": True})
    assert turn(rules, board, melee()).focus is None
    assert ends(rules, board, melee(movement="jump")) == [((2, 0), "A")]


@pytest.mark.rule("JL-FOCUS-14", "JL-MTURN-07", "FH-FOCUS-15", "FH-FOCUS-20")
@pytest.mark.parametrize("rules", BOTH)
def test_without_a_way_there_is_no_focus_no_move_and_no_attack(rules: str) -> None:
    told = turn(rules, corridor("M . o A"), melee())
    assert (told.focus, told.options) == (None, ((Cell(0, 0), ()),))
    assert turn(rules, corridor("M . ."), melee()).options == ((Cell(0, 0), ()),)


@pytest.mark.rule("JL-FOCUS-15", "JL-FOCUS-16", "FH-FOCUS-10")
@pytest.mark.parametrize("rules", BOTH)
def test_several_targets_have_one_focus(rules: str) -> None:
    told = turn(rules, ground(M=(0, 0), A=(2, 0), B=(2, 1)), melee(targets=2))
    assert told.focus == "A"
    assert [targets for _, targets in told.options] == [("A", "B")]


@pytest.mark.rule("JL-FOCUS-20", "JL-JUMP-06", "FH-FOCUS-27", "FH-JUMP-03")
@pytest.mark.parametrize("rules", BOTH)
def test_a_jump_counts_only_its_end(rules: str) -> None:
    over = corridor("M ^ B ~ o . A")
    assert focus(rules, over, melee(5, movement="jump")) == "B"
    assert ends(rules, corridor("M ^ ~ o . A"), melee(4, movement="jump")) == [((4, 0), "A")]
    assert ends(rules, corridor("M . ^ A"), melee(2, movement="jump")) == [((2, 0), "A")]
    assert ends(rules, corridor("M ^ o . A"), melee(2, movement="jump")) == [((0, 0), "")]
    assert ends(rules, corridor("M . o . A"), melee(2, movement="jump")) == [((1, 0), "")]


@pytest.mark.rule("FH-FOCUS-27", "FH-FLY-02", "FH-FLY-03", "FH-MAP-02")
def test_flying_ends_above_anything_but_figures_and_walls() -> None:
    assert ends(FH, corridor("M ^ o A"), melee(2, movement="flying")) == [((2, 0), "A")]
    assert ends(FH, corridor("M ^ m A"), melee(2, movement="flying")) == [((0, 0), "")]
    assert turn(FH, corridor("M # . A"), melee(3, movement="flying")).focus is None


@pytest.mark.rule("FH-TELE-03", "FH-TELE-04", "FH-TELE-09", "FH-FOCUS-23")
def test_teleport_passes_walls_but_ends_on_no_door() -> None:
    assert ends(FH, corridor("M # . A"), melee(2, movement="teleport")) == [((2, 0), "A")]
    assert ends(FH, corridor("M # ^ A"), melee(2, movement="teleport")) == [((2, 0), "A")]
    assert turn(FH, corridor("M # + A"), melee(2, movement="teleport")).focus is None


@pytest.mark.rule("FH-TELE-05", "FH-JUMP-04", "FH-TILE-21")
def test_who_teleports_or_jumps_does_not_slide_and_ignores_difficult_ground() -> None:
    assert ends(FH, corridor("M . * . A"), melee(2, movement="teleport")) == [((2, 0), "")]
    assert ends(FH, corridor("M ~ * . A"), melee(2, movement="jump")) == [((2, 0), "")]
    assert ends(FH, corridor("M . * . A"), melee(2)) == [((3, 0), "A")]
    assert turn(FH, corridor("M . * . A"), melee(2)).paths == (tuple((q, 0) for q in range(4)),)


@pytest.mark.rule("FH-FOCUS-12", "JL-FOCUS-02", "FH-FOCUS-11")
@pytest.mark.parametrize("rules", BOTH)
def test_over_a_trap_only_when_there_is_no_other_way(rules: str) -> None:
    assert ends(rules, corridor("M ^ . A"), melee()) == [((2, 0), "A")]
    assert focus(rules, corridor("A . ^ M ^ ^ B"), melee()) == "A"
    assert focus(rules, corridor("A . ! ! M ^ . . . B"), melee()) == "B"


@pytest.mark.rule("FH-FOCUS-22")
def test_the_invisible_count_as_absent() -> None:
    hidden = {"A": {"invisible": True}}
    assert focus(FH, corridor("M A . B", **hidden), melee()) == "B"
    assert ends(FH, corridor("M A . B", **hidden), melee(2)) == [((2, 0), "B")]
    assert ends(FH, corridor("M A . B", **hidden), melee(1)) == [((0, 0), "")]
    assert turn(FH, corridor("M A", **hidden), melee()).focus is None
    assert turn(JL, corridor("M A . B", **hidden), melee()).focus is None


@pytest.mark.rule("FH-FOCUS-24", "FH-MOVE-09", "FH-LOS-06")
def test_linked_hexes_are_walked_but_not_shot_through() -> None:
    cells = [Cell(0, 0), Cell(1, 0), Cell(5, 0), Cell(6, 0)]
    board = Board.of(HEX, cells).linked("step").linked("joined", joins=[(Cell(1, 0), Cell(5, 0))])
    for ice in (0, board.mask([Cell(1, 0)])):
        arena = Arena(board, board["step"], HexSight(board["step"]), joined=board["joined"], ice=ice)
        here = Position(arena, arena.index(Cell(0, 0)), 0, (Foe("A", arena.index(Cell(6, 0)), (10,)),))
        told = think(EDITIONS[FH], here, Task(move=2, range=3, targets=1))
        assert [(arena.cell(choice.at), choice.targets) for choice in told.choices] == [(Cell(5, 0), ("A",))]
        assert told.path(told.choices[0].at) == (Cell(0, 0), Cell(1, 0), Cell(5, 0))


@pytest.mark.rule("FH-FOCUS-25", "FH-TILE-32", "FH-INIT-14", "FH-FOCUS-26")
def test_objectives_act_last_and_summons_before_their_summoner() -> None:
    assert focus(FH, corridor("A . M . B", A={"objective": True, "initiative": None}), melee()) == "B"
    same = {"A": {"initiative": 20}, "B": {"initiative": 20, "kind": "summon"}}
    assert focus(FH, corridor("A . M . B", **same), melee()) == "B"


@pytest.mark.rule("JL-MTURN-03", "JL-MATK-04", "FH-FOCUS-06", "FH-FOCUS-17")
@pytest.mark.parametrize("rules", BOTH)
def test_without_an_attack_it_moves_as_if_it_had_one_in_melee(rules: str) -> None:
    board = corridor("M . . . A")
    told = turn(rules, board, Ability(move=2, range=3, targets=0, area=area("melee", (1, 0))))
    assert (told.focus, told.options) == ("A", ((Cell(2, 0), ()),))
    assert ends(rules, board, Ability(move=9)) == [((3, 0), "")]
    both = ground(5, M=(0, 3), A=(0, 0), B=(2, -1))
    assert ends(rules, both, melee(9, targets=2)) == [((1, 0), "AB")]
    assert ends(rules, both, Ability(move=9)) == [((0, 1), "")], "on one target"


@pytest.mark.rule("JL-MTURN-04", "FH-FOCUS-18", "FH-MMOVE-02", "FH-FOCUS-28")
@pytest.mark.parametrize("rules", BOTH)
def test_without_a_move_it_stays_and_attacks_its_focus_if_it_can(rules: str) -> None:
    assert ends(rules, corridor("A M"), melee(0)) == [((1, 0), "A")]
    board = corridor("A . M . . B", B={"initiative": 5})
    assert ends(rules, board, melee(0)) == [((2, 0), "")]
    assert focus(rules, board, melee(0)) == "A"


@pytest.mark.rule("FH-FOCUS-07", "FH-RANGE-02")
def test_nearness_is_counted_round_walls() -> None:
    wall = [(0, 0, 0), (0, 0, 5), (0, 0, 1)]
    board = floor([*ground(4).hexes], walls=wall, M=(0, 0), A=(2, 0), B=(-3, 0))
    assert focus(FH, board, ranged(5)) == "B"
    assert focus(FH, ground(4, M=(0, 0), B=(2, 0), A=(-3, 0)), ranged(5)) == "B"
