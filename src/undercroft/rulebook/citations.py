"""Which function cites which rule: read from the source, without importing it.

A citation is a rule id
- in the docstring of a function, method or class, ranges such as `JL-REST-04 … JL-REST-07` included;
- as a string constant in a function's body (`rule="JL-REST-04"`);
- behind a concept that a function looks up, `edition.cites("focus.fewest_points")`, by way of a table `CITES` in a
  module named `cites.py` (see `concepts.py`).

A table alone cites nothing: a rule counts where something is done about it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, TypeAlias

from undercroft.rulebook.errors import UnknownRuleError
from undercroft.rulebook.library import Library
from undercroft.rulebook.references import ID, ids_in

Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_ONLY_IDS = re.compile(rf"{ID}(?:\s*(?:,|…|\.\.\.?|–|to)\s*-?(?:{ID}|\d\d))*")
_LOOK_UPS = ("cite", "cites")


class Site(NamedTuple):
    """A function (or class) with what it cites and the lines that run when it does its work."""

    file: Path
    name: str
    first: int
    last: int
    lines: frozenset[int]
    ids: tuple[str, ...]
    concepts: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.file}::{self.name}"


class Concept(NamedTuple):
    """A row of a cite table."""

    file: Path
    line: int
    ids: tuple[str, ...]


class Citations:
    """All citations of some packages."""

    def __init__(self, sites: Iterable[Site], concepts: dict[str, list[Concept]]) -> None:
        self.concepts = concepts
        self.sites = tuple(self._with_concepts(site) for site in sites)

    def _with_concepts(self, site: Site) -> Site:
        behind = (number for name in site.concepts for row in self.concepts.get(name, ()) for number in row.ids)
        return site._replace(ids=tuple(dict.fromkeys((*site.ids, *behind))))

    @cached_property
    def by_id(self) -> dict[str, list[Site]]:
        cited: dict[str, list[Site]] = {}
        for site in self.sites:
            for number in site.ids:
                cited.setdefault(number, []).append(site)
        return cited

    def problems(self, library: Library) -> list[str]:
        """Ids that no ledger has, concepts that no table has, and concepts nobody looks up: each says where."""
        used = {name for site in self.sites for name in site.concepts}
        return [
            *(
                f"{site.file}:{site.first}: {site.name} cites {describe_unknown(number, library)}"
                for site in self.sites
                for number in site.ids
                if number not in library
            ),
            *(
                f"{site.file}:{site.first}: {site.name} looks up the concept {name!r}, which no CITES table lists"
                for site in self.sites
                for name in site.concepts
                if name not in self.concepts
            ),
            *(
                f"{row.file}:{row.line}: CITES lists {describe_unknown(number, library)}"
                for rows in self.concepts.values()
                for row in rows
                for number in row.ids
                if number not in library
            ),
            *(
                f"{row.file}:{row.line}: no function looks up the concept {name!r}: use it or drop it"
                for name, rows in self.concepts.items()
                for row in rows
                if name not in used
            ),
        ]


def describe_unknown(number: str, library: Library) -> str:
    try:
        library.rule(number)
    except UnknownRuleError as unknown:
        return str(unknown).replace("no rule has the id ", "unknown id ")
    return number


def read_citations(packages: Iterable[Path]) -> Citations:
    """Every citation below the folders of some packages."""
    sites: list[Site] = []
    concepts: dict[str, list[Concept]] = {}
    for package in packages:
        for file in sorted(package.rglob("*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
            sites += read_sites(tree, file)
            if file.name == "cites.py":
                for name, row in read_table(tree, file):
                    concepts.setdefault(name, []).append(row)
    return Citations(sites, concepts)


def read_sites(tree: ast.Module, file: Path) -> Iterator[Site]:
    """The functions and classes of one module that cite something."""
    for definition, name in definitions(tree):
        cited = ids_in(prose_of(definition))
        concepts: tuple[str, ...] = ()
        if not isinstance(definition, ast.ClassDef):
            cited = (*cited, *ids_in_body(definition))
            concepts = tuple(dict.fromkeys(concepts_in_body(definition)))
        if cited or concepts:
            lines = working_lines(definition)
            yield Site(
                file,
                name,
                definition.lineno,
                definition.end_lineno or definition.lineno,
                frozenset(lines),
                tuple(dict.fromkeys(cited)),
                concepts,
            )


def prose_of(definition: Definition | ast.ClassDef) -> str:
    """The docstring without its examples: an id that a doctest uses is no citation."""
    paragraphs = (ast.get_docstring(definition) or "").split("\n\n")
    return "\n\n".join(part.partition(">>>")[0] for part in paragraphs)


def definitions(tree: ast.AST, inside: str = "") -> Iterator[tuple[Definition | ast.ClassDef, str]]:
    """Every function and class with its qualified name, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition | ast.ClassDef):
            name = f"{inside}{node.name}"
            yield node, name
            yield from definitions(node, f"{name}.")
        else:
            yield from definitions(node, inside)


