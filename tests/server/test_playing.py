"""Two seats at a table of the example game, over real sockets."""

from tests.server.house import Guest, House, Json


def seat_card(guest: Guest) -> str:
    return next(option for option in guest.options if option.startswith("card:"))


def first_of(guest: Guest) -> str:
    return guest.options[0]


def test_an_answer_is_acknowledged_and_everybody_sees_it(house: House) -> None:
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"], lang="de") as brand,
    ):
        assert mira.answer("text:Light!")["is"] == "stored"
        brand.catch_up()
        assert mira.view["line"] == brand.view["line"] == 1
        assert mira.view["waiting"] == ["mira", "brand"]
        assert any("Light!" in line["text"] for line in brand.log)
        assert mira.log[0]["text"] != brand.log[0]["text"], "each reads it in their own language"


def test_patches_make_the_same_view_as_a_fresh_look(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], *made["seats"].values()) as both:
        for _ in range(25):
            if not both.options:
                other = next(seat for seat in both.view["waiting"] or ["mira"])
                both.ask("sit", seat=other)
            if both.view["over"]:
                break
            assert both.answer(first_of(both))["is"] == "stored"
            with house.sit(made["match"], *made["seats"].values(), seat=both.welcome["seat"]) as fresh:
                seat = [reply for reply in both.heard if reply["is"] == "welcome"][-1]["seat"]
                fresh.ask("sit", seat=seat)
                assert both.view == fresh.view
                assert [line["number"] for line in both.log] == [line["number"] for line in fresh.log]


def test_secret_choices_stay_secret(house: House) -> None:
    """Nothing that a seat is ever sent names a card of the other's hand, or that seat's question."""
    made = house.begin()
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
        house.sit(made["match"], made["audience"]) as audience,
    ):
        mira.answer("text:Light!")
        brand.catch_up()
        hand = {option for option in brand.options if option.startswith("card:")}
        brand.answer(min(hand))
        for other in (mira, audience):
            other.catch_up()
            sent = str(other.heard)
            assert [card for card in hand if card.removeprefix("card:") in sent] == []
            assert not [asked for asked in questions(other.heard) if "brand" in asked["seats"] and not shared(asked)]
        assert audience.view["asked"] == []
        assert mira.view["waiting"] == ["mira"]


def test_a_party_that_decides_by_consent_hears_everybody(house: House) -> None:
    made = house.begin(policy={"consent": True})
    with (
        house.sit(made["match"], made["seats"]["mira"]) as mira,
        house.sit(made["match"], made["seats"]["brand"]) as brand,
    ):
        while not all(guest.view["asked"] and guest.view["asked"][0]["kind"] == "prey" for guest in (mira, brand)):
            for guest in (mira, brand):
                guest.catch_up()
                if guest.view["asked"] and guest.view["asked"][0]["kind"] != "prey":
                    guest.answer(first_of(guest))
        line, (one, other) = mira.view["line"], mira.options[:2]
        assert mira.answer(one)["is"] == "stored"
        brand.catch_up()
        assert (mira.view["line"], brand.view["waiting"]) == (line, ["brand"])
        assert brand.answer(other)["is"] == "stored"
        mira.catch_up()
        assert (mira.view["line"], set(mira.view["waiting"])) == (line, {"mira", "brand"}), "they talk it over"
        assert mira.answer(other)["is"] == "stored"
        assert mira.view["line"] > line


def test_a_seat_is_held_by_several_devices(house: House) -> None:
    made = house.begin()
    token = made["seats"]["mira"]
    with house.sit(made["match"], token) as desk, house.sit(made["match"], token, lang="de") as phone:
        desk.answer("text:Light!")
        phone.catch_up()
        assert phone.view["line"] == 1
        assert phone.answer(seat_card(phone))["is"] == "stored"
        desk.catch_up()
        assert desk.view["waiting"] == phone.view["waiting"] == ["brand"]


def test_undo_and_redo(house: House) -> None:
    made = house.begin(policy={"undo": "free"})
    with house.sit(made["match"], *made["seats"].values()) as mira:
        before = mira.options
        mira.answer("text:Light!")
        told = len(mira.log)
        assert mira.ask("undo")["is"] == "stored"
        assert mira.options == before
        assert len(mira.log) < told
        assert mira.view["redo"]
        assert mira.ask("redo")["is"] == "stored"
        assert len(mira.log) == told


def test_an_undo_that_the_table_forbids_says_why(house: House) -> None:
    made = house.begin(policy={"undo": "off"})
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        mira.answer("text:Light!")
        line = mira.view["line"]
        refused = mira.ask("undo")
        assert (refused["is"], refused["code"]) == ("refused", "not-allowed")
        assert "without undo" in refused["why"]
        assert mira.view["line"] == line


def test_a_look_at_an_option_changes_nothing(house: House) -> None:
    made = house.begin(seats=1)
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        while not any(option.startswith("cell:") for option in mira.options):
            mira.answer("pass" if "pass" in mira.options else first_of(mira))
        line, asked = mira.view["line"], mira.view["asked"][0]
        option = next(option for option in mira.options if option.startswith("cell:"))
        looked = mira.ask("look", question=asked["id"], option=option)
        assert looked["preview"]["path"][-1] == option.removeprefix("cell:")
        assert mira.view["line"] == line


def test_a_match_survives_a_restart_and_goes_on(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], *made["seats"].values()) as before:
        before.answer("text:Light!")
        before.answer(seat_card(before))
        view, log = before.view, before.log
    house.stop()
    house.start()
    with house.sit(made["match"], *made["seats"].values()) as after:
        assert after.view == view
        assert after.log == log
        after.ask("sit", seat="brand")
        assert after.answer(seat_card(after))["is"] == "stored"


def test_who_is_there_is_told(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"]) as mira:
        with house.sit(made["match"], made["seats"]["brand"]):
            mira.catch_up()
            assert mira.present == ["mira", "brand"]
        mira.hear("present")
        assert mira.present == ["mira"]


def test_the_language_changes_at_once(house: House) -> None:
    made = house.begin()
    with house.sit(made["match"], made["seats"]["mira"], lang="en") as mira:
        english = mira.view["scene"]["title"]
        assert mira.ask("speak", lang="de")["view"]["scene"]["title"] != english


def questions(heard: list[Json]) -> list[Json]:
    """Every question that was ever sent, whole or in a patch."""
    if isinstance(heard, list):
        return [found for one in heard for found in questions(one)]
    if not isinstance(heard, dict):
        return []
    own = [heard] if {"prompt", "options", "seats"} <= set(heard) else []
    return own + [found for one in heard.values() for found in questions(one)]


def shared(asked: Json) -> bool:
    return "mira" in asked["seats"]
