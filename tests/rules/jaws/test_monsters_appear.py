"""Monsters come into play: standees, strips, stat lines, spawns, bosses."""

import msgspec
import pytest
from tests.rules.boards import at, board, line
from tests.rules.house import house, monster, placed
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.content.model import MonsterType, Stat
from undercroft.games.haven.content.select import Selector, Test
from undercroft.games.haven.content.verbs import Boost, Spawn
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import Appeared, PlanDrawn
from undercroft.games.haven.order import next_to_act
from undercroft.games.haven.reveal import appear, free_numbers, place_monsters
from undercroft.games.haven.state import Marker, RoundEnd
from undercroft.games.haven.targets import means
from undercroft.games.haven.world import monsters, stat_of
from undercroft.packs import Record


def hall(characters: int = 2, length: int = 9, **figures: str) -> Stage:
    """A corridor from a0 for monsters to appear in; Mira stands at its end."""
    drawn = board({"mira": f"{length},0 hero hp=9 cards=0", **figures}, floor=line(0, length))
    stage = Stage(drawn, level=1, records=[*monster("viper"), *monster("imp", standees=4)])
    stage.state.characters = characters
    return stage


@pytest.mark.rule("JL-MON-03", "JL-MON-04", "JL-MON-05", "JL-SETUP-11")
@pytest.mark.parametrize(("characters", "ranks"), [(1, ["elite"]), (2, ["elite"]), (3, ["normal"]), (4, [])])
def test_the_strip_for_the_characters_at_the_start_says_what_stands_there(characters: int, ranks: list[str]) -> None:
    stage = hall(characters)
    spots = [placed("viper", "a0", two="elite", three="normal", four="none")]
    made = stage.run(place_monsters(stage.game, spots))
    assert [figure.rank for figure in made] == ranks
    assert [figure.at for figure in made] == ["a0"] * len(ranks)


@pytest.mark.rule("JL-MON-06", "JL-MON-07", "JL-MON-13", "JL-MON-14")
def test_elites_and_normals_have_their_side_of_the_line_of_the_level() -> None:
    stage = hall()
    elite, normal = (appear(stage.game, "viper", rank, at) for rank, at in (("elite", "a0"), ("normal", "b0")))
    assert (elite.hp, elite.max_hp, normal.hp) == (10, 10, 5)
    assert stat_of(stage.game, elite).attack == 3  # type: ignore[union-attr]
    assert stat_of(stage.game, normal).attack == 2  # type: ignore[union-attr]


def leveled() -> list[Record]:
    """A type whose hit points tell its level and rank."""
    deck, kind = monster("rat")
    assert isinstance(kind, MonsterType)
    normal = tuple(Stat(hp=10 * level) for level in range(8))
    elite = tuple(Stat(hp=10 * level + 5) for level in range(8))
    return [deck, msgspec.structs.replace(kind, normal=normal, elite=elite)]


@pytest.mark.rule("JL-MON-14", "JL-LEVEL-03", "JL-SPAWN-07", "JL-MON-13")
@pytest.mark.parametrize("level", [0, 3, 7])
def test_the_monster_level_is_the_scenario_level_for_placed_and_spawned(level: int) -> None:
    stage = Stage(board({"mira": "9,0 hero hp=9"}, floor=line(0, 9)), level=level, records=leveled())
    placed_one, elite = (appear(stage.game, "rat", rank, spot) for rank, spot in (("normal", "a0"), ("elite", "b0")))
    stage.act("mira", Spawn(monster="rat", near="d0"))
    assert (placed_one.hp, elite.hp) == (10 * level, 10 * level + 5)
    assert monsters(stage.game)[-1].hp == 10 * level


