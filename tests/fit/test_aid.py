"""PM-AID-20: anybody boosts an attack until the response card is drawn, and nobody after."""

import pytest
from tests.fit.harness import A, B, C, Now, choices, deal_hands, fit, hand, hands_of_others, rows, sketch

from undercroft.table import (
    CardId,
    Finished,
    Game,
    NotAsked,
    Offer,
    Option,
    Question,
    Scene,
    SceneTrack,
    Seat,
    State,
    ZoneId,
    add_cards,
    add_zone,
    cards_in,
    draw,
    move,
)  # fmt: skip


# The sketch
class Fight(State[Now | Finished], kw_only=True):
    attack: int = 3
    response: str = ""


def begin(seats: list[Seat]) -> Fight:
    state = deal_hands(Fight(place=Now(), seats=seats), ["boon2", "boon5"])
    add_zone(state, ZoneId("response"), "none", deck=True)
    add_cards(state, ["1", "2", "3"], ZoneId("response"), "response")
    return state


def aid(game: Game[Fight]) -> list[Offer]:
    async def play(card: CardId, worth: int) -> None:
        move(game, card, ZoneId("used"), "PM-AID-01")
        game.state.attack += worth

    hands = [(seat, card) for seat in game.state.seats for card in cards_in(game, hand(seat))]
    worth = {card.id: int(card.definition[4]) for _, card in hands}
    return [Offer(seat, f"aid:{card.definition}", lambda id=card.id: play(id, worth[id])) for seat, card in hands]


async def attack(game: Game[Fight]) -> None:
    with game.offering(lambda _: aid(game)):
        await game.ask(Question((A,), "strike", [Option("draw", None)], "PM-HATK-03", forced=False))
    game.state.response = game.state.cards[draw(game, ZoneId("response"), ZoneId("used"))].definition
    await game.ask(Question((A,), "go-on", [Option("rest", None), Option("end", None)]))


def scene(game: Game[Fight], viewer: Seat) -> Scene:
    return Scene("fight", zones=rows(game, viewer), tracks=[SceneTrack("attack", "attack", game.state.attack)])


FIGHT = sketch(begin, attack, scene)


def test_all_may_boost_in_any_order_until_the_card_is_drawn() -> None:
    script = "c aid:boon5-c\na aid:boon2-a\nb aid:boon2-b\na draw"
    match = fit(FIGHT, script, seats=(A, B, C), results={"response": ["2"]}, hidden=hands_of_others)
    assert (match.state.attack, match.state.response) == (12, "2")
    assert choices(match, B) == []
    with pytest.raises(NotAsked):
        match.answer(B, "aid:boon5-b")


def test_play_waits_only_for_the_attacker() -> None:
    match = fit(FIGHT, "b aid:boon5-b", seats=(A, B, C), hidden=hands_of_others)
    assert match.waiting_for() == [A]
    assert choices(match, B) == ["aid:boon2-b"]
