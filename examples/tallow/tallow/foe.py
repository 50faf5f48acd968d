"""A foe's turn: the nearest hero is its prey; where several are as near, the party decides."""

from tallow.attack import attack
from tallow.content import CARDS, FIGURES, Side, distance
from tallow.state import FOES_TURNED, Foe, Hero, Moved, Table
from undercroft.grid import Movement, explore, parse_cell
from undercroft.table import Option, Question, cards_in


def foe_side(game: Table) -> Side:
    """The card that all foes follow this round (TV-CHOOSE-03)."""
    return CARDS[cards_in(game, FOES_TURNED)[-1].definition].light


async def foe_turn(game: Table, foe: Foe) -> None:
    """Choose the prey, go for it, and attack it when beside it (TV-FOE-01)."""
    side = foe_side(game)
    prey = await choose_prey(game, foe)
    if distance(game.state.room, foe.at, prey.at) > 1:
        approach(game, foe, prey, side.move)
    if distance(game.state.room, foe.at, prey.at) == 1:
        gentle = game.state.switches.get("gentle", False)
        await attack(game, foe, prey, FIGURES[foe.kind].hit + side.hit - gentle)


async def choose_prey(game: Table, foe: Foe) -> Hero:
    """The hero with the fewest steps between; the party decides a tie (TV-FOE-02)."""
    state = game.state
    steps = {hero.id: distance(state.room, foe.at, hero.at) for hero in state.standing()}
    nearest = min(steps.values())
    options = [Option(f"prey:{hero}", state.heroes[hero]) for hero, far in steps.items() if far == nearest]
    return await game.ask(Question(tuple(state.seats), "prey", options, "TV-FOE-02", {"foe": foe.id}, party=True))


def approach(game: Table, foe: Foe, prey: Hero, points: int) -> None:
    """As near to the prey as the points lead, by the fewest steps; of several cells the first by name (TV-FOE-03)."""
    state = game.state
    links = state.map.board["step"]
    start = state.mask([foe])
    ways = explore(Movement(links, closed=state.mask(state.figures()) & ~start), start, budget=points)
    _, cells = next(filter(None, map(ways.cheapest, links.rings_of(parse_cell(prey.at)))))
    to = str(state.map.board.cells_of(cells)[0])
    if to != foe.at:
        foe.at = to
        game.tell(Moved(foe.id, to, rule="TV-FOE-03"))