def own_nodes(definition: Definition) -> Iterator[ast.AST]:
    """The nodes of a function's body, without its docstring and without the functions and classes inside it."""
    waiting: list[ast.AST] = list(reversed(body_of(definition)))
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, Definition | ast.ClassDef)]


def body_of(definition: Definition) -> list[ast.stmt]:
    """The statements after the docstring, inner definitions left out."""
    start = 1 if ast.get_docstring(definition, clean=False) is not None else 0
    return [node for node in definition.body[start:] if not isinstance(node, Definition | ast.ClassDef)]


def ids_in_body(definition: Definition) -> Iterator[str]:
    for node in own_nodes(definition):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ONLY_IDS.fullmatch(node.value):
            yield from ids_in(node.value)


def concepts_in_body(definition: Definition) -> Iterator[str]:
    """Literal keys of `cites("…")`, `edition.cites("…")` and `edition.cites["…"]`."""
    for node in own_nodes(definition):
        if isinstance(node, ast.Call) and node.args:
            target, key = node.func, node.args[0]
        elif isinstance(node, ast.Subscript):
            target, key = node.value, node.slice
        else:
            continue
        name = target.attr if isinstance(target, ast.Attribute) else target.id if isinstance(target, ast.Name) else ""
        if name in _LOOK_UPS and isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key.value


def working_lines(definition: Definition | ast.ClassDef) -> set[int]:
    """The lines that run when a function is called; of a class, those of its methods."""
    if isinstance(definition, ast.ClassDef):
        return {line for node in definition.body if isinstance(node, Definition) for line in working_lines(node)}
    inner = {
        line
        for node in ast.walk(definition)
        if isinstance(node, Definition) and node is not definition
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    own = {line for node in body_of(definition) for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return own - inner


def read_table(tree: ast.Module, file: Path) -> Iterator[tuple[str, Concept]]:
    """The rows of a module's `CITES = {"concept": {"JL": ("JL-…",)}}`."""
    for table in tables_named_cites(tree):
        if not isinstance(table, ast.Dict):
            raise ValueError(f"{file}:{table.lineno}: CITES has to be one literal: {{'concept': {{'JL': ('JL-…',)}}}}")
        for key, row in zip(table.keys, table.values, strict=True):
            if not isinstance(key, ast.Constant):
                raise ValueError(f"{file}:{row.lineno}: a concept in CITES has to be a plain text")
            numbers = (str(part.value) for part in ast.walk(row) if isinstance(part, ast.Constant))
            yield str(key.value), Concept(file, key.lineno, tuple(number for number in numbers if "-" in number))


def tables_named_cites(tree: ast.Module) -> Iterator[ast.expr]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="CITES")], value=table):
                yield table
            case ast.AnnAssign(target=ast.Name(id="CITES"), value=ast.expr() as table):
                yield table
            case _:
                pass
