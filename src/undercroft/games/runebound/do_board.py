"""Verbs about the board, adventure cards and the scenario."""

from undercroft.games.runebound.act import FOE, Act
from undercroft.games.runebound.adventure import draw_adventures, turn_gem
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.challenge import challenge_hero
from undercroft.games.runebound.combat.enemies import fight_named
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import discard
from undercroft.games.runebound.dice import COMPASS, throw
from undercroft.games.runebound.do_gains import meant
from undercroft.games.runebound.doing import Doers
from undercroft.games.runebound.elimination import end_game, fight_villain
from undercroft.games.runebound.events import Rolled
from undercroft.games.runebound.scenario import place_token, place_villain, remove_token
from undercroft.games.runebound.trophies import take
from undercroft.table import Option

DICE = 5


async def do_refresh(game: Table, act: Act, effect: verbs.Refresh) -> None:
    """Gems turn active again by a card (RB-ADV-06)."""
    realm, hero = game.content.realm, game.state.heroes.get(act.who)
    for hex, is_active in list(game.state.gems.items()):
        near = effect.within is None or (hero is not None and realm.distance(hero.at, hex) <= effect.within)
        if not is_active and near and effect.deck in ("any", realm.gems[hex]):
            turn_gem(game, hex, active=True, rule="RB-ADV-06")


async def do_draw_adventure(game: Table, act: Act, effect: verbs.DrawAdventure) -> None:
    for hero in meant(game, act, effect):
        await draw_adventures(game, hero, effect.deck, effect.amount)


async def do_fight(game: Table, act: Act, effect: verbs.Fight) -> None:
    """Combat with a named enemy, or with the villain (RB-ENEMY-05, RB-VILLAIN-11)."""
    for hero in meant(game, act, effect):
        if effect.villain:
            await fight_villain(game, hero)
        elif effect.enemy is not None:
            await fight_named(game, hero, game.content.enemies[effect.enemy])


async def do_challenge(game: Table, act: Act, effect: verbs.Challenge) -> None:
    if act.who not in (FOE, ""):
        await challenge_hero(game, act, effect)


async def do_take(game: Table, act: Act, effect: verbs.Take) -> None:
    """An event becomes a trophy only because it says so (RB-EVENT-08)."""
    if act.card is not None and act.who in game.state.heroes:
        await take(game, game.state.heroes[act.who], act.card)


async def do_discard(game: Table, act: Act, effect: verbs.Discard) -> None:
    """The card goes; what happens to a resolved story quest stands on it (RB-STORY-07)."""
    if act.card is not None:
        discard(game, act.card, "RB-STORY-07")


async def do_place_token(game: Table, act: Act, effect: verbs.PlaceToken) -> None:
    """Of several hexes the first player chooses (RB-OPEN-32)."""
    for _ in range(effect.amount):
        spots = sorted(game.content.realm.spots(effect.at))
        hex = await decide(
            game, game.state.first, "place-token", [Option(f"cell:{spot}", spot) for spot in spots], "RB-OPEN-32"
        )
        place_token(game, effect.token, hex)


async def do_remove_token(game: Table, act: Act, effect: verbs.RemoveToken) -> None:
    for hero in meant(game, act, effect):
        remove_token(game, effect.token, hero.at)


async def do_place_villain(game: Table, act: Act, effect: verbs.PlaceVillain) -> None:
    place_villain(game, game.content.realm.spot(effect.at)[0])


async def do_move_villain(game: Table, act: Act, effect: verbs.MoveVillain) -> None:
    """Five dice of nobody's, so nobody exerts (RB-OPEN-48): a hex nearer for each compass."""
    from undercroft.games.runebound.perform import perform

    villain, realm = game.state.villain, game.content.realm
    if villain is None:
        return
    dice = throw(game, DICE)
    game.tell(Rolled("villain", tuple(dice), rule="RB-OPEN-48"))
    goal = realm.spot(effect.to)[0]
    way = realm.way_to(villain.at, goal)[: dice.count(COMPASS)]
    if way:
        place_villain(game, way[-1])
        if way[-1] == goal:
            await perform(game, act, effect.then)


async def do_everyone_loses(game: Table, act: Act, effect: verbs.EveryoneLoses) -> None:
    """All have lost: the game ends without a winner (RB-ELIM-05, RB-ROUND-10)."""
    end_game(game, "lost")


DOERS: Doers = {
    verbs.Refresh: do_refresh,
    verbs.DrawAdventure: do_draw_adventure,
    verbs.Fight: do_fight,
    verbs.Challenge: do_challenge,
    verbs.Take: do_take,
    verbs.Discard: do_discard,
    verbs.PlaceToken: do_place_token,
    verbs.RemoveToken: do_remove_token,
    verbs.PlaceVillain: do_place_villain,
    verbs.MoveVillain: do_move_villain,
    verbs.EveryoneLoses: do_everyone_loses,
}
