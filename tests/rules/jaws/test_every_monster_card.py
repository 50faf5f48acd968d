"""Every card of every deck, played by every type that has it, on a full board with all elements about."""

import random
from collections import Counter

import pytest
from tests.rules.boards import Spot
from tests.rules.jaws.den import box, den
from tests.rules.stage import Stage

from undercroft.games.haven.content.model import MonsterDeck, MonsterType
from undercroft.games.haven.elements import STRONG, infuse_all
from undercroft.games.haven.monsters.act import monster_turn
from undercroft.games.haven.order import plan_of
from undercroft.games.haven.state import Facts
from undercroft.games.haven.world import on_map
from undercroft.table import CardId, ZoneId, move

KINDS = sorted(id.removeprefix("jaws:") for id in box().table(MonsterType))
SPOTS: list[Spot] = [(1, 0), (3, -1), (0, 2)]


def crowd(kind: str, level: int, rank: str) -> Stage:
    """Three characters, a monster of the kind among friends of other kinds, coins, a trap."""
    figures = {f"hero{n}": f"{q},{r} hero hp=30 cards=0" for n, (q, r) in enumerate(SPOTS)}
    figures |= {f"{kind}-1": f"0,0 rank={rank} hp=9 max=12", "living-corpse-6": "2,-1 hp=2 max=9", "zealot-6": "-4,4"}
    stage = den(figures, level, coin=[(-1, 1)], trap=[(1, 1)])
    stage.state.elements = dict.fromkeys(stage.state.elements, STRONG)
    return stage


def play(stage: Stage, kind: str, at: int, chance: random.Random) -> None:
    """The monster's turn with one card of its deck, questions answered by chance."""
    figure, deck = stage.figure(f"{kind}-1"), stage.box.monsters[f"jaws:{kind}"].deck
    held = [card for card in stage.state.cards.values() if card.definition == f"{deck}#{at}"]
    move(stage.game, CardId(held[0].id), ZoneId(f"plans-{deck}-now"), "")
    assert plan_of(stage.game, figure.kind) == stage.box.decks[deck].cards[at]
    stage.state.facts = Facts(figure=figure.id)
    for rule in (monster_turn(stage.game, figure), infuse_all(stage.game, figure)):
        answer = None
        try:
            while True:
                question = rule.send(answer)[0]
                answer = (0, chance.choice(question.options))
        except StopIteration:
            pass


@pytest.mark.rule("JL-OPEN-57", "JL-OPEN-58", "JL-OPEN-59", "JL-MTURN-08")
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_can_be_played_and_leaves_the_board_in_order(kind: str) -> None:
    monster = box().table(MonsterType)[f"jaws:{kind}"]
    cards = box().table(MonsterDeck)[monster.deck].cards
    chance = random.Random(kind)
    for level, rank in ((0, "boss"), (7, "boss")) if monster.boss else ((0, "normal"), (7, "elite")):
        for at, plan in enumerate(cards):
            stage = crowd(kind, level, rank)
            play(stage, kind, at, chance)
            spots = Counter(figure.at for figure in on_map(stage.game))
            assert max(spots.values()) == 1, plan.name
            assert all(0 < figure.hp <= figure.max_hp for figure in on_map(stage.game)), plan.name
            assert stage.events(), plan.name
