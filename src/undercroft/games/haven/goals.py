"""Battle goals: dealt and chosen in secret, judged when the scenario is over."""

from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.content.model import BattleGoal
from undercroft.games.haven.events import GoalJudged
from undercroft.games.haven.state import Haven
from undercroft.games.haven.tally import amount_of
from undercroft.table import CardId, Option, Question, Seat, Setup, ZoneId, add_cards, add_zone, cards_in, draw, move

FIRST_WITH_GOALS = 4
BY_SCENARIO = "from scenario 4"
DECK, AWAY, SPENT = ZoneId("battle-goals"), ZoneId("battle-goals-away"), ZoneId("battle-goals-spent")


def add_goals(state: Haven, box: Box, setup: Setup) -> None:
    """The deck of battle goals: all of them, our own, before each scenario (JL-GOAL-05, JL-OPEN-62).

    What a character keeps is for its player's eyes (JL-GOAL-02).
    """
    if not are_wanted(box, setup):
        return
    add_zone(state, DECK, "none", deck=True)
    add_zone(state, AWAY, "none")
    add_zone(state, SPENT, "all")
    add_cards(state, goal_deck(box), DECK, back="battle-goal")
    for hero, sheet in state.sheets.items():
        add_zone(state, goal_zone(hero), "owner", sheet.seat)


def goal_deck(box: Box) -> list[str]:
    """All goals of all packs that are open; of two that ask for the same, one is left out (JL-COMPAT-05)."""
    kept: dict[tuple[object, ...], str] = {}
    for id, goal in box.goals.items():
        kept.setdefault((goal.counts, goal.at_least, goal.at_most), id)
    return list(kept.values())


def are_wanted(box: Box, setup: Setup) -> bool:
    """Where the campaign has come so far; at a table of its own where it says so, or from scenario 4 (JL-OPEN-25)."""
    if setup.chapter:
        return bool(setup.chapter.get("goals"))
    chosen = setup.options.get("goals", BY_SCENARIO)
    return box.scenarios[setup.scenario].number >= FIRST_WITH_GOALS if chosen == BY_SCENARIO else bool(chosen)


def goal_zone(hero: str) -> ZoneId:
    return ZoneId(f"goal-{hero}")


async def deal_goals(game: Table) -> None:
    """Random cards for each character; all players choose at the same time, in secret (JL-GOAL-01, JL-GOAL-02)."""
    if DECK not in game.state.zones:
        return
    for hero in game.state.sheets:
        for _ in range(game.content.edition.goals_dealt):
            draw(game, DECK, goal_zone(hero), "JL-GOAL-01", "battle-goal")
    seats = dict.fromkeys(sheet.seat for sheet in game.state.sheets.values())
    await game.together({seat: keep_goals(game, seat) for seat in seats})


async def keep_goals(game: Table, seat: Seat) -> None:
    """Each character keeps one and puts the others away, unseen (JL-GOAL-01)."""
    for hero, sheet in game.state.sheets.items():
        if sheet.seat == seat:
            kept = await game.ask(which_to_keep(game, seat, hero))
            for card in cards_in(game, goal_zone(hero)):
                if card.id != kept:
                    move(game, card.id, AWAY, "JL-GOAL-01")


def which_to_keep(game: Table, seat: Seat, hero: str) -> Question[CardId]:
    options = [Option(f"goal:{card.id}", card.id) for card in cards_in(game, goal_zone(hero))]
    return Question((seat,), "battle-goal", options, "JL-GOAL-01", {"hero": hero})


def judge_goals(game: Table, outcome: str) -> dict[str, int]:
    """The check marks that characters earned: in a lost scenario all goals lapse (JL-GOAL-03, JL-GOAL-04).

    The cards are laid open and discarded in either case (JL-GOAL-05).
    """
    earned: dict[str, int] = {}
    for hero in game.state.sheets:
        for card in cards_in(game, goal_zone(hero)) if DECK in game.state.zones else ():
            goal = game.content.goals[card.definition]
            earned[hero] = goal.checks if outcome == "won" and is_met(game, hero, goal) else 0
            move(game, card.id, SPENT, "JL-GOAL-05")
            game.tell(GoalJudged(hero, card.id, bool(earned[hero]), rule="JL-GOAL-03"))
    return earned


def is_met(game: Table, hero: str, goal: BattleGoal) -> bool:
    """Whether what was counted has come to what the card asks for (JL-GOAL-03)."""
    amount = amount_of(game, hero, goal.counts)
    return (goal.at_least is None or amount >= goal.at_least) and (goal.at_most is None or amount <= goal.at_most)
