"""Resting, training, learning skills, exerting, attributes."""

import pytest
from tests.rules.runebound.cards import ability, asset, bonus, event, option, skill, verb
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound import events as told
from undercroft.games.runebound.events import Defeated, Forgot, Healed, Recovered, Rolled
from undercroft.games.runebound.values import attribute, health, speed, statistic

STRONG = skill("strong", bonus(body=1))
TOUGH = skill("tough", bonus(health=1))


# Rest


@pytest.mark.rule("RB-REST-01", "RB-REST-02")
@pytest.mark.parametrize("hex", ["d3", "b5", "f2", "b3"])
def test_a_place_of_people_heals_all(hex: str) -> None:
    world = World(hero("anna", at=hex, damage=5))
    world.play("rest")
    assert (world.heroes["anna"].damage, world.heroes["anna"].actions) == (0, 2)
    assert not world.events(Rolled)


@pytest.mark.rule("RB-EX-08", "RB-REST-03", "RB-DICE-10", "RB-REST-06")
def test_the_wild_heals_what_five_dice_show() -> None:
    world = World(hero("anna", at="d4", damage=4, speed=4))
    world.dice("forest+hills", "plains", "compass", "mountain+water", "plains+forest")
    world.play("rest")
    assert len(world.events(Rolled)[0].dice) == 5
    assert world.heroes["anna"].damage == 1
    assert world.on_the_table() == []
    world = World(hero("anna", at="f3", damage=2))
    world.dice("forest+hills", "plains", "plains", "mountain+water", "plains")
    world.play("rest")
    assert world.heroes["anna"].damage == 1, "a road changes nothing: the terrain below it counts"


@pytest.mark.rule("RB-EX-09", "RB-REST-05", "RB-REST-04", "RB-OPEN-15")
def test_who_heals_nothing_is_still_defeated() -> None:
    world = World(hero("anna", at="e2", damage=9, trophies="social", in_hand="plain"))
    assert [text for text in world.options() if not text.startswith("learn:")] == ["rest"], "doing nothing is no choice"
    world.dice(*["plains"] * 5)
    world.play("rest", "keep")
    assert (world.heroes["anna"].damage, world.heroes["anna"].actions) == (9, 2)
    assert [text for text in world.options() if not text.startswith("learn:")] == ["rest"]


@pytest.mark.rule("RB-REST-07", "RB-REST-09", "RB-REST-08")
def test_who_is_unhurt_may_rest_but_is_not_healed() -> None:
    world = World(hero("anna", at="d3", damage=0))
    world.play("rest")
    assert world.heroes["anna"].actions == 2
    assert not world.events(Healed)
    world = World(hero("anna", ability("own-turn", verb("heal", amount=5), limit="turn"), damage=3))
    world.play("use:anna#0")
    assert world.heroes["anna"].damage == 0
    assert [event.damage for event in world.events(Healed)] == [3], "never more than there is"


@pytest.mark.rule("RB-DICE-07", "RB-REST-03")
def test_a_rest_in_the_wild_can_be_helped_by_exerting() -> None:
    world = World(hero("anna", at="e2", damage=3, in_hand="plain"))
    world.dice("plains", "plains", "plains", "plains", "plains", "compass")
    world.play("rest", "reroll:plains", "discard:*")
    assert world.heroes["anna"].damage == 2


# Training and the hand


@pytest.mark.rule("RB-EX-39", "RB-TRAIN-01", "RB-TRAIN-02", "RB-TRAIN-04")
def test_training_draws_the_hand_limit_then_discards_down_to_it() -> None:
    world = World(hero("anna", hand=3, in_hand="plain plain plain", trophies="social"))
    world.next("skills", "star", "star", "star")
    world.play("train")
    assert sorted(world.zone("hand-anna")) == ["plain"] * 3 + ["star"] * 3
    assert len(world.options("discard")) == 6
    world.play("discard:*", "discard:*", "discard:*")
    assert world.zone("hand-anna") == ["star"] * 3
    assert world.heroes["anna"].actions == 2
    world = World(hero("anna", hand=3))
    world.play("train")
    assert len(world.ids("hand-anna")) == 3
    assert not world.ids("skills-discard")


