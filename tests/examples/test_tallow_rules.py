"""The rules of the example game, one by one, through the real match."""

import pytest
from tallow.attack import fates_ahead, odds
from tallow.content import ROOMS, distance
from tallow.hero import side_of
from tallow.scene import printed
from tallow.state import (
    Attacked,
    FateTurned,
    Fell,
    Looked,
    Moved,
    OilUsed,
    Peeked,
    Rested,
    RoundBegan,
    Saved,
    Suffered,
    TurnBegan,
)
from tests.examples.tallow_table import (
    BRAND,
    MIRA,
    Tallow,
    answer,
    at_turn,
    card_of,
    choose,
    events,
    fight,
    kind_of,
    pass_haste,
    put,
    texts,
)  # fmt: skip

from tallow import TALLOW
from undercroft.grid import parse_cell
from undercroft.table import MoveCard, SetValue, ZoneId
from undercroft.words import Message


@pytest.mark.rule("TV-SETUP-01", "TV-SETUP-02", "TV-SETUP-03")
def test_set_up() -> None:
    state = fight(options={"oil": 3}).state
    assert [(hero.at, hero.hp, hero.oil) for hero in state.heroes.values()] == [("a0", 9, 3), ("a1", 7, 3)]
    assert {foe.id: foe.at for foe in state.foes.values()} == {"ghoul-1": "f-2", "ghoul-2": "g-3"}
    assert len(state.zones["hand-mira"].cards) == 5
    match = fight()
    heroes = match.state.heroes.values()
    assert [(hero.id, hero.seat, hero.oil) for hero in heroes] == [("mira", MIRA, 2), ("brand", BRAND, 2)]
    assert {hero.id: hero.seat for hero in fight(seats=1).state.heroes.values()} == {"mira": MIRA, "brand": MIRA}
    assert kind_of(match) == "cry"
    answer(match, "mira: text:For Odo!")
    assert match.told[0].event.words == "For Odo!"  # type: ignore[attr-defined]


@pytest.mark.rule("TV-ROUND-01", "TV-ROUND-02", "TV-OIL-02")
def test_two_gusts_take_oil_from_everybody() -> None:
    match = fight(draught="gust")
    answer(match, "mira: text:Light!")
    assert [hero.oil for hero in match.state.heroes.values()] == [1, 1]
    assert len(events(match, OilUsed)) == 2
    assert [event.round for event in events(match, RoundBegan)] == [1]  # type: ignore[attr-defined]


@pytest.mark.rule("TV-CHOOSE-01", "TV-CHOOSE-02", "TV-CHOOSE-03")
def test_cards_are_chosen_at_the_same_time_and_shown_at_once() -> None:
    match = fight()
    answer(match, "mira: text:Light!")
    assert match.waiting_for() == [MIRA, BRAND]
    answer(match, f"brand: card:{card_of(match, BRAND, 'dart')}")
    assert match.state.zones["played-brand"].cards == []
    assert match.waiting_for() == [MIRA]
    answer(match, f"mira: card:{card_of(match, MIRA, 'sweep')}")
    assert len(match.state.zones["played-brand"].cards) == len(match.state.zones["played-mira"].cards) == 1
    assert len(match.state.zones["foes-turned"].cards) == 1


@pytest.mark.rule("TV-SECRET-01", "TV-CHOOSE-01")
def test_others_see_neither_hands_nor_choices() -> None:
    match = fight()
    answer(match, "mira: text:Light!", f"brand: card:{card_of(match, BRAND, 'dart')}")
    zones = {zone.id: zone for zone in TALLOW.scene(match.game, MIRA).zones}
    assert {card.what for card in zones["hand-brand"].cards + zones["chosen-brand"].cards} == {"?"}
    assert {card.what for card in zones["hand-mira"].cards} == {"lunge", "sweep", "dart", "slip-by"}
    assert "played-brand" in zones


