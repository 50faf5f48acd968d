"""Using abilities: whose they are, when they can be used, what they cost, how often; simultaneous ones in order."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from undercroft.games.runebound.act import FOE, Act, other_side, side_of
from undercroft.games.runebound.box import Table, Timed
from undercroft.games.runebound.content.ability import FREE, Ability, At
from undercroft.games.runebound.content.model import EventCard, StoryCard
from undercroft.games.runebound.content.terms import AnyDeck, Cost
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import TRACK, discard
from undercroft.games.runebound.events import Cancelled, Used
from undercroft.games.runebound.gold import lose_gold, lose_tokens
from undercroft.games.runebound.holds import holds
from undercroft.games.runebound.skills import can_exert, exert
from undercroft.games.runebound.state import Hero, Turn
from undercroft.games.runebound.trophies import pay, payments
from undercroft.games.runebound.values import own_cards
from undercroft.table import CardId, Option, Seat
from undercroft.words import Message

SCENARIO = "scenario"
T = TypeVar("T")


class Source(NamedTuple):
    """Where an ability stands: `mok#0`, `skill-12#1`, `foe#0`, `scenario#0`."""

    id: str
    card: CardId | None
    ability: Ability

    def offered(self, value: T) -> Option[T]:
        """Using it as an answer, in its own words."""
        return Option(f"use:{self.id}", value, Message("use-ability", {"text": self.ability.text}))


def sources(game: Table, who: str, at: At | None = None) -> list[Source]:
    """The abilities for one time, or all of them, of a hero (or of the enemy in combat).

    They stand on own cards, open rumors, the scenario and story quests.
    RB-ABIL-01, RB-ABIL-02, RB-EVENT-11, RB-SCEN-02, RB-STORY-06.
    """
    if who == FOE:
        return stand_on(FOE, None, foe_abilities(game), at)
    state, content = game.state, game.content
    hero = state.heroes[who]
    found: list[Source] = []
    for card, abilities in own_cards(game, hero):
        if at in abilities and (card or not state.setting_up):
            found += stand_on(card or who, card, abilities, at)
    if at in (side_a := content.of_scenarios[state.scenario]):
        found += stand_on(SCENARIO, None, side_a, at)
    if at in content.told_times:
        found += told_abilities(game, hero, at)
    return found


def told_abilities(game: Table, hero: Hero, at: At | None) -> list[Source]:
    """Those of open rumors, and of story quests where the hero is (RB-EVENT-11, RB-STORY-06)."""
    state, content = game.state, game.content
    found: list[Source] = []
    for card in state.zones[hero.zone("rumors")].cards:
        event = content.adventures[state.cards[card].definition]
        if isinstance(event, EventCard):
            rumors = [option.rumor for option in event.options if option.rumor]
            found.extend(Source(f"{card}#0", card, rumor) for rumor in rumors if at in (None, rumor.at))
    for card in state.zones[TRACK].cards:
        story: StoryCard = content.stories[state.cards[card].definition]
        if story.quest and at in (None, story.quest.at) and (not story.at or hero.at in content.realm.spots(story.at)):
            found.append(Source(f"{card}#0", card, story.quest))
    return found


def stand_on(name: str, card: CardId | None, abilities: Timed, at: At | None) -> list[Source]:
    """The abilities of one card for one time."""
    if at not in abilities:
        return []
    return [Source(f"{name}#{place}", card, ability) for place, ability in abilities[at]]


def foe_abilities(game: Table) -> Timed:
    """An enemy's abilities are those on its card, the villain's those on side B (RB-SURGE-02, RB-SCEN-03)."""
    combat = game.state.combat
    if combat is None:
        return {}
    return game.content.of_villains[game.state.scenario] if combat.villain else game.content.of_enemies[combat.enemy]


def active(game: Table) -> Hero | None:
    """The hero of the active player (RB-TURN-04)."""
    place = game.state.place
    return game.state.heroes[place.hero] if isinstance(place, Turn) else None


def is_free(game: Table, who: str, source: Source) -> bool:
    """Whether the limit of an ability allows it now; once per turn is for the own turn only.

    RB-ABIL-09, RB-ABIL-10, RB-ABIL-12; each surge ability once a combat round (RB-SURGE-03, RB-SURGE-08).
    """
    ability, state = source.ability, game.state
    if ability.at == "surge" and state.combat and source.id in side_of(state.combat, who).used:
        return False
    if ability.limit is None:
        return True
    if who == FOE:
        return state.combat is None or source.id not in side_of(state.combat, who).used
    if ability.limit == "turn":
        mine = active(game)
        if mine is None or mine.id != who:
            return False
    return source.id not in state.heroes[who].used


def usable(game: Table, who: str, source: Source, facts: Act | None = None) -> bool:
    """Limit, conditions and price."""
    ability = source.ability
    if not is_free(game, who, source):
        return False
    if ability.needs is not None and not holds(game, new_act(game, who, source, facts), ability.needs):
        return False
    return ability.cost is FREE or who == FOE or can_pay(game, game.state.heroes[who], ability.cost)


def can_pay(game: Table, hero: Hero, cost: Cost) -> bool:
    """A player can spend only what is their own, and no more than there is (RB-SPEND-01, RB-GOLD-03)."""
    orbs = orbs_of(cost)
    return (
        hero.actions >= cost.actions
        and hero.gold >= cost.gold
        and can_exert(game, hero, cost.exert)
        and all(hero.story.get(token, 0) >= many for token, many in cost.tokens.items())
        and (not orbs or payments(game, hero, orbs))
    )


def orbs_of(cost: Cost) -> list[AnyDeck]:
    return [deck for deck, many in cost.trophies.items() for _ in range(many)]


async def pay_cost(game: Table, hero: Hero, cost: Cost) -> None:
    """Costs are paid before the effect (RB-SURGE-05); story tokens and gold go to the bank (RB-SPEND-03).

    RB-ABIL-16, RB-EXERT-02, RB-SPEND-01, RB-GOLD-01.
    """
    hero.actions -= cost.actions
    for _ in range(cost.exert):
        await exert(game, hero)
    if cost.gold:
        lose_gold(game, hero, cost.gold, "RB-GOLD-02")
    for token, many in cost.tokens.items():
        lose_tokens(game, hero, token, many, "RB-SPEND-03")
    if cost.trophies:
        await pay(game, hero, orbs_of(cost), "RB-SPEND-04")


async def use(game: Table, who: str, source: Source, act: Act) -> None:
    """Use an ability: mark it, pay for it, let who can cancel it, then resolve it (RB-ABIL-03, RB-ABIL-04).

    What is cancelled is not resolved, and its price stays paid (RB-ABIL-06, RB-ABIL-07, RB-ABIL-08).
    """
    from undercroft.games.runebound.perform import perform

    mark(game, who, source)
    with game.resolving(Used(who, source.id, rule="RB-ABIL-01")):
        if who != FOE and source.ability.cost is not FREE:
            await pay_cost(game, game.state.heroes[who], source.ability.cost)
        if source.ability.at == "surge":
            await let_cancel(game, who, source, act)
        if act.cancelled:
            game.tell(Cancelled(source.id, rule="RB-ABIL-06"))
        else:
            await perform(game, act, source.ability.do)
    if source.card is not None:
        finish_rumor(game, who, source.card)


def finish_rumor(game: Table, who: str, card: CardId) -> None:
    """A rumor that was resolved, or whose test failed, is discarded unless it was taken.

    RB-EVENT-07, RB-TEST-18, RB-OPEN-49.
    """
    if who != FOE and game.state.cards[card].zone == game.state.heroes[who].zone("rumors"):
        discard(game, card, "RB-EVENT-09")


async def let_cancel(game: Table, who: str, source: Source, act: Act) -> None:
    """Just before a surge ability is resolved the opponent may cancel it (RB-ABIL-07)."""
    combat = game.state.combat
    if combat is None:
        return
    opponent = other_side(combat, who)
    if source.ability.cancel_for is not None:
        from undercroft.games.runebound.combat.surge import offer_cancel

        await offer_cancel(game, opponent, act, source.ability.cancel_for)
    if not act.cancelled:
        await trigger(game, "foe-surges", [opponent.who], act)


def mark(game: Table, who: str, source: Source) -> None:
    """Remember that a limited ability was used (RB-ABIL-13)."""
    ability, combat = source.ability, game.state.combat
    if combat and (ability.at == "surge" or (who == FOE and ability.limit)):
        side_of(combat, who).used[source.id] = ability.limit or "combat-round"
    if who != FOE and ability.limit:
        game.state.heroes[who].used[source.id] = ability.limit


def clear_marks(hero: Hero, *spans: str) -> None:
    """When a span ends, what is limited to it can be used again; once per game never (RB-ABIL-13)."""
    hero.used = {source: span for source, span in hero.used.items() if span not in spans}


# Simultaneous abilities


def in_order(game: Table, whose: Sequence[str]) -> list[str]:
    """The active player's first, then the others' in player order; an enemy counts as who controls it.

    RB-SIMUL-02, RB-SIMUL-03, RB-SIMUL-06; between turns the first player is active (RB-OPEN-23).
    """
    if len(whose) < 2:
        return list(whose)
    state = game.state
    order: list[Seat | None] = [hero.seat for hero in state.playing()]
    now = active(game)
    if now is not None:
        order.remove(now.seat)
        order.insert(0, now.seat)
    combat = state.combat

    def place(who: str) -> int:
        seat = side_of(combat, who).seat if combat and who == FOE else state.heroes[who].seat
        return order.index(seat) if seat in order else len(order)

    return sorted(whose, key=place)


async def trigger(game: Table, at: At, whose: Sequence[str], act: Act | None = None) -> None:
    """Abilities that are triggered at one moment: player after player, each player's own in an order of choice.

    RB-SIMUL-01, RB-SIMUL-04, RB-SIMUL-05; what is not optional must be resolved (RB-PREC-06, RB-PREC-08).
    """
    waiting = {who: found for who in whose if (found := sources(game, who, at))}
    if waiting:
        for who in in_order(game, list(waiting)):
            await resolve_own(game, who, waiting[who], act)


async def resolve_own(game: Table, who: str, waiting: list[Source], facts: Act | None) -> None:
    """One player's simultaneous abilities, all of them before the next player's (RB-SIMUL-04, RB-SIMUL-05)."""
    while not over(game):
        open = [one for one in waiting if usable(game, who, one, facts)]
        options: list[Option[Source | None]] = [one.offered(one) for one in open]
        if not options:
            return
        if all(one.ability.optional for one in open):
            options.append(Option("pass", None))
        seat = seat_of(game, who)
        source = await decide(game, seat, "triggered", options, "RB-SIMUL-04", who=who)
        if source is None:
            return
        waiting.remove(source)
        await use(game, who, source, new_act(game, who, source, facts))


def over(game: Table) -> bool:
    """As soon as a combat is over, what is not yet resolved of it never is (RB-COMBAT-15)."""
    combat = game.state.combat
    return combat is not None and combat.over != ""


def seat_of(game: Table, who: str) -> Seat | None:
    """Who decides for a hero, or for the enemy in combat (RB-COMBAT-02)."""
    combat = game.state.combat
    return side_of(combat, FOE).seat if who == FOE and combat else game.state.heroes[who].seat


def new_act(game: Table, who: str, source: Source, facts: Act | None = None) -> Act:
    """The act of one ability; about the same damage as what it answers to."""
    deck = game.state.cards[source.card].back if source.card else ""
    combat_action = source.ability.at in ("surge", "combat-action")
    act = Act(who, seat_of(game, who), source.card, deck, attack=combat_action)
    if facts is not None:
        act.hit, act.revealed, act.answers = facts.hit, facts.revealed, facts
    return act
