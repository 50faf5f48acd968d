"""A campaign in the page: founded in the lobby, led from chapter to chapter."""

import re

import pytest
from playwright.sync_api import Page, expect

from house.serving import Served

pytestmark = pytest.mark.browser


def test_from_the_founding_to_the_second_chapter(served: Served, page: Page) -> None:
    found(page, served.url)
    expect(page.get_by_role("heading", name="Thursdays")).to_be_visible()
    begin(page, bots=True)
    page.wait_for_selector(".over")
    page.goto(f"{served.url}#/")
    page.get_by_role("button", name="Thursdays", exact=False).first.click()

    expect(page.get_by_text("The chapter is over")).to_be_visible()
    page.get_by_role("button", name="On to what comes next").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(page.locator("ol li b")).to_have_text("The cellar")
    expect(page.locator("ol li")).to_contain_text(re.compile("won|lost"))

    page.get_by_label("Who goes in: Brand").select_option(label="on the bench")
    begin(page)
    page.wait_for_selector(".prompt")
    expect(page.locator(".order li").filter(has_text="Brand")).to_have_count(0)


def test_a_chapter_that_is_over_can_be_entered_again_or_dropped(served: Served, page: Page) -> None:
    found(page, served.url)
    begin(page, bots=True)
    page.wait_for_selector(".over")
    page.go_back()
    page.get_by_role("button", name="On to what comes next").click()
    page.get_by_role("button", name="Back into it").click()
    expect(page.get_by_text("The chapter is over")).to_be_visible()
    before = page.get_by_role("button", name="Back before it")
    before.click()
    page.get_by_role("button", name="Really drop it and all later ones").click()
    expect(page.get_by_text("Nothing has been played yet.")).to_be_visible()


def test_a_friend_comes_by_the_link_of_a_seat(served: Served, page: Page) -> None:
    found(page, served.url)
    page.get_by_role("button", name="Invitations").click()
    link = page.get_by_label("Link for Brand").input_value()
    page.evaluate("localStorage.clear()")
    page.goto(link)
    page.reload()
    expect(page.get_by_role("heading", name="Thursdays")).to_be_visible()
    assert link.rpartition("/")[2] not in page.url, "a token doesn't stay in the address"
    expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
    begin(page)
    page.wait_for_selector(".ask")


def found(page: Page, url: str) -> None:
    """Found a campaign of the example game with two seats."""
    page.goto(url)
    page.locator("[data-game=tallow]").click()
    form = page.get_by_role("form", name="A new table")
    form.get_by_role("button", name="Campaign").click()
    form.get_by_label("What the group is called").fill("Thursdays")
    form.get_by_role("button", name="Found the campaign").click()
    page.wait_for_url(re.compile("#/c/"))


def begin(page: Page, bots: bool = False) -> None:
    """Begin the chapter that is offered; with bots in all seats it plays itself."""
    if bots:
        for seat in ("Mira", "Brand"):
            page.get_by_label(f"Who plays: {seat}").select_option("random")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("#/m/"))
