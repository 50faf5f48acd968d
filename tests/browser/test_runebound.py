"""Runebound by four people through the page of every game: an overworld, markets, tokens that are cast and spent."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.advice import Advice, Advised
from tests.browser.people import Person, play
from tests.browser.saved import asked, come_in, lines, open_match, played

from house.serving import Served
from undercroft.table import Match

pytestmark = pytest.mark.browser

DESK, PHONE = ("north", "east"), ("south", "west")
SEED = 3
FIGHT = {"combat", "block", "token", "retreat", "retreat-to", "triggered", "reroll", "discard-skill", "face"}


def test_from_the_lobby_to_the_first_turns_of_four(served: Served, page: Page) -> None:
    page.add_init_script("localStorage.setItem('undercroft.settings', JSON.stringify({lang: 'en', hints: false}))")
    page.goto(served.url)
    page.locator("[data-game=runebound]").click()
    page.get_by_role("button", name="4 seats").click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".ask")
    purse = json.loads(page.evaluate("localStorage.getItem('undercroft.matches')"))[0]
    seen: set[str] = set()
    advice = Advice(served.url, served.database, purse["match"], purse["owner"])
    play([Person(page, *DESK, *PHONE)], advice, lambda _, advised: seen.add(advised.kind), most=26)
    assert {"choose-hero", "place", "turn", "move"} <= seen
    expect(page.locator(".figure")).to_have_count(4)
    expect(page.locator(".left .sheets section").first).to_be_visible()


def test_tokens_are_cast_and_spent_by_clicking(served: Served, page: Page, phone: Page) -> None:
    match = played("runebound", "marches:ascension", 4, SEED, asked("combat"))
    advice = sit_down(served, page, phone, match)
    fighting = page if match.questions[0].seats[0] in DESK else phone
    expect(fighting.locator(".tray figure")).to_be_visible()
    assert fighting.locator(".tray .cast.legal").count() > 0, "tokens that can be spent glow"
    people = [Person(page, *DESK), Person(phone, *PHONE, one_tap=True)]
    fight: list[Advised] = []
    while (advised := advice.next()) and advised.kind in FIGHT:
        fight.append(advised)
        next(one for one in people if advised.seat in one.seats).decide(advised)
    assert sum(one.kind == "combat" for one in fight) >= 2
    expect(page.locator(".tray figure")).to_have_count(0)


def test_things_are_bought_where_they_lie(served: Served, page: Page, phone: Page) -> None:
    match = played("runebound", "marches:ascension", 4, SEED, asked("buy"))
    buyer = match.questions[0].seats[0]
    advice = sit_down(served, page, phone, match)
    advised = advice.next()
    assert advised
    one = Person(page, *DESK) if buyer in DESK else Person(phone, *PHONE, one_tap=True)
    one.decide(advised)
    bought = advised.thing
    owned = [zone for zone in advice.match().system.scene(advice.match().game, buyer).zones if zone.owner == buyer]
    assert any(card.id == bought for zone in owned for card in zone.cards)
    expect(one.page.locator(".before")).to_be_visible()


def test_the_end_is_told_to_everybody(served: Served, page: Page, phone: Page) -> None:
    whole = len(played("runebound", "marches:ascension", 4, SEED, lines(10_000)).line)
    advice = sit_down(served, page, phone, played("runebound", "marches:ascension", 4, SEED, lines(whole - 6)))
    play([Person(page, *DESK), Person(phone, *PHONE, one_tap=True)], advice)
    expect(page.locator(".over h2")).to_be_visible()
    expect(phone.locator(".over h2")).to_be_visible()
    assert page.locator(".over h2").inner_text() != phone.locator(".over h2").inner_text(), "each in its language"


def sit_down(served: Served, page: Page, phone: Page, match: Match[Any, Any]) -> Advice:
    """Two at a desk in English, two at a phone in German."""
    purse = open_match(page, served.url, match)
    come_in(page, served.url, purse, DESK, lang="en")
    come_in(phone, served.url, purse, PHONE, lang="de", theme="dark", oneTap=True)
    return Advice(served.url, served.database, purse["match"], purse["owner"])
