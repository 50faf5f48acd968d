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
from undercroft.games.haven.loot import loot_own_hex, loot_within
from undercroft.games.haven.monsters.act import monster_turn
from undercroft.games.haven.rest import long_rest
from undercroft.games.haven.state import Active, Facts, Figure
from undercroft.games.haven.world import characters
from undercroft.table import Card, CardId, Offer, Option, Question, ZoneId, cards_in, move
from undercroft.words import Value

AT_TURN_END = ("own-turn", "turn-ends")
PAUSES = ("play", "rest-lose", "end-turn")
"""The questions between two actions, when nothing is being resolved."""


async def take_turn(game: Table, figure: Figure) -> None:
    """One turn a round (JL-ROUND-02, JL-TURN-01); WOUND acts at its start and may end it (JL-WOUND-01, JL-DMG-06).

    A character plays its cards, a monster the card of its type (JL-TURN-02, JL-TURN-03). Bonuses and special rules
    listen (JL-ONGO-13, JL-GEN-16).
    """
    state = game.state
    state.acted.append(figure.id)
    state.facts = Facts(figure=figure.id)
    with game.resolving(TurnBegan(figure.id, rule="JL-TURN-01")):
        if figure.has("wound"):
            await suffer(game, figure, 1, rule="JL-WOUND-01")
        if figure.at:
            await listen(game, "turn-starts", figure)
        if figure.at:
            if figure.id in state.sheets:
                await hero_turn(game, figure)
            else:
                await monster_turn(game, figure)
        await end_turn(game, figure)


async def end_turn(game: Table, figure: Figure) -> None:
    """Infusions and looting, then timed conditions run out (JL-ELEM-03, JL-LOOT-07, JL-COND-04, JL-OPEN-08).

    Bonuses and special rules listen before that (JL-ONGO-13, JL-GEN-16); then it is nobody's turn (JL-TURN-08).
    """
    if await loots_first(game, figure):
        await loot_own_hex(game, figure)
    await infuse_all(game, figure)
    await loot_own_hex(game, figure)
    if figure.at:
        await listen(game, "turn-ends", figure)
    expire(game, figure)
    game.state.facts = Facts()


async def loots_first(game: Table, figure: Figure) -> bool:
    """Looting and infusing come in the order their owner wants: asked where a treasure may sway the choice.

    JL-OPEN-08; who fell to a WOUND does neither (JL-DMG-06).
    """
    if figure.id not in game.state.sheets or not figure.at or "wild" not in game.state.facts.infuse:
        return False
    if all(overlay.kind != "treasure" for overlay in loot_within(game, figure, 0)):
        return False
    options = [Option("infuse", False), Option("loot", True)]
    return await game.ask(Question((game.state.sheets[figure.id].seat,), "first-at-turn-end", options, "JL-OPEN-08"))


async def hero_turn(game: Table, figure: Figure) -> None:
    """The top of one card and the bottom of the other, in either order; or a long rest.

    JL-TURN-03, JL-TURN-05, JL-ACTION-02. What a stunned character has not played goes to the discards without effect
    (JL-STUN-01, JL-OPEN-06); before the turn ends items can be used (JL-TURN-04).
    """
    with game.offering(lambda question: turn_offers(game, figure, question)):
        if game.state.sheets[figure.id].long_rest:
            await long_rest(game, figure)
        else:
            await play_both(game, figure)
        await linger(game, figure)
    for card in waiting_cards(game, figure):
        move(game, card, ZoneId(f"discard-{figure.id}"), "JL-STUN-01")


async def play_both(game: Table, figure: Figure) -> None:
    """One action is complete, and its card laid down, before the next begins (JL-TURN-05, JL-TURN-06, JL-PILE-12)."""
    half: str | None = None
    while _is_able(figure) and (cards := waiting_cards(game, figure)):
        played, chosen = await choose_half(game, figure, cards, half)
        half = "bottom" if chosen.endswith("top") else "top"
        game.state.facts.played.append(played)
        await play(game, figure, played, chosen)


def _is_able(figure: Figure) -> bool:
    return bool(figure.at) and not figure.has("stun")


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


async def linger(game: Table, figure: Figure) -> None:
    """Before its turn ends a character may still use items: any number of them (JL-TURN-07, JL-TURN-04)."""

    def ask_on() -> Question[None]:
        ready = len(usable(game, figure, *AT_TURN_END)) if _is_able(figure) else 0
        seat = game.state.sheets[figure.id].seat
        args: dict[str, Value] = {"hero": figure.id, "items": ready}
        return Question((seat,), "end-turn", [Option("end-turn", None)], "JL-TURN-07", args, forced=not ready)

    if _is_able(figure) and usable(game, figure, *AT_TURN_END):
        await game.ask(ask_on)


def turn_offers(game: Table, figure: Figure, question: Question[Any]) -> list[Offer]:
    """Between its actions a character may use items; anybody may take active cards away.

    JL-TURN-04, JL-TURN-07, JL-ACTION-07, JL-ITEM-03, JL-ONGO-04, JL-OPEN-19; a long rest is a turn too (JL-REST-12).
    """
    if question.kind not in PAUSES:
        return []
    windows = AT_TURN_END if question.kind == "end-turn" else ("own-turn",)
    offers = [item_offer(game, figure, card, item) for card, item in usable(game, figure, *windows)]
    return offers + [
        removal_offer(game, hero, active) for hero in characters(game) for active in removable(game, hero.id)
    ]


def item_offer(game: Table, figure: Figure, card: Card, item: Item) -> Offer:
    """To use an item in one's own turn."""
    seat = game.state.sheets[figure.id].seat
    return Offer(seat, f"use:{card.id}", partial(use_item, game, figure, card, item), "JL-ITEM-03")


def removal_offer(game: Table, figure: Figure, active: Active) -> Offer:
    """To take a card out of the active area (JL-ONGO-04)."""

    async def take_away() -> None:
        remove(game, active, "JL-ONGO-04")

    return Offer(game.state.sheets[figure.id].seat, f"remove:{active.card}", take_away, "JL-ONGO-04")


async def use_item(game: Table, figure: Figure, card: Card, item: Item) -> None:
    """An item that does something of its own (JL-TURN-04)."""
    use(game, figure, card, item)
    await perform_all(game, act_of(game, figure, f"item||{item.id}"), item.action.do)
