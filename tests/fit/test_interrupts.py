"""RB-CACT-06: abilities are no combat actions: used in either's action, after passing, and against each other."""

from tests.fit.harness import A, B, Now, choices, deal_hands, fit, hand, hands_of_others, rows, sketch

from undercroft.table import (
    CardId,
    Event,
    Finished,
    Game,
    Offer,
    Option,
    Question,
    Scene,
    Seat,
    State,
    ZoneId,
    cards_in,
    move,
)  # fmt: skip


# The sketch
class Duel(State[Now | Finished], kw_only=True):
    hp: dict[Seat, int]


class Acted(Event, frozen=True):
    what: str


async def stands(game: Game[Duel], seat: Seat, what: str) -> bool:
    """Whether an act stands once the other had a say; what is said can be answered in turn."""
    cancelled: list[bool] = []
    other = B if seat == A else A

    async def counter(card: CardId) -> None:
        move(game, card, ZoneId("used"), "RB-CACT-06")
        cancelled.extend([True] * await stands(game, other, "counter"))

    def counters() -> list[Offer]:
        held = [] if cancelled else cards_in(game, hand(other))
        return [Offer(other, f"use:{card.id}", lambda id=card.id: counter(id)) for card in held]

    with game.resolving(Acted(what, rule="RB-CACT-06")):
        await game.window(counters, "interrupt", "RB-CACT-06")
    return not cancelled


async def duel(game: Game[Duel]) -> None:
    acting = list(game.state.seats)
    acts = [Option("strike", True), Option("pass", False)]
    while acting:
        seat = acting.pop(0)
        if await game.ask(Question((seat,), "act", acts, "RB-CACT-02")):
            if await stands(game, seat, "strike"):
                game.state.hp[B if seat == A else A] -= 1
            acting.append(seat)


def scene(game: Game[Duel], viewer: Seat) -> Scene:
    return Scene("duel", zones=rows(game, viewer))


DUEL = sketch(lambda seats: deal_hands(Duel(place=Now(), seats=seats, hp={A: 3, B: 3}), ["trick", "ruse"]), duel, scene)


def test_an_act_is_cancelled_in_the_others_action() -> None:
    match = fit(DUEL, "a strike\nb use:card-b-1", hidden=hands_of_others)
    assert choices(match, A) == ["use:card-a-1", "use:card-a-2", "pass"]
    match.answer(A, "pass")
    assert match.state.hp == {A: 3, B: 3}


def test_an_interrupt_is_interrupted_in_turn() -> None:
    match = fit(DUEL, "a strike\nb use:card-b-1\na use:card-a-2", hidden=hands_of_others)
    assert [event.what for event in match.questions[0].path] == ["strike", "counter", "counter"]
    match.answer(B, "pass")
    match.answer(B, "pass")
    assert match.state.hp == {A: 3, B: 2}, "the counter was countered, and the blow stands"


def test_who_has_passed_still_uses_abilities() -> None:
    match = fit(DUEL, "a pass\nb strike", hidden=hands_of_others)
    assert choices(match, A) == ["use:card-a-1", "use:card-a-2", "pass"]
    match.answer(A, "use:card-a-1")
    match.answer(B, "pass")
    assert match.state.hp[A] == 3
