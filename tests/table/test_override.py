"""Overruling by hand: held to the state's types, logged, undoable, and named in the match's record."""

import msgspec
import pytest
from tests.table.games import A, B, Table, Tiny, cards, checksum, pick, say, sit_down, tiny

from undercroft.table import CardId, HouseRule, Match, MoveCard, NotLegal, Overridden, Ruling, SetValue, ZoneId
from undercroft.table.narrator import Narrator
from undercroft.words import LANGS, Text


async def count_purse(game: Table) -> None:
    """Asked anew whenever something else has changed meanwhile."""
    coins = lambda: pick(A, "spend", *[f"coin:{n}" for n in range(1, game.state.purse["a"] + 1)])  # noqa: E731
    say(game, A, await game.ask(coins))
    if game.state.switches.get("greedy"):
        say(game, A, "greedy")
    await game.ask(pick(B, "rest", "yes", "no"))


def match_of_coins() -> Match[Tiny, None]:
    greedy = HouseRule("greedy", Text("Greedy", "Gierig"))
    return sit_down(tiny(count_purse, turns=3, deal=cards("ox", "owl"), house_rules=[greedy]))


@pytest.mark.parametrize(
    ("path", "value"),
    [("purse/a", 9), ("pawns/knight/hp", 0), ("pawns/cook/mark", None), ("pawns/cook/wounds/1", 7), ("lit", True)],
)
def test_one_value_is_set_and_taken_back(path: str, value: int | bool | None) -> None:
    match = match_of_coins()
    before = checksum(match)
    match.override(B, SetValue(path, value))
    found = msgspec.to_builtins(match.state)
    for step in path.split("/"):
        found = (
            found[step]
            if isinstance(found, dict)
            else found[int(step)]
            if isinstance(found, list)
            else getattr(found, step)
        )
    assert found == value
    assert match.house_ruled == [f"{path} = {value}"]
    match.undo(A)
    assert checksum(match) == before
    assert match.house_ruled == []


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("pawns/knight/hp", "many", r"pawns/knight/hp can't be 'many': Expected `int`"),
        ("pawns/knight/hp", None, r"can't be None"),
        ("lit", 1, r"lit can't be 1: Expected `bool`"),
        ("purse/c", 1, r"nothing called 'c' can be set there. Try one of: a, b"),
        ("pawns/knight", 1, r"pawns/knight is not a single value. Name one thing in it: hp, mark, wounds"),
        ("pawns/cook/wounds/2", 1, r"nothing called '2' can be set there. Try one of: 0, 1"),
        ("hats", 1, r"nothing called 'hats'"),
        ("key", 1, r"key is kept by the table itself"),
        ("draws", 0, r"draws is kept by the table itself"),
        ("place/turn", 2, r"place/turn is kept by the table itself"),
        ("zones/deck/top", 1, r"zones/deck/top is kept by the table itself"),
        ("cards/card-1/zone", "pile", r"A card is moved into a zone instead"),
    ],
)
def test_what_cannot_be_set_is_refused_with_the_reason(path: str, value: int | str | None, why: str) -> None:
    match = match_of_coins()
    before, logged = checksum(match), len(match.history.log)
    with pytest.raises(NotLegal, match=why):
        match.override(A, SetValue(path, value))
    assert (checksum(match), len(match.history.log)) == (before, logged)


def test_a_card_is_moved_by_hand_and_an_unknown_one_is_refused() -> None:
    match = match_of_coins()
    match.override(A, MoveCard(CardId("card-2"), ZoneId("pile")))
    assert match.state.zones[ZoneId("pile")].cards == ["card-2"]
    with pytest.raises(NotLegal, match="there is no card 'card-9'"):
        match.override(A, MoveCard(CardId("card-9"), ZoneId("pile")))
    with pytest.raises(NotLegal, match=r"no zone 'sea'. Zones: deck, pile, box"):
        match.override(A, MoveCard(CardId("card-1"), ZoneId("sea")))


def test_a_ruling_is_noted_and_told() -> None:
    match = match_of_coins()
    match.override(B, Ruling("doors count as walls"))
    assert match.house_ruled == ["doors count as walls"]
    assert match.told[-1].event == Overridden(B, "doors count as walls")


def test_the_open_question_is_asked_anew_from_what_was_set() -> None:
    match = match_of_coins()
    assert len(match.questions[0].options) == 5
    match.override(A, SetValue("purse/a", 2))
    assert [option.text for option in match.questions[0].options] == ["coin:1", "coin:2"]


def test_a_house_rule_is_switched_named_and_undone() -> None:
    match = match_of_coins()
    match.switch(B, "greedy", True)
    assert match.house_ruled == ["greedy"]
    match.answer(A, "coin:1")
    assert match.state.said == ["a:coin:1", "a:greedy"]
    match.undo(A)
    match.undo(A)
    match.answer(A, "coin:1")
    assert match.state.said == ["a:coin:1"]
    with pytest.raises(NotLegal, match=r"tiny has no house rule 'kind'. Known: greedy"):
        match.switch(A, "kind", True)


def test_a_house_rule_of_the_set_up_is_on_from_the_start() -> None:
    system = tiny(count_purse, house_rules=[HouseRule("greedy", Text("Greedy", "Gierig"))])
    match = sit_down(system, house_rules=("greedy",))
    match.answer(A, "coin:2")
    assert match.state.said[-1] == "a:greedy"
    assert match.house_ruled == ["greedy"]


def test_changes_by_hand_are_replayed_in_their_place() -> None:
    match = match_of_coins()
    match.answer(A, "coin:1")
    match.override(A, SetValue("purse/a", 1))
    match.answer(B, "yes")
    assert match.state.said == ["a:coin:1", "a:coin:1"]
    assert checksum(match.fork()) == checksum(match)
    assert checksum(match.at_line(1)) != checksum(match.at_line(2))


def test_the_log_says_what_was_overruled_in_both_languages() -> None:
    match = match_of_coins()
    match.override(B, Ruling("Doors squeak"))
    match.switch(A, "greedy", True)
    words = match.system.speech
    said = {lang: " / ".join(line.text for line in Narrator(words, lang, A).tell(match.told)) for lang in LANGS}
    assert "b overrules the program: Doors squeak / a switches the house rule “greedy” on" in said["en"]
    assert "b überstimmt das Programm: Doors squeak / a schaltet die Hausregel „greedy“ ein" in said["de"]
