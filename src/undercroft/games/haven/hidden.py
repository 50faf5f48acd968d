"""What each seat may not know, how it can vary, and how it is dealt anew for those who think ahead."""

from collections.abc import Sequence

from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.state import Haven, Overlay
from undercroft.games.haven.world import ground
from undercroft.grid import parse_cell
from undercroft.table import Card, Codec, Seat, Secret, Stream, swap_cards

CODEC = Codec(Haven)


def _in_hand(card: Card) -> bool:
    return card.zone.startswith("hand-")


def _chosen(card: Card) -> bool:
    return card.zone.startswith("chosen-")


def _in_modifiers(card: Card) -> bool:
    return card.zone.startswith("modifiers-")


def _in_plans(card: Card) -> bool:
    return card.zone.startswith("plans-")


def _is_goal(card: Card) -> bool:
    return card.zone.startswith("goal-")


def unseen(game: Table) -> list[Overlay]:
    """The tiles that lie in rooms nobody has seen yet (JL-HIDE-02)."""
    known = ground(game).walk.cells
    bit = ground(game).arena.board.bit
    return [
        overlay
        for overlay in game.state.overlays.values()
        if not any(bit(parse_cell(cell)) & known for cell in overlay.cells)
    ]


def vary_room(game: Table, viewer: Seat, stream: Stream) -> Haven | None:
    """Something lies otherwise in a room that is still hidden (JL-HIDE-02)."""
    hidden = [overlay.id for overlay in unseen(game) if overlay.kind not in ("door", "treasure")]
    if not hidden:
        return None
    copy = CODEC.copy(game.state)
    del copy.overlays[stream.pick(hidden)]
    return copy


def vary_treasure(game: Table, viewer: Seat, stream: Stream) -> Haven | None:
    """Another entry of the index waits in a treasure (JL-TREAS-02)."""
    lying = [overlay.id for overlay in game.state.overlays.values() if overlay.kind == "treasure"]
    if not lying:
        return None
    copy = CODEC.copy(game.state)
    copy.overlays[stream.pick(lying)].number += 1 + stream.below(9)
    return copy


def redeal_treasures(game: Table, viewer: Seat, stream: Stream) -> None:
    """Nobody knows which entry lies where: any may, of those not looked up yet (JL-TREAS-02)."""
    lying = [overlay for overlay in game.state.overlays.values() if overlay.kind == "treasure"]
    taken = {number for sheet in game.state.sheets.values() for number in sheet.treasures}
    numbers: Sequence[int] = [number for number in game.content.treasures if number not in taken]
    if len(numbers) < len(lying):
        return
    pool = list(numbers)
    stream.shuffle(pool)
    for overlay, number in zip(lying, pool, strict=False):
        overlay.number = number


SECRETS: list[Secret[Haven, Box]] = [
    Secret("JL-SELECT-01", swap_cards(_in_hand)),
    Secret("JL-SELECT-07", swap_cards(_chosen)),
    Secret("JL-HIDE-04", swap_cards(_in_modifiers)),
    Secret("JL-ORDER-02", swap_cards(_in_plans)),
    Secret("JL-GOAL-02", swap_cards(_is_goal)),
    Secret("JL-HIDE-02", vary_room),
    Secret("JL-TREAS-02", vary_treasure),
]
