"""Rooms are revealed and monsters come into play: standees, stat lines, and their place in the round."""

from collections.abc import Sequence

from undercroft.games.haven.book import read_room
from undercroft.games.haven.box import Table
from undercroft.games.haven.content.model import Placed, Room
from undercroft.games.haven.events import Appeared, RoomRevealed
from undercroft.games.haven.order import take_up
from undercroft.games.haven.state import Figure, Overlay, Side
from undercroft.games.haven.world import empty_hexes, ground, layout, mask_of, monsters, names_of, number, stat_of
from undercroft.table import Option, Question

STRIPS = {1: "two", 2: "two", 3: "three", 4: "four"}


async def reveal_behind(game: Table, door: Overlay) -> None:
    """Reveal the rooms that a door leads to and that are still hidden (JL-REVEAL-01, JL-DOOR-03, JL-DOOR-08)."""
    for room in layout(game).behind(door.id):
        if room not in game.state.rooms:
            await reveal_room(game, room)


async def reveal_room(game: Table, room: str) -> None:
    """A room's monsters are placed at once and act this round, then its section is read.

    JL-REVEAL-01, JL-REVEAL-02, JL-SETUP-04, JL-DOOR-06. Who thinks ahead sees nothing there (JL-HIDE-02).
    """
    if game.state.imagined:
        return
    state, scenario = game.state, game.content.scenarios[game.state.scenario]
    state.rooms.append(room)
    game.reveal()
    game.tell(RoomRevealed(room, rule="JL-REVEAL-01"))
    written = next((one for one in scenario.rooms if one.id == room), Room(id=room))
    place_objectives(game, room)
    await place_monsters(game, written.monsters)
    await read_room(game, room)


def place_objectives(game: Table, room: str) -> None:
    """What a room holds that is to be destroyed or protected; the special rules give its hit points, with C and L.

    JL-OBJ-02, JL-OBJ-03, JL-GEN-12, JL-GEN-14. Only one that a special rule makes a foe of monsters is attacked by
    them (JL-OPEN-17).
    """
    cells = layout(game).rooms[room]
    for objective in game.content.scenarios[game.state.scenario].objectives:
        if mask_of(game, [objective.at]) & cells:
            hp = number(game, objective.hp)
            side: Side = "monsters" if objective.foe_of == "heroes" else "heroes"
            game.state.figures[objective.id] = Figure(
                id=objective.id, side=side, rank="objective", kind=objective.id, at=objective.at, hp=hp, max_hp=hp
            )


async def place_monsters(game: Table, placed: Sequence[Placed]) -> list[Figure]:
    """Each symbol's strip for the number of characters says what stands there, if anything (JL-MON-03 … JL-MON-05).

    C at the start decides for the whole scenario (JL-SETUP-11). Too few standees: elites first, then as the players
    choose; the rest is never placed (JL-MON-10, JL-MON-11, JL-MON-27).
    """
    strip = STRIPS[game.state.characters]
    wanted = [(one, rank) for one in placed if (rank := getattr(one, strip)) != "none"]
    wanted.sort(key=lambda pair: pair[1] == "normal")
    made: list[Figure] = []
    for kind in dict.fromkeys(one.type for one, _ in wanted):
        mine = [(one.at, rank) for one, rank in wanted if one.type == kind]
        free = len(free_numbers(game, kind))
        for at, rank in await _spare(game, kind, mine, free):
            made.append(appear(game, kind, rank, at))
    take_up(game, made)
    return made


async def _spare(game: Table, kind: str, mine: list[tuple[str, str]], free: int) -> list[tuple[str, str]]:
    """Leave out what there are no standees for; among equals the players decide (JL-MON-10, JL-MON-11, JL-MON-27)."""
    while len(mine) > free:
        last = mine[-1][1]
        equal = [one for one in mine if one[1] == last]
        options = [Option(f"cell:{at}", (at, rank)) for at, rank in equal]
        party = tuple(game.state.seats)
        mine.remove(await game.ask(Question(party, "leave-out", options, "JL-MON-27", {"kind": kind}, party=True)))
    return mine


def free_numbers(game: Table, kind: str) -> list[int]:
    """The standees of a type that are not on the map (JL-MON-10, JL-MON-12); nothing else limits (JL-OPEN-26)."""
    used = {figure.number for figure in monsters(game, kind)}
    return [number for number in range(1, game.content.monsters[kind].standees + 1) if number not in used]


def appear(game: Table, kind: str, rank: str, at: str) -> Figure:
    """Put a monster on the map, with a random standee number and the full hit points of its stat line.

    JL-MON-02, JL-MON-08, JL-MON-09, JL-MON-12, JL-STATE-04; a boss's hit points are a formula with C (JL-BOSS-06), who
    spawns has the line of all others (JL-SPAWN-07); damage suffered is what is missing (JL-MON-19).
    """
    chosen = game.random.pick(free_numbers(game, kind), "standee")
    short = kind.rpartition(":")[2]
    id = f"{short}-{chosen}"
    figure = Figure(id=id, side="monsters", rank=rank, kind=kind, number=chosen, at=at, hp=1, max_hp=1)  # type: ignore[arg-type] # a strip's word is a rank
    stat = stat_of(game, figure)
    figure.hp = figure.max_hp = number(game, stat.hp) if stat else 1
    game.state.figures[id] = figure
    game.tell(Appeared(id, at, rule="JL-MON-03" if rank == "elite" else "JL-MON-04"))
    return figure


async def spawn(game: Table, kind: str, rank: str, near: str) -> Figure | None:
    """Onto the free hex nearest to the spawn point by range; among equals the players choose.

    JL-SPAWN-01, JL-SPAWN-02, JL-SPAWN-06, JL-OPEN-05; then as if it was revealed (JL-SPAWN-03 … JL-SPAWN-05).
    """
    nearest = nearest_free(game, near)
    if not nearest or not free_numbers(game, kind):
        return None
    options = [Option(f"cell:{cell}", cell) for cell in nearest]
    party, name = tuple(game.state.seats), game.content.monsters[kind].name
    at = await game.ask(Question(party, "spawn", options, "JL-SPAWN-06", {"kind": name}, party=True))
    figure = appear(game, kind, rank, at)
    take_up(game, [figure])
    return figure


def nearest_free(game: Table, near: str) -> list[str]:
    """The empty hexes nearest to a spawn point; walls and closed doors block (JL-SPAWN-01, JL-DOOR-09, JL-OPEN-05)."""
    free = empty_hexes(game)
    rings = ground(game).links.rings(mask_of(game, [near]))
    return next((names_of(game, ring & free) for ring in rings if ring & free), list[str]())
