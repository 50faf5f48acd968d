"""Turns, hero actions, rounds, the time track, abilities in general, delay and defeat."""

import pytest
from tests.rules.runebound.cards import ability, asset, event, option, scenario, skill, story, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.abilities import in_order
from undercroft.games.runebound.combat.fight import tokens_of
from undercroft.games.runebound.events import Acted, Drawn, GoldChanged, StoodUp, TimeMoved, TurnBegan
from undercroft.games.runebound.state import Combat, Side
from undercroft.table import Finished, NotAsked, Seat

IDLE = ("nothing", "nothing", "nothing")
RICH = ability("turn-begins", verb("gain-gold", amount=1))
TALE = story("tale", verb("gain-gold", amount=1, who="everyone"))


def rest_of_round(world: World) -> None:
    """Everybody does nothing until the round is over."""
    rounds = world.state.rounds
    while world.state.rounds == rounds and world.match.over is None:
        world.play("nothing")


def gold(world: World) -> dict[str, int]:
    return {who: one.gold for who, one in world.heroes.items()}


# Turns and actions


@pytest.mark.rule("RB-TURN-05", "RB-TURN-06", "RB-TURN-07", "RB-ACTION-05")
def test_a_turn_is_three_actions_and_then_the_next_players() -> None:
    world = World(hero("anna"), hero("bert", at="k1"))
    world.play("nothing", "nothing")
    assert world.heroes["anna"].actions == 1
    assert "end" not in world.options(), "no fewer than three"
    world.play("nothing")
    assert world.asked.seats == ("bert",)
    assert world.heroes["bert"].actions == 3
    assert [event.who for event in world.events(TurnBegan)] == ["bert"]


@pytest.mark.rule("RB-EX-02", "RB-ACTION-03", "RB-ACTION-01", "RB-ACTION-02")
def test_the_same_action_may_be_taken_several_times() -> None:
    world = World(hero("anna", hand=1), hero("bert", at="k1"))
    world.play("walk:c3", "walk:c4", "train")
    assert [event.what for event in world.events(Acted)] == ["walk", "walk", "train"]
    world = World(hero("anna", hand=1), hero("bert", at="k1"))
    world.play("train", "train", "discard:*", "train", "discard:*")
    assert [event.what for event in world.events(Acted)] == ["train"] * 3


@pytest.mark.rule("RB-ACTION-04", "RB-ACTION-07", "RB-ACTION-01")
def test_what_is_offered_is_what_is_legal() -> None:
    world = World(hero("anna"))
    verbs = {text.partition(":")[0] for text in world.options()}
    assert verbs == {"walk", "move", "rest", "train", "adventure", "nothing"}
    world = World(hero("anna", at="d3", speed=1))
    assert "shop" in world.options()
    assert "move" in world.options()


@pytest.mark.rule("RB-ACTION-06", "RB-MOVE-07")
def test_an_action_is_finished_before_the_next() -> None:
    world = World(hero("anna"))
    world.dice("plains", "plains", "plains")
    world.play("move", "cell:c3")
    assert {text.partition(":")[0] for text in world.options()} == {"cell", "stop"}


@pytest.mark.rule("RB-ABIL-16", "RB-ACTION-04", "RB-ACTION-07")
@pytest.mark.parametrize(("actions", "can"), [(3, True), (2, True), (1, False)])
def test_an_action_of_a_card_costs_what_it_shows(actions: int, can: bool) -> None:
    dig = ability("action", verb("gain-gold", amount=3), cost={"actions": 2}, needs={"on": ["plains"]})
    world = World(hero("anna", dig, actions=actions), hero("bert", at="k1"))
    assert bool(world.options("use")) is can
    if can:
        world.play("use:anna#0")
        assert (world.heroes["anna"].gold, world.heroes["anna"].actions) == (3, actions - 2)
    assert not World(hero("anna", dig, at="d4", actions=actions)).options("use"), "its condition isn't met in a forest"


@pytest.mark.rule("RB-TURN-01", "RB-TURN-02", "RB-ROUND-01", "RB-SETUP-01")
def test_each_takes_one_turn_a_round_from_the_first_player_clockwise() -> None:
    world = World(hero("anna"), hero("bert"), hero("carl"))
    for _ in range(2):
        rest_of_round(world)
    assert [event.who for event in world.events(TurnBegan)] == ["bert", "carl", "anna", "bert", "carl", "anna"]
    assert world.state.first == "anna"


