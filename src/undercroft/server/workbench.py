"""Tools of the games over HTTP: which there are, what they want to know, and their results."""

from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from undercroft.server.asking import REFUSALS, Here, InPath, Spoken
from undercroft.server.tables import Tables, Unknown
from undercroft.table.narrator import as_said
from undercroft.table.tools import Explained, Fitted, run_tool
from undercroft.words import Lang

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


class Workbench(Controller):
    """Functions that need no match."""

    path = "/api/tools"
    responses = REFUSALS

    @get("/")
    async def tools(self, tables: Here, lang: Spoken = "en") -> list[ToolCard]:
        """The tools of all games installed here."""
        return [ToolCard(id, *told(found, lang), found.game) for id, found in tables.tools.items()]

    @get("/{tool:str}")
    async def form(self, tables: Here, tool: InPath, lang: Spoken = "en") -> ToolForm:
        """What a tool wants to know."""
        found = tool_at(tables, tool)
        return ToolForm(tool, *told(found, lang), found.game, msgspec.json.schema(found.tool.input))

    @post("/{tool:str}", status_code=200, sync_to_thread=True, request_max_body_size=LARGEST_INPUT)
    def run(self, tables: Here, tool: InPath, data: JSONBody[dict[str, Any]], lang: Spoken = "en") -> ToolResult:
        """Run a tool. Nothing is stored."""
        found = tool_at(tables, tool)
        result = run_tool(found.tool, data)
        said: Any = as_said(found.words, lang, msgspec.json.decode(msgspec.json.encode(result)))
        return ToolResult(said, result.explain(lang) if isinstance(result, Explained) else "")


def tool_at(tables: Tables, id: str) -> Fitted:
    if id not in tables.tools:
        raise Unknown(f"there is no tool {id!r}. Tools: {', '.join(tables.tools) or 'none'}")
    return tables.tools[id]


def told(found: Fitted, lang: Lang) -> tuple[str, str]:
    """Name and purpose of a tool."""
    return found.words.say(found.tool.name, lang), found.words.say(found.tool.about, lang)
