"""Modifier decks: what they hold, when they are shuffled, advantage and disadvantage, bless and curse."""

from collections import Counter

import pytest
from tests.rules.jaws.duel import DECK, FROST, SPENT, TARGET, WOUNDS, afflict, drawn, hit, stage
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.content.model import Modifier
from undercroft.games.haven.modifiers import add_decks, compare, draw_one, modify, put_in, reshuffle
from undercroft.table import Drew, ZoneId, cards_in, move


def keep_only(scene: Stage, *cards: str) -> None:
    """Leave these cards in Mira's draw pile, of each one, and take all others out of the game."""
    left = list(cards)
    for card in cards_in(scene.game, DECK):
        if card.definition in left:
            left.remove(card.definition)
        else:
            move(scene.game, card.id, ZoneId("lost-mira"))
    assert not left


# The decks


@pytest.mark.rule("JL-AMD-02", "JL-AMD-20", "JL-OPEN-09")
def test_each_character_has_a_deck_and_all_monsters_share_one() -> None:
    scene = stage(bern="0,1 hero hp=8")
    twenty = {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "x2": 1, "null": 1}
    for owner in ("bern", "monsters"):
        assert Counter(card.definition for card in cards_in(scene.game, ZoneId(f"modifiers-{owner}"))) == twenty
    assert {zone for zone in scene.state.zones if zone.endswith("-spent") and zone.startswith("modifiers")} == {
        "modifiers-mira-spent", "modifiers-bern-spent", "modifiers-monsters-spent",
    }  # fmt: skip
    assert [len(scene.pile(supply)) for supply in ("bless", "curse-heroes", "curse-monsters")] == [10, 10, 10]


@pytest.mark.rule("JL-AMD-12", "JL-OPEN-56")
def test_the_back_of_a_card_says_where_it_belongs() -> None:
    scene = stage(bern="0,1 hero hp=8")
    for owner in ("bern", "monsters"):
        cards = cards_in(scene.game, ZoneId(f"modifiers-{owner}"))
        assert {card.back for card in cards} == {f"modifier-{owner}"}
        for card in cards:
            assert scene.box.modifier(card.definition).shuffle == (card.definition in ("x2", "null"))


@pytest.mark.rule("JL-AMD-02")
def test_whose_card_is_drawn() -> None:
    scene = stage(**{"imp-1": "-1,0 hp=4 attack=1"})
    scene.deck("+0", "+0", "+0")
    scene.act("mira", Attack(value=1), TARGET)
    scene.act("guard-1", Attack())
    scene.act("imp-1", Attack())
    assert [event.purpose for event in scene.events(Drew)] == [
        "modifier-mira",
        "modifier-monsters",
        "modifier-monsters",
    ]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-AMD-03", "JL-AMD-06", "JL-AMD-07")
@pytest.mark.parametrize(("card", "damage"), [("+0", 3), ("+2", 5), ("-1", 2), ("x2", 6), ("null", 0)])
def test_what_a_card_makes_of_the_value(card: str, damage: int) -> None:
    assert hit(stage(), card) == damage


@pytest.mark.rule("JL-AMD-05")
def test_a_card_without_a_number_counts_as_nought() -> None:
    assert hit(stage(), WOUNDS) == 3
    assert modify(3, Modifier(effects=("wound",))) == 3


@pytest.mark.rule("JL-AMD-08", "JL-ADV-11")
@pytest.mark.parametrize("icon", ["x2", "null"])
def test_a_shuffle_icon_makes_the_deck_whole_at_the_end_of_the_round(icon: str) -> None:
    scene = stage(mira="")
    afflict(scene, "mira", "strengthen")
    hit(scene, "+1", icon)
    assert len(scene.pile(SPENT)) == 2
    reshuffle(scene.game, "mira")
    assert (len(scene.pile(DECK)), scene.pile(SPENT)) == (28, [])


@pytest.mark.rule("JL-AMD-08")
def test_without_an_icon_the_discards_stay() -> None:
    scene = stage()
    afflict(scene, "mira", "bless", "curse")
    for card in ("+0", "bless", "curse"):
        hit(scene, card)
    reshuffle(scene.game, "mira")
    assert len(scene.pile(SPENT)) == 1


@pytest.mark.rule("JL-AMD-09", "JL-OPEN-11")
def test_an_empty_pile_is_made_anew_at_once() -> None:
    scene = stage()
    keep_only(scene, "+0", "+1")
    first, second = draw_one(scene.game, "mira"), draw_one(scene.game, "mira")
    assert (scene.pile(DECK), scene.pile(SPENT)) == ([first], [second])
    assert scene.state.zones[DECK].top == 0
    assert scene.state.cards[first].seen_by == []
    assert draw_one(scene.game, "mira") == first


