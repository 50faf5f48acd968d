"""The log that people read: events as nested sentences, in the reader's language, each with its rule."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from undercroft.table.event import Drew, Told
from undercroft.table.names import RuleId, Seat
from undercroft.table.plain import Json, Things, is_list, is_mapping
from undercroft.table.scene import Scene
from undercroft.words import Lang, Message, Speech, Value, Words

_encode = msgspec.msgpack.Encoder().encode


class LogLine(NamedTuple):
    """One sentence of the log; `depth` counts the events that caused it."""

    number: int
    depth: int
    text: str
    rule: RuleId
    kind: str
    things: tuple[str, ...]
    line: int
    """The line of the match that it goes back to."""


class Narrator:
    """Tells the events that one viewer may know. Names come from the viewer's scenes: none is told that is not there.

    An event `Struck` is worded by the message `event-Struck`; its fields are the arguments, ids replaced by names:
    those of the scenes, or for words of the game's own the message `name-<word>`; what a die shows may be several of
    them (`forest+hills`). An event that has no message is not told (its effects show on the board).
    """

    def __init__(self, words: Words, lang: Lang, viewer: Seat) -> None:
        self.words = words
        self.lang: Lang = lang
        self.viewer = viewer
        self.names: dict[str, Speech] = {}
        self._depths: dict[int, int] = {0: -1}

    def learn(self, scene: Scene) -> None:
        """Take up the names of all that is on the table; what has left it keeps its name in the log."""
        self.names.update(names_in(scene))

    def tell(self, told: Iterable[Told]) -> list[LogLine]:
        return [line for one in told if (line := self._line(one))]

    def _line(self, told: Told) -> LogLine | None:
        event = told.known_to(self.viewer)
        above = self._depths.get(told.cause, -1)
        message = f"event-{type(event).__name__}"
        if event is None or isinstance(event, Drew) or not self.words.knows(message, self.lang):
            self._depths[told.number] = above
            return None
        self._depths[told.number] = above + 1
        fields = msgspec.structs.asdict(event)
        args = {name: self._named(value) for name, value in fields.items() if name != "rule" and value is not None}
        text = self.words.say(Message(message, args), self.lang)
        return LogLine(told.number, above + 1, text, event.rule, type(event).__name__, _things(fields), told.line)

    def _named(self, value: object) -> Value:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return value
        if isinstance(value, list | tuple):
            items = cast(Sequence[object], value)
            return ", ".join(self.words.say(self._word(item), self.lang) for item in items)
        return self.words.say(self._word(value), self.lang)

    def _word(self, value: object) -> Speech:
        if isinstance(value, msgspec.Struct):
            return value  # type: ignore[return-value] # a Text or Message of a pack
        name = str(value)
        if "+" in name[1:] and name not in self.names:
            return "/".join(self.words.say(self._word(part), self.lang) for part in name.split("+"))
        if name not in self.names and self.words.knows(f"name-{name}", self.lang):
            return Message(f"name-{name}")
        return self.names.get(name) or name


def names_in(scene: Scene) -> dict[str, Speech]:
    """The names of all things in a scene, by id."""
    named: list[Any] = [*scene.figures, *scene.zones, *scene.tracks, *scene.wheels, *scene.panels, *scene.order]
    for board in scene.boards:
        named += [*board.cells, *board.edges, *board.areas, *board.things]
    for zone in scene.zones:
        named += zone.cards
    sides = {die.what: die.name for zone in scene.zones if zone.kind == "dice" for die in zone.cards if die.name}
    for wheel in scene.wheels:
        named += wheel.spokes
    return sides | {thing.id: thing.name for thing in named if thing.name}


def _things(fields: Things) -> tuple[str, ...]:
    """The ids an event speaks of, for clients to light up."""
    return tuple(str(value) for name, value in fields.items() if name != "rule" and isinstance(value, str) and value)


def as_said(words: Words, lang: Lang, value: Json) -> Json:
    """Plain data with every message and text put into words: what goes to a client, and is never changed.

    Most things of a table stand as they stood a moment ago: what was put into words once is remembered.
    """
    if is_mapping(value):
        if value.get("type") == "message":
            return words.say(msgspec.convert(value, Message), lang)
        if value.get("type") == "text":
            return value[lang]
        return {key: as_said(words, lang, some) for key, some in value.items()}
    return [_item_said(words, lang, item) for item in value] if is_list(value) else value


def _item_said(words: Words, lang: Lang, item: Json) -> Json:
    if not is_mapping(item):
        return as_said(words, lang, item)
    return words.remembered(lang, _encode(item), lambda: as_said(words, lang, item))
