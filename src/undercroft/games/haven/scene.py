"""What a seat sees of a scenario: the revealed map and all on it, its own cards, what lies open."""

from undercroft.games.haven.ability_words import number
from undercroft.games.haven.book import book_panel
from undercroft.games.haven.box import Table
from undercroft.games.haven.card_words import card_words
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.goals import SPENT, goal_zone
from undercroft.games.haven.names import name_of, title_of
from undercroft.games.haven.order import plan_of
from undercroft.games.haven.state import Figure, Overlay
from undercroft.games.haven.world import ground, layout, on_map
from undercroft.grid import Cell, parse_cell
from undercroft.table import (
    Entry,
    Finished,
    Marker,
    Scene,
    SceneBoard,
    SceneCell,
    SceneEdge,
    SceneFigure,
    ScenePanel,
    SceneThing,
    SceneTrack,
    SceneZone,
    Seat,
    Slot,
    ZoneId,
    zone_of,
)
from undercroft.table.scene import FigureKind
from undercroft.words import Message, Speech

KINDS: dict[str, FigureKind] = {
    "hero": "hero",
    "normal": "monster",
    "elite": "elite",
    "boss": "boss",
    "objective": "objective",
}
STRENGTHS: dict[int, Speech] = {0: Message("inert"), 1: Message("waning"), 2: Message("strong")}
ZONES = (
    ("hand", "hand"),
    ("chosen", "row"),
    ("played", "row"),
    ("active", "row"),
    ("discard", "pile"),
    ("lost", "pile"),
)


def scene(game: Table, viewer: Seat) -> Scene:
    """Only revealed rooms, only known cards (JL-HIDE-02, JL-HIDE-04, JL-STATE-06, JL-STATE-09, JL-STATE-10)."""
    state = game.state
    place = state.place
    return Scene(
        title=game.content.scenarios[state.scenario].name,
        boards=[board(game)],
        figures=[figure_of(game, figure) for figure in state.figures.values() if figure.at or figure.rank == "hero"],
        zones=zones(game, viewer),
        tracks=[
            SceneTrack("round", Message("round"), state.round, 1),
            *(
                SceneTrack(f"element-{name}", Message(name), value, 0, 2, STRENGTHS)
                for name, value in state.elements.items()
            ),
        ],
        panels=[*hero_panels(game), *monster_panels(game), book_panel(game)],
        order=order(game),
        outcome=Message(f"outcome-{place.outcome}") if isinstance(place, Finished) else "",
    )


def board(game: Table) -> SceneBoard:
    """The hexes revealed so far, walls between them, tiles on them."""
    here = ground(game)
    cells = here.arena.board.cells_of(here.walk.cells)
    difficult = {
        cell for overlay in game.state.overlays.values() if overlay.kind == "difficult" for cell in overlay.cells
    }
    seen = set(cells)
    shown = [
        SceneCell(str(cell), (cell.q, cell.r), "difficult" if str(cell) in difficult else "floor", str(cell))
        for cell in cells
    ]
    edges = [SceneEdge(str(cell), side, "wall") for cell, side in here.walls]
    things = [thing(overlay) for overlay in game.state.overlays.values() if _on_view(overlay, seen)]
    things += marks(game, seen)
    return SceneBoard("map", "hex", shown, edges, things=things, name=game.content.scenarios[game.state.scenario].name)


def marks(game: Table, seen: set[Cell]) -> list[SceneThing]:
    """The hexes that goals and special rules speak of are marked as far as they are revealed (JL-HIDE-02)."""
    drawn = layout(game).position.areas
    return [
        SceneThing(f"{place}-{cell}", place.rstrip("-0123456789"), (str(cell),), name)
        for place, name in game.content.scenarios[game.state.scenario].places.items()
        for cell in drawn[place]
        if cell in seen
    ]


def _on_view(overlay: Overlay, seen: set[Cell]) -> bool:
    return overlay.kind != "difficult" and any(parse_cell(cell) in seen for cell in overlay.cells)


def thing(overlay: Overlay) -> SceneThing:
    kind = "door-open" if overlay.open else "trap" if overlay.kind == "trap-b" else overlay.kind
    return SceneThing(overlay.id, kind, tuple(overlay.cells), Message(f"tile-{kind}"))


def figure_of(game: Table, figure: Figure) -> SceneFigure:
    """A figure with its hit points and the tokens of its conditions (JL-COND-10)."""
    sheet = game.state.sheets.get(figure.id)
    return SceneFigure(
        id=figure.id,
        name=name_of(game, figure),
        kind=KINDS[figure.rank],
        board="map" if figure.at else "",
        cells=(figure.at,) if figure.at else (),
        seat=sheet.seat if sheet else None,
        badge=str(figure.number) if figure.number else "",
        hp=figure.hp,
        max_hp=figure.max_hp,
        markers=[Marker(one.name, Message(f"condition-{one.name}")) for one in figure.conditions],
        acting=game.state.facts.figure == figure.id,
        icon=icon_of(game, figure),
    )


