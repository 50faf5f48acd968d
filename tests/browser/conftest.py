"""What browser tests share: one browser, one server that stands for all, and the people before their own pages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.server.house import HouseApart

from house.chromium import find_chromium
from house.serving import BROWSER_ARGUMENTS, Served
from undercroft.server.settings import page_folder

PATIENCE = 60_000
"""Milliseconds: a busy machine takes its time, and only a test that fails waits so long."""
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "locale": "de-DE", "has_touch": True}

REPEATING = "tests.browser.repeating"
Visit: TypeAlias = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(BROWSER_ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseApart]:
    """One server for all who don't stop it."""
    assert page_folder(), "the page has to be built first: npm run build in web/"
    house = HouseApart(tmp_path_factory.mktemp("house") / "matches.sqlite3", "--per-minute", "0", program=REPEATING)
    yield house
    house.stop()


@pytest.fixture
def served(house: HouseApart) -> Served:
    return house.served


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may stop and start again."""
    served = Served(tmp_path / "matches.sqlite3", program=REPEATING)
    yield served
    served.kill()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Somebody comes with a browser of their own, and none of their pages may fail."""
    contexts = []
    troubles: list[str] = []

    def come(**looks: Any) -> Page:
        context = browser.new_context(**{**DESK, **looks})
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda trouble: troubles.append(str(trouble.error)))
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def page(visit: Visit) -> Page:
    """Somebody at a desk, in English."""
    return visit()


@pytest.fixture
def phone(visit: Visit) -> Page:
    """Somebody else with a phone, in German."""
    return visit(**PHONE)
