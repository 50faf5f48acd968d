"""The catalogue of rules: every numbered statement of every rulebook, in our own words.

>>> from undercroft.rulebook import rule
>>> rule("JL-FOCUS-01").tag
<Tag.ENGINE: 'engine'>
"""

from undercroft.rulebook.concepts import Cites, CiteTable
from undercroft.rulebook.errors import UnknownGameError, UnknownRuleError
from undercroft.rulebook.library import Catalogue, Ledger, Library, library
from undercroft.rulebook.reading import CatalogueError
from undercroft.rulebook.record import Area, Kind, Rule, Tag, Term
from undercroft.rulebook.references import ids_in, is_id
from undercroft.rulebook.search import look_up, search

__all__ = [
    "Area",
    "Catalogue",
    "CatalogueError",
    "CiteTable",
    "Cites",
    "Kind",
    "Ledger",
    "Library",
    "Rule",
    "Tag",
    "Term",
    "UnknownGameError",
    "UnknownRuleError",
    "catalogue",
    "games",
    "ids_in",
    "is_id",
    "library",
    "look_up",
    "rule",
    "search",
]


def games() -> tuple[str, ...]:
    """The games whose rules are written down.

    >>> "jaws" in games()
    True
    """
    return library().games


def catalogue(game: str) -> Catalogue:
    """All rules of one game.

    >>> catalogue("jaws").title
    'Gloomhaven: Jaws of the Lion'
    """
    return library().catalogue(game)


def rule(number: str) -> Rule:
    """The rule with this id.

    >>> rule("JL-OPEN-02").default
    'not needed from where the monster stands, needed from the attack hex.'
    """
    return library().rule(number)
