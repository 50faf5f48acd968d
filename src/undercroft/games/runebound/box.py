"""The box: all content of the opened packs by id, with what is derived from it. Never changes once loaded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from undercroft.games.runebound.content.ability import Ability, At
from undercroft.games.runebound.content.model import (
    AdventureCard,
    Asset,
    Board,
    Enemy,
    EventCard,
    HeroCard,
    Quest,
    ScenarioCard,
    Skill,
    StoryCard,
)
from undercroft.games.runebound.content.terms import Deck
from undercroft.games.runebound.realm import Realm
from undercroft.games.runebound.state import Runebound
from undercroft.packs import Library
from undercroft.table import Game

DECKS: tuple[Deck, ...] = ("social", "combat", "exploration")


@dataclass(frozen=True, eq=False)
class Box:
    """All that lies in the box."""

    library: Library

    @cached_property
    def realm(self) -> Realm:
        """The one board, with the time track (RB-COMP-01); ours, by the yardstick of RB-OPEN-40 and RB-OPEN-12."""
        return Realm(next(iter(self.library.table(Board).values())))

    @cached_property
    def heroes(self) -> Mapping[str, HeroCard]:
        """Six two-sided heroes (RB-OPEN-41)."""
        return self.library.table(HeroCard)

    @cached_property
    def assets(self) -> Mapping[str, Asset]:
        """The deck is made of three sets, those of the box (RB-OPEN-46, RB-EXPAND-01)."""
        return self.library.table(Asset)

    @cached_property
    def skills(self) -> Mapping[str, Skill]:
        """The deck is made of six sets, those of the box (RB-OPEN-45, RB-EXPAND-02)."""
        return self.library.table(Skill)

    @cached_property
    def adventures(self) -> Mapping[str, AdventureCard]:
        """The cards of the adventure decks: deck and type are independent (RB-COMP-10, RB-COMP-11, RB-OPEN-43)."""
        table = self.library.table
        cards: dict[str, AdventureCard] = {**table(Enemy), **table(EventCard), **table(Quest)}
        return {id: card for id, card in sorted(cards.items()) if card.deck is not None}

    @cached_property
    def enemies(self) -> Mapping[str, Enemy]:
        return self.library.table(Enemy)

    @cached_property
    def scenarios(self) -> Mapping[str, ScenarioCard]:
        """The cards with all that the book leaves to them: the villain, its fight, zombies, the end of time.

        RB-OPEN-05, RB-OPEN-06, RB-OPEN-44; "power" is a word of none (RB-OPEN-04).
        """
        return self.library.table(ScenarioCard)

    @cached_property
    def stories(self) -> Mapping[str, StoryCard]:
        return self.library.table(StoryCard)

    def adventure_deck(self, deck: Deck, scenario: str) -> list[str]:
        """The general cards of a deck and those of the scenario (RB-SETUP-08, RB-SETUP-09)."""
        return [id for id, card in self.adventures.items() if card.deck == deck and card.scenario in (None, scenario)]

    def story_deck(self, scenario: str) -> list[str]:
        """The story cards of the scenario (RB-SETUP-05)."""
        return [id for id, card in self.stories.items() if card.scenario == scenario]

    @cached_property
    def printed(self) -> Mapping[str, tuple[Ability, ...]]:
        """The abilities that a hero card, asset or learned skill gives, by definition."""
        cards: dict[str, HeroCard | Asset | Skill] = {**self.heroes, **self.assets, **self.skills}
        return {id: card.abilities for id, card in cards.items()}

    @cached_property
    def of_heroes(self) -> Mapping[str, "Timed"]:
        """The same by the time when they can be used."""
        return {id: timed(abilities) for id, abilities in self.printed.items()}

    @cached_property
    def told_times(self) -> frozenset[At | None]:
        """When rumors and story quests can be used."""
        times: set[At | None] = {None}
        times.update(card.quest.at for card in self.stories.values() if card.quest)
        for card in self.adventures.values():
            if isinstance(card, EventCard):
                times.update(option.rumor.at for option in card.options if option.rumor)
        return frozenset(times)

    @cached_property
    def of_enemies(self) -> Mapping[str, "Timed"]:
        return {id: timed(card.abilities) for id, card in self.enemies.items()}

    @cached_property
    def of_scenarios(self) -> Mapping[str, "Timed"]:
        """Side A: the abilities that every hero has."""
        return {id: timed(card.abilities) for id, card in self.scenarios.items()}

    @cached_property
    def of_villains(self) -> Mapping[str, "Timed"]:
        """Side B, by scenario."""
        return {id: timed(card.villain.abilities) for id, card in self.scenarios.items()}


Timed: TypeAlias = Mapping[At | None, tuple[tuple[int, Ability], ...]]
"""The abilities of a card by the time when they can be used, and all of them (None), each with its place on it."""


def timed(abilities: Sequence[Ability]) -> Timed:
    found: dict[At | None, tuple[tuple[int, Ability], ...]] = {None: tuple(enumerate(abilities))}
    for place, ability in enumerate(abilities):
        found[ability.at] = (*found.get(ability.at, ()), (place, ability))
    return found


Table = Game[Runebound, Box]
