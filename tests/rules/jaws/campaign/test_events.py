"""Events of the city: when they come, who decides, and that everything that is said there happens."""

from typing import Any

import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, begun, box, grown, played, rules, settled

from undercroft.games.haven.campaign.chronicle import Hero, written
from undercroft.games.haven.campaign.happenings import EventDrawn, EventTurned, GoldLost, WillStartWith
from undercroft.games.haven.campaign.rewards import pay
from undercroft.table import NotAllowed, NotLegal, Policy

TRIO = ("jaws:tanner", "jaws:chandler", "jaws:lamplighter")


def meeting(
    *events: str, classes: tuple[str, ...] = (), gold: tuple[int, ...] = (), seats: Any = (A, B), **more: Any
) -> Visit:
    """In the city with these cards in the deck, before the choice; the purses are as said."""
    chronicle = settled()
    if classes:
        chronicle.heroes = [Hero(id=kind.removeprefix("jaws:"), kind=kind) for kind in classes]
    for hero, purse in zip(chronicle.heroes, gold, strict=False):
        hero.gold = purse
    chronicle.events, chronicle.event_due = [f"jaws:{id}" for id in events], True
    return Visit(chronicle, *seats, **more)


def purses(visit: Visit) -> list[int]:
    return [hero.gold for hero in visit.chronicle.heroes]


def conditions(visit: Visit) -> list[list[str]]:
    return [hero.conditions for hero in visit.chronicle.heroes]


def seen(visit: Visit) -> list[Any]:
    """What can be read on the card that was drawn."""
    return [entry.value for panel in visit.shown(B).panels if panel.id == "event" for entry in panel.entries]


# When


@pytest.mark.rule("JL-EVENT-01", "JL-OPEN-25")
def test_events_begin_after_scenario_3() -> None:
    chronicle = begun()
    for scenario in ("jaws:s01", "jaws:s02"):
        chronicle = played(chronicle, scenario)
        assert (chronicle.events, chronicle.event_due) == ([], False)
        chronicle = Visit(chronicle).leave()
    chronicle = played(chronicle, "jaws:s03")
    assert (len(chronicle.events), chronicle.event_due) == (22, True)


@pytest.mark.rule("JL-EVENT-01", "JL-OPEN-18")
def test_success_brings_one_event_and_defeat_none() -> None:
    visit = Visit(grown())
    assert visit.asked() == "event"
    chronicle = visit.leave()
    assert (len(chronicle.resolved), chronicle.event_due) == (len(visit.told(EventDrawn)), False)
    assert "event" not in Visit(played(chronicle, "jaws:s04", "lost")).asked().split()
    assert "event" in Visit(played(chronicle, "jaws:s04")).asked().split()


@pytest.mark.rule("JL-EVENT-01")
def test_without_cards_there_are_no_events() -> None:
    chronicle = grown()
    chronicle.events = []
    visit = Visit(chronicle)
    assert not visit.told(EventDrawn)
    assert not visit.chronicle.event_due


@pytest.mark.rule("JL-EVENT-07", "JL-CAMP-08", "JL-EVENT-01")
def test_a_resolved_event_never_comes_again() -> None:
    visit = meeting("e05", "e08")
    met = visit.told(EventDrawn)[0].card
    assert visit.chronicle.resolved == [met]
    after = visit.leave()
    assert (after.resolved, sorted([*after.events, met])) == ([met], ["jaws:e05", "jaws:e08"])


# Who decides, and what is seen


@pytest.mark.rule("JL-EVENT-02", "JL-EVENT-08", "JL-EVENT-04")
def test_the_party_chooses_together_before_the_back_is_read() -> None:
    card = box().events["jaws:e05"]
    visit = meeting("e05")
    assert visit.options(A) == visit.options(B) == ["event:a", "event:b"]
    assert visit.match.questions[0].party
    assert seen(visit) == [card.text, card.a.text, card.b.text]
    visit("event:b", seat=B)
    assert seen(visit) == [card.text, card.a.text, card.b.text, card.b.outcome.text]
    assert [(one.option, one.text) for one in visit.told(EventTurned)] == [("b", card.b.outcome.text)]


