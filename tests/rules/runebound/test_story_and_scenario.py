"""Story cards and quests, story tokens, the scenario card, elimination."""

import msgspec
import pytest
from tests.rules.runebound.cards import Written, ability, asset, scenario, skill, story, verb
from tests.rules.runebound.printed import BOX
from tests.rules.runebound.world import ANNA_AND_BERT, World, hero

from undercroft.games.runebound.content.model import StoryCard
from undercroft.games.runebound.elimination import end_game
from undercroft.games.runebound.events import Drawn, Eliminated, TokenRemoved, TurnBegan
from undercroft.games.runebound.scenario import villain_health
from undercroft.games.runebound.scene import scene
from undercroft.games.runebound.state import Villain
from undercroft.games.runebound.story import quest_hexes
from undercroft.table import Finished, Seat, ZoneId

GOLD = verb("gain-gold", amount=1)
RICHER = ability("action", GOLD, cost={"actions": 1})
SEARCH = ability("action", GOLD, verb("discard"), cost={"actions": 1})
ALL_LOSE = verb("everyone-loses")
KILL = ability("action", verb("remove-token", token="zombie"), cost={"actions": 1}, needs={"token_here": "zombie"})


def to_the_story(world: World) -> World:
    """Everybody does nothing until the marker is on space 3, where a story card is drawn."""
    while world.state.space < 3 and world.match.over is None:
        world.play("nothing")
    return world


def with_story(card: StoryCard) -> World:
    """This is the first story card."""
    world = World(hero("anna", at="c4"), hero("bert", at="d5"), cards=[card])
    world.next("story", card.id)
    return to_the_story(world)


def facing(villain: Written) -> World:
    """Anna stands on the villain's hex."""
    return World(
        hero("anna", at="c4"), hero("bert", at="k1"), cards=[scenario(villain=villain)], villain=Villain(at="c4")
    )


def strike(world: World) -> None:
    """Anna casts 2 damage, the villain nothing that helps it; she has the initiative and attacks."""
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.cast("foe", "enemy", "doubler", "enemy", "enemy", "enemy*", "surge*", "enemy 2")
    world.play("use:scenario#0", "physical:*")


# Story cards


@pytest.mark.rule("RB-STORY-02", "RB-ROUND-04", "RB-STORY-08")
def test_a_story_card_is_resolved_and_discarded() -> None:
    world = with_story(story("tale", verb("gain-gold", amount=2, who="everyone")))
    assert [one.gold for one in world.heroes.values()] == [2, 2]
    assert world.zone("story-discard") == ["tale"]
    assert world.zone("story") == []
    world.play(*["nothing"] * 6)
    assert world.zone("story") == [], "no reshuffle, and nothing is missing"


@pytest.mark.rule("RB-STORY-03", "RB-STORY-04", "RB-OPEN-13", "RB-EX-53")
def test_a_story_quest_goes_onto_the_track_and_its_token_onto_the_hex() -> None:
    ruin = story("ruin", at=["c5"], quest=RICHER)
    world = with_story(ruin)
    assert world.zone("story-quests") == ["ruin"]
    assert world.zone("story-discard") == []
    [card] = world.ids("story-quests")
    assert quest_hexes(world.game) == {card: "c5"}
    things = scene(world.game, Seat("anna")).boards[0].things
    assert [(thing.kind, thing.cells) for thing in things if thing.kind == "story-quest"] == [("story-quest", ("c5",))]


@pytest.mark.rule("RB-STORY-05")
def test_a_story_quest_with_several_hexes_gets_no_token() -> None:
    world = with_story(story("sages", at=["town"], quest=RICHER))
    assert world.zone("story-quests") == ["sages"]
    assert quest_hexes(world.game) == {}


@pytest.mark.rule("RB-STORY-06", "RB-STORY-07")
def test_any_hero_on_the_right_hex_may_do_what_a_story_quest_says() -> None:
    world = with_story(story("ruin", at=["d5"], quest=SEARCH))
    assert not world.options("use"), "anna stands elsewhere"
    world.play("nothing", "nothing", "nothing", "use:*")
    assert world.heroes["bert"].gold == 1
    assert world.heroes["bert"].actions == 2
    assert (world.zone("story-quests"), world.zone("story-discard")) == ([], ["ruin"]), "the card says that it goes"


@pytest.mark.rule("RB-STORY-07", "RB-STORY-06")
def test_a_story_quest_that_does_not_go_stays_for_the_others() -> None:
    world = with_story(story("ruin", at=["c4", "d5"], quest=RICHER))
    world.play("use:*", "use:*", "use:*", "use:*")
    assert [one.gold for one in world.heroes.values()] == [3, 1]
    assert world.zone("story-quests") == ["ruin"]


@pytest.mark.rule("RB-STORY-01", "RB-STORY-08")
def test_no_more_than_eight_story_cards_are_drawn_in_a_game() -> None:
    world = with_story(story("tale", GOLD))
    assert len(world.events(Drawn)) == 1
    track = BOX.realm.board.track
    assert 2 * len(track.story) <= 8
    for card in BOX.scenarios:
        assert len(BOX.story_deck(card)) - 2 * len(track.story) >= 2


