"""Damage on heroes, healing, defeat and delay."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.events import Defeated, Delayed, Healed, Recovered, Suffered
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import health


def is_defeated(game: Table, hero: Hero) -> bool:
    """As many damage tokens as health (RB-DAMAGE-02); no more as soon as it is less (RB-DAMAGE-09, RB-SKILL-16)."""
    return hero.damage >= health(game, hero)


def put_damage(game: Table, hero: Hero, damage: int, rule: str, kind: str = "") -> int:
    """Put damage on a hero, never more than health; gives what was dealt (RB-DAMAGE-01, RB-DAMAGE-03)."""
    most = health(game, hero)
    dealt = min(damage, most - hero.damage)
    if dealt <= 0:
        return 0
    hero.damage += dealt
    game.tell(Suffered(hero.id, dealt, kind, rule=rule))
    notice(game, hero)
    return dealt


def notice(game: Table, hero: Hero) -> None:
    """Say so when a hero is defeated, or is no longer; a combat that the hero is in is over at once.

    RB-DAMAGE-02, RB-DAMAGE-09, RB-DAMAGE-10, RB-COMBAT-14.
    """
    down = is_defeated(game, hero)
    if down and not hero.down:
        game.tell(Defeated(hero.id, rule="RB-DAMAGE-02"))
    elif hero.down and not down:
        game.tell(Recovered(hero.id, rule="RB-DAMAGE-09"))
    hero.down = down
    combat = game.state.combat
    if down and combat and not combat.over and hero.id in {side.who for side in combat.sides}:
        combat.over, combat.loser = "defeated", hero.id


async def suffer(game: Table, hero: Hero, damage: int, rule: str = "RB-DAMAGE-13") -> None:
    """Damage outside combat: shields don't help (RB-SHIELD-07), defeat is the same (RB-DAMAGE-13)."""
    was_down = hero.down
    put_damage(game, hero, damage, rule)
    if hero.down and not was_down:
        await after_defeat(game, hero)


async def after_defeat(game: Table, hero: Hero) -> None:
    """A defeated hero stays, keeps all, and can still use abilities (RB-DAMAGE-07, RB-DAMAGE-08, RB-ELIM-07)."""
    from undercroft.games.runebound.abilities import trigger

    await trigger(game, "defeated", [hero.id])


def heal(game: Table, hero: Hero, amount: int, rule: str) -> int:
    """Remove damage, at most all; a hero without damage can't be healed (RB-REST-08, RB-REST-09)."""
    healed = min(amount, hero.damage)
    if healed <= 0:
        return 0
    hero.damage -= healed
    game.tell(Healed(hero.id, healed, rule=rule))
    notice(game, hero)
    return healed


async def settle_health(game: Table, hero: Hero) -> None:
    """Health may have changed: damage above it is dropped; who has none left is defeated, who has some is not.

    RB-DAMAGE-09, RB-DAMAGE-10, RB-SKILL-16, RB-OPEN-27.
    """
    was_down = hero.down
    hero.damage = min(hero.damage, health(game, hero))
    notice(game, hero)
    if hero.down and not was_down and game.state.combat is None:
        await after_defeat(game, hero)


def delay(game: Table, hero: Hero) -> None:
    """A hero becomes delayed; a second time changes nothing (RB-DELAY-01, RB-OPEN-16)."""
    if not hero.delayed:
        hero.delayed = True
        game.tell(Delayed(hero.id, rule="RB-DELAY-01"))
