"""Items in play: when they may be used, and what each of the thirty-six does."""

from functools import cache

import pytest
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.action import perform_all
from undercroft.games.haven.bonus import end_of_round, shield_of
from undercroft.games.haven.cards import play
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.content.verbs import Bonus
from undercroft.games.haven.events import ItemUsed, ModifierDrawn
from undercroft.games.haven.items import offer_order_items, refresh_all, usable
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.games.haven.loot import HIDDEN_ITEMS, find_item
from undercroft.games.haven.monsters.outlook import order_of
from undercroft.games.haven.state import Facts, Marker, Timed
from undercroft.games.haven.targets import placements
from undercroft.games.haven.turn import take_turn
from undercroft.games.haven.world import names_of
from undercroft.packs import Library, load_pack
from undercroft.table import CardId, ZoneId, add_cards, add_zone, cards_in

BOARD = """
hex from b3
    O   .
  .   N
    M   .
  A   .
    .   .
  B   .
    .   .
A = @mira(hero=true hp=9 max=12 cards=0)
B = @nils(hero=true hp=5 max=12 cards=0)
M = @guard-1(hp=30 attack=3 move=2)
N = @guard-2(hp=30)
O = @guard-3(hp=30)
"""
USE = "use:item-mira-1"
NEAR, FAR = "target:guard-1", "target:guard-2"


@cache
def items() -> dict[str, Item]:
    return {item.id.rpartition(":")[2]: item for item in Library((load_pack(FOLDER, MODEL),)).table(Item).values()}


def with_item(name: str) -> Stage:
    """Mira with one item, beside guard-1 and two hexes from the others."""
    stage = Stage(BOARD)
    stage.give_items("mira", items()[name])
    return stage


def attacks(stage: Stage, value: int, *answers: str, reach: int | None = None, card: str = "+0", **more: object) -> int:
    """Mira attacks; the damage to all guards."""
    guards = ("guard-1", "guard-2", "guard-3")
    before = sum(map(stage.hp, guards))
    stage.deck(*[card] * 4)
    stage.act("mira", Attack(value=value, range=reach, **more), *answers)  # type: ignore[arg-type]
    stage.clear_deck()
    return before - sum(map(stage.hp, guards))


def is_attacked(stage: Stage, *answers: str, card: str = "+0", value: int = 0) -> int:
    """Guard 1 attacks mira for 3; the damage done."""
    before = stage.hp("mira")
    stage.deck(card, card)
    stage.act("guard-1", Attack(value=value), "target:mira", *answers)
    stage.clear_deck()
    return before - stage.hp("mira")


def uses(stage: Stage, *answers: str) -> None:
    """Mira uses her item when her turn ends, having played nothing."""
    stage.run(take_turn(stage.game, stage.figure("mira")), USE, *answers)


def cards(stage: Stage, pile: str, count: int) -> list[CardId]:
    """Give mira so many cards."""
    listed = [card.id for card in stage.box.classes["mira"].cards][:count]
    return add_cards(stage.state, listed, ZoneId(f"{pile}-mira"), back="card-mira")


def is_used(stage: Stage) -> int:
    (card,) = cards_in(stage.game, ZoneId("items-mira"))
    return card.counters.get("used", 0)


# When


@pytest.mark.rule("JL-ITEM-01", "JL-ITEM-02")
def test_using_an_item_is_its_owners_choice() -> None:
    stage = with_item("heater-shield")
    assert is_attacked(stage, "pass") == 3
    assert is_attacked(stage, USE) == 2
    assert len(stage.events(ItemUsed)) == 1
    assert stage.asked[-1].seats == ("mira",)


@pytest.mark.rule("JL-ITEM-02", "JL-OPEN-44")
def test_an_item_needs_its_condition_in_whosever_turn() -> None:
    stage = with_item("poison-dagger")
    attacks(stage, 2, FAR, reach=3)
    assert stage.options() == ["target:guard-1", "target:guard-2", "target:guard-3", "stop"]
    stage.state.facts = Facts(figure="nils")
    stage.deck("+0")
    stage.run(perform_all(stage.game, stage.acting("mira"), [Attack(value=2)]), NEAR, USE)
    assert stage.conditions("guard-1") == ["poison"]


