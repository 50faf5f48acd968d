"""Combat actions and the tokens of the pool: damage, agility, doubling, surge, casting, flipping, recasting."""

import pytest
from tests.rules.runebound.arena import ARMED, IDLE, duel, fight
from tests.rules.runebound.cards import ability, enemy, skill, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.events import Attacked, Blocked, Cancelled, Doubled, Flipped, Spent, Suffered, Used
from undercroft.games.runebound.scene_combat import combat_zones
from undercroft.table import NotLegal, Seat, ZoneId, add_cards

HIT = ability("surge", verb("damage", amount=2, kind="magic"), cost={"surge": 1})
BIG = ability("surge", verb("damage", amount=3, kind="physical"), cost={"surge": 2})
COIN = verb("gain-gold", amount=1)


def act(*do: object, **more: object) -> object:
    return ability("combat-action", *do, **more)  # type: ignore[arg-type]


# Damage


@pytest.mark.rule("RB-DMGACT-01", "RB-DMGACT-02", "RB-DMGACT-05", "RB-CACT-01")
def test_physical_and_magic_damage_are_two_combat_actions() -> None:
    world = fight("physical 2, magic, magic / shield")
    assert world.options() == ["physical:anna-1", "magic:anna-2", "magic:anna-3", "magic:anna-2,anna-3", "pass"]
    world.play("physical:anna-1", "suffer", "pass", "magic:anna-2,anna-3", "suffer")
    assert [(event.damage, event.kind) for event in world.events(Suffered)] == [(2, "physical"), (2, "magic")]
    assert [(event.who, event.damage, event.kind) for event in world.events(Attacked)] == [
        ("anna", 2, "physical"),
        ("anna", 2, "magic"),
    ]


@pytest.mark.rule("RB-DMGACT-04", "RB-DMGACT-10", "RB-OPEN-20")
def test_as_many_tokens_as_wanted_each_as_a_whole() -> None:
    world = fight("physical 2, physical / shield, physical 3 / magic")
    assert world.options("physical") == [
        "anna-1", "anna-2", "anna-3", "anna-1,anna-2", "anna-1,anna-3", "anna-2,anna-3", "anna-1,anna-2,anna-3",
    ]  # fmt: skip
    world.play("physical:anna-1,anna-2")
    assert world.asked.args["damage"] == 3
    assert world.pool("anna") == ["physical 3"]


@pytest.mark.rule("RB-DMGACT-04")
def test_tokens_that_are_alike_are_one_choice() -> None:
    world = fight("physical, physical, physical / shield")
    assert world.options("physical") == [
        "anna-1", "anna-3", "anna-1,anna-2", "anna-1,anna-3", "anna-1,anna-2,anna-3",
    ]  # fmt: skip


@pytest.mark.rule("RB-DMGACT-03", "RB-DMGACT-06", "RB-DMGACT-08")
def test_enemy_damage_is_for_enemies_only() -> None:
    world = fight("enemy 3 / physical, magic", ARMED)
    assert world.options() == ["magic:anna-2", "pass"], "a hero can't spend it"
    world.play("pass", "enemy:foe-1,foe-4")
    assert [(event.who, event.damage, event.kind) for event in world.events(Suffered)] == [("anna", 2, "enemy")]
    assert world.events(Attacked)[0].rule == "RB-DMGACT-08"


@pytest.mark.rule("RB-DMGACT-11", "RB-DMGACT-06")
def test_both_heroes_use_physical_and_magic_damage() -> None:
    world = duel("physical, magic", "physical, magic, enemy")
    world.play("physical:anna-1")
    assert world.options() == ["physical:bert-1", "magic:bert-2", "pass"]


