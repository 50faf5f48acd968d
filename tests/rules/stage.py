"""A stage for rule tests: draw a board, do one thing with scripted answers, look at what happened.

>>> stage = Stage('''
... hex from b1
...     M
...   A
... A = @mira(hero=true hp=8)
... M = @guard-1(hp=5)
... ''')
>>> stage.deck("+1")
>>> stage.act("mira", Attack(value=2), "target:guard-1")
>>> stage.hp("guard-1")
2
"""

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.action import perform_all
from undercroft.games.haven.box import Box
from undercroft.games.haven.cards import add_zones
from undercroft.games.haven.content.model import (
    AbilityCard,
    HeroClass,
    Item,
    MonsterDeck,
    MonsterType,
    PlanCard,
    Room,
    Scenario,
    Stat,
)
from undercroft.games.haven.content.verbs import Ability, Action, Attack, Move
from undercroft.games.haven.edition import Edition
from undercroft.games.haven.elements import all_inert
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.games.haven.modifiers import add_decks
from undercroft.games.haven.monsters.act import monster_turn
from undercroft.games.haven.order import ensure_pack, ensure_plan
from undercroft.games.haven.reveal import place_objectives
from undercroft.games.haven.setup import hide_items, lay_tiles
from undercroft.games.haven.state import Facts, Figure, Haven, Sheet, Turn
from undercroft.games.haven.tally import heed
from undercroft.grid import Thing, parse_position
from undercroft.packs import Record
from undercroft.table import Event, Game, Question, Seat, ZoneId, add_cards, key_of
from undercroft.words import Lang, Text

__all__ = ["Attack", "Move", "Stage", "Table"]

NAME = Text("x", "x")
PLAIN = Action(do=(Attack(value=2),))
WALK = Action(do=(Move(value=3),))


@dataclass
class Records:
    """Content made for a test, found as a library of packs finds it."""

    records: list[Record] = field(default_factory=list)

    def table(self, kind: type[Record]) -> Mapping[str, Any]:
        return {record.id: record for record in self.records if isinstance(record, kind)}


Table = Game[Haven, Box]