@pytest.mark.rule("RB-TRAIN-03", "RB-SKILL-02", "RB-TRAIN-05")
def test_nothing_is_learned_before_the_hand_is_down_to_its_limit() -> None:
    world = World(hero("anna", hand=2, in_hand="plain plain", trophies="social"))
    world.play("train")
    assert not world.options("learn")
    world.play("discard:*", "discard:*")
    assert world.options("learn")


@pytest.mark.rule("RB-EX-57", "RB-SPEND-13", "RB-SPEND-11", "RB-TRAIN-05")
def test_who_draws_by_an_ability_keeps_the_limit_at_once() -> None:
    draw = ability("own-turn", verb("draw-skill", amount=2), limit="turn")
    world = World(hero("anna", draw, hand=3, in_hand="plain plain plain"))
    world.next("skills", "star", "star")
    world.play("use:anna#0")
    assert len(world.options("discard")) == 5, "both were drawn before anything goes"
    world.play("discard:*", f"discard:{world.ids('hand-anna')[-1]}")
    assert sorted(world.zone("hand-anna")) == ["plain", "plain", "star"]


@pytest.mark.rule("RB-TRAIN-06", "RB-EXERT-06", "RB-EXERT-04")
def test_no_card_is_discarded_unasked_and_learned_ones_never_exert() -> None:
    world = World(hero("anna", ability("own-turn", verb("gain-gold", amount=1), cost={"exert": 1}), learned="plain"))
    assert not [text for text in world.options() if text.startswith(("discard", "use"))]
    world = World(hero("anna", ability("own-turn", verb("gain-gold", amount=1), cost={"exert": 2}), in_hand="plain"))
    assert not world.options("use")


@pytest.mark.rule("RB-TRAIN-07", "RB-TRAIN-04")
def test_learned_skills_are_no_cards_in_hand() -> None:
    world = World(hero("anna", hand=2, learned="plain plain", in_hand="plain"))
    world.next("skills", "star", "star")
    world.play("train", "discard:*")
    assert len(world.ids("hand-anna")) == 2
    assert len(world.ids("learned-anna")) == 2


@pytest.mark.rule("RB-EXERT-01", "RB-EXERT-02", "RB-SPEND-12", "RB-OPEN-29")
def test_exerting_discards_a_card_from_the_hand_for_all_to_see() -> None:
    world = World(hero("anna", ability("own-turn", verb("gain-gold", amount=2), cost={"exert": 1}), in_hand="star"))
    world.play("use:anna#0", "discard:*")
    assert world.heroes["anna"].gold == 2
    assert world.zone("skills-discard") == ["star"]
    assert world.state.cards[world.ids("skills-discard")[0]].seen_by == ["*"]
    assert not world.options("use")


# Learning


@pytest.mark.rule("RB-SKILL-01", "RB-SKILL-05", "RB-SKILL-08", "RB-SPEND-04")
def test_a_skill_is_played_from_the_hand_for_a_trophy_an_orb() -> None:
    dear = skill("dear", bonus(speed=1), cost=["combat", "any"])
    world = World(hero("anna", in_hand="dear", trophies="social combat combat"), cards=[dear])
    world.play("learn:*")
    assert world.asked.kind == "spend-trophy"
    assert len(world.options("trophy")) == 2, "the coloured orb first: one of the combat trophies"
    world.play("trophy:*")
    assert len(world.options("trophy")) == 2, "the grey orb: any"
    world.play("trophy:social*")
    assert world.zone("learned-anna") == ["dear"]
    assert world.trophies("anna") == ["combat"]
    assert [len(world.ids(f"{deck}-discard")) for deck in ("social", "combat")] == [1, 1]
    assert world.heroes["anna"].actions == 3
    assert speed(world.game, world.heroes["anna"]) == 4


@pytest.mark.rule("RB-SKILL-06", "RB-SKILL-07")
@pytest.mark.parametrize(
    ("cost", "trophies", "can"),
    [
        (["combat"], "social", False), (["combat"], "combat", True), (["any"], "exploration", True),
        (["combat", "any"], "combat", False), (["combat", "any"], "combat social", True),
        (["any", "any"], "social", False), (["social", "social"], "social combat", False),
    ],
)  # fmt: skip
def test_orbs_want_trophies_of_their_colour(cost: list[str], trophies: str, can: bool) -> None:
    world = World(hero("anna", in_hand="dear", trophies=trophies), cards=[skill("dear", cost=cost)])
    assert bool(world.options("learn")) is can