@pytest.mark.rule("RB-TURN-04", "RB-PREC-09")
def test_only_the_active_player_acts() -> None:
    world = World(hero("anna"), hero("bert", at="k1"))
    assert world.match.waiting_for() == ["anna"]
    with pytest.raises(NotAsked):
        world.match.answer(Seat("bert"), "nothing")


@pytest.mark.rule("RB-TURN-06", "RB-ABIL-13")
def test_what_happens_when_a_turn_begins_happens_once() -> None:
    world = World(hero("anna", RICH, in_hand="plain", trophies="social"), hero("bert", at="k1"))
    assert gold(world)["anna"] == 1
    world.play("learn:*", "trophy:*")
    assert gold(world)["anna"] == 1
    rest_of_round(world)
    assert gold(world)["anna"] == 2


# Once per turn, once per game


@pytest.mark.rule("RB-ABIL-09", "RB-ABIL-13", "RB-ABIL-10")
def test_once_a_turn_is_once_in_each_own_turn() -> None:
    lucky = ability("own-turn", verb("gain-gold", amount=1), limit="turn")
    world = World(hero("anna", lucky), hero("bert", lucky, at="k1"))
    world.play("use:anna#0")
    assert not world.options("use")
    world.play(*IDLE)
    assert world.asked.seats == ("bert",)
    assert world.options("use") == ["bert#0"], "only the own one"
    world.play(*IDLE, "end")
    assert world.options("use") == ["anna#0"]


@pytest.mark.rule("RB-ABIL-13", "RB-ABIL-09")
def test_once_a_game_is_never_again() -> None:
    world = World(hero("anna", ability("own-turn", verb("gain-gold", amount=1), limit="game")))
    world.play("use:anna#0")
    rest_of_round(world)
    assert not world.options("use")


@pytest.mark.rule("RB-ABIL-11", "RB-TEST-07")
def test_an_ability_of_the_turn_comes_between_cards_of_a_test() -> None:
    draw = ability("own-turn", verb("draw-skill"), limit="turn")
    tried = ability("action", verb("test", attribute="mind"), verb("gain-gold", amount=1), cost={"actions": 1})
    world = World(hero("anna", draw, tried, mind=1))
    world.next("skills", "plain", "plain", "star")
    world.play("use:anna#1", "use:anna#0", "exert", "discard:*")
    assert world.heroes["anna"].gold == 1


@pytest.mark.rule("RB-ABIL-03", "RB-ABIL-04", "RB-SPEND-01")
def test_effects_are_resolved_in_the_order_of_the_text() -> None:
    both = ability(
        "own-turn", verb("gain-gold", amount=2), verb("lose-gold", amount=1), verb("gain-gold", amount="gold")
    )
    both["limit"] = "turn"
    world = World(hero("anna", both))
    world.play("use:anna#0")
    assert [event.gold for event in world.events(GoldChanged)] == [2, -1, 1]


@pytest.mark.rule("RB-PREC-06", "RB-PREC-08")
def test_may_is_a_choice_and_the_rest_is_not() -> None:
    mixed = ability("own-turn", verb("gain-gold", amount=1, may=True), verb("suffer", amount=1), limit="turn")
    for answer, coins in (("yes", 1), ("no", 0)):
        world = World(hero("anna", mixed))
        world.play("use:anna#0", answer)
        assert (world.heroes["anna"].gold, world.heroes["anna"].damage) == (coins, 1)
    world = World(hero("anna", ability("turn-begins", verb("gain-gold", amount=1), may=True)))
    assert world.options() == ["use:anna#0", "pass"]
    world.play("pass")
    assert world.heroes["anna"].gold == 0


@pytest.mark.rule("RB-PREC-03", "RB-PREC-02", "RB-PREC-01")
def test_a_card_overrides_only_what_it_speaks_of() -> None:
    step = ability("own-turn", verb("move", hexes=1), limit="turn")
    world = World(hero("anna", step, at="c3"))
    world.play("use:anna#0", "cell:c2")
    assert world.heroes["anna"].at == "c2", "across a river, without a die"
    assert world.heroes["anna"].actions == 3


@pytest.mark.rule("RB-ABIL-14", "RB-ABIL-15")
def test_a_number_is_that_of_the_moment() -> None:
    count = ability("own-turn", verb("suffer", amount="1+gold"), verb("gain-gold", amount="X"), limit="turn")
    world = World(hero("anna", count, gold=3))
    world.play("use:anna#0")
    assert (world.heroes["anna"].damage, world.heroes["anna"].gold) == (4, 4), "X is 1 where it wasn't paid"


# Simultaneous abilities


