"""Setting the game up, step by step, with the real box."""

from collections import Counter
from typing import Any

import pytest

from undercroft.bots import RandomBot
from undercroft.games.runebound.abilities import sources
from undercroft.games.runebound.assets import combat_tokens
from undercroft.games.runebound.box import DECKS, Box
from undercroft.games.runebound.events import FirstPlayer, HeroChosen, Placed, TimeMoved, TurnBegan
from undercroft.games.runebound.invariants import check
from undercroft.games.runebound.state import Runebound, Turn
from undercroft.games.runebound.system import SYSTEM
from undercroft.table import CardMoved, Match, NotLegal, Policy, Seat, Setup, Stream, ZoneId, key_of

SCENARIOS = [scenario.id for scenario in SYSTEM.scenarios]
THREE = tuple(SYSTEM.seats(3))


def begin(scenario: str = SCENARIOS[0], seats: tuple[Seat, ...] = THREE, key: int = 1) -> Match[Runebound, Box]:
    return Match(SYSTEM, Setup(system="runebound", scenario=scenario, seats=seats), key=key_of(key))


def until(match: Match[Runebound, Box], *kinds: str) -> Match[Runebound, Box]:
    """Answer at random until one of these is asked."""
    bot = RandomBot(Stream(key_of("set-up")))
    while match.questions[0].kind not in kinds:
        decision = bot.choose(match, range(len(match.questions)))
        assert decision
        match.play(*decision)
    return match


def choose(match: Match[Runebound, Box], *cards: str) -> Match[Runebound, Box]:
    for card in cards:
        match.answer(match.waiting_for()[0], f"hero:marches:{card}")
    return match


def definitions(match: Match[Runebound, Box], zone: str) -> list[str]:
    return [match.state.cards[card].definition for card in match.state.zones[ZoneId(zone)].cards]


def told(match: Match[Runebound, Box], *kinds: type[Any]) -> list[Any]:
    return [told.event for told in match.told if isinstance(told.event, kinds)]


# Steps 1 to 4


@pytest.mark.rule("RB-SETUP-02", "RB-HEX-11", "RB-SETUP-03")
def test_every_gem_icon_has_an_active_gem_and_all_else_lies_in_the_bank() -> None:
    match = begin()
    assert match.state.gems == dict.fromkeys(match.game.content.realm.gems, True)
    assert match.state.tokens == {}
    assert match.state.heroes == {}


@pytest.mark.rule("RB-SETUP-04", "RB-SCEN-01", "RB-SETUP-05", "RB-SETUP-07")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_brings_its_ten_story_cards_and_no_others(scenario: str) -> None:
    match = begin(scenario)
    content = match.game.content
    assert match.state.scenario == scenario
    assert sorted(definitions(match, "story")) == sorted(
        card.id for card in content.stories.values() if card.scenario == scenario
    )
    assert len(definitions(match, "story")) == 10
    assert match.state.combat is None, "side A lies up: side B is for the combat with the villain"


@pytest.mark.rule("RB-SETUP-08", "RB-SETUP-09", "RB-COMP-07", "RB-COMP-08")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_adventure_deck_has_twenty_general_cards_and_ten_of_the_scenario(scenario: str) -> None:
    match = begin(scenario)
    for deck in DECKS:
        cards = [match.game.content.adventures[id] for id in definitions(match, deck)]
        assert Counter(card.scenario for card in cards) == {None: 20, scenario: 10}
        assert {card.deck for card in cards} == {deck}


@pytest.mark.rule("RB-SETUP-01", "RB-TURN-01", "RB-SETUP-10")
def test_seats_are_the_order_of_play_and_chance_names_the_first_player() -> None:
    firsts = {first: begin(key=key) for key in range(12) for first in [begin(key=key).state.first]}
    assert set(firsts) == set(THREE)
    for first, match in firsts.items():
        until(match, "turn")
        at = THREE.index(first)
        assert [hero.seat for hero in match.state.playing()] == [*THREE[at:], *THREE[:at]]
        assert told(match, FirstPlayer)[0].seat == first


