"""The Python side of the set-up: `.venv`, the packages of a lock file checked by their hashes, and the house itself."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from house.console import CHECK_THE_NETWORK, SetupError, last_lines, run_quietly, step
from house.paths import PLAY_LOCK, ROOT, TEST_LOCK, VENV, VENV_BIN, VENV_PYTHON
from house.stamps import digest, is_stamped

HOME_NOTE = VENV / "undercroft-home"
NETWORK_TROUBLES = (
    "ConnectionError",
    "Connection refused",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "Name or service not known",
    "ProxyError",
    "ReadTimeoutError",
    "nodename nor servname",
)


def ensure_python_env(lock: Path) -> None:
    """Leave with a `.venv` that holds what the lock lists, doing only what is not done yet."""
    wanted = digest([lock, *_projects()], str(ROOT))
    if is_stamped(_stamp(lock), wanted) and VENV_PYTHON.exists():
        return
    _ensure_venv()
    _install_lock(lock)
    _install_house()
    for installed in (PLAY_LOCK, TEST_LOCK) if lock == TEST_LOCK else (lock,):
        _stamp(installed).write_text(digest([installed, *_projects()], str(ROOT)))


def tool_environment() -> dict[str, str]:
    """The environment in which tools of `.venv` find each other, as if it were activated."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONHOME", "PYTHONPATH"}}
    return kept | {"VIRTUAL_ENV": str(VENV), "PATH": f"{VENV_BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def _projects() -> Iterator[Path]:
    """The house and every example package: what is installed from the tree."""
    yield ROOT / "pyproject.toml"
    yield from sorted(ROOT.glob("examples/*/pyproject.toml"))


def _stamp(lock: Path) -> Path:
    return VENV / f"undercroft-{lock.stem}.stamp"


def _ensure_venv() -> None:
    """Make `.venv` where none works; one that was moved here with its folder no longer does."""
    moved = HOME_NOTE.is_file() and HOME_NOTE.read_text() != str(ROOT)
    if moved or not VENV_PYTHON.exists():
        if shutil.disk_usage(ROOT).free < 1 << 30:
            raise SetupError(
                f"Undercroft needs 1 GB of free disk to set itself up, and {ROOT} has less. Make room, then try again."
            )
        # A Python inside the environment that is about to go can't rebuild it: its base can.
        base = getattr(sys, "_base_executable", None) or sys.executable
        with step("Making .venv"):
            run_quietly([base, "-m", "venv", "--clear", str(VENV)], ROOT, _explain_venv)
    HOME_NOTE.write_text(str(ROOT))


def _install_lock(lock: Path) -> None:
    count = sum("==" in line for line in lock.read_text().splitlines())
    with step(f"Installing {count} Python packages, each checked by its hash") as show:
        heard = 0

        def hear(line: str) -> None:
            nonlocal heard
            heard += line.startswith(("Collecting ", "Requirement already satisfied"))
            show("unpacking" if line.startswith("Installing collected") else f"{heard} of {count}")

        _pip("install", "--require-hashes", "--no-deps", "--retries", "2", "-r", str(lock), hear=hear)


def _install_house() -> None:
    editables = [argument for project in _projects() for argument in ("-e", str(project.parent))]
    with step("Installing Undercroft itself"):
        _pip("install", "--no-deps", "--no-index", "--no-build-isolation", *editables)


def _pip(*arguments: str, hear: Callable[[str], None] = lambda line: None) -> None:
    pip = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    run_quietly([*pip, *arguments], ROOT, _explain_pip, tool_environment(), hear)


def _explain_venv(output: str) -> str:
    return f"Python could not make a virtual environment:\n{last_lines(output)}"


def _explain_pip(output: str) -> str:
    if "DO NOT MATCH THE HASHES" in output:
        return (
            "A package that was downloaded is not the one in the lock file, so it was not installed.\n"
            "Look first at a proxy or mirror between this machine and the package index; then try again."
        )
    if any(trouble in output for trouble in NETWORK_TROUBLES):
        return "The Python packages can't be downloaded: the package index does not answer.\n" + CHECK_THE_NETWORK
    return f"pip could not install the packages:\n{last_lines(output)}"
