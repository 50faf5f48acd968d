"""Damage in combat: blocking by shields and abilities, defeat, retreat."""

import pytest
from tests.rules.runebound.arena import ARMED, IDLE, duel, fight
from tests.rules.runebound.cards import ability, asset, bonus, enemy, scenario, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.challenge import rivals
from undercroft.games.runebound.content.verbs import Challenge
from undercroft.games.runebound.events import (
    Attacked,
    Blocked,
    CombatBegan,
    CombatEnded,
    Defeated,
    Healed,
    Moved,
    Retreated,
    Rolled,
    Suffered,
)
from undercroft.table import NotLegal, Seat

GAIN = ability("damages", verb("gain-gold", amount=1))


# Shields


@pytest.mark.rule("RB-SHIELD-01", "RB-SHIELD-03", "RB-SHIELD-11", "RB-SHIELD-08")
def test_who_would_be_dealt_damage_spends_as_many_shields_as_wanted() -> None:
    for answer, damage, left in (
        ("suffer", 2, ["shield", "shield 2", "dash"]),
        ("shields:anna-1", 1, ["shield 2", "dash"]),
        ("shields:anna-2", 0, ["shield", "dash"]),
    ):
        world = fight("shield, shield 2", ARMED)
        world.play("enemy:foe-1,foe-4")
        assert world.asked.args["damage"] == 2
        assert world.options() == ["shields:anna-1", "shields:anna-2", "shields:anna-1,anna-2", "suffer"]
        world.play(answer)
        assert world.heroes["anna"].damage == damage
        assert world.pool("anna") == left
        assert world.asked.args["who"] == "foe", "one decision, and no combat action"


@pytest.mark.rule("RB-SHIELD-02", "RB-SHIELD-12", "RB-CACT-06", "RB-SHIELD-01")
@pytest.mark.parametrize("kind", ["physical", "magic"])
def test_shields_block_any_kind_for_enemies_as_for_heroes(kind: str) -> None:
    world = fight(f"{kind} 2", ARMED)
    world.play(f"{kind}:anna-1")
    assert (world.asked.seats, world.options()) == (("bert",), ["shields:foe-3", "suffer"])
    world.play("shields:foe-3")
    assert world.combat.damage == 1
    assert world.options("enemy"), "the enemy's combat action is still to come"


@pytest.mark.rule("RB-SHIELD-04", "RB-SHIELD-01")
def test_shields_block_damage_of_abilities_too() -> None:
    counter = ability("damaged", verb("damage", amount=1, kind="magic"), may=True)
    world = fight("dash", ARMED, counter)
    world.play("enemy:foe-1", "use:anna#0")
    assert (world.asked.seats, world.options()) == (("bert",), ["shields:foe-3", "suffer"])
    world.play("shields:foe-3")
    assert world.combat.damage == 0


@pytest.mark.rule("RB-SHIELD-05", "RB-SHIELD-14")
def test_what_cannot_be_blocked_meets_neither_shields_nor_abilities() -> None:
    pierce = ability("surge", verb("damage", amount=2, kind="magic", blockable=False), cost={"surge": 1})
    scales = ability("damaged", verb("block", amount="all"))
    world = fight("surge", ARMED, pierce, against=enemy("drake", scales))
    world.play("surge:anna#0,anna-1")
    assert world.combat.damage == 2
    assert world.pool("foe", spent=True) == []


@pytest.mark.rule("RB-EX-36", "RB-SHIELD-09", "RB-SHIELD-10", "RB-DMGACT-08")
def test_other_effects_happen_though_all_is_blocked() -> None:
    bash = ability("combat-action", verb("damage", amount=2, kind="physical"), verb("delay", who="opponent"))
    world = duel("dash", "shield 2", bash, GAIN)
    world.play("use:anna#1", "shields:bert-1")
    assert world.heroes["bert"].damage == 0
    assert world.heroes["bert"].delayed
    assert world.heroes["anna"].gold == 0, "no damage was dealt"
    assert not world.events(Suffered)
    world = duel("dash", "shield 2", bash, GAIN)
    world.play("use:anna#1", "suffer")
    assert (world.heroes["bert"].damage, world.heroes["anna"].gold) == (2, 1)


