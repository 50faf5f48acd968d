"""Selectors and tests: which figures an ability means, and when something applies."""

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from undercroft.games.haven.content.formula import Formula
from undercroft.packs import Ref

if TYPE_CHECKING:
    from undercroft.games.haven.content.model import MonsterType

ConditionName: TypeAlias = Literal[
    "bless", "curse", "disarm", "immobilize", "muddle", "poison", "strengthen", "stun", "wound",
    "invisible", "ward", "brittle", "bane", "regenerate", "impair", "safeguard",
]  # fmt: skip
Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark"]
ElementOrWild: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "wild"]
Who: TypeAlias = Literal["self", "enemies", "allies", "allies-or-self", "figures", "characters", "monsters"]


class Selector(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which figures: a side as the actor sees it, how near, and what they must be like."""

    who: Who = "enemies"
    within: Formula | None = None
    """At most so many hexes away; None: no limit."""
    of: Literal["actor", "target"] = "actor"
    """Whose neighbourhood counts."""
    rank: Literal["normal", "elite", "boss"] | None = None
    has: ConditionName | None = None
    hurt: bool = False
    """Only those who miss hit points."""
    nearest: bool = False
    """Only the nearest in sight, however far away."""
    farthest: bool = False
    """Only those farthest away."""
    kind: Ref["MonsterType"] | None = None
    """Only monsters of this type."""
    fallen: bool = False
    """Those who have died, on the hex where they fell."""
    same_room: bool = False
    """Only in the actor's room."""
    other: bool = False
    """Not the target itself."""


class Test(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When something applies. All that is said has to hold."""

    target_has: ConditionName | None = None
    target_rank: Literal["normal", "elite", "boss"] | None = None
    target_hurt: bool | None = None
    target_beside: Selector | None = None
    """Some figure of the selector stands beside the target."""
    target_alone: bool | None = None
    """None of the target's allies stands beside it."""
    self_has: ConditionName | None = None
    self_hp_at_most: Formula | None = None
    self_beside: Selector | None = None
    self_at_wall: bool | None = None
    """The actor's hex has a wall at one of its edges."""
    melee: bool | None = None
    single: bool | None = None
    """The attack ability has one target and no area."""
    basic: bool | None = None
    """The action is a basic one."""
    moved: Formula | None = None
    """The actor entered at least so many hexes this turn."""
    moved_exactly: Formula | None = None
    killed: bool | None = None
    """The ability killed a figure."""
    performed: bool | None = None
    """The ability before it was performed."""
    element: Element | None = None
    """The element is strong or waning."""
    hand_at_most: int | None = None
    first_attack: bool | None = None
    round_even: bool | None = None
    counter: str | None = None
    """Compare a counter of the scenario, with `at_least`."""
    at_least: Formula | None = None
    negate: bool = False
