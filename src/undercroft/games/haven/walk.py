"""Moving: leg by leg, through friends, round foes, over what a jump ignores; hexes act as they are entered."""

from functools import partial

from undercroft.games.haven.act import Act
from undercroft.games.haven.bonus import listen
from undercroft.games.haven.boosts import gather
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.verbs import Move
from undercroft.games.haven.enter import closed_door_at, enter, open_door, stand_clear
from undercroft.games.haven.events import Moved
from undercroft.games.haven.items import offer_move_items
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import (
    bit,
    enemies,
    ground,
    is_ally,
    mask_of,
    number,
    occupied,
    on_map,
    overlays,
    sheet_of,
    tiles,
)
from undercroft.grid import Cell, Mask, Movement, Ways, explore
from undercroft.table import Option, Preview, Question
from undercroft.words import Message, Speech

STEP = SLOW = (0, 1)
TRAPPED = (1, 0)
"""Costs are traps, then points."""


async def move_ability(game: Table, act: Act, ability: Move) -> bool:
    """“Move X” gives X points; it was performed if at least one hex was entered (JL-MOVE-01, JL-MOVE-09).

    An immobilized figure can't (JL-IMMOB-01). Coins and treasures it passes stay where they are (JL-MOVE-06).
    """
    if act.actor.has("immobilize"):
        return False
    boosts = await gather(game, act, ability)
    base = number(game, act.stat.move or 0) if act.stat else 0
    points = base + number(game, ability.value) + boosts.total(game, act)
    points, jump = await offer_move_items(game, act, points, ability.jump)
    return await walk(game, act, points, jump)


async def walk(game: Table, act: Act, points: int, jump: bool) -> bool:
    """Ask for the next leg until the points are gone, the figure stops, or something stops it (JL-MOVE-02, JL-OPEN-40).

    A door that opens interrupts the move, which then goes on (JL-REVEAL-09). A jump ends where it lands (JL-JUMP-04),
    and one hex is enough for a move to count (JL-MOVE-09, JL-XP-01); then bonuses listen (JL-ONGO-13, JL-GEN-16).
    """
    figure, start = act.actor, game.state.facts.moved
    landed = False
    while points > 0 and figure.at and not _held(game, figure):
        ways = reach(game, figure, points, jump)
        board = ground(game).arena.board
        cells = [cell for cell in board.cells_of(ways.reached) if str(cell) != figure.at]
        if not cells:
            break
        options: list[Option[Cell | None]] = [Option(f"cell:{cell}", cell) for cell in cells]
        options.append(Option("stop", None))
        to = await game.ask(
            Question(
                act.seats,
                "move",
                options,
                "JL-MOVE-01",
                {"points": points, "figure": figure.id},
                party=act.party,
                preview=partial(preview_leg, game, ways),
            )
        )
        if to is None:
            break
        points = await follow(game, act, ways.path(to) or (), points, jump)
        landed = True
        if jump and not (points and _on_open_door(game, figure)):
            break
    if jump and landed and figure.at:
        await enter(game, figure, figure.at, _driver(game, act))
    if landed and figure.at:
        await listen(game, "moves", figure)
    return game.state.facts.moved > start if game.state.facts.figure == figure.id else landed


async def follow(game: Table, act: Act, path: tuple[Cell, ...], points: int, jump: bool) -> int:
    """Go hex by hex; a door opens in the middle of the move, a trap springs (JL-MOVE-07, JL-TRAP-01, JL-JUMP-04).

    Every move of a character opens doors, jumps and granted ones too; monsters never do (JL-DOOR-05, JL-OPEN-04).
    Difficult terrain costs double, but not a jump (JL-TERR-01, JL-JUMP-05); who falls or is held goes no farther
    (JL-EXH-01, JL-MOVE-10). Gives the points that are left.
    """
    figure = act.actor
    for cell in path[1:]:
        points -= 1 if jump else entering_cost(game, str(cell))
        figure.at = str(cell)
        if game.state.facts.figure == figure.id:
            game.state.facts.moved += 1
        game.tell(Moved(figure.id, figure.at, rule="JL-MOVE-01"))
        if (door := closed_door_at(game, figure.at)) and sheet_of(game, figure):
            await open_door(game, door, figure)
            break
        if not jump:
            await enter(game, figure, figure.at, _driver(game, act))
        if not figure.at or _held(game, figure):
            stand_clear(game, figure, [str(one) for one in path[: path.index(cell)]])
            break
    return points


