"""Plays a match of each kind and keeps it as a file: `python tests/saves/make.py RELEASE`, once a release."""

import sys
from pathlib import Path

from tallow import TALLOW
from undercroft.bots import RandomBot, play_out
from undercroft.table import Campaign, Match, Policy, Seat, Setup, Stream, dump, key_of

FOLDER = Path(__file__).parent


def a_match() -> bytes:
    """A finished fight with an undo behind a revealed draw, and some lines after it."""
    setup = Setup(system="tallow", scenario="cellar", seats=TALLOW.seats(2))
    match = Match(TALLOW, setup, key=key_of("saved"), policy=Policy(undo="free"))
    bot = RandomBot(Stream(key_of("bot")))
    play_out(match, bot)
    match.undo(Seat("mira"), keep=len(match.line) // 2)
    play_out(match, bot)
    return dump(match)


def a_campaign() -> bytes:
    """A campaign with one chapter behind it and one under way."""
    campaign = Campaign(TALLOW)
    bot = RandomBot(Stream(key_of("campaign")))
    while not campaign.chapters or campaign.chapters[-1].ending is None or campaign.state["won"] == []:
        chapter = campaign.choices()[0].id
        play_out(campaign.open(chapter, {Seat("mira"): ["mira"], Seat("brand"): ["brand"]}), bot)
        campaign.close()
    campaign.open(campaign.choices()[0].id, {Seat("mira"): ["mira"], Seat("odo"): ["odo"]}, key=key_of("next"))
    return campaign.dump()


if __name__ == "__main__":
    (FOLDER / f"tallow-{sys.argv[1]}.match.json").write_bytes(a_match())
    (FOLDER / f"tallow-{sys.argv[1]}.campaign.json").write_bytes(a_campaign())