@pytest.mark.rule("RB-SHIELD-10", "RB-DMGACT-08")
def test_an_attack_that_was_blocked_deals_nothing() -> None:
    world = fight("physical", ARMED, GAIN)
    world.play("physical:anna-1", "shields:foe-3")
    assert [event.damage for event in world.events(Attacked)] == [1]
    assert (world.combat.damage, world.heroes["anna"].gold) == (0, 0)
    world = fight("physical", ARMED, GAIN)
    world.play("physical:anna-1", "suffer")
    assert (world.combat.damage, world.heroes["anna"].gold) == (1, 1)


@pytest.mark.rule("RB-SHIELD-13", "RB-DOUBLE-07")
def test_a_doubled_shield_blocks_twice_its_number() -> None:
    world = fight("shield 2*, doubler", "enemy, doubler, enemy, enemy, enemy*")
    world.play("double:anna-1,anna-2", "enemy:foe-1,foe-3,foe-4,foe-5", "shields:anna-1")
    assert world.heroes["anna"].damage == 0
    assert [event.damage for event in world.events(Blocked)] == [4]
    assert world.pool("anna", spent=True) == ["shield 2*", "doubler"]


@pytest.mark.rule("RB-SHIELD-14", "RB-SHIELD-08", "RB-DMGACT-07")
def test_an_ability_blocks_some_of_it() -> None:
    ward = ability("damaged", verb("block", amount=1), limit="combat-round", may=True)
    world = fight("shield", ARMED, ward)
    world.play("enemy:foe-1,foe-4", "use:anna#0")
    assert world.asked.args["damage"] == 1, "shields block the rest"
    world.play("shields:anna-1")
    assert world.heroes["anna"].damage == 0
    assert [event.damage for event in world.events(Blocked)] == [1, 1]
    world = fight("shield", ARMED, ward)
    world.play("enemy:foe-1", "use:anna#0")
    assert world.asked.args["who"] == "foe", "nothing is left to block"
    world.play("enemy:foe-4")
    assert world.options() == ["shields:anna-1", "suffer"], "once a round"


@pytest.mark.rule("RB-SHIELD-08", "RB-DAMAGE-01")
def test_more_shields_than_damage_block_no_more_than_it() -> None:
    world = fight("shield 3", ARMED)
    world.play("enemy:foe-1", "shields:anna-1")
    assert [event.damage for event in world.events(Blocked)] == [1]
    assert not world.events(Suffered)


# Damage and defeat


@pytest.mark.rule("RB-DAMAGE-01", "RB-DAMAGE-02", "RB-DAMAGE-03", "RB-DAMAGE-12")
def test_damage_up_to_health_defeats_an_enemy() -> None:
    world = fight("physical 3, physical 3 / magic", IDLE)
    world.play("physical:anna-1", "suffer")
    assert (world.combat.damage, world.combat.health) == (3, 5)
    world.play("pass", "physical:anna-2", "suffer")
    assert [event.damage for event in world.events(Suffered)] == [3, 2], "never more than its health"
    assert [event.who for event in world.events(Defeated)] == ["foe"]
    assert not world.heroes["anna"].down


@pytest.mark.rule("RB-DAMAGE-02", "RB-DAMAGE-05", "RB-ENEMY-07", "RB-ELIM-07")
def test_a_hero_who_is_defeated_rests_and_the_enemy_is_discarded() -> None:
    world = fight("physical", ARMED, damage=8, gold=2, trophies="social", in_hand="plain")
    world.play("pass", "enemy:foe-1,foe-4")
    anna = world.heroes["anna"]
    assert (anna.damage, anna.gold, world.trophies("anna"), anna.eliminated) == (9, 2, ["social"], False)
    assert world.zone("combat-discard") == ["ogre"]
    assert [text for text in world.options() if ":" not in text] == ["rest"]
    assert [(event.how, event.loser) for event in world.events(CombatEnded)] == [("defeated", "anna")]


@pytest.mark.rule("RB-DAMAGE-04", "RB-COMBAT-16")
def test_damage_goes_to_the_opponent_only() -> None:
    quake = ability("combat-action", verb("damage", amount=1, kind="magic", who="everyone"))
    world = duel("dash", "dash / shield, shield", quake, others=[hero("carl", at="k1")])
    world.play("use:anna#1", "suffer")
    assert [one.damage for one in world.heroes.values()] == [0, 1, 0]


