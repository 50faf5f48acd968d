"""JL-REVEAL-01: a door opened in mid-move shows its room at once; then the move goes on (JL-REVEAL-09)."""

from tests.fit.harness import A, Now, choices, fit, sketch, view

from undercroft.grid import HEX, Board, Movement, explore, parse_cell
from undercroft.table import (
    AUDIENCE,
    Event,
    Finished,
    Game,
    Match,
    Option,
    Question,
    Scene,
    SceneBoard,
    SceneCell,
    SceneFigure,
    Seat,
    State,
)  # fmt: skip

# The sketch: a corridor a0 … h0 with a door at d0 and a viper behind it
NEAR, DOOR, FAR, LURKING = ["a0", "b0", "c0", "d0"], "d0", ["e0", "f0", "g0", "h0"], {"viper": "f0"}


class Crypt(State[Now | Finished], kw_only=True):
    cells: list[str]
    at: dict[str, str]


class Revealed(Event, frozen=True):
    monsters: dict[str, str]


def reveal(game: Game[Crypt]) -> None:
    """The room's monsters are placed at once, in the middle of the move."""
    game.state.cells += FAR
    game.state.at |= LURKING
    game.reveal()
    game.tell(Revealed(LURKING, rule="JL-REVEAL-01"))


async def walk(game: Game[Crypt]) -> None:
    state, points = game.state, 4
    while points:
        here, board = parse_cell(state.at["hero"]), Board.of(HEX, map(parse_cell, state.cells)).linked("step")
        foes = board.mask(parse_cell(at) for who, at in state.at.items() if who != "hero")
        ways = explore(Movement(board["step"], closed=foes), board.bit(here), budget=points)
        ends = [Option(f"cell:{cell}", cell) for cell in board.cells_of(ways.reached) if cell != here]
        if (to := await game.ask(Question((A,), "walk", [*ends, Option("stop", None)], "JL-MOVE-01"))) is None:
            return
        points -= (ways.cost(to) or (0,))[-1]
        state.at["hero"] = str(to)
        if str(to) == DOOR and FAR[0] not in state.cells:
            reveal(game)


def scene(game: Game[Crypt], _: Seat) -> Scene:
    board = SceneBoard("crypt", "hex", [SceneCell(cell, parse_cell(cell)) for cell in game.state.cells])
    figures = [SceneFigure(who, who, "monster", "crypt", (at,)) for who, at in game.state.at.items()]
    return Scene("crypt", [board], figures)


CRYPT = sketch(lambda seats: Crypt(place=Now(), seats=seats, cells=[*NEAR], at={"hero": "b0"}), walk, scene)


def behind_the_door(match: Match[Crypt, None], viewer: Seat) -> list[str]:
    return [] if FAR[0] in match.state.cells else ["viper", *FAR]


def test_the_room_is_shown_at_once_and_the_move_goes_on() -> None:
    match = fit(CRYPT, "a cell:c0\na cell:d0", hidden=behind_the_door)
    assert "viper" in view(match, AUDIENCE)
    assert choices(match, A) == ["cell:b0", "cell:c0", "cell:e0", "stop"], (
        "two points are left, and the viper bars the way"
    )
    match.answer(A, "cell:e0")
    assert match.state.at["hero"] == "e0"


def test_before_the_door_nothing_of_the_room_is_known() -> None:
    match = fit(CRYPT, "a cell:c0", hidden=behind_the_door)
    assert "f0" not in view(match, A)
    assert match.reveals == []
    match.answer(A, "cell:d0")
    assert match.reveals == [1], "an honest table does not go back behind the door"
