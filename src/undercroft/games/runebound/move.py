"""Moving: one hex without dice, or dice that are spent one by one, along roads and across rivers."""

from collections.abc import Iterable

from undercroft.games.runebound.abilities import Source, trigger
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.dice import clear_dice, roll_dice, shows
from undercroft.games.runebound.events import Moved
from undercroft.games.runebound.exchange import meanwhile
from undercroft.games.runebound.harm import is_defeated
from undercroft.games.runebound.own_turn import on_own_turn, use_meanwhile
from undercroft.games.runebound.realm import Step
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import speed
from undercroft.table import Option


def pays(die: str, step: Step) -> bool:
    """Whether a die can be spent for a step; each step is checked on its own (RB-MOVE-03, RB-MOVE-10).

    A river without a bridge takes water or a compass and nothing else, whatever lies beyond (RB-RIVER-01 … RB-RIVER-04,
    RB-RIVER-07, RB-OPEN-17): no other general rule lifts that prohibition (RB-PREC-05). Any die crosses a bridge
    (RB-RIVER-06), goes on along a road (RB-ROAD-01, RB-ROAD-03, RB-ROAD-04) or into a city (RB-MOVE-09); else it has
    to show the terrain, also of a hex whose road is not joined (RB-ROAD-02, RB-ROAD-05, RB-ROAD-06).

    >>> pays("plains+forest", Step("c4", "forest", False, False, True, False))
    False
    >>> pays("plains", Step("c4", "forest", False, True, False, False))
    True
    """
    if step.river and not step.bridge:
        return shows(die, "water")
    return step.bridge or step.road or step.city or shows(die, step.terrain)


async def walk(game: Table, hero: Hero, to: str) -> None:
    """Move exactly one hex without dice, onto any terrain, across a river too (RB-MOVE-01, RB-MOVE-02, RB-RIVER-05)."""
    await enter(game, hero, to, "RB-MOVE-02")


async def move_with_dice(game: Table, hero: Hero) -> None:
    """Roll as many dice as speed and spend any number of them, one hex each (RB-DICE-02, RB-MOVE-03, RB-MOVE-06).

    Once rolled the hero is bound to them (RB-MOVE-04); they may lie unused (RB-MOVE-05), but not for later
    (RB-MOVE-07). Abilities may come in between, and exchanges (RB-MOVE-08, RB-OPEN-21).
    """
    roll = await roll_dice(game, hero, speed(game, hero), "move")
    while roll.dice:
        chosen = await next_step(game, hero, roll.dice)
        if chosen is None:
            break
        if isinstance(chosen, Source):
            await use_meanwhile(game, hero, chosen)
            continue
        await spend_die(game, hero, roll.dice, chosen)
        if is_defeated(game, hero):
            break
    clear_dice(game)


async def next_step(game: Table, hero: Hero, dice: list[str]) -> Step | Source | None:
    """Where the next die leads, or an ability in between, or the end of the move."""

    def options() -> list[Option[Step | Source | None]]:
        found: list[Option[Step | Source | None]] = [Option(f"cell:{step.to}", step) for step in ways(game, hero, dice)]
        found.extend(one.offered(one) for one in on_own_turn(game, hero))
        return [*found, Option("stop", None)]

    with meanwhile(game):
        return await decide(game, hero.seat, "move", options, "RB-MOVE-03", hero=hero.id, dice=len(dice))


def ways(game: Table, hero: Hero, dice: Iterable[str]) -> list[Step]:
    """The neighbours that one of the dice can be spent for."""
    faces = set(dice)
    return [step for step in game.content.realm.steps[hero.at] if any(pays(die, step) for die in faces)]


async def spend_die(game: Table, hero: Hero, dice: list[str], step: Step) -> None:
    """Spend one die for one hex; it is set aside (RB-MOVE-06, RB-SPEND-05)."""
    options = [Option(f"die:{die}", die) for die in dict.fromkeys(dice) if pays(die, step)]
    die = await decide(game, hero.seat, "which-die", options, "RB-MOVE-03", hero=hero.id)
    dice.remove(die)
    await enter(game, hero, step.to, "RB-MOVE-03", die)


async def enter(game: Table, hero: Hero, to: str, rule: str, die: str = "") -> None:
    """Come onto a hex; a gem there does nothing by itself (RB-MOVE-11), no hero is in the way (RB-LIMIT-11)."""
    hero.at = to
    game.tell(Moved(hero.id, to, die, rule=rule))
    await trigger(game, "entered", [hero.id])


async def step_freely(game: Table, hero: Hero, hexes: int, onto: frozenset[str] | None, roads: bool) -> None:
    """Hexes that an ability grants: no dice, so terrain and rivers don't matter unless it says so.

    RB-MOVE-13, RB-ABIL-17; the text of a card prevails over the rules of moving (RB-PREC-02, RB-PREC-11).
    """
    for left in range(hexes, 0, -1):
        steps = [
            step
            for step in game.content.realm.steps[hero.at]
            if (onto is None or step.to in onto) and (step.road or not roads)
        ]
        options: list[Option[Step | None]] = [Option(f"cell:{step.to}", step) for step in steps]
        options.append(Option("stop", None))
        step = await decide(game, hero.seat, "step", options, "RB-MOVE-13", hero=hero.id, left=left)
        if step is None:
            return
        await enter(game, hero, step.to, "RB-MOVE-13")
