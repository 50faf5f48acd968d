"""Damage in combat: it is announced, blocked, dealt; and what follows."""

from undercroft.games.runebound.abilities import trigger
from undercroft.games.runebound.act import FOE, Act, Hit, other_side
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.pool import choices, named, showing, spend, total
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.events import Blocked, Defeated, Suffered
from undercroft.games.runebound.harm import put_damage
from undercroft.games.runebound.state import Side, Tok
from undercroft.table import Option


def hit_of(amount: int, kind: str, *, attack: bool) -> Hit:
    return Hit(amount, kind, attack)


async def deal(game: Table, victim: Side, hit: Hit, *, blockable: bool = True) -> None:
    """Deal damage to the opponent, who may block it; only the opponent can be meant (RB-DAMAGE-04, RB-COMBAT-16).

    Damage that can't be blocked meets no shields (RB-SHIELD-05), nor does damage before the first cast (RB-SHIELD-06).
    Where all is blocked no damage was dealt (RB-SHIELD-08, RB-SHIELD-10).
    """
    combat = game.state.combat
    if combat is None or combat.over or hit.amount <= 0:
        return
    about = Act(victim.who, victim.seat, hit=hit)
    if blockable:
        await block_by_abilities(game, victim, about)
        if hit.amount > 0:
            await block_by_shields(game, victim, hit)
    dealt = put(game, victim, hit)
    if dealt and not combat.over:
        await trigger(game, "damages", [other_side(combat, victim.who).who], about)
        await reflect(game, victim, hit, dealt)


async def block_by_abilities(game: Table, victim: Side, about: Act) -> None:
    """Abilities that block, some of them only one kind of damage (RB-SHIELD-14, RB-DMGACT-07, RB-CACT-06)."""
    await trigger(game, "damaged", [victim.who], about)


async def block_by_shields(game: Table, victim: Side, hit: Hit) -> None:
    """Spend shields, each blocks 1 damage of any kind and source; free, voluntary, after passing too, in one decision.

    RB-SHIELD-01 … RB-SHIELD-04, RB-SHIELD-11, RB-SHIELD-12, RB-CACT-06.
    """
    shields = showing(victim, "shield")
    if not shields:
        return
    options: list[Option[tuple[Tok, ...]]] = [Option(f"shields:{named(some)}", some) for some in choices(shields)]
    options.append(Option("suffer", ()))
    some = await decide(game, victim.seat, "block", options, "RB-SHIELD-01", who=victim.who, damage=hit.amount)
    if some:
        block(game, victim, hit, total(victim, some))
        spend(game, victim, some)


def block(game: Table, victim: Side, hit: Hit, amount: int) -> None:
    """Blocked damage is ignored (RB-SHIELD-08)."""
    blocked = min(amount, hit.amount)
    if blocked > 0:
        hit.amount -= blocked
        game.tell(Blocked(victim.who, blocked, rule="RB-SHIELD-08"))


def put(game: Table, victim: Side, hit: Hit) -> int:
    """Put damage on the victim's card, up to health; who has as much is defeated and combat is over.

    RB-DAMAGE-01, RB-DAMAGE-02, RB-DAMAGE-03, RB-DAMAGE-12, RB-COMBAT-14, RB-COMBAT-18.
    """
    combat = game.state.combat
    assert combat is not None
    if victim.who == FOE:
        dealt = min(hit.amount, combat.health - combat.damage)
        combat.damage += dealt
        if dealt:
            game.tell(Suffered(FOE, dealt, hit.kind, rule="RB-DAMAGE-01"))
        if combat.damage >= combat.health:
            game.tell(Defeated(FOE, rule="RB-DAMAGE-02"))
            combat.over, combat.loser = "defeated", FOE
        return dealt
    return put_damage(game, game.state.heroes[victim.who], hit.amount, "RB-DAMAGE-01", hit.kind)


async def reflect(game: Table, victim: Side, hit: Hit, dealt: int) -> None:
    """Who reflects deals what an attack did back, as damage that is no attack (RB-DMGACT-09)."""
    combat = game.state.combat
    if combat is not None and victim.reflects and hit.attack:
        await deal(game, other_side(combat, victim.who), hit_of(dealt, victim.reflects, attack=False))
