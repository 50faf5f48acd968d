"""Dealing anew what one seat can't know: bots think about such states, never about the true one."""

from typing import Any

from undercroft.table.card import Card
from undercroft.table.chance import Stream
from undercroft.table.game import Game
from undercroft.table.names import Seat
from undercroft.table.state import AnyState


def redeal_cards(state: AnyState, viewer: Seat, stream: Stream) -> None:
    """Permute what the cards that this seat doesn't know are, within each pool of equal backs."""
    for unknown in unknown_cards(state, viewer).values():
        if len(unknown) > 1:
            kinds = [(card.definition, card.face, card.counters) for card in unknown]
            stream.shuffle(kinds)
            for card, kind in zip(unknown, kinds, strict=True):
                card.definition, card.face, card.counters = kind


def unknown_cards(state: AnyState, viewer: Seat) -> dict[str, list[Card]]:
    """The cards a seat doesn't know, by their backs."""
    pools: dict[str, list[Card]] = {}
    for card in state.cards.values():
        if not card.known_to(viewer):
            pools.setdefault(card.back, []).append(card)
    return pools


def vary_cards(game: Game[Any, Any], viewer: Seat, stream: Stream, copy: AnyState) -> bool:
    """Make a copy of the state differ in hidden cards; False where all of a pool are alike."""
    before = [card.definition for card in game.state.cards.values()]
    redeal_cards(copy, viewer, stream)
    return before != [card.definition for card in copy.cards.values()]
