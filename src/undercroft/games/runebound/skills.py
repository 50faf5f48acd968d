"""The skill hand: drawing, the hand limit, exerting, learning, and the limits on learned skills."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.model import Skill
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import SKILLS, discard, draw_top, hand
from undercroft.games.runebound.events import Exerted, Forgot, Learned
from undercroft.games.runebound.harm import settle_health
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.trophies import pay, payments
from undercroft.games.runebound.values import ATTRIBUTES, attribute, hand_limit
from undercroft.table import CardId, Option, move


def skill(game: Table, card: CardId) -> Skill:
    return game.content.skills[game.state.cards[card].definition]


async def draw_skills(game: Table, hero: Hero, count: int, rule: str) -> None:
    """Draw all the cards, old and new together, then discard down to the hand limit (RB-SPEND-11, RB-SPEND-13).

    What makes a hero draw doesn't lift the limit: both are obeyed (RB-PREC-03).
    """
    for _ in range(count):
        if draw_top(game, SKILLS, hero.zone("hand"), rule) is None:
            break
    await keep_hand_limit(game, hero)


async def keep_hand_limit(game: Table, hero: Hero) -> None:
    """More cards than the limit: discard at once, cards of one's choice (RB-TRAIN-05, RB-OPEN-29)."""
    while len(hand(game, hero)) > hand_limit(game, hero):
        await discard_one(game, hero, "RB-TRAIN-05")


async def discard_one(game: Table, hero: Hero, rule: str) -> CardId:
    """One skill card from the hand, by choice; nobody may do so unasked (RB-TRAIN-06)."""
    options = [Option(f"discard:{card}", card) for card in hand(game, hero)]
    card = await decide(game, hero.seat, "discard-skill", options, rule, forced=False, hero=hero.id)
    discard(game, card, rule)
    return card


async def exert(game: Table, hero: Hero) -> None:
    """Exert: discard one skill card from the hand (RB-EXERT-01); learned skills don't count (RB-EXERT-06)."""
    card = await discard_one(game, hero, "RB-EXERT-01")
    game.tell(Exerted(hero.id, card, rule="RB-EXERT-01"))


def can_exert(game: Table, hero: Hero, times: int = 1) -> bool:
    """Limited by nothing but the cards in hand (RB-EXERT-04)."""
    return len(hand(game, hero)) >= times


async def train(game: Table, hero: Hero) -> None:
    """Draw as many cards as the hand limit, whatever the hand holds, then discard down to it.

    RB-TRAIN-01, RB-TRAIN-02; nothing can be learned in between (RB-TRAIN-03).
    """
    await draw_skills(game, hero, hand_limit(game, hero), "RB-TRAIN-01")


# Learning


def learnable(game: Table, hero: Hero) -> list[CardId]:
    """The skills in hand that trophies can pay (RB-SKILL-05); a limit that is reached is no obstacle (RB-SKILL-13)."""
    return [card for card in hand(game, hero) if payments(game, hero, skill(game, card).cost)]


async def learn(game: Table, hero: Hero, card: CardId) -> None:
    """Play a skill from the hand and spend a matching trophy for each orb; it lies open from now on.

    RB-SKILL-05, RB-SKILL-06, RB-SKILL-07, RB-SKILL-08.
    """
    with game.resolving(Learned(hero.id, card, rule="RB-SKILL-05")):
        await pay(game, hero, skill(game, card).cost, "RB-SKILL-06")
        move(game, card, hero.zone("learned"), "RB-SKILL-08")
        await keep_limits(game, hero)


def learned(game: Table, hero: Hero, type: str) -> list[CardId]:
    return [card for card in game.state.zones[hero.zone("learned")].cards if skill(game, card).type == type]


async def keep_limits(game: Table, hero: Hero) -> None:
    """Whatever changes attributes, health or hand limit is followed by all limits at once, until all are kept.

    RB-SKILL-10, RB-SKILL-11, RB-SKILL-14, RB-SKILL-15, RB-ASSET-05.
    """
    while over := next((type for type in ATTRIBUTES if too_many(game, hero, type)), None):
        await forget(game, hero, over)
    await settle_health(game, hero)
    await keep_hand_limit(game, hero)


def too_many(game: Table, hero: Hero, type: str) -> bool:
    """More learned skills of a type than the attribute allows; a negative one counts as 0.

    RB-SKILL-10, RB-SKILL-17.
    """
    return len(learned(game, hero, type)) > attribute(game, hero, type)


async def forget(game: Table, hero: Hero, type: str) -> None:
    """Discard one learned skill of the type over its limit, the new one as well; the only way to lose one.

    RB-SKILL-11, RB-SKILL-12, RB-SKILL-13, RB-SKILL-18, RB-OPEN-26.
    """
    options = [Option(f"forget:{card}", card) for card in learned(game, hero, type)]
    card = await decide(game, hero.seat, "forget", options, "RB-SKILL-11", hero=hero.id)
    discard(game, card, "RB-SKILL-11")
    game.tell(Forgot(hero.id, card, rule="RB-SKILL-11"))
