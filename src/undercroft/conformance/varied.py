"""Pairs of matches that differ in hidden things only, and how far they may be played side by side."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from undercroft.conformance.trial import Violation
from undercroft.table import (
    CardId,
    CardMoved,
    Game,
    Match,
    NotAllowed,
    Option,
    Ruling,
    Seat,
    Secret,
    Stream,
    vary_cards,
)
from undercroft.table.state import AnyState

Played = Match[Any, Any]


def vary_unknown_cards(game: Game[Any, Any], viewer: Seat, stream: Stream) -> AnyState | None:
    """What cards a seat doesn't know are dealt anew: a secret that every game has."""
    state: AnyState = game.state
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
    return copy if vary_cards(game, viewer, stream, copy) else None


UNKNOWN_CARDS: Secret[Any, Any] = Secret("cards", vary_unknown_cards)


class Pair:
    """A match, and one like it that differs in a secret; both can be played on with the same answers."""

    def __init__(self, match: Played, varied: AnyState, viewer: Seat) -> None:
        self.viewer = viewer
        self.true = match.fork(telling=True)
        self.other = match.fork(telling=True)
        self._cards = differing_cards(match.state, varied)
        pour(varied, self.other.state)
        for one in (self.true, self.other):
            one.override(match.setup.seats[0], Ruling("asked again"))

    def both(self) -> Iterator[Played]:
        yield self.true
        yield self.other

    def play_on(self, stream: Stream) -> bool:
        """Give the same answer in both; False where the viewer may learn more from here on, or they can't agree."""
        decision = self.same_decision(stream)
        if decision is None:
            return False
        at, option, alike = decision
        before = self.stand()
        self.true.play(at, option)
        self.other.play(at, alike)
        return not self.shows_since(before)

    def same_decision(self, stream: Stream) -> tuple[int, Option[Any], Option[Any]] | None:
        """A question by its number and an option as each of the two has it; None where they ask differently."""
        if not self.true.questions or len(self.true.questions) != len(self.other.questions):
            return None
        at = stream.below(len(self.true.questions))
        question, same = self.true.questions[at], self.other.questions[at]
        option = stream.pick(question.options)
        alike = same.option(option.text)
        if alike is None or (same.kind, same.seats) != (question.kind, question.seats):
            return None
        return at, option, alike

    def stand(self) -> list[tuple[int, int]]:
        """How many lines and events each of the two has."""
        return [(len(one.line), len(one.told)) for one in self.both()]

    def shows_since(self, stood: list[tuple[int, int]]) -> bool:
        """Whether the viewer may have learnt of the secret since the two stood so, by the rules."""
        return any(self._shows(one, *since) for one, since in zip(self.both(), stood, strict=True))

    def _shows(self, match: Played, line: int, told: int) -> bool:
        """Whether the viewer may have learnt of the secret since a line, by the rules."""
        if self._cards is None:
            return reveals_since(match, line)
        cards = match.state.cards
        moved = (one.known_to(self.viewer) for one in match.told[told:])
        shown = {event.card for event in moved if isinstance(event, CardMoved)}
        return any(card in shown or cards[card].known_to(self.viewer) for card in self._cards)


def reveals_since(match: Played, line: int) -> bool:
    """Whether anything hidden came out since a line: an honest table couldn't go back there."""
    try:
        match.check_undo(line)
    except NotAllowed:
        return True
    return False


def differing_cards(one: AnyState, other: AnyState) -> list[CardId] | None:
    """The cards that differ; None where something else differs as well."""
    same_cards: Any = msgspec.structs.replace(other, cards=one.cards)
    if same_cards != one or one.cards.keys() != other.cards.keys():
        return None
    return [id for id, card in one.cards.items() if card != other.cards[id]]


def check_unmoved(before: bytes, match: Played, rule: str) -> None:
    """Making a varied state must leave the true one alone."""
    if match.system.codec.encode(match.state) != before:
        raise Violation(f"varying {rule} changed the state of the match itself; vary a copy")


def pour(source: msgspec.Struct, target: msgspec.Struct) -> None:
    """Give a state the values of another one in place, so that rules that hold a part of it see them too."""
    for name in source.__struct_fields__:
        setattr(target, name, _poured(getattr(source, name), getattr(target, name)))


def _poured(new: object, old: object) -> object:
    if type(new) is not type(old):
        return new
    if isinstance(new, msgspec.Struct) and not new.__struct_config__.frozen:
        pour(new, cast(msgspec.Struct, old))
        return old
    if isinstance(new, dict):
        values, held = cast(dict[object, object], new), cast(dict[object, object], old)
        merged = {key: _poured(value, held[key]) if key in held else value for key, value in values.items()}
        held.clear()
        held.update(merged)
        return held
    if isinstance(new, list):
        items, kept = cast(list[object], new), cast(list[object], old)
        shared = [_poured(item, kept[at]) if at < len(kept) else item for at, item in enumerate(items)]
        kept[:] = shared
        return kept
    return new
