"""People at a table: back to a line, looking back, talking, pointing, voting, playing on for others, the last word."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.at_table import KEEP, line, wait_past
from tests.server.house import Guest, HouseApart, play_to_end

pytestmark = pytest.mark.browser


def come_in(page: Page, house: HouseApart, made: Any, *seats: str, owner: bool = True, **settings: Any) -> None:
    """Sit down at a table with the links of these seats, or of all."""
    held = [{"token": token, "seat": seat, "who": "me"} for seat, token in made["seats"].items() if seat in seats]
    away = [{"token": token, "seat": seat, "who": "away"} for seat, token in made["seats"].items() if seat not in seats]
    purse = {"match": made["match"], "held": held}
    if owner:
        purse |= {"held": held + away, "audience": made["audience"], "owner": made["owner"]}
    page.goto(house.url)
    page.evaluate(KEEP, [json.dumps({"lang": "en", "hints": False, "speed": "off", **settings}), json.dumps([purse])])
    page.goto(f"{house.url}#/m/{made['match']}")
    page.reload()
    page.wait_for_selector(".prompt, .over")


def play(house: HouseApart, made: Any, *, answers: int = 400, until: str = "") -> None:
    """Answer from all seats: so many times, or until a view has something to say for `until`."""
    with house.sit(made["match"], *made["seats"].values()) as guest:
        for _ in range(answers):
            if until and is_so(guest, until):
                return
            if not guest.options:
                guest.ask("sit", seat=guest.view["waiting"][0])
            assert guest.answer(guest.options[0])["is"] == "stored"
    assert not until, f"it never came to {until}"


def is_so(guest: Guest, until: str) -> bool:
    kinds = " ".join(asked["kind"] for asked in guest.view["asked"])
    return "honest" in guest.view["undo"] if until == "undo" else until in kinds


def newest(page: Page) -> int:
    """The number of the last line of the log."""
    return int(page.locator(".log .line").last.get_attribute("data-number") or 0)


def by_words(page: Page | Locator, words: str) -> Locator:
    return page.get_by_role("button", name=words, exact=True)


def test_a_line_of_the_log_says_why_and_leads_back_to_itself(house: HouseApart, page: Page) -> None:
    made = house.begin(policy={"undo": "free"})
    play(house, made, answers=16)
    come_in(page, house, made, "mira", "brand")
    before, last = line(page), newest(page)
    told = page.locator(".log .line").nth(3)
    words = told.locator(".told").inner_text()
    told.locator(".more").click()
    expect(page.locator(".log .why")).to_contain_text(re.compile(r"TV-\w+-\d"))
    by_words(page, "Back to here").click()
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.line) < before", arg=before)
    expect(told.locator(".told")).to_have_text(words)
    assert newest(page) < last


def test_what_was_done_folds_under_its_cause_and_names_light_up_on_the_board(house: HouseApart, page: Page) -> None:
    made = house.begin()
    play(house, made, answers=16)
    come_in(page, house, made, "mira", "brand")
    by_words(page, "Fold all").click()
    folded = page.locator(".log .line").count()
    by_words(page, "Unfold all").click()
    assert page.locator(".log .line").count() > folded
    page.locator(".log .chip", has_text="Mira").first.hover()
    expect(page.locator("g.figure.lit")).to_have_count(1)


def test_the_whole_match_on_a_slider(house: HouseApart, page: Page) -> None:
    made = house.begin()
    play(house, made, answers=16)
    come_in(page, house, made, "mira", "brand")
    live = line(page)
    page.keyboard.press("h")
    bar = page.locator(".lookback")
    expect(bar).to_contain_text("Looking back")
    assert page.locator(".legal").count() == 0, "of the past nothing can be chosen"
    before = line(page)
    assert before < live
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.line) < before", arg=before)
    page.locator(".lookback input").fill("0")
    expect(bar).to_contain_text(f"0 of {live}")
    by_words(page, "Play").click()
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.line) > 2")
    page.keyboard.press(" ")
    page.keyboard.press("End")
    expect(bar).to_contain_text(f"{live} of {live}")
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert line(page) == live


def test_two_people_talk_and_one_points(house: HouseApart, page: Page, phone: Page) -> None:
    made = house.begin()
    come_in(page, house, made, "mira")
    come_in(phone, house, made, "brand", owner=False, lang="de")
    page.keyboard.press("c")
    page.get_by_label("Say something to the table").fill("Shall we burn the oil?")
    page.keyboard.press("Enter")
    menu = phone.get_by_role("button", name="Menü, ein neues Wort")
    expect(menu).to_be_visible()
    expect(phone.locator("[aria-live]", has_text="Mira: Shall we burn the oil?")).to_have_count(1)
    menu.tap()
    phone.get_by_role("tab", name="Gespräch").tap()
    phone.get_by_label("Etwas zum Tisch sagen").fill("Ja, los!")
    by_words(phone, "Sagen").tap()
    expect(page.locator(".chat li").last).to_contain_text("Ja, los!")
    expect(page.locator(".unread")).to_have_count(0)

    by_words(page, "Point at something").click()
    page.locator("g.figure").first.click()
    expect(phone.locator("g.ping")).to_have_count(1)
    expect(phone.locator(".chat li").last).to_contain_text("zeigt auf")


def test_what_was_revealed_is_taken_back_when_all_agree(house: HouseApart, page: Page, phone: Page) -> None:
    made = house.begin(policy={"undo": "honest"})
    play(house, made, until="undo")
    come_in(page, house, made, "mira")
    come_in(phone, house, made, "brand", owner=False, lang="de")
    last = newest(page)
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_contain_text("honestly")
    by_words(page, "Ask the others").last.click()
    expect(page.locator(".motion")).to_contain_text("Mira would like to take something back")
    assert newest(page) == last
    by_words(phone, "Einverstanden").tap()
    page.wait_for_function(
        "last => Number([...document.querySelectorAll('.log .line')].at(-1)?.dataset.number ?? 0) < last", arg=last
    )
    expect(page.locator(".motion")).to_have_count(0)


def test_one_voice_against_it_ends_a_vote(house: HouseApart, page: Page, phone: Page) -> None:
    made = house.begin()
    play(house, made, until="undo")
    come_in(page, house, made, "mira")
    come_in(phone, house, made, "brand", owner=False, lang="de")
    last = newest(page)
    page.keyboard.press("t")
    by_words(page, "Take back the last decision").click()
    by_words(phone, "Dagegen").tap()
    expect(page.locator(".motion")).to_have_count(0)
    page.keyboard.press("l")
    assert newest(page) == last


def test_a_bot_plays_on_for_a_seat_where_nobody_is(house: HouseApart, page: Page) -> None:
    made = house.begin()
    come_in(page, house, made, "mira")
    page.locator("[data-option]").first.click()
    by_words(page, "Do it").click()
    page.locator(".hand .card.legal").first.wait_for()
    before = line(page)
    page.locator(".hand .card.legal").first.click()
    by_words(page, "Do it").click()
    wait_past(page, before)
    expect(page.locator(".ask")).to_contain_text("Brand")
    before = line(page)
    page.keyboard.press("t")
    page.get_by_role("button", name="What can be done about Brand").click()
    by_words(page, "Bot (by chance) plays on").click()
    expect(page.locator(".seats")).to_contain_text("Bot (by chance)")
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.line) > before", arg=before)


def test_the_table_has_the_last_word_and_says_so(house: HouseApart, page: Page) -> None:
    made = house.begin()
    play(house, made, answers=8)
    come_in(page, house, made, "mira", "brand")
    page.keyboard.press("w")
    by_words(page, "Overrule the program").click()
    page.get_by_label("What this table decides").fill("Doors squeak")
    by_words(page, "Do it, and log it").click()
    expect(page.locator(".side .note")).to_contain_text("One thing differs")
    expect(page.locator(".log .line", has_text="Doors squeak")).to_have_count(1)

    page.keyboard.press("t")
    by_words(page, "Overrule the program").click()
    page.get_by_role("radio", name="Set a value").click()
    for step in ("heroes", "mira", "hp"):
        by_words(page.locator(".among"), step).click()
    page.get_by_label("To", exact=True).fill("3")
    by_words(page, "Do it, and log it").click()
    expect(page.locator("g.figure", has_text="3").first).to_be_visible()
    page.get_by_label("Foes hit for 1 less").check()
    expect(page.locator(".side .note")).to_contain_text("3 things differ")


def test_a_standing_order_is_given_and_kept(house: HouseApart, page: Page) -> None:
    made = house.begin()
    come_in(page, house, made, "mira", "brand")
    page.keyboard.press("o")
    order = page.get_by_label("Suffer less than so much damage without asking")
    order.check()
    page.locator(".order input[type=number]").fill("4")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".prompt")
    page.keyboard.press("o")
    expect(order).to_be_checked()
    expect(page.locator(".order input[type=number]")).to_have_value("4")


def test_real_cards_are_drawn_at_the_table_and_entered_here(house: HouseApart, page: Page) -> None:
    made = house.begin(policy={"undo": "free", "physical": ["*"]})
    play(house, made, until="chance:")
    come_in(page, house, made, "mira", "brand")
    before = line(page)
    expect(page.locator(".chance")).to_contain_text("Roll or draw at your table")
    page.locator(".chance .result").first.click()
    wait_past(page, before)


def test_how_it_ended_with_figures_and_all_of_it_again(house: HouseApart, page: Page) -> None:
    made = house.begin()
    with house.sit(made["match"], *made["seats"].values()) as guest:
        play_to_end(guest)
    come_in(page, house, made, "mira", "brand")
    ending = page.locator(".ending")
    expect(ending.locator("h2")).to_have_text(re.compile("won|lost", re.IGNORECASE))
    expect(ending.locator("tbody tr")).to_have_count(2)
    with page.expect_download() as file:
        by_words(ending, "Save as a file").click()
    assert json.loads(file.value.path().read_text())["format"] == "undercroft-match"
    by_words(ending, "Watch it all again").click()
    expect(page.locator(".lookback")).to_contain_text("0 of")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.line) > 0")


def test_a_pause_a_link_to_a_position_and_a_report(house: HouseApart, page: Page, phone: Page) -> None:
    made = house.begin()
    come_in(page, house, made, "mira")
    come_in(phone, house, made, "brand", owner=False, lang="de")
    page.keyboard.press("t")
    by_words(page, "Pause").click()
    expect(phone.locator(".ask")).to_contain_text("Mira bittet um eine Pause")
    by_words(phone, "Weiter").tap()
    expect(page.locator(".ask")).not_to_contain_text("pause")

    by_words(page, "Share this position").click()
    shared = page.get_by_role("dialog").get_by_label("Share this position").first
    token = shared.input_value().rpartition("/")[2]
    assert house.get("/api/position", token).json()["seat"] == "mira"
    page.keyboard.press("Escape")
    with page.expect_download() as file:
        by_words(page, "Report a bug").click()
    assert json.loads(file.value.path().read_text())["format"] == "undercroft-report"


def test_a_new_link_ends_the_old_one(house: HouseApart, page: Page, phone: Page) -> None:
    made = house.begin()
    come_in(page, house, made, "mira")
    come_in(phone, house, made, "brand", owner=False, lang="de")
    page.keyboard.press("t")
    page.get_by_role("button", name="What can be done about Brand").click()
    by_words(page, "A new link").click()
    expect(phone.get_by_role("heading", name="Die Tür bleibt zu")).to_be_visible()
    by_words(page, "Invitations").click()
    address = page.get_by_role("dialog").get_by_label("Link for Brand").first.input_value()
    phone.goto(address)
    expect(phone.locator(".prompt").first).to_be_visible()


def test_what_somebody_prefers_is_kept(house: HouseApart, page: Page) -> None:
    made = house.begin()
    come_in(page, house, made, "mira", "brand")
    page.keyboard.press("o")
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("radio", name="Tageslicht").click()
    page.get_by_role("radio", name="riesig").click()
    page.reload()
    page.wait_for_selector(".prompt")
    root = page.locator("html")
    for name, value in {"lang": "de", "data-theme": "light", "data-text": "huge"}.items():
        expect(root).to_have_attribute(name, value)
