"""Conditions: how they come, what they do, and when they go."""

import msgspec
import pytest
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.conditions import expire, gain, is_positive, lose_all
from undercroft.games.haven.content.select import ConditionName, Selector
from undercroft.games.haven.content.verbs import Action, Give, Grant, Push, Shield
from undercroft.games.haven.events import ConditionGained, FocusFound, ModifierDrawn, Suffered
from undercroft.games.haven.heal import heal
from undercroft.games.haven.scene import figure_of
from undercroft.games.haven.state import Facts
from undercroft.games.haven.turn import take_turn
from undercroft.table import ZoneId, cards_in, move

BOARD = """
hex from b3
    .
  .   .
    M
  A   .
    B
  .   .
    .
A = @mira(hero=true hp=9 cards={cards})
B = @nils(hero=true hp=9 cards=0)
M = @guard-1(hp=9 move=2 attack=2)
"""
TIMED = ("disarm", "immobilize", "muddle", "strengthen", "stun")
LASTING = ("poison", "wound")


def stage_of(cards: int = 0, plan: Action | None = None) -> Stage:
    drawing = BOARD.format(cards=cards)
    return Stage(drawing, plan=plan) if plan else Stage(drawing)


def afflict(stage: Stage, who: str, *conditions: ConditionName) -> Stage:
    for condition in conditions:
        gain(stage.game, stage.figure(who), condition, "JL-COND-11")
    return stage


def turn_of(stage: Stage, who: str, *answers: str) -> None:
    stage.run(take_turn(stage.game, stage.figure(who)), *answers)


def alone(stage: Stage) -> None:
    """Leave only mira to be fought, so that nothing is asked in a monster's turn."""
    stage.figure("nils").at = ""


def drawn(stage: Stage) -> int:
    return len(stage.events(ModifierDrawn))


@pytest.mark.rule("JL-COND-01", "JL-COND-02")
@pytest.mark.parametrize("condition", [*TIMED, *LASTING])
def test_seven_conditions_lie_on_the_figure(condition: ConditionName) -> None:
    stage = afflict(stage_of(), "guard-1", condition)
    assert stage.conditions("guard-1") == [condition]
    assert [(event.who, event.condition) for event in stage.events(ConditionGained)] == [("guard-1", condition)]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-COND-02", "JL-COND-08")
@pytest.mark.parametrize("condition", ["bless", "curse"])
def test_two_conditions_are_cards_in_the_modifier_deck(condition: ConditionName) -> None:
    stage = afflict(stage_of(), "mira", condition)
    assert stage.conditions("mira") == []
    deck = [card.definition for card in cards_in(stage.game, ZoneId("modifiers-mira"))]
    assert deck.count(condition) == 1
    stage.deck(condition)
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert stage.hp("guard-1") == (5 if condition == "bless" else 9)
    left = [card.definition for card in cards_in(stage.game, ZoneId("modifiers-mira"))]
    spent = [card.definition for card in cards_in(stage.game, ZoneId("modifiers-mira-spent"))]
    assert condition not in (*left, *spent)


@pytest.mark.rule("JL-COND-03")
def test_two_conditions_are_good_and_seven_bad() -> None:
    good = [name for name in (*TIMED, *LASTING, "bless", "curse") if is_positive(name)]
    assert good == ["strengthen", "bless"]


@pytest.mark.rule("JL-COND-04", "JL-COND-05")
@pytest.mark.parametrize("condition", TIMED)
def test_a_condition_gained_before_the_turn_goes_with_its_end(condition: ConditionName) -> None:
    stage = afflict(stage_of(), "guard-1", condition)
    expire(stage.game, stage.figure("guard-1"))
    assert stage.conditions("guard-1") == []


@pytest.mark.rule("JL-COND-04", "JL-COND-06")
@pytest.mark.parametrize("condition", TIMED)
def test_a_condition_gained_in_the_own_turn_stays_to_the_end_of_the_next(condition: ConditionName) -> None:
    stage = stage_of()
    stage.state.facts = Facts(figure="guard-1")
    afflict(stage, "guard-1", condition)
    expire(stage.game, stage.figure("guard-1"))
    assert stage.conditions("guard-1") == [condition]
    expire(stage.game, stage.figure("guard-1"))
    assert stage.conditions("guard-1") == []


@pytest.mark.rule("JL-EX-36", "JL-COND-05", "JL-COND-06")
def test_muddle_goes_with_the_next_full_turn() -> None:
    early = afflict(stage_of(), "guard-1", "muddle")
    early.deck("+0", "+0")
    alone(early)
    turn_of(early, "guard-1")
    assert early.conditions("guard-1") == []
    late = stage_of()
    late.deck("+0", "+0", "+0")
    alone(late)
    turn_of(late, "guard-1")
    afflict(late, "guard-1", "muddle")
    assert late.conditions("guard-1") == ["muddle"]
    turn_of(late, "guard-1")
    assert late.conditions("guard-1") == []


