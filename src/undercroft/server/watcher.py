"""One client's eyes: what it was shown last, and what of that has changed."""

from typing import Any

import msgspec

from undercroft.server.protocol import Line, Log
from undercroft.table import Match, Seat, view_of
from undercroft.table.narrator import Narrator
from undercroft.table.patch import diff
from undercroft.words import Lang

LONGEST_LOG = 600
"""A client that comes in gets so many of the newest lines."""
STEP = 16
"""A narrator who comes in late looks up every so many answers who was at the table then."""


class Watcher:
    """What one seat sees of a match, in one language. Only `view_of` and the narrator ever speak to a client."""

    def __init__(self, match: Match[Any, Any], seat: Seat, lang: Lang) -> None:
        self.seat = seat
        self.lang: Lang = lang
        self._narrator = Narrator(match.system.speech, lang, seat)
        self._shown: dict[str, Any] = {}
        for keep in range(0, len(match.line), STEP):
            past = match.at_line(keep)
            self._narrator.learn(past.system.scene(past.game, seat))

    def whole(self, match: Match[Any, Any]) -> tuple[dict[str, Any], Log]:
        """Everything, for a client that knows nothing yet."""
        self._shown = self._look(match)
        lines = self._told(match, 0)
        keep = lines[-LONGEST_LOG - 1].number if len(lines) > LONGEST_LOG else 0
        return self._shown, Log(keep, lines[-LONGEST_LOG:])

    def change(self, match: Match[Any, Any], keep: int) -> tuple[Any, Log | None]:
        """What is new since the last look, when the events up to number `keep` still stand."""
        before, self._shown = self._shown, self._look(match)
        lines = self._told(match, keep)
        newest = match.told[-1].number if match.told else 0
        went_back = newest <= keep or bool(lines)
        return diff(before, self._shown), Log(keep, lines) if went_back else None

    def _look(self, match: Match[Any, Any]) -> dict[str, Any]:
        self._narrator.learn(match.system.scene(match.game, self.seat))
        seen: dict[str, Any] = msgspec.to_builtins(view_of(match, self.seat, self.lang))
        return seen

    def _told(self, match: Match[Any, Any], keep: int) -> list[Line]:
        news = [told for told in match.told if told.number > keep]
        return [Line(*line) for line in self._narrator.tell(news)]
