"""A hero's turn: move leg by leg, look ahead, strike; oil makes blows harder, and friends help."""

from functools import partial

from tallow.attack import attack, fates_ahead, odds
from tallow.content import CARDS, FLAME_DIE, Side, distance
from tallow.state import FATE, Foe, Hero, Looked, Moved, OilUsed, Peeked, Table
from undercroft.grid import Cell, Movement, Ways, explore
from undercroft.table import Offer, Option, Preview, Question, RuleId, cards_in, flip, look, move, number, yes_or_no


def side_of(game: Table, hero: Hero) -> Side:
    """The side of the hero's card that lies up (TV-CARD-01)."""
    card = cards_in(game, hero.zone("played"))[-1]
    return CARDS[card.definition].dark if card.face else CARDS[card.definition].light


async def hero_turn(game: Table, hero: Hero) -> None:
    """Move, look ahead, strike; a card played light goes back to the hand, dark side up (TV-TURN-02, TV-CARD-02)."""
    side = side_of(game, hero)
    await walk(game, hero, side.move)
    if side.peer:
        await peer(game, hero)
    if side.hit:
        await strike(game, hero, side)
    played = cards_in(game, hero.zone("played"))[-1]
    if not played.face:
        flip(game, played.id)
        move(game, played.id, hero.zone("hand"), "TV-CARD-02")


async def walk(game: Table, hero: Hero, points: int) -> None:
    """Leg by leg: to any cell in reach, until the points are gone or the hero stays (TV-MOVE-01)."""
    while points:
        ways = reach(game, hero, points)
        to = await game.ask(ask_leg(game, hero, points, ways))
        if to is None:
            return
        points -= sum(ways.cost(to) or ())
        hero.at = str(to)
        game.tell(Moved(hero.id, hero.at, rule="TV-MOVE-01"))


def reach(game: Table, hero: Hero, points: int) -> Ways:
    """Through friends but not through foes, and to no cell where somebody stands (TV-MOVE-02)."""
    state = game.state
    movement = Movement(state.map.board["step"], closed=state.mask(state.living()), no_end=state.mask(state.standing()))
    return explore(movement, state.mask([hero]), budget=points)


def ask_leg(game: Table, hero: Hero, points: int, ways: Ways) -> Question[Cell | None]:
    """Every cell in reach, with one of the shortest ways to it (TV-MOVE-01)."""
    options = game.state.map.answers_in(ways.reached & ~ways.start)
    options.append(Option("stay", None))

    def preview(to: Cell | None) -> Preview:
        return Preview(path=tuple(map(str, ways.path(to) or ()))) if to else Preview()

    return Question((hero.seat,), "walk", options, "TV-MOVE-01", {"who": hero.id, "points": points}, preview=preview)


async def peer(game: Table, hero: Hero) -> None:
    """Look at the next fate card, unseen by the others; it may be laid at the bottom (TV-PEER-01, TV-PEER-02)."""
    [card] = look(game, FATE, hero.seat)
    fate = game.state.cards[card].definition
    told = Peeked(hero.id, fate, rule="TV-PEER-01")
    game.tell(told, to=(hero.seat,), others=Looked(hero.id, rule="TV-PEER-01"))
    if await game.ask(yes_or_no(hero.seat, "sink", "TV-PEER-02", fate=fate)):
        move(game, card, FATE, "TV-PEER-02", to="bottom")


async def strike(game: Table, hero: Hero, side: Side) -> None:
    """Strike at one foe in reach; until fate is turned friends may give oil (TV-ATTACK-01, TV-AID-01)."""
    game.state.aid = 0
    with game.offering(lambda _: aid_offers(game, hero)):
        target = await game.ask(lambda: ask_target(game, hero, side))
        if target is None:
            return
        flame = await burn(game, hero) if hero.oil else 0
    await attack(game, hero, target, side.hit + game.state.aid + flame)


def ask_target(game: Table, hero: Hero, side: Side) -> Question[Foe | None]:
    """The foes within the card's reach, with the odds of hitting them (TV-ATTACK-01)."""
    state = game.state
    hit = side.hit + state.aid
    near = [foe for foe in state.living() if distance(state.room, hero.at, foe.at) <= side.reach]
    options: list[Option[Foe | None]] = [Option(f"attack:{foe.id}", foe) for foe in near]
    options.append(Option("skip", None))

    def preview(foe: Foe | None) -> Preview:
        return Preview(affects=(foe.id,), odds=odds(hit, fates_ahead(game, hero.seat))) if foe else Preview()

    return Question((hero.seat,), "strike", options, "TV-ATTACK-01", {"who": hero.id, "hit": hit}, preview=preview)


async def burn(game: Table, hero: Hero) -> int:
    """Burn any number of oil: each rolls the flame die, which adds to the blow (TV-OIL-01)."""
    oil = await game.ask(number(hero.seat, "burn", 0, hero.oil, "TV-OIL-01"))
    use_oil(game, hero, oil, "TV-OIL-01")
    return sum(game.random.die(FLAME_DIE, "flame") for _ in range(oil))


def use_oil(game: Table, hero: Hero, oil: int, rule: RuleId) -> None:
    """Oil that is used is gone for the rest of the fight (TV-OIL-02)."""
    if used := min(oil, hero.oil):
        hero.oil -= used
        game.tell(OilUsed(hero.id, hero.oil, rule=rule))


def aid_offers(game: Table, hero: Hero) -> list[Offer]:
    """One friend beside the striking hero may give an oil: the blow is 1 harder (TV-AID-01)."""
    state = game.state

    async def aid(friend: Hero) -> None:
        use_oil(game, friend, 1, "TV-AID-01")
        state.aid += 1

    friends = [friend for friend in state.standing() if friend.oil and not state.aid]
    near = [friend for friend in friends if distance(state.room, friend.at, hero.at) == 1]
    return [Offer(friend.seat, f"aid:{friend.id},{hero.id}", partial(aid, friend), "TV-AID-01") for friend in near]
