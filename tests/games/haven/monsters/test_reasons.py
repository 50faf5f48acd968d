"""The reasoning: every step is given, in order, with the rule it rests on."""

import pytest
from tests.games.haven.monsters.boards import BOTH, FH, JL, corridor, floor, ground, melee, ranged, rules_given, turn

from undercroft.games.haven.monsters.turn_format import Ability


@pytest.mark.rule("JL-FOCUS-15", "JL-MMOVE-15", "FH-FOCUS-01", "FH-MMOVE-10")
def test_a_plain_turn_is_told_step_by_step() -> None:
    board = ground(M=(0, 0), A=(2, -1), B=(-4, 0))
    assert rules_given(turn(JL, board, melee())) == [
        "JL-FOCUS-10",
        "JL-FOCUS-03",
        "JL-FOCUS-15",
        "JL-MMOVE-05",
        "JL-MMOVE-11",
        "JL-MMOVE-15",
    ]
    told = turn(FH, board, melee())
    assert rules_given(told) == [
        "FH-FOCUS-04",
        "FH-FOCUS-02",
        "FH-FOCUS-01",
        "FH-MMOVE-07",
        "FH-MMOVE-09",
        "FH-MMOVE-10",
    ]
    assert told.why[1].text.en == "Movement points it needs: A 1, B 3. The fewest count: A."
    assert told.why[4].text.de.endswith("(1, -1), (1, 0), für 1 Punkt.")


@pytest.mark.rule("JL-MTURN-03", "JL-MTURN-04", "JL-MATK-03", "FH-FOCUS-17")
def test_what_the_card_lacks_is_told_first() -> None:
    assert rules_given(turn(JL, corridor("M . A"), Ability(move=0))) == [
        "JL-MTURN-03",
        "JL-MATK-04",
        "JL-FOCUS-10",
        "JL-FOCUS-08",
        "JL-FOCUS-15",
        "JL-MATK-04",
    ]
    assert rules_given(turn(JL, corridor("M . A"), melee(0)))[-1] == "JL-MATK-03"
    assert rules_given(turn(FH, corridor("M . A"), Ability(move=1)))[0] == "FH-FOCUS-06"


@pytest.mark.rule("FH-FOCUS-22", "FH-FOCUS-27", "FH-TILE-22", "FH-TELE-03")
@pytest.mark.parametrize(
    ("signs", "movement", "rule"),
    [
        ("M . A", "jump", "FH-FOCUS-27"),
        ("M . A", "flying", "FH-FLY-02"),
        ("M . A", "teleport", "FH-TELE-03"),
        ("M * . A", "normal", "FH-TILE-22"),
    ],
)
def test_the_way_it_moves_is_told(signs: str, movement: str, rule: str) -> None:
    assert rules_given(turn(FH, corridor(signs), melee(movement=movement)))[0] == rule
    assert rule not in rules_given(turn(FH, corridor("M . A"), melee()))


@pytest.mark.rule("JL-FOCUS-02", "FH-FOCUS-11", "FH-FOCUS-12", "FH-FOCUS-21")
@pytest.mark.parametrize("rules", BOTH)
def test_traps_and_closed_ways_are_told(rules: str) -> None:
    told = turn(rules, corridor("B . . M ^ . A"), melee())
    assert told.why[1].rule in ("JL-FOCUS-02", "FH-FOCUS-11")
    assert "B (0 on the way) goes before A" in told.why[1].text.en
    assert "leads over negative hexes" in turn(rules, corridor("M ^ . A"), melee()).why[1].text.en
    assert "attack B" in turn(rules, corridor("A . M . o . B"), melee()).why[1].text.en
    stopping = floor([(0, 0), (1, 0), (3, 0), (2, 1)], {(2, 0): "^"}, M=(0, 0), m=[(1, 1)], A=(4, 0))
    assert {"JL-MMOVE-04", "FH-MMOVE-06"} & set(rules_given(turn(rules, stopping, melee(2))))


