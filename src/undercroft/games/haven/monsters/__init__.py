"""The monster mind: what a monster may do now, by the book, with the reasons.

A pure function over a position, for monsters, summons and allies alike. Play, the `monster-turn` tool and the web page
all ask `think`.
"""

from undercroft.games.haven.monsters.field import Arena, Foe, Position, Task
from undercroft.games.haven.monsters.think import Thought, think

__all__ = ["Arena", "Foe", "Position", "Task", "Thought", "think"]
