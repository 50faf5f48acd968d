"""What a card is good for in general, wherever one stands: which to take along, which to keep when one has to go."""

from undercroft.games.haven.adviser.chances import targets_of
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.formula import Formula
from undercroft.games.haven.content.model import AbilityCard
from undercroft.games.haven.content.verbs import Ability, Action

ONCE = 0.6
"""A half that goes to the lost pile is played once."""
ABOUT = 2
"""What a number that depends on something is taken for."""


def promise_of(card: AbilityCard) -> float:
    """Both halves together."""
    return promise_of_action(card.top) + promise_of_action(card.bottom)


def promise_of_action(action: Action) -> float:
    good = sum(promise_of_ability(one) for one in action.do)
    return ONCE * good if action.lost else good


def promise_of_ability(ability: Ability) -> float:
    match ability:
        case verbs.Attack():
            return about(ability.value) * (1 + 0.6 * (targets_of(ability) - 1)) + len(ability.effects)
        case verbs.Move():
            return 0.6 * about(ability.value) + 0.5 * ability.jump
        case verbs.Heal():
            return 0.7 * about(ability.value) * (1 + 0.5 * (targets_of(ability) - 1))
        case verbs.Trade():
            return sum(promise_of_ability(one) for one in ability.to) - 1
        case _:
            return 1.5


def about(formula: Formula) -> int:
    return formula if isinstance(formula, int) else ABOUT
