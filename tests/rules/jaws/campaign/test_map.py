"""The city map, the order of scenarios, and what a campaign keeps between them."""

from typing import Any

import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, begun, box, brings, grown, played, rules, settled

from undercroft.games.haven.campaign.chapters import Chapters
from undercroft.games.haven.campaign.chronicle import Chronicle, read, written
from undercroft.games.haven.campaign.rewards import redraw_map
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import Policy, Setup, TableError, key_of
from undercroft.table.campaign import Campaign
from undercroft.words import Message


def can_be_played(chronicle: Chronicle) -> list[str]:
    """The scenarios once the city is left, by their short names."""
    left = read(written(chronicle))
    left.next = "scenario"
    return [scenario.id.removeprefix("jaws:") for scenario in rules().chapters(written(left))]


def through(*scenarios: str) -> Chronicle:
    """A campaign that has won these."""
    chronicle = begun()
    for scenario in scenarios:
        chronicle = played(chronicle, f"jaws:{scenario}")
    return chronicle


def stickers(chronicle: Chronicle) -> dict[str, tuple[str, str]]:
    """The map as the city shows it: where each sticker is, and what its box says."""
    panel = next(panel for panel in Visit(chronicle).shown().panels if panel.id == "city-map")
    shown: dict[str, tuple[str, str]] = {}
    for entry in panel.entries[1:]:
        assert isinstance(entry.name, Message)
        assert isinstance(entry.value, Message)
        shown[entry.id.removeprefix("jaws:")] = (str(entry.name.args["at"]), entry.value.id.removeprefix("map-"))
    return shown


# What can be played


@pytest.mark.rule("JL-CAMP-02", "JL-CAMP-06", "JL-REW-05")
def test_a_won_scenario_opens_the_next_and_closes_itself() -> None:
    assert can_be_played(through("s01")) == ["s02"]
    assert can_be_played(through("s01", "s02", "s03", "s04", "s05", "s06")) == ["s07", "s08"]


@pytest.mark.rule("JL-REW-06", "JL-CAMP-06", "JL-CAMP-05")
def test_a_locked_location_is_lost_for_good() -> None:
    chronicle = through("s01", "s02", "s03", "s04", "s05", "s06", "s08")
    assert can_be_played(chronicle) == ["s09"]
    redraw_map(chronicle, brings(unlocks=("jaws:s07",)))
    assert can_be_played(chronicle) == ["s09"]


@pytest.mark.rule("JL-OPEN-25", "JL-CAMP-06")
def test_a_lost_scenario_can_be_tried_again() -> None:
    lost = played(through("s01"), "jaws:s02", "lost")
    assert can_be_played(lost) == ["s02"]
    assert can_be_played(played(lost, "jaws:s02")) == ["s03"]


@pytest.mark.rule("JL-CAMP-03", "JL-CAMP-02")
def test_after_the_last_scenario_those_that_are_left_can_be_played() -> None:
    ended = played(settled(), "jaws:s17")
    assert ended.won[-1] == "jaws:s17"
    ended.unlocked.append("jaws:s22")
    assert set(can_be_played(ended)) == {"s04", "s22"}
    assert can_be_played(played(ended, "jaws:s22")) == ["s04"]


@pytest.mark.rule("JL-CAMP-05", "JL-REW-05")
def test_a_location_is_unlocked_once() -> None:
    chronicle = begun()
    for _ in range(2):
        redraw_map(chronicle, brings(unlocks=("jaws:s22",), locks=("jaws:s20",)))
    assert (chronicle.unlocked, chronicle.locked) == (["jaws:s01", "jaws:s22"], ["jaws:s20"])


@pytest.mark.rule("JL-CAMP-04", "JL-OPEN-25")
def test_the_city_comes_after_each_scenario_won_or_lost() -> None:
    for outcome in ("won", "lost"):
        chronicle = played(begun(), "jaws:s01", outcome)
        assert [chapter.id for chapter in rules().chapters(written(chronicle))] == ["city"]


# The map


@pytest.mark.rule("JL-CAMP-04", "JL-CAMP-05", "JL-CAMP-06", "JL-CAMP-07")
def test_the_map_shows_where_each_known_scenario_is_and_what_became_of_it() -> None:
    chronicle = through("s01", "s02", "s03", "s04", "s05", "s06", "s07")
    at = {id: box().scenarios[f"jaws:{id}"].place for id in ("s01", "s07", "s08", "s09")}
    shown = stickers(chronicle)
    assert shown.keys() == {f"s{number:02}" for number in range(1, 10)}
    assert {id: shown[id] for id in at} == {
        "s01": (at["s01"], "won"),
        "s07": (at["s07"], "won"),
        "s08": (at["s08"], "locked"),
        "s09": (at["s09"], "open"),
    }


