"""The attack, target by target: bonuses, modifier card, shield, damage, effects."""

from dataclasses import dataclass
from functools import partial

from undercroft.games.haven.act import Act, act_of
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.bonus import listen, shield_of
from undercroft.games.haven.boosts import Boosts, gather
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.verbs import Attack
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.events import Attacked, ShieldUsed
from undercroft.games.haven.force import shove
from undercroft.games.haven.items import offer_attack_items, offer_items, offer_undoubling
from undercroft.games.haven.modifiers import draw_modifier, modify
from undercroft.games.haven.odds import preview_attack
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targeting import Aim
from undercroft.games.haven.world import adjacent, characters, number, stat_of
from undercroft.table import Preview


@dataclass(frozen=True, slots=True)
class Assault:
    """One attack ability under way: what is the same for all its targets."""

    act: Act
    ability: Attack
    boosts: Boosts
    reach: int
    melee: bool


async def attack(game: Table, act: Act, ability: Attack) -> bool:
    """Each target is attacked once, one attack after the other (JL-ATTACK-06, JL-ATTACK-14, JL-ATTACK-16).

    A disarmed figure can't (JL-DISARM-01, JL-GRANT-10); no target, no attack (JL-ABIL-03, JL-XP-01). Items of the
    attacker count for all its targets (JL-RANGE-01, JL-OPEN-44); whom it hit, and whether one died, what follows may
    ask (JL-XP-02, JL-SUFFER-02).
    """
    if act.actor.has("disarm"):
        return False
    act.killed = False
    boosts = await gather(game, act, ability)
    act.single = ability.targets == 1 and ability.area is None
    melee = assault_of(game, act, ability, boosts).melee
    boosts.take(game, act, [*act.gained, *await offer_attack_items(game, act, melee)])
    assault = assault_of(game, act, ability, boosts)
    aim = Aim(
        game,
        act,
        ability,
        assault.reach,
        more=assault.boosts.targets + _targets_of_stat(act, ability),
        area=assault.boosts.area,
        preview=partial(preview_of, game, assault),
    )
    while target := await aim.next():
        await strike(game, assault, target)
    act.targets = aim.hit
    return bool(aim.hit)


def assault_of(game: Table, act: Act, ability: Attack, boosts: Boosts) -> Assault:
    """No range stated: a melee attack on adjacent figures; any range, even 1, makes it a ranged one.

    JL-RANGE-01, JL-RANGE-03, JL-RANGE-06, JL-RANGE-07; areas with a grey hex are melee, others ranged (JL-AOE-03,
    JL-AOE-04). A long weapon reaches farther and stays a melee weapon (JL-ATTACK-13).
    """
    reach = number(game, ability.range) if ability.range is not None else act.stat.range if act.stat else 0
    if boosts.range:
        reach = max(1, reach) + boosts.range
    area = boosts.area or ability.area
    melee = area.melee if area else reach == 0
    return Assault(act, ability, boosts, max(1, reach) + (boosts.reach if melee else 0), melee)


def _targets_of_stat(act: Act, ability: Attack) -> int:
    """How many targets more than its card a monster's stat line has."""
    if act.stat is None or ability.targets == "all":
        return 0
    return max(0, act.stat.targets - ability.targets)


async def strike(game: Table, assault: Assault, target: Figure) -> None:
    """One attack: bonuses, then the card, then the shield; damage, then the effects.

    JL-ATTACK-01 … JL-ATTACK-03, JL-ATTACK-07, JL-SHIELD-02. Bonuses and items of both listen (JL-ONGO-10, JL-OPEN-44),
    and what was bought for the attack brings its experience (JL-XP-02).
    """
    act = assault.act
    blow = prepare(game, assault, target)
    assault.boosts.reward(game, act, target, blow.melee)
    with game.resolving(Attacked(act.actor.id, target.id, blow.value, rule="JL-ATTACK-01")):
        await listen(game, "attacks", act.actor, blow)
        await listen(game, "is-attacked", target, blow)
        await offer_items(game, "attacks", act.actor, blow)
        await offer_items(game, "is-attacked", target, blow)
        drawn = await draw_modifier(game, act.actor, blow.value, blow.advantage, blow.disadvantage)
        value = modify(blow.value, await offer_undoubling(game, blow, game.content.modifier(drawn)))
        damage = blow.left(value, shield_of(game, target))
        if damage < value:
            game.tell(ShieldUsed(target.id, value - damage, rule="JL-SHIELD-01"))
        act.dealt += await suffer(game, target, damage, credit(game, act), "JL-ATTACK-03")
        game.state.facts.attacks += game.state.facts.figure == act.actor.id
        act.killed = act.killed or not target.at
        await after_damage(game, act, blow, drawn)


