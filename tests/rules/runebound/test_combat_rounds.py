"""The structure of a combat: who fights and decides, casting, initiative, turn and turn about, the end."""

import pytest
from tests.rules.runebound.arena import ARMED, IDLE, duel, fight
from tests.rules.runebound.cards import ability, asset, enemy, story, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.combat.fight import controller
from undercroft.games.runebound.events import (
    Attacked,
    Blocked,
    Cast,
    CombatBegan,
    CombatEnded,
    CombatRoundBegan,
    Defeated,
    HasInitiative,
    Suffered,
)
from undercroft.table import NotAsked, NotLegal, Seat

BEGIN = ability("combat-begins", verb("gain-gold", amount=1))
STRIKE = ability("combat-begins", verb("damage", amount=2, kind="enemy"))

COIN = verb("gain-gold", amount=1)


def stay(world: World) -> None:
    """Both pass and nobody retreats: the next combat round."""
    while world.asked.kind == "combat":
        world.play("pass")
    while world.asked.kind == "retreat":
        world.play("no")


def round_of(world: World) -> int:
    return world.combat.round


# Who fights, who decides


@pytest.mark.rule("RB-COMBAT-01", "RB-COMBAT-02", "RB-ENEMY-01", "RB-INIT-02")
def test_a_drawn_enemy_fights_the_hero_and_the_player_to_the_right_runs_it() -> None:
    world = fight("physical", ARMED)
    assert [(event.who, event.whom) for event in world.events(CombatBegan)] == [("anna", "foe")]
    assert [(side.who, side.seat) for side in world.combat.sides] == [("anna", "anna"), ("foe", "bert")]
    assert world.asked.seats == ("anna",)
    world.play("pass")
    assert world.asked.seats == ("bert",)
    assert world.asked.args["who"] == "foe"


@pytest.mark.rule("RB-COMBAT-03", "RB-COMBAT-02", "RB-OPEN-08", "RB-OPEN-07")
def test_to_the_right_is_the_one_before_clockwise_who_is_still_in_the_game() -> None:
    world = World(hero("anna"), hero("bert"), hero("carl"))
    heroes = world.heroes
    assert [controller(world.game, heroes[who]) for who in ("anna", "bert", "carl")] == ["carl", "anna", "bert"]
    heroes["carl"].eliminated = True
    assert controller(world.game, heroes["anna"]) == "bert"
    assert controller(world.game, heroes["bert"]) == "anna"
    heroes["bert"].eliminated = True
    assert controller(world.game, heroes["anna"]) is None, "nobody is left: the table runs it"
    heroes["bert"].eliminated = False
    world.state.enemies = "table"
    assert controller(world.game, heroes["anna"]) is None, "as the table chose"


@pytest.mark.rule("RB-OPEN-07", "RB-FAIR-04", "RB-OPEN-08")
def test_an_enemy_that_nobody_runs_does_the_harm_it_can() -> None:
    world = fight("magic", "enemy, doubler, enemy, enemy, enemy*", enemies="table", damage=2)
    world.play("pass")
    assert [event.damage for event in world.events(Attacked)] == [5], "one doubled, then all at once"
    assert world.heroes["anna"].damage == 7
    assert world.asked.kind == "retreat"


@pytest.mark.rule("RB-FAIR-04")
def test_an_enemy_that_nobody_runs_makes_the_heros_tokens_worse() -> None:
    world = fight("magic, physical 3, shield", IDLE, enemies="table")
    world.next("anna-2", "dash")
    world.play("magic:anna-1")
    assert world.pool("anna") == ["dash", "shield"], "of all the best token is recast"


@pytest.mark.rule("RB-FAIR-04", "RB-SHIELD-12")
def test_an_enemy_that_nobody_runs_blocks() -> None:
    world = fight("physical 2", "enemy, dash*, shield, enemy, surge", enemies="table")
    world.play("physical:anna-1")
    assert (world.combat.damage, world.pool("foe", spent=True).count("shield")) == (1, 1)


@pytest.mark.rule("RB-CHALLENGE-07", "RB-CHALLENGE-02", "RB-CHALLENGE-09", "RB-COMBAT-01")
def test_in_a_challenge_each_runs_the_own_hero() -> None:
    world = duel("physical", "magic", others=[hero("carl", at="k1")])
    assert [(side.who, side.seat) for side in world.combat.sides] == [("anna", "anna"), ("bert", "bert")]
    world.play("physical:anna-1")
    assert world.heroes["bert"].damage == 1
    assert world.asked.seats == ("bert",)


# The beginning


