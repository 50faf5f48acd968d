"""The README's screenshots: `python scripts/pictures.py` plays into some matches and photographs them in a browser.

`--all` takes every screen in three sizes, both themes and both languages into a folder, to look through them.
"""

import argparse
import base64
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from house.chromium import find_chromium
from house.paths import ROOT
from house.serving import BROWSER_ARGUMENTS, Served
from house.web_page import ensure_page
from undercroft.bots import GreedyBot, next_decision
from undercroft.table import Match, Setup, Stream, dump, key_of, system

SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
QUALITY = 0.86
TAKE_IN = """async (file) => (await fetch('/api/matches/import', { method: 'POST', body: file,
    headers: { 'content-type': 'application/json' } })).json()"""
# The browser has what it takes to make a picture small; no further package is needed.
AS_WEBP = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + png;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const small = await canvas.convertToBlob({ type: 'image/webp', quality });
    return btoa(Array.from(new Uint8Array(await small.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
}"""


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str = "wide"
    theme: str = "dark"
    lang: str = "en"

    @property
    def name(self) -> str:
        return f"{self.size}-{self.theme}-{self.lang}"


@dataclass(frozen=True)
class Moment:
    """A match, played by the greedy bot until a question has been asked so often; without one, to its end."""

    game: str
    scenario: str
    seats: int
    seed: int
    kind: str = ""
    times: int = 1


@dataclass(frozen=True)
class Picture:
    """One of the README's."""

    moment: str
    look: Look
    tap: str = ""
    """What is tapped before the picture is taken."""


MOMENTS = {
    "cards": Moment("jaws", "jaws:s01", 2, 1, "choose-second"),
    "halves": Moment("jaws", "jaws:s01", 2, 1, "play", 3),
    "move": Moment("jaws", "jaws:s03", 4, 5, "move", 3),
    "monster": Moment("jaws", "jaws:s01", 2, 1, "monster-end"),
    "won": Moment("jaws", "jaws:s01", 2, 1),
    "heroes": Moment("runebound", "marches:ascension", 4, 3, "choose-hero"),
    "land": Moment("runebound", "marches:ascension", 4, 3, "move", 12),
    "market": Moment("runebound", "marches:ascension", 4, 3, "buy"),
    "combat": Moment("runebound", "marches:ascension", 4, 3, "combat"),
}
PICTURES = {
    "jaws": Picture("move", Look(), "g.cell.legal >> nth=3"),
    "phone": Picture("halves", Look("phone")),
    "runebound": Picture("land", Look()),
}


def played(moment: Moment) -> Match[Any, Any]:
    rules = system(moment.game)
    setup = Setup(
        system=moment.game, scenario=moment.scenario, seats=rules.seats(moment.seats), options=rules.settle({})
    )
    match = Match(rules, setup, key=key_of(moment.seed))
    bots = dict.fromkeys(setup.seats, GreedyBot(Stream(bytes(32))))
    asked = 0
    while match.over is None:
        asked += match.questions[0].kind == moment.kind
        if moment.kind and asked == moment.times:
            break
        match.play(*next_decision(match, bots))
    return match


def take_in(page: Page, match: Match[Any, Any]) -> dict[str, Any]:
    """Open it as a match of this server; its links as a browser keeps them."""
    made = page.evaluate(TAKE_IN, dump(match).decode())
    held = [{"token": token, "seat": seat, "who": "me"} for seat, token in made["seats"].items()]
    return {"match": made["match"], "held": held, "audience": made["audience"], "owner": made["owner"]}


@contextmanager
def opened(browser: Browser, url: str, look: Look, purses: Sequence[dict[str, Any]] = ()) -> Iterator[Page]:
    width, height = SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if look.size == "phone" else 1,
        color_scheme="dark" if look.theme == "dark" else "light",
        has_touch=look.size != "wide",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: print("PAGE ERROR", error))
    page.on("console", lambda message: print("CONSOLE", message.text) if message.type == "error" else None)
    settings = json.dumps({"lang": look.lang, "theme": look.theme, "hints": False})
    page.add_init_script(
        f"localStorage.setItem('undercroft.settings', {json.dumps(settings)});"
        f"localStorage.setItem('undercroft.matches', {json.dumps(json.dumps(list(purses)))})"
    )
    page.goto(url)
    yield page
    context.close()


def photograph(browser: Browser, url: str, look: Look, purse: dict[str, Any] | None, tap: str = "") -> bytes:
    """A table, or the lobby where there is none."""
    where = f"{url}#/m/{purse['match']}" if purse else url
    with opened(browser, where, look, [purse] if purse else []) as page:
        page.wait_for_selector(".ask .prompt:not(.quiet), .over" if purse else "form", timeout=60_000)
        page.wait_for_timeout(600)
        if tap:
            page.locator(tap).click(force=True)
            page.wait_for_timeout(600)
        return page.screenshot(full_page=purse is None)


def as_webp(browser: Browser, png: bytes) -> bytes:
    page = browser.new_page()
    small = page.evaluate(AS_WEBP, [base64.b64encode(png).decode(), QUALITY])
    page.close()
    return base64.b64decode(small)


def take_all(browser: Browser, url: str, folder: Path) -> None:
    with opened(browser, url, Look()) as page:
        purses = {"lobby": None, **{name: take_in(page, played(moment)) for name, moment in MOMENTS.items()}}
    for size in SIZES:
        for theme in ("dark", "light"):
            for lang in ("en", "de"):
                look = Look(size, theme, lang)
                for name, purse in purses.items():
                    (folder / f"{name}-{look.name}.png").write_bytes(photograph(browser, url, look, purse))


def take_pictures(browser: Browser, url: str, folder: Path) -> None:
    for name, picture in PICTURES.items():
        with opened(browser, url, Look()) as page:
            purse = take_in(page, played(MOMENTS[picture.moment]))
        png = photograph(browser, url, picture.look, purse, picture.tap)
        (folder / f"{name}.webp").write_bytes(as_webp(browser, png))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="every size, theme and language, into this folder")
    every = parser.parse_args().all
    folder = every or ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    ensure_page()
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        served = Served(Path(home) / "matches.sqlite3")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(BROWSER_ARGUMENTS))
        try:
            (take_all if every else take_pictures)(browser, served.url, folder)
        finally:
            browser.close()
            served.kill()


if __name__ == "__main__":
    main()
