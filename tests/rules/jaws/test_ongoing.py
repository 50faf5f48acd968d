"""Active bonuses: how long they last, their use slots, and taking them away."""

from typing import Any

import pytest
from tests.rules.stage import NAME, Attack, Stage

from undercroft.games.haven.bonus import end_of_round, listen, removable, shield_of
from undercroft.games.haven.cards import play
from undercroft.games.haven.content.model import AbilityCard
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Bonus, Boost, Consume, Gain, Shield, Suffer
from undercroft.games.haven.events import ExperienceGained
from undercroft.games.haven.state import Active
from undercroft.games.haven.turn import take_turn
from undercroft.table import CardId, ZoneId, add_cards, cards_in, move

BOARD = """
hex from b2
    M
  A   .
    B
  .   .
A = @mira(hero=true hp=9 cards=0)
B = @nils(hero=true hp=9 cards=0)
M = @guard-1(hp=30 attack=2)
"""
GUARDED = Shield(value=1)
STRONGER = Bonus(at="attacks", gives=Boost(value=1))


def holding(stage: Stage, top: Action, who: str = "mira") -> CardId:
    """Give a hero a card with that top half, about to be played."""
    number = len(stage.records.records)
    card = AbilityCard(id=f"test:{number}", name=NAME, level="1", initiative=50, top=top, bottom=top)
    stage.records.records.append(card)
    stage.box.__dict__.pop("cards", None)
    (id,) = add_cards(stage.state, [card.id], ZoneId(f"played-{who}"), back=f"test-{who}")
    return id


def played(stage: Stage, top: Action, *answers: str) -> CardId:
    card = holding(stage, top)
    stage.run(play(stage.game, stage.figure("mira"), card, "top"), *answers)
    return card


def ongoing(*abilities: Any, stays: Any = "persistent", slots: tuple[int, ...] = (), lost: bool = False) -> Action:
    return Action(do=abilities, stays=stays, slots=slots, lost=lost)


def zone(stage: Stage, card: CardId) -> str:
    return str(stage.state.cards[card].zone)


def attack(stage: Stage, value: int = 2) -> int:
    """The damage of a plain attack by mira."""
    before = stage.hp("guard-1")
    stage.deck("+0")
    stage.act("mira", Attack(value=value), "target:guard-1")
    return before - stage.hp("guard-1")


@pytest.mark.rule("JL-ONGO-01", "JL-ONGO-02", "JL-PILE-05")
def test_an_ongoing_ability_is_a_bonus_while_its_card_is_active() -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(GUARDED, stays="round"))
    assert zone(stage, card) == "active-mira"
    assert shield_of(stage.game, stage.figure("mira")) == 1
    assert shield_of(stage.game, stage.figure("nils")) == 0


@pytest.mark.rule("JL-ONGO-06")
@pytest.mark.parametrize(("lost", "pile"), [(False, "discard-mira"), (True, "lost-mira")])
def test_a_round_bonus_ends_with_the_round(lost: bool, pile: str) -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(GUARDED, stays="round", lost=lost))
    end_of_round(stage.game)
    assert zone(stage, card) == pile
    assert shield_of(stage.game, stage.figure("mira")) == 0


@pytest.mark.rule("JL-ONGO-07")
def test_a_persistent_bonus_stays_for_the_scenario() -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(GUARDED))
    for _ in range(5):
        end_of_round(stage.game)
    assert zone(stage, card) == "active-mira"
    assert shield_of(stage.game, stage.figure("mira")) == 1


@pytest.mark.rule("JL-ONGO-08", "JL-ONGO-09", "JL-ONGO-10", "JL-CHAR-07")
def test_a_bonus_with_uses_is_gone_when_they_are_spent() -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(STRONGER, slots=(0, 0)))
    assert [active.slot for active in stage.state.bonuses] == [0]
    assert attack(stage) == 3
    assert [active.slot for active in stage.state.bonuses] == [1]
    assert attack(stage) == 3
    assert attack(stage) == 2
    assert zone(stage, card) == "discard-mira"


@pytest.mark.rule("JL-EX-45", "JL-ONGO-11", "JL-ONGO-12", "JL-XP-04")
@pytest.mark.parametrize(("lost", "pile"), [(False, "discard-mira"), (True, "lost-mira")])
def test_three_use_slots_the_second_with_experience(lost: bool, pile: str) -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(STRONGER, slots=(0, 1, 0), lost=lost))
    sheet = stage.state.sheets["mira"]
    seen = []
    for _ in range(3):
        attack(stage)
        seen.append(([active.slot for active in stage.state.bonuses], sheet.xp, zone(stage, card)))
    assert seen == [([1], 0, "active-mira"), ([2], 1, "active-mira"), ([], 1, pile)]
    assert [event.amount for event in stage.events(ExperienceGained)] == [1]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-ONGO-13")
def test_a_bonus_is_applied_also_where_it_brings_nothing() -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(STRONGER, slots=(0,)))
    before = stage.hp("guard-1")
    stage.deck("null")
    stage.act("mira", Attack(value=2), "target:guard-1")
    assert stage.hp("guard-1") == before
    assert zone(stage, card) == "discard-mira"


@pytest.mark.rule("JL-ONGO-13")
def test_a_bonus_applies_to_its_owner_alone_and_only_at_its_trigger() -> None:
    stage = Stage(BOARD)
    played(stage, ongoing(STRONGER, slots=(0, 0)))
    stage.deck("+0")
    stage.act("nils", Attack(value=2), "target:guard-1")
    assert stage.hp("guard-1") == 28
    stage.run(listen(stage.game, "moves", stage.figure("mira")))
    assert [active.slot for active in stage.state.bonuses] == [0]