@pytest.mark.rule("TV-SECRET-01", "TV-TURN-01")
def test_the_scene_shows_the_round_and_whose_turn_it_is() -> None:
    match = fight()
    choose(match, "slip-by", "dart")
    scene = TALLOW.scene(match.game, BRAND)
    assert [(slot.id, slot.acting) for slot in scene.order][:2] == [("order-mira", True), ("order-brand", False)]
    assert [(track.value, track.lowest, track.highest) for track in scene.tracks] == [(1, 1, 20)]


@pytest.mark.rule("TV-HASTE-01", "TV-ORDER-01", "TV-CARD-01", "TV-CHOOSE-03")
def test_haste_changes_the_order() -> None:
    match = fight()
    match.supply("foes", "grasp")
    answer(match, "mira: text:Light!")
    answer(match, f"mira: card:{card_of(match, MIRA, 'dart')}", f"brand: card:{card_of(match, BRAND, 'dart')}")
    sides = match.state.cards[match.state.zones["played-mira"].cards[0]]
    assert side_of(match.game, match.state.heroes["mira"]).initiative == 35
    match.override(MIRA, SetValue(f"cards/{sides.id}/face", 1))
    assert side_of(match.game, match.state.heroes["mira"]).initiative == 41
    answer(match, "brand: haste:brand")
    assert [option.text for question in match.open_to(BRAND) for option in question.options] == []
    pass_haste(match)
    assert match.state.order == ["brand", "ghoul-1", "ghoul-2", "mira"]
    assert at_turn(match) == "brand"
    assert match.state.heroes["brand"].oil == 1


@pytest.mark.rule("TV-TURN-01", "TV-TURN-02", "TV-CARD-02")
def test_a_light_card_comes_back_dark_and_the_fallen_are_passed_over() -> None:
    match = fight()
    choose(match, "slip-by", "dart")
    put(match, brand__hp=0)
    answer(match, "mira: stay")
    card = match.state.cards[card_of(match, MIRA, "slip-by")]
    assert (card.face, card.zone) == (1, "hand-mira")
    assert match.waiting_for() == [MIRA], "the next round has come"
    assert match.state.round == 2
    assert [event.who for event in events(match, TurnBegan)] == ["mira", "ghoul-1", "ghoul-2"]  # type: ignore[attr-defined]


@pytest.mark.rule("TV-ORDER-01")
def test_heroes_act_before_foes_of_the_same_initiative() -> None:
    match = fight()
    match.supply("foes", "grasp")
    answer(match, "mira: text:Light!")
    answer(match, f"mira: card:{card_of(match, MIRA, 'dart')}", f"brand: card:{card_of(match, BRAND, 'flare')}")
    put(match, mira__haste=35 - 28)
    pass_haste(match)
    assert match.state.order == ["mira", "ghoul-1", "ghoul-2", "brand"]


@pytest.mark.rule("TV-MOVE-01", "TV-MOVE-02")
def test_legs_lead_past_friends_but_not_past_foes() -> None:
    match = fight()
    put(match, ghoul_1__at="b1", ghoul_2__at="c0")
    choose(match, "slip-by", "dart")
    assert texts(match) == ["cell:a2", "cell:b0", "stay"]
    question = match.questions[0]
    option = question.option("cell:a2")
    assert option
    assert question.preview
    assert question.preview(option.value).path == ("a0", "a1", "a2")
    answer(match, "mira: cell:a2")
    assert match.questions[0].args == {"who": "mira", "points": 2}
    assert match.state.heroes["mira"].at == "a2"
    assert [(event.who, event.to) for event in events(match, Moved)] == [("mira", "a2")]  # type: ignore[attr-defined]
    answer(match, "mira: stay")
    assert at_turn(match) == "brand"


