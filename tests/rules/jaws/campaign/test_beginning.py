"""The campaign: its beginning, its map, what comes home from a scenario, and what goes into the next."""

from typing import Any

import msgspec
import pytest
from tests.rules.jaws.campaign.chapters import TUTORIAL, A, B, begun, box, rules

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chapters import PARTY, Chapters
from undercroft.games.haven.campaign.chronicle import Chronicle, read, written
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import Policy, TableError
from undercroft.table.campaign import Campaign


def choices(chronicle: Chronicle) -> list[str]:
    return [scenario.id for scenario in rules().chapters(written(chronicle))]


def on_the_map(chronicle: Chronicle) -> list[str]:
    """What can be played once the city is left."""
    chronicle.next = "scenario"
    return choices(chronicle)


# The beginning


@pytest.mark.rule("JL-CAMP-01", "JL-CAMP-02", "JL-COMPAT-04")
def test_a_campaign_begins_with_scenario_1_and_nothing_from_elsewhere() -> None:
    chronicle = begun()
    assert choices(chronicle) == ["jaws:s01"]
    assert [(hero.level, hero.xp, hero.gold, hero.perks, hero.items) for hero in chronicle.heroes] == [
        (1, 0, 0, [], [])
    ] * 2
    assert [str(member.id) for member in rules().roster(written(chronicle))] == ["tanner", "chandler"]


@pytest.mark.rule("JL-VAR-05")
@pytest.mark.parametrize("difficulty", [-1, 0, 1, 2])
def test_the_players_choose_among_four_difficulties(difficulty: int) -> None:
    chronicle = begun(difficulty=difficulty)
    setup = rules().setup(written(chronicle), "jaws:s01", {A: ["tanner"]})
    assert setup.options == {"difficulty": difficulty}


@pytest.mark.rule("JL-VAR-05")
def test_a_difficulty_that_is_none_is_refused() -> None:
    with pytest.raises(TableError, match=r"no difficulty 3. Choose one of: -1, 0, 1, 2"):
        begun(difficulty=3)


@pytest.mark.rule("JL-OPEN-25")
@pytest.mark.parametrize(
    ("classes", "why"),
    [
        (["jaws:nobody"], "no class 'jaws:nobody'"),
        (["jaws:tanner", "jaws:tanner"], "two characters are of the class jaws:tanner"),
        (["jaws:tanner"] * 5, "a party of 5 can't play"),
    ],
)
def test_a_party_that_cannot_be_is_refused(classes: list[str], why: str) -> None:
    with pytest.raises(TableError, match=why):
        begun(*classes)


@pytest.mark.rule("JL-OPEN-25", "JL-CHAR-01", "JL-COMPAT-01", "JL-CHAR-09")
def test_a_party_comes_together_character_by_character() -> None:
    campaign = Campaign(SYSTEM)
    assert [chapter.id for chapter in campaign.choices()] == [PARTY]
    match = campaign.open(PARTY, {A: [], B: []}, policy=Policy(undo="free"))
    assert [option.text for option in match.open_to(A)[0].options] == [f"class:{id}" for id in box().classes]
    match.answer(A, "class:jaws:tanner")
    match.answer(A, "text:Osk")
    assert "complete" not in [option.text for option in match.open_to(B)[0].options], "b has nobody yet"
    assert "class:jaws:tanner" not in [option.text for option in match.open_to(B)[0].options]
    match.answer(B, "class:jaws:chandler")
    match.answer(B, "unnamed")
    match.answer(A, "complete")
    match.answer(B, "difficulty:1")
    assert campaign.close().outcome == "founded"
    chronicle = read(campaign.state)
    assert [(hero.id, hero.name, hero.level) for hero in chronicle.heroes] == [
        ("tanner", "Osk", 1),
        ("chandler", "", 1),
    ]
    assert (chronicle.difficulty, choices(chronicle)) == (1, ["jaws:s01"])
    assert [member.id for member in campaign.roster()] == ["tanner", "chandler"]


@pytest.mark.rule("JL-COMPAT-02", "JL-COMPAT-03")
def test_classes_without_tutorial_cards_skip_the_tutorial_for_gold_experience_and_a_perk() -> None:
    tanner = box().classes["jaws:tanner"]
    old = msgspec.structs.replace(tanner, cards=tuple(card for card in tanner.cards if card.level not in "AB"))
    foreign = _with_classes({"jaws:tanner": old})
    chronicle = read(Chapters(foreign).begin({"classes": ["jaws:tanner"]}))
    hero = chronicle.heroes[0]
    assert (hero.gold, hero.xp, hero.owed) == (40, 10, 1)
    assert (chronicle.won, chronicle.next, chronicle.event_due) == (list(TUTORIAL), "city", False)
    assert chronicle.shop
    assert chronicle.events == list(box().events)
    assert on_the_map(chronicle) == ["jaws:s04"]


def _with_classes(classes: dict[str, Any]) -> Any:
    other = Box(box().edition, box().library)
    other.__dict__["classes"] = classes
    return other
