"""The example game without an end: who has fallen stands up again. For matches as long as one likes."""

from dataclasses import replace

from tallow.content import FIGURES
from tallow.flow import choose, turn
from tallow.state import LOST, Choose, Table, Turn

from tallow import TALLOW
from undercroft.bots import RandomBot
from undercroft.table import Finished, Match, Place, Setup, Stream, System, cards_in, key_of, move


async def choose_again(game: Table, place: Choose) -> Place:
    return stand_up(game, await choose(game, place))


async def turn_again(game: Table, place: Turn) -> Place:
    return stand_up(game, await turn(game, place))


def stand_up(game: Table, place: Place) -> Place:
    """Instead of an end everybody gets hit points and cards back."""
    if not isinstance(place, Finished):
        return place
    for hero in game.state.heroes.values():
        hero.hp = hero.max_hp
        for zone in (hero.zone("chosen"), hero.zone("played"), LOST):
            for card in cards_in(game, zone):
                if card.back == hero.id:
                    card.counters.clear()
                    move(game, card.id, hero.zone("hand"))
    for foe in game.state.foes.values():
        foe.hp = FIGURES[foe.kind].hp
    spread_out(game)
    return Choose()


def spread_out(game: Table) -> None:
    """Everybody goes back to where the fight began."""
    drawn = game.state.map.drawn
    for hero, door in zip(game.state.heroes.values(), drawn.terrain["door"], strict=False):
        hero.at = str(door)
    for thing in drawn.things:
        game.state.foes[thing.id].at = str(thing.cells[0])


ENDLESS: System = replace(TALLOW, places={**TALLOW.places, Choose: choose_again, Turn: turn_again})


def long_match(answers: int) -> Match:
    """A match with so many answers, played at random."""
    setup = Setup(system="tallow", scenario="cellar", seats=TALLOW.seats(2))
    match = Match(ENDLESS, setup, key=key_of("long"))
    bot = RandomBot(Stream(key_of("bot")))
    while len(match.line) < answers:
        decision = bot.choose(match, range(len(match.questions)))
        assert decision
        match.play(*decision)
    return match
