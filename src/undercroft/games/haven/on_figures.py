"""What abilities do to figures: heal, give, cure, push and pull, suffer, grant, swap, kill."""

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.attack import credit
from undercroft.games.haven.boosts import gather
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import POSITIVE, gain, lose
from undercroft.games.haven.content import verbs
from undercroft.games.haven.content.select import Selector
from undercroft.games.haven.damage import fall, suffer
from undercroft.games.haven.enter import enter
from undercroft.games.haven.force import shove
from undercroft.games.haven.heal import heal
from undercroft.games.haven.orders import NO_NEGATING
from undercroft.games.haven.targeting import Aim, subject_of
from undercroft.games.haven.targets import selected
from undercroft.games.haven.world import ALL, number
from undercroft.table import Option, Question

ALLIES = Selector(who="allies")
NEAR = 1
"""The reach of heals, conditions, pushes and pulls that print none (JL-COND-12, JL-OPEN-23)."""


def reach_of(game: Table, ability: verbs.Targeted, default: int = NEAR) -> int:
    return number(game, ability.range) if ability.range is not None else default


async def heal_ability(game: Table, act: Act, ability: verbs.Heal) -> bool:
    """“Heal X” raises the hit points of each target in sight; oneself only if the card says so (JL-HEAL-01).

    JL-HEAL-02, JL-HEAL-08, JL-OPEN-23, JL-XP-01; whom it healed what follows may ask (JL-TARGET-01).
    """
    boosts = await gather(game, act, ability)
    aim = Aim(game, act, ability, reach_of(game, ability) + boosts.range, boosts.targets, ALLIES)
    while target := await aim.next():
        heal(game, target, number(game, ability.value, X=act.dealt) + boosts.total(game, act, target))
    act.targets = aim.hit
    return bool(aim.hit)


async def give_ability(game: Table, act: Act, ability: verbs.Give) -> bool:
    """Conditions without an attack: bad ones for enemies, good ones for allies (JL-COND-11 … JL-COND-13, JL-TARGET-06).

    JL-TARGET-07, JL-TARGET-01, JL-XP-01.
    """
    boosts = await gather(game, act, ability)
    default = ALLIES if all(name in POSITIVE for name in ability.conditions) else Selector(who="enemies")
    aim = Aim(game, act, ability, reach_of(game, ability) + boosts.range, boosts.targets, default)
    while target := await aim.next():
        for condition in ability.conditions:
            gain(game, target, condition, "JL-COND-11")
    act.targets = aim.hit
    return bool(aim.hit)


async def cure_ability(game: Table, act: Act, ability: verbs.Cure) -> bool:
    """Conditions are taken away."""
    aim = Aim(game, act, ability, reach_of(game, ability), default=Selector(who="allies-or-self"))
    while target := await aim.next():
        for condition in ability.conditions:
            lose(game, target, condition, "JL-COND-01")
    return bool(aim.hit)


async def push_ability(game: Table, act: Act, ability: verbs.Push | verbs.Pull) -> bool:
    """Push and pull as abilities of their own (JL-PUSH-01, JL-PUSH-02, JL-PUSH-14, JL-TARGET-01, JL-XP-01)."""
    boosts = await gather(game, act, ability)
    aim = Aim(game, act, ability, reach_of(game, ability) + boosts.range, boosts.targets)
    while target := await aim.next():
        steps = number(game, ability.value) + boosts.total(game, act, target)
        await shove(game, act, target, steps, away=isinstance(ability, verbs.Push))
    act.targets = aim.hit
    return bool(aim.hit)


async def suffer_ability(game: Table, act: Act, ability: verbs.Suffer) -> bool:
    """All that are meant suffer damage; no card, no shield, no sight (JL-SUFFER-01 … JL-SUFFER-03).

    By a house rule it can't be negated either (JL-OPEN-01).
    """
    meant = selected(game, act.actor, ability.at, subject_of(game, act), act.side)
    if ability.at.nearest and meant:
        options = [Option(f"target:{figure.id}", figure) for figure in meant]
        meant = [await game.ask(Question(act.seats, "target-suffer", options, "JL-GEN-01", party=act.party))]
    final = game.state.switches.get(NO_NEGATING, False)
    for figure in meant:
        damage = number(game, ability.value, X=act.dealt)
        await suffer(game, figure, damage, credit(game, act), "JL-SUFFER-01", final)
    act.killed = any(not figure.at for figure in meant)
    return bool(meant)


async def grant_ability(game: Table, act: Act, ability: verbs.Grant) -> bool:
    """Each figure in sight that is granted something acts for itself: an ally as it likes, an enemy as it is told.

    JL-GRANT-01 … JL-GRANT-05, JL-GRANT-07 … JL-GRANT-09, JL-ACTION-08, JL-XP-01; the turn stays the granter's
    (JL-TURN-08). Only on a monster's card are the values added to the stat line.
    """
    from undercroft.games.haven.action import perform_all

    aim = Aim(game, act, ability, reach_of(game, ability, ALL), default=ALLIES)
    done = False
    while target := await aim.next():
        granted = act_of(game, target, act.source)
        granted.stat = granted.stat if act.stat else None
        if target.side != act.actor.side:
            granted.seats, granted.party, granted.granter, granted.bound = act.seats, act.party, act.actor, True
        done = await perform_all(game, granted, ability.abilities) or done
    return done


async def swap_ability(game: Table, act: Act, ability: verbs.Swap) -> bool:
    """Actor and target change places, and enter each other's hex."""
    aim = Aim(game, act, ability, reach_of(game, ability))
    while target := await aim.next():
        act.actor.at, target.at = target.at, act.actor.at
        await enter(game, act.actor, act.actor.at)
        await enter(game, target, target.at, act.actor.id)
    return bool(aim.hit)


async def kill_ability(game: Table, act: Act, ability: verbs.Kill) -> bool:
    """The target dies."""
    aim = Aim(game, act, ability, reach_of(game, ability))
    while target := await aim.next():
        await fall(game, target, credit(game, act))
    return bool(aim.hit)
