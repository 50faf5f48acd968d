"""What a scenario or an event brings: to each who took part, or to the one whom the players name."""

from collections.abc import Iterator, Sequence

from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.campaign.course import Course
from undercroft.games.haven.campaign.growth import gain_checks, gain_xp
from undercroft.games.haven.content.model import Rewards


def reward(chronicle: Chronicle, heroes: Sequence[Hero], rewards: Rewards, course: Course) -> None:
    """All that a list of rewards says (JL-REW-01): at once what is everybody's, the rest waits for its taker.

    JL-REW-02, JL-REW-03, JL-REW-07, JL-SHOP-09, JL-EVENT-05.
    """
    for hero in heroes:
        hero.gold += rewards.gold_each
        gain_xp(hero, rewards.xp_each)
        gain_checks(hero, rewards.checks_each, course)
        hero.owed += rewards.perks_each
    chronicle.pending += for_some(rewards)
    redraw_map(chronicle, rewards)


def for_some(rewards: Rewards) -> Iterator[Rewards]:
    """What only one character receives, or all together, one thing at a time (JL-REW-04)."""
    if rewards.gold:
        yield Rewards(gold=rewards.gold)
    if rewards.gold_together:
        yield Rewards(gold_together=rewards.gold_together)
    for item in rewards.items:
        yield Rewards(items=(item,))


def redraw_map(chronicle: Chronicle, rewards: Rewards) -> None:
    """New locations can be played from now on, locked ones never again (JL-REW-05, JL-REW-06, JL-CAMP-05).

    Events unlock, too: the number of the book's sample event is read as scenario 25 (JL-OPEN-51).
    """
    chronicle.unlocked += [id for id in rewards.unlocks if id not in chronicle.unlocked]
    chronicle.locked += [id for id in rewards.locks if id not in chronicle.locked]


def pay(hero: Hero, amount: int) -> int:
    """Who has less pays what there is (JL-EVENT-06).

    >>> hero = Hero(id="mira", kind="mira", gold=3)
    >>> pay(hero, 5), hero.gold
    (3, 0)
    """
    paid = min(hero.gold, amount)
    hero.gold -= paid
    return paid


def evenly(amount: int, most: Sequence[int]) -> list[int]:
    """As even a division as the limits allow, the first ones taking what doesn't divide.

    >>> evenly(5, [9, 9]), evenly(6, [1, 9, 9]), evenly(6, [1, 2])
    ([3, 2], [1, 3, 2], [1, 2])
    """
    shares = [0] * len(most)
    for _ in range(min(amount, sum(most))):
        at = min((at for at, share in enumerate(shares) if share < most[at]), key=lambda at: shares[at])
        shares[at] += 1
    return shares
