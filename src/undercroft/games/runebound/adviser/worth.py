"""What effects outside combat are worth to a hero, in gold."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, TypeVar

from undercroft.games.runebound.act import Act
from undercroft.games.runebound.adviser.fighters import against_enemy, against_unknown, usual_health
from undercroft.games.runebound.adviser.showdown import of_villain
from undercroft.games.runebound.box import Box, Table
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.formula import Formula
from undercroft.games.runebound.content.model import Enemy, EventCard, EventOption, Quest
from undercroft.games.runebound.content.terms import Cost
from undercroft.games.runebound.content.verbs import Effect
from undercroft.games.runebound.holds import holds
from undercroft.games.runebound.quests import meets
from undercroft.games.runebound.scenario import scenario_card, villain_health
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.trophies import trophies
from undercroft.games.runebound.values import amount, attribute, health, speed

R = TypeVar("R")

ACTION = 0.8
HURT = 0.3
"""A point of damage: what it costs to be rid of it."""
DEFEAT = 3.0
TROPHY = 1.3
MANY_TROPHIES = 5
CARD = 0.25
"""A skill card in hand."""
LORE = 2.6
"""A point of the villain's health."""
GOLD = 1.4
UNSEEN_ASSET = 2.0
REWARD = 2.2
"""Gold for an enemy, about."""
EVENT, QUEST = 1.9, 2.4
"""Adventure cards that nobody has seen yet: what comes of them on average."""
ABOUT: Mapping[str, float] = {"self": 1.0, "opponent": -0.4, "everyone": 0.5, "others": -0.3, "company": -0.4}
"""What is done to others counts against them."""


class Prospect:
    """A hero's outlook; nothing that is hidden from its player goes into it."""

    def __init__(self, game: Table, hero: Hero) -> None:
        self.game = game
        self.hero = hero
        self.state = game.state
        self.realm = game.content.realm
        self.act = Act(hero.id, hero.seat)
        self.health = health(game, hero)
        self.cards = len(game.state.zones[hero.zone("hand")].cards)
        self._known: dict[Callable[..., Any], Any] = {}

    def once(self, reckon: "Callable[[Prospect], R]") -> R:
        """What is reckoned once for a question."""
        if reckon not in self._known:
            self._known[reckon] = reckon(self)
        found: R = self._known[reckon]
        return found

    def trophy(self) -> float:
        """One more trophy; who has plenty of them learns no faster."""
        return TROPHY if len(trophies(self.game, self.hero)) < MANY_TROPHIES else TROPHY / 3

    def number(self, formula: Formula) -> int:
        return amount(self.game, self.act, formula)

    # What effects bring

    def of(self, effects: Sequence[Effect]) -> float:
        """The worth of effects in their order; what follows a test follows only if it is passed."""
        total = 0.0
        for at, effect in enumerate(effects):
            if effect.needs is not None and not holds(self.game, self.act, effect.needs):
                continue
            if isinstance(effect, verbs.Test):
                passed = self.passing(effect.attribute, effect.modifier)
                then = self.of(effect.passed) + self.of(effects[at + 1 :])
                return total + passed * then + (1 - passed) * self.of(effect.failed)
            worth = WORTH.get(type(effect), nothing)(self, effect) * ABOUT[effect.who]
            total += max(0.0, worth) if effect.may else worth
        return total

    def of_option(self, option: EventOption) -> float:
        """An option of an event; a rumor has to be followed up."""
        if option.rumor is not None:
            return 0.6 * self.of(option.rumor.do) - 0.5 * self.price(option.rumor.cost)
        return self.of(option.do) - self.price(option.cost)

    def price(self, cost: Cost) -> float:
        """What is spent, actions too."""
        return (
            ACTION * cost.actions
            + CARD * cost.exert
            + GOLD * cost.gold
            + TROPHY * sum(cost.trophies.values())
            + sum(self.of_token(token) * many for token, many in cost.tokens.items())
        )

    def passing(self, name: str, modifier: int = 0) -> float:
        """The chance to pass a test, with one card to exert if there is one."""
        tries = max(0, attribute(self.game, self.hero, name) + modifier) + (self.cards > 0)
        return 1 - (1 - stars(self.game.content)) ** tries

    def of_token(self, name: str) -> float:
        """A story token, as long as it makes the villain weaker."""
        card = scenario_card(self.game)
        token = next(one for one in card.tokens if one.id == name)
        spare = villain_health(self.game, self.hero) - card.villain.floor
        return LORE * -token.villain_health if spare > 0 else 0.1

    def of_healing(self, many: int) -> float:
        return HURT * min(many, self.hero.damage)

    def of_damage(self, many: int) -> float:
        left = self.health - self.hero.damage
        return -(HURT * min(many, left) + DEFEAT * (many >= left))

    # What adventures bring

    def of_fight(self, enemy: Enemy) -> float:
        """The reward and a trophy, times the chance to win, less the wounds."""
        end = against_enemy(self.game, self.hero, enemy.id)
        return end.win * (self.of(enemy.reward) + self.trophy() * (enemy.deck is not None)) - self.wounds(*end)

    def wounds(self, win: float, left: float) -> float:
        life = self.health - self.hero.damage
        return HURT * (life - left) + DEFEAT * (1 - win)

    def of_adventure(self, deck: str) -> float:
        """The next card of a deck, as cards of it are on the whole."""
        if deck == "combat":
            end = against_unknown(self.game, self.hero, usual_health(self.game.content, self.state.scenario))
            return end.win * (self.trophy() + GOLD * REWARD) - self.wounds(*end)
        return self.trophy() + (EVENT - TROPHY if deck == "social" else QUEST - TROPHY)

    def of_quest(self, quest: Quest) -> float:
        """One try at a quest: exploring by all rolls there are, a test by its chance."""
        worths = [self.of(one.do) + self.trophy() * one.trophy for one in quest.outcomes]
        if quest.instruction == "explore":
            best = best_by_roll(
                self.game.content, tuple(one.requires for one in quest.outcomes), speed(self.game, self.hero)
            )
            return sum(chance * max((worths[at] for at in met), default=0.0) for met, chance in best)
        if quest.instruction == "test":
            return self.passing(quest.attribute or "body") * max(worths)
        return max(worths)


