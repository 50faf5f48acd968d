"""The abilities: one closed vocabulary for all three games. A verb takes no code and no rule's name.

Each is written `{do: verb, …}`. What doesn't fit is a named rule (`{do: rule, name: …}`), and those are counted.
"""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.haven.content.formula import Formula
from undercroft.games.haven.content.select import ConditionName, ElementOrWild, Selector, Test
from undercroft.packs import Ref
from undercroft.words import Text

if TYPE_CHECKING:
    from undercroft.games.haven.content.model import Item, MonsterType

Hex: TypeAlias = tuple[int, int]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=12)] | Literal["all"]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=12)]


class Area(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Red hexes: relative to the actor's own grey hex (melee), or to each other (ranged)."""

    hexes: tuple[Hex, ...]
    melee: bool = False


class Boost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an ability gains when a test holds: more of its value, range or targets, further effects."""

    when: Test | None = None
    each: Selector | None = None
    """Once for each such figure."""
    value: Formula = 0
    range: Formula = 0
    reach: Formula = 0
    """How much farther a melee attack hits and stays one."""
    targets: int = 0
    pierce: int = 0
    push: int = 0
    pull: int = 0
    effects: tuple[ConditionName, ...] = ()
    advantage: bool = False
    area: Area | None = None
    xp: int = 0


class Consume(Boost, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What consuming elements adds to an ability; `then` are abilities of their own."""

    elements: tuple[ElementOrWild, ...]
    then: "tuple[Ability, ...]" = ()


class Verb(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of the card language."""

    when: Test | None = None
    """Performed only if this holds."""
    mandatory: bool = False
    """May not be skipped once a part of the action was performed (it harms the one who acts, or an ally)."""
    consume: tuple[Consume, ...] = ()
    boost: tuple[Boost, ...] = ()
    xp: int = 0
    """Experience if this ability is performed."""


class Targeted(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A verb with targets; without a range the edition's default applies, `at` narrows who may be meant."""

    range: Formula | None = None
    targets: Count = 1
    at: Selector | None = None
    area: Area | None = None


class Attack(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="attack"):
    """On a monster's card the value is added to its base attack."""

    value: Formula = 0
    effects: tuple[ConditionName, ...] = ()
    push: Formula = 0
    pull: Formula = 0
    pierce: Formula = 0
    advantage: bool = False
    disadvantage: bool = False


class Move(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="move"):
    """On a monster's card the value is added to its base move."""

    value: Formula = 0
    jump: bool = False


class Heal(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="heal"):
    value: Formula


class Give(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="give"):
    """A condition ability."""

    conditions: tuple[ConditionName, ...]


class Cure(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="cure"):
    """Takes conditions away."""

    conditions: tuple[ConditionName, ...]


class Push(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="push"):
    value: Formula


class Pull(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="pull"):
    value: Formula


class Suffer(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="suffer"):
    """Figures suffer damage, without an attack."""

    value: Formula
    at: Selector


class Loot(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="loot"):
    value: Formula


class Shield(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="shield"):
    """Shield for the round, or as long as the card stays active."""

    value: Formula
    at: Selector = Selector(who="self")


class Retaliate(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="retaliate"):
    """Whoever attacks the figure suffers damage; with a range only from so near."""

    value: Formula
    range: Formula | None = None


class Grant(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="grant"):
    """Others act: an ally decides itself; an enemy has to, as the one who grants decides."""

    abilities: "tuple[Ability, ...]"


class Destroy(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="destroy"):
    """Destroys a thing on the map, an obstacle unless said otherwise."""

    range: Formula = 1
    kind: Literal["obstacle", "trap", "objective"] = "obstacle"


class Trap(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="trap"):
    """Lays a trap on an empty hex, where said on one that is nearest to such a figure."""

    range: Formula = 1
    damage: Formula = 0
    conditions: tuple[ConditionName, ...] = ()
    nearest: Selector | None = None


class Infuse(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="infuse"):
    elements: tuple[ElementOrWild, ...]


class Recover(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="recover"):
    """Cards come back to the hand."""

    cards: Count
    pile: Literal["discard", "lost"] = "discard"


class Refresh(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="refresh"):
    """Items can be used again."""

    items: Count
    state: Literal["spent", "consumed"] = "spent"


class Gain(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain"):
    """Experience, coins, gold or an item that lies hidden in the scenario."""

    xp: int = 0
    coins: int = 0
    gold: int = 0
    item: Ref["Item"] | None = None


class Trade(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="trade"):
    """Lose hit points or cards to do something (the `to` abilities follow only if it was paid)."""

    damage: Formula = 0
    discard: int = 0
    lose: int = 0
    to: "tuple[Ability, ...]"


class Either(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="either"):
    """One of several."""

    ways: "tuple[tuple[Ability, ...], ...]"


class Play(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="play"):
    """One more card of the hand is played for one of its halves."""

    half: Literal["top", "bottom"]


class Spawn(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="spawn"):
    """Monsters come into play near a spot or the actor."""

    monster: Ref["MonsterType"]
    rank: Literal["normal", "elite"] = "normal"
    count: Formula = 1
    near: str | None = None


class Teleport(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="teleport"):
    value: Formula


class Swap(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="swap"):
    """Actor and target change places."""


class Leap(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="leap"):
    """Jumps next to a figure, or a fallen one, however far away; what follows is about that figure."""

    to: Selector
    then: "tuple[Ability, ...]" = ()


class Revive(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="revive"):
    """Fallen monsters come back near to where they fell, as they were at first."""

    at: Selector


class Absorb(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="absorb"):
    """Consumes elements to do something of its own."""

    elements: tuple[ElementOrWild, ...]
    to: "tuple[Ability, ...]"


class Special(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="special"):
    """A boss's own action of that number."""

    number: Literal[1, 2]


class Kill(Targeted, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="kill"):
    """The target dies (normal monsters only, unless the selector says otherwise)."""


class CountUp(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="count"):
    """A counter of the scenario goes up or down."""

    counter: str
    by: Formula = 1


class Reveal(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reveal"):
    """A room of the scenario is revealed without a door."""

    room: str


class Unlock(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="unlock"):
    """A door opens by itself, or can be opened from now on."""

    door: str
    open: bool = True


class Read(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="read"):
    """A section of the scenario's text is read."""

    section: str


class End(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="end"):
    """The goal is met, or the scenario is lost."""

    outcome: Literal["won", "lost"]


class NamedRule(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="rule"):
    """A rule of the game's own code, for what the vocabulary can't say."""

    name: str
    numbers: dict[str, int] = {}


Trigger: TypeAlias = Literal[
    "attacks", "is-attacked", "suffers", "is-healed", "moves", "enters", "kills", "turn-starts", "turn-ends",
    "round-starts", "round-ends", "loots", "opens-door", "rests", "infuses",
    "attack-begins", "is-doubled", "order-known", "is-focused",
]  # fmt: skip
"""The windows in which active bonuses, items and scenario rules listen; the last four are for items."""


class Bonus(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="bonus"):
    """An active bonus: at a trigger it changes what happens (`gives`) or has abilities performed (`then`)."""

    at: Trigger
    whose: Selector = Selector(who="self")
    """Whose doing triggers it."""
    gives: Boost | None = None
    shield: Formula = 0
    disadvantage: bool = False
    """The attack that triggers it has disadvantage."""
    undouble: bool = False
    """A doubling modifier card counts as +0."""
    last: bool = False
    """Who looks for a focus takes the figure for one that acts at 99."""
    then: "tuple[Ability, ...]" = ()
    optional: bool = False


Ability: TypeAlias = (
    Attack
    | Move
    | Heal
    | Give
    | Cure
    | Push
    | Pull
    | Suffer
    | Shield
    | Retaliate
    | Grant
    | Teleport
    | Swap
    | Kill
    | Bonus
    | Loot
    | Destroy
    | Trap
    | Infuse
    | Recover
    | Refresh
    | Gain
    | Trade
    | Either
    | Play
    | Spawn
    | Leap
    | Revive
    | Absorb
    | Special
    | CountUp
    | Reveal
    | Unlock
    | Read
    | End
    | NamedRule
)


class Action(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One half of an ability card, or what a monster's card or an item does."""

    do: tuple[Ability, ...]
    xp: int = 0
    infuse: tuple[ElementOrWild, ...] = ()
    lost: bool = False
    stays: Literal["round", "persistent"] | None = None
    """Its bonuses are active for the round, or for the rest of the scenario."""
    slots: tuple[Small, ...] = ()
    """Use slots, each with the experience that leaving it gives."""
    text: Text | None = None
    """Only where the abilities don't say it all."""
