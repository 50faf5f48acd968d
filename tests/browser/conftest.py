"""What browser tests share: a server of their own and a page before it that must not fail."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from house.chromium import find_chromium
from house.serving import BROWSER_ARGUMENTS, Served
from undercroft.server.settings import page_folder


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    assert page_folder(), "the page has to be built first: npm run build in web/"
    served = Served(tmp_path / "matches.sqlite3")
    yield served
    served.kill()


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(BROWSER_ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1280, "height": 860}, locale="en-GB")
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    assert troubles == []
