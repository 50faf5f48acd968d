"""Shopping, markets, assets, goods, gold, and exchange between heroes."""

import pytest
from tests.rules.runebound.cards import ability, asset, bonus, event, option, skill, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.assets import combat_tokens
from undercroft.games.runebound.events import Bought, Exchanged, Refused, Traded
from undercroft.games.runebound.values import statistic
from undercroft.table import CardId, NotAsked, NotLegal, Seat, ZoneId, add_cards

SWORD = asset("sword", kind="weapon", gold=5, code="A01", token="physical / dash")
AXE = asset("axe", kind="weapon", gold=2)
RING = asset("ring", bonus(mind=1), gold=3)
COAT = asset("coat", kind="clothing", gold=1)
MULE = asset("mule", kind="movement", gold=4)
SILK = asset(
    "silk", ability("action", verb("trade"), cost={"actions": 1}, needs={"on": ["town"]}), kind="goods", trade=4
)
WISE = skill("wise", type="mind")
WARES = [SWORD, AXE, RING, COAT, MULE, SILK]


def in_tamalir(*market: str, top: str = "", **more: object) -> World:
    """Anna shops; the market has these cards, the next one comes from the deck."""
    world = World(hero("anna", at="d3", **more), hero("bert", at="k1"), cards=WARES)
    add_cards(world.state, market, ZoneId("market-tamalir"), back="assets")
    if top:
        world.next("assets", top)
    world.play("shop")
    return world


def lying(world: World, name: str) -> CardId:
    """The first card of that name in the market."""
    return next(card for card in world.ids("market-tamalir") if world.state.cards[card].definition == name)


@pytest.mark.rule("RB-EX-20", "RB-SHOP-02", "RB-SHOP-03", "RB-SHOP-13")
def test_a_whole_shop_action() -> None:
    world = in_tamalir("axe", "ring", "coat", top="sword", gold=2, assets="ring")
    assert world.zone("market-tamalir") == ["axe", "ring", "coat", "sword"], "seen before anything is decided"
    world.play("sell:*")
    assert world.heroes["anna"].gold == 5
    world.play(f"buy:{lying(world, 'sword')}")
    assert world.zone("market-tamalir") == ["axe", "ring", "coat"]
    assert (world.heroes["anna"].gold, world.heroes["anna"].actions) == (0, 2)
    assert world.zone("assets-anna") == ["sword"]
    assert world.zone("assets-discard") == ["ring"]
    assert [event.gold for event in world.events(Bought)] == [5]


@pytest.mark.rule("RB-SHOP-10", "RB-ASSET-03", "RB-ASSET-06", "RB-SHOP-09")
def test_a_bought_asset_brings_its_token() -> None:
    world = in_tamalir("sword", "coat", "coat", top="mule", gold=6)
    assert len(combat_tokens(world.game, world.heroes["anna"])) == 3
    world.play(f"buy:{lying(world, 'sword')}")
    assert combat_tokens(world.game, world.heroes["anna"])[-1][1] == "physical / dash"
    assert world.heroes["anna"].gold == 1


@pytest.mark.rule("RB-SHOP-04", "RB-ASSET-04", "RB-ASSET-07", "RB-SHOP-03")
def test_a_sold_asset_takes_its_token_along() -> None:
    world = in_tamalir("coat", "coat", "coat", assets="sword ring")
    assert len(world.options("sell")) == 2
    world.play("sell:*")
    assert len(combat_tokens(world.game, world.heroes["anna"])) == 3
    assert len(world.options("sell")) == 1, "any number of them"
    world.play("sell:*", "discard:*")
    assert world.heroes["anna"].gold == 8
    assert world.zone("assets-discard")[:2] == ["sword", "ring"]


@pytest.mark.rule("RB-EX-21", "RB-SHOP-07", "RB-SHOP-08", "RB-SHOP-12")
def test_who_buys_nothing_discards_one_of_the_market() -> None:
    world = in_tamalir("axe", "ring", "coat", top="sword", gold=0)
    assert not world.options("buy"), "nothing can be paid"
    assert len(world.options("discard")) == 4
    world.play(f"discard:{lying(world, 'ring')}")
    assert world.zone("market-tamalir") == ["axe", "coat", "sword"]
    assert world.zone("assets-discard") == ["ring"]


