"""The market: everybody buys, sells and gives away, in any order."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.gear import buy, for_sale, pass_on, price, sell, wear
from undercroft.games.haven.campaign.happenings import Bought, Given, Sold
from undercroft.games.haven.campaign.town import Market, Town, heroes_of, onward, party, seats_there
from undercroft.games.haven.content.model import Item
from undercroft.table import Option, Place, Question, Seat
from undercroft.words import Message, Speech

Deed: TypeAlias = Callable[[], None]


async def trade(game: Town, _: Market) -> Place:
    """One deed of anybody; the market closes when everybody is done (JL-SHOP-01, JL-OPEN-25)."""
    busy = [seat for seat in seats_there(game) if seat not in game.state.ready]
    if not busy:
        return onward(game)
    _asked, deed = await game.ask_any(lambda: [errands(game, seat) for seat in busy])
    deed()
    return Market()


def errands(game: Town, seat: Seat) -> Question[Deed]:
    """What a seat can do here for the character it is busy with."""
    return menu(game, seat, "market", "JL-SHOP-01", lambda hero: deeds(game, hero))


def menu(
    game: Town,
    seat: Seat,
    kind: str,
    rule: str,
    offers: Callable[[Hero], Iterable[Option[Deed]]],
    is_done: Callable[[Hero], bool] = lambda _: True,
) -> Question[Deed]:
    """What can be done for the one character a seat has, or for the one it turns to."""
    state, mine = game.state, heroes_of(game, seat)
    hero = mine[0] if len(mine) == 1 else next((one for one in mine if one.id == state.visiting.get(seat)), None)
    done: Option[Deed] = Option("done", partial(state.ready.append, seat), Message("option-done"))
    if hero is None:
        visits = [_visit(game, seat, one) for one in mine if [*offers(one)]]
        return Question((seat,), f"{kind}-who", [done, *visits], rule)
    away: Option[Deed] = (
        done if len(mine) == 1 else Option("back", partial(turn_to, game, seat, ""), Message("option-back"))
    )
    options = [away, *offers(hero)] if is_done(hero) else [*offers(hero)]
    return Question((seat,), kind, options, rule, {"hero": hero.id, "gold": hero.gold})


def _visit(game: Town, seat: Seat, hero: Hero) -> Option[Deed]:
    return Option(f"visit:{hero.id}", partial(turn_to, game, seat, hero.id))


def turn_to(game: Town, seat: Seat, hero: str) -> None:
    game.state.visiting[seat] = hero


def deeds(game: Town, hero: Hero) -> Iterator[Option[Deed]]:
    """Everything in the shop that it can pay, and all that it owns (JL-SHOP-04 … JL-SHOP-08, JL-ITEM-13)."""
    chronicle, items, course = game.state.chronicle, game.content.items, game.content.course
    for id in for_sale(chronicle, hero, items):
        yield _option(f"buy:shop/{id}", items[id], partial(purchase, game, hero, items[id]), price(items[id]))
    for id in dict.fromkeys(hero.items):
        gold = course.sale_price(items[id].gold)
        yield _option(f"sell:{hero.id}/{id}", items[id], partial(dispose, game, hero, items[id]), gold)
        for other in party(game):
            if other is not hero:
                yield Option(
                    f"give:{hero.id}/{id},{other.id}",
                    partial(present, game, hero, other, items[id]),
                    Message("option-give", {"item": items[id].name, "hero": title(game, other)}),
                )


def _option(text: str, item: Item, deed: Deed, gold: int) -> Option[Deed]:
    verb = text.partition(":")[0]
    return Option(text, deed, Message(f"option-{verb}", {"item": item.name, "gold": gold}))


def title(game: Town, hero: Hero) -> Speech:
    """What a character is called."""
    return hero.name or game.content.classes[hero.kind].name


def purchase(game: Town, hero: Hero, item: Item) -> None:
    """It is paid, and worn if there is room (JL-SHOP-04, JL-SHOP-07, JL-SHOP-08)."""
    buy(game.state.chronicle, hero, item)
    wear(hero, item.id, game.content.items, game.content.course)
    game.tell(Bought(hero.id, item.name, price(item), rule="JL-SHOP-04"))


def dispose(game: Town, hero: Hero, item: Item) -> None:
    """It goes back to the shop (JL-SHOP-05, JL-SHOP-06)."""
    course = game.content.course
    sell(game.state.chronicle, hero, item, course)
    game.tell(Sold(hero.id, item.name, course.sale_price(item.gold), rule="JL-SHOP-05"))


def present(game: Town, hero: Hero, other: Hero, item: Item) -> None:
    """It goes to another character, who wears it if there is room (JL-ITEM-13, JL-OPEN-43)."""
    pass_on(hero, other, item.id)
    wear(other, item.id, game.content.items, game.content.course)
    game.tell(Given(hero.id, other.id, item.name, rule="JL-ITEM-13"))
