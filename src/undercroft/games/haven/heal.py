"""Healing, and what it cures."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import lose
from undercroft.games.haven.events import Healed
from undercroft.games.haven.state import Figure


def heal(game: Table, figure: Figure, amount: int) -> int:
    """Raise hit points up to the maximum; wounds close, poison eats the points instead (JL-HEAL-01, JL-HEAL-03).

    JL-HEAL-05, JL-HEAL-06, JL-HEAL-07.
    """
    poisoned = figure.has("poison")
    lose(game, figure, "wound", "JL-HEAL-06")
    lose(game, figure, "poison", "JL-HEAL-05")
    healed = 0 if poisoned else min(amount, figure.max_hp - figure.hp)
    figure.hp += healed
    game.tell(Healed(figure.id, healed, rule="JL-HEAL-05" if poisoned else "JL-HEAL-01"))
    return healed
