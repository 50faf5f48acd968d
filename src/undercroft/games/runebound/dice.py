"""Terrain dice: rolling, exerting to reroll, what a face counts for."""

from collections.abc import Sequence

from undercroft.games.runebound.abilities import Source, new_act, sources, usable, use
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.events import DieTurned, Rolled
from undercroft.games.runebound.skills import can_exert, exert
from undercroft.games.runebound.state import Hero, Roll
from undercroft.table import Option

COMPASS = "compass"


def shows(die: str, terrain: str) -> bool:
    """Whether a die can be used for a terrain: one of its symbols, or a compass, which counts as all.

    RB-DICE-03, RB-DICE-04, RB-DICE-05; one die counts once, whichever of its symbols is meant (RB-OPEN-37).

    >>> shows("plains+forest", "forest"), shows("compass", "water"), shows("plains", "hills")
    (True, True, False)
    """
    return die == COMPASS or terrain in die.split("+")


def matching(game: Table, dice: Sequence[str], hex: str) -> int:
    """How many dice show the terrain of a hex; in a city every die does (RB-HEX-03, RB-REST-06)."""
    realm = game.content.realm
    if realm.kind(hex) == "city":
        return len(dice)
    return sum(shows(die, realm.terrain[hex]) for die in dice)


def roll_face(game: Table) -> str:
    """Dice always means terrain dice; there are no others (RB-COMP-31)."""
    return game.random.die(game.content.realm.board.die, "terrain")


def throw(game: Table, count: int) -> list[str]:
    """So many dice, more than five too: what is missing is rolled after the five (RB-LIMIT-02, RB-DICE-08)."""
    return [roll_face(game) for _ in range(count)]


async def roll_dice(game: Table, hero: Hero, count: int, purpose: str) -> Roll:
    """A hero rolls terrain dice and may reroll some; they stay on the table until they are cleared (RB-DICE-11)."""
    roll = Roll(hero=hero.id, purpose=purpose, dice=throw(game, count))
    game.state.roll = roll
    game.tell(Rolled(hero.id, tuple(roll.dice), rule="RB-DICE-02"))
    await rerolls(game, hero, roll)
    return roll


async def rerolls(game: Table, hero: Hero, roll: Roll) -> None:
    """After any roll the hero may exert to reroll one die, see the result, and do so again; abilities may help.

    RB-DICE-06, RB-DICE-07, RB-EXERT-05; never once a die of the roll was spent (RB-OPEN-39).
    """
    done: set[str] = set()
    while roll.dice:
        options: list[Option[Source | str | None]] = []
        if can_exert(game, hero):
            options.extend(Option(f"reroll:{die}", die) for die in dict.fromkeys(roll.dice))
        options.extend(one.offered(one) for one in helping(game, hero) if one.id not in done)
        if not options:
            return
        options.append(Option("keep", None))
        chosen = await decide(game, hero.seat, "reroll", options, "RB-DICE-06", hero=hero.id)
        if chosen is None:
            return
        if isinstance(chosen, str):
            await exert(game, hero)
            reroll(game, roll, chosen, "RB-DICE-06")
        else:
            done.add(chosen.id)
            await use(game, hero.id, chosen, new_act(game, hero.id, chosen))


def helping(game: Table, hero: Hero) -> list[Source]:
    """The hero's abilities that can be used after a roll."""
    return [one for one in sources(game, hero.id, "dice-rolled") if usable(game, hero.id, one)]


def reroll(game: Table, roll: Roll, die: str, rule: str) -> None:
    """Roll one die of a roll again."""
    turn_die(game, roll, die, roll_face(game), rule)


def turn_die(game: Table, roll: Roll, die: str, now: str, rule: str) -> None:
    roll.dice[roll.dice.index(die)] = now
    game.tell(DieTurned(roll.hero, die, now, rule=rule))


def clear_dice(game: Table) -> None:
    """Dice that were not used are lost when the action ends (RB-MOVE-05)."""
    game.state.roll = None
