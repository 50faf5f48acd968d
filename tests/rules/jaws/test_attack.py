"""Attacks: who may be attacked, in which order the value is modified, and what follows the damage."""

import pytest
from tests.rules.boards import at, board
from tests.rules.stage import NAME, Attack, Stage

from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import AbilityCard, MonsterDeck, MonsterType, PlanCard, Stat
from undercroft.games.haven.content.select import Selector, Test
from undercroft.games.haven.content.verbs import Action, Area, Bonus, Boost, Consume, Heal, Shield, Suffer
from undercroft.games.haven.events import (
    Attacked,
    ConditionGained,
    ExperienceGained,
    ModifierDrawn,
    ShieldUsed,
    Shoved,
    Suffered,
)

RAGE = AbilityCard(
    id="rage",
    name=NAME,
    level="1",
    initiative=10,
    top=Action(do=(Bonus(at="attacks", gives=Boost(value=2)),), stays="persistent"),
    bottom=Action(do=(Shield(value=1), Shield(value=2)), stays="round"),
)


def stage(guards: int = 1, mira: str = "", guard: str = "hp=9", **more: str) -> Stage:
    """Mira on (0,0), guards on the hexes round her, first (1,0), (0,1), (-1,1)."""
    spots = ("1,0", "0,1", "-1,1")[:guards]
    figures = {
        "mira": f"0,0 hero hp=8 cards=0 {mira}",
        **{f"guard-{n}": f"{spot} {guard}" for n, spot in enumerate(spots, 1)},
    }
    return Stage(board(figures | more), records=[RAGE])


def afflict(scene: Stage, who: str, *conditions: str) -> None:
    for condition in conditions:
        gain(scene.game, scene.figure(who), condition, "")


@pytest.mark.rule("JL-ATTACK-01", "JL-ATTACK-03", "JL-AMD-01")
def test_the_target_suffers_the_modified_value() -> None:
    scene = stage()
    scene.deck("+1")
    scene.act("mira", Attack(value=2), "target:guard-1")
    assert scene.hp("guard-1") == 6
    assert scene.events(Attacked, ModifierDrawn, Suffered) == [
        Attacked("mira", "guard-1", 2, rule="JL-ATTACK-01"),
        ModifierDrawn("mira", "+1", rule="JL-AMD-01"),
        Suffered("guard-1", 3, rule="JL-ATTACK-03"),
    ]


@pytest.mark.rule("JL-EX-20", "JL-ATTACK-02", "JL-ATTACK-10", "JL-ATTACK-11")
def test_bonuses_then_the_card_then_the_shield() -> None:
    scene = stage(guard="hp=20 shield=2")
    scene.act("mira", RAGE.top.do[0], source="card|rage|top")
    afflict(scene, "guard-1", "poison")
    scene.deck("x2")
    scene.act("mira", Attack(value=3), "target:guard-1")
    assert scene.hp("guard-1") == 20 - 10
    assert scene.events(ShieldUsed) == [ShieldUsed("guard-1", 2, rule="JL-SHIELD-01")]


@pytest.mark.rule("JL-ATTACK-09")
def test_bonuses_come_from_what_the_card_asks_for() -> None:
    scene = stage(guards=2)
    afflict(scene, "guard-2", "wound")
    attack = Attack(
        value=2, targets=2, boost=(Boost(when=Test(target_has="wound"), value=3, pierce=1, effects=("muddle",)),)
    )
    scene.deck("+0", "+0")
    scene.act("mira", attack, "target:guard-1", "target:guard-2")
    assert (scene.hp("guard-1"), scene.hp("guard-2")) == (7, 4)
    assert (scene.conditions("guard-1"), scene.conditions("guard-2")) == ([], ["wound", "muddle"])


@pytest.mark.rule("JL-ATTACK-09")
def test_a_bonus_once_for_each_figure_meant() -> None:
    scene = stage(guards=3)
    scene.deck("+0")
    crowd = Selector(who="enemies", within=1, of="target", other=True)
    scene.act("mira", Attack(value=1, boost=(Boost(each=crowd, value=2),)), "target:guard-2")
    assert scene.hp("guard-2") == 9 - 1 - 2 * 2


