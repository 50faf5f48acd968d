"""A scenario's map: its hexes, rooms, walls and tiles, and the prepared boards for what is revealed and open."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from undercroft.games.haven.monsters.field import Arena
from undercroft.grid import HEX, Board, Cell, HexSight, Links, Mask, NoSightNeeded, Position, parse_position

START = "start"
TILES = ("obstacle", "trap", "trap-b", "difficult", "door", "coin", "treasure", "hazard", "ice")


@dataclass(frozen=True)
class Tile:
    """A tile as drawn: one outline, of one hex or several."""

    id: str
    kind: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, eq=False)
class Ground:
    """The board as it is with some rooms revealed and some doors closed."""

    links: Links
    """Adjacency: not across walls, not into closed doors or what is not revealed."""
    walk: Links
    """The same, but closed doors can be entered: the steps of characters."""
    arena: Arena
    """For monsters, with nothing on it yet."""


@dataclass(frozen=True, eq=False)
class Layout:
    """A map and its prepared grounds."""

    position: Position
    board: Board
    rooms: dict[str, Mask]
    start: tuple[Cell, ...]
    tiles: tuple[Tile, ...]
    inset: Fraction | None
    has_sight: bool
    grounds: dict[tuple[Mask, Mask], Ground] = field(default_factory=dict[tuple[int, int], Ground])

    @classmethod
    def of(cls, drawing: str, inset: Fraction | None, has_sight: bool = True) -> "Layout":
        """Read a drawn map. Walls are its rim, wall edges, wall hexes, and whatever lies between two rooms."""
        position = parse_position(drawing)
        walls = set(position.terrain.get("wall", ()))
        cells = [cell for cell in position.cells if cell not in walls]
        room_of = {cell: name for name, some in position.areas.items() if name != START for cell in some}
        doors = _cells_of(position, "door")
        parted = [
            HEX.edge(cell, side)
            for cell in cells
            for side in range(HEX.sides // 2)
            if _parted(cell, HEX.neighbour(cell, side), room_of, doors)
        ]
        drawn = position.edges.get("wall", ())
        board = Board.of(
            HEX, cells, {"wall": {edge for edge in (*drawn, *parted) if not walls >= set(HEX.across(edge))}}
        )
        rooms = {name: board.mask(some) for name, some in position.areas.items() if name != START}
        tiles = tuple(_tiles(position))
        start = position.areas.get(START, ())
        return cls(position, board, rooms or {"1": board.cells}, tuple(start), tiles, inset, has_sight)

    def ground(self, revealed: Mask, closed: Mask) -> Ground:
        """The board for these revealed hexes and closed doors; made once each."""
        known = self.grounds.get((revealed, closed))
        if known is None:
            hidden = self.board.cells & ~revealed
            board = self.board.linked("step", walls=["wall"], blocked=hidden | closed)
            walk = self.board.linked("walk", walls=["wall"], blocked=hidden)["walk"]
            sight = HexSight(board["step"], self.inset) if self.has_sight else NoSightNeeded()
            known = Ground(board["step"], walk, Arena(board, board["step"], sight))
            self.grounds[revealed, closed] = known
        return known

    def cell(self, index: int) -> Cell:
        return self.board.lattice.cell(index)


def _parted(cell: Cell, other: Cell, room_of: dict[Cell, str], doors: set[Cell]) -> bool:
    """Hexes of different rooms are parted by a wall; a door belongs to none of the rooms it joins."""
    if cell in doors or other in doors:
        return False
    return cell in room_of and other in room_of and room_of[cell] != room_of[other]


def _tiles(position: Position) -> Iterable[Tile]:
    """Tiles of one hex are drawn as terrain, larger ones as things called `kind-name`."""
    for thing in position.things:
        kind = next((kind for kind in sorted(TILES, key=len, reverse=True) if thing.id.startswith(f"{kind}-")), None)
        if kind:
            yield Tile(thing.id, kind, thing.cells)
    for kind in TILES:
        for cell in position.terrain.get(kind, ()):
            yield Tile(f"{kind}-{cell}", kind, (cell,))


def _cells_of(position: Position, kind: str) -> set[Cell]:
    return {cell for tile in _tiles(position) if tile.kind == kind for cell in tile.cells}