# Story tokens


@pytest.mark.rule("RB-STOKEN-01", "RB-STOKEN-02", "RB-STOKEN-03", "RB-STOKEN-09")
def test_the_villain_is_weaker_for_each_white_token_of_the_opponent_alone() -> None:
    world = facing({"health": 15, "floor": 1})
    anna, bert = world.heroes.values()
    bert.story["lore"] = 5
    assert villain_health(world.game, anna) == 15, "those of other heroes don't count"
    anna.story["lore"] = 40
    assert villain_health(world.game, anna) == 1


@pytest.mark.rule("RB-EX-47", "RB-VILLAIN-08", "RB-VILLAIN-09")
def test_three_lore_make_the_dragon_weaker_by_three_and_no_healing_lifts_that() -> None:
    breath = ability("combat-begins", verb("heal", amount=5))
    world = facing({"health": 15, "floor": 8, "abilities": [breath]})
    anna, bert = world.heroes.values()
    anna.story["lore"], bert.story["lore"] = 3, 1
    assert [villain_health(world.game, one) for one in (anna, bert)] == [12, 14]
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.play("use:scenario#0")
    assert (world.combat.health, world.combat.damage) == (12, 0)


@pytest.mark.rule("RB-STOKEN-06", "RB-STOKEN-07", "RB-STOKEN-09", "RB-STOKEN-08")
def test_the_villain_is_stronger_for_each_zombie_on_the_board_whoever_fights() -> None:
    rise = story("rise", verb("place-token", token="zombie", at=["c4", "d5"], amount=1))
    card = scenario(KILL, villain={"health": 10, "floor": 1})
    world = World(hero("anna", at="c4"), hero("bert", at="d5"), cards=[rise, card])
    world.next("story", "rise")
    to_the_story(world)
    assert world.asked.seats == ("anna",), "the first player says where"
    world.play("cell:c4")
    assert world.state.tokens == {"zombie": {"c4": 1}}
    assert [villain_health(world.game, one) for one in world.heroes.values()] == [11, 11]
    world.play("use:*")
    assert world.state.tokens == {"zombie": {}}
    assert [event.at for event in world.events(TokenRemoved)] == ["c4"]
    assert not world.options("use"), "there is none left to kill"


@pytest.mark.rule("RB-STOKEN-04", "RB-STOKEN-05")
def test_companions_count_two_each() -> None:
    king = next(card for card in BOX.scenarios.values() if card.id.endswith("corpse-king"))
    [companion, zombie] = king.tokens
    assert (companion.id, companion.side, companion.villain_health) == ("companion", "white", -2)
    assert (zombie.id, zombie.side, zombie.villain_health) == ("zombie", "black", 1)
    card = scenario(villain={"health": 10, "floor": 1}, tokens=[msgspec.to_builtins(companion)])
    world = World(hero("anna", story={"companion": 3}), cards=[card])
    assert villain_health(world.game, world.heroes["anna"]) == 10 - 6


@pytest.mark.rule("RB-EX-48", "RB-STOKEN-07", "RB-OPEN-35")
@pytest.mark.parametrize(("zombies", "health"), [(4, 10), (3, 9), (1, 8)])
def test_zombies_and_companions_together(zombies: int, health: int) -> None:
    king = next(card for card in BOX.scenarios.values() if card.id.endswith("corpse-king"))
    tokens = [msgspec.to_builtins(token) for token in king.tokens]
    card = scenario(villain={"health": 10, "floor": 8}, tokens=tokens)
    world = World(hero("anna", story={"companion": 2}), cards=[card], tokens={"zombie": {"k1": zombies}})
    assert villain_health(world.game, world.heroes["anna"]) == health


# The scenario card


@pytest.mark.rule("RB-SCEN-01", "RB-SCEN-02")
def test_the_rules_of_side_a_hold_for_every_hero_all_the_time() -> None:
    toll = ability("entered", verb("suffer", amount=1), needs={"token_here": "zombie"})
    world = World(hero("anna", at="c4"), cards=[scenario(toll)], tokens={"zombie": {"c3": 1}})
    world.play("walk:c3")
    assert world.heroes["anna"].damage == 1
    world.play("walk:c4", "nothing")
    assert world.heroes["anna"].damage == 1
    world.play("walk:c3")
    assert world.heroes["anna"].damage == 2, "in later rounds too"


@pytest.mark.rule("RB-SCEN-03", "RB-SCEN-04", "RB-VILLAIN-09")
def test_in_combat_with_the_villain_its_side_of_the_card_counts() -> None:
    roar = ability("combat-action", verb("damage", amount=1, kind="enemy"))
    world = facing({"health": 3, "floor": 1, "abilities": [roar]})
    world.cast("anna", "shield", "magic*", "surge*")
    world.cast("foe", "agility", "doubler", "shield", "enemy", "surge", "surge*", "surge")
    world.play("use:scenario#0")
    assert (world.combat.villain, world.combat.health, world.combat.enemy) == (True, 3, "")
    world.play("pass")
    assert world.asked.seats == ("bert",)
    assert "use:foe#0" in world.options(), "an ability of side B"


