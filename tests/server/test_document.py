"""The OpenAPI document: what it promises, and that the page's types are made of it."""

import pytest
from tests.server.house import House

import web_types
from undercroft.server.asking import REFUSALS
from undercroft.server.document import document


def test_the_document_that_is_served_names_every_refusal_of_every_request(standing: House) -> None:
    served = standing.get("/schema/openapi.json").json()
    assert served == document()
    operations = [operation for item in served["paths"].values() for operation in item.values()]
    for operation in operations:
        assert {str(status) for status in REFUSALS} < set(operation["responses"]), operation["operationId"]
        assert operation["description"], operation["operationId"]


def test_the_types_of_the_page_are_those_of_this_server() -> None:
    why = "the server's requests have changed: run `python scripts/web_types.py`"
    assert web_types.FILE.read_text(encoding="utf-8") == web_types.web_types(), why


@pytest.mark.parametrize(
    ("path", "status", "code", "word"),
    [
        ("/api/games?lang=xx", 400, "not-understood", "lang"),
        ("/api/rules", 400, "not-understood", "q"),
        ("/api/nothing-here", 404, "unknown", "Not Found"),
        ("/api/matches/x/view?line=nine", 400, "not-understood", "line"),
        ("/api/matches", 405, "not-allowed", "Method Not Allowed"),
    ],
)
def test_what_reaches_no_handler_is_refused_in_the_same_form(
    standing: House, path: str, status: int, code: str, word: str
) -> None:
    refused = standing.http.get(path)
    assert refused.status_code == status
    assert set(refused.json()) == {"code", "why"}
    assert refused.json()["code"] == code
    assert word in refused.json()["why"]


def test_a_field_that_is_called_like_a_part_of_the_server_is_refused_like_any_other(standing: House) -> None:
    refused = standing.http.post("/api/purse", json={"tables": {}})
    assert (refused.status_code, refused.json()["code"]) == (400, "not-understood")
    assert "`tables`" in refused.json()["why"]
