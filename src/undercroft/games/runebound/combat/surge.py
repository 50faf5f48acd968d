"""Surge abilities: paid with surge symbols, each once a combat round."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

from undercroft.games.runebound.abilities import Source, new_act, sources, usable, use
from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.pool import choices, named, showing, spend, total
from undercroft.games.runebound.content.formula import Formula
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.state import Side, Tok
from undercroft.games.runebound.values import amount
from undercroft.table import Option

Doing: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


def surge_actions(game: Table, side: Side, tokens: list[Tok]) -> list[Option[Doing]]:
    """One surge ability for at least its cost, a surplus is lost.

    RB-SURGE-01, RB-SURGE-04, RB-SURGE-07, RB-COMP-26.
    """
    ways = [(some, total(side, some)) for some in choices(tokens)]
    options: list[Option[Doing]] = []
    for source in sources(game, side.who, "surge"):
        cost = source.ability.cost.surge
        if usable(game, side.who, source):
            options += [
                Option(
                    f"surge:{source.id},{named(some)}", partial(surge, game, side, source, some), source.ability.text
                )
                for some, symbols in ways
                if cost == "X" or symbols >= cost
            ]
    return options


async def surge(game: Table, side: Side, source: Source, tokens: tuple[Tok, ...]) -> None:
    """The symbols are spent before the effect; X is how many (RB-SURGE-05, RB-SURGE-06, RB-DMGACT-12)."""
    act = new_act(game, side.who, source)
    if source.ability.cost.surge == "X":
        act.x = total(side, tokens)
    spend(game, side, tokens)
    await use(game, side.who, source, act)


async def offer_cancel(game: Table, opponent: Side, act: Act, price: Formula) -> None:
    """The opponent may spend surge to cancel it; the price of what is cancelled stays paid (RB-ABIL-07, RB-ABIL-08)."""
    least = amount(game, act, price)
    ways = [some for some in choices(showing(opponent, "surge")) if total(opponent, some) >= least]
    if not ways:
        return
    options: list[Option[tuple[Tok, ...]]] = [Option(f"cancel:{named(some)}", some) for some in ways]
    options.append(Option("no", ()))
    some = await decide(game, opponent.seat, "cancel", options, "RB-ABIL-07", who=opponent.who)
    if some:
        spend(game, opponent, some)
        act.cancelled = True
