"""Search: prefixes, both languages, the best first."""

import pytest

from undercroft.rulebook import look_up, search
from undercroft.rulebook.project import Project
from undercroft.rulebook.search import Page, make_needle, score


def found(text: str, game: str = "", limit: int = 0) -> list[str]:
    return [rule.id for rule in search(text, game, limit=limit)]


def test_all_words_have_to_begin_a_word() -> None:
    assert "JL-FOCUS-03" in found("short path hex", "jaws")
    assert "JL-FOCUS-03" not in found("short path elephant", "jaws")
    assert found("hortest ath") == []


def test_an_id_is_found_first() -> None:
    assert found("jl-rest-04")[0] == "JL-REST-04"


def test_whole_words_count_more_than_beginnings_and_titles_more_than_texts() -> None:
    (needle,) = [make_needle("rest", [])]
    pages = [
        Page("", "", "the restorer"),
        Page("", "resting", "the restorer"),
        Page("", "", "a rest"),
        Page("rest", "", ""),
    ]
    points = [score(page, [needle]) for page in pages]
    assert points == sorted(set(points))


def test_a_game_limits_the_search() -> None:
    assert {rule.game for rule in search("shield", "perdition")} == {"perdition"}


def test_the_limit_cuts_the_tail() -> None:
    assert found("monster", limit=3) == found("monster")[:3]


@pytest.mark.parametrize("word", ["Vergeltung", "vergelt"])
def test_german_terms_find_english_rules(word: str) -> None:
    assert "BB-RETAL-05" in found(word)


def test_german_wording_is_searched_with_and_without_umlauts(cellar: Project) -> None:
    for text in ("rüstung", "rustung", "RÜSTUNG"):
        assert [rule.id for rule in search(text, shelves=cellar.library)] == ["CE-HIT-01"]


@pytest.mark.parametrize("text", ["", "  ", "(", "\\"])
def test_signs_alone_find_nothing(text: str) -> None:
    assert found(text) == []


def test_signs_beside_words_do_not_matter() -> None:
    assert found("(short* rest)") == found("short rest") != []


def test_the_glossary_is_read_both_ways() -> None:
    assert [(term.english, term.german) for term in look_up("retal", "frosthaven")] == [("Retaliate", "Vergeltung")]
    assert [(term.english, term.german) for term in look_up("vergelt", "frosthaven")] == [("Retaliate", "Vergeltung")]
