"""The scenarios of the pack: maps that can be walked, goals that can be met, rules that work, and variety."""

from collections import Counter
from collections.abc import Coroutine, Iterator
from itertools import combinations
from typing import Any

import pytest
from tests.rules.jaws.den import box

from undercroft.games.haven.book import read
from undercroft.games.haven.box import Box
from undercroft.games.haven.content.model import Goal, MonsterType, Placed, Scenario, SpecialRule
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.stats import tag_of
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.layout import Layout
from undercroft.games.haven.reveal import reveal_room
from undercroft.games.haven.rules import act_by_rule, check_goals, fire, is_met
from undercroft.games.haven.scene import board
from undercroft.games.haven.setup import begin, prepare
from undercroft.games.haven.state import Figure, Prepare
from undercroft.games.haven.world import characters, ground, monsters
from undercroft.grid import Cell, parse_cell
from undercroft.table import Game, Seat, Setup, key_of
from undercroft.words import Text

BOX = Box(JAWS, box())  # type: ignore[arg-type]
SCENARIOS = {one.id.removeprefix("jaws:"): one for one in BOX.scenarios.values()}
HEARD = {
    "scenario-starts", "room-revealed", "section-read", "objective-destroyed", "dies", "round-starts", "round-ends",
    "turn-starts", "turn-ends", "enters", "moves", "opens-door", "attacks", "is-attacked",
    "loots",
}  # fmt: skip
"""The windows in which special rules are heard."""
AUDITED = {"room-revealed", "opens-door", "objective-destroyed", "section-read"}
"""Where the pack's own audit knows what a rule can be about."""
STRIPS = ("two", "three", "four")
ROOM_HEXES, MAP_HEXES = range(6, 61), range(20, 111)
ALIKE = 0.65

each = pytest.mark.parametrize("id", SCENARIOS)


def layout(id: str) -> Layout:
    return BOX.layout(f"jaws:{id}")


def cells_of(id: str, room: str) -> set[str]:
    map_ = layout(id)
    return {str(cell) for cell in map_.board.cells_of(map_.rooms[room])}


def tiles_of(id: str, *kinds: str) -> set[str]:
    return {str(cell) for tile in layout(id).tiles if tile.kind in kinds for cell in tile.cells}


