"""The same combat played by the rules, many times, each side by what the adviser values most."""

from typing import Any

from undercroft.games.runebound.adviser import ADVISER
from undercroft.games.runebound.combat.fight import fight
from undercroft.games.runebound.duel.odds import End, Odds, odds_of
from undercroft.games.runebound.duel.ring import HERO, Ring
from undercroft.games.runebound.system import SYSTEM
from undercroft.games.runebound.values import health
from undercroft.table import Game, Option, Question, key_of


def sample(ring: Ring, games: int, seed: int, retreat: int) -> Odds:
    """How many of the combats ended in which way."""
    ends: dict[End, float] = {}
    kept = SYSTEM.codec.encode(ring.game.state)
    for number in range(games):
        state = SYSTEM.codec.decode(kept)
        game = Game(state, ring.game.content, [key_of(f"{seed}/{number}")], telling=False)
        end = play(ring._replace(game=game, hero=state.heroes[ring.hero.id]), retreat)
        ends[end] = ends.get(end, 0) + 1
    return odds_of(ends, health(ring.game, ring.hero))


def play(ring: Ring, retreat: int) -> End:
    """One combat to its end; the damage is that on the card when it is over."""
    game, hero = ring.game, ring.hero
    rules = fight(game, hero, enemy=ring.enemy, villain=ring.villain)
    rounds, most = 0, health(game, hero)
    try:
        asked = rules.send(None)
        while True:
            rounds = combat.round if (combat := game.state.combat) else rounds
            asked = rules.send((0, answer(ring, asked[0], retreat)))
    except StopIteration as stop:
        how = str(stop.value)
        return End(how, rounds, most if how == "lost" else hero.damage)


def answer(ring: Ring, question: Question[Any], retreat: int) -> Option[Any]:
    """Leave when no more than so much health is left, by any way there is; else what is worth most."""
    hero, options = ring.hero, question.options
    if question.kind == "retreat":
        leaves = health(ring.game, hero) - hero.damage <= retreat
        return next(option for option in options if option.value is leaves)
    if question.kind == "retreat-to":
        return options[0]
    worths = ADVISER.options(ring.game, HERO, question)
    return options[max(range(len(options)), key=lambda at: (worths[at], -at))]