def prepare(game: Table, assault: Assault, target: Figure) -> Blow:
    """Everything that is known before the card is drawn (JL-ATTACK-09 … JL-ATTACK-11, JL-POISON-01, JL-ADV-12).

    JL-MUDDLE-01, JL-STRENGTH-01, JL-MON-16.
    """
    act, ability = assault.act, assault.ability
    base = number(game, act.stat.attack) if act.stat else 0
    own = stat_of(game, act.actor)
    blow = Blow(act.actor, target, base + number(game, ability.value, X=act.dealt), assault.melee)
    blow.pierce, blow.push, blow.pull = (number(game, part) for part in (ability.pierce, ability.push, ability.pull))
    blow.effects = [*ability.effects, *(own.effects if own else ())]
    assault.boosts.apply(game, act, blow)
    blow.value += target.has("poison")
    blow.advantage |= has_advantage(game, assault)
    blow.disadvantage |= has_disadvantage(game, assault, target)
    return blow


def has_advantage(game: Table, assault: Assault) -> bool:
    """From STRENGTHEN, the card or the stat line; once is enough (JL-ADV-03, JL-ADV-05, JL-STRENGTH-01)."""
    own = stat_of(game, assault.act.actor)
    return assault.ability.advantage or assault.act.actor.has("strengthen") or bool(own and own.advantage)


def has_disadvantage(game: Table, assault: Assault, target: Figure) -> bool:
    """From MUDDLE, or because a ranged attack is made on an adjacent target, in an area too (JL-ADV-04, JL-ADV-05).

    JL-RANGE-04, JL-AOE-08, JL-MUDDLE-01.
    """
    actor, theirs = assault.act.actor, stat_of(game, target)
    too_near = not assault.melee and adjacent(game, actor.at, target.at)
    hampered = bool(theirs and theirs.attackers_have_disadvantage)
    return assault.ability.disadvantage or actor.has("muddle") or too_near or hampered


def preview_of(game: Table, assault: Assault, target: Figure | None) -> Preview:
    """What attacking a target promises."""
    return preview_attack(game, prepare(game, assault, target)) if target else Preview()


async def after_damage(game: Table, act: Act, blow: Blow, drawn: str) -> None:
    """Conditions, then push and pull, then the rest, even at 0 damage; not on the dead (JL-ATTACK-04, JL-ATTACK-05).

    JL-AMD-04, JL-AMD-10, JL-AMD-11, JL-OPEN-36, JL-OPEN-41, JL-OPEN-45; last of all what its target answers
    (JL-SUFFER-01).
    """
    target, modifier = blow.target, game.content.modifier(drawn)
    rules = [(name, "JL-ATTACK-04") for name in blow.effects] + [(name, "JL-AMD-11") for name in modifier.effects]
    for condition, rule in rules:
        if target.at:
            gain(game, target, condition, rule)
    for steps, away in ((blow.push + modifier.push, True), (blow.pull + modifier.pull, False)):
        await shove(game, act, target, steps, away)
    will_infuse(game, modifier.infuse)
    await perform_card(game, act, drawn, target)
    await answer(game, blow)


async def answer(game: Table, blow: Blow) -> None:
    """What bonuses and items of the attacked do to its attacker, if both are still there."""
    from undercroft.games.haven.action import perform_all

    for act, abilities in blow.answers:
        if blow.attacker.at:
            await perform_all(game, act, abilities)


async def perform_card(game: Table, act: Act, drawn: str, target: Figure) -> None:
    """What a class's modifier card does besides, last of all and for the character whose card it is.

    All adjacent enemies of the target suffer 1, no attack and not the target itself; Shield 1; Heal 1, ally
    (JL-AMD-13 … JL-AMD-17, JL-AMD-19, JL-OPEN-30).
    """
    from undercroft.games.haven.action import perform_all

    modifier = game.content.modifier(drawn)
    if not modifier.then:
        return
    owners = [hero for hero in characters(game) if hero.kind == drawn.partition("#")[0]]
    doing = act_of(game, owners[0] if owners else act.actor, f"modifier|{drawn}|")
    doing.bound, doing.targets = True, [target.id]
    await perform_all(game, doing, modifier.then)


def credit(game: Table, act: Act) -> str | None:
    """Who kills by what it does: the acting character; of monsters and special rules nobody.

    JL-DEATH-02, JL-DEATH-06, JL-DEATH-07.
    """
    return act.actor.id if act.actor.id in game.state.sheets and not act.source.startswith("rule") else None
