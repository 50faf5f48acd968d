"""Enemies and what they bring, challenges between heroes, the villain, elimination and the end of the game."""

import pytest
from tests.rules.runebound.arena import ARMED, CHALLENGE, IDLE, arena, cast, duel, fight
from tests.rules.runebound.cards import ability, asset, enemy, event, option, outcome, quest, scenario, verb
from tests.rules.runebound.world import ANNA_AND_BERT, World, hero

from undercroft.games.runebound.elimination import eliminate
from undercroft.games.runebound.events import (
    CombatBegan,
    CombatEnded,
    Eliminated,
    GoldChanged,
    HasInitiative,
    TrophyGained,
    TurnBegan,
)
from undercroft.games.runebound.scenario import remove_token, villain_health
from undercroft.games.runebound.scene_combat import combat_figures
from undercroft.games.runebound.state import Villain
from undercroft.table import Finished, NotLegal, Seat

COIN = verb("gain-gold", amount=1)
WEAK = {"health": 9, "floor": 1}
SEVEN = "enemy, doubler, shield, enemy, surge, enemy 2, enemy 2"
"""What a villain casts."""


def against_villain(mine: str, foe: str = SEVEN, *, villain: object = None, at: str = "c4", **more: object) -> World:
    """Anna stands beside the villain and begins the combat; Bert is there too."""
    card = scenario(villain=villain)  # type: ignore[arg-type]
    world = arena(mine, [hero("bert", at="k1")], at=at, cards=[card], villain=Villain(at="c4"), **more)
    cast(world, mine, foe)
    world.play("use:scenario#0")
    return world


# Enemies


@pytest.mark.rule("RB-ENEMY-02", "RB-ENEMY-01", "RB-TROPHY-03", "RB-COMBAT-05")
def test_who_defeats_an_enemy_gains_its_reward_and_takes_its_card() -> None:
    world = fight("physical 5", IDLE, against=enemy("ogre", reward=(verb("gain-gold", amount=3),)))
    world.play("physical:anna-1", "suffer")
    assert world.heroes["anna"].gold == 3
    assert world.zone("trophies-combat-anna") == ["ogre"]
    assert world.zone("combat-discard") == []
    assert world.asked.kind == "turn"


@pytest.mark.rule("RB-ENEMY-09", "RB-ENEMY-02", "RB-TROPHY-09", "RB-OPEN-28")
def test_the_reward_then_the_card_then_bonus_trophies() -> None:
    ogre = enemy("ogre", reward=(verb("gain-trophy"), verb("gain-gold", amount=2), verb("gain-trophy", deck="social")))
    world = fight("physical 5", IDLE, against=ogre, cards=[event("fair", option())])
    world.next("combat", "wolf")
    world.play("physical:anna-1", "suffer")
    assert world.zone("trophies-combat-anna") == ["ogre", "wolf"]
    assert world.trophies("anna") == ["social", "combat", "combat"]
    assert [type(event).__name__ for event in world.events(GoldChanged, TrophyGained)] == [
        "GoldChanged",
        *["TrophyGained"] * 3,
    ]
    assert [event.rule for event in world.events(TrophyGained)] == ["RB-TROPHY-03", "RB-TROPHY-04", "RB-TROPHY-04"]


@pytest.mark.rule("RB-ENEMY-04", "RB-ENEMY-09")
def test_an_enemy_that_is_captured_brings_no_reward() -> None:
    tame = ability("combat-action", verb("capture"), COIN)
    world = fight("physical", IDLE, tame, against=enemy("ogre", reward=(verb("gain-gold", amount=3),)))
    world.play("use:anna#0")
    assert (world.heroes["anna"].gold, world.zone("trophies-combat-anna")) == (0, ["ogre"])
    assert [event.how for event in world.events(CombatEnded)] == ["captured"]
    world = duel("physical", "physical", tame)
    world.play("use:anna#1")
    assert not world.combat.over, "heroes aren't captured"


@pytest.mark.rule("RB-ENEMY-05", "RB-ENEMY-06", "RB-ENEMY-10")
def test_an_enemy_of_a_story_card_or_event_is_no_trophy_but_brings_its_reward() -> None:
    ghost = enemy("ghost", deck=None, reward=(COIN, verb("gain-trophy", deck="combat")))
    ambush = event("ambush", option(verb("fight", enemy="ghost")))
    world = arena("physical 5", [hero("bert", at="k1")], at="c3", cards=[ghost, ambush])
    world.next("social", "ambush")
    cast(world, "physical 5", IDLE)
    world.play("adventure", "option:0", "physical:anna-1", "suffer")
    assert world.heroes["anna"].gold == 1
    assert world.trophies("anna") == ["combat"], "the bonus trophy only"
    assert world.zone("social-discard") == ["ambush"]


