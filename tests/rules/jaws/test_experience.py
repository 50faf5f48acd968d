"""Experience gained in a scenario."""

import pytest
from tests.rules.stage import NAME, Attack, Move, Stage

from undercroft.games.haven.cards import play
from undercroft.games.haven.content.model import AbilityCard
from undercroft.games.haven.content.select import Test as When
from undercroft.games.haven.content.verbs import Action, Gain
from undercroft.games.haven.events import ExperienceGained
from undercroft.games.haven.round_end import report
from undercroft.table import CardId, ZoneId, add_cards

BOARD = """
hex from b2
    M
  A   .
    .
  .   .
A = @mira(hero=true hp=9 cards=0)
M = @guard-1(hp={hp})
"""


def holding(stage: Stage, top: Action) -> CardId:
    card = AbilityCard(id="test:card", name=NAME, level="1", initiative=50, top=top, bottom=top)
    stage.records.records.append(card)
    stage.box.__dict__.pop("cards", None)
    (id,) = add_cards(stage.state, [card.id], ZoneId("played-mira"), back="test-mira")
    return id


def perform(stage: Stage, top: Action, half: str, *answers: str) -> int:
    """The experience that playing it gives."""
    card = holding(stage, top)
    stage.deck("+0")
    stage.run(play(stage.game, stage.figure("mira"), card, half), *answers)
    return stage.state.sheets["mira"].xp


@pytest.mark.rule("JL-XP-01")
@pytest.mark.parametrize(
    ("answers", "xp"),
    [
        (("target:guard-1", "stop"), 2),
        (("stop", "cell:a1", "stop"), 2),
        (("stop", "stop"), 0),
    ],
)
def test_experience_of_an_action_needs_any_part_of_it(answers: tuple[str, ...], xp: int) -> None:
    stage = Stage(BOARD.format(hp=9))
    assert perform(stage, Action(do=(Attack(value=2), Move(value=2)), xp=2), "top", *answers) == xp


@pytest.mark.rule("JL-XP-01")
def test_a_basic_action_gives_none_of_the_printed_experience() -> None:
    stage = Stage(BOARD.format(hp=9))
    assert perform(stage, Action(do=(Attack(value=2),), xp=2), "basic-top", "target:guard-1") == 0


@pytest.mark.rule("JL-XP-02")
@pytest.mark.parametrize(("hp", "xp"), [(2, 1), (3, 0)])
def test_experience_with_a_condition_is_gained_if_it_is_met(hp: int, xp: int) -> None:
    stage = Stage(BOARD.format(hp=hp))
    top = Action(do=(Attack(value=2), Gain(xp=1, when=When(killed=True), mandatory=True)))
    assert perform(stage, top, "top", "target:guard-1") == xp


@pytest.mark.rule("JL-XP-03")
def test_experience_is_counted_by_character_and_told() -> None:
    stage = Stage(BOARD.format(hp=9))
    assert perform(stage, Action(do=(Attack(value=2, xp=1),), xp=2), "top", "target:guard-1") == 3
    assert [event.amount for event in stage.events(ExperienceGained)] == [1, 2]  # type: ignore[attr-defined]


@pytest.mark.rule("JL-XP-06")
def test_the_scenario_hands_its_experience_to_the_campaign() -> None:
    stage = Stage(BOARD.format(hp=9))
    perform(stage, Action(do=(Attack(value=2),), xp=2), "top", "target:guard-1")
    heroes = report(stage.game)["heroes"]
    assert isinstance(heroes, dict)
    assert heroes["mira"]["xp"] == 2
