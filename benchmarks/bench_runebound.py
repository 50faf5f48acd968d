"""Runebound: whole games by the random bot, and combats by its rules alone."""

import random
from itertools import cycle

from benchmarks.measure import Benchmark, Work
from undercroft.bots import RandomBot, play_out
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.fight import fight
from undercroft.games.runebound.setup import enlist, lay_out_decks
from undercroft.games.runebound.state import Runebound, Turn
from undercroft.games.runebound.system import SYSTEM
from undercroft.table import Game, Match, Setup, Stream, key_of

SEATS = SYSTEM.seats(4)
SETUPS = [Setup(system=SYSTEM.id, scenario=one.id, seats=SEATS) for one in SYSTEM.scenarios]


def games_of_four() -> Work:
    """Both scenarios in turn; an operation is a game."""
    stream, setups = Stream(key_of("games")), cycle(SETUPS)

    def play() -> None:
        match = Match(SYSTEM, next(setups), key=stream.key(), telling=False)
        play_out(match, RandomBot(stream))

    return play


def combats() -> Work:
    """Each hero against each enemy in turn, both played at random, no match around them; an operation is a combat."""
    pick = random.Random("combats").choice
    game = heroes_at_their_start()
    pairs = cycle([(hero, enemy) for enemy in game.content.enemies for hero in list(game.state.heroes)])

    def play() -> None:
        id, enemy = next(pairs)
        hero = game.state.heroes[id]
        hero.at, hero.damage, hero.delayed, hero.down, hero.used = "c10", 0, False, False, {}
        game.state.place = Turn(id)
        rules = fight(game, hero, enemy=enemy)
        try:
            asked = rules.send(None)  # type: ignore[arg-type] # None starts a coroutine
            while True:
                asked = rules.send((0, pick(asked[0].options)))
        except StopIteration:
            pass

    return play


def heroes_at_their_start() -> Table:
    """Four heroes with nothing but their cards; the player to the right runs the enemy."""
    state = Runebound(place=Turn(""), seats=list(SEATS), first=SEATS[0], scenario=SETUPS[0].scenario, setting_up=False)
    box = Match(SYSTEM, SETUPS[0], key=key_of("box"), telling=False).game.content
    lay_out_decks(state, box)
    game = Game(state, box, [key_of("combats")], telling=False)
    for seat, card in zip(SEATS, box.heroes, strict=False):
        enlist(game, seat, card)
    return game


BENCHMARKS = [
    Benchmark("runebound: a game of four", games_of_four, 100_000),
    Benchmark("runebound: a combat", combats, 480),
]
