"""Verbs of gaining and losing: gold, trophies, story tokens, skill cards, assets, actions."""

from undercroft.games.runebound.act import FOE, Act, other_side
from undercroft.games.runebound.assets import asset, fill_markets, goods_of, lose, owned, receive, trade_in
from undercroft.games.runebound.box import DECKS, Table
from undercroft.games.runebound.content import verbs
from undercroft.games.runebound.content.terms import AnyDeck
from undercroft.games.runebound.content.verbs import Verb
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import ASSETS, TABLE, draw_top, hand
from undercroft.games.runebound.doing import Doers
from undercroft.games.runebound.gold import gain_gold as to_hero
from undercroft.games.runebound.gold import gain_tokens, lose_tokens
from undercroft.games.runebound.gold import lose_gold as from_hero
from undercroft.games.runebound.holds import company
from undercroft.games.runebound.skills import discard_one, draw_skills
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.trophies import gain, spend, trophies
from undercroft.games.runebound.values import amount
from undercroft.table import CardId, Option


def meant(game: Table, act: Act, effect: Verb) -> list[Hero]:
    """The heroes an effect is about; in combat nobody but the two opponents can be (RB-COMBAT-16)."""
    heroes, combat = named(game, act, effect), game.state.combat
    if combat is None:
        return heroes
    fighting = {side.who for side in combat.sides}
    return [hero for hero in heroes if hero.id in fighting]


def named(game: Table, act: Act, effect: Verb) -> list[Hero]:
    """The heroes that the words of an effect name."""
    state = game.state
    match effect.who:
        case "self":
            return [state.heroes[act.who]] if act.who not in (FOE, "") else []
        case "opponent":
            foe = other_side(state.combat, act.who).who if state.combat else ""
            return [state.heroes[foe]] if foe not in (FOE, "") else []
        case "everyone":
            return state.playing()
        case "others":
            return [hero for hero in state.playing() if hero.id != act.who]
        case "company":
            return company(game, state.heroes[act.who]) if act.who in state.heroes else []


async def gain_gold(game: Table, act: Act, effect: verbs.GainGold) -> None:
    for hero in meant(game, act, effect):
        to_hero(game, hero, amount(game, act, effect.amount), "RB-SPEND-08")


async def lose_gold(game: Table, act: Act, effect: verbs.LoseGold) -> None:
    for hero in meant(game, act, effect):
        from_hero(game, hero, amount(game, act, effect.amount), "RB-GOLD-02")


async def gain_trophy(game: Table, act: Act, effect: verbs.GainTrophy) -> None:
    """Bonus trophies wait for the card itself; of which deck, unless said: that of the card.

    RB-OPEN-28, RB-TROPHY-05.
    """
    if act.waits and effect.who == "self":
        act.bonus.append(effect)
        return
    own = deck_of(act)
    for hero in meant(game, act, effect):
        await gain(game, hero, own if effect.deck == "own" else effect.deck, amount(game, act, effect.amount))


def deck_of(act: Act) -> AnyDeck:
    """The adventure deck of the card that is carried out; of choice where it belongs to none."""
    for deck in DECKS:
        if deck == act.deck:
            return deck
    return "any"


async def lose_trophy(game: Table, act: Act, effect: verbs.LoseTrophy) -> None:
    for hero in meant(game, act, effect):
        for _ in range(min(amount(game, act, effect.amount), len(trophies(game, hero, effect.deck)))):
            await spend(game, hero, effect.deck, "RB-SPEND-04")


async def gain_token(game: Table, act: Act, effect: verbs.GainToken) -> None:
    for hero in meant(game, act, effect):
        gain_tokens(game, hero, effect.token, amount(game, act, effect.amount), "RB-SPEND-08")


async def lose_token(game: Table, act: Act, effect: verbs.LoseToken) -> None:
    for hero in meant(game, act, effect):
        lose_tokens(game, hero, effect.token, amount(game, act, effect.amount), "RB-SPEND-03")


async def draw_skill(game: Table, act: Act, effect: verbs.DrawSkill) -> None:
    for hero in meant(game, act, effect):
        await draw_skills(game, hero, amount(game, act, effect.amount), "RB-SPEND-13")


async def discard_skill(game: Table, act: Act, effect: verbs.DiscardSkill) -> None:
    for hero in meant(game, act, effect):
        for _ in range(min(amount(game, act, effect.amount), len(hand(game, hero)))):
            await discard_one(game, hero, "RB-TRAIN-06")


async def gain_asset(game: Table, act: Act, effect: verbs.GainAsset) -> None:
    """From the deck, or a card of choice from a market, which is filled again at once (RB-MARKET-02, RB-ASSET-03)."""
    for hero in meant(game, act, effect):
        card = await from_market(game, hero, effect) if effect.market else draw_top(game, ASSETS, TABLE, "RB-ASSET-03")
        if card is not None:
            await receive(game, hero, card, "RB-ASSET-03")
            fill_markets(game)


async def from_market(game: Table, hero: Hero, effect: verbs.GainAsset) -> CardId | None:
    cards = [card for zone in game.state.zones.values() if zone.id.startswith("market-") for card in zone.cards]
    cheap = [card for card in cards if effect.worth is None or asset(game, card).gold <= effect.worth]
    if not cheap:
        return None
    options = [Option(f"asset:{card}", card) for card in cheap]
    return await decide(game, hero.seat, "gain-asset", options, "RB-MARKET-02", hero=hero.id)


async def discard_asset(game: Table, act: Act, effect: verbs.DiscardAsset) -> None:
    for hero in meant(game, act, effect):
        cards = [card for card in owned(game, hero) if effect.kind in (None, asset(game, card).kind)]
        if cards:
            options = [Option(f"drop:{card}", card) for card in cards]
            card = await decide(game, hero.seat, "drop-asset", options, "RB-ASSET-07", hero=hero.id)
            await lose(game, hero, card, "RB-ASSET-07")


async def trade(game: Table, act: Act, effect: verbs.Trade) -> None:
    """By the action on the goods, or by another card that trades goods in (RB-GOODS-01, RB-GOODS-02)."""
    for hero in meant(game, act, effect):
        card = goods_of(game, hero) if effect.any else act.card
        if card is not None:
            await trade_in(game, hero, card, amount(game, act, effect.more))


async def gain_actions(game: Table, act: Act, effect: verbs.GainActions) -> None:
    for hero in meant(game, act, effect):
        hero.actions += amount(game, act, effect.amount)


DOERS: Doers = {
    verbs.GainGold: gain_gold,
    verbs.LoseGold: lose_gold,
    verbs.GainTrophy: gain_trophy,
    verbs.LoseTrophy: lose_trophy,
    verbs.GainToken: gain_token,
    verbs.LoseToken: lose_token,
    verbs.DrawSkill: draw_skill,
    verbs.DiscardSkill: discard_skill,
    verbs.GainAsset: gain_asset,
    verbs.DiscardAsset: discard_asset,
    verbs.Trade: trade,
    verbs.GainActions: gain_actions,
}
