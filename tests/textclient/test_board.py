"""Boards drawn in characters."""

import pytest

from undercroft.table import (
    Marker,
    Scene,
    SceneArea,
    SceneBoard,
    SceneCard,
    SceneCell,
    SceneEdge,
    SceneFigure,
    SceneLink,
    SceneThing,
    SceneWheel,
    SceneZone,
    Seat,
    Spoke,
)
from undercroft.textclient.board import draw_board
from undercroft.textclient.drawing import plain
from undercroft.textclient.facts import Facts
from undercroft.textclient.labels import Labels
from undercroft.textclient.phrases import Phrases

MIRA = SceneFigure("mira", "Mira", "hero", "hall", ("a0",), Seat("mira"), hp=3, max_hp=9, acting=True)
GHOUL = SceneFigure("ghoul-1", "Ghoul", "monster", "hall", ("b0",), badge="1", hp=4, markers=[Marker("x", "Stun")])
GIANT = SceneFigure("giant", "Giant", "boss", "hall", ("a1", "b1"))
GONE = SceneFigure("odo", "Odo", "hero", "hall", (), Seat("odo"), hp=0, max_hp=5)
CELLS = [("a0", 0, 0), ("a1", 0, 1), ("b0", 1, 0), ("b1", 1, 1), ("c0", 2, 0)]


def hall(shape: str, **more: object) -> SceneBoard:
    cells = [SceneCell(id, (q, r), "water" if id == "c0" else "floor") for id, q, r in CELLS]
    return SceneBoard("hall", shape, cells, name="Hall", **more)  # type: ignore[arg-type]


def draw(board: SceneBoard, *figures: SceneFigure, **numbers: int) -> str:
    rows = draw_board(board, figures, Labels(board, figures), numbers)
    return "\n".join(plain(rows))


def test_hexes_stand_in_staggered_columns_with_r_going_up() -> None:
    drawn = draw(hall("hex", edges=[SceneEdge("a0", 0, "wall"), SceneEdge("b0", 1, "door")]), MIRA, GHOUL, b1=12)
    assert drawn.splitlines() == [
        "     ___",
        " ___/b1 \\___",
        "/a1 \\12=/w  \\",
        "\\___/G1 \\___/",
        "/M  #___/",
        "\\___/",
    ]


def test_squares_stand_in_rows_with_rows_going_down() -> None:
    board = hall("square", edges=[SceneEdge("a0", 0, "wall")], things=[SceneThing("t", "trap", ("b1",), "Trap")])
    drawn = draw(board, MIRA, GHOUL, a1=3)
    assert drawn.splitlines() == [
        "+---+---+---+",
        "|M  #G1 |w  |",
        "|   #   |   |",
        "+---+---+---+",
        "|a1 |t  |",
        "|3  |   |",
        "+---+---+",
    ]


def test_a_large_figure_is_drawn_in_each_of_its_cells() -> None:
    assert draw(hall("square"), GIANT).count("|G  ") == 2


def test_a_crowded_cell_says_that_there_is_more() -> None:
    crowd = [SceneFigure(f"rat-{n}", "Rat", "monster", "hall", ("a0",), badge=f"1{n}") for n in range(4)]
    assert "|R10R11+|" in draw(hall("square"), *crowd)


def test_signs_are_unique_even_for_equal_names() -> None:
    twins = [SceneFigure(f"m{n}", "Mo", "monster", "hall", ("a0",)) for n in range(4)]
    labels = Labels(hall("hex"), twins)
    assert list(labels.figures.values()) == ["M", "Mo", "M.2", "M.3"]


@pytest.mark.parametrize("shape", ["hex", "square"])
def test_a_board_can_be_said_without_being_drawn(shape: str) -> None:
    board = hall(
        shape,
        edges=[SceneEdge("a0", 1, "door"), SceneEdge("b0", 0, "arch", name="Low arch")],
        links=[SceneLink("a0", "c0", "road")],
        areas=[SceneArea("north", "room", ("a0", "a1"), "North")],
        things=[SceneThing("gold", "coin", ("a1",), "Coin", 3), SceneThing("box", "chest", ("b1",), "Chest")],
    )
    facts = Facts(Scene("Hall", [board], [MIRA, GHOUL, GONE]), Phrases("en"))
    kind, upper, first = {
        "hex": ("hexes", "upper side", "upper right side"),
        "square": ("squares", "lower side", "right side"),
    }[shape]
    assert facts.board(board) == [
        f"Hall, 5 {kind}",
        "water: c0",
        f"door on a0, {upper}",
        f"Low arch on b0, {first}",
        "road from a0 to c0",
        "North: a0, a1",
        "3 × Coin at a1",
        "Chest at b1",
    ]
    assert facts.figures() == [
        "Mira, hero at a0: 3 of 9 hit points, acts now",
        "Ghoul, monster at b0: 4 hit points, Stun",
        "Odo, hero, not on the board: 0 of 5 hit points",
    ]
    assert facts.away() == [facts.figures()[2]]


def test_a_seat_goes_by_the_name_of_its_figure_if_it_has_one_alone() -> None:
    second = SceneFigure("brand", "Brand", "hero", "hall", ("b1",), Seat("odo"))
    facts = Facts(Scene("Hall", figures=[MIRA, GONE, second]), Phrases("en"))
    assert [facts.seat(Seat(seat)) for seat in ("mira", "odo", "nobody")] == ["Mira", "odo", "nobody"]


def test_a_wheel_names_spokes_and_who_is_in_them() -> None:
    wheel = SceneWheel("fate", "Fate", [Spoke("a", "Sun", 2, ("Mira",)), Spoke("b", "Moon")])
    facts = Facts(Scene("Hall", wheels=[wheel]), Phrases("de"))
    assert facts.table() == ["Fate: Sun (1 von 2 Löchern belegt, Mira), Moon"]


def test_a_zone_names_its_owner_once() -> None:
    anna = SceneFigure("osk", "Osk", "hero", "", (), Seat("a"))
    zones = [SceneZone(name, name, "pile", 0, owner=Seat("a")) for name in ("Osk: Lost", "Hand")]
    other = SceneFigure("odo", "Odo", "hero", "", (), Seat("a"))
    told = Facts(Scene("Hall", figures=[anna, other], zones=zones), Phrases("en")).table()
    assert told == ["Osk: Lost: empty", "Hand of a: empty"]


@pytest.mark.parametrize(("many", "rows"), [(3, 1), (30, 31)])
def test_many_cards_lie_one_a_line(many: int, rows: int) -> None:
    cards = [SceneCard(f"c{number}", "potion", "Potion") for number in range(many)]
    (told,) = Facts(Scene("Hall", zones=[SceneZone("shop", "Shop", "row", many, cards)]), Phrases("en")).table()
    assert told.startswith(f"Shop ({many}):")
    assert len(told.splitlines()) == rows
