import pytest
from cellar.fight import RATS


@pytest.mark.rule("CE-CARD-01", "CE-DATA-01")
def test_every_rat_has_hit_points_and_armour() -> None:
    assert RATS == {"grey": (2, 0), "king": (5, 1)}