@pytest.mark.rule("RB-ENEMY-06", "RB-ENEMY-10", "RB-ENEMY-05")
@pytest.mark.parametrize("how", ["lost", "captured"])
def test_such_an_enemy_brings_nothing_to_who_does_not_defeat_it(how: str) -> None:
    ghost = enemy("ghost", deck=None, reward=(COIN,))
    own = [ability("own-turn", verb("fight", enemy="ghost"), limit="turn"), ability("combat-action", verb("capture"))]
    state = {"damage": 8, "in_hand": "plain", "trophies": "social"}
    world = arena("physical 5", [hero("bert", at="k1")], *own, cards=[ghost], **state)
    cast(world, "physical 5", ARMED)
    world.play("use:anna#0")
    world.play(*(["use:anna#1"] if how == "captured" else ["pass", "enemy:foe-1"]))
    assert world.state.combat is None
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (0, ["social"])


@pytest.mark.rule("RB-ENEMY-07", "RB-RETREAT-12")
def test_a_lost_fight_brings_nothing() -> None:
    world = fight("physical", ARMED, against=enemy("ogre", reward=(COIN,)), damage=8)
    world.play("pass", "enemy:foe-1")
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (0, [])
    assert world.zone("combat-discard") == ["ogre"]


@pytest.mark.rule("RB-ENEMY-08", "RB-COMBAT-09")
def test_all_enemies_cast_the_same_tokens() -> None:
    for id in ("wolf", "ogre"):
        world = fight("physical", IDLE, against=enemy(id, health=3) if id == "ogre" else None)
        assert [tok.token for tok in world.tokens("foe")] == list(world.box.realm.board.enemy_tokens)


@pytest.mark.rule("RB-ENEMY-03", "RB-VIEW-09", "RB-COMP-13")
def test_the_scene_shows_the_enemy_with_what_is_left_of_it() -> None:
    world = fight("physical 2", ARMED, against=enemy("ogre", health=7))
    world.play("physical:anna-1", "suffer")
    (figure,) = combat_figures(world.game)
    assert (figure.id, figure.hp, figure.max_hp) == ("foe", 5, 7)
    assert combat_figures(duel("physical", "physical").game) == []


@pytest.mark.rule("RB-COMBAT-26", "RB-COMBAT-05", "RB-DAMAGE-07")
def test_abilities_that_follow_a_victory_or_defeat() -> None:
    proud, sore = ability("combat-won", COIN), ability("defeated", verb("gain-gold", amount=2))
    world = fight("physical 5", IDLE, proud, sore)
    world.play("physical:anna-1", "suffer")
    assert world.heroes["anna"].gold == 1
    world = fight("physical", ARMED, proud, sore, damage=8)
    world.play("pass", "enemy:foe-1")
    assert world.heroes["anna"].gold == 2
    world = duel("physical", "dash", proud, sore, bert={"damage": 8, "abilities": [proud, sore]})
    world.play("physical:anna-1")
    assert [one.gold for one in world.heroes.values()] == [1, 2]


# Challenges


@pytest.mark.rule("RB-CHALLENGE-01", "RB-CHALLENGE-04", "RB-OPEN-24")
def test_only_an_ability_allows_a_challenge() -> None:
    world = World(hero("anna"), hero("bert"))
    assert not world.options("use")
    world = World(hero("anna", CHALLENGE), hero("bert"), hero("carl", damage=9), hero("dora", at="k1"))
    world.play("use:anna#0")
    assert [(event.who, event.whom) for event in world.events(CombatBegan)] == [("anna", "bert")]
    world = World(hero("anna", CHALLENGE), hero("carl", damage=9), hero("dora", at="k1"))
    assert not world.options("use"), "nobody there can be challenged"


@pytest.mark.rule("RB-CHALLENGE-02", "RB-CHALLENGE-05", "RB-OPEN-24")
def test_the_challenged_hero_cannot_refuse() -> None:
    world = World(hero("anna", CHALLENGE), hero("bert"), hero("carl"))
    world.play("use:anna#0")
    assert world.options() == ["hero:bert", "hero:carl"]
    world.play("hero:carl")
    assert [(event.who, event.whom) for event in world.events(CombatBegan)] == [("anna", "carl")]
    assert world.heroes["anna"].actions == 2


