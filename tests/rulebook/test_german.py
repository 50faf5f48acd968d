"""German wording: complete and in its own words, for the games whose rules players can read in German."""

import re

import pytest

from undercroft.rulebook import Kind, Rule
from undercroft.rulebook.library import OWN_CATALOGUE, Library
from undercroft.rulebook.reading import read_entries
from undercroft.rulebook.references import ids_in

READ_IN_GERMAN = ("jaws",)
WORDED = (Kind.RULE, Kind.EXAMPLE, Kind.OPEN)
"""Tables and facts are read as they stand."""

OURS = Library(OWN_CATALOGUE)


def worded(game: str) -> list[Rule]:
    return [entry for entry in OURS.catalogue(game) if entry.kind in WORDED]


@pytest.mark.parametrize("game", READ_IN_GERMAN)
def test_every_rule_has_german_wording_of_its_own(game: str) -> None:
    assert [rule.id for rule in worded(game) if rule.german.strip() in ("", rule.statement)] == []


@pytest.mark.parametrize("game", READ_IN_GERMAN)
def test_every_area_has_a_german_title(game: str) -> None:
    rules = [entry for entry in worded(game) if entry.kind is Kind.RULE]
    assert {rule.area.code for rule in rules if not rule.area.german} == set()


@pytest.mark.parametrize("game", READ_IN_GERMAN)
def test_german_wording_names_no_unknown_rule(game: str) -> None:
    assert [(rule.id, number) for rule in worded(game) for number in ids_in(rule.german) if number not in OURS] == []


def numbers_of(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("game", READ_IN_GERMAN)
def test_german_wording_brings_no_number_of_its_own(game: str) -> None:
    strange = {
        rule.id: numbers_of(rule.german) - numbers_of(f"{rule.statement} {rule.default}") for rule in worded(game)
    }
    assert {number: found for number, found in strange.items() if found} == {}


GERMAN_FILES = [path for game in READ_IN_GERMAN for path in sorted((OWN_CATALOGUE / game).glob("*/*.de.md"))]


def ids_by_area(path: str) -> list[tuple[str, str]]:
    """The ids in the order of a file, each with the code of its area; groups of examples have none."""
    entries = read_entries(OWN_CATALOGUE / path)
    return [
        (raw.id, raw.heading.removeprefix("## ").partition(" — ")[0] if " — " in raw.heading else "") for raw in entries
    ]


@pytest.mark.parametrize("german", [str(path.relative_to(OWN_CATALOGUE)) for path in GERMAN_FILES])
def test_a_german_file_keeps_the_order_of_the_english_one(german: str) -> None:
    assert ids_by_area(german) == ids_by_area(german.replace(".de.md", ".md"))
