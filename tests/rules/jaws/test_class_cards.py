"""Every half of every class card, played where all it asks for is at hand, does each of the things it says."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from tests.rules.boards import at, board
from tests.rules.stage import NAME, Stage

from undercroft.games.haven.cards import play
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.model import AbilityCard, Item
from undercroft.games.haven.content.verbs import Ability, Action
from undercroft.games.haven.elements import ELEMENTS, STRONG
from undercroft.games.haven.events import (
    Attacked,
    ConditionGained,
    ConditionLost,
    Destroyed,
    Died,
    Healed,
    Moved,
    Shoved,
    Suffered,
)
from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.games.haven.state import Facts
from undercroft.packs import load_pack
from undercroft.table import CardId, Event, Question, ZoneId, add_cards, cards_in

FIGURES = {
    "mira": "0,0 hero hp=5 max=9 cards=6",
    "bern": "-1,1 hero hp=5 max=9",
    "cora": "-1,0 hero hp=5 max=9",
    "guard-1": "1,0 hp=1 max=9",
    "guard-2": "2,-1 hp=8 max=9",
    "guard-3": "3,0 hp=8 max=9",
    "guard-4": "-1,2 hp=8 max=9",
}
BESIDE = f"cell:{at(0, 1)}"
"""Next to the first guard, to Bern, and to where Mira stands: from here everything is still near."""
TELLS: dict[type[verbs.Verb], type[Event]] = {
    verbs.Attack: Attacked,
    verbs.Move: Moved,
    verbs.Heal: Healed,
    verbs.Give: ConditionGained,
    verbs.Cure: ConditionLost,
    verbs.Push: Shoved,
    verbs.Pull: Shoved,
    verbs.Suffer: Suffered,
    verbs.Kill: Died,
    verbs.Destroy: Destroyed,
}
REFUSALS = ("stop", "skip", "keep", "lose:", "suffer")
FAR = "target:guard-3"
"""What is adjacent already can't be pulled."""


@cache
def cards() -> dict[str, AbilityCard]:
    return dict(load_pack(FOLDER, MODEL).table(AbilityCard))


def a_busy_place() -> Stage:
    """Enemies near and far, hurt friends, a thing to destroy, coins, all elements, cards and items to get back."""
    drawn = board(FIGURES, obstacle=[(1, -1)], coin=[(0, 0)])
    stage = Stage(drawn, records=list(cards().values()))
    stage.deck(*["+0"] * 6)
    stage.state.elements = dict.fromkeys(ELEMENTS, STRONG)
    stage.state.facts = Facts(figure="mira")
    own = [card.definition for card in cards_in(stage.game, ZoneId("hand-mira"))]
    for pile in ("discard", "lost"):
        add_cards(stage.state, own[:3], ZoneId(f"{pile}-mira"), back="card-mira")
    action = Action(do=(verbs.Heal(value=1),))
    item = Item(
        id="flask", name=NAME, number=1, slot="small", gold=1, copies=2, use="spent", at="own-turn", action=action
    )
    stage.give_items("mira", item, item)
    for number, card in enumerate(cards_in(stage.game, ZoneId("items-mira")), 1):
        card.counters["used"] = number
    for who in ("bern", "cora", "mira"):
        for condition in ("poison", "muddle"):
            gain(stage.game, stage.figure(who), condition, "JL-COND-01")
    for who in ("guard-1", "guard-2", "guard-3", "guard-4"):
        gain(stage.game, stage.figure(who), "poison", "JL-COND-01")
    stage.game.told.clear()
    return stage


class Eager:
    """Takes all that is offered, and moves one leg to where everything is still near."""

    def __init__(self) -> None:
        self.moving = False

    def __call__(self, question: Question[object]) -> str:
        texts = [option.text for option in question.options]
        if question.kind == "move":
            self.moving = not self.moving
            if self.moving and BESIDE in texts:
                return BESIDE
            if not self.moving and "stop" in texts:
                return "stop"
        if question.kind == "teleport":
            return BESIDE
        willing = [text for text in texts if not text.startswith(REFUSALS)] or texts
        if question.kind == "negate":
            return "suffer"
        return FAR if question.kind == "target-pull" and FAR in texts else willing[0]


def perform(stage: Stage, card: AbilityCard, half: str) -> CardId:
    """Play a half of a card as eagerly as can be."""
    added = add_cards(stage.state, [card.id], ZoneId("played-mira"), back="card-mira")[0]
    rule, answer, sent = play(stage.game, stage.figure("mira"), added, half), Eager(), None
    while True:
        try:
            question = rule.send(sent)[0]
        except StopIteration:
            return added
        sent = (0, question.option(answer(question)))


def said(abilities: tuple[Ability, ...]) -> Iterator[Ability]:
    """What the abilities promise to do now: of several ways the first, of active bonuses only that they begin."""
    for ability in abilities:
        yield ability
        for option in ability.consume:
            yield from said(option.then)
        match ability:
            case verbs.Either():
                yield from said(ability.ways[0])
            case verbs.Trade() | verbs.Absorb():
                yield from said(ability.to)
            case verbs.Leap():
                yield from said(ability.then)
            case verbs.Grant():
                yield from said(ability.abilities)
            case _:
                pass


def is_shown(stage: Stage, ability: Ability) -> bool:
    """Whether what happened shows that the ability was performed."""
    if kind := TELLS.get(type(ability)):
        return bool(stage.events(kind))
    rich = any(sheet.coins for sheet in stage.state.sheets.values())
    shows: dict[type[verbs.Verb], Callable[[], bool]] = {
        verbs.Loot: lambda: rich,
        verbs.Gain: lambda: rich,
        verbs.Trap: lambda: any(one.kind == "trap" for one in stage.state.overlays.values()),
        verbs.Teleport: lambda: stage.at("mira") != at(0, 0),
        verbs.Swap: lambda: any(stage.at(who) == at(0, 0) for who in FIGURES if who != "mira"),
        verbs.Infuse: lambda: bool(stage.state.facts.infuse),
        verbs.Recover: lambda: len(stage.pile("hand-mira")) > 6,
        verbs.Refresh: lambda: any(not one.counters["used"] for one in cards_in(stage.game, ZoneId("items-mira"))),
        verbs.Play: lambda: len(stage.pile("hand-mira")) < 6,
    }
    return shows[type(ability)]() if type(ability) in shows else _bonus_or_frame(stage, ability)


def _bonus_or_frame(stage: Stage, ability: Ability) -> bool:
    framed = isinstance(ability, verbs.Either | verbs.Trade | verbs.Absorb | verbs.Leap | verbs.Grant)
    return framed or bool(stage.state.bonuses)


HALVES = [(id, half) for id in cards() for half in ("top", "bottom")]


@pytest.mark.rule("JL-ACTION-03", "JL-PILE-03", "JL-PILE-04", "JL-XP-01")
@pytest.mark.parametrize(("id", "half"), HALVES, ids=[f"{id.partition(':')[2]}-{half}" for id, half in HALVES])
def test_a_half_does_what_it_says(id: str, half: str) -> None:
    stage = a_busy_place()
    card = cards()[id]
    action: Action = getattr(card, half)
    played = perform(stage, card, half)
    silent = [ability for ability in said(action.do) if not is_shown(stage, ability)]
    assert silent == []
    pile = "active" if action.stays else "lost" if action.lost else "discard"
    assert str(played) in stage.pile(f"{pile}-mira")
    assert stage.state.sheets["mira"].xp >= action.xp
    assert set(action.infuse) <= set(stage.state.facts.infuse)
