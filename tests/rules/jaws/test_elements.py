"""The element board: infusing, consuming, waning."""

from itertools import product

import pytest
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.cards import bind
from undercroft.games.haven.content.select import ElementOrWild
from undercroft.games.haven.content.verbs import Action, Consume, Infuse
from undercroft.games.haven.elements import (
    ELEMENTS,
    INERT,
    STRONG,
    WANING,
    all_inert,
    can_consume,
    consume,
    infuse_all,
    wane,
    will_infuse,
)
from undercroft.games.haven.events import Consumed, Infused
from undercroft.games.haven.monsters.act import monster_turn
from undercroft.games.haven.state import Facts
from undercroft.games.haven.turn import end_turn, take_turn
from undercroft.table import ZoneId, cards_in, move

BOARD = """
hex from a2
  A
    M
  N
    O
  .
A = @mira(hero=true hp=20 cards=2)
M = @imp-1(hp=9 attack=2 range=3)
N = @imp-2(hp=9)
O = @imp-3(hp=9)
"""
FIRE = Attack(value=2, consume=(Consume(elements=("fire",), value=3),))
HUNGRY = Action(do=(Attack(value=0, consume=(Consume(elements=("dark",), value=1),)),))


def stage_of(plan: Action | None = None, **elements: int) -> Stage:
    stage = Stage(BOARD, plan=plan) if plan else Stage(BOARD)
    stage.state.elements.update(elements)
    return stage


def burning(stage: Stage) -> dict[str, int]:
    return {name: strength for name, strength in stage.state.elements.items() if strength}


@pytest.mark.rule("JL-ELEM-01")
def test_six_elements_begin_inert() -> None:
    assert all_inert() == dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), INERT)


@pytest.mark.rule("JL-ELEM-02", "JL-ELEM-03")
def test_what_an_action_infuses_is_strong_when_the_turn_ends() -> None:
    stage = stage_of()
    stage.state.facts = Facts(figure="mira")
    bind(stage.game, stage.acting("mira"), Action(do=(), infuse=("fire", "ice")))
    assert burning(stage) == {}
    stage.run(end_turn(stage.game, stage.figure("mira")))
    assert burning(stage) == {"fire": STRONG, "ice": STRONG}
    assert [event.element for event in stage.events(Infused)] == ["fire", "ice"]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-ELEM-02")
@pytest.mark.parametrize(("answer", "infused"), [("target:imp-1", {"fire": STRONG}), ("stop", {})])
def test_any_part_of_the_action_makes_the_infusion_binding(answer: str, infused: dict[str, int]) -> None:
    stage = stage_of()
    definition = next(iter(stage.box.cards.values()))
    printed = Action(do=(Attack(value=2),), infuse=("fire",))
    stage.records.records.remove(definition)
    stage.records.records.append(type(definition)(**{**_fields(definition), "top": printed}))
    stage.box.__dict__.pop("cards", None)
    cards = [card.id for card in cards_in(stage.game, ZoneId("hand-mira"))]
    for card in cards:
        move(stage.game, card, ZoneId("played-mira"))
    stage.deck("+0")
    stage.run(take_turn(stage.game, stage.figure("mira")), f"top:{cards[0]}", answer, f"basic-bottom:{cards[1]}")
    assert burning(stage) == infused


def _fields(record: object) -> dict[str, object]:
    return {name: getattr(record, name) for name in record.__struct_fields__}  # type: ignore[attr-defined]


@pytest.mark.rule("JL-ELEM-04")
def test_elements_wane_by_one_step_a_round() -> None:
    stage = stage_of(fire=STRONG, ice=WANING)
    wane(stage.game)
    assert burning(stage) == {"fire": WANING}
    wane(stage.game)
    assert burning(stage) == {}


@pytest.mark.rule("JL-ELEM-05", "JL-ELEM-15")
@pytest.mark.parametrize(("answer", "hp", "left"), [("consume", 4, INERT), ("keep", 7, STRONG)])
def test_a_consumed_element_enhances_the_ability(answer: str, hp: int, left: int) -> None:
    stage = stage_of(fire=STRONG)
    stage.deck("+0")
    stage.act("mira", FIRE, answer, "target:imp-1")
    assert stage.hp("imp-1") == hp
    assert stage.state.elements["fire"] == left


@pytest.mark.rule("JL-ELEM-06")
@pytest.mark.parametrize(("strength", "can"), [(STRONG, True), (WANING, True), (INERT, False)])
def test_strong_and_waning_elements_can_be_consumed_and_are_inert_at_once(strength: int, can: bool) -> None:
    stage = stage_of(fire=strength)
    stage.deck("+0")
    stage.act("mira", FIRE, *["consume"] * can, "target:imp-1")
    assert stage.hp("imp-1") == (4 if can else 7)
    assert burning(stage) == {}
    assert len(stage.events(Consumed)) == can


@pytest.mark.rule("JL-ELEM-07")
def test_a_character_may_keep_the_element() -> None:
    stage = stage_of(fire=WANING)
    stage.deck("+0")
    stage.act("mira", FIRE, "keep", "target:imp-1")
    assert burning(stage) == {"fire": WANING}


@pytest.mark.rule("JL-ELEM-08", "JL-ELEM-02")
def test_what_a_turn_infuses_it_cannot_consume() -> None:
    stage = stage_of()
    stage.deck("+0")
    stage.act("mira", Infuse(elements=("fire",)), FIRE, "target:imp-1")
    assert stage.hp("imp-1") == 7
    assert stage.state.facts.infuse == ["fire"]


