"""Cards: which two to play, when to rest, which to give up."""

from functools import cached_property

from undercroft.games.haven.adviser import worth
from undercroft.games.haven.adviser.halves import gain_of_half, half_of, steps_of
from undercroft.games.haven.adviser.promise import promise_of
from undercroft.games.haven.adviser.prospect import Prospect
from undercroft.games.haven.cards import BASIC_BOTTOM, BASIC_TOP
from undercroft.games.haven.content.verbs import Action
from undercroft.games.haven.state import Figure
from undercroft.table import Card, CardId, ZoneId, cards_in

HASTE = 0.8
"""What it is worth to act first of all instead of in the middle, for who can strike; for who can't, to act last."""
RESTING = 0.5
PATCHED = 2
"""The hit points that a long rest gives back."""


class Hand:
    """A hand of cards, played from where the hero stands now."""

    def __init__(self, view: Prospect) -> None:
        self.view = view
        self.cards = cards_in(view.game, ZoneId(f"hand-{view.hero.id}"))
        self._turns: dict[tuple[int, int], float] = {}

    def halves(self, card: Card) -> tuple[Action, Action]:
        printed = self.view.printed(card.id)
        return printed.top, printed.bottom

    def pair(self, one: Card, other: Card) -> float:
        """The better way to play two cards."""
        return max(self.both(one, other), self.both(other, one))

    def both(self, one: Card, other: Card) -> float:
        """The top of one and the bottom of the other, printed or basic, whichever order suits."""
        top, bottom, turn = self.halves(one)[0], self.halves(other)[1], self.turn
        return max(turn(top, bottom), turn(top, BASIC_BOTTOM), turn(BASIC_TOP, bottom), turn(BASIC_TOP, BASIC_BOTTOM))

    def turn(self, above: Action, below: Action) -> float:
        """What a top and a bottom action bring in one turn; each pair is reckoned once."""
        key = (id(above), id(below))
        if key not in self._turns:
            steps = steps_of(self.view, below), steps_of(self.view, above)
            self._turns[key] = gain_of_half(self.view, above, steps[0]) + gain_of_half(self.view, below, steps[1])
        return self._turns[key]

    @cached_property
    def can_strike(self) -> bool:
        """Whether somebody can be attacked this round."""
        return any(self.view.within(foe, 1) & self.view.stands(4) for foe in self.view.foes)

    def timing(self, card: Card) -> float:
        """Early to strike before they do; late to let them come."""
        early = (50 - self.view.printed(card.id).initiative) / 50
        return HASTE * (early if self.can_strike else -early)

    def leading(self, card: Card) -> float:
        """A card as the first of two: the best partner it has."""
        pairs = (self.pair(card, other) for other in self.cards if other.id != card.id)
        return max(pairs, default=0.0) + self.timing(card)


def of_long_rest(view: Prospect) -> float:
    """A round is given up for cards and hit points: when the hand is short, or one is hurt and nobody near."""
    hand = len(cards_in(view.game, ZoneId(f"hand-{view.hero.id}")))
    healed = worth.of_healing(view.hero, PATCHED)
    calm = 0.0 if view.danger(view.at) else 2.0
    return RESTING + healed + calm - 1.5 * max(0, hand - 2)


def of_short_rest(view: Prospect) -> float:
    """A short rest is due when no two cards are left, unless there is time for a long one."""
    hand = len(cards_in(view.game, ZoneId(f"hand-{view.hero.id}")))
    if hand >= 2:
        return -1.0
    has_time = not view.danger(view.at) and view.hero.max_hp - view.hero.hp >= PATCHED
    return -0.5 if has_time else 1.0


def of_redrawing(view: Prospect, card: CardId) -> float:
    """Another random card instead of a good one, for a hit point."""
    discard = [promise_of(view.printed(one.id)) for one in cards_in(view.game, ZoneId(f"discard-{view.hero.id}"))]
    usual = sum(discard) / max(1, len(discard))
    return 0.4 * (promise_of(view.printed(card)) - usual) - worth.of_harm(view.hero, 1) - 0.5 * (view.hero.hp <= 2)


def of_giving_up(view: Prospect, cards: tuple[CardId, ...]) -> float:
    """What losing some cards takes away, the useful ones first; of the hand more than of the discards."""
    hand = view.game.state.zones[ZoneId(f"hand-{view.hero.id}")].cards
    cost = 0.0
    for card in cards:
        share = 1.0 if card in hand else 0.7
        cost += share * worth.of_card(view.game, view.hero) + 0.15 * promise_of(view.printed(card))
    return cost


def of_suffering(hero: Figure, damage: int) -> float:
    """What damage costs that isn't negated; exhaustion costs more than any card."""
    return 40.0 if damage >= hero.hp else worth.of_harm(hero, damage)


def play_first(view: Prospect, card: CardId, half: str, cards: list[CardId]) -> float:
    """A half as the first of a turn, with the best that the other card can add afterwards; as the second, alone."""
    action = half_of(view, card, half)
    others = [one for one in cards if one != card]
    if not others:
        return gain_of_half(view, action)
    steps = steps_of(view, action)
    other = "bottom" if half.endswith("top") else "top"
    ways = [half_of(view, others[0], f"{kind}{other}") for kind in ("", "basic-")]
    return gain_of_half(view, action) + max(gain_of_half(view, way, steps) for way in ways)
