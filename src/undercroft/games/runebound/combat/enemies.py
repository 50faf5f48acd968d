"""Enemies: fight at once; reward and trophy for who defeats them, nothing for who does not."""

from undercroft.games.runebound.act import act_of
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.combat.fight import fight
from undercroft.games.runebound.content.model import Enemy
from undercroft.games.runebound.decks import TABLE, discard
from undercroft.games.runebound.harm import is_defeated
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.trophies import take
from undercroft.table import CardId


async def fight_card(game: Table, hero: Hero, card: CardId, enemy: Enemy) -> None:
    """Combat at once with the enemy that was drawn (RB-ENEMY-01); a defeated hero gets into none (RB-OPEN-38)."""
    if is_defeated(game, hero):
        put_away(game, card)
        return
    end = await fight(game, hero, enemy=enemy.id, card=card)
    if end == "won":
        await gain_reward(game, hero, enemy, card, game.state.cards[card].back)
    elif end == "captured":
        await take(game, hero, card)
    else:
        put_away(game, card)


async def fight_named(game: Table, hero: Hero, enemy: Enemy) -> None:
    """An enemy of a story card or event: the reward is gained, no trophy is taken.

    RB-ENEMY-05, RB-ENEMY-06, RB-ENEMY-10.
    """
    if not is_defeated(game, hero) and await fight(game, hero, enemy=enemy.id) == "won":
        await gain_reward(game, hero, enemy, None, enemy.deck or "combat")


async def gain_reward(game: Table, hero: Hero, enemy: Enemy, card: CardId | None, deck: str) -> None:
    """The reward, then the card as a trophy, then bonus trophies (RB-ENEMY-02, RB-ENEMY-09, RB-TROPHY-09)."""
    from undercroft.games.runebound.perform import gain_bonus, perform

    act = act_of(hero, card, deck)
    act.waits = True
    await perform(game, act, enemy.reward)
    if card is not None:
        await take(game, hero, card)
    await gain_bonus(game, act)


def put_away(game: Table, card: CardId) -> None:
    """Defeated by an enemy, or retreated from it: its card is discarded.

    RB-ENEMY-07, RB-RETREAT-12, RB-RETREAT-13, RB-OPEN-01.
    """
    if game.state.cards[card].zone == TABLE:
        discard(game, card, "RB-ENEMY-07")