@pytest.mark.rule("JL-EVENT-04", "JL-EVENT-01")
def test_the_choice_is_final_once_the_back_was_read() -> None:
    visit = meeting("e01", policy=Policy(undo="honest"))("event:a")
    with pytest.raises(NotAllowed, match="plays honestly"):
        visit.match.undo(A)
    assert visit("hero:chandler").match.undo(A), "what comes afterwards can be taken back"


@pytest.mark.rule("JL-EVENT-03", "JL-EVENT-02")
@pytest.mark.parametrize(
    ("classes", "options"),
    [(("jaws:tanner",), ["event:a", "event:b"]), (("jaws:chandler", "jaws:lamplighter"), ["event:a"])],
)
def test_some_options_need_a_character_of_the_party(classes: tuple[str, ...], options: list[str]) -> None:
    assert meeting("e02", classes=classes, seats=(A,)).options() == options


@pytest.mark.rule("JL-EX-19", "JL-EVENT-03", "JL-EVENT-08", "JL-EVENT-04")
def test_what_an_option_for_somebody_else_would_have_brought_stays_hidden() -> None:
    card = box().events["jaws:e02"]
    visit = meeting("e02", classes=("jaws:chandler", "jaws:lamplighter"), seats=(A, B))
    assert card.b.needs
    with pytest.raises(NotLegal):
        visit("event:b")
    visit("event:a")
    assert card.a.outcome.text in seen(visit)
    assert card.b.outcome.text not in seen(visit)


@pytest.mark.rule("JL-OPEN-51", "JL-EX-19", "JL-REW-05")
def test_the_event_of_the_sample_unlocks_scenario_25_in_its_place_on_the_map() -> None:
    visit = meeting("e22")("event:a")
    assert visit.chronicle.unlocked[-1] == "jaws:s25"
    assert box().scenarios["jaws:s25"].place == "C7"


@pytest.mark.rule("JL-EVENT-03", "JL-EVENT-04")
def test_only_who_takes_part_counts_as_of_the_party() -> None:
    assert meeting("e02", absent=["tanner"], seats=(A,)).options() == ["event:a"]
    assert meeting("e02", absent=["chandler"], seats=(A,)).options() == ["event:a", "event:b"]


# What comes of it


@pytest.mark.rule("JL-EVENT-05", "JL-EVENT-04")
def test_an_outcome_may_depend_on_who_is_there() -> None:
    assert purses(meeting("e07", gold=(4, 4))("event:a", "even")) == [1, 2]
    with_her = meeting("e07", classes=("jaws:tanner", "jaws:roofrunner"), gold=(4, 4))
    assert purses(with_her("event:a", "even")) == [9, 9]


@pytest.mark.rule("JL-EVENT-05", "JL-EVENT-06", "JL-SHOP-09")
def test_each_loses_gold_as_far_as_it_goes_and_gains_the_rest() -> None:
    visit = meeting("e14", gold=(8, 3))("event:a")
    assert purses(visit) == [3, 0]
    assert [(one.who, one.gold) for one in visit.told(GoldLost)] == [("tanner", 5), ("chandler", 3)]
    assert conditions(visit) == [["bless"], ["bless"]]


@pytest.mark.rule("JL-EVENT-06", "JL-SHOP-09")
def test_who_has_nothing_pays_nothing_and_nobody_hears_of_it() -> None:
    visit = meeting("e14", gold=(8, 0))("event:a")
    assert [one.who for one in visit.told(GoldLost)] == ["tanner"]
    hero = Hero(id="mira", kind="mira", gold=3)
    assert (pay(hero, 2), pay(hero, 2), hero.gold) == (2, 1, 0)


@pytest.mark.rule("JL-EVENT-05", "JL-EVENT-06", "JL-REW-04")
def test_costs_of_all_together_are_shared_within_the_purses() -> None:
    visit = meeting("e15", gold=(1, 9))("event:a")
    assert visit.asked(B) == "share-costs"
    assert purses(visit("even")) == [0, 5]
    assert [hero.xp for hero in visit.chronicle.heroes] == [5, 5]
    uneven = meeting("e15", gold=(3, 4))("event:a", "uneven")
    assert uneven.options() == ["number:1", "number:2", "number:3"], "the other one has only four"
    uneven("number:3")
    assert purses(uneven) == [0, 2]
    poor = meeting("e15", gold=(1, 2))("event:a", "even")
    assert purses(poor) == [0, 0]


