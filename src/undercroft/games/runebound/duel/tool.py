"""The tool: `undercroft duel`, `POST /api/tools/duel`, and the page that makes a form of its input."""

from undercroft.games.runebound.duel.build import BOX, Duel
from undercroft.games.runebound.duel.odds import Corner, Flight, reckon
from undercroft.games.runebound.duel.played import sample
from undercroft.games.runebound.duel.ring import make_ring
from undercroft.games.runebound.duel.told import WORDS, Told, with_plot
from undercroft.games.runebound.values import health, hero_card
from undercroft.table import Tool
from undercroft.words import Text


def run(duel: Duel) -> Told:
    """The odds of a combat, tried out by the rules and estimated from the casts."""
    ring = make_ring(duel, BOX)
    hero, most = ring.hero, health(ring.game, ring.hero)
    (mine, its), (left, foe) = ring.fighters, ring.healths
    told = Told(
        case=duel.case,
        hero=hero_card(ring.game, hero).name,
        enemy=ring.name,
        health=most,
        wounds=hero.damage,
        enemy_health=foe,
        played=sample(ring, duel.games, duel.seed, duel.retreat) if duel.games else None,
        games=duel.games,
        estimated=reckon(Corner(mine, left), Corner(its, foe), most, Flight(duel.retreat, ring.flight)),
    )
    return with_plot(told)


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
