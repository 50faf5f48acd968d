"""A scenario's map: its hexes, rooms, walls and tiles, and the prepared boards for what is revealed and open."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from undercroft.games.haven.monsters.field import Arena
from undercroft.grid import HEX, Board, Cell, HexSight, Links, Mask, NoSightNeeded, Position, parse_position

START = "start"
Seen: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""The revealed rooms and the open doors."""
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

    @cached_property
    def walls(self) -> list[tuple[Cell, int]]:
        """Where a revealed hex ends at a wall line or at what nobody sees: hex and side."""
        board = self.arena.board
        cells = board.cells_of(self.walk.cells)
        seen = set(cells)
        return [
            (cell, side)
            for cell in cells
            for side in range(HEX.sides)
            if HEX.neighbour(cell, side) not in seen or "wall" in board.kinds_at(HEX.edge(cell, side))
        ]


@dataclass(frozen=True, eq=False)
class Layout:
    """A map and its prepared grounds."""

    position: Position
    board: Board
    rooms: dict[str, Mask]
    """Rooms end at walls and doors; a door's hexes are in none of them (JL-MAP-09, JL-MAP-10)."""
    doors: dict[str, Mask]
    start: tuple[Cell, ...]
    tiles: tuple[Tile, ...]
    inset: Fraction | None
    has_sight: bool
    grounds: dict[Seen, Ground] = field(default_factory=dict[Seen, Ground])

    @classmethod
    def of(cls, drawing: str, inset: Fraction | None, has_sight: bool = True) -> "Layout":
        """Read a drawn map (JL-MAP-09, JL-MAP-10). Walls are its rim, wall edges, wall hexes, and what parts two rooms.

        All hexes of one outline are one obstacle or one door (JL-MAP-16, JL-OBST-02, JL-DOOR-01).
        """
        position = parse_position(drawing)
        walls = set(position.terrain.get("wall", ()))
        cells = [cell for cell in position.cells if cell not in walls]
        tiles = tuple(_tiles(position))
        doors = {cell for tile in tiles if tile.kind == "door" for cell in tile.cells}
        rooms = {name: [cell for cell in some if cell not in doors] for name, some in room_areas(position).items()}
        room_of = {cell: name for name, some in rooms.items() for cell in some}
        parted = [
            HEX.edge(cell, side)
            for cell in cells
            for side in range(HEX.sides // 2)
            if _parted(cell, HEX.neighbour(cell, side), room_of, doors)
        ]
        drawn = position.edges.get("wall", ())
        board = Board.of(
            HEX, cells, {"wall": {edge for edge in (*drawn, *parted) if not walls >= set(HEX.across(edge))}}
        ).linked("near", walls=["wall"])
        shut = {tile.id: board.mask(tile.cells) for tile in tiles if tile.kind == "door"}
        masks = {name: board.mask(some) for name, some in rooms.items()} or {"1": board.cells & ~board.mask(doors)}
        return cls(position, board, masks, shut, tuple(position.areas.get(START, ())), tiles, inset, has_sight)

    def ground(self, rooms: tuple[str, ...], opened: tuple[str, ...]) -> Ground:
        """The board with these rooms revealed and these doors open; made once each.

        Closed doors are walls to sight, range and monsters, open ones plain hexes (JL-DOOR-04, JL-DOOR-09, JL-OPEN-04).
        Nothing ever crosses a wall line (JL-MAP-11); sight starts a little inside the corners (JL-OPEN-28).
        """
        known = self.grounds.get((rooms, opened))
        if known is None:
            revealed = self._in_view(rooms, opened)
            closed = 0
            for door, mask in self.doors.items():
                closed |= 0 if door in opened else mask
            hidden = self.board.cells & ~revealed
            board = self.board.linked("step", walls=["wall"], blocked=hidden | closed)
            walk = self.board.linked("walk", walls=["wall"], blocked=hidden)["walk"]
            sight = HexSight(board["step"], self.inset) if self.has_sight else NoSightNeeded()
            known = Ground(board["step"], walk, Arena(board, board["step"], sight))
            self.grounds[rooms, opened] = known
        return known

    def _in_view(self, rooms: tuple[str, ...], opened: tuple[str, ...]) -> Mask:
        """The revealed rooms, with the doors that lead out of them: no door of a room nobody has seen."""
        revealed = 0
        for room in rooms:
            revealed |= self.rooms[room]
        for door, mask in self.doors.items():
            if door in opened or any(room in rooms for room in self.behind(door)):
                revealed |= mask
        return revealed

    def behind(self, door: str) -> list[str]:
        """The rooms that a door parts: those it touches anywhere along its hexes (JL-MAP-10, JL-DOOR-08)."""
        around = self.board["near"].spread(self.doors[door])
        return [room for room, cells in self.rooms.items() if cells & around]

    def beside_wall(self, cell: Cell) -> bool:
        """Whether at least one edge of a hex is a wall line, the rim of the map included (JL-MAP-12)."""
        sides = (HEX.neighbour(cell, side) for side in range(HEX.sides))
        return any(other not in self.board or not self.board["near"].joined(cell, other) for other in sides)

    def area_at(self, cell: Cell) -> str | None:
        """The named place that holds a hex, the smallest of several; if there is none, its room."""
        around = [
            (name in self.rooms, len(cells), name) for name, cells in self.position.areas.items() if cell in cells
        ]
        return min(around)[2] if around else None

    def cell(self, index: int) -> Cell:
        return self.board.lattice.cell(index)


def room_areas(position: Position) -> dict[str, tuple[Cell, ...]]:
    """The areas of a drawing that are rooms; those made up of hexes of others only name places (smoke, the way out)."""
    left = {name: set(cells) for name, cells in position.areas.items() if name != START}
    for name, cells in sorted(left.items(), key=lambda area: (len(area[1]), area[0].isdigit(), area[0])):
        others = [some for other, some in left.items() if other != name]
        if others and cells <= set[Cell]().union(*others):
            del left[name]
    return {name: cells for name, cells in position.areas.items() if name in left}


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
