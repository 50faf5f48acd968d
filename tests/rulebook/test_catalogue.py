"""The catalogue: every entry with all its parts, read only where asked for."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

import pytest
from tests.pace import best_of

from undercroft.rulebook import (
    CatalogueError,
    Kind,
    Library,
    Tag,
    UnknownGameError,
    UnknownRuleError,
    catalogue,
    rule,
)
from undercroft.rulebook.library import OWN_CATALOGUE
from undercroft.rulebook.project import Project

OURS = Library(OWN_CATALOGUE)
"""The games of this house alone; in a workshop an example game may be installed beside them."""


def test_every_kind_of_every_game_is_there() -> None:
    counts = {name: Counter(entry.kind for entry in OURS.catalogue(name)) for name in OURS.games}
    assert counts == {
        "buttons": {Kind.RULE: 802, Kind.EXAMPLE: 58, Kind.OPEN: 47, Kind.DATA: 15, Kind.FACT: 10},
        "frosthaven": {Kind.RULE: 1596, Kind.EXAMPLE: 96, Kind.OPEN: 108, Kind.DATA: 37, Kind.FACT: 25},
        "jaws": {Kind.RULE: 716, Kind.EXAMPLE: 53, Kind.OPEN: 67, Kind.DATA: 17, Kind.FACT: 15},
        "perdition": {Kind.RULE: 877, Kind.EXAMPLE: 60, Kind.OPEN: 69, Kind.DATA: 20, Kind.FACT: 2},
        "runebound": {Kind.RULE: 570, Kind.EXAMPLE: 57, Kind.OPEN: 49, Kind.DATA: 27, Kind.FACT: 14},
    }


def test_a_ledger_line_has_all_its_parts() -> None:
    found = rule("JL-GEN-03")
    assert (found.game, found.kind, found.tag, found.pages) == ("jaws", Kind.RULE, Tag.ENGINE, "1")
    assert (found.area.code, found.area.title, found.area.pages) == (
        "GEN",
        "General principles and vocabulary",
        "1–21",
    )
    assert found.is_derived
    assert not found.is_unclear
    assert found.statement.startswith("Ambiguities arise mainly in monster turns")


@pytest.mark.parametrize(
    ("number", "alias", "default"),
    [
        ("BB-OPEN-11", "O-11", "both stop at 0."),
        ("JL-OPEN-32", "OPEN-32", "it cannot refuse."),
        ("FH-OPEN-09", "OPEN 9", "an attack value below 0 counts as 0."),
    ],
)
def test_open_points_have_an_id_of_their_own_and_keep_the_old_one(number: str, alias: str, default: str) -> None:
    assert (rule(number).aliases, rule(number).default) == ((alias,), default)


def test_every_open_point_has_a_default() -> None:
    assert [entry.id for entry in OURS if entry.kind is Kind.OPEN and not entry.default] == []


def test_points_the_ledger_left_unnumbered_have_ids_too() -> None:
    lost = rule("JL-OPEN-46")
    assert lost.area.title == "OCR losses that matter"
    assert lost.default == "removed at the end of the next full turn, like the other timed conditions."


def test_tables_and_examples_keep_their_text() -> None:
    assert "| 7 | 7 | 6 | 9 | 18 |" in rule("JL-DATA-01").statement
    assert rule("BB-EX-02").title == "printed — adding pierce"
    assert rule("FACT-FH-03").statement.startswith("| Level | 1 | 2 |")


@pytest.mark.parametrize(
    ("number", "named"),
    [
        ("JL-EX-06", ("JL-EX-05", "JL-MMOVE-14", "JL-MOVE-05")),
        ("BB-EX-02", ("BB-PIERCE-01", "BB-PIERCE-02", "BB-PIERCE-04", "BB-ATTACK-04")),
    ],
)
def test_a_rule_knows_what_it_refers_to(number: str, named: tuple[str, ...]) -> None:
    assert rule(number).refers_to == named


def test_every_reference_leads_somewhere() -> None:
    assert [(entry.id, number) for entry in OURS for number in entry.refers_to if number not in OURS] == []


def test_every_ledger_has_a_glossary_in_two_languages() -> None:
    sizes = {name: len(OURS.catalogue(name).glossary) for name in OURS.games}
    assert sizes == {"buttons": 81, "frosthaven": 193, "jaws": 141, "perdition": 57, "runebound": 117}
    assert all(term.english and term.german for name in OURS.games for term in OURS.catalogue(name).glossary)


def test_unknown_ids_name_their_neighbours() -> None:
    with pytest.raises(UnknownRuleError, match="'JL-FOCUS-99': did you mean JL-FOCUS-") as error:
        rule("JL-FOCUS-99")
    assert error.value.close
    with pytest.raises(UnknownRuleError, match="did you mean JL-FOCUS-03"):
        rule("JX-FOCUS-03")


def test_unknown_games_name_the_known_ones() -> None:
    with pytest.raises(UnknownGameError, match="there are buttons, frosthaven"):
        catalogue("chess")


def test_german_wording_stands_in_files_beside(cellar: Project) -> None:
    hit, dead = cellar.library.rule("CE-HIT-01"), cellar.library.rule("CE-HIT-02")
    assert hit.german.startswith("Ein Angriff nimmt")
    assert (hit.area.german, dead.german) == ("Treffer", "")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("- CE-HIT-01 (p. 1) [engine] Once more.", "these stand twice: CE-HIT-01"),
        ("- CE-HIT-09 (p. 1) Without a tag.", "CE-HIT-09 has no tag"),
        ("- CE-HIT-09 (p. 1) [rule] With a wrong tag.", "CE-HIT-09 has no tag or an unknown one"),
        ("- CE-HIT-9x (p. 1) [engine] A bad id.", "cannot read this entry"),
        ("### A heading that is none", "cannot read this entry"),
    ],
)
def test_a_broken_file_says_where(cellar: Project, line: str, message: str) -> None:
    path = cellar.root / "catalogue" / "cellar" / "CE" / "rules.md"
    path.write_text(f"{path.read_text()}{line}\n")
    with pytest.raises(CatalogueError, match=message):
        cellar.library.rule("CE-HIT-01")


def test_a_broken_glossary_says_where(cellar: Project) -> None:
    path = cellar.root / "catalogue" / "cellar" / "CE" / "glossary.md"
    path.write_text(path.read_text() + "| Rat | Ratte |\n")
    with pytest.raises(CatalogueError, match="four cells, this one has 2"):
        assert cellar.library.catalogue("cellar").glossary


def test_a_package_can_bring_its_own_catalogue(cellar: Project) -> None:
    shelves = Library(OWN_CATALOGUE, lambda: [cellar.root / "catalogue"])
    assert shelves.rule("CE-LOOT-01").game == "cellar"
    assert "cellar" in shelves.games
    assert shelves.rule("JL-REST-01").game == "jaws"


def test_an_installed_package_is_found_by_its_entry_point(cellar: Project) -> None:
    info = cellar.root / "src" / "cellar-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cellar\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[undercroft.rulebooks]\ncellar = catalogue_of_cellar\n")
    (cellar.root / "catalogue").rename(cellar.root / "src" / "catalogue_of_cellar")
    program = "from undercroft.rulebook import games, rule; print(rule('CE-LOOT-01').game, 'cellar' in games())"
    done = subprocess.run(
        [sys.executable, "-c", program], env=cellar.environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout == "cellar True\n"


def test_one_id_costs_one_file() -> None:
    shelves = Library(OWN_CATALOGUE)
    shelves.rule("JL-REST-04")
    read = {prefix: set(ledger.kinds_read) for prefix, ledger in shelves.ledgers.items()}
    assert read.pop("JL") == {Kind.RULE}
    assert set().union(*read.values()) == set()


def milliseconds(work: Callable[[], object]) -> float:
    return 1000 * best_of(5, time.process_time, work)


def test_reading_is_fast() -> None:
    assert milliseconds(lambda: list(Library(OWN_CATALOGUE))) < 60
    assert milliseconds(lambda: list(Library(OWN_CATALOGUE).catalogue("frosthaven"))) < 25
    assert milliseconds(lambda: Library(OWN_CATALOGUE).rule("JL-REST-04")) < 10