@pytest.mark.rule("RB-DMGACT-07", "RB-SHIELD-14", "RB-DMGACT-08")
def test_an_ability_may_block_one_kind_of_damage() -> None:
    scales = ability("damaged", verb("block", amount="all"), needs={"kinds": ["physical"]})
    world = fight("physical 2, magic 2", IDLE, against=enemy("drake", scales))
    world.play("physical:anna-1")
    assert world.combat.damage == 0
    assert [event.damage for event in world.events(Attacked)] == [2], "an attack all the same"
    assert [event.damage for event in world.events(Blocked)] == [2]
    world.play("pass", "magic:anna-2", "suffer")
    assert world.combat.damage == 2


@pytest.mark.rule("RB-EX-04", "RB-DMGACT-09", "RB-CACT-06")
def test_damage_of_a_reaction_is_no_attack() -> None:
    counter = ability("damaged", verb("damage", amount=1, kind="magic"), may=True)
    world = fight(
        "dash", ARMED, counter, against=enemy("drake", ability("combat-begins", verb("reflect", kind="enemy")))
    )
    world.play("enemy:foe-1")
    assert world.options() == ["use:anna#0", "pass"]
    world.play("use:anna#0", "suffer")
    assert (world.combat.damage, world.heroes["anna"].damage) == (1, 1)
    assert [event.who for event in world.events(Attacked)] == ["foe"]


@pytest.mark.rule("RB-DMGACT-12", "RB-DMGACT-09")
@pytest.mark.parametrize("how", ["surge", "combat-action"])
def test_surge_and_combat_actions_of_cards_that_deal_damage_are_attacks(how: str) -> None:
    strike = ability(how, verb("damage", amount=2, kind="magic"), **({"cost": {"surge": 1}} if how == "surge" else {}))
    mirror = ability("surge", verb("reflect", kind="enemy"), cost={"surge": 1})
    world = fight("surge, agility", ARMED, strike, against=enemy("sphinx", mirror))
    world.play("recast-foe:foe-2,anna-2", "surge:foe#0,foe-5")
    world.play("surge:anna#0,anna-1" if how == "surge" else "use:anna#0", "suffer")
    assert [(event.who, event.damage, event.kind) for event in world.events(Suffered)] == [
        ("foe", 2, "magic"),
        ("anna", 2, "enemy"),
    ]


@pytest.mark.rule("RB-DMGACT-09", "RB-SHIELD-10")
def test_only_what_an_attack_deals_is_dealt_back() -> None:
    mirror = ability("surge", verb("reflect", kind="magic"), cost={"surge": 1})
    world = fight("surge, agility, shield", ARMED, mirror)
    world.play("surge:anna#0,anna-1", "enemy:foe-1,foe-4", "shields:anna-3", "suffer")
    assert (world.heroes["anna"].damage, world.combat.damage) == (1, 1)
    world = fight("surge, agility, shield", ARMED, mirror)
    world.play("surge:anna#0,anna-1", "enemy:foe-1", "shields:anna-3")
    assert world.combat.damage == 0, "all was blocked"


# What combat actions there are


@pytest.mark.rule("RB-CACT-04", "RB-CACT-03", "RB-CACT-05")
def test_all_combat_actions() -> None:
    world = fight(
        "physical, magic, agility, doubler, surge, shield, dash", "enemy, doubler, shield, dash*, surge", act(COIN), HIT
    )
    world.play("pass")
    verbs = [text.partition(":")[0] for text in world.options()]
    assert list(dict.fromkeys(verbs)) == [
        "physical",
        "magic",
        "flip-own",
        "recast-foe",
        "double",
        "surge",
        "use",
        "pass",
    ]


@pytest.mark.rule("RB-CACT-03", "RB-CACT-02", "RB-ABIL-13")
def test_a_card_gives_a_combat_action_as_often_as_it_says() -> None:
    world = fight(
        "dash", IDLE, act(COIN, limit="combat-round"), act(COIN, limit="combat"), act(COIN, cost={"exert": 1})
    )
    assert world.options("use") == ["anna#0", "anna#1"], "nothing to exert"
    world.play("use:anna#0")
    assert world.asked.args["who"] == "foe"
    world.play("pass", "use:anna#1")
    assert world.combat.sides[0].passed
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("no")
    assert world.options() == ["use:anna#0", "pass"], "a new round, the same combat"


