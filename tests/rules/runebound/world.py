"""A small world for rule tests: heroes where they are put, decks as stacked, scripted answers to the real match.

>>> world = World(hero("anna", at="c4"), hero("bert", at="c3"))
>>> world.play("walk:d4")
>>> world.heroes["anna"].at, world.heroes["anna"].actions
('d4', 2)
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec
from tests.rules.runebound.cards import FIGHT_VILLAIN, X, enemy, hero_card, scenario, skill
from tests.rules.stage import Records

from undercroft.games.runebound.box import DECKS, Box
from undercroft.games.runebound.content.model import Board, HeroCard, ScenarioCard
from undercroft.games.runebound.decks import OUT
from undercroft.games.runebound.realm import Realm
from undercroft.games.runebound.setup import enlist, lay_out_decks
from undercroft.games.runebound.state import Combat, Hero, Runebound, Tok, Turn
from undercroft.games.runebound.system import SYSTEM
from undercroft.grid import HEX, Cell, Position, draw_position, parse_cell
from undercroft.packs import Record
from undercroft.table import CardId, Event, Game, Match, Question, Seat, Setup, System, ZoneId, add_cards, key_of

__all__ = ["ANNA_AND_BERT", "FIGHT_VILLAIN", "World", "hero", "realm"]

ANNA_AND_BERT = {"anna": {"hero": "anna", "place": 1}, "bert": {"hero": "bert", "place": 2}}
"""Who took part, as the end of a game tells it."""

LAND = {
    "plains": "c4 c3 d3 b3 d5 e4 c6 i1 a3 g1 k1",
    "forest": "d4 c2 f3 i2",
    "hills": "c5 d2 f2",
    "mountain": "b5 e2",
    "water": "b4 e3",
}
"""In the middle c4; round it forest d4, hills c5, mountain b5, water b4, plains c3 and the city d3."""
ROADS = "d3~e2 e2~f2 f2~f3 f3~e3 c5~c6"
"""e2 and e3 both have a road and are neighbours, but theirs are not joined."""
RIVERS = "c2/1 d2/2 c5/1"
"""Between c3 and the forest c2; between c3 and the hills d2, under a bridge; between c5 and the city c6."""
PLACES = "city tamalir d3, city forge c6, town cave-town b5, fortress sundergard b3, shrine suvars-rest f2, town far k1"
GEMS = {"combat": ["c4", "i1"], "social": ["c3", "d3"], "exploration": ["d5", "f3"]}


def _cells(names: str) -> list[Cell]:
    return [parse_cell(name) for name in names.split()]


@lru_cache
def board() -> Board:
    terrain = {kind: _cells(names) for kind, names in LAND.items()}
    edges = {"river": [_edge(name) for name in RIVERS.split()], "bridge": [_edge("d2/2")]}
    links = {"road": [tuple(_cells(pair.replace("~", " "))) for pair in ROADS.split()]}
    cells = [cell for some in terrain.values() for cell in some]
    position = Position.of(HEX, cells, terrain=terrain, edges=edges, links=links, areas={"vale": _cells("c5 d5")})  # type: ignore[arg-type]
    places = [dict(zip(("kind", "id", "at"), place.split(), strict=True), name=X) for place in PLACES.split(", ")]
    written = {
        "id": "board", "name": X, "map": draw_position(position), "places": places, "gems": GEMS,
        "areas": {"vale": X}, "bridges": {"d2/2": X}, "track": {"length": 4, "gems": [2], "story": [3]},
        "die": ["compass", "plains", "plains+forest", "plains+hills", "forest+hills", "mountain+water"],
        "enemy_tokens": ["enemy / agility", "doubler / dash*", "enemy / shield", "enemy / dash*", "enemy* / surge"],
        "elite_token": "enemy 2 / surge*",
    }  # fmt: skip
    return msgspec.convert(written, Board)


def _edge(name: str) -> tuple[Cell, int]:
    cell, _, side = name.partition("/")
    return HEX.edge(parse_cell(cell), int(side))


def realm(**changed: Any) -> Realm:
    return Realm(msgspec.structs.replace(board(), **changed))


@dataclass
class Cast:
    """A hero as a test wants it."""

    card: HeroCard
    at: str
    hand: Sequence[str] = ()
    learned: Sequence[str] = ()
    assets: Sequence[str] = ()
    quests: Sequence[str] = ()
    rumors: Sequence[str] = ()
    trophies: Sequence[str] = ()
    state: dict[str, Any] = field(default_factory=dict[str, Any])


STATE = ("gold", "damage", "actions", "delayed", "story")
CARDS = ("hand", "learned", "assets", "quests", "rumors", "trophies")


def hero(id: str, *abilities: Any, at: str = "c4", **more: Any) -> Cast:
    """Cards by definition (`hand="plain star"`), trophies by deck (`trophies="combat combat"`), state, statistics.

    `in_hand` is the hand; `hand` is the hand limit of the card.
    """
    state = {name: more.pop(name) for name in STATE if name in more}
    cards = {name: more.pop("in_hand" if name == "hand" else name, "").split() for name in CARDS}
    return Cast(hero_card(id, *abilities, **more), at, state=state, **cards)


class World:
    """A match in play. `play` answers for whoever is asked; what has one option answers itself."""

    def __init__(
        self, *cast: Cast, turn: str = "", cards: Sequence[Record] = (), emptied: str = "", **state: Any
    ) -> None:
        plain = [skill("plain"), skill("star", stars=1), enemy("wolf"), enemy("boar", deck="exploration")]
        cards = [*cards, *([] if any(isinstance(card, ScenarioCard) for card in cards) else [scenario()])]
        records = [board(), *plain, *cards, *(one.card for one in cast)]
        self.box = Box(Records(records))  # type: ignore[arg-type]
        seats = tuple(Seat(one.card.id) for one in cast)
        start = Runebound(
            place=Turn(turn or cast[0].card.id), seats=list(seats), first=seats[0], scenario="s", setting_up=False,
            gems=dict.fromkeys(sorted(self.box.realm.gems), True),
        )  # fmt: skip
        lay_out_decks(start, self.box)
        add_cards(start, ["plain"] * 6 + ["star"] * 6, ZoneId("skills"), back="skills")
        game = Game(start, self.box, [key_of("world")])
        for one in cast:
            self._enlist(game, one)
        for name, value in state.items():
            setattr(start, name, value)
        for zone in emptied.split():
            empty(start, zone)
        if isinstance(start.place, Turn):
            who = start.heroes[start.place.hero]
            who.actions = next(one.state.get("actions", 3) for one in cast if one.card.id == who.id)
        system: System[Runebound, Box] = System(
            id="runebound", name=SYSTEM.name, state=Runebound, begin=lambda *_: start, places=SYSTEM.places,
            scene=SYSTEM.scene, scenarios=(), seat_names=seats, content=lambda _: self.box, words=SYSTEM.words,
        )  # fmt: skip
        self.match = Match(system, Setup(system="runebound", scenario="s", seats=seats), key=key_of("world"))

    def _enlist(self, game: Game[Runebound, Box], one: Cast) -> None:
        state = game.state
        enlist(game, Seat(one.card.id), one.card.id)
        who = state.heroes[one.card.id]
        who.at = one.at
        for name, value in one.state.items():
            setattr(who, name, value)
        backs = {"hand": "skills", "learned": "skills", "assets": "assets"}
        for what in ("hand", "learned", "assets", "quests", "rumors"):
            for id in getattr(one, what):
                back = backs.get(what) or str(self.box.adventures[id].deck)
                add_cards(state, [id], who.zone(what), back=back)
        for deck in one.trophies:
            add_cards(state, ["wolf"], who.zone(f"trophies-{deck}"), back=deck)

    # Doing

    def play(self, *answers: str) -> None:
        """Answer one question after the other, each by whoever it is put to; `use:*` is the first that begins so."""
        for text in answers:
            self.answer(text)

    def answer(self, text: str) -> None:
        for question in self.match.questions:
            for option in question.options:
                if option.text == text or (text.endswith("*") and option.text.startswith(text[:-1])):
                    self.match.answer(question.seats[0], option.text, question.id)
                    return
        open = "; ".join(
            f"{asked.seats} {asked.kind}: {[o.text for o in asked.options]}" for asked in self.match.questions
        )
        raise AssertionError(f"{text} can't be answered to {open}")

    def next(self, purpose: str, *results: str) -> None:
        """What comes up next: `skills`, `terrain`, `combat`, `assets` …"""
        self.match.supply(purpose, *results)

    def dice(self, *faces: str) -> None:
        self.next("terrain", *faces)

    def cast(self, who: str, *faces: str) -> None:
        """How the tokens of a hero or of the `foe` come up at the next cast, in their order."""
        for at, face in enumerate(faces, 1):
            self.next(f"{who}-{at}", face)

    # Looking

    @property
    def state(self) -> Runebound:
        return self.match.state

    @property
    def game(self) -> Game[Runebound, Box]:
        return self.match.game

    @property
    def heroes(self) -> dict[str, Hero]:
        return self.state.heroes

    @property
    def combat(self) -> Combat:
        assert self.state.combat
        return self.state.combat

    @property
    def asked(self) -> Question[Any]:
        """The question that play waits for."""
        return next(question for question in self.match.questions if not question.optional)

    def options(self, verb: str = "") -> list[str]:
        """The options open now, those of one verb without it."""
        texts = [option.text for option in self.asked.options]
        return [text.partition(":")[2] for text in texts if text.startswith(f"{verb}:")] if verb else texts

    def offers(self) -> list[tuple[str, str]]:
        """What seats may do meanwhile."""
        return [
            (question.seats[0], option.text)
            for question in self.match.questions
            if question.optional
            for option in question.options
        ]

    def on_the_table(self) -> list[str]:
        """The terrain dice that were rolled and are not spent."""
        return self.state.roll.dice if self.state.roll else []

    def zone(self, zone: str) -> list[str]:
        """The definitions of the cards in a zone."""
        return [self.state.cards[card].definition for card in self.state.zones[ZoneId(zone)].cards]

    def ids(self, zone: str) -> list[CardId]:
        return list(self.state.zones[ZoneId(zone)].cards)

    def pool(self, who: str, *, spent: bool = False) -> list[str]:
        """The upper faces of a combatant's pool."""
        return [str(tok.face) for tok in self.tokens(who) if tok.spent == spent]

    def tokens(self, who: str) -> list[Tok]:
        return next(side.tokens for side in self.combat.sides if side.who == who)

    def events(self, *kinds: type[Event]) -> list[Any]:
        return [told.event for told in self.game.told if not kinds or isinstance(told.event, kinds)]

    def rules(self) -> set[str]:
        return {told.event.rule for told in self.game.told if told.event.rule}

    def trophies(self, who: str) -> list[str]:
        """Their types."""
        return [deck for deck in DECKS for _ in self.ids(f"trophies-{deck}-{who}")]


def empty(state: Runebound, zone: str) -> None:
    """Take all cards out of a zone before the match begins."""
    for card in state.zones[ZoneId(zone)].cards:
        state.cards[card].zone = OUT
        state.zones[OUT].cards.append(card)
    state.zones[ZoneId(zone)].cards = []
