"""Verbs about heroes: healing, damage, moving, dice, choices."""

from undercroft.games.runebound.abilities import can_pay, pay_cost, seat_of
from undercroft.games.runebound.act import FOE, Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.heal import heal_foe
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.verbs import Choice
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.dice import COMPASS, matching, reroll, roll_dice, shows, turn_die
from undercroft.games.runebound.do_gains import meant
from undercroft.games.runebound.doing import Doers
from undercroft.games.runebound.harm import delay, heal, suffer
from undercroft.games.runebound.holds import holds
from undercroft.games.runebound.move import enter, step_freely
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import amount
from undercroft.table import Option, ZoneId, look


async def do_heal(game: Table, act: Act, effect: verbs.Heal) -> None:
    """Heroes and enemies heal alike (RB-REST-08); an enemy heals itself (RB-VILLAIN-08)."""
    if act.who == FOE and effect.who == "self":
        heal_foe(game, amount(game, act, 99 if effect.amount == "all" else effect.amount))
        return
    for hero in meant(game, act, effect):
        healed = hero.damage if effect.amount == "all" else amount(game, act, effect.amount)
        heal(game, hero, healed, "RB-REST-08")


async def do_suffer(game: Table, act: Act, effect: verbs.Suffer) -> None:
    for hero in meant(game, act, effect):
        await suffer(game, hero, amount(game, act, effect.amount))


async def do_delay(game: Table, act: Act, effect: verbs.Delay) -> None:
    for hero in meant(game, act, effect):
        delay(game, hero)


async def do_move(game: Table, act: Act, effect: verbs.Move) -> None:
    """An ability that moves needs no move action (RB-ABIL-17); in combat nobody moves but to retreat (RB-MOVE-12)."""
    if game.state.combat is not None:
        return
    onto = game.content.realm.spots(effect.onto) if effect.onto else None
    for hero in meant(game, act, effect):
        await step_freely(game, hero, amount(game, act, effect.hexes), onto, effect.roads)


async def do_go(game: Table, act: Act, effect: verbs.Go) -> None:
    if game.state.combat is not None:
        return
    for hero in meant(game, act, effect):
        spots = sorted(game.content.realm.spots(effect.to))
        to = await decide(game, hero.seat, "go", [Option(f"cell:{hex}", hex) for hex in spots], "RB-MOVE-13")
        await enter(game, hero, to, "RB-MOVE-13")


async def do_roll(game: Table, act: Act, effect: verbs.Roll) -> None:
    """Count the dice that show a terrain; a compass counts, wanted or not (RB-DICE-05, RB-HEX-03).

    Who is no hero rolls without a chance to exert (RB-OPEN-48).
    """
    from undercroft.games.runebound.perform import perform

    for hero in meant(game, act, effect):
        before = game.state.roll
        roll = await roll_dice(game, hero, amount(game, act, effect.dice), "setup" if game.state.setting_up else "card")
        act.matches = count(game, roll.dice, effect.match, hero)
        game.state.roll = before
        await perform(game, act, effect.then)


def count(game: Table, dice: list[str], match: str, hero: Hero) -> int:
    if match == "hex":
        return matching(game, dice, hero.at)
    return sum(die == COMPASS if match == COMPASS else shows(die, match) for die in dice)


async def do_reroll(game: Table, act: Act, effect: verbs.Reroll) -> None:
    """Dice of the roll under way: all of them, or some of the hero's choice."""
    roll, hero = game.state.roll, game.state.heroes[act.who]
    if roll is None or roll.hero != hero.id:
        return
    if effect.amount == "all":
        for die in list(roll.dice):
            reroll(game, roll, die, "RB-DICE-06")
        return
    for _ in range(min(amount(game, act, effect.amount), len(roll.dice))):
        options = [Option(f"die:{die}", die) for die in dict.fromkeys(roll.dice)]
        reroll(
            game, roll, await decide(game, hero.seat, "which-die", options, "RB-DICE-06", hero=hero.id), "RB-DICE-06"
        )


async def do_turn_die(game: Table, act: Act, effect: verbs.TurnDie) -> None:
    roll, hero = game.state.roll, game.state.heroes[act.who]
    if roll is None or roll.hero != hero.id:
        return
    dice = [Option(f"die:{die}", die) for die in dict.fromkeys(roll.dice)]
    die = await decide(game, hero.seat, "which-die", dice, "RB-DICE-06", hero=hero.id)
    faces = [Option(f"face:{face}", face) for face in game.content.realm.board.die]
    turn_die(game, roll, die, await decide(game, hero.seat, "face", faces, "RB-DICE-06", hero=hero.id), "RB-DICE-06")


async def do_choose(game: Table, act: Act, effect: verbs.Choose) -> None:
    """One of several, of those that can be paid and whose conditions hold."""
    from undercroft.games.runebound.perform import perform

    hero = game.state.heroes.get(act.who)
    options = [
        Option(f"choice:{at}", choice, choice.text)
        for at, choice in enumerate(effect.options)
        if fits(game, act, hero, choice)
    ]
    if not options:
        return
    seat = seat_of(game, act.who) if act.who else game.state.first
    choice = await decide(game, seat, "choose", options, "RB-PREC-06", who=act.who)
    if hero is not None:
        await pay_cost(game, hero, choice.cost)
    await perform(game, act, choice.do)


def fits(game: Table, act: Act, hero: Hero | None, choice: Choice) -> bool:
    payable = hero is None or can_pay(game, hero, choice.cost)
    return payable and (choice.needs is None or holds(game, act, choice.needs))


async def do_look(game: Table, act: Act, effect: verbs.Look) -> None:
    """Only who looks knows; the cards stay where they are (RB-VIEW-07)."""
    deck = {"skill": "skills", "asset": "assets"}.get(effect.deck, effect.deck)
    for hero in meant(game, act, effect):
        look(game, ZoneId(deck), hero.seat, effect.amount)


DOERS: Doers = {
    verbs.Heal: do_heal,
    verbs.Suffer: do_suffer,
    verbs.Delay: do_delay,
    verbs.Move: do_move,
    verbs.Go: do_go,
    verbs.Roll: do_roll,
    verbs.Reroll: do_reroll,
    verbs.TurnDie: do_turn_die,
    verbs.Choose: do_choose,
    verbs.Look: do_look,
}