@pytest.mark.rule("JL-EVENT-05", "JL-EVENT-06", "JL-REW-04")
def test_one_may_pay_and_the_others_gain() -> None:
    visit = meeting("e06", classes=TRIO, gold=(4, 9, 0))("event:b")
    assert visit.asked() == "pay-one"
    visit("hero:chandler", seat=B)
    assert visit.asked() == "share"
    visit("even")
    assert purses(visit) == [4 + 8, 4, 7]


@pytest.mark.rule("JL-EVENT-05", "JL-REW-04")
def test_a_burden_is_for_one_and_a_mood_for_all() -> None:
    visit = meeting("e06")("event:a")
    assert visit.asked() == "burden-one"
    visit("hero:chandler")
    assert sorted(map(sorted, conditions(visit))) == [["curse"], ["curse", "wound"]]
    assert {(one.who, one.condition) for one in visit.told(WillStartWith)} == {
        ("tanner", "curse"),
        ("chandler", "curse"),
        ("chandler", "wound"),
    }


@pytest.mark.rule("JL-EVENT-05", "JL-CAMP-11")
def test_the_next_scenario_begins_with_it_and_the_one_after_does_not() -> None:
    chronicle = meeting("e14")("event:b").leave()
    handed: Any = rules().setup(written(chronicle), "jaws:s04", {A: ["tanner"], B: ["chandler"]}).chapter
    assert [one["conditions"] for one in handed["heroes"]] == [["curse"], ["curse"]]
    assert [hero.conditions for hero in played(chronicle, "jaws:s04").heroes] == [[], []]


@pytest.mark.rule("JL-EVENT-05", "JL-REW-04")
def test_items_of_an_event_find_their_taker_in_the_city() -> None:
    visit = meeting("e01")("event:a")
    assert visit.asked() == "item-for-one"
    visit("hero:chandler")
    assert visit.hero("chandler").equipped == ["jaws:oak-charm"]


@pytest.mark.rule("JL-EVENT-05", "JL-REW-05", "JL-CAMP-05")
def test_an_event_may_unlock_a_scenario() -> None:
    visit = meeting("e19")("event:a")
    assert "jaws:s22" in visit.chronicle.unlocked
    assert "jaws:s22" in [scenario.id for scenario in rules().chapters(written(visit.leave()))]


@pytest.mark.rule("JL-OPEN-63", "JL-EVENT-05")
@pytest.mark.parametrize("option", ["a", "b"])
@pytest.mark.parametrize("event", [f"e{number:02}" for number in range(1, 23)])
def test_each_of_our_22_events_can_be_lived_through_in_both_ways(event: str, option: str) -> None:
    needs = getattr(box().events[f"jaws:{event}"], option).needs
    visit = meeting(event, classes=tuple(dict.fromkeys((*needs, *TRIO)))[:3], gold=(20, 20, 20))
    visit(f"event:{option}")
    assert [(one.card, one.option) for one in visit.told(EventTurned)] == [(f"jaws:{event}", option)]
    left = visit.leave()
    assert (left.resolved, left.event_due) == ([f"jaws:{event}"], False)


@pytest.mark.rule("JL-EVENT-05", "JL-EVENT-01")
def test_an_event_may_lead_to_another() -> None:
    visit = meeting("e19", "e20")("event:b")
    assert {one.card for one in visit.told(EventDrawn)} == {"jaws:e19", "jaws:e20"}
    assert visit.asked() == "event"
    assert "event" not in visit("event:b").asked(), "there is no third card"


@pytest.mark.rule("JL-EVENT-05", "JL-PERK-07")
def test_experience_and_check_marks_of_an_event_count_at_once() -> None:
    assert [hero.xp for hero in meeting("e05")("event:b").chronicle.heroes] == [10, 10]
    assert [hero.checks for hero in meeting("e11")("event:a").chronicle.heroes] == [1, 1]