@pytest.mark.rule("TV-MOVE-02")
def test_steps_are_counted_around_pillars() -> None:
    assert distance("cloister", "b1", "d1") == 4
    assert ROOMS["cloister"].board["step"].distance(parse_cell("b1"), parse_cell("c1")) is None


@pytest.mark.rule("TV-CARD-01")
def test_a_card_shows_the_side_that_lies_up() -> None:
    light, dark = printed("listen", 0), printed("listen", 1)
    assert [line.id for line in light.lines] == ["card-move", "card-hit", "card-peer"]  # type: ignore[union-attr]
    assert [line.id for line in dark.lines] == ["card-move", "card-peer"]  # type: ignore[union-attr]
    assert (light.corner, dark.corner) == ("60", "70")
    assert [line.id for line in printed("rush", 0).lines] == ["card-move"]  # type: ignore[union-attr]
    assert printed("miss", 0).name == Message("fate-miss")
    assert printed("+1", 0).name == "+1"


@pytest.mark.rule("TV-TURN-02", "TV-CARD-02")
def test_a_turn_is_a_walk_a_look_and_a_strike() -> None:
    match = fight()
    choose(match, "slip-by", "listen", foes="rush")
    put(match, ghoul_1__hp=0, ghoul_2__at="g-2")
    asked: list[str] = []
    while kind_of(match) != "choose":
        if at_turn(match) == "brand":
            put(match, brand__at="a0", ghoul_2__at="a1")
            asked.append(kind_of(match))
        answer(match, f"{match.questions[0].seats[0]}: {texts(match)[-1]}")
    assert asked == ["walk", "sink", "strike"]
    assert match.state.cards[card_of(match, BRAND, "listen")].face == 1


@pytest.mark.rule("TV-PEER-01", "TV-PEER-02")
def test_a_peek_is_for_one_seat_alone() -> None:
    match = fight()
    choose(match, "lunge", "listen")
    put(match, ghoul_1__at="g-3", ghoul_2__at="g-2")
    while at_turn(match) != "brand":
        answer(match, f"mira: {texts(match)[-1]}")
    match.supply("fate", "+2")
    answer(match, "brand: stay")
    assert kind_of(match) == "sink"
    peeks = [told for told in match.told if isinstance(told.event, Peeked)]
    assert isinstance(peeks[0].known_to(BRAND), Peeked)
    assert type(peeks[0].known_to(MIRA)) is Looked
    assert fates_ahead(match.game, BRAND) == ["+2"]
    assert len(fates_ahead(match.game, MIRA)) > 1
    answer(match, "brand: yes")
    assert match.state.cards[match.state.zones["fate"].cards[0]].definition == "+2"
    assert "+2" not in fates_ahead(match.game, BRAND)


def before_a_blow(mira: str = "sweep") -> Tallow:
    """Mira, Brand beside her, is asked whom she strikes; the ghoul stands beside both."""
    match = fight()
    choose(match, mira, "slip-by")
    put(match, brand__at="b0", ghoul_1__at="b-1", mira__at="a0")
    while at_turn(match) != "mira":
        answer(match, "brand: stay")
    put(match, brand__at="b0", ghoul_1__at="a1", mira__at="a0")
    answer(match, "mira: stay")
    assert kind_of(match) == "strike"
    return match


@pytest.mark.rule("TV-ATTACK-01", "TV-ATTACK-02", "TV-FATE-01", "TV-DAMAGE-01")
def test_a_blow_with_fate_fells_a_ghoul() -> None:
    match = before_a_blow()
    assert texts(match) == ["attack:ghoul-1", "skip"]
    option = match.questions[0].option("attack:ghoul-1")
    assert option
    assert match.questions[0].preview
    assert [one.result for one in match.questions[0].preview(option.value).odds] == ["0", "3", "4", "5", "6"]
    match.supply("fate", "+0")
    answer(match, "mira: attack:ghoul-1", "mira: number:0")
    assert match.state.foes["ghoul-1"].hp == 0
    assert [type(event) for event in events(match, Attacked, FateTurned, Suffered, Fell)] == [
        Attacked, FateTurned, Suffered, Fell,
    ]  # fmt: skip


