"""Doors, and the rooms that they reveal in the middle of a move."""

import pytest
from tests.rules.house import house, monster, placed, straight
from tests.rules.stage import Attack, Move, Stage

from undercroft.games.haven.content.model import Placed, Room, SpecialRule
from undercroft.games.haven.content.verbs import Action, CountUp, Grant, Push, Reveal
from undercroft.games.haven.enter import open_door
from undercroft.games.haven.events import Appeared, DoorOpened, PlanDrawn, RoomRevealed, SectionRead
from undercroft.games.haven.order import ensure_plan, next_to_act
from undercroft.games.haven.scene import scene
from undercroft.games.haven.state import Marker
from undercroft.games.haven.walk import reach
from undercroft.games.haven.world import adjacent, distance, empty_hexes, layout, names_of, sees
from undercroft.table import Seat
from undercroft.words import Text

VIPERS = (placed("viper", "e0"), placed("viper", "g0"))


def order_left(stage: Stage) -> list[str]:
    """Who still acts this round, in the order of play."""
    left: list[str] = []
    while figure := next_to_act(stage.game):
        left.append(figure.id)
        stage.state.acted.append(figure.id)
    return left


@pytest.mark.rule("JL-EX-17", "JL-MOVE-07", "JL-REVEAL-01", "JL-REVEAL-09")
def test_a_door_opens_in_mid_move_and_the_move_goes_on() -> None:
    stage = house(VIPERS, records=monster("viper", initiative=80))
    stage.act("mira", Move(value=3), "cell:d0")
    assert [event.door for event in stage.events(DoorOpened)] == ["door-d0"]  # type: ignore[attr-defined]
    assert len(stage.events(Appeared)) == 2
    stage = house((placed("viper", "g0"),), records=monster("viper", initiative=80))
    stage.act("mira", Move(value=5), "cell:d0", "cell:e0", "stop")
    assert [question.args["points"] for question in stage.asked] == [5, 2, 1]


@pytest.mark.rule("JL-DOOR-02", "JL-DOOR-03", "JL-DOOR-07", "JL-MAP-13")
def test_a_door_is_opened_once_and_stays_open() -> None:
    stage = house(VIPERS, records=monster("viper"))
    assert stage.state.rooms == ["1"]
    stage.act("mira", Move(value=3), "cell:d0")
    assert stage.state.rooms == ["1", "2"]
    assert stage.state.overlays["door-d0"].open
    stage.act("mira", Move(value=1), "cell:c0")
    stage.act("mira", Move(value=1), "cell:d0")
    assert len(stage.events(DoorOpened)) == len(stage.events(RoomRevealed)) == 1
    assert stage.events(DoorOpened) == [DoorOpened("mira", "door-d0", rule="JL-DOOR-02")]


@pytest.mark.rule("JL-DOOR-03", "JL-REVEAL-11")
def test_a_special_rule_opens_a_door_that_nobody_stands_on() -> None:
    stage = house(VIPERS, records=monster("viper"))
    stage.run(open_door(stage.game, stage.state.overlays["door-d0"], None))
    assert stage.state.rooms == ["1", "2"]
    assert [event.who for event in stage.events(DoorOpened)] == [None]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-DOOR-04", "JL-DOOR-09", "JL-MAP-10", "JL-LOS-04")
def test_a_closed_door_is_a_wall_to_sight_and_range_an_open_one_nothing() -> None:
    stage = house(rooms=("1", "2"))
    game = stage.game
    assert not sees(game, "c0", "e0")
    assert not adjacent(game, "c0", "d0")
    assert distance(game, "c0", "e0") > 99
    assert "d0" not in names_of(game, empty_hexes(game))
    stage.state.overlays["door-d0"].open = True
    assert sees(game, "c0", "e0")
    assert distance(game, "c0", "e0") == 2
    assert "d0" in names_of(game, empty_hexes(game))


@pytest.mark.rule("JL-DOOR-05", "JL-DOOR-04", "JL-OPEN-04")
def test_monsters_never_open_doors() -> None:
    figures = {"mira": "2,0 hero hp=9 cards=0", "viper-1": "4,0 hp=5"}
    stage = house(rooms=("1", "2"), figures=figures, plan=Action(do=(Move(value=3), Attack(range=5))))
    assert "d0" not in names_of(stage.game, reach(stage.game, stage.figure("viper-1"), 3, jump=False).reached)
    assert "d0" in names_of(stage.game, reach(stage.game, stage.figure("mira"), 1, jump=False).reached)
    stage.turn_of("viper-1")
    assert not stage.events(DoorOpened)
    assert (stage.hp("mira"), stage.at("viper-1")) == (9, "e0")
    stage.state.overlays["door-d0"].open = True
    stage.deck("+0")
    stage.turn_of("viper-1", "stand:e0,mira")
    assert stage.hp("mira") == 7