@pytest.mark.rule("JL-ONGO-10", "JL-ONGO-01")
def test_a_bonus_can_have_abilities_performed() -> None:
    stage = Stage(BOARD)
    reward = Bonus(at="loots", then=(Gain(coins=2),))
    played(stage, ongoing(reward, slots=(0, 0)))
    stage.run(listen(stage.game, "loots", stage.figure("mira")))
    assert stage.state.sheets["mira"].coins == 2
    assert [active.slot for active in stage.state.bonuses] == [1]


@pytest.mark.rule("JL-ONGO-10", "JL-ONGO-13")
@pytest.mark.parametrize(("hp", "hurt"), [(9, 2), (1, 0)])
def test_a_bonus_can_answer_an_attack_when_it_is_over(hp: int, hurt: int) -> None:
    stage = Stage(BOARD)
    stings = Suffer(value=2, at=Selector(who="enemies", of="target", within=0))
    played(stage, ongoing(Bonus(at="is-attacked", then=(stings,))))
    stage.figure("mira").hp = hp
    stage.deck("+0")
    stage.act("guard-1", Attack(), "target:mira")
    assert stage.hp("guard-1") == 30 - hurt
    assert stage.hp("mira") == max(0, hp - 2)


@pytest.mark.rule("JL-ONGO-01")
def test_a_bonus_may_come_with_a_consumed_element() -> None:
    stage = Stage(BOARD)
    stage.state.elements["ice"] = 2
    frost = Attack(value=2, consume=(Consume(elements=("ice",), then=(GUARDED,)),))
    stage.deck("+0")
    played(stage, ongoing(frost, stays="round"), "consume", "target:guard-1")
    assert shield_of(stage.game, stage.figure("mira")) == 1


@pytest.mark.rule("JL-ONGO-01")
@pytest.mark.parametrize("take", [True, False])
def test_a_bonus_that_says_may_asks_its_owner(take: bool) -> None:
    stage = Stage(BOARD)
    played(stage, ongoing(Bonus(at="attacks", gives=Boost(value=1), optional=True), slots=(0, 0)))
    stage.deck("+0")
    stage.act("mira", Attack(value=2), "target:guard-1", "yes" if take else "no")
    assert stage.hp("guard-1") == (27 if take else 28)
    assert [active.slot for active in stage.state.bonuses] == [int(take)]


@pytest.mark.rule("JL-ONGO-01")
def test_what_a_bonus_gives_may_depend_on_the_target() -> None:
    stage = Stage(BOARD)
    beside = Boost(value=2, each=Selector(who="allies", within=1, of="target"))
    played(stage, ongoing(Bonus(at="attacks", gives=beside)))
    assert attack(stage) == 2 + 2 * stands_beside(stage, "nils", "guard-1")


def stands_beside(stage: Stage, one: str, other: str) -> bool:
    from undercroft.games.haven.world import adjacent

    return adjacent(stage.game, stage.at(one), stage.at(other))


@pytest.mark.rule("JL-ONGO-04", "JL-ONGO-05", "JL-OPEN-19")
@pytest.mark.parametrize(("lost", "pile"), [(False, "discard-mira"), (True, "lost-mira")])
def test_an_active_card_can_be_taken_away_between_abilities(lost: bool, pile: str) -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(GUARDED, lost=lost))
    waiting = holding(stage, Action(do=(Attack(value=2),)))
    stage.deck("+0")
    stage.run(take_turn(stage.game, stage.figure("mira")), f"remove:{card}", f"top:{waiting}", "target:guard-1")
    assert zone(stage, card) == pile
    assert not stage.state.bonuses


@pytest.mark.rule("JL-ONGO-04", "JL-OPEN-19")
def test_active_cards_can_be_taken_away_in_the_turns_of_others_but_not_amid_an_ability() -> None:
    stage = Stage(BOARD)
    card = played(stage, ongoing(GUARDED))
    waiting = holding(stage, Action(do=(Attack(value=2),)), who="nils")
    stage.deck("+0")
    stage.run(take_turn(stage.game, stage.figure("nils")), f"top:{waiting}", "target:guard-1")
    offered = {question.kind for question in stage.asked if f"remove:{card}" in [one.text for one in question.options]}
    assert offered == {"offer"}
    targets = [question for question in stage.asked if question.kind == "target-attack"]
    assert targets
    stage.run(take_turn(stage.game, stage.figure("nils")))


@pytest.mark.rule("JL-ONGO-04")
def test_a_card_with_two_bonuses_is_taken_away_as_one() -> None:
    stage = Stage(BOARD)
    played(stage, ongoing(GUARDED, STRONGER))
    assert len(stage.state.bonuses) == 2
    assert len(removable(stage.game, "mira")) == 1


@pytest.mark.rule("JL-OPEN-29")
def test_a_monsters_bonus_lasts_to_the_end_of_the_round() -> None:
    stage = Stage(BOARD, plan=Action(do=(GUARDED,)))
    stage.act("guard-1", GUARDED, source="plan|deck-guard|0")
    assert shield_of(stage.game, stage.figure("guard-1")) == 1
    end_of_round(stage.game)
    assert shield_of(stage.game, stage.figure("guard-1")) == 0


@pytest.mark.rule("JL-ONGO-02")
def test_a_card_whose_bonus_was_not_performed_is_discarded() -> None:
    stage = Stage(BOARD)
    stage.figure("guard-1").at = ""
    card = played(stage, ongoing(Attack(value=2)))
    assert zone(stage, card) == "discard-mira"
    assert cards_in(stage.game, ZoneId("active-mira")) == []
    assert stage.state.bonuses == list[Active]()
    move(stage.game, card, ZoneId("hand-mira"))
