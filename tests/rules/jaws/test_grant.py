"""Granted actions: who gets them, who decides, and on whose side they are performed; damage without an attack."""

import pytest
from tests.rules.boards import at, board
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Ability, Grant, Heal, Infuse, Loot, Suffer
from undercroft.games.haven.elements import infuse_all
from undercroft.games.haven.events import Attacked, Died, ModifierDrawn, Moved, Suffered, TurnBegan
from undercroft.games.haven.on_figures import grant_ability
from undercroft.table import Drew

FIGURES = {
    "bern": "1,0 hero hp=8 cards=0",
    "carl": "-1,0 hero hp=8 cards=0",
    "mira": "0,0 hero hp=8 cards=0",
    "imp-1": "2,0 hp=5 attack=3 move=3",
    "imp-2": "3,0 hp=2",
}


def stage(**more: object) -> Stage:
    return Stage(board(FIGURES, **more))  # type: ignore[arg-type]


def grant(*abilities: Ability, who: str = "allies", targets: int = 1) -> Grant:
    return Grant(abilities=abilities, range=3, targets=targets, at=Selector(who=who))  # type: ignore[arg-type]


def seats(scene: Stage, kind: str) -> list[tuple[str, ...]]:
    return [question.seats for question in scene.asked if question.kind == kind]


@pytest.mark.rule("JL-GRANT-01", "JL-GRANT-05", "JL-GRANT-06", "JL-GRANT-02")
def test_an_ally_decides_itself_and_uses_its_own_deck() -> None:
    scene = stage()
    scene.deck("+1")
    scene.act("mira", grant(Attack(value=2)), "target:bern", "target:imp-1")
    assert seats(scene, "target-grant") == [("mira",)]
    assert seats(scene, "target-attack") == [("bern",)]
    assert [event.purpose for event in scene.events(Drew)] == ["modifier-bern"]  # type: ignore[attr-defined]
    assert scene.hp("imp-1") == 2


@pytest.mark.rule("JL-GRANT-05", "JL-EX-49")
def test_an_ally_may_refuse() -> None:
    scene = stage()
    scene.act("mira", grant(Attack(value=2)), "target:bern", "stop")
    assert not scene.events(Attacked)


@pytest.mark.rule("JL-GRANT-03", "JL-TARGET-02")
def test_who_gets_an_action_has_to_be_seen() -> None:
    wall = [((-1, 0), (0, 0)), ((-1, 0), (0, -1)), ((-1, 1), (0, 0)), ((-1, 1), (0, 1)), ((0, -1), (-1, 0)),
            ((-2, 0), (-1, -1)), ((-1, 0), (-1, -1)), ((-1, 0), (-2, 1)), ((-1, 0), (-1, 1))]  # fmt: skip
    scene = stage(walls=wall)
    scene.act("mira", grant(Move(value=1)), "target:bern", "stop")
    assert [option.text for option in scene.asked[0].options] == ["target:bern", "stop"]


@pytest.mark.rule("JL-EX-49", "JL-GRANT-04", "JL-GRANT-09", "JL-DEATH-07")
def test_an_enemy_has_to_act_as_the_granter_decides_on_its_own_kind() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", grant(Attack(value=2), who="enemies"), "target:imp-1", "target:imp-2")
    assert seats(scene, "target-attack") == [("mira",)]
    assert scene.options() == ["target:imp-2"]
    assert [event.purpose for event in scene.events(Drew)] == ["modifier-monsters"]  # type: ignore[attr-defined]
    assert scene.events(Died) == [Died("imp-2", None, rule="JL-DEATH-01")]
    assert scene.state.sheets["mira"].tally.get("kills", 0) == 0
    assert scene.figure("imp-1").side == "monsters"


@pytest.mark.rule("JL-GRANT-04")
def test_an_enemy_may_not_be_held_back_before_its_first_target() -> None:
    figures = {"mira": "0,0 hero hp=8 cards=0", "imp-1": "1,0 hp=5", "imp-2": "2,0 hp=5", "imp-3": "1,1 hp=5"}
    scene = Stage(board(figures))
    scene.deck("+0")
    scene.act("mira", grant(Attack(value=1, targets=2), who="enemies"), "target:imp-1", "target:imp-2", "stop")
    assert [[option.text for option in question.options] for question in scene.asked[1:]] == [
        ["target:imp-2", "target:imp-3"],
        ["target:imp-3", "stop"],
    ]


@pytest.mark.rule("JL-GRANT-04", "JL-GRANT-02")
def test_a_hero_that_a_monster_grants_an_action_has_to_perform_it() -> None:
    scene = stage()
    scene.deck("+0")
    act = scene.acting("imp-1")
    act.stat = None
    scene.run(grant_ability(scene.game, act, grant(Attack(value=2), who="enemies")), "target:mira", "target:carl")
    assert (scene.hp("carl"), scene.hp("imp-1")) == (6, 5)
    assert seats(scene, "target-attack") == [("bern", "carl", "mira")]


@pytest.mark.rule("JL-GRANT-02", "JL-GRANT-09")
def test_what_a_hero_grants_a_monster_is_the_printed_value() -> None:
    scene = stage()
    scene.figure("imp-2").hp = 9
    scene.deck("+0")
    scene.act("mira", grant(Attack(value=2), who="enemies"), "target:imp-1", "target:imp-2")
    assert scene.hp("imp-2") == 7


