"""Questions: what names them, what answers them, and how a wrong answer is refused."""

import pytest
from msgspec.structs import replace
from tests.table.games import A, B, Table, Tiny, checksum, pick, roll_turn, say, sit_down, tiny

from undercroft.table import Free, Match, NotAsked, NotLegal, Option, RuleFailure, number, short_text, yes_or_no

ROLL = pick(A, "roll", "dice", "rest")


@pytest.mark.parametrize(
    "other",
    [
        pick(B, "roll", "dice", "rest"),
        pick(A, "throw", "dice", "rest"),
        pick(A, "roll", "dice"),
        pick(A, "roll", "rest", "dice"),
        pick(A, "roll", "dice", "sleep"),
    ],
)
def test_a_fingerprint_tells_who_what_and_every_answer(other: object) -> None:
    assert replace(ROLL).fingerprint == ROLL.fingerprint
    assert other.fingerprint != ROLL.fingerprint  # type: ignore[attr-defined]


def test_an_id_tells_equal_questions_apart_by_when_they_were_opened() -> None:
    match = sit_down(tiny(roll_turn(), turns=2), (A,))
    first = match.questions[0]
    match.answer(A, "rest")
    second = match.questions[0]
    assert first.fingerprint == second.fingerprint
    assert first.id != second.id


@pytest.mark.parametrize(("text", "value"), [("text:Brand", "Brand"), ("text:  Wren the Old ", "Wren the Old")])
def test_free_words_are_trimmed(text: str, value: str) -> None:
    option = short_text(A, "name", ["Mira"], "R").option(text)
    assert option is not None
    assert option.value == value


@pytest.mark.parametrize("text", ["Brand", "text:", "text:   ", "text:a\nb", "text:" + "x" * 41, "text:\x1b[31m"])
def test_other_words_are_no_answer(text: str) -> None:
    assert short_text(A, "name", ["Mira"], "R").option(text) is None


def test_free_words_are_taken_only_where_they_are_wanted() -> None:
    assert ROLL.option("text:dice") is None
    assert replace(ROLL, free=Free(4)).option("text:dice") == Option("text:dice", "dice")


def test_free_words_are_replayed_as_they_were_typed() -> None:
    async def rule(game: Table) -> None:
        say(game, A, await game.ask(short_text(A, "name", ["Mira"], "R")))

    match = sit_down(tiny(rule))
    match.answer(A, "text: Wren ")
    assert match.state.said == ["a:Wren"]
    assert checksum(match.fork()) == checksum(match)


def test_numbers_and_yes_or_no_enumerate_their_answers() -> None:
    assert [option.text for option in number(A, "coins", 2, 4, "R").options] == ["number:2", "number:3", "number:4"]
    assert [option.value for option in yes_or_no(A, "sure", "R").options] == [True, False]


def two_seats() -> Match[Tiny, None]:
    return sit_down(tiny(roll_turn(), turns=3))


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    match = two_seats()
    with pytest.raises(NotAsked, match="b is not asked anything now; the table waits for a"):
        match.answer(B, "roll")


def test_the_option_of_another_question_is_refused_with_those_that_are_legal() -> None:
    match = two_seats()
    before, logged = checksum(match), list(match.history.log)
    with pytest.raises(NotLegal, match="'walk' is none of the legal answers: roll, rest"):
        match.answer(A, "walk")
    assert (checksum(match), match.history.log) == (before, logged)


def test_a_doubled_answer_is_noticed_by_the_id_of_its_question() -> None:
    match = sit_down(tiny(roll_turn(), turns=3), (A,))
    asked = match.questions[0].id
    match.answer(A, "rest", question=asked)
    with pytest.raises(NotAsked, match="that question is gone"):
        match.answer(A, "rest", question=asked)
    assert len(match.line) == 1


def test_an_answer_to_another_kind_is_refused() -> None:
    with pytest.raises(NotAsked, match="that question is gone"):
        two_seats().answer(A, "roll", kind="walk")


def test_nobody_is_asked_when_it_is_over() -> None:
    match = sit_down(tiny(roll_turn()), (A,))
    match.answer(A, "rest")
    assert match.over
    with pytest.raises(NotAsked, match="nobody: the match is over"):
        match.answer(A, "rest")


def test_a_question_without_answers_is_a_bug_of_the_rules() -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "go", "go", "stay"))
        await game.ask(pick(A, "nothing"))

    match = sit_down(tiny(rule))
    with pytest.raises(RuleFailure, match="nothing: a question without a legal answer"):
        match.answer(A, "go")
    assert match.line == []
