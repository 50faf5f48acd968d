"""The ledger's tables against the pack and the rules that they sum up."""

import msgspec
import pytest
from tests.rules.jaws.den import box
from tests.rules.jaws.printed import cells_of
from tests.rules.stage import Attack, Stage

from undercroft.games.haven.box import BASE_DECK
from undercroft.games.haven.content.model import (
    AbilityCard,
    BattleGoal,
    EventCard,
    HeroClass,
    Item,
    MonsterDeck,
    MonsterType,
    Scenario,
)
from undercroft.games.haven.content.select import Element
from undercroft.games.haven.content.verbs import Ability, Destroy, Give, Heal, Loot, Push, Shield
from undercroft.games.haven.elements import INERT, STRONG, WANING, can_consume, consume, wane
from undercroft.rulebook import rule

BOARD = """
hex from a3
  M
    .
  .
    .
  A
    B
A = @mira(hero=true hp=8 max=8)
B = @nils(hero=true hp=3 max=9)
M = @guard-1(hp=9)
"""


def table(id: str) -> list[list[str]]:
    """The rows of a table of the ledger, without its head."""
    return list(cells_of(rule(id).statement))[1:]


@pytest.mark.rule("JL-DATA-02")
def test_the_pack_is_as_large_as_the_box() -> None:
    listed = {name: int(count) for name, count, *_ in table("JL-DATA-02")}
    kinds = [kind for kind in box().table(MonsterType).values() if is_printed(kind)]
    decks = [deck for id, deck in box().table(MonsterDeck).items() if "common" not in id and "scenario" not in id]
    own = [perk.boxes * len(perk.add) for hero in box().table(HeroClass).values() for perk in hero.perks]
    ours = {
        "Character ability cards": len(box().table(AbilityCard)),
        "Character mats": len(box().table(HeroClass)),
        "Monster standees": sum(kind.standees for kind in kinds),
        "Monster ability cards": sum(len(deck.cards) for deck in decks),
        "Stat cards": len(kinds),
        "Event cards": len(box().table(EventCard)),
        "Battle goal cards": len(box().table(BattleGoal)),
        "Item cards": sum(item.copies for item in box().table(Item).values()),
        "Attack modifier cards": 5 * len(BASE_DECK) + sum(own) + 30,
        "Element markers": len(Element.__args__),
    }
    assert ours == {name: listed[name] for name in ours}


@pytest.mark.rule("FACT-JL-14")
def test_what_the_facts_answer_is_in_the_pack() -> None:
    answers = dict(cells_of(rule("FACT-JL-14").statement))
    named = {id for answer in answers.values() for id in ids_in(answer)}
    assert named == {rule(id).id for id in named} != set()
    numbers = {item.number for item in box().table(Item).values()}
    asked = next(point for point in answers if "item cards" in point)
    assert {int(word.strip(",")) for word in asked.partition("numbers")[2].split()} <= numbers
    deck = box().table(MonsterDeck)["jaws:imp"]
    assert any(isinstance(one, Shield) and one.value == 5 for card in deck.cards for one in card.action.do)
    assert {scenario.number for scenario in box().table(Scenario).values()} == set(range(1, 26))


def ids_in(text: str) -> list[str]:
    return [word.strip(":,") for word in text.split() if word.startswith("FACT-")]


def is_printed(kind: MonsterType) -> bool:
    """Has a stat card in the box: no variant of the tutorial, or of one scenario."""
    return not any(word in kind.id for word in ("basic", "common", "scenario"))


@pytest.mark.rule("JL-DATA-16")
@pytest.mark.parametrize("row", table("JL-DATA-16"), ids=lambda row: row[0])
def test_an_element_can_be_consumed_and_wanes_as_the_board_shows(row: list[str]) -> None:
    strengths = {"Strong": STRONG, "Waning": WANING, "Inert": INERT}
    state, usable, after_use, after_round = row
    stage = Stage(BOARD)
    stage.state.elements["fire"] = strengths[state]
    assert can_consume(stage.game, ["fire"]) == (usable == "yes")
    if usable == "yes":
        stage.run(consume(stage.game, stage.figure("mira"), ["fire"]))
        assert stage.state.elements["fire"] == strengths[after_use]
        stage.state.elements["fire"] = strengths[state]
    wane(stage.game)
    assert stage.state.elements["fire"] == strengths[after_round]


NOT_STATED: dict[str, tuple[Ability, str]] = {
    "Attack": (Attack(value=1), ""),
    "Condition, negative": (Give(conditions=("wound",)), ""),
    "Condition, positive": (Give(conditions=("strengthen",)), "nils"),
    "Heal": (Heal(value=2), "nils"),
    "Push / pull": (Push(value=1), ""),
}
"""Abilities that print no range, and whom they may mean: a friend stands adjacent, an enemy two hexes off."""


@pytest.mark.rule("JL-DATA-03")
@pytest.mark.parametrize("name", NOT_STATED)
def test_without_a_range_only_adjacent_figures_of_the_right_side_are_meant(name: str) -> None:
    ability, friend = NOT_STATED[name]
    targets = {row[0]: row[1] for row in table("JL-DATA-03")}[name]
    assert targets.startswith("allies" if friend else "enemies")
    stage = Stage(BOARD)
    stage.act("mira", ability, *[f"target:{friend}"] * bool(friend))
    assert [option.text for question in stage.asked for option in question.options if option.text != "stop"] == (
        [f"target:{friend}"] if friend else []
    )


EMPTY_HANDED: dict[str, tuple[Ability, str]] = {
    "Attack": (Attack(value=1), ""),
    "Destroy obstacle": (Destroy(range=2), ""),
    "Loot": (Loot(value=2), "do"),
}


@pytest.mark.rule("JL-DATA-03")
@pytest.mark.parametrize("name", EMPTY_HANDED)
def test_what_needs_something_is_not_performed_without_it(name: str) -> None:
    ability, answer = EMPTY_HANDED[name]
    stage = Stage(BOARD)
    stage.act("mira", msgspec.structs.replace(ability, xp=1), *[answer] * bool(answer))
    assert {row[0]: row[4] for row in table("JL-DATA-03")}[name].startswith(("no", "must"))
    assert stage.state.sheets["mira"].xp == 0
