"""The verbs of cards: one closed vocabulary, each written `{do: verb, …}`; `pack check --stats` counts them.

Effects of one list are resolved in the order in which they stand (RB-ABIL-04). An effect whose `needs` don't hold is
left out. `who` says whom it is about: the hero whose card it is (or the enemy), the opponent in combat, all heroes,
the others, those on the same hex.
"""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.games.runebound.content.faces import Symbol
from undercroft.games.runebound.content.formula import Formula, Many
from undercroft.games.runebound.content.terms import (
    AnyDeck,
    AssetKind,
    Attribute,
    Cost,
    DamageKind,
    Needs,
    Part,
    Spots,
)
from undercroft.packs import Ref
from undercroft.words import Text

if TYPE_CHECKING:
    from undercroft.games.runebound.content.model import Enemy

Who: TypeAlias = Literal["self", "opponent", "everyone", "others", "company"]
Whose: TypeAlias = Literal["own", "foe", "any"]


class Verb(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of the card language."""

    needs: Needs | None = None
    may: bool = False
    """Whoever carries it out decides."""
    who: Who = "self"


# Gaining and losing


class GainGold(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain-gold"):
    amount: Formula


class LoseGold(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lose-gold"):
    """As much of it as there is."""

    amount: Formula


class GainTrophy(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain-trophy"):
    """Trophies from the top of a deck, unseen: that of the card itself (`own`), another, or one of choice (`any`)."""

    amount: Formula = 1
    deck: Literal["social", "combat", "exploration", "any", "own"] = "own"


class LoseTrophy(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lose-trophy"):
    amount: Formula = 1
    deck: AnyDeck = "any"


class GainToken(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain-token"):
    """Story tokens of the scenario, by name."""

    token: str
    amount: Formula = 1


class LoseToken(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lose-token"):
    token: str
    amount: Formula = 1


class DrawSkill(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="draw-skill"):
    amount: Formula = 1


class DiscardSkill(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="discard-skill"):
    amount: Formula = 1


class GainAsset(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain-asset"):
    """The top card of the asset deck, or a card of one's choice from any market that is worth at most so much."""

    market: bool = False
    worth: int | None = None


class DiscardAsset(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="discard-asset"):
    """One of one's assets, perhaps of a certain kind."""

    kind: AssetKind | None = None


class Trade(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="trade"):
    """Trade these goods in: discard the card, gain its trade value; with `any` whatever goods the hero owns.

    `more` is what they bring besides (RB-GOODS-02).
    """

    any: bool = False
    more: Formula = 0


class GainActions(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="gain-actions"):
    amount: Formula = 1


# Heroes


class Heal(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="heal"):
    amount: Many


class Suffer(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="suffer"):
    """Damage outside combat."""

    amount: Formula


class Delay(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="delay"):
    """Heroes become delayed."""


class Move(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="move"):
    """So many hexes without dice, each only onto such hexes, or only along roads; any of them may be left out."""

    hexes: Formula = 1
    onto: Spots = ()
    roads: bool = False


class Go(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="go"):
    """Put the figure onto such a hex."""

    to: Spots


class Test(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="test"):
    """An attribute test; effects after it follow only if it was passed. `successes` counts the stars."""

    attribute: Attribute
    modifier: int = 0
    passed: "tuple[Effect, ...]" = ()
    failed: "tuple[Effect, ...]" = ()


class Reveal(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reveal"):
    """More cards for the attribute test under way."""

    amount: Formula = 1


class Roll(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="roll"):
    """Roll terrain dice; `matches` counts those that show a terrain, or that of the hero's hex (`hex`)."""

    dice: Formula = "speed"
    match: Literal["plains", "forest", "hills", "mountain", "water", "compass", "hex"] = "hex"
    then: "tuple[Effect, ...]" = ()


class Reroll(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reroll"):
    """Terrain dice of the roll under way."""

    amount: Many = 1


class TurnDie(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="turn-die"):
    """Turn a die of the roll under way to a face of one's choice."""


class Choose(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="choose"):
    """One of several; a choice that can't be paid is not offered."""

    options: "Annotated[tuple[Choice, ...], Meta(min_length=2)]"


class Choice(Part, frozen=True, kw_only=True):
    text: Text
    cost: Cost = Cost()
    needs: Needs | None = None
    do: "tuple[Effect, ...]" = ()


class Look(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="look"):
    """Look at the top cards of a deck; they stay there."""

    deck: Literal["social", "combat", "exploration", "skill", "asset"]
    amount: int = 1


# The board, adventures, the scenario


class Refresh(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="refresh"):
    """Turn adventure gems active, on hexes at most so far away; without a number on all hexes."""

    within: int | None = None
    deck: AnyDeck = "any"


class DrawAdventure(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="draw-adventure"):
    """Draw adventure cards and resolve them in an order of one's choice."""

    deck: AnyDeck
    amount: int = 1


class Fight(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="fight"):
    """Begin combat: with an enemy by name, with the `villain`, or with a random one of the combat discard pile."""

    enemy: Ref["Enemy"] | None = None
    villain: bool = False


class Challenge(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="challenge"):
    """Challenge another hero on the same hex who is not defeated; `won` is what the challenger gains."""

    won: "tuple[Effect, ...]" = ()
    once_each: bool = False
    """Each hero once per game."""
    retreat: bool = True


class Take(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="take"):
    """Take the card itself as a trophy."""


class Discard(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="discard"):
    """Discard the card itself."""


class PlaceToken(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="place-token"):
    """Put story tokens onto such hexes, one each; of several hexes the first player chooses."""

    token: str
    at: Spots
    amount: int = 1


class RemoveToken(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="remove-token"):
    """Take a story token from the hero's hex back to the bank."""

    token: str


class PlaceVillain(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="place-villain"):
    at: str


class MoveVillain(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="move-villain"):
    """Roll five terrain dice: one hex towards a place for each compass; when it arrives the `then` follows."""

    to: str
    then: "tuple[Effect, ...]" = ()


class EveryoneLoses(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="everyone-loses"):
    """The game ends without a winner."""


# Combat


class Damage(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="damage"):
    """Damage to the opponent."""

    amount: Formula
    kind: DamageKind
    blockable: bool = True


class Flip(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="flip"):
    """Turn tokens of a pool to their other face."""

    whose: Whose = "foe"
    amount: Many = 1
    symbol: Symbol | None = None


class Recast(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="recast"):
    """Cast tokens again: of a pool, spent ones, or both. A number is "up to", chosen one by one."""

    whose: Whose = "own"
    amount: Many = 1
    spent: Literal["no", "only", "also"] = "no"
    symbol: Symbol | None = None


class Remove(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="remove"):
    """Set tokens of a pool aside as if they had been spent."""

    whose: Whose = "foe"
    amount: Many = 1
    symbol: Symbol | None = None


class Double(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="double"):
    """A symbol of the own tokens counts twice until the combat round ends."""

    symbol: Symbol


class Forbid(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="forbid"):
    """The opponent cannot spend this symbol until the combat round ends."""

    symbol: Symbol


class Block(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="block"):
    """Block so much of the damage that is about to be dealt to the owner."""

    amount: Many


class Reflect(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="reflect"):
    """Until the combat round ends, what attacks of the opponent deal is dealt back as damage of a kind."""

    kind: DamageKind = "magic"


class ActAgain(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="act-again"):
    """The next combat action is the owner's too."""


class Borrow(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="borrow"):
    """One surge ability of a random enemy in the combat discard pile is resolved."""


class Cancel(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="cancel"):
    """The ability that was about to be resolved is not; its cost stays paid."""


class Capture(Verb, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="capture"):
    """Take the enemy as a trophy: combat ends, the reward is not gained."""


Effect: TypeAlias = (
    GainGold
    | LoseGold
    | GainTrophy
    | LoseTrophy
    | GainToken
    | LoseToken
    | DrawSkill
    | DiscardSkill
    | GainAsset
    | DiscardAsset
    | Trade
    | GainActions
    | Heal
    | Suffer
    | Delay
    | Move
    | Go
    | Test
    | Reveal
    | Roll
    | Reroll
    | TurnDie
    | Choose
    | Look
    | Refresh
    | DrawAdventure
    | Fight
    | Challenge
    | Take
    | Discard
    | PlaceToken
    | RemoveToken
    | PlaceVillain
    | MoveVillain
    | EveryoneLoses
    | Damage
    | Flip
    | Recast
    | Remove
    | Double
    | Forbid
    | Block
    | Reflect
    | ActAgain
    | Borrow
    | Cancel
    | Capture
)
