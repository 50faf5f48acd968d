"""Offers beside a question, windows open to several seats, and how both nest."""

import pytest
from tests.table.games import A, B, Began, C, Table, Tiny, checksum, open_kinds, pick, say, sit_down, texts, tiny

from undercroft.table import Match, NotLegal, Offer, Question, Seat


def helpers(game: Table) -> list[Offer]:
    """Everybody but a may help as long as the purse lasts."""

    async def help_out(seat: Seat) -> None:
        game.state.purse[seat] -= 1
        say(game, seat, "helps")

    seats = [seat for seat in game.state.seats if seat != A and game.state.purse[seat] > 3]
    return [Offer(seat, f"help:{A}", lambda seat=seat: help_out(seat), "R") for seat in seats]


async def strike(game: Table) -> None:
    with game.offering(lambda _: helpers(game)):
        await game.ask(pick(A, "strike", "strike", "wait"))
    say(game, A, await game.ask(pick(A, "after", "on", "off")))


def striking() -> Match[Tiny, None]:
    return sit_down(tiny(strike), (A, B, C))


def test_others_may_act_while_a_question_is_open_and_play_waits_only_for_its_seat() -> None:
    match = striking()
    assert [(question.seats, question.optional) for question in match.questions] == [
        ((A,), False),
        ((B,), True),
        ((C,), True),
    ]
    assert match.waiting_for() == [A]


def test_after_an_offer_the_question_is_asked_again() -> None:
    match = striking()
    asked = match.questions[0].id
    match.answer(C, "help:a")
    assert match.questions[0].id == asked, "an answer that is under way still fits"
    match.answer(C, "help:a")
    assert open_kinds(match, C) == []
    match.answer(A, "strike", question=asked)
    assert match.state.said == ["c:helps", "c:helps"]


def test_an_offer_ends_with_its_block() -> None:
    match = striking()
    match.answer(A, "strike")
    assert open_kinds(match, B) == []


def test_a_question_built_by_a_function_shows_what_an_offer_changed() -> None:
    async def rule(game: Table) -> None:
        bonus = lambda: pick(A, "strike", f"hit:{2 + len(game.state.said)}", "wait")  # noqa: E731
        with game.offering(lambda _: helpers(game)):
            await game.ask(bonus)

    match = sit_down(tiny(rule))
    match.answer(B, "help:a")
    with pytest.raises(NotLegal, match="'hit:2' is none of the legal answers: hit:3, wait"):
        match.answer(A, "hit:2")
    match.answer(A, "hit:3")


def test_an_offer_asks_questions_of_its_own_with_offers_beside_them() -> None:
    def trades(game: Table, asked: Question[object]) -> list[Offer]:
        async def trade(seat: Seat) -> None:
            with game.resolving(Began(f"trade of {seat}")):
                say(game, seat, await game.ask(pick(seat, f"price-{seat}", "low", "high")))

        return [
            Offer(seat, "trade", lambda seat=seat: trade(seat))
            for seat in game.state.seats
            if f"-{seat}" not in asked.kind
        ]

    async def rule(game: Table) -> None:
        with game.offering(lambda asked: trades(game, asked)):
            say(game, A, await game.ask(pick(A, "turn", "walk", "rest")))

    match = sit_down(tiny(rule))
    match.answer(B, "trade")
    assert open_kinds(match, B) == ["price-b"]
    match.answer(A, "trade")
    assert [event.what for event in match.questions[0].path] == ["trade of b", "trade of a"]  # type: ignore[attr-defined]
    match.answer(A, "low")
    match.answer(B, "high")
    match.answer(A, "rest")
    assert match.state.said == ["a:low", "b:high", "a:rest"]
    assert checksum(match.fork()) == checksum(match)


def test_offers_of_one_seat_are_one_question() -> None:
    async def rule(game: Table) -> None:
        both = lambda _: [Offer(B, text, lambda text=text: shout(text)) for text in ("ho", "hey")]  # noqa: E731

        async def shout(text: str) -> None:
            say(game, B, text)

        with game.offering(both):
            await game.ask(pick(A, "turn", "walk", "rest"))

    match = sit_down(tiny(rule))
    assert [option.text for option in match.open_to(B)[0].options] == ["ho", "hey"]
    match.answer(B, "hey")
    assert match.state.said == ["b:hey"]


async def bidding(game: Table) -> None:
    """Bids until all have passed; any bid lets everybody speak again."""

    def bids() -> list[Offer]:
        async def bid(seat: Seat) -> None:
            game.state.purse[seat] -= 1
            say(game, seat, "bids")

        return [
            Offer(seat, "bid", lambda seat=seat: bid(seat)) for seat in game.state.seats if game.state.purse[seat] > 3
        ]

    await game.window(bids, "bids", "R")
    await game.ask(pick(A, "after", "on", "off"))


def test_a_window_is_open_to_all_in_any_order_and_closes_when_all_have_passed() -> None:
    match = sit_down(tiny(bidding), (A, B, C))
    assert match.waiting_for() == [A, B, C]
    for seat in (C, A, B):
        match.answer(seat, "pass")
    assert open_kinds(match, A) == ["after"]
    assert match.state.said == []


def test_any_act_opens_a_window_again_for_those_who_passed() -> None:
    match = sit_down(tiny(bidding), (A, B, C))
    match.answer(A, "pass")
    assert match.waiting_for() == [B, C]
    match.answer(B, "bid")
    assert match.waiting_for() == [A, B, C]
    match.answer(B, "bid")
    assert match.waiting_for() == [A, C], "b has nothing left to bid"
    assert texts(match) == ["pass", "bid", "bid"]


def test_a_window_without_offers_does_not_open() -> None:
    async def rule(game: Table) -> None:
        await game.window(list, "nothing")
        await game.ask(pick(A, "after", "on", "off"))

    assert open_kinds(sit_down(tiny(rule)), A) == ["after"]


def test_one_of_several_questions_is_answered_and_the_others_close() -> None:
    async def rule(game: Table) -> None:
        asked, word = await game.ask_any(lambda: [pick(seat, "claim", "mine", "yours") for seat in game.state.seats])
        say(game, asked.seats[0], word)

    match = sit_down(tiny(rule, turns=2), (A, B, C))
    match.answer(B, "mine")
    assert match.state.said == ["b:mine"]
    assert len(match.questions) == 3


def test_a_single_option_waits_while_somebody_may_do_something_meanwhile() -> None:
    """Who could still act would be passed over if the table answered by itself."""

    async def cross(game: Table) -> None:
        with game.offering(lambda _: helpers(game)):
            await game.ask(pick(A, "strike", "strike"))

    match = sit_down(tiny(cross), (A, B, C))
    assert match.over is None
    while match.state.purse[B] > 3 or match.state.purse[C] > 3:
        match.answer(next(question.seats[0] for question in match.questions if question.optional), f"help:{A}")
    assert match.over is not None