@pytest.mark.rule("RB-EX-44", "RB-SIMUL-02", "RB-SIMUL-03", "RB-SIMUL-05")
def test_the_active_players_come_first_then_the_others_in_player_order() -> None:
    world = World(hero("flo"), hero("gus"), hero("hal"), turn="gus")
    assert in_order(world.game, ["flo", "gus", "hal"]) == ["gus", "flo", "hal"]
    assert in_order(world.game, ["hal", "flo"]) == ["flo", "hal"]
    world = World(hero("flo"), hero("gus"), hero("hal"), turn="hal")
    assert in_order(world.game, ["flo", "gus", "hal"]) == ["hal", "flo", "gus"]


@pytest.mark.rule("RB-SIMUL-01", "RB-SIMUL-04", "RB-PREC-08")
def test_a_player_orders_their_own() -> None:
    world = World(hero("anna", RICH, ability("turn-begins", verb("gain-gold", amount="gold"))))
    assert world.options() == ["use:anna#0", "use:anna#1"], "neither is optional"
    world.play("use:anna#1")
    assert world.heroes["anna"].gold == 1
    world = World(hero("anna", RICH, ability("turn-begins", verb("gain-gold", amount="gold"))))
    world.play("use:anna#0")
    assert world.heroes["anna"].gold == 2


@pytest.mark.rule("RB-SIMUL-06", "RB-COMBAT-02")
def test_an_enemy_counts_as_who_runs_it() -> None:
    world = World(hero("anna"), hero("bert"), hero("carl"), turn="anna")
    world.state.combat = Combat(sides=[Side(who="bert", seat=Seat("bert")), Side(who="foe", seat=Seat("anna"))])
    assert in_order(world.game, ["bert", "foe"]) == ["foe", "bert"]
    world.state.combat.sides[1].seat = Seat("carl")
    assert in_order(world.game, ["foe", "bert"]) == ["bert", "foe"]
    world.state.combat.sides[1].seat = None
    assert in_order(world.game, ["foe", "bert"]) == ["bert", "foe"]


# Delay and defeat


@pytest.mark.rule("RB-DELAY-01", "RB-DELAY-05", "RB-ACTION-07", "RB-DELAY-03")
def test_a_delayed_hero_stands_up_with_the_next_action() -> None:
    lucky = ability("own-turn", verb("gain-gold", amount=1), limit="turn")
    world = World(hero("anna", lucky, delayed=True, in_hand="plain", trophies="social"))
    assert {text.partition(":")[0] for text in world.options()} == {"learn", "use", "stand"}
    world.play("use:anna#0", "learn:*", "trophy:*")
    assert not world.heroes["anna"].delayed
    assert world.heroes["anna"].actions == 2
    assert len(world.events(StoodUp)) == 1
    assert "move" in world.options()


@pytest.mark.rule("RB-DELAY-06", "RB-DELAY-01", "RB-OPEN-16")
def test_delay_waits_for_the_next_turn_and_does_not_add_up() -> None:
    trip = ability("own-turn", verb("delay"), verb("delay"), limit="turn")
    world = World(hero("anna", trip, in_hand="plain", trophies="social"), hero("bert", at="k1"))
    world.play("nothing", "nothing", "nothing", "use:anna#0", "end")
    assert world.heroes["anna"].delayed
    world.play(*IDLE)
    assert world.heroes["anna"].delayed
    assert "stand" in world.options()
    world.play("stand")
    assert not world.heroes["anna"].delayed
    assert world.heroes["anna"].actions == 2


@pytest.mark.rule("RB-EX-10", "RB-DELAY-04", "RB-DAMAGE-05")
def test_defeated_and_delayed_rest_first_then_stand_up() -> None:
    world = World(hero("anna", at="b5", damage=9, delayed=True, in_hand="plain", trophies="social"))
    assert [text for text in world.options() if ":" not in text] == ["rest"]
    world.play("rest")
    assert world.heroes["anna"].damage == 0
    assert [text for text in world.options() if ":" not in text] == ["stand"]
    world.play("stand")
    assert "move" in world.options()
    assert world.heroes["anna"].actions == 1


@pytest.mark.rule("RB-DAMAGE-13", "RB-DAMAGE-08", "RB-DAMAGE-07", "RB-ELIM-07")
def test_defeat_outside_combat_costs_nothing_but_rests() -> None:
    hurt = ability("own-turn", verb("suffer", amount=9), limit="turn")
    lucky = ability("own-turn", verb("gain-gold", amount=1), limit="turn")
    world = World(hero("anna", hurt, lucky, gold=4, trophies="social", learned="star", at="b5"), hero("bert", at="k1"))
    world.play("use:anna#0")
    anna = world.heroes["anna"]
    assert (anna.at, anna.gold, world.trophies("anna"), world.zone("learned-anna")) == ("b5", 4, ["social"], ["star"])
    assert set(world.options()) == {"rest", "use:anna#1"}
    assert not anna.eliminated


