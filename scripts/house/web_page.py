"""The web side of the set-up: Node, the packages of `web/package-lock.json`, and the built page."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from house.console import CHECK_THE_NETWORK, last_lines, run_quietly, step
from house.paths import NODE_MODULES, PAGE, WEB
from house.stamps import digest, is_stamped

OLDEST_NODE = 20
PACKAGES_STAMP = NODE_MODULES / "undercroft-packages.stamp"
PAGE_STAMP = NODE_MODULES / "undercroft-page.stamp"
NOT_SOURCES = {"node_modules", "dist"}


def why_no_node() -> str:
    """What keeps this machine from building the page, or nothing."""
    advice = f"Get Node {OLDEST_NODE} or newer from https://nodejs.org/ or your system's packages"
    if shutil.which("node") is None or shutil.which("npm") is None:
        return f"Node is missing. {advice}."
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = version.removeprefix("v").partition(".")[0]
    if not major.isdigit() or int(major) < OLDEST_NODE:
        return f"Node {version or 'here does not start, so it'} is too old. {advice}."
    return ""


def ensure_web_packages() -> None:
    """Leave with `web/node_modules` as the lock lists it."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"], str(WEB))
    if not is_stamped(PACKAGES_STAMP, wanted):
        with step("Installing the web page's packages"):
            _npm("ci")
        PACKAGES_STAMP.write_text(wanted)


def ensure_page() -> None:
    """Leave with a built page that is as new as its sources."""
    ensure_web_packages()
    wanted = digest(_sources())
    if not (is_stamped(PAGE_STAMP, wanted) and PAGE.is_file()):
        with step("Building the web page"):
            _npm("run", "--silent", "build")
        PAGE_STAMP.write_text(wanted)


def _sources() -> Iterator[Path]:
    for entry in WEB.iterdir():
        if entry.name not in NOT_SOURCES:
            yield from (file for file in (entry.rglob("*") if entry.is_dir() else [entry]) if file.is_file())


def _npm(*arguments: str) -> None:
    run_quietly(["npm", *arguments], WEB, _explain_npm)


def _explain_npm(output: str) -> str:
    if any(trouble in output for trouble in ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ECONNRESET")):
        return "The web page's packages can't be downloaded: the npm registry does not answer.\n" + CHECK_THE_NETWORK
    # npm says what is wrong first and lists its options after that; vite and the rest say it last.
    own_words = [f"  {line}" for line in output.splitlines() if line.startswith("npm error")][:6]
    told = "\n".join(own_words) or last_lines(output)
    return f"npm could not set up the web page:\n{told}"
