"""Three fights in a row: the vault opens when the rooms before it are won, and Odo joins on the way."""

from collections.abc import Mapping, Sequence
from typing import Any

from tallow.content import ROOMS
from undercroft.table import CampaignRules, Finished, Scenario, Seat, Setup

SCENARIOS = [Scenario(id, room.name, (1, 2, 3), room.about) for id, room in ROOMS.items()]


def begin(_options: Mapping[str, Any]) -> dict[str, Any]:
    """Mira and Brand set out (TV-CAMP-01)."""
    return {"roster": ["mira", "brand"], "won": [], "grown": {}}


def chapters(state: Mapping[str, Any]) -> Sequence[Scenario]:
    """The first room that is not yet won (TV-CAMP-02)."""
    return [scenario for scenario in SCENARIOS if scenario.id not in state["won"]][:1]


def setup(state: Mapping[str, Any], chapter: str, seats: Sequence[Seat]) -> Setup:
    """Whoever of the roster goes in, with what they have grown (TV-CAMP-03)."""
    grown = {seat: state["grown"].get(seat, 0) for seat in seats}
    return Setup(system="tallow", scenario=chapter, seats=tuple(seats), chapter=grown)


def absorb(state: Mapping[str, Any], chapter: str, finished: Finished) -> dict[str, Any]:
    """Who stands after a won fight grows by one; Odo joins after the first (TV-CAMP-03, TV-CAMP-04)."""
    if finished.outcome != "won":
        return dict(state)
    grown = {**state["grown"]}
    for hero in finished.report["standing"]:
        grown[hero] = grown.get(hero, 0) + 1
    roster = [*state["roster"], *(["odo"] if chapter == "cellar" else [])]
    return {"roster": roster, "won": [*state["won"], chapter], "grown": grown}


CAMPAIGN = CampaignRules(begin=begin, chapters=chapters, setup=setup, absorb=absorb)