@pytest.mark.rule("RB-DAMAGE-03", "RB-DAMAGE-01", "RB-SHIELD-07")
def test_damage_never_exceeds_health() -> None:
    world = World(hero("anna", ability("own-turn", verb("suffer", amount=3)), damage=7))
    world.play("use:anna#0")
    assert world.heroes["anna"].damage == 9


# Rounds and the time track


@pytest.mark.rule("RB-ROUND-02", "RB-ROUND-03", "RB-TURN-02")
def test_the_marker_moves_one_space_after_each_round() -> None:
    world = World(hero("anna"), hero("bert"))
    rest_of_round(world)
    assert (world.state.space, world.state.act, world.state.rounds) == (2, 1, 2)
    assert world.asked.seats == ("anna",)
    assert [(event.act, event.space) for event in world.events(TimeMoved)] == [(1, 2)]


@pytest.mark.rule("RB-EX-41", "RB-ROUND-05")
def test_a_gem_space_refreshes_gems_where_nobody_stands() -> None:
    world = World(hero("anna", at="k1"), hero("bert", at="c3"))
    world.state.gems.update({"c3": False, "d5": False, "i1": False})
    rest_of_round(world)
    assert world.state.gems["d5"]
    assert not world.state.gems["c3"], "Bert stands there"


@pytest.mark.rule("RB-ROUND-05", "RB-ADV-06")
def test_a_space_without_a_gem_refreshes_nothing() -> None:
    world = World(hero("anna", at="k1"), space=2)
    world.state.gems["d5"] = False
    rest_of_round(world)
    assert not world.state.gems["d5"]


@pytest.mark.rule("RB-ROUND-04", "RB-STORY-02", "RB-OPEN-32")
def test_a_story_space_draws_a_story_card() -> None:
    world = World(hero("anna", at="k1"), hero("bert", at="i1"), space=2, cards=[TALE])
    rest_of_round(world)
    assert gold(world) == {"anna": 1, "bert": 1}
    assert world.zone("story-discard") == ["tale"]
    assert [event.who for event in world.events(Drawn)] == ["anna"]


@pytest.mark.rule("RB-EX-40", "RB-ROUND-06", "RB-ROUND-07", "RB-ROUND-08")
def test_from_the_last_space_act_two_begins_on_the_first() -> None:
    world = World(hero("anna", at="k1"), space=4)
    assert world.state.act == 1, "the round on the last space is played in full"
    rest_of_round(world)
    assert (world.state.act, world.state.space) == (2, 1)


@pytest.mark.rule("RB-ROUND-13", "RB-COMBAT-09", "RB-EX-40")
def test_from_then_on_enemies_cast_the_elite_token() -> None:
    world = World(hero("anna", at="k1"), space=4)
    combat = Combat(sides=[], enemy="wolf")
    assert len(tokens_of(world.game, combat, "foe")) == 5
    rest_of_round(world)
    assert [token for _, token in tokens_of(world.game, combat, "foe")][5:] == ["enemy 2 / surge*"]


@pytest.mark.rule("RB-ROUND-12", "RB-OPEN-10", "RB-OPEN-11")
def test_a_symbol_of_the_first_space_counts_when_act_two_begins_and_gems_come_first() -> None:
    import msgspec

    from undercroft.games.runebound.content.model import Track

    refresh = story("check", verb("gain-gold", amount=1, needs={"act": 2}))
    world = World(hero("anna", at="k1"), space=4, cards=[refresh])
    realm = world.box.realm
    object.__setattr__(
        realm, "board", msgspec.structs.replace(realm.board, track=Track(length=4, gems=(1,), story=(1,)))
    )
    world.state.gems["d5"] = False
    rest_of_round(world)
    assert world.state.gems["d5"]
    assert world.heroes["anna"].gold == 1
    kinds = [type(event).__name__ for event in world.events() if type(event).__name__ in ("GemTurned", "Drawn")]
    assert kinds == ["GemTurned", "Drawn"]


