"""Levels, perks and check marks: how a character grows between scenarios."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, box, grown, played, rules, settled

from undercroft.games.haven.box import BASE_DECK
from undercroft.games.haven.campaign.chronicle import Hero, written
from undercroft.games.haven.campaign.growth import deck_with, free_perks, gain_checks, learnable, level_by
from undercroft.games.haven.campaign.happenings import Learnt, LevelReached, PerkMarked
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.table import Match, key_of

TANNER = box().classes["jaws:tanner"]
COURSE = box().course


def growing(**changes: Any) -> Visit:
    return Visit(settled(**changes), A, B)


def levels_of(cards: list[str]) -> list[str]:
    """The levels of the cards that some options would bring."""
    return [box().cards[text.removeprefix("learn:")].level for text in cards]


# Levels


@pytest.mark.rule("JL-LVL-01", "JL-LVL-02", "JL-OPEN-55")
@pytest.mark.parametrize(
    ("level", "xp"), [(2, 45), (3, 95), (4, 150), (5, 210), (6, 275), (7, 345), (8, 420), (9, 500)]
)
def test_experience_in_all_makes_the_level(level: int, xp: int) -> None:
    assert level_by(xp - 1, COURSE.thresholds) == level - 1
    assert level_by(xp, COURSE.thresholds) == level_by(xp + 1, COURSE.thresholds) == level


@pytest.mark.rule("JL-LVL-02", "JL-LVL-10", "JL-LVL-01")
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_a_level_is_reached_after_any_scenario(outcome: str) -> None:
    home = played(grown(xp=40), "jaws:s05", outcome, tanner={"xp": 5})
    home.event_due = False
    visit = Visit(home, A, B)
    assert [(one.who, one.level, one.hp) for one in visit.told(LevelReached)] == [("tanner", 2, 12)]
    assert "learn" in visit.asked()


@pytest.mark.rule("JL-LVL-02", "JL-LVL-06")
def test_short_of_the_threshold_nothing_happens() -> None:
    assert not growing(xp=44).told(LevelReached)
    assert not growing(xp=94, level=2, learnt=["jaws:spiked-collar"]).told(LevelReached)


@pytest.mark.rule("JL-LVL-03", "JL-LVL-04", "JL-LVL-05", "JL-PERK-01")
def test_a_level_up_brings_a_card_a_perk_and_hit_points() -> None:
    visit = growing(xp=45)
    assert (visit.asked(), set(levels_of(visit.options()))) == ("learn", {"2"})
    visit("learn:jaws:spiked-collar")
    assert visit.asked() == "perk"
    visit("perk:tanner-perk-2")
    hero = visit.hero("tanner")
    assert (hero.level, hero.learnt, hero.perks, hero.owed, hero.xp) == (2, ["jaws:spiked-collar"], [2], 0, 45)
    figure = visit.shown().figures[0]
    assert (figure.hp, figure.max_hp) == (12, 12)
    assert [one.who for one in (*visit.told(Learnt), *visit.told(PerkMarked))] == ["tanner", "tanner"]
    assert "learn" not in visit.asked()


@pytest.mark.rule("JL-EX-12", "JL-LVL-03", "JL-LVL-09")
def test_cards_left_at_earlier_levels_stay_available() -> None:
    visit = growing(xp=95, level=2, learnt=["jaws:spiked-collar"])
    offered = visit.options()
    assert Counter(levels_of(offered)) == {"2": 1, "3": 2}
    assert "learn:jaws:spiked-collar" not in offered
    hero = Hero(id="tanner", kind="jaws:tanner", level=5)
    assert Counter(card.level for card in learnable(hero, TANNER)) == {"2": 2, "3": 2, "4": 2, "5": 1}


@pytest.mark.rule("JL-LVL-11", "JL-LVL-04", "JL-LVL-03")
def test_two_levels_at_once_are_carried_out_in_turn() -> None:
    visit = growing(xp=95)
    assert set(levels_of(visit.options())) == {"2"}, "the third level has not come yet"
    visit("learn:jaws:spiked-collar", "perk:tanner-perk-0")
    assert [one.level for one in visit.told(LevelReached)] == [2, 3]
    assert set(levels_of(visit.options())) == {"2", "3"}
    visit(visit.options()[0], "perk:tanner-perk-1")
    assert (visit.hero("tanner").level, visit.hero("tanner").perks) == (3, [0, 1])


@pytest.mark.rule("JL-LVL-03", "JL-LVL-10")
def test_players_choose_for_their_own_characters_at_the_same_time() -> None:
    chronicle = settled(xp=45)
    chronicle.heroes[1].xp = 50
    visit = Visit(chronicle, A, B)
    assert (visit.asked(A), visit.asked(B)) == ("learn", "learn")
    visit(visit.options(B)[0], seat=B)
    assert (visit.asked(A), visit.asked(B)) == ("learn", "perk")


@pytest.mark.rule("JL-LVL-01", "JL-LVL-02")
def test_no_level_comes_after_the_ninth() -> None:
    learnt = [card.id for card in TANNER.cards if card.level in "23456789"][:8]
    visit = growing(xp=9999, level=9, learnt=learnt)
    assert not visit.told(LevelReached)
    assert visit.hero("tanner").level == 9


@pytest.mark.rule("JL-LVL-05", "JL-CHAR-03", "JL-LVL-07")
def test_the_level_sets_hit_points_and_the_level_of_the_scenario() -> None:
    chronicle = settled(level=5, xp=210, learnt=[card.id for card in TANNER.cards if card.level in "23"])
    setup = rules().setup(written(chronicle), "jaws:s04", {A: ["tanner"], B: ["chandler"]})
    state = Match(SYSTEM, setup, key=key_of("level")).state
    assert (state.figures["tanner"].max_hp, state.figures["chandler"].max_hp) == (TANNER.hp[4], 6)
    assert state.level == 2, "half of the average of 5 and 1, rounded up"


# Perks


@pytest.mark.rule("JL-PERK-02", "JL-PERK-03", "JL-PERK-06")
def test_a_perk_can_be_marked_as_often_as_it_has_boxes() -> None:
    hero = Hero(id="tanner", kind="jaws:tanner", perks=[0, 3])
    assert 0 not in free_perks(hero, TANNER), "one box"
    assert 3 in free_perks(hero, TANNER), "two boxes"
    visit = growing(owed=2, perks=[0, 3])
    assert "perk:tanner-perk-0" not in visit.options()
    visit("perk:tanner-perk-3")
    assert (visit.hero("tanner").perks, visit.hero("tanner").owed) == ([0, 3, 3], 1)
    assert "perk:tanner-perk-3" not in visit.options()


@pytest.mark.rule("JL-PERK-04", "JL-PERK-05", "JL-PERK-02")
def test_a_perk_takes_cards_out_of_the_deck_and_adds_those_of_the_class() -> None:
    assert Counter(deck_with(TANNER, [])) == Counter(BASE_DECK)
    without = Counter(deck_with(TANNER, [0]))
    assert without == Counter(BASE_DECK) - Counter({"+0": 4})
    exchanged = Counter(deck_with(TANNER, [3, 3]))
    assert Counter(BASE_DECK) - exchanged == Counter({"-1": 2})
    assert exchanged - Counter(BASE_DECK) == Counter({"jaws:tanner#3.0": 2})


@pytest.mark.rule("JL-PERK-06", "JL-SETUP-12", "JL-PERK-02")
def test_perks_are_in_the_deck_of_every_scenario_from_then_on() -> None:
    setup = rules().setup(written(settled(perks=[0])), "jaws:s04", {A: ["tanner"], B: ["chandler"]})
    match = Match(SYSTEM, setup, key=key_of("perks"))
    cards = [card.definition for card in match.state.cards.values() if card.zone == "modifiers-tanner"]
    assert Counter(cards) == Counter(deck_with(TANNER, [0]))
    later = played(settled(perks=[0]), "jaws:s04", "lost")
    assert later.hero("tanner").perks == [0]


@pytest.mark.rule("JL-PERK-01", "JL-PERK-02", "JL-REW-07")
def test_a_perk_of_a_scenario_is_chosen_in_the_city() -> None:
    home = played(grown(), "jaws:s03")
    home.event_due = False
    visit = Visit(home, A, B)
    assert (visit.asked(A), visit.asked(B)) == ("perk", "perk")
    visit("perk:chandler-perk-0", seat=B)
    assert [(hero.perks, hero.owed) for hero in visit.chronicle.heroes] == [([], 1), ([0], 0)]


@pytest.mark.rule("JL-PERK-03", "JL-PERK-02")
def test_a_full_sheet_has_no_more_to_choose() -> None:
    full = [at for at, perk in enumerate(TANNER.perks) for _ in range(perk.boxes)]
    visit = growing(owed=1, perks=full, xp=45)
    assert "learn" in visit.asked(), "the level-up goes on all the same"
    assert len(full) == 15


# Check marks


@pytest.mark.rule("JL-PERK-08", "JL-EX-50", "JL-DATA-14", "JL-PERK-01")
@pytest.mark.parametrize(("checks", "perks"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (12, 4), (15, 5), (18, 6)])
def test_every_third_check_mark_brings_a_perk(checks: int, perks: int) -> None:
    hero = Hero(id="mira", kind="mira")
    for _ in range(checks):
        gain_checks(hero, 1, COURSE)
    assert (hero.checks, hero.owed) == (checks, perks)


@pytest.mark.rule("JL-PERK-09", "JL-EX-50", "JL-PERK-08")
def test_after_18_check_marks_no_more_count() -> None:
    hero = Hero(id="mira", kind="mira", checks=16)
    gain_checks(hero, 5, COURSE)
    assert (hero.checks, hero.owed) == (18, 1)
    gain_checks(hero, 3, COURSE)
    assert (hero.checks, hero.owed) == (18, 1)


@pytest.mark.rule("JL-PERK-08", "JL-PERK-07", "JL-EX-50")
def test_the_sixth_check_mark_brings_the_second_perk() -> None:
    home = played(grown(checks=5), "jaws:s04", tanner={"goal_met": 1})
    assert (home.hero("tanner").checks, home.hero("tanner").owed) == (6, 1)
