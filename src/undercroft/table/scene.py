"""A scene: everything one viewer may see, as data that any client can draw without knowing the game.

A game builds it in one function, thing by thing: an allow-list. What the viewer may not know is not in it; a card the
viewer can't identify is there as `UNKNOWN` with a handle that tells its place and nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from undercroft.table.names import Seat, ZoneId
from undercroft.words import Message, Speech

if TYPE_CHECKING:
    from undercroft.table.card import Card
    from undercroft.table.game import Game

UNKNOWN = "?"
At = tuple[int, int]


class SceneCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a board. `terrain` names pattern and hue; `tags` what lies in it and is not a thing of its own."""

    id: str
    at: At
    terrain: str = "floor"
    name: Speech = ""
    tags: tuple[str, ...] = ()


class SceneEdge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wall, door, river or bridge between two spaces, or on one side of a space at the rim."""

    cell: str
    side: int
    kind: str
    id: str = ""
    name: Speech = ""


class SceneLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """A road or passage that joins two spaces."""

    start: str
    end: str
    kind: str


class SceneArea(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named set of spaces: a room, a region, a zone of danger."""

    id: str
    kind: str
    cells: tuple[str, ...]
    name: Speech = ""


class SceneThing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile or token on cells or an edge: trap, obstacle, coin, gem, treasure."""

    id: str
    kind: str
    cells: tuple[str, ...]
    name: Speech = ""
    count: int = 1
    side: int | None = None


class SceneBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map. `look` says how one draws it: a place between walls, or land under the sky."""

    id: str
    shape: Literal["hex", "square"]
    cells: list[SceneCell]
    edges: list[SceneEdge] = []
    links: list[SceneLink] = []
    areas: list[SceneArea] = []
    things: list[SceneThing] = []
    name: Speech = ""
    look: Literal["rooms", "land"] = "rooms"


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition, bonus or token on a figure, in words and as an icon id."""

    id: str
    name: Speech
    count: int = 1


FigureKind = Literal["hero", "monster", "elite", "boss", "summon", "objective"]


class SceneFigure(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: Speech
    kind: FigureKind
    board: str = ""
    cells: tuple[str, ...] = ()
    """More than one for a large figure; none while it is off the board."""
    seat: Seat | None = None
    badge: str = ""
    hp: int | None = None
    max_hp: int | None = None
    markers: list[Marker] = []
    acting: bool = False
    icon: str = ""
    """An icon's id; clients that don't know it show the name's first letter."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a card: its words and an icon's id; a heading begins a part of the card; an area is drawn beside it."""

    text: Speech
    icon: str = ""
    head: bool = False
    area: tuple[At, ...] = ()


class SceneCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as the viewer sees it; `what` is UNKNOWN when the viewer doesn't know it."""

    id: str
    what: str = UNKNOWN
    name: Speech = ""
    lines: list[Line] = []
    corner: str = ""
    face: int = 0
    counters: dict[str, int] = {}
    icon: str = ""
    """The symbol of a token or a die, by an icon's id."""


ZoneKind = Literal["hand", "deck", "pile", "row", "tokens", "dice"]


class SceneZone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand, row, deck, pile, or tokens or dice that were cast; `count` is all a viewer learns of cards not listed."""

    id: str
    name: Speech
    kind: ZoneKind
    count: int
    cards: list[SceneCard] = []
    owner: Seat | None = None
    at: str = ""
    """The space of a board it belongs to: a market's goods lie at its city."""


class SceneTrack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of steps with a marker on one: rounds, threat, time, morale."""

    id: str
    name: Speech
    value: int
    lowest: int = 0
    highest: int = 0
    marks: dict[int, Speech] = {}


class Spoke(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: Speech
    holes: int = 0
    holders: tuple[str, ...] = ()


class SceneWheel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rondel: spokes clockwise, with markers in their holes."""

    id: str
    name: Speech
    spokes: list[Spoke]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a sheet; lines `of` the same thing belong together, an icon may stand for the name."""

    name: Speech
    value: Speech | int
    id: str = ""
    icon: str = ""
    of: Speech = ""


class ScenePanel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sheet: a hero's numbers, a monster's statistics, the campaign."""

    id: str
    name: Speech
    entries: list[Entry]
    seat: Seat | None = None


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in the order of play."""

    id: str
    name: Speech
    corner: str = ""
    acting: bool = False
    done: bool = False
    figures: tuple[str, ...] = ()
    """Those who act here."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    title: Speech
    boards: list[SceneBoard] = []
    figures: list[SceneFigure] = []
    zones: list[SceneZone] = []
    tracks: list[SceneTrack] = []
    wheels: list[SceneWheel] = []
    panels: list[ScenePanel] = []
    order: list[Slot] = []
    outcome: Speech = ""


class Odds(msgspec.Struct, frozen=True):
    result: Speech
    chance: float


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option would do, from what its seat knows: drawn before it is chosen."""

    path: tuple[str, ...] = ()
    cost: Speech = ""
    dangers: list[Speech] = []
    area: tuple[str, ...] = ()
    sight: tuple[tuple[str, str], ...] = ()
    affects: tuple[str, ...] = ()
    odds: list[Odds] = []


class CardWords(msgspec.Struct, frozen=True):
    """What is printed on a card: for `zone_of`, or laid out by itself."""

    name: Speech
    lines: Sequence[Speech | Line] = ()
    corner: str = ""

    def laid_out(self, id: str, what: str, face: int = 0, counters: Mapping[str, int] | None = None) -> SceneCard:
        lines = [line if isinstance(line, Line) else Line(line) for line in self.lines]
        return SceneCard(id, what, self.name, lines, self.corner, face, dict(counters or {}))


def zone_of(
    game: "Game[Any, Any]",
    zone: ZoneId,
    viewer: Seat,
    words: Callable[["Card"], CardWords],
    kind: ZoneKind,
    name: Speech | None = None,
    at: str = "",
) -> SceneZone:
    """A zone as a viewer sees it: known cards with their words, others by place; a deck's unknown cards as a count."""
    lying = game.state.zones[zone]
    cards = game.state.cards
    shown = [_seen(cards[card], at, viewer, words) for at, card in enumerate(lying.cards)]
    if lying.deck:
        shown = [card for card in shown if card.what != UNKNOWN]
    if lying.sight == "owner":
        shown = sorted(shown, key=lambda card: card.what == UNKNOWN)
        known = sum(card.what != UNKNOWN for card in shown)
        shown[known:] = [SceneCard(f"{zone}#{n}") for n in range(len(shown) - known)]
    return SceneZone(
        zone, Message(f"zone-{zone}") if name is None else name, kind, len(lying.cards), shown, lying.owner, at
    )


def _seen(card: "Card", at: int, viewer: Seat, words: Callable[["Card"], CardWords]) -> SceneCard:
    if not card.known_to(viewer):
        return SceneCard(f"{card.zone}#{at}")
    return words(card).laid_out(card.id, card.definition, card.face, card.counters)