@pytest.mark.rule("RB-EX-56", "RB-ROUND-09", "RB-ROUND-10", "RB-ROUND-14")
def test_at_the_end_of_act_two_the_marker_stays_and_the_scenario_speaks() -> None:
    ends = scenario(end_of_act_1=[verb("gain-gold", amount=9, who="everyone")], end_of_act_2=[verb("everyone-loses")])
    world = World(hero("anna", at="k1"), act=2, space=4, cards=[ends, TALE])
    rest_of_round(world)
    assert (world.state.act, world.state.space) == (2, 4)
    assert not world.events(TimeMoved)
    assert world.zone("story-discard") == []
    assert world.match.over == Finished(
        "lost", {"winner": "", "hero": "", "round": 2, "seats": {"anna": {"hero": "anna", "place": 1}}}
    )


@pytest.mark.rule("RB-ROUND-11", "RB-SCEN-02", "RB-ROUND-08")
def test_an_act_lasts_as_many_rounds_as_the_track_has_spaces() -> None:
    ends = scenario(end_of_act_1=[verb("gain-gold", amount=9, who="everyone")], end_of_act_2=[verb("everyone-loses")])
    world = World(hero("anna", at="k1"), cards=[ends])
    played = 0
    while world.match.over is None:
        played += 1
        rest_of_round(world)
        if played == 4:
            assert world.heroes["anna"].gold == 9
    assert played == 8


# Spending, drawing


@pytest.mark.rule("RB-SPEND-03", "RB-SPEND-01", "RB-GOLD-03")
@pytest.mark.parametrize(("lore", "can"), [(2, True), (1, False)])
def test_story_tokens_are_spent_from_ones_own_and_go_to_the_bank(lore: int, can: bool) -> None:
    pray = ability("own-turn", verb("gain-gold", amount=1), cost={"tokens": {"lore": 2}})
    world = World(hero("anna", pray, story={"lore": lore}), hero("bert", story={"lore": 9}))
    assert bool(world.options("use")) is can
    if can:
        world.play("use:anna#0")
        assert world.heroes["anna"].story == {"lore": 0}
        assert world.heroes["bert"].story == {"lore": 9}


@pytest.mark.rule("RB-SPEND-04", "RB-SPEND-12", "RB-SKILL-07")
def test_spent_trophies_go_to_the_pile_of_their_deck() -> None:
    gift = ability("own-turn", verb("gain-gold", amount=1), cost={"trophies": {"any": 1}})
    world = World(hero("anna", gift, trophies="social combat"))
    world.play("use:anna#0")
    assert len(world.options("trophy")) == 2
    world.play("trophy:combat*")
    assert world.ids("combat-discard")
    assert world.trophies("anna") == ["social"]


@pytest.mark.rule("RB-SPEND-14", "RB-SPEND-10", "RB-SPEND-11")
def test_cards_drawn_together_are_resolved_in_an_order_of_choice() -> None:
    one = event("one", option(verb("gain-gold", amount=1)))
    two = event("two", option(verb("gain-gold", amount="gold")))
    world = World(
        hero("anna", ability("own-turn", verb("draw-adventure", deck="social", amount=2), limit="turn")),
        cards=[one, two],
    )
    world.next("social", "two", "one")
    world.play("use:anna#0")
    assert sorted(world.zone("table")) == ["one", "two"]
    cards = {world.state.cards[card].definition: card for card in world.ids("table")}
    world.play(f"card:{cards['one']}", "option:0", "option:0")
    assert world.heroes["anna"].gold == 2


@pytest.mark.rule("RB-COMP-05", "RB-SPEND-06")
def test_the_state_of_a_hero_is_all_that_the_table_shows() -> None:
    ring = asset("ring")
    world = World(hero("anna", gold=3, damage=1, story={"lore": 1}, assets="ring", learned="plain"), cards=[ring])
    anna = world.heroes["anna"]
    assert (anna.at, anna.actions, anna.gold, anna.damage, anna.story) == ("c4", 3, 3, 1, {"lore": 1})
    assert [anna.zone(what) for what in ("hand", "learned", "assets")] == ["hand-anna", "learned-anna", "assets-anna"]
    assert (anna.delayed, anna.down, anna.eliminated, anna.used) == (False, False, False, {})


@pytest.mark.rule("RB-TEST-19", "RB-TEST-11")
def test_a_failed_test_of_a_skill_stops_only_that_ability() -> None:
    wise = skill("wise", ability("own-turn", verb("test", attribute="mind"), verb("gain-gold", amount=1), limit="turn"))
    world = World(hero("anna", learned="wise", mind=0), cards=[wise])
    world.play("use:*")
    assert world.heroes["anna"].gold == 0
    assert world.zone("learned-anna") == ["wise"]