@pytest.mark.rule("RB-SHOP-11", "RB-SHOP-06", "RB-SHOP-07", "RB-GOLD-03")
def test_one_purchase_an_action_and_no_selling_after_it() -> None:
    world = in_tamalir("axe", "ring", "coat", top="sword", gold=3)
    assert len(world.options("buy")) == 3, "the sword is too dear"
    world.play(f"buy:{lying(world, 'coat')}")
    assert world.asked.kind == "turn"
    assert not world.options("sell")


@pytest.mark.rule("RB-SHOP-01", "RB-SHOP-05", "RB-HEX-12", "RB-ACTION-07")
def test_shopping_and_selling_only_in_a_city_and_in_its_own_market() -> None:
    world = World(hero("anna", at="b5", assets="ring"), cards=WARES)
    assert "shop" not in world.options()
    assert not world.options("sell")
    world = World(hero("anna", at="c6", gold=9), cards=WARES)
    add_cards(world.state, ["sword"], ZoneId("market-tamalir"), back="assets")
    add_cards(world.state, ["coat"], ZoneId("market-forge"), back="assets")
    world.next("assets", "mule")
    world.play("shop")
    assert [world.state.cards[CardId(card)].definition for card in world.options("buy")] == ["coat", "mule"]


@pytest.mark.rule("RB-LIMIT-05", "RB-SHOP-14", "RB-SHOP-02")
def test_an_empty_asset_deck_is_made_anew_in_the_middle_of_shopping() -> None:
    world = World(hero("anna", at="d3", gold=2), cards=WARES, emptied="assets")
    add_cards(world.state, ["axe"], ZoneId("assets"), back="assets")
    add_cards(world.state, ["ring", "coat"], ZoneId("assets-discard"), back="assets")
    world.play("shop")
    assert world.zone("market-tamalir") == ["axe"]
    assert sorted(world.zone("assets")) == ["coat", "ring"]
    assert not world.ids("assets-discard")


@pytest.mark.rule("RB-ASSET-01", "RB-ASSET-02", "RB-GOLD-01")
def test_of_two_assets_of_a_kind_one_goes_for_nothing() -> None:
    world = in_tamalir("axe", "coat", "coat", top="mule", gold=2, assets="sword ring")
    world.play("done", f"buy:{lying(world, 'axe')}")
    assert [world.state.cards[CardId(card)].definition for card in world.options("drop")] == ["sword", "axe"]
    world.play("drop:*")
    assert world.zone("assets-anna") == ["ring", "axe"]
    assert world.heroes["anna"].gold == 0
    assert len(combat_tokens(world.game, world.heroes["anna"])) == 3


@pytest.mark.rule("RB-MARKET-01", "RB-MARKET-02", "RB-ASSET-03", "RB-SPEND-06")
def test_an_asset_that_leaves_a_market_otherwise_is_replaced_at_once() -> None:
    prince = event("prince", option(verb("gain-asset", market=True, worth=3)))
    world = World(hero("anna", at="c3"), cards=[*WARES, prince])
    add_cards(world.state, ["axe", "sword", "coat"], ZoneId("market-tamalir"), back="assets")
    add_cards(world.state, ["mule"] * 3, ZoneId("market-forge"), back="assets")
    world.next("social", "prince")
    world.next("assets", "silk")
    world.play("adventure", "option:0")
    assert len(world.options("asset")) == 2, "what is worth more than 3 can't be taken"
    world.play(f"asset:{lying(world, 'axe')}")
    assert world.zone("assets-anna") == ["axe"]
    assert world.zone("market-tamalir") == ["sword", "coat", "silk"]


@pytest.mark.rule("RB-GOODS-01", "RB-GOODS-03", "RB-ABIL-16")
def test_goods_are_traded_in_by_their_action() -> None:
    world = World(hero("anna", at="b5", assets="silk"), cards=WARES)
    world.play("use:*")
    assert (world.heroes["anna"].gold, world.heroes["anna"].actions) == (4, 2)
    assert world.zone("assets-discard") == ["silk"]
    assert [event.gold for event in world.events(Traded)] == [4]
    assert not World(hero("anna", at="c4", assets="silk"), cards=WARES).options("use"), "not in the wilderness"


