"""The end of a round, the goals of a scenario, and how it ends."""

from typing import Any

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.rounds import ending, hero, monster, next_turn, order_is, put
from tests.rules.stage import NAME, Stage

from undercroft.games.haven.cards import play
from undercroft.games.haven.content.model import Goal, MonsterDeck, MonsterType, PlanCard, SpecialRule, Stat
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Attack, End, Give, Shield, Suffer
from undercroft.games.haven.damage import fall, suffer
from undercroft.games.haven.events import GoalMet, ScenarioEnded
from undercroft.games.haven.levels import bonus_experience
from undercroft.games.haven.order import ensure_plan
from undercroft.games.haven.orders import AT_ONCE, NO_NEGATING
from undercroft.games.haven.round_end import end_round, report
from undercroft.games.haven.rules import check_goals
from undercroft.games.haven.state import RoundEnd, Select, Turn
from undercroft.table import Finished, Place, ZoneId, draw

KILL_ALL = Goal(kind="kill-all", text=NAME)


def goal(kind: Any, of: str | None = None, count: int | str = 0) -> Goal:
    return Goal(kind=kind, of=of, count=count, text=NAME)


def scenario(*goals: Goal, rules: tuple[SpecialRule, ...] = (), **figures: str) -> Stage:
    figures = {"mira": "0,0 hero hp=8 cards=2", "imp-1": "2,0 hp=3"} | figures
    return Stage(board(figures), goals=goals, rules=rules)


def kill(stage: Stage, *who: str) -> None:
    for one in who:
        stage.run(fall(stage.game, stage.figure(one), "mira"))
    check_goals(stage.game)


def outcome(place: Place) -> str | None:
    return place.outcome if isinstance(place, Finished) else None


# The end of a round


@pytest.mark.rule("JL-EOR-01", "JL-OPEN-08", "JL-DATA-11")
def test_the_steps_of_a_rounds_end_come_in_one_order() -> None:
    burn = SpecialRule(at="round-ends", do=(Suffer(value=1, at=Selector(who="characters")),))
    stays = Action(do=(Shield(value=1),), stays="round")
    stage = Stage(board({"mira": "0,0 hero hp=8 cards=4"}), records=hero("mira", 1, 2, 3, 4, top=stays), rules=(burn,))
    put(stage, "mira", "discard", 3, 4)
    put(stage, "mira", "played", 1)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"))  # type: ignore[arg-type]
    stage.state.elements["fire"] = 2
    assert ending(stage, "suffer", "yes", "no") == Select()
    names = [type(event).__name__ for event in stage.events()]
    assert names.index("Suffered") < names.index("Rested")
    assert "card-mira-1" in stage.pile("hand-mira") + stage.pile("lost-mira"), "its bonus ended before the short rest"
    assert stage.state.elements["fire"] == 1
    assert stage.state.round == 2


@pytest.mark.rule("JL-EOR-02", "JL-EOR-04", "JL-MON-24")
@pytest.mark.parametrize("shuffles", [True, False])
def test_only_decks_that_showed_the_icon_are_shuffled(shuffles: bool) -> None:
    stat = Stat(hp=3)
    deck = MonsterDeck(id="deck-imp", cards=(PlanCard(initiative=9, action=Action(do=()), shuffle=shuffles),) * 8)
    kind = MonsterType(id="imp", name=NAME, deck="deck-imp", standees=6, normal=(stat,))
    stage = Stage(board({"mira": "0,0 hero hp=8 cards=2", "imp-1": "2,0"}), records=[deck, kind])
    ensure_plan(stage.game, "imp")
    stage.deck("+1", "x2" if shuffles else "-1")
    for _ in range(2):
        draw(stage.game, ZoneId("modifiers-monsters"), ZoneId("modifiers-monsters-spent"), purpose="modifier-monsters")
    ending(stage)
    left = 0 if shuffles else 1
    assert len(stage.pile("plans-deck-imp-spent")) == left
    assert len(stage.pile("plans-deck-imp")) == 8 - left
    assert len(stage.pile("modifiers-monsters-spent")) == 2 * left
    assert not stage.pile("plans-deck-imp-now")


