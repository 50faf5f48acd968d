"""Three fights in a row: the vault opens when the rooms before it are won, and Odo joins on the way."""

from collections.abc import Mapping, Sequence
from typing import Any

from tallow.content import ROOMS
from tallow.scene import HERO_NAMES
from undercroft.table import CampaignRules, Cast, Finished, Member, Scenario, Seat, Setup

SCENARIOS = [Scenario(id, room.name, (1, 2, 3), room.about) for id, room in ROOMS.items()]


def begin(_options: Mapping[str, Any]) -> dict[str, Any]:
    """Mira and Brand set out (TV-CAMP-01)."""
    return {"roster": ["mira", "brand"], "won": [], "grown": {}}


def chapters(state: Mapping[str, Any]) -> Sequence[Scenario]:
    """The first room that is not yet won (TV-CAMP-02)."""
    return [scenario for scenario in SCENARIOS if scenario.id not in state["won"]][:1]


def roster(state: Mapping[str, Any]) -> Sequence[Member]:
    """Who belongs to the company (TV-CAMP-01)."""
    return [Member(hero, HERO_NAMES[Seat(hero)]) for hero in state["roster"]]


def setup(state: Mapping[str, Any], chapter: str, cast: Cast) -> Setup:
    """Whoever of the roster goes in, with what they have grown (TV-CAMP-03)."""
    heroes = [Seat(hero) for mine in cast.values() for hero in mine]
    grown = {hero: state["grown"].get(hero, 0) for hero in heroes}
    return Setup(system="tallow", scenario=chapter, seats=tuple(heroes), chapter=grown)


def absorb(state: Mapping[str, Any], setup: Setup, finished: Finished) -> dict[str, Any]:
    """Who stands after a won fight grows by one; Odo joins after the first (TV-CAMP-03, TV-CAMP-04)."""
    if finished.outcome != "won":
        return dict(state)
    grown = {**state["grown"]}
    for hero in finished.report["standing"]:
        grown[hero] = grown.get(hero, 0) + 1
    joins = ["odo"] if setup.scenario == "cellar" else []
    return {"roster": [*state["roster"], *joins], "won": [*state["won"], setup.scenario], "grown": grown}


CAMPAIGN = CampaignRules(begin=begin, roster=roster, chapters=chapters, setup=setup, absorb=absorb)
