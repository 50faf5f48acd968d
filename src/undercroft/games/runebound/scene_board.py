"""The overworld as a scene: terrain, rivers, bridges, roads, places, gems and tokens."""

from functools import lru_cache

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.realm import Realm
from undercroft.games.runebound.story import quest_hexes
from undercroft.grid import parse_cell
from undercroft.table import SceneArea, SceneBoard, SceneCell, SceneEdge, SceneLink, SceneThing
from undercroft.words import Message


def board(game: Table) -> SceneBoard:
    """The board is public, with gems and their side (RB-VIEW-01)."""
    realm = game.content.realm
    return SceneBoard(
        "map",
        "hex",
        list(cells(realm)),
        list(edges(realm)),
        list(links(realm)),
        list(areas(realm)),
        [*gems(game), *tokens(game), *quests(game)],
        realm.board.name,
        "land",
    )


@lru_cache(maxsize=8)
def cells(realm: Realm) -> tuple[SceneCell, ...]:
    found: list[SceneCell] = []
    for hex in realm.hexes:
        place = realm.places.get(hex)
        at = parse_cell(hex)
        name = place.name if place else ""
        found.append(SceneCell(hex, (at.q, at.r), realm.terrain[hex], name, (place.kind,) if place else ()))
    return tuple(found)


@lru_cache(maxsize=8)
def edges(realm: Realm) -> tuple[SceneEdge, ...]:
    """Rivers, and the bridges across them by name (RB-HEX-08, RB-HEX-10)."""
    bridges = set(realm.position.edges.get("bridge", ()))
    found = [
        SceneEdge(str(edge.cell), edge.side, "bridge", str(edge), realm.board.bridges.get(str(edge), ""))
        for edge in sorted(bridges)
    ]
    rivers = [edge for edge in realm.position.edges.get("river", ()) if edge not in bridges]
    return (*found, *(SceneEdge(str(edge.cell), edge.side, "river") for edge in rivers))


@lru_cache(maxsize=8)
def links(realm: Realm) -> tuple[SceneLink, ...]:
    """Roads join pairs of hexes (RB-HEX-09)."""
    return tuple(SceneLink(str(one), str(other), "road") for one, other in realm.position.links.get("road", ()))


@lru_cache(maxsize=8)
def areas(realm: Realm) -> tuple[SceneArea, ...]:
    named = realm.position.areas.items()
    return tuple(SceneArea(id, "region", tuple(map(str, hexes)), realm.board.areas[id]) for id, hexes in named if hexes)


def gems(game: Table) -> list[SceneThing]:
    """An active gem shows its colour, an inactive one is grey (RB-COMP-18)."""
    found: list[SceneThing] = []
    for hex, is_active in game.state.gems.items():
        kind = f"gem-{game.content.realm.gems[hex]}" if is_active else "gem-grey"
        found.append(SceneThing(f"gem-{hex}", kind, (hex,), Message(kind)))
    return found


def tokens(game: Table) -> list[SceneThing]:
    return [
        SceneThing(f"{token}-{hex}", f"token-{token}", (hex,), Message(f"token-{token}"), many)
        for token, on in game.state.tokens.items()
        for hex, many in on.items()
    ]


def quests(game: Table) -> list[SceneThing]:
    """Story quest tokens (RB-STORY-04)."""
    return [
        SceneThing(f"quest-{card}", "story-quest", (hex,), Message("story-quest"))
        for card, hex in quest_hexes(game).items()
    ]
