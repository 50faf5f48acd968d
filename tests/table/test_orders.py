"""What the table answers by itself: questions with one option, and standing orders of a seat."""

import pytest
from tests.table.games import A, B, Table, Tiny, checksum, pick, say, sit_down, texts, tiny

from undercroft.table import Match, NotLegal, StandingOrder, dump, load
from undercroft.table.log import Answered, Ordered
from undercroft.words import Text

CAREFUL = StandingOrder(
    "careful",
    Text("Never lose less than", "Nie weniger verlieren als"),
    frozenset({"negate"}),
    lambda question, settings: "suffer" if int(str(question.args["damage"])) < settings["least"] else None,
    {"least": 2},
)


async def suffer(game: Table) -> None:
    """Damage 1, 2 and 3, each of which may be negated; then one thing that can't be helped."""
    for damage in (1, 2, 3):
        say(game, A, await game.ask(pick(A, "negate", "suffer", "lose", args={"damage": damage})))
    say(game, B, await game.ask(pick(B, "sigh", "sigh")))
    await game.ask(pick(B, "after", "on", "off"))


def suffering() -> Match[Tiny, None]:
    return sit_down(tiny(suffer, turns=2, orders=[CAREFUL]))


def written(match: Match[Tiny, None]) -> list[tuple[str, str]]:
    return [(line.text, line.by) for line in match.line if isinstance(line, Answered)]


def test_a_single_option_is_taken_by_the_table_and_logged_as_that() -> None:
    match = suffering()
    for _ in range(3):
        match.answer(A, "lose")
    assert written(match)[-1] == ("sigh", "forced")
    assert match.waiting_for() == [B]


def test_a_question_that_gives_something_away_waits_with_a_single_option() -> None:
    async def rule(game: Table) -> None:
        await game.ask(pick(A, "sigh", "sigh", forced=False))

    match = sit_down(tiny(rule))
    assert match.waiting_for() == [A]
    assert match.line == []


def test_one_undo_goes_behind_what_the_table_did_by_itself() -> None:
    match = suffering()
    match.answer(A, "lose")
    match.answer(A, "lose")
    two = checksum(match)
    match.answer(A, "lose")
    match.undo(B)
    assert checksum(match) == two
    match.redo(B)
    assert written(match)[-1] == ("sigh", "forced")


def test_a_standing_order_answers_for_its_seat_where_it_applies() -> None:
    match = suffering()
    match.order(A, "careful", {})
    assert written(match) == [("suffer", "order")]
    match.answer(A, "lose")
    assert texts(match) == ["suffer", "lose"]


def test_its_settings_are_the_seats_own() -> None:
    match = suffering()
    match.order(A, "careful", {"least": 3})
    assert written(match) == [("suffer", "order"), ("suffer", "order")]


def test_it_is_taken_back_and_play_waits_again() -> None:
    match = suffering()
    match.order(A, "careful", {"least": 2})
    match.order(A, "careful", None)
    for _ in range(2):
        match.answer(A, "lose")
    match.answer(B, "on")
    assert match.waiting_for() == [A]


def test_a_replay_never_asks_todays_preferences() -> None:
    match = suffering()
    match.answer(A, "lose")
    match.answer(A, "lose")
    entries = match.order(A, "careful", {"least": 9})
    assert isinstance(entries[0], Ordered)
    assert written(match)[:2] == [("lose", "seat"), ("lose", "seat")]
    for again in (match.fork(), load(dump(match), lambda _: match.system), match.at_line(2)):
        assert written(again)[:2] == [("lose", "seat"), ("lose", "seat")]


@pytest.mark.parametrize(
    ("order", "settings", "why"),
    [
        ("bold", {}, r"tiny has no standing order 'bold'. Known: careful"),
        ("careful", {"most": 1}, r"careful: most can't be set. It has: least"),
    ],
)
def test_what_cannot_be_ordered_is_refused(order: str, settings: dict[str, int], why: str) -> None:
    match = suffering()
    with pytest.raises(NotLegal, match=why):
        match.order(A, order, settings)
    assert match.history.log == []
