"""The monster-turn format: one case in, everything the monster may do and why out (see docs/monster-turn.md)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters.field import Arena, Foe, MovementKind, Position, Task
from undercroft.games.haven.monsters.targeting import TooManyGroupsError
from undercroft.games.haven.monsters.think import Thought, think
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import HEX, Board, Cell, HexSight, Mask, Pattern
from undercroft.table import TableError, Tool
from undercroft.words import Lang, Message, Text, Value, Words

WORDS = Words([Path(__file__).parent.parent / "words"])
Coordinate: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Place: TypeAlias = tuple[Coordinate, Coordinate]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Order: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Kind: TypeAlias = Literal["wall", "obstacle", "trap", "hazard", "difficult", "ice", "water", "door"]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
OBJECTIVE_INITIATIVE = 99


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A figure on the board. Of equal initiatives the lower `tie` acts first."""

    id: Annotated[str, Meta(min_length=1, max_length=100)]
    role: Literal["active", "ally", "enemy"]
    at: Place
    initiative: Order | None = None
    tie: Order = 0
    name: str = ""
    invisible: bool = False
    objective: bool = False
    kind: Literal["", "summon"] = ""


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes, what lies on them and who stands on them. Whatever is not listed is off the map."""

    hexes: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=5000)]
    figures: Annotated[tuple[Figure, ...], Meta(max_length=200)]
    terrain: Annotated[tuple[tuple[Coordinate, Coordinate, Kind], ...], Meta(max_length=20_000)] = ()
    walls: Annotated[tuple[tuple[Coordinate, Coordinate, Side], ...], Meta(max_length=40_000)] = ()


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The red hexes: relative to the attacker (melee) or to each other (ranged)."""

    kind: Literal["melee", "ranged"]
    hexes: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=-20, le=20)], Annotated[int, Meta(ge=-20, le=20)]], ...],
        Meta(min_length=1, max_length=40),
    ]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the monster's card lets it do, its own values included."""

    move: Count
    range: Count = 0
    targets: Count = 0
    area: Area | None = None
    movement: MovementKind = "normal"
    disadvantage: bool = False


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A question: what may this monster do now, under which game's rules? Further fields are left alone."""

    case: str
    rules: str
    position: Map
    ability: Ability
    version: Literal[1] = 1


class Step(msgspec.Struct, frozen=True):
    """A step of the reasoning: the ledger's rule, and a sentence."""

    rule: str
    text: Text


Option: TypeAlias = tuple[Cell, tuple[str, ...]]


class Answer(msgspec.Struct, frozen=True):
    """Everything the rules leave to the players, with a path for each option, and the reasons."""

    case: str
    options: tuple[Option, ...]
    focus: str | tuple[str, ...] | None
    paths: tuple[tuple[Cell, ...], ...]
    why: tuple[Step, ...]

    def explain(self, lang: Lang) -> str:
        """The answer as prose."""
        lines = [WORDS.say(Message("why-case", {"case": self.case}), lang)]
        lines += [f"  {number}. {step.text.in_(lang)} [{step.rule}]" for number, step in enumerate(self.why, 1)]
        lines.append("  " + WORDS.say(Message("why-options", {"count": len(self.options)}), lang))
        ends = zip(self.options, self.paths, strict=True)
        lines += [f"  - {_end_in_words(*option, path, lang)}" for option, path in ends]
        return "\n".join(lines)


def monster_turn_tool(editions: Mapping[str, Edition], planned: tuple[str, ...] = ()) -> Tool:
    """The tool that answers cases under the rules of these editions."""

    def run(case: Case) -> Answer:
        return answer(case, edition_of(case, editions, planned))

    return Tool(
        id="monster-turn",
        name=Text("A monster's turn", "Der Zug eines Monsters"),
        input=Case,
        run=run,
        about=Text(
            "What a monster may do now, and why: focus, movement and targets.",
            "Was ein Monster jetzt tun darf, und warum: Fokus, Bewegung und Ziele.",
        ),
    )


def edition_of(case: Case, editions: Mapping[str, Edition], planned: tuple[str, ...] = ()) -> Edition:
    if case.rules in editions:
        return editions[case.rules]
    known = ", ".join(sorted(editions))
    if case.rules in planned:
        raise TableError(f"rules: the rule set {case.rules!r} is not built yet; there are {known}")
    raise TableError(f"rules: no rule set is called {case.rules!r}; there are {known}")


def answer(case: Case, edition: Edition) -> Answer:
    """What the monster may do, in a fixed order, and why."""
    position, task = read_case(case, edition)
    why = Why(_axial)
    try:
        thought = think(edition, position, task, why)
    except TooManyGroupsError as error:
        raise TableError(f"ability.targets: {error}") from error
    options = list_options(position, thought)
    return Answer(
        case.case,
        options,
        thought.foci[0] if len(thought.foci) == 1 else tuple(sorted(thought.foci)) or None,
        tuple(thought.path(position.arena.index(end)) for end, _ in options),
        tuple(Step(rule, Text(WORDS.say(text, "en"), WORDS.say(text, "de"))) for rule, text in why.reasons),
    )


def list_options(position: Position, thought: Thought) -> tuple[Option, ...]:
    """The ends of the turn, sorted."""
    return tuple(sorted((position.arena.cell(choice.at), choice.targets) for choice in thought.choices))


