"""What happened: causes, audiences, and the sentences people read."""

from pathlib import Path

import pytest
from tests.table.games import A, B, Began, Said, Table, pick, sit_down, tiny

from undercroft.table import AUDIENCE, Event, Scene, SceneFigure, Seat
from undercroft.table.narrator import LogLine, Narrator
from undercroft.words import Lang, Text, Words


class Struck(Event, frozen=True):
    who: str
    target: str
    damage: int


class Hid(Event, frozen=True):
    who: str


class Stirred(Event, frozen=True):
    pass


class Unworded(Event, frozen=True):
    who: str


async def battle(game: Table) -> None:
    with game.resolving(Began("a"), to=[A]), game.resolving(Struck("mira", "rat", 3, rule="R-1")):
        game.tell(Hid("rat", rule="R-2"), to=[A], others=Stirred(rule="R-2"))
        await game.ask(pick(A, "go", "on", "off"))
    with game.resolving(Unworded("rat")):
        game.tell(Hid("rat"))
    game.tell(Said(B, "secret"), to=[])


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(
        "event-Struck = { $who } hits { $target } for { $damage }.\nevent-Hid = { $who } hides.\n"
        "event-Stirred = Something stirs.\n"
    )
    (tmp_path / "de.ftl").write_text(
        "event-Struck = { $who } trifft { $target } für { $damage }.\nevent-Hid = { $who } versteckt sich.\n"
        "event-Stirred = Etwas regt sich.\n"
    )
    return Words([tmp_path])


SCENE = Scene(
    "s",
    figures=[
        SceneFigure("mira", "Mira", "hero"),
        SceneFigure("rat", Text("the rat", "die Ratte"), "monster"),
    ],
)


def told_to(words: Words, lang: Lang, viewer: Seat) -> list[LogLine]:
    match = sit_down(tiny(battle))
    match.answer(A, "on")
    narrator = Narrator(words, lang, viewer)
    narrator.learn(SCENE)
    return narrator.tell(match.told)


def test_events_nest_by_their_cause() -> None:
    match = sit_down(tiny(battle))
    match.answer(A, "on")
    assert [(told.number, told.cause) for told in match.told] == [(1, 0), (2, 1), (3, 2), (4, 0), (5, 4), (6, 0)]


def test_a_question_carries_what_is_being_resolved() -> None:
    match = sit_down(tiny(battle))
    assert [type(event).__name__ for event in match.questions[0].path] == ["Began", "Struck"]


def test_who_is_not_meant_learns_of_something_else_or_of_nothing() -> None:
    match = sit_down(tiny(battle))
    match.answer(A, "on")
    for viewer, known in ((A, Hid("rat", rule="R-2")), (B, Stirred(rule="R-2")), (AUDIENCE, Stirred(rule="R-2"))):
        assert match.told[2].known_to(viewer) == known
    assert match.told[0].known_to(B) is None
    assert [match.told[5].known_to(viewer) for viewer in (A, B, AUDIENCE)] == [None, None, None]


def test_the_log_is_told_in_both_languages_with_names_and_rules(words: Words) -> None:
    english, german = told_to(words, "en", A), told_to(words, "de", A)
    assert [(line.depth, line.text, line.rule) for line in english] == [
        (0, "Mira hits the rat for 3.", "R-1"),
        (1, "the rat hides.", "R-2"),
        (0, "the rat hides.", ""),
    ]
    assert [line.text for line in german] == [
        "Mira trifft die Ratte für 3.",
        "die Ratte versteckt sich.",
        "die Ratte versteckt sich.",
    ]


def test_others_read_their_own_version_at_the_same_depth(words: Words) -> None:
    assert [(line.depth, line.text) for line in told_to(words, "en", B)][:2] == [
        (0, "Mira hits the rat for 3."),
        (1, "Something stirs."),
    ]


def test_a_line_lights_up_things_and_no_rule(words: Words) -> None:
    assert told_to(words, "en", A)[0].things == ("mira", "rat")


def test_a_silent_match_numbers_its_events_alike() -> None:
    loud = sit_down(tiny(battle))
    silent = loud.fork(telling=False)
    for match in (loud, silent):
        match.answer(A, "on")
    assert silent.told == []
    assert silent.game.number == loud.game.number
