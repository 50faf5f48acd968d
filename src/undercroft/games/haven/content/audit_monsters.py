"""What monsters and their decks have to hold, so that no turn of theirs stops a game."""

from collections.abc import Iterator

import msgspec

from undercroft.games.haven.content.formula import value_of
from undercroft.games.haven.content.model import MonsterDeck, MonsterType
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.verbs import Ability, Boost, Special
from undercroft.packs import Pack, Problem

LEVELS = 8
LETTERS = "CLTRX"
"""What a formula on a monster's card may speak of: characters, level, trap damage, round, damage dealt."""
NUMBERS = ("hp", "move", "attack", "value", "range", "push", "pull", "pierce", "damage", "count", "by")


def audit_monsters(pack: Pack) -> Iterator[Problem]:
    """Report what is wrong with a pack's monsters and their ability decks."""
    for monster in pack.table(MonsterType).values():
        for fault, advice in (*check_levels(monster), *check_specials(monster, pack), *check_stats(monster)):
            yield pack.problem(monster, fault, advice)
    for deck in pack.table(MonsterDeck).values():
        for fault, advice in (*check_icons(deck), *check_cards(deck)):
            yield pack.problem(deck, fault, advice)


def check_levels(monster: MonsterType) -> Iterator[tuple[str, str]]:
    """Eight stat lines for each rank it has, bosses apart from others (JL-MON-13, JL-CARD-11, JL-CARD-12)."""
    sides = {"normal": monster.normal, "elite": monster.elite, "boss": monster.boss}
    for rank, lines in sides.items():
        if lines and len(lines) != LEVELS:
            yield f"{monster.id} has {len(lines)} {rank} stat lines", f"give {LEVELS}, for levels 0 to {LEVELS - 1}"
    if bool(monster.boss) == bool(monster.normal or monster.elite):
        yield f"{monster.id} has to be a boss or have ranks", "give lines for boss, or for normal and elite"


def check_specials(monster: MonsterType, pack: Pack) -> Iterator[tuple[str, str]]:
    """What its deck calls for its card says (JL-BOSS-03, JL-BOSS-04)."""
    deck = pack.library.table(MonsterDeck)[monster.deck]
    calls = {part.number for card in deck.cards for part in parts_of(card.action.do) if isinstance(part, Special)}
    for number in sorted(calls):
        if not (monster.special_1 if number == 1 else monster.special_2):
            yield f"{monster.id} has no special_{number}", f"its deck {deck.id} calls for it"


def check_stats(monster: MonsterType) -> Iterator[tuple[str, str]]:
    """The formulas of its card (JL-BOSS-06)."""
    for line in (*monster.normal, *monster.elite, *monster.boss):
        yield from check_formulas(line)
        yield from _check_all(line.on_death)
    yield from _check_all((*monster.special_1, *monster.special_2))


def check_icons(deck: MonsterDeck) -> Iterator[tuple[str, str]]:
    """A deck runs out unless some card brings the discarded ones back (JL-MON-24)."""
    if not any(card.shuffle for card in deck.cards):
        yield f"no card of {deck.id} has the shuffle icon", "give two of them `shuffle: true`"


def check_cards(deck: MonsterDeck) -> Iterator[tuple[str, str]]:
    """The formulas of its cards (JL-CARD-10)."""
    for card in deck.cards:
        yield from _check_all(card.action.do)


def _check_all(abilities: tuple[Ability, ...]) -> Iterator[tuple[str, str]]:
    for ability in parts_of(abilities):
        boosts: tuple[Boost, ...] = (*ability.boost, *ability.consume)
        for one in (ability, *boosts):
            yield from check_formulas(one)


def check_formulas(part: msgspec.Struct) -> Iterator[tuple[str, str]]:
    """Whatever is a formula can be reckoned."""
    for name in NUMBERS:
        formula = getattr(part, name, 0)
        if not isinstance(formula, str):
            continue
        try:
            value_of(formula, dict.fromkeys(LETTERS, 1))
        except ValueError as error:
            yield f"{name} is {formula!r}: {error}", "write it like `2+L` or `up(C/2)`"
