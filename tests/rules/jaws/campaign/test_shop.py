"""Items between scenarios: what the shop has, what it costs, what a character may own, wear and give away."""

import msgspec
import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, begun, box, played, rules, settled

from undercroft.games.haven.campaign.chronicle import Chronicle, written
from undercroft.games.haven.campaign.gear import fits
from undercroft.games.haven.campaign.happenings import Bought, Given, Sold
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.party import Recruit, checked
from undercroft.table import NotLegal, TableError


def in_shop(chronicle: Chronicle) -> set[str]:
    return {id.removeprefix("jaws:") for id, left in chronicle.shop.items() if left}


def stocked(*scenarios: int) -> set[str]:
    """What the cards say becomes available after these."""
    return {item.id.removeprefix("jaws:") for item in box().items.values() if item.shop_after in scenarios}


def market(*seats: str, **changes: object) -> Visit:
    """At the market, the first character as is said."""
    return Visit(settled(**changes), *(seats or (A, B)))  # type: ignore[arg-type]


def item(name: str) -> Item:
    found: Item = box().items[f"jaws:{name}"]
    return found


# The shop


@pytest.mark.rule("JL-SHOP-01", "JL-SHOP-02", "JL-SHOP-03", "JL-OPEN-25")
def test_the_shop_opens_with_scenario_2_and_grows() -> None:
    chronicle = played(begun(), "jaws:s01")
    assert not chronicle.shop
    chronicle = played(chronicle, "jaws:s02")
    assert in_shop(chronicle) == stocked(2)
    assert all(left == item(id.removeprefix("jaws:")).copies for id, left in chronicle.shop.items())
    for scenario in ("jaws:s09", "jaws:s15"):
        chronicle = played(chronicle, scenario)
    assert in_shop(chronicle) == stocked(2, 9, 15)
    assert len(stocked(None)) > 5, "some can only be found"  # type: ignore[arg-type]


@pytest.mark.rule("JL-SHOP-03", "JL-ITEM-16", "JL-SHOP-02")
def test_copies_that_somebody_owns_already_are_not_put_into_the_shop() -> None:
    chronicle = begun()
    chronicle.heroes[0].items = ["jaws:chain-armor"]
    chronicle = played(chronicle, "jaws:s02")
    assert chronicle.shop["jaws:chain-armor"] == item("chain-armor").copies - 1


@pytest.mark.rule("JL-SHOP-01", "JL-SHOP-04", "JL-SHOP-03")
def test_the_shop_shows_its_items_with_their_prices() -> None:
    visit = market()
    zone = next(zone for zone in visit.shown().zones if zone.id == "shop")
    assert {card.what for card in zone.cards} == {f"jaws:{name}" for name in stocked(2)}
    assert zone.count == sum(item(name).copies for name in stocked(2))
    corners = {card.what: card.corner for card in zone.cards}
    assert all(corner == str(box().items[id].gold) for id, corner in corners.items())


@pytest.mark.rule("JL-SHOP-04", "JL-SHOP-08", "JL-SHOP-07")
def test_buying_costs_what_the_card_says() -> None:
    visit = market(gold=35)("buy:shop/jaws:chain-armor")
    hero = visit.hero("tanner")
    assert (hero.gold, hero.items, hero.equipped) == (5, ["jaws:chain-armor"], ["jaws:chain-armor"])
    assert visit.chronicle.shop["jaws:chain-armor"] == 1
    assert [(one.who, one.gold) for one in visit.told(Bought)] == [("tanner", 30)]


@pytest.mark.rule("JL-SHOP-07", "JL-SHOP-08", "JL-SHOP-10")
def test_only_what_there_is_and_what_the_own_purse_pays_can_be_bought() -> None:
    visit = market(gold=20)
    offered = {text.removeprefix("buy:shop/jaws:") for text in visit.options() if text.startswith("buy:")}
    assert offered == {name for name in stocked(2) if item(name).gold <= 20}
    assert "buy:" not in str(visit.options(B)), "gold can't be lent"
    visit("buy:shop/jaws:iron-helmet", "sell:tanner/jaws:iron-helmet")
    assert visit.hero("tanner").gold == 10
    assert "buy:shop/jaws:iron-helmet" not in visit.options()


