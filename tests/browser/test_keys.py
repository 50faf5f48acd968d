"""Everything at the table can be done with the keyboard, and the list of keys tells how."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_table import come_to_move, line, sit_down, wait_past

from house.serving import Served

pytestmark = pytest.mark.browser


def test_a_round_by_keys_alone(served: Served, page: Page) -> None:
    sit_down(page, served.url, undo="free", hints=False)
    for _ in range(8):
        before = line(page)
        page.locator(".card.legal, .choice, g.legal").filter(visible=True).first.wait_for()
        page.keyboard.press("1")
        if not page.locator(".preview.picked").count():
            page.keyboard.press("ArrowRight")
        page.locator(".preview.picked").wait_for()
        page.keyboard.press("Enter")
        wait_past(page, before)
    redo = page.get_by_role("button", name="Redo")
    expect(redo).to_have_count(0)
    page.keyboard.press("u")
    expect(redo).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(redo).to_have_count(0)


def test_arrows_walk_in_the_directions_of_the_board(served: Served, page: Page) -> None:
    sit_down(page, served.url, "jaws", "jaws:s01", hints=False)
    come_to_move(page)
    page.keyboard.press("ArrowRight")
    walked = 0
    for key, (x, y) in {"ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowRight": (1, 0), "ArrowUp": (0, -1)}.items():
        before = middle(page, "g.cell.picked")
        steps = [(at[0] - before[0], at[1] - before[1]) for at in middles(page, "g.cell.legal")]
        straight = any(dx * x + dy * y > abs(dx * y) + abs(dy * x) + 5 for dx, dy in steps)
        page.keyboard.press(key)
        after = middle(page, "g.cell.picked")
        if straight:
            walked += 1
            assert (after[0] - before[0]) * x + (after[1] - before[1]) * y > 0, f"{key}: {before} to {after}"
    assert walked > 0
    page.keyboard.press("Escape")
    expect(page.locator("g.cell.picked")).to_have_count(0)


def test_the_list_of_keys_opens_and_keeps_the_focus(served: Served, page: Page) -> None:
    sit_down(page, served.url, hints=False)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Shift")
    before = line(page)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert line(page) == before
    assert page.locator(".preview.picked").count() == 0, "keys do nothing at the table while the list is open"


def middle(page: Page, what: str) -> tuple[float, float]:
    page.locator(what).first.wait_for()
    return middles(page, what)[0]


def middles(page: Page, what: str) -> list[tuple[float, float]]:
    boxes = [one.bounding_box() for one in page.locator(f"{what} polygon.tile").all()]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
