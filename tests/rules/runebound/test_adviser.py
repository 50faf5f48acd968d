"""What bots reckon with: casts counted to the last face, cards to exert no oftener than they are in hand."""

from itertools import product

import pytest
from tests.rules.runebound.printed import BOX

from undercroft.games.runebound.adviser.casts import Exchange, Fighter, exchanges, forces, forecast, hits, throw_of
from undercroft.games.runebound.adviser.fighters import build, fighter_of, spent_well
from undercroft.games.runebound.adviser.gear import Maker, Purse, average_deal, deal, thrift
from undercroft.games.runebound.content.faces import faces

HERO = Fighter(("physical 2* / shield", "physical / doubler*", "agility / physical"))
FOE = Fighter(("enemy* / surge", "shield 2 / enemy 2", "agility* / dash"), ward=1)
NOBODY = Maker(0.0, 0)
SAVAGE_BLOW = next(id for id, card in BOX.skills.items() if card.name.en == "Savage Blow")
"""Once a combat round, exert: 2 damage."""


def test_every_cast_counts_once_and_gold_decides_who_strikes_first() -> None:
    """Against all casts of both, one by one."""
    expected: dict[Exchange, list[float]] = {}
    for mine in product(*map(faces, HERO.tokens)):
        for other in product(*map(faces, FOE.tokens)):
            my, its = throw_of(mine, HERO), throw_of(other, FOE)
            for given, one in hits(my, its):  # type: ignore[arg-type] # a cast has all that a force has
                for taken, two in hits(its, my):  # type: ignore[arg-type]
                    chances = expected.setdefault(Exchange(given, taken), [0.0, 0.0])
                    chances[my.golden < its.golden] += one * two / 64
    found = {what: [first, second] for what, first, second in exchanges(HERO, FOE)}
    assert found.keys() == expected.keys()
    for what, chances in expected.items():
        assert found[what] == pytest.approx(chances)


def test_chances_of_a_pool_add_up() -> None:
    assert sum(sum(gold) for _, gold in forces(HERO)) == pytest.approx(1)


def test_odds_are_those_of_a_combat_worked_out_by_hand() -> None:
    """Both strike for 1 on one face of two, gold or not: rounds in which nobody is hurt change nothing."""
    mine, its = Fighter(("physical / dash",)), Fighter(("enemy / dash",))
    assert forecast(mine, 1, its, 1).win == pytest.approx(2 / 3), "on a tie the hero strikes first"
    assert forecast(mine, 1, its, 2).win == pytest.approx(2 / 9), "both hit: defeat"
    assert forecast(mine, 3, its, 1).left == pytest.approx((3 + 2 + (2 + 1 + (1 + 1) / 3) / 3) / 3)


def test_who_cannot_be_hurt_and_cannot_hurt_does_not_win() -> None:
    idle = Fighter(("dash / shield",))
    assert forecast(idle, 4, idle, 4) == (0.0, 4.0)


def test_cards_are_exerted_as_often_as_they_are_in_hand() -> None:
    blow = BOX.skills[SAVAGE_BLOW].abilities
    assert [spent_well(blow, cards) for cards in (0, 1, 2, 9)] == [0, 2, 4, 6]
    assert fighter_of((), blow, 3).opening > fighter_of((), blow, 1).opening > fighter_of((), blow).opening
    assert fighter_of((), blow, 3).extra == 0


def test_a_hero_with_an_empty_hand_is_a_weaker_fighter() -> None:
    hero = next(iter(BOX.heroes))
    assert build(BOX, hero, (SAVAGE_BLOW,), 3).opening > build(BOX, hero, (SAVAGE_BLOW,), 0).opening


def test_a_full_purse_is_opened_more_easily() -> None:
    assert [thrift(gold) for gold in (0, 8, 16)] == [0.6, 0.6, 0.3]
    poor, rich = Purse(1, (), NOBODY), Purse(20, (), NOBODY)
    assert average_deal(BOX, poor) < average_deal(BOX, rich)
    dear = max(BOX.assets.values(), key=lambda card: card.gold)
    assert deal(BOX, dear.id, poor) == -1.0
    assert deal(BOX, dear.id, rich) > deal(BOX, dear.id, Purse(20, (dear.id,), NOBODY)), "one of a kind is enough"
