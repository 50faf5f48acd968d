"""The README's screenshots: `python scripts/pictures.py` plays a little in a real browser and photographs the screens.

`--all` takes every screen in three sizes, both themes and both languages into a folder, to look through them.
"""

import argparse
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

SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
# Answers questions over a second line, so that a picture of the middle of a game takes seconds.
ADVANCE = """
async ({ match, tokens, kind, nth, limit }) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/live`);
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello", tokens, lang: "en" }));
  const say = (message) => socket.send(JSON.stringify(message));
  const next = () => new Promise((resolve) => (socket.onmessage = (event) => resolve(JSON.parse(event.data))));
  let seen = 0, held = [], step = 0, now = null;
  while (step < limit) {
    const message = await next();
    if (message.is === "welcome") { now = message; held = message.held; }
    if (message.is !== "welcome") continue;
    const open = now.view.asked.filter((question) => !question.optional);
    if (now.view.over) break;
    if (!open.length) {
      const seat = held.find((one) => now.view.waiting.includes(one));
      if (!seat) break;
      say({ do: "sit", seat });
      continue;
    }
    const question = open[0];
    if (kind && question.kind === kind && ++seen > nth) break;
    const kinds = ["attack", "target", "hit"];
    const option = question.options.find((one) => kinds.includes(one.text.split(":")[0]))
      ?? question.options[(step * 7 + 3) % question.options.length];
    if (step > 20) await new Promise((resolve) => setTimeout(resolve, 110));
    say({ do: "answer", question: question.id, option: option.text, ref: ++step });
    for (let reply = await next(); reply.is !== "stored"; reply = await next()) {
      if (reply.is === "refused") throw new Error(reply.why);
    }
    say({ do: "sit", seat: held.includes(now.seat) ? now.seat : held[0] });
  }
  socket.close();
  return [step, now.view.asked.map((one) => one.kind), now.view.over];
}
"""


@dataclass
class Look:
    """How a page is looked at."""

    size: str = "wide"
    theme: str = "dark"
    lang: str = "en"

    @property
    def name(self) -> str:
        return f"{self.size}-{self.theme}-{self.lang}"


@contextmanager
def opened(browser: Browser, url: str, look: Look, purses: str = "[]") -> Iterator[Page]:
    width, height = SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if look.theme == "dark" else "light",
        has_touch=look.size != "wide",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.on("pageerror", lambda error: print("PAGE ERROR", error))
    page.on("console", lambda message: print("CONSOLE", message.text) if message.type == "error" else None)
    settings = json.dumps({"lang": look.lang, "theme": look.theme})
    page.add_init_script(
        f"localStorage.setItem('undercroft.settings', {json.dumps(settings)});"
        f"localStorage.setItem('undercroft.matches', {json.dumps(purses)})"
    )
    page.goto(url)
    yield page
    context.close()


def begin(page: Page, game: str, scenario: str, seats: int) -> dict[str, Any]:
    """Begin a match over HTTP and give back the links as a browser keeps them."""
    made = page.evaluate(
        """async (wanted) => (await fetch('/api/matches', { method: 'POST', body: JSON.stringify(wanted),
        headers: { 'content-type': 'application/json' } })).json()""",
        {"game": game, "scenario": scenario, "seats": seats},
    )
    held = [{"token": token, "seat": seat, "who": "me"} for seat, token in made["seats"].items()]
    return {"match": made["match"], "held": held, "audience": made["audience"], "owner": made["owner"]}


def advance(page: Page, purse: dict[str, Any], kind: str = "", nth: int = 0, limit: int = 400) -> Any:
    tokens = [one["token"] for one in purse["held"]]
    return page.evaluate(ADVANCE, {"match": purse["match"], "tokens": tokens, "kind": kind, "nth": nth, "limit": limit})


def photograph(browser: Browser, served: Served, folder: Path, looks: Sequence[Look]) -> None:
    """The lobby, and three moments of a first fight."""
    with opened(browser, served.url, Look()) as page:
        purse = begin(page, "jaws", "jaws:s01", 2)
    for moment, kind in {"lobby": "", "cards": "choose-second", "halves": "play", "move": "move"}.items():
        if kind:
            with opened(browser, served.url, Look()) as page:
                advance(page, purse, kind)
        where = f"{served.url}#/m/{purse['match']}" if kind else served.url
        for look in looks:
            with opened(browser, where, look, json.dumps([purse])) as page:
                page.wait_for_selector("footer" if kind else "form")
                page.wait_for_timeout(400)
                page.screenshot(path=str(folder / f"{moment}-{look.name}.png"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="every size, theme and language, into this folder")
    folder = parser.parse_args().all
    every = [Look(size, theme, lang) for size in SIZES for theme in ("dark", "light") for lang in ("en", "de")]
    looks = every if folder else [Look(), Look("phone", "light", "de")]
    folder = folder or ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        served = Served(Path(home) / "matches.sqlite3")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(BROWSER_ARGUMENTS))
        try:
            photograph(browser, served, folder, looks)
        finally:
            browser.close()
            served.kill()


if __name__ == "__main__":
    main()
