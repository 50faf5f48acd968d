"""Tools of the games over HTTP: which there are, what they want to know, and their results."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from undercroft.grid import TurnPosition, draw_position, parse_position, position_from_turn, position_to_turn
from undercroft.server.asking import Here, InPath, Spoken
from undercroft.server.tables import Tables, Unknown
from undercroft.table import NotLegal
from undercroft.table.narrator import as_said
from undercroft.table.tools import Explained, Fitted, read_input
from undercroft.words import Lang

T = TypeVar("T")
LARGEST_INPUT = 256 * 1024


class ToolCard(msgspec.Struct, frozen=True):
    """A tool as a list shows it."""

    id: str
    name: str
    about: str
    game: str
    """The game that brought it; empty for one that stands by itself."""


class ToolForm(msgspec.Struct, frozen=True):
    """A tool with the JSON Schema of what it wants to know: clients make a form of it."""

    id: str
    name: str
    about: str
    game: str
    input: dict[str, Any]


class ToolResult(msgspec.Struct, frozen=True):
    """What a tool found out, in the reader's language, and the same as prose where the tool can tell it."""

    result: dict[str, Any]
    prose: str
    sketch: dict[str, Any] | None
    """The board with what may be laid over it, and the reasoning; null where the tool draws nothing."""


class Drawn(msgspec.Struct, frozen=True):
    """A board as a drawing with a legend: see docs/positions.md."""

    text: str


class Workbench(Controller):
    """Functions that need no match."""

    path = "/api/tools"

    @get("/")
    async def tools(self, tables: Here, lang: Spoken = "en") -> list[ToolCard]:
        """The tools of all games installed here."""
        return [ToolCard(id, *told(found, lang), found.game) for id, found in tables.tools.items()]

    @get("/{tool:str}")
    async def form(self, tables: Here, tool: InPath, lang: Spoken = "en") -> ToolForm:
        """What a tool wants to know."""
        found = tool_at(tables, tool)
        schema: Any = as_said(found.words, lang, msgspec.json.schema(found.tool.input))
        return ToolForm(tool, *told(found, lang), found.game, schema)

    @post("/{tool:str}", status_code=200, sync_to_thread=True, request_max_body_size=LARGEST_INPUT)
    def run(self, tables: Here, tool: InPath, data: JSONBody[dict[str, Any]], lang: Spoken = "en") -> ToolResult:
        """Run a tool. Nothing is stored."""
        found = tool_at(tables, tool)
        checked = read_input(found.tool, data)
        result = found.tool.run(checked)
        sketch = spoken(found, found.tool.draw(checked, result), lang) if found.tool.draw else None
        prose = result.explain(lang) if isinstance(result, Explained) else ""
        return ToolResult(spoken(found, result, lang), prose, sketch)

    @post("/boards/drawn", status_code=200, request_max_body_size=LARGEST_INPUT)
    async def draw_board(self, data: JSONBody[TurnPosition]) -> Drawn:
        """A board of hexes as a drawing with a legend."""
        return Drawn(told_why(lambda: draw_position(position_from_turn(data))))

    @post("/boards/read", status_code=200, request_max_body_size=LARGEST_INPUT)
    async def read_board(self, data: JSONBody[Drawn]) -> TurnPosition:
        """The board of hexes that a drawing shows."""
        return told_why(lambda: position_to_turn(parse_position(data.text)))


def told_why(read: Callable[[], T]) -> T:
    """What is wrong with a drawing is for people to read."""
    try:
        return read()
    except ValueError as problem:
        raise NotLegal(str(problem)) from problem


def tool_at(tables: Tables, id: str) -> Fitted:
    if id not in tables.tools:
        raise Unknown(f"there is no tool {id!r}. Tools: {', '.join(tables.tools) or 'none'}")
    return tables.tools[id]


def spoken(found: Fitted, struct: msgspec.Struct, lang: Lang) -> Any:
    """Something of a tool as plain data, put into words."""
    return as_said(found.words, lang, msgspec.json.decode(msgspec.json.encode(struct)))


def told(found: Fitted, lang: Lang) -> tuple[str, str]:
    """Name and purpose of a tool."""
    return found.words.say(found.tool.name, lang), found.words.say(found.tool.about, lang)
