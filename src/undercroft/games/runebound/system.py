"""Runebound as it registers itself."""

from pathlib import Path

from undercroft.games.runebound.adviser import ADVISER
from undercroft.games.runebound.box import Box
from undercroft.games.runebound.content.model import ScenarioCard
from undercroft.games.runebound.hidden import SECRETS
from undercroft.games.runebound.invariants import check
from undercroft.games.runebound.packs import MODEL
from undercroft.games.runebound.rounds import end_round
from undercroft.games.runebound.scene import scene
from undercroft.games.runebound.setup import begin, choose_heroes, enter_board
from undercroft.games.runebound.state import ChooseHeroes, EnterBoard, RoundEnd, Runebound, Turn
from undercroft.games.runebound.turn import turn
from undercroft.packs import Stock
from undercroft.table import Choice, Scenario, Setup, System
from undercroft.words import Message, Text

STOCK = Stock(MODEL, Box)
SEATS = (1, 2, 3, 4)


def content(setup: Setup) -> Box:
    return STOCK.content(setup.packs)


def scenario_of(card: ScenarioCard) -> Scenario:
    return Scenario(card.id, card.name, SEATS, card.intro, card.id.partition(":")[0])


SYSTEM: System[Runebound, Box] = System(
    id="runebound",
    name=Text("Runebound", "Runebound"),
    state=Runebound,
    begin=begin,
    places={ChooseHeroes: choose_heroes, EnterBoard: enter_board, Turn: turn, RoundEnd: end_round},
    scene=scene,
    scenarios=[scenario_of(card) for card in STOCK.present.scenarios.values()],
    seat_names=("north", "east", "south", "west"),
    content=content,
    packs=STOCK,
    choices=[Choice("enemies", Message("choice-enemies"), ("right", "table"), "right")],
    secrets=SECRETS,
    adviser=ADVISER,
    check=check,
    words=Path(__file__).parent / "words",
    board="hex",
    about=Text(
        "Heroes roam a wide land, roll terrain dice, take on adventures and race a rising evil.",
        "Helden ziehen durch weites Land, würfeln um Gelände, bestehen Abenteuer und eilen gegen ein nahendes Unheil.",
    ),
    minutes=(90, 180),
    emblem="rune",
)
