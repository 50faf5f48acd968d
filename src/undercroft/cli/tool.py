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
    from undercroft.table.tools import Fitted
    from undercroft.words import Lang

LARGEST = 32 * 2**20
Document: TypeAlias = dict[str, "Document"] | list["Document"] | str | int | float | bool | None


def tool(
    id: str | None = None,
    *words: Annotated[str, Parameter(allow_leading_hyphen=True)],
    explain: Annotated[bool, Parameter(help="Prose for people, also for what comes from a file.", negative=())] = False,
    json: Annotated[bool, Parameter(help="JSON for programs, also for what was typed.", negative=())] = False,
    plot: Annotated[Path | None, Parameter(help="Save the plot of the result here, an SVG.")] = None,
    lang: Annotated[Literal["en", "de"], Parameter(help="The language of texts.")] = "en",
    examples: Annotated[bool, Parameter(help="Find tools of example games too.", negative=())] = False,
) -> None:
    """Run a tool: fields in, prose out; or JSON in, JSON out.

    Parameters
    ----------
    id
        Which tool; without it they are listed.
    words
        Its fields, FIELD=VALUE or --FIELD VALUE; or a JSON file; or - for JSON that is piped in. Without any a tool
        tells what its fields are.
    """
    if id is None:
        list_tools(lang, examples)
        return
    chosen = load_tool(id, examples)
    if not words and sys.stdin.buffer.isatty():
        print(describe(chosen, lang))
        return
    typed = is_typed(words)
    documents, where = read_typed(chosen.tool, words) if typed else read_file(words[0] if words else "-")
    results = run_documents(chosen.tool, documents, where)
    if plot is not None:
        save_plot(chosen.tool, results, plot, lang)
    prose = not json and (explain or (typed and all(map(is_explained, results))))
    print(explain_results(chosen.tool, results, lang) if prose else encode_results(results, lang))


def is_typed(words: Sequence[str]) -> bool:
    """Whether fields were typed; a single word that names none is a file."""
    return len(words) > 1 or any("=" in word or word.startswith("--") for word in words)


def read_typed(chosen: "Tool", words: Sequence[str]) -> tuple[list[Document], str]:
    from undercroft.cli.tool_words import read_words

    return [read_words(words, chosen.input)], ""


def read_file(file: str) -> tuple[list[Document], str]:
    return read_documents(file), "standard input" if file == "-" else file


def describe(chosen: "Fitted", lang: "Lang") -> str:
    from undercroft.cli import tool_words

    return tool_words.describe(chosen, lang)


def list_tools(lang: "Lang", examples: bool) -> None:
    """One line a tool: its id, its name, what it is for."""
    from undercroft.table.tools import all_tools

    for id, (found, words, _) in all_tools(examples).items():
        print(f"{id:<16}{words.say(found.name, lang)}. {words.say(found.about, lang)}".rstrip())


def load_tool(id: str, examples: bool) -> "Fitted":
    """The tool with this id; no game is loaded for one that stands by itself."""
    from undercroft.table.tools import fit, tool_points, tools_of_games

    points = tool_points()
    if id not in points:
        of_games = tools_of_games(examples)
        if id not in of_games:
            raise UserError(f"unknown tool {id!r}", todo=suggest(id, [*points, *of_games]))
        return of_games[id]
    try:
        return fit(points[id].load())
    except (ImportError, AttributeError) as error:
        todo = f"Install its package again: it should provide {points[id].value}."
        raise UserError(f"the tool {id!r} is installed but can't be loaded: {error}", todo=todo) from error


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
            error.strerror or str(error), where=where, todo="Name a JSON file, - to pipe one in, or FIELD=VALUE."
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
            raise UserError(str(error), where=where and f"{where}, {_label(document, number)}") from error
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


def is_explained(result: "msgspec.Struct") -> bool:
    from undercroft.table.tools import Explained

    return isinstance(result, Explained)


def save_plot(chosen: "Tool", results: "Sequence[msgspec.Struct]", file: Path, lang: "Lang") -> None:
    """Write the plot that comes with a result: a field `plot`, a text that is an SVG."""
    from undercroft.words import Text

    if len(results) != 1:
        raise UserError(f"one result makes a plot, here are {len(results)}", where="--plot")
    plot = getattr(results[0], "plot", None)
    if not isinstance(plot, Text):
        raise UserError(f"{chosen.id} draws no plot", where="--plot", todo="Leave --plot out.")
    try:
        file.write_text(plot.en if lang == "en" else plot.de, encoding="utf-8")
    except OSError as error:
        raise UserError(error.strerror or str(error), where=str(file), todo="Name another file.") from error


def explain_results(chosen: "Tool", results: "Sequence[msgspec.Struct]", lang: "Lang") -> str:
    """Prose, a paragraph a result."""
    from undercroft.table.tools import Explained

    told: list[str] = []
    for result in results:
        if not isinstance(result, Explained):
            raise UserError(f"{chosen.id} has no prose for its results", where="--explain", todo="Leave --explain out.")
        told.append(result.explain(lang))
    return "\n\n".join(told)
