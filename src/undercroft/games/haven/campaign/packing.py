"""Packing for the next scenario: what to wear, and which cards to take along."""

from collections.abc import Iterator
from functools import partial

from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.gear import fits, spare
from undercroft.games.haven.campaign.hands import hand_of, is_chosen, pool
from undercroft.games.haven.campaign.market import Deed, menu
from undercroft.games.haven.campaign.town import Packing, Town, onward, seats_there
from undercroft.table import Option, Place, Question, Seat
from undercroft.words import Message


async def pack(game: Town, _: Packing) -> Place:
    """One choice of anybody, until everybody is ready (JL-ITEM-11, JL-CHAR-04, JL-CHAR-05)."""
    busy = [seat for seat in seats_there(game) if seat not in game.state.ready]
    if not busy:
        return onward(game)
    _asked, deed = await game.ask_any(lambda: [luggage(game, seat) for seat in busy])
    deed()
    return Packing()


def luggage(game: Town, seat: Seat) -> Question[Deed]:
    """A seat is done with a character when its hand is full (JL-CHAR-04)."""
    return menu(
        game, seat, "packing", "JL-ITEM-11", lambda hero: choices(game, hero), lambda hero: is_packed(game, hero)
    )


def is_packed(game: Town, hero: Hero) -> bool:
    """No card is missing (JL-CHAR-04)."""
    hand = hand_of(game.content, game.state.chronicle, hero)
    return not is_chosen(game.content, game.state.chronicle) or len(hand) == game.content.classes[hero.kind].hand


def choices(game: Town, hero: Hero) -> Iterator[Option[Deed]]:
    yield from clothes(game, hero)
    yield from cards(game, hero)


def clothes(game: Town, hero: Hero) -> Iterator[Option[Deed]]:
    """Put on what there is room for, take off what is worn (JL-ITEM-09 … JL-ITEM-11)."""
    items, course = game.content.items, game.content.course
    worn = [items[id] for id in hero.equipped]
    for id in dict.fromkeys(spare(hero)):
        if fits(worn, items[id], hero.level, course):
            on = Message("option-wear", {"item": items[id].name})
            yield Option(f"wear:{hero.id}/{id}", partial(hero.equipped.append, id), on)
    if spare(hero):
        for id in dict.fromkeys(hero.equipped):
            off = Message("option-take-off", {"item": items[id].name})
            yield Option(f"take-off:{hero.id}/{id}", partial(hero.equipped.remove, id), off)


def cards(game: Town, hero: Hero) -> Iterator[Option[Deed]]:
    """Exactly as many cards as the hand limit, of all that are its own (JL-CHAR-04, JL-CHAR-05, JL-TUT-06)."""
    box = game.content
    if not is_chosen(box, game.state.chronicle):
        return
    hand, limit = hand_of(box, game.state.chronicle, hero), box.classes[hero.kind].hand
    own = pool(box, hero)
    for id in own:
        if id in hand and len(hand) == limit < len(own):
            yield Option(f"set-aside:{id}", partial(keep, hero, [one for one in hand if one != id]))
        elif id not in hand and len(hand) < limit:
            yield Option(f"take:{id}", partial(keep, hero, [one for one in own if one in (*hand, id)]))


def keep(hero: Hero, hand: list[str]) -> None:
    hero.hand = hand
