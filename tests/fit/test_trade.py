"""RB-XCHG-03: two heroes on one hex trade in the turn of either, and in no third player's turn."""

from tests.fit.harness import A, B, C, Now, choices, fit, sketch

from undercroft.table import (
    Finished,
    Game,
    Offer,
    Option,
    Question,
    Scene,
    SceneFigure,
    Seat,
    State,
    number,
    yes_or_no,
)  # fmt: skip


# The sketch
class Realm(State[Now | Finished], kw_only=True):
    at: dict[Seat, str]
    gold: dict[Seat, int]


async def trade(game: Game[Realm], giver: Seat, taker: Seat) -> None:
    """Step by step: an amount, then the other's agreement (RB-XCHG-06, RB-XCHG-09)."""
    gold = game.state.gold
    amount = await game.ask(number(giver, "gold", 1, gold[giver], "RB-XCHG-09"))
    if await game.ask(yes_or_no(taker, "agree", "RB-XCHG-06", amount=amount)):
        gold[giver] -= amount
        gold[taker] += amount


def trades(game: Game[Realm], active: Seat) -> list[Offer]:
    here = [seat for seat in game.state.seats if game.state.at[seat] == game.state.at[active] and seat != active]
    pairs = [pair for other in here for pair in ((active, other), (other, active)) if game.state.gold[pair[0]]]
    return [Offer(x, f"trade:{y}", lambda x=x, y=y: trade(game, x, y), "RB-XCHG-03") for x, y in pairs]


async def turns(game: Game[Realm]) -> None:
    for active in game.state.seats:
        acts = [Option("walk:inn", "inn"), Option("stay", game.state.at[active])]
        with game.offering(lambda asked, active=active: trades(game, active) if asked.kind == "act" else []):
            game.state.at[active] = await game.ask(Question((active,), "act", acts, "RB-TURN-01"))


def scene(game: Game[Realm], _: Seat) -> Scene:
    return Scene("realm", figures=[SceneFigure(seat, seat, "hero", "", (at,)) for seat, at in game.state.at.items()])


REALM = sketch(
    lambda seats: Realm(place=Now(), seats=seats, at={A: "inn", B: "inn", C: "moor"}, gold={A: 2, B: 1, C: 9}),
    turns,
    scene,
)


def test_either_trades_in_the_turn_of_either() -> None:
    script = "b trade:a\na yes\na trade:b\na number:3\nb no\na stay"
    match = fit(REALM, script, seats=(A, B, C))
    assert match.state.gold == {A: 3, B: 0, C: 9}
    assert choices(match, A) == ["trade:b"], "now it is b's turn, and b has nothing to give"


def test_no_trade_in_a_third_players_turn() -> None:
    match = fit(REALM, "a stay\nb stay", seats=(A, B, C))
    assert choices(match, A) == choices(match, B) == []
    match = fit(REALM, "", seats=(A, B, C))
    assert choices(match, C) == []


def test_the_turn_goes_on_with_the_same_question_after_a_trade() -> None:
    match = fit(REALM, "b trade:a\na no", seats=(A, B, C))
    assert choices(match, A) == ["walk:inn", "stay", "trade:b"]
    assert match.waiting_for() == [A]
