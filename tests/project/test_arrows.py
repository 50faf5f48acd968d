"""The import contracts hold on the house, and catch every kind of wrong arrow when one is planted."""

from pathlib import Path

import pytest
from tests.project.house_copy import ROOT, run

PACKAGES = (
    "bots", "cli", "conformance", "games", "games/haven", "games/haven/buttons", "games/haven/frosthaven",
    "games/haven/jaws", "games/haven/monsters", "games/haven/tools", "games/perdition", "games/runebound", "grid",
    "packs", "rulebook", "server", "sim", "table", "textclient", "words",
)  # fmt: skip

RIGHT = (
    ("games/perdition", "undercroft.table, undercroft.grid, undercroft.packs, undercroft.rulebook, undercroft.words"),
    ("games/haven/jaws", "undercroft.games.haven"),
    ("games/haven/tools", "undercroft.games.haven.jaws"),
    ("packs", "undercroft.words"),
    ("server", "undercroft.table, undercroft.bots"),
    ("cli", "undercroft.server, undercroft.sim, undercroft.rulebook"),
)

WRONG = (
    ("table", "undercroft.packs"),
    ("table", "undercroft.games"),
    ("table", "random"),
    ("packs", "undercroft.table"),
    ("grid", "undercroft.words"),
    ("rulebook", "undercroft.words"),
    ("words", "undercroft.grid"),
    ("bots", "undercroft.games.perdition"),
    ("server", "undercroft.games.perdition"),
    ("cli", "undercroft.games.perdition"),
    ("server", "undercroft.textclient"),
    ("textclient", "undercroft.games.perdition"),
    ("games/perdition", "undercroft.server"),
    ("games/perdition", "undercroft.games.runebound"),
    ("games/perdition", "asyncio"),
    ("games/haven/jaws", "undercroft.games.haven.buttons"),
    ("games/haven/monsters", "undercroft.games.haven.jaws"),
    ("games/haven/monsters", "undercroft.games.haven.frosthaven"),
    ("sim", "undercroft.conformance"),
    ("bots", "undercroft.sim"),
)


def build_house(source: Path, arrows: tuple[tuple[str, str], ...]) -> None:
    for package in ("", *PACKAGES):
        (source / "undercroft" / package).mkdir(parents=True)
        (source / "undercroft" / package / "__init__.py").touch()
    for number, (package, imported) in enumerate(arrows):
        (source / "undercroft" / package / f"arrow_{number}.py").write_text(f"import {imported}\n")


def lint(source: Path) -> str:
    """What import-linter says of a source folder under our contracts, wherever it breaks its lines."""
    command = ["lint-imports", "--no-cache", "--config", ROOT / "pyproject.toml"]
    return " ".join(run([*command], source, PYTHONPATH=str(source)).stdout.split())


def test_right_arrows_pass(tmp_path: Path) -> None:
    build_house(tmp_path, RIGHT)
    assert "0 broken" in lint(tmp_path)


@pytest.mark.parametrize("arrow", WRONG, ids=lambda arrow: " -> ".join(arrow))
def test_wrong_arrows_are_caught(tmp_path: Path, arrow: tuple[str, str]) -> None:
    build_house(tmp_path, (arrow,))
    package, imported = arrow
    assert f"undercroft.{package.replace('/', '.')}.arrow_0 -> {imported} (l.1)" in lint(tmp_path)
