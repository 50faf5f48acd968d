"""The adventure action, events and rumors, quests and exploring, trophies."""

import pytest
from tests.rules.runebound.cards import ability, event, option, outcome, quest, skill, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.events import Drawn, GemTurned, QuestDone, TrophyGained
from undercroft.games.runebound.quests import meets
from undercroft.games.runebound.system import SYSTEM
from undercroft.table import CardId, ZoneId, add_cards

TAKE = verb("take")
GOLD = verb("gain-gold", amount=1)


def drew(card: str, *, at: str = "c3", cards: tuple[object, ...] = (), **anna: object) -> World:
    """Anna has drawn this card on an adventure: social at c3, combat at c4, exploration at d5."""
    world = World(hero("anna", at=at, **anna), hero("bert", at="k1"), cards=cards)  # type: ignore[arg-type]
    world.next({"c3": "social", "c4": "combat", "d5": "exploration"}[at], card)
    world.play("adventure")
    return world


# The action


@pytest.mark.rule("RB-EX-03", "RB-ADV-01", "RB-ADV-02", "RB-ADV-08")
@pytest.mark.parametrize(("actions", "can"), [(3, True), (2, True), (1, False)])
def test_an_adventure_takes_two_actions(actions: int, can: bool) -> None:
    world = World(hero("anna", at="d5", actions=actions), cards=[quest("q", "vale", outcome())])
    assert ("adventure" in world.options()) is can
    if actions == 3:
        world.next("exploration", "q")
        world.play("adventure")
        assert world.heroes["anna"].actions == 1
        assert not world.state.gems["d5"]
        assert "adventure" not in world.options()


@pytest.mark.rule("RB-ADV-03", "RB-ADV-06", "RB-ADV-07", "RB-COMP-18")
def test_a_grey_gem_gives_none_whatever_the_place() -> None:
    world = World(hero("anna", at="d3"))
    assert "adventure" in world.options(), "a city"
    world = World(hero("anna", at="d3"), gems={"d3": False, "c3": True})
    assert "adventure" not in world.options()
    assert "adventure" not in World(hero("anna", at="k1")).options(), "no gem there at all"


@pytest.mark.rule("RB-ADV-04", "RB-ADV-05", "RB-LIMIT-04", "RB-EX-38")
def test_with_an_empty_deck_the_gem_is_turned_and_nothing_else_happens() -> None:
    world = World(hero("anna", at="d5"), cards=[quest("q", "vale", outcome())], emptied="exploration")
    add_cards(world.state, ["q"], ZoneId("exploration-discard"), back="exploration")
    world.play("adventure")
    assert world.heroes["anna"].actions == 1
    assert [(event.at, event.active) for event in world.events(GemTurned)] == [("d5", False)]
    assert not world.events(Drawn)
    assert world.zone("exploration-discard") == ["q"]
    assert not world.ids("exploration")


@pytest.mark.rule("RB-SPEND-10", "RB-SPEND-09", "RB-COMP-11")
def test_the_type_of_the_card_decides_what_happens() -> None:
    odd = event("odd", option(GOLD), deck="exploration")
    world = drew("odd", at="d5", cards=(odd,))
    assert world.asked.kind == "event"
    world = drew("boar", at="d5")
    assert world.asked.kind == "combat"


@pytest.mark.rule("RB-ADV-06")
def test_a_card_may_refresh_gems() -> None:
    sing = ability("own-turn", verb("refresh", within=2, deck="social"), limit="turn")
    world = World(hero("anna", sing, at="c4"))
    world.state.gems.update({"c4": False, "c3": False, "i1": False, "d3": False})
    world.play("use:anna#0")
    assert [hex for hex in ("c4", "c3", "d3", "i1") if world.state.gems[hex]] == ["c3", "d3"]


@pytest.mark.rule("RB-SPEND-14", "RB-SPEND-10")
def test_an_ability_may_draw_from_a_deck_of_choice() -> None:
    dig = ability("own-turn", verb("draw-adventure", deck="any"), limit="turn")
    world = World(hero("anna", dig), cards=[quest("q", "vale", outcome())], emptied="social")
    world.play("use:anna#0")
    assert world.options() == ["deck:combat", "deck:exploration"]
    world.next("exploration", "q")
    world.play("deck:exploration")
    assert world.zone("quests-anna") == ["q"]