class Stage:
    """A scenario in mid-play, as drawn. Figures are things: `@mira(hero=true hp=8)`, `@guard-1(hp=5)`.

    Notes of monsters: hp, rank, and any number of their stat line (attack, move, range, shield …); figures of one type
    share the line of the first. Notes of heroes: hp, level, cards (how many lie in the hand), seat. `max` sets the
    maximum. `rooms` are the revealed ones, `places` what the book says about rooms.
    `rooms` are those revealed, all unless said; `inside` says what they hold.
    """

    def __init__(
        self,
        drawing: str,
        *,
        level: int = 1,
        edition: Edition = JAWS,
        records: Sequence[Record] = (),
        plan: Action = PLAIN,
        rooms: Sequence[str] | None = None,
        inside: Sequence[Room] = (),
        **scenario: Any,
    ) -> None:
        position = parse_position(drawing)
        figures = [thing for thing in position.things if not _is_tile(thing)]
        map_ = _without(drawing, figures)
        written = Scenario(
            id="test", name=NAME, number=1, place="A1", map=map_, rooms=tuple(inside),
            **{"intro": NAME, "outro": NAME, "goals": (), **scenario},
        )  # fmt: skip
        self.records = Records([written, *records])
        self.box = Box(edition, self.records)  # type: ignore[arg-type]
        heroes = [thing for thing in figures if dict(thing.notes).get("hero")]
        seats = [*dict.fromkeys(_seat_of(thing) for thing in heroes)]
        self.state = Haven(
            place=Turn(), seats=seats or [Seat("nobody")], scenario="test", level=level,
            characters=max(1, len(heroes)), elements=all_inert(),
        )  # fmt: skip
        for thing in heroes:
            self._enlist(thing)
        add_decks(self.state, {})
        lay_tiles(self.state, self.box)
        hide_items(self.state, self.box)
        self.state.rooms = list(rooms if rooms is not None else self.box.layout("test").rooms)
        self.game: Table = Game(self.state, self.box, [key_of("stage")], supply=self._supply, heed=heed)
        for room in self.state.rooms:
            place_objectives(self.game, room)
        self._stacked: dict[str, list[str]] = {}
        for thing in figures:
            if thing not in heroes:
                self._place(thing, plan)
        self.asked: list[Question[Any]] = []

    # Doing

    def act(self, who: str, *do: Any, source: str = "test||") -> None:
        """Have a figure perform abilities; the strings among the arguments are the answers."""
        abilities: list[Ability] = [one for one in do if not isinstance(one, str)]
        answers = [one for one in do if isinstance(one, str)]
        figure = self.figure(who)
        self.state.facts = Facts(figure=who)
        self.run(perform_all(self.game, self.acting(who, source), abilities), *answers)
        assert figure.id == who

    def acting(self, who: str, source: str = "test||") -> Act:
        return act_of(self.game, self.figure(who), source)

    def run(self, rule: Coroutine[Any, Any, Any], *answers: str) -> Any:
        """Drive a rule with scripted answers. Single options answer themselves; every answer has to be asked for."""
        script = list(answers)
        sent: Any = None
        while True:
            try:
                questions = rule.send(sent)
            except StopIteration as stop:
                assert not script, f"nobody asked for {script}"
                return stop.value
            self.asked += questions
            sent = self._answer(questions, script)

    def _answer(self, questions: Sequence[Question[Any]], script: list[str]) -> Any:
        for at, question in enumerate(questions):
            if script and (option := question.option(script[0])):
                script.pop(0)
                return at, option
        for at, question in enumerate(questions):
            if not question.optional and question.forced and len(question.options) == 1:
                return at, question.options[0]
        texts = [f"{question.kind}: {[option.text for option in question.options]}" for question in questions]
        raise AssertionError(f"script has {script[:1] or 'nothing more'}, asked is {'; '.join(texts)}")

    def turn_of(self, monster: str, *answers: str) -> None:
        """A monster performs the card of its type."""
        figure = self.figure(monster)
        ensure_plan(self.game, figure.kind)
        self.state.facts = Facts(figure=monster)
        self.run(monster_turn(self.game, figure), *answers)

    def deck(self, *modifiers: str) -> None:
        """The modifier cards that come up next, whoever draws."""
        self._stacked.setdefault("modifier", []).extend(modifiers)

    def clear_deck(self) -> None:
        """Cards that were stacked and not drawn are forgotten."""
        self._stacked.clear()

    def next(self, purpose: str, *results: str) -> None:
        """What comes up next at a draw of another purpose."""
        self._stacked.setdefault(purpose, []).extend(results)

    # Looking

    def figure(self, who: str) -> Figure:
        return self.state.figures[who]

    def hp(self, who: str) -> int:
        return self.figure(who).hp

    def at(self, who: str) -> str:
        return self.figure(who).at

    def conditions(self, who: str) -> list[str]:
        return [one.name for one in self.figure(who).conditions]

    def pile(self, zone: str) -> list[str]:
        return [str(card) for card in self.state.zones[ZoneId(zone)].cards]

    def events(self, *kinds: type[Event]) -> list[Event]:
        """What was told, of these kinds."""
        return [told.event for told in self.game.told if not kinds or isinstance(told.event, kinds)]

    def rules(self) -> set[str]:
        """The rules that what happened rests on."""
        return {told.event.rule for told in self.game.told if told.event.rule}

    def labels(self, kind: str, lang: Lang = "en") -> list[str]:
        """How the options of the last question of a kind read, where they bring words of their own."""
        question = next(one for one in reversed(self.asked) if one.kind == kind)
        return [SYSTEM.speech.say(option.label, lang) for option in question.options if option.label]

    def options(self) -> list[str]:
        """The options of the last question."""
        return [option.text for option in self.asked[-1].options]

    # Building

    def _supply(self, purpose: str, labels: Sequence[str]) -> str | None:
        kind = "modifier" if purpose.startswith("modifier-") else purpose
        return self._stacked[kind].pop(0) if self._stacked.get(kind) else None

    def _enlist(self, thing: Thing) -> None:
        notes = dict(thing.notes)
        hp, maximum = int(notes.get("hp", 8)), int(notes.get("max", notes.get("hp", 8)))
        count = int(notes.get("cards", 4))
        cards = tuple(
            AbilityCard(id=f"{thing.id}:{n}", name=NAME, level="1", initiative=10 * n, top=PLAIN, bottom=WALK)
            for n in range(1, 11)
        )
        known = self.records.table(HeroClass)
        if thing.id not in known:
            made = HeroClass(id=thing.id, name=NAME, about=NAME, hand=10, hp=(maximum,) * 9, cards=cards)
            self.records.records += [made, *cards]
            for table in ("classes", "cards"):
                self.box.__dict__.pop(table, None)
        level = int(notes.get("level", 1))
        self.state.figures[thing.id] = Figure(
            id=thing.id, side="heroes", rank="hero", kind=thing.id, at=str(thing.cells[0]), hp=hp, max_hp=maximum
        )
        self.state.sheets[thing.id] = Sheet(seat=_seat_of(thing), kind=thing.id, level=level)
        add_zones(self.state, thing.id)
        listed = [card.id for card in self.box.classes[thing.id].cards]
        add_cards(self.state, listed[:count], ZoneId(f"hand-{thing.id}"), back=f"card-{thing.id}")

    def give_items(self, who: str, *items: Item) -> None:
        """Equip a hero with items made for the test."""
        self.records.records += items
        self.box.__dict__.pop("items", None)
        add_cards(self.state, [item.id for item in items], ZoneId(f"items-{who}"), back=f"item-{who}")

    def _place(self, thing: Thing, plan: Action) -> None:
        notes: dict[str, Any] = dict(thing.notes)
        kind, _, number = thing.id.rpartition("-")
        kind = kind or thing.id
        rank = str(notes.pop("rank", "normal"))
        hp, side = int(notes.pop("hp", 5)), str(notes.pop("side", "monsters"))
        maximum = int(notes.pop("max", hp))
        initiative = int(notes.pop("initiative", 50))
        if kind not in self.records.table(MonsterType) and rank != "objective":
            stat = msgspec.convert({"hp": maximum, "move": 2, "attack": 2, **notes}, Stat)
            lines = {"normal": (stat,), "elite": (stat,), "boss": (stat,)}
            deck = MonsterDeck(id=f"deck-{kind}", cards=(PlanCard(initiative=initiative, action=plan),) * 8)
            self.records.records += [deck, MonsterType(id=kind, name=NAME, deck=deck.id, standees=10, **lines)]
            for table in ("monsters", "decks"):
                self.box.__dict__.pop(table, None)
        self.state.figures[thing.id] = Figure(
            id=thing.id, side=side, rank=rank, kind=kind, number=int(number) if number.isdigit() else 0,  # type: ignore[arg-type]
            at=str(thing.cells[0]), hp=hp, max_hp=maximum,
        )  # fmt: skip
        if rank != "objective":
            ensure_pack(self.game, kind)


def _seat_of(thing: Thing) -> Seat:
    return Seat(str(dict(thing.notes).get("seat", thing.id)))


def _is_tile(thing: Thing) -> bool:
    return thing.id.startswith(("obstacle-", "door-", "trap-", "coin-", "treasure-", "difficult-"))


def _without(drawing: str, figures: Sequence[Thing]) -> str:
    """The drawing with its figures taken off the board."""
    from undercroft.grid import HEX, Position, draw_position

    position = parse_position(drawing)
    kept = [thing for thing in position.things if thing not in figures]
    return draw_position(
        Position.of(
            HEX, position.cells, terrain=position.terrain, edges=position.edges, areas=position.areas, things=kept
        )
    )
