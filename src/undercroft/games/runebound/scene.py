"""What a seat sees: the whole board and all that lies open; of hands and trophies only its own."""

from typing import Literal

from undercroft.games.runebound.box import DECKS, Table
from undercroft.games.runebound.decks import ASSETS, SKILLS, STORY, TABLE, TRACK, pile_of
from undercroft.games.runebound.harm import is_defeated
from undercroft.games.runebound.scenario import scenario_card, villain_health
from undercroft.games.runebound.scene_board import board
from undercroft.games.runebound.scene_combat import combat_figures, combat_zones
from undercroft.games.runebound.state import ChooseHeroes, Hero, Turn
from undercroft.games.runebound.values import ATTRIBUTES, hand_limit, hero_card, speed, statistic
from undercroft.games.runebound.values import health as health_of
from undercroft.games.runebound.words_of import card_words, die_words, hero_words
from undercroft.table import (
    Entry,
    Finished,
    Marker,
    Scene,
    SceneCard,
    SceneFigure,
    ScenePanel,
    SceneTrack,
    SceneZone,
    Seat,
    Slot,
    ZoneId,
    zone_of,
)
from undercroft.words import Message, Speech

Shown = Literal["hand", "deck", "pile", "row"]
OWN: tuple[tuple[str, Shown], ...] = (
    ("hand", "hand"),
    ("learned", "row"),
    ("assets", "row"),
    ("quests", "row"),
    ("rumors", "row"),
    ("trophies-social", "pile"),
    ("trophies-combat", "pile"),
    ("trophies-exploration", "pile"),
)
EASILY = ("limits", "once", "simultaneous", "fair", "x")
OVERLOOKED = ScenePanel(
    "overlooked",
    Message("overlooked"),
    [Entry(Message(f"about-{what}"), Message(f"overlooked-{what}")) for what in EASILY],
)


def scene(game: Table, viewer: Seat) -> Scene:
    """Public is all but hands, fronts of trophies and decks (RB-VIEW-01 … RB-VIEW-10, RB-SPEND-07).

    The five rules that are easily overlooked lie beside the board (RB-SETUP-24).
    """
    state = game.state
    place = state.place
    return Scene(
        title=scenario_card(game).name,
        boards=[board(game)],
        figures=[*(hero_figure(game, hero) for hero in state.heroes.values()), *villain(game), *combat_figures(game)],
        zones=[
            *dice(game),
            *heroes_to_choose(game),
            *combat_zones(game),
            *common_zones(game, viewer),
            *hero_zones(game, viewer),
            *market_zones(game, viewer),
        ],
        tracks=[time_track(game)],
        panels=[*(hero_panel(game, hero) for hero in state.heroes.values()), scenario_panel(game), OVERLOOKED],
        order=[slot(game, hero) for hero in state.heroes.values() if not hero.eliminated],
        outcome=outcome(game, place) if isinstance(place, Finished) else "",
    )


def outcome(game: Table, place: Finished) -> Speech:
    winner = game.state.heroes.get(str(place.report.get("hero", "")))
    return Message(f"outcome-{place.outcome}", {"hero": hero_card(game, winner).name} if winner else {})


def heroes_to_choose(game: Table) -> list[SceneZone]:
    """The heroes that nobody has taken yet lie open (RB-SETUP-12)."""
    if not isinstance(game.state.place, ChooseHeroes):
        return []
    taken = {hero.card for hero in game.state.heroes.values()}
    cards = [hero_words(card).laid_out(id, id) for id, card in game.content.heroes.items() if id not in taken]
    return [SceneZone("heroes", Message("zone-heroes"), "row", len(cards), cards)]


def acting(game: Table) -> str:
    place = game.state.place
    return place.hero if isinstance(place, Turn) else ""


def hero_figure(game: Table, hero: Hero) -> SceneFigure:
    """Where heroes are, how hurt, and whether delayed or defeated (RB-VIEW-01, RB-VIEW-04)."""
    most = health_of(game, hero)
    markers = [Marker(token, Message(f"token-{token}"), many) for token, many in hero.story.items() if many]
    if hero.delayed:
        markers.append(Marker("delayed", Message("delayed")))
    if is_defeated(game, hero):
        markers.append(Marker("defeated", Message("defeated")))
    return SceneFigure(
        id=hero.id,
        name=hero_card(game, hero).name,
        kind="hero",
        board="map" if hero.at else "",
        cells=(hero.at,) if hero.at else (),
        seat=hero.seat,
        hp=most - hero.damage,
        max_hp=most,
        markers=markers,
        acting=acting(game) == hero.id,
        icon=hero_card(game, hero).icon,
    )


def villain(game: Table) -> list[SceneFigure]:
    marker = game.state.villain
    if marker is None:
        return []
    return [SceneFigure("villain", scenario_card(game).villain.name, "boss", "map", (marker.at,))]


