"""Whom a monster's other abilities go to: heals, conditions, pushes (what the rulebook leaves open)."""

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.haven.act import Act
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import POSITIVE
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Cure, Give, Heal, Targeted
from undercroft.games.haven.monsters.field import Task
from undercroft.games.haven.monsters.outlook import position_of
from undercroft.games.haven.monsters.think import think
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targeting import subject_of
from undercroft.games.haven.targets import legal_targets
from undercroft.games.haven.world import distance, number

Rank: TypeAlias = Callable[[Figure], tuple[int, ...]]
"""The lower, the rather."""
ALLIES = Selector(who="allies")


def prefer(game: Table, act: Act, ability: Targeted) -> None:
    """Narrow an ability's targets to those it has to go to; equals the players choose between (JL-OPEN-37)."""
    if ability.targets == "all" or ability.area:
        return
    reach = 1 if ability.range is None else number(game, ability.range)
    helps = isinstance(ability, Heal | Cure) or (isinstance(ability, Give) and set(ability.conditions) <= set(POSITIVE))
    selector = ability.at or (ALLIES if helps else Selector())
    legal = legal_targets(game, act.actor, reach, selector, None, act.side, subject_of(game, act))
    if not legal:
        return
    rank = rank_of(game, act, ability, reach)
    ranks = sorted(map(rank, legal))
    last = ranks[min(ability.targets, len(ranks)) - 1]
    act.foci = tuple(one.id for one in legal if rank(one) == ranks[0])
    act.chosen = tuple(one.id for one in legal if rank(one) <= last)


def rank_of(game: Table, act: Act, ability: Targeted, reach: int) -> Rank:
    """Heals go to the most hurt, good conditions to the nearest without them, bad ones to whom it would focus on."""
    actor = act.actor
    if isinstance(ability, Heal):
        return lambda one: (one.hp - one.max_hp,)
    if isinstance(ability, Cure):
        return lambda one: (-sum(one.has(name) for name in ability.conditions),)
    if isinstance(ability, Give) and set(ability.conditions) <= set(POSITIVE):
        return lambda one: (all(one.has(name) for name in ability.conditions), distance(game, actor.at, one.at))
    seeking = Task(range=reach if ability.range is not None else 0, targets=1)
    foci = think(game.content.edition, position_of(game, actor), seeking).foci
    return lambda one: (one.id not in foci,)
