"""Finding an installed game by its id, with a message that helps when there is none."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from undercroft.cli.errors import UserError

if TYPE_CHECKING:
    from undercroft.table import System


def find_game(id: str, examples: bool = False) -> "System[Any, Any]":
    """The game with this id; an example only where examples were asked for."""
    from undercroft.table.system import GROUP

    points = {point.name: point for point in entry_points(group=GROUP)}
    if id not in points:
        raise UserError(f"unknown game {id!r}", todo=suggest(id, _installed(points.values(), examples)))
    try:
        game: System[Any, Any] = points[id].load()
    except (ImportError, AttributeError) as error:
        todo = f"Install its package again: it should provide {points[id].value}."
        raise UserError(f"the game {id!r} is installed but can't be loaded: {error}", todo=todo) from error
    if game.example and not examples:
        raise UserError(f"{id!r} is an example, no game", todo=f"To see it all the same: undercroft … {id} --examples")
    return game


def read_options(game: "System[Any, Any]", wanted: Sequence[str]) -> "dict[str, str | int | bool]":
    """What is to be settled before a match, given as `name=value`."""
    from undercroft.table import TableError

    values = {choice.id: {str(value).lower(): value for value in choice.values} for choice in game.choices}
    chosen: dict[str, str | int | bool] = {}
    for one in wanted:
        name, equals, text = one.partition("=")
        if not equals:
            raise UserError(f"{one!r} sets nothing", where="--option", todo="Write NAME=VALUE.")
        chosen[name] = values.get(name, {}).get(text.lower(), text)
    try:
        game.settle(chosen)
    except TableError as error:
        raise UserError(str(error), where="--option") from error
    return chosen


def _installed(points: Iterable[EntryPoint], examples: bool) -> list[str]:
    """The games that can be asked for; one that can't be loaded is told about when it is."""

    def is_example(point: EntryPoint) -> bool:
        try:
            return bool(point.load().example)
        except Exception:
            return False

    return sorted(point.name for point in points if examples or not is_example(point))


def suggest(id: str, known: list[str]) -> str:
    """What to do about an unknown name.

    >>> suggest("jawz", ["jaws", "runebound"])
    "Did you mean 'jaws'?"
    >>> suggest("x", [])
    'No game is installed.'
    """
    if close := get_close_matches(id, known, 1):
        return f"Did you mean {close[0]!r}?"
    return f"Installed: {', '.join(known)}." if known else "No game is installed."
