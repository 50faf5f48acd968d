"""Sight between squares, against a slow look at every square and corner; slits; the examples of the ledger."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from tests.grid.oracles import board_of, boards, centre_sees, quick

from undercroft.grid import SQUARE, Board, Cell, CentreSight, Edge, parse_cell, parse_position
from undercroft.grid.squaresight import track

Drawn = tuple[list[Cell], list[Edge], list[Cell]]


@quick
@given(drawn=boards(SQUARE, 3), data=st.data())
def test_the_line_of_centres_against_every_square_and_corner(drawn: Drawn, data: st.DataObject) -> None:
    cells, walls, filled = drawn
    board = board_of(SQUARE, cells, walls)
    opaque, figures = filled[::2], filled[1::2]
    sight = CentreSight(board["sight"], board.mask(opaque))
    here = data.draw(st.sampled_from(cells))
    expected = [there for there in cells if centre_sees(here, there, cells, walls, filled)]
    assert board.cells_of(sight.seen_from(here, board.cells, board.mask(figures))) == tuple(expected)
    assert [there for there in cells if sight.sees(there, here, board.mask(figures))] == expected


@quick
@given(way=st.builds(Cell, st.integers(-9, 9), st.integers(-9, 9)))
def test_a_track_goes_from_square_to_square(way: Cell) -> None:
    line = track(way)
    assert (line.squares[0], line.squares[-1]) == (Cell(0, 0), way)
    assert all(SQUARE.distance(*pair, corners=True) == 1 for pair in pairwise(line.squares))
    assert len(line.steps) + len(line.bends) == len(line.squares) - 1


def sight_of(text: str) -> tuple[CentreSight, dict[str, Cell], int, int]:
    """The sight on a drawn board, where its figures stand, all of them as blockers, and the slits."""
    position = parse_position(text)
    board = position.board().linked("sight", walls=["wall", "door"])
    opaque = board.mask(position.terrain.get("wall", ()))
    figures = {thing.id: thing.cells[0] for thing in position.things}
    slits = board.mask(position.terrain.get("slit", ()))
    return CentreSight(board["sight"], opaque), figures, board.mask(figures.values()), slits


def test_two_blockers_that_meet_at_a_point_leave_no_gap() -> None:
    """PM-EX-33: attacker and target at a corner, figures on both sides of it; with one of them sight exists."""
    sight, at, figures, _ = sight_of(
        """
        square from c3
          A X
          Y T
        A = @A
        T = @T
        X = @X
        Y = @Y
        """
    )
    assert not sight.sees(at["A"], at["T"], figures)
    only_x = figures & ~(1 << sight.links.lattice.index(at["Y"]))
    assert sight.sees(at["A"], at["T"], only_x)


def test_one_corner_may_be_touched_and_a_second_may_not() -> None:
    """PM-LOS-05, PM-LOS-06: also if the two corners are not next to each other."""
    drawing = """
        square from a0
          A . . .
          X . . .
          . . . .
          . . Y T
        A = @A
        X = @X
        Y = @Y
        T = @T
        """
    sight, at, figures, _ = sight_of(drawing)
    assert not sight.sees(at["A"], at["T"], figures)
    assert sight.sees(at["A"], at["T"], figures & ~(1 << sight.links.lattice.index(at["Y"])))


def test_start_and_target_never_block_and_neighbours_always_see_each_other() -> None:
    """PM-LOS-08, PM-LOS-09."""
    board = Board.of(SQUARE, SQUARE.disc(Cell(2, 2), 2, corners=True)).linked("sight")
    hideouts = board.mask([Cell(0, 0), Cell(3, 0)])
    sight = CentreSight(board["sight"], hideouts)
    assert sight.sees(Cell(0, 0), Cell(3, 0))
    assert not sight.sees(Cell(0, 0), Cell(4, 0))
    assert all(sight.sees(Cell(2, 2), other, board.cells) for other in SQUARE.neighbours(Cell(2, 2)))


def test_a_closed_door_blocks_at_its_edge_and_counts_at_its_ends() -> None:
    """PM-DOOR-03."""
    sight, at, _, _ = sight_of(
        """
        square from a0
          A|B . D
          C . E .
        A = @A
        B = @B
        C = @C
        D = @D
        E = @E
        lines = door
        """
    )
    assert not sight.sees(at["A"], at["B"])
    assert not sight.sees(at["A"], at["D"])
    assert sight.sees(at["C"], at["B"])
    assert sight.sees(at["C"], at["E"])
    assert not sight.sees(at["A"], at["E"])


SLIT = """
    square from c3
      . # . F .
      A / . . .
      B # . . O
      . # E T .
      . . . . .
    # = wall
    / = slit
    A = @summoner
    B = @guard
    E = @elisa
    F = @niffil
    O = @olazabal
    T = @tyra
    """.replace("/", "s")


def test_the_summoner_at_the_slit() -> None:
    """PM-EX-23: who is seen through a slit, who is not, and who sees back (PM-SLIT-01 to PM-SLIT-06)."""
    sight, at, figures, slits = sight_of(SLIT)
    seen = {name for name in at if sight.sees_with_slits(at["summoner"], at[name], slits, figures)}
    assert seen >= {"niffil", "olazabal"}
    assert seen.isdisjoint({"elisa", "tyra"})
    heroes = ["niffil", "olazabal", "elisa", "tyra"]
    assert not any(sight.sees_with_slits(at[hero], at["summoner"], slits, figures) for hero in heroes)
    assert not any(sight.sees_with_slits(at["guard"], at[hero], slits, figures) for hero in heroes)
    without_elisa = figures & ~(1 << sight.links.lattice.index(at["elisa"]))
    assert sight.sees_with_slits(at["summoner"], at["tyra"], slits, without_elisa)


def test_the_corner_of_a_slit_is_the_one_corner_allowed() -> None:
    """PM-SLIT-04: on the way out over its corner nothing further may be touched, wherever it is."""
    sight, at, _, slits = sight_of(SLIT)
    board = Board.of(SQUARE, sight.links.lattice.cells(sight.links.cells))
    user, target = at["summoner"], at["tyra"]
    assert sight.sees_with_slits(user, target, slits)
    for touched in ("e4", "e6", "f5"):
        assert not sight.sees_with_slits(user, target, slits, board.bit(parse_cell(touched)))
    assert sight.sees_with_slits(user, target, slits, board.bit(parse_cell("e3")))
    assert not sight.sees_through(user, Cell(3, 3), target)


def test_a_slit_leads_on_only_over_the_edge_opposite() -> None:
    """PM-SLIT-02: whatever lies beyond the cone from the slit's centre is out of sight, on every side."""
    board = Board.of(SQUARE, SQUARE.disc(Cell(0, 0), 4, corners=True)).linked("sight")
    sight = CentreSight(board["sight"])
    for side, ahead in enumerate(SQUARE.directions):
        user = SQUARE.neighbour(Cell(0, 0), SQUARE.opposite(side))
        for there in SQUARE.disc(Cell(0, 0), 4, corners=True):
            forward = there.q * ahead.q + there.r * ahead.r
            aside = abs(there.q * ahead.r) + abs(there.r * ahead.q)
            assert sight.sees_through(user, Cell(0, 0), there) == (forward > 0 and aside <= forward)
