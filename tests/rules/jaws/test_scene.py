"""What clients draw a scenario from: pictures, numbers one by one, and who acts when."""

from typing import Any

import pytest

from undercroft.games.haven.ability_words import action_words
from undercroft.games.haven.content.model import Stat
from undercroft.games.haven.jaws.system import SYSTEM
from undercroft.games.haven.scene import stat_entries
from undercroft.table import AUDIENCE, Match, Setup

MATCH: Any = Match(SYSTEM, Setup(system="jaws", scenario="jaws:s01", seats=SYSTEM.seats(2)))
BOX: Any = MATCH.game.content


def test_every_line_of_a_card_that_does_something_has_its_picture() -> None:
    lines = action_words(BOX.cards["jaws:poisoned-darts"].top)
    assert (lines[0].icon, lines[1].icon) == ("attack", "element-dark")


def test_an_area_is_told_space_by_space() -> None:
    areas = [line.area for card in BOX.cards.values() for line in action_words(card.top) if line.area]
    assert areas
    assert all(len(area) > 1 for area in areas)


def test_a_stat_line_is_told_number_by_number_without_what_is_at_nothing() -> None:
    stat = Stat(hp=5, attack=2, shield=1, effects=("poison",), flying=True)
    told = [(entry.icon, entry.value) for entry in stat_entries(stat, "Elite")]
    assert told == [("hp", 5), ("move", 0), ("attack", 2), ("shield", 1), ("poison", ""), ("flying", "")]
    assert {entry.of for entry in stat_entries(stat, "Elite")} == {"Elite"}


@pytest.mark.rule("JL-STATE-06", "JL-STATE-10")
def test_the_element_board_shows_three_columns_and_the_round_begins_at_one() -> None:
    tracks = {
        track.id: (track.value, track.lowest, track.highest) for track in SYSTEM.scene(MATCH.game, AUDIENCE).tracks
    }
    assert tracks.pop("round") == (1, 1, 0)
    assert set(tracks) == {f"element-{name}" for name in ("fire", "ice", "air", "earth", "light", "dark")}
    assert set(tracks.values()) == {(0, 0, 2)}


@pytest.mark.rule("JL-STATE-07")
def test_the_order_of_play_names_who_acts_in_each_place() -> None:
    match: Any = Match(SYSTEM, Setup(system="jaws", scenario="jaws:s01", seats=SYSTEM.seats(2)))
    while not match.game.state.row:
        seat = match.waiting_for()[0]
        question = next(one for one in match.open_to(seat) if not one.optional)
        match.answer(seat, question.options[0].text)
    order = SYSTEM.scene(match.game, AUDIENCE).order
    standing = {figure.id for figure in SYSTEM.scene(match.game, AUDIENCE).figures if figure.cells}
    assert {figure for slot in order for figure in slot.figures} == standing
    kinds = {slot.id.removeprefix("order-").removeprefix("jaws:"): slot.figures for slot in order}
    assert all(figure.startswith(kind) for kind, figures in kinds.items() for figure in figures)


def test_figures_have_their_pictures() -> None:
    icons = {figure.id: figure.icon for figure in SYSTEM.scene(MATCH.game, AUDIENCE).figures}
    assert all(icons.values())
