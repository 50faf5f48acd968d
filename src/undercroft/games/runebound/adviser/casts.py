"""What a pool of combat tokens comes to: every cast counted, round by round until one of the two is defeated.

A cast is exact: each of its faces is as likely as the other, all of them are enumerated. What both make of a cast is
reckoned: all damage is dealt at once, doublers lie below the strongest tokens, agility recasts the best token of the
other, surge pays for the abilities that do most.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, product
from operator import mul
from typing import NamedTuple, TypeAlias

from undercroft.games.runebound.content.faces import Face, faces

NOTHING = ((0, 1.0),)


class Art(NamedTuple):
    """A surge ability: how much surge it costs, and how many points of damage it is as good as."""

    cost: int
    gain: int


class Fighter(NamedTuple):
    """One of the two opponents as far as odds go."""

    tokens: tuple[str, ...]
    arts: tuple[Art, ...] = ()
    opening: int = 0
    """Damage dealt when combat begins."""
    extra: int = 0
    """Damage that cards deal in each round."""
    ward: int = 0
    """Damage that cards block in each round."""


class Throw(NamedTuple):
    """What one cast comes to."""

    strike: int
    best: int
    """What is lost of it when the strongest token is recast and fails."""
    guard: int
    agile: bool
    golden: int


class Exchange(NamedTuple):
    """What one combat round does to the two: damage to the foe, damage to the hero."""

    given: int
    taken: int


class Forecast(NamedTuple):
    """How a combat ends: the chance to win it, and the health that is left on average (0 in defeat)."""

    win: float
    left: float


@lru_cache(maxsize=4096)
def throws(fighter: Fighter) -> tuple[tuple[Throw, float], ...]:
    """All casts of a pool, with their chances.

    >>> throws(Fighter(("physical 2* / shield",)))[0]
    (Throw(strike=2, best=2, guard=0, agile=False, golden=1), 0.5)
    """
    found = Counter(throw_of(shown, fighter) for shown in product(*map(faces, fighter.tokens)))
    return tuple((throw, times / 2 ** len(fighter.tokens)) for throw, times in found.items())


def throw_of(shown: Iterable[Face], fighter: Fighter) -> Throw:
    """What its owner makes of one cast."""
    blows: list[int] = []
    guard = agile = surge = golden = doublers = 0
    for face in shown:
        golden += face.golden
        match face.symbol:
            case "shield":
                guard += face.number
            case "agility":
                agile += 1
            case "surge":
                surge += face.number
            case "doubler":
                doublers += 1
            case "dash":
                pass
            case _:
                blows.append(face.number)
    blows.sort(reverse=True)
    doubled = [2 * blow for blow in blows[:doublers]] + blows[doublers:]
    arts = best_arts(fighter.arts, surge) if surge else 0
    return Throw(
        sum(doubled) + arts + fighter.extra, doubled[0] if doubled else 0, guard + fighter.ward, agile > 0, golden
    )


@lru_cache(maxsize=4096)
def best_arts(arts: tuple[Art, ...], surge: int) -> int:
    """The most that so much surge can pay for, each ability once.

    >>> best_arts((Art(1, 1), Art(2, 3)), 2), best_arts((Art(1, 1), Art(2, 3)), 3)
    (3, 4)
    """
    payable = (
        sum(art.gain for art in some)
        for count in range(len(arts) + 1)
        for some in combinations(arts, count)
        if sum(art.cost for art in some) <= surge
    )
    return max(payable)


class Force(NamedTuple):
    """What one cast comes to, whoever strikes first."""

    strike: int
    best: int
    guard: int
    agile: bool


@lru_cache(maxsize=4096)
def forces(fighter: Fighter) -> tuple[tuple[Force, tuple[float, ...]], ...]:
    """All casts of a pool that come to different things, each with its chance to show no gold, one, two …

    >>> forces(Fighter(("physical 2* / shield",)))[0]
    (Force(strike=2, best=2, guard=0, agile=False), (0.0, 0.5))
    """
    found: dict[Force, list[float]] = {}
    most = len(fighter.tokens)
    for throw, chance in throws(fighter):
        force = Force(throw.strike, throw.best, throw.guard, throw.agile)
        found.setdefault(force, [0.0] * (most + 1))[throw.golden] += chance
    return tuple((force, tuple(gold)) for force, gold in found.items())


@lru_cache(maxsize=2048)
def exchanges(hero: Fighter, foe: Fighter) -> tuple[tuple[Exchange, float, float], ...]:
    """What a round comes to, with the chance that the hero strikes first and the chance that the foe does.

    Both casts are independent of each other; who shows more gold begins, on a tie the hero.
    """
    found: dict[tuple[int, int], list[float]] = {}
    most = max(len(hero.tokens), len(foe.tokens))
    theirs = [(other, sum(gold), up_to(gold, most)) for other, gold in forces(foe)]
    for mine, gold in forces(hero):
        whole = sum(gold)
        for other, its_whole, no_more in theirs:
            first = sum(map(mul, gold, no_more))
            second = whole * its_whole - first
            for given, one in hits(mine, other):
                for taken, two in hits(other, mine):
                    chances = found.setdefault((given, taken), [0.0, 0.0])
                    chances[0] += first * one * two
                    chances[1] += second * one * two
    return tuple((Exchange(*what), first, second) for what, (first, second) in found.items())


def up_to(gold: Sequence[float], most: int) -> list[float]:
    """The chance to show so many golden symbols at most.

    >>> up_to((0.5, 0.5), 3)
    [0.5, 1.0, 1.0, 1.0]
    """
    return list(accumulate([*gold, *[0.0] * (most + 1 - len(gold))]))


def hits(mine: Force, other: Force) -> tuple[tuple[int, float], ...]:
    """The damage that gets through; agility of the other recasts the best token, which fails half of the time."""
    whole = mine.strike - other.guard
    if whole <= 0:
        return NOTHING
    if not (other.agile and mine.best):
        return ((whole, 1.0),)
    return ((whole, 0.5), (max(0, whole - mine.best), 0.5))


Chances: TypeAlias = list[list[float]]
"""By the health of the hero and that of the foe."""


@lru_cache(maxsize=1024)
def outlook(hero: Fighter, foe: Fighter, most: int, foe_most: int) -> tuple[Chances, Chances]:
    """For each health of the two: the chance to win, and the health that is left; rounds without harm don't count."""
    rounds = [(*what, first + second, first) for what, first, second in exchanges(hero, foe) if any(what)]
    busy = sum(both for _, _, both, _ in rounds)
    wins: Chances = [[0.0] * (foe_most + 1) for _ in range(most + 1)]
    lefts: Chances = [[float(mine) * (not busy)] * (foe_most + 1) for mine in range(most + 1)]
    for mine in range(1, most + 1) if busy else ():
        for its in range(1, foe_most + 1):
            win = left = 0.0
            for given, taken, both, first in rounds:
                if taken >= mine:
                    if given >= its:
                        win += first
                        left += first * mine
                elif given >= its:
                    win += both
                    left += both * (mine - taken)
                else:
                    win += both * wins[mine - taken][its - given]
                    left += both * lefts[mine - taken][its - given]
            wins[mine][its], lefts[mine][its] = win / busy, left / busy
    return wins, lefts


def forecast(hero: Fighter, health: int, foe: Fighter, foe_health: int) -> Forecast:
    """How a combat goes from the start, with what both deal as it begins.

    >>> round(forecast(Fighter(("physical / physical",)), 3, Fighter(("dash / enemy",)), 2).win, 3)
    1.0
    """
    health, foe_health = health - foe.opening, foe_health - hero.opening
    if foe_health <= 0:
        return Forecast(1.0, float(health + foe.opening))
    if health <= 0:
        return Forecast(0.0, 0.0)
    wins, lefts = outlook(hero, foe, max(health, 10), max(foe_health, 8))
    return Forecast(wins[health][foe_health], lefts[health][foe_health])
