"""Previews of attacks: the odds are those of a fair count of the cards that are left."""

from fractions import Fraction
from pathlib import Path

import pytest
from tests.rules.boards import board
from tests.rules.stage import NAME, Attack, Stage

from undercroft.games import haven
from undercroft.games.haven.attack import assault_of, prepare
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.boosts import Boosts
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import AbilityCard, HeroClass, Modifier, Perk
from undercroft.games.haven.content.verbs import Action, Bonus, Boost
from undercroft.games.haven.odds import better_value, damage_odds, preview_attack
from undercroft.table import Odds, ZoneId, add_cards, cards_in, move
from undercroft.words import Lang, Message, Text, Words

FOLDER = Path(haven.__file__).parent / "words"


def stage(imp: str = "hp=4") -> Stage:
    return Stage(board({"mira": "0,0 hero hp=8 cards=0", "imp-1": f"1,0 {imp}", "imp-2": "0,1 hp=9"}))


def blow(scene: Stage, value: int = 3) -> Blow:
    ability = Attack(value=value)
    return prepare(scene.game, assault_of(scene.game, scene.acting("mira"), ability, Boosts([])), scene.figure("imp-1"))


def keep(scene: Stage, *cards: str) -> None:
    left = list(cards)
    for card in cards_in(scene.game, ZoneId("modifiers-mira")):
        if card.definition in left:
            left.remove(card.definition)
        else:
            move(scene.game, card.id, ZoneId("lost-mira"))


def test_one_card_of_the_full_deck() -> None:
    found = damage_odds(stage().game, blow(scene := stage()))
    twentieth = Fraction(1, 20)
    assert found == {
        0: twentieth,
        1: twentieth,
        2: 5 * twentieth,
        3: 6 * twentieth,
        4: 5 * twentieth,
        5: twentieth,
        6: twentieth,
    }
    assert sum(found.values()) == 1
    assert damage_odds(scene.game, blow(scene)) == found


def test_shields_and_what_was_drawn_count() -> None:
    scene = stage("hp=4 shield=2")
    keep(scene, "+1", "+1", "-1", "x2")
    assert damage_odds(scene.game, blow(scene)) == {2: Fraction(1, 2), 0: Fraction(1, 4), 4: Fraction(1, 4)}


@pytest.mark.rule("JL-ADV-07", "JL-ADV-08")
@pytest.mark.parametrize(
    ("condition", "value", "chance"), [("strengthen", 4, Fraction(2, 3)), ("muddle", 2, Fraction(2, 3))]
)
def test_two_cards_with_advantage_or_disadvantage(condition: str, value: int, chance: Fraction) -> None:
    scene = stage()
    keep(scene, "+1", "-1", "+0")
    gain(scene.game, scene.figure("mira"), condition, "")
    assert damage_odds(scene.game, blow(scene)) == {value: Fraction(2, 3), 3: Fraction(1, 3)}


@pytest.mark.rule("JL-ADV-07", "JL-ADV-08")
@pytest.mark.parametrize(
    ("condition", "odds"),
    [("strengthen", {4: Fraction(1)}), ("muddle", {3: Fraction(1, 2), 4: Fraction(1, 2)})],
)
def test_two_cards_of_which_none_is_better(condition: str, odds: dict[int, Fraction]) -> None:
    wounds = Modifier(effects=("wound",))
    scene = Stage(
        board({"mira": "0,0 hero hp=8 cards=0", "imp-1": "1,0 hp=4"}),
        records=[
            HeroClass(id="mira", name=NAME, about=NAME, hand=9, hp=(8,) * 9, cards=(), perks=(Perk(add=(wounds,)),))
        ],
    )
    keep(scene, "+1")
    add_cards(scene.state, ["mira#0.0"], ZoneId("modifiers-mira"), back="modifier-mira")
    gain(scene.game, scene.figure("mira"), condition, "")
    assert damage_odds(scene.game, blow(scene)) == odds
    first = better_value(scene.game, blow(scene), "mira#0.0", "+1")
    assert first == (4 if condition == "strengthen" else 3)


def test_an_empty_pile_means_the_discards() -> None:
    scene = stage()
    keep(scene, "+1")
    gain(scene.game, scene.figure("mira"), "strengthen", "")
    assert damage_odds(scene.game, blow(scene)) == {4: Fraction(1)}
    move(scene.game, cards_in(scene.game, ZoneId("modifiers-mira"))[0].id, ZoneId("modifiers-mira-spent"))
    assert damage_odds(scene.game, blow(scene)) == {4: Fraction(1)}


@pytest.mark.rule("JL-TARGET-01")
def test_the_question_previews_each_target() -> None:
    scene = stage()
    keep(scene, "+1", "+0", "x2", "null")
    scene.deck("+0")
    gain(scene.game, scene.figure("imp-2"), "poison", "")
    scene.act("mira", Attack(value=2), "target:imp-1")
    question = scene.asked[-1]
    assert question.preview is not None
    previews = [question.preview(option.value) for option in question.options]
    assert [preview.affects for preview in previews] == [("imp-1",), ("imp-2",), ()]
    promise = {"attack": 3, "drawn": "plain", "expected": Text("3.3", "3,3")}
    assert previews[1].odds[0] == Odds(Message("odds-enough", promise), 0)
    promise |= {"attack": 2, "expected": Text("2.3", "2,3")}
    assert previews[0].odds == [
        Odds(Message("odds-enough", promise), 2 / 3),
        *(Odds(Message("odds-damage", {"damage": damage}), 1 / 3) for damage in (0, 3, 4)),
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Attack 3 with advantage, 3.7 damage on average; enough for the kill", "3 damage"]),
        ("de", ["Angriff 3 mit Vorteil, im Mittel 3,7 Schaden; genug zum Besiegen", "3 Schaden"]),
    ],
)
def test_odds_in_words(lang: Lang, said: list[str]) -> None:
    scene = stage()
    keep(scene, "+1", "-1", "+0")
    gain(scene.game, scene.figure("mira"), "strengthen", "")
    words = Words([FOLDER])
    assert [words.say(odds.result, lang) for odds in preview_attack(scene.game, blow(scene)).odds[:2]] == said


@pytest.mark.rule("JL-ATTACK-09")
def test_active_bonuses_are_foreseen_and_not_used_up() -> None:
    rage = Action(do=(Bonus(at="attacks", gives=Boost(value=2)),), stays="persistent", slots=(0, 0))
    guard = Action(do=(Bonus(at="is-attacked", shield=1), Bonus(at="attacks", gives=Boost(value=9))), stays="round")
    maybe = Action(do=(Bonus(at="attacks", gives=Boost(value=9), optional=True),), stays="round")
    cards = [
        AbilityCard(id=id, name=NAME, level="1", initiative=9, top=top, bottom=maybe)
        for id, top in (("rage", rage), ("guard", guard))
    ]
    scene = Stage(board({"mira": "0,0 hero hp=8 cards=0", "imp-1": "1,0 hp=4"}), records=cards)
    keep(scene, "+0")
    scene.act("mira", *rage.do, source="card|rage|top")
    scene.act("mira", *maybe.do, source="card|rage|bottom")
    scene.act("imp-1", *guard.do, source="card|guard|top")
    assert [odds.chance for odds in preview_attack(scene.game, blow(scene)).odds] == [1, 1]
    assert preview_attack(scene.game, blow(scene)).odds[1].result == Message("odds-damage", {"damage": 3 + 2 - 1})
    assert [active.slot for active in scene.state.bonuses] == [0] * 4