@pytest.mark.rule("JL-AMD-09", "JL-OPEN-11")
def test_the_card_just_revealed_is_not_shuffled_in_for_the_second_one() -> None:
    scene = stage()
    keep_only(scene, "+2", "-1")
    assert hit(scene, "-1") == 2
    afflict(scene, "mira", "strengthen")
    assert hit(scene, "+2") == 5
    assert drawn(scene)[1:] == [("+2", True), ("-1", False)]


@pytest.mark.rule("JL-OPEN-11")
def test_a_lone_card_is_applied() -> None:
    scene = stage()
    keep_only(scene, "-1")
    afflict(scene, "mira", "strengthen")
    assert hit(scene) == 2
    assert hit(scene) == 2
    assert drawn(scene) == [("-1", True), ("-1", True)]


# Advantage and disadvantage


@pytest.mark.rule("JL-ADV-01", "JL-ADV-03", "JL-ADV-09")
@pytest.mark.parametrize("cards", [("-1", "+1"), ("+1", "-1")])
def test_advantage_applies_the_better_of_two(cards: tuple[str, str]) -> None:
    scene = stage()
    afflict(scene, "mira", "strengthen")
    assert hit(scene, *cards) == 4
    assert drawn(scene) == [(card, card == "+1") for card in cards]


@pytest.mark.rule("JL-ADV-02", "JL-ADV-04", "JL-ADV-09")
@pytest.mark.parametrize("cards", [("-1", WOUNDS), (WOUNDS, "-1")])
def test_disadvantage_applies_the_worse_of_two(cards: tuple[str, str]) -> None:
    scene = stage()
    afflict(scene, "mira", "muddle")
    assert hit(scene, *cards) == 2
    assert scene.conditions("guard-1") == []


@pytest.mark.rule("JL-ADV-04", "JL-RANGE-04", "JL-EX-14")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    scene = stage(**{"imp-1": "-2,0 hp=9"})
    scene.deck("+1", "-1")
    scene.act("mira", Attack(value=3, range=1), TARGET)
    assert scene.options() == [TARGET, "stop"]
    assert drawn(scene) == [("+1", False), ("-1", True)]


@pytest.mark.rule("JL-ADV-12", "JL-RANGE-04")
def test_disadvantage_is_judged_target_by_target() -> None:
    scene = stage(**{"imp-1": "-2,0 hp=9"})
    scene.deck("+1", "+2", "-1")
    scene.act("mira", Attack(value=1, range=3, targets=2), "target:imp-1", TARGET)
    assert drawn(scene) == [("+1", True), ("+2", False), ("-1", True)]


@pytest.mark.rule("JL-ADV-05", "JL-ADV-02")
def test_sources_of_one_kind_do_not_add_up() -> None:
    scene = stage()
    afflict(scene, "mira", "muddle")
    scene.deck("+1", "+0")
    scene.act("mira", Attack(value=3, range=1, disadvantage=True), TARGET)
    assert drawn(scene) == [("+1", False), ("+0", True)]


@pytest.mark.rule("JL-EX-23", "JL-ADV-06", "JL-ADV-13")
def test_advantage_and_disadvantage_cancel_each_other() -> None:
    scene = stage()
    afflict(scene, "mira", "strengthen", "muddle")
    scene.deck("-1")
    scene.act("mira", Attack(value=3, range=1), TARGET)
    assert drawn(scene) == [("-1", True)]


@pytest.mark.rule("JL-ADV-03", "JL-ADV-04")
def test_stat_lines_and_cards_bring_advantage_and_disadvantage() -> None:
    scene = stage(guard="hp=9 advantage attackers_have_disadvantage")
    scene.deck("+0", "+1")
    scene.act("mira", Attack(value=1), TARGET)
    assert drawn(scene)[:2] == [("+0", True), ("+1", False)]
    scene.deck("+0", "+1")
    scene.act("guard-1", Attack())
    assert drawn(scene)[2:] == [("+0", False), ("+1", True)]
    scene.deck("x2")
    scene.act("mira", Attack(value=1, advantage=True), TARGET)
    assert drawn(scene)[4:] == [("x2", True)]


@pytest.mark.rule("JL-EX-24", "JL-ADV-07")
def test_the_first_card_counts_if_it_is_unclear_which_is_worse() -> None:
    for first, second in ((FROST, WOUNDS), (WOUNDS, FROST)):
        scene = stage()
        afflict(scene, "mira", "muddle")
        hit(scene, first, second)
        assert drawn(scene) == [(first, True), (second, False)]


