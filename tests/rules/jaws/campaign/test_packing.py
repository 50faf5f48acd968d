"""Before the party sets out: the cards of the tutorial, later hands of one's own choice, what is worn."""

import pytest
from tests.rules.jaws.campaign.chapters import A, B, Visit, begun, box, played, rules, settled

from undercroft.games.haven.campaign.chronicle import Chronicle, written
from undercroft.games.haven.party import recruits
from undercroft.table import NotLegal, Setup


def cards_of(chronicle: Chronicle, scenario: str, hero: int = 0) -> list[str]:
    """What a character takes into a scenario."""
    ids = [one.id for one in chronicle.heroes]
    handed = rules().setup(written(chronicle), f"jaws:{scenario}", {A: ids}).chapter
    return [str(card) for card in handed["heroes"][hero]["cards"]]


def levels(cards: list[str]) -> list[str]:
    return sorted(box().cards[id].level for id in cards)


def packing(**changes: object) -> Visit:
    return Visit(settled(**changes), A, B)


@pytest.mark.rule("JL-TUT-01", "JL-TUT-02", "JL-TUT-03", "JL-DATA-12")
@pytest.mark.parametrize("kind", list(box().classes))
def test_two_of_six_cards_are_exchanged_after_the_first_scenario(kind: str) -> None:
    chronicle = begun(kind)
    first = cards_of(chronicle, "s01")
    assert levels(first) == ["A"] * 6
    second = cards_of(played(chronicle, "jaws:s01"), "s02")
    assert levels(second) == ["A"] * 4 + ["B"] * 2
    assert [box().cards[id].initiative for id in second] == [box().cards[id].initiative for id in first]
    third = cards_of(played(played(chronicle, "jaws:s01"), "jaws:s02"), "s03")
    assert third == second


@pytest.mark.rule("JL-TUT-01", "JL-TUT-03")
def test_a_lost_first_scenario_is_played_again_with_the_same_cards() -> None:
    assert levels(cards_of(played(begun(), "jaws:s01", "lost"), "s01")) == ["A"] * 6


@pytest.mark.rule("JL-TUT-01", "JL-TUT-03", "JL-COMPAT-02")
@pytest.mark.parametrize(("hands", "wanted"), [("tutorial", "AAAAAA"), ("tutorial, later", "AAAABB"), ("by level", "")])
def test_a_scenario_by_itself_is_played_with_the_cards_of_the_tutorial_if_the_table_wants(
    hands: str, wanted: str
) -> None:
    setup = Setup(system="jaws", scenario="jaws:s01", seats=(A, B), options={"hands": hands})
    assert ["".join(levels(list(one.cards))) for one in recruits(setup, box())] == [wanted] * 2


@pytest.mark.rule("JL-TUT-04", "JL-CHAR-05", "JL-TUT-06")
@pytest.mark.parametrize("kind", list(box().classes))
def test_the_tutorial_ends_with_a_full_hand_of_level_1(kind: str) -> None:
    chronicle = begun(kind)
    for scenario in ("jaws:s01", "jaws:s02", "jaws:s03"):
        chronicle = played(chronicle, scenario)
    assert levels(cards_of(chronicle, "s04")) == ["1"] * box().classes[kind].hand


@pytest.mark.rule("JL-TUT-04", "JL-OPEN-25")
def test_during_the_tutorial_nothing_is_to_be_chosen() -> None:
    visit = Visit(played(begun(), "jaws:s01"), A, B)
    assert visit.asked() == "departure"
    assert not [zone for zone in visit.shown().zones if zone.id.startswith("pool-")]


@pytest.mark.rule("JL-TUT-05", "JL-TUT-06", "JL-CHAR-05")
def test_cards_of_level_x_and_those_gained_can_be_taken_instead() -> None:
    visit = packing(level=2, xp=45, learnt=["jaws:spiked-collar"])
    pool = next(zone for zone in visit.shown().zones if zone.id == "pool-tanner")
    assert levels([card.what for card in pool.cards]) == ["2", "X", "X", "X"]
    assert not [text for text in visit.options() if text.startswith("take:")], "the hand is full"
    out = next(text for text in visit.options() if text.startswith("set-aside:"))
    visit(out)
    takes = [text.removeprefix("take:") for text in visit.options() if text.startswith("take:")]
    assert levels(takes) == ["1", "2", "X", "X", "X"]
    visit("take:jaws:spiked-collar")
    hand = cards_of(visit.leave(), "s04")
    assert "jaws:spiked-collar" in hand
    assert out.removeprefix("set-aside:") not in hand
    assert len(set(hand)) == len(hand) == box().classes["jaws:tanner"].hand


@pytest.mark.rule("JL-CHAR-04", "JL-CHAR-05")
def test_nobody_leaves_with_a_card_too_few() -> None:
    visit = packing()
    visit(next(text for text in visit.options() if text.startswith("set-aside:")))
    with pytest.raises(NotLegal):
        visit("done")
    assert not [text for text in visit.options() if text.startswith("set-aside:")], "one after the other"
    visit(visit.options()[-1], "done", seat=A)
    assert visit.asked() == ""


@pytest.mark.rule("JL-CHAR-04", "JL-ITEM-11")
def test_everybody_packs_and_the_party_leaves_when_all_are_ready() -> None:
    visit = packing()
    assert (visit.asked(A), visit.asked(B)) == ("packing", "packing")
    visit("done")
    assert (visit.asked(A), visit.asked(B)) == ("", "packing")
    visit("done", seat=B)
    assert visit.asked(A) == visit.asked(B) == "departure"


@pytest.mark.rule("JL-OPEN-25", "JL-GOAL-01")
def test_battle_goals_come_with_the_scenario_after_the_tutorial() -> None:
    chronicle = begun()
    dealt = []
    for scenario in ("s01", "s02", "s03", "s04"):
        setup = rules().setup(written(chronicle), f"jaws:{scenario}", {A: ["tanner"], B: ["chandler"]})
        dealt.append(setup.chapter["goals"])
        chronicle = played(chronicle, f"jaws:{scenario}")
    assert dealt == [False, False, False, True]