@pytest.mark.rule("JL-ATTACK-09", "JL-ELEM-07", "JL-ELEM-15")
def test_the_experience_of_a_bonus_comes_once_however_many_targets() -> None:
    scene = stage(guards=2)
    scene.state.elements["fire"] = 2
    scene.deck("+0", "+0")
    bought = Consume(elements=("fire",), value=1, xp=1, then=(Heal(value=1, at=Selector(who="self")),))
    scene.figure("mira").hp = 5
    scene.act(
        "mira", Attack(value=1, targets=2, consume=(bought,), xp=1),
        "consume", "target:guard-1", "target:guard-2", "target:mira",
    )  # fmt: skip
    assert scene.events(ExperienceGained) == [ExperienceGained("mira", 2, rule="JL-XP-01")]
    assert (scene.hp("guard-1"), scene.hp("guard-2"), scene.hp("mira")) == (7, 7, 6)


@pytest.mark.rule("JL-EX-21", "JL-ATTACK-04", "JL-ATTACK-12")
def test_effects_apply_even_at_nought() -> None:
    scene = stage(guard="hp=5 shield=3")
    scene.deck("-1")
    scene.act("mira", Attack(value=2, effects=("muddle",), push=1), "target:guard-1", f"cell:{at(2, 0)}")
    assert scene.hp("guard-1") == 5
    assert not scene.events(Suffered)
    assert scene.events(ConditionGained) == [ConditionGained("guard-1", "muddle", rule="JL-ATTACK-04")]
    assert scene.at("guard-1") == at(2, 0)


@pytest.mark.rule("JL-ATTACK-12")
def test_below_nought_is_nought() -> None:
    scene = stage(guard="hp=5")
    scene.deck("-2")
    scene.act("mira", Attack(value=1), "target:guard-1")
    assert scene.hp("guard-1") == 5


@pytest.mark.rule("JL-EX-22", "JL-ATTACK-05")
def test_the_dead_get_no_conditions_and_are_not_pushed() -> None:
    scene = stage(guard="hp=1")
    scene.deck("-1")
    scene.act("mira", Attack(value=2, effects=("muddle",), push=1), "target:guard-1")
    assert scene.at("guard-1") == ""
    assert scene.conditions("guard-1") == []
    assert not scene.events(Shoved, ConditionGained)
    assert [overlay.cells for overlay in scene.state.overlays.values()] == [[at(1, 0)]]


@pytest.mark.rule("JL-ATTACK-06", "JL-ATTACK-16")
def test_several_targets_are_several_attacks_one_after_the_other() -> None:
    scene = stage(guards=2)
    scene.deck("-1", "+2")
    scene.act("mira", Attack(value=2, targets=2, effects=("wound",)), "target:guard-2", "target:guard-1")
    told = scene.events(Attacked, Suffered, ConditionGained)
    assert [(type(event).__name__, getattr(event, "whom", None) or event.who) for event in told] == [
        ("Attacked", "guard-2"), ("Suffered", "guard-2"), ("ConditionGained", "guard-2"),
        ("Attacked", "guard-1"), ("Suffered", "guard-1"), ("ConditionGained", "guard-1"),
    ]  # fmt: skip
    assert (scene.hp("guard-2"), scene.hp("guard-1")) == (8, 5)


@pytest.mark.rule("JL-ATTACK-07", "JL-SHIELD-05")
def test_each_target_has_its_own_shield() -> None:
    scene = stage(guard="hp=9 shield=1", **{"imp-1": "-1,0 hp=9"})
    scene.deck("+0", "+0")
    scene.act("mira", Attack(value=2, targets=2), "target:guard-1", "target:imp-1")
    assert (scene.hp("guard-1"), scene.hp("imp-1")) == (8, 7)


@pytest.mark.rule("JL-ATTACK-08", "JL-ATTACK-13", "JL-TARGET-01")
def test_only_enemies_in_reach_and_sight_are_offered_before_any_card() -> None:
    scene = stage(**{"bern": "0,-1 hero hp=8", "imp-1": "3,0 hp=3"})
    assert not scene.events(ModifierDrawn)
    scene.deck("+0")
    scene.act("mira", Attack(value=2), "target:guard-1")
    assert scene.options() == ["target:guard-1", "stop"]


