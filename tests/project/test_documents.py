"""Documents lead somewhere: every link of theirs, and from the index to each of them."""

import re
from pathlib import Path

import pytest
from tests.project.house_copy import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
INDEXES = (ROOT / "docs" / "README.md", ROOT / "docs" / "decisions" / "README.md")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", document.read_text())
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("index", INDEXES, ids=lambda path: path.parent.name)
def test_an_index_names_every_page_beside_it(index: Path) -> None:
    named = index.read_text()
    pages = [page.name for page in index.parent.glob("*.md") if page != index]
    assert [page for page in pages if f"({page})" not in named] == [], f"add a line for each to {index}"
