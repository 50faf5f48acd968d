"""What is read when, what is kept, and what a seat may see of it."""

import pytest
from tests.rules.boards import at, board
from tests.rules.jaws.rounds import hero, put, stage_move
from tests.rules.stage import PLAIN, Stage

from undercroft.games.haven.book import read, read_room, readable
from undercroft.games.haven.cards import play
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import Goal, Room, SpecialRule
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.content.verbs import Action, Bonus, Boost, CountUp, Destroy, Read, Reveal, Suffer
from undercroft.games.haven.elements import wane
from undercroft.games.haven.events import SectionRead
from undercroft.games.haven.hidden import unseen
from undercroft.games.haven.rest import random_discard
from undercroft.games.haven.reveal import reveal_room
from undercroft.games.haven.scene import scene
from undercroft.games.haven.setup import lay_tiles, prepare
from undercroft.games.haven.state import Marker, Prepare
from undercroft.table import Finished, Seat, ZoneId
from undercroft.words import Text

INTRO, OUTRO, HALL, BELL = Text("intro", "intro"), Text("outro", "outro"), Text("hall", "hall"), Text("bell", "bell")
GOAL, RULE, LATER = Text("goal", "goal"), Text("rule", "rule"), Text("later", "later")


def story() -> Stage:
    """A scenario with a room that brings a section, and a section that brings a rule."""
    rules = (
        SpecialRule(at="round-ends", do=(CountUp(counter="bells"),), text=RULE),
        SpecialRule(at="section-read", of="bell", do=(Suffer(value=2, at=Selector(who="characters")),), text=LATER),
        SpecialRule(at="room-revealed", of="1", do=(CountUp(counter="doors"),)),
    )
    return Stage(
        board({"mira": "0,0 hero hp=8 cards=0"}),
        inside=(Room(id="1", section=HALL),),
        intro=INTRO,
        outro=OUTRO,
        goals=(Goal(kind="survive", count=9, text=GOAL),),
        sections={"bell": BELL},
        rules=rules,
        rooms=("1",),
    )


# The book


@pytest.mark.rule("JL-BOOK-03", "JL-BOOK-06", "JL-BOOK-12")
def test_at_the_start_only_the_beginning_is_read() -> None:
    stage = story()
    assert readable(stage.game) == [INTRO, RULE, GOAL]
    stage.run(read(stage.game, "section:bell"))
    assert readable(stage.game) == [INTRO, RULE, LATER, GOAL, BELL]
    panel = next(panel for panel in scene(stage.game, Seat("mira")).panels if panel.id == "book")
    assert [entry.value for entry in panel.entries] == readable(stage.game)


@pytest.mark.rule("JL-BOOK-03")
def test_what_is_new_to_beginners_stands_behind_the_prologue() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8 cards=0"}), intro=INTRO, lesson=HALL, goals=())
    assert readable(stage.game) == [INTRO, HALL]


@pytest.mark.rule("JL-BOOK-04", "JL-BOOK-05")
def test_a_section_is_read_once_and_takes_effect_at_once() -> None:
    stage = story()
    stage.act("mira", Read(section="bell"), Read(section="bell"))
    assert stage.hp("mira") == 6
    assert [event.section for event in stage.events(SectionRead)] == ["section:bell"]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-BOOK-04", "JL-BOOK-06")
def test_a_rooms_section_is_read_when_it_is_revealed() -> None:
    stage = story()
    stage.run(read_room(stage.game, "1"))
    assert HALL in readable(stage.game)
    assert stage.state.counters["doors"] == 1


@pytest.mark.rule("JL-BOOK-07")
@pytest.mark.parametrize(("outcome", "shown"), [("won", True), ("lost", False)])
def test_the_epilogue_is_for_the_successful(outcome: str, shown: bool) -> None:
    stage = story()
    assert OUTRO not in readable(stage.game)
    stage.state.place = Finished(outcome)  # type: ignore[assignment]
    assert (OUTRO in readable(stage.game)) == shown


@pytest.mark.rule("JL-HIDE-01", "JL-HIDE-03", "JL-OPEN-65")
def test_nothing_is_consulted_before_its_time() -> None:
    stage = story()
    assert stage.state.pages == []
    assert BELL not in readable(stage.game)
    stage.run(read(stage.game, "section:bell"))
    assert stage.game.revealed, "an honest table can't go back behind it"
    assert readable(stage.game)[-1] == BELL


@pytest.mark.rule("JL-BOOK-12")
def test_a_scenario_begins_with_the_first_room_and_its_rules() -> None:
    rules = (SpecialRule(at="scenario-starts", do=(CountUp(counter="begun"),)),)
    stage = Stage(board({"mira": "0,0 hero hp=8"}), rules=rules, rooms=())
    stage.state.place = Prepare()
    stage.box.layout("test").__dict__["start"] = stage.box.layout("test").position.cells[:1]
    stage.run(prepare(stage.game, Prepare()))
    assert stage.state.rooms == ["1"]
    assert stage.state.counters["begun"] == 1


# The state


@pytest.mark.rule("JL-STATE-01", "JL-STATE-05")
def test_a_character_has_its_piles_and_a_modifier_deck() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8", "brand": "0,1 hero hp=8"}))
    for who in ("mira", "brand"):
        piles = {zone.partition("-")[0] for zone in stage.state.zones if zone.endswith(f"-{who}")}
        assert piles == {"hand", "chosen", "played", "discard", "active", "lost", "items", "modifiers"}
        assert len(stage.pile(f"modifiers-{who}")) == 20
    assert len(stage.pile("modifiers-monsters")) == 20
    assert stage.state.zones[ZoneId("hand-mira")].owner == "mira"


