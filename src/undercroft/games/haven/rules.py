"""Special rules of a scenario, and its goals: all data, fired at the same windows as bonuses."""

import msgspec

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Goal
from undercroft.games.haven.events import GoalMet
from undercroft.games.haven.holds import holds
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targets import means
from undercroft.games.haven.world import characters, monsters, number, on_map, overlays


async def fire(game: Table, at: str, figure: Figure | None = None, of: str | None = None, where: str = "") -> None:
    """Special rules that wait for this, each as often as it applies (JL-GEN-16, JL-SETUP-10, JL-BOOK-05).

    `of` is the room, objective, type or section it is about; `where` the hex of a figure that has left the map.
    """
    from undercroft.games.haven.action import perform_all

    state = game.state
    for place, rule in enumerate(game.content.scenarios[state.scenario].rules):
        if rule.at != at or (rule.of is not None and rule.of != of) or (rule.once and place in state.fired):
            continue
        actor = _actor(game, figure, where)
        if actor is None or (rule.whose is not None and not means(game, actor, rule.whose, actor)):
            continue
        act = act_by_rule(game, actor, figure, place)
        if holds(game, act, rule.when, figure and actor):
            if rule.once:
                state.fired.append(place)
            await perform_all(game, act, rule.do)


def _actor(game: Table, figure: Figure | None, where: str) -> Figure | None:
    """Who carries a special rule out: the figure it is about, as it stood; or anybody on the map."""
    if figure is None:
        return next(iter(on_map(game)), None)
    if figure.at:
        return figure
    return msgspec.structs.replace(figure, at=where) if where else None


def act_by_rule(game: Table, actor: Figure, figure: Figure | None, place: int) -> Act:
    """Nothing of a special rule may be skipped; the party decides, or whoever the rule is about (JL-GEN-01)."""
    act = act_of(game, actor, f"rule|{game.state.scenario}|{place}")
    act.bound = True
    if figure is None:
        act.seats, act.party = tuple(game.state.seats), True
    return act


def check_goals(game: Table) -> None:
    """The goal is met when all its parts are (JL-END-01, JL-END-02); it stays met."""
    goals = game.content.scenarios[game.state.scenario].goals
    if not game.state.goal_met and goals and all(is_met(game, goal) for goal in goals):
        game.state.goal_met = True
        game.tell(GoalMet(rule="JL-END-02"))


def is_met(game: Table, goal: Goal) -> bool:
    """Whether one part of the goal is achieved now."""
    state, counters = game.state, game.state.counters
    count = number(game, goal.count)
    all_revealed = set(game.content.layout(state.scenario).rooms) <= set(state.rooms)
    match goal.kind:
        case "kill-all":
            return all_revealed and not monsters(game)
        case "kill":
            return counters.get(f"killed-{goal.of}" if goal.of else "killed", 0) >= max(1, count)
        case "destroy":
            return _destroyed(game, goal.of) >= max(1, count)
        case "protect":
            return not _destroyed(game, goal.of)
        case "reach" | "escape":
            cells = {
                str(cell) for cell in game.content.layout(state.scenario).position.areas.get(goal.of or "goal", ())
            }
            return bool(characters(game)) and all(figure.at in cells for figure in characters(game))
        case "loot":
            taken = sum(len(sheet.treasures) for sheet in state.sheets.values())
            return taken >= max(1, count) or (not count and not overlays(game, "treasure"))
        case "survive":
            return state.round >= count
        case "counter":
            return counters.get(goal.of or "", 0) >= count


def _destroyed(game: Table, of: str | None) -> int:
    """How many objectives are destroyed of all those that share a name: `vat` is `vat-1`, `vat-2` too."""
    name = f"destroyed-{of or ''}"
    return sum(many for key, many in game.state.counters.items() if key == name or key.startswith(f"{name}-"))
