"""Moving: hexes, dice, rivers, roads."""

import pytest
from tests.rules.runebound.cards import ability, bonus, enemy, skill, verb
from tests.rules.runebound.world import World, hero, realm

from undercroft.games.runebound.events import Acted, Moved, Rolled
from undercroft.games.runebound.move import pays


def rolled(*faces: str, at: str = "c4", **more: object) -> World:
    """Anna has rolled these dice for a move."""
    world = World(hero("anna", at=at, speed=len(faces), **more), hero("bert", at="k1"))
    world.dice(*faces)
    world.play("move")
    return world


@pytest.mark.rule("RB-MOVE-01", "RB-MOVE-02", "RB-MOVE-10", "RB-LIMIT-11")
def test_a_move_without_dice_is_one_hex_onto_any_terrain_past_anybody() -> None:
    world = World(hero("anna"), hero("bert", at="b4"))
    assert world.options("walk") == ["d4", "c5", "b5", "b4", "c3", "d3"]
    world.play("walk:b4")
    assert (world.heroes["anna"].at, world.heroes["anna"].actions) == ("b4", 2)
    assert world.heroes["bert"].at == "b4"


@pytest.mark.rule("RB-RIVER-05", "RB-MOVE-02", "RB-ACTION-04")
def test_a_move_without_dice_crosses_a_river() -> None:
    world = World(hero("anna", at="c3"))
    world.play("walk:c2")
    assert world.heroes["anna"].at == "c2"
    assert [event.actions for event in world.events(Acted)] == [1]


@pytest.mark.rule("RB-DICE-02", "RB-MOVE-03", "RB-MOVE-06", "RB-SPEND-05")
def test_each_spent_die_moves_one_hex_that_matches_it() -> None:
    world = rolled("plains+forest", "forest+hills", "mountain+water")
    assert sorted(world.options("cell")) == ["b4", "b5", "c3", "c5", "d3", "d4"]
    world.play("cell:d4")
    assert world.asked.kind == "which-die"
    world.play("die:plains+forest")
    assert world.on_the_table() == ["forest+hills", "mountain+water"]
    assert world.heroes["anna"].at == "d4"
    assert "e3" in world.options("cell")
    world.play("cell:e3")
    assert world.on_the_table() == ["forest+hills"]
    assert [event.die for event in world.events(Moved)] == ["plains+forest", "mountain+water"]


@pytest.mark.rule("RB-EX-17", "RB-MOVE-04", "RB-MOVE-05", "RB-MOVE-07")
def test_who_has_rolled_is_bound_to_the_dice_and_may_leave_them() -> None:
    world = rolled("mountain+water")
    assert not world.options("walk")
    assert "train" not in world.options()
    world.play("stop")
    assert (world.heroes["anna"].at, world.heroes["anna"].actions) == ("c4", 2)
    assert world.state.roll is None


@pytest.mark.rule("RB-DICE-03", "RB-DICE-04", "RB-MOVE-06")
def test_of_two_symbols_one_is_used_and_a_compass_is_every_terrain() -> None:
    world = rolled("forest+hills")
    assert set(world.options("cell")) == {"d4", "c5", "d3"}
    world.play("cell:d4")
    assert world.state.roll is None, "one die, one hex"
    world = rolled("compass")
    assert set(world.options("cell")) == {"d4", "c5", "b5", "b4", "c3", "d3"}


@pytest.mark.rule("RB-EX-16", "RB-RIVER-01", "RB-RIVER-02", "RB-RIVER-04")
def test_only_water_or_a_compass_crosses_a_river() -> None:
    assert "c2" not in rolled("plains+forest", at="c3").options("cell")
    world = rolled("plains+forest", "mountain+water", at="c3")
    assert "c2" in world.options("cell")
    world.play("cell:c2")
    assert world.on_the_table() == ["plains+forest"]


@pytest.mark.rule("RB-RIVER-01", "RB-RIVER-03", "RB-HEX-08")
def test_the_die_pays_for_the_crossing_and_the_river_belongs_to_the_edge() -> None:
    world = rolled("mountain+water", at="c3")
    world.play("cell:c2")
    assert world.heroes["anna"].at == "c2"
    assert "c2" in rolled("compass", at="c3").options("cell")
    assert "c2" in rolled("plains+forest", at="d2").options("cell"), "from another side there is no river"


@pytest.mark.rule("RB-RIVER-06", "RB-HEX-10")
def test_any_die_crosses_a_bridge() -> None:
    assert "d2" in rolled("mountain+water", at="c3").options("cell")
    assert "d2" in rolled("plains+forest", at="c3").options("cell")


