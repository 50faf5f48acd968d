"""Terms of the card language: attributes, decks, hexes, points in time, costs, conditions."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.runebound.content.faces import Symbol
from undercroft.games.runebound.content.formula import Formula

Attribute: TypeAlias = Literal["body", "mind", "spirit"]
Deck: TypeAlias = Literal["social", "combat", "exploration"]
AnyDeck: TypeAlias = Literal["social", "combat", "exploration", "any"]
Terrain: TypeAlias = Literal["plains", "forest", "hills", "mountain", "water"]
DamageKind: TypeAlias = Literal["physical", "magic", "enemy"]
AssetKind: TypeAlias = Literal["clothing", "gear", "goods", "movement", "weapon"]
Trait: TypeAlias = Literal["beast", "demon", "dragon", "giant", "humanoid", "mystic", "undead", "warrior"]
"""What an enemy is; it matters only where a card names it (RB-COMP-13)."""
Small: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Spots: TypeAlias = tuple[str, ...]
"""Hexes: by cell (`c4`), place (`forge`), named area, kind (`city town shrine fortress wilderness`) or terrain."""

Purpose: TypeAlias = Literal["move", "explore", "rest", "retreat", "setup", "card"]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a record that has no id of its own."""


class Bonus(Part, frozen=True, kw_only=True):
    """Increases, written "+X" with the icon of a statistic (RB-COMP-28)."""

    body: Formula = 0
    mind: Formula = 0
    spirit: Formula = 0
    speed: Formula = 0
    health: Formula = 0
    hand: Formula = 0


class Cost(Part, frozen=True, kw_only=True):
    """What is spent: hero actions, surge symbols (a number or X), skill cards, gold, trophies, story tokens."""

    actions: Small = 0
    surge: Annotated[int, Meta(ge=0, le=9)] | Literal["X"] = 0
    exert: Small = 0
    gold: Small = 0
    trophies: dict[AnyDeck, Annotated[int, Meta(ge=1, le=9)]] = {}
    tokens: dict[str, Annotated[int, Meta(ge=1, le=9)]] = {}


class Needs(Part, frozen=True, kw_only=True):
    """What must hold; everything that is said here."""

    on: Spots = ()
    """The hero stands on such a hex."""
    against: tuple[str, ...] = ()
    """The opponent has one of these traits, or is a `hero`, an `enemy`, the `villain`."""
    damaged: bool | None = None
    """The hero has damage, or has none."""
    act: Literal[1, 2] | None = None
    company: bool = False
    """Another hero stands on the same hex."""
    purpose: tuple[Purpose, ...] = ()
    """What terrain dice are rolled for."""
    kinds: tuple[DamageKind, ...] = ()
    """The damage in question is of one of these kinds."""
    attack: bool | None = None
    """The damage in question comes from a combat action, or does not."""
    token_here: str | None = None
    """Such a story token lies on the hex."""
    villain_here: bool = False
    at_least: dict[Attribute, int] = {}
    """Attributes compared: the real values, negative ones too (RB-ATTR-04)."""
    symbol: Symbol | None = None
    """The own pool shows this symbol."""
