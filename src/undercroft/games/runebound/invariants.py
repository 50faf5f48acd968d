"""What is always so, whatever happens: checked after every answer when bots play."""

from undercroft.games.runebound.assets import IN_A_MARKET, asset, market, owned
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.decks import hand
from undercroft.games.runebound.skills import too_many
from undercroft.games.runebound.values import ATTRIBUTES, hand_limit, health


def check(game: Table) -> None:
    """All of it; an AssertionError says what is wrong."""
    for hero in game.state.playing():
        assert 0 <= hero.damage <= health(game, hero), f"{hero.id} has {hero.damage} damage"
        assert hero.gold >= 0, f"{hero.id} has {hero.gold} gold"
        assert all(many >= 0 for many in hero.story.values()), f"{hero.id}: {hero.story}"
        assert hero.actions >= 0, f"{hero.id} has {hero.actions} actions"
    if not game.path:
        check_limits(game)


def check_limits(game: Table) -> None:
    """Between actions all limits are kept: hand, learned skills, one asset a kind, three cards a market.

    RB-TRAIN-05, RB-SKILL-10, RB-ASSET-01, RB-SHOP-08.
    """
    if game.state.setting_up:
        return
    for hero in game.state.playing():
        assert len(hand(game, hero)) <= hand_limit(game, hero), f"{hero.id} holds {len(hand(game, hero))} cards"
        assert not any(too_many(game, hero, type) for type in ATTRIBUTES), f"{hero.id} knows too many skills"
        kinds = [asset(game, card).kind for card in owned(game, hero)]
        assert len(set(kinds)) == len(kinds), f"{hero.id} owns {kinds}"
    for city in game.content.realm.cities:
        lying = len(game.state.zones[market(city.id)].cards)
        assert lying <= IN_A_MARKET, f"{lying} cards at the market of {city.id}"
