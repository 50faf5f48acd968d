"""Sitting down at a table, for tests of the table itself: begun over HTTP, its links kept where the page looks."""

import json
from typing import Any

from playwright.sync_api import Page

BEGIN = """async (wanted) => (await fetch('/api/matches', { method: 'POST', body: JSON.stringify(wanted),
    headers: { 'content-type': 'application/json' } })).json()"""
KEEP = """([settings, purse]) => {
    localStorage.setItem('undercroft.settings', settings); localStorage.setItem('undercroft.matches', purse) }"""

ANYTHING = ".card.legal, .choice, g.cell.legal"
SOME = 3


def sit_down(
    page: Page,
    url: str,
    game: str = "tallow",
    scenario: str = "cellar",
    seats: int = 2,
    who: str = "me",
    undo: str = "honest",
    **settings: Any,
) -> dict[str, Any]:
    """Begin a match and look at it from every seat, as `who` plays it here; gives back its links."""
    page.goto(url)
    made = page.evaluate(BEGIN, {"game": game, "scenario": scenario, "seats": seats, "policy": {"undo": undo}})
    held = [{"token": token, "seat": seat, "who": who} for seat, token in made["seats"].items()]
    purse = {"match": made["match"], "held": held, "audience": made["audience"], "owner": made["owner"]}
    page.evaluate(KEEP, [json.dumps({"lang": "en", "theme": "dark", **settings}), json.dumps([purse])])
    page.goto(f"{url}#/m/{made['match']}")
    page.reload()
    page.wait_for_selector(".cover, .prompt")
    return purse


def line(page: Page) -> int:
    """How much has been decided."""
    return int(page.locator(".table").get_attribute("data-line") or 0)


def wait_past(page: Page, before: int) -> None:
    """Until the table has moved on, or somebody else is to look."""
    page.wait_for_function(
        "before => document.querySelector('.cover, .over') || "
        "Number(document.querySelector('.table').dataset.line) > before",
        arg=before,
    )


def come_to_move(page: Page, *, one_tap: bool = False) -> None:
    """Take what comes until somebody may go to some spaces of the board, or stay."""
    for _ in range(60):
        page.locator(".card.legal, .choice, g.legal").filter(visible=True).first.wait_for()
        if page.locator("g.cell.legal").count() > SOME and page.locator(".choice").filter(visible=True).count():
            return
        before = line(page)
        page.locator(ANYTHING).filter(visible=True).first.click()
        if not one_tap:
            page.locator(".preview.picked .confirm").click()
        wait_past(page, before)
    raise AssertionError("nobody was asked for a space")


def decide(page: Page, step: int) -> bool:
    """One decision by whoever is asked: a card, a space, a foe or a button, whatever is lit; False at the end."""
    page.locator(".cover, .over, [data-option], .card.legal, g.legal").filter(visible=True).first.wait_for()
    if page.locator(".over").count():
        return False
    if page.locator(".cover").count():
        page.locator(".cover .brass").click()
        page.wait_for_selector(".cover", state="detached")
        return True
    for kind in (".figure.legal", ".hand .card.legal", ".cell.legal", "[data-option]:visible"):
        count = page.locator(kind).count()
        if count:
            choose(page, kind, (step * 7) % count)
            return True
    raise AssertionError("somebody is asked, and nothing is lit")


def choose(page: Page, what: str, number: int = 0) -> None:
    """Tap to pick, look at the preview, confirm; come back when the table has moved on."""
    before = page.locator(".table").get_attribute("data-line")
    settled(page)
    # Whoever stands on a space passes a tap on to it.
    page.locator(what).nth(number).click(force=True)
    page.locator(".confirm").click()
    page.wait_for_function(
        "before => document.querySelector('.cover, .over') || "
        "document.querySelector('.table').dataset.line !== before && !document.querySelector('.confirm')",
        arg=before,
    )


def settled(page: Page) -> None:
    """The map follows who acts: a tap is meant for where things come to rest."""
    page.evaluate(
        """async () => {
            const all = () => [...document.querySelectorAll("g.cell")].map((one) => one.getBoundingClientRect());
            const places = () => all().map(({ x, y }) => x + y).join();
            for (let before = ""; before !== places(); ) {
                before = places();
                await new Promise((later) => setTimeout(later, 150));
            }
        }"""
    )