# Events


@pytest.mark.rule("RB-EVENT-01", "RB-EVENT-02", "RB-EVENT-09", "RB-EVENT-10")
def test_an_event_offers_two_options_and_goes_when_it_is_resolved() -> None:
    fair = event("fair", option(GOLD), option(verb("lose-gold", amount=5), verb("gain-token", token="lore")))
    world = drew("fair", cards=(fair,))
    assert world.options() == ["option:0", "option:1"]
    assert world.state.cards[world.ids("table")[0]].seen_by == ["*"]
    world.play("option:1")
    assert world.heroes["anna"].story == {"lore": 1}, "as much as can be resolved"
    assert world.zone("social-discard") == ["fair"]
    assert world.trophies("anna") == []


@pytest.mark.rule("RB-EX-22", "RB-EVENT-04", "RB-EVENT-08", "RB-OPEN-03")
def test_old_tales() -> None:
    tales = event("tales", option(verb("test", attribute="mind"), GOLD, TAKE))
    world = World(hero("anna", at="c3", mind=1), cards=[tales])
    world.next("social", "tales")
    world.next("skills", "star")
    world.play("adventure", "option:0")
    assert world.heroes["anna"].gold == 1
    assert world.trophies("anna") == ["social"]
    assert world.zone("trophies-social-anna") == ["tales"]


@pytest.mark.rule("RB-EVENT-03", "RB-EVENT-01")
def test_the_hero_who_drew_it_chooses_before_any_test() -> None:
    tried = event("tried", option(verb("test", attribute="mind"), GOLD), option(verb("suffer", amount=1)))
    world = drew("tried", cards=(tried,), in_hand="plain")
    assert world.asked.seats == ("anna",)
    assert not world.ids("skills-discard")
    world.play("option:0")
    assert world.asked.kind == "exert"
    assert not world.options("option"), "no way back"


@pytest.mark.rule("RB-TEST-12", "RB-TEST-11")
def test_a_failed_test_brings_its_own_effect_and_the_event_goes() -> None:
    tried = event("tried", option(verb("test", attribute="mind", failed=[verb("suffer", amount=1)]), GOLD, TAKE))
    world = World(hero("anna", at="c3", mind=1), cards=[tried])
    world.next("social", "tried")
    world.next("skills", "plain")
    world.play("adventure", "option:0")
    assert (world.heroes["anna"].damage, world.heroes["anna"].gold) == (1, 0)
    assert world.zone("social-discard") == ["tried"]


SAGE = event(
    "sage", option(rumor=ability("action", TAKE, GOLD, cost={"actions": 1}, needs={"on": ["shrine"]})), option(GOLD)
)


@pytest.mark.rule("RB-EVENT-05", "RB-EVENT-06", "RB-EVENT-07", "RB-LIMIT-10")
def test_a_rumor_waits_in_front_of_the_hero_until_it_is_resolved() -> None:
    world = drew("sage", cards=(SAGE,))
    world.play("option:0")
    assert world.zone("rumors-anna") == ["sage"]
    assert not world.options("use"), "this is no shrine"
    world = World(hero("anna", at="f2", rumors="sage sage"), cards=[SAGE])
    assert len(world.options("use")) == 2, "any number of them"
    assert not world.options("option"), "the other option is gone"
    world.play("use:*")
    assert (world.heroes["anna"].actions, world.heroes["anna"].gold) == (2, 1)
    assert world.trophies("anna") == ["social"]
    assert world.zone("rumors-anna") == ["sage"]


@pytest.mark.rule("RB-EVENT-11", "RB-PREC-09")
def test_only_its_owner_resolves_a_rumor() -> None:
    world = World(hero("anna", at="f2"), hero("bert", at="f2", rumors="sage"), cards=[SAGE])
    assert not world.options("use")


@pytest.mark.rule("RB-TEST-18", "RB-OPEN-49", "RB-EVENT-09")
def test_a_rumor_whose_test_fails_is_discarded() -> None:
    asks = event("asks", option(rumor=ability("action", verb("test", attribute="mind"), TAKE, cost={"actions": 1})))
    world = World(hero("anna", mind=1, rumors="asks"), cards=[asks])
    world.next("skills", "plain")
    world.play("use:*")
    assert world.zone("rumors-anna") == []
    assert world.zone("social-discard") == ["asks"]
    assert world.trophies("anna") == []


