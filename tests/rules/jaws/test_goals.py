"""Battle goals: dealt and kept in secret, counted in play, judged at the end."""

from typing import Any

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.rounds import ending, hero, put
from tests.rules.stage import NAME, Attack, Move, Stage

from undercroft.games.haven.card_words import card_words
from undercroft.games.haven.cards import play
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import BattleGoal, Goal
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Give, Heal, Loot, Suffer
from undercroft.games.haven.damage import exhaust, suffer
from undercroft.games.haven.elements import infuse_all, will_infuse
from undercroft.games.haven.events import GoalJudged
from undercroft.games.haven.goals import AWAY, BY_SCENARIO, DECK, SPENT, add_goals
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.games.haven.order import reveal_choice
from undercroft.games.haven.rest import long_rest, short_rest
from undercroft.games.haven.tally import amount_of
from undercroft.games.haven.turn import take_turn
from undercroft.table import CardId, Match, Seat, Setup, ZoneId, key_of, move, view_of
from undercroft.words import Message

KILL_ALL = Goal(kind="kill-all", text=NAME)
MEND = Heal(value=1, at=Selector(who="self"))
FIRST, FOURTH = "jaws:s01", "jaws:s04"


def match(seats: int = 2, scenario: str = FOURTH, **options: Any) -> Match:
    setup = Setup(system="jaws", scenario=scenario, seats=SYSTEM.seats(seats), options=options)
    return Match(SYSTEM, setup, key=key_of("goals"))


def zone(game: Any, name: str) -> list[Any]:
    return [game.state.cards[card] for card in game.state.zones[ZoneId(name)].cards]


# Dealing


@pytest.mark.rule("JL-GOAL-01", "JL-GOAL-02")
def test_two_are_dealt_to_each_and_one_is_kept() -> None:
    table = match()
    asked = {question.seats[0]: question for question in table.questions}
    assert set(asked) == set(SYSTEM.seats(2))
    heroes = list(table.game.state.sheets)
    for question in asked.values():
        assert (question.kind, question.rule, question.barrier) == ("battle-goal", "JL-GOAL-01", True)
        assert len(question.options) == JAWS.goals_dealt == 2
    kept = {seat: question.options[1].text for seat, question in asked.items()}
    for seat, text in kept.items():
        table.answer(seat, text)
    for name in heroes:
        cards = zone(table.game, f"goal-{name}")
        assert [f"goal:{card.id}" for card in cards] == [kept[table.game.state.sheets[name].seat]]
    assert len(zone(table.game, AWAY)) == 2
    assert len(zone(table.game, DECK)) == 32 - 4


@pytest.mark.rule("JL-GOAL-02")
def test_only_its_owner_sees_a_goal() -> None:
    table = match()
    for question in list(table.questions):
        table.answer(question.seats[0], question.options[0].text)
    one, other = SYSTEM.seats(2)
    mine = next(id for id, sheet in table.game.state.sheets.items() if sheet.seat == one)
    card = zone(table.game, f"goal-{mine}")[0]
    name = table.game.content.goals[card.definition].name.en
    assert name in str(view_of(table, one, "en"))
    assert name not in str(view_of(table, other, "en"))
    assert not any(card.known_to(one) and card.known_to(other) for card in zone(table.game, AWAY))


@pytest.mark.rule("JL-OPEN-25")
@pytest.mark.parametrize(
    ("scenario", "options", "dealt"),
    [
        (FIRST, {}, False),
        (FOURTH, {}, True),
        (FOURTH, {"goals": BY_SCENARIO}, True),
        (FIRST, {"goals": True}, True),
        (FOURTH, {"goals": False}, False),
    ],
)
def test_goals_come_in_with_the_fourth_scenario_or_as_the_table_likes(
    scenario: str, options: dict[str, Any], dealt: bool
) -> None:
    assert (match(scenario=scenario, **options).questions[0].kind == "battle-goal") == dealt


