"""Who stands where, who is whose enemy, who decides: what rules ask of the state again and again."""

from collections.abc import Iterable, Iterator, Mapping

from undercroft.games.haven.box import Table
from undercroft.games.haven.content.formula import Formula, value_of
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.layout import Ground, Layout
from undercroft.games.haven.levels import trap_damage
from undercroft.games.haven.state import Figure, Overlay, Sheet, Side
from undercroft.grid import Cell, Mask, parse_cell
from undercroft.table import Seat

NOWHERE = 999
"""Farther than any range."""
ALL = 99
"""More than there ever are, and as far as anybody sees."""


def layout(game: Table) -> Layout:
    return game.content.layout(game.state.scenario)


def ground(game: Table) -> Ground:
    """The board as far as it is revealed, with the doors as they are."""
    state = game.state
    opened = tuple(overlay.id for overlay in state.overlays.values() if overlay.open)
    return layout(game).ground(tuple(state.rooms), opened)


def bit(game: Table, at: str) -> Mask:
    return layout(game).board.bit(parse_cell(at))


def mask_of(game: Table, cells: Iterable[str]) -> Mask:
    return layout(game).board.mask(map(parse_cell, cells))


def names_of(game: Table, mask: Mask) -> list[str]:
    """The hexes of a mask by name."""
    return [str(cell) for cell in layout(game).board.cells_of(mask)]


def on_map(game: Table) -> Iterator[Figure]:
    """All figures that stand on the map, objectives included, which take no turns (JL-GEN-05, JL-GEN-18)."""
    return (figure for figure in game.state.figures.values() if figure.at)


def characters(game: Table) -> list[Figure]:
    """The characters on the map: who is exhausted is none any more (JL-GEN-11)."""
    return [figure for figure in on_map(game) if figure.rank == "hero"]


def monsters(game: Table, kind: str | None = None) -> list[Figure]:
    return [
        figure for figure in on_map(game) if figure.rank in ("normal", "elite", "boss") and kind in (None, figure.kind)
    ]


def figure_at(game: Table, at: str) -> Figure | None:
    return next((figure for figure in on_map(game) if figure.at == at), None)


def is_enemy(figure: Figure, other: Figure) -> bool:
    """They fight on opposing sides, which nobody changes (JL-GEN-06, JL-GEN-17)."""
    return figure.side != other.side


def is_ally(figure: Figure, other: Figure) -> bool:
    """They fight on the same side; nobody is its own ally (JL-GEN-08, JL-GEN-09)."""
    return sides_with(figure.side, other) and figure.id != other.id


def sides_with(side: Side, other: Figure) -> bool:
    """It fights for a side; objectives don't (JL-GEN-08)."""
    return side == other.side and other.rank != "objective"


def enemies(game: Table, figure: Figure) -> list[Figure]:
    return [other for other in on_map(game) if is_enemy(figure, other)]


def allies(game: Table, figure: Figure) -> list[Figure]:
    return [other for other in on_map(game) if is_ally(figure, other)]


def occupied(game: Table) -> Mask:
    """The hexes on which somebody stands: one figure a hex (JL-MAP-04, JL-MAP-05)."""
    return mask_of(game, (figure.at for figure in on_map(game)))


def overlays(game: Table, *kinds: str) -> list[Overlay]:
    return [overlay for overlay in game.state.overlays.values() if overlay.kind in kinds]


def tiles(game: Table, *kinds: str) -> Mask:
    """The hexes covered by overlays of some kinds."""
    return mask_of(game, (cell for overlay in overlays(game, *kinds) for cell in overlay.cells))


def closed_doors(game: Table) -> Mask:
    return mask_of(game, (cell for door in overlays(game, "door") if not door.open for cell in door.cells))


def empty_hexes(game: Table) -> Mask:
    """Hexes with no figure, obstacle, objective or trap that are no difficult terrain; open doors are empty.

    JL-MAP-06, JL-MAP-07, JL-MAP-08, JL-TERR-03.
    """
    spoiled = tiles(game, "obstacle", "trap", "trap-b", "difficult") | occupied(game)
    return ground(game).links.cells & ~spoiled


def distance(game: Table, here: str, there: str) -> int:
    """Hexes from one to the other, never across a wall line or a closed door (JL-GEN-15, JL-RANGE-05, JL-DOOR-09)."""
    steps = ground(game).links.distance(parse_cell(here), parse_cell(there))
    return NOWHERE if steps is None else steps


def adjacent(game: Table, here: str, there: str) -> bool:
    """They share an edge and no wall line parts them (JL-MAP-01, JL-MAP-02, JL-MAP-03)."""
    return ground(game).links.joined(parse_cell(here), parse_cell(there))


def sees(game: Table, here: str, there: str) -> bool:
    """Some line from corner to corner, each a little inset, touches no wall line; nothing else is in the way.

    JL-LOS-02 … JL-LOS-08, JL-OPEN-28.
    """
    return ground(game).arena.sight.sees(parse_cell(here), parse_cell(there))


def letters(game: Table, **more: int) -> Mapping[str, int]:
    """What formulas may speak of: C characters, L level, T trap damage (JL-GEN-12 … JL-GEN-14, JL-LEVEL-04)."""
    state = game.state
    return {"C": state.characters, "L": state.level, "T": trap_damage(state.level), "R": state.round, **more}


def number(game: Table, formula: Formula, **more: int) -> int:
    return formula if isinstance(formula, int) else value_of(formula, letters(game, **more))


def sheet_of(game: Table, figure: Figure) -> Sheet | None:
    return game.state.sheets.get(figure.id)


def stat_of(game: Table, figure: Figure) -> Stat | None:
    """The stat line of a monster: its rank's side of the card, at the scenario level (JL-MON-14, JL-LEVEL-03).

    JL-MON-06, JL-MON-07, JL-MON-13, JL-OPEN-58.
    """
    kind = game.content.monsters.get(figure.kind)
    if kind is None:
        return None
    lines = {"normal": kind.normal, "elite": kind.elite, "boss": kind.boss}.get(figure.rank, ())
    return lines[min(game.state.level, len(lines) - 1)] if lines else None


def deciders(game: Table, figure: Figure) -> tuple[tuple[Seat, ...], bool]:
    """Who decides for a figure: its player, or the party for monsters (JL-GEN-01, JL-GEN-03)."""
    sheet = sheet_of(game, figure)
    return ((sheet.seat,), False) if sheet else (tuple(game.state.seats), True)


def cell_of(figure: Figure) -> Cell:
    return parse_cell(figure.at)