@pytest.mark.rule("JL-OPEN-64", "JL-CAMP-05")
def test_every_scenario_has_its_place_on_the_map() -> None:
    chronicle = grown()
    chronicle.unlocked = list(box().scenarios)
    places = {id: at for id, (at, _) in stickers(chronicle).items()}
    assert places == {one.id.removeprefix("jaws:"): one.place for one in box().scenarios.values()}
    assert len(places) == 25


# What is kept


def founded() -> Campaign:
    campaign = Campaign(SYSTEM, {"classes": ["jaws:tanner", "jaws:chandler"]})
    campaign.state = written(settled(xp=50, gold=60, items=["jaws:iron-helmet"]))
    return campaign


@pytest.mark.rule("JL-CAMP-10", "JL-CAMP-11", "JL-CAMP-08")
def test_a_campaign_can_be_stored_between_any_two_chapters() -> None:
    campaign = founded()
    for chapter in ("jaws:s04", "city"):
        campaign = Campaign.load(campaign.dump(), lambda _: SYSTEM)
        stored = campaign.state
        campaign.state = {**campaign.state, "next": "city" if chapter == "city" else "scenario"}
        campaign.open(chapter, {A: ["tanner"], B: ["chandler"]}, key=key_of("kept"))
        campaign.abandon()
        assert Campaign.load(campaign.dump(), lambda _: SYSTEM).state == {**stored, "next": campaign.state["next"]}


@pytest.mark.rule("JL-CAMP-10", "JL-CAMP-11")
def test_the_chapters_of_a_box_are_those_of_its_campaign() -> None:
    own = Chapters(box()).rules()
    begun_anew = own.begin({"classes": ["jaws:tanner"]})
    assert own.roster(begun_anew) == rules().roster(begun_anew)
    assert own.chapters(begun_anew) == rules().chapters(begun_anew)
    cast = {A: ["tanner"]}
    assert own.setup(begun_anew, "jaws:s01", cast) == rules().setup(begun_anew, "jaws:s01", cast)


@pytest.mark.rule("JL-CAMP-08", "JL-CHAR-09", "JL-CAMP-11")
def test_all_records_of_the_campaign_survive() -> None:
    visit = Visit(settled(xp=50, gold=60, items=["jaws:iron-helmet"], owed=1), A, B, policy=Policy(undo="free"))
    visit("perk:tanner-perk-0", "learn:jaws:spiked-collar", "perk:tanner-perk-3", "buy:shop/jaws:healing-potion")
    chronicle = visit.leave()
    assert read(written(chronicle)) == chronicle
    hero = chronicle.hero("tanner")
    assert (hero.level, hero.xp, hero.gold, hero.perks) == (2, 50, 50, [0, 3])
    assert (hero.items, hero.learnt) == (["jaws:iron-helmet", "jaws:healing-potion"], ["jaws:spiked-collar"])
    assert chronicle.shop["jaws:healing-potion"] == 1
    assert len(chronicle.events) == 22


@pytest.mark.rule("JL-CAMP-11", "JL-COIN-03", "JL-SETUP-12")
def test_a_scenario_is_handed_the_characters_and_nothing_of_earlier_ones() -> None:
    chronicle = played(settled(hand=[], perks=[0]), "jaws:s04", tanner={"xp": 3, "treasures": [16]})
    handed: Any = rules().setup(written(chronicle), "jaws:s05", {A: ["tanner"], B: ["chandler"]}).chapter
    assert handed.keys() == {"heroes", "goals", "taken"}
    assert (handed["goals"], handed["taken"]) == (True, [16])
    tanner = handed["heroes"][0]
    assert tanner.keys() == {"seat", "kind", "name", "level", "cards", "items", "perks", "conditions"}
    assert (tanner["seat"], tanner["kind"], tanner["level"], tanner["perks"]) == (A, "jaws:tanner", 1, [0])


@pytest.mark.rule("JL-CAMP-11")
def test_a_chapter_of_a_campaign_cannot_be_played_by_itself() -> None:
    with pytest.raises(TableError, match="a chapter of a campaign"):
        SYSTEM.begin(Setup(system="jaws", scenario="city", seats=(A,)), box())


@pytest.mark.rule("JL-CAMP-01", "JL-OPEN-27")
def test_a_campaign_may_have_more_characters_than_play_today() -> None:
    trio = begun("jaws:tanner", "jaws:chandler", "jaws:roofrunner")
    setup = rules().setup(written(trio), "jaws:s01", {A: ["tanner", "roofrunner"]})
    assert [one["kind"] for one in setup.chapter["heroes"]] == ["jaws:tanner", "jaws:roofrunner"]
    assert [member.id for member in rules().roster(written(trio))] == ["tanner", "chandler", "roofrunner"]
