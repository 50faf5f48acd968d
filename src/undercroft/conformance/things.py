"""What must hold of the things on the table, for every game and for this one."""

from collections.abc import Mapping
from typing import Any

from undercroft.conformance.trial import Trial, Violation
from undercroft.table import Card, CardId, Zone, ZoneId
from undercroft.table.state import AnyState


class CheckCards:
    """Each card lies in exactly one zone; the box neither loses nor gains any."""

    def __init__(self) -> None:
        self._box: dict[CardId, str] | None = None

    def __call__(self, trial: Trial) -> None:
        state: AnyState = trial.match.state
        check_zones(state.cards, state.zones)
        box = {id: card.back for id, card in state.cards.items()}
        if self._box is None:
            self._box = box
        if box != self._box:
            changed = sorted(box.items() ^ self._box.items())
            raise Violation(f"cards came out of nowhere or left the table: {changed[0][0]} (out of play is a zone too)")


def check_zones(cards: Mapping[CardId, Card], zones: Mapping[ZoneId, Zone]) -> None:
    """Cards and zones agree on what lies where."""
    lying = [card for zone in zones.values() for card in zone.cards]
    if len(set(lying)) < len(lying):
        raise Violation(f"{next(card for card in lying if lying.count(card) > 1)} lies in two zones, or twice in one")
    if missing := sorted(set(cards) ^ set(lying)):
        raise Violation(f"{missing[0]} lies in no zone, or is no card")
    for id, zone in zones.items():
        if zone.id != id:
            raise Violation(f"the zone {id} calls itself {zone.id}")
        if strayed := [card for card in zone.cards if cards[card].zone != id]:
            raise Violation(f"{strayed[0]} lies in {id} and says it is in {cards[strayed[0]].zone}")
        if zone.top < 0 or zone.bottom < 0 or zone.top + zone.bottom > len(zone.cards):
            raise Violation(f"{id} knows {zone.top} + {zone.bottom} places, but holds {len(zone.cards)} cards")


def check_invariants(trial: Trial) -> None:
    """What the game itself says must always hold."""
    check: Any = trial.system.check
    try:
        check(trial.match.game)
    except AssertionError as error:
        raise Violation(str(error) or "an invariant of the game is broken") from error
