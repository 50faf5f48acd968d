"""Where the party wants to get, by the goals of the scenario and what can be seen of it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from undercroft.games.haven.adviser.worth import foes_of
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Goal
from undercroft.games.haven.content.verbs import Ability, CountUp, Reveal, Suffer, Unlock
from undercroft.games.haven.rules import is_met
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import ground, layout, mask_of, overlays
from undercroft.grid import Mask, union

FIGHT = 0.35
GOAL = 1.2
HARM = 0.7
DOOR = 1.0
DOOR_IN_A_FIGHT = 0.15
WANTED = 1.6
"""An enemy that the goal is about counts this much more than another."""
BESIDE_THE_POINT = 0.8
"""An enemy that the goal doesn't ask for."""


class Aim(NamedTuple):
    """Hexes to get to, and what each step nearer is worth."""

    at: Mask
    worth: float


def aims_of(game: Table, hero: Figure) -> list[Aim]:
    """Enemies to fight, hexes and finds that the goals ask for, and doors once the room is clear."""
    seen = ground(game).walk.cells
    foes = foes_of(game)
    goals = [goal for goal in game.content.scenarios[game.state.scenario].goals if not is_met(game, goal)]
    wanted = 0
    for goal in due(goals):
        for at in places_of(game, hero, goal):
            wanted |= at & seen
    aims = [
        Aim(wanted, GOAL),
        Aim(mask_of(game, (foe.at for foe in foes if weight_of(game, foe) > 1)), 2 * FIGHT),
        Aim(mask_of(game, (foe.at for foe in foes)), FIGHT),
        Aim(union(entered_areas(game, harms)) & seen if foes else 0, HARM),
    ]
    if not all(goal.kind in ("survive", "protect") for goal in goals) or not goals:
        shut = [door for door in overlays(game, "door") if not (door.open or door.locked)]
        doors = mask_of(game, (at for door in shut for at in door.cells))
        aims.append(Aim(doors & seen, 0.0 if wanted else door_worth(game)))
    return [aim for aim in aims if aim.at and aim.worth]


def due(goals: Sequence[Goal]) -> Sequence[Goal]:
    """What can be worked at now: whoever still has something to do here doesn't walk to the exit."""
    return [goal for goal in goals if goal.kind not in ("reach", "escape")] or goals


def door_worth(game: Table) -> float:
    """What a step towards a shut door is worth: first the enemies that are seen, and what is to be destroyed."""
    busy = any(foe.rank != "objective" or weight_of(game, foe) > 1 for foe in foes_of(game))
    return DOOR_IN_A_FIGHT if busy else DOOR


def places_of(game: Table, hero: Figure, goal: Goal) -> Iterator[Mask]:
    """The hexes a goal asks somebody to enter."""
    areas = layout(game).position.areas
    match goal.kind:
        case "reach" | "escape":
            others = [figure.at for figure in game.state.figures.values() if figure.at and figure.id != hero.id]
            yield layout(game).board.mask(areas.get(goal.of or "goal", ())) & ~mask_of(game, others)
        case "loot":
            yield mask_of(game, (at for chest in overlays(game, "treasure") for at in chest.cells))
        case "counter":
            yield from counting_places(game, goal.of or "")
        case _:
            pass
    yield from opening_places(game)


def counting_places(game: Table, counter: str) -> Iterator[Mask]:
    """Where a counter goes up: areas to be entered, finds to be made."""
    scenario = game.content.scenarios[game.state.scenario]
    for letter, abilities in scenario.index.items():
        if any(isinstance(one, CountUp) and one.counter == counter for one in abilities):
            chests = [chest for chest in overlays(game, "treasure") if chest.letter == letter]
            yield mask_of(game, (at for chest in chests for at in chest.cells))
    yield from entered_areas(game, lambda one: isinstance(one, CountUp) and one.counter == counter)


def opening_places(game: Table) -> Iterator[Mask]:
    """Where a locked door is opened from."""
    if any(door.locked and not door.open for door in overlays(game, "door")):
        yield from entered_areas(game, lambda one: isinstance(one, Unlock | Reveal))


def entered_areas(game: Table, does: Callable[[Ability], bool]) -> Iterator[Mask]:
    """The areas whose entering has a special rule do such a thing that it has not done yet."""
    state = game.state
    areas = layout(game).position.areas
    for place, rule in enumerate(game.content.scenarios[state.scenario].rules):
        if rule.at == "enters" and place not in state.fired and any(map(does, rule.do)):
            yield layout(game).board.mask(areas.get(rule.of or "", ()))


def harms(ability: Ability) -> bool:
    """Whether a special rule makes the enemies suffer."""
    return isinstance(ability, Suffer) and ability.at.who == "monsters"


def weight_of(game: Table, foe: Figure) -> float:
    """How much the goals care for an enemy."""
    goals = game.content.scenarios[game.state.scenario].goals
    for goal in goals:
        named = goal.of in (foe.kind, f"jaws:{foe.kind}") or foe.kind.startswith(f"{goal.of}-")
        if goal.kind in ("kill", "destroy") and named:
            return WANTED
    kills = any(goal.kind == "kill-all" or (goal.kind == "kill" and not goal.of) for goal in goals)
    return 1.0 if kills else BESIDE_THE_POINT
