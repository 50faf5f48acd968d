"""The windows in which active bonuses and special rules of a scenario listen: each opens when its moment comes."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.boards import at, board
from tests.rules.house import house
from tests.rules.jaws.rounds import ending, selecting
from tests.rules.stage import Stage

from undercroft.games.haven.bonus import add_bonus
from undercroft.games.haven.content.model import Item, Objective, SpecialRule
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.select import Test as When
from undercroft.games.haven.content.verbs import Action, Bonus, CountUp, Gain, Heal, Loot, Move, Shield
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.enter import open_door
from undercroft.games.haven.monsters.act import follow_plan
from undercroft.games.haven.state import Facts
from undercroft.games.haven.turn import take_turn
from undercroft.words import Text

NAME = Text("x", "x")


def hear(stage: Stage, trigger: Any, who: str = "mira") -> None:
    """An active bonus: at this moment its owner gains a coin."""
    begin(stage, Bonus(at=trigger, then=(Gain(coins=1),)), who)


def begin(stage: Stage, bonus: Bonus, who: str = "mira") -> None:
    """A bonus becomes active, as if an item had given it."""
    what = {"number": 1, "slot": "small", "gold": 1, "copies": 1, "use": "always", "at": "own-turn"}
    stage.records.records.append(Item(id="charm", name=NAME, action=Action(do=(bonus,)), **what))  # type: ignore[arg-type]
    stage.box.__dict__.pop("items", None)
    add_bonus(stage.game, stage.acting(who, "item||charm"), 0, "", "persistent")


def coins(stage: Stage) -> int:
    return stage.state.sheets["mira"].coins


def counting(trigger: Any, **more: Any) -> SpecialRule:
    """A special rule: at this moment bells are counted."""
    return SpecialRule(at=trigger, do=(CountUp(counter="bells"),), **more)


def walk(stage: Stage) -> None:
    stage.act("mira", Move(value=1), f"cell:{at(1, 0)}")


def loot(stage: Stage) -> None:
    stage.act("mira", Loot(value=1), "do")


def turn(stage: Stage) -> None:
    stage.run(take_turn(stage.game, stage.figure("mira")))


def select(stage: Stage) -> None:
    selecting(stage, "card:card-mira-1", "card:card-mira-2")


def end(stage: Stage) -> None:
    ending(stage)


def open_up(stage: Stage) -> None:
    stage.act("mira", Move(value=3), f"cell:{at(3, 0)}")


MOMENTS: dict[str, tuple[Callable[[Stage], None], bool]] = {
    "moves": (walk, False),
    "enters": (walk, False),
    "loots": (loot, False),
    "turn-starts": (turn, False),
    "turn-ends": (turn, False),
    "round-starts": (select, False),
    "round-ends": (end, False),
    "opens-door": (open_up, True),
}


def scene_of(behind_a_door: bool, trigger: str, **more: Any) -> Stage:
    if behind_a_door:
        return house(**more)
    coin = [(0, 1)] if trigger == "loots" else []
    return Stage(board({"mira": "0,0 hero hp=8 cards=2"}, floor=2, coin=coin), **more)


@pytest.mark.rule("JL-ONGO-13")
@pytest.mark.parametrize("trigger", MOMENTS)
def test_a_bonus_hears_its_moment(trigger: str) -> None:
    happen, door = MOMENTS[trigger]
    stage = scene_of(door, trigger)
    hear(stage, trigger)
    before = coins(stage)
    happen(stage)
    assert coins(stage) - before == 1 + (trigger == "loots")


@pytest.mark.rule("JL-GEN-16")
@pytest.mark.parametrize("trigger", MOMENTS)
def test_a_special_rule_hears_its_moment(trigger: str) -> None:
    happen, door = MOMENTS[trigger]
    stage = scene_of(door, trigger, rules=(counting(trigger),))
    happen(stage)
    assert stage.state.counters["bells"] == 1


@pytest.mark.rule("JL-ONGO-13", "JL-GEN-16")
@pytest.mark.parametrize(("to", "heard"), [((2, 0), 1), ((0, 0), 0)])
def test_a_monster_that_moved_is_heard_one_that_stays_is_not(to: tuple[int, int], heard: int) -> None:
    stage = Stage(
        board({"mira": f"{to[0]},{to[1]} hero hp=8 cards=2", "imp-1": "-1,0 hp=9"}), rules=(counting("moves"),)
    )
    stage.state.facts = Facts(figure="imp-1")
    stage.run(follow_plan(stage.game, stage.figure("imp-1"), Action(do=(Move(value=0),)), "plan|deck-imp|0"))
    assert stage.state.counters.get("bells", 0) == heard


@pytest.mark.rule("JL-ONGO-13", "JL-GEN-16")
def test_a_move_of_no_hex_is_heard_by_nobody() -> None:
    stage = scene_of(False, "moves", rules=(counting("moves"), counting("enters")))
    hear(stage, "moves")
    stage.act("mira", Move(value=2), "stop")
    assert (coins(stage), stage.state.counters) == (0, {})


@pytest.mark.rule("JL-GEN-16", "JL-DOOR-02")
def test_a_door_that_a_special_rule_opened_was_opened_by_nobody() -> None:
    stage = house(rules=(counting("opens-door"),))
    hear(stage, "opens-door")
    stage.run(open_door(stage.game, stage.state.overlays[f"door-{at(3, 0)}"], None))
    assert (coins(stage), stage.state.counters) == (0, {})


@pytest.mark.rule("JL-GEN-16", "JL-OBJ-02", "JL-END-05")
def test_deaths_and_destructions_are_heard() -> None:
    vat = Objective(id="vat", name=NAME, at=at(0, 1), hp=2)
    rules = (counting("dies", of="imp"), counting("objective-destroyed", of="vat"), counting("dies", of="ghoul"))
    stage = Stage(
        board({"mira": "0,0 hero hp=8 cards=2", "imp-1": "1,0 hp=3"}, floor=2), objectives=(vat,), rules=rules
    )
    stage.run(suffer(stage.game, stage.figure("imp-1"), 3))
    assert stage.state.counters["bells"] == 1
    stage.run(suffer(stage.game, stage.figure("vat"), 2))
    assert stage.state.counters["bells"] == 2
    assert (stage.state.counters["destroyed-vat"], stage.hp("vat"), stage.at("vat")) == (1, 0, "")


@pytest.mark.rule("JL-GEN-16")
def test_a_special_rule_may_ask_whose_doing_it_was_and_what_holds_for_it() -> None:
    hurt = When(target_hurt=True)
    rules = (counting("turn-ends", whose=Selector(who="monsters")), counting("turn-ends", when=hurt))
    stage = scene_of(False, "turn-ends", rules=rules)
    turn(stage)
    assert stage.state.counters == {}
    stage.figure("mira").hp = 7
    turn(stage)
    assert stage.state.counters == {"bells": 1}


@pytest.mark.rule("JL-GEN-16", "JL-BOOK-05")
def test_what_is_about_nobody_has_no_target() -> None:
    stage = scene_of(False, "round-ends", rules=(counting("round-ends", when=When(target_hurt=False)),))
    ending(stage)
    assert stage.state.counters == {}


@pytest.mark.rule("JL-GEN-01", "JL-GEN-16")
def test_a_special_rule_about_nobody_is_for_the_party_to_decide_one_about_a_hero_for_its_player() -> None:
    figures = {"mira": "0,0 hero hp=8 max=9 cards=2", "nils": "0,1 hero hp=8 max=9 cards=2"}
    mend = Heal(value=1, range=1, at=Selector(who="allies-or-self"))
    for trigger, party in (("round-ends", True), ("turn-ends", False)):
        rule = SpecialRule(at=trigger, do=(mend,))  # type: ignore[arg-type]
        stage = Stage(board(figures, floor=2), rules=(rule,))
        stage.next("short-rest")
        if party:
            ending(stage, "target:nils")
        else:
            stage.run(take_turn(stage.game, stage.figure("mira")), "target:nils")
        (asked,) = [one for one in stage.asked if one.kind == "target-heal"]
        assert (asked.party, asked.seats) == (party, ("mira", "nils") if party else ("mira",))
        assert "stop" not in [option.text for option in asked.options], "nothing of it may be skipped"


@pytest.mark.rule("JL-ONGO-13", "JL-ONGO-01")
def test_what_follows_at_a_window_belongs_to_the_action_of_the_bonus() -> None:
    stage = scene_of(False, "moves")
    begin(stage, Bonus(at="moves", then=(Shield(value=2),)))
    walk(stage)
    assert [active.source for active in stage.state.bonuses] == ["item||charm|0", "item||charm|1"]