@pytest.mark.rule("RB-COMBAT-06", "RB-COMBAT-15", "RB-PREC-08")
def test_what_happens_when_combat_begins_happens_once_before_the_first_cast() -> None:
    world = fight("physical", IDLE, BEGIN)
    kinds = [type(event).__name__ for event in world.events() if type(event).__name__ in ("GoldChanged", "Cast")]
    assert kinds == ["GoldChanged", "Cast", "Cast"]
    stay(world)
    assert round_of(world) == 2
    assert world.heroes["anna"].gold == 1


@pytest.mark.rule("RB-SHIELD-06", "RB-COMBAT-06", "RB-DMGACT-09")
def test_damage_when_combat_begins_meets_no_shields() -> None:
    world = fight("shield", IDLE, against=enemy("ogre", STRIKE))
    assert world.heroes["anna"].damage == 2
    assert not world.events(Attacked)
    assert world.asked.kind == "combat"


@pytest.mark.rule("RB-COMBAT-14", "RB-COMBAT-15", "RB-DAMAGE-02")
def test_a_hero_who_is_defeated_when_combat_begins_casts_nothing() -> None:
    harpy = enemy("harpy", STRIKE, ability("combat-begins", verb("delay", who="opponent")))
    world = fight("shield", IDLE, against=harpy, damage=7)
    world.play("use:foe#0")
    assert not world.events(Cast)
    assert not world.heroes["anna"].delayed, "not resolved any more"
    assert [(event.how, event.loser) for event in world.events(CombatEnded)] == [("defeated", "anna")]


# Casting


@pytest.mark.rule("RB-COMBAT-07", "RB-COMBAT-08", "RB-COMBAT-11", "RB-COMBAT-09")
def test_both_cast_all_their_tokens() -> None:
    world = fight("physical 2, magic, shield, surge, agility", ARMED)
    cast = {event.who: list(event.faces) for event in world.events(Cast)}
    assert cast["anna"] == ["physical 2", "magic", "shield", "surge", "agility"]
    assert cast["foe"] == ["enemy", "doubler", "shield", "enemy", "surge"]
    assert (world.pool("anna"), world.pool("foe")) == (cast["anna"], cast["foe"])


@pytest.mark.rule("RB-EX-23", "RB-COMBAT-09", "RB-ROUND-13", "RB-OPEN-02")
def test_in_act_two_an_enemy_casts_the_elite_token() -> None:
    world = fight("physical", "enemy, doubler, shield, dash*, surge, enemy 2", act=2)
    assert world.pool("foe") == ["enemy", "doubler", "shield", "dash*", "surge", "enemy 2"]
    assert str(world.tokens("foe")[5].reverse) == "surge*"
    assert len(fight("physical").pool("foe")) == 5


@pytest.mark.rule("RB-COMBAT-17", "RB-COMBAT-25", "RB-SPEND-02", "RB-COMBAT-04")
def test_in_the_next_round_all_tokens_are_cast_again() -> None:
    world = fight("physical / shield, magic", ARMED)
    world.play("physical:anna-1", "suffer")
    assert (world.pool("anna"), world.pool("anna", spent=True)) == (["magic", "dash"], ["physical"])
    world.cast("anna", "shield", "magic")
    stay(world)
    assert world.pool("anna")[:2] == ["shield", "magic"]
    assert world.pool("anna", spent=True) == []
    assert [event.round for event in world.events(CombatRoundBegan)] == [1, 2]


@pytest.mark.rule("RB-COMBAT-18", "RB-COMBAT-05")
def test_damage_stays_from_round_to_round() -> None:
    world = fight("physical", ARMED)
    world.play("physical:anna-1", "suffer", "enemy:foe-1")
    stay(world)
    assert (round_of(world), world.combat.damage, world.heroes["anna"].damage) == (2, 1, 1)


@pytest.mark.rule("RB-OPEN-34", "RB-COMBAT-08", "RB-ASSET-04")
def test_a_token_gained_in_a_combat_joins_at_the_next_cast() -> None:
    find = ability("combat-action", verb("gain-asset"))
    axe = asset("axe", token="physical / shield", code="A09", kind="weapon")
    world = fight("physical", IDLE, find, cards=[axe])
    world.play("use:anna#0")
    assert len(world.pool("anna")) == 3
    stay(world)
    assert len(world.pool("anna")) == 4


