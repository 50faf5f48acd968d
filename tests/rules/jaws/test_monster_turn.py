"""Monsters in play: the order among them, their cards from top to bottom, what is left to the players."""

from typing import Any

import pytest
from tests.rules.boards import at, board, line
from tests.rules.jaws.rounds import kinds, monster, order_is
from tests.rules.stage import Stage

from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import (
    Ability,
    Action,
    Attack,
    Boost,
    Consume,
    Give,
    Heal,
    Move,
    Push,
    Shield,
    Special,
    Targeted,
)
from undercroft.games.haven.events import Attacked, FocusFound, Healed, Moved, NoFocus
from undercroft.games.haven.monsters.act import monster_turn
from undercroft.games.haven.monsters.outlook import task_of
from undercroft.games.haven.monsters.prefer import prefer
from undercroft.games.haven.order import ensure_plan, next_to_act
from undercroft.games.haven.state import Overlay
from undercroft.games.haven.turn import take_turn


def den(*do: Ability, guard: str = "0,0", floor: Any = 4, stat: Stat | None = None, **figures: str) -> Stage:
    """A guard (move 2, attack 2) with this card, and Mira two hexes away."""
    figures = {"guard-1": f"{guard} hp=9", "mira": "2,0 hero hp=8 cards=0"} | figures
    lines = {"normal": (stat,), "elite": (stat,)} if stat else {}
    stage = Stage(board(figures, floor=floor), records=monster("guard", 50, *do, **lines))
    order_is(stage, mira=10, brand=20, guard=50)
    ensure_plan(stage.game, "guard")
    return stage


def acts(stage: Stage, *answers: str, who: str = "guard-1") -> None:
    stage.deck("+0", "+0", "+0")
    stage.state.facts.figure = who
    stage.run(monster_turn(stage.game, stage.figure(who)), *answers)


def attacked(stage: Stage) -> list[str]:
    return [event.whom for event in stage.events(Attacked)]  # type: ignore[attr-defined]


def focus(stage: Stage) -> list[str | None]:
    return [getattr(event, "focus", None) for event in stage.events(FocusFound, NoFocus)]


def end_at(q: int, r: int, *targets: str) -> str:
    return f"stand:{','.join([at(q, r), *targets])}"


# Who acts


@pytest.mark.rule("JL-MTURN-01")
def test_elites_first_then_by_number() -> None:
    figures = {"guard-3": "0,1", "guard-2": "1,1 rank=elite", "guard-5": "0,2 rank=elite"}
    stage = den(**figures)
    turns: list[str] = []
    stage.state.acted = ["mira"]
    while figure := next_to_act(stage.game):
        turns.append(figure.id)
        stage.state.acted.append(figure.id)
    assert turns == ["guard-2", "guard-5", "guard-1", "guard-3"]


@pytest.mark.rule("JL-MTURN-02", "JL-MTURN-08", "JL-TURN-02", "JL-ABIL-05")
def test_the_card_is_performed_from_top_to_bottom() -> None:
    stage = den(Move(value=0), Attack(value=1), Heal(value=2, at=Selector(who="self")))
    stage.figure("guard-1").hp = 5
    acts(stage, end_at(1, 0, "mira"))
    assert [type(event) for event in stage.events(Moved, Attacked, Healed)] == [Moved, Attacked, Healed]
    assert focus(stage) == ["mira"]
    assert stage.hp("mira") == 5
    assert stage.hp("guard-1") == 7


@pytest.mark.rule("JL-MTURN-05", "JL-STUN-01", "JL-EX-01")
def test_a_stunned_monster_does_nothing() -> None:
    stage = den(Move(value=0), Attack(value=0), Shield(value=1))
    stage.state.row = stage.state.row[2:]
    gain(stage.game, stage.figure("guard-1"), "stun", "")
    stage.run(take_turn(stage.game, stage.figure("guard-1")))
    assert stage.at("guard-1") == at(0, 0)
    assert not stage.events(FocusFound, NoFocus, Moved, Attacked)
    assert not stage.state.bonuses
    assert stage.conditions("guard-1") == []