@pytest.mark.rule("RB-GOODS-02", "RB-GOODS-03")
@pytest.mark.parametrize(("assets", "gold"), [("ring silk", 5), ("ring", 0)])
def test_other_cards_trade_goods_in_as_well(assets: str, gold: int) -> None:
    caravan = event("caravan", option(verb("trade", any=True, more=1)))
    world = World(hero("anna", at="c3", assets=assets), cards=[*WARES, caravan])
    world.next("social", "caravan")
    world.play("adventure", "option:0")
    assert world.heroes["anna"].gold == gold
    assert world.zone("assets-anna") == ["ring"]


@pytest.mark.rule("RB-GOODS-05", "RB-ASSET-01")
def test_goods_are_assets_in_every_respect() -> None:
    world = in_tamalir("silk", "coat", "coat", gold=3, assets="silk")
    world.play("sell:*")
    assert world.heroes["anna"].gold == 6, "for the gold value, not for the trade value"
    world = in_tamalir("silk", "coat", "coat", gold=3, assets="silk")
    world.play("done", f"buy:{lying(world, 'silk')}")
    assert len(world.options("drop")) == 2


@pytest.mark.rule("RB-GOLD-01", "RB-GOLD-03", "RB-EVENT-02", "RB-SPEND-01")
@pytest.mark.parametrize(("gold", "left", "taken"), [(2, 0, 1), (1, 1, 0)])
def test_a_price_is_paid_in_full_or_brings_nothing(gold: int, left: int, taken: int) -> None:
    fair = event("fair", option(verb("take"), cost={"gold": 2}))
    world = World(hero("anna", at="c3", gold=gold), cards=[fair])
    world.next("social", "fair")
    world.play("adventure", "option:0")
    assert world.heroes["anna"].gold == left
    assert len(world.trophies("anna")) == taken


@pytest.mark.rule("RB-LIMIT-01", "RB-LIMIT-07", "RB-SPEND-08", "RB-GOLD-02")
def test_the_bank_never_runs_out() -> None:
    hoard = ability(
        "own-turn", verb("gain-gold", amount=500), verb("gain-token", token="lore", amount=70), limit="turn"
    )
    fine = ability("own-turn", verb("lose-gold", amount=999), limit="turn")
    world = World(hero("anna", hoard, fine, gold=7))
    world.play("use:anna#0")
    assert (world.heroes["anna"].gold, world.heroes["anna"].story) == (507, {"lore": 70})
    world.play("use:anna#1")
    assert world.heroes["anna"].gold == 0


# Exchange


def two(at: str = "c4", turn: str = "anna", **bert: object) -> World:
    """Anna and Bert, perhaps on the same hex, Carl elsewhere."""
    anna = hero("anna", assets="sword silk", gold=1)
    return World(anna, hero("bert", at=at, **bert), hero("carl", at="k1"), turn=turn, cards=WARES)


@pytest.mark.rule("RB-EX-49", "RB-XCHG-01", "RB-XCHG-02", "RB-XCHG-04")
def test_goods_for_gold_with_the_token_and_without_an_action() -> None:
    world = two(gold=5)
    sword, silk = world.ids("assets-anna")
    world.play("exchange:bert", f"give:{sword}", f"give:{silk}", "number:0", "number:2", "yes")
    assert world.zone("assets-bert") == ["sword", "silk"]
    assert (world.heroes["anna"].gold, world.heroes["bert"].gold) == (3, 3)
    assert world.heroes["anna"].actions == 3
    assert len(combat_tokens(world.game, world.heroes["bert"])) == 4
    assert len(combat_tokens(world.game, world.heroes["anna"])) == 3
    assert len(world.events(Exchanged)) == 1


@pytest.mark.rule("RB-GOODS-04", "RB-XCHG-09", "RB-GOLD-02")
def test_goods_given_away_bring_no_trade_value_and_nothing_need_come_back() -> None:
    world = two()
    world.play("exchange:bert", f"give:{world.ids('assets-anna')[1]}", "done", "number:1", "yes")
    assert world.zone("assets-bert") == ["silk"]
    assert (world.heroes["anna"].gold, world.heroes["bert"].gold) == (0, 1)
    assert not world.events(Traded)


