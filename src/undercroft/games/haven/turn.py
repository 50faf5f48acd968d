"""A figure's turn: what happens at its start, the two actions or the card, and what happens at its end."""

from functools import partial
from typing import Any

from undercroft.games.haven.act import act_of
from undercroft.games.haven.action import perform_all
from undercroft.games.haven.bonus import listen, removable, remove
from undercroft.games.haven.box import Table
from undercroft.games.haven.cards import play
from undercroft.games.haven.conditions import expire
from undercroft.games.haven.content.model import Item
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.elements import infuse_all
from undercroft.games.haven.events import TurnBegan
from undercroft.games.haven.items import usable, use
from undercroft.games.haven.loot import loot_own_hex
from undercroft.games.haven.monsters.act import monster_turn
from undercroft.games.haven.rest import long_rest
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Active, Facts, Figure
from undercroft.table import Card, CardId, Offer, Option, Question, ZoneId, cards_in, move


async def take_turn(game: Table, figure: Figure) -> None:
    """One turn a round (JL-ROUND-02, JL-TURN-01); WOUND acts at its start and may end it (JL-WOUND-01, JL-DMG-06)."""
    state = game.state
    state.acted.append(figure.id)
    state.facts = Facts(figure=figure.id)
    with game.resolving(TurnBegan(figure.id, rule="JL-TURN-01")):
        if figure.has("wound"):
            await suffer(game, figure, 1, rule="JL-WOUND-01")
        await listen(game, "turn-starts", figure)
        await fire(game, "turn-starts", figure)
        if figure.at:
            if figure.id in state.sheets:
                await hero_turn(game, figure)
            else:
                await monster_turn(game, figure)
        await end_turn(game, figure)


async def end_turn(game: Table, figure: Figure) -> None:
    """Infusions, looting, then timed conditions run out (JL-ELEM-03, JL-LOOT-07, JL-COND-04, JL-OPEN-08)."""
    await infuse_all(game, figure)
    await loot_own_hex(game, figure)
    await listen(game, "turn-ends", figure)
    await fire(game, "turn-ends", figure)
    expire(game, figure)
    game.state.facts = Facts()


async def hero_turn(game: Table, figure: Figure) -> None:
    """The top of one card and the bottom of the other, in either order; or a long rest (JL-TURN-03, JL-TURN-05).

    A stunned character's cards go to the discards without effect (JL-STUN-01, JL-OPEN-06).
    """
    if game.state.sheets[figure.id].long_rest:
        await long_rest(game, figure)
        return
    if figure.has("stun"):
        for card in cards_in(game, ZoneId(f"played-{figure.id}")):
            move(game, card.id, ZoneId(f"discard-{figure.id}"), "JL-STUN-01")
        return
    first: str | None = None
    with game.offering(lambda question: turn_offers(game, figure, question)):
        while figure.at and (cards := waiting_cards(game, figure)):
            played, half = await choose_half(game, figure, cards, first)
            first = "bottom" if half.endswith("top") else "top"
            game.state.facts.played.append(played)
            await play(game, figure, played, half)


def waiting_cards(game: Table, figure: Figure) -> list[CardId]:
    """The cards of this turn that are still to be played."""
    return [card.id for card in cards_in(game, ZoneId(f"played-{figure.id}"))]


async def choose_half(game: Table, figure: Figure, cards: list[CardId], half: str | None) -> tuple[CardId, str]:
    """Which half of which card, printed or basic (JL-TURN-06, JL-BASIC-01, JL-BASIC-02)."""
    halves = [half] if half else ["top", "bottom"]
    options = [
        Option(f"{kind}{side}:{card}", (card, f"{kind}{side}"))
        for card in cards
        for side in halves
        for kind in ("", "basic-")
    ]
    seat = game.state.sheets[figure.id].seat
    return await game.ask(lambda: Question((seat,), "play", options, "JL-TURN-03", {"hero": figure.id}))


def turn_offers(game: Table, figure: Figure, question: Question[Any]) -> list[Offer]:
    """Between its actions a character may use items and take active cards away (JL-TURN-07, JL-ITEM-03, JL-ONGO-04)."""
    if question.kind != "play":
        return []
    seat = game.state.sheets[figure.id].seat
    offers = [
        Offer(seat, f"use:{card.id}", partial(use_item, game, figure, card, item), "JL-ITEM-03")
        for card, item in usable(game, figure, "own-turn")
    ]

    async def take_away(active: Active) -> None:
        remove(game, active, "JL-ONGO-04")

    offers += [
        Offer(seat, f"remove:{active.card}", partial(take_away, active), "JL-ONGO-04")
        for active in removable(game, figure.id)
    ]
    return offers


async def use_item(game: Table, figure: Figure, card: Card, item: Item) -> None:
    """An item that does something of its own."""
    use(game, figure, card, item)
    await perform_all(game, act_of(game, figure, f"item||{item.id}"), item.action.do)
