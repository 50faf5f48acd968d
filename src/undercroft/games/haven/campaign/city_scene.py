"""What is to be seen in the city: the characters' sheets, the shop, what each owns and could take along, the map."""

from collections.abc import Iterator, Sequence

from undercroft.games.haven.box import Box
from undercroft.games.haven.campaign.chapters import is_open
from undercroft.games.haven.campaign.chronicle import Chronicle, Hero
from undercroft.games.haven.campaign.growth import cards_due, learnable
from undercroft.games.haven.campaign.hands import hand_of, is_chosen, pool
from undercroft.games.haven.campaign.market import title
from undercroft.games.haven.campaign.omen import kinds, option_of, outcome_of
from undercroft.games.haven.campaign.perk_words import perk_words
from undercroft.games.haven.campaign.town import Founding, Growth, Packing, Town, party
from undercroft.games.haven.card_words import ability_card_words
from undercroft.games.haven.content.model import AbilityCard, Item
from undercroft.games.haven.content.model import Scenario as Written
from undercroft.games.haven.item_words import item_words
from undercroft.table import (
    CardWords,
    Entry,
    Finished,
    Marker,
    Scene,
    SceneCard,
    SceneFigure,
    ScenePanel,
    SceneZone,
    Seat,
)
from undercroft.words import Message, Speech, Value


def city_scene(game: Town, _: Seat) -> Scene:
    """Everything lies open but the backs of events, the cards to come and what the shop doesn't have yet.

    JL-EVENT-08, JL-SHOP-03, JL-ITEM-15.
    """
    state = game.state
    founding = isinstance(state.place, Founding)
    return Scene(
        title=Message("founding") if founding else game.content.course.interlude,
        figures=[figure_of(game, hero) for hero in party(game)],
        zones=[*zones(game)],
        panels=[*(classes(game) if founding else panels(game))],
        outcome=Message(f"outcome-{state.place.outcome}") if isinstance(state.place, Finished) else "",
    )


def figure_of(game: Town, hero: Hero) -> SceneFigure:
    """A character at full hit points, with what the next scenario begins with (JL-LVL-05)."""
    hp = game.content.classes[hero.kind].hp[hero.level - 1]
    markers = [Marker(name, Message(f"condition-{name}")) for name in dict.fromkeys(hero.conditions)]
    seat = game.state.players[hero.id]
    return SceneFigure(hero.id, title(game, hero), "hero", seat=seat, hp=hp, max_hp=hp, markers=markers)


def classes(game: Town) -> Iterator[ScenePanel]:
    """Who may still join: what there is to know of a class before it is chosen (JL-CHAR-03)."""
    taken = {hero.kind for hero in game.state.chronicle.heroes}
    for kind in game.content.classes.values():
        if kind.id in taken:
            continue
        entries = [
            Entry("", kind.about),
            Entry(Message("hit-points"), kind.hp[0]),
            Entry(Message("hand-limit"), kind.hand),
        ]
        yield ScenePanel(kind.id, kind.name, entries)


def panels(game: Town) -> Iterator[ScenePanel]:
    if game.state.event:
        yield event_panel(game)
    for hero in party(game):
        yield sheet(game, hero)
    yield city_map(game)


def event_panel(game: Town) -> ScenePanel:
    """The front of the card, and once the party has chosen what its back says of that option.

    JL-EVENT-04, JL-EVENT-08.
    """
    card = game.content.events[game.state.event]
    entries = [Entry("", card.text), Entry("A", card.a.text), Entry("B", card.b.text)]
    if game.state.option:
        outcome = outcome_of(option_of(card, game.state.option), kinds(game))
        entries.append(Entry(Message("event-chosen", {"which": game.state.option.upper()}), outcome.text))
    return ScenePanel("event", card.name, entries)


def sheet(game: Town, hero: Hero) -> ScenePanel:
    """A character sheet (JL-CHAR-09)."""
    course, kind = game.content.course, game.content.classes[hero.kind]
    later = course.thresholds[hero.level : hero.level + 1]
    xp = Message("xp-of", {"xp": hero.xp, "next": later[0]}) if later else str(hero.xp)
    checks = Message("checks-of", {"checks": hero.checks, "next": course.checks_a_perk})
    entries = [
        Entry(Message("level"), hero.level),
        Entry(Message("experience"), xp),
        Entry(Message("gold"), hero.gold),
        Entry(Message("check-marks"), checks),
    ]
    entries += [Entry(Message("perk"), perk_words(kind.perks[at]), f"{hero.id}-perk-{at}") for at in sorted(hero.perks)]
    return ScenePanel(f"sheet-{hero.id}", title(game, hero), entries, game.state.players[hero.id])