@pytest.mark.rule("RB-EX-29", "RB-CHALLENGE-03", "RB-CHALLENGE-06", "RB-RETREAT-09")
def test_corbins_challenge() -> None:
    won = [verb("gain-gold", amount=2), verb("gain-trophy", deck="combat")]
    corbin = ability("action", verb("challenge", retreat=False, once_each=True, won=won), cost={"actions": 1})
    world = duel("physical*, magic*", "physical*, magic*, shield", challenge=corbin, bert={"damage": 8})
    assert [event.who for event in world.events(HasInitiative)] == ["anna"]
    cast(world, "physical*, magic*", "physical*, magic*, shield", "bert")
    world.play("pass", "pass")
    assert world.combat.round == 2, "nobody may retreat"
    world = duel("physical*, magic*", "physical*, magic*, shield", challenge=corbin, bert={"damage": 8})
    world.play("physical:anna-1", "suffer")
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (2, ["combat"])
    assert world.heroes["bert"].down
    assert world.state.combat is None
    world = duel("dash", "physical*, magic*, shield", challenge=corbin, damage=8, in_hand="plain", trophies="social")
    world.play("physical:bert-1")
    assert (world.heroes["bert"].gold, world.trophies("bert")) == (0, [])
    assert world.heroes["anna"].down


@pytest.mark.rule("RB-OPEN-24", "RB-ABIL-13", "RB-CHALLENGE-01")
def test_each_hero_once_a_game() -> None:
    once = ability("action", verb("challenge", once_each=True), cost={"actions": 1})
    world = duel("physical, dash, dash", "dash", challenge=once, others=[hero("carl", damage=9)])
    world.dice("compass")
    world.play("pass", "yes", "cell:d4", "walk:c4")
    assert not world.options("use"), "Bert was challenged, Carl is defeated"


@pytest.mark.rule("RB-CHALLENGE-08", "RB-OPEN-25", "RB-DAMAGE-02", "RB-ELIM-07")
def test_a_challenge_brings_what_the_ability_says_and_no_more() -> None:
    world = duel("physical 2", "dash", bert={"damage": 7, "gold": 4, "trophies": "social"})
    world.play("physical:anna-1")
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (0, [])
    bert = world.heroes["bert"]
    assert (bert.damage, bert.gold, bert.down, bert.eliminated) == (9, 4, True, False)


@pytest.mark.rule("RB-CHALLENGE-02", "RB-RETREAT-06", "RB-CHALLENGE-08")
def test_a_challenge_that_ends_by_retreat_brings_nothing() -> None:
    gain = ability("action", verb("challenge", won=[COIN]), cost={"actions": 1})
    world = duel("dash", "dash", challenge=gain)
    world.dice("forest+hills")
    world.play("no", "yes", "cell:d4")
    assert world.heroes["bert"].at == "d4"
    assert world.heroes["anna"].gold == 0
    assert [(event.how, event.loser) for event in world.events(CombatEnded)] == [("retreated", "bert")]


# The villain


@pytest.mark.rule("RB-VILLAIN-11", "RB-SCEN-04", "RB-OPEN-05", "RB-SCEN-02")
def test_the_scenario_says_where_the_villain_is_fought() -> None:
    world = World(hero("anna"), hero("bert", at="k1"))
    assert not world.options("use"), "no villain yet"
    world = World(hero("anna"), hero("bert", at="k1"), villain=Villain(at="c3"))
    assert not world.options("use")
    world.play("walk:c3")
    assert world.options("use") == ["scenario#0"]
    world.play("use:scenario#0")
    assert world.combat.villain
    assert world.heroes["anna"].actions == 1


@pytest.mark.rule("RB-EX-23", "RB-COMBAT-10", "RB-VILLAIN-12", "RB-VILLAIN-02")
def test_a_villain_casts_seven_tokens_in_either_act() -> None:
    for act in (1, 2):
        world = against_villain("physical", act=act)
        assert world.pool("foe") == ["enemy", "doubler", "shield", "enemy", "surge", "enemy 2", "enemy 2"]
        assert [tok.token for tok in world.tokens("foe")[5:]] == ["enemy 2 / surge*", "enemy 2 / surge"]
        assert world.combat.sides[1].seat == "bert"
        assert world.asked.seats == ("anna",), "the hero is the attacker"


@pytest.mark.rule("RB-VILLAIN-03", "RB-SCEN-03", "RB-SCEN-06", "RB-VILLAIN-01")
def test_who_defeats_the_villain_wins_at_once() -> None:
    world = against_villain("physical 9", villain=WEAK)
    world.play("physical:anna-1", "suffer")
    assert world.match.over == Finished("won", {"winner": "anna", "hero": "anna", "round": 1, "seats": ANNA_AND_BERT})


