"""What a hero could set out for: gems, quests, rumors, story quests, markets, rest, the villain."""

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.games.runebound.abilities import SCENARIO, can_pay, sources
from undercroft.games.runebound.adventure import ACTIONS
from undercroft.games.runebound.adviser import gear
from undercroft.games.runebound.adviser.roads import FAR, shunned_hexes, ways_to
from undercroft.games.runebound.adviser.showdown import faces_villain, of_rest
from undercroft.games.runebound.adviser.worth import CARD, HURT, Prospect, of_ability
from undercroft.games.runebound.assets import market
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.decks import TRACK
from undercroft.games.runebound.quests import quest_of
from undercroft.games.runebound.values import hand_limit, speed

WILD_REST = 1.7
"""What five dice heal in the wilderness, about."""
WAITING = 0.5
"""Nothing has to be done for what comes when a turn begins."""
ENTERING = 0.6
PLACES = ("city", "town", "shrine", "fortress")


class Errand(NamedTuple):
    """Something to do at one of some hexes: the option that does it, its actions, what it brings."""

    what: str
    hexes: frozenset[str]
    actions: float
    gain: float


class Plans:
    """All errands of a hero, and how much an action is worth from each hex."""

    def __init__(self, view: Prospect) -> None:
        self.view = view
        self.dice = speed(view.game, view.hero)
        self.shunned = shunned_hexes(view.game, view.hero)
        self.errands = [errand for errand in errands_of(view) if errand.gain > 0 and errand.hexes]
        self.tables = [ways_to(view.realm, errand.hexes, self.dice) for errand in self.errands]

    def harm(self, hex: str) -> float:
        """What entering a hex costs by a rule of the scenario."""
        return ENTERING if hex in self.shunned else 0.0

    def rate(self, hex: str, spent: float = 0.0, *, leaving: bool = False) -> float:
        """What an action brings on the best of all errands from a hex on, after so many actions."""
        best = 0.0
        for errand, table in zip(self.errands, self.tables, strict=True):
            way = table.get(hex, FAR)
            if leaving and way < 1:
                way = 1.0 if way else FAR
            best = max(best, errand.gain / (spent + way + errand.actions))
        return best

    def here(self, hex: str) -> dict[str, Errand]:
        """What can be done on this very hex."""
        return {errand.what: errand for errand in self.errands if hex in errand.hexes}


def errands_of(view: Prospect) -> Iterator[Errand]:
    yield from gems(view)
    yield from quests(view)
    yield from card_actions(view)
    yield from markets(view)
    yield from rests(view)
    yield from lessons(view)


def gems(view: Prospect) -> Iterator[Errand]:
    """Each colour of active gems."""
    lying: dict[str, set[str]] = {}
    for hex, is_active in view.state.gems.items():
        if is_active:
            lying.setdefault(view.realm.gems[hex], set()).add(hex)
    for deck, hexes in sorted(lying.items()):
        yield Errand("adventure", frozenset(hexes), ACTIONS, view.of_adventure(deck))


def quests(view: Prospect) -> Iterator[Errand]:
    for card in view.state.zones[view.hero.zone("quests")].cards:
        quest = quest_of(view.game, card)
        if quest.cost.gold <= view.hero.gold and quest.cost.exert <= view.cards:
            cost = view.price(quest.cost) - view.price(quest.cost.__class__(actions=quest.cost.actions))
            yield Errand(f"quest:{card}", view.realm.spots(quest.at), quest.cost.actions, view.of_quest(quest) - cost)


def card_actions(view: Prospect) -> Iterator[Errand]:
    """Actions of cards and of the scenario: rumors, goods, story quests, the villain."""
    seen: set[str] = set()
    for source in sources(view.game, view.hero.id):
        if source.ability.at in ("action", "turn-begins"):
            seen.add(source.id)
            yield from card_action(view, source.id, source.ability, places_of(view, source.ability))
    for card in view.state.zones[TRACK].cards:
        story = view.game.content.stories[view.state.cards[card].definition]
        if story.quest and f"{card}#0" not in seen:
            hexes = view.realm.spots(story.at) if story.at else frozenset((view.hero.at,))
            yield from card_action(view, f"{card}#0", story.quest, hexes)


def places_of(view: Prospect, ability: Ability) -> frozenset[str]:
    """Where an ability can be used: where it says, where the token or the villain is, anywhere."""
    needs = ability.needs
    if needs is None:
        return frozenset((view.hero.at,))
    if needs.villain_here:
        return frozenset((view.state.villain.at,)) if view.state.villain else frozenset()
    if needs.token_here:
        return frozenset(view.state.tokens.get(needs.token_here, {}))
    if needs.company and not any(one.at == view.hero.at for one in view.state.playing() if one is not view.hero):
        return frozenset()
    return view.realm.spots(needs.on) if needs.on else frozenset((view.hero.at,))


def card_action(view: Prospect, id: str, ability: Ability, hexes: frozenset[str]) -> Iterator[Errand]:
    """An action of a card, if it may still be used and can be paid."""
    if id in view.hero.used or not can_pay_later(view, ability):
        return
    begins = ability.at == "turn-begins"
    if begins and not is_rumor(view, id):
        return
    gain = of_ability(view, ability) + 0.8 * ability.cost.actions
    yield Errand(f"use:{id}", hexes, ability.cost.actions or WAITING, gain)


def is_rumor(view: Prospect, id: str) -> bool:
    card = id.partition("#")[0]
    return not id.startswith(SCENARIO) and any(card == one for one in view.state.zones[view.hero.zone("rumors")].cards)


def can_pay_later(view: Prospect, ability: Ability) -> bool:
    """Whether everything but the actions is there."""
    actions, view.hero.actions = view.hero.actions, 9
    payable = can_pay(view.game, view.hero, ability.cost)
    view.hero.actions = actions
    return payable


def markets(view: Prospect) -> Iterator[Errand]:
    """Each city, by the best bargain at its market, or what its next card may be."""
    hope = gear.surprise(view)
    for city in view.realm.cities:
        lying = view.state.zones[market(city.id)].cards
        best = max((gear.bargain(view, card) for card in lying), default=0.0)
        yield Errand("shop", frozenset((city.at,)), 1, max(0.0, best) + hope)


def rests(view: Prospect) -> Iterator[Errand]:
    """Where people are all damage heals, elsewhere some; before the showdown it is worth more."""
    if view.hero.damage:
        urgent = 1.0 + view.hero.damage / view.health
        edge = of_rest(view.game, view.hero)
        facing = faces_villain(view.game, view.hero)
        whole = urgent * HURT * view.hero.damage + edge * (not facing)
        yield Errand("rest", view.realm.spots(PLACES), 1, whole)
        if view.realm.kind(view.hero.at) == "wilderness":
            some = urgent * HURT * min(view.hero.damage, WILD_REST) + edge * facing
            yield Errand("rest", frozenset((view.hero.at,)), 1, some)


def lessons(view: Prospect) -> Iterator[Errand]:
    """Training, anywhere: new cards to choose among, the more the more trophies there are to pay for them."""
    limit = hand_limit(view.game, view.hero)
    lying = sum(
        len(view.state.zones[view.hero.zone(f"trophies-{deck}")].cards) for deck in ("social", "combat", "exploration")
    )
    gain = CARD * (limit - view.cards) + 0.25 * min(lying, 5)
    yield Errand("train", frozenset((view.hero.at,)), 1, gain)
