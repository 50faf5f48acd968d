"""The end of a round: effects, shuffles, bonuses, short rests, elements, and perhaps the end of the scenario."""

from collections.abc import Mapping

from undercroft.games.haven.bonus import end_of_round, hear
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import lose_all
from undercroft.games.haven.elements import wane
from undercroft.games.haven.events import ScenarioEnded
from undercroft.games.haven.goals import judge_goals
from undercroft.games.haven.loot import FOUND
from undercroft.games.haven.modifiers import MONSTERS, reshuffle
from undercroft.games.haven.order import refill
from undercroft.games.haven.rest import short_rests
from undercroft.games.haven.rules import check_goals, fire
from undercroft.games.haven.state import Select
from undercroft.games.haven.world import characters, on_map
from undercroft.table import Finished, Place, ZoneId, cards_in, move


async def end_round(game: Table) -> Place:
    """One order for all (JL-EOR-01, JL-OPEN-08): effects, shuffles, bonuses, short rests, elements, then the end.

    Effects are those of bonuses and special rules (JL-ONGO-13, JL-GEN-16); decks are shuffled that showed the icon
    (JL-EOR-02, JL-EOR-04). At the end all conditions go (JL-COND-09), won or lost (JL-END-02, JL-END-04, JL-DATA-11).
    """
    state = game.state
    await fire(game, "round-ends")
    for figure in list(on_map(game)):
        await hear(game, "round-ends", figure)
    check_goals(game)
    for owner in (*state.sheets, MONSTERS):
        reshuffle(game, owner)
    put_plans_away(game)
    end_of_round(game)
    if not over(game):
        await short_rests(game)
    wane(game)
    if outcome := over(game):
        lose_all(game)
        game.tell(ScenarioEnded(outcome, rule="JL-END-02" if outcome == "won" else "JL-END-04"))
        return Finished(outcome, report(game, judge_goals(game, outcome)))
    state.row, state.acted = [], []
    state.round += 1
    return Select()


def put_plans_away(game: Table) -> None:
    """The round's ability cards are discarded; a shuffle icon brings the whole pile back (JL-EOR-02, JL-EOR-04).

    JL-MON-24.
    """
    for pack in game.state.packs.values():
        pack.initiative, pack.infused, pack.consumed = None, False, []
        now, spent, deck = (ZoneId(f"plans-{pack.deck}{part}") for part in ("-now", "-spent", ""))
        for card in cards_in(game, now):
            move(game, card.id, spent, "JL-EOR-01")
            plan = game.content.decks[pack.deck].cards[int(card.definition.rpartition("#")[2])]
            if plan.shuffle:
                refill(game, deck)


def over(game: Table) -> str | None:
    """How the scenario ends with this round, if it does; defeat comes before success.

    JL-END-02 … JL-END-06, JL-EOR-03, JL-EOR-05.
    """
    if game.state.defeated or not characters(game):
        return "lost"
    return "won" if game.state.goal_met else None


def report(game: Table, earned: Mapping[str, int] | None = None) -> dict[str, object]:
    """What the scenario hands to the campaign, won or lost; all cards go back to their owners.

    JL-XP-06, JL-OPEN-18, JL-PILE-08, JL-PILE-06.
    """
    state = game.state
    return {
        "level": state.level,
        "heroes": {
            id: {
                "xp": sheet.xp,
                "coins": sheet.coins,
                "gold": sheet.gold,
                "checks": sheet.checks,
                "treasures": list(sheet.treasures),
                "goal_met": (earned or {}).get(id, 0),
                "found": found_items(game, id),
                "exhausted": sheet.exhausted,
                "tally": dict(sheet.tally),
            }
            for id, sheet in state.sheets.items()
        },
        "rounds": state.round,
    }


def found_items(game: Table, hero: str) -> list[str]:
    """The items that a character has found in this scenario and keeps (JL-TREAS-01, JL-GOODS-04)."""
    return [card.definition for card in cards_in(game, ZoneId(f"items-{hero}")) if card.back == FOUND]
