"""Where a monster ends its move and whom it attacks from there: all that the rules leave to the players."""

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters.field import Index, Position, Task
from undercroft.games.haven.monsters.focus import Candidate
from undercroft.games.haven.monsters.targeting import Group, Reach, Targeting
from undercroft.games.haven.monsters.walk import Cost, Layers, Walk
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import indices


class Choice(NamedTuple):
    """One end of the turn: where the monster stands and whom it attacks."""

    at: Index
    targets: tuple[str, ...]


class Scheme(NamedTuple):
    """A thought under way: everything that finding the best hex for one focus needs."""

    edition: Edition
    position: Position
    task: Task
    walk: Walk
    layers: Layers
    focus: Candidate
    why: Why | None


def find_stands(scheme: Scheme) -> list[Choice]:
    """Every best end of the move for one focus.

    Only hexes reached over the fewest negative hexes count. If the focus can be attacked this turn the edition ranks
    the hexes; otherwise the monster shortens its way, or stays.
    """
    hexes = _attack_hexes(scheme)
    in_reach = [(points, index) for points, index in hexes if points <= scheme.task.move]
    if not in_reach:
        return _approach(scheme, hexes)
    best = _best(scheme, in_reach)
    if scheme.why:
        _explain(scheme, best, scheme.why)
    if not scheme.task.targets:
        return [Choice(reach.index, ()) for reach, _ in best]
    focus = scheme.focus.foe.id
    return [Choice(reach.index, tuple(sorted([focus, *(foe.id for foe in group)]))) for reach, group in best]


def _attack_hexes(scheme: Scheme) -> list[tuple[int, Index]]:
    """The attack hexes reached over the fewest negative hexes, with the points they cost."""
    focus = scheme.focus
    return [
        (cost[1], index)
        for cost, ends in scheme.layers
        if cost[0] == focus.cost[0]
        for index in indices(ends & focus.attack_hexes)
    ]


def _best(scheme: Scheme, hexes: Iterable[tuple[int, Index]]) -> list[tuple[Reach, Group]]:
    targeting = Targeting(scheme.position, scheme.task, scheme.focus.foe)
    return scheme.edition.best_stands([Reach(targeting, index, points) for points, index in hexes])


def _approach(scheme: Scheme, hexes: list[tuple[int, Index]]) -> list[Choice]:
    """The focus is out of reach this turn: shorten the way to an attack hex as far as the points go, or stay."""
    cites, why, task = scheme.edition.cites, scheme.why, scheme.task
    if scheme.edition.approach_by_rank:
        goals = list(dict.fromkeys(reach.index for reach, _ in _best(scheme, hexes)))
    else:
        goals = [index for points, index in hexes if points == scheme.focus.cost[1]]
    if why:
        points = scheme.focus.cost[1]
        why.say(cites("approach"), "why-out-of-reach", focus=scheme.focus.foe.id, points=points, move=task.move)
    ends: dict[Index, None] = {}
    for goal in goals:
        ends.update(dict.fromkeys(_shorten(scheme, scheme.walk.rest(goal))))
    if why and list(ends) == [scheme.position.at]:
        why.say(cites("approach.stay"), "why-no-nearer")
    elif why:
        why.say(cites("approach.as_far"), "why-nearer", hexes=_cells(scheme, ends))
    return [Choice(index, ()) for index in ends]


def _shorten(scheme: Scheme, rest: dict[Index, Cost]) -> list[Index]:
    """The ends in reach from which the rest of the way is shortest, then those that cost the fewest points.

    No more negative hexes than the whole way needs; and if nothing makes the way shorter the monster stays.
    """
    at, negative = scheme.position.at, scheme.focus.cost[0]
    ranked = [
        (rest[index][1], cost[1], index)
        for cost, ends in scheme.layers
        if cost[1] <= scheme.task.move
        for index in indices(ends)
        if index in rest and cost[0] + rest[index][0] == negative
    ]
    if not ranked or (at in rest and min(ranked)[0] >= rest[at][1]):
        return [at]
    shortest = min(ranked)[:2]
    return [index for *rank, index in ranked if tuple(rank) == shortest]


def _explain(scheme: Scheme, best: list[tuple[Reach, Group]], why: Why) -> None:
    cites = scheme.edition.cites
    _, group = best[0]
    why.say(cites("stand.attack_focus"), "why-in-reach", focus=scheme.focus.foe.id)
    if group:
        why.say(cites("stand.most_targets"), "why-most-targets", foes=sorted(foe.id for foe in group))
    if scheme.task.attack.shuns_neighbours:
        why.say(cites("stand.no_disadvantage"), "why-no-disadvantage")
    why.say(cites("stand.fewest_points"), "why-hexes", hexes=_cells(scheme, (reach.index for reach, _ in best)))
    if len(best) > 1:
        why.say(cites("players_decide"), "why-players-end")


def _cells(scheme: Scheme, places: Iterable[Index]) -> list[str]:
    return [str(scheme.position.arena.cell(index)) for index in dict.fromkeys(places)]
