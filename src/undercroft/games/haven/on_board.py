"""What abilities do to the map and the scenario: loot, destroy, lay traps, spawn, reveal, read, count, end."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.book import read
from undercroft.games.haven.box import Table
from undercroft.games.haven.content import verbs
from undercroft.games.haven.enter import enter, open_door
from undercroft.games.haven.events import Destroyed, GoalMet
from undercroft.games.haven.loot import loot_within, take
from undercroft.games.haven.reveal import reveal_room, spawn
from undercroft.games.haven.state import Figure, Overlay
from undercroft.games.haven.targets import in_reach, selected
from undercroft.games.haven.world import NOWHERE, distance, empty_hexes, mask_of, names_of, number, overlays, sheet_of
from undercroft.table import Option, Question


async def loot_ability(game: Table, act: Act, ability: verbs.Loot) -> bool:
    """“Loot X” takes all within X hexes; it needs something to take (JL-LOOT-01, JL-LOOT-03)."""
    found = loot_within(game, act.actor, number(game, ability.value))
    await take(game, act.actor, found)
    return bool(found)


async def destroy_ability(game: Table, act: Act, ability: verbs.Destroy) -> bool:
    """A whole obstacle, if one hex of it is in range and sight; no objectives.

    JL-OBST-03, JL-OBST-04, JL-OBJ-08, JL-STATE-08, JL-XP-01.
    """
    near = in_reach(game, act.actor, number(game, ability.range))
    found = [overlay for overlay in overlays(game, ability.kind) if mask_of(game, overlay.cells) & near]
    chosen = await _choose_overlay(game, act, found, "destroy")
    if chosen:
        del game.state.overlays[chosen.id]
        game.tell(Destroyed(chosen.id, rule="JL-OBST-03"))
    return chosen is not None


async def _choose_overlay(game: Table, act: Act, found: list[Overlay], kind: str) -> Overlay | None:
    options: list[Option[Overlay | None]] = [Option(f"{kind}:{overlay.id}", overlay) for overlay in found]
    if not options:
        return None
    question = Question(act.seats, kind, [*options, Option("skip", None)], "JL-OBST-03", party=act.party)
    return await game.ask(question)


async def trap_ability(game: Table, act: Act, ability: verbs.Trap) -> bool:
    """A trap is laid on an empty hex, of the kind the ability says (JL-TRAP-05, JL-XP-01)."""
    hexes = names_of(game, in_reach(game, act.actor, number(game, ability.range)) & empty_hexes(game))
    if ability.nearest:
        hexes = _nearest_to(game, hexes, selected(game, act.actor, ability.nearest))
    if not hexes:
        return False
    options: list[Option[str | None]] = [Option(f"cell:{cell}", cell) for cell in hexes]
    if sheet_of(game, act.actor):
        options.append(Option("skip", None))
    at = await game.ask(Question(act.seats, "lay-trap", options, "JL-TRAP-05", party=act.party))
    if at is None:
        return False
    id = f"laid-{game.state.new_id()}"
    damage = number(game, ability.damage)
    game.state.overlays[id] = Overlay(
        id=id, kind="trap", cells=[at], damage=damage, conditions=list(ability.conditions)
    )
    return True


def _nearest_to(game: Table, hexes: list[str], figures: list[Figure]) -> list[str]:
    away = {at: min((distance(game, at, figure.at) for figure in figures), default=NOWHERE) for at in hexes}
    return [at for at in hexes if away[at] == min(away.values()) < NOWHERE]


async def spawn_ability(game: Table, act: Act, ability: verbs.Spawn) -> bool:
    """Monsters come into play (JL-SPAWN-01 … JL-SPAWN-04)."""
    near = ability.near or act.actor.at
    made = [await spawn(game, ability.monster, ability.rank, near) for _ in range(number(game, ability.count))]
    return any(made)


async def teleport_ability(game: Table, act: Act, ability: verbs.Teleport) -> bool:
    """To an empty hex near by, whatever lies between (JL-MOVE-05, JL-XP-01)."""
    near = names_of(game, in_reach(game, act.actor, number(game, ability.value)) & empty_hexes(game))
    options: list[Option[str | None]] = [Option(f"cell:{cell}", cell) for cell in near]
    options.append(Option("skip", None))
    at = await game.ask(Question(act.seats, "teleport", options, "JL-MOVE-05", party=act.party))
    if at is not None:
        act.actor.at = at
        await enter(game, act.actor, at)
    return at is not None


async def reveal_ability(game: Table, act: Act, ability: verbs.Reveal) -> bool:
    """Special rules can reveal rooms without a door (JL-REVEAL-11)."""
    if ability.room in game.state.rooms:
        return False
    await reveal_room(game, ability.room)
    return True


async def unlock_ability(game: Table, act: Act, ability: verbs.Unlock) -> bool:
    """A door opens by itself, or is locked no more, as a special rule says (JL-GEN-16)."""
    door = game.state.overlays.get(ability.door)
    if door is None or door.open:
        return False
    door.locked = False
    if ability.open:
        await open_door(game, door, None)
    return True


async def read_ability(game: Table, act: Act, ability: verbs.Read) -> bool:
    """A section of the scenario's text is read when its condition is met (JL-BOOK-04, JL-BOOK-05)."""
    await read(game, f"section:{ability.section}")
    return True


async def end_ability(game: Table, act: Act, ability: verbs.End) -> bool:
    """The goal is met, or a condition of defeat has come about (JL-END-01, JL-END-05)."""
    if ability.outcome == "won":
        game.state.goal_met = True
        game.tell(GoalMet(rule="JL-END-02"))
    else:
        game.state.defeated = True
    return True


async def count_ability(game: Table, act: Act, ability: verbs.CountUp) -> bool:
    """What special rules keep count of, with tokens on the table (JL-MAP-14)."""
    counters = game.state.counters
    counters[ability.counter] = counters.get(ability.counter, 0) + number(game, ability.by)
    return True
