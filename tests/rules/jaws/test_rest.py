"""Resting: short at the end of a round, long as a turn of its own."""

import pytest
from tests.rules.stage import Stage

from undercroft.games.haven.choose_cards import can_rest, choose_two
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Heal
from undercroft.games.haven.events import Exhausted, Healed, LootTaken, Rested, Suffered
from undercroft.games.haven.rest import long_rest, short_rest, short_rests
from undercroft.games.haven.round_end import end_round
from undercroft.games.haven.state import Timed
from undercroft.games.haven.turn import take_turn
from undercroft.table import ZoneId, cards_in, move
from undercroft.words import Text

BOARD = """
hex from b2
    .
  A   .
    .
  .   .
A = @mira(hero=true hp={hp} max=10 cards={cards}) {under}
"""


def tired(discards: int, hp: int = 5, hand: int = 0, under: str = "") -> Stage:
    """Mira with so many discarded cards."""
    stage = Stage(BOARD.format(hp=hp, cards=discards + hand, under=under))
    for card in cards_in(stage.game, ZoneId("hand-mira"))[:discards]:
        move(stage.game, card.id, ZoneId("discard-mira"))
    return stage


def long(stage: Stage, *answers: str) -> None:
    stage.state.sheets["mira"].long_rest = True
    stage.run(take_turn(stage.game, stage.figure("mira")), *answers)


def short(stage: Stage, *answers: str) -> None:
    stage.run(short_rest(stage.game, stage.figure("mira")), *answers)


@pytest.mark.rule("JL-REST-01", "JL-REST-04")
@pytest.mark.parametrize(("discards", "can"), [(0, False), (1, False), (2, True), (5, True)])
def test_a_rest_needs_two_discarded_cards(discards: int, can: bool) -> None:
    stage = tired(discards, hand=2)
    assert can_rest(stage.game, stage.figure("mira")) is can
    stage.run(short_rests(stage.game), *["no"] * can)
    assert len(stage.asked) == can
    assert len(stage.pile("discard-mira")) == discards


@pytest.mark.rule("JL-REST-02", "JL-REST-08")
@pytest.mark.parametrize(("discards", "offered"), [(1, False), (2, True)])
def test_a_long_rest_is_declared_instead_of_cards(discards: int, offered: bool) -> None:
    stage = tired(discards, hand=3)
    if not offered:
        first, second, _ = stage.pile("hand-mira")
        stage.run(choose_two(stage.game, stage.figure("mira")), f"card:{first}", f"card:{second}")
        assert all("long-rest" not in [option.text for option in question.options] for question in stage.asked)
        return
    stage.run(choose_two(stage.game, stage.figure("mira")), "long-rest")
    assert stage.state.sheets["mira"].long_rest
    assert stage.pile("chosen-mira") == []


@pytest.mark.rule("JL-REST-02", "JL-REST-03")
def test_a_short_rest_comes_at_the_end_of_a_round_and_takes_no_turn() -> None:
    stage = tired(3)
    stage.next("rest", "card-mira-2")
    stage.run(end_round(stage.game), "yes", "no")
    assert stage.pile("lost-mira") == ["card-mira-2"]
    assert sorted(stage.pile("hand-mira")) == ["card-mira-1", "card-mira-3"]
    assert stage.hp("mira") == 5
    assert stage.state.acted == []


@pytest.mark.rule("JL-REST-05")
def test_a_short_rest_loses_a_random_card_and_takes_back_the_rest() -> None:
    stage = tired(4, hand=1)
    stage.next("rest", "card-mira-3")
    short(stage, "no")
    assert stage.pile("lost-mira") == ["card-mira-3"]
    assert stage.pile("discard-mira") == []
    assert len(stage.pile("hand-mira")) == 4
    assert [(event.kind, event.lost) for event in stage.events(Rested)] == [("short", "card-mira-3")]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-EX-31", "JL-REST-06", "JL-REST-07", "JL-REST-05")
def test_for_1_damage_another_random_card_is_lost_and_that_is_final() -> None:
    stage = tired(3)
    a, b, c = stage.pile("discard-mira")
    stage.next("rest", a, c)
    short(stage, "yes", "suffer")
    assert stage.hp("mira") == 4
    assert stage.pile("lost-mira") == [c]
    assert sorted(stage.pile("hand-mira")) == [a, b]
    assert [question.kind for question in stage.asked].count("redraw") == 1


@pytest.mark.rule("JL-REST-06")
def test_the_card_drawn_first_is_not_drawn_again() -> None:
    for _ in range(3):
        stage = tired(2)
        first, second = stage.pile("discard-mira")
        stage.next("rest", first)
        short(stage, "yes", "suffer")
        assert stage.pile("lost-mira") == [second]


@pytest.mark.rule("JL-OPEN-13", "JL-REST-06")
def test_the_damage_of_a_redraw_can_be_negated() -> None:
    stage = tired(3, hand=1)
    (paid,) = stage.pile("hand-mira")
    a, b, _ = stage.pile("discard-mira")
    stage.next("rest", a, b)
    short(stage, "yes", f"lose:{paid}")
    assert stage.hp("mira") == 5
    assert sorted(stage.pile("lost-mira")) == sorted([paid, b])


