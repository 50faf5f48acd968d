"""The worked examples of the Jaws ledger that the monster mind answers."""

import pytest
from tests.games.haven.monsters.boards import JL, area, corridor, ends, floor, focus, ground, melee, ranged, turn


@pytest.mark.rule("JL-EX-02", "JL-MTURN-06", "JL-MMOVE-15", "JL-MMOVE-02")
def test_two_hexes_one_step_away() -> None:
    assert ends(JL, ground(M=(0, 0), A=(2, -1)), melee(2)) == [((1, -1), "A"), ((1, 0), "A")]


@pytest.mark.rule("JL-EX-03", "JL-FOCUS-03", "JL-FOCUS-04", "JL-OPEN-49")
def test_the_shorter_path_beats_initiative() -> None:
    board = ground(M=(0, 0), A=(3, 0), B=(-2, 0))
    assert focus(JL, board, melee(1)) == "B"
    assert ends(JL, board, melee(1)) == [((-1, 0), "B")]


@pytest.mark.rule("JL-EX-04", "JL-FOCUS-04", "JL-FOCUS-01", "JL-DATA-15")
def test_equal_paths_go_by_initiative() -> None:
    assert focus(JL, ground(M=(0, 0), B=(2, 0), A=(-2, 0)), melee()) == "A"


@pytest.mark.rule("JL-EX-05", "JL-MMOVE-03", "JL-TERR-01", "JL-FOCUS-08")
def test_one_point_is_not_enough_for_difficult_ground() -> None:
    board = corridor("M ~ . A")
    assert focus(JL, board, melee(1)) == "A"
    assert ends(JL, board, melee(1)) == [((0, 0), "")]


@pytest.mark.rule("JL-EX-06", "JL-MMOVE-14", "JL-MOVE-05")
def test_another_monster_in_the_way() -> None:
    assert ends(JL, corridor("M m . A"), melee(1)) == [((0, 0), "")]


@pytest.mark.rule("JL-EX-07", "JL-MMOVE-04", "JL-FOCUS-02", "JL-MMOVE-16")
def test_it_stops_short_of_a_trap() -> None:
    hexes = [(0, 0), (1, 0), (3, 0), (2, 1)]
    board = floor(hexes, {(2, 0): "^"}, M=(0, 0), m=[(1, 1)], A=(4, 0))
    assert ends(JL, board, melee(2)) == [((1, 0), "")]


@pytest.mark.rule("JL-EX-08", "JL-FOCUS-17", "JL-MMOVE-01", "JL-MMOVE-09")
def test_farther_for_a_second_target() -> None:
    board = ground(M=(0, 0), A=(2, 0), B=(3, -1))
    assert ends(JL, board, melee(3, targets=2)) == [((2, -1), "AB")]


@pytest.mark.rule("JL-EX-09", "JL-MMOVE-06", "JL-MMOVE-07", "JL-MMOVE-20")
def test_an_archer_steps_off() -> None:
    board = ground(M=(0, 0), A=(1, 0))
    assert ends(JL, board, ranged(3, move=3)) == [((-1, 0), "A"), ((-1, 1), "A"), ((0, -1), "A")]


@pytest.mark.rule("JL-EX-10", "JL-MMOVE-08", "JL-MMOVE-09", "JL-FOCUS-16")
def test_of_the_hexes_without_disadvantage_the_one_with_two_targets() -> None:
    board = ground(M=(0, 0), A=(1, 0), B=(-2, 4))
    assert ends(JL, board, ranged(3, targets=2)) == [((-1, 1), "AB")]


@pytest.mark.rule("JL-EX-11", "JL-MMOVE-12")
def test_a_muddled_archer_stays() -> None:
    board = ground(M=(0, 0), A=(1, 0))
    assert ends(JL, board, ranged(3, move=3, disadvantage=True)) == [((0, 0), "A")]


@pytest.mark.rule("JL-EX-14", "JL-RANGE-04")
def test_range_1_is_ranged_and_has_disadvantage() -> None:
    told = turn(JL, ground(M=(0, 0), A=(2, 0)), ranged(1))
    assert "JL-MMOVE-08" in [step.rule for step in told.why]


@pytest.mark.rule("JL-EX-26", "JL-FOCUS-02", "JL-FOCUS-03")
def test_no_trap_beats_the_shorter_path() -> None:
    assert focus(JL, corridor("B . . . . M ^ . A", start=-5), melee()) == "B"


@pytest.mark.rule("JL-EX-27", "JL-FOCUS-03", "JL-FOCUS-11", "JL-TERR-01")
def test_difficult_ground_makes_the_path_longer() -> None:
    assert focus(JL, corridor("B . . . M ~ ~ A", start=-4), melee()) == "B"


@pytest.mark.rule("JL-EX-28", "JL-FOCUS-18")
def test_nearness_does_not_count() -> None:
    assert focus(JL, ground(M=(0, 0), B=(1, 0), A=(-3, 0)), ranged(3)) == "A"


@pytest.mark.rule("JL-EX-43", "JL-AOE-05", "JL-AOE-07")
def test_one_red_hex_in_range_is_enough() -> None:
    board = ground(M=(0, 0), A=(3, 0), B=(4, 0))
    ability = ranged(2, move=0, area=area("ranged", (0, 0), (1, 0), (2, 0)))
    assert ends(JL, board, ability) == [((0, 0), "AB")]


@pytest.mark.rule("JL-EX-44", "JL-LOS-08", "JL-RANGE-05", "JL-MATK-04")
def test_a_single_wall_line_parts_two_hexes_but_does_not_hide_them() -> None:
    board = floor([*_disc(3)], walls=[(0, 0, 0)], M=(0, 0), A=(1, 0))
    assert ends(JL, board, melee(0)) == [((0, 0), "")]
    assert ends(JL, board, ranged(2, move=0)) == [((0, 0), "A")]


def _disc(radius: int) -> list[tuple[int, int]]:
    return [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius]
