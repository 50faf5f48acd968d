"""Combat: which combat action, how to block, what to do to which token; in points of damage.

The same judgement serves heroes, enemies that a player runs and enemies that the table runs.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from undercroft.games.runebound.abilities import sources
from undercroft.games.runebound.act import FOE, other_side, side_of
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.pool import pool, total, worth
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.faces import Face
from undercroft.games.runebound.content.verbs import Effect
from undercroft.games.runebound.state import Combat, Side, Tok
from undercroft.games.runebound.values import attribute, health, speed

KILL = 50.0
CARD = 0.4
SURGE_SPENT = 0.05
"""Surge is spent on what needs least of it."""
LURKING = 0.5
"""How much of a blow may be lost while the opponent can still meddle."""
BLOWS = ("physical", "magic", "enemy")


class Melee:
    """A combat as one of the two sees it; both pools lie open."""

    def __init__(self, game: Table, who: str) -> None:
        assert game.state.combat
        self.game = game
        self.combat: Combat = game.state.combat
        self.who = who
        self.own = side_of(self.combat, who)
        self.foe = other_side(self.combat, who)
        self.abilities = {source.id: source.ability for source in sources(game, who)}

    def left(self, side: Side) -> int:
        """How much damage until a side is defeated."""
        if side.who == FOE:
            return self.combat.health - self.combat.damage
        hero = self.game.state.heroes[side.who]
        return health(self.game, hero) - hero.damage

    def hurt(self, side: Side) -> int:
        return self.combat.damage if side.who == FOE else self.game.state.heroes[side.who].damage

    def blows(self, side: Side) -> int:
        """The damage that still lies in a pool."""
        return total(
            side, [tok for tok in pool(side) if tok.face.symbol in BLOWS and tok.face.symbol not in side.forbidden]
        )

    def shields(self, side: Side) -> int:
        return total(
            side, [tok for tok in pool(side) if tok.face.symbol == "shield" and "shield" not in side.forbidden]
        )

    def meddles(self, side: Side) -> bool:
        """Whether a side can still change what lies in the other pool."""
        return not side.passed and any(tok.face.symbol in ("agility", "surge") for tok in pool(side))

    def of_face(self, side: Side, face: Face, number: int) -> float:
        """What a face is good for to its owner now."""
        if face.symbol in side.forbidden:
            return 0.0
        acting = not side.passed
        other = other_side(self.combat, side.who)
        match face.symbol:
            case "shield":
                return 0.9 * min(number, 0 if other.passed else max(self.blows(other), 1))
            case "surge":
                return 0.6 * number if acting and self.has_surge(side) else 0.05
            case "agility":
                return 0.35 if acting else 0.0
            case "doubler":
                return 0.7 if acting and self.blows(side) else 0.1
            case "dash":
                return 0.0
            case _:
                return float(number) if acting else 0.0

    def has_surge(self, side: Side) -> bool:
        return any(
            source.ability.at == "surge" and source.id not in side.used for source in sources(self.game, side.who)
        )

    def of_token(self, side: Side, tok: Tok) -> float:
        return 0.0 if tok.spent else self.of_face(side, tok.face, worth(side, tok))

    def of_reverse(self, side: Side, tok: Tok) -> float:
        times = (2 if tok.on else 1) * (2 if tok.reverse.symbol in side.doubled else 1)
        return self.of_face(side, tok.reverse, tok.reverse.number * times)

    def of_recast(self, side: Side, tok: Tok) -> float:
        """What casting a token again brings its owner on average."""
        shown = self.of_face(side, tok.face, tok.face.number)
        return (shown + self.of_reverse(side, tok)) / 2 - self.of_token(side, tok)

    # Combat actions

    def action(self, text: str) -> float:
        verb, _, things = text.partition(":")
        ids = things.split(",")
        match verb:
            case "pass" | "done" | "no":
                return 0.0
            case "flip-own":
                tok = self.token(self.own, ids[0])
                return self.of_reverse(self.own, tok) - self.of_token(self.own, tok) - 0.3
            case "recast-foe":
                return -self.of_recast(self.foe, self.token(self.foe, ids[0])) - 0.3
            case "double":
                return self.of_doubling(ids)
            case "surge":
                spent = total(self.own, [self.token(self.own, id) for id in ids[1:]])
                return self.of(self.abilities[ids[0]].do, spent) - SURGE_SPENT * spent
            case "use":
                return self.of_use(ids[0])
            case _:
                return self.of_attack([self.token(self.own, id) for id in ids])

    def token(self, side: Side, id: str) -> Tok:
        return next(tok for tok in side.tokens if tok.id == id)

    def of_attack(self, tokens: Sequence[Tok]) -> float:
        """Waiting costs nothing as long as nobody can meddle; a blow that decides the combat is struck."""
        damage = total(self.own, tokens)
        if damage - self.shields(self.foe) >= self.left(self.foe):
            return KILL + damage
        return damage * (0.1 + LURKING * self.meddles(self.foe))

    def of_doubling(self, ids: Sequence[str]) -> float:
        tok = self.token(self.own, ids[0])
        return worth(self.own, tok) * (
            0.9 if tok.face.symbol in BLOWS else 0.2 if tok.face.symbol != "doubler" else 0.0
        )

    def of_use(self, id: str) -> float:
        """An ability: what it does less what it costs."""
        ability = self.abilities.get(id)
        return self.of_ability(ability) if ability else 0.1

    def of_ability(self, ability: Ability) -> float:
        gain = self.of(ability.do, 1)
        return gain - CARD * ability.cost.exert - 0.4 * ability.cost.gold - ability.cost.actions

    # Effects

    def of(self, effects: Sequence[Effect], paid: int = 1) -> float:
        return sum(self.of_effect(effect, paid) for effect in effects)

    def of_effect(self, effect: Effect, paid: int) -> float:
        """What an effect of a card is worth to whoever uses it."""
        match effect:
            case verbs.Damage():
                return self.of_damage(self.number(effect.amount, paid), effect.blockable)
            case verbs.Roll():
                return self.of(effect.then, paid)
            case verbs.Test():
                return -self.of(effect.failed, paid) if effect.who == "opponent" else 0.5 * self.of(effect.passed, paid)
            case verbs.Heal():
                hurt = self.hurt(self.own)
                return 0.85 * (hurt if effect.amount == "all" else min(hurt, self.number(effect.amount, paid)))
            case verbs.Double():
                own = [tok for tok in pool(self.own) if tok.face.symbol == effect.symbol]
                return 0.9 * total(self.own, own) if effect.symbol in BLOWS else 0.3 * len(own)
            case verbs.Forbid():
                return sum(self.of_token(self.foe, tok) for tok in pool(self.foe) if tok.face.symbol == effect.symbol)
            case verbs.Reflect():
                return 0.8 * self.blows(self.foe)
            case verbs.Flip() | verbs.Recast() | verbs.Remove():
                return self.of_tokens(effect, paid)
            case verbs.Block():
                return 1.0 if effect.amount == "all" else 0.9 * self.number(effect.amount, paid)
            case verbs.Capture():
                return KILL / 5
            case _:
                return OTHER.get(type(effect), 0.2)

    def number(self, formula: Any, paid: int) -> int:
        """What a number on a card comes to, about."""
        if isinstance(formula, int):
            return formula
        if formula == "X":
            return paid
        if self.who == FOE:
            return 1
        hero = self.game.state.heroes[self.who]
        match formula:
            case "matches":
                return max(1, speed(self.game, hero) // 2)
            case "successes":
                return 1
            case "damage":
                return hero.damage
            case "body" | "mind" | "spirit":
                return attribute(self.game, hero, formula)
            case _:
                return 1

    def of_damage(self, damage: int, blockable: bool) -> float:
        shields = self.shields(self.foe) if blockable else 0
        if damage - shields >= self.left(self.foe):
            return KILL
        return damage if not blockable else 0.9 * damage

    def of_tokens(self, effect: verbs.Flip | verbs.Recast | verbs.Remove, paid: int) -> float:
        """The best tokens that an effect can mean, or all of them, bad ones too."""
        gains = sorted((self.of_change(effect, side, tok) for side, tok in self.meant(effect)), reverse=True)
        if effect.amount == "all":
            return sum(gains)
        return sum(gain for gain in gains[: self.number(effect.amount, paid)] if gain > 0)

    def meant(self, effect: verbs.Flip | verbs.Recast | verbs.Remove) -> list[tuple[Side, Tok]]:
        sides = {"own": [self.own], "foe": [self.foe]}.get(effect.whose, [self.own, self.foe])
        spent = getattr(effect, "spent", "no")
        return [
            (side, tok)
            for side in sides
            for tok in side.tokens
            if (spent != "no" if tok.spent else spent != "only") and effect.symbol in (None, tok.face.symbol)
        ]

    def of_change(self, effect: Effect, side: Side, tok: Tok) -> float:
        """What changing a token brings: good for its owner, bad for the other."""
        sign = 1.0 if side is self.own else -1.0
        match effect:
            case verbs.Flip():
                return sign * (self.of_reverse(side, tok) - self.of_token(side, tok))
            case verbs.Recast():
                return sign * self.of_recast(side, tok)
            case _:
                return -sign * self.of_token(side, tok)


OTHER: Mapping[type, float] = {
    verbs.ActAgain: 0.3,
    verbs.Borrow: 1.0,
    verbs.DrawSkill: 0.3,
    verbs.DiscardSkill: 0.4,
    verbs.LoseGold: 0.4,
    verbs.Delay: 0.6,
    verbs.Cancel: 0.9,
}
"""Effects that are worth about as much, whatever the moment."""


# Questions of a combat


def combat(view: Melee, question: Any) -> Sequence[float]:
    return [view.action(option.text) for option in question.options]


def block(view: Melee, question: Any) -> Sequence[float]:
    """Block as much as can be with as little as it takes; shields are cast anew in the next round."""
    damage = int(str(question.args["damage"]))

    def worth_of(text: str) -> float:
        verb, _, things = text.partition(":")
        if verb != "shields":
            return 0.0
        shields = total(view.own, [view.token(view.own, id) for id in things.split(",")])
        return min(shields, damage) - 0.1 * max(0, shields - damage)

    return [worth_of(option.text) for option in question.options]


def triggered(view: Melee, question: Any) -> Sequence[float]:
    """Abilities of the moment: what they do less what they cost."""
    return [0.0 if option.text == "pass" else view.of_use(option.text[4:]) for option in question.options]


def cancel(view: Melee, question: Any) -> Sequence[float]:
    return [0.5 if option.verb == "cancel" else 0.0 for option in question.options]


def token(view: Melee, question: Any) -> Sequence[float]:
    """Which token of which pool: by the effect that is being resolved."""
    effect = resolving(view, question)

    def worth_of(text: str) -> float:
        _, _, id = text.partition(":")
        for side in (view.own, view.foe):
            for tok in side.tokens:
                if tok.id == id:
                    return view.of_change(effect, side, tok)
        return 0.0

    return [worth_of(option.text) for option in question.options]


def resolving(view: Melee, question: Any) -> Effect:
    """The effect on tokens that is being resolved."""
    for event in reversed(question.path):
        ability = view.abilities.get(getattr(event, "source", ""))
        for effect in ability.do if ability else ():
            if isinstance(effect, verbs.Flip | verbs.Recast | verbs.Remove):
                return effect
    return verbs.Recast(whose="any")


def borrow(view: Melee, question: Any) -> Sequence[float]:
    return [view.of(option.value.ability.do) for option in question.options]


COMBAT: Mapping[str, Callable[[Melee, Any], Sequence[float]]] = {
    "combat": combat,
    "block": block,
    "triggered": triggered,
    "cancel": cancel,
    "token": token,
    "borrow": borrow,
}


def judge(game: Table, who: str, question: Any) -> Sequence[float] | None:
    """The worth of every option of a question of the combat, for a hero or for `foe`; None if it is none of them."""
    answering = COMBAT.get(question.kind)
    if answering is None or game.state.combat is None:
        return None
    return answering(Melee(game, who), question)