@pytest.mark.rule("JL-MTURN-04")
def test_an_immobilized_monster_attacks_only_from_where_it_stands() -> None:
    stage = den(Move(value=2), Attack(value=0))
    gain(stage.game, stage.figure("guard-1"), "immobilize", "")
    acts(stage)
    assert stage.at("guard-1") == at(0, 0)
    assert not attacked(stage)
    assert focus(stage) == ["mira"]


@pytest.mark.rule("JL-MTURN-03", "JL-MATK-04")
def test_disarmed_or_without_an_attack_it_moves_as_if_in_melee() -> None:
    for do in ((Move(value=0), Attack(value=0, range=3)), (Move(value=0),)):
        stage = den(*do)
        if len(do) == 2:
            gain(stage.game, stage.figure("guard-1"), "disarm", "")
        acts(stage, end_at(1, 0))
        assert stage.at("guard-1") == at(1, 0)
        assert not attacked(stage)


@pytest.mark.rule("JL-MATK-04", "JL-MTURN-09")
def test_a_card_without_a_move_leaves_it_where_it_is() -> None:
    stage = den(Attack(value=1), guard="1,0")
    acts(stage)
    assert stage.at("guard-1") == at(1, 0)
    assert stage.hp("mira") == 5


@pytest.mark.rule("JL-MTURN-09")
@pytest.mark.parametrize(("value", "points"), [(-3, 0), (-1, 1), (0, 2), (2, 4)])
def test_the_cards_values_modify_the_stat_line(value: int, points: int) -> None:
    stage = den()
    task = task_of(stage.game, stage.acting("guard-1"), Move(value=value), Attack(value=0))
    assert task.move == points
    still = den(stat=Stat(hp=9, move=None, attack=2))
    assert task_of(still.game, still.acting("guard-1"), Move(value=value), None).move == 0


@pytest.mark.rule("JL-MTURN-07", "JL-OPEN-21")
def test_without_a_focus_it_performs_all_but_moves_and_attacks() -> None:
    corridor = [*line(0, 1), (3, 0)]
    stage = den(Move(value=2), Attack(value=0), Shield(value=1), floor=corridor, mira="3,0 hero hp=8 cards=0")
    acts(stage)
    assert focus(stage) == [None]
    assert stage.at("guard-1") == at(0, 0)
    assert len(stage.state.bonuses) == 1


@pytest.mark.rule("JL-MTURN-06")
def test_it_needs_an_unoccupied_hex_to_attack_from() -> None:
    stage = den(Move(value=2), Attack(value=0), floor=line(0, 3), mira="3,0 hero hp=8 cards=0")
    acts(stage)
    assert stage.at("guard-1") == at(2, 0)
    blocked = den(
        Move(value=2), Attack(value=0), floor=line(0, 3), mira="3,0 hero hp=8 cards=0", **{"guard-2": "2,0 hp=9"}
    )
    acts(blocked)
    assert focus(blocked) == [None]


# Its attack


@pytest.mark.rule("JL-MATK-01", "JL-OPEN-15")
def test_the_focus_is_attacked_first() -> None:
    stage = den(Attack(value=0, targets=2), guard="1,0", brand="1,1 hero hp=8 cards=0")
    acts(stage)
    assert attacked(stage) == ["mira", "brand"]


@pytest.mark.rule("JL-MATK-02")
@pytest.mark.parametrize(("attack", "hits"), [(1, 1), (2, 2), ("all", 3)])
def test_no_more_targets_than_the_attack_allows(attack: Any, hits: int) -> None:
    figures = {"brand": "1,1 hero hp=8 cards=0", "odo": "0,1 hero hp=8 cards=0"}
    stage = den(Attack(value=0, targets=attack), guard="1,0", **figures)
    left_open = {1: [], 2: [end_at(1, 0, "brand", "mira")], "all": ["target:odo"]}
    acts(stage, *left_open[attack])
    assert len(attacked(stage)) == hits