@pytest.mark.rule("JL-ITEM-03")
def test_any_number_of_items_can_be_used_in_a_turn_beside_the_actions() -> None:
    stage = with_item("healing-potion")
    stage.give_items("mira", items()["amulet-of-life"], items()["ring-of-strength"])
    first, second = cards(stage, "played", 2)
    stage.deck("+0", "+0", "+0")
    stage.run(
        take_turn(stage.game, stage.figure("mira")),
        "use:item-mira-3", "target:mira", f"basic-top:{first}", NEAR, "use:item-mira-1", "target:mira",
        f"basic-bottom:{second}", "stop", "use:item-mira-2", "target:mira",
    )  # fmt: skip
    assert stage.hp("mira") == 12
    assert stage.hp("guard-1") == 28
    assert len(stage.events(ItemUsed)) == 3


@pytest.mark.rule("JL-ITEM-04", "JL-ITEM-05")
@pytest.mark.parametrize(("name", "ready"), [("amulet-of-life", True), ("healing-potion", False)])
def test_a_long_rest_makes_spent_items_ready_but_not_consumed_ones(name: str, ready: bool) -> None:
    stage = with_item(name)
    figure = stage.figure("mira")
    uses(stage, "target:mira")
    assert usable(stage.game, figure, "own-turn") == []
    refresh_all(stage.game, figure)
    assert bool(usable(stage.game, figure, "own-turn")) is ready


@pytest.mark.rule("JL-ITEM-06")
def test_an_item_without_use_icon_is_never_used_up() -> None:
    stage = with_item("iron-helmet")
    gain(stage.game, stage.figure("guard-1"), "bless", "JL-BLESS-01")
    for card in ("x2", "bless"):
        assert is_attacked(stage, USE, card=card) == 3
    assert is_used(stage) == 0


@pytest.mark.rule("JL-ITEM-12", "JL-ITEM-15", "JL-OPEN-61")
def test_an_item_found_in_play_is_used_beside_those_worn() -> None:
    stage = with_item("iron-helmet")
    found = {item.id: item for item in (items()["hawk-helm"], items()["eagle-eye-goggles"])}
    stage.records.records += found.values()
    stage.box.__dict__.pop("items", None)
    add_zone(stage.state, HIDDEN_ITEMS, "none")
    add_cards(stage.state, list(found), HIDDEN_ITEMS, back="hidden-item")
    find_item(stage.game, stage.figure("mira"), items()["eagle-eye-goggles"].id)
    assert [item.slot for _, item in usable(stage.game, stage.figure("mira"), "attack-begins", "is-doubled")] == [
        "head", "head",
    ]  # fmt: skip
    (left,) = cards_in(stage.game, HIDDEN_ITEMS)
    assert left.seen_by == []


@pytest.mark.rule("JL-OPEN-06")
def test_the_stunned_use_no_items_in_their_own_turn() -> None:
    stage = with_item("healing-potion")
    figure = stage.figure("mira")
    figure.conditions = [Timed("stun", 2)]
    stage.state.facts = Facts(figure="mira")
    assert usable(stage.game, figure, "own-turn") == []
    stage.state.facts = Facts(figure="guard-1")
    assert usable(stage.game, figure, "own-turn")


@pytest.mark.rule("JL-REST-12", "JL-ITEM-03")
def test_items_can_be_used_during_a_long_rest() -> None:
    stage = with_item("amulet-of-life")
    one, _ = cards(stage, "discard", 2)
    stage.state.sheets["mira"].long_rest = True
    stage.run(
        take_turn(stage.game, stage.figure("mira")), USE, "target:mira", f"lose:{one}", USE, "target:mira"
    )  # ready again after the rest
    assert stage.hp("mira") == 12  # 9, 1 by the amulet, 2 by the rest; the maximum
    assert is_used(stage) == 1


@pytest.mark.rule("JL-REST-09", "JL-REST-12")
def test_an_item_may_take_the_last_discarded_card_before_the_rest() -> None:
    stage = with_item("stamina-potion")
    (card,) = cards(stage, "discard", 1)
    stage.state.sheets["mira"].long_rest = True
    stage.run(take_turn(stage.game, stage.figure("mira")), USE, f"card:{card}")
    assert stage.pile("hand-mira") == [card]
    assert stage.pile("lost-mira") == []


# What: for an attack action


