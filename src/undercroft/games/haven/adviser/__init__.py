"""The adviser of the haven games: what options and positions are worth, from what a seat may know."""

from undercroft.games.haven.adviser.answers import options
from undercroft.games.haven.adviser.position import position, stretch
from undercroft.table import Adviser

ADVISER = Adviser(options=options, position=position, stretch=stretch)
