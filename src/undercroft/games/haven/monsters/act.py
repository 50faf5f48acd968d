"""A monster's turn: check what it may do, find its focus, perform its card from top to bottom."""

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.content.verbs import Action, Attack, Move
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.events import FocusFound, Moved
from undercroft.games.haven.monsters.field import Arena, Foe, MovementKind, Position, Task
from undercroft.games.haven.monsters.stand import Choice
from undercroft.games.haven.monsters.think import Thought, think
from undercroft.games.haven.order import plan_of
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import (
    allies,
    cell_of,
    enemies,
    ground,
    mask_of,
    number,
    on_map,
    tiles,
)
from undercroft.grid import Cell, Pattern
from undercroft.table import Option, Question


async def monster_turn(game: Table, figure: Figure) -> None:
    """The abilities of the card drawn for its type, in printed order; stunned it does nothing.

    JL-MTURN-02, JL-MTURN-05, JL-MTURN-08, JL-TURN-02, JL-ABIL-05.
    """
    plan = plan_of(game, figure.kind)
    if plan is None or figure.has("stun"):
        return
    await follow_plan(game, figure, plan.action, _source(game, figure))


def _source(game: Table, figure: Figure) -> str:
    deck = game.content.monsters[figure.kind].deck
    plan = plan_of(game, figure.kind)
    return f"plan|{deck}|{game.content.decks[deck].cards.index(plan)}" if plan else "plan||"


async def follow_plan(game: Table, figure: Figure, action: Action, source: str) -> None:
    """Focus first, then ability by ability; without a focus all but moves and attacks (JL-MTURN-07, JL-OPEN-21)."""
    from undercroft.games.haven.action import perform

    act = act_of(game, figure, source)
    task = task_of(game, figure, act.stat, action)
    thought = think(game.content.edition, position_of(game, figure), task)
    game.tell(FocusFound(figure.id, thought.foci[0] if thought.foci else None, rule="JL-FOCUS-01"))
    choice = await settle(game, act, thought) if thought.foci else None
    for ability in action.do:
        if not figure.at:
            return
        if isinstance(ability, Move):
            if choice is not None:
                await go(game, act, thought, choice, task.movement != "normal")
                act.performed = True
        elif isinstance(ability, Attack):
            if choice is not None:
                act.chosen, act.foci = choice.targets, thought.foci
                await perform(game, act, ability)
                act.chosen = None
        else:
            await perform(game, act, ability)
    infuse_once(game, figure, act, action)


def infuse_once(game: Table, figure: Figure, act: Act, action: Action) -> None:
    """The first of a type that performs the card infuses, for all (JL-ELEM-11)."""
    pack = game.state.packs[figure.kind]
    if action.infuse and act.performed and not pack.infused:
        pack.infused = True
        will_infuse(game, action.infuse)


def task_of(game: Table, figure: Figure, stat: Stat | None, action: Action) -> Task:
    """What the card lets it do: base values plus what is printed.

    JL-MTURN-03, JL-MTURN-04, JL-MTURN-09, JL-MATK-04.
    """
    move = next((ability for ability in action.do if isinstance(ability, Move)), None)
    attack = next((ability for ability in action.do if isinstance(ability, Attack)), None)
    can_move = move is not None and stat is not None and stat.move is not None and not figure.has("immobilize")
    points = number(game, stat.move or 0) + number(game, move.value) if can_move and move and stat else 0
    if attack is None or figure.has("disarm") or stat is None:
        return Task(move=max(0, points), movement=_kind(stat, move))
    reach = number(game, attack.range) if attack.range is not None else stat.range
    targets = 99 if attack.targets == "all" else max(attack.targets, stat.targets)
    area = Pattern(tuple(sorted(Cell(*hex) for hex in attack.area.hexes))) if attack.area else None
    return Task(
        move=max(0, points),
        range=0 if attack.area and attack.area.melee else reach,
        targets=targets,
        area=area,
        melee_area=bool(attack.area and attack.area.melee),
        movement=_kind(stat, move),
        disadvantage=figure.has("muddle") or attack.disadvantage,
    )


def _kind(stat: Stat | None, move: Move | None) -> MovementKind:
    if stat and stat.flying:
        return "flying"
    return "jump" if move and move.jump else "normal"


def position_of(game: Table, figure: Figure) -> Position:
    """The board as this figure sees it; objectives of its own side are in its way (JL-FOCUS-13, JL-FOCUS-19)."""
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
    own = mask_of(game, (one.at for one in on_map(game) if one.rank == "objective" and one.side == figure.side))
    return Position(arena, arena.index(cell_of(figure)), friends, foes, own)


def order_of(game: Table, figure: Figure) -> tuple[int, ...]:
    """Who acts earlier: initiative, second card, place in the row; objectives at 99 (JL-FOCUS-04 … JL-FOCUS-06)."""
    for place, marker in enumerate(game.state.row):
        if marker.who in (figure.id, figure.kind):
            return marker.initiative, place
    return 99, 99


async def settle(game: Table, act: Act, thought: Thought) -> Choice:
    """What the rules leave open the players decide (JL-GEN-01, JL-GEN-02, JL-MMOVE-15)."""
    index = ground(game).arena.cell
    options = [
        Option(f"stand:{','.join([str(index(choice.at)), *choice.targets])}", choice) for choice in thought.choices
    ]
    args = {"monster": act.actor.id}
    return await game.ask(Question(act.seats, "monster-end", options, "JL-MMOVE-15", args, party=True))


async def go(game: Table, act: Act, thought: Thought, choice: Choice, jump: bool) -> None:
    """Along its path, hex by hex; a trap on it springs (JL-MMOVE-02, JL-TRAP-08)."""
    from undercroft.games.haven.enter import enter

    figure = act.actor
    path = thought.path(choice.at)
    for place, cell in enumerate(path[1:], 1):
        figure.at = str(cell)
        game.state.facts.moved += 1
        game.tell(Moved(figure.id, figure.at, rule="JL-MMOVE-02"))
        if place == len(path) - 1 or not jump:
            await enter(game, figure, figure.at)
        if not figure.at or figure.has("immobilize") or figure.has("stun"):
            return