@pytest.mark.rule("RB-CACT-02", "RB-COMBAT-12")
def test_another_combat_action_at_once() -> None:
    again = ability("acted", verb("act-again"), limit="combat", may=True)
    world = fight("physical, magic, agility", ARMED, again)
    world.play("physical:anna-1", "suffer", "use:anna#0")
    assert world.asked.args["who"] == "anna"
    world.play("magic:anna-2", "suffer")
    assert world.asked.args["who"] == "foe", "once"


# Agility


@pytest.mark.rule("RB-AGIL-01", "RB-AGIL-03", "RB-AGIL-05", "RB-AGIL-02")
def test_agility_flips_an_own_token_or_has_the_opponent_recast_one() -> None:
    world = fight("agility, dash / physical 3, shield", ARMED)
    assert world.options() == [
        "flip-own:anna-2,anna-1", "flip-own:anna-3,anna-1",
        *[f"recast-foe:foe-{at},anna-1" for at in range(1, 6)], "pass",
    ]  # fmt: skip
    world.play("flip-own:anna-2,anna-1")
    assert world.pool("anna") == ["physical 3", "shield"]
    assert world.pool("anna", spent=True) == ["agility"]
    assert [(event.face, event.now) for event in world.events(Flipped)] == [("dash", "physical 3")]
    world = fight("agility, dash / physical 3, shield", ARMED)
    world.next("foe-4", "dash*")
    world.play("recast-foe:foe-4,anna-1")
    assert world.pool("foe") == ["enemy", "doubler", "shield", "dash*", "surge"]


@pytest.mark.rule("RB-AGIL-05", "RB-AGIL-04", "RB-AGIL-02")
def test_of_two_agility_tokens_the_player_chooses_which_is_spent() -> None:
    world = fight("agility / physical, agility / shield", ARMED)
    assert world.options("flip-own") == ["anna-2,anna-1", "anna-3,anna-1", "anna-1,anna-2", "anna-3,anna-2"]
    world.play("flip-own:anna-1,anna-2")
    assert (world.pool("anna"), world.pool("anna", spent=True)) == (["physical", "dash"], ["agility"])


@pytest.mark.rule("RB-AGIL-04", "RB-DOUBLE-07", "RB-AGIL-05")
def test_agility_on_a_doubler_is_one_agility() -> None:
    world = fight("agility, doubler, dash / physical 2", IDLE)
    world.play("double:anna-1,anna-2", "pass", "flip-own:anna-3,anna-1")
    assert (world.pool("anna"), world.pool("anna", spent=True)) == (["physical 2"], ["agility", "doubler"])


@pytest.mark.rule("RB-OPEN-33", "RB-COMBAT-21")
def test_agility_with_nothing_to_aim_at_is_no_action() -> None:
    wipe = ability("after-cast", verb("remove", amount="all"))
    world = fight("agility", IDLE, wipe)
    world.play("flip-own:anna-2,anna-1")
    assert world.asked.kind == "retreat", "the enemy has nothing left, Anna two dashes"


@pytest.mark.rule("RB-OPEN-22", "RB-AGIL-01", "RB-SURGE-02", "RB-DOUBLE-01")
def test_enemies_use_agility_surge_and_doublers_as_well() -> None:
    world = fight("shield / magic", "agility, doubler, enemy, enemy, surge", against=enemy("ogre", BIG, HIT))
    world.next("anna-1", "magic")
    world.play("recast-foe:anna-1,foe-1", "double:foe-3,foe-2", "surge:foe#1,foe-5")
    assert world.heroes["anna"].damage == 2
    world.play("enemy:foe-3")
    assert world.heroes["anna"].damage == 4


# Doubling