@pytest.mark.rule("RB-EX-24", "RB-VILLAIN-04", "RB-ELIM-03", "RB-ELIM-04")
def test_whom_the_villain_defeats_is_out() -> None:
    world = against_villain(
        "physical 3", damage=8, gold=4, story={"lore": 2}, in_hand="star", learned="plain", trophies="combat social",
    )  # fmt: skip
    world.play("physical:anna-1", "suffer", "enemy:foe-1")
    anna = world.heroes["anna"]
    assert [event.who for event in world.events(Eliminated)] == ["anna"]
    assert (anna.eliminated, anna.at, anna.gold, anna.damage, anna.story, anna.down) == (True, "", 0, 0, {}, False)
    for zone in ("hand", "learned", "assets", "quests", "rumors", "trophies-combat", "trophies-social"):
        assert world.ids(f"{zone}-anna") == []
    assert sorted(world.zone("out")) == ["plain", "star", "wolf", "wolf"]
    assert world.zone("skills-discard") == [], "removed, not discarded"
    assert world.match.over is None


@pytest.mark.rule("RB-ELIM-03", "RB-OPEN-09", "RB-ELIM-02", "RB-ELIM-01")
def test_all_cards_of_an_eliminated_hero_leave_the_game() -> None:
    fair = event("fair", option(), option(rumor=ability("own-turn", COIN)))
    cards = [asset("ring"), quest("q", "vale", outcome()), fair]
    world = World(hero("anna", assets="ring", quests="q", rumors="fair", delayed=True), hero("bert"), cards=cards)
    eliminate(world.game, world.heroes["anna"])
    assert sorted(world.zone("out")) == ["fair", "q", "ring"]
    anna = world.heroes["anna"]
    assert (anna.at, anna.delayed, anna.actions) == ("", False, 0)
    assert world.state.outcome is None


@pytest.mark.rule("RB-VILLAIN-05", "RB-VILLAIN-06", "RB-SCEN-05", "RB-TURN-03")
def test_the_next_hero_finds_the_villain_unhurt_and_the_game_goes_on() -> None:
    world = against_villain("physical 3", damage=8)
    world.play("physical:anna-1", "suffer", "enemy:foe-1")
    assert world.state.combat is None
    assert world.state.first == "bert"
    assert world.asked.seats == ("bert",)
    world.heroes["bert"].at = "c4"
    world.play("rest")
    world.play("use:scenario#0")
    assert (world.combat.health, world.combat.damage) == (15, 0)
    assert world.combat.sides[1].seat is None, "nobody is left to run it: the table does"


@pytest.mark.rule("RB-ELIM-05", "RB-VILLAIN-06", "RB-ELIM-02")
def test_when_all_have_lost_nobody_has_won() -> None:
    world = World(hero("anna"), hero("bert"))
    eliminate(world.game, world.heroes["bert"])
    assert world.state.outcome is None
    eliminate(world.game, world.heroes["anna"])
    assert world.state.outcome == Finished("lost", {"winner": "", "hero": "", "round": 1, "seats": ANNA_AND_BERT})


@pytest.mark.rule("RB-ELIM-06", "RB-TURN-03", "RB-TURN-01")
def test_an_eliminated_player_has_no_more_turns() -> None:
    world = World(hero("anna"), hero("bert"), hero("carl"))
    eliminate(world.game, world.heroes["bert"])
    assert world.state.first == "anna"
    for _ in range(6):
        world.play("nothing")
    assert [event.who for event in world.events(TurnBegan)] == ["carl", "anna"]
    eliminate(world.game, world.heroes["anna"])
    assert world.state.first == "carl", "the next in player order"


@pytest.mark.rule("RB-VILLAIN-07", "RB-VILLAIN-10", "RB-RETREAT-09", "RB-VILLAIN-06")
def test_nobody_retreats_from_the_villain() -> None:
    world = against_villain("physical")
    world.play("pass", "pass")
    assert (world.combat.round, world.asked.kind) == (2, "combat")


@pytest.mark.rule("RB-EX-47", "RB-VILLAIN-09", "RB-STOKEN-03", "RB-STOKEN-09")
def test_the_opponents_lore_weakens_margath() -> None:
    world = World(hero("anna", story={"lore": 3}), hero("bert", story={"lore": 1}))
    assert villain_health(world.game, world.heroes["anna"]) == 12
    assert villain_health(world.game, world.heroes["bert"]) == 14


