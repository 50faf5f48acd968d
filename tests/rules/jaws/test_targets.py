"""Who is whose enemy or ally, what cards mean by it, and how many targets an ability has."""

import pytest
from tests.rules.boards import at, board, line
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.attack import attack
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import SpecialRule
from undercroft.games.haven.content.select import Selector, Who
from undercroft.games.haven.content.verbs import Action, Give, Heal, Suffer
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import Attacked, ConditionGained, Healed
from undercroft.games.haven.order import ensure_plan
from undercroft.games.haven.rules import fire
from undercroft.games.haven.setup import place_characters
from undercroft.games.haven.targets import selected
from undercroft.games.haven.turn import take_turn
from undercroft.games.haven.world import (
    allies,
    characters,
    deciders,
    empty_hexes,
    enemies,
    is_ally,
    is_enemy,
    names_of,
    number,
    occupied,
    on_map,
)

FIGURES = {
    "mira": "0,0 hero hp=8 cards=0",
    "bern": "0,1 hero hp=8 cards=0",
    "imp-1": "1,0 hp=5",
    "imp-2": "-1,0 hp=5 rank=elite",
    "crate-1": "0,-1 hp=3 rank=objective",
    "altar-1": "2,0 hp=3 rank=objective side=heroes",
}


def stage(**more: object) -> Stage:
    return Stage(board(FIGURES, **more))  # type: ignore[arg-type]


def meant(scene: Stage, who: str, word: Who, **more: object) -> list[str]:
    figures = selected(scene.game, scene.figure(who), Selector(who=word, **more))  # type: ignore[arg-type]
    return sorted(figure.id for figure in figures)


@pytest.mark.rule("JL-GEN-06", "JL-GEN-17", "JL-GEN-08", "JL-GEN-09")
def test_two_sides_and_nobody_is_its_own_ally() -> None:
    scene = stage()
    mira, bern, imp = (scene.figure(who) for who in ("mira", "bern", "imp-1"))
    assert is_enemy(mira, imp)
    assert is_enemy(imp, mira)
    assert not is_enemy(mira, bern)
    assert not is_enemy(mira, mira)
    assert is_ally(mira, bern)
    assert not is_ally(mira, imp)
    assert not is_ally(mira, mira)
    assert [figure.id for figure in allies(scene.game, imp)] == ["imp-2"]
    assert [figure.id for figure in enemies(scene.game, imp)] == ["bern", "mira", "altar-1"]


@pytest.mark.rule("JL-EX-16", "JL-GEN-07")
def test_enemy_is_meant_as_the_acting_figure_sees_it() -> None:
    scene = stage()
    assert meant(scene, "imp-1", "enemies") == ["altar-1", "bern", "mira"]
    assert meant(scene, "mira", "enemies") == ["crate-1", "imp-1", "imp-2"]


@pytest.mark.rule("JL-GEN-09", "JL-GEN-10", "JL-GEN-08")
def test_the_words_of_cards() -> None:
    scene = stage()
    assert meant(scene, "mira", "self") == ["mira"]
    assert meant(scene, "mira", "allies") == ["bern"]
    assert meant(scene, "imp-1", "allies") == ["imp-2"]
    assert meant(scene, "mira", "allies-or-self") == ["bern", "mira"]
    assert meant(scene, "imp-1", "monsters") == ["imp-1", "imp-2"]
    assert meant(scene, "imp-1", "figures") == sorted(FIGURES)


@pytest.mark.rule("JL-MON-02", "JL-BOSS-01")
def test_selectors_narrow_down() -> None:
    scene = stage()
    imp, elite = scene.figure("imp-1"), scene.figure("imp-2")
    assert meant(scene, "mira", "enemies", kind="imp") == ["imp-1", "imp-2"]
    others = Selector(who="monsters", other=True)
    assert [figure.id for figure in selected(scene.game, elite, others, imp)] == ["imp-2"]
    assert len(selected(scene.game, elite, others)) == 2
    bewitched = selected(scene.game, imp, Selector(who="enemies"), side="heroes")
    assert [figure.id for figure in bewitched] == ["crate-1", "imp-2"]
    scene.figure("imp-2").hp = 4
    assert meant(scene, "mira", "monsters", rank="elite") == ["imp-2"]
    assert meant(scene, "mira", "monsters", hurt=True) == ["imp-2"]
    assert meant(scene, "altar-1", "monsters", within=1) == ["imp-1"]
    gain(scene.game, scene.figure("imp-1"), "muddle", "")
    assert meant(scene, "mira", "figures", has="muddle") == ["imp-1"]


