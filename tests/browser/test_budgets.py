"""What nobody should wait for: the first load of the page, and the paint that follows what a hand does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_table import line, wait_past
from tests.browser.conftest import Visit
from tests.browser.saved import asked, come_in, open_match, played
from tests.pace import slowness

from house.serving import Served

pytestmark = pytest.mark.browser

FIRST_LOAD = 250_000
"""Bytes, as they come over the wire."""
TO_PAINT = 100
"""Milliseconds from what a hand does to the paint that shows it."""
LARGE = 150
"""Hexes of a board that is called large."""
SHORTEST = 16
"""The browser tells of no interaction that was painted sooner."""

WATCH = """() => {
    window.seen = new PerformanceObserver(() => undefined);
    window.seen.observe({ type: 'event', durationThreshold: 16 });
}"""
PAINTED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
    done(window.seen.takeRecords().filter((one) => one.interactionId).map((one) => one.duration))))))"""

Act: TypeAlias = Callable[[Page], None]


@contextmanager
def weighed(page: Page) -> Iterator[dict[str, int]]:
    """What comes over the wire, by its address."""
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(told: dict[str, Any]) -> None:
        addresses[told["requestId"]] = told["response"]["url"]

    def finished(told: dict[str, Any]) -> None:
        sizes[addresses.get(told["requestId"], "")] = int(told["encodedDataLength"])

    wire = page.context.new_cdp_session(page)
    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", finished)
    wire.send("Network.enable")
    yield sizes
    page.wait_for_load_state("networkidle")
    wire.detach()


def test_the_first_load_of_the_lobby_is_light(served: Served, visit: Visit) -> None:
    page = visit(service_workers="block")
    with weighed(page) as sizes:
        page.goto(served.url)
        expect(page.get_by_role("button", name="To the table")).to_be_visible()
    print(f"lobby: {sum(sizes.values())} bytes of {len(sizes)} files")
    assert any("/assets/index" in address for address in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("game", ["jaws", "runebound"])
def test_the_first_load_of_a_table_is_light_for_who_was_sent_a_link(served: Served, visit: Visit, game: str) -> None:
    scenario, seats = {"jaws": ("jaws:s01", 2), "runebound": ("marches:ascension", 4)}[game]
    purse = open_match(visit(), served.url, played(game, scenario, seats, 3, asked("move")))
    page = visit(service_workers="block")
    with weighed(page) as sizes:
        page.goto(f"{served.url}#/m/{purse['match']}/{purse['held'][0]['token']}")
        page.locator(".ask").wait_for()
    print(f"table of {game}: {sum(sizes.values())} bytes of {len(sizes)} files")
    assert any("/assets/Table" in address for address in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def click_a_hex(page: Page) -> None:
    page.locator("g.cell.legal").last.click()


def press(key: str) -> Act:
    return lambda page: page.keyboard.press(key)


ACTS: dict[str, Act] = {
    "arrow": press("ArrowRight"),
    "another arrow": press("ArrowLeft"),
    "let go": press("Escape"),
    "pick a hex": click_a_hex,
    "let it go": press("Escape"),
    "closer": press("+"),
    "farther": press("-"),
    "all of it": press("f"),
    "cards": press("k"),
    "log": press("l"),
    "people": press("t"),
}


def test_what_a_hand_does_on_a_large_board_is_painted_at_once(served: Served, page: Page) -> None:
    match = played("runebound", "marches:ascension", 4, 3, asked("move"))
    purse = open_match(page, served.url, match)
    come_in(page, served.url, purse, [one["seat"] for one in purse["held"]], lang="en", speed="off")
    page.locator("g.cell.legal").first.wait_for()
    assert page.locator("g.cell").count() >= LARGE
    page.evaluate(WATCH)
    crowd = slowness(perf_counter)
    took: dict[str, list[float]] = {name: [] for name in [*ACTS, "do it"]}
    for _ in range(3):
        for name, act in ACTS.items():
            took[name].append(painted(page, act))
    before = line(page)
    page.locator("g.cell.legal").last.click()
    page.locator(".preview.picked .confirm").wait_for()
    took["do it"].append(painted(page, press("Enter")))
    wait_past(page, before)
    crowd = max(crowd, slowness(perf_counter))
    usual = {name: median(times) for name, times in took.items()}
    print(f"to paint, of {crowd:.1f} times the usual: {usual}")
    assert max(usual.values()) <= TO_PAINT * crowd, (took, crowd)


def painted(page: Page, act: Act) -> float:
    """Milliseconds from what a hand did to the paint that follows it."""
    act(page)
    return max([SHORTEST, *page.evaluate(PAINTED)])
