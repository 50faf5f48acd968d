"""The attack, target by target: bonuses, modifier card, shield, damage, effects."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.blow import Blow
from undercroft.games.haven.bonus import listen, shield_of
from undercroft.games.haven.boosts import Boosts, gather
from undercroft.games.haven.box import Table
from undercroft.games.haven.conditions import gain
from undercroft.games.haven.content.model import Modifier
from undercroft.games.haven.content.verbs import Attack
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.elements import will_infuse
from undercroft.games.haven.events import Attacked
from undercroft.games.haven.force import shove
from undercroft.games.haven.items import offer_items
from undercroft.games.haven.modifiers import draw_modifier
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targeting import Aim
from undercroft.games.haven.world import adjacent, number, stat_of


async def attack(game: Table, act: Act, ability: Attack) -> bool:
    """Each target is attacked once, one attack after the other (JL-ATTACK-06, JL-ATTACK-14, JL-ATTACK-16).

    A disarmed figure can't (JL-DISARM-01); no target, no attack (JL-ABIL-03).
    """
    if act.actor.has("disarm"):
        return False
    boosts = await gather(game, act, ability)
    base = number(game, act.stat.attack) if act.stat else 0
    reach = number(game, ability.range) if ability.range is not None else (act.stat.range if act.stat else 0)
    reach += boosts.range if reach else 0
    melee = reach == 0 or (ability.area is not None and ability.area.melee)
    aim = Aim(game, act, ability, max(1, reach), boosts.targets)
    while target := await aim.next():
        await strike(game, act, ability, boosts, target, base, melee)
    act.targets = aim.hit
    return bool(aim.hit)


async def strike(
    game: Table, act: Act, ability: Attack, boosts: Boosts, target: Figure, base: int, melee: bool
) -> None:
    """One attack: bonuses, then the card, then the shield; damage, then the effects (JL-ATTACK-02, JL-ATTACK-03)."""
    blow = prepare(game, act, ability, boosts, target, base, melee)
    with game.resolving(Attacked(act.actor.id, target.id, blow.value, rule="JL-ATTACK-01")):
        await listen(game, "attacks", act.actor, blow)
        await listen(game, "is-attacked", target, blow)
        await offer_items(game, "attacks", act.actor, blow)
        await offer_items(game, "is-attacked", target, blow)
        modifier = await draw_modifier(game, act.actor, blow.advantage, blow.disadvantage)
        value = modified(blow, modifier)
        shield = max(0, blow.shield + shield_of(game, target) - blow.pierce)
        dealt = await suffer(game, target, max(0, value - shield), credit(game, act.actor), "JL-ATTACK-03")
        act.dealt += dealt
        game.state.facts.attacks += 1
        act.killed = act.killed or not target.at
        await after_damage(game, act, blow, modifier)


def prepare(game: Table, act: Act, ability: Attack, boosts: Boosts, target: Figure, base: int, melee: bool) -> Blow:
    """Everything that is known before the card is drawn (JL-ATTACK-09 … JL-ATTACK-11, JL-POISON-01, JL-ADV-12)."""
    actor, stat = act.actor, act.stat
    against = stat_of(game, target)
    value = base + number(game, ability.value, X=act.dealt)
    blow = Blow(actor, target, value, melee, pierce=number(game, ability.pierce))
    blow.push, blow.pull = number(game, ability.push), number(game, ability.pull)
    blow.effects = [*ability.effects, *(stat.effects if stat else ())]
    boosts.apply(game, act, blow)
    blow.value += target.has("poison")
    blow.advantage |= ability.advantage or actor.has("strengthen") or bool(stat and stat.advantage)
    blow.disadvantage |= ability.disadvantage or actor.has("muddle")
    blow.disadvantage |= not melee and adjacent(game, actor.at, target.at)
    blow.disadvantage |= bool(against and against.attackers_have_disadvantage)
    return blow


def modified(blow: Blow, modifier: Modifier) -> int:
    """The card adds its number, doubles, or makes it 0 (JL-AMD-03, JL-AMD-05, JL-AMD-06, JL-AMD-07).

    JL-BLESS-02, JL-CURSE-02.
    """
    return blow.value + modifier.value if modifier.times is None else blow.value * modifier.times


async def after_damage(game: Table, act: Act, blow: Blow, modifier: Modifier) -> None:
    """Conditions, then push and pull, then the rest, even at 0 damage; not on the dead (JL-ATTACK-04, JL-ATTACK-05).

    JL-AMD-10, JL-AMD-11, JL-OPEN-41.
    """
    from undercroft.games.haven.action import perform_all

    target = blow.target
    for condition in (*blow.effects, *modifier.effects):
        if target.at:
            gain(game, target, condition, "JL-ATTACK-04" if condition in blow.effects else "JL-AMD-11")
    will_infuse(game, modifier.infuse)
    if target.at and (push := blow.push + modifier.push):
        await shove(game, act, target, push, away=True)
    if target.at and (pull := blow.pull + modifier.pull):
        await shove(game, act, target, pull, away=False)
    if then := (*blow.then, *modifier.then):
        act.targets = [target.id]
        await perform_all(game, act, then)


def credit(game: Table, attacker: Figure) -> str | None:
    """Who killed: the attacking character; of monsters nobody (JL-DEATH-02, JL-DEATH-06, JL-DEATH-07)."""
    return attacker.id if attacker.id in game.state.sheets else None
