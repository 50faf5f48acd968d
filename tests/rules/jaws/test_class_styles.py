"""What the classes are about, shown with cards of each: fire that spreads, lonely targets, barbs, borrowed hands."""

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.test_audit_classes import classes
from tests.rules.jaws.test_class_cards import cards
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.cards import play
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.elements import STRONG
from undercroft.games.haven.state import Facts
from undercroft.table import ZoneId, add_cards

GUARD = "target:guard-1"


def scene(**figures: str) -> Stage:
    stage = Stage(board({"mira": "0,0 hero hp=5 max=9", **figures}), records=[*classes(), *cards().values()])
    stage.state.facts = Facts(figure="mira")
    return stage


def plays(stage: Stage, card: str, half: str, *answers: str) -> None:
    """Mira plays a half of a card of the pack."""
    added = add_cards(stage.state, [f"jaws:{card}"], ZoneId("played-mira"), back="card-mira")[0]
    stage.run(play(stage.game, stage.figure("mira"), added, half), *answers)


@pytest.mark.rule("JL-ELEM-05", "JL-ELEM-06", "JL-XP-02")
@pytest.mark.parametrize(("answer", "hp", "conditions", "xp"), [("consume", 1, ["wound"], 1), ("keep", 3, [], 0)])
def test_the_lamplighter_feeds_one_fire_with_another(answer: str, hp: int, conditions: list[str], xp: int) -> None:
    stage = scene(**{"guard-1": "3,0 hp=5"})
    stage.state.elements["fire"] = STRONG
    stage.deck("+0")
    plays(stage, "oil-flask", "top", answer, GUARD)
    assert (stage.hp("guard-1"), stage.conditions("guard-1")) == (hp, conditions)
    assert stage.state.sheets["mira"].xp == xp


@pytest.mark.rule("JL-ATTACK-09")
@pytest.mark.parametrize(("friend", "hp"), [("3,-1", 4), ("2,0", 6)])
def test_the_roofrunner_waits_for_lonely_targets(friend: str, hp: int) -> None:
    stage = scene(**{"guard-1": "1,0 hp=9", "guard-2": f"{friend} hp=9"})
    stage.deck("+0")
    plays(stage, "ambush", "top", GUARD)
    assert stage.hp("guard-1") == hp


@pytest.mark.rule("JL-TRAP-09", "JL-PUSH-07", "JL-TRAP-05")
def test_the_roofrunner_pushes_into_her_own_traps() -> None:
    stage = scene(**{"guard-1": "1,0 hp=9"})
    plays(stage, "tripwire", "top", f"cell:{at(2, 0)}")
    plays(stage, "tripwire", "bottom", "stop", GUARD, f"cell:{at(2, 0)}", "stop")
    assert (stage.hp("guard-1"), stage.conditions("guard-1")) == (6, ["poison"])


@pytest.mark.rule("JL-ONGO-10", "JL-ONGO-11", "JL-SUFFER-03")
def test_who_hits_the_tanner_regrets_it() -> None:
    stage = scene(**{"guard-1": "1,0 hp=9 shield=3"})
    stage.deck("+0")
    plays(stage, "spiked-collar", "top")
    stage.act("guard-1", Attack(value=0), "suffer")
    assert (stage.hp("mira"), stage.hp("guard-1")) == (3, 7)
    assert stage.state.sheets["mira"].xp == 1
    assert stage.state.bonuses[0].slot == 1


def test_the_tanner_pulls_before_he_strikes() -> None:
    stage = scene(**{"guard-1": "3,0 hp=9"})
    stage.deck("+0")
    plays(stage, "flesh-hook", "top", GUARD, f"cell:{at(2, 0)}", f"cell:{at(1, 0)}", GUARD)
    assert (stage.at("guard-1"), stage.hp("guard-1")) == (at(1, 0), 6)


@pytest.mark.rule("JL-GRANT-01", "JL-GRANT-09")
def test_the_chandler_borrows_an_enemys_hand() -> None:
    stage = scene(**{"guard-1": "2,0 hp=9", "guard-2": "3,0 hp=9"})
    stage.deck("+1")
    plays(stage, "whispered-order", "top", GUARD, "target:guard-2")
    assert stage.hp("guard-2") == 6


def test_the_chandlers_smoke_feeds_on_poison() -> None:
    stage = scene(**{"guard-1": "2,0 hp=9", "guard-2": "3,0 hp=9"})
    gain(stage.game, stage.figure("guard-1"), "poison", "JL-POISON-01")
    plays(stage, "bitter-smoke", "bottom", "stop", "do")
    assert [stage.hp(who) for who in ("guard-1", "guard-2")] == [8, 9]


@pytest.mark.rule("JL-AMD-13", "JL-AMD-14", "JL-AMD-15", "JL-PERK-05")
@pytest.mark.parametrize(
    ("card", "answers", "hp"),
    [
        ("lamplighter#8.0", [], {"guard-1": 7, "guard-2": 8, "bern": 5}),
        ("tanner#7.0", [], {"guard-1": 6, "guard-2": 9, "bern": 5}),
        ("chandler#5.0", ["target:bern"], {"guard-1": 6, "guard-2": 9, "bern": 6}),
    ],
)
def test_the_classes_own_modifier_cards(card: str, answers: list[str], hp: dict[str, int]) -> None:
    stage = scene(bern="-3,0 hero hp=5 max=9", **{"guard-1": "1,0 hp=9", "guard-2": "2,0 hp=9"})
    add_cards(stage.state, [f"jaws:{card}"], ZoneId("modifiers-mira"), back="modifier-mira")
    stage.deck(f"jaws:{card}")
    stage.act("mira", Attack(value=2), GUARD, *answers)
    assert {who: stage.hp(who) for who in hp} == hp
    assert len(stage.state.bonuses) == card.startswith("tanner")
