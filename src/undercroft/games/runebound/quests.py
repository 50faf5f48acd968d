"""Quests: on a marked hex follow the instruction, resolve one outcome, take the card."""

from collections.abc import Sequence

from undercroft.games.runebound.abilities import can_pay, pay_cost, trigger
from undercroft.games.runebound.act import Act, act_of
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.model import Outcome, Quest
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import discard
from undercroft.games.runebound.dice import COMPASS, clear_dice, roll_dice, shows
from undercroft.games.runebound.events import QuestDone
from undercroft.games.runebound.holds import holds
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.trial import test_attribute
from undercroft.games.runebound.trophies import take
from undercroft.games.runebound.values import speed
from undercroft.table import CardId, Option


def quest_of(game: Table, card: CardId) -> Quest:
    quest = game.content.adventures[game.state.cards[card].definition]
    assert isinstance(quest, Quest)
    return quest


def open_quests(game: Table, hero: Hero) -> list[CardId]:
    """The hero's own quests that can be tried here: on a marked hex, at the price of the instruction.

    RB-QUEST-02, RB-QUEST-14, RB-EXPLORE-04.
    """
    cards = game.state.zones[hero.zone("quests")].cards
    return [card for card in cards if can_try(game, hero, quest_of(game, card))]


def can_try(game: Table, hero: Hero, quest: Quest) -> bool:
    if hero.at not in game.content.realm.spots(quest.at) or not can_pay(game, hero, quest.cost):
        return False
    return quest.needs is None or holds(game, act_of(hero), quest.needs)


async def try_quest(game: Table, hero: Hero, card: CardId) -> None:
    """Each try follows the whole instruction, price included; without an outcome the quest stays.

    RB-QUEST-12, RB-QUEST-13.
    """
    quest = quest_of(game, card)
    await pay_cost(game, hero, quest.cost)
    act = act_of(hero, card, game.state.cards[card].back)
    act.waits = True
    met = await follow(game, hero, quest, act)
    options: list[Option[int | None]] = [Option(f"outcome:{at}", at, quest.outcomes[at].text) for at in met]
    options.append(Option("leave", None))
    at = await decide(game, hero.seat, "outcome", options, "RB-QUEST-04", hero=hero.id, card=card)
    clear_dice(game)
    if at is not None:
        await resolve_outcome(game, hero, act, quest.outcomes[at], at)


async def follow(game: Table, hero: Hero, quest: Quest, act: Act) -> list[int]:
    """Explore, test, or only pay: which outcomes can now be resolved (RB-QUEST-04, RB-QUEST-05)."""
    match quest.instruction:
        case "explore":
            dice = await explore(game, hero)
            return [at for at, outcome in enumerate(quest.outcomes) if meets(dice, outcome.requires)]
        case "test":
            act.successes = await test_attribute(game, hero, quest.attribute or "body", 0)
            return [at for at, outcome in enumerate(quest.outcomes) if act.successes >= max(1, outcome.successes)]
        case "pay":
            return list(range(len(quest.outcomes)))


async def explore(game: Table, hero: Hero) -> list[str]:
    """Roll as many dice as speed; the terrain of the hex doesn't matter (RB-EXPLORE-01, RB-EXPLORE-05, RB-DICE-02)."""
    return (await roll_dice(game, hero, speed(game, hero), "explore")).dice


def meets(dice: Sequence[str], symbols: Sequence[str]) -> bool:
    """Whether each symbol can be paid with a die of its own; a listed compass takes a compass.

    RB-QUEST-06, RB-QUEST-07, RB-QUEST-08, RB-EXPLORE-02, RB-EXPLORE-03.

    >>> meets(["mountain+water", "compass"], ["mountain", "water"]), meets(["mountain+water"], ["mountain", "water"])
    (True, False)
    """
    if not symbols:
        return True
    first, *rest = symbols
    for at, die in enumerate(dice):
        if (die == COMPASS if first == COMPASS else shows(die, first)) and meets([*dice[:at], *dice[at + 1 :]], rest):
            return True
    return False


async def resolve_outcome(game: Table, hero: Hero, act: Act, outcome: Outcome, at: int) -> None:
    """One outcome of one's choice, then the card as a trophy unless it says otherwise, then bonus trophies.

    A test that fails on the way leaves the quest where it is (RB-TEST-19).
    RB-QUEST-09, RB-QUEST-10, RB-QUEST-11, RB-QUEST-15, RB-QUEST-16.
    """
    from undercroft.games.runebound.perform import gain_bonus, perform

    card = act.card
    assert card is not None
    with game.resolving(QuestDone(hero.id, card, at + 1, rule="RB-QUEST-04")):
        await perform(game, act, outcome.do)
        if act.stopped:
            return
        if game.state.cards[card].zone == hero.zone("quests"):
            if outcome.trophy:
                await take(game, hero, card)
            else:
                discard(game, card, "RB-QUEST-15")
        await gain_bonus(game, act)
        await trigger(game, "quest-done", [hero.id])
