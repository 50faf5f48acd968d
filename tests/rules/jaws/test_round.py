"""Rounds: four steps, cards selected in secret, the order of play."""

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.rounds import ending, hero, monster, next_turn, order_is, put, row, selecting
from tests.rules.stage import Stage

from undercroft.games.haven.choose_cards import select_cards
from undercroft.games.haven.events import PlanDrawn, Revealed, RoundBegan, TurnBegan
from undercroft.games.haven.order import determine, sort_row, take_up
from undercroft.games.haven.scene import scene
from undercroft.games.haven.state import Figure, RoundEnd, Select, Turn
from undercroft.table import Finished, Seat

PAIR = ("card:card-mira-1", "card:card-mira-2")
REST = "long-rest"


def fight(mira: str = "hp=8 cards=4", **more: str) -> Stage:
    """Mira, with cards 10, 20, 30 and 40, far from a guard that acts at 50."""
    return Stage(board({"mira": f"-3,0 hero {mira}", "guard-1": "3,0 hp=5"} | more))


def taking_turns(stage: Stage) -> list[str]:
    return [event.who for event in stage.events(TurnBegan)]  # type: ignore[attr-defined]


# The steps


@pytest.mark.rule("JL-ROUND-01", "JL-ROUND-02", "JL-ROUND-03", "JL-ROUND-04")
def test_a_round_has_four_steps_and_every_figure_one_turn() -> None:
    stage = fight()
    assert selecting(stage, *PAIR) == Turn()
    basic = ("basic-top:card-mira-1", "basic-bottom:card-mira-2", "stop")
    assert next_turn(stage, *basic) == Turn()
    assert next_turn(stage) == Turn()
    assert next_turn(stage) == RoundEnd()
    assert taking_turns(stage) == ["mira", "guard-1"]
    assert ending(stage, "no") == Select()
    assert stage.state.round == 2
    assert [event.round for event in stage.events(RoundBegan)] == [1]  # type: ignore[attr-defined]
    assert not stage.state.row


@pytest.mark.rule("JL-ROUND-05")
def test_an_exhausted_character_gets_no_turn_any_more() -> None:
    stage = fight(brand="-3,1 hero hp=8")
    order_is(stage, mira=10, brand=20, guard=50)
    stage.figure("mira").at = ""
    stage.state.sheets["mira"].exhausted = True
    put(stage, "brand", "played", 1, 2)
    next_turn(stage, "basic-top:card-brand-1", "basic-bottom:card-brand-2", "stop")
    assert taking_turns(stage) == ["brand"]


# Selecting cards


@pytest.mark.rule("JL-SELECT-01", "JL-SELECT-02", "JL-SELECT-05", "JL-ORDER-03")
def test_two_cards_are_chosen_and_the_first_gives_the_initiative() -> None:
    stage = fight()
    stage.run(select_cards(stage.game), "card:card-mira-3", "card:card-mira-1")
    assert stage.pile("chosen-mira") == ["card-mira-3", "card-mira-1"]
    assert stage.pile("hand-mira") == ["card-mira-2", "card-mira-4"]
    stage.run(determine(stage.game))
    assert (stage.state.sheets["mira"].initiative, stage.state.sheets["mira"].second) == (30, 10)
    told = [(event.who, event.initiative, event.resting) for event in stage.events(Revealed)]  # type: ignore[attr-defined]
    assert told == [("mira", 30, False)]
    assert [option for question in stage.asked for option in question.options if option.value is None] == []


@pytest.mark.rule("JL-SELECT-03", "JL-SELECT-06", "JL-SELECT-10", "JL-ORDER-05")
def test_a_long_rest_is_declared_instead_of_cards_and_acts_at_99() -> None:
    stage = fight()
    put(stage, "mira", "discard", 3, 4)
    stage.run(select_cards(stage.game), REST)
    assert stage.asked[0].option("card:card-mira-1"), "cards could be chosen as well"
    assert not stage.pile("chosen-mira")
    stage.run(determine(stage.game))
    assert row(stage) == ["guard", "mira"]
    assert stage.state.row[1].initiative == 99
    assert [event.resting for event in stage.events(Revealed)] == [True]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-SELECT-03", "JL-SELECT-10")
def test_one_discarded_card_is_not_enough_to_rest() -> None:
    stage = fight()
    put(stage, "mira", "discard", 4)
    stage.run(select_cards(stage.game), *PAIR)
    assert stage.asked[0].option(REST) is None


@pytest.mark.rule("JL-SELECT-04", "JL-SELECT-09", "JL-EX-33")
def test_who_can_neither_play_nor_rest_is_exhausted_at_once() -> None:
    stage = fight("hp=8 cards=2", brand="-3,1 hero hp=8 cards=2")
    put(stage, "mira", "discard", 2)
    put(stage, "brand", "discard", 1, 2)
    stage.run(select_cards(stage.game), REST)
    assert stage.state.sheets["mira"].exhausted
    assert not stage.at("mira")
    assert stage.state.sheets["brand"].long_rest
    assert [option.text for option in stage.asked[0].options] == [REST]
    assert not stage.asked[0].forced, "who has no choice declares it like everybody else"