@pytest.mark.rule("JL-ATTACK-09", "FACT-JL-06")
def test_eagle_eye_goggles_give_advantage_on_the_whole_action() -> None:
    stage = with_item("eagle-eye-goggles")
    stage.deck("-1", "+1", "+0", "+1")
    double = (Attack(value=2), Attack(value=2))
    stage.state.facts = Facts(figure="mira")
    stage.run(perform_all(stage.game, stage.acting("mira"), double), USE, NEAR, NEAR)
    assert stage.hp("guard-1") == 24
    assert len(stage.events(ModifierDrawn)) == 4


@pytest.mark.rule("JL-ATTACK-09", "JL-ELEM-05")
def test_power_potion_and_robes_of_evocation_add_1_to_the_action() -> None:
    assert attacks(with_item("power-potion"), 2, USE, NEAR, FAR, reach=2, targets=2) == 6
    stage = with_item("robes-of-evocation")
    assert attacks(stage, 2, NEAR) == 2  # no element, no robe
    stage.state.elements["ice"] = 1
    assert attacks(stage, 2, USE, NEAR) == 3
    assert stage.state.elements["ice"] == 0


@pytest.mark.rule("JL-ATTACK-09")
def test_barbed_axe_wounds_for_the_action() -> None:
    stage = with_item("barbed-axe")
    attacks(stage, 2, USE, NEAR, FAR, reach=2, targets=2)
    assert stage.conditions("guard-1") == stage.conditions("guard-2") == ["wound"]


@pytest.mark.rule("JL-RANGE-01")
def test_hawk_helm_reaches_1_farther_with_ranged_attacks_only() -> None:
    stage = with_item("hawk-helm")
    assert attacks(stage, 2, NEAR) == 2
    assert attacks(stage, 2, USE, FAR, reach=1) == 2


@pytest.mark.rule("JL-ATTACK-13")
def test_iron_spear_hits_within_2_hexes_and_stays_melee() -> None:
    stage = with_item("iron-spear")
    attacks(stage, 2, NEAR, reach=2)  # nothing to offer for a ranged attack
    assert attacks(stage, 2, USE, FAR) == 2
    stage = with_item("iron-spear")
    stage.act("mira", Attack(value=1), USE, NEAR)
    assert len(stage.events(ModifierDrawn)) == 1  # adjacent, yet no disadvantage


@pytest.mark.rule("JL-AOE-03")
def test_battle_axe_makes_a_melee_attack_an_area() -> None:
    stage = with_item("battle-axe")
    stage.figure("guard-2").at = "a3"
    stage.deck("+0", "+0")
    area = next(text for text in areas(stage, "melee") if "a3" in text and stage.at("guard-1") in text)
    stage.act("mira", Attack(value=2), USE, area, NEAR, FAR)
    assert (stage.hp("guard-1"), stage.hp("guard-2")) == (28, 28)
    assert is_used(stage) == 2


def areas(stage: Stage, kind: str) -> list[str]:
    """The ways to lay the area of the item that mira has."""
    (card,) = cards_in(stage.game, ZoneId("items-mira"))
    (ability,) = stage.box.items[card.definition].action.do
    assert isinstance(ability, Bonus)
    assert ability.gives
    assert ability.gives.area
    assert ability.gives.area.melee is (kind == "melee")
    found = placements(stage.game, stage.figure("mira"), ability.gives.area, 3)
    return [f"area:{','.join(names_of(stage.game, mask))}" for mask in found]


@pytest.mark.rule("JL-AOE-04")
def test_volatile_bomb_makes_a_ranged_attack_a_triangle() -> None:
    stage = with_item("volatile-bomb")
    both = {stage.at("guard-2"), stage.at("guard-3")}
    area = next(text for text in areas(stage, "ranged") if both <= set(text.partition(":")[2].split(",")))
    assert area.count(",") == 2
    stage.deck(*["+0"] * 4)
    stage.act("mira", Attack(value=2, range=3), USE, area, FAR, "target:guard-3", NEAR)
    assert (stage.hp("guard-1"), stage.hp("guard-2"), stage.hp("guard-3")) == (28, 28, 28)


# What: for one attack


