"""Setting a scenario up: characters with their cards, the map with its tiles, the first room."""

from collections.abc import Sequence

import msgspec

from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.campaign.growth import deck_with
from undercroft.games.haven.cards import add_zones
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.formula import value_of
from undercroft.games.haven.content.model import HeroClass, TrapKind
from undercroft.games.haven.content.verbs import Gain
from undercroft.games.haven.elements import all_inert
from undercroft.games.haven.goals import add_goals, deal_goals
from undercroft.games.haven.levels import trap_damage
from undercroft.games.haven.loot import FOUND, HIDDEN_ITEMS
from undercroft.games.haven.modifiers import add_decks
from undercroft.games.haven.order import add_plan_decks
from undercroft.games.haven.party import BY_HEROES, Recruit, recruits
from undercroft.games.haven.reveal import reveal_room
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Figure, Haven, Overlay, Prepare, Select, Sheet
from undercroft.games.haven.world import occupied
from undercroft.table import Option, Place, Question, Setup, TableError, ZoneId, add_cards, add_zone


def starting_cards(kind: HeroClass, level: int) -> list[str]:
    """A hand for who has chosen none: one card of each level reached, the rest of level 1 (JL-CHAR-04, JL-CHAR-05)."""
    levels = [str(number) for number in range(2, level + 1)]
    learnt = [next((card.id for card in kind.cards if card.level == one), None) for one in levels]
    new = [card for card in learnt if card]
    basic = [card.id for card in kind.cards if card.level in ("1", "X")]
    return [*basic[: kind.hand - len(new)], *new]


def begin(setup: Setup, box: Box) -> Haven:
    """Everything that is settled before the first draw: who plays, at which level, and the printed map.

    JL-SETUP-01, JL-SETUP-11, JL-SETUP-13, JL-GEN-12, JL-LEVEL-03. Decks are made anew: no bless and curse
    cards of earlier scenarios are in them (JL-SETUP-12).
    """
    party = recruits(setup, box)
    state = Haven(
        place=Prepare(),
        seats=list(setup.seats),
        scenario=setup.scenario,
        level=scenario_level(setup, box, party),
        characters=len(party),
        elements=all_inert(),
    )
    for recruit in party:
        enlist(state, box, recruit)
    add_decks(state, {id: deck_with(box.classes[sheet.kind], sheet.perks) for id, sheet in state.sheets.items()})
    add_plan_decks(state, box)
    lay_tiles(state, box, taken_before(setup))
    hide_items(state, box)
    add_goals(state, box, setup)
    return state


def scenario_level(setup: Setup, box: Box, party: list[Recruit]) -> int:
    """The level the table sets, the scenario's own, or that of the party's levels (JL-LEVEL-01, JL-LEVEL-02).

    The levels of all who start count (JL-OPEN-27); difficulty is chosen before each scenario (JL-OPEN-25).
    """
    chosen = setup.options.get("level", BY_HEROES)
    if chosen != BY_HEROES:
        if not isinstance(chosen, int) or not 0 <= chosen <= 7:
            raise TableError(f"the scenario level is {chosen!r}. It goes from 0 to 7; left out it is worked out")
        return chosen
    usual = box.edition.level([recruit.level for recruit in party], int(setup.options.get("difficulty", 0)))
    fixed = box.scenarios[setup.scenario].level
    return usual if fixed is None else value_of(fixed, {"C": len(party), "L": usual})


def enlist(state: Haven, box: Box, recruit: Recruit) -> None:
    """A character at full hit points, without experience, its cards in hand (JL-CHAR-06, JL-STATE-02).

    Hit points by level are those of the character mats (JL-OPEN-54).
    """
    kind = box.classes[recruit.kind]
    name = kind.id.rpartition(":")[2]
    id = f"{name}-{len(state.sheets) + 1}" if name in state.sheets else name
    hp = kind.hp[recruit.level - 1]
    state.figures[id] = Figure(id=id, side="heroes", rank="hero", kind=kind.id, at="", hp=hp, max_hp=hp)
    state.sheets[id] = Sheet(
        seat=recruit.seat,
        kind=kind.id,
        name=recruit.name,
        level=recruit.level,
        perks=list(recruit.perks),
        brought=list(recruit.conditions),
    )
    add_zones(state, id)
    add_cards(state, recruit.cards or starting_cards(kind, recruit.level), ZoneId(f"hand-{id}"), back=f"card-{id}")
    add_cards(state, recruit.items, ZoneId(f"items-{id}"), back=f"item-{id}")


