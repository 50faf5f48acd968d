"""Help for people and bots: a standing order, a tool, what an option is worth; and what all of them rely on."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tallow.attack import odds
from tallow.content import FATE_DECK, distance
from tallow.state import FATE, Table
from undercroft.table import Preview, Question, Scene, Secret, StandingOrder, Tool, swap_cards
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


def advise(scene: Scene, question: Question[Any], text: str) -> float:
    """What an option is worth, from nothing but what its seat sees: hit whom you can, go where foes are."""
    verb, _, on = text.partition(":")
    hp = {figure.id: figure.hp or 0 for figure in scene.figures}
    match verb:
        case "attack":
            return 20.0 - hp[on]
        case "cell":
            foes = [figure.cells[0] for figure in scene.figures if figure.kind != "hero"]
            return 10.0 - min(distance(scene.boards[0].id, on, foe) for foe in foes)
        case "prey":
            return float(hp[on])
        case _:
            return 0.5


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
