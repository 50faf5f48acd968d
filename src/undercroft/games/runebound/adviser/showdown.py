"""When to face the villain: to fight it is to win the game or to be out of it."""

from undercroft.games.runebound.adviser.fighters import against_villain
from undercroft.games.runebound.adviser.roads import FAR, ways_to
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.verbs import MoveVillain
from undercroft.games.runebound.scenario import scenario_card
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import speed

VICTORY = 60.0
PATIENCE = 0.4
"""How much better the odds should be for each round that is left."""
MOST = 0.85
RIVALRY = 0.5
"""How much it counts that another hero may win first."""
A_TURN = 3.0
TRAVEL = 1.5
"""Rounds to keep for the way: for near heroes too, so that coming nearer changes nobody's mind."""
COMPASSES = 5 / 6
"""How many hexes a villain moves at a time that moves by five dice."""


def of_villain(game: Table, hero: Hero) -> float:
    """What the showdown is worth to a hero, in gold; nothing as long as waiting is better."""
    if game.state.villain is None or rests_first(game, hero):
        return -1.0
    win = against_villain(game, hero).win
    return VICTORY * max(win, 0.02) if win >= needed(game, hero) else -1.0


def rests_first(game: Table, hero: Hero) -> bool:
    """Who came hurt to the villain rests there, if there is time to fight afterwards."""
    has_time = hero.actions > 1 or rounds_left(game) > 1
    return faces_villain(game, hero) and hero.damage > 0 and has_time


def faces_villain(game: Table, hero: Hero) -> bool:
    return game.state.villain is not None and hero.at == game.state.villain.at


def of_rest(game: Table, hero: Hero) -> float:
    """What health is worth before the showdown."""
    if game.state.villain is None or not hero.damage:
        return 0.0
    return VICTORY * (against_villain(game, hero, rested=True).win - against_villain(game, hero).win)


def needed(game: Table, hero: Hero) -> float:
    """The odds to wait for: worse ones do the less time is left, and the likelier another hero is to win first."""
    rounds = max(0.0, rounds_left(game) - 1 - max(TRAVEL, way(game, hero) / A_TURN))
    rivals = [against_villain(game, other).win for other in game.state.playing() if other.id != hero.id]
    return min(MOST, PATIENCE * rounds) * (1 - RIVALRY * max(rivals, default=0.0))


def way(game: Table, hero: Hero) -> float:
    """Actions to get there."""
    villain = game.state.villain
    if villain is None:
        return FAR
    return ways_to(game.content.realm, frozenset((villain.at,)), speed(game, hero)).get(hero.at, FAR)


def rounds_left(game: Table) -> float:
    """Until nobody can win any more: the rest of Act 2, and the way that a villain has to go after it."""
    state, realm = game.state, game.content.realm
    left = float(realm.board.track.length - state.space + 1)
    if state.act == 1:
        left += realm.board.track.length
    for effect in scenario_card(game).end_of_act_2:
        if isinstance(effect, MoveVillain) and state.villain is not None:
            left += realm.distance(state.villain.at, realm.spot(effect.to)[0]) / COMPASSES
    return left
