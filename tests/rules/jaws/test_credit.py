"""Death: the hex is free at once, a coin lies there, and some character may have killed."""

import pytest
from tests.rules.boards import Spot, at, board
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import SpecialRule
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Grant, Loot, Push, Suffer
from undercroft.games.haven.damage import die, suffer
from undercroft.games.haven.enter import enter
from undercroft.games.haven.events import Died
from undercroft.games.haven.reveal import appear, free_numbers
from undercroft.games.haven.rules import fire
from undercroft.games.haven.turn import take_turn
from undercroft.games.haven.walk import walk


def stage(imp: str = "hp=2", rules: tuple[SpecialRule, ...] = (), **tiles: list[Spot]) -> Stage:
    figures = {"mira": "0,0 hero hp=8 cards=0", "imp-1": f"1,0 {imp} move=2"}
    scene = Stage(board(figures, **tiles), rules=rules)
    for overlay in scene.state.overlays.values():
        overlay.damage = 3
    return scene


def deaths(scene: Stage) -> list[tuple[str, str | None]]:
    return [(event.who, event.by) for event in scene.events(Died)]  # type: ignore[attr-defined]


def coins(scene: Stage) -> list[str]:
    return [overlay.cells[0] for overlay in scene.state.overlays.values() if overlay.kind == "coin"]


@pytest.mark.rule("JL-DEATH-01")
def test_the_standee_goes_with_all_that_lay_on_its_card() -> None:
    scene = stage()
    imp = scene.figure("imp-1")
    gain(scene.game, imp, "muddle", "")
    die(scene.game, imp, None)
    assert (imp.at, imp.hp, imp.conditions) == ("", 0, [])
    assert 1 in free_numbers(scene.game, "imp")


@pytest.mark.rule("JL-DEATH-02", "JL-DATA-13")
def test_who_killed_is_remembered() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", Attack(value=2), "target:imp-1")
    assert deaths(scene) == [("imp-1", "mira")]
    assert scene.state.sheets["mira"].tally["kills"] == 1
    assert scene.state.facts.killed == ["imp-1"]


@pytest.mark.rule("JL-DEATH-02", "JL-SUFFER-01")
def test_suffered_damage_of_a_character_counts_as_its_kill() -> None:
    scene = stage()
    scene.act("mira", Suffer(value=2, at=Selector(who="enemies")), "do")
    assert deaths(scene) == [("imp-1", "mira")]


@pytest.mark.rule("JL-DEATH-03", "JL-DATA-13")
def test_who_pushes_onto_a_trap_kills() -> None:
    scene = stage(trap=[(2, 0)])
    scene.act("mira", Push(value=1), "target:imp-1", f"cell:{at(2, 0)}")
    assert deaths(scene) == [("imp-1", "mira")]


@pytest.mark.rule("JL-DEATH-03", "JL-DATA-13")
@pytest.mark.parametrize("jump", [False, True])
def test_who_makes_a_monster_walk_onto_a_trap_kills(jump: bool) -> None:
    scene = stage(trap=[(2, 0)])
    sent = Grant(abilities=(Move(value=1, jump=jump),), range=1, at=Selector(who="enemies"))
    scene.act("mira", sent, "target:imp-1", f"cell:{at(2, 0)}")
    assert deaths(scene) == [("imp-1", "mira")]


@pytest.mark.rule("JL-DEATH-04", "JL-DATA-13")
def test_who_walks_onto_a_trap_itself_is_nobodys_kill() -> None:
    scene = stage(trap=[(2, 0)])
    scene.run(walk(scene.game, scene.acting("imp-1"), 1, False), f"cell:{at(2, 0)}")
    assert deaths(scene) == [("imp-1", None)]


@pytest.mark.rule("JL-DEATH-05", "JL-DATA-13")
def test_wound_is_nobodys_kill() -> None:
    scene = stage(imp="hp=1")
    gain(scene.game, scene.figure("imp-1"), "wound", "")
    scene.run(take_turn(scene.game, scene.figure("imp-1")))
    assert deaths(scene) == [("imp-1", None)]


@pytest.mark.rule("JL-DEATH-08")
@pytest.mark.parametrize("rank", ["normal", "elite", "boss"])
def test_all_that_die_leave_a_coin(rank: str) -> None:
    scene = stage(imp=f"hp=3 rank={rank}")
    scene.run(suffer(scene.game, scene.figure("imp-1"), 3))
    assert coins(scene) == [at(1, 0)]


@pytest.mark.rule("JL-DEATH-08", "JL-DEATH-05")
def test_the_spawned_and_the_trapped_leave_a_coin_too() -> None:
    scene = stage(trap=[(2, 0)])
    came = appear(scene.game, "imp", "normal", at(2, 0))
    scene.run(enter(scene.game, came, at(2, 0)))
    assert coins(scene) == [at(2, 0)]


@pytest.mark.rule("JL-DEATH-09")
def test_the_hex_is_free_within_the_same_action() -> None:
    scene = stage()
    scene.deck("+0")
    scene.act("mira", Attack(value=2), Move(value=1), "target:imp-1", f"cell:{at(1, 0)}")
    assert scene.at("mira") == at(1, 0)


@pytest.mark.rule("JL-DEATH-10")
def test_coins_that_a_monster_took_are_gone() -> None:
    scene = stage(coin=[(1, 0), (2, 0)])
    scene.act("imp-1", Loot(value=1))
    assert coins(scene) == []
    scene.run(suffer(scene.game, scene.figure("imp-1"), 2))
    assert coins(scene) == [at(1, 0)]


@pytest.mark.rule("JL-DEATH-02", "JL-DATA-13")
def test_special_rules_kill_without_credit() -> None:
    hail = SpecialRule(at="round-ends", do=(Suffer(value=9, at=Selector(who="monsters")),))
    scene = stage(rules=(hail,))
    scene.run(fire(scene.game, "round-ends"))
    assert deaths(scene) == [("imp-1", None)]
