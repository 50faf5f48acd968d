"""PM-TRAMPLE-01 with a 2 × 2 figure (PM-LARGE-02, PM-LARGE-03): it swaps places on its way and ends where it fits."""

import pytest
from tests.fit.harness import A, B, Now, choices, fit, sketch

from undercroft.grid import LARGE, SMALL, SQUARE, Board, Cell, Movement, explore, parse_cell
from undercroft.table import (
    Event,
    Finished,
    Game,
    NotLegal,
    Option,
    Preview,
    Question,
    Scene,
    SceneBoard,
    SceneCell,
    SceneFigure,
    Seat,
    State,
)  # fmt: skip

# The sketch: two rooms of 2 × 2, joined by a passage of one space, d0
CELLS = [parse_cell(name) for name in ["a0", "a1", "b0", "b1", "c0", "d0", "e0", "e1", "f0", "f1"]]
ROOM = Board.of(SQUARE, CELLS).linked("step")
FOOT = {"demon": LARGE, "worm": SMALL}


class Lair(State[Now | Finished], kw_only=True):
    at: dict[str, str]


class Swapped(Event, frozen=True):
    who: str
    to: str


async def trample(game: Game[Lair]) -> None:
    at = game.state.at
    ways = explore(Movement(ROOM["step"]), ROOM.bit(parse_cell(at["demon"])), budget=4)
    fits = LARGE.anchors(ROOM, ROOM.cells & ~ROOM.bit(parse_cell(at["worm"])))
    ends = [Option(f"cell:{cell}", cell) for cell in ROOM.cells_of(ways.reached & fits)]
    look = lambda cell: Preview(path=tuple(map(str, ways.path(cell) or ())))  # noqa: E731
    end = await game.ask(Question(tuple(game.state.seats), "trample", ends, "PM-LARGE-03", party=True, preview=look))
    for before, cell in zip(path := ways.path(end) or (), path[1:], strict=False):
        if str(cell) == at["worm"]:
            at["worm"] = str(before)
            game.tell(Swapped("worm", str(before), rule="PM-TRAMPLE-01"))
        at["demon"] = str(cell)


def scene(game: Game[Lair], _: Seat) -> Scene:
    board = SceneBoard("lair", "square", [SceneCell(str(cell), cell) for cell in CELLS])
    covered = {who: tuple(map(str, FOOT[who].cells(parse_cell(at)))) for who, at in game.state.at.items()}
    return Scene("lair", [board], [SceneFigure(who, who, "monster", "lair", cells) for who, cells in covered.items()])


LAIR = sketch(lambda seats: Lair(place=Now(), seats=seats, at={"demon": "a0", "worm": "c0"}), trample, scene)


def test_the_demon_squeezes_through_and_swaps_with_the_worm() -> None:
    match = fit(LAIR, "b cell:e0")
    assert match.state.at == {"demon": "e0", "worm": "b0"}
    [demon, worm] = LAIR.scene(match.game, A).figures
    assert (demon.cells, worm.cells) == (("e0", "e1", "f0", "f1"), ("b0",))
    assert [told.event for told in match.told] == [Swapped("worm", "b0", rule="PM-TRAMPLE-01")]


def test_it_never_ends_where_it_does_not_fit() -> None:
    match = fit(LAIR, "")
    assert choices(match, B) == ["cell:a0", "cell:e0"]
    assert Cell(3, 0) in CELLS
    with pytest.raises(NotLegal, match="'cell:d0' is none of the legal answers: cell:a0, cell:e0"):
        match.answer(A, "cell:d0")