@pytest.mark.rule("RB-EX-47", "RB-VILLAIN-08", "RB-REST-08")
def test_a_weakened_villain_heals_no_further() -> None:
    mend = {"abilities": [ability("surge", verb("heal", amount=9), cost={"surge": 1})]}
    world = against_villain("physical 2", villain=mend, story={"lore": 3})
    assert world.combat.health == 12
    world.play("physical:anna-1", "suffer", "surge:foe#0,foe-5")
    assert (world.combat.damage, world.combat.health) == (0, 12)
    assert [(one.hp, one.max_hp, one.kind) for one in combat_figures(world.game)] == [(12, 12, "boss")]


@pytest.mark.rule("RB-EX-48", "RB-STOKEN-05", "RB-STOKEN-07", "RB-STOKEN-08")
def test_companions_weaken_vorakesh_and_zombies_strengthen_him() -> None:
    companion = {"id": "companion", "name": {"en": "x", "de": "x"}, "side": "white", "villain_health": -2, "start": 1}
    zombie = {"id": "zombie", "name": {"en": "x", "de": "x"}, "side": "black", "villain_health": 1}
    card = scenario(tokens=[companion, zombie], villain={"health": 10})
    on_board = {"zombie": {"c3": 3, "d4": 1}}
    heroes = hero("anna", story={"companion": 2}), hero("bert", story={"companion": 5})
    world = World(*heroes, cards=[card], tokens=on_board)
    anna = world.heroes["anna"]
    assert villain_health(world.game, anna) == 10
    remove_token(world.game, "zombie", "d4")
    assert villain_health(world.game, anna) == 9
    remove_token(world.game, "zombie", "c3")
    remove_token(world.game, "zombie", "c3")
    assert villain_health(world.game, anna) == 8, "seven would be less than the lowest"
    assert world.state.tokens == {"zombie": {"c3": 1}}
    remove_token(world.game, "zombie", "d4")
    assert world.state.tokens == {"zombie": {"c3": 1}}, "there is none to kill"


@pytest.mark.rule("RB-OPEN-35", "RB-VILLAIN-09")
def test_a_villain_keeps_its_least_health() -> None:
    world = World(hero("anna", story={"lore": 40}), cards=[scenario(villain={"floor": 1})])
    assert villain_health(world.game, world.heroes["anna"]) == 1


@pytest.mark.rule("RB-VILLAIN-12", "RB-SCEN-03", "RB-COMP-13", "RB-SURGE-02")
def test_a_villain_is_an_enemy_with_abilities_of_its_own() -> None:
    bite = ability("surge", verb("damage", amount=2, kind="enemy"), cost={"surge": 1})
    card = scenario(villain={"abilities": [bite], "traits": ["dragon"]})
    named = (("dragon",), ("villain",), ("hero", "undead"))
    own = [ability("combat-begins", COIN, needs={"against": [*some]}) for some in named]
    world = arena("dash", [hero("bert", at="k1")], *own, cards=[card], villain=Villain(at="c4"))
    cast(world, "dash", SEVEN)
    world.play("use:scenario#0", "use:anna#0")
    assert world.heroes["anna"].gold == 2
    world.play("surge:foe#0,foe-5")
    assert world.heroes["anna"].damage == 2


@pytest.mark.rule("RB-ENEMY-04", "RB-VILLAIN-03")
def test_a_villain_is_not_captured() -> None:
    tame = ability("combat-action", verb("capture"))
    world = arena("dash", [hero("bert", at="k1")], tame, cards=[scenario()], villain=Villain(at="c4"))
    cast(world, "dash", SEVEN)
    world.play("use:scenario#0", "use:anna#0")
    assert not world.combat.over


@pytest.mark.rule("RB-DAMAGE-06", "RB-VILLAIN-11", "RB-DAMAGE-05")
def test_a_defeated_hero_does_not_reach_the_villain() -> None:
    faint = ability("own-turn", verb("suffer", amount=9), verb("fight", villain=True), limit="turn")
    world = World(hero("anna", faint), hero("bert", at="k1"), villain=Villain(at="c4"))
    world.play("use:anna#0")
    assert not world.events(CombatBegan)
    assert not world.heroes["anna"].eliminated


@pytest.mark.rule("RB-CHALLENGE-01", "RB-VILLAIN-11")
def test_a_challenge_or_fight_that_is_not_offered_is_refused() -> None:
    world = World(hero("anna"), hero("bert"))
    for answer in ("use:anna#0", "use:scenario#0"):
        with pytest.raises(NotLegal, match=r"is none of the legal answers.*RB-TURN-06"):
            world.match.answer(Seat("anna"), answer)
