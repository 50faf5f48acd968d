"""How a combat may end, estimated: every cast of both counted, round by round, each as bots reckon it.

Exact where neither has anything to decide: blows of one kind, shields and dashes. Agility, surge and cards are reckoned
only roughly.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from undercroft.games.runebound.adviser.casts import Exchange, Fighter, exchanges

MOST_ROUNDS = 40
"""Who has not won by then stands against somebody who can't be hurt."""


class Odds(msgspec.Struct, frozen=True):
    """Chances of 0 to 1. Damage is what lies on the hero's card in the end, in defeat as much as health."""

    win: float
    defeat: float
    retreat: float
    undecided: float
    rounds: tuple[float, ...]
    """The chance that it takes no combat round, one, two …"""
    damage: tuple[float, ...]
    """The chance to end with no damage, one, two …"""

    @property
    def mean_rounds(self) -> float:
        return mean(self.rounds)

    @property
    def mean_damage(self) -> float:
        return mean(self.damage)


def mean(chances: Sequence[float]) -> float:
    """
    >>> mean([0.5, 0.0, 0.5])
    1.0
    """
    return sum(at * chance for at, chance in enumerate(chances))


class End(NamedTuple):
    """How one combat ended."""

    how: str
    rounds: int
    damage: int


def odds_of(ends: Mapping[End, float], health: int) -> Odds:
    """Chances from ends with their weights.

    >>> odds_of({End("won", 1, 0): 3, End("lost", 2, 2): 1}, 2)
    Odds(win=0.75, defeat=0.25, retreat=0.0, undecided=0.0, rounds=(0.0, 0.75, 0.25), damage=(0.75, 0.0, 0.25))
    >>> odds_of({End("won", rounds, 0): 1 for rounds in range(60)}, 1).win
    1.0
    """
    whole = sum(ends.values())
    hows: dict[str, float] = dict.fromkeys(("won", "lost", "retreated", "undecided"), 0.0)
    rounds = [0.0] * (1 + max(end.rounds for end in ends))
    damage = [0.0] * (1 + health)
    for end, weight in ends.items():
        hows[end.how] += weight
        rounds[end.rounds] += weight
        damage[end.damage] += weight
    # Divided last: a thousand thousandths are more than 1.
    won, lost, retreated, undecided = (weight / whole for weight in hows.values())
    shares = [tuple(weight / whole for weight in weights) for weights in (rounds, damage)]
    return Odds(won, lost, retreated, undecided, *shares)


class Corner(NamedTuple):
    """One side of a combat as far as the reckoning goes."""

    fighter: Fighter
    left: int
    """Damage until it is defeated."""


class Flight(NamedTuple):
    """When a hero tries to get away: with no more health left than this; and how often the die finds a way."""

    below: int
    chance: float


def reckon(hero: Corner, foe: Corner, health: int, flight: Flight) -> Odds:
    """All ends with their chances."""
    ends: dict[End, float] = {}
    mine, its = hero.left - foe.fighter.opening, foe.left - hero.fighter.opening
    if its <= 0 or mine <= 0:
        end = End("won", 0, health - hero.left) if its <= 0 else End("lost", 0, health)
        return odds_of({end: 1.0}, health)
    standing = {(mine, its): 1.0}
    blows = exchanges(hero.fighter, foe.fighter)
    for number in range(1, MOST_ROUNDS + 1):
        standing = one_round(standing, blows, number, health, ends)
        stay_or_leave(standing, number, health, flight, ends)
    for (left, _), chance in standing.items():
        add(ends, End("undecided", MOST_ROUNDS, health - left), chance)
    return odds_of(ends, health)


def one_round(
    standing: Mapping[tuple[int, int], float],
    blows: Sequence[tuple[Exchange, float, float]],
    number: int,
    health: int,
    ends: dict[End, float],
) -> dict[tuple[int, int], float]:
    """What a round makes of each standing; who falls to the first strike strikes no more (RB-COMBAT-14)."""
    after: dict[tuple[int, int], float] = {}
    for (mine, its), chance in standing.items():
        for (given, taken), first, second in blows:
            if taken < mine and given < its:
                key = (mine - taken, its - given)
                after[key] = after.get(key, 0.0) + chance * (first + second)
                continue
            unhurt, hurt = End("won", number, health - mine), End("won", number, health - mine + taken)
            lost = End("lost", number, health)
            add(ends, unhurt if given >= its else lost, chance * first)
            add(ends, hurt if taken < mine else lost, chance * second)
    return after


def stay_or_leave(
    standing: dict[tuple[int, int], float], number: int, health: int, flight: Flight, ends: dict[End, float]
) -> None:
    """The retreat phase (RB-RETREAT-02)."""
    for (mine, its), chance in list(standing.items()):
        if mine <= flight.below:
            add(ends, End("retreated", number, health - mine), chance * flight.chance)
            standing[mine, its] = chance * (1 - flight.chance)


def add(ends: dict[End, float], end: End, chance: float) -> None:
    if chance:
        ends[end] = ends.get(end, 0.0) + chance
