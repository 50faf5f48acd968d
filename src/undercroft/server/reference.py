"""The rules of all games to look things up in: by id, by words, and the glossary in both languages."""

import msgspec
from litestar import Controller, get
from litestar.params import FromQuery

from undercroft.rulebook import (
    Area,
    Catalogue,
    Rule,
    Term,
    UnknownGameError,
    UnknownRuleError,
    catalogue,
    games,
    look_up,
    rule,
    search,
)
from undercroft.server.asking import REFUSALS, InPath, Spoken
from undercroft.server.tables import Unknown
from undercroft.words import Lang

Words = FromQuery[str]
MOST = 50
LONGEST = 200


class RuleCard(msgspec.Struct, frozen=True):
    """A rule in our own words, and where the rulebook has it."""

    id: str
    game: str
    area: str
    pages: str
    title: str
    text: str
    related: tuple[str, ...]
    """The ids of rules that its text names."""


class TermCard(msgspec.Struct, frozen=True):
    """A word of a rulebook in both languages."""

    game: str
    english: str
    german: str
    meaning: str
    pages: str


class ChapterCard(msgspec.Struct, frozen=True):
    """A chapter of a rulebook as its table of contents shows it."""

    id: str
    title: str
    pages: str
    rules: int


class RulebookCard(msgspec.Struct, frozen=True):
    """A rulebook with its table of contents."""

    game: str
    title: str
    chapters: list[ChapterCard]


class Reference(Controller):
    """The rulebooks at the table."""

    path = "/api"
    responses = REFUSALS

    @get("/rulebooks")
    async def rulebooks(self, lang: Spoken = "en") -> list[RulebookCard]:
        """All rulebooks, for those who leaf through them."""
        return [rulebook_card(catalogue(game), lang) for game in games()]

    @get("/rulebooks/{game:str}/{chapter:str}")
    async def chapter(self, game: InPath, chapter: InPath, lang: Spoken = "en") -> list[RuleCard]:
        """The rules of a chapter, in the order of the book."""
        check_game(game)
        found = catalogue(game).areas.get(chapter)
        if found is None:
            raise Unknown(f"the rules of {game!r} have no chapter {chapter!r}")
        return [rule_card(rule, lang) for rule in found]

    @get("/rules")
    async def find_rules(
        self, q: Words, game: Words = "", limit: FromQuery[int] = 20, lang: Spoken = "en"
    ) -> list[RuleCard]:
        """The rules in which every word of `q` begins a word, best first; without `game` those of all games."""
        check_game(game)
        return [rule_card(found, lang) for found in search(q[:LONGEST], game, limit=max(1, min(limit, MOST)))]

    @get("/rules/{number:str}")
    async def rule(self, number: InPath, lang: Spoken = "en") -> RuleCard:
        """The words behind a "why?"."""
        try:
            return rule_card(rule(number), lang)
        except UnknownRuleError as error:
            raise Unknown(f"no rule has the id {number!r}") from error

    @get("/glossary")
    async def glossary(self, game: Words = "", q: Words = "") -> list[TermCard]:
        """The words of a game, or of all games, that begin with `q` in English or German."""
        check_game(game)
        terms = catalogue(game).glossary if game and not q else look_up(q[:LONGEST], game)
        return [term_card(term) for term in terms]


def check_game(game: str) -> None:
    if game and game not in games():
        try:
            catalogue(game)
        except UnknownGameError as error:
            raise Unknown(f"no rules are written down for {game!r}. There are: {', '.join(games())}") from error


def rulebook_card(book: Catalogue, lang: Lang) -> RulebookCard:
    """The table of contents: every chapter with its number of rules."""
    chapters = [
        ChapterCard(id, area_title(book.area(id), lang), book.area(id).pages, len(rules))
        for id, rules in book.areas.items()
    ]
    return RulebookCard(book.game, book.title, chapters)


def area_title(area: Area, lang: Lang) -> str:
    return area.german if lang == "de" and area.german else area.title


def rule_card(found: Rule, lang: Lang) -> RuleCard:
    text = found.german if lang == "de" and found.german else found.statement
    area = area_title(found.area, lang)
    words = f"{text}\n{found.default}".strip()
    return RuleCard(found.id, found.game, area, found.pages, found.title, words, found.refers_to)


def term_card(term: Term) -> TermCard:
    return TermCard(term.game, term.english, term.german, term.meaning, term.pages)
