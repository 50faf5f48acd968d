"""What every hero class has to hold, so that the tutorial, level-ups and perks find what they need."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator

from undercroft.games.haven.box import BASE_DECK
from undercroft.games.haven.content.model import AbilityCard, HeroClass
from undercroft.packs import Pack, Problem

LEVELS = 9
PERK_BOXES = 15
TUTORIAL = {"A": 6, "B": 2}


def audit_classes(pack: Pack) -> Iterator[Problem]:
    """Report what is wrong with the classes of a pack."""
    for hero in pack.table(HeroClass).values():
        for fault, advice in (*check_levels(hero), *check_sheet(hero), *check_perks(hero)):
            yield pack.problem(hero, fault, advice)
        for card, fault in (*check_tutorial(hero), *check_twins(hero)):
            yield pack.problem(card, fault)


def check_levels(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """Six cards of level A, two of B, a hand of level 1, three of X, and a choice at each level from 2 on.

    JL-TUT-02, JL-TUT-04, JL-LVL-09, JL-OPEN-53, JL-DATA-12, JL-CHAR-05, FACT-JL-03.
    """
    found = Counter[str](card.level for card in hero.cards)
    later = {str(level): 1 if level == 5 else 2 for level in range(2, LEVELS + 1)}
    for level, count in (TUTORIAL | {"1": hero.hand, "X": 3} | later).items():
        if found[level] != count:
            yield f"{hero.id} has {found[level]} cards of level {level}", f"a class has {count} of them"


def check_sheet(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """Hit points for nine levels that rise from one to the next (JL-CHAR-03, JL-CARD-04, FACT-JL-02)."""
    if len(hero.hp) != LEVELS or any(now >= then for now, then in zip(hero.hp, hero.hp[1:], strict=False)):
        yield f"the hit points of {hero.id} are {list(hero.hp)}", "give nine numbers that rise, one a level"


def check_perks(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """Fifteen boxes, and every card that a perk takes away is in the deck (JL-PERK-03, JL-PERK-04, FACT-JL-05)."""
    boxes = sum(perk.boxes for perk in hero.perks)
    if boxes != PERK_BOXES:
        yield f"{hero.id} has {boxes} boxes for perks", f"a class has {PERK_BOXES}"
    removed = Counter(card for perk in hero.perks for card in perk.remove * perk.boxes)
    for card, count in sorted((removed - Counter(BASE_DECK)).items()):
        yield f"the perks of {hero.id} take away {count} more {card} than there are", "the deck of 20 is in JL-AMD-20"


def check_tutorial(hero: HeroClass) -> Iterator[tuple[AbilityCard, str]]:
    """Each B card takes the place of an A card, known by the same initiative (JL-TUT-03)."""
    replaced = {card.initiative for card in hero.cards if card.level == "A"}
    for card in hero.cards:
        if card.level == "B" and card.initiative not in replaced:
            yield card, f"no card of level A has the initiative {card.initiative}, so {card.id} replaces none"


def check_twins(hero: HeroClass) -> Iterator[tuple[AbilityCard, str]]:
    """No two cards do the same; outside the tutorial no two have the same initiative (JL-CARD-05, JL-OPEN-53)."""
    grown = [card for card in hero.cards if card.level not in TUTORIAL]
    yield from _twins(hero.cards, lambda card: (card.top, card.bottom), "abilities")
    yield from _twins(grown, lambda card: card.initiative, "initiative")


def _twins(
    cards: Iterable[AbilityCard], look: Callable[[AbilityCard], Hashable], what: str
) -> Iterator[tuple[AbilityCard, str]]:
    seen: dict[Hashable, AbilityCard] = {}
    for card in cards:
        first = seen.setdefault(look(card), card)
        if first is not card:
            yield card, f"{card.id} has the same {what} as {first.id}"
