"""Where a monster ends its move and whom it attacks, in both editions."""

import pytest
from tests.games.haven.monsters.boards import (
    BOTH,
    FH,
    JL,
    area,
    corridor,
    ends,
    floor,
    ground,
    melee,
    ranged,
    rules_given,
    turn,
)


@pytest.mark.rule("JL-MMOVE-05", "JL-MMOVE-19", "FH-MMOVE-01", "FH-MMOVE-03")
@pytest.mark.parametrize("rules", BOTH)
def test_attacking_the_focus_this_turn_comes_first(rules: str) -> None:
    board = ground(M=(0, 0), A=(2, 0), B=(4, -1), C=(4, 0))
    assert ends(rules, board, melee(1, targets=3)) == [((1, 0), "A")]


@pytest.mark.rule("JL-MMOVE-11", "JL-MMOVE-15", "FH-MMOVE-09", "FH-MMOVE-10")
@pytest.mark.parametrize("rules", BOTH)
def test_fewest_points_then_the_players(rules: str) -> None:
    board = ground(terrain={(1, 0): "~"}, M=(0, 0), A=(2, -1))
    assert ends(rules, board, melee()) == [((1, -1), "A")]
    told = turn(rules, ground(M=(0, 0), A=(2, -1)), melee())
    assert len(told.options) == 2
    assert rules_given(told)[-1] in ("JL-MMOVE-15", "FH-MMOVE-10")


@pytest.mark.rule("JL-MMOVE-13", "JL-MMOVE-17", "FH-MMOVE-17", "FH-MMOVE-03")
@pytest.mark.parametrize("rules", BOTH)
def test_in_range_it_stays_unless_another_hex_gives_more_targets(rules: str) -> None:
    assert ends(rules, ground(M=(0, 0), A=(1, 0)), melee(3)) == [((0, 0), "A")]
    board = ground(M=(0, 0), A=(1, 0), B=(2, -2))
    assert ends(rules, board, melee(3, targets=2)) == [((1, -1), "AB")]


@pytest.mark.rule("JL-MMOVE-18", "JL-MMOVE-04", "FH-FOCUS-11", "FH-MMOVE-06")
@pytest.mark.parametrize("rules", BOTH)
def test_no_trap_for_more_targets_or_against_disadvantage(rules: str) -> None:
    traps = {(1, 0): "^", (1, 1): "^"}
    board = floor([(0, 0), (-1, 0)], traps, M=(0, 0), A=(0, 1), B=(2, 0))
    assert ends(rules, board, melee(3, targets=2)) == [((0, 0), "A")]
    assert {"JL-MMOVE-18", "FH-MMOVE-06"} & set(rules_given(turn(rules, board, melee(3, targets=2))))
    walled = floor([(0, 0)], {(-1, 0): "^"}, M=(0, 0), A=(1, 0))
    assert ends(rules, walled, ranged(3)) == [((0, 0), "A")]


@pytest.mark.rule("FH-MMOVE-11", "FH-MMOVE-08", "JL-MMOVE-06", "JL-MMOVE-10")
def test_frosthaven_counts_all_disadvantages_jaws_the_focus_first() -> None:
    board = floor([(0, 0), (-1, 0)], M=(0, 0), A=(1, 0), B=(-2, 0), C=(-2, 1))
    archer = ranged(3, targets=3)
    assert ends(JL, board, archer) == [((-1, 0), "ABC")]
    assert ends(FH, board, archer) == [((0, 0), "ABC")]
    alone = ground(M=(0, 0), A=(1, 0))
    assert ends(FH, alone, archer) == ends(JL, alone, archer) == [((-1, 0), "A"), ((-1, 1), "A"), ((0, -1), "A")]


@pytest.mark.rule("JL-MMOVE-08", "FH-MMOVE-08", "FH-MMOVE-12")
def test_jaws_gives_up_a_target_for_the_focus_frosthaven_does_not() -> None:
    board = corridor(". . M A . B")
    archer = ranged(3, move=1, targets=2)
    assert ends(JL, board, archer) == [((1, 0), "A")]
    assert ends(FH, board, archer) == [((2, 0), "AB")]


@pytest.mark.rule("JL-MMOVE-10", "JL-MMOVE-11")
def test_least_disadvantage_on_further_targets_before_fewest_points() -> None:
    board = floor([(0, 0), (0, 1), (1, 1), (0, 2), (-1, 2)], M=(0, 0), A=(2, 1), B=(1, -1))
    assert ends(JL, board, ranged(4, move=2, targets=2)) == [((0, 1), "AB")]


@pytest.mark.rule("JL-FOCUS-17", "JL-MMOVE-09", "FH-MMOVE-18")
def test_which_further_targets() -> None:
    board = ground(M=(0, 0), A=(1, 0), C=(0, 1), B=(-1, 0))
    assert ends(JL, board, melee(targets=2)) == [((0, 0), "AB")]
    assert ends(FH, board, melee(targets=2)) == [((0, 0), "AB"), ((0, 0), "AC")]
    tied = ground(M=(0, 0), A=(1, 0), C=(4, 0), B=(-3, 4))
    assert ends(JL, tied, melee(targets=2)) == [((0, 0), "A")]


