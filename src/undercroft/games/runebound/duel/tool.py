"""The tool: `undercroft duel`, `POST /api/tools/duel`, and the page that makes a form of its input."""

from undercroft.games.runebound.duel.build import BOX, Duel
from undercroft.games.runebound.duel.odds import Corner, Flight, reckon
from undercroft.games.runebound.duel.played import sample
from undercroft.games.runebound.duel.ring import make_ring
from undercroft.games.runebound.duel.told import WORDS, Told, draw_plot
from undercroft.games.runebound.values import health, hero_card
from undercroft.table import Tool
from undercroft.words import Text


def run(duel: Duel) -> Told:
    """The odds of a combat, worked out from the casts and tried out by the rules."""
    ring = make_ring(duel, BOX)
    hero, most = ring.hero, health(ring.game, ring.hero)
    (mine, its), (left, foe) = ring.fighters, ring.healths
    reckoned = reckon(Corner(mine, left), Corner(its, foe), most, Flight(duel.retreat, ring.flight))
    played = sample(ring, duel.games, duel.seed, duel.retreat) if duel.games else None
    name = hero_card(ring.game, hero).name
    return Told(
        case=duel.case,
        hero=name,
        enemy=ring.name,
        health=most,
        wounds=hero.damage,
        enemy_health=foe,
        reckoned=reckoned,
        played=played,
        games=duel.games,
        plot=draw_plot(reckoned, played, Text(f"{name.en}, {ring.name.en}", f"{name.de}, {ring.name.de}")),
    )


DUEL = Tool(
    id="duel",
    name=Text("Odds of a combat", "Aussichten eines Kampfes"),
    input=Duel,
    run=run,
    about=Text(
        "Any hero with its skills, assets and wounds against any enemy of Runebound: odds, damage, rounds.",
        "Ein Held mit Fertigkeiten, Ausrüstung, Wunden gegen einen Feind aus Runebound: Aussichten, Schaden, Runden.",
    ),
    words=WORDS,
)
