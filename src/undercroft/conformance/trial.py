"""A game that is being tried: the match, chance for what the checks choose, and small tools for comparing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from undercroft.bots import Bot, RandomBot
from undercroft.conformance.report import Report
from undercroft.table import AUDIENCE, Match, Seat, Setup, Stream, System, key_of
from undercroft.table.plain import Json, is_list, is_mapping

Mark: TypeAlias = tuple[str, tuple[str, ...]]
"""A state's checksum and the ids of the open questions, which stand for all their options."""


class Violation(Exception):
    """A promise is broken; the message says what differs."""


@dataclass
class Trial:
    """One game under test."""

    system: System[Any, Any]
    setup: Setup
    seed: int
    report: Report
    match: Match[Any, Any] = field(init=False)
    stream: Stream = field(init=False)
    bot: Bot = field(init=False)

    def __post_init__(self) -> None:
        self.stream = Stream(key_of(f"{self.seed}/checks"))
        self.bot = RandomBot(Stream(key_of(f"{self.seed}/bot")))
        self.match = begin(self.system, self.setup, self.seed)

    @property
    def viewers(self) -> Sequence[Seat]:
        return (*self.setup.seats, AUDIENCE)


Check: TypeAlias = Callable[[Trial], None]
"""Looks at a trial before each decision and raises a Violation where a promise is broken."""


def begin(system: System[Any, Any], setup: Setup, seed: int) -> Match[Any, Any]:
    return Match(system, setup, key=key_of(seed))


def mark(match: Match[Any, Any]) -> Mark:
    """What has to be equal where two matches stand at the same point."""
    return match.system.codec.checksum(match.state), tuple(question.id for question in match.questions)


def mark_without_key(match: Match[Any, Any]) -> Mark:
    """The same for a match whose chance goes on from another key, as after an undo."""
    codec = match.system.codec
    copy = codec.copy(match.state)
    copy.key = 0
    return codec.checksum(copy), tuple(question.id for question in match.questions)


def step(match: Match[Any, Any], bot: Bot) -> None:
    """Let a bot decide, by the way bots go."""
    decision = bot.choose(match, range(len(match.questions)))
    if decision:
        match.play(*decision)


def first_difference(one: Json, other: Json, where: str = "") -> str:
    """Where two plain values differ, and how.

    >>> first_difference({"zones": [{"count": 2}]}, {"zones": [{"count": 3}]})
    'zones/0/count: 2 or 3'
    """
    if is_mapping(one) and is_mapping(other) and one.keys() == other.keys():
        pairs: list[tuple[object, Json, Json]] = [(key, one[key], other[key]) for key in one]
    elif is_list(one) and is_list(other) and len(one) == len(other):
        pairs = [(at, *two) for at, two in enumerate(zip(one, other, strict=True))]
    else:
        return f"{where.strip('/')}: {shorten(one)} or {shorten(other)}"
    return next(first_difference(a, b, f"{where}/{key}") for key, a, b in pairs if a != b)


def shorten(value: Json, longest: int = 160) -> str:
    text = repr(value)
    return text if len(text) <= longest else f"{text[:longest]}…"
