"""The PostgreSQL of the server's tests: a cluster of their own, run by the programs that the system has."""

import os
import shutil
from pathlib import Path

from house.console import SetupError, last_lines, run_quietly, step
from house.paths import ROOT

PLACES = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin")
ADVICE = "PostgreSQL is missing. Debian: sudo apt install postgresql; elsewhere: install it, its initdb is enough."


def find_postgres() -> Path | None:
    """The folder with `initdb` and `postgres`; UNDERCROFT_POSTGRES names another."""
    named = os.environ.get("UNDERCROFT_POSTGRES", "")
    on_path = shutil.which("initdb")
    found = [path for place in PLACES for path in sorted(Path("/").glob(place[1:]), reverse=True)]
    places = [Path(named)] * bool(named) + ([Path(on_path).resolve().parent] if on_path else []) + found
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def why_no_postgres() -> str:
    """Install PostgreSQL where this is Debian and we may; say why there is none, or nothing."""
    if find_postgres() is None and shutil.which("apt-get") and os.geteuid() == 0:
        try:
            _install()
        except SetupError as missing:
            return str(missing)
    return "" if find_postgres() else ADVICE


def _install() -> None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with step("Installing PostgreSQL from Debian's packages, for the server's tests"):
        run_quietly(["apt-get", "update"], ROOT, _explain, quiet)
        run_quietly(["apt-get", "install", "-y", "--no-install-recommends", "postgresql"], ROOT, _explain, quiet)


def _explain(output: str) -> str:
    return f"apt-get could not install PostgreSQL:\n{last_lines(output, 4)}"
