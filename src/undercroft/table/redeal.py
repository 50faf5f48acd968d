"""Dealing anew what one seat can't know: bots think about such states, never about the true one."""

from collections.abc import Callable
from typing import Any, TypeVar

from undercroft.table.card import Card
from undercroft.table.chance import Stream
from undercroft.table.game import Game
from undercroft.table.names import Seat
from undercroft.table.state import AnyState, Codec

S = TypeVar("S", bound=AnyState)


def redeal_cards(state: AnyState, viewer: Seat, stream: Stream) -> None:
    """Permute what the cards that this seat doesn't know are, within each pool of equal backs.

    The same stream deals the same cards wherever they lie in truth.
    """
    for unknown in unknown_cards(state, viewer).values():
        if len(unknown) > 1:
            kinds = [(card.definition, card.face, card.counters) for card in unknown]
            kinds.sort(key=lambda kind: (*kind[:2], sorted(kind[2].items())))
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


def swap_cards(where: Callable[[Card], bool]) -> Callable[[Game[S, Any], Seat, Stream], S | None]:
    """How a secret of cards varies: one that lies `where`, and that a seat doesn't know, becomes another such card."""

    def vary(game: Game[S, Any], viewer: Seat, stream: Stream) -> S | None:
        copy = Codec(type(game.state)).copy(game.state)
        pools = unknown_cards(copy, viewer).values()
        pairs = [
            (card, other) for pool in pools for card in pool if where(card) for other in pool if unlike(card, other)
        ]
        if not pairs:
            return None
        card, other = stream.pick(pairs)
        card.definition, other.definition = other.definition, card.definition
        card.face, other.face = other.face, card.face
        card.counters, other.counters = other.counters, card.counters
        return copy

    return vary


def unlike(card: Card, other: Card) -> bool:
    return (card.definition, card.face, card.counters) != (other.definition, other.face, other.counters)
