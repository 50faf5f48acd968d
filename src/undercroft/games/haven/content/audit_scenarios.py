"""What a scenario has to hold, so that it can be set up, walked through and won: its map, then what speaks of it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from undercroft.games.haven.content.model import Goal, MonsterType, Scenario, SpecialRule
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.verbs import Ability, CountUp, Read, Reveal, Spawn, Unlock
from undercroft.games.haven.layout import Layout
from undercroft.grid import PositionError
from undercroft.packs import Pack, Problem

Kinds: TypeAlias = Mapping[str, MonsterType]
Said: TypeAlias = tuple[str, str, tuple[str | int, ...]]
"""What is wrong, what to do, and at which field."""
PARTY = 4
COVERED = ("obstacle", "trap", "trap-b", "difficult", "treasure", "door")
"""Tiles on which nothing stands when a room is revealed."""


def audit_scenarios(pack: Pack) -> Iterator[Problem]:
    """Report what would stop a scenario, or can't happen in it (FACT-JL-15)."""
    kinds = pack.library.table(MonsterType)
    for scenario in pack.table(Scenario).values():
        try:
            layout = Layout.of(scenario.map, None, has_sight=False)
        except PositionError as error:
            advice = "docs/positions.md tells how maps are drawn"
            yield pack.problem(scenario, f"the map can't be read: {error}", advice, ("map",), error.line)
            continue
        for what, advice, at in (
            *check_map(layout),
            *check_rooms(scenario, layout, kinds),
            *check_goals(scenario, layout, kinds),
            *check_rules(scenario, layout),
        ):
            yield pack.problem(scenario, what, advice, at)


def check_map(layout: Layout) -> Iterator[Said]:
    """All can be reached once the doors are open, and four characters find a start hex (JL-MAP-09, JL-MAP-11)."""
    at = ("map",)
    if len(layout.start) < PARTY:
        yield f"the area 'start' has {len(layout.start)} hexes", f"give it {PARTY} or more", at
        return
    stones = layout.board.mask(cell for tile in layout.tiles if tile.kind == "obstacle" for cell in tile.cells)
    floor = layout.board.linked("free", walls=["wall"], blocked=stones)["free"]
    if lost := layout.board.cells & ~stones & ~floor.flood(layout.board.bit(layout.start[0])):
        cells = ", ".join(str(cell) for cell in layout.board.cells_of(lost)[:5])
        yield f"nobody can get to {cells} from the start", "let a door or free floor lead there", at
    for door in layout.doors:
        if len(layout.behind(door)) != 2:
            yield f"{door} doesn't lead from one room into another", "draw it between two areas", at


def check_rooms(scenario: Scenario, layout: Layout, kinds: Kinds) -> Iterator[Said]:
    """What a room holds stands on free floor of it, with standees enough (JL-SETUP-03, JL-SETUP-04)."""
    taken = Counter(one.at for one in scenario.objectives)
    for number, one in enumerate(scenario.objectives):
        if one.at not in map(str, layout.position.cells):
            yield f"{one.at} is no hex of the map", "name one that is", ("objectives", number, "at")
    closed = {str(cell) for tile in layout.tiles if tile.kind in COVERED for cell in tile.cells}
    closed |= {str(cell) for cell in layout.start}
    for number, room in enumerate(scenario.rooms):
        if room.id not in layout.rooms:
            known = ", ".join(layout.rooms)
            yield f"the map has no area for room {room.id!r}", f"it has {known}", ("rooms", number, "id")
            continue
        cells = {str(cell) for cell in layout.board.cells_of(layout.rooms[room.id])}
        for place, monster in enumerate(room.monsters):
            if monster.at not in cells or monster.at in closed or taken[monster.at]:
                at = ("rooms", number, "monsters", place, "at")
                yield f"no free floor of room {room.id} at {monster.at}", "move it to an empty hex of its room", at
            taken[monster.at] += 1
        for kind, many in Counter(one.type for one in room.monsters).items():
            if many > kinds[kind].standees:
                yield f"{many} of {kind} stand in room {room.id}", f"there are {kinds[kind].standees} standees", (
                    "rooms", number,
                )  # fmt: skip
    if missing := [room for room in layout.rooms if room not in {one.id for one in scenario.rooms}]:
        yield (
            f"room {missing[0]!r} of the map is not described",
            "add it to 'rooms', even if nothing is in it",
            ("map",),
        )
    drawn = {str(cell) for tile in layout.tiles if tile.kind == "treasure" for cell in tile.cells}
    if differing := drawn ^ set(scenario.treasures):
        yield f"treasure at {min(differing)} is either not drawn or not described", "do both or neither", ("treasures",)


