"""Events: two options, one of them chosen; rumors that wait."""

from undercroft.games.runebound.abilities import can_pay, pay_cost
from undercroft.games.runebound.act import act_of
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.model import EventCard, EventOption
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import TABLE, discard
from undercroft.games.runebound.events import Chose
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, Option, move


async def resolve_event(game: Table, hero: Hero, card: CardId, event: EventCard) -> None:
    """Both options are read; the hero alone chooses one, before any test or roll, and resolves what can be resolved.

    RB-EVENT-01, RB-EVENT-02, RB-EVENT-03, RB-EVENT-10; its texts have no effect, only its effects (RB-EVENT-04).
    """
    options = [Option(f"option:{at}", at, option.text) for at, option in enumerate(event.options)]
    at = await decide(game, hero.seat, "event", options, "RB-EVENT-01", hero=hero.id, card=card)
    option = event.options[at]
    with game.resolving(Chose(hero.id, card, at + 1, rule="RB-EVENT-01")):
        if option.rumor:
            keep_rumor(game, hero, card)
        else:
            await resolve_option(game, hero, card, option)


def keep_rumor(game: Table, hero: Hero, card: CardId) -> None:
    """A rumor stays in front of the hero until it is resolved as it says; there is no way back to the other option.

    RB-EVENT-05, RB-EVENT-06, RB-EVENT-07, RB-LIMIT-10.
    """
    move(game, card, hero.zone("rumors"), "RB-EVENT-05")


async def resolve_option(game: Table, hero: Hero, card: CardId, option: EventOption) -> None:
    """As much as possible of it; who can't pay gets nothing for it (RB-EVENT-02)."""
    from undercroft.games.runebound.perform import perform

    if can_pay(game, hero, option.cost):
        await pay_cost(game, hero, option.cost)
        await perform(game, act_of(hero, card, game.state.cards[card].back), option.do)
    put_away(game, card)


def put_away(game: Table, card: CardId) -> None:
    """A resolved event that was not taken is discarded, also after a failed test.

    RB-EVENT-08, RB-EVENT-09, RB-TEST-12.
    """
    if game.state.cards[card].zone == TABLE:
        discard(game, card, "RB-EVENT-09")