@pytest.mark.rule("JL-OPEN-25", "JL-GOAL-05")
@pytest.mark.parametrize("goals", [True, False])
def test_a_campaign_says_whether_goals_are_dealt_from_all_of_them(goals: bool) -> None:
    heroes = [{"seat": "a", "kind": kind, "level": 2} for kind in ("jaws:tanner", "jaws:chandler")]
    setup = Setup(system="jaws", scenario=FIRST, seats=(Seat("a"),), chapter={"heroes": heroes, "goals": goals})
    table = Match(SYSTEM, setup, key=key_of("goals"))
    if goals:
        for _ in range(2):
            table.answer(Seat("a"), table.questions[0].options[0].text)
        cards = [card for card in table.game.state.cards.values() if card.back == "battle-goal"]
        assert len({card.definition for card in cards}) == len(cards) == 32
    assert (DECK in table.game.state.zones) == goals
    assert table.questions[0].kind == "start-hex"


# Counting


def stage(mira: str = "", imp: str = "hp=2", **more: Any) -> Stage:
    figures = {"mira": f"0,0 hero hp=8 {mira}", "imp-1": f"1,0 {imp}"} | more.pop("figures", {})
    return Stage(board(figures, **more))


def came_to(scene: Stage, *counts: Any, who: str = "mira") -> list[int]:
    return [amount_of(scene.game, who, what) for what in counts]


@pytest.mark.rule("JL-GOAL-06", "JL-DEATH-02")
def test_kills_by_their_kind() -> None:
    scene = stage(figures={"imp-2": "-1,0 hp=3 rank=elite max=4", "imp-3": "0,1 hp=9"})
    scene.deck("+0", "+0", "+1")
    attacks = [Attack(value=2), Attack(value=3), Attack(value=3)]
    scene.act("mira", *attacks, "target:imp-1", "target:imp-2", "target:imp-3")
    kills = ("kills", "strong-kills", "first-kills", "unhurt-kills", "exact-kills", "deaths-in-a-turn")
    assert came_to(scene, *kills) == [2, 1, 1, 1, 2, 2]
    assert came_to(scene, "attacks", "hardest-blow") == [3, 4]


@pytest.mark.rule("JL-GOAL-06")
def test_more_damage_than_needed_is_not_exact_and_the_best_turn_counts() -> None:
    scene = stage(figures={"imp-2": "-1,0 hp=2"})
    scene.deck("+1", "+1")
    scene.act("mira", Attack(value=2), "target:imp-1")
    scene.act("mira", Attack(value=2), "target:imp-2")
    assert came_to(scene, "exact-kills", "unhurt-kills", "deaths-in-a-turn", "first-kills") == [0, 2, 1, 1]


@pytest.mark.rule("JL-GOAL-06", "JL-DEATH-02")
def test_what_dies_of_suffering_is_a_kill_and_no_blow() -> None:
    scene = stage()
    scene.act("mira", Suffer(value=2, at=Selector(who="enemies")), "do")
    assert came_to(scene, "kills", "unhurt-kills", "exact-kills", "hardest-blow", "attacks") == [1, 0, 0, 0, 0]


@pytest.mark.rule("JL-GOAL-06", "JL-DEATH-05")
def test_a_kill_without_credit_counts_for_nobody() -> None:
    scene = stage()
    scene.run(suffer(scene.game, scene.figure("imp-1"), 9))
    assert came_to(scene, "kills", "first-kills") == [0, 0]


@pytest.mark.rule("JL-GOAL-06")
@pytest.mark.parametrize(("where", "far"), [("2,0", 0), ("3,0", 1), ("4,0", 1)])
def test_attacks_from_three_hexes_away(where: str, far: int) -> None:
    scene = Stage(board({"mira": "0,0 hero hp=8", "imp-1": f"{where} hp=9"}))
    scene.deck("+0")
    scene.act("mira", Attack(value=1, range=4), "target:imp-1")
    assert came_to(scene, "far-attacks", "attacks") == [far, 1]


@pytest.mark.rule("JL-GOAL-06")
def test_damage_to_oneself_negated_or_healed() -> None:
    scene = stage()
    card = scene.pile("hand-mira")[0]
    scene.run(suffer(scene.game, scene.figure("mira"), 3), "suffer")
    scene.run(suffer(scene.game, scene.figure("mira"), 3), f"lose:{card}")
    scene.act("mira", MEND, MEND, "target:mira", "target:mira")
    assert came_to(scene, "wounds", "negations", "healed", "hp-left", "hp-missing") == [1, 1, 2, 7, 1]


