"""Geometry without game rules: boards of hexes and squares, ways and their costs, sight, areas, positions as text."""

from undercroft.grid.area import CONE_DEPTH, Pattern, Placed, cone, place_melee, place_ranged, turned
from undercroft.grid.board import Board, Fence, LinkRule
from undercroft.grid.cell import Cell, Edge, cell_name, parse_cell, parse_edge
from undercroft.grid.draw_position import draw_position
from undercroft.grid.lattice import Lattice, Mask, indices, union
from undercroft.grid.links import Diagonals, Hop, Links
from undercroft.grid.monster_turn import TurnFigure, TurnPosition, position_from_turn, position_to_turn
from undercroft.grid.movement import Cost, Movement, Tolls
from undercroft.grid.notation import PositionError
from undercroft.grid.paths import Ways, explore
from undercroft.grid.position import Position
from undercroft.grid.read_position import parse_position
from undercroft.grid.shape import HEX, ORIGIN, SHAPES, SQUARE, Shape
from undercroft.grid.sight import INSET, HexSight, NoSightNeeded, Sight
from undercroft.grid.squaresight import CentreSight
from undercroft.grid.things import LARGE, SMALL, TALL, WIDE, Footprint, Note, Thing, Things

__all__ = [
    "CONE_DEPTH",
    "HEX",
    "INSET",
    "LARGE",
    "ORIGIN",
    "SHAPES",
    "SMALL",
    "SQUARE",
    "TALL",
    "WIDE",
    "Board",
    "Cell",
    "CentreSight",
    "Cost",
    "Diagonals",
    "Edge",
    "Fence",
    "Footprint",
    "HexSight",
    "Hop",
    "Lattice",
    "LinkRule",
    "Links",
    "Mask",
    "Movement",
    "NoSightNeeded",
    "Note",
    "Pattern",
    "Placed",
    "Position",
    "PositionError",
    "Shape",
    "Sight",
    "Thing",
    "Things",
    "Tolls",
    "TurnFigure",
    "TurnPosition",
    "Ways",
    "cell_name",
    "cone",
    "draw_position",
    "explore",
    "indices",
    "parse_cell",
    "parse_edge",
    "parse_position",
    "place_melee",
    "place_ranged",
    "position_from_turn",
    "position_to_turn",
    "turned",
    "union",
]
