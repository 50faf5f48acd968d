"""A hero's turn: move leg by leg, then attack; oil makes blows harder and friends help."""

from tallow.attack import attack, distance
from tallow.content import CARDS, ROOMS, Side
from tallow.state import Aided, Foe, Hero, Moved, Table
from undercroft.grid import Movement, Ways, explore, parse_cell
from undercroft.table import Offer, Option, Preview, Question, ZoneId, cards_in, flip, look, move, number


def side_of(game: Table, hero: Hero) -> Side:
    """The side of the hero's played card that lies up."""
    card = cards_in(game, ZoneId(f"played-{hero.id}"))[-1]
    words = CARDS[card.definition]
    return words.dark if card.face else words.light


async def hero_turn(game: Table, hero: Hero) -> None:
    """Move, look, attack; then a light card comes back to the hand dark (TV-TURN-02, TV-CARD-01)."""
    side = side_of(game, hero)
    await walk(game, hero, side.move)
    if side.peer:
        for card in look(game, ZoneId("fate"), hero.id):
            game.tell(Aided(hero.id, hero.id, rule="TV-PEER-01"), to=(hero.id,))
            assert card in game.state.cards
    if side.hit:
        await strike(game, hero, side)
    played = cards_in(game, ZoneId(f"played-{hero.id}"))[-1]
    if not played.face:
        flip(game, played.id)
        move(game, played.id, ZoneId(f"hand-{hero.id}"), "TV-CARD-01")


async def walk(game: Table, hero: Hero, points: int) -> None:
    """Leg by leg: any cell in reach, until the points are gone or the hero stops (TV-MOVE-01)."""
    board = ROOMS[game.state.room].board
    while points:
        ways = reach(game, hero, points)
        cells = [Option(f"cell:{cell}", cell) for cell in board.cells_of(ways.reached) if str(cell) != hero.at]
        if not cells:
            return
        stop = Option("stop", None)
        to = await game.ask(
            Question(
                (hero.id,),
                "walk",
                [*cells, stop],
                "TV-MOVE-01",
                {"points": points},
                preview=lambda cell, ways=ways: Preview(path=tuple(map(str, ways.path(cell) or ())) if cell else ()),
            )
        )
        if to is None:
            return
        points -= (ways.cost(to) or (0,))[-1]
        hero.at = str(to)
        game.tell(Moved(hero.id, hero.at, rule="TV-MOVE-01"))


def reach(game: Table, hero: Hero, points: int) -> Ways:
    """Through friends, not through foes; one figure a cell (TV-MOVE-02)."""
    state = game.state
    board = ROOMS[state.room].board
    foes = board.mask(parse_cell(foe.at) for foe in state.living())
    movement = Movement(board["step"], closed=foes, no_end=board.mask(state.taken()))
    return explore(movement, board.bit(parse_cell(hero.at)), budget=points)


async def strike(game: Table, hero: Hero, side: Side) -> None:
    """One foe in reach; before the fate card friends beside the hero may help, and oil may be burnt (TV-ATTACK-01)."""
    bonus: list[int] = []

    def targets() -> Question[Foe | None]:
        near = [foe for foe in game.state.living() if distance(game, hero.at, foe.at) <= side.reach]
        options: list[Option[Foe | None]] = [Option(f"attack:{foe.id}", foe) for foe in near]
        hit = side.hit + sum(bonus)
        return Question((hero.id,), "strike", [*options, Option("skip", None)], "TV-ATTACK-01", {"hit": hit})

    with game.offering(lambda _: aid_offers(game, hero, bonus)):
        target = await game.ask(targets)
    if target is None:
        return
    if hero.oil:
        burnt = await game.ask(number(hero.id, "oil", 0, hero.oil, "TV-OIL-01"))
        hero.oil -= burnt
        bonus.append(burnt)
    await attack(game, hero, target, side.hit + sum(bonus))


def aid_offers(game: Table, hero: Hero, bonus: list[int]) -> list[Offer]:
    """A friend beside the attacking hero may give oil: one more damage, once an attack (TV-AID-01)."""

    async def aid(friend: Hero) -> None:
        friend.oil -= 1
        bonus.append(1)
        game.tell(Aided(friend.id, hero.id, rule="TV-AID-01"))

    beside = [friend for friend in game.state.standing() if friend.id != hero.id and friend.oil]
    near = [friend for friend in beside if distance(game, friend.at, hero.at) == 1]
    return [
        Offer(friend.id, f"aid:{hero.id}", lambda friend=friend: aid(friend), "TV-AID-01")
        for friend in near
        if not bonus
    ]
