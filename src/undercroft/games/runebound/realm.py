"""The board as the rules need it: each hex with its ways, terrain and what stands on it. Made once, never changed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from undercroft.games.runebound.content.model import Board, PlaceOnMap
from undercroft.games.runebound.content.terms import Deck
from undercroft.grid import HEX, Position, parse_cell, parse_edge, parse_position

TERRAINS = ("plains", "forest", "hills", "mountain", "water")


class Step(NamedTuple):
    """The way from a hex to a neighbour: what its terrain is, and what lies between."""

    to: str
    terrain: str
    city: bool
    road: bool
    """The two are joined by a road; a property of the pair (RB-HEX-09)."""
    river: bool
    """The edge between them carries a river (RB-HEX-08)."""
    bridge: bool


@dataclass(frozen=True, eq=False)
class Realm:
    """The map of one board."""

    board: Board

    @cached_property
    def position(self) -> Position:
        return parse_position(self.board.map)

    @cached_property
    def hexes(self) -> tuple[str, ...]:
        return tuple(str(cell) for cell in self.position.cells)

    @cached_property
    def terrain(self) -> Mapping[str, str]:
        """Each hex has one printed terrain; places keep it (RB-HEX-01, RB-HEX-04, RB-HEX-05, RB-HEX-06)."""
        return {str(cell): kind for kind, cells in self.position.terrain.items() for cell in cells}

    @cached_property
    def places(self) -> Mapping[str, PlaceOnMap]:
        """The places by hex."""
        return {place.at: place for place in self.board.places}

    @cached_property
    def cities(self) -> tuple[PlaceOnMap, ...]:
        """The cities, each with a market (RB-HEX-12, RB-MARKET-01)."""
        return tuple(place for place in self.board.places if place.kind == "city")

    @cached_property
    def gems(self) -> Mapping[str, Deck]:
        """The hexes with a gem icon, and its colour (RB-HEX-11)."""
        return {cell: deck for deck, cells in self.board.gems.items() for cell in cells}

    @cached_property
    def steps(self) -> Mapping[str, tuple[Step, ...]]:
        """From each hex to its neighbours: rivers belong to borders, roads to pairs.

        RB-HEX-08, RB-HEX-09, RB-MOVE-10.
        """
        roads = {frozenset(map(str, pair)) for pair in self.position.links.get("road", ())}
        rivers, bridges = (set(self.position.edges.get(kind, ())) for kind in ("river", "bridge"))
        steps: dict[str, tuple[Step, ...]] = {}
        for cell in self.position.cells:
            ways: list[Step] = []
            for side in range(HEX.sides):
                to = str(HEX.neighbour(cell, side))
                if to in self.terrain:
                    edge = HEX.edge(cell, side)
                    joined = frozenset((str(cell), to)) in roads
                    ways.append(
                        Step(to, self.terrain[to], self.kind(to) == "city", joined, edge in rivers, edge in bridges)
                    )
            steps[str(cell)] = tuple(ways)
        return steps

    def kind(self, hex: str) -> str:
        """`city`, `town`, `shrine`, `fortress`; every other hex is wilderness (RB-HEX-07)."""
        place = self.places.get(hex)
        return place.kind if place else "wilderness"

    def has_terrain(self, hex: str, terrain: str) -> bool:
        """A city counts as having every terrain (RB-HEX-03)."""
        return self.terrain[hex] == terrain or self.kind(hex) == "city"

    def spots(self, names: Iterable[str]) -> frozenset[str]:
        """The hexes that some names mean: cells, places, areas, kinds of places, terrains."""
        return frozenset(hex for name in names for hex in self.spot(name))

    def spot(self, name: str) -> tuple[str, ...]:
        """The hexes of one name; a KeyError if it means nothing here."""
        if name not in self._spots:
            if name in self.terrain:
                self._spots[name] = (name,)
            else:
                raise KeyError(name)
        return self._spots[name]

    @cached_property
    def _spots(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {place.id: (place.at,) for place in self.board.places}
        found |= {name: tuple(map(str, cells)) for name, cells in self.position.areas.items()}
        for kind in ("city", "town", "shrine", "fortress", "wilderness"):
            found[kind] = tuple(hex for hex in self.hexes if self.kind(hex) == kind)
        for terrain in TERRAINS:
            found[terrain] = tuple(hex for hex in self.hexes if self.has_terrain(hex, terrain))
        return found

    def way_to(self, start: str, goal: str) -> list[str]:
        """A shortest way of steps, whatever the terrain; without the start."""
        came = {start: ""}
        edge = [start]
        while edge and goal not in came:
            ahead: list[str] = []
            for hex in edge:
                for step in self.steps[hex]:
                    if step.to not in came:
                        came[step.to] = hex
                        ahead.append(step.to)
            edge = ahead
        way: list[str] = []
        while goal != start:
            way.append(goal)
            goal = came[goal]
        return way[::-1]

    def distance(self, start: str, goal: str) -> int:
        return HEX.distance(parse_cell(start), parse_cell(goal))

    def edge_name(self, edge: str) -> bool:
        """Whether a bridge of that name is drawn on the map."""
        return parse_edge(edge) in self.position.edges.get("bridge", ())
