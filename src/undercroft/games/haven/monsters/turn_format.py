"""The monster-turn format: one case in, everything the monster may do and why out (see docs/monster-turn.md)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.haven.cardboard import (
    MAP,
    WORDS,
    Figure,
    Map,
    RuleSet,
    axial,
    board_problems,
    edition_of,
    named,
    read_arena,
    scene_board,
    scene_figures,
)
from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters.field import Arena, Foe, MovementKind, Position, Task
from undercroft.games.haven.monsters.targeting import TooManyGroupsError
from undercroft.games.haven.monsters.think import Thought, think
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import Cell, Pattern
from undercroft.table import Preview, Scene, TableError, Tool
from undercroft.table.sketch import Drawing, Sketch, Step, label
from undercroft.words import Lang, Message, Text, Value

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
MOVEMENTS = ("normal", "jump", "flying", "teleport")
OBJECTIVE_INITIATIVE = 99


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The red hexes: relative to the attacker (melee) or to each other (ranged)."""

    kind: Annotated[Literal["melee", "ranged"], label(Message("field-area-kind"), named("from", "melee", "ranged"))]
    hexes: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=-20, le=20)], Annotated[int, Meta(ge=-20, le=20)]], ...],
        Meta(min_length=1, max_length=40),
        label(Message("field-area-hexes"), hint=Message("hint-area-hexes"), x_cells="hex", x_start=[[0, 1]]),
    ]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the monster's card lets it do, its own values included."""

    move: Annotated[Count, label(Message("field-move"), hint=Message("hint-move"), x_start=3)]
    range: Annotated[Count, label(Message("field-range"), hint=Message("hint-range"))] = 0
    targets: Annotated[Count, label(Message("field-targets"), hint=Message("hint-targets"), x_start=1)] = 0
    area: Annotated[Area | None, label(Message("field-area"))] = None
    movement: Annotated[MovementKind, label(Message("field-movement"), named("movement", *MOVEMENTS))] = "normal"
    disadvantage: Annotated[bool, label(Message("field-disadvantage"))] = False


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A question: what may this monster do now, under which game's rules? Further fields are left alone."""

    case: Annotated[str, label(Message("field-case"), x_rare=True)]
    rules: RuleSet
    position: Annotated[Map, MAP]
    ability: Annotated[Ability, label(Message("field-ability"))]
    version: Literal[1] = 1


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
        lines += [f"  {number}. {WORDS.say(step.text, lang)} [{step.rule}]" for number, step in enumerate(self.why, 1)]
        lines.append("  " + WORDS.say(Message("why-options", {"count": len(self.options)}), lang))
        ends = zip(self.options, self.paths, strict=True)
        lines += [f"  - {WORDS.say(end_in_words(*option, path), lang)}" for option, path in ends]
        return "\n".join(lines)


def monster_turn_tool(editions: Mapping[str, Edition], planned: tuple[str, ...] = ()) -> Tool:
    """The tool that answers cases under the rules of these editions."""

    def run(case: Case) -> Answer:
        return answer(case, edition_of(case.rules, editions, planned))

    return Tool(
        id="monster-turn",
        name=Text("A monster's turn", "Der Zug eines Monsters"),
        input=Case,
        run=run,
        about=Text(
            "What a monster may do now, and why: focus, movement and targets.",
            "Was ein Monster jetzt tun darf, und warum: Fokus, Bewegung und Ziele.",
        ),
        draw=draw,
        words=WORDS,
    )


def draw(case: Case, answer: Answer) -> Sketch:
    """The board with every option: its way, whom it attacks, and a line to each of them."""
    foci = (answer.focus,) if isinstance(answer.focus, str) else answer.focus or ()
    scene = Scene(case.case, [scene_board(case.position)], scene_figures(case.position, foci))
    at = {figure.id: str(Cell(*figure.at)) for figure in case.position.figures}
    drawings = [
        Drawing(
            option_in_words(*option, path),
            Preview(
                path=tuple(map(str, path)),
                sight=tuple((str(option[0]), at[foe]) for foe in option[1]),
                affects=option[1],
            ),
        )
        for option, path in zip(answer.options, answer.paths, strict=True)
    ]
    args: dict[str, Value] = {"foci": " / ".join(foci), "count": len(drawings)}
    return Sketch(scene, drawings, Message("turn-verdict" if foci else "turn-verdict-none", args), list(answer.why))


def answer(case: Case, edition: Edition) -> Answer:
    """What the monster may do, in a fixed order, and why."""
    position, task = read_case(case, edition)
    why = Why(axial)
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
    yield from board_problems(case.position)
    yield from _role_problems(case.position.figures)
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


def option_in_words(end: Cell, targets: tuple[str, ...], path: tuple[Cell, ...]) -> Message:
    """An option in a line, beside a drawing of its path."""
    steps, count = len(path) - 1, len(targets)
    args: dict[str, Value] = {"end": axial(end), "steps": steps, "targets": ", ".join(targets), "count": count}
    return Message("turn-moved" if steps > 0 else "turn-stayed", args)


def end_in_words(end: Cell, targets: tuple[str, ...], path: tuple[Cell, ...]) -> Message:
    """An option in a sentence."""
    way = " → ".join(map(axial, path))
    args: dict[str, Value] = {"end": axial(end), "path": way, "targets": ", ".join(targets), "count": len(targets)}
    return Message("why-end-moved" if len(path) > 1 else "why-end-stayed", args)
