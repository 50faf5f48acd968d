"""Matches over HTTP: begun, looked at, handed on, taken away as a file, deleted. Play itself goes over WebSockets."""

from typing import Any

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Response

from undercroft.bots import BOTS
from undercroft.server.asking import A_FILE, Asking, Here, House, InPath, Name, Spoken, bearer, must_be, seat_at
from undercroft.server.guard import check_password
from undercroft.server.life import NOBODY, Clock, Life, changed
from undercroft.server.positions import Position
from undercroft.server.protocol import Log
from undercroft.server.records import Record, record_of
from undercroft.server.tables import Unknown
from undercroft.server.takeaway import LARGEST_FILE, Report, match_file, opened_match, report_of
from undercroft.server.tokens import OWNER, Token
from undercroft.table import AUDIENCE, Match, NotAllowed, NotLegal, Policy, Scenario, Seat, Setup, System, TableError
from undercroft.words import Lang

Uploaded = dict[str, Any]


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table settles before it begins."""

    game: Name
    scenario: Name
    seats: int
    options: dict[str, str | int | bool] = {}
    house_rules: tuple[str, ...] = ()
    packs: tuple[Name, ...] = ()
    """The content packs to play with, by id; all of the game's if none is named."""
    policy: Policy = Policy()
    bots: dict[Seat, str] = {}
    """Seats that a bot plays, with its name."""
    clock: Clock = Clock()


class Made(msgspec.Struct, frozen=True):
    """A new match and its links: one for each seat, for the audience and for the owner. They are told only here."""

    match: str
    seats: dict[str, Token]
    audience: Token
    owner: Token


class Summary(msgspec.Struct, frozen=True):
    """A match in one line of the lobby, and the seat that the link opens."""

    match: str
    seat: Seat
    game: str
    name: str
    scenario: str
    options: dict[str, str | int | bool]
    house_rules: tuple[str, ...]
    """Those it began with."""
    policy: Policy
    title: str
    seats: tuple[Seat, ...]
    bots: dict[Seat, str]
    waiting: list[Seat]
    paused: Seat
    over: str
    answers: int
    since: int
    """When something was last decided, in seconds since 1970."""
    campaign: str


class Sight(msgspec.Struct, frozen=True):
    """What one seat sees, or saw after so many lines; the WebSocket keeps it up to date."""

    seat: Seat
    view: dict[str, Any]
    log: Log


class Matches(Controller):
    """Single matches, and the chapters of campaigns."""

    path = "/api"

    @post("/matches")
    async def create(self, tables: Here, house: House, request: Asking, data: JSONBody[NewMatch]) -> Made:
        """Begin a match. Where the server has a password, the header `X-Table-Password` has to hold it."""
        check_password(house, request)
        setup = checked_setup(tables.game(data.game), data)
        life = Life(bots=checked_bots(data.bots, setup.seats), clock=data.clock)
        match, links = await tables.create(setup, data.policy, life)
        return made(match, links)

    @post("/matches/import", request_max_body_size=LARGEST_FILE)
    async def take_in(self, tables: Here, house: House, request: Asking, data: JSONBody[Uploaded]) -> Made:
        """Go on with a match from a file, as a new match with new links."""
        check_password(house, request)
        match = opened_match(data, tables)
        links = tables.new_links(match.setup.seats)
        return made(await tables.keep(match, links), links)

    @get("/matches/{match:str}")
    async def summary(self, tables: Here, request: Asking, match: InPath, lang: Spoken = "en") -> Summary:
        """How a match stands, for whoever holds a link to it (`Authorization: Bearer TOKEN`)."""
        seat = await seat_at(tables, request, match)
        live = await tables.find(match)
        async with live.at_table() as played:
            return summary_of(match, seat, played, live.life, live.since, live.campaign, lang)

    @delete("/matches/{match:str}")
    async def delete_match(self, tables: Here, request: Asking, match: InPath) -> None:
        """Delete a match with everything that belongs to it. Only its owner may; others put it to the vote."""
        must_be(await seat_at(tables, request, match) == OWNER, "of a match deletes it; seats put it to the vote")
        if (await tables.find(match)).campaign:
            raise NotAllowed("this is a chapter of a campaign: abandon it there, or delete the campaign")
        await tables.delete(match)

    @get("/matches/{match:str}/view")
    async def view(
        self,
        tables: Here,
        request: Asking,
        match: InPath,
        lang: Spoken = "en",
        line: FromQuery[int | None] = None,
    ) -> Sight:
        """What the seat of this link sees now, or saw after so many lines."""
        seat = watched_from(await seat_at(tables, request, match))
        return Sight(seat, *await tables.view(match, seat, lang, line))

    @post("/matches/{match:str}/links/{seat:str}")
    async def reissue(self, tables: Here, request: Asking, match: InPath, seat: InPath) -> dict[str, Token]:
        """A new link to a seat, for the owner; the old link no longer opens it."""
        mine = await seat_at(tables, request, match)
        live = await tables.find(match)
        inherits = seat == OWNER and mine == live.life.heir
        if mine != OWNER and not inherits:
            raise NotAllowed("only the owner of a match hands out new links")
        if seat not in (*live.seats, AUDIENCE, OWNER):
            raise Unknown(f"match {match!r} has no seat {seat!r}. Seats: {', '.join(live.seats)}")
        token = await tables.reissue(live.campaign or match, Seat(seat))
        if inherits:
            await live.settle(lambda life, _: changed(life, heir=NOBODY))
        return {seat: token}

    @get("/matches/{match:str}/statistics")
    async def statistics(self, tables: Here, request: Asking, match: InPath) -> Record:
        """Who decided how often and how long it took them, when the match is over."""
        await seat_at(tables, request, match)
        live = await tables.find(match)
        times = await tables.store.times(match)
        async with live.at_table() as played:
            return record_of(played, times)

    @get("/matches/{match:str}/export", responses=A_FILE)
    async def export(self, tables: Here, request: Asking, match: InPath) -> Response[bytes]:
        """The match as a file: open when it is over; before that for its owner, sealed with this server's key."""
        seat = await seat_at(tables, request, match)
        live = await tables.find(match)
        async with live.at_table() as played:
            if not played.over:
                must_be(seat == OWNER, "takes a match away before it is over")
            return as_file(match_file(played, tables.seal), f"{played.system.id}-{match}")

    @get("/matches/{match:str}/report")
    async def report(self, tables: Here, request: Asking, match: InPath, lang: Spoken = "en") -> Report:
        """What to attach when something looks wrong: what this seat sees, and the match itself, sealed."""
        seat = watched_from(await seat_at(tables, request, match))
        live = await tables.find(match)
        async with live.at_table() as played:
            return report_of(played, seat, lang, tables.seal)

    @get("/position")
    async def position(self, tables: Here, request: Asking) -> Position:
        """A shared position, for whoever has its link (`Authorization: Bearer TOKEN`)."""
        found = await tables.positions.find(bearer(request))
        if found is None:
            raise Unknown("this link opens no position: it is cut short, or the match was deleted")
        return found


