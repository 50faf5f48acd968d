"""Suffering damage: negated by characters, deadly to monsters, exhausting for characters."""

from itertools import combinations

import msgspec

from undercroft.games.haven.act import act_of
from undercroft.games.haven.box import Table
from undercroft.games.haven.events import Destroyed, Died, Exhausted, Negated, Suffered
from undercroft.games.haven.loot import drop_coin
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import sheet_of, stat_of
from undercroft.table import CardId, Option, Question, ZoneId, cards_in, move
from undercroft.words import Message, Speech, Value


async def suffer(
    game: Table, figure: Figure, amount: int, by: str | None = None, rule: str = "JL-DMG-02", final: bool = False
) -> int:
    """A figure suffers damage: its hit points fall, unless a character negates it (JL-DMG-01, JL-DMG-02, JL-NEG-07).

    Objectives suffer as figures do (JL-OBJ-04). No shield helps here, lost cards do (JL-OPEN-01). `by` is the figure
    that gets credit if it dies (JL-DEATH-02). Negated damage is none at all (JL-NEG-01). `final` damage can't be
    negated. Gives the damage really suffered.
    """
    if amount <= 0 or not figure.at:
        return 0
    if not final and sheet_of(game, figure) and await negate(game, figure, amount):
        return 0
    figure.hp -= amount
    game.tell(Suffered(figure.id, amount, rule=rule))
    if figure.hp <= 0:
        await fall(game, figure, by)
    return amount


async def negate(game: Table, figure: Figure, amount: int) -> bool:
    """Lose cards instead of suffering: all of one instance of damage, and nothing but the damage.

    JL-NEG-01 … JL-NEG-03, JL-NEG-05, JL-NEG-06.
    """
    seat = game.state.sheets[figure.id].seat
    prices = negation_prices(game, figure)
    if not prices:
        return False
    options: list[Option[tuple[CardId, ...]]] = [Option("suffer", ())]
    options += [Option(f"lose:{','.join(price)}", price, _both(game, price)) for price in prices]
    args: dict[str, Value] = {"damage": amount, "hp": figure.hp, "hero": figure.id}
    question = Question((seat,), "negate", options, "JL-NEG-01", args)
    price = await game.ask(question)
    for card in price:
        move(game, card, ZoneId(f"lost-{figure.id}"), "JL-NEG-03")
    if price:
        game.tell(Negated(figure.id, amount, len(price), rule="JL-NEG-01"))
    return bool(price)


def negation_prices(game: Table, figure: Figure) -> list[tuple[CardId, ...]]:
    """One card of the hand or two of the discards; those chosen for the round can't pay (JL-NEG-01, JL-NEG-04)."""
    hand = cards_in(game, ZoneId(f"hand-{figure.id}"))
    discard = cards_in(game, ZoneId(f"discard-{figure.id}"))
    return [*((card.id,) for card in hand), *((one.id, other.id) for one, other in combinations(discard, 2))]


def _both(game: Table, price: tuple[CardId, ...]) -> Speech | None:
    """Two cards are named together; one card speaks for itself."""
    if len(price) < 2:
        return None
    one, two = (game.content.cards[game.state.cards[card].definition].name for card in price)
    return Message("option-lose-two", {"one": one, "two": two})


async def fall(game: Table, figure: Figure, by: str | None) -> None:
    """Hit points at 0 or below: gone from the map at once (JL-DMG-04, JL-DEATH-09).

    Special rules may wait for a death or for an objective's end (JL-OBJ-02, JL-OBJ-04, JL-END-05, JL-GEN-16).
    """
    at = figure.fell = figure.at
    if sheet_of(game, figure):
        exhaust(game, figure, "JL-EXH-01")
    elif figure.rank == "objective":
        destroy_objective(game, figure)
        await fire(game, "objective-destroyed", figure, of=figure.kind, where=at)
    else:
        die(game, figure, by)
        await perform_last(game, figure, at)
        await fire(game, "dies", figure, of=figure.kind, where=at)


async def perform_last(game: Table, figure: Figure, at: str) -> None:
    """What the stat line of a monster says for its death, from where it fell (JL-MON-15, JL-SUFFER-01)."""
    from undercroft.games.haven.action import perform_all

    stat = stat_of(game, figure)
    act = act_of(game, msgspec.structs.replace(figure, at=at), f"death|{figure.kind}|")
    await perform_all(game, act, stat.on_death if stat else ())


def die(game: Table, figure: Figure, by: str | None) -> None:
    """A monster dies: it leaves a coin, its standee is free again (JL-DMG-03, JL-DEATH-01, JL-COIN-01, JL-DEATH-08).

    A character that killed it is remembered, after WOUND there is none (JL-DEATH-02, JL-DEATH-05, JL-DATA-13).
    """
    at, figure.at, figure.conditions, figure.hp = figure.at, "", [], 0
    state = game.state
    state.bonuses = [bonus for bonus in state.bonuses if bonus.owner != figure.id]
    state.facts.killed.append(figure.id)
    state.counters["killed"] = state.counters.get("killed", 0) + 1
    state.counters[f"killed-{figure.kind}"] = state.counters.get(f"killed-{figure.kind}", 0) + 1
    game.tell(Died(figure.id, by, rule="JL-DEATH-01"))
    drop_coin(game, at)


def exhaust(game: Table, figure: Figure, rule: str) -> None:
    """A character is exhausted: off the map at once, no part in the scenario any more (JL-EXH-01 … JL-EXH-04).

    Its bonuses end (JL-OPEN-20), none of its cards is left to play.
    """
    figure.at, figure.conditions, figure.hp = "", [], 0
    game.state.sheets[figure.id].exhausted = True
    game.state.bonuses = [bonus for bonus in game.state.bonuses if bonus.owner != figure.id]
    for pile in ("hand", "chosen", "played", "discard", "active"):
        for card in cards_in(game, ZoneId(f"{pile}-{figure.id}")):
            move(game, card.id, ZoneId(f"lost-{figure.id}"), rule)
    game.tell(Exhausted(figure.id, rule=rule))


def destroy_objective(game: Table, figure: Figure) -> None:
    """Its hex counts as empty from now on; goals count it (JL-OBJ-07, JL-OBJ-02)."""
    figure.at, figure.hp = "", 0
    game.state.counters[f"destroyed-{figure.kind}"] = game.state.counters.get(f"destroyed-{figure.kind}", 0) + 1
    game.tell(Destroyed(figure.id, rule="JL-OBJ-07"))