def icon_of(game: Table, figure: Figure) -> str:
    content = game.content
    known = content.classes.get(figure.kind) or content.monsters.get(figure.kind)
    return known.icon if known else ""


def zones(game: Table, viewer: Seat) -> list[SceneZone]:
    """Hands and choices for their owners, all else for everybody (JL-SELECT-07, JL-HIDE-07)."""
    state = game.state

    def shown(zone: str, kind: str, name: str, owner: str = "") -> SceneZone:
        called = Message(f"zone-{name}")
        if owner:
            called = Message("zone-of", {"zone": called, "who": title_of(game, owner)})
        return zone_of(game, ZoneId(zone), viewer, lambda card: card_words(game, card), kind, called)  # type: ignore[arg-type] # a literal from the table above

    found = [shown(f"{pile}-{hero}", kind, pile, hero) for hero in state.sheets for pile, kind in ZONES]
    found += [shown(f"items-{hero}", "row", "items", hero) for hero in state.sheets]
    for owner in (*state.sheets, "monsters"):
        found += [
            shown(f"modifiers-{owner}", "deck", "modifiers", owner),
            shown(f"modifiers-{owner}-spent", "pile", "modifiers-spent", owner),
        ]
    if SPENT in state.zones:
        found += [shown(goal_zone(hero), "row", "goal") for hero in state.sheets]
        found.append(shown(SPENT, "row", "goals-spent"))
    decks = dict.fromkeys(pack.deck for pack in state.packs.values())
    found += [shown(f"plans-{deck}-now", "row", "plan") for deck in decks]
    return [zone for zone in found if zone.count or zone.kind in ("hand", "deck")]


def hero_panels(game: Table) -> list[ScenePanel]:
    return [
        ScenePanel(
            f"sheet-{id}",
            sheet.name or game.content.classes[sheet.kind].name,
            [
                Entry(Message("level"), sheet.level, icon="level"),
                Entry(Message("experience"), sheet.xp, icon="experience"),
                Entry(Message("coins"), sheet.coins, icon="coins"),
            ],
            sheet.seat,
        )
        for id, sheet in game.state.sheets.items()
    ]


def monster_panels(game: Table) -> list[ScenePanel]:
    """The visible stat lines of the types on the map (JL-STATE-10, JL-MON-13)."""
    kinds = dict.fromkeys(figure.kind for figure in on_map(game) if figure.kind in game.content.monsters)
    panels: list[ScenePanel] = []
    for kind in kinds:
        monster = game.content.monsters[kind]
        entries: list[Entry] = []
        for rank, lines in (("normal", monster.normal), ("elite", monster.elite), ("boss", monster.boss)):
            if lines:
                entries += stat_entries(lines[min(game.state.level, len(lines) - 1)], Message(f"rank-{rank}"))
        panels.append(ScenePanel(kind, monster.name, entries))
    return panels


def stat_entries(stat: Stat, rank: Speech) -> list[Entry]:
    """A stat line, number by number; what is at nothing is left out."""
    numbers = {"hp": stat.hp, "move": stat.move or 0, "attack": stat.attack, "range": stat.range, "shield": stat.shield}
    numbers["targets"] = stat.targets if stat.targets > 1 else 0
    known = ("hp", "move", "attack")
    entries = [
        Entry(Message(f"stat-{name}"), number(value), icon=name, of=rank)
        for name, value in numbers.items()
        if value or name in known
    ]
    entries += [Entry(Message(f"condition-{name}"), "", icon=name, of=rank) for name in stat.effects]
    flags = {"with-advantage": stat.advantage, "stat-hard-to-hit": stat.attackers_have_disadvantage}
    flags["stat-flying"] = stat.flying
    entries += [
        Entry(Message(name), "", icon=name.partition("-")[2], of=rank) for name, holds in flags.items() if holds
    ]
    return entries


def order(game: Table) -> list[Slot]:
    """The initiative row, open to all once revealed (JL-HIDE-06, JL-STATE-07)."""
    state = game.state
    slots: list[Slot] = []
    for marker in state.row:
        acting = state.figures.get(state.facts.figure)
        mine = acting is not None and marker.who in (acting.id, acting.kind)
        who = tuple(one.id for one in state.figures.values() if marker.who in (one.id, one.kind) and one.at)
        plan = None if marker.who in state.sheets else plan_of(game, marker.who)
        corner = str(plan.initiative if plan else marker.initiative)
        done = bool(who) and all(figure in state.acted for figure in who) and not mine
        slots.append(Slot(f"order-{marker.who}", title_of(game, marker.who), corner, mine, done, who))
    return slots
