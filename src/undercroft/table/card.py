"""Cards as things: instances that lie in zones, have faces, carry counters, and have been seen by some.

A deck has no secret order. What nobody has looked at is drawn at random when it is drawn, which is the same to
everybody at the table, and leaves nothing that could leak or be guessed. Only cards put or seen at a known place
(top, bottom) stay there.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from undercroft.table.event import CardMoved
from undercroft.table.names import CardId, RuleId, Seat, ZoneId

if TYPE_CHECKING:
    from undercroft.table.game import Game
    from undercroft.table.state import AnyState

EVERYBODY = "*"

Sight = Literal["all", "owner", "none"]


class Card(msgspec.Struct):
    """One card (or token, or tile) of the box. `back` is the pool it can't be told apart from when face down."""

    id: CardId
    definition: str
    back: str
    zone: ZoneId
    face: int = 0
    seen_by: list[str] = []
    """The seats that know what it is, or `*`: it lies open."""
    counters: dict[str, int] = {}

    def known_to(self, viewer: Seat) -> bool:
        return EVERYBODY in self.seen_by or viewer in self.seen_by


class Zone(msgspec.Struct):
    """Where cards lie: a hand, a row, a pile, a deck. The last card of a pile or deck is its top."""

    id: ZoneId
    sight: Sight
    owner: Seat | None = None
    deck: bool = False
    """Face down and in no order anybody knows, but for `top` and `bottom` cards at known places."""
    cards: list[CardId] = []
    top: int = 0
    bottom: int = 0

    def viewers(self) -> list[str]:
        if self.sight == "all":
            return [EVERYBODY]
        return [self.owner] if self.sight == "owner" and self.owner else []


def add_zone(state: "AnyState", zone: ZoneId, sight: Sight, owner: Seat | None = None, deck: bool = False) -> None:
    state.zones[zone] = Zone(zone, sight, owner, deck, [])


def add_cards(state: "AnyState", definitions: Sequence[str], zone: ZoneId, back: str, face: int = 0) -> list[CardId]:
    """Take cards out of the box; an id tells pool and number, so that equal cards stay two cards."""
    place = state.zones[zone]
    first = [card.back for card in state.cards.values()].count(back) + 1
    added = [CardId(f"{back}-{number}") for number in range(first, first + len(definitions))]
    for card, definition in zip(added, definitions, strict=True):
        state.cards[card] = Card(card, definition, back, zone, face, place.viewers(), {})
    place.cards += added
    return added


def cards_in(game: "Game[Any, Any]", zone: ZoneId) -> list[Card]:
    cards = game.state.cards
    return [cards[card] for card in game.state.zones[zone].cards]


def move(
    game: "Game[Any, Any]", card: CardId, target: ZoneId, rule: RuleId = "", to: Literal["top", "bottom"] = "top"
) -> None:
    """Lay a card into another zone. Who can't see it go loses track of what stays behind."""
    state = game.state
    moved = state.cards[card]
    source, goal = state.zones[moved.zone], state.zones[target]
    _take_out(source, card)
    if to == "top":
        goal.cards.append(card)
        goal.top += goal.deck
    else:
        goal.cards.insert(0, card)
        goal.bottom += goal.deck
    _learn(game, moved, source, goal)
    if source.sight == "owner":
        _lose_track(game, source, moved)
    moved.zone = target
    told = CardMoved(card, source.id, target, rule=rule)
    if EVERYBODY in moved.seen_by:
        game.tell(told)
    else:
        unseen = CardMoved(None, source.id, target, rule=rule)
        game.tell(told, to=tuple(map(Seat, moved.seen_by)), others=unseen)


def draw(game: "Game[Any, Any]", deck: ZoneId, target: ZoneId, rule: RuleId = "", purpose: str = "") -> CardId:
    """Draw the top card; where no one knows it, chance says which of the unknown cards it is."""
    card = _top(game, deck, purpose)
    move(game, card, target, rule)
    return card


def look(game: "Game[Any, Any]", deck: ZoneId, seat: Seat, count: int = 1) -> list[CardId]:
    """Let a seat look at the top cards without moving them: from now on they have their place, topmost first."""
    zone = game.state.zones[deck]
    looked: list[CardId] = []
    for _ in range(min(count, len(zone.cards))):
        looked.append(_top(game, deck, ""))
        _take_out(zone, looked[-1])
    zone.cards += reversed(looked)
    zone.top += len(looked)
    for card in looked:
        show(game, card, [seat])
    return looked


def shuffle(game: "Game[Any, Any]", deck: ZoneId) -> None:
    """Nobody knows the order, or any card's place, from now on."""
    zone = game.state.zones[deck]
    zone.top = zone.bottom = 0
    zone.cards.sort()
    for card in cards_in(game, deck):
        card.seen_by = []


def show(game: "Game[Any, Any]", card: CardId, seats: Sequence[str] = (EVERYBODY,)) -> None:
    """Let some, or everybody, see what a card is."""
    shown = game.state.cards[card]
    if EVERYBODY in shown.seen_by:
        return
    if news := [seat for seat in seats if seat not in shown.seen_by]:
        shown.seen_by = [EVERYBODY] if EVERYBODY in news else [*shown.seen_by, *news]
        game.reveal()


def flip(game: "Game[Any, Any]", card: CardId, face: int | None = None) -> None:
    """Turn a two-sided card over, or to a given face."""
    flipped = game.state.cards[card]
    flipped.face = 1 - flipped.face if face is None else face


def _top(game: "Game[Any, Any]", deck: ZoneId, purpose: str) -> CardId:
    zone: Zone = game.state.zones[deck]
    if not zone.cards:
        raise IndexError(f"{deck}: no card left to draw")
    unknown = len(zone.cards) - zone.top - zone.bottom
    if zone.top or not unknown or not zone.deck:
        return zone.cards[-1]
    cards = game.state.cards
    pool = zone.cards[zone.bottom : zone.bottom + unknown]
    return pool[game.random.outcome(purpose or deck, [cards[card].definition for card in pool])]


def _take_out(zone: Zone, card: CardId) -> None:
    at = zone.cards.index(card)
    if zone.deck:
        if at < zone.bottom:
            zone.bottom -= 1
        elif at >= len(zone.cards) - zone.top:
            zone.top -= 1
    del zone.cards[at]


def _learn(game: "Game[Any, Any]", card: Card, source: Zone, goal: Zone) -> None:
    """A card from a hand is followed by who sees that hand, any other by everybody's eyes."""
    if goal.sight == "all":
        show(game, card.id)
        return
    viewers = goal.viewers()
    knew = card.seen_by
    if knew == viewers:
        return
    if not (EVERYBODY in knew or all(seat in knew for seat in viewers)):
        game.reveal()
    if source.sight == "owner":
        knew = [seat for seat in source.viewers() if card.known_to(Seat(seat))]
    known = {*viewers, *knew}
    card.seen_by = [EVERYBODY] if EVERYBODY in known else sorted(known)


def _lose_track(game: "Game[Any, Any]", zone: Zone, moved: Card) -> None:
    """Whoever doesn't see which card left can't be sure any more which cards the zone still holds."""
    if EVERYBODY in moved.seen_by:
        return
    keep = sorted({*zone.viewers(), *moved.seen_by})
    for card in cards_in(game, zone.id):
        if card.seen_by != keep:
            card.seen_by = [seat for seat in keep if card.known_to(Seat(seat))]
