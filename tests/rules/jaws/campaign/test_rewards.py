"""What comes home from a scenario, and what success is rewarded with."""

from typing import Any

import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, begun, box, brings, grown, played, settled

from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.campaign.growth import gain_xp
from undercroft.games.haven.campaign.happenings import (
    CameHome,
    GoldGained,
    ItemGained,
    Located,
    NoCopyLeft,
    Rewarded,
)
from undercroft.games.haven.campaign.rewards import evenly, reward
from undercroft.games.haven.content.model import Rewards


def purses(chronicle: Chronicle) -> list[int]:
    return [hero.gold for hero in chronicle.heroes]


def waiting(*rewards: Rewards, **changes: Any) -> Visit:
    """In the city, with rewards that wait for their takers; each character has its own player."""
    chronicle = settled(**changes)
    chronicle.pending = list(rewards)
    return Visit(chronicle, A, B)


# Coming home


@pytest.mark.rule("JL-XP-06", "JL-END-07", "JL-COIN-02", "JL-CHAR-09")
def test_experience_gold_and_the_bonus_of_the_level_are_written_on_the_sheet() -> None:
    home = played(grown(), "jaws:s04", level=3, tanner={"xp": 7, "coins": 4, "gold": 5}, chandler={"xp": 2})
    assert [(hero.xp, hero.gold) for hero in home.heroes] == [(7 + 10, 4 * 3 + 5), (2 + 10, 0)]
    assert [(one.hero, one.xp, one.bonus, one.coins, one.gold) for one in home.returns] == [
        ("tanner", 7, 10, 4, 17),
        ("chandler", 2, 10, 0, 0),
    ]


@pytest.mark.rule("JL-OPEN-18", "JL-XP-06", "JL-END-07", "JL-GOAL-04")
def test_a_defeat_keeps_what_was_earned_and_brings_nothing_else() -> None:
    before = grown()
    home = played(before, "jaws:s05", "lost", level=3, tanner={"xp": 7, "coins": 4, "checks": 1, "treasures": [9]})
    hero = home.hero("tanner")
    assert (hero.xp, hero.gold, hero.checks, home.treasures) == (7, 12, 1, [9])
    assert home.hero("chandler").xp == 0
    assert (home.won, home.unlocked, home.pending) == (before.won, before.unlocked, [])
    assert [one.bonus for one in home.returns] == [0, 0]


@pytest.mark.rule("FACT-JL-07", "JL-END-07", "JL-COIN-02", "JL-OPEN-18")
def test_the_first_scenarios_bring_no_bonus_and_the_very_first_no_gold() -> None:
    first = played(begun(), "jaws:s01", tanner={"xp": 1, "coins": 5, "gold": 3})
    assert [(hero.xp, hero.gold) for hero in first.heroes] == [(1, 3), (0, 0)]
    second = played(begun(), "jaws:s02", tanner={"xp": 1, "coins": 5})
    assert [(hero.xp, hero.gold) for hero in second.heroes] == [(1, 5 * 2 + 25), (0, 25)]
    lost = played(begun(), "jaws:s01", "lost", tanner={"coins": 5})
    assert purses(lost) == [10, 0]


@pytest.mark.rule("JL-XP-05", "JL-LVL-06")
def test_experience_only_ever_grows() -> None:
    hero = Hero(id="mira", kind="mira", xp=44)
    gain_xp(hero, -3)
    assert hero.xp == 44
    gain_xp(hero, 8)
    assert hero.xp == 52
    hero = Visit(settled(xp=100)).hero("tanner")
    assert (hero.level, hero.xp) == (2, 100), "its level-up has begun"


@pytest.mark.rule("JL-GOAL-03", "JL-PERK-07", "JL-GOAL-04", "JL-REW-07")
def test_check_marks_come_from_goals_scenarios_and_treasures() -> None:
    home = played(grown(), "jaws:s06", tanner={"goal_met": 1, "checks": 1})
    assert [hero.checks for hero in home.heroes] == [3, 1]
    assert [one.checks for one in home.returns] == [2, 0]


