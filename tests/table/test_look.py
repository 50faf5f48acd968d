"""Looking at a deck moves no card, and keeps straight how many of its places are known."""

import pytest
from tests.table.games import A, Tiny

from undercroft.table import Finished, Game, ZoneId, add_cards, add_zone, key_of, look

DECK = ZoneId("deck")


@pytest.mark.parametrize(("top", "bottom"), [(0, 0), (0, 2), (1, 1), (2, 0)])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_card_known_at_the_bottom_that_is_looked_at_on_top_counts_once(top: int, bottom: int, count: int) -> None:
    state = Tiny(place=Finished("done"), seats=[A])
    add_zone(state, DECK, "none", deck=True)
    add_cards(state, ["ace", "ten"], DECK, back="card")
    zone = state.zones[DECK]
    zone.top, zone.bottom = top, bottom
    seen = look(Game(state, None, [key_of(1)]), DECK, A, count)
    assert sorted(zone.cards) == ["card-1", "card-2"]
    assert zone.cards[::-1][: len(seen)] == seen
    assert zone.top >= len(seen)
    assert zone.top + zone.bottom <= len(zone.cards)
