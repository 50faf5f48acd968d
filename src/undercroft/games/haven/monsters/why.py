"""The reasoning as data: each step with the rule it rests on, put into words when somebody reads it."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from undercroft.grid import Cell
from undercroft.words import Message, Value

Said: TypeAlias = int | str | Sequence[str] | Sequence[Cell]


class Reason(NamedTuple):
    rule: str
    text: Message


class Why:
    """Collects the reasons of one thought. Who only wants the result passes None instead.

    `name` says how hexes are called: d4 where the board shows such names, or (3, 4).
    """

    __slots__ = ("_name", "reasons")

    def __init__(self, name: Callable[[Cell], str] = str) -> None:
        self._name = name
        self.reasons: list[Reason] = []

    def say(self, rule: str, message: str, **args: Said) -> None:
        said: dict[str, Value] = {
            name: value if isinstance(value, int | str) else ", ".join(self._names(value))
            for name, value in args.items()
        }
        self.reasons.append(Reason(rule, Message(message, said)))

    def _names(self, several: Iterable[str | Cell]) -> Iterable[str]:
        return (one if isinstance(one, str) else self._name(one) for one in several)
