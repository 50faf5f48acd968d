"""What there is to play at this server: games with all that can be settled before a match, packs, bots."""

from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import Controller, get
from litestar.params import FromQuery
from litestar.response import Response

from undercroft import __version__
from undercroft.bots import BOTS
from undercroft.packs.model import PackModel
from undercroft.packs.registry import games as games_with_packs
from undercroft.packs.registry import model_of
from undercroft.packs.shelf import PackShelf
from undercroft.server.asking import Here, House, Spoken
from undercroft.server.protocol import VERSION
from undercroft.table import Choice, Scenario, System
from undercroft.words import Lang, Speech


class ServerCard(msgspec.Struct, frozen=True):
    """What a page should know of the server it talks to."""

    version: str
    protocol: int
    """A page that knows a lower one loads itself again."""
    locked: bool
    """Beginning something takes the server's password; whoever has a link needs none."""
    keep_days: int
    """Matches where nothing happens for so long are deleted; 0: never."""
    bots: tuple[str, ...]


class ScenarioCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str
    seats: tuple[int, ...]
    pack: str
    """The content pack it comes from; empty where a game has none."""


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


class OrderCard(msgspec.Struct, frozen=True):
    """A standing order that a seat may set, with its settings and their defaults."""

    id: str
    name: str
    settings: dict[str, int]


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    name: str
    board: Literal["hex", "square"]
    seats: tuple[str, ...]
    scenarios: list[ScenarioCard]
    choices: list[ChoiceCard]
    house_rules: list[Switch]
    orders: list[OrderCard]
    campaign: bool
    tools: tuple[str, ...]
    example: bool
    about: str
    minutes: tuple[int, int]
    """How long a match takes, from and to; (0, 0) where nobody can tell."""
    emblem: str
    """The id of an icon for its picture."""


class PackCard(msgspec.Struct, frozen=True):
    """A content pack that stands on this server's shelf."""

    id: str
    game: str
    version: str
    title: str
    authors: tuple[str, ...]
    licence: str
    draft: bool


class Lobby(Controller):
    """Everything that needs neither a match nor a link."""

    path = "/api"

    @get("/health")
    async def health(self, tables: Here) -> Response[dict[str, int]]:
        """Whether the server answers and reaches its database (503 where it doesn't), and how many games it knows."""
        reached = await tables.store.is_reached()
        return Response({"games": len(tables.games), "database": int(reached)}, status_code=200 if reached else 503)

    @get("/server")
    async def server(self, house: House) -> ServerCard:
        """The server itself."""
        return ServerCard(__version__, VERSION, bool(house.password), house.keep_days, tuple(BOTS))

    @get("/games")
    async def games(self, tables: Here, lang: Spoken = "en") -> list[GameCard]:
        """The games installed here."""
        return [game_card(game, lang) for game in tables.games.values()]

    @get("/packs", sync_to_thread=True)
    def packs(self, game: FromQuery[str] = "", lang: Spoken = "en") -> list[PackCard]:
        """The content packs on this server; their contents are never told, only what comes to a table of them."""
        return [card for id in games_with_packs() if game in ("", id) for card in pack_cards(model_of(id), lang)]


def game_card(game: System[Any, Any], lang: Lang) -> GameCard:
    def say(speech: Speech) -> str:
        return game.speech.say(speech, lang)

    return GameCard(
        game.id,
        say(game.name),
        game.board,
        tuple(game.seat_names),
        [scenario_card(game, one, lang) for one in game.scenarios],
        [choice_card(one, say) for one in game.choices],
        [Switch(one.id, say(one.name), one.rule) for one in game.house_rules],
        [OrderCard(one.id, say(one.name), dict(one.settings)) for one in game.orders],
        game.campaign is not None,
        tuple(tool.id for tool in game.tools),
        game.example,
        say(game.about),
        game.minutes,
        game.emblem,
    )


def choice_card(choice: Choice, say: Callable[[Speech], str]) -> ChoiceCard:
    labels = tuple(map(say, choice.labels)) or tuple(map(str, choice.values))
    return ChoiceCard(choice.id, say(choice.name), choice.values, choice.default, labels, choice.place)


def scenario_card(game: System[Any, Any], one: Scenario, lang: Lang) -> ScenarioCard:
    return ScenarioCard(one.id, game.speech.say(one.name, lang), game.speech.say(one.about, lang), one.seats, one.pack)


@cache
def pack_cards(model: PackModel, lang: Lang) -> list[PackCard]:
    """The best edition of each pack of a game. What is put on the shelf later is seen after the next start."""
    shelf = PackShelf.of(model)
    manifests = [shelf.editions(id)[0].manifest for id in shelf.ids]
    return [
        PackCard(one.id, one.game, one.version, one.title.in_(lang), one.authors, one.licence, one.status == "draft")
        for one in manifests
    ]
