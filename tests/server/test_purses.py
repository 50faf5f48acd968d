"""My tables on several devices: one link brings all links back."""

from pathlib import Path

from tests.server.house import House, bearer
from tests.server.test_store import dump

TABLES = [
    {
        "match": "0123456789abcdef",
        "held": [{"token": "secret-of-mira", "seat": "mira", "who": "me"}],
        "audience": "secret-of-all",
        "owner": "secret-of-the-owner",
    },
    {"campaign": "fedcba9876543210", "held": [{"token": "secret-of-brand", "seat": "brand", "who": "here"}]},
]


def test_one_link_brings_all_tables_back(house: House) -> None:
    token = house.http.post("/api/purse", json={"tables": TABLES}).json()["token"]
    assert house.get("/api/purse", token).json() == {"tables": TABLES}
    less = house.http.put("/api/purse", json={"tables": TABLES[:1]}, headers=bearer(token))
    assert less.status_code == 200
    assert house.get("/api/purse", token).json() == {"tables": TABLES[:1]}
    assert house.http.delete("/api/purse", headers=bearer(token)).status_code == 204
    assert house.get("/api/purse", token).status_code == 404


def test_a_wrong_link_brings_nothing_and_changes_nothing(standing: House) -> None:
    token = standing.http.post("/api/purse", json={"tables": TABLES}).json()["token"]
    for wrong in ("", "x" * 22, token[:-1]):
        assert standing.get("/api/purse", wrong).status_code == 404
        put = standing.http.put("/api/purse", json={"tables": []}, headers=bearer(wrong))
        assert put.status_code == 404
        assert standing.http.delete("/api/purse", headers=bearer(wrong)).status_code == 404
    assert standing.get("/api/purse", token).json() == {"tables": TABLES}


def test_a_purse_has_an_end(standing: House) -> None:
    full = {"tables": [{"match": "m"}] * 501}
    assert standing.http.post("/api/purse", json=full).status_code == 409


def test_whoever_has_the_database_has_no_links(tmp_path: Path) -> None:
    house = House(tmp_path / "m.sqlite3")
    token = house.http.post("/api/purse", json={"tables": TABLES}).json()["token"]
    house.stop()
    rows = dump(tmp_path / "m.sqlite3")
    assert b"secret-of".hex() not in rows
    assert token.encode().hex() not in rows
