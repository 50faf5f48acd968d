"""The `position` of the monster-turn format: how it becomes a position, and how a position becomes one."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal

import msgspec

from undercroft.grid.cell import Cell, Edge
from undercroft.grid.position import Position
from undercroft.grid.shape import HEX
from undercroft.grid.things import Note, Thing

WALL = "wall"


class TurnFigure(msgspec.Struct, omit_defaults=True):
    """A figure of a monster-turn case."""

    id: str
    role: Literal["active", "ally", "enemy"]
    at: tuple[int, int]
    initiative: int
    tie: int | None = None
    name: str | None = None
    invisible: bool = False
    objective: bool = False
    kind: str | None = None


class TurnPosition(msgspec.Struct):
    """The board of a monster-turn case, as its JSON holds it."""

    hexes: list[tuple[int, int]]
    terrain: list[tuple[int, int, str]] = []
    walls: list[tuple[int, int, int]] = []
    figures: list[TurnFigure] = []


def position_from_turn(turn: TurnPosition) -> Position:
    """The position of a monster-turn case; figures become things, with what is known of them as notes.

    >>> turn = msgspec.json.decode(b'{"hexes": [[0, 0], [0, 1]], "walls": [[0, 1, 4]]}', type=TurnPosition)
    >>> position_from_turn(turn).edges
    {'wall': (Edge(cell=Cell(q=0, r=0), side=1),)}
    """
    terrain: defaultdict[str, list[Cell]] = defaultdict(list)
    for q, r, kind in turn.terrain:
        terrain[kind].append(Cell(q, r))
    return Position.of(
        HEX,
        (Cell(q, r) for q, r in turn.hexes),
        terrain=terrain,
        edges={WALL: [Edge(Cell(q, r), side) for q, r, side in turn.walls]},
        things=[Thing(figure.id, (Cell(*figure.at),), notes=_notes(figure)) for figure in turn.figures],
    )


def position_to_turn(position: Position) -> TurnPosition:
    """The monster-turn form of a position: hexes, terrain, walls, and every thing that has a role as a figure."""
    if position.shape != HEX.name:
        raise ValueError("the monster-turn format knows hexes only, this position has squares")
    return TurnPosition(
        hexes=[(cell.q, cell.r) for cell in position.cells],
        terrain=sorted((cell.q, cell.r, kind) for kind, cells in position.terrain.items() for cell in cells),
        walls=[(edge.cell.q, edge.cell.r, edge.side) for edge in position.edges.get(WALL, ())],
        figures=[_figure(thing) for thing in position.things if "role" in dict(thing.notes)],
    )


def _notes(figure: TurnFigure) -> tuple[tuple[str, Note], ...]:
    known: dict[str, Note] = msgspec.to_builtins(figure)
    return tuple((name, value) for name, value in known.items() if name not in ("id", "at"))


def _figure(thing: Thing) -> TurnFigure:
    if len(thing.cells) != 1:
        raise ValueError(f"figure {thing.id}: it stands on {len(thing.cells)} hexes, the monster-turn format knows one")
    known = {**dict(thing.notes), "id": thing.id, "at": tuple(thing.cells[0])}
    try:
        return msgspec.convert(known, TurnFigure)
    except msgspec.ValidationError as problem:
        raise ValueError(f"figure {thing.id}: {problem}") from None
