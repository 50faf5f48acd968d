"""What a bot is: somebody who decides for one seat or for several."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from undercroft.table import Match, Option

Decision: TypeAlias = tuple[int, Option[Any]]
"""The number of an open question (in `match.questions`) and one of its options."""


class Bot(Protocol):
    """Decides for the seats that were given to it.

    A bot that thinks ahead gets all it may know from its seats' scenes, from the adviser of the match's system, and
    from `match.fork(seat)`, which deals anew what that seat can't know.
    """

    def choose(self, match: Match[Any, Any], mine: Sequence[int]) -> Decision | None:
        """Answer one of the open questions with these numbers.

        None leaves it at that, which is possible only where all of them are offers.
        """
        ...
