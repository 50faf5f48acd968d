"""Another language is there at once, in all that is said and written on the table; nothing is loaded anew."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.saved import asked, come_in, open_match, played

from house.serving import Served

pytestmark = pytest.mark.browser

MARK = "window.stayed = true"
WORDS = [".prompt", ".log .told", ".hand .card", ".acts .act", "h1"]


def test_everything_on_the_table_speaks_german_at_once_and_english_again(served: Served, page: Page) -> None:
    purse = open_match(page, served.url, played("jaws", "jaws:s01", 2, 1, asked("play")))
    come_in(page, served.url, purse, [one["seat"] for one in purse["held"]], lang="en", speed="off")
    page.locator(".hand .card").first.wait_for()
    page.evaluate(MARK)
    english = words(page)
    choose(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for what, said in english.items():
        expect(page.locator(what).first).not_to_have_text(said)
    choose(page, "English")
    for what, said in english.items():
        expect(page.locator(what).first).to_have_text(said)
    assert page.evaluate("window.stayed")


def words(page: Page) -> dict[str, str]:
    return {what: page.locator(what).first.text_content() or "" for what in WORDS}


def choose(page: Page, language: str) -> None:
    page.keyboard.press("o")
    page.get_by_role("radio", name=language).click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