@pytest.mark.rule("JL-MON-02", "JL-MAP-10")
def test_figures_of_one_room() -> None:
    rooms = f"area a: {at(0, 0)} {at(1, 0)}\narea b: {at(3, 0)} {at(4, 0)}\n"
    figures = {"mira": "0,0 hero hp=8", "imp-1": "1,0 hp=5", "imp-2": "3,0 hp=5", "imp-3": "2,0 hp=5"}
    scene = Stage(board(figures, floor=line(0, 4), door=[(2, 0)]) + rooms)
    assert meant(scene, "mira", "enemies", same_room=True) == ["imp-1"]
    assert meant(scene, "mira", "enemies") == ["imp-1", "imp-2", "imp-3"]


@pytest.mark.rule("JL-GEN-11")
def test_the_exhausted_are_no_characters() -> None:
    scene = stage()
    assert meant(scene, "imp-1", "characters") == ["bern", "mira"]
    scene.run(suffer(scene.game, scene.figure("bern"), 8))
    assert meant(scene, "imp-1", "characters") == ["mira"]
    assert [figure.id for figure in characters(scene.game)] == ["mira"]


@pytest.mark.rule("JL-EX-40", "JL-GEN-12", "JL-GEN-13", "JL-GEN-14")
def test_c_stays_and_l_is_the_scenario_level() -> None:
    scene = Stage(board({f"hero-{n}": f"{n},0 hero hp=3 cards=0" for n in range(4)}), level=3)
    assert (number(scene.game, "10*C"), number(scene.game, "2+L")) == (40, 5)
    scene.run(suffer(scene.game, scene.figure("hero-1"), 3))
    assert number(scene.game, "10*C") == 40


@pytest.mark.rule("JL-GEN-05", "JL-GEN-18")
def test_objectives_stand_like_figures_and_tiles_do_not() -> None:
    scene = stage(obstacle=[(2, 1)], trap=[(-2, 0)])
    assert [figure.id for figure in on_map(scene.game)] == ["bern", "mira", "altar-1", "crate-1", "imp-1", "imp-2"]
    assert at(0, -1) in names_of(scene.game, occupied(scene.game))
    assert at(2, 1) not in names_of(scene.game, occupied(scene.game))
    assert at(0, -1) not in names_of(scene.game, empty_hexes(scene.game))


@pytest.mark.rule("JL-TARGET-08", "JL-GEN-18")
def test_an_objective_can_be_attacked() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", Attack(value=2), "target:crate-1")
    assert scene.hp("crate-1") == 1


@pytest.mark.rule("JL-GEN-01", "JL-GEN-03", "JL-TARGET-05")
def test_the_players_decide_for_monsters() -> None:
    scene = stage()
    assert deciders(scene.game, scene.figure("imp-1")) == (("bern", "mira"), True)
    assert deciders(scene.game, scene.figure("bern")) == (("bern",), False)
    scene = Stage(board({"mira": "1,0 hero hp=8 cards=0", "bern": "0,1 hero hp=8 cards=0", "imp-1": "0,0 hp=4"}))
    scene.deck("+0")
    scene.act("imp-1", Attack(), "target:bern")
    asked = scene.asked[-1]
    assert (asked.seats, asked.party, scene.options()) == (("bern", "mira"), True, ["target:bern", "target:mira"])


@pytest.mark.rule("JL-TARGET-03", "JL-TARGET-04")
def test_up_to_so_many_different_figures() -> None:
    scene = stage()
    scene.deck("+0", "+0")
    scene.act("mira", Attack(value=1, targets=2), "target:imp-2", "target:imp-1")
    assert [question.kind for question in scene.asked] == ["target-attack", "target-attack"]
    assert scene.options() == ["target:crate-1", "target:imp-1", "stop"]


@pytest.mark.rule("JL-TARGET-05", "JL-TARGET-01")
def test_fewer_targets_will_do_but_not_none() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", Attack(value=1, targets=3, xp=1), "target:imp-2", "stop")
    assert scene.state.sheets["mira"].xp == 1
    scene.act("mira", Attack(value=1, targets=3, xp=1), "stop")
    assert scene.state.sheets["mira"].xp == 1
    assert scene.events(Attacked) == [Attacked("mira", "imp-2", 1, rule="JL-ATTACK-01")]


