"""Help for people and bots: a standing order, a tool, what an option is worth; and what all of them rely on."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tallow.attack import odds
from tallow.content import FATE_DECK, distance
from tallow.scene import scene
from tallow.state import FATE, Table
from undercroft.table import Option, Preview, Question, Scene, Seat, Secret, StandingOrder, Tool, swap_cards
from undercroft.words import Message, Text


def stand_firm(question: Question[Any], settings: Mapping[str, int]) -> str | None:
    """Take small damage without being asked (TV-SAVE-01)."""
    return "suffer" if int(str(question.args["damage"])) < settings["least"] else None


class Blow(msgspec.Struct, frozen=True):
    hit: int = 3


def blow_odds(blow: Blow) -> Preview:
    """The odds of a blow while all fate cards are in the deck (TV-ATTACK-02).

    >>> [one.result for one in blow_odds(Blow(2)).odds]
    ['0', '1', '2', '3', '4']
    """
    return Preview(odds=odds(blow.hit, FATE_DECK))


def advise(game: Table, seat: Seat, question: Question[Any]) -> list[float]:
    """What each option is worth, from nothing but what its seat sees."""
    view = scene(game, seat)
    return [worth(view, option) for option in question.options]


def worth(view: Scene, option: Option[Any]) -> float:
    """Hit whom you can, go where foes are."""
    foes = {figure.id: figure for figure in view.figures if figure.kind != "hero"}
    if option.verb == "cell":
        return -min((distance(view.boards[0].id, option.on[0], foe.cells[0]) for foe in foes.values()), default=0)
    return 20.0 - (foes[option.on[0]].hp or 0) if option.verb == "attack" else -9.5


def standing(game: Table, seat: Seat) -> float:
    """The hit points of the heroes, less those of their foes."""
    return float(sum((1 if figure.kind == "hero" else -1) * (figure.hp or 0) for figure in scene(game, seat).figures))


def check(game: Table) -> None:
    """One figure a cell, hit points within bounds."""
    at = [figure.at for figure in game.state.figures()]
    assert len(set(at)) == len(at), f"two figures on one cell: {at}"
    for hero in game.state.heroes.values():
        assert 0 <= hero.hp <= hero.max_hp, f"hit points out of bounds: {hero}"


ORDERS = [StandingOrder("firm", Message("order-firm"), frozenset({"save"}), stand_firm, {"least": 2})]
TOOLS = [Tool("odds", Text("Odds of a blow", "Aussichten eines Schlags"), Blow, blow_odds, Message("about-odds"))]
SECRETS = [
    Secret("TV-SECRET-01", swap_cards(lambda card: card.zone.startswith("hand-"))),
    Secret("TV-CHOOSE-01", swap_cards(lambda card: card.zone.startswith("chosen-"))),
    Secret("TV-PEER-01", swap_cards(lambda card: card.zone == FATE and bool(card.seen_by))),
]
