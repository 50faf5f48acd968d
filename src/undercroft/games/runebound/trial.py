"""Attribute tests: reveal skill cards, exert for more, count the stars."""

from undercroft.games.runebound.abilities import Source, trigger
from undercroft.games.runebound.act import Act
from undercroft.games.runebound.box import Table
from undercroft.games.runebound.content.verbs import Reveal, Test
from undercroft.games.runebound.decide import decide
from undercroft.games.runebound.decks import SKILLS, TABLE, discard, draw_top
from undercroft.games.runebound.do_gains import meant
from undercroft.games.runebound.events import Revealed, Tested
from undercroft.games.runebound.own_turn import on_own_turn, use_meanwhile
from undercroft.games.runebound.skills import can_exert, exert, skill
from undercroft.games.runebound.state import Hero
from undercroft.games.runebound.values import amount, attribute
from undercroft.table import CardId, Option


async def test_attribute(game: Table, hero: Hero, name: str, modifier: int) -> int:
    """Use the attribute, exert, apply the result: how many successes (RB-TEST-01, RB-TEST-09).

    All revealed cards are discarded afterwards (RB-TEST-14).
    """
    revealed: list[CardId] = []
    for _ in range(cards_to_reveal(game, hero, name, modifier)):
        reveal(game, revealed)
    await trigger(game, "testing", [hero.id], Act(hero.id, hero.seat, revealed=revealed))
    await exert_for_more(game, hero, revealed)
    successes = stars(game, revealed)
    for card in revealed:
        discard(game, card, "RB-TEST-14")
    game.tell(Tested(hero.id, name, successes, rule="RB-TEST-09"))
    return successes


def cards_to_reveal(game: Table, hero: Hero, name: str, modifier: int) -> int:
    """As many as the attribute, a negative one counting as 0, changed by the modifier; none less by choice.

    RB-TEST-02, RB-TEST-03, RB-TEST-04, RB-TEST-06, RB-TEST-17, RB-OPEN-18.
    """
    return max(0, attribute(game, hero, name) + modifier)


def reveal(game: Table, revealed: list[CardId]) -> None:
    """The top card of the skill deck, for all to see; only its stars matter (RB-TEST-15, RB-VIEW-10)."""
    card = draw_top(game, SKILLS, TABLE, "RB-TEST-02")
    if card is not None:
        revealed.append(card)
        game.tell(Revealed(card, skill(game, card).stars, rule="RB-TEST-02"))


async def exert_for_more(game: Table, hero: Hero, revealed: list[CardId]) -> None:
    """Exert for one more card, as often as there are cards in hand, after a success too; abilities may come between.

    RB-TEST-05, RB-TEST-07, RB-TEST-08, RB-ABIL-11. Each exertion is seen before the next is decided (RB-EXERT-03,
    RB-EXERT-05).
    """
    while True:
        options: list[Option[Source | bool]] = [Option("exert", True)] if can_exert(game, hero) else []
        options.extend(one.offered(one) for one in on_own_turn(game, hero))
        if not options:
            return
        options.append(Option("enough", False))
        so_far = stars(game, revealed)
        chosen = await decide(game, hero.seat, "exert", options, "RB-TEST-07", hero=hero.id, stars=so_far)
        if isinstance(chosen, Source):
            await use_meanwhile(game, hero, chosen)
        elif chosen:
            await exert(game, hero)
            reveal(game, revealed)
        else:
            return


def stars(game: Table, revealed: list[CardId]) -> int:
    """Each star is a success (RB-TEST-09)."""
    return sum(skill(game, card).stars for card in revealed)


async def carry_out_test(game: Table, act: Act, test: Test) -> None:
    """A test on a card: with a success go on, without one only what failing brings.

    RB-TEST-10, RB-TEST-11, RB-TEST-12, RB-TEST-13, RB-TEST-19.
    """
    from undercroft.games.runebound.perform import perform

    for hero in meant(game, act, test):
        act.successes = await test_attribute(game, hero, test.attribute, test.modifier)
        if act.successes:
            await perform(game, act, test.passed)
        else:
            await perform(game, act, test.failed)
            act.stopped = True


async def reveal_more(game: Table, act: Act, effect: Reveal) -> None:
    """An ability that adds cards to the test under way; like exerting, whatever the modifier (RB-TEST-05)."""
    if act.revealed is not None:
        for _ in range(amount(game, act, effect.amount)):
            reveal(game, act.revealed)
