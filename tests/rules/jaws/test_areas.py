"""Areas: where their patterns may lie, and whom they hit."""

import pytest
from tests.rules.boards import at, board, line
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.attack import attack
from undercroft.games.haven.content.verbs import Area, Consume
from undercroft.games.haven.events import Attacked, ModifierDrawn
from undercroft.games.haven.targeting import ENEMIES
from undercroft.games.haven.targets import legal_targets, placements
from undercroft.games.haven.world import names_of

FORK = Area(hexes=((1, 0), (0, 1)), melee=True)
ROW = Area(hexes=((0, 0), (1, 0), (2, 0)))
BENT = Area(hexes=((0, 0), (1, 0), (1, 1)))


def stage(imps: list[str], mira: str = "0,0", **more: object) -> Stage:
    figures = {f"imp-{n}": f"{spot} hp=9" for n, spot in enumerate(imps, 1)}
    return Stage(board({"mira": f"{mira} hero hp=8 cards=0"} | figures, **more))  # type: ignore[arg-type]


def lays(scene: Stage, area: Area, reach: int) -> set[frozenset[str]]:
    laid = placements(scene.game, scene.figure("mira"), area, reach)
    return {frozenset(names_of(scene.game, mask)) for mask in laid}


def area(*spots: tuple[int, int]) -> str:
    """The option that lays an area on these hexes."""
    return f"area:{','.join(at(*spot) for spot in sorted(spots))}"


def attacked(scene: Stage) -> list[str]:
    return [event.whom for event in scene.events(Attacked)]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-AOE-03", "JL-AOE-06")
def test_a_melee_pattern_lies_round_the_performer_in_any_turn() -> None:
    found = lays(stage([]), FORK, 1)
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert found == {frozenset({at(*ring[n]), at(*ring[(n + 1) % 6])}) for n in range(6)}


@pytest.mark.rule("JL-AOE-06", "JL-AOE-04")
def test_a_ranged_pattern_turns_and_mirrors() -> None:
    found = lays(stage([]), BENT, 1)
    assert frozenset({at(1, 0), at(2, 0), at(2, 1)}) in found
    assert frozenset({at(1, 0), at(2, 0), at(3, -1)}) in found
    assert frozenset({at(2, 0), at(3, 0), at(3, 1)}) not in found


@pytest.mark.rule("JL-AOE-01", "JL-AOE-02", "JL-AOE-03", "JL-AOE-06")
def test_an_area_hits_who_stands_under_it() -> None:
    scene = stage(["1,0", "0,1", "-1,0"])
    scene.deck("+0", "+1")
    scene.act("mira", Attack(value=1, area=FORK), area((1, 0), (0, 1)), "target:imp-2", "target:imp-1")
    assert attacked(scene) == ["imp-2", "imp-1"]
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    assert {option.text for option in scene.asked[0].options} == {
        area((1, -1), (1, 0)), *(area(*ring[n : n + 2]) for n in range(4))
    }  # fmt: skip
    assert [scene.hp(f"imp-{n}") for n in (1, 2, 3)] == [7, 8, 9]
    assert len(scene.events(ModifierDrawn)) == 2


@pytest.mark.rule("JL-AOE-02", "JL-TARGET-05")
def test_nobody_under_an_area_has_to_be_attacked() -> None:
    scene = stage(["1,0", "0,1"])
    scene.deck("+0")
    scene.act("mira", Attack(value=1, area=FORK), area((1, 0), (0, 1)), "target:imp-2", "stop")
    assert attacked(scene) == ["imp-2"]


@pytest.mark.rule("JL-EX-43", "JL-AOE-05", "JL-AOE-07")
def test_one_hex_in_range_is_enough_for_the_whole_pattern() -> None:
    scene = stage(["3,0", "4,0"])
    scene.deck("+0", "+0")
    attack = Attack(value=1, range=2, area=ROW)
    scene.act("mira", attack, area((2, 0), (3, 0), (4, 0)), "target:imp-1", "target:imp-2")
    assert attacked(scene) == ["imp-1", "imp-2"]


@pytest.mark.rule("JL-AOE-04", "JL-AOE-05")
def test_no_hex_in_range_is_not_enough() -> None:
    scene = stage(["4,0"])
    scene.act("mira", Attack(value=1, range=1, area=ROW))
    assert attacked(scene) == []