@pytest.mark.rule("JL-EOR-01")
def test_a_deck_that_ran_out_is_made_anew() -> None:
    stat = Stat(hp=3)
    deck = MonsterDeck(id="deck-imp", cards=(PlanCard(initiative=9, action=Action(do=())),))
    kind = MonsterType(id="imp", name=NAME, deck="deck-imp", standees=6, normal=(stat,))
    stage = Stage(board({"mira": "0,0 hero hp=8 cards=2", "imp-1": "2,0"}), records=[deck, kind])
    for _ in range(3):
        ensure_plan(stage.game, "imp")
        assert len(stage.pile("plans-deck-imp-now")) == 1
        ending(stage)


# Won and lost


@pytest.mark.rule("JL-END-01", "JL-END-02", "JL-EOR-03")
def test_the_goal_met_ends_the_scenario_with_the_round() -> None:
    stage = scenario(KILL_ALL, **{"imp-2": "3,0 hp=3"})
    order_is(stage, imp=5, mira=10)
    kill(stage, "imp-1")
    assert not stage.state.goal_met
    kill(stage, "imp-2")
    assert stage.events(GoalMet)
    put(stage, "mira", "played", 1, 2)
    basic = ("basic-top:card-mira-1", "basic-bottom:card-mira-2", "stop")
    assert next_turn(stage, *basic) == Turn(), "the rest of the round is played out"
    assert next_turn(stage) == RoundEnd()
    assert outcome(ending(stage)) == "won"
    assert stage.events(ScenarioEnded)


@pytest.mark.rule("JL-END-03", "JL-END-06", "JL-EX-42")
def test_all_exhausted_in_the_round_of_success_is_a_failure() -> None:
    stage = scenario(KILL_ALL)
    kill(stage, "imp-1")
    assert stage.state.goal_met
    stage.run(suffer(stage.game, stage.figure("mira"), 99), "suffer")
    assert outcome(ending(stage)) == "lost"


@pytest.mark.rule("JL-END-04", "JL-EOR-05")
def test_all_characters_exhausted_is_a_failure_at_the_end_of_the_round() -> None:
    stage = scenario(KILL_ALL)
    order_is(stage, mira=5, imp=10)
    ensure_plan(stage.game, "imp")
    stage.run(suffer(stage.game, stage.figure("mira"), 99), "suffer")
    assert next_turn(stage) == Turn(), "the monsters still have their turn"
    assert next_turn(stage) == RoundEnd()
    assert outcome(ending(stage)) == "lost"


@pytest.mark.rule("JL-END-05", "JL-END-06")
def test_a_defeat_of_the_special_rules_outweighs_the_goal() -> None:
    rules = (SpecialRule(at="dies", of="imp", do=(End(outcome="lost"), End(outcome="won"))),)
    stage = scenario(goal("counter", "never", 1), rules=rules)
    kill(stage, "imp-1")
    assert (stage.state.defeated, stage.state.goal_met) == (True, True)
    assert outcome(ending(stage)) == "lost"


@pytest.mark.rule("JL-END-02")
def test_a_goal_once_met_stays_met() -> None:
    stage = scenario(goal("counter", "bells", 2))
    stage.state.counters["bells"] = 2
    check_goals(stage.game)
    stage.state.counters["bells"] = 0
    assert outcome(ending(stage)) == "won"


@pytest.mark.rule("JL-END-01")
def test_all_parts_of_a_goal_have_to_be_met() -> None:
    stage = scenario(KILL_ALL, goal("survive", count=3))
    kill(stage, "imp-1")
    assert not stage.state.goal_met
    stage.state.round = 3
    check_goals(stage.game)
    assert stage.state.goal_met


