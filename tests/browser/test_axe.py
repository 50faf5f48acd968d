"""axe-core finds nothing serious on any screen: day and night, desk and phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.saved import asked, come_in, open_match, played

from house.paths import WEB
from house.serving import Served

pytestmark = pytest.mark.browser

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(({ id, nodes, help }) =>
        `${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 5).join(' | ')} (${help})`)"""

LOOKS = {
    "desk by day": ({"width": 1440, "height": 900}, "light"),
    "desk by night": ({"width": 1440, "height": 900}, "dark"),
    "phone by day": ({"width": 390, "height": 844}, "light"),
    "phone by night": ({"width": 390, "height": 844}, "dark"),
}


@pytest.fixture(params=LOOKS)
def looked(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page of this size and theme that stands still."""
    size, theme = LOOKS[request.param]
    context = browser.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce", bypass_csp=True)
    context.add_init_script(AXE)
    page = context.new_page()
    page.set_default_timeout(10_000)
    yield page
    context.close()


def test_pages_around_the_table(served: Served, looked: Page) -> None:
    open_lobby = look_at(looked, served.url, "form")
    found = {"lobby": open_lobby}
    looked.locator("[data-game=runebound]").click()
    looked.locator("form details summary").first.click()
    found["a new table"] = serious(looked)
    for name, ready in {"tools": "main, form", "rules": "main, input", "about": "h1"}.items():
        found[name] = look_at(looked, f"{served.url}#/{name}", ready)
    found["campaign"] = look_at(looked, f"{served.url}#/c/{campaign(looked)}", "h1")
    assert_nothing(found)


def test_the_table_of_jaws(served: Served, looked: Page) -> None:
    found: dict[str, list[str]] = {}
    for moment in ("choose-initiative", "play", "move"):
        sit_down(served, looked, played("jaws", "jaws:s01", 2, 1, asked(moment)))
        found[moment] = serious(looked)
    for name, opened in panels(looked):
        opened()
        found[name] = serious(looked)
    assert_nothing(found)


def test_the_table_of_runebound(served: Served, looked: Page) -> None:
    found: dict[str, list[str]] = {}
    for moment in ("choose-hero", "combat", "buy"):
        sit_down(served, looked, played("runebound", "marches:ascension", 4, 3, asked(moment)))
        found[moment] = serious(looked)
    assert_nothing(found)


def sit_down(served: Served, page: Page, match: Any) -> None:
    purse = open_match(page, served.url, match)
    come_in(page, served.url, purse, [one["seat"] for one in purse["held"]], lang="en")
    page.locator(".card.legal, .choice, g.legal, .cast.legal").filter(visible=True).first.wait_for()


def panels(page: Page) -> Iterator[tuple[str, Callable[[], None]]]:
    """Each panel beside the table; on a phone they lie in a drawer."""
    menu = page.get_by_role("button", name="Menu", exact=True)
    if menu.is_visible():
        menu.click()
    tabs = page.locator(".drawer [role=tab]")
    for index in range(tabs.count()):
        tab = tabs.nth(index)
        yield tab.inner_text() or str(index), tab.click


def campaign(page: Page) -> str:
    """A campaign of the example game, with its links kept where the page looks."""
    return str(
        page.evaluate("""async () => {
            const body = JSON.stringify({ game: 'tallow', seats: 2, name: 'Thursdays' });
            const headers = { 'content-type': 'application/json' };
            const made = await (await fetch('/api/campaigns', { method: 'POST', headers, body })).json();
            const held = Object.entries(made.seats).map(([seat, token]) => ({ seat, token, who: 'me' }));
            const purse = { match: '', campaign: made.campaign, held, audience: made.audience, owner: made.owner };
            localStorage.setItem('undercroft.matches', JSON.stringify([purse]));
            return made.campaign;
        }""")
    )


def look_at(page: Page, url: str, ready: str) -> list[str]:
    page.goto(url)
    page.reload()
    page.locator(ready).filter(visible=True).first.wait_for()
    return serious(page)


def serious(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    return list(page.evaluate(RUN))


def assert_nothing(found: dict[str, list[str]]) -> None:
    assert not {screen: faults for screen, faults in found.items() if faults}