@pytest.mark.rule("RB-SKILL-03", "RB-TURN-06", "RB-SKILL-01")
def test_skills_are_learned_after_the_last_action_too() -> None:
    world = World(hero("anna", in_hand="plain plain", trophies="social social"), hero("bert", at="k1"))
    world.play("nothing", "nothing", "nothing")
    assert len(world.options("learn")) == 2
    assert world.options()[-1] == "end"
    world.play("learn:*", "trophy:*")
    assert len(world.options("learn")) == 1
    world.play("learn:*", "trophy:*")
    assert world.zone("learned-anna") == ["plain", "plain"]


@pytest.mark.rule("RB-SKILL-02", "RB-SKILL-04", "RB-COMBAT-26")
def test_no_skill_is_learned_in_the_middle_of_an_action() -> None:
    world = World(hero("anna", in_hand="plain", trophies="social"))
    world.next("combat", "wolf")
    world.play("adventure")
    assert world.asked.kind == "combat"
    assert not world.options("learn")
    world = World(hero("anna", in_hand="plain", trophies="social"))
    world.play("move", "keep")
    assert not world.options("learn")


@pytest.mark.rule("RB-EX-43", "RB-SKILL-13", "RB-SKILL-14", "RB-SKILL-10")
def test_a_skill_beyond_the_limit_costs_one_unless_it_raises_the_limit_itself() -> None:
    cast = hero("anna", body=2, learned="plain plain", in_hand="strong plain", trophies="social social")
    world = World(cast, cards=[STRONG])
    world.play(f"learn:{world.ids('hand-anna')[0]}", "trophy:*")
    assert sorted(world.zone("learned-anna")) == ["plain", "plain", "strong"]
    world = World(cast, cards=[STRONG])
    world.play(f"learn:{world.ids('hand-anna')[1]}", "trophy:*")
    assert len(world.options("forget")) == 3


@pytest.mark.rule("RB-SKILL-18", "RB-SKILL-11", "RB-OPEN-26", "RB-SKILL-12")
def test_any_learned_skill_of_the_type_may_go_the_new_one_too() -> None:
    wise = skill("wise", type="mind")
    world = World(hero("anna", body=1, learned="star wise", in_hand="plain", trophies="social"), cards=[wise])
    world.play("learn:*", "trophy:*")
    assert len(world.options("forget")) == 2, "the Mind skill is not of the type"
    world.play(f"forget:{world.ids('learned-anna')[-1]}")
    assert world.zone("learned-anna") == ["star", "wise"]
    assert world.zone("skills-discard") == ["plain"]
    assert not world.trophies("anna"), "the trophies stay spent"
    assert len(world.events(Forgot)) == 1


@pytest.mark.rule("RB-SKILL-15", "RB-ASSET-05", "RB-DAMAGE-10", "RB-OPEN-27")
def test_a_lost_bonus_is_followed_by_all_limits() -> None:
    girdle = asset("girdle", bonus(body=1, health=2, hand=1))
    drop = ability("own-turn", verb("discard-asset"), limit="turn")
    anna = hero(
        "anna", drop, body=1, hand=1, assets="girdle", learned="strong plain plain", in_hand="plain plain", damage=10
    )
    world = World(anna, cards=[girdle, STRONG])
    assert health(world.game, world.heroes["anna"]) == 11
    world.play("use:anna#0")
    assert world.asked.kind == "forget"
    world.play(f"forget:{world.ids('learned-anna')[0]}")
    assert world.asked.kind == "forget", "the skill that went had raised the limit itself"
    world.play("forget:*", "discard:*")
    assert world.zone("learned-anna") == ["plain"]
    assert len(world.ids("hand-anna")) == 1
    assert world.heroes["anna"].damage == 9, "what is above health is dropped"
    assert world.events(Defeated)
    assert world.rules() >= {"RB-DAMAGE-02", "RB-SKILL-11"}


