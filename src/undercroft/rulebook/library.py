"""The shelves the catalogue stands on: a folder a game, in it a folder a ledger, in it a file a kind of entry.

Nothing is read before somebody asks for it: one id costs one file.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path

from undercroft.rulebook.errors import UnknownGameError, UnknownRuleError
from undercroft.rulebook.reading import CatalogueError, read_glossary, read_rules, read_title
from undercroft.rulebook.record import Area, Kind, Rule, Term, ledger_of

_KIND_OF_AREA = {"EX": Kind.EXAMPLE, "OPEN": Kind.OPEN, "DATA": Kind.DATA}


class Ledger:
    """One numbered book of rules; its folder is named for the prefix of its ids."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game = folder.parent.name
        self.prefix = folder.name
        self._read: dict[Kind, dict[str, Rule]] = {}

    @cached_property
    def title(self) -> str:
        return read_title(self.folder / "rules.md")

    @cached_property
    def terms(self) -> tuple[Term, ...]:
        path = self.folder / "glossary.md"
        return tuple(read_glossary(path, self.game)) if path.exists() else ()

    def entries(self, kind: Kind) -> dict[str, Rule]:
        """All entries of one kind by id, in the order of the file."""
        if kind not in self._read:
            path = self.folder / f"{kind.value}.md"
            found = list(read_rules(path, self.game, kind)) if path.exists() else []
            self._read[kind] = {entry.id: entry for entry in found}
            if len(self._read[kind]) < len(found):
                twice = ", ".join(number for number, times in Counter(e.id for e in found).items() if times > 1)
                raise CatalogueError(f"{path}: an id stands for one entry only, these stand twice: {twice}")
        return self._read[kind]

    @property
    def kinds_read(self) -> tuple[Kind, ...]:
        """The files that somebody has asked for so far."""
        return tuple(self._read)

    def find(self, number: str) -> Rule | None:
        return self.entries(_kind_of(number)).get(number)

    def __iter__(self) -> Iterator[Rule]:
        for kind in Kind:
            yield from self.entries(kind).values()


class Catalogue:
    """All that is written down about one game."""

    def __init__(self, game: str, ledgers: tuple[Ledger, ...]) -> None:
        self.game = game
        self.ledgers = ledgers

    @property
    def title(self) -> str:
        return self.ledgers[0].title

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every entry of every kind, in the book's order."""
        return tuple(entry for ledger in self.ledgers for entry in ledger)

    @cached_property
    def areas(self) -> dict[str, tuple[Rule, ...]]:
        """Ledger lines by area, as `JL-FOCUS`; the other kinds as `JL-EX`, `JL-OPEN`, `JL-DATA`, `JL-FACT`."""
        grouped: dict[str, list[Rule]] = {}
        for rule in self.rules:
            grouped.setdefault(f"{ledger_of(rule.id)}-{rule.area.code}", []).append(rule)
        return {key: tuple(rules) for key, rules in grouped.items()}

    @property
    def glossary(self) -> tuple[Term, ...]:
        return tuple(term for ledger in self.ledgers for term in ledger.terms)

    def area(self, key: str) -> Area:
        return self.areas[key][0].area

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)


OWN_CATALOGUE = Path(__file__).parent / "catalogue"


class Library:
    """The catalogues of all games below a folder, and those below further folders, which are looked for when needed.

    `unlisted` folders hold examples: their rules are found by id and game, but they are no games of the house.
    """

    def __init__(
        self,
        folder: Path,
        further: Callable[[], Iterable[Path]] = tuple,
        unlisted: Callable[[], Iterable[Path]] = tuple,
    ) -> None:
        self._own = open_shelf(folder)
        self._look_for_more = further
        self._look_for_examples = unlisted
        self._catalogues: dict[str, Catalogue] = {}

    @cached_property
    def ledgers(self) -> dict[str, Ledger]:
        """Every ledger by its prefix."""
        shelves = [open_shelf(folder) for folder in self._look_for_more()]
        return {prefix: ledger for shelf in (*shelves, self._own) for prefix, ledger in shelf.items()}

    @cached_property
    def examples(self) -> dict[str, Ledger]:
        shelves = [open_shelf(folder) for folder in self._look_for_examples()]
        return {prefix: ledger for shelf in shelves for prefix, ledger in shelf.items()}

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(sorted({ledger.game for ledger in self.ledgers.values()}))

    def catalogue(self, game: str) -> Catalogue:
        if game not in self._catalogues:
            ledgers = of_game(self._own, game) or of_game(self.ledgers, game) or of_game(self.examples, game)
            if not ledgers:
                raise UnknownGameError(game, self.games)
            self._catalogues[game] = Catalogue(game, ledgers)
        return self._catalogues[game]

    def rule(self, number: str) -> Rule:
        """The entry with this id; raises UnknownRuleError, which names ids that come close."""
        ledger = self._ledger(number)
        if ledger is None:
            raise UnknownRuleError(number, (f"{prefix}-{number.partition('-')[2]}" for prefix in self.ledgers))
        if found := ledger.find(number):
            return found
        raise UnknownRuleError(number, (entry.id for entry in ledger))

    def _ledger(self, number: str) -> Ledger | None:
        prefix = ledger_of(number)
        return self._own.get(prefix) or self.ledgers.get(prefix) or self.examples.get(prefix)

    def __contains__(self, number: str) -> bool:
        ledger = self._ledger(number)
        return ledger is not None and ledger.find(number) is not None

    def __iter__(self) -> Iterator[Rule]:
        for game in self.games:
            yield from self.catalogue(game)


def open_shelf(folder: Path) -> dict[str, Ledger]:
    """The ledgers below a folder by prefix, shortest prefix first: a game's main book before its others."""
    folders = [ledger for game in folder.iterdir() if game.is_dir() for ledger in game.iterdir() if ledger.is_dir()]
    folders.sort(key=lambda path: (path.parent.name, len(path.name), path.name))
    return {path.name: Ledger(path) for path in folders}


def of_game(shelf: dict[str, Ledger], game: str) -> tuple[Ledger, ...]:
    return tuple(ledger for ledger in shelf.values() if ledger.game == game)


def _kind_of(number: str) -> Kind:
    first, _, rest = number.partition("-")
    if first == "FACT":
        return Kind.FACT
    return _KIND_OF_AREA.get(rest.partition("-")[0], Kind.RULE)


@cache
def library() -> Library:
    """Our own catalogue and those that installed packages bring along (entry points `undercroft.rulebooks`)."""
    return Library(OWN_CATALOGUE, installed_catalogues, lambda: installed_catalogues("undercroft.rulebooks.examples"))


def installed_catalogues(group: str = "undercroft.rulebooks") -> Iterator[Path]:
    """The folders of catalogues that other packages bring; an entry point names a package whose folder it is."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        spec = find_spec(point.value)
        for folder in (spec and spec.submodule_search_locations) or ():
            yield Path(folder)
