"""What a person at a match may ask for, one function a request."""

from collections.abc import Callable
from typing import Any

from undercroft.bots import BOTS
from undercroft.server import life as table
from undercroft.server.client import Client
from undercroft.server.life import Life
from undercroft.server.live import Act
from undercroft.server.protocol import (
    Agree,
    Answer,
    AnyRequest,
    Decline,
    Hello,
    History,
    Look,
    Looked,
    Order,
    Override,
    Past,
    Pause,
    Ping,
    Propose,
    Redo,
    Refused,
    Relieve,
    Resume,
    Say,
    SetClock,
    Share,
    Shared,
    Sit,
    Speak,
    Stored,
    Switch,
    Undo,
)
from undercroft.server.remarks import LONGEST_PING, LONGEST_TEXT, checked
from undercroft.server.store import now
from undercroft.server.watcher import Watcher
from undercroft.table import AUDIENCE, Match, NotAllowed, NotLegal
from undercroft.table.view import preview_of

Played = Match[Any, Any]
Settle = Callable[[Life, Played], Life]


async def do(client: Client, request: AnyRequest) -> None:
    """Do what was asked, or refuse it with the reason."""
    seat, ref = client.seat, request.ref
    match request:
        case Answer(question=question, option=option):
            await act(client, ref, lambda match: match.answer(seat, option, question))
        case Undo(keep=keep):
            await act(client, ref, lambda match: match.undo(seat, keep))
        case Redo():
            await act(client, ref, lambda match: match.redo(seat))
        case Order(order=order, settings=settings):
            await act(client, ref, lambda match: match.order(seat, order, settings))
        case Override(change=change):
            await act(client, ref, lambda match: match.override(seat, change))
        case Switch(house_rule=house_rule, on=on):
            await act(client, ref, lambda match: match.switch(seat, house_rule, on))
        case Say(text=text):
            await remark(client, ref, "chat", checked(text, LONGEST_TEXT))
        case Ping(thing=thing):
            await remark(client, ref, "ping", checked(thing, LONGEST_PING))
        case Propose() | Agree() | Decline():
            await vote(client, request)
        case Pause():
            await settle(client, ref, lambda life, _: table.changed(life, paused=seat))
        case Resume():
            await settle(client, ref, lambda life, _: table.changed(life, paused=table.NOBODY))
        case SetClock():
            await set_clock(client, request)
        case Relieve():
            await relieve(client, request)
        case Look() | History() | Share():
            await look(client, request)
        case Sit(seat=there):
            await client.sit(ref, there, client.lang)
        case Speak(lang=spoken):
            await client.sit(ref, seat, spoken)
        case Hello():
            client.say(Refused(ref, "hello", "you are in already"))


def must_play(client: Client) -> None:
    if client.seat not in client.held:
        raise NotAllowed("who only watches decides nothing: open the link of a seat to play")


async def act(client: Client, ref: int, act: Act) -> None:
    must_play(client)
    await client.live.act(act)
    client.say(Stored(ref))


async def settle(client: Client, ref: int, change: Settle) -> None:
    must_play(client)
    await client.live.settle(change)
    client.say(Stored(ref))


async def remark(client: Client, ref: int, kind: str, text: str) -> None:
    """Say something to everybody at the table."""
    must_play(client)
    said = await client.tables.remarks.add(client.live.id, client.seat, kind, text)
    client.live.hear([said])
    client.say(Stored(ref))


async def vote(client: Client, request: Propose | Agree | Decline) -> None:
    """Move something, agree to it or decline it; when everybody agrees it is done."""
    must_play(client)
    seat, seats = client.seat, client.live.seats

    def voted(life: Life, match: Played) -> Life:
        number = len(match.history.log)
        match request:
            case Propose(what=what, keep=keep):
                if what == "undo":
                    keep = keep if keep >= 0 else match.history.last_decision(bool(match.policy.physical))
                    match.check_undo(keep, agreed=True)
                return table.move(life, what, seat, keep, number)
            case Agree():
                return table.agree(life, seat, number)
            case Decline():
                return table.decline(life, number)

    life = await client.live.settle(voted)
    client.say(Stored(request.ref))
    if table.is_carried(life, seats) and life.motion:
        await carry_out(client, life.motion)


async def carry_out(client: Client, motion: table.Motion) -> None:
    """Do what everybody has agreed to."""
    match motion.what:
        case "undo":
            await client.live.carry_out(lambda match: match.undo(motion.by, motion.keep, agreed=True))
            await client.live.settle(lambda life, _: table.changed(life, motion=None))
        case "owner":
            await client.live.settle(lambda life, _: table.changed(life, motion=None, heir=motion.by))
        case "delete":
            await client.tables.delete(client.live.id)


async def set_clock(client: Client, request: SetClock) -> None:
    if not client.owner:
        raise NotAllowed("only the owner of a match sets its clock")
    if request.clock.kind != "none" and not 10 <= request.clock.seconds <= 90 * 86_400:
        raise NotLegal("a clock takes 10 seconds to 90 days")
    await client.live.settle(lambda life, _: table.changed(life, clock=request.clock))
    client.say(Stored(request.ref))


async def relieve(client: Client, request: Relieve) -> None:
    """Let somebody play for a seat: its holder may, the owner while nobody is there, and others when it is overdue."""
    live, seat = client.live, request.seat

    def relieved(life: Life, match: Played) -> Life:
        if seat not in live.seats:
            raise NotLegal(f"there is no seat {seat!r}. Seats: {', '.join(live.seats)}")
        absent = seat not in live.present() or seat in life.bots
        overdue = seat in match.waiting_for() and table.is_overdue(life, live.since, now())
        if not (client.owns(seat) or (client.owner and absent) or (client.held and absent and overdue)):
            raise NotAllowed(
                f"{seat} can be relieved by its own holder, by the owner while nobody is there for it, "
                "or by anybody when the table's clock of days has run out for it"
            )
        return table.relieve(life, seat, request.by, BOTS, live.seats)

    await live.settle(relieved)
    client.tables.let_bots_play(live)
    client.say(Stored(request.ref))


async def look(client: Client, request: Look | History | Share) -> None:
    """See what an option would do, or how the table looked before."""
    seat, lang, live = client.seat, client.lang, client.live
    async with live.at_table() as match:
        match request:
            case Look(ref, question=question, option=option):
                client.say(Looked(ref, preview_of(match, seat, question, option, lang)))
            case History(ref, line=line):
                past = match.at_line(line)
                view, log = Watcher(past, seat, lang, live.names.get(seat)).whole(past)
                client.say(Past(ref, line, len(match.line), view, log))
            case Share(ref, line=line):
                past = match if line is None else match.at_line(line)
                token = await client.tables.positions.share(live.id, past, seat if seat in client.held else AUDIENCE)
                client.say(Shared(ref, token))