@pytest.mark.rule("JL-SELECT-08", "JL-ORDER-01")
def test_all_choose_at_the_same_time_and_reveal_together() -> None:
    stage = fight(brand="-3,1 hero hp=8")
    answers = ("card:card-brand-1", "card:card-mira-1", "card:card-mira-2", "card:card-brand-2")
    stage.run(select_cards(stage.game), *answers)
    assert {question.seats[0] for question in stage.asked[:2]} == {"mira", "brand"}
    assert all(question.barrier for question in stage.asked)
    stage.run(determine(stage.game), "first:brand")
    assert stage.pile("played-mira") == ["card-mira-1", "card-mira-2"]
    assert stage.pile("played-brand") == ["card-brand-1", "card-brand-2"]


@pytest.mark.rule("JL-SELECT-07", "JL-HIDE-07")
def test_chosen_cards_lie_face_down_until_all_are_revealed() -> None:
    stage = fight(brand="-3,1 hero hp=8")
    put(stage, "mira", "chosen", 1, 2)
    assert faces(stage, "chosen-mira", "brand") == [True, True]
    assert faces(stage, "chosen-mira", "mira") == [False, False]
    assert not stage.events(PlanDrawn), "no monster card is known while the characters choose"
    put(stage, "brand", "chosen", 3, 4)
    stage.run(determine(stage.game))
    assert faces(stage, "played-mira", "brand") == [False, False]
    assert faces(stage, "plans-deck-guard-now", "brand") == [False]


def faces(stage: Stage, zone: str, viewer: str) -> list[bool]:
    """Whether each card of a zone is unknown to a seat."""
    shown = next(one for one in scene(stage.game, Seat(viewer)).zones if one.id == zone)
    return [not card.name for card in shown.cards]


def test_seats_that_hold_several_heroes_choose_for_each() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8 seat=solo", "brand": "1,0 hero hp=8 seat=solo"}))
    assert stage.state.seats == ["solo"]
    stage.run(select_cards(stage.game), "card:card-brand-2", "card:card-brand-3", *PAIR)
    assert stage.pile("chosen-mira") == ["card-mira-1", "card-mira-2"]
    assert stage.pile("chosen-brand") == ["card-brand-2", "card-brand-3"]


# The order


@pytest.mark.rule("JL-ORDER-02", "JL-ORDER-04", "JL-ORDER-15", "JL-STATE-03")
def test_one_card_is_revealed_for_each_type_on_the_map() -> None:
    records = [*monster("imp", 35), *monster("ghost", 70), *monster("rat", 15)]
    stage = Stage(board({"mira": "0,0 hero hp=8", "imp-1": "2,0", "imp-2": "3,0", "ghost-1": "-2,0"}), records=records)
    stage.state.packs["rat"] = type(stage.state.packs["imp"])(deck="deck-rat")
    put(stage, "mira", "chosen", 1, 2)
    stage.run(determine(stage.game))
    drawn = {event.what: event.initiative for event in stage.events(PlanDrawn)}  # type: ignore[attr-defined]
    assert drawn == {"imp": 35, "ghost": 70}
    assert len(stage.pile("plans-deck-imp-now")) == 1
    assert row(stage) == ["mira", "imp", "ghost"]


@pytest.mark.rule("JL-ORDER-06", "JL-ORDER-13", "JL-STATE-07", "JL-HIDE-06")
def test_the_row_shows_all_from_the_lowest_value_to_the_highest() -> None:
    records = [*monster("imp", 35), *hero("mira", 60, 5), *hero("brand", 8, 9)]
    figures = {"mira": "0,0 hero hp=8", "brand": "0,1 hero hp=8", "imp-1": "2,0"}
    stage = Stage(board(figures), records=records)
    put(stage, "mira", "chosen", 1, 2)
    put(stage, "brand", "chosen", 1, 2)
    stage.run(determine(stage.game))
    slots = scene(stage.game, Seat("mira")).order
    assert [(slot.id, slot.corner) for slot in slots] == [
        ("order-brand", "8"), ("order-imp", "35"), ("order-mira", "60"),
    ]  # fmt: skip


@pytest.mark.rule("JL-ORDER-07", "JL-ORDER-08", "JL-EX-30", "JL-DATA-10")
def test_ties_go_to_characters_and_among_them_to_the_lower_second_card() -> None:
    records = [*hero("ada", 15, 50), *hero("bob", 15, 32), *monster("imp", 15)]
    stage = Stage(board({"ada": "0,0 hero hp=8", "bob": "0,1 hero hp=8", "imp-1": "2,0"}), records=records)
    put(stage, "ada", "chosen", 1, 2)
    put(stage, "bob", "chosen", 1, 2)
    stage.run(determine(stage.game))
    assert row(stage) == ["bob", "ada", "imp"]