@pytest.mark.rule("RB-SCEN-06", "RB-VILLAIN-03", "RB-SCEN-04")
def test_who_defeats_the_villain_has_won() -> None:
    world = facing({"health": 2, "floor": 1})
    strike(world)
    assert world.match.over == Finished("won", {"winner": "anna", "hero": "anna", "round": 1, "seats": ANNA_AND_BERT})


@pytest.mark.rule("RB-SCEN-06", "RB-ELIM-05")
def test_nothing_but_the_scenario_ends_the_game() -> None:
    world = World(
        hero("anna", gold=99, trophies="social " * 9), hero("bert"), cards=[scenario(end_of_act_2=[ALL_LOSE])]
    )
    while world.match.over is None:
        assert world.state.rounds <= 8, "two acts of four spaces"
        world.play("nothing" if "nothing" in world.options() else "end")
    assert world.match.over.outcome == "lost"
    assert world.match.over.report["winner"] == ""


# Elimination


def beaten(world: World, who: str = "anna") -> World:
    """This hero, hurt already, meets the villain, casts no shield and is beaten by it."""
    world.heroes[who].damage = 8
    world.cast(who, "physical 2", "magic*", "surge*")
    world.cast("foe", "enemy", "doubler", "enemy", "enemy", "enemy*", "enemy 2", "enemy 2")
    world.play("use:scenario#0", "pass")
    if world.match.over is None:
        world.play("enemy:*")
    return world


@pytest.mark.rule("RB-ELIM-01", "RB-ELIM-02", "RB-ELIM-06", "RB-SCEN-05")
def test_whom_the_villain_defeats_is_out_and_the_others_go_on() -> None:
    world = beaten(facing({"health": 15, "floor": 8}))
    anna = world.heroes["anna"]
    assert anna.eliminated
    assert anna.at == ""
    assert [event.who for event in world.events(Eliminated)] == ["anna"]
    assert world.match.over is None
    assert world.state.combat is None, "side A is up again"
    for _ in range(2):
        assert world.asked.seats == ("bert",)
        world.play("nothing", "nothing", "nothing")
    assert [event.who for event in world.events(TurnBegan)] == ["bert"] * 3


@pytest.mark.rule("RB-ELIM-03", "RB-ELIM-04", "RB-OPEN-09")
def test_what_the_eliminated_had_is_gone() -> None:
    cards = [scenario(), asset("sword", token="physical / shield"), skill("wit")]
    anna = hero("anna", gold=5, story={"lore": 2}, in_hand="plain", learned="wit", assets="sword", trophies="social")
    world = World(anna, hero("bert", at="k1"), cards=cards, villain=Villain(at="c4"))
    out = len(world.ids("out"))
    world.next(f"anna-{world.ids('assets-anna')[0]}", "physical")
    beaten(world)
    who = world.heroes["anna"]
    assert (who.gold, who.damage, who.story, who.delayed) == (0, 0, {}, False)
    for what in ("hand", "learned", "assets", "trophies-social"):
        assert world.zone(f"{what}-anna") == []
    assert sorted(world.zone("out")[out:]) == ["plain", "sword", "wit", "wolf"]
    assert "sword" not in world.zone("assets-discard"), "removed from the game, not discarded"


@pytest.mark.rule("RB-TURN-03", "RB-EX-24", "RB-VILLAIN-06", "RB-SCEN-05")
def test_the_office_of_the_first_player_passes_on_and_the_villains_damage_is_gone() -> None:
    world = facing({"health": 15, "floor": 8})
    world.heroes["bert"].at = "c4"
    beaten(world)
    assert world.state.first == "bert"
    world.cast("bert", "physical 2", "magic*", "surge*")
    world.play("use:scenario#0")
    assert (world.combat.damage, world.combat.health) == (0, 15)


@pytest.mark.rule("RB-ELIM-05", "RB-ELIM-02")
def test_when_all_are_out_nobody_has_won() -> None:
    world = facing({"health": 15, "floor": 8})
    world.heroes["bert"].at = "c4"
    beaten(world)
    assert world.match.over is None
    beaten(world, "bert")
    assert world.match.over == Finished("lost", {"winner": "", "hero": "", "round": 1, "seats": ANNA_AND_BERT})


@pytest.mark.rule("RB-ELIM-06", "RB-VIEW-01")
def test_the_eliminated_are_not_seen_any_more() -> None:
    world = beaten(facing({"health": 15, "floor": 8}))
    seen = scene(world.game, Seat("bert"))
    assert next(figure for figure in seen.figures if figure.id == "anna").cells == ()
    assert [slot.figures for slot in seen.order] == [("bert",)]
    assert ZoneId("hand-anna") not in {zone.id for zone in seen.zones}


def test_a_game_that_is_over_asks_nobody() -> None:
    world = World(hero("anna"), hero("bert"))
    end_game(world.game, "lost")
    world.play("nothing")
    assert world.match.over
    assert world.match.questions == ()
