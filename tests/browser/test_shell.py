"""The page as an app: its shell is there without a server, and it gets along with a newer one."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser.at_table import sit_down

from house.serving import Served

pytestmark = pytest.mark.browser

NEWER = 99
"""A protocol that this page doesn't speak yet."""


def test_it_can_be_installed_and_opens_without_its_server(own_server: Served, page: Page) -> None:
    page.goto(own_server.url)
    page.evaluate("navigator.serviceWorker.ready")
    wire = page.context.new_cdp_session(page)
    missing = {one["errorId"] for one in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert missing <= {"in-incognito"}, "a browser of a test keeps nothing"
    manifest = wire.send("Page.getAppManifest")
    assert manifest["errors"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        assert page.request.get(f"{own_server.url}{icon['src'].lstrip('/')}").ok

    sit_down(page, own_server.url)
    page.wait_for_function("async () => Boolean(await caches.match('/'))")
    own_server.kill()
    page.reload()
    expect(page.locator(".banner")).to_contain_text("reconnecting")
    own_server.start()
    expect(page.locator(".prompt").first).to_be_visible()


def test_a_page_older_than_its_server_loads_itself_again_once_and_then_says_so(served: Served, page: Page) -> None:
    sit_down(page, served.url)
    greeted: list[str] = []

    def talk(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["is"] == "welcome":
                greeted.append(page.url)
                said["version"] = NEWER
            client.send(json.dumps(said))

        server.on_message(hear)

    page.route_web_socket(re.compile("/live$"), talk)
    page.reload()
    expect(page.locator(".banner")).to_contain_text("newer than this page")
    expect(page.locator(".prompt").first).to_be_visible()
    assert len(greeted) == 2, "once more, and not for ever"


def test_a_part_that_a_newer_server_has_no_more_loads_the_page_again(served: Served, page: Page) -> None:
    page.goto(f"{served.url}#/about")
    page.locator("h1").first.wait_for()
    missed: list[str] = []

    def miss(route: Route) -> None:
        missed.append(route.request.url)
        if len(missed) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.context.route(re.compile(r"/assets/RulesPage.*\.js"), miss)
    page.evaluate("location.hash = '#/rules'")
    expect(page.locator("main input").first).to_be_visible()
    assert len(missed) == 2
