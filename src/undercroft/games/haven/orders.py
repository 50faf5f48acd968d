"""Standing orders, which answer for a seat, and house rules, which a table may switch on."""

from collections.abc import Mapping
from typing import Any

from undercroft.table import HouseRule, Question, StandingOrder
from undercroft.words import Text

AT_ONCE = "at-once"
NO_NEGATING = "no-negating-of-suffering"

HOUSE_RULES = [
    HouseRule(
        AT_ONCE,
        Text("A decided scenario ends at once", "Ein entschiedenes Szenario endet sofort"),
        "JL-EOR-03",
    ),
    HouseRule(
        NO_NEGATING,
        Text(
            "Damage of “suffer” abilities can't be negated",
            "Schaden durch „erleidet“-Fertigkeiten kann nicht negiert werden",
        ),
        "JL-OPEN-01",
    ),
]


def hold_cards(question: Question[Any], settings: Mapping[str, int]) -> str | None:
    """Suffer small damage without being asked, as long as it doesn't kill (JL-NEG-01)."""
    damage, hp = int(str(question.args["damage"])), int(str(question.args["hp"]))
    return "suffer" if damage < min(settings["least"], hp) else None


def end_turn(question: Question[Any], settings: Mapping[str, int]) -> str | None:
    """Don't wait for items when both cards are played, unless enough of them are ready (JL-TURN-07)."""
    return "end-turn" if int(str(question.args["items"])) < settings["items"] else None


def keep_lost(question: Question[Any], settings: Mapping[str, int]) -> str | None:
    """Never pay a hit point for another random card (JL-REST-06)."""
    return "no"


ORDERS = [
    StandingOrder(
        "hold-cards",
        Text("Never negate less damage than …", "Nie weniger Schaden negieren als …"),
        frozenset({"negate"}),
        hold_cards,
        {"least": 2},
    ),
    StandingOrder(
        "end-turn",
        Text("End my turn unless so many items are ready", "Zug beenden, wenn nicht so viele Gegenstände bereit sind"),
        frozenset({"end-turn"}),
        end_turn,
        {"items": 9},
    ),
    StandingOrder(
        "no-redraw",
        Text("Keep the card that a short rest draws", "Bei kurzer Rast die gezogene Karte behalten"),
        frozenset({"redraw"}),
        keep_lost,
    ),
]
