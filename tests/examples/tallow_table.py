"""A table for tests of the example game: a fight where somebody's turn has come, answered by texts."""

from typing import Any

from tallow.state import Fight, Turn

from tallow import TALLOW
from undercroft.table import Event, Match, Policy, Seat, Setup, SetValue, key_of

MIRA, BRAND, ODO = (Seat(name) for name in TALLOW.seat_names)
Tallow = Match[Fight, None]


def fight(scenario: str = "cellar", seats: int = 2, draught: str = "still", **setup: Any) -> Tallow:
    """A fight that waits for its first answer; draughts are laid in readiness."""
    prepared = Setup(system="tallow", scenario=scenario, seats=TALLOW.seats(seats), **setup)
    match = Match(TALLOW, prepared, key=key_of("test"), policy=Policy(undo="free"))
    for token in (1, 2):
        match.supply(f"draught-{token}", draught, *["still"] * 20)
    return match


def answer(match: Tallow, *answers: str) -> None:
    """Answers such as `mira: attack:ghoul-1`."""
    for one in answers:
        seat, _, text = one.partition(": ")
        match.answer(Seat(seat), text)


def choose(match: Tallow, mira: str, brand: str, foes: str = "gutter") -> None:
    """From the war cry, or from a round's start, to the first turn of the round; nobody hurries."""
    match.supply("foes", foes)
    if match.questions[0].kind == "cry":
        answer(match, "mira: text:Light!")
    for seat, definition in ((MIRA, mira), (BRAND, brand)):
        answer(match, f"{seat}: card:{card_of(match, seat, definition)}")
    pass_haste(match)


def pass_haste(match: Tallow) -> None:
    while match.questions and match.questions[0].kind == "haste":
        match.answer(match.questions[0].seats[0], "pass")


def card_of(match: Tallow, hero: str, definition: str) -> str:
    """The first card of that kind in a hero's hand."""
    cards = match.state.cards
    hand = match.state.zones[match.state.heroes[hero].zone("hand")].cards
    return next(card for card in hand if cards[card].definition == definition)


def put(match: Tallow, **values: int | str) -> None:
    """Set values by hand, as people at a table can: `put(match, ghoul_1__at="b1", mira__oil=0)`."""
    for name, value in values.items():
        who, _, field = name.replace("_", "-").partition("--")
        kind = "heroes" if who in match.state.heroes else "foes"
        match.override(MIRA, SetValue(f"{kind}/{who}/{field}", value))


def kind_of(match: Tallow) -> str:
    return match.questions[0].kind


def texts(match: Tallow, at: int = 0) -> list[str]:
    return [option.text for option in match.questions[at].options]


def events(match: Tallow, *kinds: type[Event]) -> list[Event]:
    return [told.event for told in match.told if isinstance(told.event, kinds)]


def at_turn(match: Tallow) -> str:
    place = match.state.place
    assert isinstance(place, Turn)
    return match.state.order[place.at]