@pytest.mark.rule("JL-TARGET-03")
def test_all_within_range() -> None:
    scene = stage()
    scene.deck("+0", "+0", "+0")
    scene.act("mira", Attack(value=1, targets="all"), "target:imp-2", "target:imp-1", "target:crate-1")
    assert len(scene.events(Attacked)) == 3


@pytest.mark.rule("JL-TARGET-06", "JL-TARGET-07")
def test_bad_conditions_are_for_enemies_and_good_ones_for_allies() -> None:
    scene = stage()
    scene.act("mira", Give(conditions=("muddle",)), "target:imp-1")
    assert scene.options() == ["target:crate-1", "target:imp-1", "target:imp-2", "stop"]
    scene.act("mira", Give(conditions=("strengthen",)), "target:bern")
    assert scene.options() == ["target:bern", "stop"]
    assert scene.events(ConditionGained) == [
        ConditionGained("imp-1", "muddle", rule="JL-COND-11"),
        ConditionGained("bern", "strengthen", rule="JL-COND-11"),
    ]


@pytest.mark.rule("JL-GEN-10")
def test_self_is_the_only_target_there_is() -> None:
    scene = stage()
    scene.figure("mira").hp = 2
    scene.act("mira", Heal(value=3, at=Selector(who="self")), "target:mira")
    assert scene.options() == ["target:mira", "stop"]
    assert scene.events(Healed) == [Healed("mira", 3, rule="JL-HEAL-01")]


@pytest.mark.rule("JL-OPEN-15")
def test_a_monster_attacks_its_focus_first() -> None:
    heroes = {"mira": "1,0 hero hp=8 cards=0", "bern": "0,1 hero hp=8 cards=0"}
    scene = Stage(board(heroes | {"imp-1": "0,0 hp=4 targets=2"}))
    act = scene.acting("imp-1")
    act.chosen, act.foci = ("bern", "mira"), ("mira",)
    scene.deck("+0", "+0")
    scene.run(attack(scene.game, act, Attack()))
    assert [event.whom for event in scene.events(Attacked)] == ["mira", "bern"]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-GEN-04", "JL-OPEN-25")
def test_start_hexes_are_marked_on_the_map_and_free_to_choose() -> None:
    scene = Stage(board({"bern": "0,0 hero hp=8", "mira": "1,0 hero hp=8"}) + f"area start: {at(0, 0)} {at(1, 0)}\n")
    for who in ("bern", "mira"):
        scene.figure(who).at = ""
    scene.run(place_characters(scene.game), f"cell:{at(1, 0)}")
    assert (scene.at("bern"), scene.at("mira")) == (at(1, 0), at(0, 0))
    assert [question.seats for question in scene.asked] == [("bern",), ("mira",)]


@pytest.mark.rule("JL-GEN-16")
def test_special_rules_of_the_scenario_add_to_the_basic_ones() -> None:
    hail = SpecialRule(at="round-ends", do=(Suffer(value="1+L", at=Selector(who="characters")),))
    plain, ruled = Stage(board(FIGURES), level=2), Stage(board(FIGURES), level=2, rules=(hail,))
    for one in (plain, ruled):
        one.run(fire(one.game, "round-ends"))
    assert (plain.hp("mira"), ruled.hp("mira"), ruled.hp("imp-1")) == (8, 5, 5)


@pytest.mark.rule("JL-GEN-02", "JL-GEN-01", "JL-GEN-03")
def test_the_players_choose_among_equal_ways_of_a_monster() -> None:
    figures = {"mira": "2,-1 hero hp=8 cards=0", "bern": "-4,4 hero hp=8 cards=0", "imp-1": "0,0 hp=4 move=2"}
    scene = Stage(board(figures), plan=Action(do=(Move(), Attack())))
    ensure_plan(scene.game, "imp")
    scene.deck("+0")
    scene.run(take_turn(scene.game, scene.figure("imp-1")), f"stand:{at(1, -1)},mira")
    asked = next(question for question in scene.asked if question.kind == "monster-end")
    assert (asked.seats, asked.party) == (("bern", "mira"), True)
    assert sorted(option.text for option in asked.options) == sorted(
        f"stand:{at(*hex)},mira" for hex in [(1, -1), (1, 0)]
    )
    assert (scene.at("imp-1"), scene.hp("mira")) == (at(1, -1), 6)