@pytest.mark.rule("JL-ITEM-16", "JL-TREAS-06", "JL-ITEM-11", "JL-TREAS-01")
def test_found_items_are_kept_and_worn_and_their_treasures_are_gone() -> None:
    home = played(grown(), "jaws:s21", tanner={"found": ["jaws:ring-of-haste"], "treasures": [11]})
    hero = home.hero("tanner")
    assert (hero.items, hero.equipped, home.treasures) == (["jaws:ring-of-haste"], ["jaws:ring-of-haste"], [11])
    again = played(home, "jaws:s21", tanner={"found": ["jaws:ring-of-haste"], "treasures": [11]})
    assert (again.hero("tanner").items, again.treasures) == (["jaws:ring-of-haste"], [11])


@pytest.mark.rule("JL-ITEM-16", "JL-SHOP-07")
def test_a_found_item_whose_copies_are_all_for_sale_comes_out_of_the_shop() -> None:
    chronicle = grown()
    chronicle.shop["jaws:ring-of-haste"] = 1
    home = played(chronicle, "jaws:s21", tanner={"found": ["jaws:ring-of-haste"]})
    assert home.hero("tanner").items == ["jaws:ring-of-haste"]
    assert home.shop["jaws:ring-of-haste"] == 0


# Rewards


@pytest.mark.rule("JL-REW-01", "JL-REW-02", "JL-REW-03", "JL-REW-07")
def test_what_is_for_each_comes_to_all_who_took_part() -> None:
    chronicle = begun("jaws:tanner", "jaws:chandler", "jaws:roofrunner")
    rewards = Rewards(gold_each=10, xp_each=25, checks_each=4, perks_each=1)
    reward(chronicle, chronicle.heroes[:2], rewards, box().course)
    got = [(hero.gold, hero.xp, hero.checks, hero.owed) for hero in chronicle.heroes]
    assert got == [(10, 25, 4, 2), (10, 25, 4, 2), (0, 0, 0, 0)]
    assert not chronicle.pending


@pytest.mark.rule("JL-REW-03", "JL-REW-02")
def test_the_exhausted_have_their_share_and_the_absent_have_none() -> None:
    home = played(begun(), "jaws:s02", tanner={"exhausted": True})
    assert purses(home) == [25, 25]
    trio = begun("jaws:tanner", "jaws:chandler", "jaws:roofrunner")
    home = played(trio, "jaws:s02", cast=["tanner", "chandler"])
    assert purses(home) == [25, 25, 0]


@pytest.mark.rule("JL-REW-01", "JL-XP-06", "JL-REW-05", "JL-REW-06")
def test_the_city_tells_what_was_brought_and_what_it_changes() -> None:
    visit = Visit(played(grown(), "jaws:s07", level=2, tanner={"xp": 4, "coins": 1, "checks": 1}))
    assert [(one.who, one.xp, one.bonus, one.coins, one.gold, one.checks) for one in visit.told(CameHome)] == [
        ("tanner", 4, 8, 1, 3, 1),
        ("chandler", 0, 8, 0, 0, 0),
    ]
    assert [(one.what, one.amount) for one in visit.told(Rewarded)] == [("xp", 20)]
    assert [(one.at, one.how) for one in visit.told(Located)] == [("C5", "open"), ("C4", "locked")]
    assert not visit.chronicle.returns, "it is news only once"


@pytest.mark.rule("JL-REW-03", "JL-REW-07")
def test_all_kinds_of_rewards_are_told() -> None:
    by_scenario = {
        id: [(one.what, one.amount) for one in Visit(played(grown(), id)).told(Rewarded)]
        for id in ("jaws:s02", "jaws:s03", "jaws:s06", "jaws:s17")
    }
    assert by_scenario == {
        "jaws:s02": [("gold", 25)],
        "jaws:s03": [("perks", 1)],
        "jaws:s06": [("checks", 1)],
        "jaws:s17": [("gold", 30), ("xp", 25)],
    }


@pytest.mark.rule("JL-REW-01", "JL-XP-06")
def test_a_defeat_is_told_without_rewards() -> None:
    visit = Visit(played(grown(), "jaws:s07", "lost", tanner={"xp": 4}))
    assert [one.xp for one in visit.told(CameHome)] == [4, 0]
    assert not visit.told(Rewarded)
    assert not visit.told(Located)


