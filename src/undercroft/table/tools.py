"""Tools: functions that people use without a match. A game registers its own; any package may bring some along.

A tool that needs no game stands under the entry point group `undercroft.tools`.
"""

import logging
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from undercroft.table.errors import NotLegal
from undercroft.table.plain import Json
from undercroft.table.system import Tool, systems
from undercroft.words import Lang, Words

GROUP = "undercroft.tools"
LOG = logging.getLogger(__name__)


@runtime_checkable
class Explained(Protocol):
    """A result that can also be told in prose."""

    def explain(self, lang: Lang) -> str:
        """The result as prose."""
        ...


class Fitted(NamedTuple):
    """A tool, the words it is told in, and the game that brought it, if one did."""

    tool: Tool
    words: Words
    game: str = ""


def tool_points() -> dict[str, EntryPoint]:
    """The tools that stand by themselves, by id; none is loaded."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def tools_of_games(examples: bool) -> dict[str, Fitted]:
    """The tools that installed games bring along."""
    games = systems(examples).values()
    return {tool.id: Fitted(tool, game.speech, game.id) for game in games for tool in game.tools}


def all_tools(examples: bool) -> dict[str, Fitted]:
    """Every installed tool by id. A broken one doesn't stop the others."""
    found: Mapping[str, Fitted] = tools_of_games(examples)
    alone: dict[str, Fitted] = {}
    for id, point in tool_points().items():
        try:
            alone[id] = fit(point.load())
        except Exception:
            LOG.exception("the tool %s can't be loaded: install its package (%s) again", id, point.value)
    return dict(sorted({**found, **alone}.items()))


def fit(tool: Tool) -> Fitted:
    """A tool that stands by itself, with its own words."""
    return Fitted(tool, tool.words or Words([]))


def run_tool(tool: Tool, document: Json) -> msgspec.Struct:
    """The result for one document; NotLegal names the field that is wrong."""
    return tool.run(read_input(tool, document))


def read_input(tool: Tool, document: Json) -> Any:
    """A document as a tool wants it."""
    try:
        return msgspec.convert(document, tool.input)
    except msgspec.ValidationError as error:
        raise NotLegal(field_first(str(error))) from error


def field_first(problem: str) -> str:
    """The message of a check with its field in front.

    >>> field_first("Expected `int`, got `str` - at `$.ability.move`")
    'ability.move: Expected `int`, got `str`'
    """
    what, _, path = problem.partition(" - at `$")
    field = path.strip("`.")
    return f"{field}: {what}" if field else what
