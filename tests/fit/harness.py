"""What every sketch goes through: played by scripted answers in a real match, and tried at each of them.

A sketch is a state, one rule and a scene. `fit` plays a script like `"a attack:guard"`, one answer a line, and
checks behind every answer that the match is the same when saved and loaded, undone and redone, replayed in a fork and
followed by another worker, and that no view holds what its viewer must not know.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from undercroft.table import (
    AUDIENCE,
    AnyState,
    CardWords,
    Finished,
    Game,
    Match,
    Place,
    Policy,
    Scenario,
    Scene,
    SceneZone,
    Seat,
    Setup,
    System,
    ZoneId,
    add_cards,
    add_zone,
    cards_in,
    dump,
    key_of,
    load,
    view_of,
    zone_of,
)
from undercroft.table.log import Answered
from undercroft.words import Text

S = TypeVar("S", bound=AnyState)
Rule: TypeAlias = Callable[[Game[Any, Any]], Coroutine[Any, Any, None]]
Secrets: TypeAlias = Callable[[Match[Any, Any], Seat], Sequence[str]]
"""What must not occur anywhere in this viewer's view now."""

A, B, C = Seat("a"), Seat("b"), Seat("c")


class Now(Place, frozen=True):
    """The one place of a sketch."""


def sketch(
    begin: Callable[[list[Seat]], S], rule: Rule, scene: Callable[[Game[Any, Any], Seat], Scene], **more: Any
) -> System[S, None]:
    """A system of a single rule, which is over when the rule is."""

    async def now(game: Game[Any, Any], _: Now) -> Place:
        await rule(game)
        return Finished("done")

    return System(
        id="sketch",
        name=Text("Sketch", "Skizze"),
        state=type(begin([A, B, C])),
        begin=lambda setup, _: begin(list(setup.seats)),
        places={Now: now},
        scene=scene,
        scenarios=[Scenario("one", Text("One", "Eins"), (1, 2, 3))],
        **more,
    )


def fit(
    system: System[S, None],
    script: str,
    *,
    seats: Sequence[Seat] = (A, B),
    results: Mapping[str, Sequence[str]] | None = None,
    hidden: Secrets = lambda match, viewer: (),
) -> Match[S, None]:
    """Play the script and try the match at every answer; `results` come up at the draws of their purpose."""
    setup = Setup(system=system.id, seats=tuple(seats))
    match = Match(system, setup, key=key_of(1), policy=Policy(undo="free"), spacing=2)
    follower = Match(system, setup, key=key_of(1), policy=Policy(undo="free"))
    for purpose, coming in (results or {}).items():
        match.supply(purpose, *coming)
    check_views(match, hidden)
    for line in script.strip().splitlines():
        seat, text = line.strip().split(" ", 1)
        follower.follow(match.answer(Seat(seat), text))
        check_copies(match, follower)
        check_views(match, hidden)
    check_undo(match)
    return match


def deal_hands(state: S, cards: Sequence[str]) -> S:
    """An open pile `used`, and a hand of such cards for everybody, each with its owner in its name."""
    add_zone(state, ZoneId("used"), "all")
    for seat in state.seats:
        add_zone(state, hand(seat), "owner", seat)
        add_cards(state, [f"{card}-{seat}" for card in cards], hand(seat), f"card-{seat}")
    return state


def hand(seat: Seat) -> ZoneId:
    return ZoneId(f"hand-{seat}")


def rows(game: Game[Any, Any], viewer: Seat) -> list[SceneZone]:
    """All zones as this viewer may see them."""
    return [zone_of(game, zone, viewer, lambda card: CardWords(card.definition), "row") for zone in game.state.zones]


def hands_of_others(match: Match[Any, Any], viewer: Seat) -> list[str]:
    """Cards in other hands that no card lying open is equal to."""
    held = [card for seat in match.state.seats if seat != viewer for card in cards_in(match.game, hand(seat))]
    lying = {card.definition for card in match.state.cards.values() if card.known_to(viewer)}
    return [card.id for card in held] + [card.definition for card in held if card.definition not in lying]


def position(match: Match[Any, Any]) -> tuple[object, ...]:
    """The state and all that is open, comparable."""
    asked = [(open.seats, open.kind, [option.text for option in open.options]) for open in match.questions]
    return match.system.codec.checksum(match.state), asked, list(match.line)


def check_copies(match: Match[Any, Any], follower: Match[Any, Any]) -> None:
    here = position(match)
    assert position(load(dump(match), lambda _: match.system)) == here
    assert position(match.fork()) == here
    assert position(follower) == here


def check_undo(match: Match[Any, Any]) -> None:
    """Back to every line that a seat answered and forth again, the same each time."""
    here, told = position(match), list(match.told)
    for keep, line in enumerate(match.line):
        if isinstance(line, Answered) and line.by == "seat":
            then = match.at_line(keep)
            match.undo(A, keep)
            assert apart_from_the_key(match) == apart_from_the_key(then), f"undo to line {keep}"
            match.redo(A)
            assert (position(match), match.told) == (here, told), f"undo to line {keep} and redo"


def apart_from_the_key(match: Match[Any, Any]) -> tuple[object, ...]:
    state = msgspec.to_builtins(match.state)
    return {**state, "key": 0}, position(match)[1]


def check_views(match: Match[Any, Any], hidden: Secrets) -> None:
    for viewer in (*match.state.seats, AUDIENCE):
        seen = view(match, viewer)
        leaked = [secret for secret in hidden(match, viewer) if secret in seen]
        assert not leaked, f"{viewer} sees {leaked} after {len(match.line)} lines"


def view(match: Match[Any, Any], viewer: Seat) -> str:
    """All that leaves the server for one viewer, as text: the view and the events."""
    known = [told.known_to(viewer) for told in match.told]
    return msgspec.json.encode([view_of(match, viewer, "en"), known]).decode()


def choices(match: Match[Any, Any], seat: Seat) -> list[str]:
    """What a seat may answer now, offers included."""
    return [option.text for question in match.open_to(seat) for option in question.options]