@pytest.mark.rule("JL-EX-39", "JL-MON-10", "JL-MON-11", "JL-MON-27")
def test_too_few_standees_elites_first_and_the_players_choose_among_normals() -> None:
    stage = hall(**{"imp-1": "8,0", "imp-2": "7,0"})
    spots = [placed("imp", "a0"), placed("imp", "b0"), placed("imp", "c0", two="elite")]
    made = stage.run(place_monsters(stage.game, spots), "cell:a0")
    assert [(figure.at, figure.rank) for figure in made] == [("c0", "elite"), ("b0", "normal")]
    assert stage.asked[0].party
    assert len(monsters(stage.game, "imp")) == 4
    assert stage.run(place_monsters(stage.game, [placed("imp", "d0")])) == []
    stage.run(suffer(stage.game, stage.figure("imp-1"), 9))
    assert len(monsters(stage.game, "imp")) == 3


@pytest.mark.rule("JL-MON-12", "JL-MON-10", "JL-OPEN-26")
def test_the_standee_of_a_dead_monster_is_free_again() -> None:
    stage = hall(**{"imp-1": "8,0", "imp-2": "7,0"})
    assert free_numbers(stage.game, "imp") == [3, 4]
    stage.run(suffer(stage.game, stage.figure("imp-1"), 9))
    assert free_numbers(stage.game, "imp") == [1, 3, 4]
    stage.next("standee", "1")
    stage.state.acted = ["imp-1"]
    stage.act("mira", Spawn(monster="imp", near="a0"))
    assert (stage.hp("imp-1"), stage.at("imp-1"), stage.conditions("imp-1")) == (5, "a0", [])
    assert stage.state.acted == []


@pytest.mark.rule("JL-MON-09", "JL-MON-08", "JL-STATE-04", "JL-MON-02")
def test_standee_numbers_are_dealt_at_random_and_tell_monsters_apart() -> None:
    stage = hall()
    stage.next("standee", "4", "2", "6")
    made = [
        appear(stage.game, "viper", rank, spot) for rank, spot in (("elite", "a0"), ("normal", "b0"), ("boss", "c0"))
    ]
    assert [(figure.id, figure.number, figure.rank) for figure in made] == [
        ("viper-4", 4, "elite"), ("viper-2", 2, "normal"), ("viper-6", 6, "boss"),
    ]  # fmt: skip
    assert free_numbers(stage.game, "viper") == [1, 3, 5]


@pytest.mark.rule("JL-EX-13", "JL-MON-08", "JL-MON-19")
def test_damage_and_conditions_are_one_standee_s_own() -> None:
    stage = hall(**{"imp-4": "8,0 hp=6", "imp-5": "7,0 hp=6"})
    stage.deck("+0")
    stage.act("mira", Attack(value=2, effects=("muddle",)), "target:imp-4")
    assert (stage.hp("imp-4"), stage.figure("imp-4").max_hp, stage.conditions("imp-4")) == (4, 6, ["muddle"])
    assert (stage.hp("imp-5"), stage.conditions("imp-5")) == (6, [])
    made = appear(stage.game, "imp", "normal", "a0")
    assert made.hp == made.max_hp


@pytest.mark.rule("JL-EX-40", "JL-BOSS-06", "JL-GEN-12", "JL-GEN-13")
def test_a_boss_has_hit_points_by_the_characters_at_the_start() -> None:
    stage = Stage(board({"mira": "9,0 hero hp=9"}, floor=line(0, 9)), records=monster("brute", hp="10*C"))
    stage.state.characters = 4
    assert appear(stage.game, "brute", "boss", "a0").max_hp == 40
    stage.run(suffer(stage.game, stage.figure("mira"), 9), "suffer")
    assert stage.figure("mira").at == ""
    assert appear(stage.game, "brute", "boss", "b0").max_hp == 40


@pytest.mark.rule("JL-BOSS-01", "JL-MON-02")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    stage = hall(**{"brute-1": "8,0 rank=boss hp=9", "imp-1": "7,0 hp=9 rank=elite"})
    mira, brute, imp = (stage.figure(name) for name in ("mira", "brute-1", "imp-1"))
    for rank, found in (("normal", []), ("elite", [imp]), ("boss", [brute])):
        selector = Selector(who="enemies", rank=rank)  # type: ignore[arg-type]
        assert [one for one in (brute, imp) if means(stage.game, mira, selector, one)] == found
    stage.deck("+0", "+0")
    favoured = Boost(when=Test(target_rank="elite"), value=3)
    stage.act("mira", Attack(value=1, boost=(favoured,)), "target:brute-1")
    assert stage.hp("brute-1") == 8


