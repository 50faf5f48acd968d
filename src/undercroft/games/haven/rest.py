"""Resting: short at the end of a round, long as a turn of its own."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.choose_cards import can_rest
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import Rested
from undercroft.games.haven.heal import heal
from undercroft.games.haven.items import refresh_all
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import characters
from undercroft.table import Card, Option, Question, ZoneId, cards_in, move, yes_or_no


async def long_rest(game: Table, figure: Figure) -> None:
    """Lose a discarded card of one's choice, take the rest back, heal 2, refresh spent items, in this order.

    It is the character's whole turn, and a turn in all respects (JL-REST-02, JL-REST-08 … JL-REST-15). Without a
    discarded card the first step is skipped (JL-OPEN-12).
    """
    discard = cards_in(game, ZoneId(f"discard-{figure.id}"))
    lost: Card | None = None
    if discard:
        lost = await game.ask(lambda: which_to_lose(game, figure))
    if lost:
        lose_and_take(game, figure, lost)
    game.tell(Rested(figure.id, "long", lost.id if lost else None, rule="JL-REST-12"))
    heal(game, figure, 2)
    refresh_all(game, figure)


def which_to_lose(game: Table, figure: Figure) -> Question[Card | None]:
    """Any card of the discard pile (JL-REST-09); an item used meanwhile may have taken the last one."""
    discard = cards_in(game, ZoneId(f"discard-{figure.id}"))
    options: list[Option[Card | None]] = [Option(f"lose:{card.id}", card) for card in discard]
    seat = game.state.sheets[figure.id].seat
    return Question((seat,), "rest-lose", options or [Option("rest", None)], "JL-REST-09", {"hero": figure.id})


async def short_rests(game: Table) -> None:
    """Each character with two discarded cards may rest shortly (JL-REST-02, JL-REST-03, JL-REST-04)."""
    for figure in characters(game):
        seat = game.state.sheets[figure.id].seat
        if can_rest(game, figure) and await game.ask(yes_or_no(seat, "short-rest", "JL-REST-04", hero=figure.id)):
            await short_rest(game, figure)


async def short_rest(game: Table, figure: Figure) -> None:
    """A random discarded card is lost; once, for 1 damage, another instead (JL-REST-05 … JL-REST-07).

    The damage can be negated and can exhaust (JL-OPEN-13).
    """
    lost = random_discard(game, figure)
    seat = game.state.sheets[figure.id].seat
    question = yes_or_no(seat, "redraw", "JL-REST-06", hero=figure.id, card=lost.id)
    if await game.ask(question):
        await suffer(game, figure, 1, rule="JL-REST-06")
        if not figure.at or not cards_in(game, ZoneId(f"discard-{figure.id}")):
            return
        lost = random_discard(game, figure, lost)
    lose_and_take(game, figure, lost)
    game.tell(Rested(figure.id, "short", lost.id, rule="JL-REST-05"))


def random_discard(game: Table, figure: Figure, but: Card | None = None) -> Card:
    """A random card of the discard pile, another than the first if there is one (JL-REST-05, JL-HIDE-05)."""
    cards = cards_in(game, ZoneId(f"discard-{figure.id}"))
    others = [card for card in cards if but is None or card.id != but.id]
    return game.random.pick(others or cards, "rest", lambda card: card.id)


def lose_and_take(game: Table, figure: Figure, lost: Card) -> None:
    """The lost card is gone for the scenario, the others come back to the hand (JL-REST-09, JL-PILE-09)."""
    move(game, lost.id, ZoneId(f"lost-{figure.id}"), "JL-PILE-07")
    for card in cards_in(game, ZoneId(f"discard-{figure.id}")):
        move(game, card.id, ZoneId(f"hand-{figure.id}"), "JL-PILE-09")
