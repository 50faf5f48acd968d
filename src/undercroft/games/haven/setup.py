"""Setting a scenario up: characters with their cards, the map with its tiles, the first room."""

import msgspec

from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.cards import add_zones
from undercroft.games.haven.content.formula import value_of
from undercroft.games.haven.content.model import HeroClass, TrapKind
from undercroft.games.haven.elements import all_inert
from undercroft.games.haven.modifiers import add_decks
from undercroft.games.haven.reveal import reveal_room
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Figure, Haven, Overlay, Prepare, Select, Sheet, Side
from undercroft.games.haven.world import occupied
from undercroft.table import Option, Place, Question, Seat, Setup, ZoneId, add_cards


class Recruit(msgspec.Struct, frozen=True, kw_only=True):
    """A character as a campaign (or the lobby) hands it to a scenario."""

    seat: Seat
    kind: str
    level: int = 1
    cards: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


def recruits(setup: Setup, box: Box) -> list[Recruit]:
    """Who takes part: told by the campaign, or one class a seat."""
    if setup.chapter:
        return msgspec.convert(setup.chapter["heroes"], list[Recruit])
    kinds = list(box.classes)
    chosen = [str(setup.options.get(f"class-{seat}", kinds[at % len(kinds)])) for at, seat in enumerate(setup.seats)]
    return [Recruit(seat=seat, kind=kind) for seat, kind in zip(setup.seats, chosen, strict=True)]


def starting_cards(kind: HeroClass, level: int) -> list[str]:
    """As many cards as the hand limit, of those that are valid: level 1 first (JL-CHAR-04, JL-CHAR-05)."""
    valid = [
        card for card in kind.cards if card.level in ("1", "X") or (card.level.isdigit() and int(card.level) <= level)
    ]
    return [card.id for card in valid[: kind.hand]]


def begin(setup: Setup, box: Box) -> Haven:
    """Everything that is settled before the first draw (JL-SETUP-01 … JL-SETUP-13)."""
    party = recruits(setup, box)
    levels = [recruit.level for recruit in party]
    state = Haven(
        place=Prepare(),
        seats=list(setup.seats),
        scenario=setup.scenario,
        level=int(setup.options.get("level", box.edition.level(levels))),
        characters=len(party),
        elements=all_inert(),
    )
    for recruit in party:
        enlist(state, box, recruit)
    add_decks(state)
    lay_tiles(state, box)
    return state


def enlist(state: Haven, box: Box, recruit: Recruit) -> None:
    """A character at full hit points, without experience, its cards in hand (JL-CHAR-06, JL-STATE-02)."""
    kind = box.classes[recruit.kind]
    id = f"{kind.id.rpartition(':')[2]}"
    hp = kind.hp[recruit.level - 1]
    state.figures[id] = Figure(id=id, side="heroes", rank="hero", kind=kind.id, at="", hp=hp, max_hp=hp)
    state.sheets[id] = Sheet(seat=recruit.seat, kind=kind.id, level=recruit.level)
    add_zones(state, id)
    add_cards(state, recruit.cards or starting_cards(kind, recruit.level), ZoneId(f"hand-{id}"), back=f"card-{id}")
    add_cards(state, recruit.items, ZoneId(f"items-{id}"), back=f"item-{id}")


def lay_tiles(state: Haven, box: Box) -> None:
    """Obstacles, traps, doors, coins and treasures as the map shows them; objectives with their hit points.

    JL-SETUP-05 … JL-SETUP-08, JL-SETUP-02, JL-OBJ-03, JL-MAP-16.
    """
    scenario = box.scenarios[state.scenario]
    letters = {"C": state.characters, "L": state.level, "T": 2 + state.level}
    for tile in box.layout(state.scenario).tiles:
        cells = [str(cell) for cell in tile.cells]
        overlay = Overlay(id=tile.id, kind=tile.kind, cells=cells)
        if tile.kind in ("trap", "trap-b"):
            effect = scenario.traps.get(tile.kind, TrapKind())
            overlay.damage = value_of(effect.damage, letters)
            overlay.conditions = list(effect.conditions)
        elif tile.kind == "treasure":
            overlay.number = scenario.treasures.get(cells[0], 0)
        state.overlays[tile.id] = overlay
    for objective in scenario.objectives:
        hp = value_of(objective.hp, letters)
        side: Side = "monsters" if objective.foe_of == "heroes" else "heroes"
        state.figures[objective.id] = Figure(
            id=objective.id, side=side, rank="objective", kind=objective.id, at=objective.at, hp=hp, max_hp=hp
        )


async def prepare(game: Table, _: Prepare) -> Place:
    """The characters take their places, the first room is revealed, special rules begin (JL-SETUP-03, JL-BOOK-12)."""
    await place_characters(game)
    map_ = game.content.layout(game.state.scenario)
    start = map_.board.mask(map_.start)
    for room, cells in map_.rooms.items():
        if cells & start:
            await reveal_room(game, room)
    await fire(game, "scenario-starts")
    return Select()


async def place_characters(game: Table) -> None:
    """Each on a start hex of its choice (JL-OPEN-25)."""
    map_ = game.content.layout(game.state.scenario)
    for id, sheet in game.state.sheets.items():
        free = [cell for cell in map_.start if not map_.board.bit(cell) & occupied(game)]
        options = [Option(f"cell:{cell}", str(cell)) for cell in free]
        question = Question((sheet.seat,), "start-hex", options, "JL-CHAR-04", {"hero": id}, forced=True)
        game.state.figures[id].at = await game.ask(question)