@pytest.mark.rule("RB-OPEN-34", "RB-DOUBLE-06")
def test_a_token_lost_in_a_combat_leaves_at_once() -> None:
    drop = ability("combat-action", verb("discard-asset"))
    world = fight("physical, shield, agility, magic 2, doubler", IDLE, drop)
    magic, doubler = (tok.id for tok in world.tokens("anna")[3:])
    world.play(f"double:{magic},{doubler}", "pass", "use:anna#0", "drop:*")
    assert world.pool("anna") == ["physical", "shield", "agility", "doubler"]
    assert f"double:anna-1,{doubler}" in world.options()
    world = fight("physical, shield, agility, magic 2, doubler", IDLE, drop)
    magic, doubler = (tok.id for tok in world.tokens("anna")[3:])
    world.play(f"double:{magic},{doubler}", "pass", "use:anna#0", f"drop:{world.ids('assets-anna')[1]}")
    assert world.tokens("anna")[3].on == "", "the doubler below it is gone"


# Initiative


@pytest.mark.rule("RB-EX-27", "RB-INIT-04", "RB-INIT-05", "RB-INIT-06")
def test_two_against_two_golden_tokens() -> None:
    world = fight("physical 2*, shield, dash*", "agility, dash*, shield, enemy, enemy*")
    assert [event.who for event in world.events(HasInitiative)] == ["anna"], "a tie: the attacker; a 2 counts once"
    assert world.asked.seats == ("anna",)
    world = fight("physical 2*, shield, dash", "agility, dash*, shield, enemy, enemy*")
    assert [event.who for event in world.events(HasInitiative)] == ["foe"]
    assert world.asked.seats == ("bert",)


@pytest.mark.rule("RB-INIT-03", "RB-INIT-07", "RB-COMBAT-12", "RB-OPEN-31")
def test_more_golden_faces_lying_up_go_first() -> None:
    world = fight("physical / magic*, shield / agility*", "enemy, dash*, shield, enemy, surge")
    assert world.asked.args["who"] == "foe", "reverses don't count"
    world = fight("physical*, shield*", "enemy, dash*, shield, enemy, surge")
    assert world.asked.args["who"] == "anna"


@pytest.mark.rule("RB-INIT-08", "RB-INIT-09")
def test_initiative_is_settled_once_in_each_round() -> None:
    world = fight(
        "agility, magic / physical*, shield / surge*",
        "enemy, dash*, shield, doubler, surge".replace("doubler", "enemy"),
    )
    assert world.asked.args["who"] == "foe"
    world.play("pass", "flip-own:anna-2,anna-1")
    assert len(world.events(HasInitiative)) == 1
    world.cast("anna", "agility", "physical*", "surge*")
    world.cast("foe", "enemy", "dash*", "shield", "enemy", "surge")
    stay(world)
    assert [event.who for event in world.events(HasInitiative)] == ["foe", "anna"]


@pytest.mark.rule("RB-INIT-01", "RB-CHALLENGE-03", "RB-INIT-04")
def test_the_challenger_is_the_attacker() -> None:
    world = duel("physical*, magic*", "physical*, magic*")
    assert world.asked.seats == ("anna",)
    world = duel("physical*, magic", "physical*, magic*")
    assert world.asked.seats == ("bert",)


@pytest.mark.rule("RB-INIT-02", "RB-OPEN-23", "RB-COMBAT-26", "RB-ENEMY-05")
def test_between_turns_the_hero_is_the_attacker_and_the_first_player_counts_as_active() -> None:
    ghost = enemy("ghost", ability("combat-begins", verb("damage", amount=1, kind="enemy")), deck=None)
    tale = story("tale", verb("fight", enemy="ghost", who="others"))
    world = World(
        hero("anna", at="k1"), hero("bert", BEGIN, at="i1"), space=2, cards=[tale, ghost]
    )  # fmt: skip
    for _ in range(6):
        world.play("nothing")
    assert [(event.who, event.whom) for event in world.events(CombatBegan)] == [("bert", "foe")]
    assert world.combat.sides[1].seat == "anna"
    happened = [type(event).__name__ for event in world.events() if type(event).__name__ in ("GoldChanged", "Suffered")]
    assert happened == ["Suffered", "GoldChanged"], "the enemy is Anna's, who is first player"
    while world.asked.kind == "combat":
        world.play("pass")
    world.dice("compass")
    world.play("yes", "cell:*")
    assert world.asked.seats == ("anna",), "then the first player's turn begins"
    assert world.heroes["anna"].actions == 3


# Turn and turn about