@pytest.mark.rule("RB-DAMAGE-06", "RB-CHALLENGE-04", "RB-OPEN-38")
def test_a_defeated_hero_gets_into_no_combat() -> None:
    world = World(hero("anna"), hero("bert", damage=9), hero("carl", at="k1"))
    assert rivals(world.game, world.heroes["anna"], Challenge()) == []
    hurt = ability("own-turn", verb("suffer", amount=9), verb("draw-adventure", deck="combat"), limit="turn")
    world = World(hero("anna", hurt), hero("bert", at="k1"))
    world.play("use:anna#0")
    assert not world.events(CombatBegan)
    assert world.zone("combat-discard") == ["wolf"]
    called = ability("own-turn", verb("suffer", amount=9), verb("fight", enemy="wolf"), limit="turn")
    world = World(hero("anna", called), hero("bert", at="k1"))
    world.play("use:anna#0")
    assert not world.events(CombatBegan)


@pytest.mark.rule("RB-DAMAGE-10", "RB-OPEN-27", "RB-COMBAT-14")
def test_health_that_is_lost_in_a_combat_may_end_it() -> None:
    shirt = asset("shirt", bonus(health=2), kind="clothing")
    world = fight("physical", ARMED, cards=[shirt], assets="shirt", damage=9)
    assert not world.heroes["anna"].down, "nine of eleven"
    thief = enemy("thief", ability("combat-action", verb("discard-asset", who="opponent")))
    world = fight(
        "physical", ARMED, cards=[shirt], assets="shirt", damage=10, against=thief, in_hand="plain", trophies="social"
    )
    world.play("pass", "use:foe#0")
    assert world.state.combat is None
    assert world.heroes["anna"].damage == 9, "the excess is dropped"
    assert world.heroes["anna"].down


@pytest.mark.rule("RB-REST-08", "RB-VILLAIN-08", "RB-DAMAGE-01")
def test_enemies_heal_at_most_all_their_damage() -> None:
    mend = ability("surge", verb("heal", amount=3), cost={"surge": 1})
    world = fight("physical 2, magic 4 / dash", IDLE, against=enemy("troll", mend, health=9))
    world.play("physical:anna-1", "suffer", "surge:foe#0,foe-5")
    assert world.combat.damage == 0
    world = fight("magic 4", IDLE, against=enemy("troll", mend, health=9))
    world.play("magic:anna-1", "suffer", "surge:foe#0,foe-5")
    assert world.combat.damage == 1
    assert [(event.who, event.damage) for event in world.events(Healed)] == [("foe", 3)]


@pytest.mark.rule("RB-REST-08", "RB-DAMAGE-09")
def test_a_hero_heals_in_a_combat_and_the_opponent_may_be_healed() -> None:
    pray = ability("combat-action", verb("heal", amount="all"))
    world = fight("dash", ARMED, pray, damage=4)
    world.play("use:anna#0")
    assert world.heroes["anna"].damage == 0
    kind = enemy("nurse", ability("combat-action", verb("heal", amount=2, who="opponent")))
    world = fight("physical 2", ARMED, against=kind, damage=4)
    world.play("physical:anna-1", "suffer", "use:foe#0")
    assert (world.heroes["anna"].damage, world.combat.damage) == (2, 2)


# Retreat


@pytest.mark.rule("RB-EX-42", "RB-RETREAT-02", "RB-RETREAT-04", "RB-DICE-07")
def test_a_hero_retreats_by_one_die_which_may_be_rerolled() -> None:
    world = fight("dash", IDLE, at="i1", speed=5, in_hand="plain")
    world.dice("mountain+water", "compass")
    world.play("pass", "yes")
    assert [len(event.dice) for event in world.events(Rolled)] == [1], "one die, whatever the speed"
    world.play("reroll:mountain+water", "discard:*", "cell:i2")
    assert (world.heroes["anna"].at, world.zone("hand-anna")) == ("i2", [])
    assert world.state.combat is None
    assert [(event.how, event.loser) for event in world.events(CombatEnded)] == [("retreated", "anna")]