# Verbs


def nothing(view: Prospect, effect: Any) -> float:
    return 0.0


def of_go(view: Prospect, effect: Any) -> float:
    return ACTION


def of_damage(view: Prospect, effect: verbs.Suffer) -> float:
    return view.of_damage(view.number(effect.amount))


def of_heal(view: Prospect, effect: verbs.Heal) -> float:
    return view.of_healing(99 if effect.amount == "all" else view.number(effect.amount))


def of_fight(view: Prospect, effect: verbs.Fight) -> float:
    if effect.villain:
        return of_villain(view.game, view.hero)
    return view.of_fight(view.game.content.enemies[effect.enemy]) if effect.enemy else 0.0


def of_choice(view: Prospect, effect: verbs.Choose) -> float:
    return max(view.of(one.do) - view.price(one.cost) for one in effect.options)


def of_roll(view: Prospect, effect: verbs.Roll) -> float:
    return view.of(effect.then) or ACTION / 2


def of_trade(view: Prospect, effect: verbs.Trade) -> float:
    """What goods bring stands on them: whoever owns some knows."""
    cards = view.state.zones[view.hero.zone("assets")].cards
    goods = [view.game.content.assets[view.state.cards[card].definition].trade for card in cards]
    return GOLD * max([trade for trade in goods if trade is not None], default=0)


WORTH: Mapping[type, Callable[[Prospect, Any], float]] = {
    verbs.GainGold: lambda view, effect: GOLD * view.number(effect.amount),
    verbs.LoseGold: lambda view, effect: -GOLD * min(view.hero.gold, view.number(effect.amount)),
    verbs.GainTrophy: lambda view, effect: view.trophy() * view.number(effect.amount),
    verbs.LoseTrophy: lambda view, effect: (
        -TROPHY * min(len(trophies(view.game, view.hero)), view.number(effect.amount))
    ),
    verbs.GainToken: lambda view, effect: view.of_token(effect.token) * view.number(effect.amount),
    verbs.LoseToken: lambda view, effect: -view.of_token(effect.token),
    verbs.DrawSkill: lambda view, effect: CARD * view.number(effect.amount),
    verbs.DiscardSkill: lambda view, effect: -CARD * min(view.cards, view.number(effect.amount)),
    verbs.GainAsset: lambda view, effect: max(UNSEEN_ASSET, GOLD * (effect.worth or 0)),
    verbs.DiscardAsset: lambda view, effect: -UNSEEN_ASSET,
    verbs.Trade: of_trade,
    verbs.GainActions: lambda view, effect: ACTION * view.number(effect.amount),
    verbs.Heal: of_heal,
    verbs.Suffer: of_damage,
    verbs.Damage: lambda view, effect: 0.3,
    verbs.Delay: lambda view, effect: -ACTION,
    verbs.Move: of_go,
    verbs.Go: of_go,
    verbs.Roll: of_roll,
    verbs.Choose: of_choice,
    verbs.Look: lambda view, effect: 0.02,
    verbs.Refresh: lambda view, effect: ACTION,
    verbs.DrawAdventure: lambda view, effect: view.of_adventure(effect.deck),
    verbs.Fight: of_fight,
    verbs.Challenge: lambda view, effect: 0.5,
    verbs.Take: lambda view, effect: view.trophy(),
    verbs.PlaceToken: lambda view, effect: -0.5 * effect.amount,
    verbs.RemoveToken: lambda view, effect: 0.5,
}


# Chances that everybody can work out


@lru_cache(maxsize=16)
def stars(box: Box) -> float:
    """The share of skill cards that show a star."""
    return sum(card.stars > 0 for card in box.skills.values()) / max(1, len(box.skills))


@lru_cache(maxsize=2048)
def best_by_roll(
    box: Box, requires: tuple[tuple[str, ...], ...], dice: int
) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Which outcomes a roll meets, over all rolls of so many dice."""
    die = box.realm.board.die
    found: dict[tuple[int, ...], float] = {}
    for roll in combinations_with_replacement(sorted(die), dice):
        ways = factorial(dice)
        for face in set(roll):
            ways //= factorial(roll.count(face))
        met = tuple(at for at, symbols in enumerate(requires) if meets(roll, symbols))
        found[met] = found.get(met, 0.0) + ways / len(die) ** dice
    return tuple(found.items())


def of_event(view: Prospect, event: EventCard) -> float:
    return max(map(view.of_option, event.options))


def of_ability(view: Prospect, ability: Ability) -> float:
    """What using an ability now brings, less its price."""
    return view.of(ability.do) - view.price(ability.cost)
