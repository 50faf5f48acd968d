"""Assets: one of each kind, their tokens, goods and markets."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.model import Asset
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import ASSETS, discard, draw_top
from undercroft.games.runebound.events import Traded
from undercroft.games.runebound.gold import gain_gold
from undercroft.games.runebound.skills import keep_limits
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, Option, ZoneId, move

IN_A_MARKET = 3


def asset(game: Table, card: CardId) -> Asset:
    return game.content.assets[game.state.cards[card].definition]


def owned(game: Table, hero: Hero) -> list[CardId]:
    """A hero's assets; they lie open (RB-ASSET-08)."""
    return game.state.zones[hero.zone("assets")].cards


def market(city: str) -> ZoneId:
    """Each city has its own market (RB-HEX-12, RB-MARKET-01)."""
    return ZoneId(f"market-{city}")


def combat_tokens(game: Table, hero: Hero) -> list[tuple[str, str]]:
    """The tokens a hero casts: the starting ones and those of all assets, by name.

    An asset's token comes and goes with it: RB-ASSET-03, RB-ASSET-04, RB-ASSET-06, RB-SHOP-04, RB-SHOP-10, RB-XCHG-04,
    RB-COMP-25, RB-COMBAT-08, RB-COMBAT-11.
    """
    tokens = [(f"{hero.id}-{at}", token) for at, token in enumerate(game.content.heroes[hero.card].tokens, 1)]
    own = ((card, asset(game, card).token) for card in owned(game, hero))
    return [*tokens, *((f"{hero.id}-{card}", token) for card, token in own if token)]


async def receive(game: Table, hero: Hero, card: CardId, rule: str) -> None:
    """Take an asset; of two of one kind one is discarded at once, for nothing.

    RB-ASSET-01, RB-ASSET-02, RB-SPEND-06.
    """
    move(game, card, hero.zone("assets"), rule)
    await keep_one_of_each(game, hero)
    await keep_limits(game, hero)


async def keep_one_of_each(game: Table, hero: Hero) -> None:
    """One asset of each kind, so at most five (RB-ASSET-01, RB-ASSET-02, RB-XCHG-07); goods too (RB-GOODS-05)."""
    while double := doubles(game, hero):
        options = [Option(f"drop:{card}", card) for card in double]
        card = await decide(game, hero.seat, "drop-asset", options, "RB-ASSET-02", hero=hero.id)
        discard(game, card, "RB-ASSET-07")
        leave_pool(game, hero, card)


def doubles(game: Table, hero: Hero) -> list[CardId]:
    """Assets of a kind of which the hero has more than one."""
    for card in owned(game, hero):
        alike = [other for other in owned(game, hero) if asset(game, other).kind == asset(game, card).kind]
        if len(alike) > 1:
            return alike
    return []


async def lose(game: Table, hero: Hero, card: CardId, rule: str) -> None:
    """An asset leaves the hero: to the discard pile, its bonuses end, limits are checked (RB-ASSET-05, RB-ASSET-07)."""
    discard(game, card, rule)
    leave_pool(game, hero, card)
    await keep_limits(game, hero)


def leave_pool(game: Table, hero: Hero, card: CardId) -> None:
    """In the middle of a combat the token of a lost asset leaves at once (RB-OPEN-34)."""
    for side in game.state.combat.sides if game.state.combat else ():
        for tok in [tok for tok in side.tokens if tok.id == f"{hero.id}-{card}"]:
            side.tokens.remove(tok)
            for other in side.tokens:
                if other.on == tok.id:
                    other.on = ""


def goods_of(game: Table, hero: Hero) -> CardId | None:
    """The goods that a hero owns, one card at most (RB-GOODS-05)."""
    return next((card for card in owned(game, hero) if asset(game, card).kind == "goods"), None)


async def trade_in(game: Table, hero: Hero, card: CardId, more: int = 0) -> None:
    """Goods bring their trade value once and are discarded (RB-GOODS-01, RB-GOODS-03)."""
    if card not in owned(game, hero):
        return
    gold = (asset(game, card).trade or 0) + more
    game.tell(Traded(hero.id, card, gold, rule="RB-GOODS-01"))
    gain_gold(game, hero, gold, "RB-GOODS-01")
    await lose(game, hero, card, "RB-GOODS-03")


def fill_markets(game: Table) -> None:
    """Three cards face up at each market; what leaves it but by shopping is replaced at once.

    RB-MARKET-01, RB-MARKET-02, RB-SETUP-21.
    """
    for city in game.content.realm.cities:
        zone = market(city.id)
        while len(game.state.zones[zone].cards) < IN_A_MARKET:
            if draw_top(game, ASSETS, zone, "RB-MARKET-02") is None:
                return
