"""Abilities: when they may be used, what they cost, whom they need, and what they do.

Each paragraph of a card is one ability (RB-COMP-29). A closed vocabulary: `at` says when, `cost` what is spent, `needs`
what must hold, `limit` how often, `bonus` what it adds all the time, `do` what happens, verb by verb.
"""

from typing import Literal, TypeAlias

from undercroft.games.runebound.content.formula import Formula
from undercroft.games.runebound.content.terms import Bonus, Cost, Needs, Part
from undercroft.games.runebound.content.verbs import Effect
from undercroft.words import Text

At: TypeAlias = Literal[
    "always",
    "setup",
    "action",
    "own-turn",
    "turn-begins",
    "combat-begins",
    "after-cast",
    "combat-action",
    "acted",
    "surge",
    "foe-surges",
    "damaged",
    "damages",
    "dice-rolled",
    "testing",
    "trophy-gained",
    "defeated",
    "combat-won",
    "quest-done",
    "entered",
]
"""When an ability can be used.

- `always`: nothing is used; its `bonus` counts as long as the card is there. `setup`: during set-up, step 8.
- `action`: spend `cost.actions` hero actions on the own turn. `own-turn`: any time on the own turn, in the middle of
  actions too (mostly with `limit: turn`). `turn-begins`: when the own turn begins.
- in combat `combat-begins`, `after-cast` (tokens were cast), `combat-action`, `acted` (the owner has taken a combat
  action), `surge` (`cost.surge`), `foe-surges` (just before a surge ability of the foe is resolved: what `cancel` is
  for), `damaged` (damage is about to be dealt to the owner: what `block` is for), `damages` (the owner has dealt
  damage), `combat-won`.
- `dice-rolled`: the owner rolled terrain dice (`needs.purpose`); `testing`: the owner makes an attribute test.
- `trophy-gained`, `defeated`, `quest-done`; `entered`: the hero came onto a hex.
"""
Limit: TypeAlias = Literal["turn", "combat-round", "combat", "game"]

FREE = Cost()


class Ability(Part, frozen=True, kw_only=True):
    """One paragraph of a card."""

    text: Text
    at: At = "always"
    cost: Cost = FREE
    needs: Needs | None = None
    limit: Limit | None = None
    may: bool = False
    """Whoever it belongs to decides each time (RB-PREC-06); what costs something is always optional."""
    cancel_for: Formula | None = None
    """The opponent may spend so much surge to cancel it."""
    bonus: Bonus | None = None
    do: tuple[Effect, ...] = ()

    @property
    def optional(self) -> bool:
        """Optional are abilities worded with "may", all surge abilities, and whatever has a price.

        RB-PREC-06, RB-PREC-07.
        """
        return self.may or self.at in ("surge", "action", "own-turn", "combat-action") or self.cost != FREE
