"""The tool: a board and two hexes in; range, sight, a line to check and the reasons out (docs/sight-and-range.md)."""

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from undercroft.games.haven.cardboard import (
    MAP,
    WORDS,
    Map,
    Place,
    RuleSet,
    axial,
    board_problems,
    cells_by_kind,
    edition_of,
    read_arena,
    scene_board,
    scene_figures,
    shut_hexes,
    sides_of,
)
from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters.field import Arena
from undercroft.games.haven.sight.cites import CITES
from undercroft.games.haven.sight.lines import Spot, best_line
from undercroft.grid import HEX, Cell, Edge
from undercroft.rulebook import Cites
from undercroft.table import Preview, Scene, TableError, Tool
from undercroft.table.sketch import Drawing, Side, Sketch, Step, Stroke, label
from undercroft.words import Lang, Message, Text, Value


class SightCase(msgspec.Struct, frozen=True, kw_only=True, rename={"here": "from", "there": "to"}):
    """A question: how far is it from one hex to another, and is there sight, under which game's rules?"""

    case: Annotated[str, label(Message("field-case"), x_rare=True)] = ""
    rules: RuleSet
    position: Annotated[Map, MAP]
    here: Annotated[Place, label(Message("field-from"), x_place="position", x_start=[-2, 1])]
    there: Annotated[Place, label(Message("field-to"), x_place="position", x_start=[2, 0])]


class SightAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """Range and sight, and what shows them. `range` is null where no count of hexes leads there."""

    case: str
    range: int | None
    straight: int
    """How far it would be without walls."""
    sight: bool
    path: tuple[Cell, ...]
    """A way of counting the range, both hexes included."""
    line: tuple[Spot, Spot] | None
    """The line that proves it, or the one with the fewest walls in the way; null within one hex."""
    walls: tuple[tuple[int, int, int], ...]
    """The walls that this line touches."""
    why: tuple[Step, ...]

    def explain(self, lang: Lang) -> str:
        """The answer as prose."""
        lines = [WORDS.say(verdict(self), lang)]
        lines += [f"  {number}. {WORDS.say(step.text, lang)} [{step.rule}]" for number, step in enumerate(self.why, 1)]
        return "\n".join([self.case, *lines] if self.case else lines)


def sight_tool(editions: Mapping[str, Edition], planned: tuple[str, ...] = ()) -> Tool:
    """The tool that answers under the rules of these editions."""
    return Tool(
        id="sight-and-range",
        name=Text("Sight and range", "Sicht und Reichweite"),
        input=SightCase,
        run=lambda case: look(case, edition_of(case.rules, editions, planned)),
        about=Text(
            "How far it is from one hex to another, and whether one sees the other: with the line that proves it.",
            "Wie weit es von einem Feld zum anderen ist und ob man es sieht: mit der Linie, die es beweist.",
        ),
        draw=draw,
        words=WORDS,
    )


def look(case: SightCase, edition: Edition) -> SightAnswer:
    """Range and sight from one hex to another, with the line to check it with."""
    for problem in _problems(case):
        raise TableError(problem)
    arena = read_arena(case.position, edition)
    here, there = Cell(*case.here), Cell(*case.there)
    line = None if here == there else best_line(arena.links, here, there, edition.sight_inset)
    walls = line.walls if line else ()
    answer = SightAnswer(
        case=case.case,
        range=arena.links.distance(here, there),
        straight=HEX.distance(here, there),
        sight=arena.sight.sees(here, there),
        path=count(arena, here, there),
        line=(line.start, line.end) if line else None,
        walls=tuple((edge.cell.q, edge.cell.r, edge.side) for edge in walls),
        why=(),
    )
    cites = Cites(CITES, edition.cites.prefix)
    told = [*_range_reasons(case, answer, cites), *_sight_reasons(case, answer, edition, walls, cites)]
    why = tuple(Step(rule, Text(WORDS.say(text, "en"), WORDS.say(text, "de"))) for rule, text in told)
    return msgspec.structs.replace(answer, why=why)


def _problems(case: SightCase) -> Iterator[str]:
    yield from board_problems(case.position)
    hexes, shut = set(case.position.hexes), shut_hexes(case.position)
    for field, place in (("from", case.here), ("to", case.there)):
        if place not in hexes:
            yield f"{field}: [{place[0]}, {place[1]}] is off the map"
        if place in shut:
            yield f"{field}: on [{place[0]}, {place[1]}] stands a {shut[place]}"


