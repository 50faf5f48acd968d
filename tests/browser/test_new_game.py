"""A game that is installed when this page is long built: it stands on the shelf and is played to its end."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.at_table import choose, line

from house.serving import Served
from undercroft.server.settings import page_folder

pytestmark = pytest.mark.browser

NEWCOMER = Path(__file__).parent / "newcomer"


@pytest.fixture
def beside_lamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server beside which a game was installed as a package of its own."""
    info = tmp_path / "lamps-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lamps\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undercroft.games]\nlamps = lamps:GAME\n")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{NEWCOMER}", prepend=os.pathsep)
    served = Served(tmp_path / "matches.sqlite3")
    yield served
    served.kill()


def test_it_is_played_to_its_end_by_two_at_two_browsers(beside_lamps: Served, page: Page, phone: Page) -> None:
    built = page_folder()
    assert built
    assert not any("A Row of Lamps" in file.read_text() for file in built.rglob("*.js"))
    page.goto(beside_lamps.url)
    page.locator("[data-game=lamps]").click()
    page.get_by_label("Who plays: Jon").select_option("away")
    page.get_by_role("button", name="To the table").click()
    dialog = page.get_by_role("dialog")
    phone.goto(dialog.get_by_label("Link for Jon").input_value())
    dialog.get_by_role("button", name="To the table").click()
    expect(page.locator(".prompt").first).to_contain_text("How far does Ida walk?")
    expect(page.locator("g.cell")).to_have_count(13)
    for turn in range(12):
        asked, other = (page, phone) if turn % 2 == 0 else (phone, page)
        choose(asked, "g.cell.legal", 1)
        expect(other.locator(".table")).to_have_attribute("data-line", str(line(asked)))
        if asked.locator(".over").count():
            break
    expect(page.locator(".over").first).to_contain_text("Ida has lit the last lamp")
    expect(phone.locator(".over").first).to_contain_text("Ida hat die letzte Laterne angezündet")
    expect(phone.locator("div.log")).to_contain_text("Jon geht zu")
