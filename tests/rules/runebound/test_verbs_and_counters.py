"""Single verbs of cards, what is counted without a limit, what cards show, and what lies hidden."""

from typing import Any

import pytest
from tests.rules.runebound.arena import ARMED, fight
from tests.rules.runebound.cards import ability, asset, bonus, enemy, event, option, scenario, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.combat.fight import tokens_of
from undercroft.games.runebound.content.model import AdventureCard, HeroCard
from undercroft.games.runebound.duel.build import BOX
from undercroft.games.runebound.events import Defeated, Revealed, VillainMoved
from undercroft.games.runebound.hidden import SECRETS, a_trophy, in_a_deck, in_a_hand
from undercroft.games.runebound.scenario import scenario_card, villain_health
from undercroft.games.runebound.state import Combat, Side, Villain
from undercroft.games.runebound.values import ATTRIBUTES, attribute

# Verbs


def with_ability(*do: Any, at: str = "own-turn", **more: Any) -> World:
    return World(hero("anna", ability(at, *do), **more), hero("bert"))


@pytest.mark.rule("RB-SPEND-03", "RB-LIMIT-01")
def test_a_card_takes_story_tokens_as_far_as_there_are_any() -> None:
    world = with_ability(verb("lose-token", token="lore", amount=2), story={"lore": 3})
    world.play("use:anna#0")
    assert world.heroes["anna"].story["lore"] == 1
    world.play("use:anna#0")
    assert not world.heroes["anna"].story.get("lore")


@pytest.mark.rule("RB-TEST-05", "RB-TEST-02")
def test_an_ability_adds_cards_to_a_test() -> None:
    tried = event("riddle", option(verb("test", attribute="mind", passed=[verb("gain-gold", amount=5)])))
    keen = ability("testing", verb("reveal", amount=2), may=True)
    for answer, cards in (("use:anna#0", 3), ("pass", 1)):
        world = World(hero("anna", keen, mind=1, at="c3"), cards=[tried])
        world.next("social", "riddle")
        world.next("skills", *["plain"] * (cards - 1), "star")
        world.play("adventure", "option:0", answer)
        assert len(world.events(Revealed)) == cards
        assert world.heroes["anna"].gold == 5, "the last card has the star"


@pytest.mark.rule("RB-MOVE-13", "RB-ABIL-17")
def test_a_card_puts_the_figure_onto_a_hex_of_its_kind() -> None:
    world = with_ability(verb("go", to=["city"]))
    world.play("use:anna#0")
    assert world.options("cell") == ["c6", "d3"]
    world.play("cell:c6")
    assert world.heroes["anna"].at == "c6"
    assert world.heroes["anna"].actions == 3


@pytest.mark.rule("RB-ABIL-09", "RB-ABIL-12")
def test_the_limit_of_an_ability_holds_for_enemies_too() -> None:
    """Once a combat: not again in this round, not in the next; once a round: again in the next."""
    for limit, again in (("combat", False), ("combat-round", True)):
        bite = ability("combat-action", verb("damage", kind="enemy", amount=1), limit=limit)
        world = fight("dash", ARMED, against=enemy("ogre", bite, health=9), enemies="right")
        assert "use:foe#0" in world.options()
        world.play("use:foe#0")
        assert world.heroes["anna"].damage == 1
        assert "use:foe#0" not in world.options()
        world.cast("anna", "dash", "dash", "dash")
        world.cast("foe", "enemy", "doubler", "enemy", "enemy", "surge")
        world.play("pass", "no")
        assert world.combat.round == 2
        assert ("use:foe#0" in world.options()) == again


@pytest.mark.rule("RB-DAMAGE-09", "RB-DAMAGE-10", "RB-SKILL-16", "RB-OPEN-27")
def test_who_is_defeated_by_losing_health_is_defeated_like_any_other() -> None:
    """Anna stands on the health of a coat. When she gives it away her ability of the defeated comes in."""
    coat = asset("coat", bonus(health=2), kind="clothing")
    world = World(
        hero("anna", ability("defeated", verb("gain-gold", amount=4)), damage=9, health=9, assets="coat"),
        hero("bert"),
        cards=[coat],
    )
    [card] = world.ids("assets-anna")
    world.play("exchange:bert", f"give:{card}", "yes")
    assert [defeated.who for defeated in world.events(Defeated)] == ["anna"]
    assert world.heroes["anna"].gold == 4


@pytest.mark.rule("RB-OPEN-48")
def test_nobody_exerts_for_the_dice_of_the_villain() -> None:
    march = ability("own-turn", verb("move-villain", to="town"))
    world = World(hero("anna", march, in_hand="plain plain"), cards=[scenario()], villain=Villain(at="d5"))
    world.dice("compass", "plains", "compass", "plains", "plains")
    world.play("use:anna#0")
    assert world.asked.kind == "turn", "no reroll was offered"
    assert len(world.ids("hand-anna")) == 2
    assert [moved.at for moved in world.events(VillainMoved)] == ["b5"]


# Counters


