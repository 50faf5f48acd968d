"""Conditions: gained, kept, and gone at the end of the figure's next full turn."""

from undercroft.games.haven.box import Table
from undercroft.games.haven.events import ConditionGained, ConditionLost
from undercroft.games.haven.modifiers import put_in
from undercroft.games.haven.state import Figure, Timed

CARDS = ("bless", "curse")
POSITIVE = ("bless", "strengthen", "invisible", "ward", "regenerate", "safeguard")
TIMED = ("disarm", "immobilize", "muddle", "strengthen", "stun")
HEALED = ("poison", "wound", "brittle", "bane")
"""What goes when a figure is healed."""


def is_positive(condition: str) -> bool:
    """Good conditions are for allies, all others for enemies (JL-COND-03).

    >>> is_positive("strengthen"), is_positive("muddle")
    (True, False)
    """
    return condition in POSITIVE


def gain(game: Table, figure: Figure, condition: str, rule: str) -> None:
    """A figure gets a condition, unless it is immune; whether it came to be is told (JL-COND-01, JL-COND-02).

    BLESS and CURSE are cards in its modifier deck (JL-COND-08).
    """
    if is_immune(game, figure, condition):
        return
    if condition in CARDS:
        if not put_in(game, figure, condition):
            return
    else:
        _last(game, figure, condition)
    game.tell(ConditionGained(figure.id, condition, rule=rule))


def is_immune(game: Table, figure: Figure, condition: str) -> bool:
    """Objectives to all conditions, bosses to those printed on their card (JL-OBJ-05, JL-BOSS-07, JL-BOSS-08)."""
    if figure.rank == "objective":
        return True
    kind = game.content.monsters.get(figure.kind)
    return kind is not None and condition in kind.immune


def _last(game: Table, figure: Figure, condition: str) -> None:
    """A timed condition lasts to the end of the next full turn; gained again it counts anew (JL-COND-04 … JL-COND-06).

    POISON and WOUND stay until healed and are never doubled (JL-COND-07, JL-POISON-02, JL-WOUND-02, JL-OPEN-07).
    """
    figure.conditions = [one for one in figure.conditions if one.name != condition]
    in_own_turn = game.state.facts.figure == figure.id
    ends = (2 if in_own_turn else 1) if condition in TIMED else 0
    figure.conditions.append(Timed(condition, ends))


def lose(game: Table, figure: Figure, condition: str, rule: str) -> None:
    """A condition is taken away."""
    if figure.has(condition):
        figure.conditions = [one for one in figure.conditions if one.name != condition]
        game.tell(ConditionLost(figure.id, condition, rule=rule))


def lose_all(game: Table) -> None:
    """When the scenario ends so do all conditions (JL-COND-09)."""
    for figure in game.state.figures.values():
        for one in list(figure.conditions):
            lose(game, figure, one.name, "JL-COND-09")


def expire(game: Table, figure: Figure) -> None:
    """At the end of its turn a figure's timed conditions run down (JL-COND-05, JL-COND-06, JL-STUN-02, JL-DISARM-02).

    JL-IMMOB-02, JL-MUDDLE-02, JL-STRENGTH-02, JL-OPEN-46.
    """
    for one in list(figure.conditions):
        if one.ends:
            one.ends -= 1
            if not one.ends:
                lose(game, figure, one.name, "JL-COND-04")
