"""What one half of a card would bring, played now, and what a hero can still do in its turn."""

from collections.abc import Iterator, Sequence
from functools import partial

from undercroft.games.haven.adviser import worth
from undercroft.games.haven.adviser.chances import gain_of
from undercroft.games.haven.adviser.prospect import FAR, Prospect
from undercroft.games.haven.cards import BASIC_BOTTOM, BASIC_TOP
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.parts import parts_of
from undercroft.games.haven.content.verbs import Ability, Action
from undercroft.games.haven.events import Played
from undercroft.games.haven.state import Figure
from undercroft.games.haven.turn import waiting_cards
from undercroft.games.haven.world import number
from undercroft.table import CardId, Question

USEFUL = 0.15
"""An ability has some use even where none is to be seen: it is better than none."""
INFUSION = 0.3


def half_of(view: Prospect, card: CardId, half: str) -> Action:
    """The action that playing a half of a card performs: `top`, `basic-bottom` …"""
    if half.startswith("basic"):
        return BASIC_TOP if half.endswith("top") else BASIC_BOTTOM
    printed = view.printed(card)
    return printed.top if half == "top" else printed.bottom


def steps_of(view: Prospect, action: Action) -> int:
    """The movement points that an action gives."""
    return view.once(_steps, action)


def _steps(view: Prospect, action: Action) -> int:
    moves = [one for one in parts_of(action.do) if isinstance(one, verbs.Move | verbs.Teleport)]
    return sum(number(view.game, one.value) for one in moves)


def gain_of_half(view: Prospect, action: Action, points: int = 0) -> float:
    """What an action brings, with so many movement points before it; a card that is lost for it costs."""
    return view.once(GAINS[min(points, len(GAINS) - 1)], action)


def _gain_of_half(points: int, view: Prospect, action: Action) -> float:
    gain = gain_of_abilities(view, action.do, points)
    if action.lost or action.stays == "persistent":
        gain -= worth.of_card(view.game, view.hero)
    return gain + worth.EXPERIENCE * action.xp + INFUSION * len(action.infuse)


GAINS = [partial(_gain_of_half, points) for points in range(2 * FAR)]
"""One for each number of movement points, so that each is reckoned once."""


def gain_of_abilities(view: Prospect, abilities: Sequence[Ability], points: int = 0) -> float:
    """Ability by ability; moves take it to where the next ones are worth most."""
    gain = 0.0
    for one in abilities:
        if isinstance(one, verbs.Move | verbs.Teleport):
            steps = number(view.game, one.value)
            gain += view.stride(points + steps) - view.stride(points) + USEFUL * steps
            points += steps
        else:
            gain += gain_of(view, one, view.stands(points)) + USEFUL
    return gain


def played_now(question: Question[object], hero: Figure) -> Played | None:
    """The half of a card that a hero is performing."""
    return next((one for one in reversed(question.path) if isinstance(one, Played) and one.who == hero.id), None)


def to_come(view: Prospect, question: Question[object]) -> Iterator[Ability]:
    """What the hero may still do in this turn: the rest of its action, then the other half of its other card."""
    game, hero = view.game, view.hero
    now = played_now(question, hero)
    waiting = [card for card in waiting_cards(game, hero) if now is None or card != now.card]
    if now:
        yield from behind_the_move(half_of(view, CardId(now.card), now.half).do)
    if hero.id in game.state.acted and game.state.facts.figure != hero.id:
        return
    for half in ("top", "bottom") if now is None else ("bottom" if now.half.endswith("top") else "top",):
        for card in waiting:
            yield from half_of(view, card, half).do
        if waiting:
            yield from half_of(view, waiting[0], f"basic-{half}").do


def behind_the_move(abilities: Sequence[Ability]) -> Sequence[Ability]:
    """What follows on the first move of an action, and on no move of its own."""
    at = next((place for place, one in enumerate(abilities) if isinstance(one, verbs.Move | verbs.Teleport)), -1)
    return abilities[at + 1 :]
