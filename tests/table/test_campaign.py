"""A campaign: chapters opened, closed, abandoned, replayed and gone back into."""

from dataclasses import replace
from typing import Any

import pytest
from tests.table.games import A, B, Table, Tiny, pick, say, sit_down, tiny

from undercroft.table import BrokenSave, CampaignRules, Finished, NotAllowed, NotLegal, Scenario, Setup, System
from undercroft.table.campaign import Campaign
from undercroft.table.system import Member


async def rule(game: Table) -> None:
    for seat in game.state.seats:
        say(game, seat, await game.ask(pick(seat, "deed", "good", "bad")))


def game() -> System[Tiny, None]:
    def absorb(state: dict[str, Any], setup: Setup, finished: Finished) -> dict[str, Any]:
        return {"played": [*state["played"], setup.scenario, finished.outcome]}

    rules = CampaignRules(
        begin=lambda options: {"played": list(options.get("before", []))},
        roster=lambda _: [Member("mira", "Mira"), Member("odo", "Odo"), Member("ash", "Ash", fit=False)],
        chapters=lambda state: [Scenario(f"s{len(state['played'])}", "s", (1, 2))],
        setup=lambda _, scenario, cast: Setup(system="tiny", scenario=scenario, seats=tuple(cast)),
        absorb=absorb,
    )
    return replace(tiny(rule), campaign=rules)


def play_out(campaign: Campaign, scenario: str) -> None:
    match = campaign.open(scenario, {A: ["mira"], B: ["odo"]})
    match.answer(A, "good")
    match.answer(B, "bad")
    campaign.close()


def test_a_closed_chapter_is_absorbed_and_opens_the_next() -> None:
    campaign = Campaign(game())
    play_out(campaign, "s0")
    assert campaign.state == {"played": ["s0", "done"]}
    assert [scenario.id for scenario in campaign.choices()] == ["s2"]
    assert campaign.chapters[0].status == "closed"


def test_one_chapter_is_open_at_a_time_and_ends_before_it_is_closed() -> None:
    campaign = Campaign(game())
    campaign.open("s0", {A: ["mira"]})
    assert campaign.choices() == ()
    with pytest.raises(NotAllowed, match="the chapter 's0' is still open: end or abandon it first"):
        campaign.open("s0", {A: ["odo"]})
    with pytest.raises(NotAllowed, match="isn't over: play on or abandon it"):
        campaign.close()


def test_an_abandoned_chapter_leaves_the_campaign_as_before_it() -> None:
    campaign = Campaign(game(), {"before": ["x"]})
    campaign.open("s1", {A: ["mira"]}).answer(A, "bad")
    campaign.abandon()
    assert campaign.state == {"played": ["x"]}
    assert campaign.chapters[0].status == "abandoned"
    campaign.open("s1", {A: ["odo"]})


def test_the_way_back_is_open_until_the_next_chapters_first_answer() -> None:
    campaign = Campaign(game())
    play_out(campaign, "s0")
    second = campaign.open("s2", {A: ["mira"]})
    match = campaign.reopen()
    match.undo(B)
    match.answer(B, "good")
    campaign.close()
    assert match.state.said == ["a:good", "b:good"]
    second = campaign.open("s2", {A: ["mira"], B: ["odo"]})
    second.answer(A, "good")
    with pytest.raises(NotAllowed, match="its first answer closes the way back"):
        campaign.reopen()


def test_a_chapter_is_replayed_and_what_came_after_is_dropped() -> None:
    campaign = Campaign(game())
    play_out(campaign, "s0")
    play_out(campaign, "s2")
    campaign.replay(0)
    assert (campaign.state, campaign.chapters) == ({"played": []}, [])
    with pytest.raises(NotLegal, match="there is no chapter 3; the campaign has 0"):
        campaign.replay(3)


@pytest.mark.parametrize(
    ("cast", "why"),
    [
        ({A: ["ash"]}, r"ash can't take part. Fit members: mira, odo"),
        ({A: ["mira"], B: ["mira"]}, "each member takes part once"),
        ({}, "somebody has to"),
    ],
)
def test_a_cast_that_cannot_be_is_refused(cast: dict[Any, list[str]], why: str) -> None:
    campaign = Campaign(game())
    with pytest.raises(NotLegal, match=why):
        campaign.open("s0", cast)
    assert (campaign.match, campaign.chapters) == (None, [])


def test_an_unknown_scenario_is_refused_with_those_that_can_be_played() -> None:
    with pytest.raises(NotLegal, match=r"'s9' can't be played now. Choose one of: s0"):
        Campaign(game()).open("s9", {A: ["mira"]})


def test_it_is_saved_and_goes_on() -> None:
    campaign = Campaign(game(), {"before": ["x"]})
    play_out(campaign, "s1")
    campaign.open("s3", {A: ["mira"], B: ["odo"]}).answer(A, "good")
    again = Campaign.load(campaign.dump(), lambda _: game())
    assert again.match
    assert again.match.state.said == ["a:good"]
    again.match.answer(B, "bad")
    again.close()
    assert again.state == {"played": ["x", "s1", "done", "s3", "done"]}
    assert again.options == {"before": ["x"]}


@pytest.mark.parametrize("data", [b"", b"{}", b'{"format": "undercroft-campaign"}'])
def test_a_broken_file_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenSave, match="this is no campaign file"):
        Campaign.load(data, lambda _: game())


def test_a_game_without_a_campaign_says_so() -> None:
    with pytest.raises(NotAllowed, match="tiny has no campaign: play single scenarios"):
        Campaign(tiny(rule))


def test_with_no_chapter_there_is_nothing_to_close_or_go_back_to() -> None:
    campaign = Campaign(game())
    with pytest.raises(NotAllowed, match="no chapter is open"):
        campaign.close()
    with pytest.raises(NotAllowed, match="there is no chapter to go back to"):
        campaign.reopen()
    assert sit_down(tiny(rule)).over is None