@pytest.mark.rule("RB-RIVER-07", "RB-OPEN-17", "RB-ROAD-03")
def test_a_river_on_the_way_into_or_out_of_a_city_still_needs_water() -> None:
    assert "c6" not in rolled("plains", "forest+hills", at="c5").options("cell")
    assert "c6" in rolled("mountain+water", at="c5").options("cell")
    assert "c5" not in rolled("forest+hills", at="c6").options("cell"), "though a road leads there"


@pytest.mark.rule("RB-MOVE-09", "RB-HEX-03")
@pytest.mark.parametrize("die", ["plains", "forest+hills", "mountain+water"])
def test_any_die_leads_into_a_city(die: str) -> None:
    assert "d3" in rolled(die).options("cell")
    assert realm().has_terrain("d3", "water")
    assert not realm().has_terrain("c3", "water")
    assert realm().has_terrain("c3", "plains")


@pytest.mark.rule("RB-ROAD-01", "RB-ROAD-03", "RB-ROAD-04", "RB-ROAD-06")
def test_on_a_road_any_die_leads_on_beside_it_only_one_that_matches() -> None:
    assert set(rolled("plains", at="e2").options("cell")) == {"d3", "f2"}
    assert set(rolled("plains", at="d3").options("cell")) == {"e2", "c3", "c4"}
    assert set(rolled("plains", at="f2").options("cell")) == {"e2", "f3", "g1"}, "a shrine on the road"


@pytest.mark.rule("RB-ROAD-02", "RB-ROAD-01")
def test_from_beside_a_road_the_terrain_below_it_counts() -> None:
    assert "e2" not in rolled("plains+forest", at="d2").options("cell")
    assert "e2" in rolled("mountain+water", at="d2").options("cell")


@pytest.mark.rule("RB-EX-15", "RB-ROAD-05", "RB-HEX-09")
def test_neighbours_with_roads_that_do_not_join_need_a_matching_die() -> None:
    assert "e3" not in rolled("plains", at="e2").options("cell")
    assert "e3" in rolled("mountain+water", at="e2").options("cell")
    world = rolled("plains", at="f3")
    assert "e3" in world.options("cell"), "here the roads are joined"


@pytest.mark.rule("RB-EX-37", "RB-HEX-04", "RB-HEX-05", "RB-HEX-06")
def test_places_keep_their_terrain() -> None:
    assert "b5" not in rolled("plains", at="c4").options("cell")
    assert "b5" in rolled("mountain+water", at="c4").options("cell")
    assert realm().terrain["b3"] == "plains"
    assert realm().terrain["f2"] == "hills"


@pytest.mark.rule("RB-HEX-07", "RB-EX-37")
def test_wilderness_is_whatever_is_no_place() -> None:
    assert [realm().kind(hex) for hex in ("d3", "b5", "f2", "b3", "c4")] == [
        "city", "town", "shrine", "fortress", "wilderness",
    ]  # fmt: skip
    assert "c4" in realm().spot("wilderness")
    assert "d3" not in realm().spot("wilderness")


@pytest.mark.rule("RB-DICE-06", "RB-DICE-07", "RB-EXERT-05", "RB-DICE-11")
def test_after_a_roll_a_hero_may_exert_to_reroll_one_die_after_the_other() -> None:
    world = World(hero("anna", in_hand="plain star plain"))
    world.dice("plains", "plains", "forest+hills", "mountain+water", "compass")
    world.play("move", "reroll:plains", "discard:*")
    assert world.on_the_table() == ["mountain+water", "plains", "forest+hills"]
    assert world.options("reroll") == ["mountain+water", "plains", "forest+hills"]
    world.play("reroll:mountain+water", "discard:*", "keep")
    assert world.on_the_table() == ["compass", "plains", "forest+hills"]
    assert len(world.ids("hand-anna")) == 1
    world.play("cell:c3")
    assert "reroll" not in {text.partition(":")[0] for text in world.options()}, "not once a die is spent"


@pytest.mark.rule("RB-OPEN-39", "RB-DICE-11")
def test_no_die_is_rerolled_after_another_was_spent() -> None:
    world = World(hero("anna", in_hand="plain"))
    world.dice("plains", "plains", "plains")
    world.play("move", "keep", "cell:c3", "cell:c4", "stop")
    assert len(world.ids("hand-anna")) == 1


@pytest.mark.rule("RB-EX-34", "RB-LIMIT-02", "RB-DICE-08", "RB-DICE-09")
def test_more_than_five_dice_are_rolled_when_speed_says_so() -> None:
    world = World(hero("anna", speed=5, learned="swift"), cards=[skill("swift", bonus(speed=1))])
    world.dice(*["plains"] * 6)
    world.play("move")
    assert [event.dice for event in world.events(Rolled)] == [("plains",) * 6]
    world.play(*["cell:c3", "cell:c4"] * 3)
    assert world.state.roll is None


