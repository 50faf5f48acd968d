"""What the scene says of the table's middle: cast dice and tokens, goods at their cities, land under the sky."""

import pytest
from tests.rules.runebound.world import World, hero

from undercroft.games.runebound.content.faces import faces
from undercroft.games.runebound.scene import dice, market_zones, slot
from undercroft.games.runebound.scene_board import board
from undercroft.games.runebound.scene_combat import token_card
from undercroft.games.runebound.state import Roll, Tok
from undercroft.table import Seat


@pytest.mark.rule("RB-DICE-11")
def test_rolled_dice_lie_on_the_table_face_by_face_until_they_are_cleared() -> None:
    game = World(hero("anna", at="c4")).game
    assert dice(game) == []
    game.state.roll = Roll(hero="anna", purpose="move", dice=["plains", "compass", "plains"])
    (zone,) = dice(game)
    assert (zone.kind, zone.count) == ("dice", 3)
    assert [(die.id, die.icon) for die in zone.cards] == [
        ("die-1", "plains"),
        ("die-2", "compass"),
        ("die-3", "plains"),
    ]


@pytest.mark.rule("RB-POOL-04")
def test_a_cast_token_shows_the_symbol_of_its_upper_face() -> None:
    token = Tok("tok-1", "physical 2* / shield")
    assert (token_card(token).icon, token_card(token).corner) == ("physical", "2★")
    token.up = 1
    assert (token_card(token).icon, token_card(token).corner, token_card(token).face) == ("shield", "", 1)
    assert [face.symbol for face in faces(token.token)] == ["physical", "shield"]


@pytest.mark.rule("RB-VIEW-03")
def test_a_market_lies_at_its_city() -> None:
    game = World(hero("anna", at="c4")).game
    assert {zone.id: zone.at for zone in market_zones(game, Seat("north"))} == {
        "market-tamalir": "d3",
        "market-forge": "c6",
    }


def test_the_board_is_land_and_the_order_of_play_names_its_heroes() -> None:
    world = World(hero("anna", at="c4"))
    assert board(world.game).look == "land"
    assert slot(world.game, world.heroes["anna"]).figures == ("anna",)
