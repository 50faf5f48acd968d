"""Exchange: heroes on one hex swap gold and assets, in the turn of either, if both agree."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from undercroft.games.runebound.abilities import active
from undercroft.games.runebound.assets import keep_one_of_each, owned
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.events import Exchanged, Refused
from undercroft.games.runebound.gold import gain_gold, lose_gold
from undercroft.games.runebound.holds import company
from undercroft.games.runebound.skills import keep_limits
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, Offer, Option, Question, move, number, yes_or_no
from undercroft.table.game import Offered

BETWEEN = ("turn", "move")
"""The questions that leave time to exchange."""


def meanwhile(game: Table) -> Offered:
    """Between actions and between dice heroes may exchange, not while anything is unresolved (RB-OPEN-21)."""
    return game.offering(lambda asked: exchange_offers(game) if asked.kind in BETWEEN else [])


def exchange_offers(game: Table) -> list[Offer]:
    """The active hero and another on the same hex may exchange, whoever proposes; it costs no action.

    RB-XCHG-01, RB-XCHG-02, RB-XCHG-03.
    """
    mine = active(game)
    if mine is None or mine.eliminated:
        return []
    offers: list[Offer] = []
    for other in company(game, mine):
        if has_something(game, mine) or has_something(game, other):
            for one, two in ((mine, other), (other, mine)):
                offers.append(Offer(one.seat, f"exchange:{two.id}", partial(exchange, game, one, two), "RB-XCHG-01"))
    return offers


def has_something(game: Table, hero: Hero) -> bool:
    """Nothing but gold and assets can change hands (RB-XCHG-05, RB-XCHG-08)."""
    return hero.gold > 0 or bool(owned(game, hero))


async def exchange(game: Table, one: Hero, two: Hero) -> None:
    """One proposes, thing by thing; the other agrees or not (RB-XCHG-06, RB-XCHG-09)."""
    given = await choose_things(game, one, one, "give")
    gold_given = await choose_gold(game, one, one, "give-gold")
    taken = await choose_things(game, one, two, "take")
    gold_taken = await choose_gold(game, one, two, "take-gold")
    if not (given or taken or gold_given or gold_taken):
        return
    args: dict[str, Any] = {"who": one.id, "gives": names(given, gold_given), "takes": names(taken, gold_taken)}
    if not await game.ask(yes_or_no(two.seat, "agree", "RB-XCHG-06", **args)):
        game.tell(Refused(two.id, one.id, rule="RB-XCHG-06"))
        return
    with game.resolving(Exchanged(one.id, two.id, rule="RB-XCHG-01")):
        hand_over(game, one, two, given, gold_given)
        hand_over(game, two, one, taken, gold_taken)
        for hero in (one, two):
            await keep_one_of_each(game, hero)
        for hero in (one, two):
            await keep_limits(game, hero)


def names(cards: Sequence[CardId], gold: int) -> str:
    return ", ".join([*cards, *([f"{gold}"] if gold else [])])


async def choose_things(game: Table, who: Hero, owner: Hero, verb: str) -> list[CardId]:
    """Assets of one of the two, one by one, as many as wanted (RB-XCHG-09)."""
    chosen: list[CardId] = []
    while left := [card for card in owned(game, owner) if card not in chosen]:
        options: list[Option[CardId | None]] = [Option(f"{verb}:{card}", card) for card in left]
        options.append(Option("done", None))
        card = await game.ask(Question((who.seat,), f"exchange-{verb}", options, "RB-XCHG-09", {"whose": owner.id}))
        if card is None:
            break
        chosen.append(card)
    return chosen


async def choose_gold(game: Table, who: Hero, owner: Hero, kind: str) -> int:
    """Any amount of one's gold (RB-XCHG-09)."""
    if not owner.gold:
        return 0
    return await game.ask(number(who.seat, kind, 0, owner.gold, "RB-XCHG-09", whose=owner.id))


def hand_over(game: Table, giver: Hero, taker: Hero, cards: Sequence[CardId], gold: int) -> None:
    """Cards go with their tokens; goods given away are not traded in (RB-XCHG-04, RB-GOODS-04, RB-GOLD-02)."""
    for card in cards:
        move(game, card, taker.zone("assets"), "RB-XCHG-01")
    gain_gold(game, taker, lose_gold(game, giver, gold, "RB-XCHG-01"), "RB-XCHG-01")
