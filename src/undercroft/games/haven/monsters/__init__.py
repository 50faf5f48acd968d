"""The monster mind: what a monster may do now, by the book, with the reasons.

A pure function over a position, for monsters, summons and allies alike. Play, the `monster-turn` tool and the web page
all ask `think`.
"""

from undercroft.games.haven.monsters.field import Arena, Foe, Position, Task
from undercroft.games.haven.monsters.stand import Choice
from undercroft.games.haven.monsters.think import Thought, think
from undercroft.games.haven.monsters.why import Reason, Why

__all__ = ["Arena", "Choice", "Foe", "Position", "Reason", "Task", "Thought", "Why", "think"]
