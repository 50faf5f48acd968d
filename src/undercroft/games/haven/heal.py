"""Healing, and what it cures."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import HEALED, lose
from undercroft.games.haven.events import Healed
from undercroft.games.haven.state import Figure


def heal(game: Table, figure: Figure, amount: int) -> int:
    """Raise hit points up to the maximum, which may be reached already (JL-HEAL-01, JL-HEAL-03, JL-HEAL-04).

    Wounds close; poison is cured too, but eats all the points (JL-HEAL-05 … JL-HEAL-07, JL-COND-07).
    """
    poisoned = figure.has("poison")
    for condition in HEALED:
        lose(game, figure, condition, "JL-HEAL-05" if condition == "poison" else "JL-HEAL-06")
    healed = 0 if poisoned else min(amount, figure.max_hp - figure.hp)
    figure.hp += healed
    game.tell(Healed(figure.id, healed, rule="JL-HEAL-05" if poisoned else "JL-HEAL-01"))
    return healed
