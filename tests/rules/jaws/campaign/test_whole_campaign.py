"""A whole campaign by greedy bots: taking back, saving and loading on the way change nothing in how it ends."""

from collections.abc import Iterator
from random import Random
from typing import Any

from undercroft.bots import GreedyBot
from undercroft.games.haven.campaign.chronicle import Chronicle, read
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import Match, Policy, Seat, Stream, key_of
from undercroft.table.campaign import Campaign

LAST = "jaws:s17"
SEATS = SYSTEM.seats(2)
MOST = 200
"""More chapters than bots need on the easiest level, defeats and visits to the city counted."""
SELDOM = 120
Answers = list[tuple[Seat, str]]


def next_chapter(campaign: Campaign) -> str | None:
    """Scenarios of the story before those beside it, until the last one is won."""
    if campaign.chapters and LAST in chronicle(campaign).won:
        return None
    choices = [choice.id for choice in campaign.choices()]
    return min(choices, key=lambda id: (id > LAST, id))


def chronicle(campaign: Campaign) -> Chronicle:
    return read(campaign.state)


def open_chapter(campaign: Campaign, id: str) -> None:
    members = [member.id for member in campaign.roster() if member.fit]
    dealt = {seat: members[at :: len(SEATS)] for at, seat in enumerate(SEATS)}
    cast = {seat: mine for seat, mine in dealt.items() if mine or not members}
    campaign.open(id, cast, key=key_of(f"campaign {len(campaign.chapters)}"), policy=Policy(undo="free"))


def play_with_bots(campaign: Campaign) -> Iterator[Answers]:
    """Chapter after chapter; what was answered in each."""
    while (id := next_chapter(campaign)) and len(campaign.chapters) < MOST:
        open_chapter(campaign, id)
        assert campaign.match
        yield answers_of_bots(campaign.match)
        campaign.close()


def answers_of_bots(match: Match[Any, Any]) -> Answers:
    bot, given = GreedyBot(Stream(key_of("bots"))), []
    while match.questions:
        decision = bot.choose(match, range(len(match.questions)))
        assert decision
        at, option = decision
        asked = match.questions[at]
        if asked.kind == "difficulty":
            option = min(asked.options, key=lambda one: one.value)
        given.append((asked.seats[0], option.text))
        match.answer(asked.seats[0], option.text, asked.id)
    return given


def play_again(campaign: Campaign, chapters: list[Answers], random: Random) -> Campaign:
    """The same answers, with people who take back, do again, close the file, and go back a chapter."""
    for answers in chapters:
        id = next_chapter(campaign)
        assert id
        open_chapter(campaign, id)
        for seat, text in answers:
            assert campaign.match
            campaign.match.answer(seat, text)
            if random.randrange(SELDOM) == 0:
                campaign = interrupted(campaign, random, seat, text)
        campaign.close()
        if random.randrange(8) == 0:
            campaign.reopen()
            campaign.close()
    return campaign


def interrupted(campaign: Campaign, random: Random, seat: Seat, text: str) -> Campaign:
    """Decisions are taken back and made again, and meanwhile the file is closed and opened.

    What is chosen in secret its seat takes back alone, and answers anew.
    """
    match, taken_back = campaign.match, 0
    assert match
    secret = match.state.barrier is not None
    if secret:
        match.undo(seat)
    while taken_back < random.randrange(6) and match.line and not match.state.barrier:
        match.undo(seat)
        taken_back += 1
    if random.randrange(2):
        campaign = Campaign.load(campaign.dump(), lambda _: SYSTEM)
        assert campaign.match
        match = campaign.match
    for _ in range(taken_back):
        match.redo(seat)
    if secret:
        match.answer(seat, text)
    return campaign


def test_undo_save_and_load_leave_a_whole_campaign_as_it_is() -> None:
    straight = Campaign(SYSTEM)
    chapters = list(play_with_bots(straight))
    assert chronicle(straight).won[0] == "jaws:s01"
    assert chronicle(straight).won[-1] == LAST
    again = play_again(Campaign(SYSTEM), chapters, Random(17))
    assert [chapter.ending for chapter in again.chapters] == [chapter.ending for chapter in straight.chapters]
    assert again.state == straight.state
