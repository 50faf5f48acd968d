"""Pointing shows what an option would do and decides nothing; a tap picks, a second one does it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_table import ANYTHING, come_to_move, line, sit_down, wait_past

from house.serving import Served

pytestmark = pytest.mark.browser


def test_pointing_previews_a_way_a_tap_picks_a_second_goes(served: Served, page: Page) -> None:
    sit_down(page, served.url, "jaws", "jaws:s01", hints=False)
    come_to_move(page)
    before = line(page)
    far = page.locator("g.cell.legal").last
    far.hover()
    expect(page.locator(".preview")).to_contain_text("step")
    expect(page.locator("polyline.way")).to_have_count(1)
    assert page.locator(".preview .confirm").count() == 0, "pointing offers nothing"
    page.mouse.move(2, 2)
    expect(page.locator(".preview")).to_have_count(0)

    far.click()
    expect(page.locator(".preview.picked .confirm")).to_be_visible()
    assert line(page) == before, "a tap picks only"
    page.locator("g.cell.picked").click()
    wait_past(page, before)


def test_with_one_tap_it_is_done_at_once(served: Served, page: Page) -> None:
    sit_down(page, served.url, "jaws", "jaws:s01", hints=False, oneTap=True)
    before = line(page)
    page.locator(ANYTHING).filter(visible=True).first.click()
    wait_past(page, before)


def test_a_finger_that_stays_says_what_lies_there_and_picks_nothing_by_its_lifting(served: Served, page: Page) -> None:
    sit_down(page, served.url, "jaws", "jaws:s01", hints=False, oneTap=True)
    come_to_move(page, one_tap=True)
    before = line(page)
    cell = page.locator("g.cell.legal").last
    box = cell.bounding_box()
    assert box
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    finger = {**at, "pointerType": "touch", "pointerId": 7, "isPrimary": True, "bubbles": True}
    cell.dispatch_event("pointerdown", finger)
    expect(page.locator(".preview.picked")).to_be_visible()
    cell.dispatch_event("pointerup", finger)
    cell.dispatch_event("click", at)
    page.wait_for_timeout(300)
    assert line(page) == before, "the tap that ends a long press was only to look"
