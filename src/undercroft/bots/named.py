"""Bots by name, as people choose them on a command line."""

from collections.abc import Callable
from typing import Final

from undercroft.bots.bot import Bot
from undercroft.bots.greedy import GreedyBot
from undercroft.bots.random_bot import RandomBot
from undercroft.bots.search import SearchBot
from undercroft.table import Stream

BOTS: Final[dict[str, Callable[[Stream], Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make_bot(name: str, stream: Stream) -> Bot:
    """The bot of this name, with a stream of chance of its own.

    >>> make_bot("clever", Stream(bytes(32)))
    Traceback (most recent call last):
    ValueError: there is no bot 'clever'. Bots: random, greedy, search
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}. Bots: {', '.join(BOTS)}")
    return BOTS[name](stream)
