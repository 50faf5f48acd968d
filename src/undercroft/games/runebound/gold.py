"""Gold and story tokens: from the bank and back, without a limit."""

from undercroft.games.runebound.box import Table
from undercroft.games.runebound.events import GoldChanged, TokensChanged
from undercroft.games.runebound.state import Hero


def gain_gold(game: Table, hero: Hero, gold: int, rule: str) -> None:
    """From the bank, which never runs out (RB-SPEND-06, RB-SPEND-08, RB-LIMIT-01, RB-LIMIT-07)."""
    if gold > 0:
        hero.gold += gold
        game.tell(GoldChanged(hero.id, gold, rule=rule))


def lose_gold(game: Table, hero: Hero, gold: int, rule: str) -> int:
    """To the bank, never more than there is (RB-GOLD-02, RB-GOLD-03)."""
    lost = min(gold, hero.gold)
    if lost > 0:
        hero.gold -= lost
        game.tell(GoldChanged(hero.id, -lost, rule=rule))
    return lost


def gain_tokens(game: Table, hero: Hero, token: str, amount: int, rule: str) -> None:
    """Story tokens from the bank, without a limit (RB-SPEND-08, RB-LIMIT-01)."""
    if amount > 0:
        hero.story[token] = hero.story.get(token, 0) + amount
        game.tell(TokensChanged(hero.id, token, amount, rule=rule))


def lose_tokens(game: Table, hero: Hero, token: str, amount: int, rule: str) -> None:
    """Spent story tokens go back to the bank (RB-SPEND-03)."""
    lost = min(amount, hero.story.get(token, 0))
    if lost > 0:
        hero.story[token] -= lost
        game.tell(TokensChanged(hero.id, token, -lost, rule=rule))