@pytest.mark.rule("RB-COMBAT-12", "RB-CACT-02", "RB-CACT-01", "RB-COMBAT-19")
def test_combat_actions_are_taken_in_turn_until_both_have_passed() -> None:
    world = fight("physical, magic", ARMED)
    asked = []
    for answer in ("physical:anna-1", "suffer", "enemy:foe-1", "magic:anna-2", "suffer", "enemy:foe-4"):
        asked.append(world.asked.args["who"])
        world.play(answer)
    assert asked == ["anna", "foe", "foe", "anna", "foe", "foe"]
    assert world.combat.sides[0].passed, "Anna has nothing left"
    world.play("pass")
    assert world.asked.kind == "retreat"


@pytest.mark.rule("RB-COMBAT-20", "RB-COMBAT-22", "RB-COMBAT-23", "RB-EX-28")
def test_who_has_passed_takes_no_more_combat_actions_but_still_blocks() -> None:
    world = fight("physical, shield, shield", "enemy, doubler, enemy, enemy, surge")
    world.play("pass", "enemy:foe-1,foe-3,foe-4")
    assert world.options("shields") == ["anna-2", "anna-2,anna-3"]
    assert "suffer" in world.options()
    world.play("shields:anna-2,anna-3")
    assert world.heroes["anna"].damage == 1
    assert world.asked.args["who"] == "foe", "the physical damage stays unspent"
    assert world.options() == ["double:foe-5,foe-2", "pass"]
    assert [event.damage for event in world.events(Blocked)] == [2]


@pytest.mark.rule("RB-COMBAT-24", "RB-COMBAT-13")
def test_a_pass_is_for_one_round() -> None:
    world = fight("physical", ARMED)
    world.cast("anna", "physical")
    world.cast("foe", "enemy", "doubler", "shield", "enemy", "surge")
    world.play("pass", "pass", "no")
    assert round_of(world) == 2
    assert world.options() == ["physical:anna-1", "pass"]


@pytest.mark.rule("RB-COMBAT-21", "RB-CACT-05", "RB-CACT-04", "RB-OPEN-33")
def test_who_has_nothing_to_spend_must_pass() -> None:
    world = fight("dash*, shield, dash", ARMED)
    assert world.combat.sides[0].passed, "neither a dash nor a shield is a combat action"
    assert world.asked.args["who"] == "foe"


@pytest.mark.rule("RB-ABIL-11", "RB-CACT-06", "RB-ABIL-12", "RB-EX-46")
def test_an_ability_of_the_own_turn_takes_no_combat_actions_place() -> None:
    lucky = ability("own-turn", verb("gain-gold", amount=1), limit="turn")
    world = fight("physical", IDLE, lucky)
    world.play("use:anna#0")
    assert world.asked.args["who"] == "anna"
    assert world.options() == ["physical:anna-1", "pass"]
    world = duel("physical", "physical", bert={"abilities": [lucky]})
    world.play("pass")
    assert world.options() == ["physical:bert-1", "pass"], "it isn't Bert's turn"


@pytest.mark.rule("RB-MOVE-12", "RB-COMBAT-16")
def test_nobody_moves_in_a_combat() -> None:
    step = ability("own-turn", verb("move", hexes=1), limit="turn")
    jump = ability("combat-action", verb("move"), verb("go", to=["forge"]), verb("gain-gold", amount=1, who="everyone"))
    world = fight("physical", IDLE, step, jump)
    assert world.options("use") == ["anna#1"]
    world.play("use:anna#1")
    assert world.heroes["anna"].at == "c4"
    assert (world.heroes["anna"].gold, world.heroes["bert"].gold) == (1, 0), "Bert is no part of the combat"


@pytest.mark.rule("RB-COMBAT-16", "RB-DAMAGE-04")
@pytest.mark.parametrize(
    ("who", "delayed"), [("others", ["bert"]), ("everyone", ["anna", "bert"]), ("opponent", ["bert"])]
)
def test_abilities_of_a_combat_are_about_the_two_opponents(who: str, delayed: list[str]) -> None:
    trip = ability("combat-action", verb("delay", who=who))
    world = duel("physical", "physical", trip, others=[hero("carl", at="k1")])
    world.play("use:anna#1")
    assert [one.id for one in world.heroes.values() if one.delayed] == delayed


# The end


