"""What a scenario in play remembers."""

from typing import Literal, TypeAlias

import msgspec

from undercroft.table import Finished, Place, Seat, State

Side: TypeAlias = Literal["heroes", "monsters"]
Rank: TypeAlias = Literal["hero", "normal", "elite", "boss", "objective"]


class Prepare(Place, frozen=True):
    """The scenario is set up: texts, battle goals, cards, start hexes."""


class Select(Place, frozen=True):
    """All characters choose two cards, or a long rest, in secret."""


class Turn(Place, frozen=True):
    """The next figure in the order takes its turn."""


class RoundEnd(Place, frozen=True):
    """The round ends: shuffles, bonuses, short rests, elements, perhaps the scenario."""


class Timed(msgspec.Struct):
    """A condition on a figure; `ends` counts the ends of its turns after which it goes (0: it stays)."""

    name: str
    ends: int = 0


class Figure(msgspec.Struct, kw_only=True):
    """Whatever stands on the map and can be hurt: a character, a monster, an objective."""

    id: str
    side: Side
    rank: Rank
    kind: str
    """The class, the monster type, or the objective's id."""
    number: int = 0
    at: str
    hp: int
    max_hp: int
    conditions: list[Timed] = []
    fell: str = ""
    """The hex on which it left the map."""

    def has(self, condition: str) -> bool:
        return any(one.name == condition for one in self.conditions)


class Sheet(msgspec.Struct, kw_only=True):
    """What only a character has."""

    seat: Seat
    kind: str
    level: int
    initiative: int = 0
    second: int = 0
    """The second card's initiative, for ties."""
    long_rest: bool = False
    exhausted: bool = False
    xp: int = 0
    coins: int = 0
    gold: int = 0
    checks: int = 0
    treasures: list[int] = []
    perks: list[int] = []
    """The marked boxes of the class's list of perks."""
    name: str = ""
    """What its player calls it."""
    brought: list[str] = []
    """Conditions that an event has left it with, for the start."""
    tally: dict[str, int] = {}
    """What battle goals count."""


class Pack(msgspec.Struct, kw_only=True):
    """A monster type in this scenario."""

    deck: str
    initiative: int | None = None
    """Of the card revealed this round; None without one."""
    consumed: list[str] = []
    """Elements that the first of them consumed this round, for all."""
    infused: bool = False


class Marker(msgspec.Struct):
    """A place in the initiative row: a character or a monster type."""

    who: str
    initiative: int
    second: int = 0


class Overlay(msgspec.Struct, kw_only=True):
    """A tile or token on the map."""

    id: str
    kind: str
    cells: list[str]
    damage: int = 0
    conditions: list[str] = []
    number: int = 0
    """Where a treasure stands in the treasure index."""
    letter: str = ""
    """Where it stands in the scenario's own index."""
    open: bool = False
    locked: bool = False
    """A door that only a special rule can unlock."""


class Active(msgspec.Struct, kw_only=True):
    """An active bonus: a part of an action that goes on having an effect."""

    id: int
    owner: str
    """The figure that has it."""
    card: str = ""
    """The card instance that lies in the active area for it; empty for bonuses without one."""
    source: str
    """Where the ability stands: `card:<definition>:top:0`, `plan:…`, `item:…`."""
    until: Literal["round", "scenario"]
    slot: int = 0


class Facts(msgspec.Struct):
    """What has happened in the turn that is under way."""

    figure: str = ""
    moved: int = 0
    attacks: int = 0
    killed: list[str] = []
    infuse: list[str] = []
    """Elements to be infused when it ends."""
    played: list[str] = []


class Haven(State[Prepare | Select | Turn | RoundEnd | Finished], kw_only=True, tag="scenario"):
    """A scenario in play."""

    scenario: str
    level: int
    characters: int
    """C: how many characters began the scenario."""
    round: int = 1
    figures: dict[str, Figure] = {}
    sheets: dict[str, Sheet] = {}
    packs: dict[str, Pack] = {}
    overlays: dict[str, Overlay] = {}
    rooms: list[str] = []
    """Those revealed."""
    imagined: bool = False
    """Somebody only thinks ahead, and doesn't know what lies behind the doors: no more rooms are revealed."""
    row: list[Marker] = []
    acted: list[str] = []
    """The figures that have had their turn this round."""
    elements: dict[str, int] = {}
    """2 strong, 1 waning, 0 inert."""
    bonuses: list[Active] = []
    counters: dict[str, int] = {}
    pages: list[str] = []
    """What was read of the scenario's text beyond its beginning: `room:…`, `section:…`."""
    fired: list[int] = []
    """Special rules that apply once and have."""
    facts: Facts = msgspec.field(default_factory=Facts)
    goal_met: bool = False
    defeated: bool = False
    made: int = 0
    """How many ids have been given out."""

    def new_id(self) -> int:
        self.made += 1
        return self.made