@pytest.mark.rule("RB-EX-12", "RB-SKILL-16", "RB-DAMAGE-09", "RB-DAMAGE-07")
def test_a_defeated_hero_who_learns_to_be_tougher_is_up_again() -> None:
    world = World(hero("anna", health=8, damage=8, in_hand="tough", trophies="social"), cards=[TOUGH])
    assert "move" not in world.options()
    world.play("learn:*", "trophy:*")
    assert world.heroes["anna"].damage == 8
    assert "move" in world.options()


@pytest.mark.rule("RB-SKILL-17", "RB-ATTR-02")
def test_a_negative_attribute_allows_no_skill() -> None:
    world = World(hero("anna", body=-1, in_hand="plain", trophies="social"))
    world.play("learn:*", "trophy:*")
    assert world.zone("learned-anna") == []
    assert world.zone("skills-discard") == ["plain"]


@pytest.mark.rule("RB-ABIL-05", "RB-ABIL-01", "RB-SKILL-09")
def test_a_skill_can_be_used_once_it_is_learned_never_from_the_hand() -> None:
    lucky = skill("lucky", ability("own-turn", verb("gain-gold", amount=1), limit="turn"))
    assert not World(hero("anna", in_hand="lucky"), cards=[lucky]).options("use")
    world = World(hero("anna", learned="lucky"), cards=[lucky])
    world.play("use:*")
    assert world.heroes["anna"].gold == 1


# Attributes and tests


@pytest.mark.rule("RB-EX-01", "RB-ATTR-01", "RB-ATTR-02", "RB-ATTR-03")
def test_an_attribute_is_the_sum_of_all_that_applies() -> None:
    curse, ring = asset("curse", bonus(body=-1)), asset("ring", bonus(body=2), kind="weapon")
    world = World(hero("anna", body=0, spirit=-2, assets="curse ring"), cards=[curse, ring])
    anna = world.heroes["anna"]
    assert statistic(world.game, anna, "body") == 1
    assert statistic(world.game, anna, "spirit") == -2
    assert attribute(world.game, anna, "spirit") == 0


@pytest.mark.rule("RB-ATTR-04")
def test_compared_are_real_values_negative_ones_too() -> None:
    humble = ability("own-turn", verb("gain-gold", amount=1), needs={"at_least": {"spirit": -1}})
    assert World(hero("anna", humble, spirit=-1)).options("use")
    assert not World(hero("anna", humble, spirit=-2)).options("use")


def tried(attribute: str = "body", *then: dict[str, object], **more: object) -> dict[str, object]:
    """An ability that tests and gives 1 gold for each success."""
    return ability(
        "own-turn", verb("test", attribute=attribute, **more), verb("gain-gold", amount="successes"), limit="turn"
    )


@pytest.mark.rule("RB-EX-06", "RB-TEST-02", "RB-TEST-07", "RB-TEST-14")
def test_a_test_reveals_as_many_cards_then_one_for_each_exertion() -> None:
    world = World(hero("anna", tried(), body=2, in_hand="plain plain plain"))
    world.next("skills", "plain", "plain", "plain", "star")
    world.play("use:anna#0")
    assert world.zone("table") == ["plain", "plain"]
    world.play("exert", "discard:*", "exert", "discard:*", "enough")
    assert world.heroes["anna"].gold == 1
    assert sorted(world.zone("skills-discard")) == ["plain"] * 5 + ["star"]
    assert len(world.ids("hand-anna")) == 1
    assert [event.successes for event in world.events(told.Tested)] == [1]


@pytest.mark.rule("RB-EX-07", "RB-TEST-06", "RB-TEST-11", "RB-TEST-12")
def test_without_a_card_to_reveal_a_test_fails_and_its_event_goes() -> None:
    tale = event("tale", option(verb("test", attribute="spirit"), verb("gain-gold", amount=3), verb("take")))
    world = World(hero("anna", at="c3", spirit=-1), cards=[tale])
    world.next("social", "tale")
    world.play("adventure", "option:0")
    assert world.zone("social-discard") == ["tale"]
    assert (world.heroes["anna"].gold, world.trophies("anna")) == (0, [])
    assert not world.ids("skills-discard")


