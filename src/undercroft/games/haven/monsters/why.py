"""The reasoning as data: each step with the rule it rests on, put into words when somebody reads it."""

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.words import Message, Value


class Reason(NamedTuple):
    rule: str
    text: Message


class Why:
    """Collects the reasons of one thought. Who only wants the result passes None instead."""

    __slots__ = ("reasons",)

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def say(self, rule: str, message: str, **args: int | str | Sequence[str]) -> None:
        said: dict[str, Value] = {
            name: value if isinstance(value, int | str) else ", ".join(value) for name, value in args.items()
        }
        self.reasons.append(Reason(rule, Message(message, said)))