def shown(game: Table, viewer: Seat, zone: str, kind: Shown, name: Speech, at: str = "") -> SceneZone:
    return zone_of(game, ZoneId(zone), viewer, lambda card: card_words(game, card), kind, name, at)


def hero_zones(game: Table, viewer: Seat) -> list[SceneZone]:
    """A hand in full to its owner; trophies of each type as backs to the others.

    RB-VIEW-04, RB-VIEW-05, RB-VIEW-06, RB-ASSET-08, RB-TROPHY-07, RB-TROPHY-08, RB-OPEN-36.
    """
    found: list[SceneZone] = []
    for hero in game.state.heroes.values():
        if hero.eliminated:
            continue
        for what, kind in OWN:
            name = Message(f"zone-{what}", {"who": hero_card(game, hero).name})
            zone = shown(game, viewer, hero.zone(what), kind, name)
            if what.startswith("trophies") and hero.seat != viewer:
                zone = backs_only(zone)
            if zone.count or what == "hand":
                found.append(zone)
    return found


def backs_only(zone: SceneZone) -> SceneZone:
    return SceneZone(zone.id, zone.name, zone.kind, zone.count, [], zone.owner)


def common_zones(game: Table, viewer: Seat) -> list[SceneZone]:
    """Decks as counts, discard piles open, what is being resolved, story quests.

    RB-VIEW-01, RB-VIEW-07, RB-VIEW-08.
    """
    found = [
        shown(game, viewer, TABLE, "row", Message("zone-table")),
        shown(game, viewer, TRACK, "row", Message("zone-story-quests")),
    ]
    found = [zone for zone in found if zone.count]
    for deck in (*DECKS, SKILLS, ASSETS, STORY):
        found.append(shown(game, viewer, deck, "deck", Message(f"deck-{deck}")))
        pile = shown(game, viewer, pile_of(deck), "pile", Message("discards", {"deck": Message(f"deck-{deck}")}))
        if pile.count:
            found.append(pile)
    return found


def market_zones(game: Table, viewer: Seat) -> list[SceneZone]:
    """The twelve assets in the markets (RB-VIEW-03)."""
    return [
        shown(game, viewer, f"market-{city.id}", "row", Message("market", {"city": city.name}), city.at)
        for city in game.content.realm.cities
    ]


def time_track(game: Table) -> SceneTrack:
    """The marker with the act, and the symbols of the spaces (RB-VIEW-01, RB-ROUND-03, RB-COMP-20)."""
    track = game.content.realm.board.track
    marks: dict[int, Speech] = {space: Message("mark-gems") for space in track.gems}
    for space in track.story:
        marks[space] = Message("mark-both") if space in marks else Message("mark-story")
    return SceneTrack("time", Message("time", {"act": game.state.act}), game.state.space, 1, track.length, marks)


def hero_panel(game: Table, hero: Hero) -> ScenePanel:
    """The numbers of a hero, all public (RB-VIEW-04)."""
    numbers = {
        "actions": hero.actions,
        "gold": hero.gold,
        **{name: statistic(game, hero, name) for name in ATTRIBUTES},
        "speed": speed(game, hero),
        "hand-limit": hand_limit(game, hero),
    }
    entries = [Entry(Message(name), value) for name, value in numbers.items()]
    entries += [Entry(Message("ability"), ability.text) for ability in hero_card(game, hero).abilities]
    return ScenePanel(f"sheet-{hero.id}", hero_card(game, hero).name, entries, hero.seat)


def scenario_panel(game: Table) -> ScenePanel:
    """Both sides of the scenario card, at any time (RB-VIEW-02, RB-SETUP-06)."""
    card = scenario_card(game)
    healths = [
        Entry(Message("villain-health", {"hero": hero_card(game, hero).name}), villain_health(game, hero))
        for hero in game.state.playing()
    ]
    abilities = [Entry(card.villain.name, ability.text) for ability in card.villain.abilities]
    entries = [Entry(Message("scenario-rules"), card.rules), *healths, *abilities]
    return ScenePanel("scenario", card.name, entries)


def dice(game: Table) -> list[SceneZone]:
    """The terrain dice on the table (RB-DICE-11)."""
    roll = game.state.roll
    if roll is None:
        return []
    faces = [SceneCard(f"die-{number}", die, die_words(die), icon=die) for number, die in enumerate(roll.dice, 1)]
    return [
        SceneZone("dice", Message("dice", {"purpose": Message(f"purpose-{roll.purpose}")}), "dice", len(faces), faces)
    ]


def slot(game: Table, hero: Hero) -> Slot:
    """Player order, the first player marked."""
    first = "1" if hero.seat == game.state.first else ""
    return Slot(
        f"order-{hero.id}", hero_card(game, hero).name, first, acting=acting(game) == hero.id, figures=(hero.id,)
    )
