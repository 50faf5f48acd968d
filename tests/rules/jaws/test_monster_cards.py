"""The cards of the monsters in play: what each deck has beyond plain moves and attacks."""

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.den import card, den
from tests.rules.stage import Stage

from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Absorb, Action, Attack, Heal, Retaliate
from undercroft.games.haven.elements import STRONG, infuse_all
from undercroft.games.haven.events import ShieldUsed
from undercroft.games.haven.round_end import end_of_round
from undercroft.games.haven.state import Timed
from undercroft.games.haven.world import sees

HERO = "hero hp=20 cards=0"


@pytest.mark.rule("JL-ONGO-01", "JL-OPEN-29")
def test_who_attacks_a_coiled_viper_does_it_with_disadvantage_until_the_round_ends() -> None:
    stage = den({"mira": f"1,0 {HERO}", "giant-viper-1": "0,0 hp=9"})
    stage.deck("+0", "+1", "-1")
    card(stage, "giant-viper-1", "Coil")
    stage.act("mira", Attack(value=3), "target:giant-viper-1")
    assert stage.hp("giant-viper-1") == 9 - 2
    end_of_round(stage.game)
    stage.deck("+1")
    stage.act("mira", Attack(value=3), "target:giant-viper-1")
    assert stage.hp("giant-viper-1") == 7 - 4


@pytest.mark.rule("JL-SUFFER-01", "JL-SUFFER-03")
def test_each_attacker_of_a_standing_golem_suffers_and_no_shield_helps() -> None:
    stage = den({"mira": f"1,0 {HERO}", "nils": f"3,0 {HERO}", "stone-golem-1": "0,0 hp=9"}, level=0)
    card(stage, "stone-golem-1", "Stand")
    stage.deck("+0", "+0")
    stage.act("mira", Attack(value=1), "target:stone-golem-1")
    stage.act("nils", Attack(value=1, range=3), "target:stone-golem-1")
    assert (stage.hp("mira"), stage.hp("nils"), stage.hp("stone-golem-1")) == (17, 17, 7)


@pytest.mark.rule("JL-SUFFER-01", "JL-ONGO-01", "JL-OPEN-67")
@pytest.mark.parametrize(("away", "lost"), [(2, 2), (3, 0)])
def test_a_retaliation_with_a_range_reaches_only_so_far(away: int, lost: int) -> None:
    plan = Action(do=(Retaliate(value=2, range=2),))
    stage = Stage(board({"mira": f"{away},0 {HERO}", "guard-1": "0,0 hp=9"}), plan=plan)
    stage.act("guard-1", plan.do[0], source="plan|deck-guard|0")
    stage.deck("+0")
    stage.act("mira", Attack(value=1, range=4), "target:guard-1")
    assert stage.hp("mira") == 20 - lost


@pytest.mark.rule("JL-ELEM-07", "JL-ELEM-15")
@pytest.mark.parametrize(("answer", "ice", "hp"), [("consume", 0, 19), ("keep", STRONG, 17)])
def test_a_character_need_not_consume_for_what_its_card_offers(answer: str, ice: int, hp: int) -> None:
    stage = den({"mira": "1,0 hero hp=17 max=20", "zealot-1": "0,0 hp=9"})
    stage.state.elements["ice"] = STRONG
    offer = Absorb(elements=("ice",), to=(Heal(value=2, at=Selector(who="self")),))
    stage.act("mira", offer, answer, *(["target:mira"] if answer == "consume" else []))
    assert (stage.state.elements["ice"], stage.hp("mira")) == (ice, hp)


@pytest.mark.rule("JL-SUFFER-01")
def test_a_golem_that_dies_by_the_attack_strikes_nobody_back() -> None:
    stage = den({"mira": f"1,0 {HERO}", "stone-golem-1": "0,0 hp=2"}, level=0)
    card(stage, "stone-golem-1", "Stand")
    stage.deck("+0")
    stage.act("mira", Attack(value=2), "target:stone-golem-1")
    assert (stage.at("stone-golem-1"), stage.hp("mira")) == ("", 20)


def test_a_golem_that_moved_suffers_and_one_that_stood_does_not() -> None:
    stage = den({"mira": f"2,0 {HERO}", "stone-golem-1": "0,0 hp=9"}, level=0)
    stage.deck("+0", "+0")
    card(stage, "stone-golem-1", "Grind")
    assert stage.hp("stone-golem-1") == 8
    card(stage, "stone-golem-1", "Grind")
    assert stage.hp("stone-golem-1") == 8


