"""Whatever the OpenAPI document allows, and much that it doesn't, is answered: never with an error of ours."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.server.house import House, Json, bearer, play_to_end

from undercroft.server.document import document

EXAMPLES = 12
"""Requests of each kind."""
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


class Doors:
    """Matches and campaigns that really are there, with the tokens that open them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._match: Json = {}
        self._campaign: Json = {}
        self._tools: list[str] = [tool["id"] for tool in house.get("/api/tools").json()]

    def open(self, case: schemathesis.Case) -> dict[str, str]:
        """Let every other request mean something that is there; gives what to say at the door."""
        path = case.path_parameters
        if "match" in path and len(str(path["match"])) % 2:
            return self._enter(case, "match", self._fresh_match())
        if "campaign" in path and len(str(path["campaign"])) % 2:
            return self._enter(case, "campaign", self._fresh_campaign())
        if "tool" in path:
            path["tool"] = self._tools[len(str(path["tool"])) % len(self._tools)]
        return {}

    def _enter(self, case: schemathesis.Case, what: str, made: Json) -> dict[str, str]:
        case.path_parameters[what] = made[what]
        return bearer(made["owner"])

    def _fresh_match(self) -> Json:
        path = f"/api/matches/{self._match.get('match')}"
        if self.house.get(path, self._match.get("owner", "")).status_code != 200:
            self._match = self.house.begin()
        return self._match

    def _fresh_campaign(self) -> Json:
        path = f"/api/campaigns/{self._campaign.get('campaign')}"
        if self.house.get(path, self._campaign.get("owner", "")).status_code != 200:
            self._campaign = self.house.http.post("/api/campaigns", json={"game": "tallow", "seats": 2}).json()
        return self._campaign


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    house = House(tmp_path_factory.mktemp("house") / "matches.sqlite3", per_minute=0)
    yield Doors(house)
    house.stop()


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(max_examples=EXAMPLES, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
def test_no_request_is_answered_with_an_error_of_ours(case: schemathesis.Case, doors: Doors) -> None:
    case.call_and_validate(doors.house.url, checks=CHECKS, headers=doors.open(case))


def places_in(document: Json, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The ways to everything in a JSON document."""
    if isinstance(document, dict):
        return [here, *(place for key, value in document.items() for place in places_in(value, (*here, key)))]
    if isinstance(document, list):
        return [here, *(place for at, value in enumerate(document) for place in places_in(value, (*here, at)))]
    return [here]


def changed(document: Json, place: tuple[str | int, ...], value: Json) -> Json:
    """The document with something else at a place."""
    if not place:
        return value
    copy = document.copy()
    copy[place[0]] = changed(document[place[0]], place[1:], value)
    return copy


@pytest.fixture(scope="module")
def files(doors: Doors) -> dict[str, Json]:
    """Files as people bring them: a match that is over, and a campaign."""
    house = doors.house
    made = house.begin(seats=1)
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        play_to_end(mira)
    campaign = house.http.post("/api/campaigns", json={"game": "tallow", "seats": 2}).json()
    return {
        "matches": house.get(f"/api/matches/{made['match']}/export", made["owner"]).json(),
        "campaigns": house.get(f"/api/campaigns/{campaign['campaign']}/export", campaign["owner"]).json(),
    }


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize("what", ["matches", "campaigns"])
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_file_that_was_tampered_with_is_answered_with_an_error_of_ours(
    what: str, data: st.DataObject, doors: Doors, files: dict[str, Json]
) -> None:
    file = files[what]
    assert doors.house.http.post(f"/api/{what}/import", json=file).status_code == 201
    place = data.draw(st.sampled_from(places_in(file)), "where")
    answer = doors.house.http.post(f"/api/{what}/import", json=changed(file, place, data.draw(ANYTHING, "what")))
    assert answer.status_code < 500, answer.text
    if answer.status_code == 201 and what == "matches":
        made = answer.json()
        assert doors.house.get(f"/api/matches/{made['match']}/view", made["audience"]).status_code < 500
