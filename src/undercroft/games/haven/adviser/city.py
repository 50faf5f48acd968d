"""What to do between two scenarios: buy what one can wear, wear it, take the better cards along."""

from typing import Any

from undercroft.games.haven.adviser.promise import promise_of
from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.gear import fits, for_sale, spare
from undercroft.games.haven.campaign.hands import hand_of, pool
from undercroft.games.haven.campaign.town import Packing, Town
from undercroft.table import Option, Question

GOLD = 0.1
BETTER = 0.5
"""Cards are exchanged only for clearly better ones."""


def city_options(game: Town, question: Question[Any]) -> list[float]:
    """The worth of every option, in their order; a question about something else leaves it to chance."""
    named = str(question.args.get("hero", ""))
    hero = next((one for one in game.state.chronicle.heroes if one.id == named), None)
    return [of_option(game, hero, option) for option in question.options]


def of_option(game: Town, hero: Hero | None, option: Option[Any]) -> float:
    """A deed of the market or of packing, a card to learn, a difficulty: by the verb of the option."""
    thing = option.on[0].rpartition("/")[2] if option.on else ""
    match option.verb:
        case "buy" if hero:
            return of_buying(game, hero, thing)
        case "visit":
            return of_visiting(game, next(one for one in game.state.chronicle.heroes if one.id == thing))
        case "wear":
            return 1.0
        case "take" | "learn":
            return promise_of(game.content.cards[thing])
        case "set-aside" if hero:
            return of_setting_aside(game, hero, thing)
        case "sell" | "give" | "take-off" | "again":
            return -1.0
        case "difficulty":
            return -abs(float(option.value)) - 0.5
        case _:
            return 0.0


def of_buying(game: Town, hero: Hero, id: str) -> float:
    """The dearest thing that there is room for among all that the hero owns."""
    items, course = game.content.items, game.content.course
    owned = [items[one] for one in hero.items]
    return GOLD * items[id].gold if fits(owned, items[id], hero.level, course) else -1.0


def of_setting_aside(game: Town, hero: Hero, id: str) -> float:
    """A card of the hand for the best that stays at home."""
    cards = game.content.cards
    hand = hand_of(game.content, game.state.chronicle, hero)
    best = max((promise_of(cards[one]) for one in pool(game.content, hero) if one not in hand), default=0.0)
    return best - promise_of(cards[id]) - BETTER


def of_visiting(game: Town, hero: Hero) -> float:
    """Whether there is anything to do for one of several characters, here and now."""
    if not isinstance(game.state.place, Packing):
        things = for_sale(game.state.chronicle, hero, game.content.items)
        return max((of_buying(game, hero, id) for id in things), default=-1.0)
    worn = [game.content.items[id] for id in hero.equipped]
    wants = [1.0 for id in spare(hero) if fits(worn, game.content.items[id], hero.level, game.content.course)]
    wants += [of_setting_aside(game, hero, id) for id in hand_of(game.content, game.state.chronicle, hero)]
    return max(wants, default=-1.0)