def playing(top: Action, *cards: int, **figures: str) -> Stage:
    """Mira is about to play cards with such a top; their initiatives are 20, 21, 74, 75."""
    drawn = {"mira": "0,0 hero hp=8 cards=4", "imp-1": "1,0 hp=9"} | figures
    scene = Stage(board(drawn), records=hero("mira", 20, 21, 74, 75, top=top))
    put(scene, "mira", "played", *cards)
    return scene


def perform(scene: Stage, number: int, *answers: str, half: str = "top") -> None:
    scene.run(play(scene.game, scene.figure("mira"), CardId(f"card-mira-{number}"), half), *answers)


@pytest.mark.rule("JL-GOAL-06")
def test_conditions_had_and_conditions_given() -> None:
    scene = playing(
        Action(do=(Give(conditions=("muddle",)), Give(conditions=("strengthen",)))), 1, bern="-1,0 hero hp=8"
    )
    perform(scene, 1, "target:imp-1", "target:bern")
    gain(scene.game, scene.figure("mira"), "poison", "")
    gain(scene.game, scene.figure("mira"), "bless", "")
    gain(scene.game, scene.figure("imp-1"), "poison", "")
    assert came_to(scene, "inflictions", "afflictions") == [1, 1]
    assert came_to(scene, "inflictions", "afflictions", who="bern") == [0, 0]


@pytest.mark.rule("JL-GOAL-06")
def test_conditions_of_an_attack_are_the_attackers_doing() -> None:
    scene = stage(imp="hp=9")
    scene.deck("+0")
    scene.act("mira", Attack(value=1, effects=("wound", "muddle")), "target:imp-1")
    assert came_to(scene, "inflictions", "afflictions") == [2, 0]


@pytest.mark.rule("JL-GOAL-06")
def test_actions_that_are_basic_or_lose_their_card() -> None:
    scene = playing(Action(do=(MEND,), lost=True, xp=2), 1, 2)
    perform(scene, 1, "target:mira")
    perform(scene, 2, "stop", half="basic-top")
    exhaust(scene.game, scene.figure("mira"), "JL-EXH-01")
    assert came_to(scene, "lost-actions", "basic-actions", "experience") == [1, 1, 2]


@pytest.mark.rule("JL-GOAL-06", "JL-EXH-02")
def test_the_cards_of_the_exhausted_are_no_lost_actions_and_none_is_left() -> None:
    scene = playing(Action(do=(MEND,)), 1, 2)
    assert came_to(scene, "cards-left") == [2]
    put(scene, "mira", "discard", 3)
    assert came_to(scene, "cards-left") == [2]
    exhaust(scene.game, scene.figure("mira"), "JL-EXH-01")
    assert came_to(scene, "lost-actions", "cards-left", "hp-left") == [0, 0, 0]


@pytest.mark.rule("JL-GOAL-06")
@pytest.mark.parametrize(
    ("first", "rest", "early", "late"),
    [(1, False, 1, 0), (2, False, 0, 0), (3, False, 0, 0), (4, False, 0, 1), (1, True, 0, 1)],
)
def test_early_and_late_turns(first: int, rest: bool, early: int, late: int) -> None:
    scene = playing(Action(do=(MEND,)))
    put(scene, "mira", "chosen", *([] if rest else [first, first % 4 + 1]))
    scene.state.sheets["mira"].long_rest = rest
    reveal_choice(scene.game, scene.figure("mira"))
    assert came_to(scene, "early-turns", "late-turns") == [early, late]


@pytest.mark.rule("JL-GOAL-06")
@pytest.mark.parametrize(("imp", "engaged"), [("1,0", 1), ("2,0", 0)])
def test_turns_that_begin_beside_an_enemy(imp: str, engaged: int) -> None:
    scene = Stage(board({"mira": "0,0 hero hp=8", "bern": "-1,0 hero hp=8", "imp-1": imp}))
    scene.state.sheets["mira"].long_rest = True
    scene.run(take_turn(scene.game, scene.figure("mira")))
    assert came_to(scene, "engaged-turns") == [engaged]