@pytest.mark.rule("TV-AID-01", "TV-OIL-01", "TV-OIL-02", "TV-ATTACK-01")
def test_a_friends_oil_and_the_flame_make_a_blow_harder() -> None:
    match = before_a_blow()
    answer(match, "brand: aid:brand,mira")
    assert match.questions[0].args["hit"] == 5
    assert len(match.questions) == 1
    match.supply("flame", "2", "1")
    match.supply("fate", "-1")
    answer(match, "mira: attack:ghoul-1")
    assert texts(match) == ["number:0", "number:1", "number:2"]
    answer(match, "mira: number:2")
    assert events(match, Attacked)[-1].hit == 8  # type: ignore[attr-defined]
    assert [hero.oil for hero in match.state.heroes.values()] == [0, 1]


@pytest.mark.rule("TV-FATE-02", "TV-DECK-01", "TV-ATTACK-02")
def test_a_miss_shuffles_fate() -> None:
    match = before_a_blow()
    match.supply("fate", "miss")
    answer(match, "mira: attack:ghoul-1", "mira: number:0")
    assert match.state.foes["ghoul-1"].hp == 4
    assert len(match.state.zones["fate"].cards) == 9
    assert match.state.zones["fate"].top == 0, "nobody knows where a card lies"
    assert not any(match.state.cards[card].seen_by for card in match.state.zones["fate"].cards)
    assert not match.state.zones["fate-turned"].cards


def before_damage(**setup: tuple[str, ...]) -> Tallow:
    """A ghoul stands beside Mira when its turn comes and turns +2 over."""
    match = fight(**setup)
    choose(match, "slip-by", "slip-by", foes="grasp")
    put(match, ghoul_1__at="a1", ghoul_2__at="g-3", brand__at="g-1")
    match.supply("fate", "+2")
    while kind_of(match) == "walk":
        answer(match, f"{match.questions[0].seats[0]}: stay")
    return match


@pytest.mark.rule("TV-FOE-01", "TV-FOE-02", "TV-SAVE-01", "TV-DAMAGE-01")
def test_cards_are_given_up_one_by_one() -> None:
    match = before_damage()
    assert (kind_of(match), match.questions[0].args["damage"]) == ("save", 5)
    assert [type(event).__name__ for event in match.questions[0].path] == ["TurnBegan", "Attacked"]
    answer(match, f"mira: lose:{card_of(match, MIRA, 'dart')}")
    assert match.questions[0].args["damage"] == 2
    answer(match, "mira: suffer")
    assert match.state.heroes["mira"].hp == 7
    assert len(match.state.zones["lost"].cards) == 1
    assert [event.who for event in events(match, Saved)] == ["mira"]  # type: ignore[attr-defined]


@pytest.mark.rule("TV-SAVE-01")
def test_two_cards_take_all_of_a_blow_of_five() -> None:
    match = before_damage()
    for definition in ("dart", "sweep"):
        answer(match, f"mira: lose:{card_of(match, MIRA, definition)}")
    assert match.questions[0].args["who"] == "brand"
    assert match.state.heroes["mira"].hp == 9


@pytest.mark.rule("TV-SAVE-01")
@pytest.mark.parametrize(("least", "hp"), [(6, 4), (5, 9)])
def test_a_standing_order_takes_small_damage(least: int, hp: int) -> None:
    match = fight()
    match.order(MIRA, "firm", {"least": least})
    choose(match, "slip-by", "slip-by", foes="grasp")
    put(match, ghoul_1__at="a1", ghoul_2__at="g-3", brand__at="g-1")
    match.supply("fate", "+2")
    answer(match, "brand: stay", "mira: stay")
    assert match.state.heroes["mira"].hp == hp


