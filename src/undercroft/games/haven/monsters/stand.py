"""Where a monster ends its move and whom it attacks from there: all that the rules leave to the players."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters import reasons
from undercroft.games.haven.monsters.field import Index, Position, Task
from undercroft.games.haven.monsters.focus import Candidate
from undercroft.games.haven.monsters.targeting import Reach, Targeting
from undercroft.games.haven.monsters.walk import Cost, Layers, Walk
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import Cell, indices


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
    """Every best end of the move for one focus, and whom it attacks there: the focus and further enemies.

    Only hexes reached over the fewest negative hexes count. If the focus can be attacked this turn the edition ranks
    the hexes; otherwise the monster shortens its way, or stays.

    JL-MMOVE-01, JL-MMOVE-05, JL-MMOVE-18, JL-MMOVE-19, JL-MATK-01, FH-MMOVE-07, FH-MATK-04, FH-FOCUS-28.
    """
    hexes = list(_attack_hexes(scheme))
    in_reach = [reach for reach in hexes if reach.points <= scheme.task.move]
    if not in_reach:
        return _approach(scheme, hexes)
    best = scheme.edition.best_stands(in_reach)
    if scheme.why:
        task, avoids = scheme.task, _avoids_negative(scheme)
        reasons.give_stand(scheme.why, scheme.edition, task, in_reach, best, avoids=avoids)
    if not scheme.task.targets:
        return [Choice(reach.index, ()) for reach, _ in best]
    focus = scheme.focus.foe.id
    return [Choice(reach.index, tuple(sorted([focus, *(foe.id for foe in group)]))) for reach, group in best]


def _attack_hexes(scheme: Scheme) -> Iterator[Reach]:
    """The attack hexes reached over the fewest negative hexes (JL-MMOVE-04, FH-FOCUS-11, FH-MMOVE-06)."""
    focus = scheme.focus
    targeting = Targeting(scheme.position, scheme.task, focus.foe)
    for cost, ends in scheme.layers:
        if cost[0] == focus.cost[0]:
            for index in indices(ends & focus.attack_hexes):
                yield Reach(targeting, index, cost[1])


def _avoids_negative(scheme: Scheme) -> bool:
    """Whether it leaves out hexes it could attack from, because more negative hexes lie on the way."""
    focus = scheme.focus
    return any(
        cost[0] > focus.cost[0] and cost[1] <= scheme.task.move and ends & focus.attack_hexes
        for cost, ends in scheme.layers
    )


def _approach(scheme: Scheme, hexes: list[Reach]) -> list[Choice]:
    """The focus is out of reach this turn: shorten the way to an attack hex as far as the points go, or stay.

    To the best one, where further targets count at any distance (JL-MMOVE-16, JL-OPEN-34); to the nearest one, where
    they count in the current turn only (FH-MMOVE-04, FH-FOCUS-10, FH-OPEN-33).
    """
    why, task = scheme.why, scheme.task
    if scheme.edition.approach_by_rank:
        goals = list(dict.fromkeys(reach.index for reach, _ in scheme.edition.best_stands(hexes)))
    else:
        goals = [reach.index for reach in hexes if reach.points == scheme.focus.cost[1]]
    if why:
        points = min(reach.points for reach in hexes if reach.index in goals)
        reasons.give_approach(why, scheme.edition, hexes[0], points, task.move, _cells(scheme, goals))
    ends: dict[Index, None] = {}
    for goal in goals:
        ends.update(dict.fromkeys(_shorten(scheme, scheme.walk.rest(goal))))
    if why:
        if task.move:
            _explain_ends(scheme, why, goals, list(ends))
        if task.targets:
            reasons.give_no_attack(why, scheme.edition)
    return [Choice(index, ()) for index in ends]


def _shorten(scheme: Scheme, rest: dict[Index, Cost]) -> list[Index]:
    """The ends in reach from which the rest of the way is shortest, then those that cost the fewest points.

    No more negative hexes than the whole way needs; and if nothing makes the way shorter the monster stays.

    JL-MMOVE-02, JL-MMOVE-03, JL-MMOVE-14, FH-MMOVE-05, FH-MMOVE-15, FH-MMOVE-16.
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


def _explain_ends(scheme: Scheme, why: Why, goals: list[Index], ends: list[Index]) -> None:
    rests = [scheme.walk.rest(goal) for goal in goals]
    left = min(rest[end][1] for rest in rests for end in ends if end in rest)
    avoids = any(
        index in rest and rest[index][1] < left and cost[0] + rest[index][0] > scheme.focus.cost[0]
        for cost, hexes in scheme.layers
        if cost[1] <= scheme.task.move
        for index in indices(hexes)
        for rest in rests
    )
    stays = ends == [scheme.position.at]
    reasons.give_ends(why, scheme.edition, _cells(scheme, ends), left, stays=stays, avoids=avoids)


def _cells(scheme: Scheme, places: Iterable[Index]) -> list[Cell]:
    return [scheme.position.arena.cell(index) for index in places]