@pytest.mark.rule("JL-ATTACK-09", "JL-STUN-01")
@pytest.mark.parametrize(
    ("name", "reach", "condition"),
    [("throwing-hammer", 2, "stun"), ("poison-dagger", None, "poison"), ("stun-powder", None, "stun")],
)
def test_items_that_give_conditions_with_an_attack(name: str, reach: int | None, condition: str) -> None:
    stage = with_item(name)
    attacks(stage, 2, NEAR if reach is None else FAR, USE, reach=reach)
    assert stage.conditions("guard-1" if reach is None else "guard-2") == [condition]
    if name != "stun-powder":
        other = with_item(name)
        attacks(other, 2, FAR if reach is None else NEAR, reach=2 if reach is None else None)
        assert is_used(other) == 0


@pytest.mark.rule("JL-CURSE-01")
def test_black_candle_curses_with_a_ranged_attack() -> None:
    stage = with_item("black-candle")
    attacks(stage, 2, FAR, USE, reach=2)
    deck = [card.definition for card in cards_in(stage.game, ZoneId("modifiers-monsters"))]
    assert deck.count("curse") == 1


@pytest.mark.rule("JL-PUSH-02")
def test_barbed_chain_pulls_2_with_a_ranged_attack() -> None:
    stage = with_item("barbed-chain")
    stage.figure("guard-1").at = ""
    before = stage.at("guard-3")
    stage.deck("+0")
    stage.act("mira", Attack(value=2, range=3), "target:guard-3", USE, "cell:b2")
    assert (before, stage.at("guard-3")) == ("b3", "b2")


# What: when attacked


@pytest.mark.rule("JL-SHIELD-01")
@pytest.mark.parametrize(("name", "shield"), [("heater-shield", 1), ("tower-shield", 2), ("steel-ring", 4)])
def test_shields_against_one_attack(name: str, shield: int) -> None:
    stage = with_item(name)
    assert is_attacked(stage, USE, value=3) == 6 - shield
    assert shield_of(stage.game, stage.figure("mira")) == 0
    assert is_used(stage) == (2 if name == "steel-ring" else 1)


@pytest.mark.rule("JL-ADV-02", "JL-SHIELD-01")
def test_studded_leather_shields_and_gives_disadvantage() -> None:
    stage = with_item("studded-leather")
    assert is_attacked(stage, USE) == 2
    assert len(stage.events(ModifierDrawn)) == 2


@pytest.mark.rule("JL-SUFFER-01", "JL-SHIELD-01")
def test_bladed_armor_shields_and_hurts_the_attacker() -> None:
    stage = with_item("bladed-armor")
    assert is_attacked(stage, USE) == 1
    assert (stage.hp("guard-1"), stage.hp("guard-2"), stage.hp("guard-3")) == (28, 30, 30)


@pytest.mark.rule("JL-AMD-05")
@pytest.mark.parametrize(("card", "damage"), [("x2", 3), ("+1", 4)])
def test_iron_helmet_makes_nothing_of_a_doubling_card(card: str, damage: int) -> None:
    stage = with_item("iron-helmet")
    assert is_attacked(stage, *[USE] * (card == "x2"), card=card) == damage


# What: on the move


@pytest.mark.rule("JL-MOVE-01")
@pytest.mark.parametrize(("name", "points"), [("weathered-boots", 3), ("boots-of-striding", 4)])
def test_boots_add_to_one_move(name: str, points: int) -> None:
    stage = with_item(name)
    stage.act("mira", Move(value=2), USE, "stop")
    assert stage.asked[-1].args["points"] == points
    stage.act("mira", Move(value=2), "stop")
    assert stage.asked[-1].args["points"] == 2


@pytest.mark.rule("JL-JUMP-01")
@pytest.mark.parametrize(("name", "hops"), [("winged-shoes", 2), ("jet-boots", 1)])
def test_shoes_that_jump_over_a_figure(name: str, hops: int) -> None:
    stage = with_item(name)
    over = "cell:b3"
    stage.figure("guard-3").at = ""
    stage.state.facts = Facts(figure="mira")
    stage.run(perform_all(stage.game, stage.acting("mira"), [Move(value=2), Move(value=2)]), USE, over, "stop")
    assert stage.at("mira") == "b3"
    jumped = [question for question in stage.asked if question.kind == "move"][-1]
    assert ("cell:b1" in [option.text for option in jumped.options]) is (hops == 2)


