"""docs/write-a-game.md quotes the example game word for word."""

import re
from pathlib import Path

import pytest

import tallow

PACKAGE = Path(tallow.__file__).parent
TUTORIAL = Path(__file__).parents[2] / "docs" / "write-a-game.md"
SOURCES = [
    *PACKAGE.rglob("*.py"),
    *PACKAGE.rglob("*.txt"),
    PACKAGE.parent / "pyproject.toml",
    *Path(__file__).parent.glob("*.py"),
]
BLOCKS = re.findall(r"```(?:python|toml|text)\n(.*?)\n```", TUTORIAL.read_text(encoding="utf-8"), re.DOTALL)


def test_the_tutorial_shows_much_of_the_game() -> None:
    assert len(BLOCKS) > 25


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("(")[0].split("\n")[0])
def test_a_quoted_block_stands_in_the_example(block: str) -> None:
    assert any(block in source.read_text(encoding="utf-8") for source in SOURCES), "quote the example as it is now"


def test_every_module_is_quoted() -> None:
    modules = list(PACKAGE.glob("*.py"))
    unquoted = [path.name for path in modules if not any(block in path.read_text(encoding="utf-8") for block in BLOCKS)]
    assert unquoted == []