@pytest.mark.rule("RB-EX-13", "RB-ABIL-11", "RB-MOVE-08", "RB-ABIL-09")
def test_an_ability_comes_between_two_dice_once_a_turn() -> None:
    tireless = skill("tireless", ability("own-turn", verb("move", hexes=1), limit="turn"))
    world = World(hero("anna", learned="tireless"), cards=[tireless])
    use = f"use:{world.ids('learned-anna')[0]}#0"
    world.dice("plains", "plains", "plains")
    world.play("move", "cell:c3", use, "cell:c4", "cell:c3")
    assert use not in world.options()
    world.play("cell:b3")
    assert world.heroes["anna"].at == "b3"
    assert len(world.events(Moved)) == 4
    assert use not in world.options()


@pytest.mark.rule("RB-EX-14", "RB-ABIL-17", "RB-MOVE-13")
def test_an_ability_that_moves_needs_no_action_and_no_matching_die() -> None:
    walk = skill("walk", ability("own-turn", verb("move", hexes=2, onto=["water"]), limit="turn"))
    world = World(hero("anna", learned="walk"), cards=[walk])
    world.play("use:*")
    assert world.options() == ["cell:b4", "cell:d3", "stop"], "a city is every terrain"
    world.play("cell:b4")
    assert (world.heroes["anna"].at, world.heroes["anna"].actions) == ("b4", 3)


@pytest.mark.rule("RB-MOVE-13", "RB-ROAD-01")
def test_granted_steps_may_be_bound_to_roads_and_cross_rivers_otherwise() -> None:
    ride = ability("own-turn", verb("move", hexes=2, roads=True))
    world = World(hero("anna", ride, at="d3"))
    world.play("use:anna#0")
    assert world.options() == ["cell:e2", "stop"]
    world = World(hero("anna", ability("own-turn", verb("move", hexes=1), limit="turn"), at="c3"))
    world.play("use:anna#0", "cell:c2")
    assert world.heroes["anna"].at == "c2"


@pytest.mark.rule("RB-MOVE-11", "RB-ADV-01")
def test_coming_onto_a_gem_does_nothing_by_itself() -> None:
    world = World(hero("anna"))
    world.play("walk:c3")
    assert world.state.gems["c3"]
    assert world.heroes["anna"].actions == 2
    assert "adventure" in world.options()


@pytest.mark.rule("RB-EX-26", "RB-DICE-05", "RB-OPEN-37")
def test_a_compass_counts_when_it_harms_as_well() -> None:
    slide = ability("own-turn", verb("roll", dice=2, match="mountain", then=[verb("suffer", amount="3*matches")]))
    for faces, damage in ((("compass", "plains"), 3), (("plains", "plains"), 0), (("mountain+water", "compass"), 6)):
        world = World(hero("anna", slide))
        world.dice(*faces)
        world.play("use:anna#0")
        assert world.heroes["anna"].damage == damage


@pytest.mark.rule("RB-COMP-31", "RB-DICE-07")
def test_dice_of_an_ability_are_terrain_dice_and_can_be_rerolled() -> None:
    look = ability("own-turn", verb("roll", dice=1, match="compass", then=[verb("gain-gold", amount="matches")]))
    world = World(hero("anna", look, in_hand="plain"))
    world.dice("plains", "compass")
    world.play("use:anna#0", "reroll:plains", "discard:*")
    assert world.heroes["anna"].gold == 1
    assert not world.ids("hand-anna")


@pytest.mark.rule("RB-DICE-05", "RB-HEX-03", "RB-EX-35")
def test_in_a_city_every_die_shows_the_terrain_of_the_hex() -> None:
    prey = ability("surge", verb("roll", dice=3, match="hex", then=[verb("damage", amount="matches", kind="physical")]))
    prey["cost"] = {"surge": 1}
    for hex, deck, damage in (("d3", "social", 3), ("c4", "combat", 1)):
        world = World(hero("anna", prey, at=hex), cards=[enemy("ox", deck=deck)])
        world.next(deck, "ox")
        world.cast("anna", "shield", "doubler", "surge*")
        world.cast("foe", "enemy", "doubler", "enemy", "enemy", "surge")
        world.dice("plains", "forest+hills", "mountain+water")
        world.play("adventure", "surge:anna#0,anna-3")
        assert world.combat.damage == damage


@pytest.mark.parametrize(
    ("die", "target", "can"),
    [("plains", "c3", True), ("plains", "d4", False), ("forest+hills", "d4", True), ("compass", "b5", True)],
)
@pytest.mark.rule("RB-MOVE-03", "RB-DICE-04")
def test_a_die_pays_for_the_terrain_it_shows(die: str, target: str, can: bool) -> None:
    step = next(step for step in realm().steps["c4"] if step.to == target)
    assert pays(die, step) is can
