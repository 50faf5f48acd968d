"""Events: drawn after a scenario that was won, decided together, and then what comes of it."""

from collections.abc import Sequence

from undercroft.games.haven.campaign.chronicle import Hero
from undercroft.games.haven.campaign.handing import name_one, share_costs, share_out
from undercroft.games.haven.campaign.happenings import EventDrawn, EventTurned, GoldLost, WillStartWith
from undercroft.games.haven.campaign.rewards import pay, reward
from undercroft.games.haven.campaign.town import Omen, Town, onward, party, seats_there
from undercroft.games.haven.content.model import EventCard, EventOption, Outcome
from undercroft.table import Option, Place, Question
from undercroft.words import Message


async def omen(game: Town, _: Omen) -> Place:
    """One event for each completed scenario, as long as there are cards (JL-EVENT-01)."""
    chronicle = game.state.chronicle
    if chronicle.event_due and chronicle.events:
        await meet(game)
    chronicle.event_due = False
    return onward(game)


async def meet(game: Town) -> None:
    """The top card is read, its option chosen, its back read; it never comes again.

    JL-EVENT-01, JL-EVENT-04, JL-EVENT-07; the deck keeps resolved cards apart (JL-CAMP-08).
    """
    state, chronicle = game.state, game.state.chronicle
    id = game.random.pick(chronicle.events, "event")
    card = game.content.events[id]
    state.event, state.option = id, ""
    chronicle.events.remove(id)
    chronicle.resolved.append(id)
    with game.resolving(EventDrawn(id, card.text, rule="JL-EVENT-01")):
        state.option = await decide(game, card)
        outcome = outcome_of(option_of(card, state.option), kinds(game))
        game.reveal()
        game.tell(EventTurned(id, state.option, outcome.text, rule="JL-EVENT-04"))
        await apply(game, outcome)
    if outcome.draw_another and chronicle.events:
        await meet(game)


async def decide(game: Town, card: EventCard) -> str:
    """The party chooses before the back is read; some options need a class (JL-EVENT-02, JL-EVENT-03)."""
    options = [
        Option(f"event:{at}", at, Message("option-event", {"which": at.upper(), "text": way.text}))
        for at, way in (("a", card.a), ("b", card.b))
        if is_possible(way, kinds(game))
    ]
    seats = tuple(seats_there(game))
    return await game.ask(
        Question(seats, "event", options, "JL-EVENT-02", {"event": card.name}, party=True, forced=False)
    )


def kinds(game: Town) -> list[str]:
    return [hero.kind for hero in party(game)]


def option_of(card: EventCard, option: str) -> EventOption:
    return card.a if option == "a" else card.b


def is_possible(way: EventOption, classes: Sequence[str]) -> bool:
    """An option may need one of certain characters in the party (JL-EVENT-03)."""
    return not way.needs or any(kind in classes for kind in way.needs)


def outcome_of(way: EventOption, classes: Sequence[str]) -> Outcome:
    """What the back says for this party: the first case whose class is in it, or what holds for all others."""
    cases = [case.outcome for case in way.cases if any(kind in classes for kind in case.classes)]
    return cases[0] if cases else way.outcome


async def apply(game: Town, outcome: Outcome) -> None:
    """Everything that is said there happens (JL-EVENT-05, JL-OPEN-63): costs first, then gains."""
    heroes = party(game)
    for hero in heroes:
        lose(game, hero, outcome.lose_gold_each)
    if outcome.lose_gold_together:
        await share_costs(game, outcome.lose_gold_together)
    if outcome.lose_gold_one:
        payer = await name_one(game, "pay-one", gold=outcome.lose_gold_one)
        lose(game, payer, outcome.lose_gold_one)
        await share_out(game, outcome.gold_others, [hero for hero in heroes if hero is not payer])
    for condition in outcome.give_next:
        for hero in heroes:
            burden(game, hero, condition)
    for condition in outcome.give_one:
        burden(game, await name_one(game, "burden-one", condition=Message(f"condition-{condition}")), condition)
    reward(game.state.chronicle, heroes, outcome.rewards, game.content.course)


def lose(game: Town, hero: Hero, amount: int) -> None:
    """Nobody loses more than there is (JL-EVENT-06, JL-SHOP-09)."""
    if paid := pay(hero, amount):
        game.tell(GoldLost(hero.id, paid, rule="JL-EVENT-06"))


def burden(game: Town, hero: Hero, condition: str) -> None:
    """The next scenario begins with this condition, good or bad (JL-EVENT-05)."""
    hero.conditions.append(condition)
    game.tell(WillStartWith(hero.id, condition, rule="JL-EVENT-05"))
