"""Healing, and what it cures."""

import pytest
from tests.rules.stage import Stage

from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Heal
from undercroft.games.haven.events import ConditionLost, Healed
from undercroft.games.haven.heal import heal
from undercroft.games.haven.state import Timed

BOARD = """
hex from b2
    M
  A   .
    B
  .   .
    .
  C   .
A = @mira(hero=true hp=3 max=8)
B = @nils(hero=true hp=2 max=9)
C = @olga(hero=true hp=6 max=6)
M = @guard-1(hp=2 max=6)
"""


def sick(stage: Stage, *conditions: str, who: str = "mira") -> Stage:
    stage.figure(who).conditions = [Timed(name) for name in conditions]
    return stage


@pytest.mark.rule("JL-HEAL-01")
def test_a_heal_raises_hit_points_of_characters_and_monsters() -> None:
    stage = Stage(BOARD)
    stage.act("mira", Heal(value=4), "target:nils")
    assert stage.hp("nils") == 6
    stage.act("guard-1", Heal(value=3, at=Selector(who="self")))
    assert stage.hp("guard-1") == 5


@pytest.mark.rule("JL-HEAL-01")
def test_every_target_of_a_heal_gets_all_of_it() -> None:
    stage = Stage(BOARD)
    stage.act(
        "mira", Heal(value=2, range=2, targets=2, at=Selector(who="allies-or-self")), "target:nils", "target:mira"
    )
    assert (stage.hp("nils"), stage.hp("mira")) == (4, 5)


@pytest.mark.rule("JL-HEAL-02", "JL-OPEN-23")
def test_a_heal_is_for_adjacent_allies_unless_it_says_more() -> None:
    stage = Stage(BOARD)
    stage.act("mira", Heal(value=2), "stop")
    assert stage.options() == ["target:nils", "stop"]
    stage.act("mira", Heal(value=2, at=Selector(who="self")), "target:mira")
    assert stage.hp("mira") == 5


@pytest.mark.rule("JL-HEAL-03", "JL-HEAL-04")
def test_healing_ends_at_the_maximum_where_a_figure_may_stand_already() -> None:
    stage = Stage(BOARD)
    stage.act("mira", Heal(value=20, range=5, targets=2), "target:nils", "target:olga")
    assert (stage.hp("nils"), stage.hp("olga")) == (9, 6)
    assert [event.amount for event in stage.events(Healed)] == [7, 0]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-HEAL-05", "JL-COND-07", "JL-HEAL-06")
@pytest.mark.parametrize(("conditions", "hp"), [(["poison"], 3), (["wound"], 7), (["muddle"], 7)])
def test_healing_cures_poison_at_the_price_of_the_points_and_wounds_at_none(conditions: list[str], hp: int) -> None:
    stage = sick(Stage(BOARD), *conditions)
    heal(stage.game, stage.figure("mira"), 4)
    assert stage.hp("mira") == hp
    assert stage.conditions("mira") == [name for name in conditions if name == "muddle"]
    cures = {"poison": "JL-HEAL-05", "wound": "JL-HEAL-06"}
    assert [event.rule for event in stage.events(ConditionLost)] == [
        cures[name] for name in conditions if name in cures
    ]


@pytest.mark.rule("JL-EX-15", "JL-HEAL-07")
def test_poison_and_wound_are_cured_together() -> None:
    stage = sick(Stage(BOARD), "poison", "wound")
    assert heal(stage.game, stage.figure("mira"), 4) == 0
    assert (stage.hp("mira"), stage.conditions("mira")) == (3, [])


@pytest.mark.rule("JL-HEAL-08")
@pytest.mark.parametrize(("middle", "seen"), [(".   .", True), ("    .", False)])
def test_targets_of_a_heal_have_to_be_seen(middle: str, seen: bool) -> None:
    stage = Stage(
        f"""
        hex from a3
          A   .
            .   .
          {middle}
            .   .
          B   .
        A = @mira(hero=true hp=3 max=8)
        B = @nils(hero=true hp=2 max=9)
        """
    )
    stage.act("mira", Heal(value=2, range=6), *["target:nils"] * seen)
    assert stage.hp("nils") == (4 if seen else 2)
