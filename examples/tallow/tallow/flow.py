"""The outer flow: dawn, then choosing and turns until one side has fallen."""

from tallow.content import FATE, FOE_CARDS, FOES, HANDS, HEROES, ROOMS
from tallow.foe import foe_turn
from tallow.hero import hero_turn, side_of
from tallow.state import (
    Choose,
    Dawn,
    Fell,
    Fight,
    Foe,
    Hastened,
    Hero,
    Rested,
    RoundBegan,
    Shouted,
    Table,
    Turn,
)
from undercroft.table import (
    Finished,
    Offer,
    Option,
    Place,
    Question,
    Seat,
    Setup,
    ZoneId,
    add_cards,
    add_zone,
    cards_in,
    draw,
    flip,
    move,
    short_text,
    shuffle,
)


def begin(setup: Setup, _content: None) -> Fight:
    """Heroes at the door, foes in their places, nothing drawn yet (TV-SETUP-01, TV-SETUP-02)."""
    room = ROOMS[setup.scenario]
    grown = setup.chapter or {}
    hp = {seat: HEROES[seat] + int(grown.get(seat, 0)) for seat in setup.seats}
    heroes = {seat: Hero(seat, door, hp[seat], hp[seat]) for seat, door in zip(setup.seats, room.doors, strict=False)}
    foes = {f"{kind}-{n}": Foe(f"{kind}-{n}", kind, at, FOES[kind].hp) for n, (kind, at) in enumerate(room.foes, 1)}
    fight = Fight(place=Dawn(), seats=list(setup.seats), room=setup.scenario, heroes=heroes, foes=foes)
    for seat in setup.seats:
        add_zone(fight, ZoneId(f"hand-{seat}"), "owner", seat)
        add_zone(fight, ZoneId(f"chosen-{seat}"), "owner", seat)
        add_zone(fight, ZoneId(f"played-{seat}"), "all", seat)
        add_cards(fight, HANDS[seat], ZoneId(f"hand-{seat}"), back=seat)
    add_zone(fight, ZoneId("lost"), "all")
    for deck, cards in (("fate", FATE), ("foes", tuple(FOE_CARDS))):
        add_zone(fight, ZoneId(deck), "none", deck=True)
        add_zone(fight, ZoneId(f"{deck}-spent"), "all")
        add_cards(fight, cards, ZoneId(deck), back=deck)
    return fight


async def dawn(game: Table, _: Dawn) -> Place:
    """The first hero names the war cry (TV-SETUP-03)."""
    cry = short_text(game.state.seats[0], "cry", ["Light!", "For the wick!"], "TV-SETUP-03")
    game.state.shout = await game.ask(cry)
    game.tell(Shouted(game.state.shout, rule="TV-SETUP-03"))
    return Choose()


async def choose(game: Table, _: Choose) -> Place:
    """Everybody chooses a card at the same time, hidden till all have (TV-CHOOSE-01, TV-CHOOSE-02)."""
    state = game.state
    game.tell(RoundBegan(state.round, rule="TV-CHOOSE-01"))
    tire(game)
    if ending := end(game):
        return ending
    await game.together({hero.id: choose_card(game, hero) for hero in state.standing()})
    for hero in state.standing():
        for card in cards_in(game, ZoneId(f"chosen-{hero.id}")):
            move(game, card.id, ZoneId(f"played-{hero.id}"), "TV-CHOOSE-02")
    if not game.state.zones[ZoneId("foes")].cards:
        fresh_foes(game)
    draw(game, ZoneId("foes"), ZoneId("foes-spent"), "TV-CHOOSE-03", purpose="foes")
    state.haste = {}
    await game.window(lambda: haste_offers(game), "haste", "TV-HASTE-01")
    state.order = order(game)
    return Turn(0)


async def choose_card(game: Table, hero: Hero) -> None:
    """A card from the hand; who has none left rests first (TV-CHOOSE-01, TV-REST-01)."""
    hand = ZoneId(f"hand-{hero.id}")
    if not game.state.zones[hand].cards:
        rest(game, hero)
    cards = [Option(f"card:{card.id}", card.id) for card in cards_in(game, hand)]
    chosen = await game.ask(Question((hero.id,), "choose", cards, "TV-CHOOSE-01", forced=False))
    move(game, chosen, ZoneId(f"chosen-{hero.id}"), "TV-CHOOSE-01")


def tire(game: Table) -> None:
    """Who has no card left, in the hand or played, falls (TV-REST-02)."""
    for hero in game.state.standing():
        if not any(game.state.zones[ZoneId(f"{zone}-{hero.id}")].cards for zone in ("hand", "played")):
            hero.hp = 0
            game.tell(Fell(hero.id, rule="TV-REST-02"))


def rest(game: Table, hero: Hero) -> None:
    """All played cards come back, light side up; the oil is refilled (TV-REST-01)."""
    for card in cards_in(game, ZoneId(f"played-{hero.id}")):
        flip(game, card.id, 0)
        move(game, card.id, ZoneId(f"hand-{hero.id}"), "TV-REST-01")
    hero.oil = 2
    game.tell(Rested(hero.id, rule="TV-REST-01"))


def fresh_foes(game: Table) -> None:
    """An empty foe deck is shuffled anew (TV-CHOOSE-03)."""
    for card in cards_in(game, ZoneId("foes-spent")):
        move(game, card.id, ZoneId("foes"), "TV-CHOOSE-03")
    shuffle(game, ZoneId("foes"))


def haste_offers(game: Table) -> list[Offer]:
    """Before the first turn a hero may burn oil to act 15 earlier, once (TV-HASTE-01)."""
    heroes = [hero for hero in game.state.standing() if hero.oil and hero.id not in game.state.haste]

    async def hasten(hero: Hero) -> None:
        hero.oil -= 1
        game.state.haste[hero.id] = 15
        game.tell(Hastened(hero.id, rule="TV-HASTE-01"))

    return [Offer(hero.id, "haste", lambda hero=hero: hasten(hero), "TV-HASTE-01") for hero in heroes]


def order(game: Table) -> list[str]:
    """From the lowest initiative to the highest, heroes before foes (TV-ORDER-01)."""
    state = game.state
    when = {hero.id: side_of(game, hero).initiative - state.haste.get(hero.id, 0) for hero in state.standing()}
    foes = FOE_CARDS[cards_in(game, ZoneId("foes-spent"))[-1].definition].initiative
    heroes = [(initiative, 0, str(hero)) for hero, initiative in when.items()]
    return [who for _, _, who in sorted([*heroes, *((foes, 1, foe.id) for foe in state.living())])]


async def turn(game: Table, place: Turn) -> Place:
    """One figure after the other; who has fallen is passed over (TV-TURN-01)."""
    state = game.state
    who = state.order[place.at]
    if who in state.foes and state.foes[who].hp > 0:
        await foe_turn(game, state.foes[who])
    elif who in state.heroes and state.heroes[Seat(who)].hp > 0:
        await hero_turn(game, state.heroes[Seat(who)])
    if ending := end(game):
        return ending
    if place.at + 1 < len(state.order):
        return Turn(place.at + 1)
    state.round += 1
    return Choose()


def end(game: Table) -> Finished | None:
    """Won without foes, lost without heroes, or when the light goes out after 20 rounds (TV-END-01)."""
    state = game.state
    if not state.living():
        return Finished("won", {"standing": [hero.id for hero in state.standing()]})
    return Finished("lost") if not state.standing() or state.round > 20 else None