@pytest.mark.rule("JL-COND-07")
@pytest.mark.parametrize("condition", LASTING)
def test_poison_and_wound_stay_until_healed(condition: ConditionName) -> None:
    stage = afflict(stage_of(), "mira", condition)
    for _ in range(3):
        expire(stage.game, stage.figure("mira"))
    assert stage.conditions("mira") == [condition]
    heal(stage.game, stage.figure("mira"), 1)
    assert stage.conditions("mira") == []


@pytest.mark.rule("JL-COND-09")
def test_all_conditions_end_with_the_scenario() -> None:
    stage = afflict(stage_of(), "mira", "poison", "stun")
    afflict(stage, "guard-1", "wound")
    lose_all(stage.game)
    assert stage.conditions("mira") == stage.conditions("guard-1") == []


@pytest.mark.rule("JL-COND-10")
def test_conditions_are_shown_on_the_figure_but_for_bless_and_curse() -> None:
    stage = afflict(stage_of(), "mira", "bless", "wound", "muddle", "curse")
    assert [marker.id for marker in figure_of(stage.game, stage.figure("mira")).markers] == ["wound", "muddle"]


@pytest.mark.rule("JL-COND-11", "JL-COND-12")
def test_a_condition_ability_reaches_only_neighbours_and_draws_no_card() -> None:
    stage = stage_of()
    stage.act("mira", Give(conditions=("poison",)), "target:guard-1")
    assert stage.conditions("guard-1") == ["poison"]
    assert drawn(stage) == 0
    assert stage.hp("guard-1") == 9
    far = Stage("""
        hex from a2
          A
            .
              M
        A = @mira(hero=true hp=9)
        M = @guard-1(hp=9)
    """)
    far.act("mira", Give(conditions=("poison",)))
    assert far.conditions("guard-1") == []
    far.act("mira", Give(conditions=("poison",), range=2), "target:guard-1")
    assert far.conditions("guard-1") == ["poison"]


@pytest.mark.rule("JL-COND-13")
@pytest.mark.parametrize(("middle", "seen"), [(".   .", True), ("    .", False)])
def test_targets_of_a_condition_have_to_be_seen(middle: str, seen: bool) -> None:
    stage = Stage(
        f"""
        hex from a3
          A   .
            .   .
          {middle}
            .   .
          M   .
        A = @mira(hero=true hp=8)
        M = @guard-1(hp=9)
        """
    )
    stage.act("mira", Give(conditions=("stun",), range=6), *["target:guard-1"] * seen)
    assert stage.conditions("guard-1") == ["stun"] * seen


@pytest.mark.rule("JL-OPEN-07", "JL-POISON-02", "JL-WOUND-02")
@pytest.mark.parametrize("condition", [*TIMED, *LASTING])
def test_a_condition_gained_again_counts_anew_and_is_not_doubled(condition: ConditionName) -> None:
    stage = stage_of()
    figure = stage.figure("mira")
    afflict(stage, "mira", condition)
    stage.state.facts = Facts(figure="mira")
    afflict(stage, "mira", condition)
    assert stage.conditions("mira") == [condition]
    expire(stage.game, figure)
    assert stage.conditions("mira") == [condition]
    expire(stage.game, figure)
    assert stage.conditions("mira") == ([condition] if condition in LASTING else [])


@pytest.mark.rule("JL-OBJ-05", "JL-BOSS-07", "JL-BOSS-08")
def test_objectives_are_immune_to_all_conditions_bosses_to_some() -> None:
    stage = stage_of()
    stage.figure("guard-1").rank = "objective"
    afflict(stage, "guard-1", "wound", "muddle")
    assert stage.conditions("guard-1") == []
    boss = stage_of()
    kind = boss.box.monsters["guard"]
    boss.records.records.remove(kind)
    boss.records.records.append(msgspec.structs.replace(kind, immune=("stun",)))
    boss.box.__dict__.pop("monsters")
    afflict(boss, "guard-1", "stun", "wound")
    afflict(boss, "mira", "stun")
    assert (boss.conditions("guard-1"), boss.conditions("mira")) == (["wound"], ["stun"])


# Stun


@pytest.mark.rule("JL-STUN-01", "JL-OPEN-06", "JL-STUN-02")
def test_a_stunned_character_lays_its_cards_down_without_effect() -> None:
    stage = afflict(stage_of(cards=3), "mira", "stun")
    cards = [card.id for card in cards_in(stage.game, ZoneId("hand-mira"))][:2]
    for card in cards:
        move(stage.game, card, ZoneId("played-mira"))
    turn_of(stage, "mira")
    assert sorted(stage.pile("discard-mira")) == sorted(cards)
    assert stage.conditions("mira") == []
    assert not stage.asked


@pytest.mark.rule("JL-OPEN-06")
def test_a_stunned_character_rests_and_may_act_when_granted() -> None:
    stage = afflict(stage_of(cards=2), "mira", "stun")
    cards = [card.id for card in cards_in(stage.game, ZoneId("hand-mira"))]
    stage.deck("+0")
    stage.act("nils", Grant(abilities=(Attack(value=3),)), "target:mira", "target:guard-1")
    assert stage.hp("guard-1") == 6
    for card in cards:
        move(stage.game, card, ZoneId("discard-mira"))
    stage.state.sheets["mira"].long_rest = True
    turn_of(stage, "mira", f"lose:{cards[0]}")
    assert stage.pile("hand-mira") == [cards[1]]


