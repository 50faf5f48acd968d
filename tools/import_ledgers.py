"""Turn the rules ledgers into the files of the catalogue.

    python tools/import_ledgers.py ../shared/rules src/undercroft/rulebook/catalogue

Run once, to begin with: from then on the catalogue's files are the truth and corrections are made there. The tests
still use it, to see that nothing was lost and that every difference is a correction somebody gave a reason for.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Source(NamedTuple):
    """One ledger: its file, the folder it becomes, and how it wrote the numbers of its open points."""

    file: str
    game: str
    prefix: str
    open_alias: str = ""

    @property
    def folder(self) -> Path:
        return Path(self.game) / self.prefix


SOURCES = (
    Source("jaws.md", "jaws", "JL", "OPEN-{:02}"),
    Source("frosthaven-scenario.md", "frosthaven", "FH", "OPEN {}"),
    Source("frosthaven-campaign.md", "frosthaven", "FHC"),
    Source("buttons.md", "buttons", "BB", "O-{:02}"),
    Source("runebound.md", "runebound", "RB"),
    Source("perdition.md", "perdition", "PM"),
)
KINDS = {"DATA": "data", "EXAMPLES": "examples", "GLOSSARY": "glossary", "OPEN": "open"}
TITLES = {"DATA": "numbers and tables", "EXAMPLES": "examples", "GLOSSARY": "glossary", "OPEN": "open points"}
PAGES = r"\(p\. [^()]*\)"
PROSE_HEADINGS = (  # sentences that head a group of open points, and the titles they become
    (r"Left open by the text.*", "Left open by the text, or lost in it"),
    (r"Contradictions and gaps in the text.*", "Contradictions and gaps in the text"),
    (r"Content the engine needs as original material.*", "Content the engine needs as original material"),
    (
        r"Content an implementation must supply as original.*",
        "Content an implementation must supply as original material",
    ),
    (r"Points added by the audit:", "Points added by the audit"),
)


def chapters(text: str) -> Iterator[tuple[str, list[str]]]:
    """The `##` parts of a ledger, each with its title; what stands before the first has the title ''."""
    title, lines = "", list[str]()
    for line in text.splitlines():
        if line.startswith("## "):
            yield title, lines
            title, lines = line[3:], []
        else:
            lines.append(line)
    yield title, lines


def import_ledger(source: Source, text: str) -> dict[str, str]:
    """File name → content, in the catalogue's own form."""
    files: dict[str, list[str]] = {kind: [] for kind in ("rules", *KINDS.values())}
    for title, lines in chapters(text):
        if not title:
            files["rules"] += [line.removesuffix(" rules ledger") for line in lines if not line.startswith("source: ")]
        elif title in KINDS:
            files[KINDS[title]] += [f"# {source.prefix}: {TITLES[title]}", "", *CONVERTERS[title](source, lines)]
        else:
            files["rules"] += [f"## {title}", *lines]
    return {f"{kind}.md": tidy(lines) for kind, lines in files.items()}


def tidy(lines: list[str]) -> str:
    """One blank line between paragraphs, none at the ends, one newline at the end."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(line.rstrip() for line in lines)).strip() + "\n"


def block_heading(line: str) -> str:
    """`### BB-DATA-03 — Sequences (p. 6)` and `**JL-DATA-03** (p. 6) Sequences` as `### ID (p. 6) Sequences`.

    >>> block_heading("### BB-DATA-03 — Sequences (p. 6–34)")
    '### BB-DATA-03 (p. 6–34) Sequences'
    >>> block_heading("**JL-DATA-02** (p. 28) Component list")
    '### JL-DATA-02 (p. 28) Component list'
    """
    found = re.match(r"(?:### |\*\*)((?:FACT-)?[A-Z]+-(?:[A-Z]+-)?\d+)(?:\*\*)?(?: —)? (.*)", line)
    if not found:
        return line
    number, title = found.groups()
    if at_end := re.fullmatch(rf"(.*) ({PAGES})", title):
        title = f"{at_end[2]} {at_end[1]}"
    return f"### {number} {title}"


def convert_blocks(source: Source, lines: list[str]) -> list[str]:
    return [re.sub(r"^### (?![A-Z]+-[A-Z]+-\d)", "## ", block_heading(line)) for line in lines]


def convert_open(source: Source, lines: list[str]) -> list[str]:
    """Give every open point a number of its own; the old one stays beside it as an alias."""
    converted: list[str] = []
    count = 0
    group = ""
    for line in lines:
        old = re.match(r"(?:- (?:OPEN|O)-\d+:? |\d+\. )(.*)", line)
        full = re.match(r"- [A-Z]+-OPEN-\d+ ", line)
        bullet = re.match(r"- (.*)", line)
        prose = next((title for pattern, title in PROSE_HEADINGS if re.fullmatch(pattern, line)), "")
        if full or old or bullet:
            count += 1
        point = f"{source.prefix}-OPEN-{count:02}"
        if full:
            assert line.startswith(f"- {point} "), line
            converted.append(line)
        elif old:
            converted.append(f"- {point} (also {source.open_alias.format(count)}) {old[1]}")
        elif bullet:
            converted.append(f"- {point} {bullet[1]}")
        elif prose or line.startswith("### "):
            group = prose or line[4:]
            converted += ["", f"## {group}", ""]
        elif group in UNNUMBERED and line and not line.startswith("|"):
            count += 1
            converted.append(f"### {source.prefix}-OPEN-{count:02} {group}\n{line}")
        else:
            converted.append(line)
    return converted


UNNUMBERED = (
    "Features of other Gloomhaven games that do not occur here",
    "Content the implementation must supply as original material",
)
CONVERTERS = {
    "DATA": convert_blocks,
    "EXAMPLES": convert_blocks,
    "GLOSSARY": lambda source, lines: lines,
    "OPEN": convert_open,
}


def import_facts(text: str) -> dict[str, str]:
    """`facts.md` by ledger prefix; under '' what it says about its sources."""
    parts: dict[str, list[str]] = {"": []}
    prefix = ""
    for line in text.splitlines():
        if found := re.match(r"# ([A-Z]{2}) — ", line):
            prefix = found[1]
            parts[prefix] = [f"# {prefix}: facts and figures that the rulebook lacks"]
        elif line != "---" and not line.startswith("# "):
            parts[prefix].append(block_heading(line))
    return {prefix: tidy(lines) for prefix, lines in parts.items()}


def import_all(ledgers: Path) -> dict[Path, str]:
    """Every file of the catalogue, by its path below the catalogue's folder."""
    facts = import_facts((ledgers / "facts.md").read_text(encoding="utf-8"))
    files = {Path("sources.md"): "# Where the facts come from\n\n" + facts.pop("")}
    for source in SOURCES:
        text = (ledgers / source.file).read_text(encoding="utf-8")
        files |= {source.folder / name: content for name, content in import_ledger(source, text).items()}
        if source.prefix in facts:
            files[source.folder / "facts.md"] = facts[source.prefix]
    return files


def main() -> None:
    ledgers, catalogue = Path(sys.argv[1]), Path(sys.argv[2])
    for path, content in import_all(ledgers).items():
        target = catalogue / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
