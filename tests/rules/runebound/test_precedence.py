"""Which rule prevails; what nobody may do; the board's edges; limits that there are none of."""

import pytest
from tests.rules.runebound.cards import ability, asset, enemy, event, option, skill, verb
from tests.rules.runebound.printed import BOX
from tests.rules.runebound.world import World, hero, realm

from undercroft.games.runebound.events import Used
from undercroft.games.runebound.move import pays
from undercroft.games.runebound.realm import Step
from undercroft.games.runebound.scene import scene
from undercroft.games.runebound.trophies import trophies
from undercroft.table import NotAsked, NotLegal, Seat

HOP = ability("own-turn", verb("move"), limit="turn")
LUCK = ability("own-turn", verb("gain-gold", amount=1), limit="turn")


# Precedence


@pytest.mark.rule("RB-PREC-02", "RB-PREC-11", "RB-MOVE-13")
def test_a_card_leads_where_the_rules_of_moving_forbid() -> None:
    """Between c3 and the forest c2 runs a river without a bridge."""
    plain = World(hero("anna", at="c3", speed=1))
    plain.dice("forest+hills")
    plain.play("move")
    assert "c2" not in plain.options("cell")
    world = World(hero("anna", HOP, at="c3"))
    world.play("use:anna#0")
    assert "c2" in world.options("cell")
    world.play("cell:c2")
    assert world.heroes["anna"].at == "c2"


@pytest.mark.rule("RB-PREC-03", "RB-SPEND-13", "RB-TRAIN-07")
def test_a_card_that_makes_draw_does_not_lift_the_hand_limit() -> None:
    draw = ability("own-turn", verb("draw-skill", amount=2), limit="turn")
    world = World(hero("anna", draw, hand=2, in_hand="plain plain", learned="plain plain"))
    world.play("use:anna#0")
    assert world.asked.kind == "discard-skill"
    world.play("discard:*", "discard:*")
    assert len(world.zone("hand-anna")) == 2
    assert len(world.zone("learned-anna")) == 2, "learned skills don't count"


@pytest.mark.rule("RB-PREC-05", "RB-RIVER-07", "RB-HEX-08", "RB-OPEN-17")
def test_no_general_rule_lifts_the_prohibition_of_the_river() -> None:
    """From c5 a road leads to the city c6, across a river without a bridge."""
    [step] = [step for step in realm().steps["c5"] if step.to == "c6"]
    assert (step.road, step.city, step.river, step.bridge) == (True, True, True, False)
    assert [die for die in ("plains", "forest+hills", "mountain+water", "compass") if pays(die, step)] == [
        "mountain+water",
        "compass",
    ]


@pytest.mark.rule("RB-PREC-04")
def test_what_a_card_forbids_no_other_card_allows() -> None:
    """The foe's symbols that are forbidden can't be spent, though an ability doubles them."""
    ban = ability("after-cast", verb("forbid", symbol="shield"))
    boost = ability("after-cast", verb("double", symbol="shield"))
    challenge = ability("action", verb("challenge"), cost={"actions": 1})
    for armed, blocks in (((challenge,), True), ((challenge, ban), False)):
        world = World(hero("anna", *armed), hero("bert", boost))
        world.cast("anna", "physical 2", "magic*", "surge*")
        world.cast("bert", "shield", "doubler", "agility")
        world.play("use:anna#0", "physical:*")
        assert any("shields" in option for option in world.options()) is blocks


@pytest.mark.rule("RB-PREC-09", "RB-ABIL-02")
def test_the_cards_of_others_are_nobodys_business() -> None:
    cards = [asset("lute", LUCK), skill("trick", LUCK)]
    bert = hero("bert", LUCK, at="k1", assets="lute", learned="trick", in_hand="trick", trophies="social")
    world = World(hero("anna"), bert, cards=cards)
    assert world.options("use") == []
    assert world.options("learn") == []
    [lute] = world.ids("assets-bert")
    with pytest.raises(NotLegal):
        world.match.answer(Seat("anna"), f"use:{lute}#0")
    with pytest.raises(NotAsked):
        world.match.answer(Seat("bert"), f"use:{lute}#0")


# Abilities


@pytest.mark.rule("RB-ABIL-12", "RB-EX-46", "RB-ABIL-10")
def test_once_a_turn_is_not_for_a_fight_in_the_turn_of_another() -> None:
    challenge = ability("action", verb("challenge"), cost={"actions": 1})
    steel = ability("own-turn", verb("gain-gold", amount=1), limit="turn")
    world = World(hero("anna", challenge, steel), hero("bert", steel))
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.cast("bert", "shield", "doubler", "agility")
    world.play("use:anna#0")
    assert "use:anna#1" in world.options(), "it is anna's turn"
    world.play("pass")
    assert world.asked.seats == ("bert",)
    assert not [text for text in world.options() if text.startswith("use:")]


@pytest.mark.rule("RB-MOVE-12")
def test_in_combat_there_is_no_way_off_the_hex_but_a_retreat() -> None:
    """Actions and steps are not offered; an ability that moves does nothing before the combat is over."""
    challenge = ability("action", verb("challenge"), cost={"actions": 1})
    world = World(hero("anna", challenge), hero("bert"))
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.cast("bert", "shield", "doubler", "agility")
    world.play("use:anna#0")
    verbs = {text.partition(":")[0] for text in world.options()}
    assert not verbs & {"walk", "move", "cell"}
    assert {one.at for one in world.heroes.values()} == {"c4"}