@pytest.mark.rule("JL-BASIC-02")
def test_comfortable_shoes_make_a_basic_move_3() -> None:
    stage = with_item("comfortable-shoes")
    first, second = cards(stage, "played", 2)
    stage.run(play(stage.game, stage.figure("mira"), first, "basic-bottom"), USE, "stop")
    assert stage.asked[-1].args["points"] == 3
    stage.run(play(stage.game, stage.figure("mira"), second, "bottom"), "stop")
    assert stage.asked[-1].args["points"] == 3  # Move 3 as printed: no word of the shoes


# What: in the own turn


@pytest.mark.rule("JL-SHIELD-05", "JL-ONGO-06")
def test_chain_armor_shields_for_the_round() -> None:
    stage = with_item("chain-armor")
    uses(stage)
    assert is_attacked(stage) == 2
    assert is_attacked(stage) == 2
    end_of_round(stage.game)
    assert is_attacked(stage) == 3


@pytest.mark.rule("JL-HEAL-01")
@pytest.mark.parametrize(
    ("name", "target", "hp"),
    [("healing-potion", "mira", 12), ("amulet-of-life", "mira", 10), ("ring-of-restoration", "nils", 8)],
)
def test_items_that_heal(name: str, target: str, hp: int) -> None:
    stage = with_item(name)
    uses(stage, f"target:{target}")
    assert stage.hp(target) == hp


@pytest.mark.rule("JL-PILE-09")
def test_stamina_potion_takes_back_a_discarded_card() -> None:
    stage = with_item("stamina-potion")
    one, other = cards(stage, "discard", 2)
    uses(stage, f"card:{other}")
    assert (stage.pile("hand-mira"), stage.pile("discard-mira")) == ([other], [one])


@pytest.mark.rule("JL-ELEM-14")
def test_mana_potion_infuses_any_element() -> None:
    stage = with_item("mana-potion")
    uses(stage, "element:earth")
    assert stage.state.elements["earth"] == 2


@pytest.mark.rule("JL-BLESS-01")
def test_oak_charm_blesses_within_5() -> None:
    stage = with_item("oak-charm")
    uses(stage, "target:nils")
    assert [card.definition for card in cards_in(stage.game, ZoneId("modifiers-nils"))].count("bless") == 1


@pytest.mark.rule("JL-STRENGTH-01")
def test_ring_of_strength_strengthens_to_the_end_of_the_next_turn() -> None:
    stage = with_item("ring-of-strength")
    uses(stage, "target:mira")
    assert stage.conditions("mira") == ["strengthen"]


@pytest.mark.rule("JL-GRANT-01")
def test_fateful_compass_moves_an_enemy_as_its_owner_likes() -> None:
    stage = with_item("fateful-compass")
    uses(stage, FAR, "cell:d1", "stop")
    assert stage.at("guard-2") == "d1"
    assert stage.asked[-1].seats == ("mira",)


@pytest.mark.rule("JL-GRANT-01")
def test_robes_of_command_let_a_neighbour_attack() -> None:
    stage = with_item("robes-of-command")
    stage.figure("guard-3").at = "b1"
    stage.deck("+0")
    uses(stage, "target:nils", "target:guard-3")
    assert stage.hp("guard-3") == 28


@pytest.mark.rule("JL-TURN-04")
@pytest.mark.parametrize("half", ["bottom", "basic-bottom"])
def test_ring_of_haste_plays_one_more_card_at_the_end(half: str) -> None:
    stage = with_item("ring-of-haste")
    (card,) = cards(stage, "hand", 1)
    uses(stage, f"{half}:{card}", "cell:b1", "stop")
    assert stage.at("mira") == "b1"
    assert stage.pile("discard-mira") == [card]


@pytest.mark.rule("JL-FOCUS-04")
@pytest.mark.parametrize("worn", [True, False])
def test_flea_bitten_shawl_looks_like_99_to_monsters(worn: bool) -> None:
    stage = with_item("flea-bitten-shawl")
    stage.state.row = [Marker("mira", 10, 20), Marker("guard", 50)]
    stage.run(offer_order_items(stage.game), USE if worn else "pass")
    assert order_of(stage.game, stage.figure("mira"))[0] == (99 if worn else 10)
    end_of_round(stage.game)
    assert order_of(stage.game, stage.figure("mira"))[0] == 10


def test_every_item_of_the_box_is_tried_here() -> None:
    with open(__file__) as file:
        text = file.read()
    assert [name for name in items() if f'"{name}"' not in text] == []
