"""The chapter between two scenarios as a match: where it can stand, and what it remembers."""

from typing import TypeAlias

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chronicle import Chronicle, Hero, written
from undercroft.table import Finished, Game, Place, Seat, State


class Founding(Place, frozen=True):
    """The party comes together, before the first scenario."""


class Homecoming(Place, frozen=True):
    """What was brought from the scenario is told."""


class Omen(Place, frozen=True):
    """An event is drawn and resolved."""


class Gifts(Place, frozen=True):
    """Rewards for one, or for all together, find their takers."""


class Growth(Place, frozen=True):
    """Levels are reached, cards and perks chosen."""


class Market(Place, frozen=True):
    """Items are bought, sold and given away."""


class Packing(Place, frozen=True):
    """Everybody decides what to wear and which cards to take along."""


class Departure(Place, frozen=True):
    """The party agrees how hard the next scenario is to be, and leaves."""


Step: TypeAlias = Homecoming | Omen | Gifts | Growth | Market | Packing | Departure


class City(State[Founding | Step | Finished], kw_only=True, tag="city"):
    """A visit to the city."""

    chronicle: Chronicle
    players: dict[str, Seat] = {}
    """Who plays the characters that are there."""
    event: str = ""
    """The event that was drawn last."""
    option: str = ""
    """The option the party chose, `a` or `b`; its back is hidden until then."""
    visiting: dict[Seat, str] = {}
    """Which of its characters a seat is busy with."""
    ready: list[Seat] = []


Town: TypeAlias = Game[City, Box]


def party(game: Town) -> list[Hero]:
    """The characters that take part."""
    return [hero for hero in game.state.chronicle.heroes if hero.id in game.state.players]


def heroes_of(game: Town, seat: Seat) -> list[Hero]:
    return [hero for hero in party(game) if game.state.players[hero.id] == seat]


def seats_there(game: Town) -> list[Seat]:
    """Those who play somebody."""
    return [seat for seat in game.state.seats if heroes_of(game, seat)]


def onward(game: Town) -> Place:
    """To the next step of the interlude, as the edition orders them; behind the last one it is over."""
    state, steps = game.state, game.content.course.steps
    state.ready, state.visiting = [], {}
    at = steps.index(type(state.place)) + 1
    return steps[at]() if at < len(steps) else leave(game)


def leave(game: Town, outcome: str = "done") -> Place:
    """The chapter hands the whole chronicle back."""
    return Finished(outcome, {"campaign": written(game.state.chronicle)})
