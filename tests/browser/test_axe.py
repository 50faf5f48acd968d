"""axe-core finds nothing serious on any screen: at a desk and on a phone, by day and by night."""

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page
from tests.browser.at_table import sit_down
from tests.browser.conftest import PHONE, Visit
from tests.browser.saved import asked, come_in, lines, open_match, played

from house.paths import WEB
from house.serving import Served
from undercroft.table import Match

pytestmark = pytest.mark.browser

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => (await axe.run(document, { resultTypes: ['violations'], ...only })).violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(({ nodes, help }) =>
        `${help}: ${nodes.slice(0, 5).map((one) => `${one.target.join(' ')} ${one.any[0]?.message}`).join(' | ')}`)"""
BY_LIGHT = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What the light changes; all the rest is the same by day and by night."""
STILL = "() => !document.querySelector('[aria-busy=true]')"

LIGHTS: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}
Open: TypeAlias = Callable[[Page], object]


class Eyes:
    """Looks at screens one after another, and keeps what is wrong with them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}

    def look(self, screen: str) -> None:
        self.page.wait_for_function(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        for light, only in zip(LIGHTS, ({}, BY_LIGHT), strict=True):
            self.page.emulate_media(color_scheme=light, reduced_motion="reduce")
            if faults := self.page.evaluate(RUN, only):
                self.found[f"{screen}, {light}"] = faults


@pytest.fixture(params=SIZES)
def eyes(request: pytest.FixtureRequest, visit: Visit) -> Iterator[Eyes]:
    eyes = Eyes(visit(**SIZES[request.param] | {"locale": "en-GB", "reduced_motion": "reduce"}))
    yield eyes
    assert eyes.found == {}


def test_the_lobby_and_a_new_table_of_each_game(served: Served, eyes: Eyes) -> None:
    page = eyes.page
    go(page, served.url, "form")
    eyes.look("lobby of somebody new")
    for game in page.locator("[data-game]").all():
        game.click()
        for more in page.locator("form details:not([open]) > summary").all():
            more.click()
        eyes.look(f"a new table of {game.get_attribute('data-game')}")
    sit_down(page, served.url, theme="system")
    go(page, served.url, "form")
    eyes.look("lobby with a table")


def test_rules_and_what_is_said_about_the_house(served: Served, eyes: Eyes) -> None:
    page = eyes.page
    go(page, f"{served.url}#/about", "h1")
    eyes.look("about")
    go(page, f"{served.url}#/rules", "main input")
    eyes.look("rules")
    page.locator("main input").first.fill("move")
    page.locator(".finder .row").first.wait_for()
    eyes.look("rules that were searched")
    page.locator(".finder .row").first.click()
    page.wait_for_url("**/#/rules/*")
    eyes.look("a rule")


def test_every_tool(served: Served, eyes: Eyes) -> None:
    page = eyes.page
    go(page, f"{served.url}#/tools", "main li a")
    eyes.look("tools")
    for address in page.eval_on_selector_all("main li a", "all => all.map((one) => one.href)"):
        go(page, address, "form .run")
        eyes.look(address.rpartition("/")[2])
        page.locator("form .run").click()
        page.locator(".found:not([aria-busy=true])").first.wait_for()
        eyes.look(f"{address.rpartition('/')[2]}, used")


def test_a_campaign(served: Served, eyes: Eyes) -> None:
    page = eyes.page
    page.goto(served.url)
    campaign = page.evaluate(FOUND)
    go(page, f"{served.url}#/c/{campaign}", "h1")
    eyes.look("campaign")
    page.get_by_role("button", name="Invitations").click()
    page.get_by_role("dialog").wait_for()
    eyes.look("invitations")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".ask").wait_for()
    eyes.look("first chapter")
    go(page, f"{served.url}#/c/{campaign}", "h1")
    eyes.look("campaign with an open chapter")


def test_the_cover_between_two_people_and_closed_doors(served: Served, eyes: Eyes) -> None:
    page = eyes.page
    sit_down(page, served.url, who="here", theme="system")
    page.locator(".cover").wait_for()
    eyes.look("cover")
    go(page, f"{served.url}#/m/0123456789abcdef/AAAAAAAAAAAAAAAAAAAAAA", "h1, h2")
    eyes.look("a link that leads nowhere")


def test_the_table_of_the_example(served: Served, eyes: Eyes) -> None:
    at_table(served, eyes, played("tallow", "cellar", 2, 1, lines(12)), "in the middle")
    look_at_panels(eyes)


def test_how_it_ended(served: Served, eyes: Eyes) -> None:
    purse = open_match(eyes.page, served.url, played("tallow", "cellar", 2, 1, lines(1_000)))
    come_in(eyes.page, served.url, purse, ["mira", "brand"])
    eyes.page.locator(".ending").wait_for()
    eyes.look("ending")


@pytest.mark.parametrize("moment", ["choose-initiative", "play", "move"])
def test_the_table_of_jaws(served: Served, eyes: Eyes, moment: str) -> None:
    at_table(served, eyes, played("jaws", "jaws:s01", 2, 1, asked(moment)), moment)
    if moment == "play":
        look_at_panels(eyes)


@pytest.mark.parametrize("moment", ["choose-hero", "combat", "buy"])
def test_the_table_of_runebound(served: Served, eyes: Eyes, moment: str) -> None:
    at_table(served, eyes, played("runebound", "marches:ascension", 4, 3, asked(moment)), moment)
    if moment == "buy":
        look_at_panels(eyes)


FOUND = """async () => {
    const body = JSON.stringify({ game: 'jaws', seats: 2, name: 'Thursdays' });
    const headers = { 'content-type': 'application/json' };
    const made = await (await fetch('/api/campaigns', { method: 'POST', headers, body })).json();
    const held = Object.entries(made.seats).map(([seat, token]) => ({ seat, token, who: 'me' }));
    const purse = { match: '', campaign: made.campaign, held, audience: made.audience, owner: made.owner };
    localStorage.setItem('undercroft.matches', JSON.stringify([purse]));
    return made.campaign;
}"""


def at_table(served: Served, eyes: Eyes, match: Match[Any, Any], moment: str) -> None:
    purse = open_match(eyes.page, served.url, match)
    come_in(eyes.page, served.url, purse, [one["seat"] for one in purse["held"]], lang="en", speed="off")
    eyes.page.locator(".card.legal, .choice, g.legal, .cast.legal").filter(visible=True).first.wait_for()
    eyes.look(moment)


def look_at_panels(eyes: Eyes) -> None:
    """Each panel beside the table; on a phone they lie in a drawer."""
    menu = eyes.page.get_by_role("button", name="Menu", exact=True)
    if menu.is_visible():
        menu.click()
    for tab in eyes.page.locator(".drawer [role=tab]").filter(visible=True).all():
        tab.click()
        eyes.look(tab.inner_text())
    eyes.page.keyboard.press("Escape")


def go(page: Page, url: str, ready: str) -> None:
    page.goto(url)
    page.reload()
    page.locator(ready).filter(visible=True).first.wait_for()
