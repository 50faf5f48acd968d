"""A campaign of Jaws of the Lion by two people: one at a desk in English, one on a phone in German."""

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.advice import Advice, Advised
from tests.browser.people import Person, play

from house.serving import Served

pytestmark = pytest.mark.browser

PREFER = "localStorage.setItem('undercroft.settings', JSON.stringify({}))"


def test_two_people_play_the_first_scenario_and_go_on(own_server: Served, page: Page, phone: Page) -> None:
    page.add_init_script(PREFER.format("{hints: false}"))
    phone.add_init_script(PREFER.format("{hints: false, oneTap: true}"))
    phone.goto(found(page, own_server.url))
    expect(phone.get_by_role("heading", name="Thursdays")).to_be_visible()
    begin(page, "The party comes together")
    come_together(page, phone)

    begin(page, "The curing house")
    phone.get_by_role("button", name="An den Tisch").click()
    trials = Trials(own_server, page, phone)
    steps = play([Person(page, "a"), Person(phone, "b", one_tap=True)], advice_at(own_server, page), trials.before)
    assert not trials.left, f"over after {steps} decisions, before {trials.left}"
    expect(phone.locator(".over h2")).to_have_text(re.compile("geschafft|verloren"))

    close(page)
    expect(page.locator("ol li").first).to_contain_text(re.compile("won|lost"))
    phone.go_back()
    expect(phone.locator("ol li").first).to_contain_text(re.compile("gewonnen|verloren"))
    begin(page, "The city")
    rewards = page.locator(".sheets section").filter(has_text="Odile")
    expect(rewards).to_contain_text(re.compile("[1-9]"))
    expect(page.locator(".prompt").first).to_be_visible()


def found(page: Page, url: str) -> str:
    """Found a campaign for two, the second seat for somebody elsewhere; gives back the link to that seat."""
    page.goto(url)
    page.locator("[data-game=jaws]").click()
    form = page.get_by_role("form", name="A new table")
    form.get_by_role("button", name="Campaign").click()
    form.get_by_role("button", name="2 seats").click()
    form.get_by_label("What the group is called").fill("Thursdays")
    form.get_by_label("Who plays: Seat B").select_option("away")
    form.get_by_role("button", name="Found the campaign").click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_label("Link for Seat B").input_value()
    dialog.get_by_role("button", name="To the table").click()
    page.wait_for_url(re.compile("#/c/"))
    return link


def begin(page: Page, chapter: str) -> None:
    page.get_by_role("radio", name=chapter).check()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("#/m/"))
    page.wait_for_selector(".ask")


def close(page: Page) -> None:
    """Back to the campaign, which takes over what the chapter brought."""
    page.go_back()
    page.get_by_role("button", name="On to what comes next").click()
    page.get_by_role("radio").first.wait_for()


def come_together(page: Page, phone: Page) -> None:
    """Each chooses a hero, one gives it a name; easy is hard enough for two who are new here."""
    phone.get_by_role("button", name="An den Tisch").click()
    answer(page, "class:jaws:tanner")
    page.get_by_label("or in your own words").fill("Odile")
    page.get_by_role("button", name="say it").click()
    for option in ("class:jaws:lamplighter", "unnamed"):
        phone.locator(f'[data-option="{option}"]').filter(visible=True).tap()
    answer(page, "complete")
    answer(page, "difficulty:-1")
    page.locator(".over").wait_for()
    phone.locator(".over").wait_for()
    close(page)
    phone.go_back()


def answer(page: Page, option: str) -> None:
    page.locator(f'[data-option="{option}"]').filter(visible=True).click()
    page.locator(".preview.picked .confirm").click()


def advice_at(served: Served, page: Page) -> Advice:
    purse = json.loads(page.evaluate("localStorage.getItem('undercroft.matches')"))[0]
    return Advice(served.url, served.database, page.url.rpartition("/")[2], purse["owner"])


class Trials:
    """What happens to the two on their way: a reload in mid-question, a stopped server, something taken back."""

    def __init__(self, served: Served, page: Page, phone: Page) -> None:
        self._served, self._page, self._phone = served, page, phone
        self.left = {"reload": 6, "undo": 9, "restart": 14}
        """Each with the step from which on it may happen."""

    def before(self, step: int, advised: Advised) -> None:
        """Let the next thing happen, if its time has come and it can."""
        name = next(iter(self.left), "")
        if name and step >= self.left[name] and getattr(self, f"_{name}")(advised):
            del self.left[name]

    def _reload(self, advised: Advised) -> bool:
        asked = self._page if advised.seat == "a" else self._phone
        before = asked.locator(".prompt").first.inner_text()
        asked.reload()
        expect(asked.locator(".prompt").first).to_have_text(before)
        return True

    def _undo(self, _: Advised) -> bool:
        """Take back the last decision and think better of it."""
        person = Person(self._page)
        button = self._page.get_by_role("button", name="Undo", exact=True)
        if button.get_attribute("aria-disabled") == "true":
            return False
        before = person.line
        button.click()
        self._page.wait_for_function("was => document.querySelector('.table').dataset.line < was", arg=before)
        self._page.get_by_role("button", name="Redo", exact=True).click()
        person.wait_past(before - 1)
        return True

    def _restart(self, _: Advised) -> bool:
        self._served.kill()
        for page in (self._page, self._phone):
            expect(page.locator(".banner")).to_be_visible()
        self._served.start()
        for page in (self._page, self._phone):
            expect(page.locator(".banner")).to_be_hidden()
        return True
