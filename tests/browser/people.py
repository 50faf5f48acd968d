"""Somebody at a browser who does what was advised, as a person would: on the board, on a card, by a button."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from tests.browser.advice import Advice, Advised

LONG = 400
"""More decisions than any of these games takes."""


class Person:
    """A page, and the seats that are played at it."""

    def __init__(self, page: Page, *seats: str, one_tap: bool = False) -> None:
        self.page = page
        self.seats = seats
        self._one_tap = one_tap

    @property
    def line(self) -> int:
        """How much has been decided, as this page shows it."""
        return int(self.page.locator(".table").get_attribute("data-line") or 0)

    def decide(self, advised: Advised) -> None:
        """Do it, and come back when this page shows that it is done."""
        before = self.line
        self._uncover()
        self.page.locator("[data-option], .card.legal, g.legal, .cast.legal").filter(visible=True).first.wait_for()
        lit = self.page.locator(f'.legal[data-thing="{advised.thing}"]').filter(visible=True)
        if advised.thing and lit.count() == 1 and self._reaches(lit):
            lit.click()
            if advised.one_of_several:
                self._button(advised).click()
        else:
            self._button(advised).click()
        if not self._one_tap:
            self.page.locator(".preview.picked .confirm").click()
        self.wait_past(before)

    def wait_past(self, before: int) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('.over') || "
            "Number(document.querySelector('.table').dataset.line) > before",
            arg=before,
        )

    def _uncover(self) -> None:
        if self.page.locator(".cover").count():
            self.page.locator(".cover .brass").click()
            self.page.wait_for_selector(".cover", state="detached")

    def _button(self, advised: Advised) -> Locator:
        """The button of an answer, in the list of all where it has no other."""
        button = self.page.locator(f'[data-option="{advised.option}"]')
        if not button.filter(visible=True).count():
            self.page.locator(".ask summary").first.click()
        return button.filter(visible=True).first

    def _reaches(self, lit: Locator) -> bool:
        """Whether it lies where a finger reaches it, and nothing else does there."""
        return bool(
            lit.evaluate("""one => {
                const at = one.getBoundingClientRect();
                const found = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
                return Boolean(found) && one.contains(found);
            }""")
        )


def play(
    people: list[Person], advice: Advice, before: Callable[[int, Advised], None] = lambda *_: None, most: int = LONG
) -> int:
    """Decide as advised until the match is over or it is enough; something may happen before each. Gives the number."""
    for step in range(most):
        advised = advice.next()
        if advised is None:
            return step
        before(step, advised)
        next(one for one in people if advised.seat in one.seats).decide(advised)
    return most
