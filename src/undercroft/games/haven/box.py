"""The box: all content of one edition, by id, with what is derived from it. Never changes once loaded."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from undercroft.games.haven.content.model import (
    AbilityCard,
    BattleGoal,
    EventCard,
    HeroClass,
    Item,
    Modifier,
    MonsterDeck,
    MonsterType,
    Scenario,
    Treasure,
)
from undercroft.games.haven.edition import Edition
from undercroft.games.haven.layout import Layout
from undercroft.games.haven.state import Haven
from undercroft.packs import Library
from undercroft.table import CardWords, Game

if TYPE_CHECKING:
    from undercroft.games.haven.campaign.course import Course

BASE_DECK = ("+0",) * 6 + ("+1",) * 5 + ("-1",) * 5 + ("+2", "-2", "x2", "null")

BASE_MODIFIERS: Mapping[str, Modifier] = {
    **{f"{value:+d}": Modifier(value=value) for value in range(-2, 5)},
    "x2": Modifier(times=2, shuffle=True),
    "null": Modifier(times=0, shuffle=True),
    "bless": Modifier(times=2),
    "curse": Modifier(times=0),
}


@dataclass(frozen=True, eq=False)
class Box:
    """One edition's content."""

    edition: Edition
    library: Library
    layouts: dict[str, Layout] = field(default_factory=dict[str, Layout])
    said: dict[str, CardWords] = field(default_factory=dict[str, CardWords])
    """What is printed on a card, by its definition."""

    @property
    def course(self) -> "Course":
        """How the edition's campaign goes."""
        assert self.edition.course, f"{self.edition.id} has no campaign"
        return self.edition.course

    @cached_property
    def classes(self) -> Mapping[str, HeroClass]:
        return self.library.table(HeroClass)

    @cached_property
    def cards(self) -> Mapping[str, AbilityCard]:
        return self.library.table(AbilityCard)

    @cached_property
    def monsters(self) -> Mapping[str, MonsterType]:
        return self.library.table(MonsterType)

    @cached_property
    def decks(self) -> Mapping[str, MonsterDeck]:
        return self.library.table(MonsterDeck)

    @cached_property
    def items(self) -> Mapping[str, Item]:
        """The items of the edition (JL-OPEN-61)."""
        return self.library.table(Item)

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        return self.library.table(Scenario)

    @cached_property
    def goals(self) -> Mapping[str, BattleGoal]:
        return self.library.table(BattleGoal)

    @cached_property
    def events(self) -> Mapping[str, EventCard]:
        return self.library.table(EventCard)

    @cached_property
    def treasures(self) -> Mapping[int, Treasure]:
        return {treasure.number: treasure for treasure in self.library.table(Treasure).values()}

    def layout(self, scenario: str) -> Layout:
        """The map of a scenario, parsed once."""
        if scenario not in self.layouts:
            self.layouts[scenario] = Layout.of(self.scenarios[scenario].map, self.edition.sight_inset)
        return self.layouts[scenario]

    def modifier(self, definition: str) -> Modifier:
        """A modifier card by its name: `+1`, or `class#perk.card` for those that perks add."""
        if definition in BASE_MODIFIERS:
            return BASE_MODIFIERS[definition]
        owner, _, place = definition.partition("#")
        perk, _, card = place.partition(".")
        return self.classes[owner].perks[int(perk)].add[int(card)]


Table = Game[Haven, Box]
