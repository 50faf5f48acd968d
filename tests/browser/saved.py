"""Matches that tests come into the middle of: played by the greedy bot up to there, and opened from their file."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from playwright.sync_api import Page
from tests.browser.at_table import KEEP

from undercroft.bots import GreedyBot, next_decision
from undercroft.table import Match, Setup, Stream, dump, key_of, system

Moment: TypeAlias = Callable[[Match[Any, Any]], bool]

TAKE_IN = """async (file) => (await fetch('/api/matches/import', { method: 'POST', body: file,
    headers: { 'content-type': 'application/json' } })).json()"""


@cache
def played(game: str, scenario: str, seats: int, seed: int, until: Moment) -> Match[Any, Any]:
    """A match as it stands when the moment has come, to be looked at only."""
    rules = system(game)
    setup = Setup(system=game, scenario=scenario, seats=rules.seats(seats), options=rules.settle({}))
    match = Match(rules, setup, key=key_of(seed))
    bots = dict.fromkeys(setup.seats, GreedyBot(Stream(bytes(32))))
    while not until(match):
        assert not match.over, "it never came to that"
        match.play(*next_decision(match, bots))
    return match


@cache
def asked(*kinds: str) -> Moment:
    """Until somebody is asked a question of one of these kinds."""
    return lambda match: match.questions[0].kind in kinds


@cache
def lines(number: int) -> Moment:
    """Until so much was decided, or it is over."""
    return lambda match: match.over is not None or len(match.line) >= number


def open_match(page: Page, url: str, match: Match[Any, Any]) -> dict[str, Any]:
    """The match as a new one of this server; gives back its links."""
    page.goto(url)
    made = page.evaluate(TAKE_IN, dump(match).decode())
    held = [{"token": token, "seat": seat, "who": "me"} for seat, token in made["seats"].items()]
    return {"match": made["match"], "held": held, "audience": made["audience"], "owner": made["owner"]}


def come_in(page: Page, url: str, purse: dict[str, Any], seats: Sequence[str], **settings: Any) -> None:
    """Sit down in some of its seats."""
    mine = {**purse, "held": [one for one in purse["held"] if one["seat"] in seats]}
    page.goto(url)
    page.evaluate(KEEP, [json.dumps({"hints": False, **settings}), json.dumps([mine])])
    page.goto(f"{url}#/m/{purse['match']}")
    page.reload()
    page.wait_for_selector(".ask, .over")
