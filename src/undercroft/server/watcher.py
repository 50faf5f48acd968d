"""One client's eyes: what it was shown last, and what of that has changed."""

from typing import Any

import msgspec

from undercroft.server.protocol import Line, Log
from undercroft.table import Match, Seat, view_of
from undercroft.table.narrator import Narrator, names_in
from undercroft.table.patch import diff
from undercroft.words import Lang, Speech

LONGEST_LOG = 600
"""A client that comes in gets so many of the newest lines."""
STEP = 16
"""A narrator who comes in late looks up every so many answers who was at the table then."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Watcher:
    """What one seat sees of a match, in one language. Only `view_of` and the narrator ever speak to a client."""

    def __init__(self, match: Match[Any, Any], seat: Seat, lang: Lang, names: dict[str, Speech] | None = None) -> None:
        self.seat = seat
        self.lang: Lang = lang
        self._narrator = Narrator(match.system.speech, lang, seat)
        self._narrator.names = names or learnt(match, seat)
        self._shown = b"{}"
        """Packed, because most clients wait most of the time."""

    @property
    def names(self) -> dict[str, Speech]:
        """What this seat has learnt things to be called; others who look from it may use it, too."""
        return self._narrator.names

    def whole(self, match: Match[Any, Any]) -> tuple[dict[str, Any], Log]:
        """Everything, for a client that knows nothing yet."""
        self._shown = self._look(match)
        lines = self._told(match, 0)
        keep = lines[-LONGEST_LOG - 1].number if len(lines) > LONGEST_LOG else 0
        return _decode(self._shown), Log(keep, lines[-LONGEST_LOG:])

    def change(self, match: Match[Any, Any], keep: int) -> tuple[Any, Log | None]:
        """What is new since the last look, when the events up to number `keep` still stand."""
        before, self._shown = self._shown, self._look(match)
        lines = self._told(match, keep)
        newest = match.told[-1].number if match.told else 0
        went_back = newest <= keep or bool(lines)
        patch = None if before == self._shown else diff(_decode(before), _decode(self._shown))
        return patch, Log(keep, lines) if went_back else None

    def _look(self, match: Match[Any, Any]) -> bytes:
        scene = match.system.scene(match.game, self.seat)
        self._narrator.learn(scene)
        return _encode(view_of(match, self.seat, self.lang, scene))

    def _told(self, match: Match[Any, Any], keep: int) -> list[Line]:
        news = [told for told in match.told if told.number > keep]
        return [Line(*line) for line in self._narrator.tell(news)]


def learnt(match: Match[Any, Any], seat: Seat) -> dict[str, Speech]:
    """What a seat has learnt things to be called, from the beginning."""
    names: dict[str, Speech] = {}
    for keep in range(0, len(match.line), STEP):
        past = match.at_line(keep)
        names.update(names_in(past.system.scene(past.game, seat)))
    return names
