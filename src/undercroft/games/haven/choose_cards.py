"""Card selection: two cards or a long rest, all at the same time and in secret."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.damage import exhaust
from undercroft.games.haven.state import Figure
from undercroft.games.haven.world import characters
from undercroft.table import CardId, Option, Question, Seat, ZoneId, cards_in, move


async def select_cards(game: Table) -> None:
    """Who can neither play nor rest is exhausted; all others choose (JL-SELECT-01, JL-SELECT-04, JL-SELECT-08)."""
    for figure in characters(game):
        if not can_play(game, figure) and not can_rest(game, figure):
            exhaust(game, figure, "JL-SELECT-04")
    choosing: dict[Seat, list[Figure]] = {}
    for figure in characters(game):
        choosing.setdefault(game.state.sheets[figure.id].seat, []).append(figure)
    await game.together({seat: choose_for(game, figures) for seat, figures in choosing.items()})


async def choose_for(game: Table, figures: list[Figure]) -> None:
    """A seat chooses for each of its characters."""
    for figure in figures:
        await choose_two(game, figure)


async def choose_two(game: Table, figure: Figure) -> None:
    """The initiative card first, then the other; or a long rest (JL-SELECT-01 … JL-SELECT-03, JL-SELECT-05).

    JL-SELECT-06, JL-SELECT-09, JL-SELECT-10, JL-REST-08.
    """
    sheet = game.state.sheets[figure.id]
    sheet.long_rest = False
    for kind in ("choose-initiative", "choose-second"):
        options: list[Option[CardId | None]] = []
        if can_play(game, figure) or kind == "choose-second":
            options = [Option(f"card:{card.id}", card.id) for card in cards_in(game, ZoneId(f"hand-{figure.id}"))]
        if can_rest(game, figure) and kind == "choose-initiative":
            options.append(Option("long-rest", None))
        args = {"hero": figure.id}
        card = await game.ask(Question((sheet.seat,), kind, options, "JL-SELECT-01", args, forced=False))
        if card is None:
            sheet.long_rest = True
            return
        move(game, card, ZoneId(f"chosen-{figure.id}"), "JL-SELECT-05")


def can_play(game: Table, figure: Figure) -> bool:
    return len(game.state.zones[ZoneId(f"hand-{figure.id}")].cards) >= 2


def can_rest(game: Table, figure: Figure) -> bool:
    """At least two discarded cards (JL-REST-01, JL-SELECT-03)."""
    return len(game.state.zones[ZoneId(f"discard-{figure.id}")].cards) >= 2
