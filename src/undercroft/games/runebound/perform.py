"""Carrying out the effects of a card: one function a verb, in the order of the text."""

from collections.abc import Sequence

from undercroft.games.runebound import do_board, do_combat, do_gains, do_heroes
from undercroft.games.runebound.abilities import over, seat_of
from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.verbs import Effect
from undercroft.games.runebound.doing import Doers
from undercroft.games.runebound.holds import holds
from undercroft.games.runebound.trial import carry_out_test, reveal_more
from undercroft.table import yes_or_no

DOERS: Doers = {
    verbs.Test: carry_out_test,
    verbs.Reveal: reveal_more,
    **do_gains.DOERS,
    **do_heroes.DOERS,
    **do_board.DOERS,
    **do_combat.DOERS,
}


async def perform(game: Table, act: Act, effects: Sequence[Effect]) -> None:
    """One effect after the other (RB-ABIL-03, RB-ABIL-04), until a test fails, a combat or the game is over.

    An effect with "may" is its owner's choice each time; without, it is resolved when its condition is met, whatever
    became of the others: damage that was blocked stops none. RB-PREC-06, RB-PREC-08, RB-SHIELD-09, RB-COMBAT-15,
    RB-TEST-11.
    """
    for effect in effects:
        if act.stopped or over(game) or game.state.outcome is not None:
            return
        if effect.needs is not None and not holds(game, act, effect.needs):
            continue
        if effect.may and not await wants(game, act, effect):
            continue
        await DOERS[type(effect)](game, act, effect)


async def wants(game: Table, act: Act, effect: Effect) -> bool:
    """Whoever it belongs to decides (RB-PREC-06)."""
    seat = seat_of(game, act.who) if act.who else game.state.first
    if seat is None:
        return True
    tag = str(type(effect).__struct_config__.tag)
    return await game.ask(yes_or_no(seat, "may", "RB-PREC-06", who=act.who, verb=tag))


async def gain_bonus(game: Table, act: Act) -> None:
    """Bonus trophies come after the card itself was taken (RB-TROPHY-09, RB-QUEST-16, RB-ENEMY-09)."""
    act.waits = False
    for effect in act.bonus:
        await do_gains.gain_trophy(game, act, effect)
    act.bonus.clear()