@pytest.mark.rule("JL-EX-35", "JL-ELEM-10", "JL-ELEM-11", "JL-OPEN-22")
def test_ice_that_the_first_demon_consumes_serves_the_second_too() -> None:
    stage = den({"mira": f"1,0 {HERO}", "chaos-demon-1": "0,0 hp=9", "chaos-demon-2": "2,0 hp=9"})
    stage.state.elements["ice"] = STRONG
    stage.deck("+0", "+0")
    card(stage, "chaos-demon-1", "Frost mantle")
    assert stage.state.elements["ice"] == 0
    card(stage, "chaos-demon-2", "Frost mantle")
    stage.deck("+0", "+0")
    before = stage.hp("mira")
    stage.figure("mira").conditions = []
    stage.act("mira", Attack(value=1), "target:chaos-demon-1")
    stage.act("mira", Attack(value=1), "target:chaos-demon-2")
    assert stage.hp("mira") == before - 4


@pytest.mark.rule("JL-ELEM-09", "JL-ELEM-15")
@pytest.mark.parametrize("air", [True, False])
def test_a_demon_shields_itself_only_with_air(air: bool) -> None:
    stage = den({"mira": f"3,0 {HERO}", "chaos-demon-1": "0,0 hp=20"}, level=0)
    stage.state.elements["air"] = STRONG * air
    stage.deck("+0", "+0")
    card(stage, "chaos-demon-1", "Gale")
    stage.figure("mira").conditions = []
    stage.act("mira", Attack(value=4, range=5), "target:chaos-demon-1")
    assert stage.hp("chaos-demon-1") == (18 if air else 16)
    assert bool(stage.events(ShieldUsed)) == air


@pytest.mark.rule("JL-AOE-03", "JL-OPEN-38")
@pytest.mark.parametrize(("earth", "hit"), [(True, {"mira", "nils"}), (False, {"mira"})])
def test_earth_widens_a_tremor_to_an_area(earth: bool, hit: set[str]) -> None:
    nook = [(0, 0), (1, 0), (0, 1)]
    stage = den({"mira": f"1,0 {HERO}", "nils": f"0,1 {HERO}", "chaos-demon-1": "0,0 hp=9"}, level=0, floor=nook)
    stage.state.elements["earth"] = STRONG * earth
    stage.deck("+0", "+0")
    card(stage, "chaos-demon-1", "Tremor")
    assert {who for who in ("mira", "nils") if stage.hp(who) < 20} == hit


@pytest.mark.rule("JL-SUFFER-01", "JL-SUFFER-02")
def test_dark_reaches_those_beside_the_target_but_not_the_target_again() -> None:
    stage = den({"mira": f"1,0 {HERO}", "nils": f"2,0 {HERO}", "olga": f"4,0 {HERO}", "chaos-demon-1": "0,0 hp=9"})
    stage.state.elements["dark"] = STRONG
    stage.deck("+0")
    card(stage, "chaos-demon-1", "Gloom")
    assert (stage.hp("mira"), stage.hp("nils"), stage.hp("olga")) == (20 - 4, 19, 20)


@pytest.mark.rule("JL-ELEM-13")
def test_the_players_say_which_element_a_riddle_consumes() -> None:
    stage = den({"mira": f"1,0 {HERO}", "chaos-demon-1": "0,0 hp=9"})
    stage.state.elements.update(fire=STRONG, ice=STRONG)
    stage.deck("+0")
    card(stage, "chaos-demon-1", "Riddle", "element:ice")
    assert (stage.state.elements["fire"], stage.state.elements["ice"]) == (STRONG, 0)
    assert "disarm" in stage.conditions("mira")


def test_light_heals_a_demon() -> None:
    stage = den({"mira": f"1,0 {HERO}", "chaos-demon-1": "0,0 hp=3 max=9"})
    stage.state.elements["light"] = STRONG
    stage.deck("+0", "+0")
    card(stage, "chaos-demon-1", "Radiance")
    assert stage.hp("chaos-demon-1") == 7


@pytest.mark.rule("JL-ELEM-12", "JL-ELEM-13")
def test_an_imp_leaves_the_element_to_the_players_and_hides_behind_shields() -> None:
    stage = den({"mira": f"1,0 {HERO}", "black-imp-1": "0,0 hp=3"})
    card(stage, "black-imp-1", "Flicker")
    stage.run(infuse_all(stage.game, stage.figure("black-imp-1")), "element:light")
    assert stage.state.elements["light"] == STRONG
    stage.deck("+1")
    stage.act("mira", Attack(value=4), "target:black-imp-1")
    assert stage.hp("black-imp-1") == 3


