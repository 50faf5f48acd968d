"""What carries out a verb: a function of the game, the act and the effect."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.verbs import Verb

Doer: TypeAlias = Callable[[Table, Act, Any], Coroutine[Any, Any, None]]
Doers: TypeAlias = Mapping[type[Verb], Doer]
