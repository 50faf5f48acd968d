"""Whom an ability may mean: sides, range, sight, areas, and how many."""

from collections.abc import Sequence

from undercroft.games.haven.box import Table
from undercroft.games.haven.content.select import Selector, Who
from undercroft.games.haven.content.verbs import Area
from undercroft.games.haven.state import Figure, Side
from undercroft.games.haven.world import (
    NOWHERE,
    cell_of,
    distance,
    ground,
    layout,
    mask_of,
    number,
    on_map,
    sees,
    sides_with,
)
from undercroft.grid import Cell, Mask, Pattern, parse_cell, place_melee, place_ranged


def means(
    game: Table,
    actor: Figure,
    selector: Selector,
    figure: Figure,
    target: Figure | None = None,
    side: Side | None = None,
) -> bool:
    """Whether a selector means a figure; `target` is what its `of` and `other` speak of, `side` another's cause.

    Normal, elite and boss are three ranks (JL-MON-02, JL-BOSS-01).
    """
    if not is_one_of(actor, selector.who, figure, side or actor.side):
        return False
    if selector.other and target is not None and figure.id == target.id:
        return False
    if selector.rank and figure.rank != selector.rank:
        return False
    if (selector.has and not figure.has(selector.has)) or (selector.hurt and figure.hp >= figure.max_hp):
        return False
    if selector.kind and figure.kind != selector.kind:
        return False
    if selector.same_room and not shares_room(game, actor, figure):
        return False
    return selector.within is None or _within(game, actor, selector, figure, target)


def is_one_of(actor: Figure, who: Who, figure: Figure, side: Side) -> bool:
    """Whether a word of a card means a figure, as the one who acts sees it.

    JL-GEN-07, JL-GEN-09, JL-GEN-10, JL-GEN-11, JL-ATTACK-08, JL-GRANT-09.
    """
    match who:
        case "self":
            return figure.id == actor.id
        case "enemies":
            return figure.id != actor.id and figure.side != side
        case "allies":
            return sides_with(side, figure) and figure.id != actor.id
        case "allies-or-self":
            return sides_with(side, figure) or figure.id == actor.id
        case "characters":
            return figure.rank == "hero"
        case "monsters":
            return figure.rank in ("normal", "elite", "boss")
        case "figures":
            return True


def _within(game: Table, actor: Figure, selector: Selector, figure: Figure, target: Figure | None) -> bool:
    centre = target if selector.of == "target" and target is not None else actor
    if figure.id == centre.id:
        return True
    reach = number(game, selector.within or 0)
    here = parse_cell(spot_of(centre))
    return bool(ground(game).links.disc(here, reach) & mask_of(game, [spot_of(figure)]))


def spot_of(figure: Figure) -> str:
    """The hex on which a figure stands, or fell."""
    return figure.at or figure.fell


def shares_room(game: Table, figure: Figure, other: Figure) -> bool:
    """Both are in one room; a doorway is in none (JL-MAP-10)."""
    here, there = (mask_of(game, [spot_of(one)]) for one in (figure, other))
    return any(cells & here and cells & there for cells in layout(game).rooms.values())


def selected(
    game: Table, actor: Figure, selector: Selector, target: Figure | None = None, side: Side | None = None
) -> list[Figure]:
    """All figures on the map that a selector means, or all the fallen ones; round no target there is nobody."""
    if selector.of == "target" and target is None:
        return []
    among = fallen(game) if selector.fallen else on_map(game)
    meant = [figure for figure in among if means(game, actor, selector, figure, target, side)]
    if selector.farthest:
        return farthest(game, actor, meant)
    return nearest_seen(game, actor, meant) if selector.nearest else meant


def fallen(game: Table) -> list[Figure]:
    """The dead monsters whose standees are still off the map (JL-MON-12, JL-DEATH-01)."""
    dead = [figure for figure in game.state.figures.values() if figure.fell and not figure.at]
    return [figure for figure in dead if figure.rank in ("normal", "elite")]


def farthest(game: Table, actor: Figure, figures: Sequence[Figure]) -> list[Figure]:
    """Those most hexes away, as range is counted; nobody whom no way leads to."""
    away = {figure.id: distance(game, actor.at, spot_of(figure)) for figure in figures}
    far = max((steps for steps in away.values() if steps < NOWHERE), default=0)
    return [figure for figure in figures if away[figure.id] == far]


def nearest_seen(game: Table, actor: Figure, figures: Sequence[Figure]) -> list[Figure]:
    """Those in sight that are fewest hexes away, however many that is."""
    seen = [figure for figure in figures if sees(game, actor.at, figure.at)]
    near = min((distance(game, actor.at, figure.at) for figure in seen), default=0)
    return [figure for figure in seen if distance(game, actor.at, figure.at) == near]


def in_reach(game: Table, actor: Figure, reach: int) -> Mask:
    """The hexes within range and sight: every target needs both, in melee too.

    JL-TARGET-02, JL-RANGE-01, JL-RANGE-02, JL-ATTACK-15, JL-LOS-01, JL-GRANT-03.
    """
    here = ground(game)
    return here.arena.sight.seen_from(cell_of(actor), here.links.disc(cell_of(actor), reach))


def legal_targets(
    game: Table,
    actor: Figure,
    reach: int,
    selector: Selector,
    area: Mask | None = None,
    side: Side | None = None,
    target: Figure | None = None,
) -> list[Figure]:
    """The figures an ability may target: of the right side, in range or under the area, in sight of the actor.

    JL-ATTACK-13, JL-AOE-02, JL-AOE-07, JL-TARGET-08, JL-OPEN-17.
    """
    seen = ground(game).arena.sight.seen_from
    hexes = in_reach(game, actor, reach) if area is None else seen(cell_of(actor), area)
    return [figure for figure in selected(game, actor, selector, target, side) if mask_of(game, [figure.at]) & hexes]


def placements(game: Table, actor: Figure, area: Area, reach: int) -> list[Mask]:
    """Every way to lay an area, turned and mirrored: round the actor, or with one hex in range.

    JL-AOE-03, JL-AOE-04, JL-AOE-05, JL-AOE-06.
    """
    here, board = ground(game), layout(game).board
    pattern = Pattern(tuple(sorted(Cell(*hex) for hex in area.hexes)))
    if area.melee:
        laid = place_melee(board, pattern, cell_of(actor))
    else:
        laid = place_ranged(board, pattern, here.links.disc(cell_of(actor), reach))
    return [placed.cells & here.links.cells for placed in laid if placed.cells & here.links.cells]


def names(figures: Sequence[Figure]) -> list[str]:
    return [figure.id for figure in figures]
