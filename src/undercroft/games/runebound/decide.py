"""Who decides: the seat whose hero or enemy it is; for an enemy that nobody runs, the table by a policy of its own."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.warden import choose_for_enemy
from undercroft.table import Option, Preview, Question, Seat
from undercroft.words import Value

T = TypeVar("T")


def decide(
    game: Table,
    seat: Seat | None,
    kind: str,
    options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
    rule: str,
    *,
    forced: bool = True,
    preview: Callable[[Any], Preview] | None = None,
    **args: Value,
) -> Coroutine[Any, Any, T]:
    """Ask a seat, or let the table decide for an enemy that no player runs (RB-OPEN-07, RB-OPEN-08).

    Options given as a function are made anew when something happened meanwhile.
    """
    if seat is None:
        found = options() if callable(options) else options
        return decided(choose_for_enemy(game, kind, found, rule, args))
    if callable(options):
        build = options
        return game.ask(lambda: Question((seat,), kind, build(), rule, args, forced=forced, preview=preview))
    return game.ask(Question((seat,), kind, options, rule, args, forced=forced, preview=preview))


async def decided(answer: T) -> T:
    """What needs no asking."""
    return answer
