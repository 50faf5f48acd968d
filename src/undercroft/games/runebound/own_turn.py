"""What can be used at any time of one's own turn, in the middle of an action too."""

from undercroft.games.runebound.abilities import Source, active, new_act, sources, usable, use
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.ability import Ability
from undercroft.games.runebound.content.verbs import Go, Move
from undercroft.games.runebound.state import Hero


def on_own_turn(game: Table, hero: Hero) -> list[Source]:
    """Abilities for any time of the own turn, mostly once, in combat those that don't move (RB-ABIL-10, RB-ABIL-11).

    RB-MOVE-12.
    """
    mine = active(game)
    if mine is None or mine.id != hero.id:
        return []
    found = sources(game, hero.id, "own-turn")
    if not found:
        return []
    fighting = game.state.combat is not None
    return [one for one in found if usable(game, hero.id, one) and not (fighting and moves(one.ability))]


def moves(ability: Ability) -> bool:
    return any(isinstance(effect, Move | Go) for effect in ability.do)


async def use_meanwhile(game: Table, hero: Hero, source: Source) -> None:
    """In the middle of something else."""
    await use(game, hero.id, source, new_act(game, hero.id, source))
