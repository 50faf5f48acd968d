"""Line of sight, range and adjacency as walls cut them."""

import pytest
from tests.rules.boards import Spot, at, board, line
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.content.verbs import Give
from undercroft.games.haven.targets import in_reach
from undercroft.games.haven.world import adjacent, distance, names_of, sees

WALL = [((0, 0), (1, 0))]
LONG_WALL: list[tuple[Spot, Spot]] = [
    ((-1, 2), (0, 2)), ((-1, 2), (0, 1)), ((0, 1), (1, 1)), ((0, 1), (1, 0)),
    ((0, 0), (1, 0)), ((0, 0), (1, -1)), ((1, -1), (2, -1)), ((1, -1), (2, -2)),
]  # fmt: skip
"""A wall of several edges in a row, the edge between (0,0) and (1,0) in its middle."""


def stage(mira: str = "0,0", foe: str = "1,0", **more: object) -> Stage:
    return Stage(board({"mira": f"{mira} hero hp=8 cards=0", "imp-1": f"{foe} hp=9"}, **more))  # type: ignore[arg-type]


def offered(scene: Stage, attack: Attack) -> bool:
    """Whether the attack finds its target."""
    scene.deck("+0", "+0")
    before = len(scene.asked)
    try:
        scene.act("mira", attack, "target:imp-1")
    except AssertionError:
        assert len(scene.asked) == before
        return False
    return True


@pytest.mark.rule("JL-LOS-01", "JL-LOS-02", "JL-LOS-06", "JL-LOS-08")
def test_sight_leads_round_the_end_of_a_wall() -> None:
    scene = stage(walls=WALL)
    assert sees(scene.game, at(0, 0), at(1, 0))
    assert offered(scene, Attack(value=1, range=2))


@pytest.mark.rule("JL-LOS-01", "JL-ATTACK-15", "JL-TARGET-02", "JL-RANGE-01")
def test_who_is_not_seen_is_no_target() -> None:
    scene = stage(foe="2,0", walls=LONG_WALL)
    assert distance(scene.game, at(0, 0), at(2, 0)) < 99
    assert not sees(scene.game, at(0, 0), at(2, 0))
    assert not offered(scene, Attack(value=1, range=9))
    assert not scene.asked


@pytest.mark.rule("JL-EX-44", "JL-LOS-02", "JL-LOS-05", "JL-LOS-08")
def test_one_wall_line_parts_neighbours_but_does_not_blind_them() -> None:
    scene = stage(walls=WALL)
    assert not adjacent(scene.game, at(0, 0), at(1, 0))
    assert sees(scene.game, at(0, 0), at(1, 0))
    assert not offered(scene, Attack(value=1))
    walled = stage(walls=LONG_WALL)
    assert not sees(walled.game, at(0, 0), at(1, 0))


@pytest.mark.rule("JL-EX-51", "JL-LOS-05", "JL-LOS-07", "JL-OPEN-28")
def test_a_corridor_one_hex_wide_is_no_blindfold() -> None:
    scene = stage(foe="3,0", floor=line(0, 3))
    assert all(sees(scene.game, at(here, 0), at(there, 0)) for here in range(4) for there in range(4))
    assert offered(scene, Attack(value=1, range=3))


@pytest.mark.rule("JL-LOS-07")
def test_neighbours_without_a_wall_between_see_each_other() -> None:
    scene = stage(floor=2)
    for q, r in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]:
        assert sees(scene.game, at(0, 0), at(q, r))


@pytest.mark.rule("JL-LOS-03", "JL-LOS-04")
def test_figures_and_obstacles_are_no_walls() -> None:
    figures = {
        "mira": "0,0 hero hp=8", "bern": "1,0 hero hp=8", "guard-1": "2,0 hp=3", "altar-1": "3,0 hp=4 rank=objective",
    }  # fmt: skip
    scene = Stage(board(figures | {"imp-1": "4,0 hp=3"}, floor=line(0, 4), obstacle=[(2, 0)]))
    assert sees(scene.game, at(0, 0), at(4, 0))
    assert at(4, 0) in names_of(scene.game, in_reach(scene.game, scene.figure("mira"), 4))


@pytest.mark.rule("JL-RANGE-01", "JL-RANGE-02")
def test_range_counts_from_the_first_neighbour() -> None:
    scene = stage(foe="3,0")
    assert len(names_of(scene.game, in_reach(scene.game, scene.figure("mira"), 1))) == 1 + 6
    assert not offered(scene, Attack(value=1, range=2))
    assert offered(scene, Attack(value=1, range=3))


@pytest.mark.rule("JL-RANGE-05", "JL-GEN-15")
def test_a_count_of_hexes_never_crosses_a_wall() -> None:
    scene = stage(walls=WALL)
    assert distance(scene.game, at(0, 0), at(1, 0)) == 2
    assert not offered(scene, Attack(value=1, range=1))
    assert distance(scene.game, at(-2, 0), at(-4, 3)) == 3


@pytest.mark.rule("JL-RANGE-05", "JL-GEN-15")
def test_there_is_no_distance_to_where_nothing_leads() -> None:
    island = Stage(board({"mira": "0,0 hero hp=8"}, floor=[(0, 0), (1, 0), (4, 0)]))
    assert distance(island.game, at(0, 0), at(4, 0)) > 99


@pytest.mark.rule("JL-RANGE-03", "JL-RANGE-06", "JL-RANGE-07")
def test_an_attack_without_a_range_is_a_melee_attack_on_neighbours() -> None:
    assert not offered(stage(foe="2,0"), Attack(value=1))
    near = stage()
    assert offered(near, Attack(value=1))
    assert len([event for event in near.events() if type(event).__name__ == "ModifierDrawn"]) == 1


@pytest.mark.rule("JL-RANGE-03", "JL-RANGE-04")
def test_a_monsters_own_range_makes_its_attack_ranged() -> None:
    scene = Stage(
        board({"mira": "0,0 hero hp=8 cards=0", "bern": "1,1 hero hp=8 cards=0", "imp-1": "2,0 hp=3 range=3"})
    )
    scene.deck("+0", "+0", "-1")
    scene.act("imp-1", Attack(), "target:mira")
    scene.act("imp-1", Attack(), "target:bern")
    assert (scene.hp("mira"), scene.hp("bern")) == (6, 7)


@pytest.mark.rule("JL-LOS-01", "JL-TARGET-02")
def test_other_abilities_need_sight_too() -> None:
    scene = stage(foe="2,0", walls=LONG_WALL)
    scene.act("mira", Give(conditions=("muddle",), range=9))
    assert scene.conditions("imp-1") == []