@pytest.mark.rule("RB-EX-18", "RB-DOUBLE-01", "RB-DOUBLE-02", "RB-DOUBLE-10")
def test_a_doubled_token_counts_twice_and_both_are_spent() -> None:
    world = fight("physical 2, doubler", IDLE)
    world.play("double:anna-1,anna-2")
    assert [event.face for event in world.events(Doubled)] == ["physical 2"]
    assert world.pool("anna", spent=True) == []
    assert world.asked.args["who"] == "foe", "it was a combat action"
    world.play("pass", "physical:anna-1")
    assert world.asked.args["damage"] == 4
    assert world.pool("anna", spent=True) == ["physical 2", "doubler"]


@pytest.mark.rule("RB-DOUBLE-03", "RB-OPEN-19", "RB-DOUBLE-10")
def test_only_one_token_lies_on_another() -> None:
    world = fight("physical, doubler / magic, doubler / shield, dash, shield", IDLE)
    dash, shield = (tok.id for tok in world.tokens("anna")[3:])
    assert set(world.options("double")) == {
        "anna-1,anna-2", "anna-3,anna-2", f"{dash},anna-2", f"{shield},anna-2",
        "anna-1,anna-3", "anna-2,anna-3", f"{dash},anna-3", f"{shield},anna-3",
    }, "a dash or a doubler on a doubler is no use, but no mistake"  # fmt: skip
    world.play("double:anna-1,anna-2", "pass")
    assert set(world.options("double")) == {f"{dash},anna-3", f"{shield},anna-3"}
    world.play("physical:anna-1", "suffer")
    assert world.combat.damage == 2


@pytest.mark.rule("RB-DOUBLE-03", "RB-DOUBLE-05", "RB-OPEN-19")
def test_a_doubler_on_a_doubler_carries_nothing() -> None:
    world = fight("physical, doubler / magic, doubler / shield", IDLE)
    world.play("double:anna-2,anna-3", "pass")
    assert world.options() == ["physical:anna-1", "pass"]


@pytest.mark.rule("RB-EX-19", "RB-DOUBLE-04", "RB-DOUBLE-05", "RB-POOL-11")
def test_the_upper_token_can_be_recast_and_the_doubler_cannot() -> None:
    world = fight("shield / physical, doubler, agility / magic", "agility, doubler, shield, enemy, surge")
    world.play("double:anna-1,anna-2")
    assert "recast-foe:anna-1,foe-1" in world.options()
    assert "recast-foe:anna-2,foe-1" not in world.options()
    world.next("anna-1", "physical")
    world.play("recast-foe:anna-1,foe-1")
    assert world.tokens("anna")[0].on == "anna-2"
    assert "flip-own:anna-2,anna-3" not in world.options()
    world.play("physical:anna-1")
    assert world.asked.args["damage"] == 2, "the new face is doubled"


@pytest.mark.rule("RB-DOUBLE-04", "RB-POOL-14")
def test_a_flipped_token_stays_on_its_doubler() -> None:
    world = fight("shield / physical 2, doubler, agility", IDLE)
    world.play("double:anna-1,anna-2", "pass", "flip-own:anna-1,anna-3", "physical:anna-1")
    assert world.asked.args["damage"] == 4


@pytest.mark.rule("RB-DOUBLE-06", "RB-POOL-09", "RB-DOUBLE-05")
def test_a_removed_token_leaves_its_doubler_free() -> None:
    rob = ability("combat-action", verb("remove"), limit="combat")
    world = fight("physical, doubler, magic", IDLE, against=enemy("thief", rob))
    world.play("double:anna-1,anna-2", "use:foe#0")
    assert world.options("token") == ["anna-1", "anna-3"], "the doubler below is immune"
    world.play("token:anna-1")
    assert world.pool("anna", spent=True) == ["physical"]
    assert "double:anna-3,anna-2" in world.options()


