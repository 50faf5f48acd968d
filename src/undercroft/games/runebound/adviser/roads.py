"""How far it is: actions that a way takes on average, with as many dice as the hero has."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.move import pays
from undercroft.games.runebound.realm import Realm, Step
from undercroft.games.runebound.state import Hero

FAR = 99.0


@lru_cache(maxsize=8192)
def step_cost(realm: Realm, step: Step, dice: int) -> float:
    """Actions that a step takes: so many dice in an action, not all of which fit; at most one."""
    die = realm.board.die
    fits = sum(pays(face, step) for face in die) / len(die)
    return min(1.0, 1 / (dice * fits)) if dice and fits else 1.0


@lru_cache(maxsize=4096)
def ways_to(realm: Realm, goals: frozenset[str], dice: int) -> Mapping[str, float]:
    """From each hex the actions to the nearest of some hexes."""
    tables = [ways_to_one(realm, goal, dice) for goal in sorted(goals)]
    return {hex: min(table.get(hex, FAR) for table in tables) for hex in realm.hexes} if len(tables) > 1 else tables[0]


@lru_cache(maxsize=2048)
def ways_to_one(realm: Realm, goal: str, dice: int) -> Mapping[str, float]:
    cost = {goal: 0.0}
    edge = [(0.0, goal)]
    back = steps_back(realm)
    while edge:
        so_far, hex = heappop(edge)
        if so_far > cost[hex]:
            continue
        for came, step in back[hex]:
            through = so_far + step_cost(realm, step, dice)
            if through < cost.get(came, FAR):
                cost[came] = through
                heappush(edge, (through, came))
    return cost


@lru_cache(maxsize=16)
def steps_back(realm: Realm) -> Mapping[str, tuple[tuple[str, Step], ...]]:
    """The steps that lead onto each hex, with where they come from."""
    found: dict[str, list[tuple[str, Step]]] = {hex: [] for hex in realm.hexes}
    for hex, steps in realm.steps.items():
        for step in steps:
            found[step.to].append((hex, step))
    return {hex: tuple(steps) for hex, steps in found.items()}


def shunned_hexes(game: Table, hero: Hero) -> frozenset[str]:
    """Where a rule of the scenario hurts whoever enters."""
    found: set[str] = set()
    for ability in game.content.scenarios[game.state.scenario].abilities:
        if ability.at == "entered" and ability.needs is not None and ability.needs.token_here:
            found |= game.state.tokens.get(ability.needs.token_here, {}).keys()
    return frozenset(found - {hero.at})
