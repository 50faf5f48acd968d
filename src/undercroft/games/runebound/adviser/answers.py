"""What each answer to a question is worth to who is asked: the adviser of Runebound."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from undercroft.games.runebound.abilities import sources
from undercroft.games.runebound.act import FOE
from undercroft.games.runebound.adviser import melee, turns
from undercroft.games.runebound.adviser.casts import forecast
from undercroft.games.runebound.adviser.fighters import against_unknown, hero_fighter, life, villain_fighter
from undercroft.games.runebound.adviser.worth import Prospect, of_ability
from undercroft.games.runebound.box import Box, Table
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.verbs import Effect
from undercroft.games.runebound.skills import skill
from undercroft.games.runebound.state import Hero, Runebound
from undercroft.table import CardId, Game, Question, Seat

Values: TypeAlias = Sequence[float]
Answering: TypeAlias = Callable[[Prospect, Question[Any]], Values]
STAY = 0.3
"""Below these odds a hero tries to get away."""


def options(game: Game[Runebound, Box], seat: Seat, question: Question[Any]) -> Values:
    """The worth of every option, in their order, from what the seat may know."""
    if not game.state.heroes or question.kind == "choose-hero":
        return [0.0] * len(question.options)
    who = str(question.args.get("who", ""))
    if game.state.combat is not None and (judged := melee.judge(game, who, question)) is not None:
        return judged
    hero = game.state.heroes.get(who) or hero_asked(game, seat, question)
    answering = ANSWERS.get(question.kind)
    if answering is None or hero is None or who == FOE:
        return [0.0] * len(question.options)
    return answering(Prospect(game, hero), question)


def hero_asked(game: Table, seat: Seat, question: Question[Any]) -> Hero | None:
    """The hero that the question names, or the seat's own."""
    named = game.state.heroes.get(str(question.args.get("hero", "")))
    return named or next((hero for hero in game.state.heroes.values() if hero.seat == seat), None)


def triggered(view: Prospect, question: Question[Any]) -> Values:
    """Abilities of the moment, outside combat."""
    abilities = {source.id: source.ability for source in sources(view.game, view.hero.id)}
    return [
        0.0 if option.text == "pass" else of_ability(view, abilities[option.text[4:]]) + 0.01
        for option in question.options
    ]


def choose(view: Prospect, question: Question[Any]) -> Values:
    """One of several things that a card offers."""
    return [view.of(option.value.do) - view.price(option.value.cost) for option in question.options]


def may(view: Prospect, question: Question[Any]) -> Values:
    """What may be done is done, if it does any good."""
    effect = optional_effect(view, question)
    worth = view.of([effect]) if effect is not None else 0.1
    return [worth if option.value else 0.0 for option in question.options]


def optional_effect(view: Prospect, question: Question[Any]) -> Effect | None:
    """The effect that the question is about: the one of that verb on the card that is being resolved."""
    verb = str(question.args.get("verb", ""))
    for event in reversed(question.path):
        for effect in effects_of(view, event):
            if effect.may and effect.__struct_config__.tag == verb:
                return effect
    return None


def effects_of(view: Prospect, event: Any) -> Sequence[Effect]:
    """The effects of the ability or enemy that an event is about."""
    source, card = getattr(event, "source", ""), getattr(event, "card", "")
    if source:
        found: list[Ability] = [one.ability for one in sources(view.game, view.hero.id) if one.id == source]
        return [effect for ability in found for effect in ability.do]
    if card in view.state.cards:
        enemy = view.game.content.enemies.get(view.state.cards[CardId(card)].definition)
        return enemy.reward if enemy else ()
    return ()


def decks(view: Prospect, question: Question[Any]) -> Values:
    """A card to resolve, or a trophy: of the deck of which there are fewest."""
    zones = view.state.zones
    held = {option.text: len(zones[view.hero.zone(f"trophies-{option.text[5:]}")].cards) for option in question.options}
    return [view.of_adventure(text[5:]) / (3 + many) for text, many in held.items()]


def spend_trophy(view: Prospect, question: Question[Any]) -> Values:
    """Trophies of which there are most, and which no card in hand asks for by colour."""
    asked = [orb for card in view.state.zones[view.hero.zone("hand")].cards for orb in skill(view.game, card).cost]
    backs = [view.state.cards[CardId(option.text[7:])].back for option in question.options]
    return [backs.count(back) - 2.0 * asked.count(back) for back in backs]  # type: ignore[arg-type] # a deck's name


def retreat(view: Prospect, question: Question[Any]) -> Values:
    """Away from a combat that will hardly be won."""
    combat = view.state.combat
    assert combat is not None
    left = combat.health - combat.damage
    me = hero_fighter(view.game, view.hero)
    if combat.sides[1].who != FOE:
        win = 0.5
    elif combat.villain:
        win = forecast(
            me, life(view.game, view.hero), villain_fighter(view.game.content, view.state.scenario), left
        ).win
    else:
        win = against_unknown(view.game, view.hero, max(1, left)).win
    return [STAY - win if option.value else 0.0 for option in question.options]


def place_token(view: Prospect, question: Question[Any]) -> Values:
    """What hurts comes up far away from the own hero."""
    realm, at = view.realm, view.hero.at
    return [float(realm.distance(at, option.text[5:])) if at else 0.0 for option in question.options]


def challenge(view: Prospect, question: Question[Any]) -> Values:
    """The weakest of the others: worn out, with few tokens."""
    heroes = view.state.heroes
    return [
        float(heroes[option.text[5:]].damage - len(hero_fighter(view.game, heroes[option.text[5:]]).tokens))
        for option in question.options
    ]


def no(view: Prospect, question: Question[Any]) -> Values:
    """Bots don't trade."""
    return [1.0 if option.text in ("no", "done", "number:0") else 0.0 for option in question.options]


def offer(view: Prospect, question: Question[Any]) -> Values:
    return [0.0] * len(question.options)


ANSWERS: Mapping[str, Answering] = {
    "turn": turns.turn,
    "move": turns.step,
    "step": turns.step,
    "place": turns.stand,
    "go": turns.stand,
    "retreat": retreat,
    "retreat-to": turns.stand,
    "which-die": turns.which_die,
    "reroll": turns.rerolls,
    "face": turns.face,
    "exert": turns.exert,
    "event": turns.event,
    "outcome": turns.outcome,
    "resolve-first": turns.resolve_first,
    "which-deck": decks,
    "trophy-deck": decks,
    "spend-trophy": spend_trophy,
    "discard-skill": turns.discard,
    "forget": turns.forget,
    "sell": turns.sell,
    "buy": turns.buy,
    "gain-asset": turns.assets,
    "drop-asset": turns.drop,
    "place-token": place_token,
    "triggered": triggered,
    "choose": choose,
    "may": may,
    "challenge": challenge,
    "agree": no,
    "exchange-give": no,
    "exchange-take": no,
    "give-gold": no,
    "take-gold": no,
    "offer": offer,
}