@pytest.mark.rule("RB-EVENT-07", "RB-EVENT-09")
def test_a_rumor_that_waits_for_a_moment_goes_when_the_moment_came() -> None:
    hears = event("hears", option(rumor=ability("trophy-gained", GOLD)))
    world = World(hero("anna", ability("own-turn", verb("gain-trophy", deck="combat")), rumors="hears"), cards=[hears])
    world.play("use:anna#0")
    assert world.heroes["anna"].gold == 1
    assert world.zone("social-discard") == ["hears"]
    world.play("use:anna#0")
    assert world.heroes["anna"].gold == 1


# Quests


def questing(*outcomes: dict[str, object], dice: tuple[str, ...], at: str = "vale", **more: object) -> World:
    """Anna at c5 tries a quest; these dice come up."""
    world = World(
        hero("anna", at="c5", quests="q", speed=len(dice)),
        hero("bert", at="k1"),
        cards=[quest("q", at, *outcomes, **more)],
    )
    world.dice(*dice)
    world.play("quest:*")
    return world


@pytest.mark.rule("RB-QUEST-01", "RB-LIMIT-09", "RB-SPEND-07")
def test_a_drawn_quest_lies_open_beside_the_hero() -> None:
    world = World(hero("anna", at="d5", quests="q q"), cards=[quest("q", "vale", outcome("", GOLD))])
    world.next("exploration", "q")
    world.play("adventure")
    assert world.zone("quests-anna") == ["q", "q", "q"]
    assert world.heroes["anna"].gold == 0
    assert all(world.state.cards[card].seen_by == ["*"] for card in world.ids("quests-anna"))


@pytest.mark.rule("RB-QUEST-02", "RB-QUEST-14", "RB-EXPLORE-04")
def test_a_quest_is_tried_on_its_hexes_at_its_price_by_its_owner() -> None:
    far = quest("far", "vale", outcome(), cost={"actions": 2})
    assert World(hero("anna", at="c5", quests="far"), cards=[far]).options("quest")
    assert not World(hero("anna", at="c4", quests="far"), cards=[far]).options("quest")
    assert not World(hero("anna", at="c5", quests="far", actions=1), cards=[far]).options("quest")
    assert not World(hero("anna", at="c5"), hero("bert", at="c5", quests="far"), cards=[far]).options("quest")


@pytest.mark.rule("RB-EX-32", "RB-QUEST-06", "RB-QUEST-07", "RB-QUEST-08")
def test_each_symbol_takes_a_die_of_its_own() -> None:
    assert meets(["mountain+water", "compass"], ["mountain", "water"])
    assert meets(["compass", "compass"], ["mountain", "water"])
    assert not meets(["mountain+water"], ["mountain", "water"])
    assert meets(["plains+forest", "plains"], ["plains", "forest"]), "whichever die serves which"


@pytest.mark.rule("RB-EX-33", "RB-QUEST-07", "RB-EXPLORE-03", "RB-EXPLORE-02")
def test_a_listed_compass_takes_a_compass() -> None:
    assert not meets(["compass", "mountain+water"], ["compass", "compass"])
    assert meets(["compass", "compass"], ["compass", "compass"])
    assert meets(["plains"], [])


@pytest.mark.rule("RB-EX-45", "RB-QUEST-09", "RB-QUEST-10", "RB-QUEST-11")
def test_of_outcomes_that_are_met_one_or_none_is_resolved() -> None:
    two = outcome("plains", GOLD), outcome("plains mountain", verb("gain-gold", amount=5))
    world = questing(*two, dice=("plains+hills", "compass"))
    assert world.options() == ["outcome:0", "outcome:1", "leave"]
    world.play("outcome:1")
    assert world.heroes["anna"].gold == 5
    assert world.trophies("anna") == ["exploration"]
    assert world.zone("quests-anna") == []
    assert [event.outcome for event in world.events(QuestDone)] == [2]
    world = questing(*two, dice=("plains+hills", "compass"))
    world.play("leave")
    assert world.zone("quests-anna") == ["q"]
    assert world.on_the_table() == []