@pytest.mark.rule("JL-ATTACK-13")
def test_without_a_target_nothing_is_drawn_and_nothing_was_done() -> None:
    scene = stage(guards=0, **{"imp-1": "3,0 hp=3"})
    scene.act("mira", Attack(value=2, xp=1))
    assert not scene.events()
    assert not scene.asked


@pytest.mark.rule("JL-EX-52", "JL-ATTACK-14", "JL-TARGET-04")
def test_nobody_is_attacked_twice_by_one_ability() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", Attack(value=2, targets=2), "target:guard-1")
    assert scene.events(Attacked) == [Attacked("mira", "guard-1", 2, rule="JL-ATTACK-01")]


@pytest.mark.rule("JL-ATTACK-09", "JL-RANGE-03", "JL-RANGE-07")
def test_the_range_of_a_bonus_makes_an_attack_ranged() -> None:
    scene = stage(**{"imp-1": "2,0 hp=9", "imp-2": "3,0 hp=9", "imp-3": "4,0 hp=9"})
    far = (Boost(range=1, targets=1),)
    scene.deck("+1", "-1", "+0")
    scene.act("mira", Attack(value=2, boost=far), "target:guard-1", "target:imp-1")
    assert (scene.hp("guard-1"), scene.hp("imp-1")) == (8, 7)
    scene.deck("+0")
    scene.act("mira", Attack(value=2, range=2, boost=far), "target:imp-2", "stop")
    assert scene.options() == ["target:guard-1", "target:imp-1", "stop"]


@pytest.mark.rule("JL-ATTACK-06", "JL-ATTACK-14")
def test_what_holds_for_attacks_on_one_target_only() -> None:
    scene = stage(guards=2)
    lone = (Boost(when=Test(single=True), value=3),)
    sweep = Area(hexes=((1, 0), (0, 1)), melee=True)
    scene.deck("+0", "+0", "+0")
    scene.act(
        "mira",
        Attack(value=1, boost=lone),
        Attack(value=1, targets=2, boost=lone),
        Attack(value=1, area=sweep, boost=lone),
        "target:guard-1", "target:guard-2", "stop", f"area:{at(0, 1)},{at(1, 0)}", "target:guard-2", "stop",
    )  # fmt: skip
    assert (scene.hp("guard-1"), scene.hp("guard-2")) == (9 - 4, 9 - 1 - 1)


@pytest.mark.rule("JL-ATTACK-09", "JL-ATTACK-01")
def test_the_first_attack_of_a_turn() -> None:
    scene = stage()
    scene.deck("+0", "+0")
    fresh = Attack(value=1, boost=(Boost(when=Test(first_attack=True), value=3),))
    scene.act("mira", fresh, fresh, "target:guard-1", "target:guard-1")
    assert scene.hp("guard-1") == 9 - 4 - 1


@pytest.mark.rule("JL-SHIELD-01", "JL-SHIELD-03")
def test_shields_add_up() -> None:
    scene = stage(guard="hp=9 attack=5")
    scene.act("mira", *RAGE.bottom.do, source="card|rage|bottom")
    scene.deck("+0")
    scene.act("guard-1", Attack())
    assert scene.hp("mira") == 8 - (5 - 3)


@pytest.mark.rule("JL-SHIELD-01", "JL-SHIELD-02")
def test_pierce_takes_from_the_shield_and_from_nothing_else() -> None:
    scene = stage(guards=2, guard="hp=9 shield=1")
    scene.deck("+0", "-1")
    scene.act("mira", Attack(value=2, pierce=3, targets=2), "target:guard-1", "target:guard-2")
    assert (scene.hp("guard-1"), scene.hp("guard-2")) == (7, 8)


@pytest.mark.rule("JL-OPEN-41")
def test_conditions_come_before_the_push() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", Attack(value=1, push=1, effects=("muddle", "wound")), "target:guard-1", f"cell:{at(1, 1)}")
    kinds = [type(event).__name__ for event in scene.events(ConditionGained, Shoved)]
    assert kinds == ["ConditionGained", "ConditionGained", "Shoved"]


