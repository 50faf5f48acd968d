"""What the book leaves open, or to the content: recorded defaults, and how each of them is kept."""

from collections import Counter

import msgspec
import pytest
from tests.rules.runebound.cards import ability, verb
from tests.rules.runebound.printed import BOX
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.box import Box
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.faces import faces
from undercroft.games.runebound.scene import scene
from undercroft.games.runebound.system import SYSTEM
from undercroft.games.runebound.words_of import face_words
from undercroft.table import Seat, Setup, ZoneId
from undercroft.words import Lang, Words

SYMBOLS = ("physical", "magic", "enemy", "shield", "agility", "surge", "doubler", "dash")


def box() -> Box:
    """The real box, with nothing worked out yet."""
    return Box(BOX.library)


@pytest.mark.rule("RB-OPEN-40", "RB-OPEN-12", "RB-OPEN-41")
def test_board_and_heroes_are_ours_by_the_yardstick_of_the_box() -> None:
    realm = box().realm
    assert len(realm.hexes) == 225
    assert Counter(realm.gems.values()).total() == 27
    track = realm.board.track
    assert (track.length, set(track.gems), set(track.story)) == (12, {6, 12}, {3, 6, 9, 12})
    heroes = box().heroes
    assert len(heroes) == 6
    assert all(len(card.tokens) == 3 and card.setup.do for card in heroes.values())


@pytest.mark.rule("RB-EXPAND-01", "RB-EXPAND-02", "RB-OPEN-45", "RB-OPEN-46")
def test_decks_are_made_of_the_sets_of_the_box() -> None:
    """With expansions sets could be swapped; there is nothing to swap in this box."""
    assert sorted(Counter(card.set for card in box().skills.values()).values()) == [10] * 6
    assert Counter(card.set for card in box().assets.values()) == {"A": 20, "B": 20, "C": 20}


@pytest.mark.rule("RB-OPEN-43", "RB-OPEN-42", "RB-COMP-10")
def test_adventures_and_tokens_come_from_the_pack() -> None:
    assert Counter(card.deck for card in box().adventures.values()) == {"social": 40, "combat": 40, "exploration": 40}
    board = box().realm.board
    faces.cache_clear()
    for token in (*board.enemy_tokens, board.elite_token, *(t for card in box().heroes.values() for t in card.tokens)):
        assert len(faces(token)) == 2


@pytest.mark.rule("RB-OPEN-44", "RB-OPEN-05", "RB-OPEN-06", "RB-OPEN-04")
def test_scenario_cards_say_how_the_villain_is_fought_and_how_time_ends() -> None:
    scenarios = box().scenarios
    assert len(scenarios) == 2
    for card in scenarios.values():
        [fight] = [one for one in card.abilities if one.needs and one.needs.villain_here]
        assert (fight.at, fight.cost.actions) == ("action", 1)
        assert card.end_of_act_1
        assert card.end_of_act_2
        assert "power" not in {token.id for token in card.tokens}
    king = next(card for card in scenarios.values() if card.id.endswith("corpse-king"))
    enter, kill = (one for one in king.abilities if one.needs and one.needs.token_here == "zombie")
    assert (enter.at, [str(type(one).__name__) for one in enter.do]) == ("entered", ["Suffer"])
    assert (kill.cost.actions, [str(type(one).__name__) for one in kill.do]) == (1, ["RemoveToken", "GainGold"])


@pytest.mark.rule("RB-OPEN-39", "RB-DICE-06")
def test_no_die_is_rolled_again_once_another_of_the_roll_was_spent() -> None:
    world = World(hero("anna", in_hand="plain"))
    world.dice("plains", "plains", "plains")
    world.play("move")
    assert world.asked.kind == "reroll"
    world.play("keep", "cell:c3")
    assert world.asked.kind == "move"
    assert not [text for text in world.options() if text.startswith("reroll")]


@pytest.mark.rule("RB-PREC-07")
def test_every_surge_ability_is_optional_whatever_its_text() -> None:
    for at, optional in (("surge", True), ("combat-begins", False)):
        assert msgspec.convert(ability(at, verb("heal", amount=1)), Ability).optional is optional


@pytest.mark.rule("RB-EXERT-06", "RB-TRAIN-06", "RB-EXERT-01")
def test_exerting_offers_the_cards_in_hand_and_no_learned_ones() -> None:
    world = World(hero("anna", in_hand="plain star", learned="plain"))
    world.dice("plains", "plains", "plains")
    world.play("move", "reroll:*")
    assert sorted(world.options("discard")) == sorted(world.ids("hand-anna"))
    world.play("discard:*")
    assert (len(world.ids("hand-anna")), len(world.ids("learned-anna"))) == (1, 1)


@pytest.mark.rule("RB-COMP-32", "RB-COMP-14", "RB-OPEN-30")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_symbol_has_words_and_every_kind_of_place_a_mark(lang: Lang) -> None:
    assert SYSTEM.words
    words = Words([SYSTEM.words])
    said = {words.say(face_words(faces(f"{symbol} / dash")[0]), lang) for symbol in SYMBOLS}
    assert len(said) == len(SYMBOLS)
    assert all(words.knows(f"symbol-{symbol}", lang) for symbol in SYMBOLS)
    cells = scene(World(hero("anna")).game, Seat("anna")).boards[0].cells
    assert {tag for cell in cells for tag in cell.tags} == {"city", "town", "shrine", "fortress"}


@pytest.mark.rule("RB-SETUP-24")
def test_the_five_rules_that_are_easily_overlooked_lie_beside_the_board() -> None:
    [panel] = [one for one in scene(World(hero("anna")).game, Seat("anna")).panels if one.id == "overlooked"]
    assert len(panel.entries) == 5


@pytest.mark.rule("RB-SCEN-01", "RB-SETUP-03")
def test_a_game_has_one_scenario() -> None:
    for chosen in SYSTEM.scenarios:
        state = SYSTEM.begin(Setup(system="runebound", scenario=chosen.id, seats=SYSTEM.seats(2)), BOX)
        assert state.scenario == chosen.id
        stories = {BOX.stories[state.cards[card].definition].scenario for card in state.zones[ZoneId("story")].cards}
        assert stories == {chosen.id}
