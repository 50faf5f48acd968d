"""Walks a path hex by hex over a case, by the rules of movement alone: shares nothing with the monster mind."""

import itertools
from collections.abc import Sequence

from undercroft.games.haven.monsters.turn_format import Case, Map

WAYS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
Place = tuple[int, int]


def check_path(case: Case, end: Sequence[int], path: Sequence[Sequence[int]]) -> None:
    """Fails unless the path leads from the monster to the end, with the points it has, over what it may enter."""
    places = [(q, r) for q, r in path]
    board, ability = case.position, case.ability
    me = next(figure for figure in board.figures if figure.role == "active")
    assert places[0] == me.at
    assert places[-1] == tuple(end)
    taken = {figure.at for figure in board.figures if figure is not me}
    assert places[-1] not in taken
    if len(places) == 1:
        return
    if ability.movement == "teleport":
        assert distance(places[0], places[-1]) <= ability.move
        return
    assert walked_points(board, places, ability.movement) <= ability.move


def walked_points(board: Map, places: Sequence[Place], movement: str) -> int:
    """What the path costs; every step of it has to be possible."""
    kinds = kinds_of(board)
    blocked = {figure.at for figure in board.figures if figure.role == "enemy" and not figure.invisible}
    standing = {figure.at for figure in board.figures if figure.role != "active"}
    points, sliding = 0, False
    for number, (here, there) in enumerate(itertools.pairwise(places), 1):
        assert passable(board, here, there), f"a wall between {here} and {there}"
        way = (there[0] - here[0], there[1] - here[1])
        if movement != "normal":
            points += 1
            assert movement == "flying" or number < len(places) - 1 or "obstacle" not in kinds.get(there, ())
            continue
        assert there not in blocked
        assert "obstacle" not in kinds.get(there, ())
        if not sliding:
            points += 2 if kinds.get(there, set()) & {"difficult", "water"} else 1
        beyond = (there[0] + way[0], there[1] + way[1])
        free = beyond not in standing and "obstacle" not in kinds.get(beyond, ()) and passable(board, there, beyond)
        sliding = "ice" in kinds.get(there, ()) and free
        if sliding:
            assert len(places) > number + 1, f"it would slide on from {there}"
            assert places[number + 1] == beyond, f"it slides from {there} to {beyond}"
    return points


def passable(board: Map, here: Place, there: Place) -> bool:
    """Whether a step from one hex to its neighbour crosses no wall and leads to a hex of the map."""
    way = (there[0] - here[0], there[1] - here[1])
    assert way in WAYS, f"{here} and {there} are no neighbours"
    side = WAYS.index(way)
    walls = set(board.walls)
    open_floor = set(board.hexes) - {(q, r) for q, r, kind in board.terrain if kind in ("wall", "door")}
    return there in open_floor and not walls & {(*here, side), (*there, (side + 3) % 6)}


def kinds_of(board: Map) -> dict[Place, set[str]]:
    kinds: dict[Place, set[str]] = {}
    for q, r, kind in board.terrain:
        kinds.setdefault((q, r), set()).add(kind)
    return kinds


def distance(here: Place, there: Place) -> int:
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r))