@pytest.mark.rule("RB-TRAIN-06", "RB-EXERT-06", "RB-SKILL-09")
def test_cards_leave_a_hand_only_for_a_reason() -> None:
    """No option discards a skill; and only cards in hand can be exerted, not learned ones."""
    world = World(hero("anna", in_hand="plain plain", learned="plain"))
    assert not [text for text in world.options() if text.startswith("discard")]
    for in_hand, may in (("plain", True), ("", False)):
        world = World(hero("anna", at="c4", in_hand=in_hand, learned="plain plain", speed=1, damage=3))
        world.dice("mountain+water")
        world.play("move")
        assert (world.asked.kind == "reroll") is may


@pytest.mark.rule("RB-TEST-13", "RB-TEST-11")
def test_a_failed_test_of_an_enemy_card_does_not_end_the_combat() -> None:
    burn = verb("damage", amount=1, kind="enemy", blockable=False)
    dread = ability("combat-begins", verb("test", who="opponent", attribute="spirit", failed=[burn]))
    world = World(hero("anna", spirit=1), hero("bert", at="k1"), cards=[enemy("ghost", dread)])
    world.next("combat", "ghost")
    world.next("skills", "plain")
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.play("adventure")
    assert world.combat.enemy == "ghost"
    assert world.asked.kind == "combat"
    assert world.heroes["anna"].damage == 1
    assert world.zone("combat-discard") == []


# The board


@pytest.mark.rule("RB-HEX-08", "RB-HEX-09", "RB-HEX-10", "RB-MOVE-10")
def test_rivers_belong_to_borders_roads_to_pairs_and_bridges_to_rivers() -> None:
    def step(start: str, to: str) -> Step:
        return next(step for step in realm().steps[start] if step.to == to)

    assert (step("c3", "c2").river, step("c2", "c3").river) == (True, True)
    assert not step("c3", "c4").river, "the hex has none"
    assert (step("d3", "e2").road, step("e2", "e3").road) == (True, False), "both have a road, theirs aren't joined"
    assert (step("c3", "d2").river, step("c3", "d2").bridge) == (True, True)
    with pytest.raises(StopIteration):
        step("c4", "c6")


@pytest.mark.rule("RB-HEX-10", "RB-HEX-08")
def test_the_bridges_are_shown_by_name_and_the_rivers_as_edges() -> None:
    names = {str(name.en) for name in BOX.realm.board.bridges.values()}
    assert names == {"Red Bridge", "Zadric's Crossing"}
    edges = scene(World(hero("anna")).game, Seat("anna")).boards[0].edges
    assert sorted((edge.kind, edge.cell, edge.side) for edge in edges) == [
        ("bridge", "d2", 2),
        ("river", "c2", 1),
        ("river", "c5", 1),
    ]


# No limits


@pytest.mark.rule("RB-LIMIT-08", "RB-TROPHY-10")
def test_trophies_without_limit_and_spent_ones_come_back_only_from_an_empty_deck() -> None:
    gain = ability("own-turn", verb("gain-trophy", deck="combat"), limit="turn")
    world = World(hero("anna", gain, trophies="combat " * 30))
    assert len(trophies(world.game, world.heroes["anna"])) == 30
    world.play("use:anna#0")
    assert len(trophies(world.game, world.heroes["anna"])) == 31
    spend = ability("own-turn", verb("lose-trophy", deck="combat"), limit="turn")
    world = World(hero("anna", spend, gain, trophies="combat"), hero("bert", at="k1"))
    left = world.zone("combat")
    world.play("use:anna#0", "trophy:*", "use:anna#1")
    assert world.zone("combat-discard") == ["wolf"], "what was spent stays where it lies"
    assert world.zone("combat") == left[:-1]


@pytest.mark.rule("RB-ABIL-06", "RB-ABIL-07", "RB-ABIL-08", "RB-EX-05")
def test_what_is_cancelled_is_not_resolved_and_its_cost_is_gone() -> None:
    """Just before a surge ability is resolved the opponent cancels it: the surge stays spent."""
    zap = ability("surge", verb("damage", amount=5, kind="magic"), cost={"surge": 1})
    shush = ability("foe-surges", verb("cancel"), may=True, limit="combat")
    challenge = ability("action", verb("challenge"), cost={"actions": 1})
    world = World(hero("anna", challenge, zap), hero("bert", shush))
    world.cast("anna", "physical 2", "magic*", "surge*")
    world.cast("bert", "shield", "doubler", "agility")
    world.play("use:anna#0", "surge:*")
    assert world.asked.seats == ("bert",)
    assert world.pool("anna", spent=True) == ["surge*"], "the price is paid before"
    world.play("use:*")
    assert world.heroes["bert"].damage == 0
    assert world.pool("anna", spent=True) == ["surge*"]
    assert len(world.events(Used)) >= 2


@pytest.mark.rule("RB-ABIL-15", "RB-ABIL-14")
def test_an_x_that_nobody_paid_is_one() -> None:
    glow = event("glow", option(verb("gain-gold", amount="X")))
    world = World(hero("anna", at="c3"), cards=[glow])
    world.next("social", "glow")
    world.play("adventure", "option:*")
    assert world.heroes["anna"].gold == 1