@pytest.mark.rule("RB-SETUP-11", "RB-SETUP-10")
def test_a_table_may_say_who_the_dice_made_first_player() -> None:
    """Who has rolled most compasses is known to the table; each is as likely as the others."""
    dice = Policy(physical=("first-player",))
    match = Match(SYSTEM, Setup(system="runebound", scenario=SCENARIOS[0], seats=THREE), policy=dice)
    assert [option.text for option in match.questions[0].options] == [f"result:{seat}" for seat in THREE]
    match.answer(THREE[0], f"result:{THREE[2]}")
    assert match.state.first == THREE[2]


# Step 5: heroes


@pytest.mark.rule("RB-SETUP-12", "RB-COMP-02")
def test_each_hero_is_chosen_once_in_player_order() -> None:
    match = begin()
    first = match.state.first
    heroes = {option.text for option in match.questions[0].options}
    assert len(heroes) == 6
    order = [*THREE[THREE.index(first) :], *THREE[: THREE.index(first)]]
    assert match.waiting_for() == [first]
    choose(match, "mok")
    assert match.waiting_for() == [order[1]]
    assert {option.text for option in match.questions[0].options} == heroes - {"hero:marches:mok"}
    with pytest.raises(NotLegal):
        match.answer(order[1], "hero:marches:mok")
    choose(match, "lissa", "thorn")
    assert [(event.seat, event.who) for event in told(match, HeroChosen)] == list(
        zip(order, ("mok", "lissa", "thorn"), strict=True)
    )


@pytest.mark.rule("RB-SETUP-13", "RB-SETUP-20", "RB-ABIL-01")
def test_until_set_up_is_over_the_cards_show_their_setup_side() -> None:
    match = until(choose(begin(), "laurel", "mok", "corbin"), "place")
    assert match.state.setting_up
    abilities = [source.id for source in sources(match.game, "laurel")]
    assert not any(id.startswith("laurel#") for id in abilities), "no ability of the play side yet"
    until(match, "turn")
    assert not match.state.setting_up
    assert any(source.id.startswith("laurel#") for source in sources(match.game, "laurel"))


@pytest.mark.rule("RB-SETUP-14", "RB-COMP-04", "RB-STOKEN-04")
def test_a_hero_starts_with_the_gold_and_the_tokens_of_the_card() -> None:
    for scenario in SCENARIOS:
        match = until(choose(begin(scenario), "mok", "hawthorne", "corbin"), "place")
        for hero in match.state.heroes.values():
            card = match.game.content.heroes[hero.card]
            assert hero.gold == card.gold
            assert [token for _, token in combat_tokens(match.game, hero)] == list(card.tokens)
        until(match, "turn")
        starts = {
            token.id: token.start for token in match.game.content.scenarios[scenario].tokens if token.side == "white"
        }
        mok = match.state.heroes["mok"]
        assert {token: mok.story.get(token, 0) for token in starts} == starts


# Steps 6 to 8: skills, places, setup abilities


@pytest.mark.rule("RB-SETUP-15")
def test_everybody_draws_as_many_skills_as_the_hand_limit_in_player_order() -> None:
    match = until(choose(begin(), "laurel", "mok", "thorn"), "place")
    drawn = [event.target for event in told(match, CardMoved) if event.source == "skills"]
    assert drawn == ["hand-laurel"] * 4 + ["hand-mok"] * 3 + ["hand-thorn"] * 4