@pytest.mark.rule("RB-DOUBLE-08", "RB-DOUBLE-07", "RB-SURGE-06")
def test_a_doubled_pair_is_spent_with_other_tokens() -> None:
    world = fight("physical 2, doubler, physical", IDLE)
    world.play("double:anna-1,anna-2", "pass", "physical:anna-1,anna-3")
    assert world.asked.args["damage"] == 5
    strike = ability("surge", verb("damage", amount="X", kind="physical"), cost={"surge": "X"})
    world = fight("surge 2, doubler, dash", IDLE, strike)
    world.play("double:anna-1,anna-2", "pass", "surge:anna#0,anna-1")
    assert world.asked.args["damage"] == 4


@pytest.mark.rule("RB-DOUBLE-09", "RB-COMBAT-17")
def test_doubling_ends_with_the_round() -> None:
    world = fight("physical 2, doubler", IDLE)
    world.cast("anna", "physical 2", "doubler", "dash")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("double:anna-1,anna-2", "pass", "pass", "no", "physical:anna-1")
    assert world.asked.args["damage"] == 2
    assert world.pool("anna", spent=True) == ["physical 2"]


@pytest.mark.rule("RB-DOUBLE-02", "RB-DMGACT-10")
def test_an_ability_may_double_a_symbol_for_the_round() -> None:
    rage = act(verb("double", symbol="physical"), limit="combat")
    world = fight("physical 2, doubler, magic", IDLE, rage)
    world.cast("anna", "physical 2", "doubler", "magic")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("double:anna-1,anna-2", "pass", "use:anna#0", "physical:anna-1")
    assert world.asked.args["damage"] == 8
    world.play("suffer")
    assert world.state.combat is None
    world = fight("physical 2, doubler, magic", IDLE, rage)
    world.cast("anna", "physical 2", "doubler", "magic")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("use:anna#0", "pass", "magic:anna-3", "suffer", "pass", "no", "physical:anna-1")
    assert world.asked.args["damage"] == 2, "not in the next round"


# Surge


@pytest.mark.rule("RB-SURGE-01", "RB-SURGE-04", "RB-SURGE-02", "RB-SURGE-07")
def test_a_surge_ability_takes_its_cost_or_more() -> None:
    brave = skill("brave", BIG)
    world = fight("surge, surge 2 / magic, agility", IDLE, HIT, cards=[brave], learned="brave", in_hand="brave")
    card = world.ids("learned-anna")[0]
    assert world.options("surge") == [
        "anna#0,anna-1", "anna#0,anna-2", "anna#0,anna-1,anna-2", f"{card}#0,anna-2", f"{card}#0,anna-1,anna-2",
    ]  # fmt: skip
    world.play("surge:anna#0,anna-1,anna-2")
    assert world.asked.args["damage"] == 2, "one ability, the surplus is lost"
    assert world.pool("anna") == ["agility"]


@pytest.mark.rule("RB-SURGE-03", "RB-SURGE-08", "RB-ABIL-13")
def test_each_surge_ability_once_a_round() -> None:
    other = ability("surge", COIN, cost={"surge": 1})
    world = fight("surge, surge / magic, surge / physical", IDLE, HIT, other)
    world.cast("anna", "surge", "surge", "surge")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("surge:anna#0,anna-1", "suffer", "pass")
    assert {text.partition(",")[0] for text in world.options("surge")} == {"anna#1"}
    world.play("surge:anna#1,anna-2")
    assert world.combat.sides[0].passed, "nothing left to pay for"
    world.play("no")
    assert {text.partition(",")[0] for text in world.options("surge")} == {"anna#0", "anna#1"}