@pytest.mark.rule("RB-RETREAT-03", "RB-RETREAT-04", "RB-RETREAT-11", "RB-COMBAT-05")
def test_who_cannot_or_will_not_retreat_fights_another_round() -> None:
    world = fight("physical", IDLE)
    world.play("pass", "pass", "no")
    assert world.combat.round == 2
    assert not world.events(Rolled)
    world = fight("physical", IDLE)
    world.dice("compass")
    world.play("pass", "pass", "yes", "stay")
    assert (world.combat.round, world.heroes["anna"].at) == (2, "c4")
    world = fight("physical", IDLE, at="i1")
    world.dice("mountain+water")
    world.play("pass", "pass", "yes")
    assert (world.combat.round, world.heroes["anna"].damage, world.heroes["anna"].at) == (2, 0, "i1")
    assert world.on_the_table() == []


@pytest.mark.rule("RB-RETREAT-10", "RB-RIVER-01", "RB-MOVE-09")
@pytest.mark.parametrize(
    ("die", "to"),
    [("forest+hills", ["c5", "d4", "d3"]), ("mountain+water", ["b4", "b5", "d3"]), ("plains", ["c3", "d3"])],
)
def test_the_retreat_is_a_move_with_one_die(die: str, to: list[str]) -> None:
    world = fight("physical", IDLE)
    world.dice(die)
    world.play("pass", "pass", "yes")
    assert sorted(world.options("cell")) == sorted(to)
    assert world.options()[-1] == "stay"


@pytest.mark.rule("RB-RETREAT-12", "RB-RETREAT-13", "RB-OPEN-01", "RB-RETREAT-01")
def test_an_enemy_that_was_left_is_discarded_and_brings_nothing() -> None:
    world = fight("physical", IDLE, against=enemy("ogre", reward=(verb("gain-gold", amount=3),)))
    assert "yes" not in world.options(), "not before the retreat phase"
    world.dice("plains")
    world.play("physical:anna-1", "suffer", "pass", "yes", "cell:c3")
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (0, [])
    assert world.zone("combat-discard") == ["ogre"]
    assert [event.to for event in world.events(Retreated)] == ["c3"]
    assert world.heroes["anna"].actions == 1


@pytest.mark.rule("RB-RETREAT-08", "RB-RETREAT-01", "RB-COMBAT-13")
def test_an_enemy_never_retreats() -> None:
    world = fight("physical", IDLE)
    world.play("pass", "pass")
    assert (world.asked.seats, world.asked.kind) == (("anna",), "retreat")
    world.play("no")
    assert world.combat.round == 2


@pytest.mark.rule("RB-EX-50", "RB-RETREAT-06", "RB-RETREAT-07", "RB-RETREAT-03")
def test_of_two_heroes_the_attacker_may_leave_first() -> None:
    world = duel("physical", "physical")
    world.dice("mountain+water", "forest+hills")
    world.play("pass", "pass")
    assert world.asked.seats == ("anna",)
    world.play("yes", "stay")
    assert world.asked.seats == ("bert",)
    world.play("yes", "cell:d4")
    assert world.heroes["bert"].at == "d4"
    assert world.state.combat is None
    world = duel("physical", "physical")
    world.dice("forest+hills")
    world.play("pass", "pass", "yes", "cell:d4")
    assert world.state.combat is None
    assert (world.heroes["anna"].at, world.heroes["bert"].at) == ("d4", "c4")
    assert len(world.events(Rolled)) == 1, "Bert can't retreat any more"


@pytest.mark.rule("RB-RETREAT-02", "RB-MOVE-12")
def test_whoever_retreats_enters_the_hex() -> None:
    bite = ability("entered", verb("suffer", amount=2), needs={"token_here": "zombie"})
    world = fight("physical", IDLE, cards=[scenario(bite)], tokens={"zombie": {"c3": 1}})
    world.dice("plains")
    world.play("pass", "pass", "yes", "cell:c3")
    assert (world.heroes["anna"].at, world.heroes["anna"].damage) == ("c3", 2)
    assert [event.rule for event in world.events(Moved)] == ["RB-MOVE-12"]


@pytest.mark.rule("RB-RETREAT-01", "RB-SHIELD-11")
def test_what_is_not_offered_is_refused() -> None:
    world = fight("shield", ARMED)
    with pytest.raises(NotLegal, match="is none of the legal answers"):
        world.match.answer(Seat("bert"), "yes")
    world.play("enemy:foe-1", "shields:anna-1", "enemy:foe-4")
    with pytest.raises(NotLegal, match="is none of the legal answers"):
        world.match.answer(Seat("bert"), "enemy:foe-4")
    assert world.heroes["anna"].damage == 1
