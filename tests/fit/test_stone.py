"""PM-STONE-07: on the wheel a spoke whose holes are all taken is skipped free of charge."""

from tests.fit.harness import AUDIENCE, A, B, C, Now, choices, fit, sketch

from undercroft.table import Finished, Game, Option, Question, Scene, SceneWheel, Seat, Spoke, State

# The sketch
HOLES = {"move": 2, "special": 1, "attack": 1, "sprint": 2, "defend": 2, "charge": 1, "rest": 1, "bash": 1}
SPOKES = list(HOLES)


class Stone(State[Now | Finished], kw_only=True):
    on: dict[Seat, str]
    points: dict[Seat, int]


def holders(state: Stone, spoke: str) -> tuple[Seat, ...]:
    return tuple(seat for seat, on in state.on.items() if on == spoke)


def prices(state: Stone, seat: Seat) -> dict[str, int]:
    """Clockwise at 1 a spoke, full ones free, never staying (PM-STONE-03, PM-STONE-04, PM-STONE-07)."""
    here = SPOKES.index(state.on[seat])
    ahead = [SPOKES[(here + step) % len(SPOKES)] for step in range(1, len(SPOKES))]
    roomy = [spoke for spoke in ahead if len(holders(state, spoke)) < HOLES[spoke]]
    return {spoke: price for price, spoke in enumerate(roomy, 1) if price <= state.points[seat]}


async def turns(game: Game[Stone]) -> None:
    for seat in game.state.seats:
        costs = prices(game.state, seat)
        spokes = [Option(f"spoke:{spoke}", spoke) for spoke in costs]
        game.state.on[seat] = spoke = await game.ask(Question((seat,), "stone", spokes, "PM-STONE-07", forced=False))
        game.state.points[seat] -= costs[spoke]


def scene(game: Game[Stone], _: Seat) -> Scene:
    spokes = [Spoke(spoke, spoke, HOLES[spoke], holders(game.state, spoke)) for spoke in SPOKES]
    return Scene("stone", wheels=[SceneWheel("stone", "stone", spokes)])


def begin(seats: list[Seat]) -> Stone:
    starts = dict(zip(seats, ("charge", "rest", "bash"), strict=False))
    return Stone(place=Now(), seats=seats, on=starts, points=dict.fromkeys(seats, 3))


STONE = sketch(begin, turns, scene)


def test_full_spokes_cost_nothing() -> None:
    match = fit(STONE, "a spoke:move", seats=(A, B, C))
    assert match.state.points[A] == 2
    assert match.state.on[A] == "move"


def test_a_spoke_left_by_another_counts_again() -> None:
    match = fit(STONE, "a spoke:special\nb spoke:move", seats=(A, B, C))
    assert match.state.points == {A: 1, B: 2, C: 3}
    assert choices(match, C) == ["spoke:move", "spoke:attack", "spoke:sprint"]


def test_everybody_sees_the_markers_in_their_holes() -> None:
    match = fit(STONE, "a spoke:move", seats=(A, B, C))
    [wheel] = STONE.scene(match.game, AUDIENCE).wheels
    held = {spoke.id: spoke.holders for spoke in wheel.spokes if spoke.holders}
    assert held == {"move": (A,), "rest": (B,), "bash": (C,)}
