"""Events: what happened, as ids and numbers. The log, animation, "why?" and statistics are made from them."""

import msgspec

from undercroft.table.names import CardId, RuleId, Seat, ZoneId


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """Something that happened. Games add their own; `rule` is the rule it rests on."""

    rule: RuleId = ""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as it was told: its number, the event that caused it, and who may know of it (None: everybody).

    `line` counts the lines of the match that had taken effect: going back to it leaves the event as the newest.
    """

    number: int
    cause: int
    event: Event
    to: tuple[Seat, ...] | None
    others: Event | None
    line: int = 0

    def known_to(self, viewer: Seat) -> Event | None:
        """The event as this viewer learns of it; what nobody allowed stays untold."""
        return self.event if self.to is None or viewer in self.to else self.others


class Drew(Event, frozen=True):
    """Chance decided something. Known to the table alone: the game tells people what it means."""

    purpose: str
    result: str


class CardMoved(Event, frozen=True):
    """A card went from one zone to another. Who may not see it learns only that one did."""

    card: CardId | None
    source: ZoneId
    target: ZoneId


class Overridden(Event, frozen=True):
    """The table overruled the program by hand."""

    seat: Seat
    what: str


class Switched(Event, frozen=True):
    """A house rule was switched on or off."""

    seat: Seat
    house_rule: str
    on: bool