def city_map(game: Town) -> ScenePanel:
    """The stickers on the map, each at its place: completed, locked, or to be played (JL-CAMP-04 … JL-CAMP-07)."""
    chronicle, scenarios = game.state.chronicle, game.content.scenarios
    known = dict.fromkeys([*chronicle.unlocked, *chronicle.won, *chronicle.locked])
    entries = [sticker(scenarios[id], status(game.content, chronicle, id)) for id in known]
    difficulty = Entry(Message("difficulty"), Message(f"difficulty-{chronicle.difficulty}"))
    return ScenePanel("city-map", Message("city-map"), [difficulty, *entries])


def sticker(scenario: Written, status: str) -> Entry:
    args: dict[str, Value] = {"name": scenario.name, "number": scenario.number, "at": scenario.place}
    return Entry(Message("map-sticker", args), Message(f"map-{status}"), scenario.id)


def status(box: Box, chronicle: Chronicle, id: str) -> str:
    """What the sticker of a scenario shows (JL-CAMP-06)."""
    if id in chronicle.won:
        return "won"
    return "open" if is_open(chronicle, box.scenarios[id]) else "locked"


def zones(game: Town) -> Iterator[SceneZone]:
    """The shop with its prices, and what each character owns, wears and takes along (JL-SHOP-01, JL-SHOP-03)."""
    chronicle, box = game.state.chronicle, game.content
    if for_sale := {id: left for id, left in chronicle.shop.items() if left}:
        shop = [item_card(f"shop/{id}", box.items[id], copies(left)) for id, left in for_sale.items()]
        yield SceneZone("shop", Message("zone-shop"), "row", sum(for_sale.values()), shop)
    for hero in party(game):
        yield from belongings(game, hero)


def belongings(game: Town, hero: Hero) -> Iterator[SceneZone]:
    """Items, and where they can be chosen the cards; new ones while they are to be chosen."""
    state, box, seat = game.state, game.content, game.state.players[hero.id]
    name: dict[str, Value] = {"hero": title(game, hero)}
    if hero.items:
        gear = [owned_card(game, hero, at) for at in range(len(hero.items))]
        yield SceneZone(f"gear-{hero.id}", Message("zone-gear", name), "row", len(gear), gear, seat)
    if isinstance(state.place, Packing) and is_chosen(box, state.chronicle):
        hand = hand_of(box, state.chronicle, hero)
        yield card_zone(f"hand-{hero.id}", Message("zone-hand-of", name), [box.cards[id] for id in hand], seat)
        rest = [box.cards[id] for id in pool(box, hero) if id not in hand]
        yield card_zone(f"pool-{hero.id}", Message("zone-pool", name), rest, seat)
    if isinstance(state.place, Growth) and cards_due(hero):
        new = learnable(hero, box.classes[hero.kind])
        yield card_zone(f"new-{hero.id}", Message("zone-new", name), new, seat)


def copies(count: int) -> Message:
    return Message("copies", {"count": count})


def owned_card(game: Town, hero: Hero, at: int) -> SceneCard:
    """One of its items; the second copy of one has an id of its own."""
    id = hero.items[at]
    before = hero.items[:at].count(id)
    worn = hero.equipped.count(id) > before
    card = f"{hero.id}/{id}" + f"/{at}" * bool(before)
    return item_card(card, game.content.items[id], *[Message("is-worn")] * worn)


def item_card(id: str, item: Item, *notes: Speech) -> SceneCard:
    """An item with its price in the corner (JL-SHOP-04)."""
    words = CardWords(item.name, [*notes, Message(f"slot-{item.slot}"), *item_words(item)], str(item.gold))
    return words.laid_out(id, item.id)


def card_zone(id: str, name: Speech, cards: Sequence[AbilityCard], seat: Seat) -> SceneZone:
    shown = [ability_card_words(card).laid_out(card.id, card.id) for card in cards]
    return SceneZone(id, name, "row", len(shown), shown, seat)