@pytest.mark.rule("JL-SHOP-07", "JL-ITEM-10")
def test_the_last_copy_is_the_last() -> None:
    visit = market(gold=100)("buy:shop/jaws:healing-potion", "buy:shop/jaws:healing-potion")
    assert visit.hero("tanner").items == ["jaws:healing-potion"] * 2
    with pytest.raises(NotLegal):
        visit("buy:shop/jaws:healing-potion")
    assert "jaws:healing-potion" not in [card.what for zone in visit.shown().zones[:1] for card in zone.cards]


@pytest.mark.rule("JL-SHOP-05", "JL-SHOP-06", "JL-EX-41")
def test_selling_brings_half_the_price_rounded_up_and_the_card_goes_to_the_shop() -> None:
    visit = market(items=["jaws:winged-shoes", "jaws:jet-boots"], equipped=["jaws:winged-shoes"])
    before = visit.chronicle.shop["jaws:winged-shoes"]
    visit("sell:tanner/jaws:winged-shoes")
    hero = visit.hero("tanner")
    assert (hero.gold, hero.items, hero.equipped) == (8, ["jaws:jet-boots"], [])
    assert visit.chronicle.shop["jaws:winged-shoes"] == before + 1
    visit("sell:tanner/jaws:jet-boots")
    assert visit.chronicle.shop["jaws:jet-boots"] == 1, "what was never for sale is so now"
    assert [(one.who, one.gold) for one in visit.told(Sold)] == [("tanner", 8), ("tanner", 15)]


@pytest.mark.rule("JL-SHOP-10", "JL-ITEM-13", "JL-OPEN-43")
def test_items_change_hands_freely_and_gold_does_not() -> None:
    visit = market(gold=9, items=["jaws:iron-helmet"], equipped=["jaws:iron-helmet"])
    visit("give:tanner/jaws:iron-helmet,chandler")
    giver, taker = visit.hero("tanner"), visit.hero("chandler")
    assert (giver.items, giver.equipped, giver.gold) == ([], [], 9)
    assert (taker.items, taker.equipped, taker.gold) == (["jaws:iron-helmet"], ["jaws:iron-helmet"], 0)
    assert [(one.who, one.to) for one in visit.told(Given)] == [("tanner", "chandler")]


@pytest.mark.rule("JL-ITEM-13", "JL-ITEM-11")
def test_a_gift_is_worn_only_where_there_is_room() -> None:
    chronicle = settled(items=["jaws:iron-helmet"])
    chronicle.heroes[1].items = chronicle.heroes[1].equipped = ["jaws:eagle-eye-goggles"]
    visit = Visit(chronicle, A, B)("give:tanner/jaws:iron-helmet,chandler")
    assert visit.hero("chandler").items == ["jaws:eagle-eye-goggles", "jaws:iron-helmet"]
    assert visit.hero("chandler").equipped == ["jaws:eagle-eye-goggles"]


@pytest.mark.rule("JL-SHOP-01", "JL-OPEN-25")
def test_everybody_trades_until_done() -> None:
    visit = market(gold=50)
    visit("buy:shop/jaws:healing-potion", "buy:shop/jaws:stamina-potion", "done")
    assert "market" not in visit.asked(A)


@pytest.mark.rule("JL-SHOP-01", "JL-OPEN-25")
def test_one_player_trades_for_several_characters_in_turn() -> None:
    chronicle = settled(gold=10)
    chronicle.heroes[1].gold = 20
    visit = Visit(chronicle, A)
    assert visit.options() == ["done", "visit:tanner", "visit:chandler"]
    visit("visit:chandler", "buy:shop/jaws:iron-helmet", "back", "visit:tanner", "buy:shop/jaws:power-potion")
    assert [hero.items for hero in visit.chronicle.heroes] == [["jaws:power-potion"], ["jaws:iron-helmet"]]
    assert visit("back", "done").asked() == "packing-who"


