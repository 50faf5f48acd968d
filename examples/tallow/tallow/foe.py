"""A foe's turn: the nearest hero is its prey; where two are as near, the party decides."""

from tallow.attack import attack, distance
from tallow.content import FOE_CARDS, FOES, ROOMS
from tallow.state import Foe, Hero, Moved, Table
from undercroft.grid import Movement, explore, parse_cell
from undercroft.table import Option, Question, ZoneId, cards_in


async def foe_turn(game: Table, foe: Foe) -> None:
    """Move towards the prey, attack it when beside it (TV-FOE-01, TV-FOE-03)."""
    card = FOE_CARDS[cards_in(game, ZoneId("foes-spent"))[-1].definition]
    prey = await choose_prey(game, foe)
    approach(game, foe, prey, card.move)
    if distance(game, foe.at, prey.at) == 1:
        gentle = game.state.switches.get("gentle", False)
        await attack(game, foe, prey, FOES[foe.kind].hit + card.hit - gentle)


async def choose_prey(game: Table, foe: Foe) -> Hero:
    """The hero with the fewest steps between; the party decides a tie (TV-FOE-02)."""
    heroes = game.state.standing()
    nearest = min(distance(game, foe.at, hero.at) for hero in heroes)
    options = [Option(f"prey:{hero.id}", hero) for hero in heroes if distance(game, foe.at, hero.at) == nearest]
    party = tuple(game.state.seats)
    return await game.ask(Question(party, "prey", options, "TV-FOE-02", {"foe": foe.id}, party=True))


def approach(game: Table, foe: Foe, prey: Hero, points: int) -> None:
    """Along a shortest way as far as the points go; the first cell by name where several serve (TV-FOE-03)."""
    state = game.state
    board = ROOMS[state.room].board
    taken = board.mask(state.taken())
    start = board.bit(parse_cell(foe.at))
    ways = explore(Movement(board["step"], closed=taken & ~start), start, budget=points)
    steps = board["step"].distance
    goal = parse_cell(prey.at)
    best = min(board.cells_of(ways.reached), key=lambda cell: (steps(cell, goal) or 0, ways.cost(cell) or (0,), cell))
    if str(best) != foe.at and (steps(best, goal) or 0) < (steps(parse_cell(foe.at), goal) or 0):
        foe.at = str(best)
        game.tell(Moved(foe.id, foe.at, rule="TV-FOE-03"))