def taken_before(setup: Setup) -> list[int]:
    """The treasures that were taken when the campaign played this scenario before (JL-TREAS-06)."""
    return msgspec.convert(setup.chapter.get("taken", []), list[int]) if setup.chapter else []


def lay_tiles(state: Haven, box: Box, taken: Sequence[int] = ()) -> None:
    """Obstacles, traps, doors, coins and treasures as the map shows them, in rooms that nobody has seen too.

    JL-SETUP-05, JL-SETUP-07, JL-SETUP-08; the maps are our own and hold what the box's hold (JL-OPEN-60). One outline
    is one thing (JL-MAP-16, JL-OBST-02, JL-DOOR-01). A treasure is there until it is taken, once in a campaign
    (JL-TREAS-06).
    """
    scenario = box.scenarios[state.scenario]
    for tile in box.layout(state.scenario).tiles:
        cells = [str(cell) for cell in tile.cells]
        overlay = Overlay(id=tile.id, kind=tile.kind, cells=cells, locked=tile.id in scenario.locked)
        if tile.kind in ("trap", "trap-b"):
            arm(overlay, scenario.traps.get(tile.kind, TrapKind()), state)
        elif tile.kind == "treasure":
            entry = scenario.treasures.get(cells[0], 0)
            if entry in taken:
                continue
            overlay.number, overlay.letter = (entry, "") if isinstance(entry, int) else (0, entry)
        state.overlays[tile.id] = overlay


def arm(trap: Overlay, kind: TrapKind, state: Haven) -> None:
    """The legend says what each of the two pictures does (JL-SETUP-02, JL-SETUP-06, JL-LEVEL-04)."""
    letters = {"C": state.characters, "L": state.level, "T": trap_damage(state.level)}
    trap.damage = value_of(kind.damage, letters)
    trap.conditions = list(kind.conditions)


def hide_items(state: Haven, box: Box) -> None:
    """The items that may be found in this scenario lie ready, unseen (JL-TREAS-02)."""
    scenario = box.scenarios[state.scenario]
    numbers = [number for number in scenario.treasures.values() if isinstance(number, int)]
    found: list[str | None] = [treasure.item for number in numbers if (treasure := box.treasures.get(number))]
    found += [ability.item for entry in scenario.index.values() for ability in entry if isinstance(ability, Gain)]
    add_zone(state, HIDDEN_ITEMS, "none")
    add_cards(state, [item for item in found if item], HIDDEN_ITEMS, back=FOUND)


async def prepare(game: Table, _: Prepare) -> Place:
    """The prologue is read, the start room revealed, the characters take their places in it, special rules begin.

    JL-SETUP-03, JL-SETUP-09, JL-SETUP-10, JL-BOOK-12. Last come the conditions that an event has left (JL-EVENT-05).
    """
    await deal_goals(game)
    map_ = game.content.layout(game.state.scenario)
    start = map_.board.mask(map_.start)
    for room, cells in map_.rooms.items():
        if cells & start:
            await reveal_room(game, room)
    await place_characters(game)
    await fire(game, "scenario-starts")
    for id, sheet in game.state.sheets.items():
        for condition in sheet.brought:
            gain(game, game.state.figures[id], condition, "JL-EVENT-05")
    return Select()


async def place_characters(game: Table) -> None:
    """Each on a start hex of its choice, of which the rules say little (JL-GEN-04, JL-OPEN-25)."""
    map_ = game.content.layout(game.state.scenario)
    for id, sheet in game.state.sheets.items():
        free = [cell for cell in map_.start if not map_.board.bit(cell) & occupied(game)]
        options = [Option(f"cell:{cell}", str(cell)) for cell in free]
        question = Question((sheet.seat,), "start-hex", options, "JL-OPEN-25", {"hero": id}, forced=True)
        game.state.figures[id].at = await game.ask(question)
