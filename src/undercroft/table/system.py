"""A game system: what a game registers, and the only way the rest of the house knows it."""

import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, Literal, Protocol, TypeAlias

import msgspec
from typing_extensions import TypeVar

from undercroft.table.chance import Stream
from undercroft.table.errors import TableError
from undercroft.table.event import Event
from undercroft.table.game import Game, Questions, Sent
from undercroft.table.names import RuleId, Seat
from undercroft.table.plain import Json
from undercroft.table.question import Question
from undercroft.table.scene import Scene
from undercroft.table.sketch import Sketch
from undercroft.table.state import AnyState, Codec, Finished, Place
from undercroft.words import Speech, Text, Words

S = TypeVar("S", bound=AnyState, default=Any)
C = TypeVar("C", default=Any)

PlaceRule: TypeAlias = Callable[[Any, Any], Coroutine[Questions, Sent, Place]]
Setting: TypeAlias = str | int | bool
"""What a choice before a match can come to."""
GROUP = "undercroft.games"
LOG = logging.getLogger(__name__)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a match starts from: all that was decided before it, and nothing of chance."""

    system: str
    scenario: str = ""
    seats: tuple[Seat, ...]
    options: dict[str, Setting] = {}
    house_rules: tuple[str, ...] = ()
    """The house rules that are on from the start."""
    packs: tuple[str, ...] = ()
    """The content packs as `id@version#digest`; a new match that names none notes all that are there."""
    chapter: Json = None
    """What a campaign hands to this chapter."""


class Choice(msgspec.Struct, frozen=True):
    """Something to settle before a match: the lobby shows it."""

    id: str
    name: Speech
    values: tuple[Setting, ...]
    default: Setting
    varied: tuple[Setting, ...] = ()
    """What games that bots play take turns among, unless something is asked for; none: always the default."""
    labels: tuple[Speech, ...] = ()
    """The values in words, where they don't speak for themselves."""
    place: int = 0
    """Set where it is about one who takes part: the first, second …"""


class Scenario(msgspec.Struct, frozen=True):
    id: str
    name: Speech
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    about: Speech = ""
    pack: str = ""
    """The content pack it comes from."""


class Meeting(msgspec.Struct, frozen=True):
    """How people usually come to a scenario, for those who measure how hard it is."""

    options: dict[str, Setting] = {}
    """What is settled then: the levels at which a campaign meets it."""
    digest: str = ""
    """Another one for a scenario that was changed."""


class HouseRule(msgspec.Struct, frozen=True):
    """A named switch: people play it differently, and the match says so."""

    id: str
    name: Speech
    rule: RuleId = ""


@dataclass(frozen=True)
class StandingOrder:
    """A preference that answers for a seat: the text of an option, or None when it doesn't apply."""

    id: str
    name: Speech
    kinds: frozenset[str]
    answer: Callable[[Question[Any], Mapping[str, int]], str | None]
    settings: Mapping[str, int] = field(default_factory=dict[str, int])
    """What can be set, with defaults."""


@dataclass(frozen=True)
class Tool:
    """A pure function people can use without a match (a monster's turn, odds); clients make a form of its input."""

    id: str
    name: Speech
    input: type[msgspec.Struct]
    run: Callable[[Any], msgspec.Struct]
    about: Speech = ""
    draw: Callable[[Any, Any], Sketch] | None = None
    """How a result for an input looks, for clients that can show a board."""
    words: Words | None = None
    """The words it speaks in, where it stands by itself; else those of its game."""


class Packs(Protocol):
    """The content packs of a game on this machine, as those who begin and keep matches need them."""

    def pins(self, ids: Sequence[str] = ()) -> tuple[str, ...]:
        """What a new match notes: all packs, or the chosen ones; a LookupError names one that isn't there."""
        ...

    def holds(self, pins: tuple[str, ...]) -> bool:
        """Whether exactly these packs can still be had."""
        ...

    def keep(self, pins: tuple[str, ...]) -> None:
        """Keep them as they are now, for matches that go on after they change."""
        ...


@dataclass(frozen=True)
class Secret(Generic[S, C]):
    """One kind of hidden information. `vary` gives a state that differs in nothing else, or None if it can't."""

    rule: RuleId
    vary: Callable[[Game[S, C], Seat, Stream], S | None]


class Member(msgspec.Struct, frozen=True):
    """Somebody of a campaign's roster; who takes no part in a chapter sits on the bench."""

    id: str
    name: Speech
    fit: bool = True
    """Can take part in the next chapter."""


Cast: TypeAlias = Mapping[Seat, Sequence[str]]
"""Who takes part in a chapter: each seat with the members it plays."""


@dataclass(frozen=True, kw_only=True)
class CampaignRules:
    """How a game strings chapters together. Campaign states are plain data and are never changed in place."""

    begin: Callable[[Mapping[str, Json]], Json]
    """The campaign's state from its options (who takes part, difficulty)."""
    roster: Callable[[Json], Sequence[Member]]
    """All members, playing or on the bench."""
    chapters: Callable[[Json], Sequence[Scenario]]
    """What can be played next."""
    setup: Callable[[Json, str, Cast], Setup]
    """The set-up of a chapter; its `chapter` field is all that the chapter learns of the campaign."""
    absorb: Callable[[Json, Setup, Finished], Json]
    """The campaign's state after a chapter, from what the chapter reported."""