@pytest.mark.rule("JL-SPAWN-01", "JL-SPAWN-06", "JL-OPEN-05")
def test_a_spawn_comes_to_the_nearest_free_hex_of_the_players_choice() -> None:
    stage = hall()
    stage.act("mira", Spawn(monster="viper", near="c0"))
    assert [figure.at for figure in monsters(stage.game)] == ["c0"]
    stage.act("mira", Spawn(monster="viper", near="c0"), "cell:d0")
    assert [figure.at for figure in monsters(stage.game)] == ["c0", "d0"]
    assert stage.asked[-1].party
    assert stage.options() == ["cell:b0", "cell:d0"]


@pytest.mark.rule("JL-EX-48", "JL-SPAWN-02", "JL-SPAWN-04")
def test_two_spawns_at_one_point_stand_on_different_hexes_and_act_this_round() -> None:
    stage = hall(length=6)
    stage.figure("mira").at = "c0"
    stage.state.row = [Marker("mira", 80)]
    stage.state.acted = ["mira"]
    stage.act("mira", Spawn(monster="viper", near="c0", count=2), "cell:b0")
    assert [figure.at for figure in monsters(stage.game)] == ["b0", "d0"]
    assert [option.text for option in stage.asked[0].options] == ["cell:b0", "cell:d0"]
    first = next_to_act(stage.game)
    assert first is not None
    assert first.kind == "viper"


@pytest.mark.rule("JL-SPAWN-05", "JL-SPAWN-03", "JL-SPAWN-04")
def test_a_spawned_type_without_a_card_reveals_one_and_acts_next() -> None:
    stage = hall()
    stage.state.row = [Marker("mira", 80)]
    stage.state.acted = ["mira"]
    stage.act("mira", Spawn(monster="viper", near="a0"))
    assert [(event.what, event.initiative) for event in stage.events(PlanDrawn)] == [("viper", 50)]  # type: ignore[attr-defined]
    assert [marker.who for marker in stage.state.row] == ["viper", "mira"]
    assert next_to_act(stage.game) is monsters(stage.game)[0]


@pytest.mark.rule("JL-OPEN-05", "JL-SPAWN-03")
def test_a_spawn_between_rounds_waits_for_the_next() -> None:
    stage = hall()
    stage.state.row, stage.state.place = [Marker("mira", 80)], RoundEnd()
    stage.act("mira", Spawn(monster="viper", near="a0"))
    assert len(stage.events(Appeared)) == 1
    assert not stage.events(PlanDrawn)
    assert [marker.who for marker in stage.state.row] == ["mira"]


@pytest.mark.rule("JL-DOOR-09", "JL-SPAWN-01", "JL-OPEN-05")
def test_walls_and_closed_doors_part_a_spawn_from_the_hexes_behind() -> None:
    stage = house(rooms=("1", "2"), figures={"mira": "0,0 hero hp=9 cards=0"}, records=monster("viper"))
    stage.act("mira", Spawn(monster="viper", near="c0", count=3, xp=1))
    assert sorted(figure.at for figure in monsters(stage.game)) == ["b0", "c0"]
    stage.act("mira", Spawn(monster="viper", near="c0", xp=1))
    assert stage.state.sheets["mira"].xp == 1


@pytest.mark.rule("JL-MON-15", "JL-MON-16")
def test_what_the_stat_line_says_holds_for_every_monster_of_the_rank() -> None:
    stage = Stage(
        board({"mira": "0,0 hero hp=9 cards=0", "imp-1": "1,0 hp=9 shield=1"}, floor=line(-1, 1)),
        records=monster("snake", effects=("poison",)),
    )
    stage.deck("+0", "+0")
    stage.act("mira", Attack(value=3), "target:imp-1")
    assert stage.hp("imp-1") == 7
    snake = appear(stage.game, "snake", "normal", at(-1, 0))
    stage.act(snake.id, Attack(), "target:mira")
    assert (stage.hp("mira"), stage.conditions("mira")) == (7, ["poison"])
