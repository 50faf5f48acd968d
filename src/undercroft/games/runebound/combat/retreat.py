"""The retreat phase: a hero may roll one die and leave by it."""

from undercroft.games.runebound.act import FOE
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.dice import clear_dice, roll_dice
from undercroft.games.runebound.events import Retreated
from undercroft.games.runebound.move import enter, ways
from undercroft.games.runebound.realm import Step
from undercroft.games.runebound.state import Combat, Hero
from undercroft.table import Option, yes_or_no


async def retreat_phase(game: Table, combat: Combat) -> None:
    """Heroes may retreat, the attacker first; enemies never, nobody from a villain (RB-COMBAT-13, RB-RETREAT-01).

    RB-RETREAT-06 … RB-RETREAT-09, RB-VILLAIN-07, RB-VILLAIN-10.
    """
    if not combat.retreat:
        return
    for side in combat.sides:
        if side.who != FOE and (goal := await retreats(game, game.state.heroes[side.who])):
            combat.over, combat.loser, combat.goal = "retreated", side.who, goal
            return


async def retreats(game: Table, hero: Hero) -> str:
    """One die, whatever the speed, which may be spent for a hex; else combat goes on, without a penalty.

    RB-RETREAT-02, RB-RETREAT-03, RB-RETREAT-04, RB-RETREAT-10, RB-RETREAT-11, RB-DICE-10.
    """
    if not await game.ask(yes_or_no(hero.seat, "retreat", "RB-RETREAT-11", hero=hero.id)):
        return ""
    roll = await roll_dice(game, hero, 1, "retreat")
    options: list[Option[Step | None]] = [Option(f"cell:{step.to}", step) for step in ways(game, hero, roll.dice)]
    options.append(Option("stay", None))
    step = await decide(game, hero.seat, "retreat-to", options, "RB-RETREAT-02", hero=hero.id)
    clear_dice(game)
    return step.to if step else ""


async def leave(game: Table, hero: Hero, goal: str) -> None:
    """Combat has ended, the hero moves on (RB-RETREAT-02, RB-MOVE-12)."""
    game.tell(Retreated(hero.id, goal, rule="RB-RETREAT-02"))
    await enter(game, hero, goal, "RB-MOVE-12")
