"""How chapters follow on each other: a scenario, the city, the next scenario."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.campaign.gear import stock
from undercroft.games.haven.campaign.growth import gain_checks, gain_xp
from undercroft.games.haven.campaign.rewards import copied, reward
from undercroft.games.haven.content.model import Scenario as Written
from undercroft.games.haven.levels import bonus_experience, gold_per_coin
from undercroft.table import CampaignRules, Cast, Finished, Member, Scenario, Seat, Setup, TableError
from undercroft.words import Text

CITY = "city"
FIRST = 1
EVENTS_AFTER = 3
TUTORIAL_ENDS = 3
SKIPPERS = {"gold": 40, "xp": 10, "owed": 1}
SEATS = (1, 2, 3, 4)


@dataclass(frozen=True, eq=False)
class Chapters:
    """The campaign of a box of scenarios."""

    box: Box

    def rules(self) -> CampaignRules:
        """One chapter is one session; between any two the campaign can be stored (JL-CAMP-10, JL-CAMP-11)."""
        return CampaignRules(
            begin=self.begin, roster=self.roster, chapters=self.chapters, setup=self.setup, absorb=self.absorb
        )

    def begin(self, options: Mapping[str, Any]) -> Any:
        """Characters at level 1 before the first scenario, at a difficulty of their choice.

        JL-CAMP-01, JL-CAMP-02, JL-VAR-05. A campaign takes nothing over from another game (JL-COMPAT-04), and finds all
        items, monsters and events in its own box (JL-COMPAT-06 … JL-COMPAT-08).
        """
        kinds = [str(kind) for kind in options.get("classes", list(self.box.classes))]
        for kind in kinds:
            if kind not in self.box.classes:
                raise TableError(f"there is no class {kind!r}. Known are {', '.join(self.box.classes)}")
        chronicle = Chronicle(
            difficulty=int(options.get("difficulty", 0)),
            heroes=[Hero(id=kind.rpartition(":")[2], kind=kind) for kind in kinds],
            unlocked=[scenario.id for scenario in self._numbered(FIRST)],
        )
        if not all(self.has_tutorial(hero) for hero in chronicle.heroes):
            self.skip_tutorial(chronicle)
        return msgspec.to_builtins(chronicle)

    def has_tutorial(self, hero: Hero) -> bool:
        """Classes of the larger game have no A and B cards (JL-COMPAT-02)."""
        return any(card.level == "A" for card in self.box.classes[hero.kind].cards)

    def skip_tutorial(self, chronicle: Chronicle) -> None:
        """The first three scenarios are left out, for gold, experience and a perk (JL-COMPAT-02, JL-COMPAT-03)."""
        for number in range(FIRST, TUTORIAL_ENDS + 1):
            for scenario in self._numbered(number):
                self.complete(chronicle, scenario)
        for hero in chronicle.heroes:
            hero.gold, hero.xp, hero.owed = SKIPPERS["gold"], SKIPPERS["xp"], SKIPPERS["owed"]
        chronicle.event_due, chronicle.next = False, "city"

    def _numbered(self, number: int) -> list[Written]:
        return [scenario for scenario in self.box.scenarios.values() if scenario.number == number]

    def roster(self, state: Any) -> Sequence[Member]:
        """All characters; a campaign may have more than play today (JL-CAMP-01)."""
        return [Member(hero.id, self.box.classes[hero.kind].name) for hero in read(state).heroes]

    def chapters(self, state: Any) -> Sequence[Scenario]:
        """The city after each scenario, then any scenario that is open on its map (JL-CAMP-04, JL-OPEN-25)."""
        chronicle = read(state)
        if chronicle.next == "city":
            return [Scenario(CITY, Text("The city", "Die Stadt"), SEATS)]
        return [
            Scenario(written.id, written.name, SEATS, written.intro)
            for written in self.box.scenarios.values()
            if self.is_open(chronicle, written)
        ]

    def is_open(self, chronicle: Chronicle, scenario: Written) -> bool:
        """Unlocked, neither locked nor completed; lost ones can be tried again, after the last one too.

        JL-CAMP-03 … JL-CAMP-07, JL-OPEN-25, JL-OPEN-64.
        """
        gone = scenario.id in chronicle.won or scenario.id in chronicle.locked
        return scenario.id in chronicle.unlocked and not gone and set(scenario.requires) <= set(chronicle.won)

    def setup(self, state: Any, chapter: str, cast: Cast) -> Setup:
        """What the next chapter has to know of the campaign, and no more (JL-CAMP-11)."""
        chronicle = read(state)
        handed: dict[str, Any] = {"city": state, "players": {id: seat for seat, ids in cast.items() for id in ids}}
        if chapter != CITY:
            recruits = [self.recruit(chronicle, chronicle.hero(id), seat) for seat, ids in cast.items() for id in ids]
            handed = {"heroes": recruits, "goals": has_goals(self.box, chronicle)}
        return Setup(
            system=self.box.edition.id,
            scenario=chapter,
            seats=tuple(cast),
            options={"difficulty": chronicle.difficulty},
            chapter=handed,
        )

    def recruit(self, chronicle: Chronicle, hero: Hero, seat: Seat) -> dict[str, Any]:
        """A character as it goes in; all items are ready again, none is lost by use (JL-ITEM-07, JL-ITEM-08)."""
        return {
            "seat": seat,
            "kind": hero.kind,
            "level": hero.level,
            "cards": hero.hand or tutorial_hand(self.box, chronicle, hero),
            "items": list(hero.equipped),
            "perks": list(hero.perks),
            "conditions": list(chronicle.conditions),
        }

    def absorb(self, state: Any, setup: Setup, finished: Finished) -> Any:
        """The chronicle after a chapter."""
        if setup.scenario == CITY:
            return finished.report["campaign"]
        chronicle = copied(read(state))
        chronicle.conditions, chronicle.next = [], "city"
        won = finished.outcome == "won"
        played = [self.come_home(chronicle, id, brought, finished) for id, brought in finished.report["heroes"].items()]
        if won:
            scenario = self.box.scenarios[setup.scenario]
            self.complete(chronicle, scenario)
            reward(chronicle, played, scenario.rewards)
        return msgspec.to_builtins(chronicle)

    def come_home(self, chronicle: Chronicle, id: str, brought: Mapping[str, Any], finished: Finished) -> Hero:
        """Experience and gold are written on the sheet, won or lost; success adds the level's bonus and the goal.

        JL-END-07, JL-XP-06, JL-OPEN-18, JL-GOAL-03, JL-GOAL-04.
        """
        hero, level = chronicle.hero(id), finished.report["level"]
        won = finished.outcome == "won"
        gain_xp(hero, brought["xp"] + (bonus_experience(level) if won else 0))
        hero.gold += brought["coins"] * gold_per_coin(level) + brought["gold"]
        hero.items += brought["found"]
        gain_checks(hero, brought["checks"] + (1 if won and brought["goal_met"] else 0))
        chronicle.treasures += [number for number in brought["treasures"] if number not in chronicle.treasures]
        return hero

    def complete(self, chronicle: Chronicle, scenario: Written) -> None:
        """Its box on the map is marked; the shop fills, and after the third one events begin.

        JL-CAMP-06, JL-SHOP-02, JL-OPEN-25, JL-EVENT-01.
        """
        chronicle.won.append(scenario.id)
        chronicle.unlocked += [id for id in scenario.rewards.unlocks if id not in chronicle.unlocked]
        stock(chronicle, self.box.items, scenario.number)
        if scenario.number == EVENTS_AFTER:
            chronicle.events = list(self.box.events)
        chronicle.event_due = bool(chronicle.events)


def read(state: Any) -> Chronicle:
    return msgspec.convert(state, Chronicle)


def numbers_won(box: Box, chronicle: Chronicle) -> set[int]:
    return {box.scenarios[id].number for id in chronicle.won}


def has_goals(box: Box, chronicle: Chronicle) -> bool:
    """Battle goals come into the game with the fourth scenario (JL-OPEN-25)."""
    return TUTORIAL_ENDS in numbers_won(box, chronicle)


def tutorial_hand(box: Box, chronicle: Chronicle, hero: Hero) -> list[str]:
    """Six A cards at first; after scenario 1 two B cards take the places of their twins; level 1 after the third.

    JL-TUT-01 … JL-TUT-04, JL-DATA-12.
    """
    cards, won = box.classes[hero.kind].cards, numbers_won(box, chronicle)
    if TUTORIAL_ENDS in won:
        return [card.id for card in cards if card.level == "1"]
    better = {card.initiative: card for card in cards if card.level == "B"} if FIRST in won else {}
    return [better.get(card.initiative, card).id for card in cards if card.level == "A"]


def pool(box: Box, hero: Hero) -> list[str]:
    """The cards a character takes its hand from after the tutorial: levels 1 and X, and those gained.

    JL-TUT-05, JL-TUT-06, JL-CHAR-05, JL-OPEN-25.
    """
    cards = box.classes[hero.kind].cards
    return [card.id for card in cards if card.level in ("1", "X") or card.id in hero.learnt]