def made(match: str, links: dict[str, Token]) -> Made:
    seats = {seat: token for seat, token in links.items() if seat not in (AUDIENCE, OWNER)}
    return Made(match, seats, links[AUDIENCE], links[OWNER])


def as_file(content: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.json"', "cache-control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


def watched_from(seat: Seat) -> Seat:
    """The owner's link alone shows what the audience sees."""
    return AUDIENCE if seat == OWNER else seat


def summary_of(
    id: str, seat: Seat, match: Match[Any, Any], life: Life, since: int, campaign: str, lang: Lang
) -> Summary:
    game = match.system
    return Summary(
        id,
        seat,
        game.id,
        game.speech.say(game.name, lang),
        match.setup.scenario,
        match.setup.options,
        match.setup.house_rules,
        match.policy,
        game.speech.say(game.scene(match.game, AUDIENCE).title, lang),
        match.setup.seats,
        life.bots,
        match.waiting_for(),
        life.paused,
        match.over.outcome if match.over else "",
        len(match.line),
        since,
        campaign,
    )


def checked_setup(game: System[Any, Any], wanted: NewMatch) -> Setup:
    """The set-up that was asked for, if this game can be played so."""
    scenario: Scenario = game.scenario(wanted.scenario)
    if wanted.seats not in scenario.seats:
        numbers = ", ".join(map(str, scenario.seats))
        raise TableError(f"{scenario.id} can't be played with {wanted.seats} seats. Choose one of: {numbers}")
    options = game.settle(wanted.options)
    rules = [rule.id for rule in game.house_rules]
    for house_rule in wanted.house_rules:
        if house_rule not in rules:
            raise TableError(f"{game.id} has no house rule {house_rule!r}. Known: {', '.join(rules) or 'none'}")
    packs = chosen_packs(game, wanted.packs)
    if packs and scenario.pack not in [pack.partition("@")[0] for pack in packs]:
        raise TableError(f"{scenario.id} comes from the pack {scenario.pack!r}: choose that as well")
    return Setup(
        system=game.id,
        scenario=scenario.id,
        packs=packs,
        seats=game.seats(wanted.seats),
        options=options,
        house_rules=wanted.house_rules,
    )


def chosen_packs(game: System[Any, Any], ids: tuple[str, ...]) -> tuple[str, ...]:
    """What a match with these packs notes; nothing where a game has none, or none was chosen."""
    try:
        return game.packs.pins(ids) if game.packs and ids else ()
    except LookupError as error:
        raise TableError(str(error.args[0])) from error


def checked_bots(bots: dict[Seat, str], seats: tuple[Seat, ...]) -> dict[Seat, str]:
    """Bots by the seats they play, if there are such seats and such bots."""
    for seat, name in bots.items():
        if seat not in seats:
            raise NotLegal(f"there is no seat {seat!r} for a bot. Seats: {', '.join(seats)}")
        if name not in BOTS:
            raise NotLegal(f"there is no bot {name!r}. Bots: {', '.join(BOTS)}")
    return bots
