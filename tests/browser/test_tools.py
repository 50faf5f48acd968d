"""The tools in the browser, as somebody with a box of cardboard before them uses them."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.test_axe import SIZES, Eyes
from tests.games.haven.monsters.test_turn_format import a_case
from tests.server.house import HouseApart
from tests.shared_material import needs_shared_material, shared_path

from house.serving import Served

pytestmark = pytest.mark.browser

TEXT = "As text"
DRAWING = """
hex from b2
    .
  A   .
    G
  .   o
    .
A = @Ada(role=enemy initiative=20)
G = @Guard(role=active initiative=30)
o = obstacle
"""
TOUCHED = "main button:not(.chip), dialog button, summary, label.flag, select, input:not([type=checkbox])"
"""What a finger goes for, names within a sentence apart."""
MODULE = """
from dataclasses import replace
from typing import Annotated

import msgspec
from tallow import TALLOW

from undercroft.table import Tool
from undercroft.table.sketch import label
from undercroft.words import Text


class Wicks(msgspec.Struct):
    lamps: Annotated[int, msgspec.Meta(ge=1, le=9), label(Text("Lamps", "Lampen"))] = 2
    oil: Annotated[dict[str, int], label(Text("Oil by the jar", "Öl in Krügen"))] = {}


class Hours(msgspec.Struct):
    hours: int
    plot: str = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9L9 0"/></svg>'

    def explain(self, lang):
        return {"en": f"light for {self.hours} hours", "de": f"Licht für {self.hours} Stunden"}[lang]


def burn(wicks):
    return Hours(wicks.lamps * sum(wicks.oil.values(), 3))


ABOUT = Text("How long the light lasts.", "Wie lange das Licht reicht.")
WICKS = Tool(id="wicks", name=Text("Wicks", "Dochte"), input=Wicks, run=burn, about=ABOUT)
GAME = replace(TALLOW, id="chandlery", tools=(WICKS,), example=False)
"""


@pytest.fixture
def chandlery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server beside which a game with a tool of its own was installed."""
    (tmp_path / "chandlery.py").write_text(MODULE, encoding="utf-8")
    info = tmp_path / "chandlery-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chandlery\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[undercroft.games]\nchandlery = chandlery:GAME\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    served = Served(tmp_path / "matches.sqlite3")
    yield served
    served.kill()


def open_tool(page: Page, url: str, tool: str) -> None:
    page.goto(f"{url}#/tools/{tool}")
    page.locator(".run").wait_for()


def by_words(page: Page, words: str) -> Locator:
    return page.get_by_role("button", name=words, exact=True)


def brush(page: Page, id: str) -> None:
    page.locator(f"[data-brush={id}]").click()


def cell(page: Page, at: str) -> Locator:
    """A hex of the board as it is drawn by hand."""
    return page.locator(f'.pool g.cell[data-thing="{at}"]')


def paste(page: Page, text: str) -> None:
    if not page.get_by_role("dialog").count():
        by_words(page, TEXT).click()
    page.get_by_role("dialog").locator("textarea").fill(text)
    by_words(page, "Use this board").click()


def run(page: Page) -> None:
    by_words(page, "Show me").click()
    page.locator(".verdict").wait_for()


