"""How chapters follow on each other: the party comes together, then a scenario, the city, the next scenario."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chronicle import Chronicle, Hero, Return, read, written
from undercroft.games.haven.campaign.course import Course
from undercroft.games.haven.campaign.gear import fetch, stock, wear
from undercroft.games.haven.campaign.growth import gain_checks, gain_xp
from undercroft.games.haven.campaign.hands import hand_of, has_goals
from undercroft.games.haven.campaign.rewards import reward
from undercroft.games.haven.campaign.town import City, Founding
from undercroft.games.haven.content.model import Scenario as Written
from undercroft.games.haven.levels import bonus_experience, gold_per_coin
from undercroft.games.haven.party import MOST, Recruit, checked
from undercroft.table import CampaignRules, Cast, Finished, Member, Scenario, Seat, Setup, TableError
from undercroft.words import Text

PARTY, CITY = "party", "city"
SEATS = (1, 2, 3, 4)


@dataclass(frozen=True, eq=False)
class Chapters:
    """The campaign of a box of scenarios."""

    box: Box

    @property
    def course(self) -> Course:
        return self.box.course

    def rules(self) -> CampaignRules:
        """One chapter is one session; between any two the campaign can be stored (JL-CAMP-10, JL-CAMP-11)."""
        return CampaignRules(
            begin=self.begin, roster=self.roster, chapters=self.chapters, setup=self.setup, absorb=self.absorb
        )

    def begin(self, options: Mapping[str, Any]) -> Any:
        """Before the first scenario; the party comes together in a chapter of its own unless `classes` names it.

        JL-CAMP-01, JL-CAMP-02, JL-VAR-05. A campaign takes nothing over from another game (JL-COMPAT-04), and finds all
        items, monsters and events in its own box (JL-COMPAT-06 … JL-COMPAT-08).
        """
        kinds = [str(kind) for kind in options.get("classes", ())]
        difficulty = options.get("difficulty", 0)
        if difficulty not in self.course.difficulties:
            known = ", ".join(map(str, self.course.difficulties))
            raise TableError(f"there is no difficulty {difficulty!r}. Choose one of: {known}")
        checked([Recruit(seat=Seat(""), kind=kind) for kind in kinds or list(self.box.classes)[:1]], self.box)
        chronicle = Chronicle(
            difficulty=difficulty,
            heroes=[Hero(id=kind.rpartition(":")[2], kind=kind) for kind in kinds],
            unlocked=[scenario.id for scenario in self._numbered(self.course.first)],
            next="party",
        )
        if kinds:
            self.set_out(chronicle)
        return written(chronicle)

    def set_out(self, chronicle: Chronicle) -> None:
        """The party is complete: on to the first scenario, or to the city if the tutorial is not for it.

        JL-CAMP-02, JL-COMPAT-02, JL-COMPAT-03.
        """
        chronicle.next = "scenario"
        if not all(self.has_tutorial(hero) for hero in chronicle.heroes):
            for number in range(self.course.first, self.course.tutorial_ends + 1):
                for scenario in self._numbered(number):
                    self.complete(chronicle, scenario)
            reward(chronicle, chronicle.heroes, self.course.skipping, self.course)
            chronicle.event_due, chronicle.next = False, "city"

    def has_tutorial(self, hero: Hero) -> bool:
        """Classes of the larger game have no A and B cards (JL-COMPAT-02)."""
        return any(card.level == "A" for card in self.box.classes[hero.kind].cards)

    def _numbered(self, number: int) -> list[Written]:
        return [scenario for scenario in self.box.scenarios.values() if scenario.number == number]

    def roster(self, state: Any) -> Sequence[Member]:
        """All characters; a campaign may have more than play today (JL-CAMP-01)."""
        return [Member(hero.id, hero.name or self.box.classes[hero.kind].name) for hero in read(state).heroes]

    def chapters(self, state: Any) -> Sequence[Scenario]:
        """The city after each scenario, then any scenario that is open on its map (JL-CAMP-04, JL-OPEN-25)."""
        chronicle = read(state)
        if chronicle.next == "party":
            name = Text("The party comes together", "Die Gruppe findet sich zusammen")
            return [Scenario(PARTY, name, tuple(range(1, min(MOST, len(self.box.classes)) + 1)))]
        if chronicle.next == "city":
            return [Scenario(CITY, self.course.interlude, SEATS)]
        return [
            Scenario(written.id, written.name, SEATS, written.intro)
            for written in self.box.scenarios.values()
            if is_open(chronicle, written)
        ]

    def setup(self, state: Any, chapter: str, cast: Cast) -> Setup:
        """What the next chapter has to know of the campaign, and no more (JL-CAMP-11)."""
        chronicle = read(state)
        handed: dict[str, Any] = {"chronicle": state, "players": {id: seat for seat, ids in cast.items() for id in ids}}
        if chapter not in (PARTY, CITY):
            recruits = [self.recruit(chronicle, chronicle.hero(id), seat) for seat, ids in cast.items() for id in ids]
            goals = has_goals(self.box, chronicle)
            handed = {"heroes": recruits, "goals": goals, "taken": chronicle.treasures}
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
            "name": hero.name,
            "level": hero.level,
            "cards": hand_of(self.box, chronicle, hero),
            "items": list(hero.equipped),
            "perks": list(hero.perks),
            "conditions": list(hero.conditions),
        }

    def absorb(self, state: Any, setup: Setup, finished: Finished) -> Any:
        """The chronicle after a chapter."""
        if setup.scenario == CITY:
            chronicle = read(finished.report["campaign"])
            chronicle.next = "scenario"
        elif setup.scenario == PARTY:
            chronicle = read(finished.report["campaign"])
            self.set_out(chronicle)
        else:
            chronicle = read(state)
            self.after_scenario(chronicle, self.box.scenarios[setup.scenario], finished)
        return written(chronicle)

    def after_scenario(self, chronicle: Chronicle, scenario: Written, finished: Finished) -> None:
        """Everybody comes home; success brings the scenario's rewards and changes the map (JL-REW-01, JL-CAMP-06)."""
        chronicle.next, chronicle.last, chronicle.returns = "city", scenario.id, []
        for hero in chronicle.heroes:
            hero.conditions = []
        won = finished.outcome == "won"
        for id, brought in finished.report["heroes"].items():
            self.come_home(chronicle, chronicle.hero(id), brought, finished.report["level"], scenario if won else None)
        if won:
            self.complete(chronicle, scenario)
            played = [chronicle.hero(id) for id in finished.report["heroes"]]
            reward(chronicle, played, scenario.rewards, self.course)

    def come_home(
        self, chronicle: Chronicle, hero: Hero, brought: Mapping[str, Any], level: int, won: Written | None
    ) -> None:
        """Experience and gold are written on the sheet, won or lost; success adds the level's bonus and the goal.

        JL-END-07, JL-XP-06, JL-OPEN-18, JL-GOAL-03, JL-GOAL-04, JL-COIN-02, JL-CHAR-09. A few scenarios bring no bonus,
        or no gold for coins (FACT-JL-07).
        """
        bonus = bonus_experience(level) if won and not won.rewards.no_bonus else 0
        worth = 0 if won and won.rewards.no_gold else gold_per_coin(level)
        coins, checks = brought["coins"], brought["checks"] + brought["goal_met"]
        gold = coins * worth + brought["gold"]
        told = Return(hero=hero.id, xp=brought["xp"], bonus=bonus, coins=coins, gold=gold, checks=checks)
        chronicle.returns.append(told)
        gain_xp(hero, told.xp + bonus)
        hero.gold += told.gold
        for item in brought["found"]:
            if fetch(chronicle, self.box.items[item]):
                hero.items.append(item)
                wear(hero, item, self.box.items, self.course)
        gain_checks(hero, checks, self.course)
        chronicle.treasures += [number for number in brought["treasures"] if number not in chronicle.treasures]

    def complete(self, chronicle: Chronicle, scenario: Written) -> None:
        """Its box on the map is marked; the shop fills, events begin, hands become a choice.

        JL-CAMP-06, JL-SHOP-02, JL-OPEN-25, JL-EVENT-01, JL-TUT-04.
        """
        chronicle.won.append(scenario.id)
        chronicle.unlocked += [id for id in scenario.rewards.unlocks if id not in chronicle.unlocked]
        stock(chronicle, self.box.items, scenario.number)
        if scenario.number == self.course.events_after:
            chronicle.events = list(self.box.events)
        chronicle.event_due = bool(chronicle.events)


def is_open(chronicle: Chronicle, scenario: Written) -> bool:
    """Unlocked, neither locked nor completed; lost ones can be tried again, after the last one too.

    JL-CAMP-03 … JL-CAMP-07, JL-OPEN-25, JL-OPEN-64.
    """
    gone = scenario.id in chronicle.won or scenario.id in chronicle.locked
    return scenario.id in chronicle.unlocked and not gone and set(scenario.requires) <= set(chronicle.won)


def begin_city(setup: Setup, box: Box) -> City:
    """A visit to the city, or the founding of the party: the chronicle and who plays whom are all it needs."""
    handed: Any = setup.chapter
    if not handed:
        raise TableError(f"{setup.scenario!r} is a chapter of a campaign and can't be played by itself")
    place = Founding() if setup.scenario == PARTY else box.course.steps[0]()
    return City(place=place, seats=list(setup.seats), chronicle=read(handed["chronicle"]), players=handed["players"])
