"""A small game of our own to test packs with: heroes with cards, monsters, items, scenarios drawn as maps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.packs import Kind, Pack, PackModel, Problem, Record, Ref
from undercroft.packs.stats import count_tags
from undercroft.words import Text

Small: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Verb(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of the card language."""


class Attack(Verb, frozen=True, kw_only=True, tag="attack"):
    amount: Small
    range: Small | None = None
    with_: tuple[Literal["poison", "wound", "muddle"], ...] = msgspec.field(default=(), name="with")


class Move(Verb, frozen=True, kw_only=True, tag="move"):
    amount: Small
    jump: bool = False


class Summon(Verb, frozen=True, kw_only=True, tag="summon"):
    what: Ref[Monster]


class Twice(Verb, frozen=True, kw_only=True, tag="twice"):
    """Does something again."""

    then: tuple[Effect, ...]


Effect: TypeAlias = Attack | Move | Summon | Twice


class Card(Record, frozen=True, kw_only=True):
    """An ability card: its upper and its lower half."""

    name: Text
    initiative: Annotated[int, Meta(ge=1, le=99, description="Who acts first: low numbers.")]
    top: tuple[Effect, ...]
    bottom: tuple[Effect, ...] = ()


class Hero(Record, frozen=True, kw_only=True):
    """A hero class with its cards."""

    name: Text
    health: Annotated[tuple[Small, ...], Meta(min_length=2, max_length=9)]
    cards: tuple[Card, ...]
    starts_with: tuple[Ref[Item], ...] = ()


class Stats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    health: Annotated[int, Meta(ge=1, le=99)]
    attack: int
    speed: float = 1.0


class Monster(Record, frozen=True, kw_only=True):
    """A monster type with its stats by level."""

    name: Text
    levels: dict[Annotated[int, Meta(ge=0, le=7)], Stats]
    standees: Literal[4, 6, 10] = 6
    becomes: Ref[Monster] | None = None


class Item(Record, frozen=True, kw_only=True):
    name: Text
    price: int | None = None
    made_of: tuple[Ref[Item], ...] = ()


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    who: Ref[Monster | Hero]


class Scenario(Record, frozen=True, kw_only=True):
    name: Text
    map: str
    legend: dict[str, Ref[Monster]] = {}
    spots: tuple[Spot, ...] = ()

    def __post_init__(self) -> None:
        if len({spot.at for spot in self.spots}) < len(self.spots):
            raise ValueError("two spots are in the same place")


def check_map(pack: Pack) -> Iterable[Problem]:
    """Every letter of a map is in its legend."""
    for scenario in pack.table(Scenario).values():
        for row, line in enumerate(scenario.map.split("\n"), 1):
            for letter in line:
                if letter.isalpha() and letter not in scenario.legend:
                    what = f"the map shows '{letter}', the legend does not"
                    yield pack.problem(scenario, what, "add it to the legend", at=("map",), row=row)


def count_verbs(pack: Pack) -> Mapping[str, int]:
    return count_tags(pack, Verb)


TOY = PackModel(
    game="toy",
    schema=2,
    kinds=(
        Kind("hero", Hero, ("heroes/*.yaml",)),
        Kind("card", Card),
        Kind("monster", Monster, ("monsters.yaml", "monsters/*.yaml")),
        Kind("item", Item, ("items.yaml",), is_acyclic=True),
        Kind("scenario", Scenario, ("scenarios/*.yaml",)),
    ),
    audits=(check_map,),
    verbs=count_verbs,
)

MANIFEST = """
id: core
game: toy
version: 1.2.0
schema: 2
title: {en: The Cellar, de: Der Keller}
licence: CC-BY-4.0
authors: [A. Cellarer]
"""

CORE = {
    "pack.yaml": MANIFEST,
    "heroes/mira.yaml": """
        id: mira
        name: {en: Mira, de: Mira}
        health: [6, 7, 8]
        starts_with: [lamp]
        cards:
          - id: lunge
            name: {en: Lunge, de: Ausfall}
            initiative: 20
            top:
              - {do: attack, amount: 3, with: [wound]}
              - do: twice
                then: [{do: move, amount: 2, jump: true}]
            bottom:
              - {do: move, amount: 4}
          - id: whistle
            name: {en: Whistle, de: Pfiff}
            initiative: 70
            top: [{do: summon, what: rat}]
        """,
    "monsters.yaml": """
        - id: rat
          name: {en: Cellar rat, de: Kellerratte}
          standees: 10
          levels:
            0: {health: 3, attack: 1}
            1: {health: 4, attack: 1, speed: 2}
          becomes: rat-king
        - id: rat-king
          name: {en: Rat king, de: Rattenkönig}
          levels: {0: {health: 9, attack: 2}}
        """,
    "items.yaml": """
        - {id: lamp, name: {en: Lamp, de: Lampe}, price: 5, made_of: [oil]}
        - {id: oil, name: {en: Oil, de: Öl}}
        """,
    "scenarios/cellar.yaml": """
        id: cellar
        name: {en: The cellar, de: Der Keller}
        map: |
          . . R
           . # .
          . . K
        legend: {R: rat, K: core:rat-king}
        spots: [{at: [0, 0], who: mira}, {at: [1, 2], who: rat}]
        """,
}

FROST_MANIFEST = MANIFEST.replace("id: core", "id: frost") + "requires: {core: 1.1.0}\n"


def write_pack(folder: Path, files: Mapping[str, str]) -> Path:
    """A pack on disk; texts may be indented."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return folder


def changed(file: str, old: str, new: str, files: Mapping[str, str] = CORE) -> dict[str, str]:
    """The files of a pack with one thing changed."""
    assert old in files[file], old
    return {**files, file: files[file].replace(old, new)}
