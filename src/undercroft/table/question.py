"""Questions: how rules let people decide. All legal answers are enumerated; this is the only place legality lives."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec

from undercroft.table.event import Event
from undercroft.table.names import RuleId, Seat
from undercroft.table.scene import Preview
from undercroft.words import Message, Speech, Value

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

_text = attrgetter("text")


class Option(msgspec.Struct, Generic[T_co], frozen=True):
    """One legal answer: a stable text (`verb:thing`), the typed value that the rule gets back, and maybe own words.

    >>> Option("attack:guard-3", 3).on
    ('guard-3',)
    """

    text: str
    value: T_co
    label: Speech | None = None

    @property
    def verb(self) -> str:
        return self.text.partition(":")[0]

    @property
    def on(self) -> tuple[str, ...]:
        """The things on the table that this option refers to, for clients to light up."""
        _, _, things = self.text.partition(":")
        return tuple(things.split(",")) if things else ()


class Free(msgspec.Struct):
    """A short text may be answered instead of an option: `text:` and the words."""

    longest: int = 40


class Question(msgspec.Struct, Generic[T], eq=False):
    """A decision that is open: who decides, what about, by which rule, and every legal answer."""

    seats: tuple[Seat, ...]
    """Who may answer: one seat, or any seat of the party."""
    kind: str
    """Names the prompt (`ask-<kind>` in the Fluent files) and finds standing orders."""
    options: Sequence[Option[T]]
    rule: RuleId = ""
    args: Mapping[str, Value] = {}
    party: bool = False
    optional: bool = False
    """An offer: play doesn't wait for it."""
    forced: bool = True
    """With one option left the table answers by itself (where that gives nothing away)."""
    free: Free | None = None
    preview: Callable[[T], Preview] | None = None
    path: tuple[Event, ...] = ()
    """What is being resolved, outermost first."""
    barrier: bool = False
    """One of several secret choices made at the same time."""
    opened: int = -1
    _print: int = -1

    @property
    def fingerprint(self) -> int:
        """Changes when who, what or any legal answer changes: notices that a rule has become another."""
        if self._print < 0:
            told = "|".join([",".join(self.seats), self.kind, *map(_text, self.options)])
            self._print = crc32(told.encode())
        return self._print

    @property
    def id(self) -> str:
        """Which question an answer means, so that a late or doubled answer is noticed."""
        return f"{self.opened}-{self.fingerprint:08x}"

    def option(self, text: str) -> Option[T] | None:
        for option in self.options:
            if option.text == text:
                return option
        if self.free and text.startswith("text:") and 0 < len(text.strip()) - 5 <= self.free.longest:
            words: Any = text[5:].strip()
            return Option(text, words) if words and words.isprintable() else None
        return None


class Offer(msgspec.Struct, eq=False):
    """Something a seat may do while a question to anybody is open; `run` does it, then the question is asked again."""

    seat: Seat
    option: str
    run: Callable[[], Coroutine[Any, Any, None]]
    rule: RuleId = ""
    label: Speech | None = None


YES_OR_NO = (Option("yes", True, Message("yes")), Option("no", False, Message("no")))


def yes_or_no(seat: Seat, kind: str, rule: RuleId, **args: Value) -> Question[bool]:
    """A plain yes or no.

    >>> [option.text for option in yes_or_no(Seat("a"), "redraw", "JL-REST-06").options]
    ['yes', 'no']
    """
    return Question((seat,), kind, YES_OR_NO, rule, args)


def number(seat: Seat, kind: str, low: int, high: int, rule: RuleId, **args: Value) -> Question[int]:
    """A whole number from low to high.

    >>> [option.value for option in number(Seat("a"), "coins", 0, 2, "RB-XCHG-03").options]
    [0, 1, 2]
    """
    return Question((seat,), kind, [Option(f"number:{n}", n, str(n)) for n in range(low, high + 1)], rule, args)


def short_text(
    seat: Seat, kind: str, suggestions: Sequence[str], rule: RuleId, longest: int = 40, **args: Value
) -> Question[str]:
    """A few words of one's own; the suggestions are what bots and the undecided answer.

    >>> name = short_text(Seat("a"), "name", ["Mira"], "FHC-CREATE-01")
    >>> name.option("text: Brand ").value, name.option("text:  ")
    ('Brand', None)
    """
    options = [Option(f"text:{words}", words, words) for words in suggestions]
    return Question((seat,), kind, options, rule, args, forced=False, free=Free(longest))