@pytest.mark.rule("JL-MATK-01", "JL-MATK-03", "FH-MATK-04")
@pytest.mark.parametrize("rules", BOTH)
def test_only_the_focus_and_others_along_with_it(rules: str) -> None:
    board = floor([(0, 0), (1, 0), (0, 2), (0, 3)], {(1, 0): "^"}, M=(0, 0), A=(2, 0), B=(0, 4), m=[(0, 1)])
    told = turn(rules, board, ranged(2, move=0))
    assert (told.focus, told.options[0][1]) == ("A", ("A",))
    far = corridor("B ^ M . . . A")
    assert ends(rules, far, melee(1)) == [((3, 0), "")]


@pytest.mark.rule("JL-MATK-02", "FH-MMOVE-07", "FH-FOCUS-10")
@pytest.mark.parametrize("rules", BOTH)
def test_no_more_targets_than_the_attack_allows(rules: str) -> None:
    board = ground(M=(0, 0), A=(1, 0), B=(0, 1), C=(-1, 1))
    groups = {targets for _, targets in ends(rules, board, melee(targets=2))}
    assert groups == ({"AB"} if rules == JL else {"AB", "AC"})
    assert ends(rules, board, melee(targets=3)) == [((0, 0), "ABC")]


@pytest.mark.rule("FH-MATK-02", "JL-RANGE-06", "FH-RANGE-03")
@pytest.mark.parametrize("rules", BOTH)
def test_without_a_range_it_needs_an_adjacent_hex_not_parted_by_a_wall(rules: str) -> None:
    board = floor([*ground(2).hexes], walls=[(0, 0, 0)], M=(0, 0), A=(1, 0))
    assert ends(rules, board, melee(1)) == [((0, 1), "A"), ((1, -1), "A")]
    assert ends(rules, board, ranged(2, move=0)) == [((0, 0), "A")]
    assert ends(rules, board, ranged(1, move=0)) == [((0, 0), "")]


@pytest.mark.rule("JL-AOE-06", "FH-AOE-01", "JL-OPEN-38", "FH-OPEN-30")
@pytest.mark.parametrize("rules", BOTH)
def test_an_area_is_turned_to_hit_the_focus_and_most_others(rules: str) -> None:
    wing = melee(area=area("melee", (1, 0), (1, -1)))
    board = ground(M=(0, 0), B=(1, 0), A=(0, 1), C=(-1, 0))
    assert ends(rules, board, wing) == [((0, 0), "AB")]


@pytest.mark.rule("FH-AOE-11", "FH-AOE-05", "JL-AOE-05")
@pytest.mark.parametrize("rules", BOTH)
def test_a_target_more_than_the_area(rules: str) -> None:
    board = ground(6, M=(0, 0), A=(3, 0), B=(4, 0), C=(-3, 0))
    line = area("ranged", (0, 0), (1, 0))
    assert ends(rules, board, ranged(3, move=0, area=line)) == [((0, 0), "AB")]
    assert ends(rules, board, ranged(3, move=0, targets=2, area=line)) == [((0, 0), "ABC")]


@pytest.mark.rule("FH-AOE-06", "FH-AOE-07", "FH-TILE-35")
def test_red_hexes_may_lie_in_walls_but_not_the_one_in_range() -> None:
    line = area("ranged", (0, 0), (1, 0), (2, 0))
    walled = floor([(0, 0), (1, 0), (2, 0)], {(3, 0): "#", (4, 0): "#"}, M=(0, 0), A=(2, 0))
    assert ends(FH, walled, ranged(2, move=0, area=line)) == [((0, 0), "A")]
    apart = area("ranged", (0, 0), (2, 0))
    behind = floor([(0, 0), (0, 1), (0, 2), (0, 3)], {(1, 0): "#", (1, 1): "#", (1, 2): "#"}, M=(0, 0), A=(0, 3))
    assert ends(FH, behind, ranged(1, move=0, area=apart)) == [((0, 0), "A")]
    blocked = floor([(0, 0), (0, 2), (0, 3)], {(0, 1): "#"}, M=(0, 0), A=(0, 3))
    assert ends(FH, blocked, ranged(1, move=0, area=apart)) == [((0, 0), "")]


@pytest.mark.rule("JL-MMOVE-03", "JL-MMOVE-14", "FH-MMOVE-05", "FH-MMOVE-16")
@pytest.mark.parametrize("rules", BOTH)
def test_it_moves_only_if_the_way_gets_shorter(rules: str) -> None:
    told = turn(rules, corridor(". M m m . A"), melee(2))
    assert (told.focus, told.options) == ("A", (((1, 0), ()),))
    assert rules_given(told)[-2] in ("JL-MMOVE-14", "FH-MMOVE-16")


@pytest.mark.rule("JL-MMOVE-16", "JL-OPEN-34", "FH-MMOVE-04", "FH-OPEN-33")
def test_heading_for_a_focus_out_of_reach() -> None:
    board = ground(5, M=(0, 4), A=(0, 0), B=(2, -1))
    double = melee(1, targets=2)
    assert ends(JL, board, double) == [((0, 3), ""), ((1, 3), "")]
    assert ends(FH, board, double) == [((0, 3), "")]


@pytest.mark.rule("FH-MMOVE-15", "JL-MMOVE-02", "JL-MMOVE-16")
@pytest.mark.parametrize("rules", BOTH)
def test_as_near_as_it_gets_by_the_shortest_way(rules: str) -> None:
    board = corridor("M . ~ . . A")
    assert ends(rules, board, melee(2)) == [((1, 0), "")]
    assert ends(rules, board, melee(3)) == [((2, 0), "")]
