"""The ring: a game with nothing but the two who fight, checked by the rules for what a hero can have."""

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.games.runebound.adviser.casts import Fighter
from undercroft.games.runebound.adviser.fighters import enemy_fighter, hero_fighter, life, villain_fighter
from undercroft.games.runebound.box import Box, Table
from undercroft.games.runebound.duel.build import Duel, check_known, find, find_all, find_foe
from undercroft.games.runebound.move import ways
from undercroft.games.runebound.scenario import villain_health
from undercroft.games.runebound.setup import enlist, lay_out_decks
from undercroft.games.runebound.state import Hero, Runebound, Turn
from undercroft.games.runebound.values import ATTRIBUTES, attribute, hand_limit, health
from undercroft.table import Game, Seat, TableError, ZoneId, key_of, move
from undercroft.words import Text

HERO = Seat("hero")
RULE = "RB-COMP-05"


class Ring(NamedTuple):
    """A game right before the combat, and who fights."""

    game: Table
    hero: Hero
    enemy: str
    villain: bool
    name: Text
    """Of the enemy."""

    @property
    def fighters(self) -> tuple[Fighter, Fighter]:
        box, state = self.game.content, self.game.state
        foe = villain_fighter(box, state.scenario) if self.villain else enemy_fighter(box, self.enemy, state.act)
        return hero_fighter(self.game, self.hero), foe

    @property
    def healths(self) -> tuple[int, int]:
        """What is left to the hero, and the enemy's health."""
        if self.villain:
            return life(self.game, self.hero), villain_health(self.game, self.hero)
        return life(self.game, self.hero), self.game.content.enemies[self.enemy].health

    @property
    def flight(self) -> float:
        """How often one die finds a way out of the hex (RB-RETREAT-02)."""
        die = self.game.content.realm.board.die
        return sum(bool(ways(self.game, self.hero, [face])) for face in die) / len(die)


def make_ring(duel: Duel, box: Box) -> Ring:
    """A game as the input describes it; what no hero can have is refused with its field and the rule."""
    card = find(duel.hero, box.heroes, "hero")
    enemy, scenario = find_foe(duel.enemy, box)
    scenario = scenario or (box.enemies[enemy].scenario if enemy else "") or next(iter(box.scenarios))
    state = Runebound(
        place=Turn(""), seats=[HERO], first=HERO, scenario=scenario, setting_up=False, enemies="table", act=duel.act
    )  # fmt: skip
    lay_out_decks(state, box)
    game = Game(state, box, [key_of(duel.seed)], telling=False)
    enlist(game, HERO, card)
    hero = next(iter(state.heroes.values()))
    state.place = Turn(hero.id)
    hero.at = hex_of(duel.at, box)
    deal_cards(game, hero, duel)
    give_tokens(game, hero, duel)
    wound(game, hero, duel.wounds)
    name = box.enemies[enemy].name if enemy else box.scenarios[scenario].villain.name
    return Ring(game, hero, enemy, not enemy, name)


def hex_of(name: str, box: Box) -> str:
    """A place, an area or a hex of the board."""
    try:
        return box.realm.spot(name)[0]
    except KeyError as error:
        check_known([name], {place.id for place in box.realm.board.places} | {*box.realm.board.areas}, "at")
        raise TableError(f"at: nothing is called {name!r}") from error


def deal_cards(game: Table, hero: Hero, duel: Duel) -> None:
    """Assets, learned skills and a hand, out of their decks: one asset of a kind, skills as far as attributes go."""
    box = game.content
    assets = find_all(duel.assets, box.assets, "assets")
    kinds = [box.assets[id].kind for id in assets]
    if double := next((kind for kind in kinds if kinds.count(kind) > 1), ""):
        raise TableError(f"assets: a hero has one asset of each kind, here are several of {double} (RB-ASSET-01)")
    skills = find_all(duel.skills, box.skills, "skills")
    take(game, assets, "assets", hero)
    take(game, skills, "learned", hero)
    for type in ATTRIBUTES:
        learned = sum(box.skills[id].type == type for id in skills)
        most = attribute(game, hero, type)
        if learned > most:
            raise TableError(
                f"skills: {learned} skills of {type}, and a hero with {type} {most} has {most} (RB-SKILL-11)"
            )
    count = hand_limit(game, hero) if duel.hand is None else duel.hand
    deck = game.state.zones[ZoneId("skills")].cards
    for card in list(deck)[:count]:
        move(game, card, hero.zone("hand"), RULE)


def take(game: Table, ids: Iterable[str], what: str, hero: Hero) -> None:
    """Cards by definition, from their deck to the hero."""
    state = game.state
    for id in ids:
        deck = ZoneId("skills" if what == "learned" else "assets")
        card = next(card for card in state.zones[deck].cards if state.cards[card].definition == id)
        move(game, card, hero.zone(what), RULE)


def give_tokens(game: Table, hero: Hero, duel: Duel) -> None:
    """White story tokens lie before the hero, black ones on the board (RB-STOKEN-01, RB-STOKEN-06)."""
    sides = {token.id: token.side for token in game.content.scenarios[game.state.scenario].tokens}
    check_known(duel.tokens, sides, "tokens")
    for token, count in duel.tokens.items():
        if sides[token] == "white":
            hero.story[token] = count
        else:
            game.state.tokens[token] = {hero.at: count}


def wound(game: Table, hero: Hero, wounds: int) -> None:
    most = health(game, hero)
    if wounds >= most:
        raise TableError(f"wounds: with {wounds} damage a hero with {most} health is defeated (RB-DAMAGE-02)")
    hero.damage = wounds
