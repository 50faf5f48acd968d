"""Setting the game up, in the order of the book."""

from undercroft.games.runebound.abilities import Source, new_act, use
from undercroft.games.runebound.assets import fill_markets, market
from undercroft.games.runebound.box import DECKS, Box, Table
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import OUT, TABLE, TRACK, pile_of
from undercroft.games.runebound.events import FirstPlayer, HeroChosen, Placed
from undercroft.games.runebound.scenario import give_starting_tokens
from undercroft.games.runebound.skills import draw_skills
from undercroft.games.runebound.state import ChooseHeroes, EnterBoard, Hero, Runebound
from undercroft.games.runebound.turn import begin_turn
from undercroft.games.runebound.values import hand_limit
from undercroft.table import Option, Place, Seat, Setup, ZoneId, add_cards, add_zone

HIS_CARDS = ("learned", "assets", "quests", "rumors")


def begin(setup: Setup, box: Box) -> Runebound:
    """Steps 1 to 4: board and gems, the scenario with its story cards, three adventure decks; all else in the bank.

    RB-SETUP-01, RB-SETUP-02, RB-SETUP-03, RB-SETUP-04, RB-SETUP-05, RB-SETUP-07, RB-SETUP-08, RB-SETUP-23, RB-SCEN-01.
    """
    state = Runebound(
        place=ChooseHeroes(),
        seats=list(setup.seats),
        scenario=setup.scenario,
        first=setup.seats[0],
        gems=dict.fromkeys(sorted(box.realm.gems), True),
        enemies="table" if setup.options.get("enemies") == "table" else "right",
    )
    lay_out_decks(state, box)
    return state


def lay_out_decks(state: Runebound, box: Box) -> None:
    """Each deck face down with its open discard pile; the other scenario's cards stay in the box.

    RB-SETUP-05, RB-SETUP-08, RB-SETUP-09, RB-SPEND-12, RB-VIEW-07.
    """
    cards = {
        **{str(deck): box.adventure_deck(deck, state.scenario) for deck in DECKS},
        "skills": list(box.skills),
        "assets": list(box.assets),
        "story": box.story_deck(state.scenario),
    }
    for deck, definitions in cards.items():
        add_zone(state, ZoneId(deck), "none", deck=True)
        add_zone(state, pile_of(deck), "all")
        add_cards(state, definitions, ZoneId(deck), back=deck)
    for city in box.realm.cities:
        add_zone(state, market(city.id), "all")
    for zone in (TABLE, TRACK):
        add_zone(state, zone, "all")
    add_zone(state, OUT, "none")


async def choose_heroes(game: Table, _: ChooseHeroes) -> Place:
    """Step 5: a random first player; from them on clockwise each chooses a hero, each hero once.

    RB-SETUP-10, RB-SETUP-11, RB-SETUP-12, RB-SETUP-13, RB-COMP-02.
    """
    state = game.state
    state.first = game.random.pick(state.seats, "first-player")
    game.tell(FirstPlayer(state.first, rule="RB-SETUP-10"))
    for seat in clockwise(state.seats, state.first):
        taken = {hero.card for hero in state.heroes.values()}
        options = [Option(f"hero:{id}", id, card.name) for id, card in game.content.heroes.items() if id not in taken]
        enlist(game, seat, await decide(game, seat, "choose-hero", options, "RB-SETUP-12"))
    return EnterBoard()


def clockwise(seats: list[Seat], first: Seat) -> list[Seat]:
    """Player order: from the first player on, as people sit (RB-TURN-01)."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def enlist(game: Table, seat: Seat, card: str) -> None:
    """The hero with the gold of the card; starting tokens belong to it (RB-SETUP-14, RB-COMP-04)."""
    hero = Hero(id=card.rpartition(":")[2], card=card, seat=seat, gold=game.content.heroes[card].gold)
    game.state.heroes[hero.id] = hero
    add_zone(game.state, hero.zone("hand"), "owner", seat)
    for what in HIS_CARDS:
        add_zone(game.state, hero.zone(what), "all", seat)
    for deck in DECKS:
        add_zone(game.state, hero.zone(f"trophies-{deck}"), "owner", seat)
    game.tell(HeroChosen(seat, hero.id, rule="RB-SETUP-12"))


async def enter_board(game: Table, _: EnterBoard) -> Place:
    """Steps 6 to 10: skills, places, setup abilities, markets; then the first turn begins (RB-SETUP-23).

    The time marker lies where a new state has it, on the first space, and triggers nothing (RB-SETUP-22).
    """
    state = game.state
    for hero in state.playing():
        await draw_skills(game, hero, hand_limit(game, hero), "RB-SETUP-15")
    for hero in state.playing():
        await place_figure(game, hero)
    for hero in state.playing():
        await resolve_setup(game, hero)
    state.setting_up = False
    fill_markets(game)
    return begin_turn(game, state.playing()[0])


async def place_figure(game: Table, hero: Hero) -> None:
    """Step 7: on a hex of the kind that the hero card names, with others if they like (RB-SETUP-16, RB-SETUP-17)."""
    spots = game.content.realm.spots([game.content.heroes[hero.card].start])
    options = [Option(f"cell:{hex}", hex) for hex in sorted(spots)]
    hero.at = await decide(game, hero.seat, "place", options, "RB-SETUP-16", hero=hero.id)
    game.tell(Placed(hero.id, hero.at, rule="RB-SETUP-16"))
    give_starting_tokens(game, hero)


async def resolve_setup(game: Table, hero: Hero) -> None:
    """Step 8: the setup ability; afterwards the card shows its other side (RB-SETUP-18, RB-SETUP-19, RB-SETUP-20)."""
    source = Source(f"{hero.id}#setup", None, game.content.heroes[hero.card].setup)
    await use(game, hero.id, source, new_act(game, hero.id, source))