@pytest.mark.rule("JL-OPEN-04", "JL-DOOR-02")
def test_a_jump_opens_the_door_it_enters_and_goes_on() -> None:
    stage = house((placed("viper", "f0"),), records=monster("viper"))
    stage.act("mira", Move(value=6, jump=True), "cell:d0", "cell:g0")
    assert stage.state.rooms == ["1", "2"]
    assert stage.at("mira") == "g0"
    assert len(stage.asked) == 2


@pytest.mark.rule("JL-DOOR-09", "JL-PUSH-06", "JL-OPEN-04")
def test_nobody_is_pushed_onto_a_closed_door() -> None:
    stage = house(figures={"mira": "1,0 hero hp=9", "viper-1": "2,0 hp=5"})
    stage.act("mira", Push(value=2), "target:viper-1")
    assert stage.at("viper-1") == "c0"
    stage.state.overlays["door-d0"].open = True
    stage.act("mira", Push(value=1), "target:viper-1", "cell:d0")
    assert stage.at("viper-1") == "d0"


GATE = """
hex from a2
  .   D   .
    D   .
  A   D   .
    D   .
A = @mira(hero=true hp=9 cards=0)
D = @door-gate
area 1: a1 a2
area 2: d-1 d0 e-1 e0
"""


@pytest.mark.rule("JL-DOOR-01", "JL-DOOR-08", "JL-MAP-16", "JL-MAP-09")
def test_a_door_of_several_hexes_opens_as_a_whole() -> None:
    stage = Stage(GATE, rooms=["1"])
    gate = stage.state.overlays["door-gate"]
    assert len(gate.cells) == 4
    start = stage.at("mira")
    assert layout(stage.game).behind("door-gate") == ["1", "2"]
    stage.act("mira", Move(value=1), "cell:b0")
    assert stage.state.rooms == ["1", "2"]
    stage.act("mira", Move(value=2), f"cell:{start}", "cell:b0")
    stage.act("mira", Move(value=1), "cell:b1")
    assert len(stage.events(DoorOpened)) == 1
    assert len(stage.events(RoomRevealed)) == 1


@pytest.mark.rule("JL-DOOR-06", "JL-SETUP-10", "JL-BOOK-04")
def test_the_section_is_read_and_its_rules_apply_once_the_monsters_stand() -> None:
    counts = SpecialRule(at="room-revealed", of="2", do=(CountUp(counter="alarm"),))
    section = Text("A smell of lye.", "Es riecht nach Lauge.")
    inside = (Room(id="2", monsters=(placed("viper", "f0"),), section=section),)
    stage = Stage(straight(), rooms=("1",), inside=inside, records=monster("viper"), rules=(counts,))
    stage.act("mira", Move(value=3), "cell:d0")
    told = [type(event) for event in stage.events(Appeared, SectionRead)]
    assert told == [Appeared, SectionRead]
    assert stage.state.counters["alarm"] == 1


@pytest.mark.rule("JL-REVEAL-11")
def test_special_rules_reveal_rooms_without_a_door() -> None:
    stage = house(VIPERS, records=monster("viper"))
    stage.act("mira", Reveal(room="2"))
    assert stage.state.rooms == ["1", "2"]
    assert not stage.state.overlays["door-d0"].open
    assert len(stage.events(Appeared)) == 2
    assert stage.game.revealed
    stage.act("mira", Reveal(room="2"))
    assert len(stage.events(Appeared)) == 2


@pytest.mark.rule("JL-SETUP-04", "JL-HIDE-02", "JL-MAP-09")
def test_what_lies_behind_a_door_is_not_seen_before() -> None:
    stage = house(VIPERS, records=monster("viper"))
    view = scene(stage.game, Seat("mira")).boards[0]
    assert {cell.id for cell in view.cells} == {"a0", "b0", "c0", "d0"}
    assert [thing.id for thing in view.things] == ["door-d0"]
    stage.act("mira", Move(value=3), "cell:d0")
    view = scene(stage.game, Seat("mira")).boards[0]
    assert {thing.id for thing in view.things} == {"door-d0", "door-h0"}