@pytest.mark.rule("JL-AOE-07", "JL-LOS-01")
def test_each_target_of_an_area_has_to_be_seen_by_the_performer() -> None:
    corner = [*line(0, 3), (3, 1), (3, 2), (3, 3)]
    scene = stage(["3,0", "3,2"], floor=corner)
    mask = next(mask for mask in placements(scene.game, scene.figure("mira"), ROW, 3) if mask.bit_count() == 3
                and at(3, 2) in names_of(scene.game, mask))  # fmt: skip
    hit = legal_targets(scene.game, scene.figure("mira"), 3, ENEMIES, mask)
    assert [figure.id for figure in hit] == ["imp-1"]


@pytest.mark.rule("JL-AOE-08", "JL-ADV-12")
def test_a_ranged_area_has_disadvantage_on_neighbours_only() -> None:
    scene = stage(["1,0", "2,0"])
    scene.deck("+1", "-1", "+2")
    attack = Attack(value=1, range=2, area=ROW)
    scene.act("mira", attack, area((1, 0), (2, 0), (3, 0)), "target:imp-1", "target:imp-2")
    assert (scene.hp("imp-1"), scene.hp("imp-2")) == (9, 6)


@pytest.mark.rule("JL-AOE-03", "JL-RANGE-03")
def test_a_melee_area_is_not_ranged() -> None:
    scene = stage(["1,0"])
    scene.deck("+1")
    scene.act("mira", Attack(value=1, area=FORK), area((1, 0), (0, 1)), "target:imp-1")
    assert scene.hp("imp-1") == 7


@pytest.mark.rule("JL-AOE-02", "JL-TARGET-03")
def test_further_targets_come_beside_the_area() -> None:
    scene = stage(["1,0", "0,1", "-1,0", "0,-1"])
    scene.deck("+0", "+0", "+0")
    scene.act(
        "mira", Attack(value=1, area=FORK, targets=2),
        area((1, 0), (0, 1)), "target:imp-1", "target:imp-2", "target:imp-3",
    )  # fmt: skip
    assert attacked(scene) == ["imp-1", "imp-2", "imp-3"]


@pytest.mark.rule("JL-AOE-01", "JL-ATTACK-09")
def test_a_consumed_element_may_bring_an_area() -> None:
    scene = stage(["1,0", "0,1"])
    scene.state.elements["air"] = 1
    scene.deck("+0", "+0")
    attack = Attack(value=1, consume=(Consume(elements=("air",), area=FORK),))
    scene.act("mira", attack, "consume", area((1, 0), (0, 1)), "target:imp-1", "target:imp-2")
    assert attacked(scene) == ["imp-1", "imp-2"]


@pytest.mark.rule("JL-OPEN-38", "JL-AOE-02")
def test_a_monsters_area_hits_those_it_settled_on() -> None:
    figures = {"mira": "1,0 hero hp=8 cards=0", "bern": "0,1 hero hp=8 cards=0", "carl": "1,-1 hero hp=8 cards=0"}
    scene = Stage(board(figures | {"imp-1": "0,0 hp=3 attack=1"}))
    act = scene.acting("imp-1")
    act.chosen, act.foci = ("bern", "mira"), ("mira",)
    scene.deck("+0", "+0")
    scene.run(attack(scene.game, act, Attack(area=FORK)))
    assert attacked(scene) == ["mira", "bern"]


@pytest.mark.rule("JL-OPEN-38", "JL-OPEN-15", "JL-AOE-06")
def test_a_monsters_area_covers_its_focus_before_others() -> None:
    figures = {"bern": "0,1 hero hp=8 cards=0", "carl": "-1,1 hero hp=8 cards=0", "mira": "1,0 hero hp=8 cards=0"}
    for focus, last in (("mira", "carl"), ("carl", "mira")):
        scene = Stage(board(figures | {"imp-1": "0,0 hp=3 attack=1"}))
        act = scene.acting("imp-1")
        act.chosen, act.foci = ("bern", "carl", "mira"), (focus,)
        scene.deck("+0", "+0", "+0")
        scene.run(attack(scene.game, act, Attack(area=FORK, targets=2)))
        assert attacked(scene) == [focus, "bern", last]