# What may be worn


@pytest.mark.rule("JL-ITEM-10", "JL-ITEM-11")
def test_a_character_owns_what_it_likes_and_wears_what_fits() -> None:
    visit = market(gold=200)("buy:shop/jaws:iron-helmet", "buy:shop/jaws:eagle-eye-goggles", "done")
    hero = visit.hero("tanner")
    assert (hero.items, hero.equipped) == (["jaws:iron-helmet", "jaws:eagle-eye-goggles"], ["jaws:iron-helmet"])
    assert "wear:tanner/jaws:eagle-eye-goggles" not in visit.options()
    visit("take-off:tanner/jaws:iron-helmet")
    assert set(visit.options()) >= {"wear:tanner/jaws:eagle-eye-goggles", "wear:tanner/jaws:iron-helmet"}
    visit("wear:tanner/jaws:eagle-eye-goggles")
    assert hero.items == visit.hero("tanner").items
    assert visit.hero("tanner").equipped == ["jaws:eagle-eye-goggles"]


@pytest.mark.rule("JL-ITEM-11", "JL-DATA-07", "JL-LVL-08", "JL-ITEM-09")
@pytest.mark.parametrize(
    ("slot", "level", "most"),
    [
        ("head", 9, 1), ("body", 9, 1), ("legs", 9, 1), ("onehand", 9, 2), ("twohands", 9, 1),
        ("small", 1, 1), ("small", 2, 1), ("small", 3, 2), ("small", 4, 2), ("small", 5, 3), ("small", 6, 3),
        ("small", 7, 4), ("small", 8, 4), ("small", 9, 5),
    ],
)  # fmt: skip
def test_how_many_of_a_kind_can_be_worn(slot: str, level: int, most: int) -> None:
    one = msgspec.structs.replace(item("iron-helmet"), slot=slot)
    assert [fits([one] * worn, one, level, box().course) for worn in range(most + 1)] == [True] * most + [False]


@pytest.mark.rule("JL-ITEM-11", "JL-ITEM-09")
def test_two_hands_hold_one_big_or_two_small_things() -> None:
    spear = item("iron-spear")
    scythe = msgspec.structs.replace(spear, slot="twohands")
    course = box().course
    assert fits([spear], spear, 1, course)
    assert not fits([spear], scythe, 1, course)
    assert not fits([scythe], spear, 1, course)
    assert fits([scythe, item("iron-helmet")], item("winged-shoes"), 1, course)


@pytest.mark.rule("JL-ITEM-11")
@pytest.mark.parametrize(
    ("items", "complaint"),
    [
        (("jaws:iron-helmet", "jaws:eagle-eye-goggles"), "can't wear jaws:eagle-eye-goggles too"),
        (("jaws:healing-potion", "jaws:power-potion"), "can't wear jaws:power-potion too"),
        (("jaws:crown",), "no item 'jaws:crown'"),
    ],
)
def test_too_much_gear_is_refused_at_the_start(items: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(TableError, match=complaint):
        checked([Recruit(seat=A, kind="jaws:tanner", items=items)], box())


@pytest.mark.rule("JL-ITEM-11")
def test_gear_that_fits_is_welcome() -> None:
    items = ("jaws:iron-helmet", "jaws:healing-potion", "jaws:power-potion")
    assert checked([Recruit(seat=A, kind="jaws:tanner", items=items, level=3)], box())


@pytest.mark.rule("JL-ITEM-07", "JL-ITEM-08", "JL-ITEM-10")
def test_items_are_not_used_up_and_ready_again() -> None:
    chronicle = settled(items=["jaws:healing-potion", "jaws:iron-helmet"], equipped=["jaws:healing-potion"])
    home = played(chronicle, "jaws:s04")
    setup = rules().setup(written(home), "jaws:s05", {A: ["tanner"], B: ["chandler"]})
    assert setup.chapter["heroes"][0]["items"] == ["jaws:healing-potion"]
    assert home.hero("tanner").items == ["jaws:healing-potion", "jaws:iron-helmet"]
