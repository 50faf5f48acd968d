"""Overruling the program by hand, checked like any other input: the value must fit the state's own types."""

from typing import Any, TypeAlias, cast, get_args

import msgspec

from undercroft.table.card import move
from undercroft.table.errors import NotLegal
from undercroft.table.game import Game
from undercroft.table.log import Change, MoveCard, Ruling, SetValue

KEPT_BY_THE_TABLE = ("place", "seats", "zones", "switches", "barrier", "draws", "key")
"""What no hand may set: the match itself, chance and the count of cards rest on it."""
KEPT_OF_CARDS = ("id", "back", "zone", "seen_by")

Holder: TypeAlias = msgspec.Struct | dict[str, object] | list[object]


def apply(game: Game[Any, Any], change: Change) -> None:
    """Carry out a manual change, or refuse it with what is wrong."""
    match change:
        case SetValue(path, value):
            _set(game.state, path, value)
        case MoveCard(card, zone):
            if card not in game.state.cards:
                raise NotLegal(f"there is no card {card!r} at this table")
            if zone not in game.state.zones:
                raise NotLegal(f"there is no zone {zone!r}. Zones: {', '.join(game.state.zones)}")
            move(game, card, zone)
        case Ruling():
            pass


def in_words(change: Change) -> str:
    match change:
        case SetValue(path, value):
            return f"{path} = {value}"
        case MoveCard(card, zone):
            return f"{card} → {zone}"
        case Ruling(text):
            return text


def _set(state: msgspec.Struct, path: str, value: object) -> None:
    *way, last = path.split("/")
    first = way[0] if way else last
    if first in KEPT_BY_THE_TABLE or (first == "cards" and last in KEPT_OF_CARDS):
        raise NotLegal(f"{path} is kept by the table itself and can't be set. (A card is moved into a zone instead.)")
    holder, kind = cast(Holder, state), type(state)
    for step in way:
        holder, kind = cast(Holder, _child(holder, step, path)), _kind(holder, kind, step)
    old = _child(holder, last, path)
    if isinstance(old, dict | list | msgspec.Struct):
        inside = _names(cast(object, old))
        raise NotLegal(f"{path} is not a single value. Name one thing in it: {', '.join(inside)}", inside)
    try:
        new = msgspec.convert(value, _kind(holder, kind, last))
    except msgspec.ValidationError as error:
        raise NotLegal(f"{path} can't be {value!r}: {error}") from None
    if isinstance(holder, msgspec.Struct):
        setattr(holder, last, new)
    elif isinstance(holder, list):
        holder[int(last)] = new
    else:
        holder[last] = new


def _child(holder: Holder, step: str, path: str) -> object:
    if isinstance(holder, dict) and step in holder:
        return holder[step]
    if isinstance(holder, list) and step.isdigit() and int(step) < len(holder):
        return holder[int(step)]
    if isinstance(holder, msgspec.Struct) and step in holder.__struct_fields__ and not holder.__struct_config__.frozen:
        return getattr(holder, step)
    names = _names(holder)
    raise NotLegal(f"{path}: nothing called {step!r} can be set there. Try one of: {', '.join(names)}", names)


def _kind(holder: Holder, kind: Any, step: str) -> Any:
    """The declared type of a part, so that a value by hand is held to it."""
    if isinstance(holder, msgspec.Struct):
        return next(field.type for field in msgspec.structs.fields(holder) if field.name == step)
    args = get_args(kind)
    return args[-1] if args else Any


def _names(holder: object) -> list[str]:
    """What can be named in a part of the state; in a single value nothing."""
    if isinstance(holder, msgspec.Struct):
        return [name for name in holder.__struct_fields__ if name not in KEPT_BY_THE_TABLE]
    if isinstance(holder, dict):
        return [str(name) for name in cast(dict[object, object], holder)]
    return [str(at) for at in range(len(cast(list[object], holder)))] if isinstance(holder, list) else []
