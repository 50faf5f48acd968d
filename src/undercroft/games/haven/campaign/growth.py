"""How a character grows: experience and levels, check marks and perks."""

from collections import Counter
from collections.abc import Sequence

from undercroft.games.haven.box import BASE_DECK
from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.course import Course
from undercroft.games.haven.content.model import AbilityCard, HeroClass, Perk


def level_by(xp: int, thresholds: Sequence[int]) -> int:
    """The level that so much experience in all amounts to (JL-LVL-01, JL-LVL-02, JL-OPEN-55).

    >>> level_by(44, (0, 45, 95)), level_by(45, (0, 45, 95)), level_by(500, (0, 45, 95))
    (1, 2, 3)
    """
    return sum(threshold <= xp for threshold in thresholds)


def gain_xp(hero: Hero, amount: int) -> None:
    """Experience adds up for good: never lost, never reset by a level (JL-XP-05, JL-LVL-06)."""
    hero.xp += max(0, amount)


def levels_due(hero: Hero, course: Course) -> int:
    """How many levels it has reached and not marked; each is carried out in turn (JL-LVL-10, JL-LVL-11)."""
    return level_by(hero.xp, course.thresholds) - hero.level


def rise(hero: Hero) -> None:
    """The next level is marked and brings a perk; hit points follow from the level (JL-LVL-04, JL-LVL-05)."""
    hero.level += 1
    hero.owed += 1


def cards_due(hero: Hero) -> int:
    """One card for each level but the first (JL-LVL-03)."""
    return hero.level - 1 - len(hero.learnt)


def learnable(hero: Hero, kind: HeroClass) -> list[AbilityCard]:
    """The cards a level-up can bring: of a level reached, not taken before (JL-LVL-03, JL-LVL-09)."""
    levels = {str(level) for level in range(2, hero.level + 1)}
    return [card for card in kind.cards if card.level in levels and card.id not in hero.learnt]


def gain_checks(hero: Hero, count: int, course: Course) -> None:
    """Check marks, of which only so many count; every third brings a perk.

    JL-PERK-01, JL-PERK-07 … JL-PERK-09, JL-DATA-14.
    """
    before, hero.checks = hero.checks, min(course.most_checks, hero.checks + count)
    hero.owed += hero.checks // course.checks_a_perk - before // course.checks_a_perk


def free_perks(hero: Hero, kind: HeroClass) -> list[int]:
    """The perks that have a box left to mark (JL-PERK-02, JL-PERK-03)."""
    return [at for at, perk in enumerate(kind.perks) if hero.perks.count(at) < perk.boxes]


def mark_perk(hero: Hero, perk: int) -> None:
    """A box is marked, for good (JL-PERK-02, JL-PERK-06)."""
    hero.perks.append(perk)
    hero.owed -= 1


def deck_with(kind: HeroClass, perks: Sequence[int]) -> list[str]:
    """The twenty cards of everybody, less and more what the perks say (JL-PERK-04 … JL-PERK-06).

    Nothing else stays in it from one scenario to the next (JL-SETUP-12).
    """
    deck = Counter(BASE_DECK)
    for at in perks:
        deck.subtract(kind.perks[at].remove)
        deck.update(_added(kind, at, kind.perks[at]))
    return list((+deck).elements())


def _added(kind: HeroClass, at: int, perk: Perk) -> list[str]:
    return [f"{kind.id}#{at}.{card}" for card in range(len(perk.add))]
