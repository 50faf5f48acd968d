"""What packs may draw, and what hero classes have to be, seen over the whole pack."""

import pytest

from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.games.haven.layout import TILES, Layout
from undercroft.table import Seat, Setup

BOX = SYSTEM.content(Setup(system="jaws", seats=(Seat("a"),)))  # type: ignore[misc]


@pytest.mark.rule("JL-MAP-15", "JL-MAP-16")
@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_every_tile_on_a_map_is_of_a_known_kind(scenario: str) -> None:
    map_: Layout = BOX.layout(scenario)
    assert set(map_.position.terrain) <= {*TILES, "wall"}
    drawn = {thing.id for thing in map_.position.things}
    assert drawn <= {tile.id for tile in map_.tiles}
    assert map_.tiles


@pytest.mark.rule("JL-CHAR-01", "JL-CHAR-02", "JL-CHAR-12")
def test_there_are_four_classes_for_a_whole_campaign() -> None:
    assert len(BOX.classes) == 4
    for kind in BOX.classes.values():
        assert len(kind.hp) == 9
        assert {card.level for card in kind.cards} >= set("AB1X23456789")
        assert kind.perks


@pytest.mark.rule("JL-CHAR-03", "JL-CHAR-11")
def test_cards_are_stamina_and_actions() -> None:
    for kind in BOX.classes.values():
        assert 9 <= kind.hand <= 11
        assert all(card.top.do and card.bottom.do for card in kind.cards)
        assert any(card.top.lost or card.bottom.lost for card in kind.cards)


@pytest.mark.rule("JL-GOODS-01", "JL-DATA-06")
def test_letters_of_a_scenario_s_own_index_have_entries() -> None:
    for scenario in BOX.scenarios.values():
        letters = {entry for entry in scenario.treasures.values() if isinstance(entry, str)}
        assert letters <= set(scenario.index)