@pytest.mark.rule("RB-COMP-16", "RB-COMP-17", "RB-OPEN-47", "RB-LIMIT-01")
def test_gold_damage_and_story_tokens_are_numbers_without_change_or_limit() -> None:
    """No coin has to be changed: one gold of a thousand is paid, one damage of many is healed."""
    pay = ability("own-turn", verb("heal", amount=1), cost={"gold": 1})
    world = World(hero("anna", pay, gold=1000, damage=12, health=15, story={"lore": 90}))
    world.play("use:anna#0", "use:anna#0")
    anna = world.heroes["anna"]
    assert (anna.gold, anna.damage, anna.story["lore"]) == (998, 10, 90)


@pytest.mark.rule("RB-COMP-19", "RB-DATA-20")
def test_a_scenario_says_which_sides_of_story_tokens_it_uses() -> None:
    sides = {
        card.villain.name.en: {token.id.rpartition(":")[2]: (token.side, token.villain_health) for token in card.tokens}
        for card in BOX.scenarios.values()
    }
    assert sides["Margath"] == {"lore": ("white", -1)}
    assert sides["Vorakesh"]["companion"] == ("white", -2)
    assert sides["Vorakesh"]["zombie"][0] == "black"


@pytest.mark.rule("RB-DATA-20", "RB-STOKEN-03")
def test_each_lore_takes_one_from_the_villain() -> None:
    world = World(hero("anna", story={"lore": 3}))
    assert villain_health(world.game, world.heroes["anna"]) == scenario_card(world.game).villain.health - 3


# What cards show


@pytest.mark.rule("RB-COMP-06", "RB-ATTR-05", "RB-COMP-05")
def test_a_hero_has_three_attributes_and_skills_belong_to_one_each() -> None:
    assert ATTRIBUTES == ("body", "mind", "spirit")
    assert {card.type for card in BOX.skills.values()} == set(ATTRIBUTES)
    world = World(hero("anna", body=1, mind=2, spirit=3))
    assert [attribute(world.game, world.heroes["anna"], name) for name in ATTRIBUTES] == [1, 2, 3]
    assert set(ATTRIBUTES) <= set(HeroCard.__struct_fields__)


@pytest.mark.rule("RB-COMP-09", "RB-COMP-10")
def test_cards_of_a_scenario_bear_its_name_and_no_others_do() -> None:
    for scene in BOX.scenarios:
        own: list[AdventureCard] = [card for card in BOX.adventures.values() if card.scenario == scene]
        assert len(own) == 30
        assert len(BOX.story_deck(scene)) == 10
        for other in BOX.scenarios:
            decks = {id for deck in ("social", "combat", "exploration") for id in BOX.adventure_deck(deck, other)}  # type: ignore[arg-type]
            assert {card.id in decks for card in own} == {other == scene}


@pytest.mark.rule("RB-COMP-12", "RB-COMP-13")
def test_a_trait_does_nothing_by_itself() -> None:
    """The same combat against an enemy with and without traits, told in the same events."""

    def told(*traits: str) -> list[Any]:
        world = fight("physical, magic", ARMED, against=enemy("ogre", traits=list(traits)))
        world.play("physical:anna-1", "suffer", "enemy:foe-1", "magic:anna-2", "suffer")
        return world.events()

    assert told() == told("undead", "giant")


@pytest.mark.rule("RB-DATA-14", "RB-COMBAT-09", "RB-VILLAIN-12", "RB-ENEMY-08")
def test_how_many_tokens_who_casts() -> None:
    world = World(hero("anna"), hero("bert"))
    sides = [Side(who="anna", seat=None), Side(who="foe", seat=None)]
    for act, villain, many in ((1, False, 5), (2, False, 6), (1, True, 7), (2, True, 7)):
        world.state.act = act
        assert len(tokens_of(world.game, Combat(sides=sides, villain=villain), "foe")) == many
        assert len(tokens_of(world.game, Combat(sides=sides, villain=villain), "anna")) == 3


# What lies hidden


@pytest.mark.rule("RB-VIEW-05", "RB-VIEW-06", "RB-VIEW-07")
def test_hands_fronts_of_trophies_and_decks_are_the_secrets() -> None:
    cast = {"in_hand": "plain star", "trophies": "combat combat social", "learned": "star"}
    world = World(hero("anna", **cast), hero("bert", **cast))
    zones = {which: {card.zone for card in world.state.cards.values() if which(card)} for which in WHICH}
    assert zones[in_a_hand] == {"hand-anna", "hand-bert"}
    assert zones[a_trophy] == {f"trophies-{deck}-{who}" for deck in ("combat", "social") for who in ("anna", "bert")}
    assert "skills" in zones[in_a_deck]
    assert not zones[in_a_deck] & {"learned-anna", "skills-discard", "hand-anna"}
    assert [secret.rule for secret in SECRETS] == ["RB-VIEW-05", "RB-VIEW-06", "RB-VIEW-07"]


WHICH = (in_a_hand, a_trophy, in_a_deck)
