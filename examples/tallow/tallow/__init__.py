"""The Tallow Vault: a few heroes, a cellar full of wick ghouls. A tiny complete game that uses all of the kernel."""

from pathlib import Path

from tallow.advice import ORDERS, SECRETS, TOOLS, advise, check, standing
from tallow.campaign import CAMPAIGN, CHOICES, SCENARIOS
from tallow.flow import choose, dawn, hurry, turn
from tallow.scene import scene
from tallow.setup import begin
from tallow.state import Choose, Dawn, Fight, Hurry, Turn
from undercroft.table import Adviser, HouseRule, System
from undercroft.words import Text

HERE = Path(__file__).parent

TALLOW: System[Fight, None] = System(
    id="tallow",
    name=Text("The Tallow Vault", "Die Talggruft"),
    state=Fight,
    begin=begin,
    places={Dawn: dawn, Choose: choose, Hurry: hurry, Turn: turn},
    scene=scene,
    scenarios=SCENARIOS,
    seat_names=("mira", "brand", "odo"),
    words=HERE / "words",
    rules=HERE / "rules",
    choices=CHOICES,
    house_rules=[HouseRule("gentle", Text("Foes hit for 1 less", "Gegner schlagen um 1 schwächer"), "TV-FOE-01")],
    orders=ORDERS,
    tools=TOOLS,
    adviser=Adviser(options=advise, position=standing),
    secrets=SECRETS,
    check=check,
    campaign=CAMPAIGN,
    about=Text("Lanterns against ghouls: a whole little game.", "Laternen gegen Ghule: ein ganzes kleines Spiel."),
    minutes=(5, 15),
    emblem="candle-flame",
    example=True,
)