@pytest.mark.rule("RB-SURGE-03", "RB-ABIL-13")
@pytest.mark.parametrize("who", ["anna", "foe"])
def test_a_surge_ability_may_be_limited_to_the_combat(who: str) -> None:
    once = ability("surge", COIN, cost={"surge": 1}, limit="combat")
    mine = (once,) if who == "anna" else ()
    world = fight("surge", IDLE, *mine, against=enemy("ogre", *(() if mine else (once,))))
    world.cast("anna", "surge", "dash", "dash")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    if who == "foe":
        assert world.combat.sides[0].passed
        world.play("surge:foe#0,foe-5", "pass", "no")
        assert not world.options("surge")
    else:
        world.play("surge:anna#0,anna-1", "pass", "no")
        assert world.combat.sides[0].passed


@pytest.mark.rule("RB-EX-25", "RB-SURGE-05", "RB-POOL-19")
def test_what_paid_for_it_is_already_spent() -> None:
    back = ability("surge", verb("recast", spent="only"), cost={"surge": 1})
    world = fight("surge / magic, physical", IDLE, back)
    world.play("physical:anna-2", "suffer", "pass", "surge:anna#0,anna-1")
    assert world.options() == ["token:anna-1", "token:anna-2", "done"]
    world.next("anna-1", "magic")
    world.play("token:anna-1")
    assert world.options() == ["magic:anna-1", "pass"], "back in the pool, to be spent in this round"


@pytest.mark.rule("RB-SURGE-06", "RB-ABIL-14", "RB-SURGE-05")
def test_x_is_what_was_spent() -> None:
    strike = ability("surge", verb("damage", amount="X", kind="physical"), cost={"surge": "X"})
    world = fight("surge 2, surge", IDLE, strike)
    assert world.options("surge") == ["anna#0,anna-1", "anna#0,anna-2", "anna#0,anna-1,anna-2"]
    world.play("surge:anna#0,anna-1,anna-2")
    assert world.asked.args["damage"] == 3


@pytest.mark.rule("RB-EX-05", "RB-ABIL-06", "RB-ABIL-07", "RB-ABIL-08")
def test_a_cancelled_surge_ability_stays_paid() -> None:
    veto = ability("foe-surges", verb("cancel"), may=True)
    world = fight("surge", IDLE, HIT, against=enemy("mage", veto))
    world.play("surge:anna#0,anna-1")
    assert world.options() == ["use:foe#0", "pass"]
    assert world.pool("anna", spent=True) == ["surge"]
    world.play("use:foe#0")
    assert world.combat.damage == 0
    assert [event.source for event in world.events(Cancelled)] == ["anna#0"]
    assert world.pool("anna", spent=True) == ["surge"]
    world = fight("surge", IDLE, HIT, against=enemy("mage", veto))
    world.play("surge:anna#0,anna-1", "pass", "suffer")
    assert world.combat.damage == 2


@pytest.mark.rule("RB-ABIL-07", "RB-ABIL-08", "RB-SURGE-05")
def test_the_opponent_may_spend_surge_to_cancel() -> None:
    strike = ability("surge", verb("damage", amount="X", kind="physical"), cost={"surge": "X"}, cancel_for="X")
    world = fight("surge, surge 2 / dash", IDLE, strike)
    world.play("surge:anna#0,anna-1")
    assert world.options() == ["cancel:foe-5", "no"]
    world.play("cancel:foe-5")
    assert (world.combat.damage, world.pool("foe", spent=True)) == (0, ["surge"])
    world = fight("surge, surge 2 / dash", IDLE, strike)
    world.play("surge:anna#0,anna-2")
    assert world.asked.kind == "block", "two cost two"
    world = fight("surge, surge 2 / dash", IDLE, strike)
    world.play("surge:anna#0,anna-1", "no")
    assert world.asked.args["damage"] == 1


