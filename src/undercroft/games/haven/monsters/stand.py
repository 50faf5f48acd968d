"""Where a monster ends its move and whom it attacks from there: all that the rules leave to the players."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters import reasons
from undercroft.games.haven.monsters.field import Index, Position, Task
from undercroft.games.haven.monsters.focus import FAR, Candidate, attack_hexes
from undercroft.games.haven.monsters.targeting import Reach, Targeting
from undercroft.games.haven.monsters.walk import Cost, Layers, Walk
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import Cell, indices, union


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
    in_reach = list(_attack_hexes(scheme, scheme.task.move))
    if not in_reach:
        return _approach(scheme)
    best = scheme.edition.best_stands(in_reach)
    if scheme.why:
        task, avoids = scheme.task, _avoids_negative(scheme)
        reasons.give_stand(scheme.why, scheme.edition, task, in_reach, best, avoids=avoids)
    if not scheme.task.targets:
        return [Choice(reach.index, ()) for reach, _ in best]
    return [Choice(reach.index, reach.names(group)) for reach, group in best]


def _attack_hexes(scheme: Scheme, points: int) -> Iterator[Reach]:
    """The attack hexes reached over the fewest negative hexes (JL-MMOVE-04, FH-FOCUS-11, FH-MMOVE-06)."""
    position, attack, focus = scheme.position, scheme.task.attack, scheme.focus
    found = [
        (cost[1], attack_hexes(position.arena, attack, focus.foe.at, ends))
        for cost, ends in scheme.layers
        if cost[0] == focus.cost[0] and cost[1] <= points
    ]
    targeting = Targeting(position, scheme.task, focus.foe, union(hexes for _, hexes in found))
    for cost, hexes in found:
        for index in indices(hexes):
            yield Reach(targeting, index, cost)


def _avoids_negative(scheme: Scheme) -> bool:
    """Whether it leaves out hexes it could attack from, because more negative hexes lie on the way."""
    focus, attack = scheme.focus, scheme.task.attack
    return any(
        cost[0] > focus.cost[0]
        and cost[1] <= scheme.task.move
        and attack_hexes(scheme.position.arena, attack, focus.foe.at, ends)
        for cost, ends in scheme.layers
    )


def _approach(scheme: Scheme) -> list[Choice]:
    """The focus is out of reach this turn: shorten the way to an attack hex as far as the points go, or stay.

    To the best one, where further targets count at any distance (JL-MMOVE-16, JL-OPEN-34); to the nearest one, where
    they count in the current turn only (FH-MMOVE-04, FH-FOCUS-10, FH-OPEN-33).
    """
    why, task = scheme.why, scheme.task
    if scheme.edition.approach_by_rank:
        heads_for = [reach for reach, _ in scheme.edition.best_stands(list(_attack_hexes(scheme, FAR)))]
    else:
        heads_for = list(_attack_hexes(scheme, scheme.focus.cost[1]))
    goals = list(dict.fromkeys(reach.index for reach in heads_for))
    if why:
        reasons.give_approach(why, scheme.edition, heads_for[0], task.move, _cells(scheme, goals))
    ends: dict[Index, None] = {}
    nearby = union(hexes for cost, hexes in scheme.layers if cost[1] <= task.move)
    for goal in goals:
        ends.update(dict.fromkeys(_shorten(scheme, scheme.walk.rest(goal, nearby))))
    if why:
        if task.move:
            _explain_ends(scheme, why, [scheme.walk.rest(goal, nearby) for goal in goals], list(ends))
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


def _explain_ends(scheme: Scheme, why: Why, rests: list[dict[Index, Cost]], ends: list[Index]) -> None:
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
