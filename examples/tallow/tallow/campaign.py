"""Three fights in a row. Odo joins on the way; two go in, whoever stays outside comes rested to the next fight."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tallow.content import FIGURES, ROOMS
from undercroft.table import CampaignRules, Cast, Choice, Finished, Member, Scenario, Setup
from undercroft.words import Message

CHOICES = [Choice("oil", Message("choice-oil"), (1, 2, 3), 2)]
SCENARIOS = [Scenario(id, room.name, (1, 2, 3), room.about) for id, room in ROOMS.items()]


def begin(_options: Mapping[str, Any]) -> dict[str, Any]:
    """Mira and Brand set out (TV-CAMP-01)."""
    return {"roster": ["mira", "brand"], "won": [], "grown": {}, "rested": []}


def roster(state: Mapping[str, Any]) -> list[Member]:
    return [Member(hero, FIGURES[hero].name) for hero in state["roster"]]


def chapters(state: Mapping[str, Any]) -> list[Scenario]:
    """The first room that is not won yet, for one or two seats (TV-CAMP-02)."""
    left = [scenario for scenario in SCENARIOS if scenario.id not in state["won"]]
    return [msgspec.structs.replace(scenario, seats=(1, 2)) for scenario in left[:1]]


def setup(state: Mapping[str, Any], chapter: str, cast: Cast) -> Setup:
    """Whoever goes in, with what they have grown, and who comes rested (TV-CAMP-03, TV-CAMP-04)."""
    heroes = {seat: list(members) for seat, members in cast.items()}
    handed = {"cast": heroes, "grown": state["grown"], "rested": state["rested"]}
    return Setup(system="tallow", scenario=chapter, seats=tuple(cast), chapter=handed)


def absorb(state: Mapping[str, Any], setup: Setup, finished: Finished) -> dict[str, Any]:
    """A won fight lets grow by one who still stands, and Odo joins after it (TV-CAMP-03, TV-CAMP-04)."""
    inside = [hero for members in setup.chapter["cast"].values() for hero in members]
    rested = [hero for hero in state["roster"] if hero not in inside]
    if finished.outcome != "won":
        return {**state, "rested": rested}
    grown = {**state["grown"], **{hero: state["grown"].get(hero, 0) + 1 for hero in finished.report["standing"]}}
    joined = list(dict.fromkeys([*state["roster"], "odo"]))
    return {"roster": joined, "won": [*state["won"], setup.scenario], "grown": grown, "rested": rested}


CAMPAIGN = CampaignRules(begin=begin, roster=roster, chapters=chapters, setup=setup, absorb=absorb)
