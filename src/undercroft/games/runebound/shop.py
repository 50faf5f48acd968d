"""Shopping: look at the market, sell, buy one or discard one."""

from undercroft.games.runebound.assets import asset, lose, market, owned, receive
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import ASSETS, discard, draw_top
from undercroft.games.runebound.events import Bought, Sold
from undercroft.games.runebound.gold import gain_gold, lose_gold
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, Option, ZoneId


def market_here(game: Table, hero: Hero) -> ZoneId | None:
    """The market of the city in which the hero is; nowhere else, no other (RB-SHOP-01)."""
    place = game.content.realm.places.get(hero.at)
    return market(place.id) if place and place.kind == "city" else None


async def shop(game: Table, hero: Hero) -> None:
    """Add a fourth card, sell, then buy one or discard one; three cards are left.

    RB-SHOP-02, RB-SHOP-08, RB-SHOP-14.
    """
    zone = market_here(game, hero)
    assert zone is not None, "shopping outside a city"
    draw_top(game, ASSETS, zone, "RB-SHOP-02")
    await sell(game, hero)
    await buy_or_discard(game, hero, zone)


async def sell(game: Table, hero: Hero) -> None:
    """Any number of one's assets, each for its gold value, before anything is bought.

    RB-SHOP-03, RB-SHOP-05, RB-SHOP-06, RB-SHOP-13.
    """
    while owned(game, hero):
        options: list[Option[CardId | None]] = [Option(f"sell:{card}", card) for card in owned(game, hero)]
        options.append(Option("done", None))
        card = await decide(game, hero.seat, "sell", options, "RB-SHOP-03", hero=hero.id)
        if card is None:
            return
        gold = asset(game, card).gold
        game.tell(Sold(hero.id, card, gold, rule="RB-SHOP-03"))
        gain_gold(game, hero, gold, "RB-SHOP-03")
        await lose(game, hero, card, "RB-SHOP-03")


async def buy_or_discard(game: Table, hero: Hero, zone: ZoneId) -> None:
    """Buy exactly one, or discard one of the market (RB-SHOP-07, RB-SHOP-11, RB-SHOP-12)."""
    cards = game.state.zones[zone].cards
    options: list[Option[tuple[CardId, bool]]] = [
        Option(f"buy:{card}", (card, True)) for card in cards if asset(game, card).gold <= hero.gold
    ]
    options.extend(Option(f"discard:{card}", (card, False)) for card in cards)
    if not options:
        return
    card, bought = await decide(game, hero.seat, "buy", options, "RB-SHOP-07", hero=hero.id)
    if bought:
        await buy_asset(game, hero, card)
    else:
        discard(game, card, "RB-SHOP-07")


async def buy_asset(game: Table, hero: Hero, card: CardId) -> None:
    """Pay the gold value to the bank and take the card with its token (RB-SHOP-09, RB-SHOP-10, RB-GOLD-01)."""
    gold = asset(game, card).gold
    game.tell(Bought(hero.id, card, gold, rule="RB-SHOP-09"))
    lose_gold(game, hero, gold, "RB-SHOP-09")
    await receive(game, hero, card, "RB-SHOP-09")
