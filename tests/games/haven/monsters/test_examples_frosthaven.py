"""The worked examples of the Frosthaven ledger that the monster mind answers."""

import pytest
from tests.games.haven.monsters.boards import FH, corridor, ends, floor, focus, ground, melee, ranged, turn

FENCE = {(1, 0): "o", (1, 1): "o", (2, -1): "o"}


@pytest.mark.rule("FH-EX-22", "FH-FOCUS-28", "FH-FOCUS-07", "FH-FOCUS-08")
def test_archers_without_a_move_attack_the_nearest() -> None:
    board = ground(M=(0, 0), A=(0, 4), B=(3, 0), C=(-3, 0))
    assert ends(FH, board, ranged(5, move=0)) == [((0, 0), "B")]
    assert ends(FH, ground(6, M=(0, 0), A=(0, 6)), ranged(5, move=0)) == [((0, 0), "")]


@pytest.mark.rule("FH-EX-23", "FH-FOCUS-01", "FH-FOCUS-04")
def test_the_nearer_enemy_is_not_always_the_focus() -> None:
    board = ground(terrain=FENCE, M=(0, 0), A=(2, 0), B=(-3, 0))
    assert focus(FH, board, melee()) == "B"


@pytest.mark.rule("FH-EX-24", "FH-FOCUS-11")
def test_a_long_way_round_a_trap() -> None:
    ring = [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 3), (1, 4), (0, 4), (-1, 4), (-2, 4), (-2, 3)]
    ring += [(-2, 2), (-1, 1)]
    board = floor(ring, {(1, 0): "^"}, M=(0, 0), A=(3, 0))
    told = turn(FH, board, melee(2))
    assert [cell for cell, _ in told.options] == [(-2, 2)]
    assert turn(FH, board, melee(10)).options == (((3, 1), ("A",)),)
    assert turn(FH, board, melee(9)).options == (((3, 2), ()),)


@pytest.mark.rule("FH-EX-25", "FH-FOCUS-08", "FH-MMOVE-03", "FH-FOCUS-05")
def test_an_archer_moves_only_as_far_as_needed() -> None:
    board = ground(M=(0, 0), A=(4, 0), B=(0, 4))
    assert ends(FH, board, ranged(3)) == [((1, 0), "A")]


@pytest.mark.rule("FH-EX-26", "FH-FOCUS-15", "FH-FOCUS-20", "FH-FOCUS-21")
def test_no_free_hex_next_to_the_only_enemy() -> None:
    around = {(1, -1): "o", (-1, 0): "o", (0, 1): "o"}
    board = ground(terrain=around, M=(4, 0), A=(0, 0), m=[(1, 0), (-1, 1), (0, -1)])
    told = turn(FH, board, melee())
    assert (told.focus, told.options, told.why[-1].rule) == (None, (((4, 0), ()),), "FH-FOCUS-15")


@pytest.mark.rule("FH-EX-27", "FH-MMOVE-16")
def test_the_way_is_blocked_by_an_ally() -> None:
    board = corridor("M m . . A")
    assert focus(FH, board, melee(1)) == "A"
    assert ends(FH, board, melee(1)) == [((0, 0), "")]


@pytest.mark.rule("FH-EX-31", "FH-FOCUS-02", "FH-FOCUS-11")
def test_fewest_negative_hexes_first() -> None:
    board = corridor("B . . . . M ^ . A", start=-5)
    assert (focus(FH, board, melee()), ends(FH, board, melee())) == ("B", [((-2, 0), "")])


@pytest.mark.rule("FH-EX-32", "FH-FOCUS-02")
def test_fewest_points_second() -> None:
    assert focus(FH, ground(terrain=FENCE, M=(0, 0), A=(2, 0), B=(-3, 0)), melee()) == "B"


@pytest.mark.rule("FH-EX-33", "FH-FOCUS-07")
def test_nearest_third() -> None:
    assert focus(FH, ground(6, FENCE, M=(0, 0), B=(2, 0), A=(-5, 0)), melee()) == "B"


@pytest.mark.rule("FH-EX-34", "FH-FOCUS-08")
def test_initiative_last() -> None:
    assert focus(FH, ground(M=(0, 0), B=(3, 0), A=(-3, 0)), melee()) == "A"


@pytest.mark.rule("FH-EX-35", "FH-MMOVE-04", "FH-MMOVE-16", "FH-MMOVE-15")
def test_a_hound_behind_another() -> None:
    board = corridor("M m . . A")
    assert ends(FH, board, melee(1)) == [((0, 0), "")]
    assert ends(FH, board, melee(2)) == [((2, 0), "")]


@pytest.mark.rule("FH-EX-36", "FH-MMOVE-06", "FH-MMOVE-16")
def test_shorter_only_through_a_trap() -> None:
    board = floor([(3, 0)], {(1, 1): "^"}, M=(0, 0), m=[(1, 0), (2, 0)], A=(4, 0))
    assert ends(FH, board, melee(2)) == [((0, 0), "")]


@pytest.mark.rule("FH-EX-37", "FH-FOCUS-10", "FH-MMOVE-07")
def test_two_targets() -> None:
    assert ends(FH, ground(M=(0, 0), A=(2, 0), B=(2, 1)), melee(targets=2)) == [((1, 1), "AB")]


@pytest.mark.rule("FH-EX-38", "FH-MMOVE-08", "FH-MMOVE-09", "FH-MMOVE-12")
def test_most_targets_with_least_disadvantage() -> None:
    around = {cell: "o" for cell in ground(4).hexes if cell not in {(0, 0), (1, 0), (2, 0), (3, -1)}}
    board = floor([(0, 0), (1, 0), (2, 0), (3, -1)], around, M=(0, 0), A=(0, 1), B=(-1, 1), C=(1, 1))
    assert ends(FH, board, ranged(3, move=3, targets=3)) == [((2, 0), "ABC")]


@pytest.mark.rule("FH-EX-39", "FH-MMOVE-13")
def test_a_muddled_archer_stays() -> None:
    assert ends(FH, ground(M=(0, 0), A=(1, 0)), ranged(3, disadvantage=True)) == [((0, 0), "A")]


@pytest.mark.rule("FH-EX-40", "FH-MMOVE-10")
def test_the_party_chooses_between_equal_hexes() -> None:
    assert ends(FH, ground(M=(0, 0), A=(2, -1)), melee()) == [((1, -1), "A"), ((1, 0), "A")]


@pytest.mark.rule("FH-EX-46", "FH-TILE-22", "FH-TILE-24", "FH-TILE-25")
def test_a_chain_of_ice() -> None:
    board = corridor("M * * . . . A")
    assert ends(FH, board, melee(2)) == [((4, 0), "")]
    assert ends(FH, corridor("M * * m . . A"), melee(1)) == [((2, 0), "")]
