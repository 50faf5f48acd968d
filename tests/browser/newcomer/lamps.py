"""Lamps: two people walk along a row of lamps, one to three at a time; who comes to the last one has won."""

from pathlib import Path

from undercroft.table import (
    Event,
    Finished,
    Game,
    Option,
    Place,
    Question,
    Scenario,
    Scene,
    SceneBoard,
    SceneCell,
    SceneFigure,
    Seat,
    Setup,
    State,
    System,
)
from undercroft.words import Message, Text

ROW, STRIDE = 12, 3
NAMES = {"ida": Text("Ida", "Ida"), "jon": Text("Jon", "Jon")}


class Step(Place, frozen=True):
    """The seat at this place of the order walks on."""

    at: int


class Street(State[Step | Finished], kw_only=True):
    walkers: dict[Seat, int]


class Walked(Event, frozen=True):
    who: str
    to: str


def lamp(number: int) -> str:
    return f"lamp-{number}"


def begin(setup: Setup, _content: None) -> Street:
    return Street(place=Step(0), seats=list(setup.seats), walkers=dict.fromkeys(setup.seats, 0))


async def step(game: Game[Street, None], place: Step) -> Place:
    state = game.state
    seat = state.seats[place.at]
    here = state.walkers[seat]
    ahead = [Option(f"to:{lamp(to)}", to) for to in range(here + 1, min(here + STRIDE, ROW) + 1)]
    state.walkers[seat] = to = await game.ask(Question((seat,), "step", ahead, "", {"who": seat}, forced=False))
    game.tell(Walked(seat, lamp(to)))
    return Finished(f"won-{seat}") if to == ROW else Step(1 - place.at)


def scene(game: Game[Street, None], _viewer: Seat) -> Scene:
    state = game.state
    place = state.place
    cells = [SceneCell(lamp(number), (number, -number // 2), "floor") for number in range(ROW + 1)]
    figures = [
        SceneFigure(seat, NAMES[seat], "hero", "street", (lamp(at),), seat=seat) for seat, at in state.walkers.items()
    ]
    outcome = Message(f"outcome-{place.outcome}") if isinstance(place, Finished) else ""
    street = SceneBoard("street", "hex", cells, name=Text("The street", "Die Gasse"))
    return Scene(title=Text("The street", "Die Gasse"), boards=[street], figures=figures, outcome=outcome)


GAME: System[Street, None] = System(
    id="lamps",
    name=Text("A Row of Lamps", "Eine Reihe Laternen"),
    state=Street,
    begin=begin,
    places={Step: step},
    scene=scene,
    scenarios=[Scenario("street", Text("The street", "Die Gasse"), (2,))],
    seat_names=("ida", "jon"),
    words=Path(__file__).parent / "words",
)
