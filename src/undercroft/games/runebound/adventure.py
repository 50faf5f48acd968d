"""The adventure action: turn the gem, draw a card of its colour, resolve it by its type."""

from undercroft.games.runebound.box import DECKS, Table
from undercroft.games.runebound.combat.enemies import fight_card
from undercroft.games.runebound.content.model import Enemy, EventCard
from undercroft.games.runebound.content.terms import AnyDeck, Deck
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import TABLE, draw_top
from undercroft.games.runebound.event_cards import resolve_event
from undercroft.games.runebound.events import Drawn, GemTurned
from undercroft.games.runebound.state import Hero
from undercroft.table import CardId, Option, ZoneId, move

ACTIONS = 2


def can_adventure(game: Table, hero: Hero) -> bool:
    """Two actions left and an active gem on the hex, whatever kind of hex; an empty deck is no obstacle.

    RB-ADV-01, RB-ADV-02, RB-ADV-03, RB-ADV-04, RB-ADV-07, RB-ADV-08.
    """
    return hero.actions >= ACTIONS and game.state.gems.get(hero.at, False)


async def adventure(game: Table, hero: Hero) -> None:
    """Turn the gem to its grey side and draw from the deck of its colour (RB-ADV-01, RB-ADV-06, RB-COMP-18)."""
    turn_gem(game, hero.at, active=False, rule="RB-ADV-01")
    await draw_adventures(game, hero, game.content.realm.gems[hero.at], 1)


def turn_gem(game: Table, hex: str, *, active: bool, rule: str) -> None:
    game.state.gems[hex] = active
    game.tell(GemTurned(hex, active, rule=rule))


async def draw_adventures(game: Table, hero: Hero, deck: AnyDeck, count: int) -> None:
    """Draw first, then resolve each in an order of the hero's choice (RB-SPEND-10, RB-SPEND-11, RB-SPEND-14).

    Adventure decks are not reshuffled, and the discard pile is never drawn from (RB-LIMIT-04, RB-ADV-04, RB-ADV-05).
    """
    drawn: list[CardId] = []
    for _ in range(count):
        which = await choose_deck(game, hero) if deck == "any" else deck
        if which is not None and (card := draw_top(game, ZoneId(which), TABLE, "RB-ADV-01")) is not None:
            drawn.append(card)
    while drawn:
        options = [Option(f"card:{card}", card) for card in drawn]
        card = await decide(game, hero.seat, "resolve-first", options, "RB-SPEND-14", hero=hero.id)
        drawn.remove(card)
        await resolve(game, hero, card)


async def choose_deck(game: Table, hero: Hero) -> Deck | None:
    zones = game.state.zones
    options: list[Option[Deck]] = [Option(f"deck:{deck}", deck) for deck in DECKS if zones[ZoneId(deck)].cards]
    if not options:
        return None
    return await decide(game, hero.seat, "which-deck", options, "RB-SPEND-10", hero=hero.id)


async def resolve(game: Table, hero: Hero, card: CardId) -> None:
    """By the type of the card, whatever its deck: fight, choose, or lay it down (RB-SPEND-10, RB-COMP-11)."""
    printed = game.content.adventures[game.state.cards[card].definition]
    with game.resolving(Drawn(hero.id, card, rule="RB-SPEND-10")):
        if isinstance(printed, Enemy):
            await fight_card(game, hero, card, printed)
        elif isinstance(printed, EventCard):
            await resolve_event(game, hero, card, printed)
        else:
            receive_quest(game, hero, card)


def receive_quest(game: Table, hero: Hero, card: CardId) -> None:
    """A quest lies open beside the hero card, any number of them; nothing else happens (RB-QUEST-01, RB-LIMIT-09)."""
    move(game, card, hero.zone("quests"), "RB-QUEST-01")
