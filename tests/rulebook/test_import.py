"""Nothing of the ledgers was lost on the way into the catalogue, and every difference has a reason."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.shared_material import needs_shared_material, shared_path
from tools.import_ledgers import SOURCES, Source, import_all

from undercroft.rulebook import Library, Rule, library
from undercroft.rulebook.library import OWN_CATALOGUE

NOT_CARRIED_OVER = re.compile(  # names of files, rulers, and headings that became titles of files and groups
    r"source: .*|-{3,}|# .*|## (DATA|EXAMPLES|GLOSSARY|OPEN)|(Left open by|Contradictions and gaps|Content the engine"
    r"|Content an implementation must supply as original|Points added by).*:"
)


def corrections() -> dict[str, str]:
    """Id or file → why it differs from the ledger."""
    lines = (OWN_CATALOGUE / "corrections.md").read_text(encoding="utf-8").splitlines()
    pairs = (line[2:].partition(": ") for line in lines if line.startswith("- "))
    return {name: reason for name, _, reason in pairs}


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ledgers, imported anew."""
    folder = tmp_path_factory.mktemp("imported")
    for path, content in import_all(shared_path("rules")).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    return folder


def without_german(shelves: Library) -> dict[str, Rule]:
    return {
        rule.id: rule._replace(german="", area=rule.area._replace(german=""))
        for game in shelves.games
        for rule in shelves.catalogue(game)
    }


@needs_shared_material
def test_entries_differ_only_where_a_correction_says_why(imported: Path) -> None:
    ledger, ours = without_german(Library(imported)), without_german(Library(OWN_CATALOGUE))
    different = {number for number in ledger.keys() | ours.keys() if ledger.get(number) != ours.get(number)}
    assert different == {name for name in corrections() if not name.endswith(".md")}


@needs_shared_material
def test_other_texts_differ_only_where_a_correction_says_why(imported: Path) -> None:
    names = [path.relative_to(imported) for path in sorted(imported.rglob("*.md"))]
    prose = [name for name in names if name.name in ("glossary.md", "sources.md")]
    different = {str(name) for name in prose if (imported / name).read_text() != (OWN_CATALOGUE / name).read_text()}
    assert different == {name for name in corrections() if name.endswith(".md")}


def test_every_correction_gives_a_reason() -> None:
    assert all(len(reason.split()) > 3 for reason in corrections().values())


def words(text: str) -> Counter[str]:
    return Counter(re.findall(r"[^\W\d_]+", text))


@needs_shared_material
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.prefix)
def test_every_word_of_the_ledger_stands_in_the_import(imported: Path, source: Source) -> None:
    lines = shared_path("rules", source.file).read_text(encoding="utf-8").splitlines()
    ledger = "\n".join(line for line in lines if not NOT_CARRIED_OVER.fullmatch(line))
    files = sorted((imported / source.folder).glob("*.md"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.name != "facts.md")
    assert words(ledger) - words(text) == Counter()


@needs_shared_material
def test_every_line_of_the_facts_stands_in_the_import(imported: Path) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(imported.rglob("*.md")))
    lines = shared_path("rules", "facts.md").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not NOT_CARRIED_OVER.fullmatch(line)]
    assert [line for line in kept if line not in text] == []


@needs_shared_material
def test_every_id_of_the_ledgers_is_in_the_catalogue() -> None:
    names = [*(source.file for source in SOURCES), "facts.md"]
    text = "\n".join(shared_path("rules", name).read_text(encoding="utf-8") for name in names)
    ids = re.findall(r"^(?:- |### |\*\*)((?:FACT-)?[A-Z]{2,3}-(?:[A-Z]+-)?\d+)\b", text, re.MULTILINE)
    assert len(ids) == 5253
    assert [number for number in ids if number not in library()] == []