def read_case(case: Case, edition: Edition) -> tuple[Position, Task]:
    """A case as the mind wants it; what makes no sense is refused with the field it stands in."""
    check_case(case)
    arena = read_arena(case.position, edition)
    figures = case.position.figures
    mask = arena.board.mask
    position = Position(
        arena,
        next(arena.index(Cell(*figure.at)) for figure in figures if figure.role == "active"),
        mask(Cell(*figure.at) for figure in figures if figure.role == "ally" and not figure.objective),
        tuple(_foe(figure, arena, edition) for figure in figures if figure.role == "enemy"),
        mask(Cell(*figure.at) for figure in figures if figure.role == "ally" and figure.objective),
    )
    return position, read_task(case.ability)


def read_task(ability: Ability) -> Task:
    area = ability.area
    return Task(
        ability.move,
        ability.range,
        ability.targets,
        Pattern(tuple(sorted({Cell(*hex) for hex in area.hexes}))) if area else None,
        area is not None and area.kind == "melee",
        ability.movement,
        ability.disadvantage,
    )


def read_arena(map: Map, edition: Edition) -> Arena:
    """The board without its wall hexes and closed doors; hazards count as traps here, water is difficult.

    FH-FOCUS-23, FH-TILE-04, FH-TILE-35, JL-FOCUS-13.
    """
    kinds: dict[str, set[Cell]] = {}
    for q, r, kind in map.terrain:
        kinds.setdefault(kind, set()).add(Cell(q, r))
    shut = kinds.get("wall", set[Cell]()) | kinds.get("door", set[Cell]())
    cells = {Cell(*hex) for hex in map.hexes} - shut
    edges = [HEX.edge(Cell(q, r), side) for q, r, side in map.walls]
    walls = [edge for edge in edges if not cells.isdisjoint(HEX.across(edge))]
    try:
        board = Board.of(HEX, cells, {"wall": walls}).linked("step", walls=["wall"])
    except ValueError as error:
        raise TableError(f"position.hexes: {error}") from error

    def marked(*names: str) -> Mask:
        return board.mask(cell for name in names for cell in kinds.get(name, ()))

    return Arena(
        board,
        board["step"],
        HexSight(board["step"], edition.sight_inset),
        obstacles=marked("obstacle"),
        negative=marked("trap", "hazard"),
        difficult=marked("difficult", "water"),
        ice=marked("ice"),
    )


def _foe(figure: Figure, arena: Arena, edition: Edition) -> Foe:
    absent = figure.invisible and "focus.invisible" in edition.cites
    return Foe(figure.id, arena.index(Cell(*figure.at)), order_of(figure), not figure.invisible, absent)


def order_of(figure: Figure) -> tuple[int, ...]:
    """Its place in the order of play; summons act directly before their summoner, objectives count as 99.

    FH-FOCUS-09, FH-FOCUS-25, FH-INIT-14, FH-TILE-32, JL-FOCUS-05.
    """
    initiative = OBJECTIVE_INITIATIVE if figure.initiative is None else figure.initiative
    return initiative, figure.tie, figure.kind != "summon"


def check_case(case: Case) -> None:
    """Refuse what no table could show, naming the field."""
    for problem in _problems(case):
        raise TableError(problem)


def _problems(case: Case) -> Iterator[str]:
    board = case.position
    hexes = set(board.hexes)
    shut = {(q, r): kind for q, r, kind in board.terrain if kind in ("wall", "door")}
    for place, (q, r, kind) in enumerate(board.terrain):
        if (q, r) not in hexes:
            yield f"position.terrain[{place}]: the {kind} on [{q}, {r}] is off the map"
    for place, (q, r, side) in enumerate(board.walls):
        if hexes.isdisjoint({(q, r), tuple(HEX.neighbour(Cell(q, r), side))}):
            yield f"position.walls[{place}]: edge {side} of [{q}, {r}] touches no hex of the map"
    taken: dict[Place, str] = {}
    for place, figure in enumerate(board.figures):
        where = f"position.figures[{place}]"
        q, r = figure.at
        if figure.at not in hexes:
            yield f"{where}.at: {figure.id} stands off the map, on [{q}, {r}]"
        if figure.at in shut:
            yield f"{where}.at: {figure.id} stands on a {shut[figure.at]}, [{q}, {r}]"
        if figure.at in taken:
            yield f"{where}.at: {figure.id} and {taken[figure.at]} stand on one hex, [{q}, {r}]"
        taken[figure.at] = figure.id
        if figure.initiative is None and not figure.objective:
            yield f"{where}.initiative: {figure.id} needs one, only objectives may do without"
    yield from _role_problems(board.figures)
    area = case.ability.area
    if area and area.kind == "ranged" and not case.ability.range and case.ability.targets:
        yield "ability.range: a ranged area needs a range of 1 or more"


def _role_problems(figures: tuple[Figure, ...]) -> Iterator[str]:
    twice = [id for id, count in Counter(figure.id for figure in figures).items() if count > 1]
    if twice:
        yield f"position.figures: two figures have the id {twice[0]!r}"
    active = [figure.id for figure in figures if figure.role == "active"]
    if len(active) != 1:
        found = " and ".join(active) if active else "none"
        yield f"position.figures: exactly one figure has to have the role 'active', here: {found}"


def _end_in_words(end: Cell, targets: tuple[str, ...], path: tuple[Cell, ...], lang: Lang) -> str:
    way = " → ".join(map(_axial, path))
    args: dict[str, Value] = {"end": _axial(end), "path": way, "targets": ", ".join(targets), "count": len(targets)}
    return WORDS.say(Message("why-end-moved" if len(path) > 1 else "why-end-stayed", args), lang)


def _axial(cell: Cell) -> str:
    return f"({cell.q}, {cell.r})"
