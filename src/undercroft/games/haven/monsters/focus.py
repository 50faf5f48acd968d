"""Finding the focus: the enemy that can be attacked with the fewest negative hexes, then the fewest points."""

from typing import NamedTuple

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters import reasons
from undercroft.games.haven.monsters.field import Arena, Foe, Index, Position, Task
from undercroft.games.haven.monsters.walk import Cost, Layers
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import HEX, Mask, indices, place_ranged, turned

FAR = 1_000_000


class Candidate(NamedTuple):
    """An enemy that can be attacked from some hex, and what it costs to get there."""

    foe: Foe
    cost: Cost


def find_foci(
    edition: Edition, position: Position, task: Task, walk: Layers, why: Why | None = None
) -> list[Candidate]:
    """The focus; several where the players may choose, none where no attack hex can be reached at all.

    Fewest negative hexes, then fewest movement points over unlimited movement, then (where the edition has it) the
    enemy nearest by range, then the one that acts earlier. Whether the monster sees the enemy now does not matter.

    JL-FOCUS-01 … JL-FOCUS-10, JL-FOCUS-15, JL-FOCUS-18, JL-OPEN-02, JL-DATA-15, FH-FOCUS-01, FH-FOCUS-02, FH-FOCUS-13,
    FH-FOCUS-14.
    """
    candidates = [found for foe in position.foes if foe.visible and (found := _candidate(position, task, walk, foe))]
    if why:
        reasons.give_candidates(why, edition, position, task, [one.foe for one in candidates])
    if not candidates:
        return []
    least = min(one.cost for one in candidates)
    left = [one for one in candidates if one.cost == least]
    if why:
        reasons.give_costs(why, edition, [(one.foe.id, one.cost) for one in candidates])
    if edition.focus_by_distance and len(left) > 1:
        left = _nearest(edition, position, left, why)
    if len(left) > 1:
        left = _earliest(edition, left, why)
    return left


def _nearest(edition: Edition, position: Position, tied: list[Candidate], why: Why | None) -> list[Candidate]:
    """The closest by the range rule, from the hex where the monster stands (FH-FOCUS-07)."""
    distances = [_range(position.arena, position.at, one.foe.at) for one in tied]
    nearest = min(distances)
    left = [one for one, distance in zip(tied, distances, strict=True) if distance == nearest]
    if why and len(left) < len(tied):
        why.say(edition.cites("focus.nearest"), "why-nearest", foes=_names(left), distance=nearest)
    return left


def _earliest(edition: Edition, tied: list[Candidate], why: Why | None) -> list[Candidate]:
    """Those that act first; equal ones are left to the players (JL-FOCUS-05, JL-FOCUS-06, FH-FOCUS-09)."""
    first = min(one.foe.order for one in tied)
    left = [one for one in tied if one.foe.order == first]
    if why and len(left) < len(tied):
        rule, message = edition.cites("focus.initiative"), "why-earlier"
        why.say(rule, message, foes=_names(left), tied=_names(tied), initiative=first[0])
    if why and len(left) > 1:
        why.say(edition.cites("focus.players"), "why-players-focus", foes=_names(left))
    return left


def _names(candidates: list[Candidate]) -> list[str]:
    return [one.foe.id for one in candidates]


def _candidate(position: Position, task: Task, walk: Layers, foe: Foe) -> Candidate | None:
    for cost, ends in walk:
        if attack_hexes(position.arena, task, foe.at, ends):
            return Candidate(foe, cost)
    return None


def attack_hexes(arena: Arena, task: Task, target: Index, among: Mask) -> Mask:
    """Those of the hexes from which an attack on a hex is possible: in range (or under the area) and in sight.

    JL-MTURN-06, JL-FOCUS-09, FH-FOCUS-04, FH-FOCUS-05, FH-LOS-07, FH-AOE-05.
    """
    key = (target, task.range, task.area, task.melee_area)
    around = arena.attack_hexes.get(key)
    if around is None:
        around = arena.attack_hexes[key] = _in_reach(arena, task, target) & ~(1 << target)
    around &= among
    return arena.sight.seen_from(arena.cell(target), around) if around else 0


def _in_reach(arena: Arena, task: Task, target: Index) -> Mask:
    """The hexes in range, counted round walls; without a range those next to it (FH-MATK-02, FH-RANGE-02)."""
    cell, board = arena.cell(target), arena.board
    if task.area is None:
        return arena.links.disc(cell, max(1, task.range))
    if task.melee_area:
        return board.mask(cell.minus(part) for turn in turned(HEX, task.area) for part in turn.cells)
    covered = 0
    for placed in place_ranged(board, task.area, board.cells, 1 << target):
        covered |= placed.cells
    reach = 0
    for index in indices(covered):
        reach |= arena.links.disc(arena.cell(index), task.range)
    return reach


def _range(arena: Arena, here: Index, there: Index) -> int:
    steps = arena.links.distance(arena.cell(here), arena.cell(there))
    return FAR if steps is None else steps