@pytest.mark.rule("RB-EX-55", "RB-TEST-17", "RB-OPEN-18", "RB-TEST-03")
def test_a_negative_attribute_counts_as_none_before_a_modifier() -> None:
    world = World(hero("anna", tried("spirit", modifier=1), spirit=-1, in_hand="plain"))
    world.next("skills", "plain", "star")
    world.play("use:anna#0")
    assert world.zone("table") == ["plain"]
    world.play("exert", "discard:*")
    assert world.heroes["anna"].gold == 1
    assert len(world.ids("skills-discard")) == 3


@pytest.mark.rule("RB-TEST-03", "RB-TEST-04", "RB-TEST-05", "RB-TEST-06")
@pytest.mark.parametrize(("modifier", "cards"), [(1, 3), (-1, 1), (-3, 0), (0, 2)])
def test_a_modifier_changes_how_many_cards_are_revealed_and_nothing_else(modifier: int, cards: int) -> None:
    world = World(hero("anna", tried("mind", modifier=modifier), mind=2, in_hand="plain"))
    world.next("skills", *["plain"] * cards, "star")
    world.play("use:anna#0")
    assert len(world.zone("table")) == cards
    world.play("exert", "discard:*")
    assert world.heroes["anna"].gold == 1


@pytest.mark.rule("RB-TEST-08", "RB-TEST-09", "RB-TEST-10", "RB-EXERT-03")
def test_each_star_is_a_success_and_one_may_go_on_after_the_first() -> None:
    double = skill("double", stars=2)
    world = World(hero("anna", tried(), body=1, in_hand="plain plain"), cards=[double])
    world.next("skills", "double", "star")
    world.play("use:anna#0", "exert", "discard:*", "enough")
    assert world.heroes["anna"].gold == 3


@pytest.mark.rule("RB-TEST-01", "RB-TEST-15", "RB-TEST-11")
def test_only_stars_matter_and_a_failed_test_has_its_own_effect() -> None:
    fail = verb("test", attribute="mind", failed=[verb("suffer", amount=1)], passed=[verb("gain-gold", amount=1)])
    world = World(hero("anna", ability("own-turn", fail, verb("gain-gold", amount=9), limit="turn"), mind=2))
    world.next("skills", "plain", "plain")
    world.play("use:anna#0")
    assert (world.heroes["anna"].damage, world.heroes["anna"].gold) == (1, 0)


@pytest.mark.rule("RB-TEST-16", "RB-LIMIT-06")
def test_a_deck_that_runs_out_in_a_test_is_shuffled_without_the_revealed_cards() -> None:
    world = World(hero("anna", tried(), body=2, in_hand="star plain"), emptied="skills")
    state = world.state
    assert not state.zones["skills"].cards  # type: ignore[index]
    world.play("use:anna#0")
    assert world.zone("table") == []
    world.play("exert", f"discard:{world.ids('hand-anna')[0]}")
    assert world.zone("table") == ["star"], "the card just exerted came back"
    assert not world.ids("skills")
    world.play("enough")
    assert world.heroes["anna"].gold == 1
    assert world.zone("skills") == ["star"], "there was no deck, so what is discarded is one at once"


@pytest.mark.rule("RB-OPEN-14", "RB-SPEND-09")
def test_where_deck_and_pile_are_empty_what_there_is_is_drawn() -> None:
    world = World(hero("anna"), emptied="skills")
    world.play("train")
    assert world.zone("hand-anna") == []
    assert world.heroes["anna"].actions == 2


@pytest.mark.rule("RB-LIMIT-06", "RB-TEST-14")
def test_an_empty_skill_deck_is_made_anew_at_once() -> None:
    world = World(hero("anna", tried(), body=12, hand=3))
    world.play("use:anna#0")
    left = len(world.ids("skills"))
    assert left + len(world.ids("skills-discard")) == 14


@pytest.mark.rule("RB-DAMAGE-09", "RB-DAMAGE-02")
def test_defeat_and_recovery_are_told_once() -> None:
    hurt = ability("own-turn", verb("suffer", amount=20), limit="turn")
    heal = ability("own-turn", verb("heal", amount=1))
    world = World(hero("anna", hurt, heal, damage=1))
    world.play("use:anna#0")
    assert world.heroes["anna"].damage == 9
    assert len(world.events(Defeated)) == 1
    world.play("use:anna#1")
    assert len(world.events(Recovered)) == 1