@pytest.mark.rule("JL-GRANT-04")
def test_a_hero_may_skip_nothing_that_a_monster_makes_it_do() -> None:
    scene = stage(coin=[(1, 0)])
    scene.run(grant_ability(scene.game, scene.acting("imp-1"), grant(Loot(value=0), who="enemies")), "target:bern")
    assert scene.state.sheets["bern"].coins == 1


@pytest.mark.rule("JL-GRANT-07", "JL-GRANT-08")
def test_each_acts_for_itself_within_the_turn_of_the_granter() -> None:
    scene = stage()
    scene.act("mira", grant(Move(value=1), targets=2), "target:bern", f"cell:{at(1, 1)}", "target:carl", "stop")
    assert scene.events(TurnBegan, Moved) == [Moved("bern", at(1, 1), rule="JL-MOVE-01")]
    assert scene.state.facts.figure == "mira"
    assert scene.state.facts.moved == 0
    assert scene.state.acted == []


@pytest.mark.rule("JL-GRANT-07", "JL-ATTACK-01")
def test_attacks_of_others_do_not_count_for_the_turn() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", grant(Attack(value=1)), "target:bern", "target:imp-1")
    assert scene.state.facts.attacks == 0


@pytest.mark.rule("JL-GRANT-10")
def test_conditions_of_the_receiver_count() -> None:
    scene = stage()
    gain(scene.game, scene.figure("bern"), "disarm", "")
    gain(scene.game, scene.figure("bern"), "immobilize", "")
    scene.act("mira", grant(Attack(value=2, xp=1), Move(value=2, xp=1)), "target:bern")
    assert not scene.events(Attacked, Moved)
    assert scene.state.sheets["bern"].xp == 0


@pytest.mark.rule("JL-GRANT-10")
def test_a_strengthened_receiver_has_advantage() -> None:
    scene = stage()
    gain(scene.game, scene.figure("bern"), "strengthen", "")
    scene.deck("-1", "+1")
    scene.act("mira", grant(Attack(value=2)), "target:bern", "target:imp-1")
    assert scene.hp("imp-1") == 2


@pytest.mark.rule("JL-GRANT-11")
def test_its_elements_come_at_the_end_of_the_granters_turn() -> None:
    scene = stage()
    scene.act("mira", grant(Infuse(elements=("ice",))), "target:bern")
    assert scene.state.elements["ice"] == 0
    scene.run(infuse_all(scene.game, scene.figure("mira")))
    assert scene.state.elements["ice"] == 2


@pytest.mark.rule("JL-GRANT-02", "JL-GRANT-08")
def test_a_monsters_grant_adds_to_the_stat_line() -> None:
    scene = stage()
    scene.deck("+0")
    act = scene.acting("imp-2")
    scene.run(grant_ability(scene.game, act, grant(Attack(value=1))))
    assert scene.hp("bern") == 8 - (3 + 1)


@pytest.mark.rule("JL-DEATH-06", "JL-DEATH-02")
def test_the_attacking_character_gets_the_credit() -> None:
    scene = stage()
    scene.deck("x2")
    scene.act("mira", grant(Attack(value=3)), "target:bern", "target:imp-1")
    assert scene.events(Died) == [Died("imp-1", "bern", rule="JL-DEATH-01")]
    assert [scene.state.sheets[who].tally.get("kills") for who in ("bern", "mira")] == [1, None]


# Damage without an attack


@pytest.mark.rule("JL-SUFFER-01", "JL-SUFFER-03", "JL-SHIELD-04")
def test_suffered_damage_is_no_attack() -> None:
    scene = Stage(board({"mira": "0,0 hero hp=8", "imp-1": "1,0 hp=5 shield=3", "imp-2": "3,0 hp=5"}))
    gain(scene.game, scene.figure("imp-1"), "poison", "")
    scene.act("mira", Suffer(value=2, at=Selector(who="enemies", within=2)), "do")
    assert scene.events(Suffered, ModifierDrawn, Attacked) == [Suffered("imp-1", 2, rule="JL-SUFFER-01")]
    assert (scene.hp("imp-1"), scene.hp("imp-2")) == (3, 5)


@pytest.mark.rule("JL-SUFFER-02")
def test_suffered_damage_needs_no_sight() -> None:
    wall = [
        ((0, 0), (1, 0)),
        ((0, 0), (1, -1)),
        ((0, 1), (1, 0)),
        ((0, 1), (1, 1)),
        ((1, -1), (2, -1)),
        ((1, -1), (2, -2)),
    ]
    scene = Stage(board({"mira": "0,0 hero hp=8", "imp-1": "2,0 hp=5"}, walls=wall))
    scene.act("mira", Attack(value=1, range=9))
    assert not scene.asked
    scene.act("mira", Suffer(value=2, at=Selector(who="enemies")), "do")
    assert scene.hp("imp-1") == 3


@pytest.mark.rule("JL-SUFFER-01")
def test_nobody_meant_nothing_done() -> None:
    scene = stage()
    heal = Heal(value=3, at=Selector(who="self"))
    scene.figure("mira").hp = 2
    scene.act("mira", Suffer(value=2, at=Selector(who="enemies", within=1), xp=1), heal, "do", "target:mira")
    assert scene.state.sheets["mira"].xp == 0
    assert not scene.events(Suffered)


@pytest.mark.rule("JL-GRANT-02")
def test_what_follows_knows_the_damage_dealt() -> None:
    scene = stage()
    scene.figure("bern").hp = 3
    scene.deck("+0")
    drain = Heal(value="X", at=Selector(who="self"))
    scene.act("mira", grant(Attack(value=2), drain), "target:bern", "target:imp-1", "target:bern")
    assert scene.hp("bern") == 5
