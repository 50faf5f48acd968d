"""A campaign for tests: Jaws as installed, with chapters whose ends are written by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from undercroft.games.haven.campaign.chapters import CITY
from undercroft.games.haven.campaign.chronicle import Chronicle, Hero, read, written
from undercroft.games.haven.content.model import Rewards
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import CampaignRules, Finished, Match, Policy, Scene, Seat, Setup, key_of

A, B = Seat("a"), Seat("b")
CLASSES = ("jaws:tanner", "jaws:chandler")
TUTORIAL = ("jaws:s01", "jaws:s02", "jaws:s03")


def rules() -> CampaignRules:
    assert SYSTEM.campaign
    return SYSTEM.campaign


def box() -> Any:
    assert SYSTEM.content
    return SYSTEM.content(Setup(system="jaws", seats=(A,)))


def begun(*classes: str, **options: Any) -> Chronicle:
    """A campaign before its first scenario."""
    return read(rules().begin({"classes": list(classes or CLASSES), **options}))


def grown(**changes: Any) -> Chronicle:
    """A campaign behind its tutorial, the city not visited yet; the changes are the first character's."""
    chronicle = begun()
    for scenario in TUTORIAL:
        chronicle = played(chronicle, scenario)
    for hero in chronicle.heroes:
        hero.owed = hero.gold = hero.xp = 0
    for name, value in changes.items():
        setattr(chronicle.heroes[0], name, value)
    return chronicle


def settled(**changes: Any) -> Chronicle:
    """The same, with the news told and no event due: the first thing in the city is what the changes bring about."""
    chronicle = grown(**changes)
    chronicle.event_due, chronicle.returns = False, []
    return chronicle


def brings(**what: Any) -> Rewards:
    """Rewards as a pack says them, with names for items and scenarios."""
    return msgspec.convert(what, Rewards)


def brought(**more: Any) -> dict[str, Any]:
    """What a character comes home with."""
    return {"xp": 0, "coins": 0, "gold": 0, "checks": 0, "goal_met": 0, "treasures": [], "found": [], **more}


def played(
    chronicle: Chronicle,
    scenario: str,
    outcome: str = "won",
    level: int = 1,
    cast: Sequence[str] = (),
    **heroes: Mapping[str, Any],
) -> Chronicle:
    """The campaign after a scenario in which each character of the cast did as is said, or nothing."""
    state = written(chronicle)
    cast = cast or [hero.id for hero in chronicle.heroes]
    finished = Finished(outcome, {"level": level, "heroes": {id: brought(**heroes.get(id, {})) for id in cast}})
    setup = rules().setup(state, scenario, {A: cast})
    return read(rules().absorb(state, setup, finished))


class Visit:
    """A visit to the city, played by answers."""

    def __init__(
        self, chronicle: Chronicle, *seats: Seat, absent: Sequence[str] = (), policy: Policy | None = None
    ) -> None:
        seats = seats or (A,)
        ids = [hero.id for hero in chronicle.heroes if hero.id not in absent]
        self.cast: dict[Seat, Sequence[str]] = {seat: ids[at :: len(seats)] for at, seat in enumerate(seats)}
        setup = rules().setup(written(chronicle), CITY, self.cast)
        self.match: Match[Any, Any] = Match(SYSTEM, setup, key=key_of("city"), policy=policy or Policy(undo="free"))

    def __call__(self, *answers: str, seat: Seat = A) -> "Visit":
        for answer in answers:
            self.match.answer(seat, answer)
        return self

    @property
    def chronicle(self) -> Chronicle:
        found: Chronicle = self.match.state.chronicle
        return found

    def hero(self, id: str) -> Hero:
        return self.chronicle.hero(id)

    def options(self, seat: Seat = A) -> list[str]:
        return [option.text for question in self.match.open_to(seat) for option in question.options]

    def asked(self, seat: Seat = A) -> str:
        return " ".join(question.kind for question in self.match.open_to(seat))

    def shown(self, seat: Seat = A) -> Scene:
        """All that a seat sees of the city."""
        return SYSTEM.scene(self.match.game, seat)

    def told(self, kind: type[Any]) -> list[Any]:
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

    def leave(self) -> Chronicle:
        """Through all that is left, without doing anything, and out of the city."""
        while not self.match.over:
            asked = self.match.questions[0]
            wanted = next(text for text in ("done", "back", "set-out", asked.options[0].text) if asked.option(text))
            self.match.answer(asked.seats[0], wanted)
        return read(rules().absorb(None, self.match.setup, self.match.over))
