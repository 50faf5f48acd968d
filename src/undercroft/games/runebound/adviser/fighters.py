"""Heroes, enemies and the villain as fighters: what their cards say, reduced to points of damage."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from undercroft.games.runebound.adviser.casts import Art, Fighter, Forecast, forecast
from undercroft.games.runebound.box import Box, Table
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.model import Board
from undercroft.games.runebound.content.verbs import Effect
from undercroft.games.runebound.scenario import villain_health
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import health

USUAL = 1
"""What a word on a card (successes, matches, X) is reckoned to come to."""
TYPICAL = (Art(1, 1), Art(2, 1))
"""Surge abilities of an enemy that is not known yet."""
ROUNDS = 3
"""A combat takes about so many."""
BLOCKED_ALL = 3
PLAYED = 0.7
"""How often a card is at hand when it would do most."""


def points(effects: Sequence[Effect]) -> int:
    """How many points of damage effects in combat are as good as."""
    return sum(points_of(effect) for effect in effects)


def points_of(effect: Effect) -> int:
    match effect:
        case verbs.Damage():
            return effect.amount if isinstance(effect.amount, int) else USUAL
        case verbs.Heal():
            return 3 if effect.amount == "all" else effect.amount if isinstance(effect.amount, int) else USUAL
        case verbs.Flip() | verbs.Recast() | verbs.Remove():
            return 2 if effect.amount == "all" else 1
        case verbs.Double() | verbs.Reflect():
            return 2
        case verbs.Forbid() | verbs.Borrow():
            return 1
        case verbs.Roll():
            return points(effect.then)
        case verbs.Test():
            return points(effect.passed)
        case _:
            return 0


def fighter_of(tokens: Iterable[str], abilities: Iterable[Ability], cards: int = 0) -> Fighter:
    """What abilities add to a pool of tokens, with so many skill cards to exert; not those against some only."""
    arts: list[Art] = []
    opening = extra = ward = 0
    kept: list[Ability] = []
    for ability in abilities:
        if ability.needs is not None and ability.needs.against:
            continue
        if ability.at == "surge":
            arts.extend(arts_of(ability))
        elif ability.cost.exert or ability.limit == "combat":
            kept.append(ability)
        elif ability.at == "combat-begins":
            opening += points(ability.do)
        elif ability.at in ("combat-action", "after-cast"):
            extra += min(1, points(ability.do))
        elif ability.at == "damaged":
            ward += 1
    return Fighter(
        tuple(sorted(tokens)), tuple(sorted(arts)), opening + int(PLAYED * spent_well(kept, cards)), extra, ward
    )


def spent_well(abilities: Iterable[Ability], cards: int) -> int:
    """What abilities for once a combat and those that cost cards do in a combat, the best of them first."""
    total = 0
    for gain, price, times in sorted(map(in_a_combat, abilities), reverse=True):
        uses = min(times, cards // price) if price else times
        cards -= price * uses
        total += gain * uses
    return total


def in_a_combat(ability: Ability) -> tuple[int, int, int]:
    """What one use does, how many cards it takes, how often there is one."""
    if ability.at not in ("combat-begins", "combat-action", "after-cast", "damaged"):
        return 0, 0, 0
    blocked = sum(
        BLOCKED_ALL if effect.amount == "all" else USUAL for effect in ability.do if isinstance(effect, verbs.Block)
    )
    once = ability.limit == "combat" or ability.at == "combat-begins"
    return points(ability.do) + blocked, ability.cost.exert, 1 if once else ROUNDS


def arts_of(ability: Ability) -> list[Art]:
    """X surge for X damage is as good as abilities of 1 surge each."""
    cost = ability.cost.surge
    gain = points(ability.do)
    return [Art(1, 1)] * 3 if cost == "X" else [Art(cost, gain)] if gain else []


def hero_fighter(game: Table, hero: Hero) -> Fighter:
    """A hero with all that everybody can see of it."""
    cards, zones = game.state.cards, game.state.zones
    things = [cards[card].definition for what in ("assets", "learned") for card in zones[hero.zone(what)].cards]
    return build(game.content, hero.card, tuple(sorted(things)), len(zones[hero.zone("hand")].cards))


@lru_cache(maxsize=4096)
def build(box: Box, card: str, things: tuple[str, ...], hand: int) -> Fighter:
    """A hero card with assets, learned skills and so many cards in hand."""
    tokens = [token for one in things if one in box.assets and (token := box.assets[one].token)]
    abilities = [ability for one in (card, *things) for ability in box.printed[one]]
    return fighter_of([*box.heroes[card].tokens, *tokens], abilities, hand)


@lru_cache(maxsize=512)
def enemy_fighter(box: Box, enemy: str, act: int) -> Fighter:
    """An enemy by name; an unknown one has surge abilities as they are usual."""
    tokens = enemy_tokens(box.realm.board, act)
    return fighter_of(tokens, box.enemies[enemy].abilities) if enemy else Fighter(tuple(sorted(tokens)), TYPICAL)


def enemy_tokens(board: Board, act: int) -> list[str]:
    return [*board.enemy_tokens, *([board.elite_token] if act == 2 else [])]


@lru_cache(maxsize=16)
def villain_fighter(box: Box, scenario: str) -> Fighter:
    card = box.scenarios[scenario].villain
    return fighter_of([*enemy_tokens(box.realm.board, 2), card.token], card.abilities)


# Combats to come


def life(game: Table, hero: Hero) -> int:
    return max(1, health(game, hero) - hero.damage)


def against_enemy(game: Table, hero: Hero, enemy: str) -> Forecast:
    foe = enemy_fighter(game.content, enemy, game.state.act)
    return forecast(hero_fighter(game, hero), life(game, hero), foe, game.content.enemies[enemy].health)


def against_unknown(game: Table, hero: Hero, tough: int) -> Forecast:
    """An enemy that has not been drawn yet."""
    foe = enemy_fighter(game.content, "", game.state.act)
    return forecast(hero_fighter(game, hero), life(game, hero), foe, tough)


def against_villain(game: Table, hero: Hero, rested: bool = False) -> Forecast:
    """As the hero is, or as it will be after a rest."""
    foe = villain_fighter(game.content, game.state.scenario)
    mine = health(game, hero) if rested else life(game, hero)
    return forecast(hero_fighter(game, hero), mine, foe, villain_health(game, hero))


@lru_cache(maxsize=16)
def usual_health(box: Box, scenario: str) -> int:
    """Of the enemies of the combat deck, on average."""
    enemies = [box.enemies[id].health for id in box.adventure_deck("combat", scenario) if id in box.enemies]
    return round(sum(enemies) / max(1, len(enemies)))