@pytest.mark.rule("JL-COND-11", "JL-TARGET-06")
def test_a_frenzy_strengthens_imps_near_by_and_muddles_all_enemies_near_by() -> None:
    stage = den({
        "mira": f"2,0 {HERO}", "nils": f"3,0 {HERO}",
        "blood-imp-1": "0,0 hp=3", "blood-imp-2": "0,2 hp=3", "blood-imp-3": "0,3 hp=3",
    })  # fmt: skip
    card(stage, "blood-imp-1", "Frenzy", "target:blood-imp-1")
    assert [stage.conditions(f"blood-imp-{n}") for n in (1, 2, 3)] == [["strengthen"], ["strengthen"], []]
    assert (stage.conditions("mira"), stage.conditions("nils")) == (["muddle"], [])


@pytest.mark.rule("JL-HEAL-01", "JL-HEAL-02")
def test_a_zealot_drains_as_much_as_its_attack_did() -> None:
    stage = den({"mira": f"2,0 {HERO}", "zealot-1": "0,0 hp=1 max=9"})
    stage.deck("+2")
    card(stage, "zealot-1", "Drain")
    assert (stage.hp("mira"), stage.hp("zealot-1")) == (17, 4)


def test_a_zealot_with_nobody_to_drain_is_not_healed_and_stays_poisoned() -> None:
    stage = den({"mira": f"5,0 {HERO}", "zealot-1": "-5,0 hp=1 max=9"})
    stage.figure("zealot-1").conditions = [Timed("poison")]
    card(stage, "zealot-1", "Drain")
    assert (stage.hp("zealot-1"), stage.conditions("zealot-1")) == (1, ["poison"])


@pytest.mark.rule("JL-MTURN-09")
@pytest.mark.parametrize(("fire", "hp"), [(True, 19), (False, 20)])
def test_fire_lets_a_zealot_reach_two_hexes_farther(fire: bool, hp: int) -> None:
    stage = den({"mira": f"4,0 {HERO}", "zealot-1": "0,0 hp=9"})
    stage.state.elements["fire"] = STRONG * fire
    stage.deck("+0")
    card(stage, "zealot-1", "Smoke")
    assert stage.hp("mira") == hp


def test_a_censer_strikes_two_neighbours_harder_with_air() -> None:
    stage = den({"mira": f"1,0 {HERO}", "nils": f"0,1 {HERO}", "zealot-1": "0,0 hp=9"})
    stage.state.elements["air"] = STRONG
    stage.deck("+0", "+0")
    card(stage, "zealot-1", "Foul censer")
    assert (stage.hp("mira"), stage.hp("nils")) == (18, 18)
    assert "poison" in stage.conditions("mira")


@pytest.mark.rule("JL-SUFFER-01")
@pytest.mark.parametrize(("earth", "hp"), [(True, 18), (False, 20)])
def test_a_grave_grip_hurts_only_with_earth(earth: bool, hp: int) -> None:
    stage = den({"mira": f"1,0 {HERO}", "living-corpse-1": "0,0 hp=9"})
    stage.state.elements["earth"] = STRONG * earth
    card(stage, "living-corpse-1", "Grave grip")
    assert (stage.hp("mira"), stage.conditions("mira")) == (hp, ["muddle", "immobilize"])


def test_a_grave_grip_on_nobody_hurts_nobody() -> None:
    stage = den({"mira": f"5,0 {HERO}", "living-corpse-1": "-5,0 hp=9"})
    stage.state.elements["earth"] = STRONG
    card(stage, "living-corpse-1", "Grave grip")
    assert (stage.hp("mira"), stage.hp("living-corpse-1")) == (20, 9)


def test_rot_poisons_all_neighbours_and_a_wail_reaches_all_within_two() -> None:
    stage = den({"mira": f"1,0 {HERO}", "nils": f"0,1 {HERO}", "living-corpse-1": "0,0 hp=9"}, level=0)
    stage.deck("+0")
    card(stage, "living-corpse-1", "Rot")
    assert (stage.conditions("mira"), stage.conditions("nils")) == (["poison"], ["poison"])
    stage = den({"mira": f"2,0 {HERO}", "nils": f"0,2 {HERO}", "living-spirit-1": "0,0 hp=3"}, level=0)
    stage.deck("+0", "+0")
    card(stage, "living-spirit-1", "Wail")
    assert (stage.hp("mira"), stage.hp("nils")) == (19, 19)


