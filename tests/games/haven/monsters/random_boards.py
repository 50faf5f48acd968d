"""Small random boards for properties."""

from hypothesis import strategies as st

from undercroft.games.haven.monsters.turn_format import Ability, Area, Case, Figure, Map
from undercroft.grid import HEX, Cell

KINDS = ("wall", "obstacle", "trap", "hazard", "difficult", "ice", "water", "door")
PATTERNS = {
    "melee": [((1, 0), (2, 0)), ((1, 0), (0, 1)), ((1, -1), (1, 0), (0, 1)), ((2, 0),), ((1, 1), (2, 1))],
    "ranged": [((0, 0), (1, 0)), ((0, 0), (1, 0), (0, 1)), ((0, 0), (1, 0), (2, 0)), ((0, 0), (2, 0))],
}


@st.composite
def cases(draw: st.DrawFn, rules: str, movement: str = "") -> Case:
    """A room of two or three rings with holes, things on it, and one to five enemies."""
    room = [(cell.q, cell.r) for cell in HEX.disc(Cell(0, 0), draw(st.integers(2, 3)))]
    holes = draw(st.sets(st.sampled_from(room), max_size=5))
    hexes = [hex for hex in room if hex not in holes]
    order = draw(st.permutations(hexes))
    count = draw(st.integers(2, min(8, len(hexes) - 1)))
    standing, rest = order[:count], order[count:]
    friends = draw(st.integers(0, max(0, count - 2)))
    ground = [(q, r, draw(st.sampled_from(KINDS))) for q, r in rest[: draw(st.integers(0, 9))]]
    ground += [(q, r, "ice") for q, r in standing[: draw(st.integers(0, 2))]]
    edges = st.tuples(st.sampled_from(hexes), st.integers(0, 5))
    walls = [(q, r, side) for (q, r), side in draw(st.lists(edges, max_size=5))]
    roles = ["active", *["ally"] * min(friends, 3)]
    roles += ["enemy"] * (count - len(roles))
    figures = [
        Figure(
            id=f"{role[0]}{number}",
            role=role,
            at=at,
            initiative=draw(st.integers(1, 4)) * 10,
            tie=draw(st.integers(0, 1)),
            invisible=role == "enemy" and draw(st.integers(0, 9)) == 0,
        )
        for number, (role, at) in enumerate(zip(roles, standing, strict=True))
    ]
    board = Map(tuple(hexes), tuple(figures), tuple(ground), tuple(walls))
    return Case(case="random", rules=rules, position=board, ability=draw(abilities(movement)))


@st.composite
def abilities(draw: st.DrawFn, movement: str = "") -> Ability:
    kind = draw(st.sampled_from(["", "", "melee", "ranged"]))
    range = draw(st.integers(1, 3)) if kind == "ranged" else 0 if kind == "melee" else draw(st.integers(0, 3))
    return Ability(
        move=draw(st.integers(0, 4)),
        range=range,
        targets=draw(st.sampled_from([0, 1, 1, 2, 2, 3])),
        area=Area(kind, draw(st.sampled_from(PATTERNS[kind]))) if kind else None,
        movement=movement or draw(st.sampled_from(["normal", "normal", "normal", "jump", "flying", "teleport"])),
        disadvantage=draw(st.integers(0, 5)) == 0,
    )
