"""Bots: they answer questions as people do, through a match, and see no more of it than their seat."""

from undercroft.bots.bot import Bot, Decision
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.named import BOTS, make_bot
from undercroft.bots.play import LIMIT, Endless, next_decision, play_out
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.search import SearchBot

__all__ = [
    "BOTS",
    "LIMIT",
    "Bot",
    "Decision",
    "Endless",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "make_bot",
    "next_decision",
    "play_out",
]