@pytest.mark.rule("JL-FOCUS-04", "JL-FOCUS-05", "FH-FOCUS-07", "FH-FOCUS-08")
def test_ties_are_told_as_they_are_broken() -> None:
    board = ground(M=(0, 0), A=(3, 0), B=(-3, 0))
    assert turn(JL, board, melee()).why[2].rule == "JL-FOCUS-04"
    assert turn(FH, board, melee()).why[2].rule == "FH-FOCUS-08"
    assert turn(FH, ground(M=(0, 0), A=(3, 0), B=(1, 0)), ranged(3)).why[2].rule == "FH-FOCUS-07"
    both = corridor("A . M . B", A={"initiative": 9}, B={"initiative": 9})
    assert rules_given(turn(JL, both, melee())).count("JL-FOCUS-15") == 2
    assert "JL-FOCUS-05" in rules_given(turn(JL, both, melee()))


@pytest.mark.rule("JL-MMOVE-08", "JL-MMOVE-10", "JL-MMOVE-12", "FH-MMOVE-08")
def test_disadvantage_is_told() -> None:
    near = ground(M=(0, 0), A=(1, 0))
    assert "wants to attack A without" in turn(JL, near, ranged(3)).why[4].text.en
    penned = floor([(0, 0)], M=(0, 0), A=(1, 0))
    assert "attacks with it" in turn(JL, penned, ranged(3)).why[4].text.en
    assert "JL-MMOVE-12" in rules_given(turn(JL, near, ranged(3, disadvantage=True)))
    assert "FH-MMOVE-13" in rules_given(turn(FH, near, ranged(3, disadvantage=True)))
    two = ground(M=(0, 0), A=(3, 0), B=(1, 0))
    assert "FH-MMOVE-08" in rules_given(turn(FH, two, ranged(3, targets=2)))
    assert "JL-MMOVE-10" in rules_given(turn(JL, two, ranged(3, targets=2)))


@pytest.mark.rule("JL-MMOVE-09", "JL-FOCUS-17", "FH-MMOVE-18", "JL-MMOVE-13")
def test_targets_are_told() -> None:
    board = ground(M=(0, 0), A=(1, 0), C=(0, 1), B=(-1, 0))
    jaws, frost = turn(JL, board, melee(targets=2)), turn(FH, board, melee(targets=2))
    assert rules_given(jaws)[-3:] == ["JL-MMOVE-09", "JL-FOCUS-17", "JL-MMOVE-13"]
    assert jaws.why[-3].text.en == "Together with its focus it can attack one more enemy: B."
    assert "FH-MMOVE-18" in rules_given(frost)
    alone = turn(FH, ground(M=(0, 0), A=(1, 0)), melee(targets=2))
    assert "nobody else" in alone.why[-2].text.en


@pytest.mark.rule("JL-MMOVE-16", "JL-OPEN-34", "FH-MMOVE-04", "FH-OPEN-33")
def test_how_near_it_gets_is_told() -> None:
    board = corridor("M . . . A")
    jaws, frost = turn(JL, board, melee(2)), turn(FH, board, melee(2))
    assert rules_given(jaws)[2:] == ["JL-FOCUS-15", "JL-MMOVE-16", "JL-OPEN-34", "JL-MMOVE-16", "JL-MATK-03"]
    assert rules_given(frost)[2:] == ["FH-FOCUS-01", "FH-MMOVE-04", "FH-OPEN-33", "FH-MMOVE-15", "FH-MATK-04"]
    assert "(3, 0)" in jaws.why[4].text.en, "the hex it heads for"
    assert "(2, 0)" in jaws.why[5].text.en, "where it ends"


@pytest.mark.rule("JL-MMOVE-14", "JL-MMOVE-03", "FH-MMOVE-16", "FH-MMOVE-05")
def test_that_it_gets_no_nearer_is_told() -> None:
    board = corridor("M m . A")
    assert rules_given(turn(JL, board, melee(1)))[-2:] == ["JL-MMOVE-14", "JL-MATK-03"]
    assert rules_given(turn(FH, board, melee(1)))[-2:] == ["FH-MMOVE-16", "FH-MATK-04"]


@pytest.mark.rule("JL-MTURN-07", "JL-FOCUS-14", "FH-FOCUS-15", "FH-FOCUS-20")
def test_that_nobody_can_be_attacked_is_told() -> None:
    board = corridor("M o A")
    assert rules_given(turn(JL, board, melee())) == ["JL-FOCUS-10", "JL-FOCUS-14"]
    assert rules_given(turn(FH, board, melee())) == ["FH-FOCUS-04", "FH-FOCUS-15"]