@pytest.mark.rule("RB-QUEST-04", "RB-QUEST-05", "RB-QUEST-03", "RB-EXPLORE-01")
def test_exploring_rolls_as_many_dice_as_speed() -> None:
    world = questing(
        outcome("forest", GOLD),
        outcome("water", GOLD),
        outcome("compass", GOLD),
        dice=("forest+hills", "mountain+water"),
    )
    assert world.options("outcome") == ["0", "1"]
    assert world.on_the_table() == ["forest+hills", "mountain+water"]


@pytest.mark.rule("RB-QUEST-12", "RB-QUEST-13", "RB-EXPLORE-05")
def test_a_try_that_fails_may_be_repeated_at_its_price() -> None:
    world = questing(outcome("water", GOLD), dice=("forest+hills",))
    assert world.zone("quests-anna") == ["q"]
    assert world.heroes["anna"].actions == 2
    world.dice("mountain+water")
    world.play("quest:*", "outcome:0")
    assert world.heroes["anna"].actions == 1
    assert world.heroes["anna"].gold == 1


@pytest.mark.rule("RB-QUEST-15", "RB-QUEST-11")
def test_a_quest_that_says_so_is_discarded_instead() -> None:
    world = questing(outcome("", GOLD, trophy=False), dice=("plains",))
    world.play("outcome:0")
    assert world.zone("exploration-discard") == ["q"]
    assert world.trophies("anna") == []


@pytest.mark.rule("RB-QUEST-16", "RB-TROPHY-09", "RB-OPEN-28", "RB-TROPHY-02")
def test_bonus_trophies_come_after_the_card_itself_and_from_its_deck() -> None:
    world = questing(outcome("", verb("gain-trophy"), GOLD), dice=("plains",))
    world.next("exploration", "boar")
    world.play("outcome:0")
    assert world.zone("trophies-exploration-anna") == ["q", "boar"]
    assert world.heroes["anna"].gold == 1
    world = questing(outcome("", verb("gain-trophy", deck="combat")), dice=("plains",))
    world.play("outcome:0")
    assert world.trophies("anna") == ["combat", "exploration"], "of another where the card names one"


@pytest.mark.rule("RB-TEST-19", "RB-QUEST-12", "RB-TEST-09")
@pytest.mark.parametrize(("revealed", "open"), [("plain", []), ("star", ["0"])])
def test_a_quest_may_ask_for_a_test(revealed: str, open: list[str]) -> None:
    hard = quest("hard", "vale", outcome(successes=1), outcome(successes=2), instruction="test", attribute="mind")
    world = World(hero("anna", at="c5", mind=1, quests="hard", in_hand="plain"), cards=[hard])
    world.next("skills", revealed)
    world.play("quest:*", "enough")
    assert world.zone("quests-anna") == ["hard"]
    assert (world.options("outcome") if world.asked.kind == "outcome" else []) == open


@pytest.mark.rule("RB-TEST-19", "RB-QUEST-11")
def test_a_test_that_fails_within_an_outcome_leaves_the_quest() -> None:
    deep = quest("deep", "vale", outcome("", verb("test", attribute="mind"), GOLD), instruction="pay")
    world = World(hero("anna", at="c5", mind=1, quests="deep"), cards=[deep])
    world.next("skills", "plain")
    world.play("quest:*", "outcome:0")
    assert world.zone("quests-anna") == ["deep"]
    assert world.heroes["anna"].gold == 0
    world.next("skills", "star")
    world.play("quest:*", "outcome:0")
    assert world.trophies("anna") == ["exploration"]
    assert world.heroes["anna"].gold == 1


# Trophies


def gains(**more: object) -> dict[str, object]:
    return ability("own-turn", verb("gain-trophy", **more), limit="turn")


@pytest.mark.rule("RB-TROPHY-04", "RB-TROPHY-11", "RB-SPEND-09")
def test_a_gained_trophy_is_the_top_of_the_deck_unseen_and_unresolved() -> None:
    loud = event("loud", option(GOLD))
    world = World(hero("anna", gains(deck="social")), hero("bert", at="k1"), cards=[loud])
    world.next("social", "loud")
    world.play("use:anna#0")
    card = world.ids("trophies-social-anna")[0]
    assert world.state.cards[card].seen_by == ["anna"]
    assert world.heroes["anna"].gold == 0
    assert [event.deck for event in world.events(TrophyGained)] == ["social"]