@pytest.mark.rule("TV-FOE-01")
def test_gentle_foes_hit_for_one_less() -> None:
    assert before_damage(house_rules=("gentle",)).questions[0].args["damage"] == 4


@pytest.mark.rule("TV-FOE-01", "TV-FOE-02", "TV-FOE-03")
def test_the_party_chooses_between_heroes_as_near_and_the_foe_goes_there() -> None:
    match = fight()
    choose(match, "slip-by", "slip-by", foes="shamble")
    put(match, mira__at="a0", brand__at="a2", ghoul_1__at="d-1", ghoul_2__at="g-3")
    answer(match, "brand: stay", "mira: stay")
    assert (kind_of(match), texts(match)) == ("prey", ["prey:mira", "prey:brand"])
    assert (match.questions[0].seats, match.questions[0].party) == ((MIRA, BRAND), True)
    answer(match, "brand: prey:brand")
    assert match.state.foes["ghoul-1"].at == "b1"
    assert (events(match, Moved)[0].who, events(match, Moved)[0].to) == ("ghoul-1", "b1")  # type: ignore[attr-defined]


@pytest.mark.rule("TV-REST-01", "TV-ROUND-01", "TV-CHOOSE-02")
def test_who_has_an_empty_hand_rests_and_gets_sooty_cards() -> None:
    match = fight()
    answer(match, "mira: text:Light!")
    for _ in range(10):
        for seat in (MIRA, BRAND):
            question = match.open_to(seat)[0]
            answer(match, f"{seat}: {question.options[0].text}")
        put(match, ghoul_1__at="g-2", ghoul_2__at="g-3", mira__hp=9, brand__hp=7)
        play_round(match)
    assert len(events(match, Rested)) == 2
    assert all(match.state.cards[card].counters == {"soot": 1} for card in match.state.zones["hand-mira"].cards)


def play_round(match: Tallow) -> None:
    """Everybody passes, stays and suffers until cards are chosen again."""
    while match.questions and kind_of(match) != "choose":
        put(match, ghoul_1__at="g-2", ghoul_2__at="g-3", mira__hp=9, brand__hp=7)
        question = match.questions[0]
        texts = [option.text for option in question.options]
        quiet = next((text for text in texts if text in ("pass", "stay", "skip", "suffer", "no")), texts[0])
        answer(match, f"{question.seats[0]}: {quiet}")


@pytest.mark.rule("TV-REST-02", "TV-END-01")
def test_who_has_no_card_left_falls_and_with_the_last_hero_all_is_lost() -> None:
    match = fight(seats=1)
    put(match, brand__hp=0)
    answer(match, "mira: text:Light!")
    first, *others = match.state.zones["hand-mira"].cards
    for card in others:
        match.override(MIRA, MoveCard(card, ZoneId("lost")))
    for _ in range(4):
        answer(match, f"mira: card:{first}")
        while match.questions and kind_of(match) != "choose":
            put(match, ghoul_1__at="g-2", ghoul_2__at="g-3", mira__hp=9)
            answer(match, f"mira: {'pass' if 'pass' in texts(match) else texts(match)[-1]}")
    assert [event.who for event in events(match, Fell)] == ["mira"]  # type: ignore[attr-defined]
    assert match.over
    assert match.over.outcome == "lost"


@pytest.mark.rule("TV-END-01", "TV-TURN-01")
def test_the_last_foe_fallen_wins_the_fight() -> None:
    match = before_a_blow()
    put(match, ghoul_2__hp=0)
    match.supply("fate", "+0")
    answer(match, "mira: attack:ghoul-1", "mira: number:0")
    assert match.over
    assert (match.over.outcome, match.over.report) == ("won", {"standing": ["mira", "brand"]})


def test_odds_count_what_is_left() -> None:
    assert [(one.result, one.chance) for one in odds(0, ["miss", "-1"])] == [("0", 1.0)]
