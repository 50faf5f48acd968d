"""Healing of an enemy."""

from undercroft.games.runebound.act import FOE
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.events import Healed


def heal_foe(game: Table, amount: int) -> None:
    """Damage comes off the enemy's card, never beyond the health of this fight (RB-REST-08, RB-VILLAIN-08)."""
    combat = game.state.combat
    if combat is None:
        return
    healed = min(amount, combat.damage)
    if healed > 0:
        combat.damage -= healed
        game.tell(Healed(FOE, healed, rule="RB-REST-08"))