@dataclass(frozen=True, kw_only=True)
class Adviser(Generic[S, C]):
    """What things are worth to a seat: all that bots know of a game.

    It is given the game as it stands, and may look at nothing but what the seat may know: the conformance tests hold
    it to that.
    """

    options: Callable[[Game[S, C], Seat, Question[Any]], Sequence[float]]
    """The worth of every option of a question, in their order. An offer that is worth no more than 0 is left alone."""
    position: Callable[[Game[S, C], Seat], float]
    """How well things stand for the seat, to be compared with other positions of the same match."""
    stretch: Callable[[Game[S, C]], object] = lambda game: None
    """A round, a turn …: who thinks ahead plays on until it is another one, and compares positions there."""


@dataclass(frozen=True, kw_only=True)
class System(Generic[S, C]):
    """Everything a game registers under the entry point group `undercroft.games`."""

    id: str
    name: Text
    state: type[S]
    begin: Callable[[Setup, C], S]
    """The state before anything random: the first place of the flow draws and deals."""
    places: Mapping[type[Place], PlaceRule]
    scene: Callable[[Game[S, C], Seat], Scene]
    scenarios: Sequence[Scenario]
    seat_names: Sequence[str] = ("a", "b", "c", "d")
    words: Path | None = None
    """The folder with `en.ftl` and `de.ftl`."""
    rules: Path | None = None
    """The game's rule catalogue, for the "why?" of its events and questions."""
    content: Callable[[Setup], C] | None = None
    packs: Packs | None = None
    """Where the content comes from, if from packs: a match notes which, and goes on with just these."""
    choices: Sequence[Choice] = ()
    meeting: Callable[[str], Meeting] = lambda scenario: Meeting()
    house_rules: Sequence[HouseRule] = ()
    orders: Sequence[StandingOrder] = ()
    tools: Sequence[Tool] = ()
    secrets: Sequence[Secret[S, C]] = ()
    adviser: Adviser[S, C] | None = None
    redeal: Callable[[Game[S, C], Seat, Stream], None] | None = None
    """Deals anew what a seat can't know besides cards (which the kernel does for every game)."""
    heed: Callable[[Game[S, C], Event], None] | None = None
    """Hears every event, told or not, and counts in the state what the game wants to know later."""
    check: Callable[[Game[S, C]], None] | None = None
    """The game's own invariants; raises AssertionError."""
    campaign: CampaignRules | None = None
    schema: int = 1
    migrations: Mapping[int, Callable[[dict[str, Json]], dict[str, Json]]] = field(default_factory=dict[int, Any])
    """From a state's schema to the next one."""
    board: Literal["hex", "square"] = "hex"
    about: Speech = ""
    """What kind of game it is, in a sentence or two: the lobby shows it."""
    minutes: tuple[int, int] = (0, 0)
    """How long a match takes, from and to; (0, 0) where nobody can tell."""
    emblem: str = ""
    """The id of an icon for its picture in the lobby."""
    example: bool = False

    @cached_property
    def codec(self) -> Codec[S]:
        return Codec(self.state)

    @cached_property
    def speech(self) -> Words:
        own = [self.words] if self.words else []
        return Words([Path(__file__).parent.parent / "words" / "ftl", *own])

    def seats(self, count: int) -> tuple[Seat, ...]:
        return tuple(Seat(name) for name in self.seat_names[:count])

    def settle(self, wanted: Mapping[str, Setting]) -> dict[str, Setting]:
        """All that is settled before a match: as wanted, if it can be chosen, and else by default."""
        values = {choice.id: choice.values for choice in self.choices}
        for option, value in wanted.items():
            if option not in values:
                known = ", ".join(values) or "none"
                raise TableError(f"{self.id} has no option {option!r} with the value {value!r}. Options: {known}")
            if value not in values[option]:
                known = ", ".join(map(str, values[option]))
                raise TableError(f"{self.id} has no option {option!r} with the value {value!r}. Values: {known}")
        return {choice.id: wanted.get(choice.id, choice.default) for choice in self.choices}

    def in_turn(self, number: int, variants: int) -> dict[str, Setting]:
        """What game number n of a series settles that has so many variants, one after another, again and again.

        Within one round of variants all values occur, and over some rounds each variant meets all of them.
        """
        turn = number // variants + number % variants
        return {choice.id: choice.varied[turn % len(choice.varied)] for choice in self.choices if choice.varied}

    def scenario(self, id: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        known = ", ".join(scenario.id for scenario in self.scenarios)
        raise TableError(f"{self.id}: no scenario {id!r}. Choose one of: {known}")


def systems(examples: bool = False) -> dict[str, System]:
    """All installed game systems by id; the example game only on demand. A broken one doesn't stop the others."""
    loaded: dict[str, System] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found: System = point.load()
        except Exception:
            LOG.exception("the game %s can't be loaded: install its package (%s) again", point.name, point.value)
            continue
        if examples or not found.example:
            loaded[found.id] = found
    return loaded


def system(id: str) -> System:
    """One installed game system."""
    for point in entry_points(group=GROUP):
        if point.name == id:
            loaded: System = point.load()
            return loaded
    known = ", ".join(sorted(point.name for point in entry_points(group=GROUP))) or "none is installed"
    raise TableError(f"unknown game {id!r}. Known games: {known}")
