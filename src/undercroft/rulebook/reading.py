"""Reading the catalogue's files: ledger lines, blocks with tables, glossaries.

Two forms of an entry, told apart by how they begin:

    - JL-FOCUS-03 (p. 9) [engine] A statement of one line.
    ### JL-DATA-01 (p. 18) A title
    | a table or anything else, | up to the next entry or heading |
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from undercroft.rulebook.record import Area, Kind, Rule, Tag, Term
from undercroft.rulebook.references import ID

_ENTRY = re.compile(
    rf"(?P<form>- |### )(?P<id>{ID})(?: \(also (?P<alias>[^)]*)\))?"
    r"(?: \(p\. (?P<pages>[^()]*)\))?(?: \[(?P<tag>[a-z]+)\])? (?P<text>.+)"
)
_BLOCK = "### "
_HEADING = re.compile(r"## (?:(?P<code>[A-Z][A-Z0-9]*) — )?(?P<title>.*?)(?: \(p\. (?P<pages>[^()]*)\))?")
_PAGES_IN_TITLE = re.compile(r"\(p\. ([^;()]*)")
_DEFAULT = re.compile(r"[;,.]? *\bdefault: ")

TAGS: dict[str, Tag] = {tag.value: tag for tag in Tag}
TAG_OF_KIND = {Kind.EXAMPLE: Tag.EXAMPLE, Kind.OPEN: Tag.OPEN, Kind.DATA: Tag.DATA, Kind.FACT: Tag.FACT}
AREA_OF_KIND = {
    Kind.RULE: Area("", ""),
    Kind.EXAMPLE: Area("EX", "Examples", german="Beispiele"),
    Kind.OPEN: Area("OPEN", "Open points", german="Offene Punkte"),
    Kind.DATA: Area("DATA", "Numbers and tables", german="Zahlen und Tabellen"),
    Kind.FACT: Area("FACT", "Facts the rulebook lacks", german="Angaben, die im Regelheft fehlen"),
}


class CatalogueError(ValueError):
    """A catalogue file that cannot be understood: says which line of which file, and what it should look like."""


class Raw(NamedTuple):
    """An entry as it stands in its file, with the heading it stands under and the lines that follow it."""

    form: str
    id: str
    alias: str | None
    pages: str | None
    tag: str | None
    first: str
    heading: str
    more: list[str]

    @property
    def title(self) -> str:
        return self.first if self.form == _BLOCK else ""

    @property
    def text(self) -> str:
        if not self.more:
            return self.first
        return "\n".join(self.more if self.form == _BLOCK else [self.first, *self.more]).strip()


def read_title(path: Path) -> str:
    """What the first line of a file calls it."""
    with path.open(encoding="utf-8") as lines:
        return lines.readline().removeprefix("# ").strip()


def read_rules(path: Path, game: str, kind: Kind) -> Iterator[Rule]:
    """The entries of one file in their order, with the German wording of the file beside it, if there is one."""
    german, german_areas = read_german(path.with_suffix(".de.md"))
    area, heading = AREA_OF_KIND[kind], ""
    for raw in read_entries(path):
        if raw.heading != heading:
            heading = raw.heading
            area = read_area(heading, kind, german_areas)
        yield read_rule(raw, game, kind, area, german)


def read_rule(raw: Raw, game: str, kind: Kind, area: Area, german: dict[str, str]) -> Rule:
    title, statement, pages, default = raw.title, raw.text, raw.pages or "", ""
    if title and not pages and (inside := _PAGES_IN_TITLE.search(title)):
        pages = inside[1]
    if kind is Kind.OPEN:
        statement, default = split_default(statement)
    tag = TAG_OF_KIND.get(kind) or TAGS.get(raw.tag or "")
    if tag is None:
        raise CatalogueError(f"{game}: {raw.id} has no tag or an unknown one; write [engine], [setup], [content] …")
    aliases = (raw.alias,) if raw.alias else ()
    return Rule(raw.id, game, kind, tag, area, pages, title, statement, german.get(raw.id, ""), default, aliases)


def split_default(text: str) -> tuple[str, str]:
    """Part an open point from the answer taken until a better one is known.

    >>> split_default("Minimum attack value: not stated; default: 0.")
    ('Minimum attack value: not stated', '0.')
    """
    parts = _DEFAULT.split(text, maxsplit=1)
    return (parts[0].strip(), parts[1].strip()) if len(parts) == 2 else (text, "")


def read_area(heading: str, kind: Kind, german: dict[str, str]) -> Area:
    """`## FOCUS — Monster focus (p. 9–26)`; without a code the heading is a group of examples or open points."""
    found = _HEADING.fullmatch(heading)
    assert found is not None
    code = found["code"] or AREA_OF_KIND[kind].code
    return Area(code, found["title"], found["pages"] or "", german.get(code, ""))


def read_german(path: Path) -> tuple[dict[str, str], dict[str, str]]:
    """Statements by id and area titles by code, from a file such as `rules.de.md`."""
    if not path.exists():
        return {}, {}
    statements: dict[str, str] = {}
    areas: dict[str, str] = {}
    heading = ""
    for raw in read_entries(path):
        statements[raw.id] = f"{raw.title}\n{raw.text}" if raw.title else raw.text
        if raw.heading != heading:
            heading = raw.heading
            if (found := _HEADING.fullmatch(heading)) and found["code"]:
                areas[found["code"]] = found["title"]
    return statements, areas


def read_entries(path: Path) -> Iterator[Raw]:
    """Part a file into its entries; prose before the first entry and between line entries is for readers only."""
    heading = ""
    entry: Raw | None = None
    for count, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
        if line.startswith(("- ", "### ")) and (found := _ENTRY.fullmatch(line)):
            if entry:
                yield entry
            form, number, alias, pages, tag, first = found.groups()
            entry = Raw(form, number, alias, pages, tag, first, heading, [])
        elif line.startswith("## "):
            heading = line
        elif line.startswith("### ") or (line.startswith("- ") and _looks_like_an_entry(line)):
            raise CatalogueError(
                f"{path}:{count}: cannot read this entry; write `- ID (p. N) [tag] statement`\n  {line}"
            )
        elif entry and (entry.form == _BLOCK or line.startswith("   ")):
            entry.more.append(line)
    if entry:
        yield entry


def _looks_like_an_entry(line: str) -> bool:
    return re.match(r"- [A-Z]+-[A-Z]+-\d", line) is not None


def read_glossary(path: Path, game: str) -> Iterator[Term]:
    """The rows of the table `| English term | German term | Meaning | Page |`."""
    rows = (line for line in path.read_text(encoding="utf-8").split("\n") if line.startswith("|"))
    for row in list(rows)[2:]:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if len(cells) != 4:
            raise CatalogueError(f"{path}: a glossary row has four cells, this one has {len(cells)}\n  {row}")
        yield Term(game, *cells)
