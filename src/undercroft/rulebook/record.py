"""What the catalogue is made of: rules, the areas they stand in, the terms they use."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from undercroft.rulebook.references import ids_in


class Kind(StrEnum):
    """What sort of entry an id names; the value is the name of the file it stands in."""

    RULE = "rules"
    EXAMPLE = "examples"
    OPEN = "open"
    DATA = "data"
    FACT = "facts"


class Tag(StrEnum):
    """Who has to heed an entry. The first seven are the ledgers' own, the rest stand for the other kinds."""

    ENGINE = "engine"
    SETUP = "setup"
    CAMPAIGN = "campaign"
    VARIANT = "variant"
    CONTENT = "content"
    UI = "ui"
    PHYSICAL = "physical"
    EXAMPLE = "example"
    OPEN = "open"
    DATA = "data"
    FACT = "fact"


class Area(NamedTuple):
    """A chapter of a ledger: `FOCUS`, "Monster focus", "9–26"."""

    code: str
    title: str
    pages: str = ""
    german: str = ""


class Rule(NamedTuple):
    """One entry of the catalogue. Its id is permanent: code, tests, events and the player's log cite it."""

    id: str
    game: str
    kind: Kind
    tag: Tag
    area: Area
    pages: str
    title: str
    statement: str
    german: str = ""
    default: str = ""
    aliases: tuple[str, ...] = ()

    @property
    def is_derived(self) -> bool:
        """Whether the rulebook does not spell it out: a default, to be overruled by a better reading."""
        return any(word in self.statement for word in ("(derived", "(implied", "derived)", "implied)"))

    @property
    def is_unclear(self) -> bool:
        """Whether the scan of the rulebook lost something here."""
        return "[unclear" in self.statement

    @property
    def refers_to(self) -> tuple[str, ...]:
        """The ids its text names, short forms written out."""
        ledger, area = ledger_of(self.id), self.area.code
        text = "\n".join((self.title, self.statement, self.default))
        return tuple(number for number in ids_in(text, f"{ledger}-{area}-00") if number != self.id)


class Term(NamedTuple):
    """A word of the rulebook in both languages."""

    game: str
    english: str
    german: str
    meaning: str
    pages: str


@lru_cache(maxsize=16_384)
def ledger_of(number: str) -> str:
    """The ledger an id belongs to.

    >>> ledger_of("FHC-MORALE-03"), ledger_of("FACT-BB-02")
    ('FHC', 'BB')
    """
    first, _, rest = number.partition("-")
    return rest.partition("-")[0] if first == "FACT" else first
