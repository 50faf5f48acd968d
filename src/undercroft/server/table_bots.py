"""Bots at the tables of this server: they answer for their seats as people do, through the match."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from undercroft.bots import BOTS, Bot, Decision, make_bot
from undercroft.server.life import Life
from undercroft.server.live import LiveMatch
from undercroft.table import Match, NotAsked, Seat, Stream, TableError, fresh_key

LOG = logging.getLogger("undercroft")
Bots = Mapping[Seat, Bot]


def bots_of(life: Life) -> dict[Seat, Bot]:
    """The bots that play here; one that this release no longer has is replaced by the simplest."""
    return {seat: make_bot(name if name in BOTS else "random", Stream(fresh_key())) for seat, name in life.bots.items()}


def bot_decision(match: Match[Any, Any], bots: Bots) -> tuple[Seat, Decision] | None:
    """What a bot decides next, if anything waits for one.

    Where a party decides, bots leave it to people; where all have a voice, a bot joins the first who spoke.
    """
    for at, question in enumerate(match.questions):
        mine = [seat for seat in question.seats if seat in bots]
        if not mine or question.optional:
            continue
        if len(mine) == len(question.seats):
            decision = bots[mine[0]].choose(match, [at])
            return (mine[0], decision) if decision else None
        if match.policy.consent and question.party and match.history.votes:
            said = next(iter(match.history.votes.values()))
            option = question.option(said)
            voting = [seat for seat in mine if match.history.votes.get(seat) != said]
            if option and voting:
                return voting[0], (at, option)
    return None


async def play_bots(live: LiveMatch) -> None:
    """Play for the bots of a match whenever something was decided, until it is cancelled."""
    while True:
        bots = bots_of(live.life)
        while bots and not live.life.paused and await play_one(live, bots):
            await asyncio.sleep(0)
        live.decided.clear()
        await live.decided.wait()


async def play_one(live: LiveMatch, bots: Bots) -> bool:
    """Let one bot decide one thing; False when none is asked."""
    async with live.at_table() as match:
        found = bot_decision(match, bots)
        if found is None:
            return False
        seat, (at, option) = found
        question = match.questions[at].id
    try:
        await live.act(lambda match: match.answer(seat, option.text, question))
    except NotAsked:
        pass  # somebody answered meanwhile: the next look shows what is asked now
    except TableError as error:
        LOG.error("a bot at %s could not decide: %s", live.id, error)
        return False
    return True
