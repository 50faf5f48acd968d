"""With how much experience a campaign meets its scenarios, and what makes a scenario another one to win."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.rules.jaws.test_audit_scenarios import BOX

from undercroft.games.haven.campaign.meeting import IN_PLAY, digest_of, experience
from undercroft.games.haven.content.model import Rewards, Scenario
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.words import Text

FIRST = BOX.scenarios["jaws:s01"]


def scenario(number: int, *unlocks: int, **rewards: Any) -> Scenario:
    later = tuple(map(str, unlocks))
    return msgspec.structs.replace(
        FIRST, id=str(number), number=number, rewards=Rewards(unlocks=later, no_bonus=True, **rewards)
    )


def met(*scenarios: Scenario) -> dict[str, int]:
    box: Any = SimpleNamespace(scenarios={one.id: one for one in scenarios}, course=JAWS.course, edition=JAWS)
    return experience(box)


@pytest.mark.rule("JL-XP-05", "JL-REW-03")
def test_experience_is_counted_along_the_story() -> None:
    assert met(scenario(1, 2), scenario(2, 3, xp_each=20), scenario(3)) == {"1": 0, "2": IN_PLAY, "3": 20 + 2 * IN_PLAY}
    assert met(scenario(1), scenario(2)) == {"1": 0}, "what no way leads to is met at no particular time"


@pytest.mark.rule("JL-END-07")
def test_a_scenario_that_is_won_brings_its_bonus() -> None:
    plain = scenario(1, 2)
    with_bonus = msgspec.structs.replace(plain, rewards=Rewards(unlocks=("2",)))
    assert met(with_bonus, scenario(2))["2"] - met(plain, scenario(2))["2"] == 6


@pytest.mark.rule("JL-REW-03", "JL-XP-05")
def test_of_two_ways_the_poorer_counts() -> None:
    ways = scenario(1, 2, 3), scenario(2, 4, xp_each=20), scenario(3, 4), scenario(4)
    assert met(*ways)["4"] == 2 * IN_PLAY


def test_words_and_rewards_make_no_scenario_harder() -> None:
    words = Text("x", "x")
    for same in (
        msgspec.structs.replace(FIRST, intro=words, name=words),
        msgspec.structs.replace(FIRST, lesson=None),
        msgspec.structs.replace(FIRST, rewards=Rewards(gold_each=5)),
    ):
        assert digest_of(same) == digest_of(FIRST)
    assert digest_of(msgspec.structs.replace(FIRST, rooms=())) != digest_of(FIRST)