@pytest.mark.rule("RB-SETUP-16", "RB-SETUP-17", "RB-LIMIT-11")
def test_figures_come_onto_hexes_of_the_kind_on_the_card_with_others_if_they_like() -> None:
    match = until(choose(begin(), "laurel", "thorn", "mok"), "place")
    realm = match.game.content.realm
    for _ in range(2):
        seat = match.waiting_for()[0]
        offered = [option.text.partition(":")[2] for option in match.questions[0].options]
        assert sorted(offered) == sorted(hex for hex in realm.hexes if realm.kind(hex) == "town")
        match.answer(seat, f"cell:{offered[0]}")
    assert {realm.kind(option.on[0]) for option in match.questions[0].options} == {"shrine"}
    laurel, thorn = told(match, Placed)
    assert (laurel.who, thorn.who) == ("laurel", "thorn")
    assert laurel.at == thorn.at


@pytest.mark.rule("RB-SETUP-18", "RB-SETUP-19")
def test_setup_abilities_are_resolved_in_player_order_once_and_cards_turned() -> None:
    match = until(choose(begin(), "mok", "thorn", "hawthorne"), "turn")
    state = match.state
    assert {who: hero.gold for who, hero in state.heroes.items()} == {"mok": 2 + 1, "thorn": 2 + 2, "hawthorne": 3 + 2}
    targets = [event.target for event in told(match, CardMoved) if event.target.startswith("trophies")]
    assert [target.rpartition("-")[2] for target in targets] == ["mok", "thorn", "thorn", "hawthorne"]
    assert not state.setting_up


@pytest.mark.rule("RB-SETUP-20", "RB-EXERT-03")
def test_dice_of_a_setup_ability_can_be_rerolled_by_exerting() -> None:
    match = until(choose(begin(), "laurel", "mok", "corbin"), "place")
    seat = match.waiting_for()[0]
    match.supply("terrain", "mountain+water", "mountain+water", "mountain+water", "mountain+water", "mountain+water")
    match.answer(seat, match.questions[0].options[0].text)
    until(match, "reroll")
    assert match.questions[0].seats == (seat,)
    assert match.state.setting_up


# Steps 9 and 10: markets and time


@pytest.mark.rule("RB-SETUP-21", "RB-MARKET-01", "RB-HEX-12")
def test_three_assets_lie_open_at_each_of_the_four_markets() -> None:
    match = until(begin(), "turn")
    cities = match.game.content.realm.cities
    assert [len(definitions(match, f"market-{city.id}")) for city in cities] == [3, 3, 3, 3]
    assert len(definitions(match, "assets")) == 60 - 12


@pytest.mark.rule("RB-SETUP-22", "RB-OPEN-11")
def test_the_marker_starts_on_the_first_space_and_triggers_nothing() -> None:
    match = until(begin(), "turn")
    assert (match.state.act, match.state.space, match.state.rounds) == (1, 1, 1)
    assert told(match, TimeMoved) == []
    assert len(definitions(match, "story")) == 10


@pytest.mark.rule("RB-SETUP-23", "RB-SETUP-10")
def test_the_steps_come_in_the_order_of_the_book() -> None:
    match = begin()
    order: list[str] = []
    bot = RandomBot(Stream(key_of("order")))
    while match.questions[0].kind != "turn":
        kind = match.questions[0].kind
        order += [kind] if kind in ("choose-hero", "place") else []
        if match.state.setting_up:
            assert not any(definitions(match, f"market-{city.id}") for city in match.game.content.realm.cities)
        match.play(*(bot.choose(match, range(len(match.questions))) or (0, match.questions[0].options[0])))
    assert order == ["choose-hero"] * 3 + ["place"] * 3
    first = next(hero for hero in match.state.heroes.values() if hero.seat == match.state.first)
    assert told(match, TurnBegan)[0].who == first.id
    assert isinstance(match.state.place, Turn)
    assert match.state.place.hero == first.id


@pytest.mark.rule("RB-SETUP-08", "RB-COMP-30")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_number_of_players_sets_up_whole(seats: int) -> None:
    match = until(begin(seats=tuple(SYSTEM.seats(seats))), "turn")
    check(match.game)
    assert len(match.state.playing()) == seats
