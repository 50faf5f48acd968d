"""Modifier cards that perks add: conditions, elements, pushes, and what the classes' own cards do."""

import pytest
from tests.rules.boards import at
from tests.rules.jaws.duel import BURST, FLAMES, GUARDS, HAULS, MENDS, SHOVES, TARGET, WOUNDS, hit, stage
from tests.rules.stage import Attack

from undercroft.games.haven.campaign.perk_words import modifier_words
from undercroft.games.haven.content.model import Modifier
from undercroft.games.haven.elements import infuse_all
from undercroft.games.haven.events import Attacked, Suffered
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import ZoneId, add_cards


@pytest.mark.rule("JL-AMD-04", "JL-AMD-11", "JL-OPEN-45")
def test_a_condition_on_the_card_is_for_the_target() -> None:
    scene = stage()
    hit(scene, WOUNDS)
    assert scene.conditions("guard-1") == ["wound"]


@pytest.mark.rule("JL-AMD-10", "JL-AMD-04", "JL-OPEN-36", "JL-EX-22")
def test_an_element_on_the_card_is_infused_when_the_turn_ends() -> None:
    scene = stage(guard="hp=1")
    hit(scene, FLAMES)
    assert scene.at("guard-1") == ""
    assert scene.state.elements["fire"] == 0
    scene.run(infuse_all(scene.game, scene.figure("mira")))
    assert scene.state.elements["fire"] == 2


@pytest.mark.rule("JL-AMD-13", "JL-AMD-17", "JL-OPEN-30", "JL-OPEN-41")
def test_all_adjacent_enemies_suffer_one_after_the_attack() -> None:
    scene = stage(guard="hp=20 shield=2", **{"guard-2": "2,0 hp=5", "guard-3": "3,0 hp=5", "bern": "1,-1 hero hp=8"})
    assert hit(scene, BURST) == 1
    assert scene.events(Attacked) == [Attacked("mira", "guard-1", 3, rule="JL-ATTACK-01")]
    assert scene.events(Suffered) == [
        Suffered("guard-1", 1, rule="JL-ATTACK-03"),
        Suffered("guard-2", 1, rule="JL-SUFFER-01"),
    ]
    assert scene.hp("bern") == 8


@pytest.mark.rule("JL-AMD-19")
def test_the_neighbours_of_a_dead_target_suffer_too() -> None:
    scene = stage(guard="hp=1", **{"guard-2": "2,0 hp=5", "guard-3": "-1,0 hp=5"})
    hit(scene, BURST)
    assert [scene.hp(who) for who in ("guard-1", "guard-2", "guard-3")] == [0, 4, 5]


@pytest.mark.rule("JL-AMD-14")
def test_a_card_may_shield_whose_card_it_is() -> None:
    scene = stage()
    assert hit(scene, GUARDS) == 4
    scene.deck("+0", "+0")
    scene.act("guard-1", Attack())
    assert scene.hp("mira") == 8 - (2 - 1)


@pytest.mark.rule("JL-AMD-15")
def test_a_card_may_heal_an_ally_in_sight() -> None:
    scene = stage(bern="-4,0 hero hp=3 max=8", carl="-3,0 hero hp=3 max=8")
    hit(scene, MENDS, answers=("target:bern",))
    assert scene.hp("bern") == 4
    assert scene.options() == ["target:bern", "target:carl", "stop"]


@pytest.mark.rule("JL-AMD-15")
def test_nobody_has_to_be_healed() -> None:
    scene = stage(bern="-4,0 hero hp=3 max=8")
    hit(scene, MENDS, answers=("stop",))
    assert scene.hp("bern") == 3


@pytest.mark.rule("JL-AMD-16")
def test_the_card_works_for_its_class_even_if_a_monster_draws_it() -> None:
    scene = stage(bern="-2,0 hero hp=3 max=8")
    add_cards(scene.state, [MENDS], ZoneId("modifiers-monsters"), back="modifier-monsters")
    scene.deck(MENDS)
    scene.act("guard-1", Attack(), "target:bern")
    assert (scene.hp("mira"), scene.hp("bern")) == (8 - 3, 4)


@pytest.mark.rule("JL-AMD-04", "JL-OPEN-41")
def test_a_card_pushes_and_pulls_as_the_ability_does() -> None:
    scene = stage(guard="hp=20")
    hit(scene, SHOVES, answers=(f"cell:{at(2, 0)}", f"cell:{at(3, 0)}"))
    assert scene.at("guard-1") == at(3, 0)
    scene.deck(HAULS)
    scene.act("mira", Attack(value=1, range=3, pull=1), TARGET, f"cell:{at(2, 0)}", f"cell:{at(1, 0)}")
    assert scene.at("guard-1") == at(1, 0)
    assert len(scene.pile("curse-monsters")) == 9


@pytest.mark.rule("JL-CARD-01", "JL-CARD-02")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        (Modifier(value=-1), "−1"),
        (Modifier(times=2), "×2"),
        (Modifier(times=0), "×0"),
        (Modifier(effects=("stun",)), "+0 · Stun"),
        (Modifier(value=1, push=2), "+1 · push 2"),
    ],
)
def test_a_card_says_its_number_and_what_comes_with_it(card: Modifier, said: str) -> None:
    assert SYSTEM.speech.say(modifier_words(card), "en") == said