@pytest.mark.rule("JL-EX-34", "JL-ELEM-17", "JL-ELEM-06", "JL-ELEM-08")
def test_an_element_is_consumed_and_infused_anew_in_one_turn() -> None:
    stage = stage_of(fire=STRONG)
    stage.deck("+0", "+0")
    figure = stage.figure("mira")
    stage.act("mira", FIRE, Infuse(elements=("fire",)), FIRE, "consume", "target:imp-1", "target:imp-2")
    assert (stage.hp("imp-1"), stage.hp("imp-2")) == (4, 7)  # the second time there was nothing to consume
    assert burning(stage) == {}
    stage.run(infuse_all(stage.game, figure))
    assert burning(stage) == {"fire": STRONG}
    wane(stage.game)
    assert burning(stage) == {"fire": WANING}


@pytest.mark.rule("JL-ELEM-16", "JL-ELEM-18")
@pytest.mark.parametrize("before", [INERT, WANING, STRONG])
def test_an_infused_element_is_strong_whatever_it_was_and_wanes_this_round(before: int) -> None:
    stage = stage_of(air=before)
    will_infuse(stage.game, ["air"])
    stage.run(infuse_all(stage.game, stage.figure("mira")))
    assert burning(stage) == {"air": STRONG}
    wane(stage.game)
    assert burning(stage) == {"air": WANING}


@pytest.mark.rule("JL-EX-35", "JL-ELEM-09", "JL-ELEM-10", "JL-ELEM-11")
def test_the_first_monster_consumes_for_all_of_its_type() -> None:
    stage = stage_of(HUNGRY, dark=WANING)
    source = "plan|deck-imp|0"
    stage.deck(*["+0"] * 5)
    for imp in ("imp-1", "imp-2", "imp-3"):
        before = stage.hp("mira")
        stage.act(imp, *HUNGRY.do, "target:mira", "suffer", source=source)
        assert before - stage.hp("mira") == 3
        assert burning(stage) == {}
    assert len(stage.events(Consumed)) == 1


@pytest.mark.rule("JL-OPEN-22", "JL-ELEM-10")
def test_a_monster_that_comes_into_play_later_has_the_benefit_too() -> None:
    stage = stage_of(HUNGRY, dark=STRONG)
    late = stage.figure("imp-2")
    at, late.at = late.at, ""
    stage.deck(*["+0"] * 4)
    stage.act("imp-1", *HUNGRY.do, "target:mira", "suffer", source="plan|deck-imp|0")
    late.at = at
    before = stage.hp("mira")
    stage.act("imp-2", *HUNGRY.do, "target:mira", "suffer", source="plan|deck-imp|0")
    assert before - stage.hp("mira") == 3
    assert burning(stage) == {}


@pytest.mark.rule("JL-ELEM-11")
def test_the_first_monster_infuses_for_all_of_its_type() -> None:
    stage = stage_of(Action(do=(Infuse(elements=()),), infuse=("ice",)))
    stage.state.packs["imp"].initiative = 50
    from undercroft.games.haven.order import ensure_plan

    ensure_plan(stage.game, "imp")
    stage.run(monster_turn(stage.game, stage.figure("imp-1")))
    stage.run(monster_turn(stage.game, stage.figure("imp-2")))
    assert stage.state.facts.infuse == ["ice"]


@pytest.mark.rule("JL-ELEM-12", "JL-ELEM-14")
def test_a_character_chooses_what_a_wild_symbol_means() -> None:
    stage = stage_of()
    will_infuse(stage.game, ["wild"])
    stage.run(infuse_all(stage.game, stage.figure("mira")), "element:earth")
    assert burning(stage) == {"earth": STRONG}
    assert stage.options() == [f"element:{name}" for name in ELEMENTS]
    assert stage.asked[-1].seats == ("mira",)


@pytest.mark.rule("JL-ELEM-12", "JL-ELEM-13")
def test_the_players_choose_for_monsters() -> None:
    stage = stage_of(ice=WANING, dark=STRONG)
    stage.run(consume(stage.game, stage.figure("imp-1"), ["wild"]), "element:dark")
    assert stage.options() == ["element:ice", "element:dark"]
    assert stage.asked[-1].party
    assert burning(stage) == {"ice": WANING}


@pytest.mark.rule("JL-ELEM-06", "JL-ELEM-12")
@pytest.mark.parametrize(
    ("wanted", "there", "can"),
    [
        (("fire",), ("ice",), False),
        (("wild",), ("ice",), True),
        (("wild",), (), False),
        (("fire", "wild"), ("fire",), False),
        (("wild", "fire"), ("fire", "air"), True),
    ],
)
def test_all_elements_of_a_consumption_have_to_be_there(
    wanted: tuple[ElementOrWild, ...], there: tuple[str, ...], can: bool
) -> None:
    stage = stage_of(**dict.fromkeys(there, WANING))
    assert can_consume(stage.game, wanted) is can
    if can:
        stage.run(consume(stage.game, stage.figure("mira"), wanted))
        assert burning(stage) == {}


@pytest.mark.rule("JL-ELEM-06")
def test_consuming_leaves_the_other_elements_alone() -> None:
    for eaten, kept in product(ELEMENTS, ELEMENTS):
        if eaten != kept:
            stage = stage_of(**{eaten: STRONG, kept: WANING})
            stage.run(consume(stage.game, stage.figure("mira"), [eaten]))
            assert burning(stage) == {kept: WANING}
