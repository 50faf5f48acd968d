"""PM-AREA-07: a blast reaches both sides of a closed door on an edge; the door is attacked too and may break."""

from tests.fit.harness import A, Now, choices, fit, sketch

from undercroft.grid import SQUARE, Board, Diagonals, Thing, Things, parse_cell, parse_edge
from undercroft.table import (
    AUDIENCE,
    Finished,
    Game,
    Option,
    Question,
    Scene,
    SceneBoard,
    SceneCell,
    SceneEdge,
    SceneFigure,
    Seat,
    State,
)  # fmt: skip

# The sketch: two rows; a door in the upper one between b and c, none in the lower, one far off between e and f
CELLS = [parse_cell(f"{column}{row}") for column in "abcdef" for row in range(2)]
DOORS = Things([Thing("oak", edges=(parse_edge("b0/0"),)), Thing("iron", edges=(parse_edge("e0/0"),))])


class Cellar(State[Now | Finished], kw_only=True):
    doors: list[str]
    foes: dict[str, str]


def begin(seats: list[Seat]) -> Cellar:
    return Cellar(place=Now(), seats=seats, doors=["oak", "iron"], foes={"imp": "b0", "rat": "c0", "bat": "c1"})


async def blast(game: Game[Cellar]) -> None:
    state = game.state
    targets = [Option(f"blast:{foe}", at) for foe, at in state.foes.items()]
    centre = parse_cell(await game.ask(Question((A,), "blast", targets, "PM-AREA-14")))
    shut = [edge for door in state.doors for edge in DOORS[door].edges]
    board = Board.of(SQUARE, CELLS, {"door": shut}).linked("reach", walls=["door"], diagonals=Diagonals.ONE_WAY_OPEN)
    area = board["reach"].disc(centre, 1)
    parted = [door for door in state.doors if not board.mask(SQUARE.across(DOORS[door].edges[0])) & ~area]
    struck = [foe for foe, at in state.foes.items() if board.bit(parse_cell(at)) & area]
    for target in [*parted, *struck]:  # all fixed before the first card: PM-AREA-19
        if game.random.die("1234", f"response-{target}") < "3":
            state.doors = [door for door in state.doors if door != target]
            state.foes.pop(target, None)


def scene(game: Game[Cellar], _: Seat) -> Scene:
    edges = [(door, edge) for door in game.state.doors for edge in DOORS[door].edges]
    doors = [SceneEdge(str(edge.cell), edge.side, "door", door) for door, edge in edges]
    board = SceneBoard("cellar", "square", [SceneCell(str(cell), cell) for cell in CELLS], doors)
    foes = [SceneFigure(foe, foe, "monster", "cellar", (at,)) for foe, at in game.state.foes.items()]
    return Scene("cellar", [board], foes)


CELLAR = sketch(begin, blast, scene)


def blasted(target: str, **responses: str) -> tuple[list[str], list[str], list[str]]:
    laid = {f"response-{name}": [result] for name, result in responses.items()}
    match = fit(CELLAR, f"a blast:{target}", results=laid)
    drawn = CELLAR.scene(match.game, AUDIENCE)
    return [edge.id for edge in drawn.boards[0].edges], [figure.id for figure in drawn.figures], match.state.doors


def test_a_door_between_two_affected_spaces_is_attacked_and_breaks() -> None:
    edges, figures, doors = blasted("bat", oak="1", imp="4", rat="1", bat="3")
    assert edges == doors == ["iron"]
    assert figures == ["imp", "bat"]


def test_a_door_may_withstand() -> None:
    assert blasted("bat", oak="3")[0] == ["oak", "iron"]


def test_a_door_shields_what_lies_straight_behind_it_and_is_left_alone() -> None:
    match = fit(CELLAR, "")
    assert choices(match, A) == ["blast:imp", "blast:rat", "blast:bat"]
    assert blasted("imp", oak="1", imp="1", rat="1", bat="1") == (["oak", "iron"], ["rat"], ["oak", "iron"])