def count(arena: Arena, here: Cell, there: Cell) -> tuple[Cell, ...]:
    """A shortest way of counting hexes, never across walls (FH-RANGE-02, JL-RANGE-05); empty where there is none."""
    links = arena.links
    rings = links.rings_of(here)
    steps = links.distance(here, there)
    if steps is None:
        return ()
    way = [there]
    for ring in reversed(rings[:steps]):
        before = next(cell for cell in links.lattice.cells(ring) if links.joined(cell, way[-1]))
        way.append(before)
    return tuple(reversed(way))


def _range_reasons(case: SightCase, answer: SightAnswer, cites: Cites) -> Iterator[tuple[str, Message]]:
    """How the range comes about (JL-RANGE-02, JL-RANGE-05, JL-LOS-08, FH-RANGE-01 … FH-RANGE-03, FH-RANGE-07)."""
    args: dict[str, Value] = {"from": axial(case.here), "to": axial(case.there), "straight": answer.straight}
    if answer.range is None:
        yield cites("range.walls"), Message("sight-no-count", args)
        return
    args["range"] = answer.range
    if answer.range == 0:
        yield cites("range.same"), Message("sight-same", args)
        return
    yield cites("range.count"), Message("sight-count", args)
    if answer.straight == 1 < answer.range:
        yield cites("range.parted"), Message("sight-parted", args)
    elif answer.straight < answer.range:
        yield cites("range.walls"), Message("sight-around", args)


def _sight_reasons(
    case: SightCase, answer: SightAnswer, edition: Edition, walls: tuple[Edge, ...], cites: Cites
) -> Iterator[tuple[str, Message]]:
    """Why there is sight, or what is in the way.

    JL-LOS-02 … JL-LOS-07, JL-DOOR-04, JL-OPEN-28, FH-LOS-01, FH-LOS-02, FH-TILE-04.
    """
    args: dict[str, Value] = {"from": axial(case.here), "to": axial(case.there), "count": len(walls)}
    lines = "part" if edition.sight_inset is None else "corner"
    if answer.range == 0:
        return
    if answer.range == 1:
        yield cites("sight.beside"), Message("sight-beside", args)
    elif answer.sight:
        yield cites("sight.free"), Message(f"sight-free-{lines}", args)
    else:
        yield cites("sight.blocked"), Message(f"sight-blocked-{lines}", args)
    if answer.sight and (between := _in_between(case)):
        yield cites("sight.through"), Message("sight-through", {"things": ", ".join(between)})
    doors = cells_by_kind(case.position).get("door", set[Cell]())
    if shut := sorted(doors & {cell for edge in walls for cell in HEX.across(edge)}):
        yield cites("sight.door"), Message("sight-door", {"doors": ", ".join(map(axial, shut)), "count": len(shut)})


def _in_between(case: SightCase) -> list[str]:
    """Hexes on the straight way with an obstacle or a figure, which people may think to be in the way."""
    filled = cells_by_kind(case.position).get("obstacle", set[Cell]())
    filled |= {Cell(*figure.at) for figure in case.position.figures}
    between = HEX.line(Cell(*case.here), Cell(*case.there))[1:-1]
    return [axial(cell) for cell in between if cell in filled]


def verdict(answer: SightAnswer) -> Message:
    """The answer in a line."""
    sight = "yes" if answer.sight else "no"
    return Message("sight-verdict", {"range": "none" if answer.range is None else answer.range, "sight": sight})


def draw(case: SightCase, answer: SightAnswer) -> Sketch:
    """The board with the count of hexes, the line, and the walls that it touches."""
    scene = Scene(case.case, [scene_board(case.position)], scene_figures(case.position))
    path = tuple(map(str, answer.path))
    drawing = Drawing(
        verdict(answer),
        Preview(path=path, cost=str(answer.range or "")),
        (Stroke(*answer.line, "free" if answer.sight else "blocked"),) if answer.line else (),
        tuple(Side(str(cell), side) for cell, side in sides_of(case.position, answer.walls)),
    )
    return Sketch(scene, [drawing], verdict(answer), list(answer.why))