@pytest.mark.rule("RB-ABIL-15", "RB-SURGE-06")
def test_a_borrowed_ability_has_one_for_x() -> None:
    drain = enemy("bat", ability("surge", verb("damage", amount="X", kind="enemy"), cost={"surge": "X"}))
    lich = enemy("lich", ability("surge", verb("borrow"), cost={"surge": 1}))
    world = fight("physical", "enemy, doubler, shield, enemy, surge", against=lich, cards=[drain])
    world.play("pass", "surge:foe#0,foe-5")
    assert world.heroes["anna"].damage == 0, "nothing lies in the pile"
    world = fight("physical", "enemy, doubler, shield, enemy, surge", against=lich, cards=[drain])
    add_cards(world.state, ["bat"], ZoneId("combat-discard"), back="combat")
    world.play("pass", "surge:foe#0,foe-5")
    assert world.heroes["anna"].damage == 1


@pytest.mark.rule("RB-PREC-07", "RB-SURGE-01")
def test_surge_is_never_compulsory() -> None:
    world = fight("surge", IDLE, HIT)
    assert world.options() == ["surge:anna#0,anna-1", "pass"]


# The pool


@pytest.mark.rule("RB-EX-30", "RB-POOL-01", "RB-POOL-02", "RB-POOL-03")
def test_spent_tokens_are_no_targets() -> None:
    prophecy = ability("combat-action", verb("recast", whose="foe"))
    world = fight("physical, magic / shield, shield / magic", IDLE, against=enemy("prophet", prophecy))
    world.play("physical:anna-1", "suffer", "use:foe#0")
    assert world.options() == ["token:anna-2", "token:anna-3", "done"]


@pytest.mark.rule("RB-EX-31", "RB-POOL-05", "RB-POOL-06", "RB-POOL-08")
def test_all_tokens_of_a_symbol_whatever_their_number() -> None:
    quench = ability("surge", verb("remove", amount="all", symbol="magic"), cost={"surge": 1})
    world = fight("magic, magic 2, shield / magic", IDLE, against=enemy("ghoul", quench))
    world.cast("anna", "magic", "magic 2", "shield")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("pass", "surge:foe#0,foe-5")
    assert (world.pool("anna"), world.pool("anna", spent=True)) == (["shield"], ["magic", "magic 2"])
    assert [event.rule for event in world.events(Spent)] == ["RB-SPEND-02", "RB-POOL-09", "RB-POOL-09"]
    world.play("pass", "no")
    assert world.pool("anna") == ["magic", "magic 2", "shield"], "cast again"


@pytest.mark.rule("RB-POOL-04", "RB-POOL-05", "RB-VIEW-09", "RB-POOL-03")
def test_pools_show_the_upper_face_and_tell_the_reverse() -> None:
    world = fight("physical 2* / shield, magic / dash", IDLE)
    world.play("magic:anna-2", "suffer")
    zones = {zone.id: zone for zone in combat_zones(world.game)}
    assert sorted(zones) == ["pool-anna", "pool-foe", "spent-anna", "spent-foe"]
    card = zones["pool-anna"].cards[0]
    assert (card.id, card.what, card.corner) == ("anna-1", "physical 2*", "2★")
    assert [card.id for card in zones["spent-anna"].cards] == ["anna-2"]


@pytest.mark.rule("RB-POOL-10", "RB-COMBAT-07")
def test_casting_brings_each_face_up_as_often() -> None:
    ups = [tok.up for seed in range(40) for tok in [*fight_at(seed).tokens("anna"), *fight_at(seed).tokens("foe")]]
    assert 0.35 < sum(ups) / len(ups) < 0.65


def fight_at(seed: int) -> World:
    """A fight whose tokens were thrown, not laid: other draws before it make it another throw."""
    world = World(hero("anna"), hero("bert", at="k1"))
    world.state.draws = 1000 * seed
    world.play("adventure")
    return world


