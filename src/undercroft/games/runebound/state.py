"""What a game of Runebound remembers."""

from functools import cache
from typing import Literal

import msgspec

from undercroft.games.runebound.content.faces import Face, faces
from undercroft.table import CardId, Finished, Place, Seat, State, ZoneId


class ChooseHeroes(Place, frozen=True):
    """Set-up, step 5: the first player is found, heroes are chosen."""


class EnterBoard(Place, frozen=True):
    """Set-up, steps 6 to 10: skills, places, setup abilities, markets."""


class Turn(Place, frozen=True):
    """A hero's turn, between two actions."""

    hero: str
    begun: bool = False
    """What happens when the turn begins has happened."""


class RoundEnd(Place, frozen=True):
    """All have had their turn: the first player moves the time marker."""


class Hero(msgspec.Struct, kw_only=True):
    """A player's character (RB-COMP-05). Cards lie in zones of the hero's own."""

    id: str
    card: str
    """The hero card."""
    seat: Seat
    at: str = ""
    actions: int = 0
    damage: int = 0
    gold: int = 0
    story: dict[str, int] = {}
    """Story tokens by name."""
    delayed: bool = False
    down: bool = False
    """Known to be defeated: everybody was told."""
    eliminated: bool = False
    used: dict[str, str] = {}
    """Abilities that were used, and the span for which they can't be again: turn, combat-round, combat, game."""

    def zone(self, what: str) -> ZoneId:
        """The hero's `hand`, `learned`, `assets`, `quests`, `rumors`, `trophies-social` … cards."""
        return zone_of(self.id, what)


@cache
def zone_of(hero: str, what: str) -> ZoneId:
    return ZoneId(f"{what}-{hero}")


class Tok(msgspec.Struct):
    """A combat token in a combat: which face lies up, whether it is spent, on which doubler it lies."""

    id: str
    token: str
    up: int = 0
    spent: bool = False
    on: str = ""
    """The doubler below it."""

    @property
    def face(self) -> Face:
        """The symbol of the token is that of the upper face (RB-POOL-04)."""
        return faces(self.token)[self.up]

    @property
    def reverse(self) -> Face:
        return faces(self.token)[1 - self.up]


class Side(msgspec.Struct, kw_only=True):
    """One of the two opponents of a combat."""

    who: str
    """A hero, or `foe`."""
    seat: Seat | None
    """Who decides for it; None: a policy of the table does."""
    tokens: list[Tok] = []
    passed: bool = False
    used: dict[str, str] = {}
    """Surge abilities used this combat round, and the enemy's abilities that are limited to the round or combat."""
    doubled: list[str] = []
    """Symbols that count twice this round."""
    forbidden: list[str] = []
    """Symbols that can't be spent this round."""
    reflects: str = ""
    """The kind of damage that attacks are answered with this round."""
    again: bool = False


class Combat(msgspec.Struct, kw_only=True):
    """A combat under way; `sides` has the attacker first (RB-INIT-01, RB-INIT-02)."""

    sides: list[Side]
    round: int = 0
    acting: int = 0
    card: CardId | None = None
    """The adventure or story card that the enemy stands on."""
    enemy: str = ""
    """The enemy by definition; empty against a hero or the villain."""
    villain: bool = False
    health: int = 0
    damage: int = 0
    """Of the enemy or villain."""
    retreat: bool = True
    over: Literal["", "defeated", "retreated", "captured"] = ""
    loser: str = ""
    goal: str = ""
    """The hex that the loser retreats to."""


class Villain(msgspec.Struct, kw_only=True):
    """The villain's marker on the board."""

    at: str


class Roll(msgspec.Struct, kw_only=True):
    """Terrain dice on the table: the faces that are not spent."""

    hero: str
    purpose: str
    dice: list[str] = []


class Runebound(State[ChooseHeroes | EnterBoard | Turn | RoundEnd | Finished], kw_only=True):
    """A game in play."""

    scenario: str
    enemies: Literal["right", "table"] = "right"
    """Who plays the enemies: the player to the right, or the table."""
    first: Seat
    heroes: dict[str, Hero] = {}
    """In the order in which they were chosen: player order from the first player."""
    gems: dict[str, bool] = {}
    """The adventure gems by hex; true: active."""
    act: int = 1
    space: int = 1
    rounds: int = 1
    setting_up: bool = True
    """Hero cards show the side with the setup ability."""
    tokens: dict[str, dict[str, int]] = {}
    """Story tokens on the board: by name, hex and number."""
    villain: Villain | None = None
    combat: Combat | None = None
    roll: Roll | None = None
    outcome: Finished | None = None
    """How the game has ended, as soon as it has."""

    def hero_of(self, seat: Seat) -> Hero:
        return next(hero for hero in self.heroes.values() if hero.seat == seat)

    def playing(self) -> list[Hero]:
        """The heroes that are not eliminated, in player order from the first player (RB-TURN-01, RB-ELIM-06)."""
        heroes = [hero for hero in self.heroes.values() if not hero.eliminated]
        start = next((at for at, hero in enumerate(heroes) if hero.seat == self.first), 0)
        return heroes[start:] + heroes[:start]
