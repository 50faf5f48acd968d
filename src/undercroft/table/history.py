"""What was written and what of it stands: the algebra of undo and redo, with no rules in it."""

from collections.abc import Iterable
from itertools import takewhile

from undercroft.table.errors import NotAllowed
from undercroft.table.log import (
    Answered,
    AnyEntry,
    HouseRuled,
    Line,
    Ordered,
    Overrode,
    Redealt,
    Redone,
    Rekeyed,
    Retracted,
    SetAside,
    Supplied,
    Undone,
    Voted,
)
from undercroft.table.names import Seat


class History:
    """The log of a match, and what follows from it.

    >>> history = History()
    >>> for n in range(3):
    ...     history.note(Answered(Seat("a"), "move", f"hex:c{n}", 0))
    >>> history.note(Undone(Seat("a"), 1))
    >>> len(history.log), [line.text for line in history.line]
    (4, ['hex:c0'])
    >>> history.note(Redone(Seat("a")))
    >>> [line.text for line in history.line]
    ['hex:c0', 'hex:c1', 'hex:c2']
    """

    __slots__ = ("_start", "line", "log", "orders", "set_aside", "stands", "undone", "votes")

    def __init__(self, start: Iterable[Line] = ()) -> None:
        self._start = tuple(start)
        self.stands = len(self._start)
        """Up to this line nothing has changed since the match last stood at the end of the lines."""
        self._reset()

    def _reset(self) -> None:
        self.log: list[AnyEntry] = []
        self.line: list[Line] = list(self._start)
        """The lines that stand: the log less what was undone."""
        self.undone: list[tuple[int, list[Line]]] = []
        """What undos took back, and where: for redo."""
        self.set_aside: list[Line] = []
        """Lines of a saved match that no longer fit the rules."""
        self.orders: dict[Seat, dict[str, dict[str, int]]] = {}
        self.votes: dict[Seat, str] = {}

    def note(self, entry: AnyEntry) -> None:
        """Write an entry and let it take effect on the lines."""
        self.log.append(entry)
        match entry:
            case Answered(by=by):
                self.line.append(entry)
                self.votes.clear()
                if by == "seat":
                    self.undone.clear()
            case Overrode() | HouseRuled() | Redealt():
                self.line.append(entry)
                self.undone.clear()
                self.votes.clear()
            case Undone(_, keep):
                self.undone.append((keep, self._cut(keep)))
            case Redone():
                if not self.undone:
                    raise NotAllowed("there is nothing to redo: a redo follows directly on an undo")
                keep, lines = self.undone.pop()
                self._cut(keep)
                self.line += lines
            case Retracted(seat, since):
                self.line += [line for line in self._cut(since) if not _answered_by(line, seat)]
                self.undone.clear()
            case SetAside(keep):
                self.set_aside = self._cut(keep)
            case Ordered(seat, order, settings):
                mine = self.orders.setdefault(seat, {})
                mine.pop(order, None)
                if settings is not None:
                    mine[order] = settings
            case Voted(seat, _, text):
                self.votes[seat] = text
            case Supplied():
                self.stands = min(self.stands, self._drawn_by())
                self.line.append(entry)
                self.undone.clear()
                self.votes.clear()
            case Rekeyed():
                self.line.append(entry)
                self.votes.clear()

    def forget(self, logged: int) -> None:
        """Unwrite the newest entries: their rules failed, and they were never stored."""
        entries, failed = self.log[:logged], self.line
        self._reset()
        self.note_all(entries)
        same = takewhile(lambda pair: pair[0] is pair[1], zip(failed, self.line, strict=False))
        self.stands = sum(1 for _ in same)

    def note_all(self, entries: Iterable[AnyEntry]) -> None:
        for entry in entries:
            self.note(entry)

    def last_decision(self, physical: bool) -> int:
        """The line that one undo takes back: the last thing that people did, not the table by itself."""
        for at in range(len(self.line) - 1, -1, -1):
            match self.line[at]:
                case Overrode() | HouseRuled() | Answered(by="seat"):
                    return at
                case Supplied() if physical:
                    return at
                case _:
                    pass
        raise NotAllowed("there is nothing to undo yet")

    def own_last(self, seat: Seat, since: int) -> int | None:
        """A seat's own last answer from a line on, if somebody else has answered after it."""
        for at in range(len(self.line) - 1, since - 1, -1):
            entry = self.line[at]
            if isinstance(entry, Answered) and entry.seat == seat and entry.by == "seat":
                return at if any(not _answered_by(line, seat) for line in self.line[at:]) else None
        return None

    def _drawn_by(self) -> int:
        """The line whose rules wait for the next result: all that was drawn since may become another."""
        at = len(self.line)
        while at and isinstance(self.line[at - 1], Supplied | Rekeyed):
            at -= 1
        return max(0, at - 1)

    def _cut(self, keep: int) -> list[Line]:
        if not 0 <= keep <= len(self.line):
            raise NotAllowed(f"there is no line {keep} to go back to; the match has {len(self.line)}")
        cut = self.line[keep:]
        del self.line[keep:]
        self.stands = min(self.stands, keep)
        self.votes.clear()
        return cut


def _answered_by(line: Line, seat: Seat) -> bool:
    return isinstance(line, Answered) and line.seat == seat