@pytest.mark.rule("JL-GOAL-06")
def test_steps_coins_and_elements() -> None:
    scene = stage(imp="hp=9", coin=[(0, 1), (1, 1)], treasure=[(-1, 1)])
    scene.act("mira", Move(value=2), f"cell:{at(-1, 0)}", f"cell:{at(-1, 1)}")
    scene.act("mira", Loot(value=2), "do")
    will_infuse(scene.game, ["fire", "ice"])
    scene.run(infuse_all(scene.game, scene.figure("mira")))
    assert came_to(scene, "steps", "coins", "infusions") == [2, 2, 2]


@pytest.mark.rule("JL-GOAL-06")
def test_rests_by_their_kind() -> None:
    scene = playing(Action(do=(MEND,)))
    put(scene, "mira", "discard", 1, 2)
    scene.run(short_rest(scene.game, scene.figure("mira")), "no")
    assert came_to(scene, "short-rests", "long-rests") == [1, 0]
    scene.run(long_rest(scene.game, scene.figure("mira")))
    assert came_to(scene, "short-rests", "long-rests") == [1, 1]


# Judging


def judged(outcome: str, at_least: int | None = None, at_most: int | None = None, checks: int = 1) -> Stage:
    """Mira killed two and has a goal about kills."""
    goal = BattleGoal(id="g", name=NAME, text=NAME, counts="kills", at_least=at_least, at_most=at_most, checks=checks)
    scene = Stage(board({"mira": "0,0 hero hp=8 cards=2"}), records=[goal], goals=(KILL_ALL,))
    scene.state.sheets["mira"].tally["kills"] = 2
    add_goals(
        scene.state, scene.box, Setup(system="jaws", scenario="test", seats=(Seat("mira"),), options={"goals": True})
    )
    move(scene.game, CardId("battle-goal-1"), ZoneId("goal-mira"))
    scene.state.defeated = outcome == "lost"
    scene.state.goal_met = True
    return scene


def earned(scene: Stage) -> Any:
    finished: Any = ending(scene)
    return finished.report["heroes"]["mira"]["goal_met"]


@pytest.mark.rule("JL-GOAL-03", "JL-GOAL-05")
@pytest.mark.parametrize(
    ("least", "most", "marks"),
    [(2, None, 1), (3, None, 0), (None, 2, 1), (None, 1, 0), (1, 3, 1), (2, 2, 1), (3, 4, 0)],
)
def test_who_met_its_goal_in_a_completed_scenario_earns_its_marks(
    least: int | None, most: int | None, marks: int
) -> None:
    scene = judged("won", least, most)
    assert earned(scene) == marks
    assert scene.events(GoalJudged) == [GoalJudged("mira", "battle-goal-1", bool(marks), rule="JL-GOAL-03")]
    assert scene.pile(SPENT) == ["battle-goal-1"]
    assert not scene.pile("goal-mira")


@pytest.mark.rule("JL-GOAL-03", "FH-GOAL-04")
def test_a_goal_may_be_worth_two_marks() -> None:
    assert earned(judged("won", 1, checks=2)) == 2


@pytest.mark.rule("JL-GOAL-04", "JL-GOAL-05")
def test_in_defeat_goals_lapse_and_are_discarded_too() -> None:
    scene = judged("lost", 1)
    assert earned(scene) == 0
    assert scene.pile(SPENT) == ["battle-goal-1"]
    assert scene.state.cards[CardId("battle-goal-1")].seen_by == ["*"]


@pytest.mark.rule("JL-GOAL-03")
def test_without_goals_nobody_earns_marks() -> None:
    scene = Stage(board({"mira": "0,0 hero hp=8 cards=2"}), goals=(KILL_ALL,))
    scene.state.goal_met = True
    assert earned(scene) == 0
    assert not scene.events(GoalJudged)


@pytest.mark.rule("JL-GOAL-02")
def test_its_owner_sees_how_far_it_has_come() -> None:
    scene = judged("won", 3)
    lines = card_words(scene.game, scene.state.cards[CardId("battle-goal-1")]).lines
    assert lines == [NAME, Message("goal-so-far", {"count": 2})]
    move(scene.game, CardId("battle-goal-1"), AWAY)
    assert card_words(scene.game, scene.state.cards[CardId("battle-goal-1")]).lines == [NAME]