@pytest.mark.rule("JL-EX-24", "JL-ADV-08")
def test_the_players_choose_if_it_is_unclear_which_is_better() -> None:
    scene = stage()
    afflict(scene, "mira", "strengthen")
    place = next(card.id for card in cards_in(scene.game, DECK) if card.definition == WOUNDS)
    hit(scene, FROST, WOUNDS, answers=(f"modifier:{place}",))
    assert drawn(scene) == [(FROST, False), (WOUNDS, True)]
    assert scene.conditions("guard-1") == ["wound"]


@pytest.mark.rule("JL-OPEN-10")
def test_better_is_what_is_no_less_and_somewhere_more() -> None:
    plus, double, poison = Modifier(value=2), Modifier(times=2), Modifier(effects=("poison",))
    assert [compare(plus, double, value) for value in (1, 2, 3)] == [1, 0, -1]
    assert compare(poison, Modifier(), 2) == 1
    assert compare(Modifier(), poison, 2) == -1
    assert compare(poison, Modifier(value=1), 2) is None
    assert compare(Modifier(push=1), Modifier(pull=1), 2) is None
    assert compare(Modifier(value=-2), Modifier(times=0), 1) == 0


# Bless and curse


@pytest.mark.rule("JL-BLESS-01", "JL-CURSE-01")
def test_bless_and_curse_go_into_the_deck() -> None:
    scene = stage()
    afflict(scene, "mira", "bless", "curse")
    deck = Counter(card.definition for card in cards_in(scene.game, DECK))
    assert (deck["bless"], deck["curse"]) == (1, 1)
    assert scene.state.zones[DECK].top == 0
    assert [len(scene.pile(supply)) for supply in ("bless", "curse-heroes")] == [9, 9]
    assert scene.conditions("mira") == []


@pytest.mark.rule("JL-BLESS-02", "JL-BLESS-03", "JL-AMD-08")
def test_a_bless_card_doubles_and_goes() -> None:
    scene = stage()
    afflict(scene, "mira", "bless")
    assert hit(scene, "bless") == 6
    assert (len(scene.pile("bless")), scene.pile(SPENT)) == (10, [])
    assert hit(scene, "+0") == 3
    reshuffle(scene.game, "mira")
    assert len(scene.pile(SPENT)) == 1


@pytest.mark.rule("JL-CURSE-02", "JL-CURSE-03")
def test_a_curse_card_makes_nought_and_goes() -> None:
    scene = stage()
    afflict(scene, "mira", "curse")
    assert hit(scene, "curse") == 0
    assert (len(scene.pile("curse-heroes")), scene.pile(SPENT)) == (10, [])


@pytest.mark.rule("JL-EX-25", "JL-ADV-10")
def test_a_curse_card_goes_even_if_it_was_not_applied() -> None:
    scene = stage()
    afflict(scene, "mira", "curse", "strengthen")
    assert hit(scene, "curse", "+1") == 4
    assert len(scene.pile("curse-heroes")) == 10
    assert "curse" not in {card.definition for card in cards_in(scene.game, DECK)}


@pytest.mark.rule("JL-AMD-18")
def test_a_cursed_monster_spoils_the_deck_of_all() -> None:
    scene = stage(**{"imp-1": "-1,0 hp=4 attack=4"})
    afflict(scene, "guard-1", "curse")
    assert len(scene.pile("curse-monsters")) == 9
    scene.deck("curse")
    scene.act("imp-1", Attack())
    assert scene.hp("mira") == 8
    assert len(scene.pile("curse-monsters")) == 10


@pytest.mark.rule("JL-OPEN-09")
def test_an_empty_supply_adds_no_card() -> None:
    scene = stage()
    mira = scene.figure("mira")
    assert [put_in(scene.game, mira, "bless") for _ in range(11)] == [True] * 10 + [False]
    assert put_in(scene.game, scene.figure("guard-1"), "curse")
    assert not put_in(scene.game, scene.figure("guard-1"), "bless")


@pytest.mark.rule("JL-BLESS-03", "JL-CURSE-03")
def test_a_new_scenario_begins_without_bless_and_curse() -> None:
    scene = stage()
    afflict(scene, "mira", "bless", "curse")
    scene.state.zones.clear()
    scene.state.cards.clear()
    add_decks(scene.state, {})
    assert not {"bless", "curse"} & {card.definition for card in cards_in(scene.game, DECK)}
