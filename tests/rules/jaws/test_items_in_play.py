"""Whole scenarios played at random by heroes who carry all items between them."""

from collections import Counter

import pytest

from undercroft.bots import RandomBot, play_out
from undercroft.games.haven.content.model import HeroClass, Item
from undercroft.games.haven.events import ItemUsed
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.packs import Library, load_pack
from undercroft.table import Match, Seat, Setup, Stream

LIBRARY = Library((load_pack(FOLDER, MODEL),))
LIMITS = {"head": 1, "body": 1, "legs": 1, "onehand": 2, "small": 5}
LEVEL = 9


def loads(turn: int) -> list[list[str]]:
    """What each of four heroes carries, within the limits of its level; the turn decides who has what."""
    carried: list[list[str]] = [[], [], [], []]
    for slot, most in LIMITS.items():
        fitting = [item.id for item in LIBRARY.table(Item).values() if item.slot == slot]
        for hero in range(4):
            places = range((turn * 4 + hero) * most, (turn * 4 + hero + 1) * most)
            carried[hero] += dict.fromkeys(fitting[place % len(fitting)] for place in places)
    return carried


def begin(turn: int) -> Match:
    classes = list(LIBRARY.table(HeroClass))
    seats = tuple(Seat(f"seat-{number}") for number in range(1, 5))
    heroes = [
        {"seat": seat, "kind": kind, "level": LEVEL, "items": items}
        for seat, kind, items in zip(seats, classes, loads(turn), strict=True)
    ]
    scenario = SYSTEM.scenarios[turn % len(SYSTEM.scenarios)].id
    setup = Setup(system="jaws", scenario=scenario, seats=seats, options={"level": 7}, chapter={"heroes": heroes})
    return Match(SYSTEM, setup, key=bytes([turn]) * 32)


@pytest.mark.rule("JL-ITEM-01", "JL-ITEM-03", "JL-ITEM-04", "JL-ITEM-05")
def test_every_item_is_used_in_games_that_end() -> None:
    used: set[str] = set()
    for turn in range(24):
        match = begin(turn)
        play_out(match, RandomBot(Stream(bytes([turn + 1]) * 32)))
        uses = Counter(told.event.item for told in match.game.told if isinstance(told.event, ItemUsed))
        for card, times in uses.items():
            item = LIBRARY.table(Item)[match.state.cards[card].definition]
            used.add(item.id)
            assert times == 1 or item.use != "consumed"
        if len(used) == 36:
            break
    assert sorted(used) == sorted(LIBRARY.table(Item))
