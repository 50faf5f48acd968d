"""What came in the box, and the tables of the catalogue, for audits that compare the two."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from undercroft.games.runebound.box import Box
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.faces import Face, faces
from undercroft.games.runebound.content.terms import Bonus
from undercroft.games.runebound.content.verbs import Verb
from undercroft.games.runebound.system import SYSTEM
from undercroft.packs import Record
from undercroft.rulebook import rule
from undercroft.table import Setup
from undercroft.words import Text

P = TypeVar("P")
R = TypeVar("R", bound=Record)


def real_box() -> Box:
    """The content that a new game is played with."""
    assert SYSTEM.content
    return SYSTEM.content(Setup(system=SYSTEM.id, seats=()))


BOX = real_box()


def short(id: str) -> str:
    """An id without its pack."""
    return id.rpartition(":")[2]


def by_name(table: Mapping[str, R]) -> dict[str, R]:
    """Records by their short ids."""
    return {short(id): record for id, record in table.items()}


def rows(id: str) -> list[list[str]]:
    """The lines of a table of the catalogue, without its heading."""
    lines = [line for line in rule(id).statement.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def parts(value: Any, kind: type[P]) -> Iterator[P]:
    """Everything of a kind that stands somewhere in a record."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from parts(one, kind)


def tags(value: object) -> list[str]:
    """The verbs that a record uses, in order."""
    return [str(verb.__struct_config__.tag) for verb in parts(value, Verb)]


def what_it_does(value: Any) -> str:
    """Abilities without their texts: equal where two cards do the same."""

    return msgspec.json.encode(without_words(msgspec.to_builtins(value))).decode()


def without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_words(inner) for key, inner in value.items() if key not in ("text", "name", "id")}
    return [without_words(inner) for inner in value] if isinstance(value, list) else value


def doubles(cards: Iterable[tuple[str, Any]]) -> list[tuple[str, str]]:
    """Pairs of cards that do the same."""
    seen: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    for name, value in cards:
        key = what_it_does(value)
        if key in seen:
            found.append((seen[key], name))
        seen[key] = name
    return found


def bonuses(abilities: Sequence[Ability]) -> dict[str, Any]:
    """What some abilities add all the time."""
    names = Bonus.__struct_fields__
    given = [one.bonus for one in abilities if one.bonus is not None]
    return {name: getattr(bonus, name) for bonus in given for name in names if getattr(bonus, name)}


def face_in_words(text: str) -> Face:
    """A face as the catalogue writes it: `shield 1`, `physical 2 g`, `1 enemy damage`, `dash, golden`."""
    words = text.replace(",", " ").replace("damage", " ").split()
    golden = any(word in ("g", "golden") for word in words)
    numbers = [int(word) for word in words if word.isdigit()]
    symbol = next(word for word in words if not word.isdigit() and word not in ("g", "golden"))
    return Face(symbol, numbers[0] if numbers else 1, golden)  # type: ignore[arg-type]


def token_in_words(text: str) -> set[Face]:
    return {face_in_words(one) for one in text.split(" / ")}


def token(text: str | None) -> set[Face]:
    return set(faces(text)) if text else set()


def long_texts(records: Iterable[object], most: int) -> list[str]:
    """Texts that are empty or too long for a card, in either language."""
    texts = [text for record in records for text in parts(record, Text)]
    both = [said for text in texts for said in (text.en, text.de)]
    return [said for said in both if not 0 < len(said) <= most]


__all__ = ["BOX"]
