"""An act: somebody carries out effects of a card, and what is known of the moment while they do."""

from dataclasses import dataclass, field

from undercroft.games.runebound.content.verbs import GainTrophy
from undercroft.games.runebound.state import Combat, Hero, Side
from undercroft.table import CardId, Seat

FOE = "foe"


@dataclass(slots=True)
class Hit:
    """Damage that is about to be dealt."""

    amount: int
    kind: str
    attack: bool


@dataclass(slots=True)
class Act:
    """Who acts (a hero, or `foe`: the enemy in combat), by which card, and the numbers that its words stand for."""

    who: str
    seat: Seat | None
    card: CardId | None = None
    deck: str = ""
    x: int = 1
    """What X is: 1 unless it was paid (RB-ABIL-14, RB-ABIL-15)."""
    successes: int = 0
    matches: int = 0
    revealed: "list[CardId] | None" = None
    """The cards of the attribute test that this is about."""
    attack: bool = False
    """What is done is a combat action: damage is an attack (RB-DMGACT-08, RB-DMGACT-12)."""
    hit: Hit | None = None
    stopped: bool = False
    """A failed test, or the end of a combat: the rest is not resolved (RB-TEST-11, RB-COMBAT-15)."""
    cancelled: bool = False
    bonus: list[GainTrophy] = field(default_factory=list[GainTrophy])
    """Bonus trophies wait until the card itself was taken (RB-TROPHY-09)."""
    waits: bool = False
    """Trophies gained are kept back as bonus trophies."""
    answers: "Act | None" = None
    """The act that this one answers to: what `cancel` cancels."""
    settled: bool = False
    """The card was taken or discarded by its own text."""


def side_of(combat: Combat, who: str) -> Side:
    return combat.sides[0] if combat.sides[0].who == who else combat.sides[1]


def other_side(combat: Combat, who: str) -> Side:
    """For each combatant the other is the opponent (RB-CHALLENGE-09)."""
    return combat.sides[1] if combat.sides[0].who == who else combat.sides[0]


def act_of(hero: Hero, card: CardId | None = None, deck: str = "") -> Act:
    return Act(hero.id, hero.seat, card, deck)