def _driver(game: Table, act: Act) -> str | None:
    """The character that moves an enemy by a granted move: it gets the kill on a trap (JL-DEATH-03, JL-DEATH-04)."""
    return act.granter.id if act.granter and sheet_of(game, act.granter) else None


def preview_leg(game: Table, ways: Ways, cell: Cell | None) -> Preview:
    """The way that a leg would take, its points, and the traps on it that count."""
    path = ways.path(cell) if cell else None
    if path is None:
        return Preview()
    cost = ways.cost(path[-1]) or (0, 0)
    stepped_on = path[-1:] if ways.movement.end_tolls is not None else path[1:]
    traps = [trap for trap in overlays(game, "trap", "trap-b") if set(trap.cells) & set(map(str, stepped_on))]
    dangers: list[Speech] = [
        Message("preview-trap", {"damage": trap.damage, "conditions": ", ".join(trap.conditions)}) for trap in traps
    ]
    return Preview(path=tuple(map(str, path)), cost=Message("preview-points", {"points": cost[-1]}), dangers=dangers)


def reach(game: Table, figure: Figure, points: int, jump: bool) -> Ways:
    """Where a figure can go: through allies, never through walls; a jump passes all else but lands on free ground.

    JL-MOVE-03 … JL-MOVE-05, JL-MOVE-08, JL-JUMP-01 … JL-JUMP-03, JL-JUMP-05, JL-JUMP-06, JL-OBST-01, JL-OBJ-01,
    JL-TRAP-01, JL-TRAP-04, JL-TERR-04, JL-MAP-11, JL-OPEN-03, JL-DATA-09. Only characters enter closed doors
    (JL-DOOR-05).
    """
    here = ground(game)
    links = here.walk if sheet_of(game, figure) else here.links
    obstacles, traps = tiles(game, "obstacle"), tiles(game, "trap", "trap-b")
    figures = occupied(game) & ~bit(game, figure.at)
    locked = mask_of(game, (cell for door in overlays(game, "door") if door.locked for cell in door.cells))
    if jump:
        movement = Movement(links, STEP, closed=locked, no_end=figures | obstacles, end_tolls=((TRAPPED, traps),))
    else:
        slow = tiles(game, "difficult")
        blocked = mask_of(game, (one.at for one in (*enemies(game, figure), *_objectives(game)))) | obstacles
        friends = mask_of(game, (one.at for one in on_map(game) if is_ally(figure, one)))
        tolls = tuple((toll, mask) for toll, mask in ((TRAPPED, traps), (SLOW, slow)) if mask)
        movement = Movement(links, STEP, tolls, closed=blocked | locked, no_end=friends)
    return explore(movement, bit(game, figure.at), budget=points)


def entering_cost(game: Table, at: str) -> int:
    """Difficult terrain costs 2 points, all else 1 (JL-TERR-01, JL-MOVE-01)."""
    return 2 if bit(game, at) & tiles(game, "difficult") else 1


def _objectives(game: Table) -> list[Figure]:
    return [figure for figure in on_map(game) if figure.rank == "objective"]


def _held(game: Table, figure: Figure) -> bool:
    """IMMOBILIZE, and STUN in its own turn, end a move on the spot (JL-MOVE-10, JL-OPEN-40, JL-OPEN-06)."""
    return figure.has("immobilize") or (figure.has("stun") and game.state.facts.figure == figure.id)


def _on_open_door(game: Table, figure: Figure) -> bool:
    doors: Mask = tiles(game, "door")
    return bool(figure.at and bit(game, figure.at) & doors)
