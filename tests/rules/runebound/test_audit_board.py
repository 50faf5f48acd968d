"""The board hex by hex, the places, gems, rivers, the die and the enemies' tokens against what is known of the box."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.runebound.printed import BOX, face_in_words, rows, token

from undercroft.games.runebound.content.faces import faces
from undercroft.rulebook import rule

REALM, BOARD = BOX.realm, BOX.realm.board
LETTERS = {"P": "plains", "F": "forest", "H": "hills", "M": "mountain", "W": "water"}
TEXT = rule("FACT-RB-08").statement


def cell(row: int, column: int) -> str:
    """The hex of our map that the catalogue's row and column mean."""
    return f"{chr(ord('a') + column)}{21 - row - (column + 1) // 2}"


def grid() -> Iterator[tuple[str, str]]:
    for line in TEXT.splitlines():
        if found := re.match(r"r(\d+) +((?:[A-Za-z] *){15})$", line):
            for column, letter in enumerate(found[2].split()):
                yield cell(int(found[1]), column), letter


def cells_in(text: str) -> list[str]:
    return [cell(int(row), int(column)) for row, column in re.findall(r"\((\d+),(\d+)\)", text)]


@pytest.mark.rule("FACT-RB-08", "RB-HEX-01", "RB-OPEN-40", "RB-COMP-01")
def test_every_hex_has_the_terrain_of_the_box() -> None:
    drawn = dict(grid())
    assert set(drawn) == set(REALM.hexes)
    assert len(drawn) == 225
    for hex, letter in drawn.items():
        if letter != "C":
            assert REALM.terrain[hex] == LETTERS[letter.upper()], hex
        assert (letter == "C") == (REALM.kind(hex) == "city"), hex
    roads = {hex for hex, letter in drawn.items() if letter.islower()}
    assert len(roads) == 24
    joined = {hex for hex in REALM.hexes if any(step.road for step in REALM.steps[hex])}
    assert roads <= joined
    assert {REALM.kind(hex) for hex in joined - roads} == {"city"}


@pytest.mark.rule("RB-DATA-27")
def test_the_terrains_are_as_frequent_as_in_the_box() -> None:
    said = next(value for name, value, *_ in rows("RB-DATA-27") if name == "board")
    assert said.startswith("225 hexes")
    counted = Counter(letter.upper() if letter.isupper() else "road" for _, letter in grid())
    assert counted == {"P": 107, "F": 29, "H": 28, "M": 25, "W": 8, "C": 4, "road": 24}


@pytest.mark.rule("FACT-RB-08", "RB-HEX-02", "RB-DATA-17")
def test_places_lie_where_they_lie_in_the_box() -> None:
    kinds = {row[0]: cells_in(row[1]) for row in rows("FACT-RB-08")}
    for kind in ("city", "fortress", "shrine", "town"):
        listed = next(cells for name, cells in kinds.items() if name.startswith(kind))
        assert set(listed) == {place.at for place in BOARD.places if place.kind == kind}, kind


@pytest.mark.rule("RB-DATA-17", "RB-HEX-02", "RB-HEX-10")
def test_places_of_the_book_have_its_names_kind_and_terrain() -> None:
    by_german = {place.name.de: place for place in BOARD.places}
    bridges = {name.de: name.en for name in BOARD.bridges.values()}
    for english, german, kind, terrain in rows("RB-DATA-17"):
        plain = re.sub(r" \(.*\)", "", english)
        if kind == "bridge":
            assert bridges[german] == plain
            continue
        place = by_german[german]
        assert place.name.en == plain
        assert place.kind in kind or "counts as road" in kind, german
        assert terrain == "every" or terrain.startswith(REALM.terrain[place.at]), german
        if "counts as road" in kind:
            assert any(step.road for step in REALM.steps[place.at]), german
    assert len(bridges) == 2


@pytest.mark.rule("FACT-RB-09", "RB-HEX-11", "RB-DATA-27", "FACT-RB-08")
def test_nine_gems_of_each_colour_lie_on_the_hexes_of_the_box() -> None:
    listed = {row[0].split()[0]: cells_in(row[1]) for row in rows("FACT-RB-08") if row[0].endswith("gem")}
    assert {deck: set(cells) for deck, cells in BOARD.gems.items()} == {deck: set(on) for deck, on in listed.items()}
    assert {deck: len(cells) for deck, cells in BOARD.gems.items()} == {"combat": 9, "exploration": 9, "social": 9}


@pytest.mark.rule("FACT-RB-08", "RB-HEX-08", "RB-HEX-10")
def test_rivers_run_along_the_edges_of_the_box_and_two_bridges_cross_them() -> None:
    (line,) = (row[1] for row in rows("FACT-RB-08") if row[0].startswith("river"))
    pairs = re.findall(r"(\d+),(\d+)–(\d+),(\d+)", line)
    listed = {frozenset((cell(int(a), int(b)), cell(int(c), int(d)))) for a, b, c, d in pairs}
    ways = [(hex, step) for hex in REALM.hexes for step in REALM.steps[hex]]
    assert listed <= {frozenset((hex, step.to)) for hex, step in ways if step.river}
    bridged = {frozenset((hex, step.to)) for hex, step in ways if step.bridge}
    assert len(bridged) == 2
    assert bridged <= {frozenset((hex, step.to)) for hex, step in ways if step.river}


@pytest.mark.rule("FACT-RB-09", "RB-OPEN-12", "RB-OPEN-10", "RB-COMP-01")
def test_the_time_track_has_twelve_spaces_two_for_gems_and_four_for_stories() -> None:
    assert BOARD.track.length == 12
    assert BOARD.track.gems == (6, 12)
    assert len(BOARD.track.story) == 4
    assert 1 not in BOARD.track.story


@pytest.mark.rule("FACT-RB-01", "RB-DATA-24", "RB-DICE-01", "RB-COMP-30")
def test_all_dice_are_alike_and_match_as_often_as_in_the_box() -> None:
    listed = [re.sub(r" \(.*\)| `.*`", "", row[1]).strip() for row in rows("RB-DATA-24")]
    assert [set(face.split("+")) for face in BOARD.die] == [set(face.split(" + ")) for face in listed]
    odds = dict(re.findall(r"(plains|forest|hills|mountain|water) (\d)/6", rule("FACT-RB-01").statement))
    for terrain, sixths in odds.items():
        matching = sum(face == "compass" or terrain in face.split("+") for face in BOARD.die)
        assert matching == int(sixths), terrain
    assert any("+" in face for face in BOARD.die)


@pytest.mark.rule("FACT-RB-02", "RB-DATA-25", "RB-OPEN-02", "RB-OPEN-22")
def test_the_enemies_tokens_are_those_of_the_box() -> None:
    villains = {card.villain.name.en: card.villain.token for card in BOX.scenarios.values()}
    ours = (
        {f"enemy {at}": one for at, one in enumerate(BOARD.enemy_tokens, 1)} | {"elite": BOARD.elite_token} | villains
    )
    for name, one, other, golden in rows("FACT-RB-02"):
        want = {face_in_words(one)._replace(golden=False), face_in_words(other)._replace(golden=False)}
        assert {face._replace(golden=False) for face in faces(ours[name])} == want, name
        gold = [face.symbol for face in faces(ours[name]) if face.golden]
        named = {"the damage face": "enemy", "the surge face": "surge", "dash": "dash"}.get(golden)
        assert gold == ([named] if named else []), name
    for name, one, other, _ in rows("RB-DATA-25"):
        key = name.replace(" (villain token)", "")
        assert token(ours[key]) == {face_in_words(one), face_in_words(other)}, name
