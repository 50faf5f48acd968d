"""Entering a hex: traps spring, doors open, at once and in the middle of the move."""

from collections.abc import Sequence

from undercroft.games.haven.bonus import hear
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import DoorOpened, TrapSprung
from undercroft.games.haven.reveal import reveal_behind
from undercroft.games.haven.rules import fire
from undercroft.games.haven.state import Figure, Overlay
from undercroft.games.haven.world import layout, on_map, overlays
from undercroft.grid import parse_cell


async def enter(game: Table, figure: Figure, at: str, by: str | None = None) -> None:
    """Somebody, friend or foe, has come onto a hex: what lies there takes effect (JL-TRAP-01, JL-TRAP-08, JL-TRAP-09).

    Special rules that wait for an area to be entered know it by its name (JL-GEN-16); bonuses listen too (JL-ONGO-13).
    """
    for trap in overlays(game, "trap", "trap-b"):
        if at in trap.cells and figure.at == at:
            await spring(game, figure, trap, by)
    if figure.at == at:
        await hear(game, "enters", figure)
        await fire(game, "enters", figure, of=layout(game).area_at(parse_cell(at)))


async def spring(game: Table, figure: Figure, trap: Overlay, by: str | None) -> None:
    """All its conditions and its damage, then the trap is gone (JL-TRAP-02, JL-TRAP-03, JL-TRAP-07).

    Who forced a monster onto it gets the kill (JL-DEATH-03), of its own accord nobody does (JL-DEATH-04).
    """
    del game.state.overlays[trap.id]
    game.tell(TrapSprung(figure.id, figure.at, rule="JL-TRAP-01"))
    for condition in trap.conditions:
        gain(game, figure, condition, "JL-TRAP-02")
    await suffer(game, figure, trap.damage, by, "JL-TRAP-02")


def closed_door_at(game: Table, at: str) -> Overlay | None:
    return next((door for door in overlays(game, "door") if at in door.cells and not door.open), None)


async def open_door(game: Table, door: Overlay, figure: Figure | None) -> None:
    """A door opens as a whole and for good; the room behind it is revealed (JL-DOOR-01 … JL-DOOR-03, JL-DOOR-07).

    Its other hexes reveal nothing again (JL-DOOR-08); the token that says so is its being open (JL-MAP-13). Bonuses and
    special rules know who opened it (JL-ONGO-13, JL-GEN-16).
    """
    door.open = True
    game.tell(DoorOpened(figure.id if figure else None, door.id, rule="JL-DOOR-02"))
    await reveal_behind(game, door)
    if figure and figure.at:
        await hear(game, "opens-door", figure)
        await fire(game, "opens-door", figure, of=door.id)


def stand_clear(game: Table, figure: Figure, way: Sequence[str]) -> None:
    """Stopped on an ally's hex, a figure stands on the last hex of its way that is free (JL-MAP-05, JL-OPEN-40)."""
    while way and figure.at and any(other.at == figure.at and other.id != figure.id for other in on_map(game)):
        *way, figure.at = way
