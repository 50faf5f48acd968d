"""FHC-STATE-02: members join, leave and sit on the bench, and it stays the same party with the same state."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.fit.harness import A, B, Now, fit, sketch

from undercroft.table import (
    CampaignRules,
    Finished,
    Game,
    NotLegal,
    Scenario,
    Scene,
    ScenePanel,
    Seat,
    Setup,
    State,
    yes_or_no,
)
from undercroft.table.campaign import Campaign
from undercroft.table.scene import Entry
from undercroft.table.system import Cast, Member


# The sketch
class Quest(State[Now | Finished], kw_only=True):
    rested: int = 0


async def quest(game: Game[Quest]) -> None:
    for seat in game.state.seats:
        game.state.rested += await game.ask(yes_or_no(seat, "rest", "FHC-STATE-01"))


def scene(game: Game[Quest], _: Seat) -> Scene:
    return Scene("quest", panels=[ScenePanel("party", "party", [Entry("rested", game.state.rested)])])


def roster(party: Mapping[str, Any]) -> list[Member]:
    return [Member(name, name, fit=name not in party["retired"]) for name in party["members"]]


def setup(_: Mapping[str, Any], scenario: str, cast: Cast) -> Setup:
    playing = [member for mine in cast.values() for member in mine]
    return Setup(system="sketch", scenario=scenario, seats=tuple(cast), chapter={"cast": playing})


def absorb(party: Mapping[str, Any], setup: Setup, _: Finished) -> dict[str, Any]:
    """The eldest who played retires, somebody new joins; unlocks and supplies are the party's (FHC-RETIRE-01)."""
    eldest, *_ = setup.chapter["cast"]
    new = f"recruit-{len(party['members'])}"
    return {"members": [*party["members"], new], "retired": [*party["retired"], eldest], "played": party["played"] + 1}


CAMPAIGN = CampaignRules(
    begin=lambda options: {"members": list(options["members"]), "retired": [], "played": 0},
    roster=roster,
    chapters=lambda party: [Scenario(f"scenario-{party['played']}", "next", (1, 2))],
    setup=setup,
    absorb=absorb,
)
QUEST = sketch(lambda seats: Quest(place=Now(), seats=seats), quest, scene, campaign=CAMPAIGN)


def begun() -> Campaign:
    return Campaign(QUEST, {"members": ["drifter", "boneshaper", "geminate"]})


def play_chapter(campaign: Campaign, cast: Cast) -> None:
    match = campaign.open(campaign.choices()[0].id, cast)
    for seat in cast:
        match.answer(seat, "yes")
    campaign.close()


def test_the_roster_changes_and_the_party_stays() -> None:
    campaign = begun()
    play_chapter(campaign, {A: ["drifter"], B: ["boneshaper"]})
    assert [member.id for member in campaign.roster() if member.fit] == ["boneshaper", "geminate", "recruit-3"]
    play_chapter(campaign, {B: ["recruit-3"]})
    assert campaign.state["played"] == 2
    assert campaign.state["retired"] == ["drifter", "recruit-3"]


def test_who_takes_no_part_sits_on_the_bench() -> None:
    campaign = begun()
    campaign.open("scenario-0", {A: ["drifter"]})
    assert [member.id for member in campaign.bench()] == ["boneshaper", "geminate"]


def test_the_retired_take_no_part() -> None:
    campaign = begun()
    play_chapter(campaign, {A: ["drifter"]})
    with pytest.raises(NotLegal, match=r"drifter can't take part. Fit members: boneshaper, geminate, recruit-3"):
        campaign.open("scenario-1", {A: ["drifter"]})


def test_it_is_saved_in_mid_chapter_and_undone_across_its_border() -> None:
    campaign = begun()
    play_chapter(campaign, {A: ["drifter"], B: ["geminate"]})
    before = campaign.chapters[0].before
    campaign.open("scenario-1", {A: ["boneshaper"]})
    again = Campaign.load(campaign.dump(), lambda _: QUEST)
    assert (again.state, again.bench()) == (campaign.state, campaign.bench())
    match = again.reopen()
    match.undo(B)
    assert match.waiting_for() == [B]
    assert again.state == before


def test_a_chapter_of_it_fits_like_any_match() -> None:
    match = fit(QUEST, "a yes\nb no")
    assert match.state.rested == 1
