"""What people do at a table besides answering: they talk, wait, vote, stand in for each other, look back."""

import time

import pytest
from tests.server.house import Guest, House, Json, bearer

BOTH = ("mira", "brand")


def told(guest: Guest, kind: str) -> Json:
    """The newest message of this kind."""
    return [reply for reply in guest.heard if reply["is"] == kind][-1]


def test_what_is_said_and_pointed_at_reaches_everybody_and_is_kept(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        with house.sit(made["match"], made["seats"]["brand"]) as brand:
            assert mira.ask("say", text=" Mind the left one! ")["is"] == "stored"
            assert brand.hear("said")["remarks"][0]["text"] == "Mind the left one!"
            brand.ask("ping", thing="ghoul-1")
        assert mira.hear("said")["remarks"][-1] | {"at": 0} == {
            "number": 2,
            "at": 0,
            "seat": "brand",
            "kind": "ping",
            "text": "ghoul-1",
        }
    with house.sit(made["match"], made["audience"]) as late:
        assert [one["text"] for one in late.hear("said")["remarks"]] == ["Mind the left one!", "ghoul-1"]
        assert late.ask("say", text="I only watch")["code"] == "not-allowed"


@pytest.mark.parametrize("text", ["", "  ", "x" * 501, "bell\x07"])
def test_a_remark_that_nobody_can_read(house: House, text: str) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        assert mira.ask("say", text=text)["code"] == "not-legal"


def test_a_pause_holds_everybody_up_until_somebody_ends_it(house: House) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        brand.ask("pause")
        refused = mira.answer("text:Light!")
        assert refused["code"] == "not-allowed"
        assert "brand asked for a pause" in refused["why"]
        assert told(mira, "table")["paused"] == "brand"
        mira.ask("resume")
        assert mira.answer("text:Light!")["is"] == "stored"


def test_an_undo_that_the_policy_forbids_needs_everybody(house: House) -> None:
    made = house.begin(policy={"undo": "off"})
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        mira.answer("text:Light!")
        assert mira.ask("propose", what="undo")["is"] == "stored"
        assert mira.view["line"] == 1, "one voice is not enough"
        brand.catch_up()
        assert told(brand, "table")["motion"]["by"] == "mira"
        assert brand.ask("agree")["is"] == "stored"
        brand.catch_up()
        assert brand.view["asked"] == []
        assert brand.view["waiting"] == ["mira"], "the first decision is open again"
        assert told(brand, "table")["motion"] is None


def test_one_voice_against_it_ends_a_motion_and_so_does_play(house: House) -> None:
    made = house.begin(policy={"undo": "off"})
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        mira.answer("text:Light!")
        mira.ask("propose", what="undo")
        assert brand.ask("propose", what="undo")["code"] == "not-allowed", "one thing at a time"
        brand.ask("decline")
        assert brand.ask("agree")["code"] == "not-allowed"
        mira.ask("propose", what="undo")
        brand.catch_up()
        mira.answer(next(option for option in mira.options if option.startswith("card:")))
        refused = brand.ask("agree")
        assert "play has moved on" in refused["why"]


def test_an_owner_who_is_lost_is_replaced_by_consent(house: House) -> None:
    made = house.begin()
    mira_token, link = made["seats"]["mira"], f"/api/matches/{made['match']}/links/!owner"
    with house.sit(made["match"], mira_token) as mira, house.sit(made["match"], made["seats"]["brand"]) as brand:
        assert house.http.post(link, headers=bearer(mira_token)).status_code == 409
        mira.ask("propose", what="owner")
        brand.ask("agree")
        brand.catch_up()
        assert told(brand, "table")["heir"] == "mira"
        assert house.http.post(link, headers=bearer(made["seats"]["brand"])).status_code == 409
        new = house.http.post(link, headers=bearer(mira_token)).json()["!owner"]
    assert house.http.get(f"/api/matches/{made['match']}", headers=bearer(made["owner"])).status_code == 404
    assert house.http.get(f"/api/matches/{made['match']}", headers=bearer(new)).json()["seat"] == "!owner"


def test_everybody_agrees_to_delete(house: House) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        mira.ask("propose", what="delete")
        brand.send({"do": "agree"})
        assert mira.hear("refused")["code"] == "gone"
    assert house.http.get(f"/api/matches/{made['match']}", headers=bearer(made["owner"])).status_code == 404


def test_a_bot_plays_for_a_seat_that_nobody_holds(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"], made["owner"]) as mira:
        assert mira.welcome["owner"]
        assert mira.ask("relieve", seat="brand", by="deep-thought")["code"] == "not-allowed"
        assert mira.ask("relieve", seat="brand", by="random")["is"] == "stored"
        mira.answer("text:Light!")
        mira.answer(next(option for option in mira.options if option.startswith("card:")))
        wait_until(mira, lambda: "brand" not in mira.view["waiting"])
        assert told(mira, "table")["bots"] == {"brand": "random"}
    with house.sit(made["match"], made["seats"]["brand"]) as brand:
        assert brand.ask("relieve", seat="brand", by="")["is"] == "stored"
        assert told(brand, "table")["bots"] == {}


def test_a_stand_in_sits_at_the_other_seat_as_well(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        with house.sit(made["match"], made["seats"]["brand"]) as brand:
            assert mira.ask("relieve", seat="brand", by="mira")["code"] == "not-allowed", "brand is here"
            brand.ask("relieve", seat="brand", by="mira")
        mira.answer("text:Light!")
        assert mira.ask("sit", seat="brand")["held"] == ["mira", "brand"]
        assert mira.answer(next(option for option in mira.options if option.startswith("card:")))["is"] == "stored"


def test_whoever_lets_the_clock_of_days_pass_may_be_relieved(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        clock = {"kind": "days", "seconds": 86_400}
        assert mira.ask("clock", clock=clock)["code"] == "not-allowed"
        mira.answer("text:Light!")
        assert mira.ask("relieve", seat="brand", by="mira")["code"] == "not-allowed"
    with house.sit(made["match"], made["owner"]) as owner:
        assert owner.ask("clock", clock={"kind": "days", "seconds": 1})["code"] == "not-legal"
        assert owner.ask("clock", clock=clock)["is"] == "stored"
    live = house.live(made["match"])
    live.since -= 86_402
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        assert mira.ask("relieve", seat="brand", by="mira")["is"] == "stored"


def test_a_gentle_clock_is_shown_and_relieves_nobody(house: House) -> None:
    clock = {"kind": "gentle", "seconds": 60}
    made = house.begin(clock=clock)
    house.live(made["match"]).since -= 3600
    with house.sit(made["match"], made["seats"]["brand"]) as brand:
        table = brand.hear("table")
        assert table["clock"] == clock
        assert time.time() - table["since"] >= 3600
        assert brand.ask("relieve", seat="mira", by="brand")["code"] == "not-allowed"
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        assert mira.answer("text:Light!")["is"] == "stored"


def test_how_the_table_looked_before(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        before = mira.view
        mira.answer("text:Light!")
        past = mira.ask("history", line=0)
        assert past["view"]["scene"] == before["scene"]
        assert (past["line"], past["lines"]) == (0, 1)
        assert mira.ask("history", line=7)["code"] == "not-allowed"


def test_back_to_a_line(house: House) -> None:
    made = house.begin(policy={"undo": "free"})
    with house.sit(made["match"], *made["seats"].values()) as both:
        both.answer("text:Light!")
        both.answer(next(option for option in both.options if option.startswith("card:")))
        assert both.ask("undo", keep=1)["is"] == "stored"
        assert both.view["line"] == 1
        assert both.ask("undo", keep=99)["code"] == "not-allowed"


def test_every_line_of_the_log_says_how_to_go_back_to_it(house: House) -> None:
    made = house.begin(seats=1, policy={"undo": "free"})
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        for _ in range(6):
            mira.answer(mira.options[0])
        whole = list(mira.log)
        assert mira.view["undoes"] < mira.view["line"]
        lines = sorted({told["line"] for told in whole if told["line"] <= mira.view["undoes"]}, reverse=True)
        assert len(lines) > 2
        for line in lines:
            assert mira.ask("undo", keep=line)["is"] == "stored"
            assert mira.log == [told for told in whole if told["line"] <= line]


def test_changes_by_hand_and_house_rules_are_named(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
        change = {"type": "Ruling", "text": "doors squeak"}
        assert mira.ask("override", change=change)["is"] == "stored"
        assert "doors squeak" in mira.view["house_ruled"]
        assert mira.ask("override", change={"type": "SetValue", "path": "draws", "value": 1})["code"] == "not-legal"
        asked = mira.ask("override", change={"type": "SetValue", "path": "heroes/mira/", "value": None})
        assert "hp" in asked["among"], "a path that ends with a slash asks for what there is"
        single = mira.ask("override", change={"type": "SetValue", "path": "heroes/mira/hp/", "value": None})
        assert (single["code"], single["among"]) == ("not-legal", [])
        rule = next(game for game in house.http.get("/api/games").json() if game["id"] == "tallow")["house_rules"][0]
        assert mira.ask("switch", house_rule=rule["id"], on=True)["is"] == "stored"
        assert rule["id"] in mira.view["house_ruled"]


def test_standing_orders_are_shown_to_their_seat_alone(house: House) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        order = house.live(made["match"])._match.system.orders[0]  # type: ignore[union-attr]
        assert mira.ask("order", order=order.id, settings={})["is"] == "stored"
        assert told(mira, "orders")["orders"] == {order.id: dict(order.settings)}
        brand.catch_up()
        assert not [reply for reply in brand.heard if reply["is"] == "orders"]
        mira.ask("order", order=order.id, settings=None)
        assert told(mira, "orders")["orders"] == {}


def test_results_of_real_dice_are_entered(house: House) -> None:
    made = house.begin(seats=1, policy={"physical": ["*"]})
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        for _ in range(40):
            if mira.view["asked"][0]["kind"].startswith("chance:"):
                break
            mira.answer("pass" if "pass" in mira.options else mira.options[0])
        assert mira.options[0].startswith("result:")
        assert mira.answer(mira.options[0])["is"] == "stored"


def test_who_talks_too_fast_is_told_so(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        for _ in range(90):
            mira.send({"do": "look", "question": "", "option": ""})
        refused = mira.hear("refused")
        assert refused["code"] == "too-fast"


def wait_until(guest: Guest, holds: object) -> None:
    deadline = time.monotonic() + 5
    while not holds():  # type: ignore[operator]
        assert time.monotonic() < deadline, "it never came"
        guest.catch_up()
        time.sleep(0.05)
