"""Whether the condition of an ability or effect holds now."""

from undercroft.games.runebound.act import FOE, Act, other_side, side_of
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.terms import Needs
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import statistic


def holds(game: Table, act: Act, needs: Needs) -> bool:
    """All that is asked for; a card's action is offered only if its conditions are met (RB-ACTION-07)."""
    hero = None if act.who in (FOE, "") else game.state.heroes[act.who]
    return (
        (needs.act is None or needs.act == game.state.act)
        and (hero is None or hero_holds(game, hero, needs))
        and combat_holds(game, act, needs)
        and roll_holds(game, needs)
    )


def hero_holds(game: Table, hero: Hero, needs: Needs) -> bool:
    """Where the hero stands, with whom, how they are; compared are real values, negative ones too (RB-ATTR-04)."""
    state = game.state
    if needs.on and hero.at not in game.content.realm.spots(needs.on):
        return False
    if needs.damaged is not None and (hero.damage > 0) != needs.damaged:
        return False
    if needs.company and not company(game, hero):
        return False
    if needs.token_here and not state.tokens.get(needs.token_here, {}).get(hero.at):
        return False
    if needs.villain_here and (state.villain is None or state.villain.at != hero.at):
        return False
    return all(statistic(game, hero, name) >= least for name, least in needs.at_least.items())


def company(game: Table, hero: Hero) -> list[Hero]:
    """The other heroes on the same hex; any number can be there (RB-LIMIT-11)."""
    return [one for one in game.state.playing() if one.id != hero.id and one.at == hero.at]


def combat_holds(game: Table, act: Act, needs: Needs) -> bool:
    """Against whom it is, which damage, and what the own pool shows; only upper faces count (RB-POOL-06)."""
    combat = game.state.combat
    if needs.against and (combat is None or not set(needs.against) & set(traits(game, act.who))):
        return False
    if needs.kinds and (act.hit is None or act.hit.kind not in needs.kinds):
        return False
    if needs.attack is not None and (act.hit is None or act.hit.attack != needs.attack):
        return False
    if needs.symbol is None:
        return True
    pool = side_of(combat, act.who).tokens if combat else []
    return any(not tok.spent and tok.face.symbol == needs.symbol for tok in pool)


def traits(game: Table, who: str) -> tuple[str, ...]:
    """What the opponent is: a trait matters only because an effect names it (RB-COMP-13)."""
    combat = game.state.combat
    if combat is None:
        return ()
    if other_side(combat, who).who != FOE:
        return ("hero",)
    if combat.villain:
        return ("enemy", "villain", *game.content.scenarios[game.state.scenario].villain.traits)
    return ("enemy", *game.content.enemies[combat.enemy].traits)


def roll_holds(game: Table, needs: Needs) -> bool:
    roll = game.state.roll
    return not needs.purpose or (roll is not None and roll.purpose in needs.purpose)
