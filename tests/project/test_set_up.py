"""The set-up, run for real in a copy of the house whose lock file lists only what an install needs."""

import os
import re
import shutil
import sys
import time
from pathlib import Path

import pytest
from tests.pace import best_of
from tests.project.house_copy import ROOT, WHAT_A_BUILD_NEEDS, copy_house, path_with, run

from undercroft import __version__

TO_BUILD = {"editables", "hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers", "tomlkit"}
NO_NODE = {"python3": f"exec '{sys.executable}' \"$@\""}
NO_INDEX = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}


def copy_with_small_lock(to: Path) -> Path:
    """A house that installs in seconds: no packages but those that install it."""
    house = copy_house(to, WHAT_A_BUILD_NEEDS)
    entries = re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text().strip())
    (house / "requirements.lock").write_text(
        "".join(f"{entry}\n" for entry in entries if entry.partition("==")[0] in TO_BUILD)
    )
    return house


def test_first_start_second_start_moved_and_changed(tmp_path: Path) -> None:
    house = copy_with_small_lock(tmp_path / "my house")
    path = path_with(tmp_path / "bin", **NO_NODE)

    first = run([house / "play", "--check"], tmp_path, PATH=path)
    if "the package index does not answer" in first.stderr and not os.environ.get("CI"):
        pytest.skip("needs the network, or pip's cache, for the few packages that install the house")
    assert first.returncode == 0, first.stdout + first.stderr
    assert re.match(r"Making \.venv … [\d.]+ s\nInstalling \d+ Python packages, each checked by its", first.stdout)
    assert first.stdout.endswith("Everything is set up. ./play starts the table.\n")
    assert "Node is missing. Get Node 20 or newer" in first.stderr
    assert "The server starts all the same." in first.stderr

    (tmp_path / "link").symlink_to(house / "play")
    second = run([tmp_path / "link", "--check"], tmp_path, PATH=path)
    assert second.stdout == "Everything is set up. ./play starts the table.\n"
    assert best_of(3, time.monotonic, lambda: run([tmp_path / "link", "--check"], tmp_path, PATH=path)) < 2

    moved = Path(shutil.move(house, tmp_path / "moved"))
    assert "Making .venv" in run([moved / "play", "--check"], tmp_path, PATH=path).stdout

    (moved / "requirements.lock").write_text((moved / "requirements.lock").read_text() + "\n")
    changed = run([moved / "play", "--check"], tmp_path, PATH=path).stdout
    assert "Making .venv" not in changed
    assert "Python packages, each checked by its hash" in changed


def test_what_keeps_pip_from_installing_is_explained(tmp_path: Path) -> None:
    house = copy_house(tmp_path / "house", WHAT_A_BUILD_NEEDS)
    unplugged = run([house / "play"], tmp_path, PIP_RETRIES="0", PIP_NO_CACHE_DIR="1", **NO_INDEX)
    assert unplugged.returncode == 2
    assert "The Python packages can't be downloaded: the package index does not answer." in unplugged.stderr
    assert "127.0.0.1" in (house / ".cache" / "setup.log").read_text()

    make_wheel = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    wheel = run([*make_wheel, "-w", tmp_path, house], ROOT)
    assert wheel.returncode == 0, wheel.stderr
    (house / "requirements.lock").write_text(f"undercroft=={__version__} --hash=sha256:{'0' * 64}\n")
    tampered = run([house / "play"], tmp_path, **NO_INDEX | {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path)})
    assert tampered.returncode == 2
    assert "A package that was downloaded is not the one in the lock file, so it was not installed." in tampered.stderr

    assert not list((house / ".venv").glob("*.stamp"))