def mid_round(monsters: dict[str, str], inside: list[Placed], mine: int = 40, **kinds: int) -> Stage:
    """Mira's turn, beside the door; monsters of some kinds are there, of these initiatives."""
    figures = {"mira": "2,0 hero hp=9 cards=6", **monsters}
    known = {name.rpartition("-")[0] for name in monsters}
    records = [record for kind in kinds if kind not in known for record in monster(kind, initiative=kinds[kind])]
    stage = house(inside, figures=figures, records=records)
    stage.state.sheets["mira"].initiative = mine
    for kind in known:
        ensure_plan(stage.game, kind)
    markers = [Marker(kind, kinds[kind]) for kind in known] + [Marker("mira", mine)]
    stage.state.row = sorted(markers, key=lambda marker: (marker.initiative, marker.who != "mira"))
    stage.state.acted = [name for name in monsters if kinds[name.rpartition("-")[0]] < mine] + ["mira"]
    return stage


def open_the_door(stage: Stage) -> list[str]:
    """Mira opens it; the types of those who act after her."""
    stage.act("mira", Move(value=1), "cell:d0")
    return [name.rpartition("-")[0] for name in order_left(stage)]


@pytest.mark.rule("JL-EX-29", "JL-REVEAL-04", "JL-REVEAL-05", "JL-REVEAL-06")
def test_the_order_after_a_door_is_opened() -> None:
    inside = [placed("zealot", "e0"), placed("imp", "f0"), placed("viper", "g0")]
    old = {"zealot-1": "0,0 initiative=25", "imp-1": "1,0 initiative=60"}
    stage = mid_round(old, inside, zealot=25, imp=60, viper=10)
    assert open_the_door(stage) == ["viper", "zealot", "imp", "imp"]
    assert "zealot-1" not in stage.state.acted[2:]


@pytest.mark.rule("JL-REVEAL-12", "JL-REVEAL-07", "JL-REVEAL-13", "JL-REVEAL-02")
def test_old_and_new_of_a_later_type_act_together_and_only_the_new_of_one_that_has_acted() -> None:
    inside = [placed("zealot", "e0"), placed("imp", "f0")]
    old = {"zealot-1": "0,0 initiative=25", "imp-1": "1,0 initiative=60"}
    stage = mid_round(old, inside, zealot=25, imp=60)
    stage.next("standee", "2", "3")
    stage.act("mira", Move(value=1), "cell:d0")
    assert order_left(stage) == ["zealot-2", "imp-1", "imp-3"]


@pytest.mark.rule("JL-REVEAL-03", "JL-MON-01", "JL-MON-20")
def test_a_new_type_reveals_a_card_at_once_and_one_that_is_there_does_not() -> None:
    stage = mid_round({"imp-1": "1,0 initiative=60"}, [placed("imp", "f0"), placed("viper", "g0")], imp=60, viper=70)
    assert "viper" not in stage.state.packs
    open_the_door(stage)
    assert [(event.what, event.initiative) for event in stage.events(PlanDrawn)] == [("imp", 60), ("viper", 70)]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-REVEAL-08", "JL-REVEAL-07")
@pytest.mark.parametrize(("initiative", "last"), [(40, True), (41, True), (39, False)])
def test_a_type_that_ties_with_the_revealer_acts_after_it(initiative: int, last: bool) -> None:
    stage = mid_round({}, [placed("viper", "g0")], viper=initiative)
    assert open_the_door(stage) == ["viper"]
    assert (stage.state.row[-1].who == "viper") is last


@pytest.mark.rule("JL-REVEAL-10")
def test_elites_act_before_normals_among_the_new_ones() -> None:
    inside = [placed("viper", "e0"), placed("viper", "f0", two="elite"), placed("viper", "g0")]
    stage = mid_round({}, inside, viper=50)
    stage.next("standee", "5", "6", "2")
    stage.act("mira", Move(value=1), "cell:d0")
    assert order_left(stage) == ["viper-5", "viper-2", "viper-6"]
    assert stage.figure("viper-5").rank == "elite"


@pytest.mark.rule("JL-REVEAL-14", "JL-OPEN-33")
def test_a_door_opened_by_a_granted_move_counts_for_the_turn_under_way() -> None:
    figures = {"mira": "0,0 hero hp=9 cards=0", "brand": "2,0 hero hp=9 cards=0"}
    stage = house([placed("viper", "g0")], figures=figures, records=monster("viper", initiative=30))
    stage.state.row = [Marker("brand", 10), Marker("mira", 40)]
    stage.state.acted = ["brand", "mira"]
    stage.act("mira", Grant(range=3, abilities=(Move(value=1),)), "target:brand", "cell:d0")
    assert stage.state.rooms == ["1", "2"]
    assert [marker.who for marker in stage.state.row] == ["brand", "viper", "mira"]
    assert order_left(stage)[0].startswith("viper")