def test_a_monsters_turn_is_drawn_asked_told_in_two_languages_and_shared(house: HouseApart, visit: Visit) -> None:
    page = visit(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{house.url}#/tools")
    page.get_by_role("link", name="A monster's turn").click()
    brush(page, "terrain-obstacle")
    cell(page, "-1,0").click()
    expect(page.locator('.pool [data-thing="obstacle:-1,0"]')).to_have_count(1)
    brush(page, "figure-enemy")
    cell(page, "-1,-1").click()
    page.get_by_label("Name", exact=True).fill("Lantern")
    page.get_by_label("Name", exact=True).press("Enter")
    page.get_by_label("Move: one more").click()
    run(page)

    expect(page.locator(".verdict")).to_contain_text("Focus:")
    assert page.locator(".found .drawings button").count() >= 1
    expect(page.locator(".pool polygon.end.full")).to_have_count(1)
    expect(page.locator(".pool tspan.mark")).to_contain_text("focus")
    step = page.locator(".found ol li").first
    expect(step.locator(".rule")).to_contain_text("JL-FOCUS-")
    step.locator(".rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("JL-FOCUS-")
    page.keyboard.press("Escape")

    by_words(page, "Deutsch").click()
    expect(page.locator(".verdict")).to_contain_text("Fokus:")
    expect(page.locator("h1")).to_have_text("Der Zug eines Monsters")
    expect(page.locator("form")).to_contain_text("Bewegung")
    verdict = page.locator(".verdict").inner_text()
    by_words(page, "Link teilen").click()
    link = page.locator(".share input").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link

    other = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE", reduced_motion="reduce")
    other.goto(link)
    expect(other.locator(".verdict")).to_have_text(verdict)
    expect(other.locator('.pool g.figure[data-thing="Lantern"]')).to_have_count(1)
    assert other.evaluate("document.documentElement.scrollWidth") <= 390


def test_all_that_the_format_knows_can_be_entered(house: HouseApart, page: Page) -> None:
    open_tool(page, house.url, "monster-turn")
    by_words(page, "Clear").click()
    kinds = ("wall", "obstacle", "trap", "hazard", "difficult", "ice", "water", "door")
    for q, kind in enumerate(kinds):
        brush(page, f"terrain-{kind}")
        cell(page, f"{q % 4},{-(q // 4)}").click()
    brush(page, "terrain-trap")
    cell(page, "0,-1").click()
    brush(page, "wall")
    cell(page, "-1,0").click(position={"x": 45, "y": 3})
    for role, at in (("ally", "-2,0"), ("active", "-2,2"), ("enemy", "-1,2")):
        brush(page, f"figure-{role}")
        cell(page, at).click()
    figure = page.locator("fieldset.figure")
    figure.get_by_text("More", exact=True).click()
    for field, value in {"Name": "Chest", "Initiative": "", "Longer name": "An old chest"}.items():
        figure.get_by_label(field, exact=True).fill(value)
    figure.get_by_label("Order among equals").fill("7")
    figure.get_by_label("Kind").select_option(label="summon")
    for flag in ("Invisible", "Objective"):
        figure.get_by_label(flag).check()
    form = page.locator("form")
    form.get_by_label("Rules").select_option(label="Frosthaven")
    for field, value in {"Move": "4", "Range": "3", "Targets": "2"}.items():
        form.get_by_label(field, exact=True).fill(value)
    form.get_by_label("Way of moving").select_option(label="flying")
    form.get_by_label("Area of effect").check()
    form.get_by_label("Area counts from").select_option(label="anywhere in range")
    form.get_by_role("checkbox", name="1, 0", exact=True).click()
    form.get_by_label("Attacks with disadvantage anyway").check()

    by_words(page, TEXT).click()
    entered = json.loads(page.get_by_role("dialog").locator("textarea").input_value())
    position = entered["position"]
    assert sorted(kind for _, _, kind in position["terrain"]) == sorted([*kinds, "trap"])
    assert [one for one in position["terrain"] if one[:2] == [0, -1]] == [[0, -1, "difficult"], [0, -1, "trap"]]
    assert position["walls"] == [[-1, 0, 1]]
    assert [one["role"] for one in position["figures"]] == ["ally", "active", "enemy"]
    expected = {"id": "Chest", "at": [-1, 2], "initiative": None, "tie": 7, "name": "An old chest", "kind": "summon"}
    assert position["figures"][2] == {**expected, "role": "enemy", "invisible": True, "objective": True}
    area = {"kind": "ranged", "hexes": [[0, 1], [1, 0]]}
    ability = {"move": 4, "range": 3, "targets": 2, "area": area, "movement": "flying", "disadvantage": True}
    assert (entered["rules"], entered["ability"]) == ("frosthaven", ability)


@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_see_and_reach_all_of_the_board_editor(house: HouseApart, visit: Visit, size: str) -> None:
    page = visit(**SIZES[size] | {"locale": "en-GB", "reduced_motion": "reduce"})
    eyes = Eyes(page)
    open_tool(page, house.url, "monster-turn")
    page.get_by_label("Area of effect").check()
    page.locator('.pool g.figure[data-thing="Mira"]').click()
    page.locator(".figure").get_by_text("More", exact=True).click()
    eyes.look("a figure and an area")
    by_words(page, TEXT).click()
    eyes.look("as text")
    low = (
        page.locator(TOUCHED)
        .filter(visible=True)
        .evaluate_all("all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)")
    )
    assert (eyes.found, low) == ({}, [])


def test_a_board_is_drawn_by_keys_alone(house: HouseApart, page: Page) -> None:
    open_tool(page, house.url, "monster-turn")
    by_words(page, "Clear").press("Enter")
    page.locator("[data-brush=hand]").press("ArrowRight")
    expect(page.locator("[data-brush=floor]")).to_be_focused()
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    board = page.get_by_role("application")
    expect(page.locator("[data-brush=wall]")).to_have_attribute("aria-checked", "true")
    board.focus()
    for key in ("ArrowRight", "ArrowUp", ".", "Enter"):
        page.keyboard.press(key)
    by_words(page, TEXT).press("Enter")
    drawn = json.loads(page.get_by_role("dialog").locator("textarea").input_value())["position"]
    assert (len(drawn["walls"]), drawn["figures"], drawn["terrain"]) == (1, [], [])
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator(".pool g.figure")).to_have_count(4)


def test_pasted_boards_and_what_is_wrong_with_them(house: HouseApart, page: Page) -> None:
    open_tool(page, house.url, "monster-turn")
    case = json.dumps(a_case(), indent=1)
    semicolon = case.replace("0,\n", "0;\n", 1)
    wrong = {
        semicolon: "Line 7, column 6: “;” doesn’t belong here",
        case[:40]: "The text ends too soon",
        case.replace('"enemy"', '"foe"', 1): 'position.figures[1].role: "foe" is not known here. Choose one of: active',
        '{"rules": "jaws"}': "Line 1, column 1: There is no board in this: the field “position” is missing.",
        "hex from a0\n  . Q": "line 2, column 5",
    }
    for text, told in wrong.items():
        paste(page, text)
        expect(page.get_by_role("alert")).to_contain_text(told)
    paste(page, DRAWING)
    expect(page.locator(".pool g.figure")).to_have_count(2)
    run(page)
    expect(page.locator(".verdict")).to_have_text("Focus: Ada. One option.")
    paste(page, case)
    expect(page.locator(".verdict")).to_contain_text("Focus: Ada.")
    expect(cell(page, "d0")).to_have_count(1)


@needs_shared_material
def test_boards_of_others_are_drawn_with_their_options(house: HouseApart, page: Page) -> None:
    cases: list[dict[str, Any]] = json.loads(shared_path("peer-cases", "monster-turns.json").read_text())
    busiest = max(cases, key=lambda case: len(case["options"]))
    widest = max(cases, key=lambda case: len(case["position"]["hexes"]))
    with_area = next(case for case in cases if case["ability"]["area"] and case["position"]["terrain"])
    open_tool(page, house.url, "monster-turn")
    for case in (busiest, widest, with_area):
        paste(page, json.dumps(case))
        run(page)
        expect(page.locator(".pool g.cell")).to_have_count(len(case["position"]["hexes"]))
        expect(page.locator(".pool g.figure")).to_have_count(len(case["position"]["figures"]))
        expect(page.locator(".found .drawings button")).to_have_count(len(case["options"]))


def test_sight_and_range_with_the_line_that_shows_it(house: HouseApart, page: Page) -> None:
    open_tool(page, house.url, "sight-and-range")
    run(page)
    expect(page.locator(".verdict")).to_have_text("In sight, at range 4")
    expect(page.locator(".pool .stroke.free")).to_have_count(1)
    brush(page, "place-to")
    page.locator('.pool g.cell[data-thing="a-2"]').click()
    expect(page.locator(".verdict")).to_contain_text("range 3")
    expect(page.locator(".pool .letter")).to_have_count(2)


def test_the_odds_of_a_combat_are_told_and_plotted(house: HouseApart, page: Page) -> None:
    open_tool(page, house.url, "duel")
    page.get_by_text("More", exact=True).click()
    page.locator("[id$=-games]").fill("20")
    page.get_by_label("Hero", exact=True).select_option(label="Lissa")
    by_words(page, "Show me").click()
    expect(page.locator(".found .prose")).to_contain_text("Lissa")
    assert page.locator(".found .plot").evaluate("one => one.decode().then(() => one.naturalWidth > 0)")


def test_a_tool_of_a_game_that_was_installed_a_moment_ago(chandlery: Served, page: Page) -> None:
    page.goto(f"{chandlery.url}#/tools")
    page.get_by_role("link", name="Wicks").click()
    page.get_by_label("Lamps: one more").click()
    page.locator("fieldset", has_text="Oil by the jar").get_by_role("button").click()
    page.get_by_label("Oil by the jar 1: Name").fill("whale")
    page.get_by_label("Oil by the jar 1: Name").press("Enter")
    page.get_by_label("whale", exact=True).fill("4")
    by_words(page, "Show me").click()
    expect(page.locator(".found .prose")).to_have_text("light for 21 hours")
    assert page.locator(".found .plot").evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    by_words(page, "Deutsch").click()
    expect(page.locator(".found .prose")).to_have_text("Licht für 21 Stunden")
