"""How the card language is used in a pack, and how much of the pack it can't say."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from undercroft.games.haven.content.model import AbilityCard, HeroClass, Item, MonsterDeck, MonsterType, Scenario, Stat
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.verbs import Ability, NamedRule, Verb
from undercroft.packs import Pack, count_tags

LEAST_CARDS = 3
"""A verb on fewer cards is no word of a language: it counts as a named rule."""


def count_verbs(pack: Pack) -> Mapping[str, int]:
    """How often each verb is used, how many lines there are on all cards, and how many of them are named rules."""
    cards = [[tag_of(line) for line in parts_of(abilities)] for abilities in cards_of(pack)]
    rare = rare_verbs(cards)
    lines = [tag for card in cards for tag in card]
    return {
        **count_tags(pack, Verb),
        "all lines": len(lines),
        "lines by named rules": sum(tag in rare for tag in lines),
    }


def rare_verbs(cards: Iterable[Iterable[str]]) -> set[str]:
    """The verbs that count as named rules.

    >>> sorted(rare_verbs([["move", "attack"], ["attack"], ["attack", "attack", "swap"]]))
    ['move', 'rule', 'swap']
    """
    on_cards = Counter(tag for card in cards for tag in set(card))
    return {tag for tag, count in on_cards.items() if count < LEAST_CARDS} | {tag_of(NamedRule(name=""))}


def tag_of(ability: Ability) -> str:
    """How a verb is written in a pack."""
    return str(type(ability).__struct_config__.tag)


def cards_of(pack: Pack) -> Iterator[tuple[Ability, ...]]:
    """The abilities of everything that has some: cards, monsters, items, modifier cards, special rules."""
    for card in pack.table(AbilityCard).values():
        yield card.top.do + card.bottom.do
    for deck in pack.table(MonsterDeck).values():
        yield from (plan.action.do for plan in deck.cards)
    for monster in pack.table(MonsterType).values():
        yield from (monster.special_1, monster.special_2)
        yield from dict.fromkeys(_last_words((*monster.normal, *monster.elite, *monster.boss)))
    for item in pack.table(Item).values():
        yield item.action.do
    for hero in pack.table(HeroClass).values():
        yield from (modifier.then for perk in hero.perks for modifier in perk.add)
    for scenario in pack.table(Scenario).values():
        yield from (rule.do for rule in scenario.rules)
        yield from scenario.index.values()


def _last_words(stats: Iterable[Stat]) -> Iterator[tuple[Ability, ...]]:
    return (stat.on_death for stat in stats)
