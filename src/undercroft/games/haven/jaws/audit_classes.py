"""What every hero class has to hold, so that the tutorial, level-ups and perks find what they need."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator

from undercroft.games.haven.box import BASE_DECK
from undercroft.games.haven.content.model import AbilityCard, HeroClass
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.verbs import Action, Bonus, Retaliate, Shield
from undercroft.packs import Pack, Problem

LEVELS = 9
PERK_BOXES = 15
ORDER = ("A", "B", "1", "X", "2", "3", "4", "5", "6", "7", "8", "9")
TUTORIAL = {"A": 6, "B": 2}


def audit_classes(pack: Pack) -> Iterator[Problem]:
    """Report what is wrong with the classes of a pack, each of which has all its own (JL-CHAR-01, JL-CHAR-02)."""
    for hero in pack.table(HeroClass).values():
        sheet = (*check_levels(hero), *check_order(hero), *check_sheet(hero), *check_perks(hero))
        for fault, advice in (*sheet, *check_modifiers(hero)):
            yield pack.problem(hero, fault, advice)
        for card, fault in (*check_tutorial(hero), *check_twins(hero), *check_halves(hero)):
            yield pack.problem(card, fault)


def check_levels(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """Six cards of level A, two of B, a hand of level 1, three of X, and more for each level from 2 to the last.

    JL-TUT-02, JL-TUT-04, JL-LVL-09, JL-OPEN-53, JL-DATA-12, JL-CHAR-05, JL-CHAR-11, JL-CHAR-12, FACT-JL-03.
    """
    found = Counter[str](card.level for card in hero.cards)
    later = {str(level): 1 if level == 5 else 2 for level in range(2, LEVELS + 1)}
    for level, count in (TUTORIAL | {"1": hero.hand, "X": 3} | later).items():
        if found[level] != count:
            yield f"{hero.id} has {found[level]} cards of level {level}", f"a class has {count} of them"


def check_order(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """The cards of a class have a fixed order, by level: A, B, 1, X, 2 … 9 (JL-CARD-06)."""
    levels = [card.level for card in hero.cards]
    if levels != sorted(levels, key=ORDER.index):
        yield f"the cards of {hero.id} are not in the order of their levels", f"the order is {' '.join(ORDER)}"


def check_sheet(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """Hit points for nine levels that rise from one to the next (JL-CHAR-03, JL-CARD-04, FACT-JL-02)."""
    if len(hero.hp) != LEVELS or any(now >= then for now, then in zip(hero.hp, hero.hp[1:], strict=False)):
        yield f"the hit points of {hero.id} are {list(hero.hp)}", "give nine numbers that rise, one a level"


def check_perks(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """Fifteen boxes, and every card that a perk takes away is in the deck.

    JL-PERK-03, JL-PERK-04, JL-CARD-13, FACT-JL-05.
    """
    boxes = sum(perk.boxes for perk in hero.perks)
    if boxes != PERK_BOXES:
        yield f"{hero.id} has {boxes} boxes for perks", f"a class has {PERK_BOXES}"
    removed = Counter(card for perk in hero.perks for card in perk.remove * perk.boxes)
    for card, count in sorted((removed - Counter(BASE_DECK)).items()):
        yield f"the perks of {hero.id} take away {count} more {card} than there are", "the deck of 20 is in JL-AMD-20"


def check_modifiers(hero: HeroClass) -> Iterator[tuple[str, str]]:
    """A modifier card has a number (0 where only a symbol stands) or a multiple; a class's own bear no shuffle icon.

    JL-CARD-01, JL-CARD-02, JL-CARD-14, JL-AMD-12, JL-PERK-05.
    """
    for at, modifier in enumerate(modifier for perk in hero.perks for modifier in perk.add):
        if modifier.times is not None and modifier.value:
            yield f"modifier card {at} of {hero.id} has a number and a multiple", "leave one of them out"
        if modifier.shuffle or modifier.rolling:
            yield f"modifier card {at} of {hero.id} shuffles or rolls", "only the cards ×2 and null of the deck shuffle"


def check_tutorial(hero: HeroClass) -> Iterator[tuple[AbilityCard, str]]:
    """Each B card takes the place of an A card, known by the same initiative (JL-TUT-03)."""
    replaced = {card.initiative for card in hero.cards if card.level == "A"}
    for card in hero.cards:
        if card.level == "B" and card.initiative not in replaced:
            yield card, f"no card of level A has the initiative {card.initiative}, so {card.id} replaces none"


def check_halves(hero: HeroClass) -> Iterator[tuple[AbilityCard, str]]:
    """Each half has abilities; what goes on says how long, and use slots are for a bonus that lasts.

    JL-ABIL-04, JL-ONGO-03, JL-ONGO-08, JL-CARD-05; dots for enhancements have no meaning here (JL-CARD-07).
    """
    for card in hero.cards:
        for name, half in (("top", card.top), ("bottom", card.bottom)):
            yield from ((card, f"the {name} of {card.id} {fault}") for fault in _faults_of(half))


def _faults_of(half: Action) -> Iterator[str]:
    parts = list(parts_of(half.do))
    goes_on = any(isinstance(part, Bonus | Shield | Retaliate) for part in parts)
    if not parts:
        yield "does nothing"
    if goes_on != (half.stays is not None):
        yield "has a bonus and doesn't say how long it lasts" if goes_on else "stays and has no bonus"
    if half.slots and (half.stays != "persistent" or not any(isinstance(part, Bonus) for part in parts)):
        yield "has use slots and no lasting bonus that uses them"


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
