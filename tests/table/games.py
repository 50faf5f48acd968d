"""Tiny games for the kernel's tests: one state for all, and a system made of the rule that a test is about."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import msgspec

from undercroft.table import (
    AUDIENCE,
    Event,
    Finished,
    Game,
    HouseRule,
    Match,
    Option,
    Place,
    Policy,
    Question,
    Scenario,
    Scene,
    Seat,
    Secret,
    Setup,
    StandingOrder,
    State,
    System,
    ZoneId,
    key_of,
)
from undercroft.table.log import Answered, AnyEntry
from undercroft.table.scene import CardWords, SceneTrack, zone_of
from undercroft.words import Text

A, B, C = Seat("a"), Seat("b"), Seat("c")


class Go(Place, frozen=True):
    """One more turn of the rule that is tested."""

    turn: int = 1


class Pawn(msgspec.Struct):
    hp: int = 3
    mark: str | None = None
    wounds: list[int] = []


class Tiny(State[Go | Finished], kw_only=True):
    said: list[str] = []
    purse: dict[str, int] = {}
    pawns: dict[str, Pawn] = {}
    lit: bool = False


class Said(Event, frozen=True):
    seat: Seat
    what: str


class Began(Event, frozen=True):
    what: str


Table = Game[Tiny, None]
Rule = Callable[[Table], Coroutine[Any, Any, None]]


def scene(game: Table, viewer: Seat) -> Scene:
    """All zones as the kernel shows them, and what was said aloud."""
    zones = [zone_of(game, zone, viewer, lambda card: CardWords(card.definition), "pile") for zone in game.state.zones]
    return Scene("tiny", zones=zones, tracks=[SceneTrack("said", "said", len(game.state.said))])


def tiny(
    rule: Rule,
    *,
    turns: int = 1,
    deal: Callable[[Tiny], None] | None = None,
    orders: Sequence[StandingOrder] = (),
    house_rules: Sequence[HouseRule] = (),
    secrets: Sequence[Secret[Tiny, None]] = (),
) -> System[Tiny, None]:
    """A system in which one rule is run for so many turns."""

    def begin(setup: Setup, _content: None) -> Tiny:
        state = Tiny(place=Go(), seats=list(setup.seats), purse=dict.fromkeys(setup.seats, 5))
        state.pawns = {"knight": Pawn(), "cook": Pawn(2, "salt", [1, 2])}
        if deal:
            deal(state)
        return state

    async def go(game: Table, place: Go) -> Place:
        await rule(game)
        return Go(place.turn + 1) if place.turn < turns else Finished("done")

    return System(
        id="tiny",
        name=Text("Tiny", "Winzig"),
        state=Tiny,
        begin=begin,
        places={Go: go},
        scene=scene,
        scenarios=[Scenario("one", Text("One", "Eins"), (1, 2, 3))],
        orders=orders,
        house_rules=house_rules,
        secrets=secrets,
    )


def sit_down(
    system: System[Tiny, None],
    seats: Sequence[Seat] = (A, B),
    *,
    seed: int | str = 7,
    policy: Policy | None = None,
    spacing: int = 8,
    **setup: Any,
) -> Match[Tiny, None]:
    """A match of a tiny game."""
    return Match(
        system, Setup(system="tiny", seats=tuple(seats), **setup), key=key_of(seed), policy=policy, spacing=spacing
    )


def pick(seat: Seat, kind: str, *texts: str, **more: Any) -> Question[str]:
    """A question whose answers are their own texts."""
    return Question((seat,), kind, [Option(text, text) for text in texts], **more)


def say(game: Table, seat: Seat, what: str) -> None:
    game.state.said.append(f"{seat}:{what}")
    game.tell(Said(seat, what))


def checksum(match: Match[Any, Any]) -> str:
    checksum: str = match.system.codec.checksum(match.state)
    return checksum


def texts(match: Match[Any, Any]) -> list[str]:
    """The answers that stand."""
    return [line.text for line in match.line if isinstance(line, Answered)]


def open_kinds(match: Match[Any, Any], seat: Seat) -> list[str]:
    return [question.kind for question in match.open_to(seat)]


def everything(match: Match[Any, Any]) -> tuple[object, ...]:
    """All that two matches in the same position have in common."""
    questions = [
        (asked.id, asked.seats, asked.kind, [option.text for option in asked.options]) for asked in match.questions
    ]
    history = match.history
    return (
        checksum(match),
        questions,
        list(match.line),
        match.reveals,
        match.told,
        list(history.undone),
        dict(history.votes),
        {seat: dict(orders) for seat, orders in history.orders.items()},
        match.chance and match.chance.labels,
        match.keys,
    )


def roll_turn(faces: Sequence[str] = ("1", "2", "3", "4", "5", "6")) -> Rule:
    """Each seat says go on or rest; who goes on rolls a die."""

    async def rule(game: Table) -> None:
        for seat in game.state.seats:
            if await game.ask(pick(seat, "roll", "roll", "rest")) == "roll":
                say(game, seat, game.random.die(faces))

    return rule


def cards(*definitions: str, hands: Sequence[Seat] = ()) -> Callable[[Tiny], None]:
    """A deck, an open pile, a hidden box and a hand for some."""
    from undercroft.table import add_cards, add_zone

    def deal(state: Tiny) -> None:
        add_zone(state, ZoneId("deck"), "none", deck=True)
        add_zone(state, ZoneId("pile"), "all")
        add_zone(state, ZoneId("box"), "none")
        for seat in hands:
            add_zone(state, ZoneId(f"hand-{seat}"), "owner", seat)
        add_cards(state, definitions, ZoneId("deck"), "card")

    return deal


Entries = list[AnyEntry]
Done = Awaitable[None]
EVERY_VIEWER = (A, B, AUDIENCE)
