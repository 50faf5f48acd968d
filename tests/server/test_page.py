"""The page as the server hands it out: what may be kept, what is asked for anew, and what it may load."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.house import House

from house.paths import WEB
from undercroft.server.protocol import VERSION


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    page = tmp_path / "page"
    for name, text in {
        "index.html": "<!doctype html>",
        "manifest.webmanifest": "{}",
        "sw.js": "//",
        "assets/index-abc.js": "//",
        "icons/undercroft.svg": "<svg/>",
    }.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_text(text)
    house = House(tmp_path / "matches.sqlite3", page)
    yield house
    house.stop()


def test_the_page_its_manifest_and_its_worker_are_asked_for_anew_built_files_are_kept(house: House) -> None:
    said = {path: house.get(path) for path in ("/", "/manifest.webmanifest", "/sw.js", "/assets/index-abc.js")}
    assert {answer.status_code for answer in said.values()} == {200}
    assert [said[path].headers["cache-control"] for path in ("/", "/manifest.webmanifest", "/sw.js")] == [
        "no-cache"
    ] * 3
    assert "immutable" in said["/assets/index-abc.js"].headers["cache-control"]
    assert said["/sw.js"].headers["content-type"].startswith("text/javascript")
    assert house.get("/icons/undercroft.svg").headers["content-type"].startswith("image/svg")
    may_load(said["/"])


def may_load(page: httpx.Response) -> None:
    """Its own scripts, its manifest and its worker, and nothing from elsewhere or written into the page."""
    policy = dict(part.split(" ", 1) for part in page.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert {policy[kind] for kind in ("script-src", "manifest-src", "worker-src", "connect-src")} == {"'self'"}


def test_the_page_speaks_the_servers_protocol() -> None:
    spoken = re.search(r"PROTOCOL = (\d+)", (WEB / "src" / "lib" / "stale.ts").read_text())
    assert spoken
    assert int(spoken[1]) == VERSION
