"""The Tallow Vault: two heroes, a cellar full of wick ghouls. A tiny complete game that uses all of the kernel."""

from pathlib import Path

from tallow.campaign import CAMPAIGN, SCENARIOS
from tallow.flow import begin, choose, dawn, turn
from tallow.scene import scene
from tallow.state import Choose, Dawn, Fight, Turn
from undercroft.table import HouseRule, System
from undercroft.words import Text

TALLOW: System[Fight, None] = System(
    id="tallow",
    name=Text("The Tallow Vault", "Die Talggruft"),
    state=Fight,
    begin=begin,
    places={Dawn: dawn, Choose: choose, Turn: turn},
    scene=scene,
    scenarios=SCENARIOS,
    seat_names=("mira", "brand", "odo"),
    words=Path(__file__).parent / "words",
    house_rules=[HouseRule("gentle", Text("Foes hit for 1 less", "Gegner schlagen um 1 schwächer"), "TV-FOE-01")],
    campaign=CAMPAIGN,
    example=True,
)
