"""The figures of the box as the catalogue has them: stat cards and ability cards, read from the tables of facts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from undercroft import rulebook

FACTS = Path(rulebook.__file__).parent / "catalogue" / "jaws" / "JL" / "facts.md"
CONDITIONS = ["poison", "wound", "muddle", "immobilize", "disarm", "stun", "curse", "strengthen"]
ELEMENTS = ["fire", "ice", "air", "earth", "light", "dark", "wild"]


class Line(NamedTuple):
    """One cell of a stat card."""

    hp: str
    move: int | None
    attack: str
    shield: int
    effects: frozenset[str]
    advantage: bool
    hampers: bool
    on_death: int


class Card(NamedTuple):
    """One ability card, reduced to what can be counted."""

    initiative: int
    shuffle: bool
    moves: tuple[str, ...]
    attacks: tuple[str, ...]
    ranges: tuple[str, ...]
    targets: tuple[str, ...]
    conditions: frozenset[str]
    elements: frozenset[str]
    jumps: bool


def section(fact: str) -> str:
    """The text of one fact."""
    return re.split(r"\n### ", FACTS.read_text(encoding="utf-8").split(f"### {fact}")[1])[0]


def rows(fact: str) -> Iterator[list[str]]:
    """The rows of a fact's tables."""
    return cells_of(section(fact))


def cells_of(text: str) -> Iterator[list[str]]:
    """The rows of all tables in a text."""
    for line in text.splitlines():
        if line.startswith("|") and not line.startswith("|---"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def stat_lines() -> Iterator[tuple[str, int, str, int, Line]]:
    """Type, standees, rank, level and figures of every stat line."""
    kind, standees = "", 0
    for cells in rows("FACT-JL-09"):
        if len(cells) == 12 and cells[3] in ("n", "e"):
            kind, standees = (_id(cells[0]), int(cells[1])) if cells[0] else (kind, standees)
            rank = "normal" if cells[3] == "n" else "elite"
            for level, cell in enumerate(cells[4:]):
                yield kind, standees, rank, level, _line(cell, level)


def boss_lines() -> Iterator[tuple[str, int, Line, set[str]]]:
    """Boss, level, figures and immunities."""
    for cells in rows("FACT-JL-09"):
        if len(cells) == 12 and "xC" in cells[1]:
            immune = {word for word in cells[9].split(", ") if word}
            for level, cell in enumerate(cells[1:9]):
                yield _id(cells[0]), level, _line(cell, level), immune


def decks() -> Iterator[tuple[str, list[Card]]]:
    """All ability decks."""
    for cells in rows("FACT-JL-10"):
        if match := re.match(r"([a-z0-9-]+) \((\d)\)", cells[0]):
            yield match[1], [_card(text) for text in cells[1].split(" / ")]


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")


def _line(cell: str, level: int) -> Line:
    hp, move, attack = re.match(r"(\S+?)/(\S+?)/(\S+)", cell).groups()  # type: ignore[union-attr]
    shield = re.search(r"shield (L\+)?(\d)", cell)
    death = re.search(r"on death(?:: all adjacent figures suffer)? (\d)", cell)
    return Line(
        hp=hp.replace("x", "*"),
        move=None if move == "–" else int(move),
        attack=attack,
        shield=(int(shield[2]) + (level if shield[1] else 0)) if shield else 0,
        effects=frozenset(word for word in CONDITIONS if f" {word}" in cell),
        advantage=" advantage" in cell,
        hampers="attackers have disadvantage" in cell,
        on_death=int(death[1]) if death else 0,
    )


def _card(text: str) -> Card:
    head, _, body = text.partition(": ")
    used = {word for word in ELEMENTS if re.search(rf"\b(use|infuse) {word}\b", body)}
    return Card(
        initiative=int(head.strip().rstrip("*")),
        shuffle=head.strip().endswith("*"),
        moves=tuple(re.findall(r"M([+-]\d)", body)),
        attacks=tuple(re.findall(r"(?<!: )A([+-]\d)", body)),
        ranges=tuple(sorted(re.findall(r"\b(?:R|in range )(\d)", body))),
        targets=tuple(sorted(re.findall(r"\bT(\d)", body))),
        conditions=frozenset(word for word in CONDITIONS if word in body),
        elements=frozenset(used),
        jumps="jump" in body,
    )
