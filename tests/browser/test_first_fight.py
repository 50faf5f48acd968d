"""The example game's first fight, wholly through the page: two people at one screen, a reload, a restarted server."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_table import choose, decide

from house.serving import Served

pytestmark = pytest.mark.browser

STEPS = 600


def test_a_fight_from_the_lobby_to_its_end(own_server: Served, page: Page) -> None:
    sit_down(page, own_server.url, mira="here", brand="here")
    events = {8: page.reload, 16: lambda: restart(own_server, page)}
    step = 0
    for step in range(STEPS):
        events.get(step, lambda: None)()
        if not decide(page, step):
            break
    expect(page.locator(".over h2")).to_have_text(re.compile("won|lost"))
    assert step > max(events), "the fight was over before the server was restarted"


def test_a_hand_over_hides_what_the_next_person_may_not_see(served: Served, page: Page) -> None:
    sit_down(page, served.url, mira="here", brand="here")
    expect(page.locator(".cover")).to_contain_text("Mira")
    assert page.locator(".hand .card").count() == 0
    page.locator(".cover .brass").click()
    expect(page.locator(".prompt b")).to_have_text("Mira:")
    while "Brand" not in page.locator("body").inner_text() or not page.locator(".cover").count():
        assert decide(page, 0)
    assert page.locator(".hand .card").count() == 0, "Mira's hand is gone before Brand looks"


def test_an_invited_friend_plays_from_another_browser_in_german(served: Served, page: Page, phone: Page) -> None:
    sit_down(page, served.url, brand="away")
    match = page.url.rpartition("/")[2]
    held = page.evaluate("JSON.parse(localStorage.getItem('undercroft.matches'))[0].held")
    token = next(one["token"] for one in held if one["seat"] == "brand")

    phone.goto(f"{served.url}#/m/{match}/{token}")
    expect(phone.locator("footer")).to_contain_text("Es wird gewartet auf Mira")
    assert token not in phone.url, "a token doesn't stay in the address"
    choose(page, "[data-option='text:Light!']")
    expect(phone.locator(".prompt b")).to_have_text("Brand:")


def test_the_keyboard_alone_is_enough(served: Served, page: Page) -> None:
    sit_down(page, served.url)
    lines = page.locator(".log li")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(lines.first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".card.picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".card.picked")).to_have_count(0)


def sit_down(page: Page, url: str, mira: str = "me", brand: str = "me") -> None:
    """Begin the example game's first fight, with who plays which hero."""
    page.goto(url)
    page.wait_for_selector("form")
    page.locator("[data-game=tallow]").click()
    page.get_by_label("Who plays: Mira").select_option(mira)
    page.get_by_label("Who plays: Brand").select_option(brand)
    page.get_by_role("button", name="To the table").click()
    if "away" in (mira, brand):
        page.get_by_role("dialog").get_by_role("button", name="To the table").click()
    page.wait_for_selector(".cover, .prompt")


def restart(served: Served, page: Page) -> None:
    """Kill the server in the middle of a fight: the page says so, and goes on by itself when it is back."""
    served.kill()
    expect(page.locator(".banner")).to_be_visible()
    served.start()
    expect(page.locator(".banner")).to_be_hidden()
