"""Resting: everything heals at a place of people, what the dice show in the wilderness."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.dice import clear_dice, matching, roll_dice
from undercroft.games.runebound.harm import heal
from undercroft.games.runebound.state import Hero

DICE = 5


async def rest(game: Table, hero: Hero) -> None:
    """Rest for an action, hurt or not (RB-REST-01, RB-REST-07): in a city, town, shrine or fortress all heals.

    RB-REST-02; else as the dice say (RB-REST-03).
    """
    if game.content.realm.kind(hero.at) == "wilderness":
        await rest_in_the_wild(game, hero)
    else:
        heal(game, hero, hero.damage, "RB-REST-02")


async def rest_in_the_wild(game: Table, hero: Hero) -> None:
    """Always five dice, whatever the speed: 1 damage heals for each that shows the terrain of the hex.

    RB-REST-03, RB-REST-04, RB-REST-05, RB-REST-06, RB-DICE-10.
    """
    roll = await roll_dice(game, hero, DICE, "rest")
    heal(game, hero, matching(game, roll.dice, hero.at), "RB-REST-03")
    clear_dice(game)
