"""Forced movement: every step of a push leads farther away, every step of a pull nearer."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.box import Table
from undercroft.games.haven.enter import enter
from undercroft.games.haven.events import Shoved
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import (
    distance,
    enemies,
    ground,
    mask_of,
    names_of,
    on_map,
    sheet_of,
    tiles,
)
from undercroft.grid import Mask
from undercroft.table import Option, Question


async def shove(game: Table, act: Act, target: Figure, steps: int, away: bool) -> bool:
    """Push or pull a figure: up to so many hexes as a character likes, as far as possible for a monster.

    JL-PUSH-01, JL-PUSH-09, JL-PUSH-10; traps act on every hex (JL-PUSH-07, JL-TRAP-09). IMMOBILIZE
    doesn't help against it (JL-IMMOB-03); objectives and the dead are not moved (JL-PUSH-12, JL-PUSH-13, JL-OBJ-06).
    """
    if target.rank == "objective":
        return False
    moved = False
    by = act.actor.id if sheet_of(game, act.actor) else None
    while steps and target.at and act.actor.at:
        ways = lines(game, act.actor, target, target.at, steps, away)
        to = await choose_step(game, act, target, ways)
        if to is None:
            break
        target.at = to
        game.tell(Shoved(target.id, to, rule="JL-PUSH-03"))
        steps, moved = steps - 1, True
        await enter(game, target, to, by)
    return moved


def lines(game: Table, actor: Figure, target: Figure, at: str, steps: int, away: bool) -> list[tuple[str, ...]]:
    """All ways of at most so many steps that end on an unoccupied hex (JL-PUSH-03, JL-PUSH-11); () is no step."""
    free = all(figure.at != at or figure.id == target.id for figure in on_map(game))
    ways: list[tuple[str, ...]] = [()] if free else []
    if steps:
        for to in next_hexes(game, actor, target, at, away):
            ways += [(to, *rest) for rest in lines(game, actor, target, to, steps - 1, away)]
    return ways


def next_hexes(game: Table, actor: Figure, target: Figure, at: str, away: bool) -> list[str]:
    """Where one step may lead: through its allies, not through its enemies, obstacles, objectives or walls.

    JL-PUSH-03, JL-PUSH-05, JL-PUSH-06, JL-DOOR-09; difficult terrain doesn't matter (JL-PUSH-08, JL-TERR-02).
    """
    near = ground(game).links.spread(mask_of(game, [at])) & ~_blocked(game, target)
    now = distance(game, actor.at, at)
    steps = [(to, distance(game, actor.at, to)) for to in names_of(game, near)]
    return [to for to, gap in steps if (gap > now if away else gap < now)]


def _blocked(game: Table, target: Figure) -> Mask:
    others = [figure.at for figure in enemies(game, target)]
    objectives = [figure.at for figure in game.state.figures.values() if figure.rank == "objective" and figure.at]
    return mask_of(game, [*others, *objectives]) | tiles(game, "obstacle")


async def choose_step(game: Table, act: Act, target: Figure, ways: list[tuple[str, ...]]) -> str | None:
    """A character may stop; a monster's target goes as far as possible, which way the players say.

    JL-PUSH-09, JL-PUSH-10; without a legal hex the movement ends (JL-PUSH-04).
    """
    character = sheet_of(game, act.actor) is not None
    if not character:
        longest = max(map(len, ways), default=0)
        ways = [way for way in ways if len(way) == longest]
    cells = list(dict.fromkeys(way[0] for way in ways if way))
    if not cells:
        return None
    options: list[Option[str | None]] = [Option(f"cell:{cell}", cell) for cell in cells]
    if () in ways:
        options.append(Option("stop", None))
    args = {"figure": target.id}
    return await game.ask(Question(act.seats, "shove", options, "JL-PUSH-09", args, party=act.party))
