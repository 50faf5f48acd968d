"""Jaws of the Lion as it registers itself."""

from undercroft.games.haven.jaws.content import MODEL
from undercroft.games.haven.jaws.edition import JAWS
from undercroft.games.haven.system import haven_system
from undercroft.words import Text

SYSTEM = haven_system(
    "jaws",
    Text("Gloomhaven: Jaws of the Lion", "Gloomhaven: Die Pranken des Löwen"),
    JAWS,
    MODEL,
    seats=(1, 2, 3, 4),
    about=Text(
        "Four mercenaries, two cards a turn, monsters that think: a tactical campaign in the Tannery Ward.",
        "Vier Söldner, zwei Karten je Zug und Gegner, die selbst denken: eine taktische Kampagne im Gerberviertel.",
    ),
    minutes=(45, 120),
    emblem="lion",
)
