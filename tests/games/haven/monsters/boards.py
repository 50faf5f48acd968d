"""Boards for the monster mind: a corridor as a line of signs, open ground with figures by place, or a drawing.

Signs: `M` the monster, `m` its allies, `A` to `F` its enemies (who act at 10, 20, 30 …), `.` floor, `#` wall,
`o` obstacle, `^` trap, `!` hazard, `~` difficult ground, `*` ice, `+` closed door.
"""

from collections.abc import Iterable
from typing import Any

from undercroft.games.haven.frosthaven.edition import FROSTHAVEN
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.monsters.turn_format import Ability, Answer, Area, Case, Figure, Map, answer
from undercroft.grid import HEX, Cell, parse_position

EDITIONS = {"jaws": JAWS, "frosthaven": FROSTHAVEN}
JL, FH = "jaws", "frosthaven"
BOTH = (JL, FH)
TERRAIN = {
    "#": "wall",
    "o": "obstacle",
    "^": "trap",
    "!": "hazard",
    "~": "difficult",
    "*": "ice",
    "+": "door",
}
FIGURES = "MmABCDEF"
Place = tuple[int, int]


def corridor(signs: str, start: int = 0, **more: Any) -> Map:
    """A straight row of hexes, (start, 0) to the right."""
    cells = {(start + place, 0): sign for place, sign in enumerate(signs.split())}
    return _map(cells, **more)


def ground(radius: int = 5, terrain: dict[Place, str] | None = None, **figures: Place | Iterable[Place]) -> Map:
    """Open ground about (0, 0), with figures by their sign; several `m` as a list."""
    cells = dict.fromkeys((tuple(cell) for cell in HEX.disc(Cell(0, 0), radius)), ".")
    return floor(cells, terrain, **figures)


def floor(
    hexes: Iterable[Place],
    terrain: dict[Place, str] | None = None,
    walls: Iterable[tuple[int, int, int]] = (),
    **figures: Place | Iterable[Place],
) -> Map:
    """Just these hexes, and those with terrain or figures."""
    cells = {**dict.fromkeys(hexes, "."), **(terrain or {})}
    standing = {}
    for sign, where in figures.items():
        places = [where] if isinstance(where, tuple) and isinstance(where[0], int) else list(where)
        standing.update(dict.fromkeys(places, sign))
    cells = {**dict.fromkeys(standing, "."), **cells}
    return _map(cells, walls=walls, figures=standing)


def drawn(picture: str, **more: Any) -> Map:
    """A drawing in the notation of positions; the first sign stands on the hex that the header names."""
    picture = picture.lstrip("\n")
    signs = sorted({sign for sign in picture.partition("\n")[2] if not sign.isspace()} - {".", "/", "\\", "-", ">"})
    legend = "\n".join(f"{sign} = {_terrain_name(sign)}" for sign in signs)
    position = parse_position(f"{picture.rstrip()}\n{legend}")
    cells = {tuple(cell): "." for cell in position.cells}
    for name, places in position.terrain.items():
        cells.update((tuple(cell), _sign(name)) for cell in places)
    walls = [(edge.cell.q, edge.cell.r, edge.side) for edge in position.edges.get("wall", ())]
    return _map(cells, walls=walls, **more)


def _terrain_name(sign: str) -> str:
    return TERRAIN.get(sign, f"figure-{sign}")


def _sign(name: str) -> str:
    return name[-1] if name.startswith("figure-") else next(sign for sign in TERRAIN if TERRAIN[sign] == name)


def _map(
    cells: dict[Place, str],
    walls: Iterable[tuple[int, int, int]] = (),
    figures: dict[Place, str] | None = None,
    **changes: dict[str, object],
) -> Map:
    """`changes` are fields of figures by their sign: `A={"initiative": 99}`."""
    standing = {**{place: sign for place, sign in cells.items() if sign in FIGURES}, **(figures or {})}
    terrain = [(q, r, TERRAIN[sign]) for (q, r), sign in cells.items() if sign in TERRAIN]
    return Map(
        hexes=tuple(cells),
        figures=tuple(
            _figure(place, sign, number, changes.get(sign, {})) for number, (place, sign) in enumerate(standing.items())
        ),
        terrain=tuple(terrain),
        walls=tuple(walls),
    )


def _figure(place: Place, sign: str, number: int, changes: dict[str, Any]) -> Figure:
    role = {"M": "active", "m": "ally"}.get(sign, "enemy")
    id = f"m{number}" if sign == "m" else sign
    fields = {"initiative": 10 * FIGURES.index(sign), **changes}
    return Figure(id=id, role=role, at=place, **fields)  # type: ignore[arg-type]


def melee(move: int = 2, targets: int = 1, **more: Any) -> Ability:
    return Ability(move=move, targets=targets, **more)


def ranged(range: int, move: int = 2, targets: int = 1, **more: Any) -> Ability:
    return Ability(move=move, range=range, targets=targets, **more)


def area(kind: str, *hexes: Place) -> Area:
    return Area(kind=kind, hexes=hexes)  # type: ignore[arg-type]


def turn(rules: str, board: Map, ability: Ability) -> Answer:
    return answer(Case(case="test", rules=rules, position=board, ability=ability), EDITIONS[rules])


def ends(rules: str, board: Map, ability: Ability) -> list[tuple[Place, str]]:
    """Every end of the turn: where, and whom it attacks."""
    return [((cell.q, cell.r), "".join(targets)) for cell, targets in turn(rules, board, ability).options]


def focus(rules: str, board: Map, ability: Ability) -> str | tuple[str, ...] | None:
    return turn(rules, board, ability).focus


def rules_given(answer: Answer) -> list[str]:
    return [step.rule for step in answer.why]
