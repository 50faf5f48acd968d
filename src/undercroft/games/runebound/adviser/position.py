"""How a hero stands: what bots that think ahead compare."""

from undercroft.games.runebound.adviser.fighters import against_villain
from undercroft.games.runebound.adviser.gear import worth_of
from undercroft.games.runebound.adviser.worth import CARD, GOLD, HURT, TROPHY, Prospect
from undercroft.games.runebound.assets import owned
from undercroft.games.runebound.box import Box, Table
from undercroft.games.runebound.state import Hero, Runebound
from undercroft.games.runebound.trophies import trophies
from undercroft.table import Finished, Game, Seat

DECIDED = 1000.0
STRONG = 40.0
"""What certain odds against the villain are worth."""
RIVAL = 0.4
"""What another hero has counts against one's own."""


def position(game: Game[Runebound, Box], seat: Seat) -> float:
    """The own hero's strength and wealth, less a part of what the best of the others has."""
    state = game.state
    if isinstance(state.place, Finished):
        return DECIDED if state.place.report.get("winner") == seat else -DECIDED
    if not state.heroes or state.setting_up:
        return 0.0
    standing = {hero.seat: of_hero(game, hero) for hero in state.playing()}
    mine = standing.pop(seat, None)
    return -DECIDED if mine is None else mine - RIVAL * max(standing.values(), default=0.0)


def of_hero(game: Table, hero: Hero) -> float:
    """All that lies open of a hero."""
    view = Prospect(game, hero)
    things = sum(worth_of(view, card) for card in owned(game, hero))
    skills = sum(worth_of(view, card) for card in game.state.zones[hero.zone("learned")].cards)
    wealth = GOLD * hero.gold + TROPHY * len(trophies(game, hero)) + CARD * view.cards - HURT * hero.damage
    quests = 0.5 * len(game.state.zones[hero.zone("quests")].cards)
    return things + skills + wealth + quests + STRONG * against_villain(game, hero, rested=True).win