@pytest.mark.rule("JL-EX-01", "JL-MTURN-05", "JL-STUN-01", "JL-STUN-02")
def test_a_stunned_monster_does_nothing_at_all() -> None:
    plan = Action(do=(Move(), Attack(), Shield(value=1)))
    stage = afflict(stage_of(plan=plan), "guard-1", "stun")
    here = stage.at("guard-1")
    turn_of(stage, "guard-1")
    assert stage.at("guard-1") == here
    assert not stage.events(FocusFound, Suffered)
    assert not stage.state.bonuses
    assert stage.conditions("guard-1") == []


# Disarm, immobilize


@pytest.mark.rule("JL-DISARM-01", "JL-DISARM-02")
def test_a_disarmed_figure_cannot_attack_but_all_else() -> None:
    stage = afflict(stage_of(), "mira", "disarm")
    stage.act("mira", Attack(value=2), Push(value=1), "target:guard-1", "cell:c1")
    assert (stage.hp("guard-1"), stage.at("guard-1")) == (9, "c1")
    expire(stage.game, stage.figure("mira"))
    stage.deck("+0")
    stage.act("mira", Attack(value=2, range=3), "target:guard-1")
    assert stage.hp("guard-1") == 7


@pytest.mark.rule("JL-DISARM-01")
def test_a_disarmed_monster_does_not_attack() -> None:
    stage = afflict(stage_of(), "guard-1", "disarm")
    alone(stage)
    turn_of(stage, "guard-1")
    assert stage.hp("mira") == 9
    assert drawn(stage) == 0


@pytest.mark.rule("JL-IMMOB-01", "JL-IMMOB-02")
def test_an_immobilized_figure_cannot_move_but_all_else() -> None:
    stage = afflict(stage_of(), "mira", "immobilize")
    stage.deck("+0")
    stage.act("mira", Move(value=3), Attack(value=2), "target:guard-1")
    assert stage.at("mira") == "a2"
    assert stage.hp("guard-1") == 7
    expire(stage.game, stage.figure("mira"))
    stage.act("mira", Move(value=3), "cell:a3", "stop")
    assert stage.at("mira") == "a3"


@pytest.mark.rule("JL-IMMOB-03")
def test_an_immobilized_figure_can_be_pushed() -> None:
    stage = afflict(stage_of(), "guard-1", "immobilize")
    stage.act("mira", Push(value=1), "target:guard-1", "cell:c1")
    assert stage.at("guard-1") == "c1"


# Muddle, strengthen, poison, wound


@pytest.mark.rule("JL-MUDDLE-01", "JL-MUDDLE-02", "JL-OPEN-46")
def test_muddle_gives_disadvantage_on_all_attacks() -> None:
    stage = afflict(stage_of(), "mira", "muddle")
    stage.deck("+1", "-1", "+0")
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert (stage.hp("guard-1"), drawn(stage)) == (8, 2)
    expire(stage.game, stage.figure("mira"))
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert (stage.hp("guard-1"), drawn(stage)) == (6, 3)


@pytest.mark.rule("JL-STRENGTH-01", "JL-STRENGTH-02")
def test_strengthen_gives_advantage_on_all_attacks() -> None:
    stage = afflict(stage_of(), "mira", "strengthen")
    stage.deck("-1", "+1", "+0")
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert (stage.hp("guard-1"), drawn(stage)) == (6, 2)
    expire(stage.game, stage.figure("mira"))
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert (stage.hp("guard-1"), drawn(stage)) == (4, 3)


@pytest.mark.rule("JL-POISON-01")
@pytest.mark.parametrize(("modifier", "hp"), [("+0", 6), ("x2", 3), ("null", 9)])
def test_poison_adds_1_to_attacks_before_the_card(modifier: str, hp: int) -> None:
    stage = afflict(stage_of(), "guard-1", "poison")
    stage.deck(modifier)
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert stage.hp("guard-1") == hp


@pytest.mark.rule("JL-WOUND-01")
def test_a_wound_hurts_at_the_start_of_every_turn() -> None:
    stage = afflict(stage_of(), "guard-1", "wound", "stun")
    turn_of(stage, "guard-1")
    assert stage.hp("guard-1") == 8
    afflict(stage, "guard-1", "stun")
    turn_of(stage, "guard-1")
    assert stage.hp("guard-1") == 7
    assert stage.conditions("guard-1") == ["wound"]


@pytest.mark.rule("JL-TARGET-06")
def test_bad_conditions_are_for_enemies_good_ones_for_allies() -> None:
    stage = stage_of()
    stage.act("mira", Give(conditions=("muddle",)), "stop")
    assert stage.options() == ["target:guard-1", "stop"]
    stage.act("mira", Give(conditions=("strengthen",)), "stop")
    assert stage.options() == ["target:nils", "stop"]
    stage.act("mira", Give(conditions=("strengthen",), at=Selector(who="self")), "target:mira")
    assert stage.conditions("mira") == ["strengthen"]
