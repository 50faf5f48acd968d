"""How the party stands as a whole: what bots that think ahead compare."""

from typing import Any

from undercroft.games.haven.adviser import worth
from undercroft.games.haven.adviser.aims import door_worth
from undercroft.games.haven.adviser.prospect import FAR, Prospect
from undercroft.games.haven.box import Box, Table
from undercroft.games.haven.campaign.town import City
from undercroft.games.haven.rules import is_met
from undercroft.games.haven.state import RoundEnd
from undercroft.games.haven.world import characters, overlays
from undercroft.table import Finished, Game, Seat

DECIDED = 1000.0
HERO = 12.0
"""A hero who still stands."""
LIFE = 1.0
ROOM = 6.0
PART = 15.0
"""A part of the goal that is met."""
STAMINA = 0.25
CLOSE = 0.5


def position(game: Game[Any, Box], seat: Seat) -> float:
    """Hit points and cards of the party, harm done to its enemies, and how far it has come."""
    return 0.0 if isinstance(game.state, City) else standing(game)


def doors_opened(game: Table) -> int:
    """What lies behind is unknown to who thinks ahead; that the way is open makes up for an aim that is gone."""
    return sum(door.open for door in overlays(game, "door"))


def stretch(game: Game[Any, Box]) -> object:
    """The round: at its end all have had their turn, friend and foe. What is decided there shows in the next one."""
    return None if isinstance(game.state, City) else game.state.round + isinstance(game.state.place, RoundEnd)


def standing(game: Table) -> float:
    """How a scenario stands for the party."""
    state = game.state
    if isinstance(state.place, Finished):
        return DECIDED if state.place.outcome == "won" else -DECIDED
    if state.goal_met:
        return DECIDED / 2
    heroes = characters(game)
    score = sum(HERO + LIFE * hero.hp + STAMINA * worth.cards_left(game, hero) ** 2 for hero in heroes)
    for figure in state.figures.values():
        if figure.side == "monsters":
            score += figure.max_hp - figure.hp if figure.at else figure.max_hp
            score -= worth.ROUNDS_SPARED * worth.blow_of(game, figure) if figure.at else 0.0
    score += doors_opened(game) * (ROOM + CLOSE * FAR * len(heroes) * door_worth(game))
    score += sum(worth.COIN * sheet.coins + worth.EXPERIENCE * sheet.xp for sheet in state.sheets.values())
    score += sum(PART for goal in game.content.scenarios[state.scenario].goals if is_met(game, goal))
    return score + sum(CLOSE * view.advance(view.at) for view in (Prospect(game, hero) for hero in heroes))