@pytest.mark.rule("RB-POOL-12", "RB-POOL-13", "RB-POOL-11")
def test_whose_token_is_recast() -> None:
    mine = ability("combat-action", verb("recast"))
    either = ability("combat-action", verb("recast", whose="any"))
    world = fight("magic, shield", IDLE, mine, either)
    world.play("use:anna#0")
    assert world.options("token") == ["anna-1", "anna-2", "anna-3"]
    world = fight("magic, shield", IDLE, mine, either)
    world.play("use:anna#1")
    assert world.options("token") == [*[f"anna-{at}" for at in (1, 2, 3)], *[f"foe-{at}" for at in range(1, 6)]]
    world.next("foe-4", "dash*")
    world.play("token:foe-4")
    assert world.pool("foe")[3] == "dash*"
    assert [(event.who, event.rule) for event in world.events(Flipped)] == [("foe", "RB-POOL-11")]


@pytest.mark.rule("RB-POOL-13", "RB-POOL-12", "RB-AGIL-02")
def test_as_many_tokens_as_it_says_or_fewer() -> None:
    two = ability("combat-action", verb("recast", amount=2))
    world = fight("magic / dash*, shield / dash*, physical", IDLE, two)
    world.next("anna-1", "dash*")
    world.next("anna-2", "dash*")
    world.play("use:anna#0", "token:anna-1")
    assert world.options() == ["token:anna-2", "token:anna-3", "done"], "none twice"
    world.play("token:anna-2")
    assert world.pool("anna") == ["dash*", "dash*", "physical"]
    assert world.asked.args["who"] == "foe"
    world = fight("magic / dash*, shield / dash*, physical", IDLE, two)
    world.play("use:anna#0", "done")
    assert world.pool("anna") == ["magic", "shield", "physical"]


@pytest.mark.rule("RB-POOL-14", "RB-POOL-15", "RB-POOL-07")
def test_flipping_turns_tokens_that_are_not_spent() -> None:
    turn = ability("combat-action", verb("flip", amount="all"))
    world = fight("physical / shield, magic / agility", IDLE, against=enemy("trickster", turn))
    world.play("physical:anna-1", "suffer", "use:foe#0")
    assert world.pool("anna") == ["agility", "dash"]
    assert world.pool("anna", spent=True) == ["physical"]
    assert [event.rule for event in world.events(Flipped)] == ["RB-POOL-14"] * 2


@pytest.mark.rule("RB-POOL-19", "RB-POOL-03", "RB-POOL-08")
def test_an_ability_may_name_spent_tokens_as_well() -> None:
    both = ability("combat-action", verb("recast", spent="also", symbol="magic"))
    world = fight("magic, magic 2 / shield, physical", IDLE, both)
    world.play("magic:anna-1", "suffer", "pass", "use:anna#0")
    assert world.options("token") == ["anna-2", "anna-1"], "only magic damage, spent or not"


@pytest.mark.rule("RB-PREC-04", "RB-POOL-02", "RB-SHIELD-01")
def test_a_forbidden_symbol_cannot_be_spent_this_round() -> None:
    hush = ability("after-cast", verb("forbid", symbol="surge"), verb("forbid", symbol="shield"), limit="combat")
    world = fight("surge, shield, physical", ARMED, HIT, against=enemy("wraith", hush))
    assert world.options() == ["physical:anna-3", "pass"]
    world.cast("anna", "surge", "shield", "physical")
    world.cast("foe", "enemy", "doubler", "shield", "enemy", "surge")
    world.play("pass", "enemy:foe-1,foe-4")
    assert world.heroes["anna"].damage == 2, "nor can shields"
    world.play("pass", "no")
    assert "surge:anna#0,anna-1" in world.options(), "the round is over"


@pytest.mark.rule("RB-SURGE-03", "RB-SPEND-02")
def test_a_used_ability_and_a_spent_surge_are_refused() -> None:
    world = fight("surge, surge / magic", IDLE, HIT)
    world.play("surge:anna#0,anna-1", "suffer", "pass")
    assert [event.source for event in world.events(Used)] == ["anna#0"]
    for answer in ("surge:anna#0,anna-1", "surge:anna#0,anna-2"):
        with pytest.raises(NotLegal, match="is none of the legal answers"):
            world.match.answer(Seat("anna"), answer)
