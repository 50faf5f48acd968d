"""How the table runs an enemy when no player is there to do it: as much harm to the hero as it can do."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from undercroft.games.runebound.act import FOE
from undercroft.games.runebound.box import Table
from undercroft.table import Option, Question
from undercroft.words import Value

T = TypeVar("T")


def choose_for_enemy(game: Table, kind: str, options: Sequence[Option[T]], rule: str, args: Mapping[str, Value]) -> T:
    """The option that bots value most: an AI in place of a player harms the hero as much as it can.

    RB-FAIR-04, RB-OPEN-07. Of equal ones the first, without chance.
    """
    from undercroft.games.runebound.adviser.melee import judge

    path = tuple(told.event for told in game.path)
    worths = judge(game, FOE, Question((), kind, options, rule, args, path=path)) or [0.0] * len(options)
    return options[max(range(len(options)), key=lambda at: (worths[at], -at))].value
