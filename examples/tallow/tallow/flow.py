"""The outer flow: dawn, then rounds of choosing, hurrying and turns until one side has fallen."""

from functools import partial

from tallow.attack import refill, suffer
from tallow.content import DRAUGHT_TOKENS
from tallow.foe import foe_side, foe_turn
from tallow.hero import hero_turn, side_of, use_oil
from tallow.state import FOES, FOES_TURNED, LOST, Choose, Cried, Hero, Hurry, Rested, RoundBegan, Table, Turn, TurnBegan
from undercroft.table import Finished, Offer, Option, Place, Question, Seat, cards_in, draw, flip, move, short_text

HASTE = 15
SOOT = "soot"


async def dawn(game: Table, _: Place) -> Place:
    """The first seat finds a war cry (TV-SETUP-03)."""
    cry = await game.ask(short_text(game.state.seats[0], "cry", ["Light!", "For the wick!"], "TV-SETUP-03"))
    game.tell(Cried(cry, rule="TV-SETUP-03"))
    return Choose()


async def choose(game: Table, _: Place) -> Place:
    """Draught, rest; then everybody chooses at the same time, and all show at once (TV-CHOOSE-01, TV-CHOOSE-02)."""
    state = game.state
    game.tell(RoundBegan(state.round, rule="TV-ROUND-01"))
    feel_draught(game)
    for hero in state.standing():
        if not state.zones[hero.zone("hand")].cards:
            rest(game, hero)
    if ending := end(game):
        return ending
    await game.together({seat: choose_cards(game, seat) for seat in state.seats if state.standing(seat)})
    for hero in state.standing():
        move(game, state.zones[hero.zone("chosen")].cards[0], hero.zone("played"), "TV-CHOOSE-02")
    refill(game, FOES, FOES_TURNED)
    draw(game, FOES, FOES_TURNED, "TV-CHOOSE-03")
    return Hurry()


def feel_draught(game: Table) -> None:
    """Two gusts of the two draught tokens cost every hero an oil (TV-ROUND-02)."""
    if set(game.random.cast(DRAUGHT_TOKENS, "draught")) == {"gust"}:
        for hero in game.state.standing():
            use_oil(game, hero, 1, "TV-ROUND-02")


def rest(game: Table, hero: Hero) -> None:
    """Cards come back light and sooty, those with soot are lost; who has none left falls (TV-REST-01, TV-REST-02)."""
    for card in cards_in(game, hero.zone("played")):
        flip(game, card.id, 0)
        move(game, card.id, LOST if SOOT in card.counters else hero.zone("hand"), "TV-REST-01")
        card.counters[SOOT] = 1
    if game.state.zones[hero.zone("hand")].cards:
        game.tell(Rested(hero.id, rule="TV-REST-01"))
    else:
        suffer(game, hero, hero.hp)


async def choose_cards(game: Table, seat: Seat) -> None:
    """A card from the hand of each of the seat's heroes, face down (TV-CHOOSE-01)."""
    for hero in game.state.standing(seat):
        cards = [Option(f"card:{card.id}", card.id) for card in cards_in(game, hero.zone("hand"))]
        question = Question((seat,), "choose", cards, "TV-CHOOSE-01", {"who": hero.id}, forced=False)
        move(game, await game.ask(question), hero.zone("chosen"), "TV-CHOOSE-01")


async def hurry(game: Table, _: Place) -> Place:
    """Heroes may burn oil to be earlier, as long as somebody still does; then the order stands (TV-HASTE-01)."""
    for hero in game.state.standing():
        hero.haste = 0
    await game.window(lambda: haste_offers(game), "haste", "TV-HASTE-01")
    game.state.order = order(game)
    return Turn(0)


def haste_offers(game: Table) -> list[Offer]:
    """One oil makes a hero act 15 earlier, once a round (TV-HASTE-01)."""

    async def hasten(hero: Hero) -> None:
        use_oil(game, hero, 1, "TV-HASTE-01")
        hero.haste = HASTE

    heroes = [hero for hero in game.state.standing() if hero.oil and not hero.haste]
    return [Offer(hero.seat, f"haste:{hero.id}", partial(hasten, hero), "TV-HASTE-01") for hero in heroes]


def order(game: Table) -> list[str]:
    """From the lowest initiative to the highest, heroes before foes (TV-ORDER-01)."""
    foes = foe_side(game).initiative
    figures = [(side_of(game, hero).initiative - hero.haste, 0, hero.id) for hero in game.state.standing()]
    figures += [(foes, 1, foe.id) for foe in game.state.living()]
    return [who for _, _, who in sorted(figures)]


async def turn(game: Table, place: Turn) -> Place:
    """One figure after the other; who has fallen is passed over (TV-TURN-01)."""
    state = game.state
    who = state.order[place.at]
    figure = state.heroes.get(who) or state.foes[who]
    if figure.hp:
        with game.resolving(TurnBegan(who, rule="TV-TURN-01")):
            await (hero_turn(game, figure) if isinstance(figure, Hero) else foe_turn(game, figure))
    if ending := end(game):
        return ending
    if place.at + 1 < len(state.order):
        return Turn(place.at + 1)
    state.round += 1
    return Choose()


def end(game: Table) -> Finished | None:
    """Won when no foe is left, lost when no hero is; the campaign hears who stands (TV-END-01)."""
    state = game.state
    if state.living() and state.standing():
        return None
    return Finished("lost" if state.living() else "won", {"standing": [hero.id for hero in state.standing()]})
