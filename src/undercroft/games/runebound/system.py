"""Runebound as it registers itself."""

from pathlib import Path

from undercroft.games.runebound.adviser import ADVISER
from undercroft.games.runebound.box import Box
from undercroft.games.runebound.hidden import SECRETS
from undercroft.games.runebound.invariants import check
from undercroft.games.runebound.packs import FOLDER, MODEL
from undercroft.games.runebound.rounds import end_round
from undercroft.games.runebound.scene import scene
from undercroft.games.runebound.setup import begin, choose_heroes, enter_board
from undercroft.games.runebound.state import ChooseHeroes, EnterBoard, RoundEnd, Runebound, Turn
from undercroft.games.runebound.turn import turn
from undercroft.packs import Library, load_pack
from undercroft.table import Choice, Scenario, Setup, System
from undercroft.words import Message, Text

BOX = Box(Library((load_pack(FOLDER, MODEL),)))
SEATS = (1, 2, 3, 4)


def content(_: Setup) -> Box:
    return BOX


SYSTEM: System[Runebound, Box] = System(
    id="runebound",
    name=Text("Runebound", "Runebound"),
    state=Runebound,
    begin=begin,
    places={ChooseHeroes: choose_heroes, EnterBoard: enter_board, Turn: turn, RoundEnd: end_round},
    scene=scene,
    scenarios=[Scenario(card.id, card.name, SEATS, card.intro) for card in BOX.scenarios.values()],
    seat_names=("north", "east", "south", "west"),
    content=content,
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