@pytest.mark.rule("JL-STATE-02")
def test_experience_of_the_scenario_is_counted_apart() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=5 max=8", "guard-1": "1,0"}))
    stage.state.sheets["mira"].xp = 0
    put(stage, "mira", "played", 1)
    stage.records.records += hero("mira", 1, top=Action(do=PLAIN.do, xp=2))
    stage.box.__dict__.pop("cards", None)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"), "target:guard-1")  # type: ignore[arg-type]
    assert (stage.hp("mira"), stage.state.sheets["mira"].xp) == (5, 2)


@pytest.mark.rule("JL-STATE-04", "JL-EX-13", "JL-MON-08")
def test_each_standee_keeps_its_own_damage_and_conditions() -> None:
    stage = Stage(board({"guard-4": "0,0 hp=5", "guard-5": "1,0 hp=5", "mira": "2,0 hero hp=8"}))
    stage.act("mira", Suffer(value=2, at=Selector(who="enemies", within=9)), "do")
    gain(stage.game, stage.figure("guard-4"), "muddle", "")
    assert (stage.hp("guard-4"), stage.conditions("guard-4")) == (3, ["muddle"])
    assert (stage.hp("guard-5"), stage.conditions("guard-5")) == (3, [])
    assert stage.figure("guard-4").number == 4


@pytest.mark.rule("JL-STATE-06")
def test_six_elements_each_in_one_of_three_columns() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8"}))
    assert stage.state.elements == dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), 0)
    stage.state.elements |= {"fire": 2, "ice": 1}
    wane(stage.game)
    assert stage.state.elements["fire"] == 1
    assert stage.state.elements["ice"] == 0


@pytest.mark.rule("JL-STATE-08")
def test_the_map_remembers_what_was_destroyed_and_revealed() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8"}, obstacle=[(1, 0)], trap=[(0, 2)], coin=[(2, 0)]), rooms=())
    lay_tiles(stage.state, stage.box)
    assert {overlay.kind for overlay in stage.state.overlays.values()} == {"obstacle", "trap", "coin"}
    stage.state.rooms = []
    stage.run(reveal_room(stage.game, "1"))
    stage.act("mira", Destroy(range=1), f"destroy:obstacle-{at(1, 0)}")
    assert {overlay.kind for overlay in stage.state.overlays.values()} == {"trap", "coin"}
    assert stage.state.rooms == ["1"]
    stage.act("mira", Reveal(room="1"))
    assert stage.state.rooms == ["1"]


# What is seen


@pytest.mark.rule("JL-STATE-09")
def test_active_cards_lie_open_to_all() -> None:
    stays = Action(do=(Bonus(at="attacks", gives=Boost(value=1)),), stays="persistent", slots=(0, 1, 0))
    stage = Stage(board({"mira": "0,0 hero hp=8", "brand": "1,0 hero hp=8"}), records=hero("mira", 9, top=stays))
    put(stage, "mira", "played", 1)
    stage.run(play(stage.game, stage.figure("mira"), "card-mira-1", "top"))  # type: ignore[arg-type]
    seen = next(zone for zone in scene(stage.game, Seat("brand")).zones if zone.id == "active-mira")
    assert [bool(card.name) for card in seen.cards] == [True]


@pytest.mark.rule("JL-STATE-10")
def test_numbers_wounds_and_stat_lines_are_shown() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8", "guard-3": "1,0 hp=2 max=5"}))
    gain(stage.game, stage.figure("guard-3"), "poison", "")
    shown = scene(stage.game, Seat("mira"))
    guard = next(figure for figure in shown.figures if figure.id == "guard-3")
    assert (guard.badge, guard.hp, guard.max_hp) == ("3", 2, 5)
    assert [marker.id for marker in guard.markers] == ["poison"]
    assert "guard" in [panel.id.removeprefix("stats-") for panel in shown.panels]


@pytest.mark.rule("JL-HIDE-02")
def test_an_unrevealed_room_and_what_lies_in_it_is_not_there() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8"}, coin=[(2, 0)]), rooms=())
    assert [overlay.kind for overlay in unseen(stage.game)] == ["coin"]
    hidden = scene(stage.game, Seat("mira")).boards[0]
    assert (hidden.cells, hidden.things) == ([], [])
    stage.state.rooms = ["1"]
    assert unseen(stage.game) == []
    assert [thing.kind for thing in scene(stage.game, Seat("mira")).boards[0].things] == ["coin"]


@pytest.mark.rule("JL-HIDE-04")
def test_draw_piles_are_only_counted() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8", "guard-1": "1,0"}))
    piles = [zone for zone in scene(stage.game, Seat("mira")).zones if zone.kind == "deck"]
    assert {zone.id for zone in piles} >= {"modifiers-mira", "modifiers-monsters"}
    assert all(zone.count == 20 for zone in piles if zone.id.startswith("modifiers"))
    assert all(not card.name for zone in piles for card in zone.cards)


@pytest.mark.rule("JL-HIDE-05")
def test_a_short_rest_draws_at_random_and_shows_the_card() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8"}))
    put(stage, "mira", "discard", 1, 2, 3)
    stage.next("rest", "card-mira-2")
    assert random_discard(stage.game, stage.figure("mira"), None).id == "card-mira-2"


@pytest.mark.rule("JL-HIDE-06")
def test_initiatives_are_open_once_revealed() -> None:
    stage = Stage(board({"mira": "0,0 hero hp=8", "guard-1": "1,0"}))
    assert scene(stage.game, Seat("mira")).order == []
    stage_move(stage, "card-mira-1", "played-mira")
    stage.state.row = [Marker("mira", 10), Marker("guard", 50)]
    assert [slot.corner for slot in scene(stage.game, Seat("mira")).order] == ["10", "50"]
