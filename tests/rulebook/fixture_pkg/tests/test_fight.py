import pytest
from cellar.fight import Purse, hit, is_dead


@pytest.mark.rule("CE-HIT-01", "CE-EX-01")
@pytest.mark.parametrize(("strength", "armour", "left"), [(3, 1, 3), (2, 2, 5), (1, 2, 5)])
def test_a_hit_takes_strength_less_armour(strength: int, armour: int, left: int) -> None:
    assert hit(5, strength, armour) == left


@pytest.mark.rule("CE-HIT-02")
def test_a_rat_without_hit_points_is_dead() -> None:
    assert is_dead(0)[0]
    assert not is_dead(1)[0]


@pytest.mark.rule("CE-LOOT-01")
def test_loot_is_looked_at_too_little() -> None:
    purse = Purse()
    purse.loot(is_king=False)
    assert purse.coins >= 0


@pytest.mark.rule("CE-LOOT-03", "CE-HIT-04")
def test_says_it_covers_what_it_never_calls() -> None:
    assert hit(1, 1, 0) == 0
