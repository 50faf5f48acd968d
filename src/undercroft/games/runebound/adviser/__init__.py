"""What things are worth to a hero: all that bots know of Runebound. In the coin of the adviser one is a gold coin."""

from undercroft.games.runebound.adviser.answers import options
from undercroft.games.runebound.adviser.position import position
from undercroft.table import Adviser

ADVISER = Adviser(options=options, position=position)
