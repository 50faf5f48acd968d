"""What the audit says of a scenario whose map, rooms, goals or rules don't fit together."""

from typing import Any

import msgspec
import pytest
from tests.rules.jaws.test_audit_scenarios import BOX

from undercroft.games.haven.content.audit_scenarios import check_goals, check_map, check_rooms, check_rules
from undercroft.games.haven.content.model import Goal, Objective, Placed, Room, Scenario, SpecialRule
from undercroft.games.haven.content.verbs import Read, Reveal, Spawn, Unlock
from undercroft.games.haven.layout import Layout
from undercroft.grid import INSET
from undercroft.words import Text

STREET = BOX.scenarios["jaws:s02"]
NAME = Text("x", "x")
RAIDER = "jaws:basic-vermling-raider"


def faults(**changes: Any) -> list[str]:
    """Everything that is said of Lime Street with these changes."""
    scenario: Scenario = msgspec.structs.replace(STREET, **changes)
    layout = Layout.of(scenario.map, INSET)
    said = (
        *check_map(layout),
        *check_rooms(scenario, layout, BOX.monsters),
        *check_goals(scenario, layout, BOX.monsters),
        *check_rules(scenario, layout),
    )
    return [what for what, _, _ in said]


def redrawn(right: str, wrong: str) -> list[str]:
    """What is said when one thing on the map is drawn otherwise."""
    assert right in STREET.map
    return faults(map=STREET.map.replace(right, wrong))


def standing(*places: str, kind: str = RAIDER) -> list[str]:
    """What is said of monsters in the first room."""
    strips = {"two": "normal", "three": "normal", "four": "normal"}
    room = Room(id="1", monsters=tuple(Placed(type=kind, at=at, **strips) for at in places))  # type: ignore[arg-type]
    return faults(rooms=(room, STREET.rooms[1]))


def test_the_scenario_itself_is_sound() -> None:
    assert faults() == []


@pytest.mark.rule("JL-MAP-09", "JL-MAP-11")
def test_a_map_in_pieces_is_reported() -> None:
    (lost,) = redrawn("+ = door", "+ = obstacle")
    assert lost.startswith("nobody can get to ")
    (loop,) = [said for said in redrawn("\narea 2: ", " ") if "door" in said]
    assert loop.endswith("doesn't lead from one room into another")
    assert redrawn("a13..a15 b12..b14 c13..c14", "a13..a15") == ["the area 'start' has 3 hexes"]


@pytest.mark.rule("JL-SETUP-03", "JL-SETUP-04")
def test_monsters_stand_on_free_floor_of_their_room() -> None:
    assert standing("e12", "e10") == []
    assert standing("e12", "e12") == ["no free floor of room 1 at e12"]
    assert standing("a14", "f3", "q9") == [f"no free floor of room 1 at {at}" for at in ("a14", "f3", "q9")]
    stone = next(str(tile.cells[0]) for tile in Layout.of(STREET.map, INSET).tiles if tile.kind == "obstacle")
    assert [said for said in standing(stone) if stone in said] == [f"no free floor of room 1 at {stone}"]


@pytest.mark.rule("JL-SETUP-03", "JL-SETUP-04", "JL-MON-10")
def test_rooms_are_drawn_and_described_and_hold_no_more_than_there_are_standees() -> None:
    free = ("d10", "d11", "e9", "e10", "e13", "f7", "f8")
    assert standing(*free[:6]) == []
    assert standing(*free) == [f"7 of {RAIDER} stand in room 1"]
    assert faults(rooms=STREET.rooms[:1]) == ["room '2' of the map is not described"]
    assert faults(rooms=(*STREET.rooms, Room(id="9"))) == ["the map has no area for room '9'"]
    assert faults(treasures={}) == ["treasure at j0 is either not drawn or not described"]
    lost = Objective(id="altar", name=NAME, at="q9", hp=3)
    assert faults(objectives=(lost,)) == ["q9 is no hex of the map"]
    there = msgspec.structs.replace(lost, at="e12")
    assert faults(objectives=(there,)) == ["no free floor of room 1 at e12"]


@pytest.mark.rule("JL-END-01")
@pytest.mark.parametrize(
    ("kind", "of", "sound"),
    [
        ("kill", "jaws:vermling-scout", True),
        ("kill", None, True),
        ("kill", "jaws:nobody", False),
        ("destroy", "altar", False),
        ("escape", "start", True),
        ("reach", "hatch", False),
    ],
)
def test_a_goal_speaks_of_what_is_there(kind: Any, of: str | None, sound: bool) -> None:
    said = faults(goals=(Goal(kind=kind, of=of, text=NAME),))
    assert said == ([] if sound else [f"nothing called {of!r} for the goal {kind}"])


@pytest.mark.rule("JL-END-01")
def test_a_scenario_with_nothing_but_something_to_protect_has_no_goal() -> None:
    altar = Objective(id="altar", name=NAME, at="d12", hp=3)
    assert faults(objectives=(altar,), goals=(Goal(kind="protect", of="altar", text=NAME),)) == ["nothing to achieve"]


@pytest.mark.rule("JL-SETUP-10")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": (SpecialRule(at="room-revealed", of="2", do=(Reveal(room="2"),)),)}, ""),
        ({"rules": (SpecialRule(at="room-revealed", of="7", do=(Reveal(room="2"),)),)}, "'7' is nothing that room-"),
        ({"rules": (SpecialRule(at="round-starts", of="7", do=(Reveal(room="8"),)),)}, "there is no room '8'"),
        ({"rules": (SpecialRule(at="round-starts", do=(Read(section="9"),)),)}, "there is no section '9'"),
        ({"rules": (SpecialRule(at="round-starts", do=(Unlock(door="door-z1"),)),)}, "there is no door 'door-z1'"),
        ({"rules": (SpecialRule(at="round-starts", do=(Spawn(monster=RAIDER, near="q9"),)),)}, "q9 is no hex of"),
        ({"rules": (SpecialRule(at="round-starts", do=(Spawn(monster=RAIDER, near="e12"),)),)}, ""),
        ({"locked": ("door-z1",)}, "there is no door 'door-z1' to be locked"),
        ({"treasures": {"j0": "A"}}, "the find 'A' is either nowhere"),
    ],
)
def test_a_special_rule_waits_for_what_is_there_and_does_what_can_be_done(changes: dict[str, Any], said: str) -> None:
    found = faults(**changes)
    assert len(found) == bool(said)
    assert all(one.startswith(said) for one in found)
