"""A turn: three hero actions one after the other; skills and abilities before, between and after them."""

from collections.abc import Iterator
from functools import partial

from undercroft.games.runebound.abilities import Source, clear_marks, new_act, sources, trigger, usable, use
from undercroft.games.runebound.adventure import ACTIONS, adventure, can_adventure
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.challenge import can_challenge
from undercroft.games.runebound.combat.surge import Doing
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import hand
from undercroft.games.runebound.events import Acted, StoodUp, TurnBegan
from undercroft.games.runebound.exchange import meanwhile
from undercroft.games.runebound.harm import is_defeated
from undercroft.games.runebound.move import move_with_dice, walk
from undercroft.games.runebound.own_turn import on_own_turn
from undercroft.games.runebound.quests import open_quests, try_quest
from undercroft.games.runebound.rest import rest
from undercroft.games.runebound.shop import market_here, shop
from undercroft.games.runebound.skills import learn, learnable, train
from undercroft.games.runebound.state import Hero, RoundEnd, Turn
from undercroft.games.runebound.trophies import trophies
from undercroft.games.runebound.values import speed
from undercroft.table import Option, Place

HERO_ACTIONS = 3


def begin_turn(game: Table, hero: Hero) -> Place:
    """A turn is three actions; what is once per turn can be used anew (RB-TURN-05, RB-TURN-07, RB-ABIL-13)."""
    hero.actions = HERO_ACTIONS
    clear_marks(hero, "turn")
    game.tell(TurnBegan(hero.id, rule="RB-TURN-05"))
    return Turn(hero.id)


async def turn(game: Table, place: Turn) -> Place:
    """One decision between two actions; each action is finished before the next (RB-ACTION-06, RB-TURN-06)."""
    state = game.state
    hero = state.heroes[place.hero]
    if not place.begun:
        await trigger(game, "turn-begins", [hero.id])
    run = await choose(game, hero)
    if run is not None:
        await run()
    if state.outcome is not None:
        return state.outcome
    if run is None or hero.eliminated:
        return next_place(game, hero)
    return Turn(hero.id, begun=True)


async def choose(game: Table, hero: Hero) -> Doing | None:
    """What next: an action, a skill to learn, an ability; or, with no action left, the end of the turn.

    Whether anything can be learned is nobody else's business: who might is asked, whatever the hand holds (RB-VIEW-05).
    """

    def options() -> list[Option[Doing | None]]:
        found: list[Option[Doing | None]] = [*learning(game, hero), *between(game, hero), *actions(game, hero)]
        if not hero.actions:
            found.append(Option("end", None))
        return found

    with meanwhile(game):
        return await decide(
            game,
            hero.seat,
            "turn",
            options,
            "RB-TURN-06",
            forced=not (hand(game, hero) and trophies(game, hero)),
            hero=hero.id,
            actions=hero.actions,
        )


def learning(game: Table, hero: Hero) -> Iterator[Option[Doing | None]]:
    """Any number of skills, before or after an action, a defeated or delayed hero too, never in the midst of one.

    RB-SKILL-01, RB-SKILL-02, RB-SKILL-03, RB-SKILL-04, RB-DAMAGE-07, RB-DELAY-03.
    """
    for card in learnable(game, hero):
        yield Option(f"learn:{card}", partial(learn, game, hero, card))


def between(game: Table, hero: Hero) -> Iterator[Option[Doing | None]]:
    """Abilities for any time of the turn (RB-ABIL-11, RB-DAMAGE-07, RB-DELAY-03)."""
    for source in on_own_turn(game, hero):
        yield source.offered(partial(use_card, game, hero, source))


def actions(game: Table, hero: Hero) -> Iterator[Option[Doing | None]]:
    """The actions that are legal now: a defeated hero only rests, a delayed one only stands up.

    RB-ACTION-01 … RB-ACTION-05, RB-ACTION-07, RB-DAMAGE-05, RB-DELAY-01, RB-DELAY-04, RB-DELAY-06, RB-OPEN-15.
    """
    if hero.actions < 1:
        return
    if is_defeated(game, hero):
        yield Option("rest", partial(act, game, hero, "rest"))
        return
    if hero.delayed:
        yield Option("stand", partial(act, game, hero, "stand"))
        return
    for step in game.content.realm.steps[hero.at]:
        yield Option(f"walk:{step.to}", partial(act, game, hero, "walk", step.to))
    if speed(game, hero):
        yield Option("move", partial(act, game, hero, "move"))
    yield Option("rest", partial(act, game, hero, "rest"))
    yield Option("train", partial(act, game, hero, "train"))
    if market_here(game, hero):
        yield Option("shop", partial(act, game, hero, "shop"))
    if can_adventure(game, hero):
        yield Option("adventure", partial(act, game, hero, "adventure"))
    yield from card_actions(game, hero)
    yield Option("nothing", partial(act, game, hero, "nothing"))


def card_actions(game: Table, hero: Hero) -> Iterator[Option[Doing | None]]:
    """Quests that can be tried here, and actions that cards give (RB-ACTION-01, RB-ABIL-16, RB-QUEST-02)."""
    for card in open_quests(game, hero):
        yield Option(f"quest:{card}", partial(try_quest, game, hero, card))
    for source in sources(game, hero.id, "action"):
        can = usable(game, hero.id, source)
        if can and can_challenge(game, hero, source.ability.do):
            yield source.offered(partial(use_card, game, hero, source))


async def use_card(game: Table, hero: Hero, source: Source) -> None:
    """An ability of a card, for as many hero actions as it shows (RB-ABIL-16)."""
    await use(game, hero.id, source, new_act(game, hero.id, source))


async def act(game: Table, hero: Hero, what: str, to: str = "") -> None:
    """Spend hero actions: adventure two, all others one (RB-ACTION-02, RB-ACTION-03, RB-ACTION-04, RB-ACTION-05)."""
    price = ACTIONS if what == "adventure" else 1
    hero.actions -= price
    with game.resolving(Acted(hero.id, what, price, rule="RB-ACTION-04")):
        match what:
            case "walk":
                await walk(game, hero, to)
            case "move":
                await move_with_dice(game, hero)
            case "rest":
                await rest(game, hero)
            case "train":
                await train(game, hero)
            case "shop":
                await shop(game, hero)
            case "adventure":
                await adventure(game, hero)
            case "stand":
                stand_up(game, hero)
            case _:
                pass


def stand_up(game: Table, hero: Hero) -> None:
    """An action and nothing else (RB-DELAY-01, RB-DELAY-05)."""
    hero.delayed = False
    game.tell(StoodUp(hero.id, rule="RB-DELAY-05"))


def next_place(game: Table, hero: Hero) -> Place:
    """The next player clockwise; after the last one the round ends (RB-TURN-06, RB-ROUND-01, RB-ELIM-06)."""
    state = game.state
    everyone = list(state.heroes.values())
    for other in everyone[everyone.index(hero) + 1 :]:
        if not other.eliminated:
            return begin_turn(game, other)
    return state.outcome or RoundEnd()