@pytest.mark.rule("RB-EX-11", "RB-COMBAT-14", "RB-COMBAT-15", "RB-RETREAT-05")
def test_the_first_defeat_ends_the_combat_at_once() -> None:
    burn = ability("acted", verb("damage", amount=1, kind="enemy"))
    slow = ability("damages", verb("gain-gold", amount=5))
    dragon = enemy("dragon", burn, health=2)
    world = fight(
        "physical 2, physical",
        ARMED,
        slow,
        against=dragon,
    )
    world.play("physical:anna-1", "suffer")
    assert world.state.combat is None
    assert world.asked.kind == "turn", "no retreat phase"
    assert world.heroes["anna"].gold == 0, "dealing damage has no more consequences"
    assert not world.events(Suffered)[1:]
    world = fight("physical 2", IDLE, ability("acted", verb("gain-gold", amount=1)), against=enemy("imp", health=2))
    world.play("physical:anna-1", "suffer")
    assert world.heroes["anna"].gold == 0


@pytest.mark.rule("RB-COMBAT-26", "RB-SKILL-04", "RB-COMBAT-18", "RB-DAMAGE-11")
def test_a_combat_belongs_to_its_action() -> None:
    world = fight(
        "physical 2",
        ARMED,
        against=enemy("imp", health=3),
        in_hand="plain",
        trophies="social",
    )
    assert not world.options("learn")
    world.cast("anna", "physical 2")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge")
    world.play("physical:anna-1", "suffer", "enemy:foe-1,foe-4", "pass", "no")
    assert world.combat.damage == 2
    world.play("physical:anna-1", "suffer")
    assert world.heroes["anna"].damage == 2, "a hero's damage stays"
    assert world.heroes["anna"].actions == 1
    assert world.options("learn")


@pytest.mark.rule("RB-COMBAT-14", "RB-COMBAT-15")
def test_an_enemy_that_falls_after_casting_leaves_no_initiative_to_settle() -> None:
    smite = ability("after-cast", verb("damage", amount=5, kind="magic", blockable=False))
    world = fight("physical", IDLE, smite)
    assert world.state.combat is None
    assert not world.events(HasInitiative)


@pytest.mark.rule("RB-EX-51", "RB-DMGACT-03", "RB-SHIELD-01", "RB-ENEMY-02")
def test_a_whole_combat_round() -> None:
    two = ability("surge", verb("damage", amount=9, kind="enemy"), cost={"surge": 2})
    imp = enemy("imp", two, health=3, reward=(COIN,))
    world = fight("physical 2*, doubler, shield", "enemy, dash*, shield, enemy, surge", against=imp)
    assert world.asked.args["who"] == "anna", "one against one golden token"
    world.play("double:anna-1,anna-2", "enemy:foe-1,foe-4", "shields:anna-3")
    assert world.heroes["anna"].damage == 1
    world.play("physical:anna-1")
    assert world.asked.args["damage"] == 4
    world.play("shields:foe-3")
    assert [(event.who, event.damage) for event in world.events(Suffered)] == [("anna", 1), ("foe", 3)]
    assert [event.who for event in world.events(Defeated)] == ["foe"]
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (1, ["combat"])
    assert world.asked.kind == "turn"


# Refused


@pytest.mark.rule("RB-SPEND-02", "RB-CACT-01", "RB-POOL-03")
def test_spent_tokens_are_refused() -> None:
    world = fight("physical, magic", ARMED)
    world.play("physical:anna-1", "suffer", "enemy:foe-1")
    with pytest.raises(
        NotLegal, match=r"'physical:anna-1' is none of the legal answers: magic:anna-2, pass \(RB-CACT-01\)"
    ):
        world.match.answer(Seat("anna"), "physical:anna-1")
    assert world.combat.damage == 1


@pytest.mark.rule("RB-CACT-02", "RB-COMBAT-12")
def test_who_is_not_on_turn_is_refused() -> None:
    world = fight("physical, magic", ARMED)
    first = world.asked
    with pytest.raises(NotAsked, match=r"bert is not asked anything now; the table waits for anna \(RB-CACT-01\)"):
        world.match.answer(Seat("bert"), "enemy:foe-1")
    world.match.answer(Seat("anna"), "pass", first.id)
    with pytest.raises(NotAsked):
        world.match.answer(Seat("anna"), "physical:anna-1", first.id)


@pytest.mark.rule("RB-CACT-02", "RB-SHIELD-11")
def test_of_two_answers_to_one_question_the_first_counts() -> None:
    world = fight("physical, magic", ARMED)
    asked = world.asked
    world.match.answer(Seat("anna"), "physical:anna-1", asked.id)
    with pytest.raises(NotAsked, match="is not asked"):
        world.match.answer(Seat("anna"), "magic:anna-2", asked.id)
    block = world.asked
    world.match.answer(Seat("bert"), "suffer", block.id)
    with pytest.raises(NotAsked, match="that question is gone"):
        world.match.answer(Seat("bert"), "shields:foe-3", block.id)
    assert world.combat.damage == 1
