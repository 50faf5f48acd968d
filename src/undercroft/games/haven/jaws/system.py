"""Jaws of the Lion as it registers itself."""

from undercroft.games.haven.jaws.content import FOLDER, MODEL
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.system import haven_system
from undercroft.words import Text

SYSTEM = haven_system(
    "jaws",
    Text("Gloomhaven: Jaws of the Lion", "Gloomhaven: Die Pranken des Löwen"),
    JAWS,
    MODEL,
    FOLDER,
    seats=(1, 2, 3, 4),
    about=Text(
        "Four mercenaries, two cards a turn, and monsters that think by themselves: a tactical campaign in Gloomhaven.",
        "Vier Söldner, zwei Karten je Zug und Monster, die selbst denken: eine taktische Kampagne in Gloomhaven.",
    ),
    minutes=(45, 120),
    emblem="lion",
)
