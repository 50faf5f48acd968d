"""Copies of the house elsewhere, so that tests can run its scripts for real without touching this one."""

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ("play", "test", "scripts", "requirements.lock", "requirements-test.lock", "pyproject.toml")
WHAT_A_BUILD_NEEDS = (*SCRIPTS, "LICENSE", "README.md", "src")
NOT_COPIED = shutil.ignore_patterns("__pycache__")


def copy_house(to: Path, names: Iterable[str] = SCRIPTS) -> Path:
    """Copy parts of the house into a new folder."""
    to.mkdir(parents=True)
    for name in names:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=NOT_COPIED)
        else:
            shutil.copy2(source, to / name)
    return to


def run(command: list[str | Path], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder with a few environment variables changed."""
    return subprocess.run(
        command,
        cwd=folder,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def path_with(folder: Path, **programs: str) -> str:
    """A PATH that holds the few tools the scripts need, and programs written as shell scripts."""
    folder.mkdir()
    for tool in ("cat", "readlink", "sh"):
        (folder / tool).symlink_to(shutil.which(tool) or tool)
    for name, body in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
        (folder / name).chmod(0o755)
    return str(folder)
