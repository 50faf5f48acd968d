"""The table as a monster's mind sees it: the position, and what its card lets it do."""

from collections.abc import Sequence

from undercroft.games.haven.act import Act
from undercroft.games.haven.bonus import focuses_last
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.content.verbs import Ability, Attack, Boost, Consume, Move
from undercroft.games.haven.elements import can_consume
from undercroft.games.haven.holds import holds
from undercroft.games.haven.monsters.field import Arena, Foe, MovementKind, Position, Task
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import ALL, allies, cell_of, enemies, ground, mask_of, number, on_map, tiles
from undercroft.grid import Cell, Pattern


def task_of(game: Table, act: Act, move: Move | None, attack: Attack | None) -> Task:
    """What the card lets it do: base values plus what is printed; disarmed or without an attack as if in melee.

    JL-MTURN-03, JL-MTURN-04, JL-MTURN-09, JL-MATK-02, JL-MATK-04.
    """
    figure, stat = act.actor, act.stat
    points = points_of(game, act, move) if move and not figure.has("immobilize") else 0
    kind = movement_of(stat, move)
    if attack is None or stat is None or figure.has("disarm"):
        return Task(move=points, movement=kind)
    boosts = foreseen(game, act, attack)
    area = next((boost.area for boost in reversed(boosts) if boost.area), attack.area)
    further = sum(number(game, boost.range) for boost in boosts)
    reach = number(game, attack.range) if attack.range is not None else stat.range
    targets = ALL if attack.targets == "all" else max(attack.targets, stat.targets)
    in_melee = bool(area and area.melee)
    return Task(
        move=points,
        range=0 if in_melee else max(1, reach) + further if further else reach,
        targets=targets + sum(boost.targets for boost in boosts),
        area=Pattern(tuple(sorted(Cell(*hex) for hex in area.hexes))) if area else None,
        melee_area=in_melee,
        movement=kind,
        disadvantage=figure.has("muddle") or attack.disadvantage,
    )


def points_of(game: Table, act: Act, move: Move) -> int:
    """Its base move and what the card adds; some never move (JL-MTURN-09)."""
    if act.stat is None or act.stat.move is None:
        return 0
    more = sum(number(game, boost.value) for boost in foreseen(game, act, move))
    return max(0, number(game, act.stat.move) + number(game, move.value) + more)


def foreseen(game: Table, act: Act, ability: Ability) -> Sequence[Boost]:
    """The boosts it will have: those that hold, and what it will consume because it can (JL-ELEM-09, JL-ELEM-10)."""
    held = [boost for boost in ability.boost if holds(game, act, boost.when)]
    return [*held, *(option for option in ability.consume if _will_have(game, act, option))]


def _will_have(game: Table, act: Act, option: Consume) -> bool:
    pack = game.state.packs.get(act.actor.kind)
    return (pack is not None and "+".join(option.elements) in pack.consumed) or can_consume(game, option.elements)


def movement_of(stat: Stat | None, move: Move | None) -> MovementKind:
    if stat and stat.flying:
        return "flying"
    return "jump" if move and move.jump else "normal"


def position_of(game: Table, figure: Figure) -> Position:
    """The board as this figure sees it (JL-FOCUS-13, JL-FOCUS-19)."""
    here = ground(game).arena
    arena = Arena(
        here.board,
        here.links,
        here.sight,
        obstacles=tiles(game, "obstacle"),
        negative=tiles(game, *(kind for kind in game.content.edition.negative_kinds)) | tiles(game, "trap-b"),
        difficult=tiles(game, "difficult"),
        attack_hexes=here.attack_hexes,
    )
    foes = tuple(Foe(one.id, arena.index(cell_of(one)), order_of(game, one)) for one in enemies(game, figure))
    friends = mask_of(game, (one.at for one in allies(game, figure)))
    own = (one.at for one in on_map(game) if one.rank == "objective" and one.side == figure.side)
    return Position(arena, arena.index(cell_of(figure)), friends, foes, mask_of(game, own))


def order_of(game: Table, figure: Figure) -> tuple[int, ...]:
    """Who acts earlier: initiative, then place in the row; objectives at 99 (JL-FOCUS-04 … JL-FOCUS-06, JL-OPEN-17)."""
    for place, marker in enumerate(game.state.row):
        if marker.who in (figure.id, figure.kind):
            return 99 if focuses_last(game, figure) else marker.initiative, place
    return 99, 99
