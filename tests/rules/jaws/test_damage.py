"""Suffering damage, negating it with cards, and exhaustion."""

import pytest
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Heal, Move, Shield, Suffer
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import Died, Exhausted, Negated, Suffered
from undercroft.games.haven.turn import take_turn
from undercroft.table import ZoneId, cards_in, move

BOARD = """
hex from b2
    M
  A   .
    .
  .   .
A = @mira({notes})
M = @guard-1({guard})
"""
SHIELD = Shield(value=1)
FOES = Selector(who="enemies")


def duel(hp: int = 8, cards: int = 0, guard: str = "hp=5 attack=2", plan: Action | None = None) -> Stage:
    drawing = BOARD.format(notes=f"hero=true hp={hp} cards={cards}", guard=guard)
    return Stage(drawing, plan=plan) if plan else Stage(drawing)


def lay(stage: Stage, pile: str, count: int) -> list[str]:
    """Lay the first cards of mira's hand elsewhere."""
    cards = [card.id for card in cards_in(stage.game, ZoneId("hand-mira"))][:count]
    for card in cards:
        move(stage.game, card, ZoneId(f"{pile}-mira"))
    return [str(card) for card in cards]


def hurt(stage: Stage, amount: int, *answers: str, who: str = "mira") -> int:
    dealt: int = stage.run(suffer(stage.game, stage.figure(who), amount), *answers)
    return dealt


@pytest.mark.rule("JL-DMG-01", "JL-DMG-02")
def test_damage_from_any_source_lowers_hit_points() -> None:
    stage = duel()
    assert hurt(stage, 3) == 3
    stage.act("mira", Suffer(value=2, at=Selector(who="self")), "do")
    assert stage.hp("mira") == 3
    stage.act("mira", Heal(value=1, at=Selector(who="self")), "target:mira")
    assert stage.hp("mira") == 4


@pytest.mark.rule("JL-DMG-02")
@pytest.mark.parametrize("damage", [0, 1])
def test_no_damage_is_nothing_suffered(damage: int) -> None:
    stage = duel()
    assert hurt(stage, damage) == damage
    assert stage.hp("mira") == 8 - damage
    assert len(stage.events(Suffered)) == damage


@pytest.mark.rule("JL-DMG-03", "JL-DMG-04")
@pytest.mark.parametrize(("damage", "lives"), [(4, True), (5, False), (9, False)])
def test_a_monster_at_0_or_below_is_dead_and_gone(damage: int, lives: bool) -> None:
    stage = duel(guard="hp=5")
    hurt(stage, damage, who="guard-1")
    assert bool(stage.at("guard-1")) is lives
    assert stage.hp("guard-1") == max(0, 5 - damage)
    assert stage.state.counters.get("killed", 0) == stage.state.counters.get("killed-guard", 0) == (not lives)
    assert len(stage.events(Died)) == (not lives)


@pytest.mark.rule("JL-DMG-06", "JL-WOUND-01", "JL-EXH-04")
def test_a_wound_can_exhaust_before_the_turn_is_played() -> None:
    stage = duel(hp=1, cards=2)
    chosen = lay(stage, "played", 2)
    stage.act("guard-1", Attack(effects=("wound",), value=-5), "target:mira")
    assert stage.conditions("mira") == ["wound"]
    stage.run(take_turn(stage.game, stage.figure("mira")))
    assert not stage.at("mira")
    assert stage.state.sheets["mira"].exhausted
    assert set(chosen) <= set(stage.pile("lost-mira"))
    assert [question.kind for question in stage.asked if question.kind == "play"] == []


@pytest.mark.rule("JL-NEG-01", "JL-NEG-02", "JL-NEG-03")
@pytest.mark.parametrize("damage", [1, 20])
def test_one_card_of_the_hand_negates_any_damage(damage: int) -> None:
    stage = duel(cards=3)
    card = stage.pile("hand-mira")[1]
    assert hurt(stage, damage, f"lose:{card}") == 0
    assert stage.hp("mira") == 8
    assert stage.pile("lost-mira") == [card]
    assert len(stage.pile("hand-mira")) == 2
    assert [(event.damage, event.cards) for event in stage.events(Negated)] == [(damage, 1)]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-NEG-01", "JL-NEG-03")
def test_two_discarded_cards_negate_too_whichever_the_player_likes() -> None:
    stage = duel(cards=3)
    one, other, third = lay(stage, "discard", 3)
    assert hurt(stage, 4, f"lose:{one},{third}") == 0
    assert stage.options() == ["suffer", f"lose:{one},{other}", f"lose:{one},{third}", f"lose:{other},{third}"]
    assert [label.count(" and ") for label in stage.labels("negate")] == [1, 1, 1]
    assert [label.count(" und ") for label in stage.labels("negate", "de")] == [1, 1, 1]
    assert stage.asked[-1].args["hero"] == "mira"
    assert sorted(stage.pile("lost-mira")) == sorted([one, third])
    assert stage.pile("discard-mira") == [other]


