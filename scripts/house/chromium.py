"""The browser of the browser tests: the system's own, because a download of one is not reachable everywhere."""

import os
import shutil
from pathlib import Path

from house.console import SetupError, last_lines, run_quietly, step
from house.paths import ROOT

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_APPS = ("Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium")
ADVICE = "Chromium is missing. Debian: sudo apt install chromium; elsewhere: install Chromium or Chrome."


def find_chromium() -> str:
    """The path of the browser, or nothing; UNDERCROFT_CHROMIUM names one that is somewhere else."""
    named = os.environ.get("UNDERCROFT_CHROMIUM", "")
    on_path = (shutil.which(name) for name in NAMES)
    apps = (str(Path("/Applications", app)) for app in MAC_APPS if Path("/Applications", app).exists())
    return next((path for path in (named, *on_path, *apps) if path), "")


def why_no_chromium() -> str:
    """Install Chromium where this is Debian and we may; say why there is none, or nothing."""
    if not find_chromium() and _may_install():
        try:
            _install()
        except SetupError as missing:
            return str(missing)
    return "" if find_chromium() else ADVICE


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install() -> None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with step("Installing Chromium from Debian's packages, for the browser tests"):
        run_quietly(["apt-get", "update"], ROOT, _explain, quiet)
        run_quietly(["apt-get", "install", "-y", "--no-install-recommends", "chromium"], ROOT, _explain, quiet)


def _explain(output: str) -> str:
    return f"apt-get could not install Chromium:\n{last_lines(output, 4)}"