@pytest.mark.rule("JL-ORDER-09", "JL-DATA-10")
def test_the_players_decide_when_the_second_cards_tie_as_well() -> None:
    records = [*hero("ada", 15, 50), *hero("bob", 15, 50)]
    stage = Stage(board({"ada": "0,0 hero hp=8", "bob": "0,1 hero hp=8"}), records=records)
    put(stage, "ada", "chosen", 1, 2)
    put(stage, "bob", "chosen", 1, 2)
    stage.run(determine(stage.game), "first:bob")
    assert row(stage) == ["bob", "ada"]
    assert stage.asked[-1].party


@pytest.mark.rule("JL-ORDER-10", "JL-ORDER-11", "JL-DATA-10")
def test_who_rests_acts_last_in_an_order_of_their_own() -> None:
    records = [*hero("ada", 99, 98), *monster("imp", 98)]
    figures = {"ada": "0,0 hero hp=8", "bob": "0,1 hero hp=8", "cleo": "0,2 hero hp=8", "imp-1": "2,0"}
    stage = Stage(board(figures), records=records)
    put(stage, "ada", "chosen", 1, 2)
    stage.state.sheets["bob"].long_rest = stage.state.sheets["cleo"].long_rest = True
    stage.run(determine(stage.game), "first:cleo")
    assert row(stage) == ["imp", "ada", "cleo", "bob"]


@pytest.mark.rule("JL-ORDER-12", "JL-OPEN-24", "JL-OPEN-35", "JL-DATA-10")
def test_types_that_tie_or_share_a_deck_act_as_the_players_say() -> None:
    records = [*monster("black-imp", 43), *monster("blood-imp", 43, deck="deck-black-imp")]
    figures = {"mira": "0,0 hero hp=8", "black-imp-1": "2,0", "blood-imp-1": "3,0"}
    stage = Stage(board(figures), records=records)
    put(stage, "mira", "chosen", 1, 2)
    stage.run(determine(stage.game), "first:blood-imp")
    assert row(stage) == ["mira", "blood-imp", "black-imp"]
    assert len(stage.pile("plans-deck-black-imp-now")) == 1
    assert len(stage.pile("plans-deck-black-imp")) == 7


@pytest.mark.rule("JL-ORDER-12")
def test_no_tie_nothing_asked() -> None:
    stage = fight()
    order_is(stage, mira=50, guard=50)
    stage.run(sort_row(stage.game))
    assert row(stage) == ["mira", "guard"]
    assert not stage.asked


# Monsters that come in mid-round


@pytest.mark.rule("JL-ORDER-14", "JL-TURN-09", "JL-MTURN-10", "JL-EX-29")
def test_monsters_of_a_new_room_find_their_place_behind_the_one_who_acts() -> None:
    records = [*monster("zealot", 25), *monster("imp", 60), *monster("viper", 10), *hero("ada", 40, 50)]
    figures = {"ada": "0,0 hero hp=8", "zealot-1": "2,0", "imp-1": "3,0"}
    stage = Stage(board(figures), records=records)
    put(stage, "ada", "chosen", 1, 2)
    stage.run(determine(stage.game))
    stage.state.acted = ["zealot-1", "ada"]
    made = [newcomer(stage, "zealot", 2, 1), newcomer(stage, "imp", 2, 2), newcomer(stage, "viper", 1, 3)]
    take_up(stage.game, made)
    assert row(stage) == ["viper", "zealot", "ada", "imp"]
    assert len(stage.pile("plans-deck-zealot-now")) == 1, "the card of the round stays valid"
    stage.figure("ada").at = ""
    while next_turn(stage) != RoundEnd():
        pass
    assert taking_turns(stage) == ["viper-1", "zealot-2", "imp-1", "imp-2"]


def newcomer(stage: Stage, kind: str, number: int, row: int) -> Figure:
    figure = Figure(
        id=f"{kind}-{number}", side="monsters", rank="normal", kind=kind, number=number, at=at(-1, row), hp=9, max_hp=9
    )
    stage.state.figures[figure.id] = figure
    return figure


@pytest.mark.rule("JL-TURN-09", "JL-MON-12")
def test_a_standee_placed_again_acts_again() -> None:
    stage = fight()
    order_is(stage, mira=10, guard=50)
    stage.state.acted = ["mira", "guard-1"]
    take_up(stage.game, [stage.figure("guard-1")])
    assert stage.state.acted == ["mira"]


@pytest.mark.rule("JL-OPEN-05")
def test_who_comes_between_two_rounds_waits_for_the_next() -> None:
    stage = fight()
    order_is(stage, mira=10)
    stage.state.place = RoundEnd()
    take_up(stage.game, [stage.figure("guard-1")])
    assert row(stage) == ["mira"]
    assert not stage.events(PlanDrawn)


def test_a_match_with_nobody_left_ends_lost() -> None:
    stage = fight("hp=8 cards=1")
    assert selecting(stage) == RoundEnd()
    end = ending(stage)
    assert isinstance(end, Finished)
    assert end.outcome == "lost"