@pytest.mark.rule("RB-EX-54", "RB-XCHG-03", "RB-XCHG-01")
@pytest.mark.parametrize(("turn", "offered"), [("anna", True), ("bert", True), ("carl", False)])
def test_in_the_turn_of_either_never_in_that_of_a_third(turn: str, offered: bool) -> None:
    world = two(gold=3, turn=turn)
    expected = {("anna", "exchange:bert"), ("bert", "exchange:anna")} if offered else set()
    assert set(world.offers()) == expected


@pytest.mark.rule("RB-XCHG-01")
def test_not_from_hex_to_hex() -> None:
    assert two(at="c3", gold=3).offers() == []


@pytest.mark.rule("RB-XCHG-06", "RB-PREC-09")
def test_nothing_changes_hands_without_the_other_players_consent() -> None:
    world = two(gold=5)
    world.play("exchange:bert", "done", "number:0", "number:5")
    assert world.asked.seats == ("bert",)
    with pytest.raises(NotAsked, match="anna is not asked"):
        world.match.answer(Seat("anna"), "yes")
    world.play("no")
    assert (world.heroes["anna"].gold, world.heroes["bert"].gold) == (1, 5)
    assert [event.rule for event in world.events(Refused)] == ["RB-XCHG-06"]
    assert not world.events(Exchanged)


@pytest.mark.rule("RB-XCHG-05", "RB-XCHG-08")
def test_nothing_but_gold_and_assets() -> None:
    cast = {"trophies": "combat", "in_hand": "plain", "learned": "plain", "story": {"lore": 2}}
    world = World(hero("anna", **cast), hero("bert", **cast))
    assert world.offers() == []
    world = World(hero("anna", gold=1, **cast), hero("bert", **cast))
    world.play("exchange:bert")
    assert world.asked.kind == "give-gold"


@pytest.mark.rule("RB-XCHG-07", "RB-XCHG-04", "RB-ASSET-05")
def test_the_limits_hold_for_both_right_after_it() -> None:
    world = World(
        hero("anna", assets="ring", mind=0, learned="wise"), hero("bert", assets="ring"), cards=[*WARES, WISE]
    )
    assert statistic(world.game, world.heroes["anna"], "mind") == 1
    world.play("exchange:bert", "give:*", "done", "yes")
    assert world.asked.seats == ("bert",)
    world.play("drop:*")
    assert len(world.ids("assets-bert")) == 1
    assert world.zone("learned-anna") == [], "the ring had raised Mind"
    assert world.zone("skills-discard") == ["wise"]


@pytest.mark.rule("RB-OPEN-21", "RB-XCHG-03")
def test_between_two_dice_but_not_while_anything_is_unresolved() -> None:
    world = two(gold=3)
    world.dice("plains", "plains", "plains")
    world.play("move")
    assert world.offers()
    world.play("exchange:bert", "done", "number:1", "number:0", "yes")
    assert world.heroes["bert"].gold == 4
    assert world.asked.kind == "move"
    world = two(gold=3)
    world.next("combat", "wolf")
    world.play("adventure")
    assert world.asked.kind == "combat"
    assert world.offers() == []


@pytest.mark.rule("RB-PREC-09", "RB-XCHG-06")
def test_whose_turn_it_is_not_can_touch_nothing_of_others() -> None:
    world = two(at="c3")
    with pytest.raises(NotAsked, match="bert is not asked anything"):
        world.match.answer(Seat("bert"), "walk:c4")
    with pytest.raises(NotLegal, match="none of the legal answers"):
        world.match.answer(Seat("anna"), "exchange:carl")


@pytest.mark.rule("RB-ABIL-02", "RB-ABIL-01", "RB-XCHG-04")
def test_what_was_handed_over_is_no_longer_ones_own() -> None:
    luck = asset("luck", ability("own-turn", verb("gain-gold", amount=1), limit="turn"))
    world = World(hero("anna", assets="luck"), hero("bert"), cards=[luck])
    assert world.options("use")
    world.play("exchange:bert", "give:*", "yes")
    assert not world.options("use")
