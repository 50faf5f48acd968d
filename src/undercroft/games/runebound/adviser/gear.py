"""What assets and skills are worth to a hero who has them for the rest of the game."""

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.runebound.adviser.casts import Fighter
from undercroft.games.runebound.adviser.fighters import hero_fighter, points
from undercroft.games.runebound.adviser.worth import Prospect
from undercroft.games.runebound.assets import asset, owned
from undercroft.games.runebound.box import Box
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.faces import Face, faces
from undercroft.games.runebound.content.formula import Formula, value_of
from undercroft.games.runebound.content.terms import Bonus
from undercroft.games.runebound.skills import learned, skill
from undercroft.games.runebound.values import attribute
from undercroft.table import CardId

TOKEN = 6.0
"""What a point of damage cast in every combat round costs at a market, about."""
FACE = {"physical": 1.0, "magic": 1.0, "enemy": 1.0, "shield": 0.75, "surge": 0.6, "agility": 0.45, "doubler": 0.8}
GOLDEN = 0.15
BONUS = {"body": 0.8, "mind": 0.8, "spirit": 0.8, "speed": 2.5, "health": 1.8, "hand": 1.2}
IN_COMBAT = ("surge", "combat-begins", "combat-action", "after-cast", "acted", "damaged", "foe-surges", "damages")
USED = 1.6
"""A point of damage that an ability is good for in every combat, as far as it comes up."""
OFTEN = {"surge": 0.8, "combat-action": 1.2, "combat-begins": 0.8, "after-cast": 1.2, "damaged": 1.5}
LATER_USE = 1.0
"""An ability outside combat."""
COIN = 0.6
PLENTY = 8
"""More gold than this waits for a use."""
TRADE = 0.75
"""Goods have to be carried somewhere."""


def face_worth(face: Face) -> float:
    return FACE.get(face.symbol, 0.0) * face.number + GOLDEN * face.golden


@lru_cache(maxsize=512)
def token_worth(token: str) -> float:
    """Both faces are equally likely."""
    return TOKEN * sum(map(face_worth, faces(token))) / 2


class Maker(NamedTuple):
    """What the worth of an ability depends on: how much surge a cast shows, and the hero's Spirit."""

    surge: float
    spirit: int


def maker_of(view: Prospect) -> Maker:
    return Maker(min(1.0, surge_share(hero_fighter(view.game, view.hero))), attribute(view.game, view.hero, "spirit"))


@lru_cache(maxsize=1024)
def surge_share(fighter: Fighter) -> float:
    """How much surge a cast shows on average."""
    return sum(face.number for token in fighter.tokens for face in faces(token) if face.symbol == "surge") / 2


def ability_worth(ability: Ability, maker: Maker) -> float:
    """A bonus for good, or something to use now and then."""
    total = 0.0
    if ability.bonus is not None:
        for name, worth in BONUS.items():
            formula: Formula = getattr(ability.bonus, name)
            total += worth * value_of(formula, lambda word: maker.spirit)
    if ability.at in IN_COMBAT:
        often = OFTEN.get(ability.at, 0.7) * (maker.surge if ability.at == "surge" else 1.0)
        total += USED * often * max(1, points(ability.do)) / (1 + 0.4 * ability.cost.exert)
    elif ability.do:
        total += LATER_USE
    return total


@lru_cache(maxsize=8192)
def thing_worth(box: Box, id: str, maker: Maker) -> float:
    """What a hero would give for an asset or a skill."""
    abilities = sum(ability_worth(ability, maker) for ability in box.printed[id])
    card = box.assets.get(id)
    if card is None:
        return abilities
    if card.trade is not None:
        return max(TRADE * card.trade, card.gold)
    return (token_worth(card.token) if card.token else 0.0) + abilities


def worth_of(view: Prospect, card: CardId) -> float:
    """What an asset or a skill is worth to the hero."""
    return thing_worth(view.game.content, view.state.cards[card].definition, view.once(maker_of))


# Buying


def rival_of(view: Prospect, card: CardId) -> CardId | None:
    """The asset of the same kind that the hero has already."""
    kind = asset(view.game, card).kind
    return next((one for one in owned(view.game, view.hero) if asset(view.game, one).kind == kind), None)


class Purse(NamedTuple):
    """What a deal depends on: the gold, what is owned, who makes use of it."""

    gold: int
    owned: tuple[str, ...]
    maker: Maker


def purse_of(view: Prospect) -> Purse:
    things = tuple(view.state.cards[card].definition for card in owned(view.game, view.hero))
    return Purse(view.hero.gold, things, view.once(maker_of))


def bargain(view: Prospect, card: CardId) -> float:
    """What buying an asset brings beyond its price."""
    return deal(view.game.content, view.state.cards[card].definition, view.once(purse_of))


def surprise(view: Prospect) -> float:
    """What the card brings that a market adds for whoever shops, as the cards of the box are on the whole."""
    return average_deal(view.game.content, view.once(purse_of))


@lru_cache(maxsize=2048)
def average_deal(box: Box, purse: Purse) -> float:
    return sum(max(0.0, deal(box, id, purse)) for id in box.assets) / max(1, len(box.assets))


def deal(box: Box, id: str, purse: Purse) -> float:
    """What an asset brings beyond its price; what it takes the place of is sold first."""
    new = box.assets[id]
    old = next((one for one in purse.owned if box.assets[one].kind == new.kind), None)
    back = box.assets[old].gold if old else 0
    if new.gold > purse.gold + back:
        return -1.0
    loss = thing_worth(box, old, purse.maker) if old else 0.0
    return thing_worth(box, id, purse.maker) - loss - thrift(purse.gold) * (new.gold - back)


def thrift(gold: int) -> float:
    """What a gold coin could do later: the less the more there are."""
    return COIN * min(1.0, PLENTY / max(1, gold))


# Learning


def lesson(view: Prospect, card: CardId) -> float:
    """What learning a skill brings: less what has to be forgotten for it, and what the trophies could buy else."""
    new = skill(view.game, card)
    worth = worth_of(view, card)
    known = learned(view.game, view.hero, new.type)
    raised = any(ability.bonus and raises(ability.bonus, new.type) for ability in new.abilities)
    if len(known) >= attribute(view.game, view.hero, new.type) + raised:
        worth -= min((worth_of(view, one) for one in known), default=worth)
    return worth


def card_worth(view: Prospect, card: CardId) -> float:
    """What a skill card in hand is worth to keep."""
    return lesson(view, card) / (1 + 0.3 * len(skill(view.game, card).cost))


def raises(bonus: Bonus, type: str) -> bool:
    formula: Formula = getattr(bonus, type)
    return value_of(formula, lambda word: 1) > 0