@pytest.mark.rule("JL-OPEN-13")
def test_the_damage_of_a_redraw_can_exhaust() -> None:
    stage = tired(3, hp=1)
    stage.next("rest", stage.pile("discard-mira")[0])
    short(stage, "yes", "suffer")
    assert len(stage.events(Exhausted)) == 1
    assert len(stage.pile("lost-mira")) == 3
    assert stage.events(Rested) == []


@pytest.mark.rule("JL-OPEN-13", "JL-REST-05")
def test_with_no_other_card_left_the_first_one_is_lost() -> None:
    stage = tired(3)
    a, b, c = stage.pile("discard-mira")
    stage.next("rest", a, a)
    short(stage, "yes", f"lose:{b},{c}")
    assert sorted(stage.pile("lost-mira")) == [a, b, c]


@pytest.mark.rule("JL-OPEN-13")
def test_a_redraw_paid_with_the_last_discards_leaves_nothing_to_lose() -> None:
    stage = tired(2)
    a, b = stage.pile("discard-mira")
    stage.next("rest", a)
    short(stage, "yes", f"lose:{a},{b}")
    assert sorted(stage.pile("lost-mira")) == [a, b]
    assert stage.pile("hand-mira") == []


@pytest.mark.rule("JL-REST-09", "JL-REST-10")
def test_a_long_rest_loses_a_card_of_choice_and_heals_2() -> None:
    stage = tired(3)
    a, b, c = stage.pile("discard-mira")
    stage.run(long_rest(stage.game, stage.figure("mira")), f"lose:{b}")
    assert stage.pile("lost-mira") == [b]
    assert sorted(stage.pile("hand-mira")) == [a, c]
    assert stage.hp("mira") == 7


@pytest.mark.rule("JL-REST-11")
def test_a_long_rest_refreshes_spent_items() -> None:
    stage = tired(2)
    equip(stage)
    spent, consumed = cards_in(stage.game, ZoneId("items-mira"))
    spent.counters["used"], consumed.counters["used"] = 1, 2
    stage.run(long_rest(stage.game, stage.figure("mira")), "lose:card-mira-1")
    assert (spent.counters["used"], consumed.counters["used"]) == (0, 2)


def equip(stage: Stage) -> None:
    do = Action(do=(Heal(value=1, at=Selector(who="self")),))
    for number, use in enumerate(("spent", "consumed"), 1):
        stage.give_items(
            "mira",
            Item(
                id=f"item-{number}", name=Text("x", "x"), number=number, slot="head", gold=1, copies=1, use=use,
                at="is-healed", action=do,
            ),
        )  # fmt: skip


@pytest.mark.rule("JL-REST-13")
def test_the_steps_of_a_long_rest_come_in_order() -> None:
    stage = tired(2)
    long(stage, "lose:card-mira-1")
    told = [type(event) for event in stage.events(Rested, Healed)]
    assert told == [Rested, Healed]
    assert stage.asked[0].kind == "rest-lose"


@pytest.mark.rule("JL-REST-12", "JL-REST-14")
def test_a_long_rest_is_the_whole_turn() -> None:
    stage = tired(2, hand=2)
    long(stage, "lose:card-mira-1")
    assert stage.state.acted == ["mira"]
    assert [question.kind for question in stage.asked] == ["rest-lose"]


@pytest.mark.rule("JL-REST-15", "JL-WOUND-01", "JL-COND-05")
def test_a_long_rest_is_a_turn_for_conditions() -> None:
    stage = tired(2, hp=5, hand=1)
    stage.figure("mira").conditions = [Timed("wound"), Timed("muddle", 1)]
    long(stage, "suffer", "lose:card-mira-1")
    assert len(stage.events(Suffered)) == 1
    assert stage.hp("mira") == 6
    assert stage.conditions("mira") == []


@pytest.mark.rule("JL-EX-32", "JL-WOUND-01", "JL-REST-10", "JL-HEAL-07")
def test_a_long_rest_of_the_wounded_and_poisoned() -> None:
    stage = tired(3, hp=5, under="+ coin")
    equip(stage)
    spent, _ = cards_in(stage.game, ZoneId("items-mira"))
    spent.counters["used"] = 1
    stage.figure("mira").conditions = [Timed("wound"), Timed("poison")]
    long(stage, "suffer", "lose:card-mira-2")
    assert stage.hp("mira") == 4
    assert stage.conditions("mira") == []
    assert sorted(stage.pile("hand-mira")) == ["card-mira-1", "card-mira-3"]
    assert spent.counters["used"] == 0
    assert len(stage.events(LootTaken)) == 1


@pytest.mark.rule("JL-OPEN-12")
@pytest.mark.parametrize("discards", [0, 1])
def test_a_long_rest_without_enough_cards_is_taken_as_far_as_possible(discards: int) -> None:
    stage = tired(discards)
    long(stage)
    assert stage.hp("mira") == 7
    assert len(stage.pile("lost-mira")) == discards
    assert stage.pile("hand-mira") == []