@pytest.mark.rule("JL-LOOT-06")
def test_a_sludge_takes_coins_off_the_map_and_dark_feeds_it() -> None:
    stage = den({"mira": f"5,0 {HERO}", "black-sludge-1": "-3,0 hp=1 max=9"}, coin=[(-3, 1), (-2, 0)])
    stage.state.elements["dark"] = STRONG
    card(stage, "black-sludge-1", "Engulf")
    assert not [one for one in stage.state.overlays.values() if one.kind == "coin"]
    assert stage.hp("black-sludge-1") == 4


@pytest.mark.rule("JL-SUFFER-01", "JL-SUFFER-02")
@pytest.mark.parametrize(("level", "lost"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_what_seeps_hurts_the_nearest_enemy_in_sight_however_far(level: int, lost: int) -> None:
    stage = den({"mira": f"5,0 {HERO}", "nils": f"4,0 {HERO}", "black-sludge-1": "-5,0 hp=3"}, level=level)
    card(stage, "black-sludge-1", "Seep")
    assert (stage.hp("mira"), stage.hp("nils")) == (20, 20 - lost)


@pytest.mark.rule("JL-PUSH-10")
def test_a_bloating_sludge_poisons_those_it_pushes_away() -> None:
    stage = den({"mira": "1,0 hero hp=20 cards=0", "black-sludge-1": "0,0 hp=9"}, floor=[(0, 0), (1, 0), (2, 0)])
    stage.deck("+0")
    card(stage, "black-sludge-1", "Bloat")
    assert stage.at("mira") == at(2, 0)
    assert stage.conditions("mira") == ["poison"]


@pytest.mark.rule("JL-TRAP-05")
def test_a_raider_lays_its_snare_on_the_neighbouring_hex_nearest_to_an_enemy() -> None:
    stage = den({"mira": f"3,0 {HERO}", "vermling-raider-1": "0,0 hp=9"})
    stage.deck("+0")
    card(stage, "vermling-raider-1", "Snare")
    (trap,) = [one for one in stage.state.overlays.values() if one.kind == "trap"]
    assert (trap.cells, trap.damage) == ([at(1, 0)], 3)


@pytest.mark.parametrize(("beside", "lost"), [("2,0", 3), ("-1,0", 1)])
def test_vipers_hunt_in_packs(beside: str, lost: int) -> None:
    stage = den({"mira": f"1,0 {HERO}", "giant-viper-1": "0,0 hp=9", "zealot-1": f"{beside} hp=3"}, level=0)
    stage.deck("+0")
    card(stage, "giant-viper-1", "Pack hunt")
    assert stage.hp("mira") == 20 - lost


def test_a_scout_jumps_over_a_trap_and_grabs_the_coin() -> None:
    line = [(q, 0) for q in range(-5, 5)]
    stage = den(
        {"mira": f"4,0 {HERO}", "vermling-scout-1": "-2,0 hp=3"}, floor=line, coin=[(2, 0)], trap=[(0, 0)], level=0
    )
    card(stage, "vermling-scout-1", "Grab and run")
    assert stage.at("vermling-scout-1") == at(2, 0)
    assert [one.kind for one in stage.state.overlays.values()] == ["trap"]


@pytest.mark.rule("JL-OPEN-02", "JL-FOCUS-15")
def test_a_zealot_charges_at_somebody_whom_it_does_not_see_yet() -> None:
    bend = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]
    stage = den({"mira": f"2,0 {HERO}", "zealot-1": "0,0 hp=4"}, floor=bend, level=0)
    assert not sees(stage.game, stage.at("zealot-1"), stage.at("mira"))
    card(stage, "zealot-1", "Charge")
    assert (stage.at("zealot-1"), stage.hp("mira")) == (at(1, 2), 20)


@pytest.mark.rule("JL-OPEN-42", "JL-MMOVE-07")
def test_a_strengthened_spirit_steps_away_from_its_focus_all_the_same() -> None:
    line = [(q, 0) for q in range(-4, 2)]
    stage = den({"mira": f"1,0 {HERO}", "living-spirit-1": "0,0 hp=3"}, floor=line, level=0)
    stage.figure("living-spirit-1").conditions = [Timed("strengthen")]
    stage.deck("-1", "+1")
    card(stage, "living-spirit-1", "Chill")
    assert (stage.at("living-spirit-1"), stage.hp("mira")) == (at(-1, 0), 20 - 3)