@pytest.mark.rule("JL-END-01")
def test_each_kind_of_goal_looks_at_what_it_says() -> None:
    stage = scenario(goal("kill", "imp", 2), **{"imp-2": "3,0", "rat-1": "0,2"})
    kill(stage, "imp-1", "rat-1")
    assert not stage.state.goal_met
    kill(stage, "imp-2")
    assert stage.state.goal_met
    stage = scenario(goal("reach", "goal"))
    stage.box.layout("test").position.areas["goal"] = ()  # type: ignore[index]
    check_goals(stage.game)
    assert not stage.state.goal_met
    stage = scenario(goal("loot", count=1))
    stage.state.sheets["mira"].treasures.append(7)
    check_goals(stage.game)
    assert stage.state.goal_met


@pytest.mark.rule("JL-GEN-16", "JL-BOOK-05")
def test_special_rules_cant_be_skipped_and_apply_as_often_as_they_say() -> None:
    always = SpecialRule(at="round-ends", do=(Suffer(value=1, at=Selector(who="characters")),))
    once = SpecialRule(at="round-ends", once=True, do=(Give(conditions=("poison",), at=Selector(who="self")),))
    stage = scenario(rules=(always, once), mira="0,0 hero hp=8 cards=0")
    ending(stage, "target:mira")
    stage.figure("mira").conditions = []
    ending(stage)
    assert stage.hp("mira") == 6
    assert stage.conditions("mira") == []
    assert all(question.kind != "do-suffer" for question in stage.asked)


@pytest.mark.rule("JL-GEN-16")
def test_special_rules_listen_to_attacks_of_a_type() -> None:
    hardy = SpecialRule(at="is-attacked", of="imp", do=(Suffer(value=1, at=Selector(who="enemies")),))
    stage = scenario(rules=(hardy,), mira="1,0 hero hp=8 cards=0")
    stage.deck("+0")
    stage.act("mira", Attack(value=1), "target:imp-1")
    assert stage.hp("mira") == 7


# What is handed on, and house rules


@pytest.mark.rule("JL-END-07")
def test_success_brings_the_bonus_experience_of_the_level() -> None:
    assert [bonus_experience(level) for level in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]


@pytest.mark.rule("JL-OPEN-18", "JL-XP-06")
def test_won_or_lost_the_report_keeps_what_everybody_earned() -> None:
    stage = scenario(KILL_ALL, brand="-2,0 hero hp=8 cards=0")
    sheet = stage.state.sheets["brand"]
    sheet.xp, sheet.coins, sheet.treasures = 5, 2, [11]
    stage.run(suffer(stage.game, stage.figure("brand"), 99))
    handed = report(stage.game)["heroes"]["brand"]  # type: ignore[index]
    assert (handed["xp"], handed["coins"], handed["treasures"]) == (5, 2, [11])
    assert handed["exhausted"]


@pytest.mark.rule("JL-EOR-03")
def test_house_rule_a_decided_scenario_ends_at_once() -> None:
    stage = scenario(KILL_ALL)
    order_is(stage, mira=5)
    kill(stage, "imp-1")
    stage.state.switches[AT_ONCE] = True
    assert next_turn(stage) == RoundEnd()
    assert "mira" not in stage.state.acted


@pytest.mark.rule("JL-OPEN-01", "JL-SUFFER-02")
@pytest.mark.parametrize("house_rule", [True, False])
def test_house_rule_suffering_cant_be_negated(house_rule: bool) -> None:
    stage = scenario()
    stage.state.switches[NO_NEGATING] = house_rule
    answers = () if house_rule else ("lose:card-mira-1",)
    stage.act("imp-1", Suffer(value=2, at=Selector(who="enemies")), *answers)
    assert stage.hp("mira") == (6 if house_rule else 8)


def test_monsters_come_last_in_a_lonely_round() -> None:
    stage = Stage(board({"imp-1": "1,0"}), records=monster("imp", 30), goals=(KILL_ALL,))
    assert outcome(stage.run(end_round(stage.game))) == "lost"
    assert stage.at("imp-1") == at(1, 0)
