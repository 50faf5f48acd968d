"""What the people at a table have agreed on besides the game: plain data, changed by small functions."""

from collections.abc import Collection, Iterable
from typing import Literal, TypeAlias

import msgspec

from undercroft.table import NotAllowed, Seat

What: TypeAlias = Literal["undo", "owner", "delete"]
NOBODY = Seat("")


class Motion(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent; it lapses when play moves on."""

    what: What
    by: Seat
    keep: int
    """An undo goes back to so many lines."""
    number: int
    """The length of the log when it was moved."""
    agreed: tuple[Seat, ...]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: `gentle` only shows it, with `days` a seat that lets it pass may be relieved."""

    kind: Literal["none", "gentle", "days"] = "none"
    seconds: int = 0


class Life(msgspec.Struct, frozen=True, omit_defaults=True):
    """The life of a table."""

    paused: Seat = NOBODY
    """Who asked for the pause."""
    bots: dict[Seat, str] = {}
    """Seats that a bot plays, with its name."""
    stand_ins: dict[Seat, Seat] = {}
    """Seats that are played from another seat."""
    motion: Motion | None = None
    clock: Clock = Clock()
    heir: Seat = NOBODY
    """The seat that everybody agreed may take over from an owner who is lost."""
    closed: bool = False
    """A chapter that its campaign has taken over: nothing is decided here any more."""
    next: str = ""
    """The match of the chapter that follows."""


def changed(life: Life, **values: object) -> Life:
    return msgspec.structs.replace(life, **values)


def move(life: Life, what: What, by: Seat, keep: int, number: int) -> Life:
    """Put something to the vote; whoever moves it agrees."""
    if life.motion and life.motion.number == number:
        raise NotAllowed(f"{life.motion.by} has moved {life.motion.what!r} already: agree to it or decline it first")
    return changed(life, motion=Motion(what, by, keep, number, (by,)))


def agree(life: Life, seat: Seat, number: int) -> Life:
    motion = _open_motion(life, number)
    return changed(life, motion=msgspec.structs.replace(motion, agreed=tuple({*motion.agreed, seat})))


def decline(life: Life, number: int) -> Life:
    """One voice against it is enough, and whoever moved it can take it back."""
    _open_motion(life, number)
    return changed(life, motion=None)


def is_carried(life: Life, seats: Iterable[Seat]) -> bool:
    """Whether all agree who play themselves; bots have no say, and whoever plays two seats has two."""
    motion = life.motion
    if motion is None:
        return False
    return all(life.stand_ins.get(seat, seat) in motion.agreed for seat in seats if seat not in life.bots)


def relieve(life: Life, seat: Seat, by: str, bots: Collection[str], seats: Collection[str]) -> Life:
    """Let a bot or another seat play for a seat, or with nobody give it back."""
    bot = {seat: by} if by in bots else {}
    stand_in = {seat: Seat(by)} if by in seats and by != seat else {}
    if by and not bot and not stand_in:
        known = ", ".join([*bots, *seats])
        raise NotAllowed(f"nobody called {by!r} can play for {seat}. Bots and seats: {known}")
    others = {one: name for one, name in life.bots.items() if one != seat}
    standing = {one: other for one, other in life.stand_ins.items() if one != seat}
    return changed(life, bots=others | bot, stand_ins=standing | stand_in)


def is_overdue(life: Life, since: int, now: int) -> bool:
    """Whether the table has waited longer than its clock of days allows."""
    return life.clock.kind == "days" and now - since > life.clock.seconds


def _open_motion(life: Life, number: int) -> Motion:
    if life.motion is None or life.motion.number != number:
        raise NotAllowed("nothing is put to the vote now: play has moved on, or it was declined")
    return life.motion
