"""What can be used at any time of one's own turn, in the middle of an action too."""

from undercroft.games.runebound.abilities import Source, active, sources, usable
from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.state import Hero


def on_own_turn(game: Table, hero: Hero) -> list[Source]:
    """Abilities for any time of the own turn, mostly once (RB-ABIL-10, RB-ABIL-11)."""
    mine = active(game)
    if mine is None or mine.id != hero.id:
        return []
    act = Act(hero.id, hero.seat)
    return [one for one in sources(game, hero.id) if one.ability.at == "own-turn" and usable(game, hero.id, one, act)]
