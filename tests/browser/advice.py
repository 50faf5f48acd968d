"""What to do next, for tests that play long: the greedy bot looks at the match as its owner may take it away."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

from undercroft.bots import GreedyBot, next_decision
from undercroft.server.seal import own_seal
from undercroft.table import Match, Seat, Stream, load, system


class Advised(NamedTuple):
    """One answer: who gives it, its text, and the thing on the table that is tapped for it."""

    seat: Seat
    kind: str
    option: str
    thing: str
    """Nothing where only a button gives this answer."""
    one_of_several: bool
    """Tapping the thing offers several answers, each with a button."""


class Advice:
    """Reads a match of a server whose key file lies beside its database."""

    def __init__(self, url: str, database: Path, match: str, owner: str) -> None:
        self._seal = own_seal(database.with_name(f"{database.name}.key"))
        self._address = f"{url}api/matches/{match}/export"
        self._headers = {"authorization": f"Bearer {owner}"}
        self._bot = GreedyBot(Stream(bytes(32)))

    def match(self) -> Match[Any, Any]:
        """The match as it stands now."""
        found = httpx.get(self._address, headers=self._headers, timeout=30).raise_for_status().json()
        if sealed := found.get("sealed"):
            return load(self._seal.open(msgspec.convert(sealed, bytes)), system)
        return load(json.dumps(found).encode(), system)

    def next(self) -> Advised | None:
        """What the greedy bot would answer, whoever is asked; nothing when the match is over."""
        match = self.match()
        if match.over:
            return None
        at, option = next_decision(match, dict.fromkeys(match.setup.seats, self._bot))
        question = match.questions[at]
        seat = question.seats[0]
        asked = [one for one in match.questions if seat in one.seats]
        spoken_of = Counter(thing for one in asked for choice in one.options for thing in choice.on)
        thing = min(option.on, key=lambda thing: spoken_of[thing], default="")
        return Advised(seat, question.kind, option.text, thing, spoken_of[thing] > 1)
