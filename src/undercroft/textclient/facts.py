"""The scene in sentences: what a screen reader reads out, and what stands beside a drawn board."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from undercroft.table import (
    UNKNOWN,
    Scene,
    SceneBoard,
    SceneCard,
    SceneEdge,
    SceneFigure,
    SceneTrack,
    SceneWheel,
    SceneZone,
    Seat,
)
from undercroft.textclient.labels import FLOOR, Labels
from undercroft.textclient.phrases import Phrases

ONE_LINE = 160
"""Cards that take more characters than this lie one a line."""


class Facts:
    """Says what one scene holds; all names in it are already words."""

    def __init__(self, scene: Scene, phrases: Phrases) -> None:
        self.scene = scene
        self._say = phrases.say
        self._kind = phrases.kind
        self._figures = Counter(figure.seat for figure in scene.figures)
        self._seats = {figure.seat: str(figure.name) for figure in scene.figures if figure.seat}

    def seat(self, seat: Seat) -> str:
        """A seat by the name of its figure, where it has one and no other."""
        return self._seats[seat] if self._figures[seat] == 1 else seat

    def _is_told(self, seat: Seat, name: str) -> bool:
        """Whether the name of a zone says already whose it is, a seat's or one of its figures'."""
        owners = [seat, *(str(figure.name) for figure in self.scene.figures if figure.seat == seat)]
        return any(re.search(rf"\b{re.escape(owner)}\b", name, re.IGNORECASE) for owner in owners)

    def table(self) -> list[str]:
        """Everything but the boards."""
        return [
            *(self._track(track) for track in self.scene.tracks),
            *(self._wheel(wheel) for wheel in self.scene.wheels),
            *self._order(),
            *self._panels(),
            *(self._zone(zone) for zone in self.scene.zones),
        ]

    def board(self, board: SceneBoard) -> list[str]:
        """A board without a drawing: what it is made of and what lies on it."""
        name = str(board.name or board.id)
        return [
            self._say("board", name=name, shape=board.shape, count=len(board.cells)),
            *self._terrain(board),
            *(self._edge(board, edge) for edge in board.edges),
            *(
                self._say("link", kind=self._kind("edge", link.kind), start=link.start, end=link.end)
                for link in board.links
            ),
            *(self._say("area", name=str(area.name or area.id), cells=", ".join(area.cells)) for area in board.areas),
            *(
                self._say("thing", name=str(thing.name or thing.kind), count=thing.count, cells=", ".join(thing.cells))
                for thing in board.things
            ),
        ]

    def figures(self) -> list[str]:
        return [self.figure(figure) for figure in self.scene.figures]

    def away(self) -> list[str]:
        """The figures that no drawing shows."""
        boards = {board.id for board in self.scene.boards}
        return [self.figure(one) for one in self.scene.figures if not one.cells or one.board not in boards]

    def figure(self, figure: SceneFigure) -> str:
        """One figure in a line."""
        say = self._say
        markers = "".join(say("figure-marker", name=str(marker.name), count=marker.count) for marker in figure.markers)
        return say(
            "figure",
            name=str(figure.name),
            kind=say(f"kind-{figure.kind}"),
            place=say("figure-place", cells=", ".join(figure.cells)) if figure.cells else self._away(),
            hp=self._hp(figure),
            markers=markers,
            now=say("figure-now") if figure.acting else "",
        )

    def legend(self, board: SceneBoard, labels: Labels) -> list[str]:
        """What the signs of a drawn board mean."""
        say = self._say
        here = [figure for figure in self.scene.figures if figure.id in labels.figures]
        things = {thing.kind: str(thing.name or thing.kind) for thing in board.things}
        edges = ", ".join(
            say("legend", glyph=sign, what=self._kind("edge", kind)) for kind, sign in labels.edges.items()
        )
        return [
            *(say("legend", glyph=labels.figures[figure.id], what=self.figure(figure)) for figure in here),
            *(say("legend", glyph=sign, what=things[kind]) for kind, sign in labels.things.items()),
            *(say("legend", glyph=sign, what=self._kind("terrain", kind)) for kind, sign in labels.terrain.items()),
            *([say("wall-glyphs", glyphs=edges)] if edges else []),
        ]

    def _away(self) -> str:
        """That a figure is not on the board is worth a word where there is one."""
        return self._say("figure-away") if self.scene.boards else ""

    def _hp(self, figure: SceneFigure) -> str:
        if figure.hp is None:
            return ""
        if figure.max_hp is None:
            return self._say("figure-hp-alone", hp=figure.hp)
        return self._say("figure-hp", hp=figure.hp, max=figure.max_hp)

    def _terrain(self, board: SceneBoard) -> Iterator[str]:
        """All cells that are no bare floor, by what they are."""
        cells: dict[str, list[str]] = defaultdict(list)
        for cell in board.cells:
            for kind in (cell.terrain, *cell.tags):
                if kind != FLOOR:
                    cells[kind].append(cell.id)
        for kind, ids in cells.items():
            yield self._say("terrain", kind=self._kind("terrain", kind), cells=", ".join(ids))

    def _edge(self, board: SceneBoard, edge: SceneEdge) -> str:
        kind = str(edge.name or self._kind("edge", edge.kind))
        return self._say("edge", kind=kind, cell=edge.cell, side=self._say(f"side-{board.shape}-{edge.side}"))

    def _track(self, track: SceneTrack) -> str:
        mark = track.marks.get(track.value)
        marked = self._say("track-mark", mark=str(mark)) if mark else ""
        message = "track" if track.highest else "track-open"
        return self._say(message, name=str(track.name), value=track.value, highest=track.highest, mark=marked)

    def _wheel(self, wheel: SceneWheel) -> str:
        spokes = [
            self._say(
                "spoke",
                name=str(spoke.name),
                holes=spoke.holes,
                taken=len(spoke.holders),
                who="".join(f", {holder}" for holder in spoke.holders),
            )
            for spoke in wheel.spokes
        ]
        return f"{wheel.name}: {', '.join(spokes)}"

    def _order(self) -> Iterator[str]:
        slots = [
            self._say("order-now", name=name)
            if slot.acting
            else self._say("order-done", name=name)
            if slot.done
            else name
            for slot in self.scene.order
            for name in [f"{slot.name} {slot.corner}".rstrip()]
        ]
        if slots:
            yield f"{self._say('order')}: {', '.join(slots)}"

    def _panels(self) -> Iterator[str]:
        for panel in self.scene.panels:
            entries = [
                self._say("entry", name=f"{one.of} {one.name}".strip(), value=str(one.value)).strip()
                for one in panel.entries
            ]
            yield f"{panel.name}: {in_a_row(entries)}"

    def _zone(self, zone: SceneZone) -> str:
        say = self._say
        name = str(zone.name)
        whose = None if zone.owner and self._is_told(zone.owner, name) else zone.owner
        owner = say("zone-owner", who=self.seat(whose)) if whose else ""
        if not zone.count:
            return say("zone-empty", name=name, owner=owner)
        known = [self._card(card) for card in zone.cards if card.what != UNKNOWN]
        if not known:
            return say("zone-hidden", name=name, owner=owner, count=zone.count)
        unknown = [say("zone-more", count=zone.count - len(known))] if zone.count > len(known) else []
        cards = "; ".join([*known, *unknown])
        if len(cards) > ONE_LINE or any(line.head for card in zone.cards for line in card.lines):
            cards = "".join(f"\n  {card}" for card in (*known, *unknown))
        return say("zone-cards", name=name, owner=owner, count=zone.count, cards=cards).replace(": \n", ":\n")

    def _card(self, card: SceneCard) -> str:
        return self._say(
            "card",
            name=str(card.name or card.what),
            corner=f" [{card.corner}]" if card.corner else "",
            lines=f": {lines}" if (lines := _lines(card)) else "",
        )


def _lines(card: SceneCard) -> str:
    """What a card says: its parts behind their headings, then its counters."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in card.lines:
        if line.head:
            parts.append((f"{line.text}: ", []))
        else:
            parts[-1][1].append(str(line.text))
    parts[-1][1].extend(f"{name} {count}" for name, count in card.counters.items())
    return " / ".join(head + ", ".join(lines) for head, lines in parts if head or lines)


def in_a_row(parts: Iterable[str]) -> str:
    """Facts with commas between them; what ends like a sentence needs none.

    >>> in_a_row(["Sells light.", "Hit points 6", "Cards 11"])
    'Sells light. Hit points 6, Cards 11'
    """
    line = ""
    for part in parts:
        between = " " if line.endswith((".", "!", "?")) else ", "
        line += f"{between}{part}" if line else part
    return line
