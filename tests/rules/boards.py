"""Boards from coordinates, for rules whose examples speak in them.

>>> print(board({"mira": "0,0 hero hp=8", "guard-1": "1,0 hp=5"}, floor=line(0, 2), walls=[((0, 0), (1, 0))]))
hex from c0
      .
    G
  M\\
G = @guard-1(hp=5)
M = @mira(hero=true hp=8)
<BLANKLINE>
"""

from collections.abc import Iterable, Mapping

from undercroft.grid import HEX, Cell, Position, Thing, draw_position

Spot = tuple[int, int]


def at(q: int, r: int) -> str:
    """The name of a hex."""
    return str(Cell(q, r))


def line(first: int, last: int) -> list[Spot]:
    """Floor from (first,0) to (last,0)."""
    return [(q, 0) for q in range(first, last + 1)]


def board(
    figures: Mapping[str, str],
    floor: Iterable[Spot] | int = 4,
    walls: Iterable[tuple[Spot, Spot]] = (),
    areas: Mapping[str, Iterable[Spot]] | None = None,
    **terrain: Iterable[Spot],
) -> str:
    """A drawing: figures as `q,r notes`, on floor so far round (0,0) or on these hexes, with walls between some.

    Areas are rooms.
    """
    cells = HEX.disc(Cell(0, 0), floor) if isinstance(floor, int) else [Cell(*spot) for spot in floor]
    edges = {"wall": [_edge(Cell(*here), Cell(*there)) for here, there in walls]}
    kinds = {kind: [Cell(*spot) for spot in spots] for kind, spots in terrain.items()}
    rooms = {name: [Cell(*spot) for spot in spots] for name, spots in (areas or {}).items()}
    things = [_thing(id, written) for id, written in figures.items()]
    return draw_position(Position.of(HEX, cells, terrain=kinds, edges=edges, areas=rooms, things=things))


def _edge(here: Cell, there: Cell) -> tuple[Cell, int]:
    return HEX.edge(here, next(side for side in range(HEX.sides) if HEX.neighbour(here, side) == there))


def _thing(id: str, written: str) -> Thing:
    spot, *notes = written.split()
    q, r = map(int, spot.split(","))
    pairs = (note.partition("=") for note in notes)
    known: list[tuple[str, str | int | bool]] = [
        (name, int(value) if value.isdigit() else value or True) for name, _, value in pairs
    ]
    return Thing(id, (Cell(q, r),), notes=tuple(known))
