"""Rules to look up at the table."""

from tests.server.house import House


def test_the_words_behind_a_why(standing: House) -> None:
    rule = standing.get("/api/rules/JL-FOCUS-03").json()
    german = standing.get("/api/rules/JL-FOCUS-03", lang="de").json()
    assert (rule["id"], rule["game"]) == ("JL-FOCUS-03", "jaws")
    assert rule["pages"]
    assert rule["text"] != german["text"]
    assert standing.get("/api/rules/ZZ-NOTHING-99").status_code == 404


def test_rules_are_found_by_words_of_either_language(standing: House) -> None:
    found = standing.get("/api/rules", q="two kinds of rest", game="jaws").json()
    assert [rule["id"] for rule in found] == ["JL-REST-02"]
    assert len(standing.get("/api/rules", q="rast", limit=3).json()) == 3
    assert len({rule["game"] for rule in standing.get("/api/rules", q="attack", limit=50).json()}) > 1
    assert standing.get("/api/rules", q="zzzzzz").json() == []


def test_related_rules_are_named(standing: House) -> None:
    rules = standing.get("/api/rules", q="see", game="jaws", limit=50).json()
    related = [id for rule in rules for id in rule["related"]]
    assert related
    assert standing.get(f"/api/rules/{related[0]}").status_code == 200


def test_the_glossary_in_both_languages(standing: House) -> None:
    terms = standing.get("/api/glossary", game="frosthaven", q="Vergeltung").json()
    assert [term["english"] for term in terms] == ["Retaliate"]
    whole = standing.get("/api/glossary", game="frosthaven").json()
    assert len(whole) > 20
    assert terms[0] in whole


def test_rules_of_a_game_that_has_none(standing: House) -> None:
    for path in ("/api/rules", "/api/glossary"):
        refused = standing.get(path, q="x", game="chess")
        assert refused.status_code == 404
        assert "jaws" in refused.json()["why"]


def test_rulebooks_are_leafed_through_chapter_by_chapter(standing: House) -> None:
    books = {book["game"]: book for book in standing.get("/api/rulebooks").json()}
    german = {book["game"]: book for book in standing.get("/api/rulebooks", lang="de").json()}
    focus = next(chapter for chapter in books["jaws"]["chapters"] if chapter["id"] == "JL-FOCUS")
    spoken = next(chapter for chapter in german["jaws"]["chapters"] if chapter["id"] == "JL-FOCUS")
    assert focus["title"] != spoken["title"]
    rules = standing.get("/api/rulebooks/jaws/JL-FOCUS").json()
    assert (len(rules), rules[0]["id"]) == (focus["rules"], "JL-FOCUS-01")
    assert standing.get("/api/rulebooks/jaws/FH-FOCUS").status_code == 404
    assert standing.get("/api/rulebooks/chess/JL-FOCUS").status_code == 404
