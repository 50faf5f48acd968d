"""The hero's own turn: where to go, what to do there, what to learn, buy and keep."""

from collections.abc import Sequence
from typing import Any

from undercroft.games.runebound.abilities import sources
from undercroft.games.runebound.adviser import gear
from undercroft.games.runebound.adviser.errands import Plans
from undercroft.games.runebound.adviser.worth import CARD, Prospect, of_ability, of_event, stars
from undercroft.games.runebound.assets import market
from undercroft.games.runebound.content.model import EventCard
from undercroft.games.runebound.dice import COMPASS, matching, shows
from undercroft.games.runebound.quests import meets, quest_of
from undercroft.games.runebound.skills import skill
from undercroft.table import CardId, Question

LESSON = 0.9
"""A skill that is worth so much for each trophy is learned at once."""
UNSURE = 1.15
"""Dice don't always show what is wanted."""
BETTER = 0.6
"""What another try at a quest is worth against what is met now."""


def turn(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """All by what an action of the hero brings that way."""
    plans = Plans(view)
    here = plans.here(view.hero.at)
    left = view.hero.actions
    waiting = plans.rate(view.hero.at, left)

    def worth(text: str) -> float:
        verb, _, thing = text.partition(":")
        match verb:
            case "learn":
                return to_learn(view, CardId(thing))
            case "walk":
                return plans.rate(thing, 1.0) - plans.harm(thing)
            case "move":
                return plans.rate(view.hero.at, (UNSURE - 1), leaving=True)
            case "nothing" | "end":
                return waiting * 0.9
            case "use" if text not in here:
                return to_use(view, thing)
            case _:
                errand = here.get(text)
                return errand.gain / max(1, errand.actions) if errand else 0.01

    return [worth(option.text) for option in question.options]


def to_learn(view: Prospect, card: CardId) -> float:
    """Learning costs no action: a good skill at once, a poor one never."""
    worth = gear.lesson(view, card)
    price = len(skill(view.game, card).cost)
    return 50.0 + worth if worth >= LESSON * price else -1.0


def to_use(view: Prospect, id: str) -> float:
    """An ability for any time of the own turn: free ones are used, those with a price if they bring more."""
    ability = next((one.ability for one in sources(view.game, view.hero.id) if one.id == id), None)
    if ability is None:
        return 0.0
    worth = of_ability(view, ability)
    return 20.0 + worth if worth > 0 and not moves(ability.do) else worth if worth > 0 else -1.0


def moves(effects: Sequence[Any]) -> bool:
    return any(type(effect).__name__ in ("Move", "Go") for effect in effects)


# Moving


def step(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """To the hex from which an action brings most; to stop counts as staying."""
    plans = Plans(view)
    return [
        plans.rate(option.text[5:]) - plans.harm(option.text[5:])
        if option.text.startswith("cell:")
        else plans.rate(view.hero.at) + 1e-6
        for option in question.options
    ]


def stand(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """Anywhere by choice: at the start of the game, by an ability, after a retreat."""
    plans = Plans(view)
    return [plans.rate(option.text[5:]) if option.text.startswith("cell:") else 0.0 for option in question.options]


# Dice


def die_worth(die: str) -> float:
    """A die that can be spent for more is kept."""
    return 9.0 if die == COMPASS else float(len(die.split("+")))


def which_die(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """The die that is missed least: of a quest's roll the one without which most is met."""
    return [-die_worth(option.text[4:]) + of_roll_without(view, option.text[4:]) for option in question.options]


def of_roll_without(view: Prospect, die: str) -> float:
    roll = view.state.roll
    if roll is None or die not in roll.dice:
        return 0.0
    left = list(roll.dice)
    left.remove(die)
    return 10.0 * of_dice(view, left)


def of_dice(view: Prospect, dice: Sequence[str]) -> float:
    """What a roll brings as it lies: by what it was made for."""
    roll = view.state.roll
    if roll is None:
        return 0.0
    match roll.purpose:
        case "rest":
            return 0.5 * min(view.hero.damage, matching(view.game, dice, view.hero.at))
        case "explore":
            return max((of_quest_roll(view, card, dice) for card in quests_here(view)), default=0.0)
        case "move":
            return 0.05 * sum(map(die_worth, dice))
        case _:
            return 0.4 * matching(view.game, dice, view.hero.at) if view.hero.at else 0.0


def quests_here(view: Prospect) -> list[CardId]:
    """The quests that a roll can be for."""
    cards = view.state.zones[view.hero.zone("quests")].cards
    return [card for card in cards if view.hero.at in view.realm.spots(quest_of(view.game, card).at)]


def of_quest_roll(view: Prospect, card: CardId, dice: Sequence[str]) -> float:
    outcomes = quest_of(view.game, card).outcomes
    met = [view.of(one.do) + view.trophy() * one.trophy for one in outcomes if meets(dice, one.requires)]
    return max(met, default=0.0)


def rerolls(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """Reroll where the faces that may come up promise more than what lies, by more than the card is worth."""
    roll = view.state.roll
    dice = list(roll.dice) if roll else []
    now = of_dice(view, dice)
    faces = view.realm.board.die

    def worth(text: str) -> float:
        verb, _, thing = text.partition(":")
        if verb == "keep" or thing not in dice:
            return 0.0 if verb == "keep" else 0.1 if now < 1 else -0.1
        left = list(dice)
        left.remove(thing)
        return sum(of_dice(view, [*left, face]) for face in faces) / len(faces) - now - CARD

    return [worth(option.text) for option in question.options]


def face(view: Prospect, question: Question[Any]) -> Sequence[float]:
    return [of_face(view, option.text[5:]) for option in question.options]


def of_face(view: Prospect, shown: str) -> float:
    return die_worth(shown) + shows(shown, view.realm.terrain.get(view.hero.at, ""))


# Tests, events, quests


def exert(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """For a first success a card is well spent, for more only where they count."""
    enough = int(str(question.args.get("stars", 0))) >= 1
    chance = stars(view.game.content)
    worth = {"exert": -CARD if enough else 2.0 * chance - CARD, "enough": 0.0, "use": 0.05}
    return [worth.get(option.verb, 0.0) for option in question.options]


def event(view: Prospect, question: Question[Any]) -> Sequence[float]:
    card = view.game.content.adventures[view.state.cards[CardId(str(question.args["card"]))].definition]
    assert isinstance(card, EventCard)
    return [view.of_option(option) for option in card.options]


def outcome(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """The best outcome, unless another try would bring much more."""
    quest = quest_of(view.game, CardId(str(question.args["card"])))
    again = BETTER * view.of_quest(quest)

    def worth(text: str) -> float:
        number = text.partition(":")[2]
        if not number:
            return again
        chosen = quest.outcomes[int(number)]
        return view.of(chosen.do) + view.trophy() * chosen.trophy

    return [worth(option.text) for option in question.options]


def resolve_first(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """Events and quests before enemies."""
    adventures = view.game.content.adventures
    cards = [adventures[view.state.cards[CardId(option.text[5:])].definition] for option in question.options]
    return [of_event(view, card) if isinstance(card, EventCard) else 0.0 for card in cards]


# Cards


def discard(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """The skill card that is worth least to keep."""
    return [-gear.card_worth(view, CardId(option.text.partition(":")[2])) for option in question.options]


def forget(view: Prospect, question: Question[Any]) -> Sequence[float]:
    cards = [CardId(option.text.partition(":")[2]) for option in question.options]
    return [-gear.worth_of(view, card) for card in cards]


def sell(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """What stands in the way of the best bargain at this market."""
    best = best_buy(view)
    old = gear.rival_of(view, best) if best else None
    return [
        1.0 if option.text == f"sell:{old}" else 0.0 if option.verb == "done" else -1.0 for option in question.options
    ]


def best_buy(view: Prospect) -> CardId | None:
    place = view.realm.places[view.hero.at]
    lying = view.state.zones[market(place.id)].cards
    bargains = {card: gear.bargain(view, card) for card in lying}
    best = max(bargains, key=lambda card: bargains[card], default=None)
    return best if best and bargains[best] > 0 else None


def buy(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """The best bargain, or away with what is of no use here."""
    return [of_offer(view, option.verb, CardId(option.text.partition(":")[2])) for option in question.options]


def of_offer(view: Prospect, verb: str, card: CardId) -> float:
    worth = gear.bargain(view, card)
    return worth if verb == "buy" else -10.0 - worth if worth > 0 else -0.01


def assets(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """The best asset to get."""
    return [gear.worth_of(view, CardId(option.text.partition(":")[2])) for option in question.options]


def drop(view: Prospect, question: Question[Any]) -> Sequence[float]:
    """The poorest asset to lose."""
    return [-gear.worth_of(view, CardId(option.text.partition(":")[2])) for option in question.options]
