"""A board of cardboard as JSON holds it (docs/monster-turn.md): what tools are asked about, checked, read and drawn."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters.field import Arena
from undercroft.grid import HEX, Board, Cell, HexSight, Mask
from undercroft.table import SceneBoard, SceneCell, SceneEdge, SceneFigure, SceneThing, TableError
from undercroft.table.scene import FigureKind, Marker
from undercroft.table.sketch import label
from undercroft.words import Message, Words

WORDS = Words([Path(__file__).parent / "words"])
BOARD = "board"
LYING = ("obstacle", "trap", "door")
"""Terrain that is drawn as a thing on its hex; the other kinds are the ground itself."""
ROLES: Mapping[str, FigureKind] = {"active": "monster", "ally": "monster", "enemy": "hero"}


def named(prefix: str, *values: str) -> dict[str, Message]:
    """The names of a field's values."""
    return {value: Message(f"{prefix}-{value or 'none'}") for value in values}


KINDS = ("wall", "obstacle", "trap", "hazard", "difficult", "ice", "water", "door")
Coordinate: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
Order: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Kind: TypeAlias = Annotated[
    Literal["wall", "obstacle", "trap", "hazard", "difficult", "ice", "water", "door"],
    label(Message("field-terrain"), named("terrain", *KINDS), x_lies=list(LYING)),
]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
RuleSet: TypeAlias = Annotated[
    str, label(Message("field-rules"), named("rules", "jaws", "frosthaven"), enum=["jaws", "frosthaven"])
]
"""Any word is read, so that a rule set that is not built yet can be named as such."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A figure on the board. Of equal initiatives the lower `tie` acts first."""

    id: Annotated[str, Meta(min_length=1, max_length=100), label(Message("field-id"))]
    role: Annotated[
        Literal["active", "ally", "enemy"], label(Message("field-role"), named("role", *ROLES), x_looks=dict(ROLES))
    ]
    at: Annotated[Place, label(Message("field-at"), x_place="hexes")]
    initiative: Annotated[Order | None, label(Message("field-initiative"), x_badge=True)] = None
    tie: Annotated[Order, label(Message("field-tie"), x_rare=True)] = 0
    name: Annotated[str, label(Message("field-name"), x_rare=True)] = ""
    invisible: Annotated[bool, label(Message("field-invisible"), x_rare=True)] = False
    objective: Annotated[bool, label(Message("field-objective"), x_rare=True)] = False
    kind: Annotated[Literal["", "summon"], label(Message("field-kind"), named("kind", "", "summon"), x_rare=True)] = ""


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes, what lies on them and who stands on them. Whatever is not listed is off the map."""

    hexes: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=5000)]
    figures: Annotated[tuple[Figure, ...], Meta(max_length=200)]
    terrain: Annotated[tuple[tuple[Coordinate, Coordinate, Kind], ...], Meta(max_length=20_000)] = ()
    walls: Annotated[tuple[tuple[Coordinate, Coordinate, Side], ...], Meta(max_length=40_000)] = ()


EXAMPLE: Mapping[str, Any] = {
    "hexes": [[q, r] for q, r in HEX.disc(Cell(0, 0), 3)],
    "terrain": [[0, 1, "obstacle"], [1, -1, "trap"], [0, -2, "difficult"], [-1, -1, "difficult"]],
    "walls": [[0, 2, 0], [0, 2, 5], [0, 1, 0], [0, 0, 0], [0, 0, 5]],
    "figures": [
        {"id": "Guard", "role": "active", "at": [-2, 1], "initiative": 30},
        {"id": "Archer", "role": "ally", "at": [-3, 2], "initiative": 45},
        {"id": "Mira", "role": "enemy", "at": [2, 0], "initiative": 11},
        {"id": "Brand", "role": "enemy", "at": [1, -3], "initiative": 62},
    ],
}
"""The board a form begins with."""
MAP = label(
    Message("field-position"),
    examples=[EXAMPLE],
    x_board={"shape": "hex", "cells": "hexes", "terrain": "terrain", "walls": "walls", "figures": "figures"},
)
"""A field that holds a board, and which of its fields hold what."""


def edition_of(rules: str, editions: Mapping[str, Edition], planned: Collection[str] = ()) -> Edition:
    """The rule set a question is asked about."""
    if rules in editions:
        return editions[rules]
    known = ", ".join(sorted(editions))
    if rules in planned:
        raise TableError(f"rules: the rule set {rules!r} is not built yet; there are {known}")
    raise TableError(f"rules: no rule set is called {rules!r}; there are {known}")


def read_arena(map: Map, edition: Edition) -> Arena:
    """The board without its wall hexes and closed doors; hazards count as traps here, water is difficult.

    FH-FOCUS-23, FH-TILE-04, FH-TILE-35, JL-FOCUS-13.
    """
    kinds = cells_by_kind(map)
    shut = kinds.get("wall", set[Cell]()) | kinds.get("door", set[Cell]())
    cells = {Cell(*hex) for hex in map.hexes} - shut
    edges = [HEX.edge(Cell(q, r), side) for q, r, side in map.walls]
    walls = [edge for edge in edges if not cells.isdisjoint(HEX.across(edge))]
    try:
        board = Board.of(HEX, cells, {"wall": walls}).linked("step", walls=["wall"])
    except ValueError as error:
        raise TableError(f"position.hexes: {error}") from error

    def marked(*names: str) -> Mask:
        return board.mask(cell for name in names for cell in kinds.get(name, ()))

    return Arena(
        board,
        board["step"],
        HexSight(board["step"], edition.sight_inset),
        obstacles=marked("obstacle"),
        negative=marked("trap", "hazard"),
        difficult=marked("difficult", "water"),
        ice=marked("ice"),
    )


def cells_by_kind(map: Map) -> dict[str, set[Cell]]:
    """Where each kind of terrain lies."""
    kinds: dict[str, set[Cell]] = {}
    for q, r, kind in map.terrain:
        kinds.setdefault(kind, set()).add(Cell(q, r))
    return kinds


def shut_hexes(board: Map) -> dict[Place, str]:
    """The hexes nobody can stand on, by what stands there."""
    return {(q, r): kind for q, r, kind in board.terrain if kind in ("wall", "door")}


def board_problems(board: Map) -> Iterator[str]:
    """What no table could show, naming the field."""
    hexes = set(board.hexes)
    for place, (q, r, kind) in enumerate(board.terrain):
        if (q, r) not in hexes:
            yield f"position.terrain[{place}]: the {kind} on [{q}, {r}] is off the map"
    for place, (q, r, side) in enumerate(board.walls):
        if hexes.isdisjoint({(q, r), tuple(HEX.neighbour(Cell(q, r), side))}):
            yield f"position.walls[{place}]: edge {side} of [{q}, {r}] touches no hex of the map"
    yield from _figure_problems(board, hexes)


def _figure_problems(board: Map, hexes: Collection[Place]) -> Iterator[str]:
    shut = shut_hexes(board)
    taken: dict[Place, str] = {}
    for place, figure in enumerate(board.figures):
        where = f"position.figures[{place}]"
        q, r = figure.at
        if figure.at not in hexes:
            yield f"{where}.at: {figure.id} stands off the map, on [{q}, {r}]"
        if figure.at in shut:
            yield f"{where}.at: {figure.id} stands on a {shut[figure.at]}, [{q}, {r}]"
        if figure.at in taken:
            yield f"{where}.at: {figure.id} and {taken[figure.at]} stand on one hex, [{q}, {r}]"
        taken[figure.at] = figure.id
        if figure.initiative is None and not figure.objective:
            yield f"{where}.initiative: {figure.id} needs one, only objectives may do without"


def axial(cell: Cell | Place) -> str:
    """How the tools call a hex."""
    return f"({cell[0]}, {cell[1]})"


def scene_board(map: Map) -> SceneBoard:
    """The board to look at."""
    kinds = {kind: sorted(cells) for kind, cells in cells_by_kind(map).items()}
    ground = {cell: kind for kind, cells in kinds.items() if kind not in LYING for cell in cells}
    return SceneBoard(
        BOARD,
        "hex",
        [SceneCell(str(cell), cell, ground.get(cell, "floor"), axial(cell)) for cell in _sorted(map)],
        [SceneEdge(str(cell), side, "wall") for cell, side in sides_of(map, map.walls)],
        things=[
            SceneThing(f"{kind}-{cell}", kind, (str(cell),), Message(f"terrain-{kind}"))
            for kind in LYING
            for cell in kinds.get(kind, ())
        ],
    )


def _sorted(map: Map) -> list[Cell]:
    return sorted({Cell(*hex) for hex in map.hexes})


def sides_of(map: Map, walls: Iterable[tuple[int, int, int]]) -> Iterator[tuple[Cell, int]]:
    """Walls, each told from a hex of the map."""
    hexes = set(map.hexes)
    for q, r, side in walls:
        cell = Cell(q, r)
        yield (cell, side) if (q, r) in hexes else (HEX.neighbour(cell, side), HEX.opposite(side))


def scene_figures(map: Map, foci: Collection[str] = ()) -> list[SceneFigure]:
    """Who stands there; a focus bears a mark."""
    return [
        SceneFigure(
            id=figure.id,
            name=figure.name or figure.id,
            kind="objective" if figure.objective else "summon" if figure.kind == "summon" else ROLES[figure.role],
            board=BOARD,
            cells=(str(Cell(*figure.at)),),
            badge="" if figure.initiative is None else str(figure.initiative),
            markers=[Marker("target", Message("focus-mark"))] if figure.id in foci else [],
            acting=figure.role == "active",
        )
        for figure in map.figures
    ]
