"""What a fight remembers."""

import msgspec

from undercroft.grid import Cell, parse_cell
from undercroft.table import Event, Finished, Game, Place, Seat, State


class Dawn(Place, frozen=True):
    """The room is entered, cards are dealt."""


class Choose(Place, frozen=True):
    """All heroes choose a card in secret."""


class Turn(Place, frozen=True):
    """The figure at this place of the order acts."""

    at: int


class Hero(msgspec.Struct):
    id: Seat
    at: str
    hp: int
    max_hp: int
    oil: int = 2


class Foe(msgspec.Struct):
    id: str
    kind: str
    at: str
    hp: int


class Fight(State[Dawn | Choose | Turn | Finished], kw_only=True):
    room: str
    heroes: dict[Seat, Hero]
    foes: dict[str, Foe]
    round: int = 1
    order: list[str] = []
    haste: dict[Seat, int] = {}
    shout: str = ""

    def standing(self) -> list[Hero]:
        return [hero for hero in self.heroes.values() if hero.hp > 0]

    def living(self) -> list[Foe]:
        return [foe for foe in self.foes.values() if foe.hp > 0]

    def taken(self) -> list[Cell]:
        return [parse_cell(figure.at) for figure in (*self.standing(), *self.living())]


class Moved(Event, frozen=True):
    who: str
    to: str


class Attacked(Event, frozen=True):
    who: str
    whom: str
    hit: int


class Turned(Event, frozen=True):
    """A fate card was turned over."""

    fate: str


class Suffered(Event, frozen=True):
    who: str
    damage: int


class Fell(Event, frozen=True):
    who: str


class Saved(Event, frozen=True):
    """A card was given up instead of damage."""

    who: Seat
    card: str


class Aided(Event, frozen=True):
    who: Seat
    whom: Seat


class Hastened(Event, frozen=True):
    who: Seat


class Rested(Event, frozen=True):
    who: Seat


class Shouted(Event, frozen=True):
    words: str


class RoundBegan(Event, frozen=True):
    round: int


Table = Game[Fight, None]