@pytest.mark.rule("JL-ATTACK-03", "JL-ATTACK-05")
def test_a_kill_is_known_to_what_follows() -> None:
    scene = stage(guards=2, guard="hp=2")
    scene.deck("+0", "-1")
    scene.figure("mira").hp = 1
    drink = Heal(value=3, at=Selector(who="self"), when=Test(killed=True))
    scene.act("mira", Attack(value=2), drink, "target:guard-1", "target:mira")
    assert scene.hp("mira") == 4
    scene.act("mira", Attack(value=2), drink, "target:guard-2")
    assert scene.hp("mira") == 4


@pytest.mark.rule("JL-ATTACK-01")
def test_a_pull_comes_after_the_damage() -> None:
    scene = stage(guards=0, **{"imp-1": "3,0 hp=9"})
    scene.deck("+0")
    scene.act("mira", Attack(value=1, range=3, pull=1), "target:imp-1", f"cell:{at(2, 0)}")
    assert (scene.hp("imp-1"), scene.at("imp-1")) == (8, at(2, 0))


@pytest.mark.rule("JL-ATTACK-06", "JL-ATTACK-09", "JL-MATK-04")
def test_a_monsters_stat_line_gives_value_effects_and_targets() -> None:
    stinging = Stat(hp=9, attack=3, targets=2, effects=("muddle",))
    wasps = MonsterType(id="wasp", name=NAME, deck="deck-wasp", standees=4, normal=(stinging,) * 8)
    deck = MonsterDeck(id="deck-wasp", cards=(PlanCard(initiative=9, action=RAGE.top),))
    figures = {"mira": "0,0 hero hp=8 cards=0", "bern": "2,0 hero hp=8 cards=0", "wasp-1": "1,0 hp=9"}
    scene = Stage(board(figures), records=[wasps, deck])
    scene.deck("+0", "+0")
    scene.act("wasp-1", Attack(value=-1), "target:bern")
    assert (scene.conditions("mira"), scene.conditions("bern")) == (["muddle"], ["muddle"])
    assert (scene.hp("mira"), scene.hp("bern")) == (6, 6)


@pytest.mark.rule("JL-SHIELD-04")
def test_shields_do_not_help_against_other_damage() -> None:
    scene = stage(guard="hp=9 shield=2")
    scene.deck("+0")
    scene.act("mira", Attack(value=3), Suffer(value=3, at=Selector(who="enemies")), "target:guard-1", "do")
    assert scene.hp("guard-1") == 9 - 1 - 3


@pytest.mark.rule("JL-OPEN-17", "JL-TARGET-08")
def test_objectives_are_attacked_like_figures() -> None:
    scene = stage(guards=0, **{"crate-1": "1,0 hp=4 rank=objective", "altar-1": "0,1 hp=4 rank=objective side=heroes"})
    scene.deck("+1")
    scene.act("mira", Attack(value=2, effects=("muddle",), push=1), "target:crate-1")
    assert scene.options() == ["target:crate-1", "stop"]
    assert (scene.hp("crate-1"), scene.conditions("crate-1"), scene.at("crate-1")) == (1, [], at(1, 0))


@pytest.mark.rule("JL-ATTACK-09", "JL-ATTACK-11")
def test_all_that_a_bonus_may_give() -> None:
    scene = stage(guard="hp=9 shield=2")
    gift = Boost(value=1, pierce=1, push=1, effects=("wound",), advantage=True)
    scene.deck("-1", "+1")
    scene.act("mira", Attack(value=2, boost=(gift,)), "target:guard-1", f"cell:{at(2, 0)}")
    assert (scene.hp("guard-1"), scene.at("guard-1")) == (9 - (2 + 1 + 1 - 1), at(2, 0))
    assert scene.conditions("guard-1") == ["wound"]
    scene.deck("+0")
    scene.act("mira", Attack(value=2, range=3, boost=(Boost(pull=1),)), "target:guard-1", f"cell:{at(1, 0)}")
    assert scene.at("guard-1") == at(1, 0)
