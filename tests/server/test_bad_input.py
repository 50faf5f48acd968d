"""Whatever is wrong with a message, it is said, and nothing is changed or lost."""

import json

import pytest
from tests.server.house import PATIENCE, House, Json, bearer
from websockets.exceptions import ConnectionClosed, InvalidStatus


def test_an_unknown_match_is_named(house: House) -> None:
    with house.line("feedfacefeedface") as socket:
        refused = json.loads(socket.recv(timeout=PATIENCE))
    assert refused["code"] == "unknown"
    assert "feedfacefeedface" in refused["why"]


@pytest.mark.parametrize("token", ["", "AAAAAAAAAAAAAAAAAAAAAA", "ä" * 200])
def test_a_token_that_opens_nothing(house: House, token: str) -> None:
    made = house.begin()
    with house.line(made["match"]) as socket:
        socket.send(json.dumps({"do": "hello", "tokens": [token]}))
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "unknown"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_token_of_another_match_opens_nothing(house: House) -> None:
    one, other = house.begin(), house.begin()
    answer = house.http.get(f"/api/matches/{one['match']}", headers=bearer(other["seats"]["mira"]))
    assert answer.status_code == 404
    assert "opens nothing" in answer.json()["why"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("not json", "not-understood"),
        ("[]", "not-understood"),
        ('{"do": "dance"}', "not-understood"),
        ('{"do": "answer", "question": 7, "option": "x"}', "not-understood"),
        ('{"do": "undo", "seat": "brand"}', "not-understood"),
        ('{"do": "undo", "keep": 1e400}', "not-understood"),
        ('{"do": "undo", "keep": 99999999999999999999}', "not-allowed"),
        ('{"do": "say", "text": "\\ud800"}', "not-understood"),
        ('{"do": "redo"} {"do": "redo"}', "not-understood"),
        ("[" * 10_000, "not-understood"),
        ('{"do": "look", "question": "' + "x" * 20_000 + '", "option": ""}', "too-long"),
        ('{"do": "hello", "tokens": []}', "hello"),
    ],
)
def test_messages_that_make_no_sense(house: House, text: str, code: str) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        mira._socket.send(text)
        assert mira.hear("refused")["code"] == code
        assert mira.answer("text:Light!")["is"] == "stored", "the line stays open and the match as it was"


def test_a_binary_message_is_no_message(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        mira._socket.send(b"\x00\xff")
        assert mira.hear("refused")["code"] == "not-understood"


def test_a_message_may_come_in_pieces(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        mira._socket.send(['{"do": "say", ', '"ref": 9, "text"', ': "Light!"}'])
        while (reply := mira.next()).get("ref") != 9:
            pass
        assert reply["is"] == "stored"


def test_letters_that_no_database_takes(house: House) -> None:
    for path in ("/api/matches/%00", "/api/matches/%00/view", "/api/campaigns/a%00b"):
        assert house.get(path, "some-token").status_code == 404
    with pytest.raises(InvalidStatus), house.line("%00"):
        pass
    named = house.http.post("/api/campaigns", json={"game": "tallow", "seats": 2, "name": "a\0b"})
    assert named.status_code == 400
    assert "name" in named.json()["why"]


@pytest.mark.parametrize("message", ["x" * 1_000_000, b'{"do": "say", "text": "\xff"}'], ids=["oversized", "not-utf-8"])
def test_a_message_that_is_too_large_or_no_text_ends_the_line_and_nothing_else(
    house: House, message: str | bytes
) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        mira._socket.send(message, text=True)
        with pytest.raises(ConnectionClosed):
            mira.hear("never")
        brand.catch_up()
        assert brand.view["line"] == 0


def test_a_question_that_is_gone(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        gone = mira.view["asked"][0]["id"]
        mira.answer("text:Light!")
        line = mira.view["line"]
        refused = mira.ask("answer", question=gone, option="text:Light!")
        assert (refused["is"], refused["code"]) == ("refused", "not-asked")
        assert mira.view["line"] == line


def test_an_answer_that_comes_twice_counts_once(house: House) -> None:
    """From one device by a double click, and from another of the same seat that hasn't seen it yet."""
    made = house.begin()
    mira_token = made["seats"]["mira"]
    with house.sit(made["match"], mira_token) as mira, house.sit(made["match"], mira_token) as other_device:
        answer = {"question": mira.view["asked"][0]["id"], "option": "text:Light!"}
        for ref in (1, 2):
            mira.send({"do": "answer", "ref": ref, **answer})
        replies: dict[int, Json] = {}
        while len(replies) < 2:
            reply = mira.next()
            if reply.get("ref"):
                replies[reply["ref"]] = reply
        assert replies[1]["is"] == "stored"
        assert (replies[2]["is"], replies[2]["code"]) == ("refused", "not-asked")
        refused = other_device.ask("answer", **answer)
        assert refused["code"] == "not-asked"
        assert "gone" in refused["why"]
        assert mira.view["line"] == other_device.view["line"] == 1


def test_an_answer_to_a_question_that_an_undo_took_back(house: House) -> None:
    made = house.begin(policy={"undo": "free"})
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        mira.answer("text:Light!")
        brand.catch_up()
        late = {"question": brand.view["asked"][0]["id"], "option": brand.options[0]}
        assert mira.ask("undo")["is"] == "stored"
        assert brand.ask("answer", **late)["code"] == "not-asked"
        assert brand.view["waiting"] == ["mira"]


def test_an_option_of_another_question(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        refused = mira.ask("answer", question=mira.view["asked"][0]["id"], option="cell:a1")
        assert refused["code"] == "not-legal"
        assert "text:Light!" in refused["why"]


def test_nobody_answers_for_another_seat(house: House) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
        house.sit(made["match"], made["audience"]) as audience,
    ):
        question = mira.view["asked"][0]["id"]
        assert brand.ask("answer", question=question, option="text:Light!")["code"] == "not-asked"
        assert audience.ask("answer", question=question, option="text:Light!")["code"] == "not-allowed"
        assert brand.ask("sit", seat="mira")["code"] == "not-allowed"
        assert audience.ask("undo")["code"] == "not-allowed"
        mira.catch_up()
        assert mira.view["line"] == 0


def test_the_first_message_has_to_be_hello(house: House) -> None:
    made = house.begin()
    with house.line(made["match"]) as socket:
        socket.send(json.dumps({"do": "undo"}))
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "hello"


def test_pages_of_other_sites_are_kept_out(house: House) -> None:
    made = house.begin()
    with pytest.raises(InvalidStatus) as refused, house.line(made["match"], Origin="https://evil.test"):
        pass
    assert refused.value.response.status_code == 403
    wanted = {"game": "tallow", "scenario": "cellar", "seats": 2}
    answer = house.http.post("/api/matches", json=wanted, headers={"origin": "https://evil.test"})
    assert answer.status_code == 403
    with house.line(made["match"], Origin=house.url.rstrip("/")):
        pass


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"scenario": "attic"}, "no scenario"),
        ({"seats": 9}, "seats"),
        ({"options": {"speed": 3}}, "no option"),
        ({"house_rules": ["x"]}, "no house rule"),
    ],
)
def test_a_match_that_cannot_be(house: House, change: Json, word: str) -> None:
    answer = house.http.post("/api/matches", json={"game": "tallow", "scenario": "cellar", "seats": 2, **change})
    assert answer.status_code in (404, 409)
    assert word in answer.json()["why"]


def test_a_body_that_is_too_large(house: House) -> None:
    answer = house.http.post("/api/matches", content=b"x" * 200_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