@pytest.mark.rule("JL-MMOVE-15", "JL-GEN-01")
def test_who_decides_for_it_reads_where_it_stands_and_whom_it_attacks() -> None:
    stage = den(Attack(value=0, targets=2), guard="1,0", brand="1,1 hero hp=8 cards=0", odo="0,1 hero hp=8 cards=0")
    acts(stage, end_at(1, 0, "brand", "mira"))
    assert stage.labels("monster-end") == [f"Stand on {at(1, 0)} and attack x, x"]
    assert stage.labels("monster-end", "de") == [f"Auf {at(1, 0)} stehen und x, x angreifen"]


@pytest.mark.rule("JL-MATK-03")
def test_an_attack_that_reaches_nobody_is_left_out() -> None:
    stage = den(Move(value=-1), Attack(value=3), Shield(value=1), mira="4,0 hero hp=8 cards=0")
    acts(stage, end_at(1, 0))
    assert not attacked(stage)
    assert len(stage.state.bonuses) == 1


@pytest.mark.rule("JL-OPEN-39")
def test_all_attacks_go_for_the_focus_and_after_its_death_for_a_new_one() -> None:
    twice = (Attack(value=0), Attack(value=1))
    stage = den(*twice, guard="1,0", brand="1,1 hero hp=8 cards=0")
    acts(stage)
    assert attacked(stage) == ["mira", "mira"]
    weak = den(*twice, guard="1,0", mira="2,0 hero hp=2 cards=0", brand="1,1 hero hp=8 cards=0")
    acts(weak)
    assert attacked(weak) == ["mira", "brand"]
    assert weak.hp("brand") == 5


def test_an_attack_before_the_move_is_made_from_where_it_stands() -> None:
    stage = den(Attack(value=0), Move(value=0), guard="1,0", mira="2,0 hero hp=2 cards=0", brand="-2,0 hero hp=8")
    acts(stage)
    assert attacked(stage) == ["mira"]
    assert stage.at("guard-1") == at(-1, 0)


@pytest.mark.rule("JL-OPEN-40")
def test_a_trap_that_stops_it_leaves_it_to_attack_from_there() -> None:
    stage = den(Move(value=2), Attack(value=0, range=3), floor=line(-4, 2), guard="-4,0")
    stage.state.overlays["trap-x"] = Overlay(id="trap-x", kind="trap", cells=[at(-2, 0)], conditions=["immobilize"])
    acts(stage)
    assert stage.at("guard-1") == at(-2, 0)
    assert not attacked(stage)
    near = den(Move(value=2), Attack(value=0, range=4), floor=line(-4, 2), guard="-4,0")
    near.state.overlays["trap-x"] = Overlay(id="trap-x", kind="trap", cells=[at(-3, 0)], conditions=["stun"])
    acts(near)
    assert not attacked(near)


def test_what_it_will_consume_counts_when_it_chooses_where_to_stand() -> None:
    far = Consume(elements=("dark",), range=2, targets=1)
    stage = den(Move(value=0), Attack(value=0, range=2, consume=(far,)))
    attack = Attack(value=0, range=2, consume=(far,), boost=(Boost(range=1),))
    assert task_of(stage.game, stage.acting("guard-1"), None, attack).range == 3
    stage.state.elements["dark"] = 1
    task = task_of(stage.game, stage.acting("guard-1"), None, attack)
    assert (task.range, task.targets) == (5, 2)


def test_a_boss_performs_what_its_card_calls_for() -> None:
    special = {"special_1": (Move(value=0), Attack(value=3)), "special_2": (Shield(value=1),)}
    figures = {"horror": "0,0 hp=9 rank=boss", "mira": "2,0 hero hp=8 cards=0"}
    stage = Stage(board(figures), records=monster("horror", 50, Special(number=1), **special))
    ensure_plan(stage.game, "horror")
    acts(stage, end_at(1, 0, "mira"), who="horror")
    assert stage.hp("mira") == 3