@pytest.mark.rule("RB-TROPHY-05", "RB-TROPHY-04")
def test_where_no_type_is_named_the_hero_chooses() -> None:
    world = World(hero("anna", gains(deck="any", amount=2)), emptied="social")
    world.play("use:anna#0")
    assert world.options() == ["deck:combat", "deck:exploration"]
    world.play("deck:exploration")
    assert world.trophies("anna") == ["combat", "exploration"], "the second can only be the last card that is left"


@pytest.mark.rule("RB-EX-38", "RB-TROPHY-06", "RB-LIMIT-03", "RB-TROPHY-10")
def test_from_an_empty_deck_the_top_of_the_pile_is_gained_and_then_none() -> None:
    world = World(
        hero("anna", gains(deck="exploration", amount=3)), cards=[quest("q", "vale", outcome())], emptied="exploration"
    )
    add_cards(world.state, ["boar", "q"], ZoneId("exploration-discard"), back="exploration")
    world.play("use:anna#0")
    assert world.zone("trophies-exploration-anna") == ["q", "boar"], "its top first"
    assert world.zone("exploration-discard") == []


@pytest.mark.rule("RB-TROPHY-01", "RB-TROPHY-03", "RB-LIMIT-08", "RB-DECK-04")
def test_a_taken_card_counts_as_gained_and_its_back_is_its_type() -> None:
    glad = ability("trophy-gained", verb("gain-token", token="lore"))
    odd = event("odd", option(TAKE), deck="combat")
    world = World(hero("anna", glad, trophies="social " * 9), cards=[odd])
    world.next("combat", "odd")
    world.play("adventure", "option:0")
    assert world.heroes["anna"].story == {"lore": 1}
    assert world.trophies("anna") == ["social"] * 9 + ["combat"]


@pytest.mark.rule("RB-TROPHY-07", "RB-VIEW-06", "RB-TROPHY-08", "RB-OPEN-36")
def test_fronts_of_trophies_are_their_owners() -> None:
    world = World(hero("anna", gains(deck="social")), hero("bert", at="k1"), cards=[event("loud", option(GOLD))])
    world.play("use:anna#0")
    scene = SYSTEM.scene
    own, others = (
        next(zone for zone in scene(world.game, seat).zones if zone.id == "trophies-social-anna")  # type: ignore[arg-type]
        for seat in ("anna", "bert")
    )
    assert (own.count, len(own.cards)) == (1, 1)
    assert (others.count, others.cards) == (1, [])


@pytest.mark.rule("RB-EX-52", "RB-TURN-06", "RB-MOVE-02", "RB-QUEST-01")
def test_a_whole_turn() -> None:
    world = World(
        hero("anna", at="c5", in_hand="plain plain", trophies="social social"),
        hero("bert", at="k1"),
        cards=[quest("q", "d5", outcome("", GOLD))],
    )
    world.next("exploration", "q")
    world.play("learn:*", "trophy:*", "walk:d5", "adventure")
    assert world.heroes["anna"].actions == 0
    assert not world.state.gems["d5"]
    assert world.zone("quests-anna") == ["q"]
    assert not world.options("quest"), "its action is for a later turn"
    world.play("learn:*", "trophy:*")
    assert len(world.ids("learned-anna")) == 2


@pytest.mark.rule("RB-OPEN-38", "RB-ENEMY-01")
def test_a_defeated_hero_gets_into_no_combat() -> None:
    rough = event("rough", option(verb("suffer", amount=9), verb("draw-adventure", deck="combat"), TAKE))
    world = World(hero("anna", at="c3"), hero("bert", at="k1"), cards=[rough])
    world.next("social", "rough")
    world.next("combat", "wolf")
    world.play("adventure", "option:0")
    assert world.state.combat is None
    assert world.zone("combat-discard") == ["wolf"]
    assert world.trophies("anna") == ["social"], "the rest of the card is resolved"


@pytest.mark.rule("RB-SKILL-09", "RB-VIEW-07")
def test_looking_at_a_deck_shows_it_to_who_looks_only() -> None:
    sees = skill("sees", ability("own-turn", verb("look", deck="social", amount=1), limit="turn"))
    world = World(hero("anna", learned="sees"), hero("bert"), cards=[sees, event("loud", option(GOLD))])
    world.play("use:*")
    assert [world.state.cards[CardId(card)].seen_by for card in world.ids("social")] == [["anna"]]
