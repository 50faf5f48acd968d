"""`undercroft tool`: functions of the games that people use without a match. Any package may bring some along.

A game registers its tools with itself (`System.tools`); one that needs no game stands under the entry point group
`undercroft.tools`. `undercroft monster-turn` is short for `undercroft tool monster-turn`, and so for every tool of that
group whose id is no command.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import Parameter

from undercroft.cli.errors import UserError
from undercroft.cli.games import suggest

if TYPE_CHECKING:
    import msgspec

    from undercroft.table import Tool
    from undercroft.words import Lang

LARGEST = 32 * 2**20
Document: TypeAlias = dict[str, "Document"] | list["Document"] | str | int | float | bool | None


def tool(
    id: str | None = None,
    file: Annotated[
        str, Parameter(help="A JSON file; - or nothing reads what is piped in.", allow_leading_hyphen=True)
    ] = "-",
    *,
    explain: Annotated[bool, Parameter(help="Prose for people instead of JSON.", negative=())] = False,
    lang: Annotated[Literal["en", "de"], Parameter(help="The language of texts.")] = "en",
    examples: Annotated[bool, Parameter(help="Find tools of example games too.", negative=())] = False,
) -> None:
    """Run a tool: JSON in, JSON out.

    Parameters
    ----------
    id
        Which tool; without it they are listed.
    """
    if id is None:
        list_tools(lang, examples)
        return
    chosen = load_tool(id, examples)
    results = run_documents(chosen, read_documents(file), "standard input" if file == "-" else file)
    print(explain_results(chosen, results, lang) if explain else encode_results(results, lang))


def list_tools(lang: "Lang", examples: bool) -> None:
    """One line a tool: its id, its name, what it is for."""
    from undercroft.table.tools import all_tools

    for id, (found, words, _) in all_tools(examples).items():
        print(f"{id:<16}{words.say(found.name, lang)}. {words.say(found.about, lang)}".rstrip())


def load_tool(id: str, examples: bool) -> "Tool":
    """The tool with this id; no game is loaded for one that stands by itself."""
    from undercroft.table.tools import tool_points, tools_of_games

    points = tool_points()
    if id not in points:
        of_games = tools_of_games(examples)
        if id not in of_games:
            raise UserError(f"unknown tool {id!r}", todo=suggest(id, [*points, *of_games]))
        return of_games[id].tool
    try:
        found: Tool = points[id].load()
    except (ImportError, AttributeError) as error:
        todo = f"Install its package again: it should provide {points[id].value}."
        raise UserError(f"the tool {id!r} is installed but can't be loaded: {error}", todo=todo) from error
    return found


def read_documents(file: str) -> list[Document]:
    """The documents to work on: a JSON list of them, or a single one."""
    import msgspec

    where = "standard input" if file == "-" else file
    try:
        data = sys.stdin.buffer.read(LARGEST + 1) if file == "-" else _read_file(Path(file))
        if len(data) > LARGEST:
            raise UserError(f"more than {LARGEST >> 20} MiB", where=where, todo="Split the input.")
        documents: Document = msgspec.json.decode(data)
    except OSError as error:
        raise UserError(
            error.strerror or str(error), where=where, todo="Name a JSON file, or - to pipe one in."
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UserError(f"not JSON: {error}", where=where) from error
    return documents if isinstance(documents, list) else [documents]


def _read_file(path: Path) -> bytes:
    with path.open("rb") as opened:
        return opened.read(LARGEST + 1)


def run_documents(chosen: "Tool", documents: Sequence[Document], where: str) -> "list[msgspec.Struct]":
    """All results, or the first thing that is wrong, said with the document and the field."""
    from undercroft.table import TableError
    from undercroft.table.tools import run_tool

    results: list[msgspec.Struct] = []
    for number, document in enumerate(documents, 1):
        try:
            results.append(run_tool(chosen, document))
        except TableError as error:
            raise UserError(str(error), where=f"{where}, {_label(document, number)}") from error
    return results


def _label(document: Document, number: int) -> str:
    """What people call a document: by its field `case`, or by its number."""
    name = document.get("case") if isinstance(document, dict) else None
    return f"case {name!r}" if isinstance(name, str) else f"case number {number}"


def encode_results(results: "Sequence[msgspec.Struct]", lang: "Lang") -> str:
    """A JSON list with one result a line; texts in the language asked for."""
    import msgspec

    plain = [msgspec.json.decode(msgspec.json.encode(result)) for result in results]
    lines = [msgspec.json.encode(speak(result, lang)).decode() for result in plain]
    return "[" + ",\n ".join(lines) + "]"


def speak(value: Document, lang: "Lang") -> Document:
    """The data with every text in one language.

    >>> speak({"why": [{"type": "text", "en": "Wall", "de": "Mauer"}]}, "de")
    {'why': ['Mauer']}
    """
    if isinstance(value, dict):
        if value.get("type") == "text":
            return value[lang]
        return {key: speak(item, lang) for key, item in value.items()}
    if isinstance(value, list):
        return [speak(item, lang) for item in value]
    return value


def explain_results(chosen: "Tool", results: "Sequence[msgspec.Struct]", lang: "Lang") -> str:
    """Prose, a paragraph a result."""
    from undercroft.table.tools import Explained

    told: list[str] = []
    for result in results:
        if not isinstance(result, Explained):
            raise UserError(f"{chosen.id} has no prose for its results", where="--explain", todo="Leave --explain out.")
        told.append(result.explain(lang))
    return "\n\n".join(told)
