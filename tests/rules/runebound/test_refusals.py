"""What players may not do is refused, with the rule that is at stake, and nothing has changed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.rules.runebound.arena import ARMED, fight
from tests.rules.runebound.cards import ability, asset, verb
from tests.rules.runebound.world import World, hero
from tests.server.house import House

from undercroft.games.runebound.system import SYSTEM
from undercroft.table import NotAsked, NotLegal, Seat, TableError

ANNA, BERT = Seat("anna"), Seat("bert")


def refuses(world: World, seat: Seat, answer: str, rule: str, kind: type[TableError] = NotLegal) -> None:
    """The answer is refused by a sentence that names the rule; the state is as it was."""
    before = msgspec.json.encode(world.state)
    with pytest.raises(kind) as refused:
        world.match.answer(seat, answer)
    assert f"({rule})" in str(refused.value)
    assert msgspec.json.encode(world.state) == before


# Two at once


@pytest.mark.rule("RB-TURN-04")
def test_only_the_active_player_takes_actions() -> None:
    world = World(hero("anna"), hero("bert"))
    rule = world.asked.rule
    for answer in ("rest", "train", "walk:d4"):
        refuses(world, BERT, answer, rule, NotAsked)
    world.play("rest")
    assert world.heroes["anna"].actions == 2


@pytest.mark.rule("RB-SHIELD-11", "RB-CACT-02")
def test_two_answers_at_once_the_second_comes_too_late() -> None:
    """Anna strikes twice before anybody sees it: the second blow is no answer to Bert's shield."""
    world = fight("physical, magic", ARMED)
    asked = world.asked
    world.match.answer(ANNA, "physical:anna-1", asked.id)
    with pytest.raises(NotAsked):
        world.match.answer(ANNA, "magic:anna-2", asked.id)
    assert world.pool("anna") == ["magic", "dash"]
    refuses(world, ANNA, "suffer", "RB-SHIELD-01", NotAsked)


# Trading


@pytest.mark.rule("RB-XCHG-06")
def test_who_offers_a_trade_can_not_consent_to_it() -> None:
    world = World(hero("anna", gold=5), hero("bert", gold=5))
    world.play("exchange:bert", "number:5", "number:0")
    assert world.asked.rule == "RB-XCHG-06"
    refuses(world, ANNA, "yes", "RB-XCHG-06", NotAsked)
    refuses(world, BERT, "number:5", "RB-XCHG-06")
    world.play("no")
    assert [world.heroes[who].gold for who in ("anna", "bert")] == [5, 5]


@pytest.mark.rule("RB-XCHG-01")
def test_no_trade_with_a_hero_on_another_hex() -> None:
    world = World(hero("anna", gold=5), hero("bert", at="d4", gold=5))
    refuses(world, ANNA, "exchange:bert", world.asked.rule)


# Learning


@pytest.mark.rule("RB-SKILL-02", "RB-SKILL-04")
def test_nothing_is_learned_during_an_action() -> None:
    """Neither in combat, nor between two dice of a move, nor while a hand is cut down to its limit."""
    cast = hero("anna", in_hand="plain", trophies="social")
    world = World(cast)
    card = world.ids("hand-anna")[0]
    assert f"learn:{card}" in world.options()
    world.next("combat", "wolf")
    world.play("adventure")
    assert world.asked.kind == "combat"
    refuses(world, ANNA, f"learn:{card}", "RB-CACT-01")
    world = World(cast)
    world.dice("plains", "plains", "plains")
    world.play("move", "keep")
    assert world.asked.kind == "move"
    refuses(world, ANNA, f"learn:{card}", "RB-MOVE-03")
    world = World(hero("anna", in_hand="plain plain plain", trophies="social"))
    card = world.ids("hand-anna")[0]
    world.play("train")
    refuses(world, ANNA, f"learn:{card}", "RB-TRAIN-05")


@pytest.mark.rule("RB-SKILL-05", "RB-SKILL-06")
def test_nothing_is_learned_without_the_trophies_or_by_another() -> None:
    world = World(hero("anna", in_hand="plain"), hero("bert", in_hand="plain", trophies="combat"))
    refuses(world, ANNA, f"learn:{world.ids('hand-anna')[0]}", world.asked.rule)
    refuses(world, BERT, f"learn:{world.ids('hand-bert')[0]}", world.asked.rule, NotAsked)


# Spending what is spent


@pytest.mark.rule("RB-SPEND-02", "RB-POOL-03", "RB-DOUBLE-02")
def test_a_spent_token_can_not_be_spent_flipped_doubled_or_recast() -> None:
    world = fight("physical, agility, doubler", ARMED)
    world.play("physical:anna-1", "suffer", "pass")
    for answer in ("physical:anna-1", "flip-own:anna-1,anna-2", "double:anna-1,anna-3"):
        refuses(world, ANNA, answer, "RB-CACT-01")


@pytest.mark.rule("RB-SPEND-02", "RB-SHIELD-03")
def test_a_spent_shield_blocks_nothing_more() -> None:
    world = fight("shield, shield", ARMED)
    world.play("enemy:foe-1", "shields:anna-1", "enemy:foe-4")
    assert world.asked.seats == (ANNA,)
    refuses(world, ANNA, "shields:anna-1", "RB-SHIELD-01")
    refuses(world, ANNA, "shields:anna-1,anna-2", "RB-SHIELD-01")


@pytest.mark.rule("RB-SPEND-01", "RB-GOLD-03")
def test_gold_and_trophies_that_are_spent_are_gone() -> None:
    purse = asset("purse", ability("own-turn", verb("heal", amount=1), cost={"gold": 2}))
    world = World(hero("anna", gold=3, damage=5, assets="purse"), cards=[purse])
    use = next(option for option in world.options() if option.startswith("use:"))
    world.play(use)
    assert (world.heroes["anna"].gold, world.heroes["anna"].damage) == (1, 4)
    refuses(world, ANNA, use, world.asked.rule)


# Through the server


def test_over_the_server_too(tmp_path: Path) -> None:
    """Two devices of one seat and another player answer the same question: one answer is taken."""
    house = House(tmp_path / "house.db")
    try:
        made = house.begin(game="runebound", scenario=SYSTEM.scenarios[0].id)
        seats: dict[str, Any] = made["seats"]
        first = next(seat for seat in seats if house_asks(house, made, seat))
        other = next(seat for seat in seats if seat != first)
        with (
            house.sit(made["match"], seats[first]) as desk,
            house.sit(made["match"], seats[first]) as phone,
            house.sit(made["match"], seats[other]) as rival,
        ):
            asked = desk.view["asked"][0]
            one, two = (option["text"] for option in asked["options"][:2])
            foreign = rival.ask("answer", question=asked["id"], option=one)
            assert foreign["code"] == "not-asked"
            made_up = desk.ask("answer", question=asked["id"], option="hero:conan")
            assert made_up["code"] == "not-legal"
            for refused in (foreign, made_up):
                assert asked["rule"] in refused["why"]
            assert desk.ask("answer", question=asked["id"], option=one)["is"] == "stored"
            late = phone.ask("answer", question=asked["id"], option=two)
            assert late["code"] == "not-asked"
            desk.catch_up()
            assert desk.view["line"] == phone.view["line"]
    finally:
        house.stop()


def house_asks(house: House, made: dict[str, Any], seat: str) -> bool:
    with house.sit(made["match"], made["seats"][seat]) as guest:
        return bool(guest.view["asked"])