# Other abilities


def chosen(stage: Stage, ability: Targeted) -> tuple[set[str], set[str]]:
    """Whom an ability has to go to first, and whom it may go to."""
    act = stage.acting("guard-1")
    prefer(stage.game, act, ability)
    return set(act.foci), set(act.chosen or ())


PACK = {"guard-2": "1,0 hp=3 max=9", "guard-3": "0,1 hp=7 max=9", "guard-4": "-1,0 hp=9"}


@pytest.mark.rule("JL-OPEN-37")
def test_its_heal_goes_to_the_most_hurt() -> None:
    stage = den(Heal(value=2, range=2), **PACK)
    assert chosen(stage, Heal(value=2, range=2)) == ({"guard-2"}, {"guard-2"})
    assert chosen(stage, Heal(value=2, range=2, targets=2)) == ({"guard-2"}, {"guard-2", "guard-3"})
    acts(stage)
    assert stage.hp("guard-2") == 5


@pytest.mark.rule("JL-OPEN-37")
def test_good_conditions_go_to_the_nearest_without_them() -> None:
    stage = den(**(PACK | {"guard-2": "1,0 hp=9", "guard-4": "-2,0 hp=9"}))
    gain(stage.game, stage.figure("guard-2"), "strengthen", "")
    assert chosen(stage, Give(conditions=("strengthen",), range=2)) == ({"guard-3"}, {"guard-3"})


@pytest.mark.rule("JL-OPEN-37")
def test_bad_effects_go_to_whom_it_would_focus_on() -> None:
    stage = den(Push(value=1), Give(conditions=("poison",), range=3), brand="0,-2 hero hp=8 cards=0")
    assert chosen(stage, Give(conditions=("poison",), range=3)) == ({"mira"}, {"mira"})
    stage.figure("mira").at = at(4, 0)
    assert chosen(stage, Give(conditions=("poison",), range=3)) == ({"brand"}, {"brand"})
    assert chosen(stage, Push(value=1)) == (set(), set())


@pytest.mark.rule("JL-OPEN-37")
def test_equals_are_left_to_the_players() -> None:
    stage = den(Heal(value=2, range=2), **(PACK | {"guard-3": "0,1 hp=3 max=9"}))
    acts(stage, "target:guard-3")
    assert kinds(stage.asked)[-1] == "target-heal"
    assert stage.asked[-1].party
    assert stage.hp("guard-3") == 5


def test_a_monster_infuses_once_for_its_type() -> None:
    stage = den(mira="1,0 hero hp=8 cards=0", **{"guard-2": "0,1 hp=9"})
    deck = stage.box.decks["deck-guard"]
    card = deck.cards[0]
    stage.box.decks["deck-guard"] = type(deck)(  # type: ignore[index]
        id=deck.id, cards=(type(card)(initiative=50, action=Action(do=(Attack(value=0),), infuse=("dark",))),) * 8
    )
    acts(stage)
    acts(stage, who="guard-2")
    assert stage.state.facts.infuse == ["dark"]


@pytest.mark.rule("JL-OPEN-40", "JL-MAP-05")
@pytest.mark.parametrize("held", ["immobilize", "stun"])
def test_stopped_on_an_allys_hex_it_stands_where_it_came_from(held: Any) -> None:
    corridor = {"floor": line(-3, 3), "guard": "-3,0", "guard-2": "-1,0 hp=9"}
    stage = den(Move(value=1), Attack(value=0, range=2), **corridor)
    stage.state.overlays["trap-x"] = Overlay(id="trap-x", kind="trap", cells=[at(-1, 0)], conditions=[held])
    acts(stage)
    assert stage.at("guard-1") == at(-2, 0)
    assert stage.conditions("guard-1") == [held]