@pytest.mark.rule("JL-NEG-01")
def test_damage_may_be_suffered_with_cards_at_hand() -> None:
    stage = duel(cards=3)
    assert hurt(stage, 4, "suffer") == 4
    assert stage.hp("mira") == 4
    assert len(stage.pile("hand-mira")) == 3


@pytest.mark.rule("JL-EX-18", "JL-NEG-04", "JL-NEG-01")
def test_chosen_cards_cannot_pay() -> None:
    stage = duel(cards=4)
    lay(stage, "discard", 1)
    lay(stage, "chosen", 2)
    (left,) = stage.pile("hand-mira")
    hurt(stage, 2, f"lose:{left}")
    assert stage.options() == ["suffer", f"lose:{left}"]
    asked = len(stage.asked)
    assert hurt(stage, 2) == 2  # one discarded card and an empty hand: nothing to pay with
    assert len(stage.asked) == asked


@pytest.mark.rule("JL-NEG-05")
def test_every_instance_of_damage_is_paid_for_by_itself() -> None:
    stage = duel(cards=2)
    first, second = stage.pile("hand-mira")
    hurt(stage, 2, f"lose:{first}")
    hurt(stage, 2, f"lose:{second}")
    assert hurt(stage, 2) == 2
    assert stage.hp("mira") == 6


@pytest.mark.rule("JL-NEG-06", "JL-ATTACK-05")
def test_effects_stay_when_the_damage_is_negated() -> None:
    stage = duel(cards=1, guard="hp=5 attack=2")
    (card,) = stage.pile("hand-mira")
    stage.deck("+0")
    stage.act("guard-1", Attack(effects=("muddle",)), "target:mira", f"lose:{card}")
    assert stage.hp("mira") == 8
    assert stage.conditions("mira") == ["muddle"]


@pytest.mark.rule("JL-NEG-07")
def test_monsters_never_negate() -> None:
    stage = duel(cards=3)
    hurt(stage, 2, who="guard-1")
    assert stage.hp("guard-1") == 3
    assert not stage.asked


@pytest.mark.rule("JL-OPEN-01", "JL-SUFFER-01")
def test_cards_negate_what_no_shield_stops() -> None:
    stage = duel(cards=1, guard="hp=5 shield=3")
    (card,) = stage.pile("hand-mira")
    stage.act("mira", Suffer(value=2, at=FOES), "do")
    assert stage.hp("guard-1") == 3
    stage.act("guard-1", Suffer(value=2, at=FOES), f"lose:{card}")
    assert stage.hp("mira") == 8


@pytest.mark.rule("JL-EXH-01", "JL-EXH-02")
@pytest.mark.parametrize(("damage", "stands"), [(7, True), (8, False), (11, False)])
def test_a_character_at_0_is_exhausted_at_once(damage: int, stands: bool) -> None:
    stage = duel()
    hurt(stage, damage)
    assert bool(stage.at("mira")) is stands
    assert stage.hp("mira") == max(0, 8 - damage)
    assert stage.state.sheets["mira"].exhausted is not stands
    assert len(stage.events(Exhausted)) == (not stands)


@pytest.mark.rule("JL-DMG-03")
def test_the_bonuses_of_a_dead_monster_are_gone() -> None:
    stage = duel(plan=Action(do=(SHIELD,)))
    stage.act("guard-1", SHIELD, source="plan|deck-guard|0")
    stage.act("mira", SHIELD, source="plan|deck-guard|0")
    hurt(stage, 5, who="guard-1")
    assert [bonus.owner for bonus in stage.state.bonuses] == ["mira"]


@pytest.mark.rule("JL-EXH-03", "JL-OPEN-20")
def test_nothing_of_an_exhausted_character_stays_in_play() -> None:
    stage = duel(cards=5, hp=1, plan=Action(do=(SHIELD,)))
    for pile in ("chosen", "played", "discard", "active"):
        lay(stage, pile, 1)
    stage.act("mira", SHIELD, source="plan|deck-guard|0")
    assert [bonus.owner for bonus in stage.state.bonuses] == ["mira"]
    hurt(stage, 1, "suffer")
    assert len(stage.pile("lost-mira")) == 5
    assert not stage.state.bonuses
    assert stage.conditions("mira") == []


@pytest.mark.rule("JL-EXH-04", "JL-EXH-02")
def test_an_action_breaks_off_when_its_performer_is_exhausted() -> None:
    stage = duel(hp=1)
    stage.act("mira", Suffer(value=1, at=Selector(who="self"), mandatory=True), Attack(value=2), Move(value=3), "do")
    assert stage.hp("guard-1") == 5
    assert not stage.at("mira")