def check_goals(scenario: Scenario, layout: Layout, kinds: Kinds) -> Iterator[Said]:
    """A goal speaks of something that is there, and one of them can be met (JL-END-01)."""
    for number, goal in enumerate(scenario.goals):
        if not is_there(scenario, layout, kinds, goal):
            yield f"nothing called {goal.of!r} for the goal {goal.kind}", "name what is on the map", ("goals", number)
    if all(goal.kind == "protect" for goal in scenario.goals):
        yield "nothing to achieve", "add a goal other than 'protect'", ("goals",)


def is_there(scenario: Scenario, layout: Layout, kinds: Kinds, goal: Goal) -> bool:
    match goal.kind:
        case "kill":
            return goal.of is None or goal.of in kinds
        case "destroy" | "protect":
            many = [one for one in scenario.objectives if one.id == goal.of or one.id.startswith(f"{goal.of}-")]
            return bool(many) and len(many) >= (goal.count if isinstance(goal.count, int) else 1)
        case "reach" | "escape":
            return len(layout.position.areas.get(goal.of or "", ())) >= PARTY
        case "counter":
            return any(isinstance(one, CountUp) and one.counter == goal.of for one in performed(scenario))
        case "kill-all" | "survive" | "loot":
            return True


def performed(scenario: Scenario) -> Iterator[Ability]:
    """All that special rules and finds of a scenario do."""
    for rule in scenario.rules:
        yield from parts_of(rule.do)
    for entry in scenario.index.values():
        yield from parts_of(entry)


def check_rules(scenario: Scenario, layout: Layout) -> Iterator[Said]:
    """Special rules wait for what can happen, and do what can be done (JL-SETUP-10)."""
    names = {
        "room-revealed": set(layout.rooms),
        "opens-door": set(layout.doors),
        "objective-destroyed": {one.id for one in scenario.objectives},
        "section-read": {*scenario.sections, *layout.rooms},
    }
    for number, rule in enumerate(scenario.rules):
        if rule.of is not None and rule.at in names and rule.of not in names[rule.at]:
            known = ", ".join(sorted(names[rule.at])) or "nothing of the kind here"
            yield f"{rule.of!r} is nothing that {rule.at} can be about", f"there is {known}", ("rules", number, "of")
        yield from check_deeds(rule, scenario, layout, ("rules", number, "do"))
    for door in scenario.locked:
        if door not in layout.doors:
            yield f"there is no door {door!r} to be locked", f"the map has {', '.join(layout.doors)}", ("locked",)
    letters = {entry for entry in scenario.treasures.values() if isinstance(entry, str)}
    if odd := letters ^ set(scenario.index):
        yield f"the find {min(odd)!r} is either nowhere on the map or not in 'index'", "do both or neither", ("index",)


def check_deeds(rule: SpecialRule, scenario: Scenario, layout: Layout, at: tuple[str | int, ...]) -> Iterator[Said]:
    cells = set(map(str, layout.position.cells))
    for ability in parts_of(rule.do):
        match ability:
            case Spawn(near=str(near)) if near not in cells:
                yield f"{near} is no hex of the map", "name one that is", at
            case Read(section=section) if section not in scenario.sections:
                yield f"there is no section {section!r}", f"there are {', '.join(scenario.sections) or 'none'}", at
            case Reveal(room=room) if room not in layout.rooms:
                yield f"there is no room {room!r}", f"there are {', '.join(layout.rooms)}", at
            case Unlock(door=door) if door not in layout.doors:
                yield f"there is no door {door!r}", f"there are {', '.join(layout.doors) or 'none'}", at
            case _:
                pass
