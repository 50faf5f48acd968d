"""What a duel is asked about: a hero with all that it has, an enemy, how to fight. Names are looked up in the box."""

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Literal, Protocol, TypeVar

import msgspec
from msgspec import Meta

from undercroft.games.runebound.box import Box
from undercroft.games.runebound.system import SYSTEM
from undercroft.packs.problem import did_you_mean
from undercroft.table import Match, Setup, TableError
from undercroft.table.sketch import label
from undercroft.words import Message, Text

BOX = Match(SYSTEM, Setup(system=SYSTEM.id, scenario=SYSTEM.scenarios[0].id, seats=SYSTEM.seats(1))).game.content
"""The content that a new game would be played with."""
MOST_GAMES = 5000


class Named(Protocol):
    @property
    def name(self) -> Text: ...


R = TypeVar("R", bound=Named)


def short(id: str) -> str:
    """An id without its pack.

    >>> short("marches:laurel")
    'laurel'
    """
    return id.rpartition(":")[2]


def choices(table: Mapping[str, Named]) -> dict[str, Text]:
    """Short ids with names, for a form."""
    return {short(id): record.name for id, record in table.items()}


HEROES = choices(BOX.heroes)
VILLAINS = {card.villain.name.en.lower(): card.villain.name for card in BOX.scenarios.values()}
FOES = choices(BOX.enemies) | VILLAINS
Counted = Annotated[int, Meta(ge=0, le=99)]


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero and an enemy. Cards are named by id or by name, in English or German."""

    hero: Annotated[str, label(Message("field-hero"), HEROES, enum=[*HEROES])]
    enemy: Annotated[str, label(Message("field-enemy"), FOES, enum=[*FOES])]
    skills: Annotated[tuple[str, ...], label(Message("field-skills"), choices(BOX.skills))] = ()
    assets: Annotated[tuple[str, ...], label(Message("field-assets"), choices(BOX.assets))] = ()
    wounds: Annotated[Counted, label(Message("field-wounds"))] = 0
    hand: Annotated[Counted | None, label(Message("field-hand"), hint=Message("hint-hand"), x_rare=True)] = None
    act: Annotated[Literal[1, 2], label(Message("field-act"))] = 1
    tokens: Annotated[dict[str, Counted], label(Message("field-tokens"), hint=Message("hint-tokens"), x_rare=True)] = {}
    at: Annotated[str, label(Message("field-hex"), hint=Message("hint-hex"), x_rare=True)] = "market-town"
    retreat: Annotated[Counted, label(Message("field-retreat"), hint=Message("hint-retreat"))] = 0
    games: Annotated[
        int, Meta(ge=0, le=MOST_GAMES), label(Message("field-games"), hint=Message("hint-games"), x_rare=True)
    ] = 1000
    seed: Annotated[int, label(Message("field-seed"), x_rare=True)] = 0
    case: Annotated[str, label(Message("field-case"), x_rare=True)] = ""


def find(name: str, table: Mapping[str, Named], field: str) -> str:
    """The id of what is called so, or of the only thing with these words in its name; else a near one is told."""
    wanted = name.strip().casefold()
    names = {known: id for id, record in table.items() for known in known_as(id, record)}
    if wanted in names:
        return names[wanted]
    found = sorted({id for known, id in names.items() if wanted and wanted in known.rpartition(":")[2]})
    if len(found) == 1:
        return found[0]
    if found:
        raise TableError(f"{field}: {name!r} may be {', '.join(map(short, found))}")
    near = did_you_mean(wanted, [*names]) or f"there are: {', '.join(sorted(map(short, table)))}"
    raise TableError(f"{field}: nothing is called {name!r}: {near}")


def known_as(id: str, record: Named) -> tuple[str, ...]:
    return id, short(id), record.name.en.casefold(), record.name.de.casefold()


def find_foe(name: str, box: Box) -> tuple[str, str]:
    """An enemy's id, or the scenario whose villain is called so; the other of the two is empty."""
    villains = {id: card.villain for id, card in box.scenarios.items()}
    table: dict[str, Named] = {**box.enemies, **villains}
    found = find(name, table, "enemy")
    return ("", found) if found in villains else (found, "")


def find_all(names: Iterable[str], table: Mapping[str, Named], field: str) -> list[str]:
    found = [find(name, table, f"{field}[{at}]") for at, name in enumerate(names)]
    if len(set(found)) < len(found):
        twice = next(id for id in found if found.count(id) > 1)
        raise TableError(f"{field}: there is only one {table[twice].name.en}")
    return found


def check_known(names: Collection[str], known: Collection[str], field: str) -> None:
    for name in names:
        if name not in known:
            near = did_you_mean(name, [*known]) or f"there are: {', '.join(sorted(known)) or 'none'}"
            raise TableError(f"{field}: nothing is called {name!r}: {near}")