# What only one receives


@pytest.mark.rule("JL-REW-04", "JL-SHOP-09")
def test_the_players_name_who_gets_gold_that_is_not_for_each() -> None:
    visit = waiting(Rewards(gold=12))
    assert visit.asked(B) == "gold-for-one"
    assert visit.options() == visit.options(B) == ["hero:tanner", "hero:chandler"]
    visit("hero:chandler", seat=B)
    assert purses(visit.chronicle) == [0, 12]
    assert [(one.who, one.gold) for one in visit.told(GoldGained)] == [("chandler", 12)]
    assert not visit.chronicle.pending


@pytest.mark.rule("JL-REW-04", "JL-ITEM-11", "JL-ITEM-16")
def test_an_item_goes_to_one_who_may_wear_it_at_once() -> None:
    home = played(grown(), "jaws:s04")
    home.event_due = False
    visit = Visit(home)
    assert visit.asked() == "item-for-one"
    visit("hero:tanner")
    assert (visit.hero("tanner").items, visit.hero("tanner").equipped) == (["jaws:mana-potion"], ["jaws:mana-potion"])
    assert not visit.hero("chandler").items
    assert [str(one.item.en) for one in visit.told(ItemGained)] == [box().items["jaws:mana-potion"].name.en]


@pytest.mark.rule("JL-ITEM-16", "JL-REW-04")
def test_nobody_is_named_for_an_item_without_a_copy() -> None:
    visit = waiting(brings(items=("jaws:tower-shield",)), items=["jaws:tower-shield"])
    assert "item-for-one" not in visit.asked()
    assert visit.told(NoCopyLeft)
    assert visit.hero("tanner").items == ["jaws:tower-shield"]


@pytest.mark.rule("JL-REW-04", "JL-REW-01")
def test_each_thing_finds_a_taker_of_its_own() -> None:
    chronicle = settled()
    both = ("jaws:tower-shield", "jaws:jet-boots")
    reward(chronicle, chronicle.heroes, brings(gold=3, gold_together=4, items=both), box().course)
    assert chronicle.pending == [
        Rewards(gold=3), Rewards(gold_together=4), brings(items=both[:1]), brings(items=both[1:]),
    ]  # fmt: skip
    visit = Visit(chronicle)("hero:tanner", "even", "hero:chandler", "hero:tanner")
    assert [(one.gold, one.items) for one in visit.chronicle.heroes] == [
        (5, ["jaws:jet-boots"]),
        (2, ["jaws:tower-shield"]),
    ]
    assert visit.asked() == "market-who"


@pytest.mark.rule("JL-REW-04", "JL-EVENT-05")
def test_gold_for_all_together_is_divided_as_the_players_agree() -> None:
    assert purses(waiting(Rewards(gold_together=5))("even").chronicle) == [3, 2]
    visit = waiting(Rewards(gold_together=5))
    assert [one.party for one in visit.match.questions] == [True], "one answer is everybody's"
    visit("uneven", seat=B)
    assert visit.asked() == visit.asked(B) == "share-of"
    assert visit.options() == [f"number:{n}" for n in range(6)]
    visit("number:1")
    assert purses(visit.chronicle) == [1, 4], "the last one gets what is left"


@pytest.mark.rule("JL-REW-04", "JL-EVENT-06")
def test_shares_are_even_as_far_as_the_limits_allow() -> None:
    assert evenly(7, [9, 9, 9]) == [3, 2, 2]
    assert evenly(7, [1, 9, 3]) == [1, 3, 3]
    assert evenly(9, [2, 3]) == [2, 3]
    assert evenly(0, [2, 3]) == [0, 0]


@pytest.mark.rule("JL-REW-04", "JL-SHOP-09")
def test_who_is_alone_gets_everything() -> None:
    chronicle = begun("jaws:tanner")
    chronicle.next, chronicle.pending = "city", [Rewards(gold=2), Rewards(gold_together=5)]
    visit = Visit(chronicle)
    assert purses(visit.chronicle) == [7]
