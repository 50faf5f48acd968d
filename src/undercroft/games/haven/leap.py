"""What only few monsters do: leap to a figure however far away, and bring the dead back."""

from undercroft.games.haven.act import Act
from undercroft.games.haven.box import Table
from undercroft.games.haven.content import verbs
from undercroft.games.haven.enter import enter
from undercroft.games.haven.events import Moved
from undercroft.games.haven.reveal import spawn
from undercroft.games.haven.state import Figure
from undercroft.games.haven.targeting import subject_of
from undercroft.games.haven.targets import selected, spot_of
from undercroft.games.haven.walk import reach
from undercroft.games.haven.world import NOWHERE, bit, ground, names_of
from undercroft.table import Option, Question


async def leap_ability(game: Table, act: Act, ability: verbs.Leap) -> bool:
    """Jump next to the one that is meant, among equals as the players choose; then do to it what the ability says.

    JL-JUMP-01, JL-JUMP-02, JL-GEN-01.
    """
    meant = selected(game, act.actor, ability.to)
    if not meant:
        return False
    options = [Option(f"target:{figure.id}", figure) for figure in meant]
    target = await game.ask(Question(act.seats, "target-leap", options, "JL-GEN-01", party=act.party))
    await jump_beside(game, act, spot_of(target))
    act.targets, act.foci, act.chosen = [target.id], (target.id,), (target.id,)
    await perform_then(game, act, ability)
    return True


async def perform_then(game: Table, act: Act, ability: verbs.Leap) -> None:
    """What follows on landing."""
    from undercroft.games.haven.action import perform_all

    await perform_all(game, act, ability.then)
    act.chosen = None


async def jump_beside(game: Table, act: Act, spot: str) -> None:
    """By the shortest jump onto a free hex next to a spot; a trap on the landing hex only if there is no other."""
    figure = act.actor
    near = ground(game).links.spread(bit(game, spot))
    found = reach(game, figure, NOWHERE, jump=True).cheapest(near)
    if figure.has("immobilize") or bit(game, figure.at) & near or not found:
        return
    options = [Option(f"cell:{cell}", cell) for cell in names_of(game, found[1])]
    figure.at = await game.ask(Question(act.seats, "leap", options, "JL-GEN-01", party=act.party))
    game.tell(Moved(figure.id, figure.at, rule="JL-JUMP-01"))
    await enter(game, figure, figure.at)


async def revive_ability(game: Table, act: Act, ability: verbs.Revive) -> bool:
    """The dead come back where they fell, or near by, unhurt and of their old rank, if a standee is left.

    They count as spawned (JL-SPAWN-01, JL-SPAWN-03, JL-MON-10).
    """
    dead = selected(game, act.actor, ability.at, subject_of(game, act))
    return any([await revive(game, figure) for figure in dead])


async def revive(game: Table, figure: Figure) -> bool:
    """One of them."""
    where, figure.fell = figure.fell, ""
    return await spawn(game, figure.kind, figure.rank, where) is not None
