"""A monster's turn as a thought: focus, movement, targets. Everything the rules leave open is an option."""

from typing import NamedTuple

from undercroft.games.haven.edition import Edition
from undercroft.games.haven.monsters import reasons
from undercroft.games.haven.monsters.field import Index, Position, Task
from undercroft.games.haven.monsters.focus import find_foci
from undercroft.games.haven.monsters.stand import Choice, Scheme, find_stands
from undercroft.games.haven.monsters.walk import Walk, walk_of
from undercroft.games.haven.monsters.why import Why
from undercroft.grid import Cell


class Thought(NamedTuple):
    """What a monster may do: its focus (several: the players choose) and every end of its turn."""

    foci: tuple[str, ...]
    choices: tuple[Choice, ...]
    walk: Walk

    def path(self, end: Index) -> tuple[Cell, ...]:
        """One way that may be walked to an end: every hex entered, slides included."""
        return self.walk.path(end)


def think(edition: Edition, position: Position, task: Task, why: Why | None = None) -> Thought:
    """All that a monster may do now with one ability card; without a focus it neither moves nor attacks.

    The pictures of the book's examples are lost; their captions hold as JL-EX-01 … JL-EX-11 rebuild them (JL-OPEN-49).
    JL-FOCUS-14, JL-FOCUS-19, JL-MTURN-07, FH-FOCUS-15, FH-FOCUS-20, FH-FOCUS-26.
    """
    if why:
        reasons.give_abilities(why, edition, position, task)
    walk = walk_of(position, task.movement)
    layers = list(walk.layers())
    foci = find_foci(edition, position, task.attack, layers, why)
    choices: dict[Choice, None] = {}
    for focus in foci:
        if why:
            reasons.give_focus(why, edition, focus.foe.id)
        choices.update(dict.fromkeys(find_stands(Scheme(edition, position, task, walk, layers, focus, why))))
    if not foci:
        choices[Choice(position.at, ())] = None
    return Thought(tuple(one.foe.id for one in foci), tuple(choices), walk)
