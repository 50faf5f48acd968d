"""Short signs for all that stands and lies on a board, each used once, so that a legend can explain them."""

from collections.abc import Iterable

from undercroft.table import SceneBoard, SceneFigure, SceneThing

FLOOR = "floor"
EDGES = {"wall": "#", "door": "="}


class Labels:
    """Signs of one board: capitals and badges for figures, small letters for terrain and things, marks for edges."""

    def __init__(self, board: SceneBoard, figures: Iterable[SceneFigure]) -> None:
        here = [figure for figure in figures if figure.board == board.id and figure.cells]
        taken: set[str] = set()
        self.figures = {figure.id: choose(figure_signs(str(figure.name), figure.badge), taken) for figure in here}
        terrains = list(dict.fromkeys(cell.terrain for cell in board.cells if cell.terrain != FLOOR))
        self.terrain = {terrain: choose(letters(terrain), taken) for terrain in terrains}
        kinds = list(dict.fromkeys(thing.kind for thing in board.things))
        self.things = {kind: choose(letters(kind), taken) for kind in kinds}
        sides = list(dict.fromkeys(edge.kind for edge in board.edges))
        self.edges = dict(zip(sides, edge_signs(sides), strict=True))

    def thing(self, thing: SceneThing) -> str:
        return self.things[thing.kind]


def figure_signs(name: str, badge: str) -> Iterable[str]:
    """What a figure may be called on the board, the best first.

    >>> list(figure_signs("Wick ghoul", "2"))[:3]
    ['W2', 'Wi2', 'Wic2']
    """
    letters = "".join(character for character in name if character.isalpha()) or "X"
    for length in range(1, len(letters) + 1):
        yield letters[:length].capitalize() + badge
    for number in range(2, 1000):
        yield f"{letters[0].upper()}{badge}.{number}"


def letters(kind: str) -> Iterable[str]:
    """Small letters for a kind of thing, the best first."""
    yield from (character for character in kind.lower() if character.isalnum())
    yield from "abcdefghijklmnopqrstuvwxyz"
    yield from (f"{kind[:1]}{number}" for number in range(1, 1000))


def edge_signs(kinds: list[str]) -> list[str]:
    """Marks for the sides of cells.

    >>> edge_signs(["wall", "river", "door"])
    ['#', '~', '=']
    """
    others = iter("~*%$&" + "!" * len(kinds))
    return [EDGES.get(kind) or next(others) for kind in kinds]


def choose(candidates: Iterable[str], taken: set[str]) -> str:
    """The first that nobody has."""
    chosen = next(candidate for candidate in candidates if candidate not in taken)
    taken.add(chosen)
    return chosen
