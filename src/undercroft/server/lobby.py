"""The plain HTTP side: games to choose from, new matches, what a seat sees, and the words of rules."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.rulebook import Rule, UnknownRuleError, rule
from undercroft.server.life import NOBODY, changed
from undercroft.server.protocol import Log
from undercroft.server.tables import Tables, Unknown
from undercroft.server.tokens import OWNER, Token, new_token
from undercroft.table import AUDIENCE, Choice, Match, NotAllowed, Policy, Scenario, Seat, Setup, System, TableError
from undercroft.words import Lang, Speech

Asking = Request[Any, Any, Any]
Here = NamedDependency[Tables]
InPath = FromPath[str]
Spoken = FromQuery[Lang]


class ScenarioCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str
    seats: tuple[int, ...]


class ChoiceCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    labels: tuple[str, ...]
    """The values in words."""
    place: int
    """Set where it is about one who takes part: the first, second …"""


class Switch(msgspec.Struct, frozen=True):
    id: str
    name: str
    rule: str


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    name: str
    board: str
    seats: tuple[str, ...]
    scenarios: list[ScenarioCard]
    choices: list[ChoiceCard]
    house_rules: list[Switch]


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table settles before it begins."""

    game: str
    scenario: str
    seats: int
    options: dict[str, str | int | bool] = {}
    house_rules: tuple[str, ...] = ()
    policy: Policy = Policy()


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
    title: str
    waiting: list[Seat]
    over: str
    answers: int


class Sight(msgspec.Struct, frozen=True):
    """What one seat sees, once; the WebSocket keeps it up to date."""

    seat: Seat
    view: dict[str, Any]
    log: Log


class RuleCard(msgspec.Struct, frozen=True):
    """A rule in our own words, and where the rulebook has it."""

    id: str
    game: str
    pages: str
    title: str
    text: str


class Lobby(Controller):
    """Everything that needs no open line."""

    path = "/api"

    @get("/health")
    async def health(self, tables: Here) -> dict[str, int]:
        """Whether the server answers, and how many games it knows."""
        return {"games": len(tables.games)}

    @get("/games")
    async def games(self, tables: Here, lang: Spoken = "en") -> list[GameCard]:
        """The games installed here."""
        return [game_card(game, lang) for game in tables.games.values()]

    @post("/matches")
    async def create(self, tables: Here, data: JSONBody[NewMatch]) -> Made:
        """Begin a match."""
        setup = checked_setup(tables.game(data.game), data)
        match, links = await tables.create(setup, data.policy)
        return Made(match, {seat: links[seat] for seat in setup.seats}, links[AUDIENCE], links[OWNER])

    @get("/matches/{match:str}")
    async def summary(self, tables: Here, request: Asking, match: InPath, lang: Spoken = "en") -> Summary:
        """How a match stands, for whoever holds a link to it (`Authorization: Bearer TOKEN`)."""
        seat = (await tables.seats_of(match, [bearer(request)]))[0]
        live = await tables.find(match)
        async with live.at_table() as played:
            return summary_of(match, seat, played, lang)

    @get("/matches/{match:str}/view")
    async def view(self, tables: Here, request: Asking, match: InPath, lang: Spoken = "en") -> Sight:
        """What the seat of this link sees now."""
        seat = (await tables.seats_of(match, [bearer(request)]))[0]
        seat = AUDIENCE if seat == OWNER else seat
        return Sight(seat, *await tables.view(match, seat, lang))

    @post("/matches/{match:str}/links/{seat:str}")
    async def reissue(self, tables: Here, request: Asking, match: InPath, seat: InPath) -> dict[str, Token]:
        """A new link to a seat, for the owner; the old link no longer opens it."""
        mine = (await tables.seats_of(match, [bearer(request)]))[0]
        live = await tables.find(match)
        inherits = seat == OWNER and mine == live.life.heir
        if mine != OWNER and not inherits:
            raise NotAllowed("only the owner of a match hands out new links")
        if seat not in (*live.seats, AUDIENCE, OWNER):
            raise Unknown(f"match {match!r} has no seat {seat!r}. Seats: {', '.join(live.seats)}")
        token = new_token()
        await tables.store.reissue(match, seat, token)
        if inherits:
            await live.settle(lambda life, _: changed(life, heir=NOBODY))
        return {seat: token}

    @get("/rules/{number:str}")
    async def rule(self, number: InPath, lang: Spoken = "en") -> RuleCard:
        """The words behind a "why?"."""
        try:
            return rule_card(rule(number), lang)
        except UnknownRuleError as error:
            raise Unknown(f"no rule has the id {number!r}") from error


def game_card(game: System[Any, Any], lang: Lang) -> GameCard:
    def say(speech: Speech) -> str:
        return game.speech.say(speech, lang)

    return GameCard(
        game.id,
        say(game.name),
        game.board,
        tuple(game.seat_names),
        [ScenarioCard(one.id, say(one.name), say(one.about), one.seats) for one in game.scenarios],
        [choice_card(one, say) for one in game.choices],
        [Switch(one.id, say(one.name), one.rule) for one in game.house_rules],
    )


def choice_card(choice: Choice, say: Callable[[Speech], str]) -> ChoiceCard:
    labels = tuple(map(say, choice.labels)) or tuple(map(str, choice.values))
    return ChoiceCard(choice.id, say(choice.name), choice.values, choice.default, labels, choice.place)


def rule_card(found: Rule, lang: Lang) -> RuleCard:
    text = found.german if lang == "de" and found.german else found.statement
    return RuleCard(found.id, found.game, found.pages, found.title, f"{text}\n{found.default}".strip())


def summary_of(id: str, seat: Seat, match: Match[Any, Any], lang: Lang) -> Summary:
    game = match.system
    title = game.speech.say(game.scene(match.game, AUDIENCE).title, lang)
    over = match.over.outcome if match.over else ""
    name = game.speech.say(game.name, lang)
    return Summary(id, seat, game.id, name, match.setup.scenario, title, match.waiting_for(), over, len(match.line))


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
    return Setup(
        system=game.id,
        scenario=scenario.id,
        seats=game.seats(wanted.seats),
        options=options,
        house_rules=wanted.house_rules,
    )


def bearer(request: Asking) -> str:
    """The token of a request. It never stands in an address, because addresses are logged."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""