def texts_of(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """All that is read of a scenario, and what kind of text it is."""
    yield from (("story", text) for text in (scenario.intro, scenario.outro))
    yield from (("lesson", text) for text in (scenario.lesson,) if text)
    yield from (("section", room.section) for room in scenario.rooms if room.section)
    yield from (("section", text) for text in scenario.sections.values())
    yield from (("rule", rule.text) for rule in scenario.rules if rule.text)
    yield from (("rule", goal.text) for goal in scenario.goals)


# Maps


@each
@pytest.mark.rule("FACT-JL-15")
def test_a_map_is_in_one_piece_when_all_its_doors_are_open(id: str) -> None:
    map_ = layout(id)
    ground = map_.ground(tuple(map_.rooms), tuple(map_.doors))
    reached = ground.links.flood(map_.board.bit(map_.start[0]))
    assert reached == map_.board.cells
    assert len(map_.start) >= 4
    assert len(map_.board.cells_of(map_.board.cells)) in MAP_HEXES
    assert all(len(cells_of(id, room)) in ROOM_HEXES for room in map_.rooms)


@each
def test_more_monsters_wait_for_more_characters(id: str) -> None:
    placed = [one for room in SCENARIOS[id].rooms for one in room.monsters]
    weights = [sum(weight_of(one, strip) for one in placed) for strip in STRIPS]
    assert weights == sorted(weights)
    assert all(ranks_of(BOX.monsters[one.type]) >= ranks_placed(one) for one in placed)


def weight_of(placed: Placed, strip: str) -> int:
    return {"none": 0, "normal": 2, "elite": 3, "boss": 3}[getattr(placed, strip)]


def ranks_placed(placed: Placed) -> set[str]:
    return {getattr(placed, strip) for strip in STRIPS} - {"none"}


def ranks_of(kind: MonsterType) -> set[str]:
    return {rank for rank in ("normal", "elite", "boss") if getattr(kind, rank)}


@each
@pytest.mark.rule("JL-HIDE-02")
def test_marked_places_have_names_and_are_seen_as_far_as_they_are_revealed(id: str) -> None:
    scenario, map_ = SCENARIOS[id], layout(id)
    areas = {name: set(map(str, cells)) for name, cells in map_.position.areas.items() if name not in map_.rooms}
    returned = {goal.of for goal in scenario.goals if goal.kind in ("reach", "escape")}
    assert set(scenario.places) == {name for name in areas if name != "start" or name in returned}
    for game in (started(id), all_open(id)):
        view = board(game)
        marked = {cell for thing in view.things for cell in thing.cells if thing.name in scenario.places.values()}
        wanted = {cell for name in scenario.places for cell in areas[name]}
        assert marked == wanted & {cell.id for cell in view.cells}


# References


@each
def test_special_rules_wait_for_what_can_happen(id: str) -> None:
    for rule in SCENARIOS[id].rules:
        assert rule.at in HEARD
        names = set(layout(id).position.areas) if rule.at == "enters" else {"coin", "treasure"}
        assert rule.of is None or rule.at in AUDITED or rule.of in names | {*BOX.monsters, *BOX.classes}


def test_every_scenario_is_reached_and_the_branches_meet_again() -> None:
    unlocked = {id.removeprefix("jaws:") for one in SCENARIOS.values() for id in one.rewards.unlocks}
    by_event = {f"s{number}" for number in range(20, 26)}
    assert unlocked == set(SCENARIOS) - {"s01"} - by_event
    locks = {id: {one.removeprefix("jaws:") for one in SCENARIOS[id].rewards.locks} for id in SCENARIOS}
    assert all(id in locks[other] for id, others in locks.items() for other in others)
    for id, others in locks.items():
        for other in others:
            assert set(SCENARIOS[id].rewards.unlocks) & set(SCENARIOS[other].rewards.unlocks) or after(id) & after(
                other
            )


def after(id: str) -> set[str]:
    """The scenarios two steps on."""
    return {two for one in SCENARIOS[id].rewards.unlocks for two in BOX.scenarios[one].rewards.unlocks}


def test_numbers_and_treasures_are_given_once() -> None:
    numbers = [one.number for one in SCENARIOS.values()]
    treasures = [entry for one in SCENARIOS.values() for entry in one.treasures.values() if isinstance(entry, int)]
    assert len(numbers) == len(set(numbers))
    assert len(treasures) == len(set(treasures))
    assert all(id == f"s{one.number:02}" for id, one in SCENARIOS.items())


# Texts and variety


@each
def test_texts_are_as_long_in_both_languages(id: str) -> None:
    for kind, text in texts_of(SCENARIOS[id]):
        least, most = {"story": (120, 600), "lesson": (300, 600), "section": (40, 400), "rule": (12, 320)}[kind]
        assert least <= len(text.en) <= most
        assert least <= len(text.de) <= most
        assert text.en != text.de
        assert 0.6 < len(text.en) / len(text.de) < 1.5 or len(text.en) < 40


def test_goals_are_of_many_kinds_and_none_prevails() -> None:
    kinds = Counter(goal.kind for one in SCENARIOS.values() for goal in one.goals)
    first = Counter(one.goals[0].kind for one in SCENARIOS.values())
    assert len(kinds) >= 7
    assert max(kinds.values()) <= 0.4 * kinds.total()
    assert max(first.values()) <= 0.4 * len(SCENARIOS)


@pytest.mark.rule("JL-BOOK-03")
def test_the_first_five_scenarios_say_what_is_new_in_them() -> None:
    assert [id for id, one in SCENARIOS.items() if one.lesson] == ["s01", "s02", "s03", "s04", "s05"]
    assert all(one.lesson.en.startswith("New here: ") for one in SCENARIOS.values() if one.lesson)


def test_special_rules_differ() -> None:
    assert len({signature(rule) for one in SCENARIOS.values() for rule in one.rules}) >= 20
    assert sum(bool(one.rules) for one in SCENARIOS.values()) >= len(SCENARIOS) - 2


def signature(rule: SpecialRule) -> tuple[Any, ...]:
    """What makes a rule another rule: when it comes and what it does, not where or how much."""
    tests = tuple(sorted(name for name in rule.when.__struct_fields__ if getattr(rule.when, name))) if rule.when else ()
    does = tuple((tag_of(one), getattr(one, "conditions", ())) for one in parts_of(rule.do))
    return rule.at, rule.whose and rule.whose.who, tests, does


def test_most_scenarios_have_three_rooms_or_more() -> None:
    assert sum(len(one.rooms) >= 3 for one in SCENARIOS.values()) >= 0.6 * len(SCENARIOS)


def test_no_two_maps_share_most_of_their_shape() -> None:
    shapes = {id: shapes_of(id) for id in SCENARIOS}
    alike = {(one, other): overlap(shapes[one][0], shapes[other]) for one, other in combinations(SCENARIOS, 2)}
    assert {pair: share for pair, share in alike.items() if share > ALIKE} == {}


def shapes_of(id: str) -> list[set[Cell]]:
    """A map in all its turns and mirror images, with its middle at the origin."""
    map_ = layout(id)
    cells = map_.board.cells_of(map_.board.cells)
    found: list[set[Cell]] = []
    for _ in range(6):
        cells = [Cell(-cell.r, cell.q + cell.r) for cell in cells]
        for some in (cells, [Cell(cell.r, cell.q) for cell in cells]):
            q, r = (round(sum(part) / len(some)) for part in zip(*some, strict=True))
            found.append({Cell(cell.q - q, cell.r - r) for cell in some})
    return found


def overlap(shape: set[Cell], others: list[set[Cell]]) -> float:
    """The largest share of their common outline that two maps have in common, laid on top of each other."""
    near = [(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1)]
    moved = ({Cell(cell.q + q, cell.r + r) for cell in other} for other in others for q, r in near)
    return max(len(shape & other) / len(shape | other) for other in moved)


# In play


def started(id: str, heroes: int = 3) -> Game[Any, Any]:
    """A scenario at its beginning, each character on the first start hex that is free."""
    seats = tuple(Seat(f"p{number}") for number in range(heroes))
    setup = Setup(system="jaws", scenario=f"jaws:{id}", seats=seats, options={})
    game: Game[Any, Any] = Game(begin(setup, BOX), BOX, [key_of(id)])
    drive(prepare(game, Prepare()))
    return game


def drive(rule: Coroutine[Any, Any, Any]) -> None:
    """Let a rule go on with the first answer to everything."""
    sent: Any = None
    while True:
        try:
            questions = rule.send(sent)
        except StopIteration:
            return
        sent = 0, questions[0].options[0]


def all_open(id: str, heroes: int = 3) -> Game[Any, Any]:
    """A scenario with all its rooms revealed and all sections read."""
    game = started(id, heroes)
    for overlay in list(game.state.overlays.values()):
        overlay.open = overlay.kind == "door"
    for room in layout(id).rooms:
        if room not in game.state.rooms:
            drive(reveal_room(game, room))
    for section in SCENARIOS[id].sections:
        drive(read(game, f"section:{section}"))
    return game


@each
@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_all_rooms_fill_as_written(id: str, heroes: int) -> None:
    strip = STRIPS[max(heroes, 2) - 2]
    wanted = Counter(one.type for room in SCENARIOS[id].rooms for one in room.monsters if getattr(one, strip) != "none")
    standing = Counter(figure.kind for figure in monsters(all_open(id, heroes)))
    assert all(standing[kind] >= min(many, BOX.monsters[kind].standees) for kind, many in wanted.items())


@each
def test_nothing_is_won_before_it_is_done(id: str) -> None:
    game = all_open(id)
    check_goals(game)
    assert not game.state.goal_met


@each
def test_goals_can_be_met(id: str) -> None:
    game, scenario = all_open(id), SCENARIOS[id]
    for goal in scenario.goals:
        achieve(game, id, goal)
        assert is_met(game, goal)
    check_goals(game)
    assert game.state.goal_met == all(is_met(game, goal) for goal in scenario.goals)


def achieve(game: Game[Any, Any], id: str, goal: Goal) -> None:
    """Bring about what a goal wants."""
    state, counters = game.state, game.state.counters
    match goal.kind:
        case "kill-all":
            state.figures = {name: one for name, one in state.figures.items() if one.side == "heroes"}
        case "kill":
            counters[f"killed-{goal.of}" if goal.of else "killed"] = 99
        case "destroy":
            for one in SCENARIOS[id].objectives:
                counters[f"destroyed-{one.id}"] = 1
        case "reach" | "escape":
            for figure, cell in zip(characters(game), layout(id).position.areas[goal.of or ""], strict=False):
                figure.at = str(cell)
        case "counter":
            counters[goal.of or ""] = 99
        case "loot":
            next(iter(state.sheets.values())).treasures += range(99)
        case "survive":
            state.round = 99
        case "protect":
            pass


RULES = [(id, place) for id, one in SCENARIOS.items() for place in range(len(one.rules))]


@pytest.mark.parametrize(("id", "place"), RULES)
def test_special_rules_change_something(id: str, place: int) -> None:
    game, rule = all_open(id), SCENARIOS[id].rules[place]
    game.state.fired.clear()
    game.state.pages.clear()
    game.state.round, game.state.facts.moved = 2, 9
    game.state.elements = dict.fromkeys(game.state.elements, 2)
    figure = subject(game, id, rule)
    if rule.when and rule.when.counter and not rule.when.negate:
        game.state.counters[rule.when.counter] = 20
    if rule.when and rule.when.self_beside and figure:
        near = subject(game, id, SpecialRule(at="dies", of=rule.when.self_beside.kind, do=()))
        assert near
        around = layout(id).board["near"].spread(layout(id).board.bit(parse_cell(near.at)))
        figure.at = str(next(iter(layout(id).board.cells_of(around))))
    where = figure.at if figure else ""
    crowd(game, id, figure or characters(game)[0])
    if figure and rule.at in ("dies", "objective-destroyed"):
        figure.at = ""
    before = telling(game)
    drive(fire(game, rule.at, figure, of=rule.of, where=where))
    assert telling(game) != before


def crowd(game: Game[Any, Any], id: str, middle: Figure) -> None:
    """Heroes and one monster of each type stand close to somebody; the rest of each type has fallen."""
    kinds = {figure.kind: figure for figure in monsters(game) if figure is not middle}
    near = [figure for figure in (*characters(game), *kinds.values()) if figure is not middle]
    for figure in monsters(game):
        if figure not in near and figure is not middle:
            figure.fell, figure.at = figure.at, ""
    map_ = layout(id)
    stones = map_.board.mask(map(parse_cell, tiles_of(id, "obstacle", "trap", "trap-b")))
    stones |= map_.board.mask(parse_cell(one.at) for one in game.state.figures.values() if one.at and one not in near)
    rings = ground(game).links.rings(map_.board.bit(parse_cell(middle.at)))
    free = (cell for ring in rings for cell in map_.board.cells_of(ring & ~stones))
    for figure, cell in zip(near, free, strict=False):
        figure.at = str(cell)


def subject(game: Game[Any, Any], id: str, rule: SpecialRule) -> Figure | None:
    """Whom a rule is about, hurt and with every condition that a rule could take away."""
    if rule.at in ("scenario-starts", "room-revealed", "section-read", "round-starts", "round-ends"):
        return None
    rank = rule.whose and rule.whose.rank
    everybody = [one for one in game.state.figures.values() if one.at and rank in (None, one.rank)]
    if rule.of in BOX.monsters or rule.of in {one.id for one in SCENARIOS[id].objectives}:
        return next(one for one in everybody if one.kind == rule.of)
    if rule.at == "objective-destroyed":
        return next(one for one in everybody if one.rank == "objective")
    if rule.whose and rule.whose.who == "monsters":
        return next(one for one in everybody if one.side == "monsters" and rule.whose.kind in (None, one.kind))
    return next(one for one in everybody if one.rank == "hero")


def telling(game: Game[Any, Any]) -> tuple[Any, ...]:
    """All that a special rule could change."""
    state = game.state
    return (
        len(game.told), dict(state.counters), len(state.bonuses), list(state.facts.infuse), len(state.overlays),
        state.defeated, state.goal_met, [sheet.coins + sheet.gold + sheet.xp for sheet in state.sheets.values()],
    )  # fmt: skip


def test_a_rule_is_carried_out_by_whom_it_is_about() -> None:
    game = started("s01")
    hero = characters(game)[0]
    assert act_by_rule(game, hero, hero, 0).seats == (game.state.sheets[hero.id].seat,)
    assert act_by_rule(game, hero, None, 0).party
