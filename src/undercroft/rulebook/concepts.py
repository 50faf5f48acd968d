"""Citing by concept: code that serves several games names what it does, a table says which rule that is in each.

    # games/haven/cites.py
    CITES: CiteTable = {
        "focus.fewest_points": {"FH": ("FH-FOCUS-02",), "JL": ("JL-FOCUS-03",)},
    }

    # games/haven/jaws/edition.py
    cites = Cites(CITES, "JL")

    # games/haven/focus.py
    game.tell(FocusChosen(monster, focus, rule=edition.cites("focus.fewest_points")))

`citations.py` reads the literal key in the function and the ids in the table; together they are a citation.
"""

from collections.abc import Mapping
from typing import TypeAlias

CiteTable: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Concept → ledger prefix → ids, the first being the one that players are shown."""


class Cites:
    """The rules one edition has for the concepts of a shared core.

    >>> cites = Cites({"focus.first": {"FH": ("FH-FOCUS-02",), "JL": ("JL-FOCUS-03", "JL-FOCUS-04")}}, "JL")
    >>> cites("focus.first"), cites["focus.first"]
    ('JL-FOCUS-03', ('JL-FOCUS-03', 'JL-FOCUS-04'))
    """

    __slots__ = ("_first", "_ids", "prefix")

    def __init__(self, table: CiteTable, prefix: str) -> None:
        self.prefix = prefix
        self._ids = {concept: ids[prefix] for concept, ids in table.items() if prefix in ids}
        self._first = {concept: ids[0] for concept, ids in self._ids.items()}

    def __call__(self, concept: str) -> str:
        """The rule to show for a concept."""
        try:
            return self._first[concept]
        except KeyError:
            raise self._missing(concept) from None

    def __getitem__(self, concept: str) -> tuple[str, ...]:
        """All rules behind a concept."""
        try:
            return self._ids[concept]
        except KeyError:
            raise self._missing(concept) from None

    def __contains__(self, concept: str) -> bool:
        return concept in self._ids

    def _missing(self, concept: str) -> LookupError:
        return LookupError(f"no rule of {self.prefix} is listed for {concept!r}: add it to the CITES table of the game")
