"""Tiny games for the kernel's tests: one state for all, and a system made of the rule that a test is about."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from undercroft.table import (
    Event,
    Finished,
    Game,
    HouseRule,
    Match,
    Offer,
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
    add_cards,
    add_zone,
    draw,
    key_of,
)
from undercroft.table.log import Answered
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

    def deal(state: Tiny) -> None:
        add_zone(state, ZoneId("deck"), "none", deck=True)
        add_zone(state, ZoneId("pile"), "all")
        add_zone(state, ZoneId("box"), "none")
        for seat in hands:
            add_zone(state, ZoneId(f"hand-{seat}"), "owner", seat)
        add_cards(state, definitions, ZoneId("deck"), "card")

    return deal


def market(hands: Sequence[Seat] = (A, B)) -> System[Tiny, None]:
    """A game with something of everything: secret choices, offers, a window, a party's choice, cards and dice."""

    def tips(game: Table) -> list[Offer]:
        async def tip(seat: Seat) -> None:
            game.state.purse[seat] -= 1
            say(game, seat, await game.ask(pick(seat, "tip", "kind", "rude")))

        return [
            Offer(seat, "tip", lambda seat=seat: tip(seat)) for seat in game.state.seats if game.state.purse[seat] > 3
        ]

    async def choose(game: Table, seat: Seat) -> str:
        with game.resolving(Began(f"choice of {seat}"), to=[seat]):
            first = await game.ask(pick(seat, "first", "red", "blue", forced=False))
            if first == "red":
                return f"{first}-{await game.ask(pick(seat, 'second', 'hot', 'cold'))}"
        return first

    async def rule(game: Table) -> None:
        with game.resolving(Began("market")):
            chosen = await game.together({seat: choose(game, seat) for seat in game.state.seats})
            for seat, what in chosen.items():
                say(game, seat, what)
            await game.window(lambda: tips(game), "tips")
            options = [Option("draw", True), Option("roll", False)]
            with game.offering(lambda _: tips(game)):
                drawing = await game.ask(Question(tuple(game.state.seats), "party", options, party=True))
            if drawing and game.state.zones[ZoneId("deck")].cards:
                draw(game, ZoneId("deck"), ZoneId(f"hand-{game.state.seats[0]}"))
            else:
                say(game, game.state.seats[0], game.random.die("123456"))

    calm = StandingOrder(
        "calm", Text("Calm", "Ruhig"), frozenset({"second"}), lambda _, settings: TEMPERS[settings["t"]], {"t": 1}
    )
    return tiny(rule, turns=20, deal=cards(*"abcdefgh", hands=hands), orders=[calm])


TEMPERS = ("hot", "cold")
